"""Writes positions of seeded games with the network's verdict in NumPy, for the page's own network: `python -m tests.bots.positions FILE COUNT`.

A line is a position: what the seat sees, its legal actions, and what NumPy says of them.
"""

from __future__ import annotations

import base64
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from metro2033.bots.neural.calibration import NONE
from metro2033.bots.neural.thinker import Thinker
from metro2033.games import GAMES, find_rules
from metro2033.kernel.ruleset import Ruleset
from tests.properties.conformance import walk

EVERY: Final = {"board": 11, "breakthrough": 5}  # questions from one position to the next
ROUNDS: Final = 60


def positions(rules: Ruleset, count: int) -> Iterator[tuple[Any, bytes]]:
    """Yields questions of random games with every number of seats, as the asked seat sees them."""
    thinker, seed, found = Thinker(rules), 0, 0
    while True:
        seats = rules.min_seats + seed % (rules.max_seats - rules.min_seats + 1)
        for number, s in enumerate(walk(rules, seats, seed, ROUNDS)):
            if number % EVERY[rules.game] == seed % EVERY[rules.game] and len(s.options) > 1:
                yield s, thinker.look(s, s.asked)
                found += 1
                if found == count:
                    return
        seed += 1


def lines(game: str, count: int) -> Iterator[str]:
    """Yields positions of a game as JSON."""
    rules = find_rules(game, "", {})
    thinker = Thinker(rules)
    for s, seen in positions(rules, count):
        actions = [thinker.index_of[code] for code in s.options]
        logs = thinker.evaluator.policies([seen], [0], [actions])[0]
        verdict = {
            "game": game,
            "seen": base64.b64encode(seen).decode(),
            "actions": actions,
            "choice": logs.index(max(logs)),
            "logs": [round(log, 5) for log in logs],
            "chances": [round(chance, 6) for chance in thinker.evaluator.chances([seen], s.seats, NONE)[0]],
        }
        yield json.dumps(verdict)


def write(path: Path, count: int) -> None:
    """Writes the positions of all games."""
    path.write_text("\n".join(line for game in GAMES for line in lines(game, count)), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), int(sys.argv[2]))
