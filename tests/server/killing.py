"""The kill test: SIGKILL the server at random moments while two clients play, and look for anything lost.

After every restart each acknowledged answer must stand in the log exactly once, and the table rebuilt from the log must show
each client, to the digest, what it had been shown when its last answer was acknowledged or something later.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import tempfile
import time
from collections.abc import Callable

from metro2033 import wire
from metro2033.client import Client, Play, Reconnect, Refusal, Seen
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import open_database
from metro2033.server.play.store import GameStore
from tests.server.forking import Forked, Forks
from tests.server.running import Program, keen, seated
from tests.server.timing import PATIENCE

MOST_ANSWERS = 30  # between two kills
KILL_SECONDS = 0.02  # within which a kill comes after an answer

BRIEF = 0.2  # seconds between attempts to connect: the server lives hardly longer


class Witness:
    """One player who remembers what was acknowledged, and what it saw at each entry."""

    def __init__(self, play: Play, luck: random.Random) -> None:
        self.play = play
        self.acknowledged: dict[str, int] = {}
        self.digests: dict[int, str] = {}
        self.links: dict[int, str] = {}
        self.decide = keen(luck)
        take = play.seen.take

        def remember(update: wire.Update) -> None:
            take(update)
            self.digests[update.seq] = update.digest
            self.links |= {entry.seq: entry.link for entry in update.entries}

        play.seen.take = remember  # type: ignore[method-assign]

    async def play_on(self) -> None:
        """Answers every question, each answer with one key until it is acknowledged or was overtaken."""
        while not self.play.over:
            await self.play.until(lambda: self.play.over or self.play.question is not None, 600)
            question, seen = self.play.question, self.play.seen
            if question is not None:
                await self._answer(seen, question)

    async def _reach(self, seq: int) -> None:
        await self.play.until(lambda: self.play.seen.seq >= seq or self.play.over)

    async def _answer(self, seen: Seen, question: wire.QuestionView) -> None:
        key = secrets.token_urlsafe(9)
        choice = str(self.decide(seen, question))
        command = wire.Answer(seat=question.seat, choice=choice, seq=seen.seq, key=key)
        while True:
            try:
                acknowledged = await self.play.send(command)
                self.acknowledged[f"{question.seat}:{key}"] = acknowledged.seq
                await self._reach(acknowledged.seq)
                return
            except ConnectionError:
                await asyncio.sleep(0.02)
            except Refusal as refusal:
                assert refusal.problem in ("play-stale", "choice-not-asked", "room-not-playing", "game-over"), refusal
                await asyncio.sleep(0.02)
                return


def check(storage: GameStore, room: str, witnesses: list[Witness]) -> int:
    """Checks that every acknowledged answer is in the log exactly once, at its place.

    Every link that was seen must be the link that is stored. It returns the length of the log.
    """
    rows = storage.read_log(room)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    by_token = {row.token: row.seq for row in rows if row.token}
    assert len(by_token) == sum(row.token is not None for row in rows)
    for witness in witnesses:
        for token, seq in witness.acknowledged.items():
            assert by_token.get(token) == seq, f"lost: {token} acknowledged at {seq}"
        for seq, link in witness.links.items():
            assert rows[seq - 1].link == link, f"entry {seq} is not what was shown"
    return len(rows)


async def kill_again_and_again(
    database: str, kills: int, seed: int, start: Callable[[int], Program] | None = None
) -> tuple[int, int]:
    """Plays while the server is killed; returns how many entries and acknowledged answers there were in all."""
    luck = random.Random(seed)
    start = start or (lambda port: Program(database, port))
    program = start(0)
    program.wait()
    storage = GameStore(open_database(database_url(database), threads=1))
    entries = acknowledged = done = 0
    try:
        while done < kills:
            async with Client(program.address) as anna, Client(program.address) as boris:
                room = await seated(anna, boris, game="board")
                async with (
                    anna.play(room.id, 0, Reconnect(longest=BRIEF)) as first,
                    boris.play(room.id, 1, Reconnect(longest=BRIEF)) as second,
                ):
                    witnesses = [
                        Witness(first, random.Random(luck.random())),
                        Witness(second, random.Random(luck.random())),
                    ]
                    games = [asyncio.create_task(witness.play_on()) for witness in witnesses]
                    while done < kills and not all(game.done() for game in games):
                        await answers(witnesses, luck.randrange(1, MOST_ANSWERS), games)
                        await asyncio.sleep(luck.uniform(0.0, KILL_SECONDS))
                        program.kill()
                        done += 1
                        program = start(program.port)
                        await asyncio.to_thread(program.wait)
                        check(storage, room.id, witnesses)
                        await see_the_same(first, second, witnesses)
                    for task in games:
                        task.cancel()
                    await asyncio.gather(*games, return_exceptions=True)
                    for task in games:
                        assert task.cancelled() or task.exception() is None
                entries += check(storage, room.id, witnesses)
                acknowledged += sum(len(witness.acknowledged) for witness in witnesses)
    finally:
        program.kill()
        storage.engine.dispose()
    return entries, acknowledged


async def answers(witnesses: list[Witness], count: int, games: list[asyncio.Task[None]]) -> None:
    """Waits until a number of further answers have been acknowledged, or the game is over."""
    before = sum(len(witness.acknowledged) for witness in witnesses)
    async with asyncio.timeout(PATIENCE):
        while sum(len(witness.acknowledged) for witness in witnesses) < before + count and not all(
            task.done() for task in games
        ):
            await asyncio.sleep(0.001)


async def see_the_same(first: Play, second: Play, witnesses: list[Witness]) -> None:
    """Checks that a long poll after a restart shows the digest that a client last saw at that entry."""
    for play, witness in zip((first, second), witnesses, strict=True):
        last = max(witness.digests)
        try:
            messages = await play.client.poll(play.room_id, seat=play.seat or 0, wait=0)
        except (OSError, Refusal):
            continue
        for update in messages:
            if isinstance(update, wire.Update) and update.seq in witness.digests:
                assert update.digest == witness.digests[update.seq], (
                    f"seat {play.seat} sees another table at {update.seq}"
                )
            if isinstance(update, wire.Update):
                assert update.seq >= last, f"entry {last} was shown and is gone"


def main() -> None:
    """Performs the long run: `make kill-test`."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", default="", help="SQLite in a folder of its own if not given")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"sqlite:///{folder}/games.sqlite"
        with Forks(database) as forks:
            killing = kill_again_and_again(database, arguments.kills, arguments.seed, lambda _: Forked(forks))
            entries, acknowledged = asyncio.run(killing)
    seconds = time.monotonic() - began
    print(
        f"{arguments.kills} kills, {entries} entries, {acknowledged} acknowledged answers, none lost, {seconds:.0f} s"
    )


if __name__ == "__main__":
    main()
