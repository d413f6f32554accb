"""The prompts and events of a game that the arena counts, as data: the draft, and events that use or capture something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from metro2033.kernel.agenda import Step
from metro2033.kernel.event import Event
from metro2033.kernel.ruleset import Ruleset


@dataclass(frozen=True)
class Watched:
    """The watched parts of one game: the steps of the draft, and the names of events that use a card or capture something.

    The first two fields of such an event are the seat and the object; events of the whole table have only the object.
    """

    draft: frozenset[Step]
    uses: tuple[str, ...]
    captures: tuple[str, ...]
    table_uses: tuple[str, ...] = ()
    missions: tuple[str, ...] = ()  # a seat takes a mission into its hand
    firsts: Mapping[str, str] = field(default_factory=dict)  # events that the opening book counts, with their kinds


NOTHING = Watched(frozenset(), (), ())  # for a game that defines none


@dataclass(frozen=True)
class Sights:
    """The counts of one game: uses of cards by seat or by the table, first captures, and the opener."""

    used: tuple[dict[str, int], ...]
    table_used: dict[str, int]
    first_captures: tuple[str | None, ...]
    first_missions: tuple[str | None, ...]
    opener: int | None


def look_through(rules: Ruleset, watched: Watched, events: Iterable[Event], seats: int) -> Sights:
    """Counts the uses of cards and finds each seat's first capture and first mission."""
    uses = {rules.events.by_name[name] for name in watched.uses}
    table_uses = {rules.events.by_name[name] for name in watched.table_uses}
    captures = {rules.events.by_name[name] for name in watched.captures}
    missions = {rules.events.by_name[name] for name in watched.missions}
    used: list[Counter[int]] = [Counter() for _ in range(seats)]
    table_used: Counter[int] = Counter()
    firsts: dict[int, str] = {}
    first_missions: dict[int, str] = {}
    for event in events:
        if event.kind in uses:
            seat, card = event.numbers[:2]
            used[seat][card] += 1
        if event.kind in table_uses:
            table_used[event.numbers[0]] += 1
        if event.kind in captures and event.numbers[0] not in firsts:
            firsts[event.numbers[0]] = _thing(rules, event)
        if event.kind in missions:
            first_missions.setdefault(event.numbers[0], _thing(rules, event))
    return Sights(
        tuple(_named(rules, cards) for cards in used),
        _named(rules, table_used),
        tuple(firsts.get(seat) for seat in range(seats)),
        tuple(first_missions.get(seat) for seat in range(seats)),
        next(iter(firsts), None),
    )


def _named(rules: Ruleset, cards: Counter[int]) -> dict[str, int]:
    return {rules.catalog.card_ids[card]: times for card, times in sorted(cards.items())}


def _thing(rules: Ruleset, event: Event) -> str:
    """Returns the text key of an event's object."""
    _, (_, kind), *_ = rules.events.kinds[event.kind].fields
    name = str(rules.spell(kind, event.numbers[1]))
    return f"station-{name}" if kind == "station" else name
