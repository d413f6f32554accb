"""A device and a server with the same luck give the same answers to the same questions, field by field."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import websockets

from metro2033.client import Client
from metro2033.device.device import Device
from tests.device.person import Memory, Seen, Watching
from tests.seeds import luck
from tests.server.running import company
from tests.server.timing import run

Ask = Callable[[str, str, Any], Awaitable[tuple[int, Any]]]
NAMES_ITS_HOST = (
    "members",
    "you",
    "version",
)  # fields of a room: presence, invitations, and changes that presence makes
CHOICES = 12  # between two rounds of questions about the position


def seeded(patch: pytest.MonkeyPatch, game: str) -> None:
    """Gives both hosts the same secret, and their bots the same luck."""
    patch.setattr(secrets, "token_hex", lambda nbytes=32: "5a" * nbytes)
    patch.setattr(secrets, "randbits", luck(game, "bits").getrandbits)
    patch.setattr(secrets, "choice", luck(game, "choices").choice)


async def questions_about(ask: Ask, room: str, seq: int, choice: str) -> list[tuple[str, int, Any]]:
    """Asks everything that a page asks about an open question, and returns the answers."""
    at = f"/api/rooms/{room}"
    asked: list[tuple[str, str, Any]] = [
        ("GET", f"{at}/reach?seat=0&lang=ru", None),
        ("GET", f"{at}/odds?seat=0&lang=ru", None),
        ("POST", f"{at}/why?lang=pl", {"seat": 0, "choice": choice}),
        ("POST", f"{at}/advice?lang=en", {"seat": 0, "seq": seq}),
        ("GET", f"{at}/reasons?seat=0&entry={max(1, seq - 1)}&lang=ru", None),
        ("GET", f"{at}/position?seat=0&to={seq // 2}&frames=1", None),
        ("GET", f"{at}/log?seat=0&after={max(0, seq - 20)}&frames=1", None),
        ("POST", f"{at}/commands?lang=pl", {"do": "answer", "seat": 0, "choice": "pass", "seq": 100_000, "key": "x"}),
        ("POST", f"{at}/commands?lang=en", {"do": "sit", "seat": 1}),
    ]
    return [(path.replace(room, "ROOM"), *(await ask(method, path, body))) for method, path, body in asked]


async def played(ask: Ask, watch: Callable[[str], Awaitable[Seen]], game: str) -> list[Any]:
    """Plays a game and returns everything that was said, with the room's id replaced."""
    told: list[Any] = [await ask("GET", "/api/lessons?lang=ru", None), await ask("GET", "/api/catalogue", None)]
    wanted = {"name": "Anna", "settings": {"game": game, "seats": 2, "bots": ["", "regular"]}}
    status, made = await ask("POST", "/api/rooms", wanted)
    room = made["room"]["id"]
    told.append((status, {name: value for name, value in made["room"].items() if name not in NAMES_ITS_HOST}))
    for command in ({"do": "sit", "seat": 0, "nonce": "0123456789abcdef"}, {"do": "start"}):
        told.append(await ask("POST", f"/api/rooms/{room}/commands", command))
    seen, chooser, given = await watch(room), random.Random(game), 0

    def is_settled() -> bool:
        """Returns whether the person is asked first: in a sealed group, a bot that is asked before may answer at any moment."""
        update = seen.last("update") or {"seq": -1, "questions": []}
        is_first = update["seq"] > last and [question["seat"] for question in update["questions"]][:1] == [0]
        return seen.is_over or (is_first and seen.question(0) is not None)

    last = -1
    while True:
        await seen.until(is_settled)
        update = seen.last("update")
        assert update is not None
        if seen.is_over:
            break
        question, last = seen.question(0), update["seq"]
        assert question is not None
        told.append({name: update[name] for name in ("seq", "digest", "questions", "may_undo", "progress", "result")})
        if given % CHOICES == 0:
            told += await questions_about(ask, room, last, question["options"][-1]["id"])
        choice = chooser.choice(question["options"])["id"]
        move = {"do": "answer", "seat": 0, "choice": choice, "seq": last, "key": f"k{last}"}
        told.append(await ask("POST", f"/api/rooms/{room}/commands", move))
        given += 1
    for path in (
        "log?after=0&open=1&frames=1",
        "verify?lang=ru",
        "chart",
        "record",
        "replay?to=9&open=1&frames=1",
        "packs",
    ):
        told.append((path, await ask("GET", f"/api/rooms/{room}/{path}", None)))
    ended = (await ask("GET", f"/api/rooms/{room}", None))[1]
    told.append({name: value for name, value in ended.items() if name not in NAMES_ITS_HOST})
    again = await ask("POST", "/api/rooms/continue?lang=en", {"room": room, "to": 7, "name": "Anna", "knowledge": 0})
    told.append((again[0], again[1]["room"]["origin"]["at"], again[1]["room"]["settings"]))
    return [json.loads(json.dumps(one).replace(room, "ROOM").replace(room[:6], "ROOM")) for one in told]


async def on_a_server(database: str, game: str) -> list[Any]:
    """Returns the answers of a server."""
    async with company(database) as (server, anna, _):
        reading: list[asyncio.Task[None]] = []

        async def ask(method: str, path: str, body: Any) -> tuple[int, Any]:
            answer = await anna.http.request(method, path, json=body)
            is_json = answer.headers.get("content-type", "").startswith("application/json")
            return answer.status_code, answer.json() if is_json else answer.text

        async def watch(room: str) -> Seen:
            seen = Seen()
            reading.append(asyncio.create_task(listen(anna, server.address, room, seen)))
            return seen

        try:
            return await played(ask, watch, game)
        finally:
            for task in reading:
                task.cancel()
            await asyncio.gather(*reading, return_exceptions=True)


async def listen(anna: Client, address: str, room: str, seen: Seen) -> None:
    """Reads a socket."""
    url = f"{address.replace('http', 'ws', 1)}/api/rooms/{room}/socket?seat=0&frames=1"
    async with websockets.connect(url, additional_headers=anna.socket_headers(), proxy=None, max_size=2**22) as socket:
        async for message in socket:
            seen.take(message)


async def on_a_device(game: str) -> list[Any]:
    """Returns the answers of a device."""
    device = Device(Memory(), pause=0.0)

    async def ask(method: str, path: str, body: Any) -> tuple[int, Any]:
        status, data = await device.request(method, path, None if body is None else json.dumps(body).encode())
        text = data.decode()
        return status, json.loads(text) if text.startswith(("{", "[")) else text

    async def watch(room: str) -> Seen:
        return Watching(device, room, 0)

    try:
        return await played(ask, watch, game)
    finally:
        await device.close()


@pytest.mark.parametrize("game", ["board", "breakthrough"])
def test_a_device_says_what_a_server_says(game: str, database: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        seeded(patch, game)
        server = run(on_a_server(database, game))
    with pytest.MonkeyPatch.context() as patch:
        seeded(patch, game)
        device = run(on_a_device(game))
    for there, here in zip(server, device, strict=True):
        assert here == there
