"""Companions: a private list that the other side never learns of, and invitations that can be declined for good."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.server.companions import feature as limits
from metro2033.server.companions import store as bounds
from metro2033.server.companions.service import CompanionService
from metro2033.server.companions.store import KEPT_DAYS, MOST_FROM_ONE
from tests.server.running import PASSWORD, company, post, register, seated
from tests.server.test_rooms import CARDS
from tests.server.test_trainer import Calendar
from tests.server.timing import run


def problem_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["problem"]


async def get(person: Client, path: str) -> Any:
    answer = await person.http.get(path)
    assert answer.is_success, answer.text
    return answer.json()


async def met(anna: Client, boris: Client) -> str:
    """Opens a room in which both are and lets Anna remember Boris; returns the id of the entry."""
    room = await seated(anna, boris)
    answer = await post(anna, f"/api/rooms/{room.id}/companions", {"member": 1})
    assert answer.is_success, answer.text
    return str(answer.json()["members"]["1"])


async def invited(person: Client) -> list[dict[str, Any]]:
    return list((await get(person, "/api/rooms"))["invited"])


async def invite(host: Client, companions: list[str], **changes: Any) -> tuple[str, httpx.Response]:
    room = await host.create_room("Anna", msgspec.structs.replace(CARDS, **changes))
    return room.id, await post(host, f"/api/rooms/{room.id}/invite", {"companions": companions})


def test_a_companion_is_remembered_invited_and_comes(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (_, anna, boris):
            entry = await met(anna, boris)
            listed = await get(anna, "/api/companions")
            assert [(one["id"], one["name"]) for one in listed["companions"]] == [(entry, "Guest 1")]
            assert listed["refused"] == [] and await met(anna, boris) == entry, "another table, the same person"
            (only,) = (await get(anna, "/api/companions"))["companions"]
            room, answer = await invite(anna, [only["id"]])
            assert answer.status_code == 204
            (seen,) = await invited(boris)
            assert (seen["by"], seen["room"]["id"], seen["room"]["settings"]["game"]) == ("Anna", room, "breakthrough")
            assert await invited(anna) == []
            await boris.join(room, "Boris", seen["invite"])
            assert await invited(boris) == [], "nobody is invited to where they are"
            await boris.do(room, wire.Leave())
            await anna.do(room, wire.InviteAnew())
            (seen,) = await invited(boris)
            assert (await boris.join(room, "Boris", seen["invite"])).id == room, "a new link does not void it"
            await boris.do(room, wire.Leave())
            await anna.do(room, wire.Leave())
            assert await invited(boris) == [], "nor to a room without the person who has invited"
            assert (await anna.http.delete(f"/api/companions/{only['id']}")).status_code == 204
            assert problem_of(await anna.http.delete(f"/api/companions/{only['id']}")) == (404, "companion-unknown")
            assert (await get(anna, "/api/companions"))["companions"] == []

    run(scene())


def test_the_other_side_never_learns_it(any_database: str) -> None:
    """Everything that Boris can ask about himself, his rooms and Anna is the same to the byte, whether he is in her list or not."""
    paths = ("/rooms", "/companions", "/due", "/account", "/account/export", "/profiles/me", "/notices", "/trainer")

    async def everything(boris: Client, room: str) -> list[str]:
        of_room = ("", "/companions", "/ratings", "/updates?wait=0", "/log", "/invitations/x")
        asked = [f"/api{path}" for path in paths] + [f"/api/rooms/{room}{path}" for path in of_room]
        return [(await boris.http.get(path)).text for path in asked]

    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            await register(boris, "Boris")
            room = await seated(anna, boris)
            heard = len(server.loaded[room.id].lines)
            before = await everything(boris, room.id)
            answer = await post(anna, f"/api/rooms/{room.id}/companions", {"member": 1})
            assert answer.is_success
            assert await everything(boris, room.id) == before
            entry = answer.json()["members"]["1"]
            assert problem_of(await boris.http.delete(f"/api/companions/{entry}")) == (404, "companion-unknown")
            assert len(server.loaded[room.id].lines) == heard
            own = boris.http.cookies
            assert all(str(value).partition(".")[0] not in entry for value in own.values())

    run(scene())


def test_declining_for_good_looks_the_same_to_the_inviter(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (_, anna, boris):
            entry = await met(anna, boris)
            first, told = await invite(anna, [entry])
            await invite(anna, [entry])
            before = (await anna.http.get("/api/companions")).text
            assert len(await invited(boris)) == 2
            assert (await post(boris, f"/api/rooms/{first}/decline", {})).status_code == 204
            assert problem_of(await post(boris, f"/api/rooms/{first}/decline", {})) == (404, "invitation-unknown")
            (other,) = await invited(boris)
            declined = await post(boris, f"/api/rooms/{other['room']['id']}/decline", {"refuse": True})
            assert declined.status_code == 204
            assert (await anna.http.get("/api/companions")).text == before
            _, again = await invite(anna, [entry])
            assert (again.status_code, again.content) == (told.status_code, told.content)
            assert await invited(boris) == []
            (refused,) = (await get(boris, "/api/companions"))["refused"]
            assert refused["name"] == "Anna"
            assert (await boris.http.delete(f"/api/companions/{refused['id']}")).status_code == 204
            await invite(anna, [entry])
            assert len(await invited(boris)) == 1, "there is a way back"

    run(scene())


def test_one_person_cannot_flood_another(any_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        clock = Calendar()
        async with company(any_database, clock) as (_, anna, boris):
            entry = await met(anna, boris)
            answers = [await invite(anna, [entry]) for _ in range(MOST_FROM_ONE + 2)]
            assert {answer.status_code for _, answer in answers} == {204}
            assert len(await invited(boris)) == MOST_FROM_ONE
            clock.days = KEPT_DAYS + 1
            assert await invited(boris) == [], "they expire"
            monkeypatch.setattr(bounds, "MOST", 1)
            room = await seated(anna, boris)
            async with Client(str(anna.http.base_url)) as celina:
                await celina.join(room.id, "Celina", (await anna.room(room.id)).you.invite or "")
                full = await post(anna, f"/api/rooms/{room.id}/companions", {"member": 2})
                assert problem_of(full) == (409, "companion-full")

    monkeypatch.setattr(limits, "INVITED_PER_HOUR", 100)
    run(scene())


def test_only_the_host_invites_and_only_before_the_game(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (_, anna, boris), Client(str(anna.http.base_url)) as stranger:
            entry = await met(anna, boris)
            room = await anna.create_room("Anna", msgspec.structs.replace(CARDS, public=True))
            await boris.join(room.id, "Boris")
            path = f"/api/rooms/{room.id}"
            wanted = {"companions": [entry]}
            assert problem_of(await post(boris, f"{path}/invite", wanted)) == (409, "room-host-only")
            assert problem_of(await post(stranger, f"{path}/invite", wanted)) == (404, "room-unknown")
            assert problem_of(await post(stranger, f"{path}/companions", {"member": 0})) == (404, "room-unknown")
            assert problem_of(await stranger.http.get(f"{path}/companions")) == (404, "room-unknown")
            assert problem_of(await post(anna, f"{path}/companions", {"member": 0})) == (409, "companion-self")
            assert problem_of(await post(anna, f"{path}/companions", {"member": 9})) == (409, "room-no-member")
            assert problem_of(await post(anna, f"{path}/invite", {"companions": ["x"]})) == (404, "companion-unknown")
            assert (await post(anna, f"{path}/invite", {"companions": []})).status_code == 422
            running = await seated(anna, boris)
            assert problem_of(await post(anna, f"/api/rooms/{running.id}/invite", wanted)) == (409, "room-started")
            token = await anna.token(room.id, "host")
            async with Client(str(anna.http.base_url), token=token) as program:
                for method, door in (("GET", path), ("POST", path)):
                    answer = await program.http.request(method, f"{door}/companions", json={"member": 1})
                    assert problem_of(answer) == (403, "token-scope")
                assert problem_of(await program.http.get("/api/companions")) == (403, "token-scope")
                assert (await get(program, "/api/rooms"))["invited"] == []

    run(scene())


def test_a_banned_person_is_invited_to_nothing(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (_, anna, boris):
            entry = await met(anna, boris)
            room, _ = await invite(anna, [entry])
            (seen,) = await invited(boris)
            await boris.join(room, "Boris", seen["invite"])
            await anna.do(room, wire.Kick(member=1, ban=True))
            assert await invited(boris) == []

    run(scene())


def test_nobody_is_recognized_under_another_name(any_database: str) -> None:
    """Neither by the actions at a table nor by adding the person again, nor by an invitation."""

    async def scene() -> None:
        async with company(any_database) as (_, anna, boris):
            entry = await met(anna, boris)
            room = await anna.create_room("Anna", msgspec.structs.replace(CARDS, public=True))
            await boris.join(room.id, "Zed")
            path = f"/api/rooms/{room.id}/companions"
            assert (await get(anna, path))["members"] == {}
            added = (await post(anna, path, {"member": 1})).json()["members"]["1"]
            assert added != entry
            listed = (await get(anna, "/api/companions"))["companions"]
            assert {(one["id"], one["name"]) for one in listed} == {(entry, "Guest 1"), (added, "Zed")}
            await invite(anna, [entry, added])
            assert len(await invited(boris)) == 1, "the same person gets one invitation"

    run(scene())


@pytest.mark.parametrize("who", ["the owner", "the companion"])
def test_deleting_a_person_removes_both_sides(who: str, any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            entry = await met(anna, boris)
            await invite(anna, [entry])
            person = anna if who == "the owner" else boris
            assert (await post(person, "/api/account/delete-guest", None)).status_code == 204
            store = server.parts[CompanionService].store
            with store.engine.connect() as connection:
                for table in ("companions", "invitations"):
                    assert connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar_one() == 0

    run(scene())


def test_a_guest_takes_the_list_along_and_stays_in_those_of_others(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (_, anna, boris), Client(str(anna.http.base_url)) as elsewhere:
            await register(elsewhere, "Borya")
            entry = await met(anna, boris)
            await met(boris, anna)
            _, answer = await invite(anna, [entry])
            assert answer.status_code == 204
            assert (await post(boris, "/api/account/login", wire.Credentials("Borya", PASSWORD))).is_success
            assert [one["name"] for one in (await get(boris, "/api/companions"))["companions"]] == ["Guest 1"]
            assert len(await invited(boris)) == 1
            await invite(anna, [entry])
            assert len(await invited(boris)) == 2, "the entry leads to the account now"

    run(scene())
