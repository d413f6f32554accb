"""The luck of a room: nonces are committed to by hash, revealed after the start, and never changed or dropped unseen."""

from __future__ import annotations

import asyncio
import hashlib

import msgspec
import pytest

from metro2033 import wire
from metro2033.bots.witness import ask_again
from metro2033.client import Client, Distrust, Luck
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.chance import SEALED, SEALED_2, Chance
from metro2033.kernel.header import read_header, write_header
from metro2033.kernel.verify import Kept, verify
from metro2033.live.luck import REVEAL_SECONDS, header_of
from metro2033.live.room import PLAYING, Room, read_room, write_room
from tests.server.running import Program, Running, both_on_stage, quick, running, seated
from tests.server.test_rooms import CARDS, refused
from tests.server.timing import run

NONCE = "0123456789abcdef" * 2
HASH = hashlib.sha256(NONCE.encode()).hexdigest()
JSON = {"content-type": "application/json"}


async def committed(anna: Client, boris: Client) -> tuple[Luck, Luck]:
    """Opens a room of two people who have committed to nonces and are ready."""
    room = await anna.create_room("Anna", CARDS)
    await boris.join(room.id, "Boris", room.you.invite or "")
    hers, his = Luck(room.id), Luck(room.id)
    await hers.sit(anna, 0)
    await his.sit(boris, 1)
    await boris.do(room.id, wire.Ready())
    return hers, his


def test_a_game_is_dealt_when_the_last_nonce_is_revealed(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        hers, his = await committed(anna, boris)
        assert not await hers.reveal(anna), "nothing is revealed before the start"
        await anna.do(hers.room, wire.Start())
        lobby = await boris.room(hers.room)
        assert (lobby.status, lobby.hidden, lobby.nonces) == ("lobby", [0, 1], [])
        assert await his.reveal(boris)
        waiting = await anna.room(hers.room)
        assert (waiting.status, waiting.hidden, waiting.nonces) == ("lobby", [0], []), "nobody sees a nonce yet"
        assert await hers.reveal(anna)
        dealt = await boris.room(hers.room)
        assert (dealt.status, dealt.hidden) == ("playing", None)
        assert dealt.nonces == [hers.nonce, his.nonce]
        await anna.do(hers.room, wire.Reveal(seat=0, nonce=hers.nonce))  # an acknowledgement was lost
        assert hers.hashes == his.hashes == [seat.commitment for seat in dealt.seats]
        game = server.loaded[hers.room].game
        assert game is not None and game.game.chance.kind == SEALED_2

    both_on_stage(any_database, scene)


def test_what_a_player_kept_verifies_the_record(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        hers, his = await committed(anna, boris)
        await anna.do(hers.room, wire.Start())
        await asyncio.gather(hers.reveal(anna), his.reveal(boris))
        async with anna.play(hers.room, 0) as first, boris.play(hers.room, 1) as second:
            await first.until(lambda: first.question is not None or second.question is not None)
            asked = first if first.question is not None else second
            assert asked.question is not None and asked.question.options
            await asked.answer(asked.question.options[0].id)
            await asked.until(lambda: asked.seen.seq > 0)
            link = asked.seen.links[max(asked.seen.links)]
        await anna.do(hers.room, wire.Vote(seat=1, remedy="end"))
        read = record.read(await anna.record(hers.room))
        verify(read, find_rules, Kept(hers.commitment, tuple(his.hashes), link))
        assert read.header.chance.kind == SEALED_2

    both_on_stage(database, scene, absent_after=0.0)


def test_the_bots_of_a_room_can_be_asked_again(database: str) -> None:
    """Their seeds need the secret: until the end nothing but their names is public."""

    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, bots=["", "novice", "random"], seats=3)
        async with anna.play(room.id, 0) as play:
            await play.play_on(lambda _, question: (question.options or [])[0].id, 8)
            live = server.loaded[room.id]
            assert live.room.bots == [
                "1 - greedy:samples=1:slips=60",
                "2 - random",
            ]
            assert await refused(anna.record(room.id)) == "room-not-over"
        await anna.do(room.id, wire.ProposeEnd(seat=0))
        read = record.read(await anna.record(room.id))
        assert read.header.bots == tuple(live.room.bots)
        verify(read, find_rules)
        found = ask_again(read, find_rules)
        assert [(one.seat, one.differences, one.unverifiable) for one in found] == [(1, (), ""), (2, (), "")]
        assert sum(one.decisions for one in found) > 4

    both_on_stage(database, scene)


def test_a_nonce_that_was_not_committed_to_is_refused(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        hers, his = await committed(anna, boris)
        early = wire.Reveal(seat=0, nonce=hers.nonce)
        assert await refused(anna.do(hers.room, early)) == "luck-not-closed"
        await anna.do(hers.room, wire.Start())
        before = await boris.room(hers.room)
        for attempt, problem in (
            (wire.Reveal(seat=0, nonce=NONCE), "luck-other-nonce"),
            (wire.Reveal(seat=1, nonce=his.nonce), "room-not-your-seat"),
            (wire.Commit(seat=0, commitment=HASH), "luck-closed"),
            (wire.Sit(seat=0, commitment=HASH), "luck-closed"),
            (wire.Sit(seat=0, nonce="another"), "luck-closed"),
        ):
            assert await refused(anna.do(hers.room, attempt)) == problem
        await his.reveal(boris)
        assert await refused(boris.do(hers.room, wire.Reveal(seat=1, nonce=NONCE))) == "luck-other-nonce"
        after = await boris.room(hers.room)
        assert [seat.commitment for seat in after.seats] == [seat.commitment for seat in before.seats]
        await hers.reveal(anna)
        assert await refused(anna.do(hers.room, wire.Reveal(seat=0, nonce=NONCE))) == "room-started"
        assert await refused(anna.do(hers.room, wire.Commit(seat=0, commitment=HASH))) == "room-started"

    both_on_stage(any_database, scene)


@pytest.mark.parametrize("nonce", ["a b", "a\\r", "a\\n", "a\\u0000", "ł", "a\\u2028", "seat 1", "x" * 65, "="])
def test_a_nonce_that_a_record_could_not_hold_is_refused(nonce: str, any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await anna.create_room("Anna", CARDS)
        path = f"/api/rooms/{room.id}/commands"
        for body in (
            f'{{"do":"sit","seat":0,"nonce":"{nonce}"}}',
            f'{{"do":"rematch","nonce":"{nonce}"}}',
            f'{{"do":"reveal","seat":0,"nonce":"{nonce}{"x" * 16}"}}',
            f'{{"do":"commit","seat":0,"commitment":"{nonce}"}}',
            f'{{"do":"commit","seat":0,"commitment":"{HASH}\\n"}}',
            f'{{"do":"commit","seat":0,"commitment":"{HASH.upper()}"}}',
            '{"do":"reveal","seat":0,"nonce":"short"}',
        ):
            response = await anna.http.post(path, content=body.encode(), headers=JSON)
            assert response.status_code == 422, body
        assert (await anna.room(room.id)).you.seats == []

    both_on_stage(any_database, scene)


def test_changed_options_keep_every_nonce(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await anna.create_room("Anna", msgspec.structs.replace(CARDS, seats=4, bots=["random"]))
        await boris.join(room.id, "Boris", room.you.invite or "")
        await anna.do(room.id, wire.Sit(seat=3, commitment=HASH))
        await boris.do(room.id, wire.Sit(seat=1, nonce="given-openly"))
        before = {seat.member: seat.commitment for seat in (await anna.room(room.id)).seats if seat.member is not None}
        assert before[0] == HASH and before[1]
        for changed in (CARDS, msgspec.structs.replace(CARDS, seats=5), msgspec.structs.replace(CARDS, undo="off")):
            await anna.do(room.id, wire.Configure(settings=changed))
            seats = (await boris.room(room.id)).seats
            assert {seat.member: seat.commitment for seat in seats if seat.member is not None} == before

    both_on_stage(any_database, scene)


@pytest.mark.parametrize("change", ["stand", "stand up", "kick", "leave", "configure", "not ready"])
def test_whatever_changes_the_seats_calls_the_deal_off_for_all_to_see(change: str, any_database: str) -> None:
    """Half of the nonces are revealed, so all are void: nobody can go on with what he has read."""

    async def scene(server: Running, anna: Client, boris: Client) -> None:
        hers, his = await committed(anna, boris)
        room = hers.room
        await anna.do(room, wire.Start())
        await hers.reveal(anna)
        attempts: dict[str, tuple[Client, wire.AnyCommand]] = {
            "stand": (anna, wire.Stand(seat=1)),
            "stand up": (boris, wire.Stand(seat=1)),
            "kick": (anna, wire.Kick(member=1)),
            "leave": (boris, wire.Leave()),
            "configure": (anna, wire.Configure(settings=CARDS)),
            "not ready": (boris, wire.Ready(ready=False)),
        }
        person, command = attempts[change]
        await person.do(room, command)
        off = await anna.room(room)
        assert (off.status, off.hidden, off.called_off) == ("lobby", None, 1)
        assert [seat.commitment for seat in off.seats] == ["", ""] and not any(seat.ready for seat in off.seats)
        assert await refused(anna.do(room, wire.Reveal(seat=0, nonce=hers.nonce))) == "luck-not-closed"
        if change in ("configure", "not ready"):
            assert await refused(anna.do(room, wire.Start())) == "room-not-ready"
            for luck, person, seat in ((hers, anna, 0), (his, boris, 1)):
                await person.do(room, wire.Commit(seat=seat, commitment=luck.promise()))
            await boris.do(room, wire.Ready())
            await anna.do(room, wire.Start())
            await asyncio.gather(hers.reveal(anna), his.reveal(boris))
            game = server.loaded[room].game
            assert game is not None and game.header.called_off == 1, "the record says so"

    both_on_stage(any_database, scene)


def test_a_nonce_that_is_never_revealed_does_not_hold_the_table_up(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        hers, _ = await committed(anna, boris)
        await anna.do(hers.room, wire.Start())
        await hers.reveal(anna)
        await asyncio.gather(*(anna.do(hers.room, wire.Start()) for _ in range(4)))  # impatience changes nothing
        assert (await anna.room(hers.room)).hidden == [1]
        server.loaded[hers.room].room.closed = server.clock.now() - REVEAL_SECONDS - 1
        assert await refused(boris.do(hers.room, wire.Start())) == "room-host-only"
        await anna.do(hers.room, wire.Start())
        off = await anna.room(hers.room)
        assert (off.status, off.hidden, off.called_off) == ("lobby", None, 1)
        assert await refused(anna.do(hers.room, wire.Start())) == "room-not-ready"
        await anna.do(hers.room, wire.Kick(member=1))
        await anna.do(hers.room, wire.PutBot(seat=1, bot="random"))
        await anna.do(hers.room, wire.Commit(seat=0, commitment=hers.promise()))
        await anna.do(hers.room, wire.Start())
        await hers.reveal(anna)
        assert (await anna.room(hers.room)).nonces == [hers.nonce, "seat 1"]

    both_on_stage(any_database, scene)


def test_a_rematch_waits_for_the_nonces_as_well(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        await anna.do(room.id, wire.Vote(seat=1, remedy="end"))
        hers, his = Luck(""), Luck("")
        await boris.do(room.id, wire.Rematch(commitment=his.promise()))
        await anna.do(room.id, wire.Rematch(commitment=hers.promise()))
        await anna.do(room.id, wire.Rematch(nonce="too-late"))  # after the commitments were closed
        hers.room = his.room = (await anna.room(room.id)).rematch or ""
        again = await anna.room(hers.room)
        assert (again.status, again.hidden) == ("lobby", [0, 1])
        await asyncio.gather(hers.reveal(anna), his.reveal(boris))
        assert (await anna.room(again.id)).nonces == [hers.nonce, his.nonce]

    both_on_stage(any_database, scene, absent_after=0.0)


def test_two_processes_deal_once(postgres: str) -> None:
    async def scene() -> None:
        config = quick(postgres, poll=60.0, listen=False)
        async with (
            running(config) as here,
            running(config) as there,
            Client(here.address) as anna,
            Client(there.address) as boris,
        ):
            hers, his = await committed(anna, boris)
            await anna.do(hers.room, wire.Start())
            secret = wire.Reveal(seat=1, nonce=his.nonce)
            await asyncio.gather(hers.reveal(anna), his.reveal(boris), *(boris.do(hers.room, secret) for _ in range(3)))
            rooms = [await anna.room(hers.room), await boris.room(hers.room)]
            assert [room.nonces for room in rooms] == [[hers.nonce, his.nonce]] * 2
            games = [server.loaded[hers.room].game for server in (here, there)]
            assert games[0] and games[1] and games[0].link == games[1].link

    run(scene())


@pytest.mark.slow
def test_a_server_killed_between_commitments_and_the_deal_goes_on(any_database: str) -> None:
    async def scene() -> None:
        program = Program(any_database)
        try:
            program.wait()
            async with Client(program.address) as anna, Client(program.address) as boris:
                hers, his = await committed(anna, boris)
                await anna.do(hers.room, wire.Start())
                await hers.reveal(anna)
                program.kill()
                program = Program(any_database, program.port)
                await asyncio.to_thread(program.wait)
                assert await his.reveal(boris)
                assert (await anna.room(hers.room)).nonces == [hers.nonce, his.nonce]
        finally:
            program.kill()

    run(scene())


def test_a_client_reveals_nothing_to_a_server_that_changes_its_mind(database: str) -> None:
    """The client refuses if its own commitment or the server's is another one than before."""

    async def scene(server: Running, anna: Client, boris: Client) -> None:
        hers, his = await committed(anna, boris)
        await anna.do(hers.room, wire.Start())
        live = server.loaded[hers.room]
        assert await hers.reveal(anna)
        live.room.seats[0].nonce, live.room.seats[1].commitment = "", HASH  # after hers was read
        with pytest.raises(Distrust):
            await hers.reveal(anna)
        live.room.seats[0].commitment = HASH
        with pytest.raises(Distrust):
            await hers.reveal(anna)
        live.room.commitment = "00" * 32
        with pytest.raises(Distrust):
            await his.reveal(boris)
        assert [seat.nonce for seat in live.room.seats] == ["", ""]

    both_on_stage(database, scene)


def test_rooms_from_before_keep_their_luck(database: str) -> None:
    """A document stored by an earlier version has no kind of chance: its game is mixed as it was dealt."""

    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        document = msgspec.json.decode(write_room(server.loaded[room.id].room))
        for field in ("chance", "closed", "called_off"):
            del document[field]
        for seat in document["seats"]:
            del seat["commitment"]
        document["seats"][0]["nonce"] = " spaced out "
        old = read_room(msgspec.json.encode(document).decode())
        header = header_of(old, "5a" * 32)
        assert header.chance == Chance(SEALED, secret="5a" * 32, nonces=(" spaced out ", "nonce-1"))
        assert read_header(write_header(header)) == header, "also its spaces survive"
        assert old.status == PLAYING and isinstance(old, Room)

    both_on_stage(database, scene)
