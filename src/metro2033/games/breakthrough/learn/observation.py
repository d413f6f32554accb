"""Observations of the card game: the knowledge of one seat as bytes; the game's view defines what is public (C-72)."""

from __future__ import annotations

from typing import Any

from metro2033.games.breakthrough.game import BreakthroughRules
from metro2033.games.breakthrough.state import HAND, TOKENS, State
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.native import i64
from metro2033.observations.layout import MOST_BYTE
from metro2033.observations.observation import Memory, ObservationWriter, Pile, flags, most_copies


class Side:
    """A cache of one seat's encoded side of the table, with the inputs it was encoded from."""

    def __init__(self, none: bytes) -> None:
        self.key: i64 = NOBODY
        self.counts = b""
        self.hand, self.shown = Pile(none), Pile(none)
        self.upright, self.turned, self.stations, self.each = Pile(none), Pile(none), Pile(none), Pile(none)
        self.resources: list[int] = []
        self.heroes: list[int] = []
        self.tokens: list[int] = []
        self.in_play = 4 * none

    def is_in_play(self, s: State, seat: int) -> bool:
        """Returns whether the cached cards and tokens in play are still current for a seat."""
        return (
            self.resources == s.resources[seat]
            and self.turned.cards == s.turned[seat]
            and self.heroes == s.heroes[seat]
            and self.stations.cards == s.stations[seat]
            and self.tokens == s.tokens[seat]
        )


class CardMemory(Memory):
    """Cached parts of a table's last observations."""

    def __init__(self, places: int, none: bytes) -> None:
        self.slots: list[int] = []
        self.market = none
        self.discard = Pile(none)
        self.sides = [Side(none) for _ in range(places)]


class BreakthroughWriter(ObservationWriter):
    """Writes the card game's observations."""

    def __init__(self, rules: BreakthroughRules) -> None:
        catalog = rules.catalog
        self.cards = len(catalog.card_ids)
        self.no_cards = bytes(self.cards)
        super().__init__(rules, list(range(self.cards)))
        self.by_card = flags(self.cards)
        self.factions = flags(len(catalog.factions))
        self.faction_number = {card: number for number, card in enumerate(catalog.factions)} | {NOBODY: NOBODY}
        self.nothing_open = bytes(1 + 5 * self.cards)  # no swap, payment or monster
        self._lay(len(catalog.factions), most_copies(catalog.deck))

    def _lay(self, factions: int, copies: int) -> None:
        add, cards = self.layout.add, self.cards
        add("market", cards, copies, "cards in the market, by card")
        add("deck", 1, MOST_BYTE, "cards left in the deck")
        add("discard", cards, copies, "cards in the discard pile, by card")
        add("swap_count", 1, HAND, "cards named for a swap so far")
        add("swap", cards, copies, "those cards if the observer named them, by card")
        add("mission", cards, 1, "the mission that is being paid, by card")
        add("paid", cards, copies, "heroes and resources named for the payment so far, by card")
        add("threat", cards, 1, "the monster that goes round the table, by card")
        add("shields", cards, copies, "protections named against it so far, by card")
        self.layout.open_block()
        add("seat.faction", factions, 1, "its faction")
        add("seat.done", 1, 1, "whether the faction's mission is done")
        add("seat.up", 1, TOKENS, "tokens above the faction card")
        add("seat.down", 1, TOKENS, "tokens below it")
        add("seat.supply", 1, TOKENS, "tokens not yet won")
        add("seat.points", 1, TOKENS, "tokens won, the victory points")
        add("seat.repelled", 1, 1, "whether it has repelled the monster")
        add("seat.hand_count", 1, MOST_BYTE, "cards in its hand")
        add("seat.hand", cards, copies, "its hand as far as the observer knows it, by card")
        add("seat.resources", cards, copies, "upright resources and heroes in play, by card")
        add("seat.turned", cards, copies, "turned resources and threats, by card")
        add("seat.stations", cards, copies, "its stations, by card")
        add("seat.tokens", cards, TOKENS, "tokens on them, by card")
        seat = self.layout.close_block(self.places)
        self.absent = [bytes(seat * (self.places - seats)) for seats in range(self.places + 1)]  # by number of seats

    def memory(self) -> Memory:
        """Returns an empty memory for one table."""
        return CardMemory(self.places, self.no_cards)

    def round(self, s: Any) -> int:
        """Returns the round of a game."""
        state: State = s
        return state.round

    def add(self, s: Any, seat: int, memory: Memory, parts: list[bytes]) -> None:
        """Appends the parts of a seat's observation."""
        assert isinstance(memory, CardMemory)
        self._add(s, seat, memory, parts)

    def _add(self, s: State, seat: int, memory: CardMemory, parts: list[bytes]) -> None:
        seats = s.seats
        parts.append(self.rounds[seats - 2][min(MOST_BYTE, s.round)])
        parts.append(self._places(seat, seats, s.first, s.active, s.asked))
        parts.append(self._question(s))
        self._add_table(s, seat, parts, memory)
        other = seat
        for _ in range(seats):
            side = memory.sides[other]
            parts.append(self._counts(side, s, other))
            if other == seat:
                parts.append(self._counted(side.hand, s.hand[other]))
            else:
                parts.append(self._counted(side.shown, s.shown[other]))
            parts.append(self._in_play(side, s, other))
            other = other + 1 if other + 1 < seats else 0
        parts.append(self.absent[seats])

    def _add_table(self, s: State, seat: int, parts: list[bytes], memory: CardMemory) -> None:
        if s.market != memory.slots:
            memory.slots = s.market[:]
            memory.market = self._count([card for card in s.market if card != NOBODY], self.no_cards)
        parts.append(memory.market)
        parts.append(self.numbers[min(MOST_BYTE, len(s.deck))])
        parts.append(self._counted(memory.discard, s.discard))
        if s.swapped or s.payment is not None or s.attack is not None:
            self._add_open(s, seat, parts)
        else:
            parts.append(self.nothing_open)

    def _add_open(self, s: State, seat: int, parts: list[bytes]) -> None:
        """Appends pending business: a swap, a payment, a monster's attack."""
        payment, attack, none = s.payment, s.attack, self.no_cards
        parts.append(self.numbers[min(HAND, len(s.swapped))])
        parts.append(self._count(s.swapped, none) if s.active == seat else none)
        parts.append(self.by_card[NOBODY if payment is None else payment.mission])
        parts.append(none if payment is None else self._count(payment.heroes + payment.spent, none))
        parts.append(self.by_card[NOBODY if attack is None else attack.threat])
        parts.append(none if attack is None else self._count(attack.used, none))

    def _counts(self, side: Side, s: State, seat: int) -> bytes:
        """Returns a seat's faction and numbers; all of them are packed into one integer, so a cache hit costs one comparison."""
        supply, hand = s.supply[seat], len(s.hand[seat])
        repelled = 0 if s.attack is None else s.attack.repelled >> seat & 1
        key: i64 = s.faction[seat] + 1
        key = (key << 8 | s.done[seat]) << 8 | s.up[seat]
        key = (key << 8 | s.down[seat]) << 8 | supply
        key = (key << 8 | repelled) << 8 | hand
        if key != side.key:
            side.key = key
            numbers = [s.done[seat], s.up[seat], s.down[seat], supply, TOKENS - supply, repelled, hand]
            side.counts = self.factions[self.faction_number[s.faction[seat]]] + bytes(numbers)
        return side.counts

    def _in_play(self, side: Side, s: State, seat: int) -> bytes:
        """Returns the encoding of a seat's cards and tokens in play."""
        if not side.is_in_play(s, seat):
            resources, heroes, stations, tokens = s.resources[seat], s.heroes[seat], s.stations[seat], s.tokens[seat]
            side.resources, side.heroes, side.tokens = resources[:], heroes[:], tokens[:]
            each = [station for place, station in enumerate(stations) for _ in range(tokens[place])]
            side.in_play = b"".join(
                [
                    self._counted(side.upright, resources + heroes),
                    self._counted(side.turned, s.turned[seat]),
                    self._counted(side.stations, stations),
                    self._counted(side.each, each),
                ]
            )
        return side.in_play
