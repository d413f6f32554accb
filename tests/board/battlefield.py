"""Battles for tests: two neutral factions within reach of each other, and an even deal of combat cards.

Red Line (seat 0, Anna, strength 3) and Arbat (seat 1, Miller, strength 2) have no ability that matters in a battle.
Through neutral Polis the Red Line's army gets at Smolenskaya (dark blue), an Arbat home, and at Kropotkinskaya, which
is neutral and has neither a transfer nor the end of a line.
"""

from __future__ import annotations

from typing import Any

from metro2033.games.board.view_types import BoardView, SeatView
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import Event, Told
from metro2033.kernel.game import Game
from metro2033.kernel.scenario import pass_by
from tests.board.table import answer, lay, seat

NEUTRAL = "kropotkinskaya"
ENEMY = "smolenskaya_purple"
POLIS = "arbatskaya_polis"
ARBAT_HOMES = ["kievskaya_light_blue", "kievskaya_purple", "smolenskaya_purple"]

# Attacker: Frontal assault, Flanking move, Breakthrough. Defender: Counterattack, Ambush, Evasion. Aside: Regrouping.
DEAL = ["cc_assault", "cc_counterattack", "cc_flanking", "cc_ambush", "cc_breakthrough", "cc_evasion", "cc_regroup"]
EVEN = ("0 play cc_assault", "1 play cc_counterattack")  # +2 against +2


class Battlefield(Game):
    """A game that remembers everything it has told."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.rules, game.state, game.chance, game.seats)
        self.events: list[Event] = []

    def answer(self, seat: int, choice: Choice | str) -> list[Event]:
        """Answers as usual and keeps the events."""
        events = super().answer(seat, choice)
        self.events += events
        return events

    def told(self, name: str, seat: int | None = None) -> list[Told]:
        """Returns everything told so far under a name, as a seat (or a spectator) hears it."""
        heard = [self.rules.tell(event, seat) for event in self.events]
        return [event for event in heard if event.event == name]

    def happened(self, name: str) -> bool:
        """Returns whether something was told under a name."""
        return bool(self.told(name))

    def order(self, *names: str) -> list[str]:
        """Returns the named events in the order in which they happened."""
        heard = [self.rules.tell(event, None).event for event in self.events]
        return [name for name in heard if name in names]

    def totals(self) -> tuple[int, int]:
        """Returns the strengths compared in the last battle: attacker, defender."""
        fields = self.told("battle_counted")[-1].fields
        return int(fields["attacker"]), int(fields["defender"])

    def terms(self, side: str) -> list[tuple[str, int]]:
        """Returns the terms of one side's strength in the last battle, in alphabetical order."""
        terms = self.told("battle_counted")[-1].terms
        return sorted((term.source, term.n) for term in terms if term.role == side)

    @property
    def table(self) -> BoardView:
        """The whole table with nothing hidden."""
        view = self.rules.describe(self.state)
        assert isinstance(view, BoardView)
        return view

    def seat(self, number: int) -> SeatView:
        """Returns one player's side of the table."""
        return self.table.seats[number]

    def owner(self, station: str) -> int | None:
        """Returns the owner of a station."""
        return self.table.owners.get(station)

    def tokens(self, number: int) -> tuple[int, int, int]:
        """Returns a player's pigs, mushrooms and ammo."""
        held = self.seat(number).tokens
        return held.pig, held.mushroom, held.ammo

    @property
    def asks(self) -> str:
        """The name of the open question."""
        assert self.prompt is not None
        return self.prompt.name


def field(*seats: dict[str, Any], **position: Any) -> Battlefield:
    """Returns a laid position that remembers its events; by default, `DEAL` decides the deal of combat cards."""
    return Battlefield(lay(*seats, **{"combat": DEAL, **position}))


def declare(game: Game, *answers: str) -> None:
    """Gives answers like `answer`, but stops at the very next question after the last, even if it is an idle window."""
    *earlier, last = answers
    answer(game, *earlier)
    pass_by(game, last)
    seat_number, _, choice = last.partition(" ")
    game.answer(int(seat_number), choice)


def red_line(hero: str = "anna", **more: Any) -> dict[str, Any]:
    """Returns seat 0 of most battles."""
    return seat("red_line", hero, **more)


def arbat(hero: str = "miller", **more: Any) -> dict[str, Any]:
    """Returns seat 1 of most battles; by default its hero is away from the attacked station."""
    return seat("arbat", hero, **more)


def tokens(pig: int = 0, mushroom: int = 0, ammo: int = 0) -> dict[str, int]:
    """Returns a heap of resources."""
    return {"pig": pig, "mushroom": mushroom, "ammo": ammo}


CAPTURE_NEUTRAL = tokens(pig=1, mushroom=1)
