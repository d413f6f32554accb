"""Names of accounts are reserved in rooms: other people cannot enter under them, and a name in use is kept."""

from __future__ import annotations

import pytest

from metro2033 import wire
from metro2033.client import Client
from tests.server.running import ROOT, Running, both_on_stage, register, seated
from tests.server.test_rooms import refused

CARDS = wire.Settings(game="breakthrough", public=True)
RECORD = (ROOT / "tests" / "games" / "breakthrough_pl2017_survival4_3_500.metro").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["Admin", "ADMIN", " admin ", "Adm1n", "Admın"])
def test_fault_8_a_guest_does_not_enter_under_the_name_of_an_account(any_database: str, name: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna, "Admin")
        room = await anna.create_room("Admin", CARDS)
        other = await anna.create_room("Anna", CARDS)
        for wanted in (room, other):
            assert await refused(boris.join(wanted.id, name)) == "room-name-account"
        assert await refused(boris.create_room(name, CARDS)) == "room-name-account"
        await boris.join(other.id, "Boris")
        assert await refused(boris.join(other.id, name)) == "room-name-account", "nor as a new nickname"

    both_on_stage(any_database, scene)


def test_fault_8_nor_by_an_imported_game(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        await register(anna, "Admin")
        assert await refused(boris.import_game("Admin", RECORD)) == "room-name-account"
        assert (await anna.import_game("Admin", RECORD)).status == "over"

    both_on_stage(database, scene)


def test_whoever_had_the_name_first_keeps_it(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)  # boris is Guest 1
        await register(anna, "Guest 1")
        assert (await boris.join(room.id, "Guest 1")).id == room.id
        assert [member.name for member in (await boris.room(room.id)).members] == ["Anna", "Guest 1"]

    both_on_stage(database, scene)
