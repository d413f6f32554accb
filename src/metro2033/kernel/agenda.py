"""The agenda: what the rulebook still has to do, kept as data in the state.

A *step* is a function `(state, a, b)`. It changes the table, schedules more steps, or asks one question (`ask`) and names the
step that takes the answer, a function `(state, a, b, choice)`. Steps are scheduled in reading order, before anything already
scheduled: `do` schedules several, `do_next` one, `do_each` one for every number of a list. Two laws keep interrupts, undo and re-dealing
honest: a step that asks changes nothing, so it can be run again to ask afresh; a step that takes an answer never asks, it
schedules a step that does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from metro2033.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from metro2033.kernel.event import Event

Step = Callable[[Any, int, int], None]
Taker = Callable[[Any, int, int, int], None]
Scheduled = tuple[Step, int, int]
Entry = tuple[Any, ...]  # a Scheduled as it is: compiled code would take a typed one apart and put it together again
Program = tuple[Scheduled, ...]
Watch = Callable[[Any], None]

NOBODY: Final = -1
MOST_SEATS: Final = 6  # of any game


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are not compiled
class Table:
    """The part of a game's state that the kernel drives: seats, agenda, open question, chance and log."""

    __slots__ = (
        "agenda", "asked", "asked_by", "first", "key", "log", "options", "rng", "sealed", "seats", "then", "then_a", "then_b",
    )  # fmt: skip

    seats: int
    first: int  # the first player
    agenda: list[Scheduled]  # the last one runs next
    asked: int  # the seat that is asked, or NOBODY
    options: list[int]  # its legal choices as codes; shared, never mutated
    asked_by: Entry  # the step that asks; its name is the name of the prompt
    then: Taker  # the step that takes the answer
    then_a: int
    then_b: int
    sealed: int  # questions left in a secret simultaneous group, this one included; 0 for an open question
    rng: int  # the whole generator: splitmix64's word, or the counter of the keyed stream
    key: bytes  # the key of the keyed stream; empty for fast chance
    log: list[Event] | None  # events told since it was last emptied; None in silent clones

    def copy_table_to(self, other: Table) -> None:
        """Copy the kernel's fields into a clone; clones are silent."""
        other.seats = self.seats
        other.first = self.first
        other.agenda = self.agenda[:]
        other.asked = self.asked
        other.options = self.options
        other.asked_by = self.asked_by
        other.then = self.then
        other.then_a = self.then_a
        other.then_b = self.then_b
        other.sealed = self.sealed
        other.rng = self.rng
        other.key = self.key
        other.log = None


def lay_table(s: Table, first: Step) -> None:
    """Give a fresh state an agenda of one step, nobody asked, and a silent log; the game sets its seats and the first player."""
    s.seats = 0
    s.first = 0
    s.agenda = [(first, 0, 0)]
    s.asked = NOBODY
    s.options = []
    s.asked_by = (first, 0, 0)
    s.then = nothing_asked
    s.then_a = 0
    s.then_b = 0
    s.sealed = 0
    s.rng = 0
    s.key = b""
    s.log = None


def do(s: Table, program: Program) -> None:
    """Schedule steps to run in the order written, before anything already scheduled."""
    agenda: list[Any] = s.agenda
    steps: tuple[Any, ...] = program
    at = len(steps)
    while at:
        at -= 1
        agenda.append(steps[at])


def by_seat(turn: Callable[[int], Program]) -> list[Program]:
    """A program for each seat, made once for all games: a turn that always takes the same course."""
    return [turn(seat) for seat in range(MOST_SEATS)]


def do_next(s: Table, step: Step, a: int, b: int) -> None:
    """Schedule one step, before anything already scheduled."""
    s.agenda.append((step, a, b))


def do_each(s: Table, step: Step, numbers: list[int], b: int = 0) -> None:
    """Schedule one step for each number, in their order, before anything already scheduled."""
    at = len(numbers)
    while at:
        at -= 1
        s.agenda.append((step, numbers[at], b))


def do_again(s: Table) -> None:
    """Schedule the step that asked last once more, before anything already scheduled."""
    agenda: list[Any] = s.agenda
    agenda.append(s.asked_by)


def ask(s: Table, seat: int, options: list[int], then: Taker, a: int = 0, b: int = 0) -> None:
    """Ask one seat one question; `then` will take the answer."""
    s.asked = seat
    s.options = options
    s.then = then
    s.then_a = a
    s.then_b = b
    s.sealed = 0


def ask_sealed(s: Table, seat: int, options: list[int], then: Taker, a: int, left: int) -> None:
    """Ask one of `left` seats that answer secretly at the same time; no answer may change a later seat's question."""
    ask(s, seat, options, then, a)
    s.sealed = left


def advance(s: Table) -> None:
    """Run scheduled steps until one asks or nothing is left."""
    agenda: list[Any] = s.agenda
    while s.asked == NOBODY and agenda:
        entry: Entry = agenda.pop()
        s.asked_by = entry
        entry[0](s, entry[1], entry[2])


def answer(s: Table, choice: int) -> None:
    """Take an answer that is known to be among the options, and go on. Search calls this; people go through `Game`."""
    s.asked = NOBODY
    s.then(s, s.then_a, s.then_b, choice)
    advance(s)


def answer_watched(s: Table, choice: int, watch: Watch) -> None:
    """Take an answer as `answer` does, and call `watch` after every step that told an event."""
    told = 0 if s.log is None else len(s.log)
    s.asked = NOBODY
    s.then(s, s.then_a, s.then_b, choice)
    while True:
        if s.log is not None and len(s.log) > told:
            told = len(s.log)
            watch(s)
        if s.asked != NOBODY or not s.agenda:
            return
        entry = s.agenda.pop()
        s.asked_by = entry
        entry[0](s, entry[1], entry[2])


def ask_again(s: Table) -> None:
    """Ask the open question afresh, because what its options are built from has changed."""
    if s.asked != NOBODY:
        s.asked = NOBODY
        do_again(s)
        advance(s)


def interrupt(s: Table, program: Program) -> None:
    """Resolve steps first, then ask the open question again with fresh options."""
    if s.asked != NOBODY:
        s.asked = NOBODY
        do_again(s)
    do(s, program)
    advance(s)


def nothing_asked(s: Table, a: int, b: int, choice: int) -> None:
    """Stand in for the taker of an answer while nothing has been asked yet."""
    raise AssertionError("an answer arrived although nothing was asked")
