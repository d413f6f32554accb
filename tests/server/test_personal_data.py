"""Tests that deleting a person leaves nothing in any table, and that the export has everything."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Boolean, Engine, Float, Integer, LargeBinary, String, Table, select

from metro2033 import wire
from metro2033.client import Client
from metro2033.leagues.league import read_league
from metro2033.live.clock import SYSTEM
from metro2033.live.room import read_room
from metro2033.server.cluster.service import ClusterService
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import open_database
from metro2033.server.core.tables import metadata
from metro2033.server.features import open_desk, personal_data
from metro2033.server.leagues.service import LeagueService
from metro2033.server.people.tables import sessions
from metro2033.server.rooms.service import RoomService
from tests.packs.written import CARDS
from tests.server.club import club, made
from tests.server.running import PASSWORD, Running, post, put, quick, running, seated

IDS = {"id", "room", "league", "game"}  # columns as wide as a person's id that hold another id
DOCUMENTS = {"document", "subject"}  # columns that name people among other things
NAMES = ("Boris Personal", "Bogdan", "Borya", "boris@example.org")
SAID = "my address is Arbatskaya 7"
BOUNDED = {"language": "en", "kind": "mute", "hour": 8}  # columns that do not take any value
KEPT = {"audit"}  # nothing deletes lines of it (docs/hosting.md); they have ids and no names

# Where the export has what a table holds, or why it has not.
EXPORTED = {
    "accounts": "name",
    "sessions": "sessions",
    "grants": "tokens",
    "passkeys": "passkeys",
    "hooks": "webhook",
    "pushes": "push",
    "hours": "hours",
    "mailboxes": "mail",
    "packs": "packs",
    "rooms": "rooms",
    "members": "rooms",
    "traces": "rooms",
    "visits": "rooms",
    "profiles": "profile",
    "phrases": "profile",
    "ratings": "profile",
    "rating_steps": "profile",
    "result_seats": "profile",
    "daily_tries": "daily",
    "leagues": "leagues",
    "league_people": "leagues",
    "league_journal": "decisions",
    "reports": "reports",
    "sanctions": "sanctions",
    "exercises": "trainer",
    "trained_games": "trainer",
    "companions": "companions",
    "invitations": "companions",
    "notes": "notes",
    "presets": "presets",
    "channels": "channels",
}
NOT_EXPORTED = {
    "resets": "the hash of a one-time link, for an hour or a day",
    "challenges": "the hash of a one-time challenge, for minutes",
    "presence": "a mark that is overwritten every few seconds",
    "asked": "the open questions of games, which follow from their logs",
    "notices": "a queue for the webhook, filled from the open questions",
    "push_notices": "a queue for browsers, filled from the open questions",
    "mails": "a queue of mail, which the person gets",
}


def person_columns(table: Table) -> set[str]:
    """Returns the columns that hold the id of a person: as wide as one, and not known to hold another id."""
    wide = {column.name for column in table.columns if isinstance(column.type, String) and column.type.length == 32}
    return wide - IDS


def personal_tables() -> list[Table]:
    """Returns all tables with people in them, derived from their columns, so that a new one cannot be overlooked."""
    found = [table for table in metadata.sorted_tables if person_columns(table) or DOCUMENTS & set(table.c.keys())]
    return [table for table in found if table.name not in KEPT]


def test_D1_every_table_with_people_has_one_holder_that_forgets_and_exports(database: str) -> None:
    engine = open_database(database_url(database), threads=1)
    held = [table.name for holder in personal_data(engine, SYSTEM).holders for table in holder.tables]
    assert sorted(held) == sorted(table.name for table in personal_tables())
    engine.dispose()


def test_D1_every_table_with_people_is_exported_or_says_why_not() -> None:
    assert not EXPORTED.keys() & NOT_EXPORTED.keys()
    assert EXPORTED.keys() | NOT_EXPORTED.keys() == {table.name for table in personal_tables()}
    assert set(EXPORTED.values()) <= set(wire.Export.__struct_fields__)
    assert set(wire.Export.__struct_fields__) - {"since"} == set(EXPORTED.values()), "and nothing else is exported"


# A person who has left traces everywhere.


def rows(engine: Engine, table: Table) -> list[str]:
    with engine.begin() as connection:
        return [repr(tuple(row)) for row in connection.execute(select(table))]


def traces(engine: Engine, person: str) -> Iterator[str]:
    """Yields the tables in which a person, a name or a sentence of that person is found."""
    for table in metadata.sorted_tables:
        if table.name not in KEPT:
            for row in rows(engine, table):
                for word in (person, *NAMES, SAID):
                    if word.casefold() in row.casefold():
                        yield f"{table.name}: {word}"


def fill(engine: Engine, person: str) -> None:
    """Adds a row about the person to every table that has none yet."""
    with engine.begin() as connection:
        own = sessions.c.person == person
        given = {**BOUNDED, "session": connection.execute(select(sessions.c.hash).where(own)).scalars().first()}
    for table in personal_tables():
        if not any(person in row for row in rows(engine, table)):
            values = {
                column.name: given.get(column.name) or _made_up(column, person)
                for column in table.columns
                if not column.nullable
            }
            with engine.begin() as connection:
                connection.execute(table.insert().values(**values))
    missing = [table.name for table in personal_tables() if not any(person in row for row in rows(engine, table))]
    assert not missing


def _made_up(column: Any, person: str) -> object:
    if column.name in person_columns(column.table) | {"subject"}:
        return person
    for kind, value in ((Boolean, False), (Integer, 2_000_000_000), (Float, 4e9), (LargeBinary, b"x")):
        if isinstance(column.type, kind):
            return value
    return "made up"


@dataclass
class Life:
    """Where the person was."""

    person: str
    present: str  # a room with a running game
    league: str


async def live_a_full_life(server: Running, anna: Client, boris: Client) -> Life:
    """Lets Boris play, leave, be banned, chat, play in one league, organise another, and have every setting."""
    left = await anna.create_room("Anna", wire.Settings(game="breakthrough"))
    await boris.join(left.id, "Borya", left.you.invite or "")
    await boris.do(left.id, wire.Say(text=SAID))
    await boris.do(left.id, wire.Leave())
    banned = await anna.create_room("Anna", wire.Settings(game="breakthrough"))
    entered = await boris.join(banned.id, "Borya", banned.you.invite or "")
    number = next(member.member for member in entered.members if member.name == "Borya")
    await anna.do(banned.id, wire.Kick(member=number, ban=True))
    assert (await post(boris, "/api/account/rename", wire.Rename("Boris Personal"))).status_code == 200

    room = await seated(anna, boris)
    await boris.join(room.id, "Bogdan")
    await boris.do(room.id, wire.Say(text=SAID))
    await boris.do(room.id, wire.Seen(seq=1))
    await boris.token(room.id, "view")
    report = {"member": 0, "reason": "chat", "text": SAID}
    assert (await post(boris, f"/api/rooms/{room.id}/reports", report)).status_code == 204
    league = await made([anna, boris])
    await made([boris, anna], name="Boris’ own")
    await anna.do_league(league.id, wire.LeagueStart())
    assert (await put(boris, "/api/notices", wire.SetHook("http://127.0.0.1:8080/hook"))).status_code == 200
    quiet = wire.Hours(wire.QuietHours(60, 120), "Europe/Warsaw")
    assert (await put(boris, "/api/notices/hours", quiet)).status_code == 200
    assert (await put(boris, "/api/profile", wire.ProfileConsent(True))).status_code == 200
    await boris.keep_pack(CARDS)
    members = server.loaded[room.id].room.members
    return Life(next(member.person for member in members if member.name == "Bogdan"), room.id, league.id)


PRIVATE = {"webhook_private": True, "settle": 3600.0}


@pytest.mark.parametrize(
    "way",
    ["self", "operator beside the server", pytest.param("operator without a server", marks=pytest.mark.slow)],
)
def test_D1_nothing_is_left_of_a_deleted_person(any_database: str, way: str) -> None:
    async def scene() -> None:
        async with club(any_database, 2, **PRIVATE) as (server, [anna, boris]):
            life = await live_a_full_life(server, anna, boris)
            engine = server.parts.core.database.engine
            await server.parts[RoomService].visits.flush()
            fill(engine, life.person)
            if way == "self":
                deleted = await post(boris, "/api/account/delete", wire.DeleteAccount(PASSWORD))
                assert deleted.status_code == 204
                await check_alive(server, anna, life)
            elif way == "operator beside the server":
                outside = open_database(database_url(any_database), threads=1)
                open_desk(outside, SYSTEM).delete_person("op", life.person)
                outside.dispose()
                await server.parts[ClusterService].poller.look()
                await server.parts[LeagueService].keeper.check_due()
                await check_alive(server, anna, life)
        engine = open_database(database_url(any_database), threads=1)
        if way == "operator without a server":
            open_desk(engine, SYSTEM).delete_person("op", "Boris Personal")
        assert not list(traces(engine, life.person))
        if any_database.startswith("sqlite"):
            engine.dispose()
            check_file(any_database, *([life.person] if way == "self" else []))
        engine.dispose()
        async with running(quick(any_database)) as server, Client(server.address) as again:
            refused = await post(again, "/api/account/login", wire.Credentials("Boris Personal", PASSWORD))
            assert refused.status_code == 403
            await server.parts[LeagueService].keeper.check_due()
            assert not list(traces(server.parts.core.database.engine, life.person)), "and nothing puts it back"

    asyncio.run(scene())


async def check_alive(server: Running, anna: Client, life: Life) -> None:
    """Checks that games and the league go on without the person, and that the person's messages are gone."""
    live = server.loaded[life.present]
    assert live.room.seats[1].bot and SAID not in str(live.lines)
    assert [member.name for member in (await anna.room(life.present)).members] == ["Anna"]
    entrants = (await anna.league(life.league)).entrants
    assert [entrant.name for entrant in entrants if entrant.status != "out"] == ["Anna"]


def files_of(database: str) -> bytes:
    """Returns the contents of SQLite's files, including pages that are no longer used."""
    file = Path(database.removeprefix("sqlite:///"))
    both = (file, file.with_name(f"{file.name}-wal"))
    return b"".join(one.read_bytes() for one in both if one.exists())


def check_file(database: str, *more: str) -> None:
    """Checks that the files contain no name of the person, no sentence, and nothing of `more`."""
    data = files_of(database)
    assert not [word for word in (NAMES[0], SAID, *more) if word.encode() in data]


def test_fault_8_deleted_data_is_not_readable_in_the_file_or_its_log(database: str) -> None:
    """Right after deleting, while the server runs and its write-ahead log is open."""

    async def scene() -> None:
        async with club(database, 2, **PRIVATE) as (server, [anna, boris]):
            life = await live_a_full_life(server, anna, boris)
            written = files_of(database)
            assert SAID.encode() in written and life.person.encode() in written
            await post(boris, "/api/account/delete", wire.DeleteAccount(PASSWORD))
            check_file(database, life.person)

    asyncio.run(scene())


def test_D1_the_export_has_everything(any_database: str) -> None:
    async def scene() -> None:
        async with club(any_database, 2, **PRIVATE) as (server, [anna, boris]):
            life = await live_a_full_life(server, anna, boris)
            await server.parts[RoomService].visits.flush()
            fill(server.parts.core.database.engine, life.person)
            answer = await boris.http.get("/api/account/export")
            data = msgspec.json.decode(answer.content, type=wire.Export)
            empty = [field for field in data.__struct_fields__ if getattr(data, field) in (None, [], wire.Hours())]
            assert not empty
            present = next(room for room in data.rooms if room.id == life.present)
            assert present.name == "Bogdan" and present.seats == [1] and present.seen is not None
            others = [[line.text for line in room.lines] for room in data.rooms if room.name == "Borya"]
            assert sorted(others) == [[], [SAID]], "rooms that were left, too"
            assert {league.organiser for league in data.leagues} == {True, False}
            assert data.decisions and data.reports[0].text == SAID and data.sanctions[0].kind == "mute"

    asyncio.run(scene())


def test_a_guest_who_logs_in_takes_along_the_rooms_that_were_left(any_database: str) -> None:
    """So that deleting the account later reaches them."""

    async def scene() -> None:
        async with club(any_database, 2) as (server, [anna, _]), Client(server.address) as guest:
            left = await anna.create_room("Anna", wire.Settings(game="breakthrough"))
            await guest.join(left.id, "Borya", left.you.invite or "")
            await guest.do(left.id, wire.Say(text=SAID))
            await guest.do(left.id, wire.Leave())
            before = server.loaded[left.id].room.members[1].person
            assert (await post(guest, "/api/account/login", wire.Credentials("Boris", PASSWORD))).status_code == 200
            assert not [one for one in traces(server.parts.core.database.engine, before) if one.endswith(before)]
            stored = server.parts[RoomService].store.read_room(left.id)
            assert stored is not None and read_room(stored.document).members[1].name == "Borya", "nothing else changes"
            assert (await post(guest, "/api/account/delete", wire.DeleteAccount(PASSWORD))).status_code == 204
            found = str(rows(server.parts.core.database.engine, metadata.tables["rooms"]))
            assert "Borya" not in found and SAID not in str(
                rows(server.parts.core.database.engine, metadata.tables["lines"])
            )

    asyncio.run(scene())


def test_D1_a_person_whom_an_operator_deletes_is_drawn_no_more(any_database: str) -> None:
    async def scene() -> None:
        async with club(any_database, 4) as (server, clients):
            league = await made(clients, table_size=4, rounds=2)
            engine = open_database(database_url(any_database), threads=1)
            open_desk(engine, SYSTEM).delete_person("op", "Dmitri")
            engine.dispose()
            await clients[0].do_league(league.id, wire.LeagueStart())
            stored = server.parts[LeagueService].store.read(league.id)
            assert stored is not None and "Dmitri" not in stored.document
            document = read_league(stored.document)
            assert sorted(seat for table in document.rounds[0].tables for seat in table.seats) == [1, 2, 3]

    asyncio.run(scene())
