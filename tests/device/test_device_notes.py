"""Private notes on a device: stored with their game, kept over a reload, deleted with it."""

from __future__ import annotations

import pytest

from metro2033.device.device import Device
from tests.device.person import Memory, Person, Refused
from tests.server.timing import FakeClock, run


def test_a_note_survives_a_reload_and_goes_with_its_game() -> None:
    async def scenario() -> None:
        store, clock = Memory(), FakeClock()
        person = Person(Device(store, clock))
        made = await person.ask("POST", "/api/rooms", {"name": "Anna", "settings": {"game": "breakthrough"}})
        room = made["room"]["id"]
        door = f"/api/rooms/{room}/note"
        assert (await person.ask("GET", door)) == {"lines": [], "version": 0}
        note = await person.ask("PUT", door, {"lines": ["a plan", "", "another"]})
        with pytest.raises(Refused) as refused:
            await person.ask("PUT", door, {"lines": ["outdated"]})
        assert refused.value.said["problem"] == "note-changed"
        await person.device.close()

        again = Person(Device(Memory(store.entries), clock))
        assert await again.ask("GET", door) == note
        assert (await again.ask("PUT", door, {"lines": [], "version": note["version"]}))["lines"] == []
        await again.ask("PUT", door, {"lines": ["once more"]})
        await again.ask("DELETE", f"/api/rooms/{room}")
        assert not [key for key in again.device._parts.storage._bytes if key.startswith("note/")]
        await again.device.close()

    run(scenario())
