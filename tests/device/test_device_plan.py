"""Planning ahead on a device: the same sandbox as on a server, and the game stays as it is."""

from __future__ import annotations

import pytest

from metro2033.device.device import Device
from tests.device.person import Memory, Person, Refused
from tests.server.timing import FakeClock, run


def test_lines_are_tried_on_a_copy() -> None:
    async def scenario() -> None:
        store = Memory()
        person = Person(Device(store, FakeClock()))
        settings = {"game": "breakthrough", "seats": 2, "bots": ["", "random"]}
        room = (await person.ask("POST", "/api/rooms", {"name": "Anna", "settings": settings}))["room"]["id"]
        for command in ({"do": "sit", "seat": 0}, {"do": "start"}):
            await person.ask("POST", f"/api/rooms/{room}/commands", command)
        live = await person.device._parts.room(room)
        assert live.game is not None
        stored, seq = dict(store.entries), live.game.seq
        door = f"/api/rooms/{room}/plan/0/{seq}/1"
        view = await person.ask("POST", door, {"answers": ["*"]})
        assert view["refused"] is None and view["update"]["seat"] == 0
        option = next(one for one in view["update"]["questions"] if one["seat"] == 0)["options"][0]["id"]
        after = await person.ask("POST", door, {"answers": [*view["answers"], option, "*"]})
        assert after["taken"] == len(view["answers"]) + 2
        assert "odds" in await person.ask("POST", f"{door}/odds", {"answers": view["answers"]})
        assert "text" in await person.ask("POST", f"{door}/why", {"answers": view["answers"], "choice": "pass"})
        with pytest.raises(Refused) as refused:
            await person.ask("POST", f"/api/rooms/{room}/plan/0/{seq + 1}/1", {})
        assert refused.value.said["problem"] == "plan-moved-on"
        assert store.entries == stored and live.game.seq == seq
        await person.device.close()

    run(scenario())
