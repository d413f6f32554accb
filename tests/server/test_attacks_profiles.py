"""Attacks on profiles and leaderboards: private data stays private, odd names stay text, and reading has limits."""

from __future__ import annotations

import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.server.people.service import PeopleService
from metro2033.server.ratings.tables import profiles
from tests.server.running import JSON, company
from tests.server.test_accounts import ask
from tests.server.test_archive import played
from tests.server.test_profiles import CARDS, consent, get, recorded, registered
from tests.server.timing import run

ODD = ("<script>alert(1)</script>", "Ann'; DROP TABLE", '"><img src=x>', "Ёж & Co", "%2e%2e/me", "me")


def test_a_private_profile_and_none_look_the_same(any_database: str) -> None:
    """By the name of the account, by the person's id, by an id that was public before, and by one that never was."""

    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            await registered(anna, boris)
            room, _ = await played(anna, boris, **CARDS)
            await recorded(anna, room.id)
            account = server.parts[PeopleService].store.find_account("boris")
            assert account is not None
            once = (await consent(boris, True))["id"]
            await consent(boris, False)
            answers = set()
            for guess in ("Boris", "boris", account.person, once, "AAAAAAAAAAA", "a" * 500, "*", "%", "_" * 11):
                for path in (f"/api/profiles/{guess}", f"/api/profiles/{guess}/games"):
                    answer = await anna.http.get(path)
                    answers.add((answer.status_code, answer.text))
            assert len(answers) == 1 and answers.pop()[0] == 404

    run(scene())


@pytest.mark.parametrize("name", ODD)
def test_odd_names_stay_text(name: str, database: str) -> None:
    """They are listed as they are, and lead to their own profile alone."""

    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            assert (await ask(anna, "", wire.Credentials(name[:24], "correct horse")))[0] == 201
            assert (await ask(boris, "", wire.Credentials("Boris", "correct horse")))[0] == 201
            room, _ = await played(anna, boris, **CARDS)
            await recorded(anna, room.id)
            public = (await consent(anna, True))["id"]
            answer = await boris.http.get("/api/leaderboards/breakthrough")
            assert answer.headers["content-type"] == "application/json"
            assert [leader["name"] for leader in answer.json()["leaders"]] == [name[:24]]
            assert (await get(boris, f"/profiles/{public}"))["name"] == name[:24]
            assert (await get(boris, "/profiles/me"))["name"] == "Boris"

    run(scene())


@pytest.mark.parametrize(
    "path",
    [
        "/leaderboards/board?page=100001",
        "/leaderboards/board?page=99999999999999999999",
        "/leaderboards/board?page=-1",
        "/leaderboards/board?page=1e3",
        "/leaderboards/board?seats=7",
        "/leaderboards/board?seats=x",
        "/leaderboards/chess",
        "/leaderboards/board%00",
        "/profiles/me/games?page=100001",
        "/profiles/me/games?page=%31%00",
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(path: str, any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (_, anna, boris):
            await registered(anna, boris)
            answer = await anna.http.get(f"/api{path}")
            assert answer.status_code in (400, 422) and answer.json()["text"].count("\n") == 0
            assert (await get(anna, "/leaderboards/board?page=100000"))["leaders"] == []
            assert (await get(anna, "/profiles/me/games?page=100000"))["games"] == []

    run(scene())


def test_a_token_and_another_site_change_no_consent(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            await registered(anna, boris)
            room, _ = await played(anna, boris, **CARDS)
            await recorded(anna, room.id)
            for scope in ("view", "host"):
                async with Client(server.address, token=await anna.token(room.id, scope)) as program:
                    assert (await consent(program, True))["problem"] == "token-scope"
                    assert await get(program, "/profiles/me") == "token-scope"
                    assert await get(program, "/leaderboards/board") == "token-scope"
                    told = await get(program, f"/rooms/{room.id}/ratings")
                    assert {seat["after"] for seat in told["seats"]} == {None}
            body = '{"public": true}'
            other = {**JSON, "origin": "https://evil.example"}
            assert (await anna.http.put("/api/profile", content=body, headers=other)).status_code == 403
            form = {"content-type": "text/plain"}
            assert not (await anna.http.put("/api/profile", content=body, headers=form)).is_success
            for wrong in ("{}", '{"public": 1}', '{"public": true, "person": "x"}', "[]", "{"):
                assert (await anna.http.put("/api/profile", content=wrong, headers=JSON)).status_code == 422
            with server.parts.core.database.engine.begin() as connection:
                assert connection.execute(profiles.select()).all() == []

    run(scene())


def test_a_room_one_may_not_know_tells_no_ratings(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            await registered(anna, boris)
            room, _ = await played(anna, boris, **CARDS)
            await recorded(anna, room.id)
            async with Client(server.address) as stranger:
                assert await get(stranger, f"/rooms/{room.id}/ratings") == "room-unknown"
                assert await get(stranger, "/rooms/nowhere/ratings") == "room-unknown"

    run(scene())


def test_reading_without_end_is_slowed_down(database: str) -> None:
    """Profiles and leaderboards together, per person; another person is not held up."""

    async def scene() -> None:
        async with company(database, profiles_per_minute=5) as (_, anna, boris):
            await registered(anna, boris)
            statuses = [(await anna.http.get("/api/leaderboards/board")).status_code for _ in range(5)]
            assert statuses == [200] * 5
            for path in ("/api/leaderboards/board", "/api/profiles/me", "/api/profiles/me/games", "/api/profiles/x"):
                answer = await anna.http.get(path)
                assert answer.status_code == 429 and int(answer.headers["retry-after"]) > 0
            assert (await boris.http.get("/api/profiles/me")).status_code == 200

    run(scene())
