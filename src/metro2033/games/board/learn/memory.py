"""Cache of a board game's last observations: the encoded pieces and the data they were encoded from."""

from __future__ import annotations

from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.native import i64
from metro2033.observations.observation import Marks, Memory, Pile


class Side:
    """Cached encoding of a seat's side of the table, with the data it was encoded from."""

    def __init__(self, no_equipment: bytes, no_missions: bytes, no_threats: bytes) -> None:
        self.faction = self.hero = self.at = NOBODY
        self.stations = Marks()
        self.gear, self.done = Pile(no_equipment), Pile(no_missions)
        self.points = 0
        self.written = b""
        self.tokens: i64 = NOBODY
        self.others: i64 = NOBODY
        self.counts = b""
        self.used, self.missions, self.scouted = Pile(no_missions), Pile(no_missions), Pile(no_threats)

    def is_of(self, s: State, seat: int) -> bool:
        """Returns whether the seat's slowly changing data is still as encoded."""
        return (
            self.stations.mask == s.own[seat]
            and self.at == s.hero_at[seat]
            and self.gear.cards == s.gear[seat]
            and self.done.cards == s.done[seat]
            and self.hero == s.hero[seat]
            and self.faction == s.faction[seat]
        )


class Fighter:
    """Cached combat cards of one side of a battle."""

    def __init__(self, no_cards: bytes) -> None:
        self.taken_back, self.hand = Pile(no_cards), Pile(no_cards)


class SeenPile:
    """A pile of which seats know some cards, with the encoded knowledge of each seat."""

    def __init__(self, places: int) -> None:
        self.cards: list[int] = []
        self.known: list[int] = []  # by place: a mask of seats
        self.unwritten = [b""] * places
        self.written = self.unwritten[:]  # by seat; empty until encoded

    def follow(self, cards: list[int], known: list[int]) -> None:
        """Invalidates the cache if the pile has changed."""
        if known != self.known or cards != self.cards:
            self.cards, self.known, self.written = cards[:], known[:], self.unwritten[:]

    def cards_known(self, seat: int) -> list[int]:
        """Returns the cards that a seat knows."""
        return [self.cards[place] for place, seats in enumerate(self.known) if seats >> seat & 1]


class BoardMemory(Memory):
    """The cached pieces of a table's last observations."""

    def __init__(
        self, places: int, no_equipment: bytes, no_missions: bytes, no_threats: bytes, no_combat_cards: bytes
    ) -> None:
        self.course_key: i64 = NOBODY
        self.course = b""
        self.tokens: i64 = NOBODY
        self.decks: i64 = NOBODY
        self.numbers = b""
        self.neutral = Marks()
        self.market, self.equipment_discard, self.threat_discard = (
            Pile(no_equipment),
            Pile(no_equipment),
            Pile(no_threats),
        )
        self.stock = b""
        self.missions_seen, self.laws_known, self.threats_known = SeenPile(places), SeenPile(places), SeenPile(places)
        self.fighters = [Fighter(no_combat_cards), Fighter(no_combat_cards)]
        self.sides = [Side(no_equipment, no_missions, no_threats) for _ in range(places)]
