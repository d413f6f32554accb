"""Non-interference over all answers of the server: API, stream, socket, plain pages and refusals.

Two servers hold the same room, but in one of them all facts hidden from a viewer were dealt again. The same requests go
to both, made up from the description of the API and from the list of pages, and the answers of both must be the same to
the byte. Ids, people, secrets and times are the same on both from the start, so that nothing has to be left out of the
comparison.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st
from sqlalchemy import delete, update
from starlette.applications import Starlette
from starlette.routing import Route

from metro2033 import wire
from metro2033.languages import LANGUAGES
from metro2033.leagues.league import IN, RUNNING, Entrant, League, Round, Table
from metro2033.live import commands, subscription
from metro2033.live.clock import Clock
from metro2033.live.live_game import LiveGame
from metro2033.live.log_row import Row
from metro2033.live.luck import header_of
from metro2033.live.membership import enter
from metro2033.live.room import PLAYING, DailyTable, LeagueTable, Room, Seat, new_room, write_room
from metro2033.live.storage import ChatLine, StoredRoom
from metro2033.server.app import build, running
from metro2033.server.companions import store as companion_store
from metro2033.server.daily.service import DailyService
from metro2033.server.daily.tables import daily_deals
from metro2033.server.http import auth as doors
from metro2033.server.http.application import Application
from metro2033.server.http.auth import COOKIE
from metro2033.server.http.identity import sign
from metro2033.server.leagues.changes import to_store
from metro2033.server.leagues.service import LeagueService
from metro2033.server.leagues.store import StoredLeague
from metro2033.server.leagues.tables import league_journal
from metro2033.server.people import sessions
from metro2033.server.people.service import PeopleService
from metro2033.server.people.session_store import Session
from metro2033.server.people.sessions import token_hash
from metro2033.server.people.store import Grant
from metro2033.server.people.tables import grants
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.service import RoomService
from metro2033.server.rooms.tables import members, traces
from metro2033.server.service import Services
from tests.server.asgi import Answer, Headers, ask, talk
from tests.server.made_up import DATE, LEAGUE, Hints, requests
from tests.server.running import quick
from tests.server.test_secrecy import _move_alike, received, table_at, twin_of

LEFT_OUT = {
    "/metrics": "figures for the operator, closed to the outside",
    "/api/rooms/{room}/tokens": "its answer is a token, which is made up",
}
WATCHER, STRANGER, NEW = "watcher", "stranger", "new"
FOREVER = 1e9
# Nothing that happens by itself may add a message to one of two answers.
RARELY = dict.fromkeys(("absent_after", "evict_after", "league_check", "tell_presence", "poll", "policy"), FOREVER)
MOST_SEATS = 6
JSON = {"content-type": "application/json"}
FORM = {"content-type": "application/x-www-form-urlencoded", "origin": "http://localhost"}


class StoppedClock(Clock):
    """Gives both servers the same time of day, which answers contain; intervals are real."""

    def now(self) -> float:
        return 1_800_000_000.0


class Stage:
    """Two servers with the same key, in one event loop."""

    def __init__(self, folder: Path) -> None:
        self.runner = asyncio.Runner()
        self.servers = [
            build(
                quick(f"sqlite:///{folder}/{name}.sqlite", **RARELY),
                StoppedClock(),
            )
            for name in "ab"
        ]
        self.apps: list[Starlette] = [Application(server, running(server)) for server in self.servers]
        self.stack = AsyncExitStack()
        for app, server in zip(self.apps, self.servers, strict=True):
            self.runner.run(self.stack.enter_async_context(app.router.lifespan_context(app)))
            server[PeopleService].identities.key = b"k" * 32
            server[PeopleService].store.setting("push_key", lambda: "k" * 43)
            for person in (WATCHER, STRANGER, *map(_person, range(MOST_SEATS))):
                server[PeopleService].credentials.add(Session(token_hash(person), person, 1.0, FOREVER * 10, "made up"))
            assert server[LeagueService].store.create(some_league(), 1)
            with server.core.database.engine.begin() as connection:
                connection.execute(update(league_journal).values(at=1.0))
            self._publish(server)
            server[PlayService].autoplay.start = lambda live: None  # type: ignore[method-assign]  # nothing moves by itself

    def _publish(self, server: Services) -> None:
        """Publishes the deals of the days under the key that both servers have now."""
        keeper = server[DailyService].keeper
        self.runner.run(keeper.publish())
        with server.core.database.engine.begin() as connection:
            connection.execute(delete(daily_deals))
        self.runner.run(keeper.publish())

    def close(self) -> None:
        self.runner.run(self.stack.aclose())
        self.runner.close()


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    stage = Stage(tmp_path_factory.mktemp("twins"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(doors, "new_person", lambda: NEW)  # new people are the same on both
        patch.setattr(commands, "new_invitation", lambda: NEW)
        patch.setattr(subscription, "TOGETHER", FOREVER)  # no arrivals and departures are announced in between
        made = itertools.count()
        patch.setattr(sessions, "new_session_token", lambda: f"session {next(made) // 2}")  # both are asked in turn
        patch.setattr(companion_store, "new_id", lambda: f"entry {next(made) // 2}")
        yield stage
    stage.close()


@dataclass(frozen=True)
class Scene:
    """A room on both servers, and who looks at it."""

    servers: list[Services]
    apps: list[Starlette]
    room: Room
    secret: str
    viewer: int

    def callers(self) -> list[dict[str, str]]:
        """Returns the viewer, programs of the viewer, a spectator, an outsider, and a caller without a name."""
        people = [_person(self.viewer), WATCHER, STRANGER]
        cookies = [{"cookie": f"{COOKIE}={sign(person, b'k' * 32)}"} for person in people]
        tokens = [{"authorization": f"Bearer {self.room.id}{scope}"} for scope in ("view", "play")]
        return [*cookies, *tokens, {}]

    async def same(self, method: str, path: str, query: str, headers: Headers, body: bytes = b"") -> Answer:
        """Checks that both servers give the same answer, and returns it."""
        here, there = [await ask(app, method, path, query, headers, body) for app in self.apps]
        assert self.over or here == there, (method, path, query, body)
        assert self.over or self.secret.encode() not in here.body
        return here

    @property
    def over(self) -> bool:
        """Whether all but one have left, which ends the game; then everything may be known, unless it is sealed."""
        return any(server[PlayService].registry.loaded[self.room.id].room.is_open for server in self.servers)


def some_league() -> StoredLeague:
    """Returns a league of everybody, whose answers may depend on nothing else either."""
    people = [Entrant(seat + 1, _person(seat), f"Guest {seat}", IN) for seat in range(MOST_SEATS)]
    round_ = Round(1, 1.0, FOREVER * 10, [Table("no room", [1, 2, 3]), Table("no other", [4, 5, 6])], commitment="c")
    plan = wire.LeaguePlan("Club", duplicate=True, public=True)
    league = League(LEAGUE, NEW, _person(0), plan, "c", 1.0, RUNNING, people, [round_], allowed=[2, 3])
    return to_store(league, 1, "5a" * 32)


def _person(seat: int) -> str:
    return f"person {seat}"


def seat_people(table: LiveGame, viewer: int, luck: random.Random) -> Room:
    """Returns a room in which this game is played, with a spectator."""
    undo: Any = luck.choice(("boundary", "consent", "off"))
    public, spectators, host = luck.random() < 0.7, luck.random() < 0.7, luck.randrange(table.header.seats)
    chosen = wire.Settings(
        game=table.rules.game, seats=table.header.seats, undo=undo, public=public, spectators=spectators
    )
    room = new_room(chosen, _person(host), table.header.chance.commitment)
    for seat in range(table.header.seats):
        enter(room, _person(seat), wire.Join(f"Guest {seat}"))
        room.seats[seat] = Seat(person=_person(seat), nonce=str(seat))
    enter(room, WATCHER, wire.Join("Watcher"))
    room.members[viewer].muted = luck.random() < 0.5
    room.status, room.players = PLAYING, [f"Guest {seat}" for seat in range(table.header.seats)]
    room.version, room.content = table.header.version, table.header.content
    if luck.random() < 0.5:  # a table of a league, perhaps with a duplicate deal
        is_duplicate = luck.random() < 0.5
        entrants = list(range(1, table.header.seats + 1))
        room.table = LeagueTable(LEAGUE, "Club", 1, entrants, is_duplicate, is_duplicate)
    elif luck.random() < 0.5:  # a deal of the day
        room.daily = DailyTable(DATE, counted=luck.random() < 0.5, sealed=True)
    return room


def set_up(stage: Stage, tables: tuple[LiveGame, LiveGame], viewer: int, luck: random.Random) -> Scene:
    """Returns the room with its table on one server, and with the other table on the other."""
    room, secret = seat_people(tables[0], viewer, luck), tables[0].header.chance.secret
    persons, log = tuple(member.person for member in room.members), stored_log(room, tables[0])
    for server, table in zip(stage.servers, tables, strict=True):
        with server.core.database.engine.begin() as connection:
            for table_of_people in (members, traces):  # rooms looked at from other seats before
                connection.execute(delete(table_of_people))
        server[RoomService].store.create_room(
            StoredRoom(room.id, 1, room.status, room.settings.public, secret, write_room(room), persons)
        )
        for scope in ("view", "play"):
            server[PeopleService].store.add_grant(token_hash(room.id + scope), Grant(room.id, _person(viewer), scope))
        with server.core.database.engine.begin() as connection:
            connection.execute(update(grants).values(at=1.0))
        server[RoomService].games.append(log)
        live = stage.runner.run(server[PlayService].registry.get(room.id))
        live.game, live.lines = table, [ChatLine(1, 0, "Good luck", 1.0)]
    return Scene(stage.servers, stage.apps, room, secret, viewer)


def stored_log(room: Room, table: LiveGame) -> list[Row]:
    """Returns the log that both servers have on disk: the entries that were played, each with a different time."""
    again = LiveGame(table.rules, header_of(room, table.header.chance.secret))
    rows = []
    for entry in table.log:
        happened = again.apply(entry)
        rows.append(Row(room.id, happened.seq, str(entry), None, again.digest(), happened.link, float(happened.seq)))
    return rows


def sensible(table: LiveGame, viewer: int, luck: random.Random) -> Hints:
    """Returns values for fields by name; no choice among them is open to the viewer."""
    prompt = table.prompt_for(viewer)
    offered = {option.id for option in prompt.options} if prompt else set()
    choices = [choice.id for choice in luck.sample(list(table.rules.choices), 40) if choice.id not in offered]
    entries = (0, max(table.seq - 3, 0), table.seq, table.seq + 1)
    numbers = dict.fromkeys(("seq", "since", "to", "before", "after", "entry"), entries)
    luck_words = {"nonce": ("", "made-up-in-the-form-of-one"), "commitment": ("", "5a" * 32)}
    others = {"seat": range(table.header.seats), "choice": choices, "version": (0, 1, 2), "wait": (0,), "deal": (0, 7)}
    return {**numbers, **luck_words, **others}


async def look_everywhere(
    scene: Scene, table: LiveGame, hints: Hints, luck: random.Random, callers: Sequence[dict[str, str]]
) -> dict[str, set[int]]:
    """Asks both servers everything; returns the statuses by path."""
    answered: dict[str, set[int]] = {}
    calls = [{**caller, "accept-language": luck.choice(LANGUAGES)} for caller in callers]
    for caller in calls:
        for path in pages(scene):
            answer = await scene.same("GET", path, "", caller)
            answered.setdefault(path, set()).add(answer.status)
        await talk_to_both(scene, caller, hints, luck)
    made = [(caller, request) for caller in calls for request in requests(scene.room.id, hints, luck, LEFT_OUT)]
    for caller, request in sorted(made, key=lambda one: one[1].method):  # what may change the room comes last
        answer = await scene.same(request.method, request.path, request.query, caller | JSON, request.body)
        if scene.over:
            return answered
        answered.setdefault(request.path, set()).add(answer.status)
    for caller in calls:
        form = f"do=answer&seat={scene.viewer}&choice={luck.choice(hints['choice'])}&seq={table.seq}"
        await scene.same("POST", f"/rooms/{scene.room.id}/do", "", caller | FORM, form.encode())
    return answered


def pages(scene: Scene) -> list[str]:
    """Returns the address of every page that is not part of the API, for this room."""
    routes = [route for route in scene.apps[0].routes if isinstance(route, Route) and "GET" in (route.methods or ())]
    paths = {route.path for route in routes if not route.path.startswith("/api/")} - set(LEFT_OUT)
    filled = (
        path.replace("{room}", scene.room.id).replace("{invite}", "guessed").replace("{league}", LEAGUE)
        for path in paths
    )
    known = sorted(path.replace("{name}", "none").replace("{topic}", "none") for path in filled)
    return [*known, "/no-such-page"]


async def talk_to_both(scene: Scene, caller: Headers, hints: Hints, luck: random.Random) -> None:
    """Opens a socket from the viewer's seat or without a seat, and sends answers that are refused."""
    query = luck.choice(("", f"seat={scene.viewer}", f"since={luck.choice(hints['since'])}"))
    wrong = [
        wire.Answer(seat=luck.choice(hints["seat"]), choice=choice, seq=luck.choice(hints["seq"]), key="key")
        for choice in luck.sample(hints["choice"], 3)
    ]
    said = ["no command", *(msgspec.json.encode(command).decode() for command in wrong)]
    path = f"/api/rooms/{scene.room.id}/socket"
    here, there = [await talk(app, path, query, caller, said) for app in scene.apps]
    assert here == there


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("board", 3), ("breakthrough", 2)])
@settings(max_examples=6, deadline=None, phases=[Phase.explicit, Phase.generate])
@given(seed=st.integers(0, 10_000), answers=st.integers(0, 250), alike=st.integers(0, 4), data=st.data())
def test_nothing_the_server_answers_depends_on_what_the_viewer_cannot_know(
    stage: Stage, game: str, seats: int, seed: int, answers: int, alike: int, data: st.DataObject
) -> None:
    table, luck = table_at(game, seats, seed, answers), random.Random(seed)
    assume(not table.over)
    viewer, rules = data.draw(st.integers(0, seats - 1)), table.rules
    alike = 0 if table.game.early else alike  # a twin forgets early answers, so what follows would not be their game
    twin = twin_of(table, viewer, data.draw(st.integers(0, 1000)))
    for _ in range(alike):  # so that there are entries to tell of
        assume(not table.over and _move_alike(table, twin, luck))
    assume(rules.unseen(table.game.state, viewer) == rules.unseen(twin.game.state, viewer) and not table.over)
    scene, hints = set_up(stage, (table, twin), viewer, luck), sensible(table, viewer, luck)
    answered = stage.runner.run(look_everywhere(scene, table, hints, luck, scene.callers()))
    here = f"/api/rooms/{scene.room.id}"
    assert answered[f"{here}/record"] <= {404, 409} and answered[f"{here}/replay"] <= {404, 409}
    assert answered[f"/api/leagues/{LEAGUE}"] == {200, 403} == answered["/api/leagues"]  # tokens are refused
    assert answered[f"/leagues/{LEAGUE}/standings"] == {200}
    assert 200 in answered[here] and 200 in answered[f"{here}/updates"] and 200 in answered[f"/rooms/{scene.room.id}"]


def test_nothing_the_server_answers_to_a_player_depends_on_what_it_cannot_know(stage: Stage) -> None:
    """The same with one table and one caller, for every day."""
    luck, table = random.Random(3), table_at("breakthrough", 2, 3, 25)
    twin = twin_of(table, 0, 3)
    assert received(table, 1) != received(twin, 1), "another hand was dealt"
    scene, hints = set_up(stage, (table, twin), 0, luck), sensible(table, 0, luck)
    for deal in range(3):
        path = f"/api/rooms/{scene.room.id}/plan/0/{table.seq}/{deal}"
        planned = stage.runner.run(scene.same("POST", path, "", scene.callers()[0] | JSON, b'{"answers":["*","*"]}'))
        assert planned.status == (403 if scene.room.daily else 200)
    answered = stage.runner.run(look_everywhere(scene, table, hints, luck, scene.callers()[:1]))
    assert answered[f"/api/rooms/{scene.room.id}"] == answered[f"/rooms/{scene.room.id}"] == {200}
