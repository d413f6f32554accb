"""What the arena watches in a game, as data: the questions of the draft, and the events that use or capture something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from metro2033.kernel.agenda import Step
from metro2033.kernel.event import Event
from metro2033.kernel.ruleset import Ruleset


@dataclass(frozen=True)
class Watched:
    """Of one game: the steps that ask in the draft, and the names of events that use a card or capture something.

    Their first two fields are the seat and the thing; what happens to the whole table has only the thing.
    """

    draft: frozenset[Step]
    uses: tuple[str, ...]
    captures: tuple[str, ...]
    table_uses: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sights:
    """What was seen in one game: cards with how often each seat or the table used them, first captures, and who began."""

    used: tuple[dict[str, int], ...]
    table_used: dict[str, int]
    first_captures: tuple[str | None, ...]
    opener: int | None


def look_through(rules: Ruleset, watched: Watched, events: Iterable[Event], seats: int) -> Sights:
    """Count what was used and find what the seats captured first."""
    uses = {rules.events.by_name[name] for name in watched.uses}
    table_uses = {rules.events.by_name[name] for name in watched.table_uses}
    captures = {rules.events.by_name[name] for name in watched.captures}
    used: list[Counter[int]] = [Counter() for _ in range(seats)]
    table_used: Counter[int] = Counter()
    firsts: dict[int, str] = {}
    for event in events:
        if event.kind in uses:
            seat, card = event.numbers[:2]
            used[seat][card] += 1
        if event.kind in table_uses:
            table_used[event.numbers[0]] += 1
        if event.kind in captures and event.numbers[0] not in firsts:
            firsts[event.numbers[0]] = _thing(rules, event)
    return Sights(
        tuple(_named(rules, cards) for cards in used),
        _named(rules, table_used),
        tuple(firsts.get(seat) for seat in range(seats)),
        next(iter(firsts), None),
    )


def _named(rules: Ruleset, cards: Counter[int]) -> dict[str, int]:
    return {rules.catalog.card_ids[card]: times for card, times in sorted(cards.items())}


def _thing(rules: Ruleset, event: Event) -> str:
    """The key of what an event is about, as words know it."""
    _, (_, kind), *_ = rules.events.kinds[event.kind].fields
    name = str(rules.spell(kind, event.numbers[1]))
    return f"station-{name}" if kind == "station" else name
