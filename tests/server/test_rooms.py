"""Rooms: making, entering, sitting, starting, leaving, and the rights of each person."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import msgspec
import pytest

from metro2033 import wire
from metro2033.client import Client, Refusal
from metro2033.server.accounts.service import AccountService
from metro2033.server.rooms.service import RoomService
from tests.server.running import company, quick, running, seated
from tests.server.timing import run

CARDS = wire.Settings(game="breakthrough", seats=2)


async def refused(attempt: Awaitable[Any]) -> str:
    """Returns the problem for which an attempt is refused."""
    with pytest.raises(Refusal) as caught:
        await attempt
    return caught.value.problem


def test_friends_come_by_link_choose_seats_and_start(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            room = await anna.create_room("Anna", CARDS)
            assert await refused(boris.room(room.id)) == "room-unknown"
            assert await refused(boris.join(room.id, "Boris", "guess")) == "room-unknown"
            seen = await boris.join(room.id, "Boris", room.you.invite or "")
            assert [member.name for member in seen.members] == ["Anna", "Boris"]
            await boris.do(room.id, wire.Sit(seat=0, nonce="mine"))
            assert await refused(anna.do(room.id, wire.Sit(seat=0))) == "room-seat-taken"
            assert await refused(anna.do(room.id, wire.Start())) == "room-seat-free"
            await anna.do(room.id, wire.Sit(seat=1))
            assert await refused(anna.do(room.id, wire.Start())) == "room-not-ready"
            assert await refused(boris.do(room.id, wire.Start())) == "room-host-only"
            await boris.do(room.id, wire.Ready())
            await anna.do(room.id, wire.Start())
            seen = await boris.room(room.id)
            assert (seen.status, seen.nonces, seen.secret) == ("playing", ["mine", "seat 1"], None)
            assert await refused(anna.do(room.id, wire.Stand(seat=1))) == "room-started"

    run(scene())


def test_every_setting_is_checked_and_can_be_changed_before_the_start(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            for problem, bad in (
                ("option-game", {"game": "chess"}),
                ("option-edition", {"edition": "xx1999"}),
                ("option-unknown", {"options": {"gravity": "off"}}),
                ("option-value", {"options": {"round_cap": "many"}}),
                ("option-seats", {"seats": 6}),
                ("option-bot", {"bots": ["", "skynet"]}),
                ("option-variant", {"variants": ["survival9"]}),
            ):
                settings = msgspec.convert({"game": "breakthrough", **bad}, wire.Settings)
                assert await refused(anna.create_room("Anna", settings)) == problem
            room = await anna.create_room("Anna", CARDS)
            await anna.do(room.id, wire.Sit(seat=0))
            varied = wire.Settings(
                game="breakthrough", seats=3, variants=["survival1"], bots=["", "", "random"], public=True
            )
            await anna.do(room.id, wire.Configure(settings=varied))
            seen = await boris.room(room.id)
            assert [(seat.member, seat.bot) for seat in seen.seats] == [(0, ""), (None, ""), (None, "random")]
            assert [summary.id for summary in (await boris.rooms()).public] == [room.id]
            assert (await boris.rooms()).yours == []

    run(scene())


def test_one_person_may_hold_several_seats(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, _boris):
            room = await anna.create_room("Anna", CARDS)
            for seat in (0, 1):
                await anna.do(room.id, wire.Sit(seat=seat))
            await anna.do(room.id, wire.Start())
            assert (await anna.room(room.id)).you.seats == [0, 1]
            async with anna.play(room.id, 0) as first, anna.play(room.id, 1) as second:
                await first.until(lambda: first.seen.seq >= 0)
                await second.until(lambda: second.seen.seq >= 0)
                assert (first.seen.view["viewer"], second.seen.view["viewer"]) == (0, 1)

    run(scene())


def test_the_host_kicks_bans_and_mutes_and_anybody_blocks(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            room = await anna.create_room("Anna", CARDS)
            invite = room.you.invite or ""
            await boris.join(room.id, "Boris", invite)
            assert await refused(boris.join(room.id, "Anna", invite)) == "room-name-taken"
            await anna.do(room.id, wire.Mute(member=1))
            assert await refused(boris.do(room.id, wire.Say(text="hello"))) == "chat-muted"
            await anna.do(room.id, wire.Mute(member=1, muted=False))
            await anna.do(room.id, wire.Block(member=1))
            await boris.do(room.id, wire.Say(text="hello"))
            await anna.do(room.id, wire.Say(text="hm"))
            async with anna.play(room.id) as her, boris.play(room.id) as him:
                await him.until(lambda: len(him.chat) == 2)
                await her.until(lambda: len(her.chat) == 1)
                assert [line.text for line in her.chat] == ["hm"]
            assert await refused(boris.do(room.id, wire.Kick(member=0))) == "room-host-only"
            assert await refused(anna.do(room.id, wire.Kick(member=0))) == "room-kick-yourself"
            await anna.do(room.id, wire.Kick(member=1, ban=True))
            assert await refused(boris.room(room.id)) == "room-unknown"
            assert await refused(boris.join(room.id, "Boris", invite)) == "room-banned"

    run(scene())


def test_who_leaves_a_game_is_replaced_by_a_bot_and_the_host_passes_on(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            room = await seated(anna, boris)
            await anna.do(room.id, wire.Leave())
            seen = await boris.room(room.id)
            assert (seen.seats[0].bot, seen.you.host, seen.status) == ("greedy", True, "playing")
            await boris.do(room.id, wire.Leave())
            async with Client(boris.address) as nobody:
                assert await refused(nobody.room(room.id)) == "room-unknown"

    run(scene())


def test_who_leaves_after_a_game_keeps_the_seat_that_the_result_belongs_to(database: str) -> None:
    async def scene() -> None:
        async with company(database, absent_after=0.0) as (server, anna, boris):
            room = await seated(anna, boris)
            before = [seat.person for seat in server.loaded[room.id].room.seats]
            await anna.do(room.id, wire.Vote(seat=1, remedy="end"))
            await anna.do(room.id, wire.Leave())
            after = server.loaded[room.id].room
            assert [seat.person for seat in after.seats] == before and after.host == before[1]
            assert await refused(anna.room(room.id)) == "room-unknown"
            assert [seat.member for seat in (await boris.room(room.id)).seats] == [None, 1]
            await server.parts[AccountService].accounts.forget(before[1])
            stored = server.parts[RoomService].store.read_room(room.id)
            assert stored is not None and before[1] not in stored.document

    run(scene())


def test_a_seat_is_left_to_a_bot_and_taken_back(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris)
            await boris.do(room.id, wire.StandIn(seat=1))
            assert (await anna.room(room.id)).seats[1].stand_in == "greedy"
            assert await refused(boris.do(room.id, wire.StandIn(seat=0))) == "room-not-your-seat"
            assert await refused(anna.do(room.id, wire.TakeBack(seat=1))) == "room-not-your-seat"
            await boris.do(room.id, wire.TakeBack(seat=1))
            assert (await anna.room(room.id)).seats[1].stand_in == ""
            await boris.do(room.id, wire.Leave())
            assert (await anna.room(room.id)).seats[1].bot == "greedy"
            async with Client(server.address) as vera:
                await vera.join(room.id, "Vera", room.you.invite or "")
                assert await refused(vera.do(room.id, wire.TakeBack(seat=1))) == "room-not-your-seat"
            back = await boris.join(room.id, "Boris", room.you.invite or "")
            assert (back.you.seats, back.you.left) == ([], [1])
            await boris.do(room.id, wire.TakeBack(seat=1))
            back = await boris.room(room.id)
            assert (back.you.seats, back.you.left, back.seats[1].bot) == ([1], [], "")

    run(scene())


def test_no_player_is_sent_out_of_a_game(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            room = await seated(anna, boris)
            for ban in (False, True):
                assert await refused(anna.do(room.id, wire.Kick(member=1, ban=ban))) == "room-kick-player"
            assert (await boris.room(room.id)).you.seats == [1]

    run(scene())


def test_free_seats_are_closed_at_the_start_on_request(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            room = await anna.create_room("Anna", wire.Settings(game="breakthrough", seats=5))
            await anna.do(room.id, wire.Sit(seat=0))
            assert await refused(anna.do(room.id, wire.Start(close=True))) == "option-seats"
            assert len((await anna.room(room.id)).seats) == 5
            await boris.join(room.id, "Boris", room.you.invite or "")
            await boris.do(room.id, wire.Sit(seat=3))
            await boris.do(room.id, wire.Ready())
            await anna.do(room.id, wire.PutBot(seat=4, bot="random"))
            await anna.do(room.id, wire.Start(close=True))
            begun = await boris.room(room.id)
            assert (begun.status, begun.you.seats, begun.settings.seats) == ("playing", [1], 3)
            assert [seat.bot for seat in begun.seats] == ["", "", "random"]

    run(scene())


def test_the_host_passes_the_role_on(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            room = await seated(anna, boris)
            assert await refused(boris.do(room.id, wire.Appoint(member=1))) == "room-host-only"
            await anna.do(room.id, wire.Appoint(member=1))
            assert (await boris.room(room.id)).you.host and not (await anna.room(room.id)).you.host

    run(scene())


def test_a_rematch_takes_everybody_along(database: str) -> None:
    async def scene() -> None:
        async with company(database, absent_after=0.0) as (_, anna, boris):
            room = await seated(anna, boris)
            assert await refused(anna.do(room.id, wire.Rematch())) == "room-not-over"
            await anna.do(room.id, wire.Vote(seat=1, remedy="end"))
            assert (await boris.room(room.id)).outcome == "ended"
            await boris.do(room.id, wire.Rematch(nonce="of_Boris"))
            asked = await anna.room(room.id)
            again = await anna.room(asked.rematch or "")
            assert (again.status, [seat.member for seat in again.seats], again.you.seats) == ("lobby", [1, 0], [0])
            assert asked.again == [1] and [seat.ready for seat in again.seats] == [False, True]
            assert again.commitment != room.commitment
            await anna.do(room.id, wire.Rematch(nonce="of_Anna"))
            begun = await boris.room(again.id)
            assert (begun.status, begun.nonces) == ("playing", ["of_Anna", "of_Boris"])
            await anna.do(room.id, wire.Rematch())  # a second request changes nothing
            assert (await boris.room(again.id)).nonces == begun.nonces
            assert (await boris.room(room.id)).again == [0, 1]

    run(scene())


def test_a_rematch_against_bots_starts_at_once(database: str) -> None:
    async def scene() -> None:
        async with company(database, absent_after=0.0) as (_, anna, boris):
            room = await seated(anna, boris, seats=3, bots=["", "", "random"])
            await anna.do(room.id, wire.Vote(seat=1, remedy="end"))
            await boris.do(room.id, wire.Leave())
            assert await refused(boris.do(room.id, wire.Rematch())) == "room-unknown"
            await anna.do(room.id, wire.Rematch())
            again = await anna.room((await anna.room(room.id)).rematch or "")
            assert (again.status, again.seats[1].member) == ("lobby", None)  # who left is not brought along
            await anna.do(again.id, wire.PutBot(seat=1, bot="random"))
            await anna.do(again.id, wire.Start())
            assert (await anna.room(again.id)).status == "playing"

    run(scene())


def test_rooms_outlive_the_server(database: str) -> None:
    async def scene() -> None:
        async with running(quick(database)) as server, Client(server.address) as anna:
            room = await anna.create_room("Anna", CARDS)
            await anna.do(room.id, wire.Say(text="still here?"))
            cookies = anna.http.cookies
        async with running(quick(database)) as server, Client(server.address) as anna:
            anna.http.cookies = cookies
            assert (await anna.room(room.id)).you.member == 0
            messages = await anna.poll(room.id, wait=0)
            assert [m.lines[0].text for m in messages if isinstance(m, wire.Chat)] == ["still here?"]

    run(scene())


def test_tokens_do_what_their_scope_says(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, _):
            room = await anna.create_room("Anna", CARDS)
            other = await anna.create_room("Anna", CARDS)
            watch, play, host = [await anna.token(room.id, scope) for scope in ("view", "play", "host")]
            async with Client(server.address, token=watch) as watcher:
                assert (await watcher.room(room.id)).you.member == 0
                assert await refused(watcher.do(room.id, wire.Ready())) == "token-scope"
                assert await refused(watcher.token(room.id, "play")) == "token-scope"
                assert await refused(watcher.room(other.id)) == "room-unknown"
            async with Client(server.address, token=play) as player:
                await player.do(room.id, wire.Sit(seat=0))
                assert await refused(player.do(room.id, wire.Kick(member=0))) == "token-scope"
                assert await refused(player.create_room("Anna", CARDS)) == "token-scope"
            async with Client(server.address, token=host) as lord:
                await lord.do(room.id, wire.PutBot(seat=1, bot="random"))
            async with Client(server.address, token="m33_made_up") as forger:
                assert await refused(forger.room(room.id)) == "token-unknown"
            assert (await anna.http.delete(f"/api/rooms/{room.id}/tokens")).status_code == 204
            async with Client(server.address, token=play) as player:
                assert await refused(player.room(room.id)) == "token-unknown"

    run(scene())


def test_spectators_come_only_where_they_may(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            open_room = await seated(anna, public=True, bots=["", "random"], seats=2)
            closed = await seated(anna, public=True, bots=["", "random"], seats=2, spectators=False)
            update = [m for m in await boris.poll(open_room.id, wait=0) if isinstance(m, wire.Update)]
            assert b'"viewer":null' in bytes(update[0].view)
            assert await refused(boris.poll(closed.id, wait=0)) == "room-no-spectators"
            assert await refused(boris.poll(open_room.id, seat=0, wait=0)) == "room-not-your-seat"

    run(scene())
