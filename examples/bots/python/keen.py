#!/usr/bin/env python3
"""A bot for both games as a program of its own, with nothing but the standard library: metro2033 simulate --bots "exec:python3 keen.py,greedy".

It takes the kind of action that brings a game forward, and rarely (`slips` percent) any other. docs/bot-protocol.md explains the lines.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

KEEN = ("complete", "capture", "attack", "take", "obtain", "recruit", "play", "use", "move")
DULL = ("pass", "tidy")


def say(**message: Any) -> None:
    """Sends one line."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def rank(choice: str) -> int:
    """Returns how early the verb of a choice stands in the list of what we like; the lower, the better."""
    verb = choice.split()[0]
    if verb in KEEN:
        return KEEN.index(verb)
    return len(KEEN) + (verb in DULL)


def main() -> None:
    """Answers lines until `quit`."""
    luck, slips = random.Random(), 10
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                option = {"name": "slips", "kind": "integer", "default": slips, "least": 0, "most": 100}
                say(type="hello", protocol=1, name="Keen (Python)", author="Metro 2033 examples", options=[option])
            case "options":
                slips = message["options"].get("slips", slips)
            case "new_game":
                luck = random.Random(message["seed"])
            case "question":
                choices = message["choices"]
                best = min(map(rank, choices))
                liked = [number for number, choice in enumerate(choices) if rank(choice) == best]
                if luck.randrange(100) < slips:
                    liked = [n for n, choice in enumerate(choices) if choice.split()[0] != "tidy"] or liked
                say(type="answer", id=message["id"], choice=luck.choice(liked))
            case "quit":
                return


if __name__ == "__main__":
    main()
