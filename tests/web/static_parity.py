"""The drill of parity: games give the same digests in the browser's interpreter as in this one.

`python -m tests.web.static_parity --games 200` imports the golden records and games of bots of each kind into the device in Chromium, or with
`--node` into the same interpreter in Node, and into a device here, and compares the digests of the tables that both show on the way and at
the end, for every seat.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from metro2033.device.device import Device
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.header import header_of
from tests.games.make import play
from tests.web.browsing import chromium, open_browser
from tests.web.static_edition import DeviceVisitor, hosting, is_built
from tests.web.static_node import in_node

GOLDEN = Path(__file__).parents[1] / "games"
KINDS = (("board", "en2012"), ("board", "ru2011"), ("board", "pl2015"), ("breakthrough", "pl2017"))
SEATS = (2, 3, 4)
LOOKS = 4  # positions of a game that are compared


class Memory:
    """A store that forgets."""

    async def load(self) -> dict[str, bytes]:
        """Returns nothing."""
        return {}

    async def put(self, entries: object) -> None:
        """Keeps nothing; the device remembers."""

    async def remove(self, keys: Sequence[str]) -> None:
        """Deletes nothing."""


def bots_record(game: str, edition: str, seed: int) -> str:
    """Returns the record of a game between greedy and random bots."""
    rules, number = find_rules(game, edition, {}), seed + 1
    while (played := play(rules, SEATS[seed % len(SEATS)], number)) is None:
        number += 10_000  # that one took too long
    return record.write(
        played[0], header_of(played[0], "drill", tuple(f"bot {seat}" for seat in range(played[0].seats)))
    )


def records(games: int) -> Iterator[tuple[str, str]]:
    """Yields all records with their names."""
    for path in sorted(GOLDEN.glob("*.metro")):
        yield path.stem, path.read_text(encoding="utf-8")
    for seed in range(games):
        for game, edition in KINDS:
            yield f"{game} {edition} {seed}", bots_record(game, edition, seed)


class Answering(Protocol):
    """A device, wherever it is."""

    def api(self, method: str, path: str, body: object = None) -> Any:
        """Asks it."""


class Here:
    """The device in this interpreter."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()  # in a thread of its own: the browser's driver has one, too
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self._device = Device(Memory())

    def api(self, method: str, path: str, body: object = None) -> Any:
        """Asks it."""
        content = None if body is None else json.dumps(body).encode()
        asked = asyncio.run_coroutine_threadsafe(self._device.request(method, path, content), self._loop)
        status, found = asked.result()
        assert status < 300, found
        return json.loads(found or b"null")


@contextmanager
def in_chromium() -> Iterator[Answering]:
    """Runs the edition in Chromium."""
    program = chromium()
    assert program, "install Chromium"
    with hosting() as host, open_browser(program) as browser:
        device = DeviceVisitor(browser, host.address)
        device.go()
        device.ready()
        yield device
        device.context.close()


def digests(device: Answering, name: str, text: str) -> list[str]:
    """Imports a record and returns the digests of its tables."""
    room = device.api("POST", "/api/rooms/import", {"record": text, "file": name, "name": "Anna"})["room"]
    assert room["status"] == "over", f"{name} is not finished"
    last = room["origin"]["at"]
    places = sorted({last * part // LOOKS for part in range(LOOKS + 1)})
    found = []
    for seat in range(len(room["seats"])):
        for to in places:
            found.append(device.api("GET", f"/api/rooms/{room['id']}/replay?to={to}&seat={seat}")["digest"])
    device.api("DELETE", f"/api/rooms/{room['id']}")
    return found


def main() -> None:
    """Runs the drill."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of bots of each kind")
    parser.add_argument("--seconds", type=float, default=math.inf, help="no further game begins after so long")
    parser.add_argument("--node", action="store_true", help="in Node instead of Chromium")
    asked = parser.parse_args()
    assert is_built(), "run: make static"
    games = compared = differing = 0
    with in_node() if asked.node else in_chromium() as there:
        here = Here()
        began = time.monotonic()
        for name, text in records(asked.games):
            if time.monotonic() - began > asked.seconds:
                break
            games += 1
            ours, theirs = digests(here, name, text), digests(there, name, text)
            compared += len(ours)
            differing += ours != theirs
            print(f"{name}: {len(ours)} digests{'' if ours == theirs else ' DIFFER'}", flush=True)
    print(f"{games} games, {compared} digests, {differing} games that differ")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
