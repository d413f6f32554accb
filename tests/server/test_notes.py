"""Private notes: each person has one per game, nobody else sees it, and two windows do not overwrite each other."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.live import notes
from metro2033.server.notes import feature as limits
from tests.server.running import PASSWORD, company, post, problem_of, put, register, seated
from tests.server.timing import run

NOTE = ["Anna wants the market.", "", "Never trust the Reds: ☢"]
NOTHING = {"lines": [], "version": 0}


def door(room: str) -> str:
    return f"/api/rooms/{room}/note"


async def read(guest: Client, room: str) -> dict[str, Any]:
    answer = await guest.http.get(door(room))
    assert answer.is_success, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def write(guest: Client, room: str, lines: list[str], version: int = 0) -> dict[str, Any]:
    answer = await put(guest, door(room), {"lines": lines, "version": version})
    assert answer.is_success, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_note_is_kept_for_its_author_alone(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            room = (await seated(anna, boris)).id
            assert await read(anna, room) == NOTHING
            first = await write(anna, room, [*NOTE, "  ", ""])
            assert first["lines"] == NOTE and first == await read(anna, room)
            assert await read(boris, room) == NOTHING
            await write(boris, room, ["mine"])
            second = await write(anna, room, ["changed"], first["version"])
            assert await read(anna, room) == second and second["version"] > first["version"]
            assert await write(anna, room, [" ", ""], second["version"]) == NOTHING == await read(anna, room)
            assert (await read(boris, room))["lines"] == ["mine"]
            async with Client(server.address) as stranger:
                assert (await stranger.http.get(door(room))).status_code == 404, "a private room"

    run(scene())


def test_two_windows_do_not_overwrite_each_other(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (_, anna, boris):
            room = (await seated(anna, boris)).id
            changed = (409, "note-changed")
            found = await write(anna, room, ["one window"])
            outdated = {"lines": ["another window"], "version": 0}
            assert problem_of(await put(anna, door(room), outdated)) == changed
            assert problem_of(await put(anna, door(room), {**outdated, "lines": []})) == changed
            both = await asyncio.gather(
                *(put(anna, door(room), {"lines": [name], "version": found["version"]}) for name in "ab")
            )
            assert sorted(answer.status_code for answer in both) == [200, 409]
            now = await read(anna, room)
            assert now["lines"] in (["a"], ["b"])
            await write(anna, room, [], now["version"])
            assert problem_of(await put(anna, door(room), {"lines": ["late"], "version": now["version"]})) == changed

    run(scene())


def test_nobody_learns_of_a_note(any_database: str) -> None:
    """Neither the room, nor its messages, nor the other's export change."""

    async def scene() -> None:
        async with company(any_database) as (_, anna, boris):
            room = (await seated(anna, boris)).id
            doors = (f"/api/rooms/{room}", f"/api/rooms/{room}/updates?wait=0", "/api/account/export", "/api/rooms")
            before = [(await boris.http.get(path)).text for path in doors]
            await write(anna, room, NOTE)
            assert [(await boris.http.get(path)).text for path in doors] == before

    run(scene())


def test_attacks_on_notes(any_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notes, "MOST_NOTES", 1)

    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            room = (await seated(anna, boris)).id
            bodies: tuple[Any, ...] = (
                {},
                [],
                {"lines": "text"},
                {"lines": ["x" * 1001]},
                {"lines": ["x"] * 101},
                {"lines": [None]},
                {"lines": ["x"], "version": -1},
                {"lines": ["x"], "version": 2**53},
                {"lines": ["x"], "person": "somebody"},
                {"lines": ["nul\0"]},
                {"lines": ["two\nlines"]},
            )
            for body in bodies:
                assert (await put(anna, door(room), body)).status_code == 422, body
            assert problem_of(await put(anna, door(room), {"lines": ["x" * 1000] * 4})) == (409, "note-too-long")
            assert (await put(anna, door("nowhere"), {"lines": ["x"]})).status_code == 404
            outside = await anna.create_room("Anna", wire.Settings(game="board", public=True))
            assert problem_of(await put(boris, door(outside.id), {"lines": ["x"]})) == (403, "note-members")
            token = await anna.token(room, "play")
            async with Client(server.address, token=token) as program:
                assert problem_of(await program.http.get(door(room))) == (403, "token-scope")
                assert problem_of(await put(program, door(room), {"lines": ["x"]})) == (403, "token-scope")
            markup = await write(anna, room, ["<script>alert(1)</script> {{ 7*7 }} ' OR 1=1 --", "‮ثم"])
            assert await read(anna, room) == markup
            assert problem_of(await put(anna, door(outside.id), {"lines": ["x"]})) == (409, "note-many")
            await write(anna, room, ["the only one still changes"], markup["version"])
            flood = await asyncio.gather(
                *(put(boris, door(room), {"lines": []}) for _ in range(2 * limits.NOTES_PER_MINUTE))
            )
            assert {answer.status_code for answer in flood} == {httpx.codes.OK, httpx.codes.TOO_MANY_REQUESTS}

    run(scene())


def test_a_guest_takes_notes_into_an_account_exports_them_and_a_deletion_empties_them(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (_, anna, boris):
            room = (await seated(anna, boris)).id
            await write(anna, room, NOTE)
            await register(anna)
            assert (await read(anna, room))["lines"] == NOTE
            exported = (await anna.http.get("/api/account/export")).json()["notes"]
            assert [(note["room"], note["lines"]) for note in exported] == [(room, NOTE)]
            assert (await post(anna, "/api/account/delete", {"password": PASSWORD})).status_code < 300

    run(scene())
