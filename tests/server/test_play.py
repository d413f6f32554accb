"""Playing over the network, as two programs would."""

from __future__ import annotations

import asyncio
import random

import pytest

from metro2033 import wire
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.verify import verify
from tests.server.running import company, keen, seated
from tests.server.timing import run


@pytest.mark.parametrize(
    ("game", "kind"), [pytest.param("board", "postgres", marks=pytest.mark.postgres), ("breakthrough", "database")]
)
def test_two_clients_finish_a_game_and_its_luck_verifies(game: str, kind: str, request: pytest.FixtureRequest) -> None:
    database: str = request.getfixturevalue(kind)

    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            room = await seated(anna, boris, game=game)
            decide = keen(random.Random(5))
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                given = await asyncio.gather(first.play_on(decide), second.play_on(decide))
                assert sum(given) > 50
                assert first.room is not None and first.room.outcome == "finished"
            text = await anna.record(room.id)
            verified = verify(record.read(text), find_rules).game
            assert verified.chance.commitment == room.commitment
            assert verified.chance.nonces == ("nonce-of-anna", "nonce-1")
            assert first.seen.links[1] in text
            assert first.seen.result is not None and verified.result is not None
            assert first.seen.result.winner == verified.result.winner

    run(scene())


def test_a_program_that_stops_waiting_for_an_answer_stays_connected(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, _boris):
            room = await anna.create_room("Anna", wire.Settings())
            async with anna.play(room.id) as play:
                await play.until(lambda: play.room is not None)
                for command in (wire.Say(text="hello"), wire.Rematch()):  # one is done, the other refused
                    sending = asyncio.create_task(play.send(command))
                    await asyncio.sleep(0)
                    sending.cancel()
                await play.send(wire.Say(text="still here"))
                await play.until(lambda: len(play.chat) == 2)
                assert play.connects == 1

    run(scene())
