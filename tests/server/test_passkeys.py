"""Passkeys are added with the password, named, removed and used to log in.

Forged, replayed and foreign passkeys fail.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from metro2033 import wire
from metro2033.client import Client
from metro2033.server.accounts.passkeys import Host, host_at
from metro2033.server.people.tables import challenges, passkeys
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.running import PASSWORD, Running, company, post, register
from tests.server.timing import run

PATH, LOGIN = "/api/account/passkeys", "/api/account/login/passkey"
HOST = {"host": "localhost"}  # browsers make no passkeys for IP addresses

Scene = Callable[[Running, Client, Client], Awaitable[None]]


def on_stage(database: str, scene: Scene, **changes: object) -> None:
    async def play() -> None:
        async with company(database, **changes) as (server, anna, boris):
            for guest in (anna, boris):
                guest.http.headers.update(HOST)
            await scene(server, anna, boris)

    run(play())


async def challenge(client: Client, path: str, body: object = None) -> str:
    answer = await post(client, path, body if body is not None else {})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["challenge"])


async def added(client: Client, key: Authenticator, name: str = "Key") -> Any:
    """Adds a passkey to the account."""
    asked = await challenge(client, f"{PATH}/begin", wire.AddPasskey(PASSWORD))
    return await post(client, PATH, key.make(asked, name))


async def log_in(client: Client, key: Authenticator) -> Any:
    return await post(client, LOGIN, key.prove(await challenge(client, f"{LOGIN}/begin")))


def test_a_passkey_is_added_named_used_and_removed(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        key = Authenticator()
        begun = (await post(anna, f"{PATH}/begin", wire.AddPasskey(PASSWORD))).json()
        assert (begun["rp"], begun["name"], begun["known"]) == ("localhost", "Anna", [])
        made = await added(anna, key, "Phone")
        assert made.status_code == 201 and made.json()["name"] == "Phone"
        short = made.json()["id"]
        room = await boris.create_room("Guest", wire.Settings(game="breakthrough"))
        entered = await log_in(boris, key)
        assert (entered.status_code, entered.json()) == (200, {"name": "Anna"})
        assert (await boris.http.get("/api/account")).json()["name"] == "Anna"
        assert (await anna.room(room.id)).you.host, "the guest's seats are brought along"
        assert (await post(anna, f"{PATH}/{short}/rename", wire.RenamePasskey("Old phone"))).status_code == 204
        [one] = (await anna.http.get(PATH)).json()["passkeys"]
        assert one["name"] == "Old phone" and one["used"] is not None
        export = msgspec.json.decode((await anna.http.get("/api/account/export")).content, type=wire.Export)
        assert [passkey.name for passkey in export.passkeys] == ["Old phone"]
        assert (await anna.http.delete(f"{PATH}/{short}")).status_code == 204
        assert (await log_in(boris, key)).json()["problem"] == "passkey-unknown"

    on_stage(any_database, scene)


def test_a_passkey_needs_the_password_and_goes_with_the_account(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        guest = await post(anna, f"{PATH}/begin", wire.AddPasskey(PASSWORD))
        assert guest.json()["problem"] == "account-none"
        await register(anna)
        wrong = await post(anna, f"{PATH}/begin", wire.AddPasskey("wrong horse"))
        assert wrong.json()["problem"] == "account-password-wrong"
        assert (await added(anna, Authenticator())).status_code == 201
        await post(anna, "/api/account/delete", wire.DeleteAccount(PASSWORD))
        with server.parts.core.database.engine.begin() as connection:
            assert connection.execute(select(passkeys)).all() == []

    on_stage(any_database, scene)


# Attacks.


def test_a_proof_works_once_and_in_time(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        key = Authenticator()
        await added(anna, key)
        proof = key.prove(await challenge(boris, f"{LOGIN}/begin"))
        both = await asyncio.gather(*(post(boris, LOGIN, proof) for _ in range(2)))
        assert sorted(answer.status_code for answer in both) == [200, 403]
        late = await challenge(boris, f"{LOGIN}/begin")
        with server.parts.core.database.engine.begin() as connection:
            connection.execute(update(challenges).values(until=1.0))
        assert (await post(boris, LOGIN, key.prove(late))).json()["problem"] == "passkey-late"
        own = key.prove("bWFkZSB1cA")
        assert (await post(boris, LOGIN, own)).json()["problem"] == "passkey-late", "a challenge of one's own"

    on_stage(any_database, scene)


def test_forged_proofs_are_refused(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        key, other = Authenticator(), Authenticator()
        await added(anna, key)
        other.id = key.id  # another private key under the same name
        assert (await log_in(boris, other)).json()["problem"] == "passkey-wrong"
        for change in ({"origin": "https://evil.example"}, {"rp": "evil.example"}, {"flags": PRESENT}):
            before = {name: getattr(key, name) for name in change}
            vars(key).update(change)
            assert (await log_in(boris, key)).json()["problem"] == "passkey-wrong", change
            vars(key).update(before)
        assert (await log_in(boris, key)).status_code == 200
        key.count = 0  # a copy of the key that has seen fewer uses
        assert (await log_in(boris, key)).json()["problem"] == "passkey-wrong"
        for field in ("client_data", "authenticator_data", "signature"):
            proof = key.prove(await challenge(boris, f"{LOGIN}/begin"))
            broken = msgspec.structs.replace(proof, **{field: "AAAA"})
            assert (await post(boris, LOGIN, broken)).status_code == 403, field
        malformed = {"id": "é", "client_data": "x", "authenticator_data": "x", "signature": "x"}
        assert (await post(boris, LOGIN, malformed)).status_code == 422

    on_stage(any_database, scene)


@pytest.mark.parametrize("attestation", ["AAAA", "oA", "v" * 9000, "omNmbXRkbm9uZQ"])
def test_odd_attestations_add_nothing(attestation: str, any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        asked = await challenge(anna, f"{PATH}/begin", wire.AddPasskey(PASSWORD))
        made = msgspec.structs.replace(Authenticator().make(asked), attestation=attestation)
        assert (await post(anna, PATH, made)).json()["problem"] == "passkey-wrong"
        assert (await anna.http.get(PATH)).json()["passkeys"] == []

    on_stage(any_database, scene)


def test_nobody_adds_or_touches_a_passkey_of_another(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        await register(boris, "Boris")
        asked = await challenge(anna, f"{PATH}/begin", wire.AddPasskey(PASSWORD))
        stolen = await post(boris, PATH, Authenticator().make(asked))
        assert stolen.json()["problem"] == "passkey-late", "the challenge is Anna's"
        login = await challenge(boris, f"{LOGIN}/begin")
        assert (await post(boris, PATH, Authenticator().make(login))).json()["problem"] == "passkey-late"
        key = Authenticator()
        short = (await added(anna, key)).json()["id"]
        again = await added(boris, key)
        assert again.json()["problem"] == "passkey-many", "it is known already"
        assert (await post(boris, f"{PATH}/{short}/rename", wire.RenamePasskey("mine"))).status_code == 404
        assert (await boris.http.delete(f"{PATH}/{short}")).status_code == 404
        assert (await boris.http.get(PATH)).json()["passkeys"] == []
        room = await anna.create_room("Anna", wire.Settings(game="breakthrough"))
        async with Client(server.address, token=await anna.token(room.id, "host")) as program:
            assert (await program.http.get(PATH)).status_code == 403
            assert (await program.http.delete(f"{PATH}/{short}")).status_code == 403

    on_stage(any_database, scene)


def test_an_account_has_only_so_many_and_logins_are_counted(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        for _ in range(10):
            assert (await added(anna, Authenticator())).status_code == 201
        full = await post(anna, f"{PATH}/begin", wire.AddPasskey(PASSWORD))
        assert full.json()["problem"] == "passkey-many"
        statuses = [(await post(boris, f"{LOGIN}/begin", {})).status_code for _ in range(60)]
        assert 429 in statuses

    on_stage(any_database, scene, logins_per_minute=31)


def test_a_public_address_decides_for_which_host_passkeys_hold(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        key = Authenticator("play.example.org", "https://play.example.org")
        assert (await added(anna, key)).status_code == 201
        assert (await log_in(boris, key)).status_code == 200
        local = Authenticator()
        assert (await added(anna, local)).json()["problem"] == "passkey-wrong"

    on_stage(any_database, scene, public_url="https://play.example.org")


def test_an_ip_address_has_no_passkeys() -> None:
    assert host_at("", "192.0.2.1:2033") == host_at("", "[::1]:2033") == Host("", ())
    assert host_at("", "localhost:2033") == Host("localhost", ("https://localhost:2033", "http://localhost:2033"))
    assert host_at("https://play.example.org", "evil.example") == Host(
        "play.example.org", ("https://play.example.org",)
    )
