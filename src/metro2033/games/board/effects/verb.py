"""A verb that runs once: one row with everything the game knows about it. `verbs` collects the rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from metro2033.games.board.catalog.catalog import Effect
from metro2033.games.board.state import State
from metro2033.kernel.outlook import Note

# The values of the edition's `mission_effects_last` with which a mission with this verb is usable at any time.
ALWAYS: Final = ("by_kind", "round", "battle")
OUTLASTS_BATTLE: Final = ("by_kind", "round")
LASTS_ROUND: Final = ("round",)
NEVER: Final = ()


class Tally:
    """The countable results of a card's effects, before any of them is carried out."""

    def __init__(self) -> None:
        self.gained = [0, 0, 0]
        self.lost = [0, 0, 0]
        self.army = 0
        self.later = 0  # tokens of choice: gained, or lost if negative
        self.draws = 0
        self.notes: list[Note] = []


Run = Callable[[State, int, Effect, int], None]
Usable = Callable[[State, int, Effect, int], bool]
Expect = Callable[[State, int, Effect, Tally], None]


class Verb:
    """One row: a verb's number, its class in the schema with the values of fields that select this row, and its functions.

    `run` carries the effect out, `usable` returns whether it would have an effect in a window, `expect` adds its results to a tally.
    """

    def __init__(
        self,
        number: int,
        written: type,
        run: Run,
        usable: Usable,
        expect: Expect,
        *,
        any_time: tuple[str, ...] = ALWAYS,
        tells_cause: bool = False,
        **where: object,
    ) -> None:
        self.number = number
        self.written = written
        self.where = where
        self.run = run
        self.usable = usable
        self.expect = expect
        self.any_time = any_time
        self.tells_cause = tells_cause  # its event names the card, so no separate ability event is logged

    def means(self, verb: object) -> bool:
        """Returns whether this row is the meaning of a verb in the content."""
        return type(verb) is self.written and all(getattr(verb, name) == value for name, value in self.where.items())


def never(s: State, seat: int, effect: Effect, window: int) -> bool:
    """Marks a verb that only triggers may use."""
    return False


def uncounted(s: State, seat: int, effect: Effect, tally: Tally) -> None:
    """Marks a verb without results that can be counted before it runs."""
