"""Profiles and leaderboards: ratings are shown to others only with consent, and disappear when it is taken back."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

from metro2033 import wire
from metro2033.client import Client
from metro2033.languages import LANGUAGES
from metro2033.live import reviews
from metro2033.live.clock import SYSTEM
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import Database, reading
from metro2033.server.operators.service import OperatorService
from metro2033.server.people.service import PeopleService
from metro2033.server.people.store import Account, PeopleStore
from metro2033.server.ratings.profile_store import SETTLED, ProfileReader, ProfileStore
from metro2033.server.ratings.profile_views import CURVE, PHRASES
from metro2033.server.ratings.profiles import Profiles
from metro2033.server.ratings.recorder import Recorder
from metro2033.server.ratings.scale import spread
from metro2033.server.ratings.service import RatingService
from metro2033.server.ratings.store import GameResult, RatingStore, SeatResult
from metro2033.server.ratings.tables import ratings
from metro2033.skill import UNKNOWN
from metro2033.text import words
from tests.server.running import PASSWORD, Running, company, put, quick, register, running, seated
from tests.server.test_accounts import remove
from tests.server.test_archive import anyhow, played
from tests.server.test_ratings import end
from tests.server.test_review import SHORT, made
from tests.server.timing import run, settle

TEXTS = Path(words.__file__).parent
CARDS: dict[str, Any] = {"game": "breakthrough", "options": SHORT}


async def get(client: Client, path: str) -> Any:
    """Makes a request and returns the answer, or the problem."""
    answer = (await client.http.get(f"/api{path}")).json()
    return answer.get("problem", answer) if isinstance(answer, dict) else answer


async def consent(client: Client, public: bool) -> Any:
    """Makes one's profile public or private."""
    return (await put(client, "/api/profile", wire.ProfileConsent(public))).json()


async def registered(anna: Client, boris: Client) -> None:
    """Gives both an account."""
    await register(anna)
    await register(boris, "Boris")


async def recorded(client: Client, room: str) -> Any:
    """Returns the effect of a finished game on ratings."""
    await settle()
    found = await get(client, f"/rooms/{room}/ratings")
    assert found["recorded"]
    return found


def test_a_rating_is_private_until_its_owner_agrees(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris), Client(server.address) as stranger:
            await registered(anna, boris)
            room, _ = await played(anna, boris, **CARDS, public=True)
            found = await recorded(anna, room.id)
            assert found["reason"] == "" and [seat["kind"] for seat in found["seats"]] == ["person", "person"]
            mine, other = found["seats"]
            assert mine["before"] == 1500 and mine["spread"] < spread(UNKNOWN), "it may have been a tie"
            assert other["before"] is other["after"] is other["spread"] is None
            assert (await recorded(boris, room.id))["seats"][0]["after"] is None
            assert {seat["after"] for seat in (await recorded(stranger, room.id))["seats"]} == {None}
            me = await get(anna, "/profiles/me")
            assert me["id"] is None and me["mine"] and [rating["games"] for rating in me["ratings"]] == [1, 1]
            assert me["ratings"][0]["points"] == mine["after"] and me["ratings"][0]["provisional"]
            board = await get(stranger, "/leaderboards/breakthrough")
            assert board["total"] == 0 and board["leaders"] == [] and board["you"] is None
            assert await get(stranger, "/profiles/me") == "account-none"

            agreed = await consent(anna, True)
            assert agreed["id"] and agreed["name"] == "Anna"
            board = await get(boris, "/leaderboards/breakthrough?seats=2")
            assert [(leader["name"], leader["place"], leader["you"]) for leader in board["leaders"]] == [
                ("Anna", None, False)
            ]
            assert board["you"]["games"] == 1 and not board["public"]
            seen = await get(stranger, f"/profiles/{agreed['id']}")
            assert (seen["name"], seen["mine"], seen["ratings"]) == ("Anna", False, me["ratings"])
            games = await get(stranger, f"/profiles/{agreed['id']}/games")
            assert games["total"] == 1 and games["games"][0]["room"] is None, "rooms are nobody else's business"
            assert (await get(anna, "/profiles/me/games"))["games"][0]["room"] == room.id
            told = await recorded(boris, room.id)
            assert told["seats"][0]["after"] == mine["after"] and told["profiles"] == {"0": agreed["id"]}

            assert (await consent(anna, False))["id"] is None
            assert await get(stranger, f"/profiles/{agreed['id']}") == "profile-unknown"
            assert await get(stranger, f"/profiles/{agreed['id']}/games") == "profile-unknown"
            assert (await get(stranger, "/leaderboards/breakthrough"))["leaders"] == []
            assert (await recorded(boris, room.id))["profiles"] == {}
            assert (await consent(anna, True))["id"] != agreed["id"], "old links stay dead"

    run(scene())


def test_the_account_takes_everything_along_when_it_goes(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (_server, anna, boris):
            await registered(anna, boris)
            room, _ = await played(anna, boris, **CARDS)
            await recorded(anna, room.id)
            for _ in range(2):
                await anna.do(room.id, wire.Say(text=":good-game:"))
            await anna.do(room.id, wire.Say(text=":no-such-phrase:"))
            public = (await consent(anna, True))["id"]
            export = (await anna.http.get("/api/account/export")).json()["profile"]
            assert [(rating["game"], rating["seats"], rating["games"]) for rating in export["ratings"]] == [
                ("breakthrough", 0, 1),
                ("breakthrough", 2, 1),
            ]
            assert [game["room"] for game in export["games"]] == [room.id] and export["since"] > 0
            assert export["phrases"] == [{"phrase": "good-game", "said": 2}]
            before = (await get(boris, "/profiles/me"))["ratings"]
            assert (await remove(anna, PASSWORD))[0] == 204
            assert await get(boris, f"/profiles/{public}") == "profile-unknown"
            assert (await get(boris, "/leaderboards/breakthrough"))["total"] == 0
            assert (await get(boris, "/profiles/me"))["ratings"] == before
            left = await recorded(boris, room.id)
            assert left["seats"][0] | {"place": 0} == {
                "seat": 0,
                "kind": "person",
                "place": 0,
                "left": False,
                "profile": None,
                "before": None,
                "after": None,
                "spread": None,
            }

    run(scene())


def test_guests_are_marked_and_not_rated(any_database: str) -> None:
    """A guest who registers later keeps the history, without a rating for it."""

    async def scene() -> None:
        async with company(any_database) as (_, anna, boris):
            await register(anna)
            room, _ = await played(anna, boris, **CARDS)
            found = await recorded(anna, room.id)
            assert found["reason"] == "people" and [seat["kind"] for seat in found["seats"]] == ["person", "guest"]
            assert (await get(anna, "/profiles/me"))["ratings"] == []
            assert await get(boris, "/profiles/me") == "account-none"
            assert (await consent(boris, True))["problem"] == "account-none"
            await register(boris, "Boris")
            me = await get(boris, "/profiles/me")
            assert me["ratings"] == [] and [place["games"] for place in me["places"]] == [1]

    run(scene())


def test_what_a_process_left_undone_is_recorded_after_the_next_start(
    any_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process died between the last move and the rating: the log says the same as the game in memory did."""

    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            await registered(anna, boris)
            first, _ = await played(anna, boris, **CARDS)
            known = (await recorded(anna, first.id))["seats"]
            await server.clock.advance(1.0)
            monkeypatch.setattr(Recorder, "_add", lambda self, result: asyncio.sleep(0))
            second, _ = await played(anna, boris, **CARDS)
            assert not (await get(anna, f"/rooms/{second.id}/ratings"))["recorded"]
        async with running(quick(any_database)) as server, Client(server.address) as again:
            again.http.cookies = anna.http.cookies
            late = (await recorded(again, second.id))["seats"]
            assert late[0]["before"] == known[0]["after"]
            me = await get(again, "/profiles/me")
            assert {rating["games"] for rating in me["ratings"]} == {2}
            assert [game["player"] for game in (await get(again, "/profiles/me/games"))["games"]].count(None) == 0
            played_twice = await get(again, "/profiles/me/games")
            assert [game["room"] for game in played_twice["games"]] == [second.id, first.id]
        async with running(quick(any_database)) as server, Client(server.address) as again:
            again.http.cookies = anna.http.cookies
            await server.clock.finish(server.parts[RatingService].recorder.sweep())
            assert (await get(again, "/profiles/me"))["ratings"] == me["ratings"], "and only once"

    run(scene())


def test_whoever_leaves_a_game_comes_last(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            await registered(anna, boris)
            room = await seated(anna, boris, **CARDS)
            await boris.do(room.id, wire.Leave())
            async with anna.play(room.id, 0) as game:
                await game.play_on(anyhow(random.Random(7)), 10_000)
            found = await recorded(anna, room.id)
            mine, left = found["seats"]
            assert left["left"] and left["kind"] == "person" and mine["after"] > 1500
            assert (await get(boris, "/profiles/me"))["ratings"][0]["points"] < 1500
            assert (await get(boris, "/profiles/me"))["places"][0]["left"] == 1

    run(scene())


def test_games_that_are_not_like_others_are_not_rated(database: str) -> None:
    """Called off, continued from another game, by one person on both seats, or against a bot that adapts."""

    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            await registered(anna, boris)
            alone = await anna.create_room("Anna", msgspec.convert({"seats": 2, **CARDS}, wire.Settings))
            await anna.do(alone.id, wire.Sit(seat=0))
            await anna.do(alone.id, wire.Sit(seat=1))
            await anna.do(alone.id, wire.Start())
            async with anna.play(alone.id, 0) as one, anna.play(alone.id, 1) as two:
                games = [asyncio.create_task(game.play_on(anyhow(random.Random(7)), 10_000)) for game in (one, two)]
                await asyncio.wait(games)
            assert (await recorded(anna, alone.id))["reason"] == "several"
            called_off = await seated(anna, boris, **CARDS)
            await anna.do(called_off.id, wire.Leave())
            await boris.do(called_off.id, wire.Leave())
            assert (await get(boris, "/profiles/me"))["places"] == []

    run(scene())


def test_reviews_say_how_lucky_and_how_skilful(any_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "WORLDS", 1)

    async def scene() -> None:
        async with company(any_database) as (_, anna, boris):
            await registered(anna, boris)
            room, _ = await played(anna, boris, **CARDS)
            await recorded(anna, room.id)
            assert (await get(anna, "/profiles/me"))["insights"] == []
            state = await made(anna, room.id, 0)
            assert state.review is not None
            (found,) = (await get(anna, "/profiles/me"))["insights"]
            assert (found["games"], found["luck"], found["own"]) == (1, state.review.luck, state.review.own)
            assert found["accuracy"] == state.review.accuracy and (await get(boris, "/profiles/me"))["insights"] == []

    run(scene())


def test_a_leaderboard_has_pages_and_a_place_for_oneself(any_database: str) -> None:
    """Settled ratings come first, each with its place; banned people are not shown."""

    async def scene() -> None:
        async with company(any_database) as (server, anna, _):
            fill(server)
            first = await get(anna, "/leaderboards/board?seats=3")
            assert (first["total"], first["pages"], len(first["leaders"])) == (60, 2, 50)
            assert [leader["place"] for leader in first["leaders"]] == list(range(1, 51))
            points = [leader["points"] for leader in first["leaders"]]
            assert points == sorted(points, reverse=True)
            second = await get(anna, "/leaderboards/board?seats=3&page=1")
            assert [leader["place"] for leader in second["leaders"]] == [*range(51, 56), *[None] * 5]
            assert all(leader["provisional"] for leader in second["leaders"][5:])
            assert (await get(anna, "/leaderboards/board?seats=3&page=99"))["leaders"] == []
            assert [place(server, f"p{number}") for number in (0, 54, 55, 59)] == [55, 1, None, None]
            server.parts[OperatorService].desk.ban("tests", "Name 54", None, "")
            assert (await get(anna, "/leaderboards/board?seats=3"))["leaders"][0]["name"] == "Name 53"
            assert place(server, "p53") == 1 and place(server, "p54") is None

    run(scene())


def place(server: Running, person: str) -> int | None:
    """Returns the place of a person in the leaderboard of the board game with three."""
    with reading(server.parts.core.database.engine) as connection:
        return ProfileReader(connection, SYSTEM.now()).places_of(person).get(("board", 3))


def fill(server: Running) -> None:
    """Adds sixty public people with a rating, five of whom have not played enough."""
    engine, people = server.parts.core.database.engine, server.parts[PeopleService].store
    for number in range(60):
        person, name = f"p{number}", f"Name {number}"
        people.add_account(Account(name.casefold(), name, person, "hash", f"skeleton {number}", 1.0))
        ProfileStore(engine).publish(person)
    with engine.begin() as connection:
        values = [
            {
                "person": f"p{number}",
                "game": "board",
                "seats": 3,
                "mu": 20.0 + number / 10,
                "sigma": 2.0,
                "games": SETTLED if number < 55 else SETTLED - 1,
            }
            for number in range(60)
        ]
        connection.execute(ratings.insert(), values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_that_is_counted_has_its_words(language: str) -> None:
    texts = (TEXTS / language / "web.ftl").read_text()
    assert set(re.findall(r"^web-phrase-([a-z-]+) =", texts, re.MULTILINE)) == PHRASES


def test_a_profile_is_one_transaction(any_database: str) -> None:
    """However many ratings it has; its curves have the last games, the oldest first."""

    async def scene() -> None:
        database = Database(database_url(any_database))
        await database.start()
        engine, people, store = database.engine, PeopleStore(database.engine), RatingStore(database.engine)
        profiles = Profiles(database, people, ProfileStore(engine), SYSTEM)
        for person in ("anna", "boris"):
            people.add_account(Account(person, person, person, "hash", person, 1.0))
        for number in range(CURVE + 3):
            game, seats = ("board", "breakthrough")[number % 2 and number < 6], 2 + number % 2
            end(engine, f"game {number:03}", 100.0 + number)
            places = tuple(SeatResult(seat, who, False, 1 + seat) for seat, who in enumerate(("anna", "boris")))
            assert store.add(GameResult(f"game {number:03}", game, seats, "", places))
        begun: list[object] = []
        event.listen(engine, "begin", begun.append)
        me = await profiles.see("anna", "me")
        assert len(begun) == 1 and len(me.ratings) == len(me.curves) == 5
        curves = {(curve.game, curve.seats): curve.points for curve in me.curves}
        assert len(curves["board", 0]) == CURVE and curves["board", 0] == sorted(curves["board", 0])
        assert {pool: len(points) for pool, points in curves.items()} == {
            (rating.game, rating.seats): min(rating.games, CURVE) for rating in me.ratings
        }
        assert [curves[rating.game, rating.seats][-1] for rating in me.ratings] == [
            rating.points for rating in me.ratings
        ]
        await database.close()

    run(scene())
