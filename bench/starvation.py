"""Measures the response time of a bot while another person runs many tables of strong bots: `python -m bench.starvation`.

The attacker sits at tables of four strong bots, lets a bot play the seat and leaves (or stays, with `--stay`). Meanwhile another person
plays against one simple bot, and every wait for that bot is measured, with the usual pause of 0.4 s before an automatic answer. With
`--unfair` the server behaves as before fair queueing: all tasks wait in one queue, and bots continue in rooms that everybody has left.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from tests.server.running import ROOT, Program, keen, seated

from metro2033 import wire
from metro2033.client import Client, Play

STRONG = "master"  # computes for a second about every answer
TABLES, ANSWERS = 18, 6
GONE_SECONDS = 70  # after which the tables count as unattended


async def attack(client: Client, tables: int, stack: AsyncExitStack, *, stay: bool) -> None:
    """Starts the tables."""
    for _ in range(tables):
        room = await seated(client, seats=5, bots=["", *[STRONG] * 4])
        await client.do(room.id, wire.StandIn(seat=0))
        if stay:
            await stack.enter_async_context(client.play(room.id))


async def wait_for_bot(play: Play, decide: object) -> float | None:
    """Answers once; returns the seconds until the bot has answered, or None if it was not asked."""
    await play.until(lambda: play.question is not None or play.over, 300)
    await play.play_on(decide, 1)  # type: ignore[arg-type]
    seq, began = play.seen.seq, time.monotonic()
    if play.question is not None or play.over:
        return None
    await play.until(lambda: play.seen.seq > seq or play.over, 300)
    return time.monotonic() - began


async def measure(address: str, answers: int) -> list[float]:
    """Returns the waits of a person who plays against one bot."""
    waits: list[float] = []
    async with Client(address) as boris:
        while len(waits) < answers:
            room = await seated(boris, seats=2, bots=["", "novice"])
            async with boris.play(room.id, 0) as play:
                decide = keen(random.Random(len(waits)))
                while len(waits) < answers and not play.over:
                    wait = await wait_for_bot(play, decide)
                    if wait is not None:
                        waits.append(wait)
    return waits


async def run(address: str, options: argparse.Namespace) -> None:
    """Measures without the attack, during it, and after the attacker has been gone for a while."""
    tell("alone", await measure(address, options.answers))
    async with Client(address) as attacker, AsyncExitStack() as stack:
        await attack(attacker, options.tables, stack, stay=options.stay)
        tell("during", await measure(address, options.answers))
        if not options.stay:
            await asyncio.sleep(GONE_SECONDS)
            tell("gone for a minute", await measure(address, options.answers))


def tell(when: str, waits: list[float]) -> None:
    """Prints the median and the maximum of the waits, in seconds."""
    print(f"{when}: median {statistics.median(waits):.2f} s, longest {max(waits):.2f} s", flush=True)


UNFAIR = """from metro2033.server.core.fair_queue import FairQueue

take = FairQueue._take


async def take_in_one_queue(self, owner, network):
    await take(self, "", "")


FairQueue._take = take_in_one_queue
"""  # a sitecustomize module, which Python imports first


def unfair(folder: str) -> dict[str, str]:
    """Returns the environment of a server without fair queueing, whose bots never pause."""
    (Path(folder) / "sitecustomize.py").write_text(UNFAIR, encoding="utf-8")
    return {"PYTHONPATH": f"{folder}:{ROOT / 'src'}", "METRO2033_UNATTENDED": "1000000"}


def main() -> None:
    """Measures and prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--answers", type=int, default=ANSWERS)
    parser.add_argument("--unfair", action="store_true", help="the server as it was before")
    parser.add_argument("--stay", action="store_true", help="the attacker keeps a socket open at every table")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tuning = {"METRO2033_PAUSE": "0.4", "METRO2033_BOT_TABLES": str(options.tables)}
        environment = {**tuning, **(unfair(folder) if options.unfair else {})}
        program = Program(f"sqlite:///{folder}/games.sqlite", 0, 1, METRO2033_ROOMS_PER_MINUTE="10000", **environment)
        program.wait()
        try:
            asyncio.run(run(program.address, options))
        finally:
            program.stop()


if __name__ == "__main__":
    main()
