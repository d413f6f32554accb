"""Renders docs/balance.md: the games of the ledgers as Markdown tables, with a list of significant deviations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import msgspec

from metro2033.arena.balance import Balance, weigh
from metro2033.arena.ledger import FILE
from metro2033.arena.match import Line
from metro2033.arena.statistics import Share
from metro2033.text.words import words_for

ALL = "all"
TRAITS = {"faction": "Factions", "hero": "Heroes"}
ENOUGH = 30  # seats played, below which a share means nothing
HEAD = """# Balance

This page shows which factions, heroes and seats win when all players are equally good: the learned bot `neural` on every seat, which beats the *veteran* ([ladder.md](ladder.md)),
with factions and heroes dealt by the seed. It is written from the ledgers under `runs/balance`; do not edit it. Two commands fill them: `make balance` plays a
few games on any machine, and this one, which needs the extra `[train]` and a GPU, plays thousands at once (2026-11-19, 16 cores; 91 seconds for
the board game, 37 for the card game, which is 790 and 1,080 games a second):

```sh
python -m bench.strong_play --game board --games 5000 --jobs 16 --seconds 90 --folder runs/balance
python -m bench.strong_play --game breakthrough --games 5000 --jobs 16 --folder runs/balance
python -m bench.balance --only-write
```

In the board game the time ran out after 4,500 to 5,000 of the 5,000 games of each edition and seat count; the card game has all 5,000. Both were played by the present weights. Intervals are Wilson's 95 % intervals; *fair* is the mean of one divided by the number of seats over the games counted. The seats of one game share its winner, so
the rows of a table are not independent. Bots are not people: a share shows the strength of a card in the hands of a bot with its own style. We do not change
printed numbers because of it.
"""


@dataclass(frozen=True)
class Played:
    """The finished games of one part: a game with its variants, in every edition and with every seat count."""

    title: str
    game: str
    seats: Sequence[int]
    lines: Sequence[Line]

    @property
    def editions(self) -> list[str]:
        """Returns the editions in the order of their first games."""
        return list(dict.fromkeys(line.edition for line in self.lines))

    def some(self, edition: str = ALL, seats: int = 0) -> Balance:
        """Returns the balance of one edition, one seat count, or of everything."""
        chosen = [
            line for line in self.lines if edition in (ALL, line.edition) and (not seats or len(line.bots) == seats)
        ]
        return weigh(edition, str(seats or "2+"), chosen)


def read_lines(folder: Path) -> list[Line]:
    """Returns the games in a ledger; an incomplete last line is left out, and a missing ledger is empty."""
    file = folder / FILE
    data = file.read_bytes() if file.exists() else b""
    lines = [msgspec.json.decode(text, type=Line) for text in data[: data.rfind(b"\n") + 1].splitlines()[1:]]
    return sorted(lines, key=lambda line: line.number)


def page(parts: Iterable[Played]) -> str:
    """Returns the whole page: the significant deviations, then every part with its tables."""
    known = [part for part in parts if part.lines]
    return HEAD + _notable(known) + "".join(_chapter(part) for part in known)


# Significant deviations


def _notable(parts: Sequence[Played]) -> str:
    rows = [(part, edition, what, row) for part in parts for edition, what, row in _rows(part)]
    told = [entry for entry in rows if is_unfair(entry[3])]
    told.sort(key=lambda entry: -abs(entry[3].share - entry[3].expected))
    lines = [_sentence(*entry) for entry in told]
    lengths = [_length(part) for part in parts]
    counted = (
        f"Of {len(rows)} shares over all editions, {len(told)} lie apart from the fair share by more than their interval; "
        f"about {len(rows) / 20:.0f} would by chance alone. The largest difference comes first. No house rule that would mend them has been measured yet.\n"
    )
    return "\n## What stands out\n\n" + counted + "\n" + "".join(f"- {line}\n" for line in [*lines, *lengths])


def is_unfair(row: Share) -> bool:
    """Returns whether the fair share lies outside a row's interval, with enough games."""
    return row.games >= ENOUGH and not row.low <= row.expected <= row.high


def _rows(part: Played) -> Iterable[tuple[str, str, Share]]:
    """Yields every share over all editions, with the edition if there is only one, and its subject."""
    edition = _editions(part)[0]
    weighed = part.some(edition)
    for row in chain(*weighed.by_trait.values()):
        yield edition, _name(part, row), row
    for seats in part.seats:
        for row in part.some(seats=seats).by_order:
            yield ALL, f"player {row.name} of {seats} in the first round", row


def _sentence(part: Played, edition: str, what: str, row: Share) -> str:
    where = part.title if edition == ALL else f"{part.title}, {edition}"
    more = "more" if row.share > row.expected else "less"
    return f"{where}: **{what}** wins {more} than fair, {_share(row)} of {row.games} games; {_percent(row.expected)} would be fair."


def _length(part: Played) -> str:
    few, many = part.some(seats=part.seats[0]), part.some(seats=part.seats[-1])
    limit = sum(line.at_limit for line in part.lines)
    return (
        f"{part.title} lasts {few.rounds['mean']:.1f} rounds with {part.seats[0]} players and {many.rounds['mean']:.1f} with {part.seats[-1]}; "
        f"{limit} of {len(part.lines)} games reached the round limit."
    )


# Tables


def _chapter(part: Played) -> str:
    heading = f"\n## {part.title}\n\nGames played: {len(part.lines)}.\n"
    traits = "".join(_traits(part, trait, title) for trait, title in TRAITS.items())
    return heading + _lengths(part) + traits + _places(part) + _missions(part)


def _lengths(part: Played) -> str:
    rows = []
    for edition in part.editions:
        for seats in part.seats:
            weighed = part.some(edition, seats)
            if weighed.games:
                rounds = weighed.rounds
                rows.append(
                    f"| {edition} | {seats} | {weighed.games} | {rounds['mean']:.1f} | {rounds['median']:.0f} | {rounds['p90']:.0f} "
                    f"| {weighed.at_round_limit} |\n"
                )
    head = "| edition | seats | games | rounds, mean | median | nine of ten at most | at the limit |\n|---|---:|---:|---:|---:|---:|---:|\n"
    return "\n### Length of games\n\n" + head + "".join(rows)


def _traits(part: Played, trait: str, title: str) -> str:
    rows = [
        f"| {edition} | {_name(part, row)} | {_figures(row)} |\n"
        for edition in _editions(part)
        for row in part.some(edition).by_trait.get(trait, ())
    ]
    if not rows:
        return ""
    head = f"| edition | {title.lower()} | seats played | share | 95 % | fair | |\n|---|---|---:|---:|---|---:|---|\n"
    return f"\n### {title}\n\n" + head + "".join(rows)


def _places(part: Played) -> str:
    """Returns the table of seats. The first player is random, so a seat is identified by its place in the first round."""
    rows = [
        f"| {seats} | {row.name} | {_figures(row)} |\n"
        for seats in part.seats
        for row in part.some(seats=seats).by_order
    ]
    head = "| seats | place in the first round | games | share | 95 % | fair | |\n|---:|---:|---:|---:|---|---:|---|\n"
    return "\n### Seats\n\nThe first player is random.\n\n" + head + "".join(rows)


def _missions(part: Played) -> str:
    """Returns the table of first missions.

    A seat that completes a mission is ahead of one that completes none, so these shares are compared with each other.
    """
    rows = part.some().by_first_mission
    if not rows:
        return ""
    mean = sum(row.share * row.games for row in rows) / sum(row.games for row in rows)
    told = [
        f"| {_name(part, row)} | {row.games} | {_percent(row.share)} | {_percent(row.low)} to {_percent(row.high)} "
        f"| {'' if row.games < ENOUGH or row.low <= mean <= row.high else 'more' if row.share > mean else 'less'} |\n"
        for row in rows
    ]
    text = (
        "\n### First missions\n\nThe share of the seats whose first completed mission it was. Players who complete a mission early are already ahead, so "
        f"*more* and *less* compare with the mean of all of them, {_percent(mean)}.\n\n"
    )
    return text + "| first mission completed | seats | share | 95 % | |\n|---|---:|---:|---|---|\n" + "".join(told)


def _editions(part: Played) -> list[str]:
    """Returns every edition, preceded by all of them together if there are several."""
    return [ALL, *part.editions] if len(part.editions) > 1 else part.editions


def _figures(row: Share) -> str:
    mark = ("more" if row.share > row.expected else "less") if is_unfair(row) else ""
    return f"{row.games} | {_percent(row.share)} | {_percent(row.low)} to {_percent(row.high)} | {_percent(row.expected)} | {mark}"


def _share(row: Share) -> str:
    return f"{_percent(row.share)} ({_percent(row.low)} to {_percent(row.high)})"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _name(part: Played, row: Share) -> str:
    words = words_for("en", part.game)
    return words.say(row.name) if words.has(row.name) else row.name
