"""The page's network in Node, as a host of Python that has no NumPy.

`python -m tests.bots.node_host BUNDLE` prints the choices of its bots. `choices` makes them with any evaluator of the
network, so the test compares NumPy's with these.
"""

from __future__ import annotations

import base64
import json
import subprocess
import sys
from array import array
from typing import Any, Final

from metro2033.bots.bot import Question
from metro2033.bots.neural.host import register
from metro2033.bots.neural.weights import weights_file
from metro2033.bots.registry import make_bot
from metro2033.games import GAMES, find_rules
from tests.properties.conformance import sampled

SPECS: Final = ("legend", "neural:samples=6:rounds=1", "adaptive")
PROGRAM: Final = """
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const [bundle, weights] = process.argv.slice(1);
const { Network } = await import(bundle);
const network = await Network.read(new Uint8Array(readFileSync(weights)));
console.log(JSON.stringify(network.card));
const bytes = (text) => new Uint8Array(Buffer.from(text, "base64"));
for await (const line of createInterface({ input: process.stdin })) {
  const [method, seen, ...rest] = JSON.parse(line);
  const found = network[method](bytes(seen), ...rest.map((one) => (Array.isArray(one) ? Int32Array.from(one) : one)));
  console.log(Buffer.from(found.buffer).toString("base64"));
}
"""


class NodeHost:
    """A network in another process, which answers line by line."""

    def __init__(self, bundle: str, game: str) -> None:
        command = ["node", "--input-type=module", "-e", PROGRAM, bundle, str(weights_file(game))]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.card: str = json.loads(self._read())

    def policies(self, seen: bytes, count: int, place: array[int], ends: array[int], actions: array[int]) -> bytes:
        """Returns the log-probabilities of actions, state by state."""
        return self._ask("policies", seen, count, list(place), list(ends), list(actions))

    def chances(self, seen: bytes, count: int, seats: int) -> bytes:
        """Returns every seat's chance to win, by observation."""
        return self._ask("chances", seen, count, seats)

    def end(self) -> None:
        """Ends the process."""
        self.process.communicate()

    def _ask(self, method: str, seen: bytes, *rest: Any) -> bytes:
        assert self.process.stdin
        self.process.stdin.write(json.dumps([method, base64.b64encode(seen).decode(), *rest]) + "\n")
        self.process.stdin.flush()
        return base64.b64decode(self._read())

    def _read(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline()


def choices(game: str) -> list[int]:
    """Returns the choices of bots in positions of a game, with and without search."""
    rules = find_rules(game, "", {})
    states = (s for s in sampled(rules, 4, 5, 8, 31 if game == "board" else 11) if len(s.options) > 1)
    return [make_bot(spec, rules, 5).choose(Question(rules, s)) for s in states for spec in SPECS]


def main(bundle: str) -> None:
    """Prints the choices of every game as JSON."""
    found = {}
    for game in GAMES:
        host = NodeHost(bundle, game)
        register(game, host)
        found[game] = choices(game)
        host.end()
    print(json.dumps(found))


if __name__ == "__main__":
    sys.modules["numpy"] = None  # type: ignore[assignment]
    main(sys.argv[1])
