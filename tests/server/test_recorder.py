"""The recorder: every finished game gets its result once, and an odd game does not keep others from theirs."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest
from sqlalchemy import Engine, delete, select, text, update

from metro2033.client import Client
from metro2033.live.room import Seat, read_room, write_room
from metro2033.live.storage import StoredRoom
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import open_database
from metro2033.server.leagues.service import LeagueService
from metro2033.server.ratings import recorder
from metro2033.server.ratings.outcome import BROKEN
from metro2033.server.ratings.recorder import Recorder
from metro2033.server.ratings.service import RatingService
from metro2033.server.ratings.store import Place, RatingStore
from metro2033.server.ratings.tables import results
from metro2033.server.rooms.service import RoomService
from metro2033.server.rooms.store import RoomStore
from metro2033.server.rooms.tables import rooms
from tests.server.club import PLAN, club, play_table, seats_of, started
from tests.server.running import Running, company
from tests.server.test_archive import played
from tests.server.test_profiles import CARDS, consent, get, recorded, registered
from tests.server.timing import run, settle


def reasons(engine: Engine) -> dict[str, str]:
    """Returns the reason why each recorded game was not rated."""
    with engine.begin() as connection:
        return {row.room: row.reason for row in connection.execute(select(results.c.room, results.c.reason))}


def closed(room: str, document: str = "{}") -> StoredRoom:
    """Returns a room whose game is over."""
    return StoredRoom(room, 1, "over", False, "5a" * 32, document)


def test_a_sweep_that_takes_long_is_not_joined_by_a_second(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recorder, "SWEEP_SECONDS", 1.0)
    under_way, most, sweeps = 0, 0, 0

    class Slow(Recorder):
        async def sweep(self) -> None:
            nonlocal under_way, most, sweeps
            under_way, sweeps = under_way + 1, sweeps + 1
            most = max(most, under_way)
            await asyncio.sleep(0)
            await self._core.clock.sleep(10 * recorder.SWEEP_SECONDS)
            await super().sweep()
            under_way -= 1

    async def scene() -> None:
        async with company(database) as (server, _, _):
            slow = another(server, Slow)
            slow.start()
            await server.clock.advance(25 * recorder.SWEEP_SECONDS)
            await slow.close()
        assert sweeps >= 2 and most == 1

    run(scene())


def another(server: Running, kind: type[Recorder] = Recorder) -> Recorder:
    """Returns a recorder as a further process would have it."""
    parts = server.parts
    reviews = parts[RatingService].recorder._reviews
    store = RatingStore(parts.core.database.engine, server.clock)
    return kind(parts.core, store, parts[RoomService], reviews, lambda: False)


def test_a_room_that_cannot_be_read_or_rated_does_not_stop_the_sweep(
    any_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One is not a document, one has more seats than its game; both are stored as broken, and the game after them is rated."""
    monkeypatch.setattr(Recorder, "_add", lambda self, result: asyncio.sleep(0))
    monkeypatch.setattr(recorder, "AT_ONCE", 1)

    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            await registered(anna, boris)
            store, engine = server.parts[RoomService].store, server.parts.core.database.engine
            store.create_room(closed("unreadable", "no document"))
            odd, _ = await played(anna, boris, **CARDS)
            live = server.loaded[odd.id]
            live.room.seats.append(Seat(bot="random"))
            server.parts[RatingService].recorder.note(live)  # a fault here would have failed the last move
            found = store.read_room(odd.id)
            assert found is not None
            room = read_room(found.document)
            room.seats.append(Seat(bot="random"))
            assert store.change_room(replace(found, document=write_room(room)))
            good, _ = await played(anna, boris, **CARDS)
            await server.clock.finish(server.parts[RatingService].recorder.sweep())
            assert reasons(engine) == {"unreadable": BROKEN, odd.id: BROKEN, good.id: ""}
            await server.clock.finish(server.parts[RatingService].recorder.sweep())
            assert (await get(anna, "/profiles/me"))["ratings"][0]["games"] == 1

    run(scene())


def test_what_the_database_refused_is_tried_again(database: str) -> None:
    """The others are recorded meanwhile."""

    async def scene() -> None:
        async with company(database) as (server, _, _):
            await server.parts[RatingService].recorder.close()  # what it began at the start
            engine = server.parts.core.database.engine
            refuse = (
                "CREATE TRIGGER t BEFORE INSERT ON results WHEN NEW.room = 'a' BEGIN SELECT RAISE(ABORT, 'no'); END"
            )
            with engine.begin() as connection:
                connection.execute(text(refuse))
            for name in ("a", "b"):
                server.parts[RoomService].store.create_room(closed(name))
            await server.clock.finish(server.parts[RatingService].recorder.sweep())
            assert set(reasons(engine)) == {"b"}
            with engine.begin() as connection:
                connection.execute(text("DROP TRIGGER t"))
            await server.clock.finish(server.parts[RatingService].recorder.sweep())
            assert set(reasons(engine)) == {"a", "b"}

    run(scene())


def test_after_a_whole_sweep_only_what_has_changed_is_looked_at(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, _, _):
            await server.parts[RatingService].recorder.close()
            process = another(server)
            engine, store = server.parts.core.database.engine, server.parts[RoomService].store
            for name in ("old", "new"):
                store.create_room(closed(name))
            with engine.begin() as connection:
                connection.execute(update(rooms).where(rooms.c.id == "old").values(changed=server.clock.now() - 86400))
            await server.clock.finish(process.sweep())
            assert set(reasons(engine)) == {"old", "new"}
            with engine.begin() as connection:
                connection.execute(delete(results))
            await server.clock.finish(process.sweep())
            assert set(reasons(engine)) == {"new"}
            await server.clock.finish(another(server).sweep())
            assert set(reasons(engine)) == {"old", "new"}, "a process that has just started looks at all"

    run(scene())


def test_closed_rooms_are_listed_from_an_index_and_without_a_lock(database: str) -> None:
    engines = [open_database(database_url(database), threads=1) for _ in range(2)]
    store, places = RatingStore(engines[0]), []
    for number in range(7):
        RoomStore(engines[0]).create_room(closed(f"room {number}"))
    after = Place()
    with engines[1].begin() as writer:  # who has the only lock of the file
        writer.execute(update(rooms).where(rooms.c.id == "room 0").values(status="playing"))
        while found := store.unrecorded(after, 3):
            places += found
            after = found[-1]
    assert [place.room for place in places] == [f"room {number}" for number in range(7)]
    seen: list[str] = []
    with engines[0].begin() as connection:
        query = "SELECT changed, id FROM rooms WHERE status = 'over' AND (changed, id) > (0.0, '') ORDER BY changed, id"
        seen = [row.detail for row in connection.execute(text(f"EXPLAIN QUERY PLAN {query}"))]
    assert len(seen) == 1 and "COVERING INDEX rooms_by_change" in seen[0]
    for engine in engines:
        engine.dispose()


def test_a_sealed_game_has_no_result_until_its_round_is_over(any_database: str) -> None:
    """While another table plays the same deal, neither profiles nor leaderboards nor the room tell how it ended."""

    async def scene() -> None:
        async with club(any_database, 4) as (server, clients):
            league = await started(clients, PLAN, table_size=2, rounds=1, duplicate=True)
            (first, seated), (second, others) = (await seats_of(clients, league.id)).items()
            member, outsider = seated[0][0], others[0][0]
            profile = (await consent(member, True))["id"]
            before = await everything(member, outsider, profile, first)
            await play_table(first, seated, random.Random(3))
            await server.parts[LeagueService].keeper.check_due()
            for _ in range(3):  # what records in the background has had its time
                await server.clock.finish(server.parts[RatingService].recorder.sweep())
                await settle()
            assert (await member.room(first)).status == "over"
            assert await everything(member, outsider, profile, first) == before
            await play_table(second, others, random.Random(4))
            await server.parts[LeagueService].keeper.check_due()
            assert [seat["kind"] for seat in (await recorded(member, first))["seats"]] == ["person", "person"]
            shown = await get(outsider, f"/profiles/{profile}/games")
            assert shown["total"] == 1 and shown["games"][0]["place"] in (1, 2)
            assert (await get(outsider, "/leaderboards/breakthrough"))["total"] == 1

    run(scene())


async def everything(member: Client, outsider: Client, profile: str, room: str) -> list[object]:
    """Returns the results as a player and a person at another table see them."""
    paths = (f"/profiles/{profile}", f"/profiles/{profile}/games", "/leaderboards/breakthrough")
    answers = [await get(who, path) for who in (member, outsider) for path in paths]
    return [*answers, await get(member, f"/rooms/{room}/ratings"), await get(member, "/profiles/me")]
