"""Doors that stood open: banned spectators, old invitations, secrets of games that cannot continue, long games that hold others up."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.live.room import read_room, write_room
from metro2033.server.archive.service import ArchiveService
from metro2033.server.rooms.service import RoomService
from tests.server.running import company, keen, quick, running, seated
from tests.server.test_rooms import CARDS, refused
from tests.server.timing import run, settle


def test_who_is_banned_watches_no_more(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            room = await anna.create_room("Anna", msgspec.structs.replace(CARDS, public=True))
            await boris.join(room.id, "Boris", "")
            async with boris.play(room.id) as play:
                await play.until(lambda: play.room is not None)
                await anna.do(room.id, wire.Kick(member=1, ban=True))
                await settle()
                assert not server.loaded[room.id].subscribers
            for path in ("", "/updates", "/stream", "/log"):
                assert (await boris.http.get(f"/api/rooms/{room.id}{path}")).status_code == 404, path
            async with Client(server.address) as clara:
                assert (await clara.room(room.id)).id == room.id

    run(scene())


def test_an_invitation_is_made_anew_on_request_and_after_a_ban(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris), Client(server.address) as clara:
            room = await anna.create_room("Anna", CARDS)
            first = room.you.invite or ""
            await boris.join(room.id, "Boris", first)
            assert await refused(boris.do(room.id, wire.InviteAnew())) == "room-host-only"
            await anna.do(room.id, wire.InviteAnew())
            second = (await anna.room(room.id)).you.invite or ""
            assert second != first and await refused(clara.join(room.id, "Clara", first)) == "room-unknown"
            await anna.do(room.id, wire.Kick(member=1, ban=True))
            third = (await anna.room(room.id)).you.invite or ""
            assert third != second
            assert (await clara.join(room.id, "Clara", third)).id == room.id

    run(scene())


def test_an_invitation_says_who_invites_to_what_only_to_those_who_have_it(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, _), Client(server.address) as clara:
            room = await anna.create_room("Anna", msgspec.structs.replace(CARDS, variants=["survival1"]))
            invite = room.you.invite or ""

            async def shown(person: Client, invite: str, room: str = room.id) -> Any:
                return (await person.http.get(f"/api/rooms/{room}/invitations/{invite}")).json()

            told = await shown(clara, invite)
            assert (told["host"], told["settings"]["game"], told["free"]) == ("Anna", "breakthrough", 2)
            assert told["settings"]["variants"] == ["survival1"] and invite not in str(told)
            assert "set-cookie" not in (await clara.http.get(f"/api/rooms/{room.id}/invitations/{invite}")).headers
            assert (await clara.http.get(f"/api/rooms/{room.id}")).status_code == 404, "nobody has joined"
            # A wrong invitation and a room that does not exist cannot be told apart.
            assert await shown(clara, "guess") == await shown(clara, "guess", "nowhere")
            assert (await shown(clara, "guess"))["problem"] == "room-unknown"
            await anna.do(room.id, wire.InviteAnew())
            assert (await shown(clara, invite))["problem"] == "room-unknown"
            public = await anna.create_room("Anna", msgspec.structs.replace(CARDS, public=True))
            assert (await shown(clara, "public", public.id))["host"] == "Anna"

    run(scene())


def test_a_game_that_cannot_continue_keeps_its_secret(any_database: str) -> None:
    async def scene() -> None:
        async with running(quick(any_database)) as server, Client(server.address) as anna:
            room = await seated(anna, bots=["", "random"], seats=2, public=True)
            cookies, storage, secret = anna.http.cookies, server.parts[RoomService].store, server.loaded[room.id].secret
            stored = storage.read_room(room.id)
            assert stored is not None
            document = read_room(stored.document)
            document.content = "another"
            storage.change_room(replace(stored, document=write_room(document)))
        async with (
            running(quick(any_database)) as server,
            Client(server.address) as anna,
            Client(server.address) as viewer,
        ):
            anna.http.cookies = cookies
            text = await anna.record(room.id)
            assert "content: another" in text and secret not in text and "commitment: " in text
            assert await refused(viewer.record(room.id)) == "room-content"
            assert secret not in (await anna.http.get(f"/api/rooms/{room.id}")).text

    run(scene())


QUESTIONS = (
    "log",
    "log?open=1&frames=1&after=5",
    "replay?to=9&open=1",
    "replay?to=20&seat=1&frames=1",
    "record",
    "chart",
    "verify",
    "replay?to=0",
)


@pytest.mark.parametrize("game", ["breakthrough"])
def test_a_replay_in_the_process_tells_the_same_to_the_byte(game: str, any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, _):
            room = await seated(anna, bots=["", "random"], seats=2, game=game)
            async with anna.play(room.id, 0) as play:
                await play.play_on(keen(random.Random(3)), 30)
                await play.until(lambda: play.question is not None or play.over)
                path, replays = f"/api/rooms/{room.id}", server.parts[ArchiveService].replays
                for question in ("position?to=5&seat=0", "log?seat=0", "position?to=20"):
                    on_a_thread = await anna.http.get(f"{path}/{question}")
                    replays._long = 0
                    assert (await anna.http.get(f"{path}/{question}")).content == on_a_thread.content, question
                    replays._long = 10_000
                await play.play_on(keen(random.Random(3)))
            near = [await anna.http.get(f"{path}/{question}") for question in QUESTIONS]
            replays._long = 0
            far = [await anna.http.get(f"{path}/{question}") for question in QUESTIONS]
            assert [one.status_code for one in near] == [200] * len(QUESTIONS)
            assert [one.content for one in far] == [one.content for one in near]
            assert await refused(anna.continue_game("Anna", room.id, server.loaded[room.id].seq)) == "continue-over"
            assert (await anna.continue_game("Anna", room.id, 9)).status == "lobby"
            replays._process._sandbox.all[0].stop()  # it is started again, and reads everything again
            assert (await anna.http.get(f"{path}/log")).content == near[0].content

    run(scene())
