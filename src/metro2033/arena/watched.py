"""What the arena watches in a game, as data: the questions of the draft, and the events that use or capture something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from metro2033.kernel.event import Event
from metro2033.kernel.ruleset import Ruleset


@dataclass(frozen=True)
class Watched:
    """Names of one game: prompts of the draft, events whose seat uses their card, events that capture something."""

    draft: frozenset[str]
    uses: tuple[str, ...]
    captures: tuple[str, ...]


@dataclass(frozen=True)
class Sights:
    """What was seen in one game, by seat: cards with how often they were used, the first capture, and who made it first."""

    used: tuple[dict[str, int], ...]
    first_captures: tuple[str | None, ...]
    opener: int | None


def look_through(rules: Ruleset, watched: Watched, events: Iterable[Event], seats: int) -> Sights:
    """Count what the seats used and find what they captured first; the first two fields of these events are seat and thing."""
    uses = {rules.events.by_name[name] for name in watched.uses}
    captures = {rules.events.by_name[name] for name in watched.captures}
    used: list[Counter[int]] = [Counter() for _ in range(seats)]
    firsts: dict[int, str] = {}
    for event in events:
        if event.kind in uses:
            used[event.a][event.b] += 1
        if event.kind in captures and event.a not in firsts:
            firsts[event.a] = _thing(rules, event)
    return Sights(
        tuple({rules.catalog.card_ids[card]: n for card, n in sorted(cards.items())} for cards in used),
        tuple(firsts.get(seat) for seat in range(seats)),
        next(iter(firsts), None),
    )


def _thing(rules: Ruleset, event: Event) -> str:
    """The key of what an event is about, as words know it."""
    _, (_, kind), *_ = rules.events.kinds[event.kind].fields
    name = str(rules.spell(kind, event.b))
    return f"station-{name}" if kind == "station" else name
