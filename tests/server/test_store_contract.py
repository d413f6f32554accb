"""The contract of every store, on both databases: reads return the last write, and one of several writers wins.

The databases are SQLite and PostgreSQL. A contract uses every public method of its store. `Watched` notices an omitted
method, and a test notices a store without a contract.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import random
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import InternalError

from metro2033 import server, wire
from metro2033.client import Client
from metro2033.kernel.problem import Problem
from metro2033.live.daily import MOST_TRIES
from metro2033.live.log_row import Row
from metro2033.live.notes import StoredNote
from metro2033.live.storage import ChatLine, Heads, StoredRoom
from metro2033.live.trainer_shelf import StoredExercise, StoredGame
from metro2033.server.archive.store import ReviewStore
from metro2033.server.companions.store import MOST_FROM_ONE, CompanionStore
from metro2033.server.core import database
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import migrate, open_database, reading
from metro2033.server.core.queues import Queue
from metro2033.server.core.tables import metadata, settings
from metro2033.server.daily.store import DailyStore, StoredDeal, StoredTry
from metro2033.server.leagues.store import JournalEntry, LeagueStore, StoredLeague
from metro2033.server.notes.store import NoteStore
from metro2033.server.notices.channel_store import TABLE, Channel, ChannelStore, Post
from metro2033.server.notices.hours_store import Hours, HoursStore
from metro2033.server.notices.mail.queue import Mail, MailStore
from metro2033.server.notices.mail.store import MailboxStore
from metro2033.server.notices.push.store import PushStore, Subscription
from metro2033.server.notices.store import Call, NoticeStore, Push
from metro2033.server.notices.tables import mails
from metro2033.server.notices.turn_store import Asked, TurnStore
from metro2033.server.operators.census import CensusStore
from metro2033.server.operators.store import OperatorStore, Sanction
from metro2033.server.packs.store import PackStore, StoredPack
from metro2033.server.people.passkey_store import Passkey, PasskeyStore
from metro2033.server.people.session_store import Session, SessionStore
from metro2033.server.people.store import Account, Grant, Hook, PeopleStore
from metro2033.server.play.store import GameStore
from metro2033.server.play.tables import events
from metro2033.server.presets.store import PresetStore
from metro2033.server.presets.tables import presets
from metro2033.server.ratings.history import HistoryReader, Places, Tally
from metro2033.server.ratings.profile_store import ProfileReader, ProfileStore
from metro2033.server.ratings.store import ALL_SEATS, GameResult, Insight, Place, RatingStore, SeatResult
from metro2033.server.rooms.channel import ENTRIES, ROOMS, read_entry, read_heads, tell_heads
from metro2033.server.rooms.service import RoomService
from metro2033.server.rooms.store import RoomStore
from metro2033.server.trainer.store import TrainerStore
from metro2033.skill import UNKNOWN, Skill, rate
from metro2033.study.trainer.figures import GameLosses, Lost
from metro2033.study.trainer.spacing import Schedule
from tests.server.running import keen, quick, running, seated
from tests.server.timing import PATIENCE, START, FakeClock, run

Store = TypeVar("Store")
NOW, LATER = FakeClock(START), FakeClock(START + 1000)
WRITERS = 4


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """Provides the address of a fresh database of either kind; this suite runs on both wherever it runs."""
    return database_url(request.getfixturevalue("database" if request.param == "sqlite" else "postgres"))


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    opened = open_database(url, threads=WRITERS)
    yield opened
    opened.dispose()


class Watched:
    """Makes stores of a class, and knows which of their methods were called."""

    def __init__(self, kind: type[Any], source: Engine | Connection) -> None:
        self.kind, self.source = kind, source
        self.called: set[str] = set()

    def __call__(self, *args: Any) -> Any:
        made, called = self.kind(self.source, *args), self.called

        class Noting:
            def __getattr__(self, name: str) -> Any:
                called.add(name)
                return getattr(made, name)

        return Noting()

    def check(self) -> None:
        """Fails if a method was left out."""
        assert methods_of(self.kind) <= self.called, f"never called: {sorted(methods_of(self.kind) - self.called)}"


def methods_of(kind: type[Any]) -> set[str]:
    return {name for name, _ in inspect.getmembers(kind, inspect.isfunction) if not name.startswith("_")}


def stores() -> set[type[Any]]:
    """Returns all classes of stores that are made from an engine or from a connection."""
    found: set[type[Any]] = set()
    for module in pkgutil.walk_packages(server.__path__, f"{server.__name__}."):
        if not module.ispkg and "migrations" not in module.name:
            kinds = vars(importlib.import_module(module.name)).values()
            own = [one for one in kinds if inspect.isclass(one) and one.__module__ == module.name]
            own = [
                one for one in own if one.__name__.endswith(("Store", "Reader", "Queue")) and one is not database.Store
            ]
            found |= {one for one in own if _first_argument(one) in ("Engine", "Connection")}
    return found


def _first_argument(kind: type[Any]) -> object:
    parameters = list(inspect.signature(kind).parameters.values())
    return parameters[0].annotation if parameters else None


Contract = Callable[[Engine, Watched], None]
CONTRACTS: dict[type[Any], Contract] = {}


def contract(kind: type[Any]) -> Callable[[Contract], Contract]:
    """Registers the contract of a store."""

    def register(work: Contract) -> Contract:
        CONTRACTS[kind] = work
        return work

    return register


def together(work: Callable[[int], object]) -> list[Any]:
    """Returns the results of several threads that begin at the same moment."""
    results: list[Any] = []
    barrier = threading.Barrier(WRITERS)

    def run_one(number: int) -> None:
        barrier.wait(PATIENCE)
        results.append(work(number))

    threads = [threading.Thread(target=run_one, args=(number,)) for number in range(WRITERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert len(results) == WRITERS
    return results


def test_every_store_has_a_contract() -> None:
    assert set(CONTRACTS) == stores() - {HistoryReader, ProfileReader}, (
        "readers are part of the contracts of their stores"
    )


@pytest.mark.parametrize("kind", CONTRACTS, ids=lambda kind: kind.__name__)
def test_the_contract_of(kind: type[Any], engine: Engine) -> None:
    watched = Watched(kind, engine)
    CONTRACTS[kind](engine, watched)
    watched.check()


def test_a_method_that_no_contract_calls_is_noticed(engine: Engine) -> None:
    watched = Watched(ReviewStore, engine)
    watched().put("game", 0, 5, b"review")
    with pytest.raises(AssertionError, match=r"never called: \['get'\]"):
        watched.check()


# Games and rooms.


def row(seq: int, entry: str = "answer 0 pass", token: str | None = None, game: str = "g") -> Row:
    return Row(game, seq, entry, token, "0" * 16, "f" * 64, 1.5)


@contract(GameStore)
def _games(engine: Engine, watched: Watched) -> None:
    games = watched()
    rows = [row(1), row(2, "undo 0", "0:key"), row(3, "rewind 1"), row(4, "answer 0 " + "ż" * 8000)]
    assert games.append([]) == [] and games.append(rows) == [True] * 4
    assert games.read_log("g") == rows and games.read_log("g", after=2) == rows[2:] and games.read_log("other") == []
    assert games.append([row(4, "another"), row(1, game="h")]) == [False, True], "a place is taken once"
    assert games.append([row(5, token="0:key"), row(6, token="0:new"), row(2, token="0:key", game="h")]) == [
        False,
        True,
        True,
    ], "a key counts once in a game"
    assert (games.find_token("g", "0:key"), games.find_token("g", "0:none")) == (2, None)
    won = together(lambda writer: games.append([row(seq, f"answer {writer} pass", game="many") for seq in range(1, 9)]))
    assert [sum(places) for places in zip(*won, strict=True)] == [1] * 8, "of many writers one gets each place"
    games.put_snapshot("g", 200, b"old")
    games.put_snapshot("g", 400, b"\x00new")
    assert games.get_snapshot("g") == (400, b"\x00new")


def room(
    id_: str = "room", version: int = 1, status: str = "lobby", *persons: str, document: str = "{}", public: bool = True
) -> StoredRoom:
    return StoredRoom(id_, version, status, public, "5a" * 32, document, persons)


@contract(RoomStore)
def _rooms(engine: Engine, watched: Watched) -> None:
    rooms, later = watched(NOW), watched(LATER)
    rooms.create_room(room("room", 1, "lobby", "anna"))
    later.create_room(room("other", 1, "playing", "anna", "boris"))
    later.create_room(room("private", 1, "over", "anna", public=False))
    assert later.change_room(room("room", 1, "over", "anna", "boris", document='{"a":1}'))
    assert not rooms.change_room(room("room", 1, "lobby", document='{"b":1}')), "it has changed since"
    found = rooms.read_room("room")
    assert (found.version, found.status, found.document) == (2, "over", '{"a":1}')
    assert rooms.read_room("elsewhere") is None
    assert sum(map(bool, together(lambda writer: rooms.change_room(room("other", 1, "playing", f"p{writer}"))))) == 1
    assert [room.id for room in rooms.public_rooms()] == ["other"]
    assert {room.id for room in rooms.rooms_of("anna")} == set(rooms.naming("anna"))
    assert [room.id for room in rooms.rooms_of("boris", "over")] == ["room"] and rooms.rooms_in_play() == ["other"]
    assert set(rooms.rooms_over()) == {"room", "private"}
    assert rooms.idle_lobbies(LATER.now() + 1) == [] and rooms.create_room(room("idle")) is None
    assert rooms.idle_lobbies(LATER.now() + 1) == [("idle", 1)] and rooms.idle_lobbies(START) == []
    assert [rooms.add_line("room", 0, text) for text in ("один", "dwa", "three")] == [1, 2, 3]
    later.add_line("room", 1, "four")
    GameStore(engine).append([row(1, game="room")])
    assert rooms.heads(["room", "none"]) == {"room": Heads(2, 1, 4)}
    lines = together(lambda writer: rooms.add_line("busy", writer, "hello"))
    assert sorted(lines) == list(range(1, WRITERS + 1)), "every line has a number of its own"
    assert rooms.read_lines("room", after=2)[0] == ChatLine(3, 0, "three", START)
    assert [line.text for line in rooms.lines_of("room", 1)] == ["four"]
    rooms.drop_lines("room", 0)
    assert [line.number for line in rooms.read_lines("room")] == [4]
    rooms.drop_lines_before(START + 500)
    assert rooms.read_lines("busy") == [] and len(rooms.read_lines("room")) == 1
    rooms.mark_present({})
    rooms.mark_present({("room", "anna"): 10.0, ("room", "gone"): 20.0})
    rooms.mark_present({("room", "anna"): 20.0, ("room", "boris"): 5.0})
    assert rooms.present("room") == {"anna": 20.0, "boris": 5.0, "gone": 20.0}
    assert rooms.purge_presence(10.0) == 2, "one is old, one is not a member"
    assert rooms.present_in(["room", "none"]) == {"room": {"anna": 20.0}, "none": {}}
    rooms.forget("anna")
    assert rooms.present("room") == {} and rooms.naming("anna") == []


@contract(CensusStore)
def _census(engine: Engine, watched: Watched) -> None:
    census, rooms = watched(NOW), RoomStore(engine, NOW)
    for person, name in (("p1", "Anna_M"), ("p2", "Boris")):
        PeopleStore(engine).add_account(account(person, name))
    assert census.accounts_like("a_m", 5) == [("p1", "Anna_M")] and census.accounts_like("%", 5) == []
    rooms.create_room(room("first", 1, "playing", "p1", "guest", document='{"name":"Ёжик"}'))
    rooms.create_room(room("second", 1, "over", "p1"))
    rooms.create_room(room("empty", 1, "lobby"))
    assert [(room.id, changed) for room, changed in census.rooms_like("ёж", 5)] == [("first", START)]
    assert [room.id for room, _ in census.rooms_like("seco", 5)] == ["second"]
    assert sorted(census.rooms_of("p1")) == ["first", "second"] and census.open_rooms("p1") == (1, 2)
    rooms.mark_present({("first", "p1"): 7.0, ("first", "guest"): 5.0})
    assert (census.last_seen("p1"), census.last_seen("nobody")) == (7.0, None)
    assert census.idle_guests(START) == [] and census.idle_guests(START + 1) == ["guest"]
    assert census.abandoned_rooms(START) == [] and census.abandoned_rooms(START + 1) == ["empty"]
    GameStore(engine).append([row(1, game="first")])
    assert census.delete_room("first") and not census.delete_room("first")
    assert GameStore(engine).read_log("first") == [] and rooms.present("first") == {} and census.rooms_of("guest") == []
    for who in ("p1", "guest"):
        census.add_report("second", who, "p2", "Boris", "chat", "spam")
    first, second = census.open_reports(5)
    assert (first.reporter, first.person, first.at, first.closed) == ("p1", "p2", START, None)
    assert census.close_report(first.id, "warned") and not census.close_report(first.id, "again")
    assert census.open_reports(5) == [second]
    assert census.reports_by("guest") == [second]
    census.forget("guest")
    assert census.open_reports(5) == []


# People.


def account(person: str, name: str = "", at: float = 1.0) -> Account:
    return Account((name or person).lower(), name or person, person, "hash", f"looks like {name or person}", at)


@contract(PeopleStore)
def _people(engine: Engine, watched: Watched) -> None:
    people = watched(NOW)
    assert [people.setting("key", lambda: "first"), people.setting("key", lambda: "second")] == ["first"] * 2
    assert len(set(together(lambda writer: people.setting("shared", lambda: str(writer))))) == 1
    grant = Grant("room", "p1", "play")
    people.add_grant("h1", grant)
    assert people.find_grant("h1") == grant and people.find_grant("none") is None
    assert people.grants_of("p1") == [("h1", grant, START)]
    people.add_grant("h2", grant)
    people.drop_grant("h2")
    assert people.find_grant("h2") is None
    people.drop_grants("room", "p1")
    assert people.grants_of("p1") == []
    assert people.add_account(account("p1", "Anna")) and not people.add_account(account("p9", "Anna"))
    assert not people.add_account(replace(account("p9", "Аnna"), skeleton="looks like Anna")), "it looks the same"
    made = together(lambda writer: people.add_account(account(f"racer {writer}", "Racer")))
    assert sum(map(bool, made)) == 1
    assert people.add_account(account("p2", "Boris"))
    assert people.find_account("anna") == people.account_of("p1") == account("p1", "Anna")
    assert people.owners_of("looks like Anna") == {"p1"} and people.owners_of("looks like nobody") == set()
    assert people.names_of(["p1", "p2", "guest"]) == {"p1": "Anna", "p2": "Boris"}
    assert not people.rename_account("p1", "boris", "Boris", "looks like Boris")
    assert people.rename_account("p1", "anja", "Anja", "looks like Anja") and people.find_account("anna") is None
    people.set_password("p1", "another hash")
    found = people.account_of("p1")
    assert (found.name, found.hash) == ("Anja", "another hash")
    hook = Hook("guest", "https://example.org/turn", "secret", "pl", "https://play.example.org")
    people.set_hook(replace(hook, url="https://example.org/old"))
    people.set_hook(hook)
    assert people.hook_of("guest") == hook and people.hook_of("p1") is None
    PackStore(engine).put(pack("guest"), 5)
    people.adopt("guest", "p1")
    assert people.hook_of("p1") == replace(hook, person="p1") and people.hook_of("guest") is None
    assert [one.fingerprint for one in PackStore(engine).of("p1")] == ["f1"] and PackStore(engine).of("guest") == []
    people.drop_hook("p1")
    assert people.hook_of("p1") is None
    people.set_hook(hook)
    people.forget("guest")
    assert people.hook_of("guest") is None
    people.drop_account("p1")
    assert people.account_of("p1") is None


def exercise(id_: str, due: int | None = 7, at: float = 1.0) -> StoredExercise:
    return StoredExercise(id_, "room", 1, at, b"\x00data", Schedule(due, 1, 2, 1))


def trained(room: str, at: float) -> StoredGame:
    return StoredGame(room, 1, at, GameLosses("board", 0.1, -0.1, [Lost("battle", 3, 1, 0.2)], []))


@contract(TrainerStore)
def _trainer(engine: Engine, watched: Watched) -> None:
    store = watched()
    store.add("p1", trained("r1", 1.0), [exercise("e2", at=2.0), exercise("e1"), exercise("e3", None, 3.0)], 2)
    store.add("p1", trained("r1", 9.0), [exercise("e1", 99)], 2)
    store.add("guest", trained("r1", 1.0), [exercise("e1"), exercise("e9")], 2)
    assert [exercise.id for exercise in store.exercises("p1")] == ["e1", "e2", "e3"], "oldest first"
    assert store.exercise("p1", "e1") == exercise("e1"), "what is there stays"
    assert store.exercise("p1", "e3") == exercise("e3", None, 3.0) and store.exercise("p1", "e9") is None
    assert store.games("p1") == [trained("r1", 1.0)] and store.games("p2") == []
    store.add("p1", trained("r2", 2.0), [], 2)
    store.add("p1", trained("r3", 3.0), [], 2)
    assert store.games("p1") == [trained("r3", 3.0), trained("r2", 2.0)], "the oldest games give way"
    now = Schedule(None, 6, 9, 8)
    store.note("p1", "e1", Schedule(8, 1, 2, 1), now)
    assert store.exercise("p1", "e1") == exercise("e1"), "it has changed since"
    store.note("p1", "e1", Schedule(7, 1, 2, 1), now)
    found = store.exercise("p1", "e1")
    assert found is not None and found.schedule == now and store.exercise("guest", "e1") == exercise("e1")
    store.note("p1", "e3", Schedule(None, 1, 2, 1), now)
    assert [exercise.schedule for exercise in store.exercises("p1")] == [now, Schedule(7, 1, 2, 1), now]
    assert store.remove("p1", "e1") and not store.remove("p1", "e1") and store.exercise("guest", "e1") is not None
    PeopleStore(engine, NOW).adopt("guest", "p1")
    assert {exercise.id for exercise in store.exercises("p1")} == {"e1", "e2", "e3", "e9"} and store.exercises(
        "guest"
    ) == []
    store.forget("p1")
    assert store.exercises("p1") == [] and store.games("p1") == []
    assert not store.knows("p1") and not store.knows("guest")
    PeopleStore(engine, NOW).add_account(account("p1"))
    SessionStore(engine, NOW).add(Session("s", "guest", 1.0, 1.0, ""))
    assert store.knows("p1") and store.knows("guest")


@contract(CompanionStore)
def _companions(engine: Engine, watched: Watched) -> None:
    store = watched(NOW)
    assert store.put("p1", "p2", "Boris", refused=False) and store.put("p2", "p1", "Anna", refused=False)
    (first,) = store.of("p1")
    assert (first.other, first.name, first.refused) == ("p2", "Boris", False) and store.of("p3") == []
    assert store.put("p1", "p2", "Boris", refused=False) and store.of("p1") == [first]
    assert store.put("p1", "p2", "Borya", refused=False)
    borya = next(one for one in store.of("p1") if one.name == "Borya")
    assert borya.id != first.id and borya.other == "p2", "an entry of its own under another name"
    assert store.remove("p1", borya.id) and store.of("p1") == [first]
    for number in range(MOST_FROM_ONE + 1):
        RoomStore(engine, NOW).create_room(room(f"r{number}"))
        assert store.invite(f"r{number}", "p1", [first.id])
    assert store.invite("r0", "p1", [first.id]) and not store.invite("r0", "p1", [first.id, "unknown"])
    assert not store.invite("r0", "p2", [first.id]), "ids belong to their owner"
    found = store.invitations_of("p2")
    assert {(one.room, one.inviter) for one in found} == {(f"r{n}", "p1") for n in range(MOST_FROM_ONE)}
    assert store.decline("p2", "r0") and not store.decline("p2", "r0") and not store.decline("p1", "r1")
    RoomStore(engine, NOW).change_room(room("r1", status="playing"))
    assert [one.room for one in store.invitations_of("p2")] == ["r2"], "the game has begun in the other"
    assert store.put("p2", "p1", "Anna", refused=True) and store.invitations_of("p2") == []
    assert store.invite("r2", "p1", [first.id]) and store.invitations_of("p2") == []
    (refusal,) = store.of("p2")
    assert refusal.refused and store.remove("p2", refusal.id) and not store.remove("p2", refusal.id)
    assert store.put("guest", "p1", "Anna", refused=False) and store.put("p1", "guest", "Gast", refused=False)
    assert store.put("p2", "guest", "Gast", refused=False)
    (about,) = store.of("p2")
    assert store.invite("r0", "p2", [about.id])
    store.adopt("guest", "p3")
    assert [one.other for one in store.of("p3")] == ["p1"] and [one.other for one in store.of("p2")] == ["p3"]
    assert {one.other for one in store.of("p1")} == {"p2", "p3"} and store.of("guest") == []
    assert [one.inviter for one in store.invitations_of("p3")] == ["p2"]
    store.forget("p3")
    assert store.of("p3") == store.of("p2") == store.invitations_of("p3") == []
    assert [one.other for one in store.of("p1")] == ["p2"]


@contract(NoteStore)
def _notes(engine: Engine, watched: Watched) -> None:
    store = watched()

    def note(room: str, version: int, *lines: str) -> StoredNote:
        return StoredNote(room, version, float(version), list(lines))

    assert store.note("p1", "r1") is None and store.count("p1") == 0
    made = together(lambda writer: store.put("p1", note("r1", 7, f"writer {writer}"), 0))
    assert sum(map(bool, made)) == 1
    assert store.put("p1", note("r2", 3, "other"), 0) and store.put("guest", note("r3", 1, "guest's", "", "last"), 0)
    assert store.put("p1", note("r1", 8, "new"), 7) and not store.put("p1", note("r1", 9, "late"), 7)
    assert store.notes("p1") == [note("r2", 3, "other"), note("r1", 8, "new")], "oldest first"
    assert store.count("p1") == 2 and store.note("guest", "r1") is None
    assert not store.put("p1", note("r1", 9), 0) and not store.put("p1", note("r1", 9), 7), "there is another"
    assert store.put("p1", note("r1", 9), 8) and store.put("p1", note("r1", 10), 0) and store.note("p1", "r1") is None
    PeopleStore(engine, NOW).adopt("guest", "p1")
    assert store.note("p1", "r3") == note("r3", 1, "guest's", "", "last") and store.count("guest") == 0
    store.forget("p1")
    assert store.notes("p1") == []


@contract(PresetStore)
def _presets(engine: Engine, watched: Watched) -> None:
    store, people = watched(NOW), PeopleStore(engine, NOW)
    wanted = wire.Presets([wire.Preset("Friday", wire.Settings(seats=4))], {"board": wire.Settings(pace="slow")})
    assert store.of("p1") == wire.Presets() and not store.put("p1", wanted), "guests have none"
    assert people.add_account(Account("anna", "Anna", "p1", "hash", "anna", 1.0))
    assert store.put("p1", wanted) and store.of("p1") == wanted
    assert store.put("p1", wire.Presets()) and store.of("p1") == wire.Presets()
    with engine.begin() as connection:
        connection.execute(presets.update().values(document='{"presets": [{"name": "Old"}]}'))
    assert store.of("p1") == wire.Presets(), "it cannot be read"
    assert store.put("p1", wanted)
    store.forget("p1")
    assert store.of("p1") == wire.Presets()


@contract(ChannelStore)
def _channels(engine: Engine, watched: Watched) -> None:
    store = watched()

    def channel(id_: str, person: str = "p1", url: str = "https://a/hook") -> Channel:
        return Channel(TABLE, id_, person, url, "secret", "en", "https://a")

    store.put(channel("r1"))
    store.put(channel("r2", "guest"))
    told = together(lambda writer: store.claim(Post(TABLE, "r1", 7, "news"), 5.0))
    assert sum(map(bool, told)) == 1, "one process queues news"
    assert not store.claim(Post(TABLE, "r1", 6, "older"), 5.0) and not store.claim(Post(TABLE, "r3", 1, "none"), 5.0)
    store.put(channel("r1", url="https://b/hook"))
    assert store.of(TABLE, ["r1", "r3"])["r1"].url == "https://b/hook" and store.of("league", ["r1"]) == {}
    assert not store.claim(Post(TABLE, "r1", 7, "again"), 5.0), "a new address does not repeat news"
    PeopleStore(engine, NOW).adopt("guest", "p1")
    assert [one.id for one in store.of_person("p1")] == ["r1", "r2"]
    (waiting,) = store.queue.take(6.0, 9.0, 10)
    assert (waiting.item.id, waiting.item.text) == ("r1", "news")
    store.drop(TABLE, "r2")
    assert [one.id for one in store.of_person("p1")] == ["r1"]
    store.forget("p1")
    assert store.of_person("p1") == [] and store.queue.take(99.0, 100.0, 10) == []


@contract(SessionStore)
def _sessions(engine: Engine, watched: Watched) -> None:
    sessions, later = watched(NOW), watched(LATER)
    people, pushes = PeopleStore(engine, NOW), PushStore(engine)
    people.add_account(account("p1"))
    for number, seen in enumerate((10.0, 30.0, 20.0)):
        sessions.add(Session(f"s{number}", "p1", 1.0, seen, "Firefox"))
    sessions.add(Session("guest's", "guest", 1.0, 15.0, ""))
    assert sessions.find("s1") == Session("s1", "p1", 1.0, 30.0, "Firefox") and sessions.find("none") is None
    assert [one.hash for one in sessions.of("p1")] == ["s1", "s2", "s0"]
    sessions.touch("s0", 40.0)
    assert sessions.of("p1")[0] == Session("s0", "p1", 1.0, 40.0, "Firefox")
    assert [(one.hash, is_guest) for one, is_guest in sessions.unseen(25.0, 25.0, 9)] == [
        ("guest's", True),
        ("s2", False),
    ]
    assert [one.hash for one, _ in sessions.unseen(25.0, 5.0, 9)] == ["guest's"], "accounts are kept for longer"
    people.add_grant("token", Grant("room", "p1", "view"))
    assert sessions.alive(["s0", "token", "none"]) == {"s0", "token"}
    assert pushes.put(subscription("s0", "p1"), 5)
    sessions.succeed("s0", "s1")
    assert sessions.find("s0") is None and pushes.find("s1") is not None, "the browser is the same"
    sessions.end("s1")
    assert sessions.find("s1") is None and pushes.find("s1") is None
    sessions.add(Session("s3", "p1", 1.0, 50.0, ""))
    sessions.end_all("p1", but="s3")
    assert [one.hash for one in sessions.of("p1")] == ["s3"]
    sessions.add_reset("old", "p1", START + 60)
    sessions.add_reset("link", "p1", START + 60)
    assert (sessions.find_reset("link"), sessions.find_reset("old"), later.find_reset("link")) == ("p1", None, None)
    assert not later.use_reset("link", "too late")
    sessions.add_reset("link", "p1", START + 60)
    assert sum(map(bool, together(lambda _: sessions.use_reset("link", "new hash")))) == 1
    found = people.account_of("p1")
    assert found is not None and found.hash == "new hash" and sessions.of("p1") == []
    sessions.forget("guest")
    assert sessions.of("guest") == []


def passkey(id_: str, person: str = "p1") -> Passkey:
    return Passkey(id_, person, "Key", "localhost", b"\x00\xff", 3, START)


@contract(PasskeyStore)
def _passkeys(engine: Engine, watched: Watched) -> None:
    keys, later = watched(NOW), watched(LATER)
    assert keys.add(passkey("k1"), 2) and not keys.add(passkey("k1", "p2"), 2), "it is known already"
    assert keys.add(passkey("k2"), 2) and not keys.add(passkey("k3"), 2), "the person has enough"
    assert keys.find("k1") == passkey("k1") and keys.find("none") is None
    assert sum(map(bool, together(lambda _: keys.note_use(passkey("k1"), 4, START + 1)))) == 1, "each use counts once"
    keys.rename(passkey("k1"), "Phone")
    assert keys.of("p1")[0] == replace(passkey("k1"), name="Phone", count=4, used=START + 1)
    keys.drop(passkey("k2"))
    assert [one.id for one in keys.of("p1")] == ["k1"]
    for name in ("c1", "c2"):
        keys.add_challenge(name, "p1", START + 60)
    assert not keys.take_challenge("c1", "p2") and not later.take_challenge("c2", "p1")
    assert sum(map(bool, together(lambda _: keys.take_challenge("c1", "p1")))) == 1, "a challenge is answered once"
    keys.forget("p1")
    assert keys.of("p1") == []


def pack(person: str, fingerprint: str = "f1", at: float = 1.0) -> StoredPack:
    return StoredPack(person, fingerprint, "board", "Box", "Анна", "[pack]", at)


@contract(PackStore)
def _packs(engine: Engine, watched: Watched) -> None:
    packs = watched()
    assert packs.put(pack("p1"), 2) and packs.put(pack("p1", "f2", 2.0), 2) and not packs.put(pack("p1", "f3"), 2)
    assert packs.put(pack("p1", at=3.0), 2), "it is there already"
    assert packs.of("p1") == [pack("p1", at=3.0), pack("p1", "f2", 2.0)] and packs.of("p2") == []
    assert packs.get("p1", "f2") == pack("p1", "f2", 2.0) and packs.get("p2", "f2") is None
    assert packs.drop("p1", "f2") and not packs.drop("p1", "f2")
    packs.forget("p1")
    assert packs.of("p1") == []


@contract(ReviewStore)
def _reviews(engine: Engine, watched: Watched) -> None:
    reviews = watched(NOW)
    reviews.put("game", 1, 100, b"old")
    reviews.put("game", 1, 120, b"\x00new")
    assert reviews.get("game", 1, 120) == b"\x00new"
    assert reviews.get("game", 1, 100) is reviews.get("game", 0, 120) is None


# Turns and what tells of them.


@contract(TurnStore)
def _turns(engine: Engine, watched: Watched) -> None:
    turns = watched()
    assert turns.beat(100.0, 15.0) == [] and turns.beat(105.0, 15.0) == []
    assert turns.beat(200.0, 15.0) == [(105.0, 200.0)]
    assert turns.beat(150.0, 15.0) == [(105.0, 200.0)], "a process whose clock is behind"
    assert turns.beat(203.0, 0.0) == [(105.0, 200.0), (200.0, 203.0)]
    first, second = Asked("r", 0, "p1", 3, 1.5), Asked("r", 1, "p2", 3, 1.5, 50.0)
    other = Asked("q", 0, "p1", 9, 2.5, 70.0)
    turns.put_asked({"r": [first, second], "q": [other]})
    assert sorted(question.room for question in turns.asked_of("p1")) == ["q", "r"]
    assert (turns.overdue(60.0), turns.overdue(80.0)) == ({"r"}, {"q", "r"})
    turns.put_asked({"r": [replace(second, until=90.0)], "none": []})
    assert turns.asked_of("p2") == [replace(second, until=90.0)] and turns.asked_of("p1") == [other]
    assert turns.is_asked(replace(second, until=None)) and not turns.is_asked(first)
    assert turns.unnoticed(["r", "q"]) == [], "nobody wants to be told"
    hook = Hook("p1", "https://example.org/", "secret", "en", "")
    PeopleStore(engine).set_hook(hook)
    PushStore(engine).put(subscription("s1", "p2"), 5)
    told = {one.question.person: one for one in turns.unnoticed(["r", "q"])}
    assert (told["p1"].hook, told["p1"].by_mail, told["p1"].by_push) == (hook, False, False)
    assert (told["p2"].hook, told["p2"].by_mail, told["p2"].by_push) == (None, False, True)
    turns.put_visits({("r", "p1"): 5, ("r", "p2"): 3})
    turns.put_visits({("r", "p1"): 4, ("r", "p2"): 8})
    assert turns.visits("r") == {"p1": 5, "p2": 8}, "positions only move forward"
    assert turns.seen_by("p2") == {"r": 8}
    turns.forget("p2")
    assert turns.visits("r") == {"p1": 5} and turns.asked_of("p2") == []


@contract(Queue)
def _queues(engine: Engine, watched: Watched) -> None:
    queue, store = watched(mails, lambda row: row.person), MailStore(engine)

    def rows() -> list[tuple[float, int]]:
        with engine.begin() as connection:
            return [(one.at, one.tries) for one in connection.execute(select(mails))]

    store.put(TURN, 10.0)
    assert queue.take(9.0, 50.0, 5) == []
    [taken] = [one for some in together(lambda _: queue.take(10.0, 50.0, 5)) for one in some]
    assert (taken.item, taken.tries, taken.until) == ("p1", 0, 50.0), "one of many takers gets it"
    [again] = queue.take(50.0, 99.0, 5)
    queue.drop(taken)
    queue.retry(taken, 60.0)
    assert rows() == [(99.0, 0)], "it belongs to another process now"
    queue.put_off(again, 100.0)
    assert rows() == [(100.0, 0)], "to wait is not to try"
    [taken] = queue.take(100.0, 150.0, 5)
    queue.retry(taken, 110.0)
    assert rows() == [(110.0, 1)]
    [taken] = queue.take(110.0, 150.0, 5)
    store.put(TURN, 112.0)
    queue.drop(taken)
    assert rows() == [(112.0, 1)], "it was queued again meanwhile"
    [taken] = queue.take(112.0, 150.0, 5)
    queue.drop(taken)
    assert rows() == []


TURN = Mail("turn", "p1", "anna@example.org", "en", once="turn:p1")


@contract(MailStore)
def _mails(engine: Engine, watched: Watched) -> None:
    store, boxes = watched(), MailboxStore(engine, NOW)
    store.put(TURN, 20.0)
    store.put(replace(TURN, address="new@example.org"), 10.0)
    store.put(Mail("confirm", "p1", "anna@example.org", "pl", "details"), 15.0)
    found = [
        (one.item.mail.kind, one.item.mail.address, one.item.mail.details) for one in store.queue.take(30.0, 99.0, 9)
    ]
    assert found == [("turn", "new@example.org", ""), ("confirm", "anna@example.org", "details")]
    confirmed(boxes, "p1")
    boxes.choose("p1", {"digest": True, "digest_at": 100.0})
    digest = Mail("digest", "p1", "anna@example.org", "en", once="digest:p1")
    done = together(lambda _: store.put_digest(digest, 100.0, 100.0, 200.0))
    assert sum(map(bool, done)) == 1 and len(store.queue.take(120.0, 130.0, 9)) == 3, "one process queues it"


def subscription(session: str, person: str, endpoint: str = "") -> Subscription:
    where = endpoint or f"https://push.example.org/{session}"
    return Subscription(session, person, f"hash of {where}", where, "key", "auth", "ru", START)


@contract(PushStore)
def _pushes(engine: Engine, watched: Watched) -> None:
    pushes, sessions = watched(), SessionStore(engine, NOW)
    for name in ("s1", "s2", "s3"):
        sessions.add(Session(name, "p1", 1.0, 1.0, f"browser {name}"))
    one, two = subscription("s1", "p1"), replace(subscription("s2", "p1"), at=START + 1)
    assert pushes.put(one, 2) and pushes.put(two, 2) and not pushes.put(subscription("s3", "p1"), 2)
    assert pushes.at(one.hash) == pushes.find("s1") == one
    assert pushes.of("p1") == [(one, "browser s1"), (two, "browser s2")]
    renewed = replace(one, hash="other", endpoint="https://push.example.org/other")
    assert pushes.put(renewed, 2) and pushes.at(one.hash) is None
    pushes.note("s1", START + 5)
    assert pushes.find("s1") == replace(renewed, told=START + 5)
    pushes.drop(one)
    assert pushes.find("s1") is not None, "it was replaced meanwhile"
    pushes.drop(renewed)
    assert pushes.find("s1") is None


@contract(NoticeStore)
def _notices(engine: Engine, watched: Watched) -> None:
    notices, turns = watched(), TurnStore(engine)
    question, other = Asked("r", 0, "p1", 3, 1.5), Asked("q", 0, "p1", 4, 1.5)
    turns.put_asked({"r": [question], "q": [other]})
    for name in ("s1", "s2"):
        PushStore(engine).put(subscription(name, "p1"), 5)
    claims = together(lambda _: notices.claim(question, "board", 10.0, call=True, push=True, slow=True))
    assert sum(map(bool, claims)) == 1, "one process tells of a question"
    assert notices.claim(other, "board", 20.0, call=False, push=False, slow=False)
    assert [one.item for one in notices.calls.take(30.0, 40.0, 9)] == [Call(question, "board")]
    assert {one.item for one in notices.pushes.take(30.0, 40.0, 9)} == {
        Push(name, question, "board", True) for name in ("s1", "s2")
    }


def confirmed(boxes: MailboxStore, person: str, address: str = "anna@example.org") -> None:
    """Gives a person an address."""
    boxes.ask(person, address, "en", START + 60)
    assert boxes.set_link(person, address, f"link of {person}", START + 60)
    assert boxes.confirm(f"link of {person}", str.lower) is not None


@contract(MailboxStore)
def _mailboxes(engine: Engine, watched: Watched) -> None:
    boxes, later = watched(NOW), watched(LATER)
    boxes.ask("p1", "Anna@example.org", "pl", START + 60)
    assert not boxes.set_link("p1", "other@example.org", "link", START + 60)
    assert boxes.set_link("p1", "Anna@example.org", "link", START + 60)
    assert later.confirm("link", str.lower) is None and not boxes.choose("p1", {"turns": True})
    done = together(lambda _: boxes.confirm("link", str.lower))
    [(before, after)] = [one for one in done if one is not None]
    assert (before.address, after.address, after.key) == (None, "Anna@example.org", "anna@example.org"), (
        "a link works once"
    )
    assert boxes.of("p1") == after and boxes.of("p2") is None
    confirmed(boxes, "p2")
    assert {one.person for one in boxes.at("anna@example.org", 5)} == {"p1", "p2"}
    assert len(boxes.at("anna@example.org", 1)) == 1
    assert boxes.choose("p1", {"digest": True, "digest_at": 100.0})
    assert boxes.digests_due(99.0, 5) == [] and [one.person for one in boxes.digests_due(100.0, 5)] == ["p1"]
    assert boxes.fail("p1", "Anna@example.org") and not boxes.fail("p1", "other@example.org")
    found = boxes.of("p1")
    assert found.failed and found.reach == ""
    boxes.ask("p3", "c@example.org", "en", START + 60)
    boxes.ask("p2", "new@example.org", "en", START + 60)
    boxes.drop_unconfirmed(START + 61)
    assert boxes.of("p3") is None and boxes.of("p2").pending is None and boxes.of("p2").address == "anna@example.org"
    MailStore(engine).put(TURN, 10.0)
    boxes.drop("p1")
    assert boxes.of("p1") is None and MailStore(engine).queue.take(10.0, 20.0, 5) == []


@contract(HoursStore)
def _hours(engine: Engine, watched: Watched) -> None:
    hours, boxes = watched(), MailboxStore(engine, NOW)
    assert hours.of("p1") == Hours("p1")
    assert not hours.put_zone("p1", "Asia/Tokyo", {}) and hours.of("p1") == Hours("p1"), "without an address"
    confirmed(boxes, "p1")
    chosen = Hours("p1", "Europe/Warsaw", 1320, 420)
    hours.put(chosen, lambda hour: 100.0 + hour)
    assert hours.of("p1") == chosen
    found = boxes.of("p1")
    assert found is not None and found.digest_at is None, "no digest exists that could move"
    assert hours.put_zone("p1", "Asia/Tokyo", {"digest": True, "hour": 9, "digest_at": 50.0})
    assert hours.of("p1") == replace(chosen, zone="Asia/Tokyo"), "the quiet hours stay"
    hours.put(replace(chosen, quiet_from=None, quiet_until=None), lambda hour: 100.0 + hour)
    found = boxes.of("p1")
    assert found is not None and (found.hour, found.digest_at) == (9, 109.0)
    hours.forget("p1")
    assert hours.of("p1") == Hours("p1")


# Results and profiles.


def result(room: str, *people: str, game: str = "board", gone: tuple[int, ...] = ()) -> GameResult:
    """Returns a game in which people ended in this order; a name with a dot is a bot's."""
    places = [
        SeatResult(seat, "" if "." in who else who, "." in who, seat + 1, seat in gone, "polis", "hero")
        for seat, who in enumerate(people)
    ]
    return GameResult(room, game, len(people), "", tuple(places))


def play(engine: Engine, name: str, at: float) -> None:
    """Adds a room whose game has ended."""
    RoomStore(engine, FakeClock(at)).create_room(room(name, 1, "over"))
    GameStore(engine).append([replace_at(row(1, game=name), at)])


def replace_at(one: Row, at: float) -> Row:
    return Row(one.game, one.seq, one.entry, one.token, one.digest, one.link, at)


@contract(RatingStore)
def _ratings(engine: Engine, watched: Watched) -> None:
    store, people = watched(NOW), ("p1", "p2", "p3")
    for person in people:
        PeopleStore(engine).add_account(account(person))
    for number, name in enumerate(("first", "second", "third")):
        play(engine, name, 10.0 + number)
    assert store.unrecorded(Place(), 2) == [Place(10.0, "first"), Place(11.0, "second")]
    assert store.unrecorded(Place(11.0, "second"), 9) == [Place(12.0, "third")]
    done = together(lambda _: store.add(result("second", "p1", "p2", "greedy.", gone=(0,))))
    assert sum(map(bool, done)) == 1, "a result counts once"
    assert store.add(result("first", "p2", "p1")) and store.add(result("third", "p1", "a guest"))
    assert store.unrecorded(Place(), 9) == []
    expected: dict[str, Skill] = dict.fromkeys(people, UNKNOWN)
    for order in (("p2", "p1"), ("p2", "p1")):  # in the order of their ends; who has left comes last
        expected |= dict(zip(order, rate([expected[one] for one in order], (1, 2)), strict=True))
    with reading(engine) as connection:
        history = Watched(HistoryReader, connection)
        read = history()
        assert {standing.seats: (standing.skill, standing.games) for standing in read.standings("p1")}[ALL_SEATS] == (
            expected["p1"],
            2,
        )
        assert read.places("p1") == [Places("board", 2, 1, 1), Places("board", 2, 2, 1), Places("board", 3, 0, 1)]
        assert read.tallies("p1", "player") == [Tally("board", "polis", 3, 1)]
        assert read.insights("p1") == [] and len(read.curves("p1", 5)["board", ALL_SEATS]) == 2
        games, total = read.games("p1", 0, 2)
        assert ([game.room for game in games], total, games[0].reason, games[0].has_room) == (
            ["third", "second"],
            3,
            "people",
            True,
        )
        found = read.seats_of("second", ALL_SEATS)
        assert found is not None and [one.kind for one in found[1]] == ["person", "person", "bot"]
        assert read.seats_of("none", ALL_SEATS) is None
        history.check()
    assert store.recompute() == (2, 0)
    store.note_review("first", 1, Insight(0.25, -0.5, 0.75))
    with reading(engine) as connection:
        [insight] = HistoryReader(connection).insights("p1")
    assert (insight.games, insight.luck, insight.own, insight.accuracy) == (1, 0.25, -0.5, 0.75)
    assert store.unrate("first") and not store.unrate("first")
    with reading(engine) as connection:
        assert HistoryReader(connection).standings("p1")[0].games == 1
    store.forget("p1")
    with reading(engine) as connection:
        assert HistoryReader(connection).standings("p1") == []


@contract(ProfileStore)
def _profiles(engine: Engine, watched: Watched) -> None:
    profiles, operators = watched(NOW), OperatorStore(engine, NOW)
    for person, name in (("p1", "Anna"), ("p2", "Boris")):
        PeopleStore(engine).add_account(account(person, name))
    for number in range(10):
        play(engine, f"game {number}", 10.0 + number)
        RatingStore(engine, NOW).add(result(f"game {number}", "p1", "p2"))
    for person in ("p1", "p2", "guest"):
        profiles.publish(person)
    profiles.publish("p1")
    for phrase in ("hello", "thanks", "hello"):
        profiles.count_phrase("p1", phrase)
    profiles.count_phrase("guest", "hello")
    with reading(engine) as connection:
        watched_reader = Watched(ProfileReader, connection)
        read = watched_reader(START)
        anna = read.of("p1")
        assert (anna.name, anna.since) == ("Anna", START) and read.find(anna.id) == anna and read.of("guest") is None
        assert read.among(["p1", "p2", "guest"]).keys() == {"p1", "p2"}
        assert read.phrases_of("p1", 5) == [("hello", 2), ("thanks", 1)] and read.phrases_of("guest", 5) == []
        leaders, total = read.leaders("board", ALL_SEATS, 0, 1)
        assert ([leader.name for leader in leaders], total, leaders[0].games) == (["Anna"], 2, 10)
        assert read.places_of("p2") == {("board", ALL_SEATS): 2, ("board", 2): 2}
        watched_reader.check()
    operators.put_sanction(Sanction("ban", "p1", None, ""))
    with reading(engine) as connection:
        assert ProfileReader(connection, START).find(anna.id) is None, "who is banned is not shown"
    profiles.withdraw("p2")
    with reading(engine) as connection:
        found = ProfileReader(connection, START).of("p2")
        assert found is not None and found.id is None
    profiles.forget("p1")
    with reading(engine) as connection:
        assert ProfileReader(connection, START).phrases_of("p1", 5) == []


# Leagues and operators.


def league(id_: str = "l1", version: int = 1, **changes: Any) -> StoredLeague:
    made = StoredLeague(id_, version, "open", "p1", "secret", "{}", None, ("p1", "p2"), ())
    return replace(made, **changes)


@contract(LeagueStore)
def _leagues(engine: Engine, watched: Watched) -> None:
    leagues, later = watched(NOW), watched(LATER)
    assert leagues.create(league(), 1) and not leagues.create(league("l2"), 1), "one at a time"
    assert later.create(league("l2", organiser="p2", persons=("p2",)), 1)
    assert leagues.read("l1") == replace(league(), persons=()) and leagues.read("none") is None
    drawn = league(status="running", next_check=START + 50, tables=("t1", "t2"))
    rooms = [room("t1", 1, "lobby", "p1"), room("t2", 1, "lobby", "p2")]
    done = together(lambda writer: leagues.change(drawn, [JournalEntry("p1", "draw", "1")], rooms))
    assert sum(map(bool, done)) == 1, "a round is drawn once"
    found = leagues.read("l1")
    assert (found.version, found.status) == (2, "running") and RoomStore(engine).read_room("t2") is not None
    assert [one.id for one in leagues.of("p2")] == ["l2", "l1"] and [one.id for one in leagues.of("p2", 1)] == ["l2"]
    assert sorted(leagues.all_of("p2")) == ["l1", "l2"]
    assert leagues.due(START) == [] and leagues.due(START + 50) == ["l1"]
    assert RoomStore(engine).change_room(room("t1", 1, "over", "p1")) and leagues.due(START) == ["l1"]
    assert leagues.journal("l1") == [JournalEntry("p1", "draw", "1", START), JournalEntry("p1", "make", "", START)]
    assert [(one, entry.action) for one, entry in leagues.written_by("p1")] == [("l1", "make"), ("l1", "draw")]
    leagues.forget("p1")
    assert {line.who for line in leagues.journal("l1")} == {""}


def attempt(person: str = "p1", date: str = "2033-05-18", **changes: Any) -> StoredTry:
    made = StoredTry(f"{person} {date}", date, person, 0, True, True, "Anna", "playing", START)
    return replace(made, **changes)


@contract(DailyStore)
def _daily(engine: Engine, watched: Watched) -> None:
    store, today, tomorrow = watched(NOW), "2033-05-18", "2033-05-19"
    deals = [StoredDeal(date, "board", "{}", 1, date, START) for date in (today, tomorrow)]
    store.publish(deals)
    store.publish([replace(deal, secret="another", published=0.0) for deal in deals])
    assert store.deal(today) == deals[0] and store.deal("2033-05-20") is None, "the first one stays"
    assert store.deals(today, tomorrow, 9) == deals[::-1] and store.deals(today, tomorrow, 1) == deals[1:]

    begun = together(lambda writer: store.begin(attempt(room=f"r{writer}")))
    (first,) = {one.room for one in begun}
    assert [one.number for one in store.tries(today, "p1")] == [0] and store.find(first).counted and not store.find("?")
    RoomStore(engine).create_room(room(first, 1, "playing", "p1"))
    assert store.unsettled(today) == [] and [one.room for one in store.unsettled(tomorrow)] == [first]
    assert RoomStore(engine).change_room(room(first, 1, "over", "p1"))
    assert [one.room for one in store.unsettled(today)] == [first]
    assert sum(together(lambda writer: store.settle(first, 2, START + 1, finished=True))) == 1, "settled once"
    assert [one.room for one in store.unjudged()] == [first] and store.without_partings(tomorrow, 9) == []
    store.judge(first, 3.5, 96.5, "[25,100]", b"answers")
    assert store.unjudged() == [] and store.answers(today) == [(store.find(first), b"answers")]
    (done,) = store.results(today)
    assert (done.place, done.luck, done.points, done.course, done.state) == (2, 3.5, 96.5, "[25,100]", "done")
    assert store.players([today, tomorrow]) == {today: 1, tomorrow: 0}

    second = store.begin(attempt(room="again"))
    assert (second.number, second.counted) == (1, False), "one try counts"
    assert store.settle("again", 4, START + 2, finished=False) and store.find("again").state == "unfinished"
    for number in range(2, MOST_TRIES):
        store.settle(store.begin(attempt(room=f"more {number}")).room, 4, START, finished=False)
    with pytest.raises(Problem) as refused:
        store.begin(attempt(room="too many"))
    assert refused.value.key == "daily-too-many"

    assert len(store.sealed(tomorrow)) == MOST_TRIES and store.sealed(today) == []
    for one in store.sealed(tomorrow):
        store.unseal(one.room)
    assert store.sealed(tomorrow) == [] and store.without_partings(tomorrow, 9) == [today]
    store.put_partings(today, "[]")
    assert store.deal(today).partings == "[]" and store.without_partings(tomorrow, 9) == []

    store.begin(attempt("guest"))
    store.begin(attempt("guest", tomorrow))
    store.adopt("guest", "p2")
    store.begin(attempt("late", tomorrow))
    store.adopt("late", "p2")
    assert [(one.date, one.number, one.counted) for one in store.of("p2")] == [
        (today, 0, False),
        (tomorrow, 0, False),
        (tomorrow, 1, False),
    ]
    store.forget("p2")
    assert store.of("p2") == [] and len(store.of("p1")) == MOST_TRIES


@contract(OperatorStore)
def _operators(engine: Engine, watched: Watched) -> None:
    store, later = watched(NOW), watched(LATER)
    store.add_operator("Olga", "hash")
    store.open_session("session", "Olga", START + 60)
    assert store.session("session") == "Olga" and later.session("session") is None
    store.add_operator("Olga", "new hash")
    assert store.session("session") is None, "a new token ends old sessions"
    assert (store.operator_with("new hash"), store.operator_with("hash")) == ("Olga", None)
    store.open_session("session", "Olga", START + 60)
    store.close_session("session")
    assert store.session("session") is None
    assert store.drop_operator("Olga") and not store.drop_operator("Olga")
    for action in ("ban", "unban"):
        store.note("Olga", action, "p1", "details")
    [newest] = store.audit_lines(1)
    assert (newest.operator, newest.action, newest.subject, newest.at) == ("Olga", "unban", "p1", START)
    ban = Sanction("ban", "p1", START + 60, "spam")
    store.put_sanction(replace(ban, reason="old"))
    store.put_sanction(ban)
    assert store.in_force() == [ban] and later.in_force() == []
    first = store.announce({"en": "Update", "ru": "Обновление"}, START + 60)
    second = store.announce({"en": "Later"}, None)
    assert [announcement.id for announcement in store.announcements()] == [second, first]
    assert [announcement.id for announcement in later.announcements()] == [second]
    store.set_value("quota rooms", "7")
    store.set_value("quota rooms", "9")
    store.set_value("read_only", "1")
    CensusStore(engine, NOW).add_report("room", "p1", "p2", "Boris", "chat", "")
    held = store.decisions()
    assert (held.sanctions, held.quotas, held.is_read_only, held.reports) == ([ban], {"rooms": 9}, True, 1)
    assert held.announcements == store.announcements()
    store.set_value("read_only", "")
    assert not store.decisions().is_read_only
    assert store.of("p1") == [ban]
    assert store.withdraw(first) and not store.withdraw(first)
    assert store.lift_sanction("ban", "p1") and not store.lift_sanction("ban", "p1")
    store.put_sanction(ban)
    store.forget("p1")
    assert store.of("p1") == []


# What belongs to no store.


def test_migrations_make_exactly_the_tables_the_code_knows(engine: Engine) -> None:
    migrate(engine)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_whoever_reads_sees_one_moment_and_stops_nobody(engine: Engine) -> None:
    """A writer commits between two queries of a transaction that only reads."""
    RoomStore(engine).create_room(room())
    count = select(func.count()).select_from(metadata.tables["rooms"])
    with reading(engine) as connection:
        assert connection.execute(count).scalar_one() == 1
        RoomStore(engine).create_room(room("another"))
        assert connection.execute(count).scalar_one() == 1
    with reading(engine) as connection:
        assert connection.execute(count).scalar_one() == 2
    if engine.dialect.name == "postgresql":
        with pytest.raises(InternalError, match="read-only"), reading(engine) as connection:
            connection.execute(metadata.tables["rooms"].delete())
    RoomStore(engine).create_room(room("a third"))  # the connection is as it was


def test_many_writers_lose_nothing(engine: Engine) -> None:
    """Entries of one game and a setting, written by many at once."""
    games, turns = GameStore(engine), TurnStore(engine)

    def write(writer: int) -> list[int]:
        turns.beat(float(writer), 1000.0)
        return [seq for seq in range(1, 21) if games.append([row(seq, f"answer {writer} pass")])[0]]

    won = [seq for seqs in together(write) for seq in seqs]
    assert sorted(won) == list(range(1, 21)) == [row.seq for row in games.read_log("g")]
    with engine.begin() as connection:
        assert connection.execute(select(func.count()).select_from(events)).scalar_one() == 20
        beats = select(settings.c.value).where(settings.c.name == "alive")
        assert float(connection.execute(beats).scalar_one()) in range(WRITERS)


# PostgreSQL alone: processes that share it notify each other.


def test_messages_come_back_as_they_were_told(postgres: str) -> None:
    """Heads and entries, of which a long one is announced by its number; chat may have many lines."""
    engine, rows = open_database(database_url(postgres), threads=1), [row(1), row(2, "x" * 9000)]
    heads = {"room": Heads(3, 4, 5_000_000_000), "another": Heads(1, 0, 0)}
    with psycopg.connect(postgres, autocommit=True) as listening:
        for channel in (ENTRIES, ROOMS):
            listening.execute(f"LISTEN {channel}".encode())
        tell_heads(engine, heads)
        assert GameStore(engine).append(rows) == [True, True]
        told = [(notice.channel, notice.payload) for notice in listening.notifies(timeout=PATIENCE, stop_after=4)]
    assert [read_heads(payload) for channel, payload in told if channel == ROOMS] == [
        *heads.items(),
        ("g", Heads(0, 2, 0)),
    ]
    assert [read_entry(payload) for channel, payload in told if channel == ENTRIES] == rows[:1]
    engine.dispose()


def test_two_servers_on_one_database_share_a_game(postgres: str) -> None:
    """The representative of test_processes.py, which has more."""

    async def scene() -> None:
        config, clock = quick(postgres), FakeClock()
        async with (
            running(config, clock=clock) as here,
            running(config, clock=clock) as there,
            Client(here.address) as anna,
            Client(there.address) as boris,
        ):
            table = await seated(anna, boris)
            async with anna.play(table.id, 0) as first, boris.play(table.id, 1) as second:
                for _ in range(4):
                    await first.until(lambda: bool(first.seen.questions))
                    await second.until(lambda: second.seen.seq >= first.seen.seq)
                    play = first if first.question is not None else second
                    assert await play.play_on(keen(random.Random(3)), 1) == 1
                    last: int = play.seen.seq
                    for other in (first, second):
                        await other.until(lambda other=other, last=last: other.seen.seq >= last)  # type: ignore[misc]
            logs: Sequence[list[Row]] = [one.parts[RoomService].games.read_log(table.id) for one in (here, there)]
            assert logs[0] == logs[1] and [one.seq for one in logs[0]] == list(range(1, len(logs[0]) + 1))

    run(scene())
