"""The agenda: the pending steps of the rules, kept as data in the state.

A *step* is a function `(state, a, b)`. It changes the table, schedules more steps, or asks one question (`ask`) and names the
step that takes the answer, a function `(state, a, b, choice)`. Steps are scheduled in reading order, before anything already
scheduled: `do` schedules several, `do_next` one, `do_each` one for every number of a list.

Two laws keep interrupts, undo and re-dealing correct. A step that asks changes nothing, so it can run again to recompute its
question. A step that takes an answer never asks; it schedules a step that does.
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
Entry = tuple[Any, ...]  # an opaque Scheduled: with the precise type, compiled code would unpack and rebuild each tuple
Program = tuple[Scheduled, ...]
Watch = Callable[[Any], None]

NOBODY: Final = -1
MOST_SEATS: Final = 6  # in any game


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages subclass it uncompiled
class Table:
    """The part of a game's state that the kernel drives: seats, agenda, open question, chance and event log."""

    __slots__ = (
        "agenda", "asked", "asked_by", "first", "key", "log", "options", "rng", "sealed", "seats", "then", "then_a", "then_b",
    )  # fmt: skip

    seats: int
    first: int  # the first player's seat
    agenda: list[Scheduled]  # a stack: the last entry runs next
    asked: int  # the seat with the open question, or NOBODY
    options: list[int]  # its legal choices as codes; shared, never mutated
    asked_by: Entry  # the agenda entry that asked; the step's name is the prompt's name
    then: Taker  # the step that takes the answer
    then_a: int
    then_b: int
    sealed: int  # questions left in a secret simultaneous group, including this one; 0 outside such a group
    rng: int  # the complete generator state: splitmix64's word, or the counter of the keyed stream
    key: bytes  # the key of the keyed stream; empty for fast chance
    log: list[Event] | None  # events since it was last cleared; None in clones, which log nothing

    def copy_table_to(self, other: Table) -> None:
        """Copies the kernel's fields into a clone. Clones have no event log."""
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
    """Initializes a new state: an agenda of one step, no open question and no event log.

    The game sets the seats and the first player.
    """
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
    """Schedules steps to run in the order written, before anything already scheduled."""
    agenda: list[Any] = s.agenda
    steps: tuple[Any, ...] = program
    # Pushed in reverse: the agenda is a stack, and the first step has to end up on top.
    at = len(steps)
    while at:
        at -= 1
        agenda.append(steps[at])


def by_seat(turn: Callable[[int], Program]) -> list[Program]:
    """Returns one program per seat, built once and shared by all games, for a turn whose course never varies."""
    return [turn(seat) for seat in range(MOST_SEATS)]


def do_next(s: Table, step: Step, a: int, b: int) -> None:
    """Schedules one step before anything already scheduled."""
    s.agenda.append((step, a, b))


def do_each(s: Table, step: Step, numbers: list[int], b: int = 0) -> None:
    """Schedules a step once per number, in list order, before anything already scheduled."""
    at = len(numbers)
    while at:
        at -= 1
        s.agenda.append((step, numbers[at], b))


def do_again(s: Table) -> None:
    """Reschedules the step that asked last, before anything already scheduled."""
    agenda: list[Any] = s.agenda
    agenda.append(s.asked_by)


def ask(s: Table, seat: int, options: list[int], then: Taker, a: int = 0, b: int = 0) -> None:
    """Asks one seat one question; `then` takes the answer."""
    s.asked = seat
    s.options = options
    s.then = then
    s.then_a = a
    s.then_b = b
    s.sealed = 0


def ask_sealed(s: Table, seat: int, options: list[int], then: Taker, a: int, left: int) -> None:
    """Asks one of `left` seats that answer secretly and simultaneously; no answer may change a later seat's question."""
    ask(s, seat, options, then, a)
    s.sealed = left


def advance(s: Table) -> None:
    """Runs scheduled steps until one asks or the agenda is empty."""
    agenda: list[Any] = s.agenda
    while s.asked == NOBODY and agenda:
        entry: Entry = agenda.pop()
        s.asked_by = entry
        entry[0](s, entry[1], entry[2])


def answer(s: Table, choice: int) -> None:
    """Takes an answer known to be legal and advances. For search; people's answers go through `Game`, which checks them."""
    s.asked = NOBODY
    s.then(s, s.then_a, s.then_b, choice)
    advance(s)


def answer_watched(s: Table, choice: int, watch: Watch) -> None:
    """Takes an answer like `answer`, and calls `watch` after every step that logged an event."""
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
    """Recomputes the open question, because the state its options depend on has changed."""
    if s.asked != NOBODY:
        s.asked = NOBODY
        do_again(s)
        advance(s)


def interrupt(s: Table, program: Program) -> None:
    """Resolves a program first, then asks the open question again with recomputed options."""
    if s.asked != NOBODY:
        s.asked = NOBODY
        do_again(s)
    do(s, program)
    advance(s)


def nothing_asked(s: Table, a: int, b: int, choice: int) -> None:
    """Stands in for the answer step before the first question; raises if called."""
    raise AssertionError("an answer arrived although nothing was asked")
