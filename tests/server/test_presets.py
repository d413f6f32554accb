"""Presets of tables: kept with an account, bounded, and nobody else's business."""

from __future__ import annotations

from typing import Any

from metro2033 import wire
from tests.server.running import company, post, put, register
from tests.server.test_companions import problem_of
from tests.server.timing import run

FRIDAY = {"name": "Friday", "settings": {"game": "breakthrough", "seats": 4, "bots": ["", "", "regular", "veteran"]}}


def test_presets_follow_the_account(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (_, anna, boris):
            assert (await anna.http.get("/api/presets")).json()["account"] is False
            assert "set-cookie" not in (await anna.http.get("/api/presets")).headers, "reading stores nothing"
            wanted: dict[str, Any] = {"presets": [FRIDAY], "last": {"board": {"seats": 3}}}
            assert problem_of(await put(anna, "/api/presets", wanted)) == (409, "account-none")
            await register(anna, "Anna")
            assert (await put(anna, "/api/presets", wanted)).status_code == 204
            seen = (await anna.http.get("/api/presets")).json()
            assert seen["account"] and seen["kept"]["last"]["board"]["seats"] == 3
            (preset,) = seen["kept"]["presets"]
            assert preset["name"] == "Friday" and preset["settings"]["bots"] == FRIDAY["settings"]["bots"]  # type: ignore[index]
            await register(boris, "Boris")
            assert (await boris.http.get("/api/presets")).json()["kept"] == {"presets": [], "last": {}}
            assert (await post(boris, "/api/account/logout", None)).is_success
            login = await post(boris, "/api/account/login", wire.Credentials("Anna", "correct horse"))
            assert login.is_success and (await boris.http.get("/api/presets")).json() == seen

    run(scene())


def test_bad_presets_change_nothing(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (_, anna, _boris):
            await register(anna, "Anna")
            assert (await put(anna, "/api/presets", {"presets": [FRIDAY]})).status_code == 204
            before = (await anna.http.get("/api/presets")).text
            bad: tuple[object, ...] = (
                {"presets": [FRIDAY] * 13},
                {"presets": [{"name": "", "settings": {}}]},
                {"presets": [{"name": "x" * 25, "settings": {}}]},
                {"presets": [{"name": "x", "settings": {"seats": 9}}]},
                {"presets": [{"name": "x", "settings": {"secret": 1}}]},
                {"last": {f"game {number}": {} for number in range(13)}},
                {"last": {"x" * 41: {}}},
                [],
            )
            for wrong in bad:
                answer = await put(anna, "/api/presets", wrong)
                assert answer.status_code == 422 and answer.json()["text"], wrong
            assert (await anna.http.get("/api/presets")).text == before
            room = await anna.create_room("Anna", wire.Settings(game="breakthrough"))
            token = await anna.token(room.id, "host")
            program = {"authorization": f"Bearer {token}"}
            assert problem_of(await anna.http.get("/api/presets", headers=program)) == (403, "token-scope")

    run(scene())
