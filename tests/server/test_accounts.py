"""Optional accounts: created from guests, logged in elsewhere, renamed, deleted with their data."""

from __future__ import annotations

from typing import Any

from metro2033 import wire
from metro2033.client import Client
from metro2033.server.people.service import PeopleService
from metro2033.server.rooms.service import RoomService
from tests.server.running import company, post, seated
from tests.server.test_rooms import CARDS
from tests.server.timing import run


async def ask(client: Client, path: str, body: Any) -> Any:
    """Makes a request about accounts and returns the status and the answer."""
    response = await post(client, f"/api/account{path}", body)
    return response.status_code, response.json() if response.content else None


async def remove(client: Client, password: str) -> Any:
    """Deletes the account."""
    return await ask(client, "/delete", wire.DeleteAccount(password))


def test_a_guest_becomes_an_account_and_finds_its_seats_elsewhere(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database, webhook_private=True) as (server, anna, boris):
            room = await seated(anna, boris)
            me = wire.Credentials("Anna K.", "correct horse")
            assert (await anna.http.get("/api/account")).json() == {"name": None}
            assert await ask(anna, "", me) == (201, {"name": "Anna K."})
            assert (await ask(boris, "", wire.Credentials("ANNA K.", "battery staple")))[1][
                "problem"
            ] == "account-taken"
            async with Client(server.address) as laptop:
                own = await laptop.create_room("Ania", CARDS)
                await laptop.do(own.id, wire.Sit(seat=1))
                await laptop.notify("http://127.0.0.1:9/")
                wrong = await ask(laptop, "/login", wire.Credentials("Anna K.", "wrong horse"))
                unknown = await ask(laptop, "/login", wire.Credentials("Nobody", "wrong horse"))
                assert wrong == unknown and wrong[0] == 403
                assert (await ask(laptop, "/login", wire.Credentials("anna k.", "correct horse")))[0] == 200
                assert (await laptop.room(room.id)).you.seats == [0]
                seen = await laptop.room(own.id)
                assert (seen.you.seats, seen.you.host) == ([1], True), "what the guest held was taken along"
            assert (await anna.room(own.id)).you.seats == [1]
            assert (await anna.http.get("/api/notices")).json()["url"] == "http://127.0.0.1:9/"
            assert await ask(anna, "/rename", wire.Rename("Anya")) == (200, {"name": "Anya"})
            stored = server.parts[PeopleService].store.find_account("anya")
            assert stored is not None and stored.hash.startswith("$argon2id$")

    run(scene())


def test_an_account_is_deleted_with_its_data_and_the_game_goes_on(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            room = await seated(anna, boris)
            await ask(anna, "", wire.Credentials("Anna", "correct horse"))
            await anna.do(room.id, wire.Say(text="call me at home"))
            token = await anna.token(room.id, "host")
            assert (await remove(anna, "wrong horse"))[0] == 403, "the password is asked for"
            assert (await remove(anna, "correct horse"))[0] == 204
            seen = await boris.room(room.id)
            assert (seen.status, seen.seats[0].bot, [member.name for member in seen.members]) == (
                "playing",
                "greedy",
                ["Guest 1"],
            )
            chat = [message for message in await boris.poll(room.id, wait=0) if isinstance(message, wire.Chat)]
            assert chat == [] and server.parts[RoomService].store.read_lines(room.id) == []
            stored = server.parts[RoomService].store.read_room(room.id)
            assert stored is not None and "Anna" not in stored.document
            async with Client(server.address, token=token) as program:
                assert (await program.http.get(f"/api/rooms/{room.id}")).json()["problem"] == "token-unknown"
            again = await ask(anna, "/login", wire.Credentials("Anna", "correct horse"))
            assert again[1]["problem"] == "account-wrong"

    run(scene())


def test_a_short_password_is_refused_in_words(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, _boris):
            status, answer = await ask(anna, "", wire.Credentials("Anna", "short"))
            assert (status, answer["problem"], answer["text"]) == (
                422,
                "account-password-short",
                "A password needs at least 8 characters.",
            )

    run(scene())


def test_passwords_are_not_guessed_fast_and_tokens_have_no_account(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, _):
            room = await anna.create_room("Anna", CARDS)
            statuses = [
                (await ask(anna, "/login", wire.Credentials("Anna", f"guess number {n}")))[0] for n in range(14)
            ]
            assert statuses[0] == 403 and statuses[-1] == 429
            async with Client(server.address, token=await anna.token(room.id, "host")) as program:
                assert (await remove(program, "correct horse"))[0] == 403
            assert (await remove(anna, "correct horse"))[1]["problem"] == "account-none"

    run(scene())
