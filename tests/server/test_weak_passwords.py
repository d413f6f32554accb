"""Weak passwords are refused with the reason, and renaming has a quota."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher, extract_parameters

from metro2033 import wire
from metro2033.client import Client
from metro2033.kernel.problem import BadOption
from metro2033.server.accounts.service import AccountService
from metro2033.server.accounts.weak_passwords import SHORTEST_PASSWORD, check_password, common_passwords
from metro2033.server.app import build
from metro2033.server.core.config import Config
from metro2033.server.people.service import PeopleService
from metro2033.server.people.sessions import make_reset
from tests.server.running import PASSWORD, Running, both_on_stage, post, register


@pytest.mark.parametrize(
    ("password", "problem"),
    [
        ("1234567", "short"),
        ("password", "common"),
        ("PassWord", "common"),
        (" iloveyou ", "common"),
        ("haslo123", "common"),
        ("солнышко", "common"),
        ("        ", "simple"),
        ("aaaaaaaa", "simple"),
        ("abababababa", "simple"),
        ("xyzxyzxyz", "simple"),
        ("7d7d7d7d", "simple"),
        ("12345678", "simple"),
        ("98765432", "simple"),
        ("abcdefgh", "simple"),
        ("ertyuiop", "simple"),
        ("lkjhgfdsa", "simple"),
        ("фывапрол", "simple"),
        ("Artyom Chyorny", "name"),
    ],
)
def test_fault_8_weak_passwords_are_refused_with_the_reason(password: str, problem: str) -> None:
    with pytest.raises(BadOption) as refused:
        check_password(password, "Artyom Chyorny")
    assert refused.value.key == f"account-password-{problem}"


@pytest.mark.parametrize("password", [PASSWORD, "dark tunnel", "Xa7!kk29", "тёмный туннель", "aaaaaaab1", "12345679"])
def test_other_passwords_are_accepted(password: str) -> None:
    check_password(password, "Artyom")


def test_the_list_holds_passwords_that_are_long_enough() -> None:
    found = common_passwords()
    assert len(found) > 200 and all(len(one) >= SHORTEST_PASSWORD and one == one.casefold() for one in found)


def test_fault_8_weak_passwords_are_refused_wherever_one_is_set(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        weak = await post(boris, "/api/account", wire.Credentials("Boris", "password"))
        assert (weak.status_code, weak.json()["problem"]) == (422, "account-password-common")
        await register(anna)
        change = wire.ChangePassword(PASSWORD, "        ")
        assert (await post(anna, "/api/account/password", change)).json()["problem"] == "account-password-simple"
        now = server.parts.core.clock.now()
        token = make_reset(server.parts[PeopleService].store, server.parts[PeopleService].credentials, "Anna", now)
        reset = await post(boris, "/api/account/reset", wire.ResetPassword(token, "metro2033"))
        assert reset.json()["problem"] == "account-password-common"
        assert (await post(boris, "/api/account/reset", wire.ResetPassword(token, "a better one"))).status_code == 204

    both_on_stage(database, scene)


def test_fault_8_renaming_an_account_has_a_quota(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna)
        names = [f"Anna {number}" for number in range(25)]
        statuses = [(await post(anna, "/api/account/rename", wire.Rename(name))).status_code for name in names]
        assert statuses == [200] * 20 + [429] * 5

    both_on_stage(database, scene)


def test_the_default_cost_of_a_password(database: str) -> None:
    """Argon2id with three passes over 64 MiB, as OWASP and RFC 9106 recommend at least."""
    config = Config(database=database)
    assert (config.password_passes, config.password_kib) == (3, 65_536)
    server = build(config)
    hasher = server[AccountService].accounts._passwords._hasher
    assert isinstance(hasher, PasswordHasher)
    found = extract_parameters(hasher.hash(PASSWORD))
    assert (found.type.name, found.time_cost, found.memory_cost) == ("ID", 3, 65_536)
    server[AccountService].accounts._passwords._threads.shutdown()
    server.core.database.engine.dispose()
