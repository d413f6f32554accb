"""Plays the guests of `tools/debian_drill`, with nothing but the installed package. Runs on the old version and on the new one.

drill_guests.py begin ADDRESS FILE    two guests play one card game to its end and 40 answers of a board game each; saves the state in FILE
drill_guests.py go-on ADDRESS FILE    the same guests find both games unchanged, and play 20 more answers each
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

from metro2033 import wire
from metro2033.client import Client
from metro2033.client.play import Play

BEGIN, GO_ON = 40, 20  # answers of each guest


async def begin(address: str) -> dict[str, Any]:
    """Plays, and returns the state to save: the guests' cookies, the rooms, and the position of the unfinished game."""
    async with Client(address) as anna, Client(address) as boris:
        finished = await _open(anna, boris, wire.Settings(game="breakthrough", seats=2, options={"round_cap": "4"}))
        await _play((anna, boris), finished, 1_000_000)
        unfinished = await _open(anna, boris, wire.Settings(game="board", seats=2))
        stands = await _play((anna, boris), unfinished, BEGIN)
        record = await anna.record(finished)
        cookies = [dict(guest.http.cookies) for guest in (anna, boris)]
    return {"cookies": cookies, "finished": finished, "record": record, "unfinished": unfinished, "stands": stands}


async def go_on(address: str, known: dict[str, Any]) -> dict[str, Any]:
    """Checks that nothing has changed, and plays on."""
    async with Client(address) as anna, Client(address) as boris:
        for guest, cookies in zip((anna, boris), known["cookies"], strict=True):
            guest.http.cookies.update(cookies)
        assert await anna.record(known["finished"]) == known["record"], "the finished game has another record"
        assert (await anna.verify(known["finished"])).holds, "the luck of the finished game cannot be verified"
        guests = (anna, boris)
        assert await _play(guests, known["unfinished"], 0) == known["stands"], "the unfinished game has changed"
        stands = await _play(guests, known["unfinished"], GO_ON)
        cookies = [dict(guest.http.cookies) for guest in guests]
    return known | {"cookies": cookies, "stands": stands}


async def _open(anna: Client, boris: Client, settings: wire.Settings) -> str:
    room = await anna.create_room("Anna", settings)
    await anna.do(room.id, wire.Sit(seat=0))
    await boris.join(room.id, "Boris", room.you.invite or "")
    await boris.do(room.id, wire.Sit(seat=1))
    await boris.do(room.id, wire.Ready())
    await anna.do(room.id, wire.Start())
    return room.id


async def _play(guests: tuple[Client, Client], room: str, answers: int) -> list[tuple[int, str]]:
    """Lets both guests give some answers. Returns each guest's view of the game: the number of entries and a digest."""
    luck = random.Random(2033)

    def decide(_: object, question: wire.QuestionView) -> str:
        return luck.choice([option.id for option in question.options or []])

    async with guests[0].play(room, 0) as first, guests[1].play(room, 1) as second:
        plays = (first, second)
        tasks = [asyncio.create_task(play.play_on(decide, answers)) for play in plays]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED if answers else asyncio.ALL_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await _settled(plays)
        return [(play.seen.seq, play.seen.digest) for play in plays]


async def _settled(plays: tuple[Play, Play]) -> None:
    """Waits until both have seen the same number of entries and no more arrive."""
    quiet = 0
    while quiet < 10:
        seen = [play.seen.seq for play in plays]
        await asyncio.sleep(0.1)
        same = min(seen) >= 0 and seen == [play.seen.seq for play in plays] and len(set(seen)) == 1
        quiet = quiet + 1 if same else 0


def main() -> None:
    """Runs one act."""
    act, address, file = sys.argv[1], sys.argv[2], Path(sys.argv[3])
    if act == "begin":
        known = asyncio.run(begin(address))
    else:
        before = json.loads(file.read_text(encoding="utf-8"))
        before["stands"] = [tuple(stand) for stand in before["stands"]]
        known = asyncio.run(go_on(address, before))
    file.write_text(json.dumps(known), encoding="utf-8")
    print(f"{act}: entry {known['stands'][0][0]}, {known['stands'][0][1]}")


if __name__ == "__main__":
    main()
