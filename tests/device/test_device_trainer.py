"""The trainer on a device: exercises are made, come back after days, are stored on the device and survive a reload."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from metro2033.device.device import Device
from metro2033.live import reviews
from metro2033.study.trainer.spacing import DAY_SECONDS
from tests.device.person import Memory, Person, Refused
from tests.server.timing import FakeClock, run

RECORD = Path(__file__).parents[1] / "games" / "breakthrough_pl2017_2_001.metro"
SEAT = 1


async def until(person: Person, path: str, status: str) -> Any:
    """Asks until something is no longer in the making."""
    while (state := await person.ask("GET", path))["status"] == "working":
        await asyncio.sleep(0)
    assert state["status"] == status
    return state


def test_exercises_are_made_on_the_device_and_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "WORLDS", 2)

    async def scenario() -> None:
        store, clock = Memory(), FakeClock()
        device = Device(store, clock)
        person = Person(device)
        brought = await person.ask("POST", "/api/rooms/import", {"name": "Anna", "record": RECORD.read_text()})
        room = brought["room"]["id"]
        door = f"/api/rooms/{room}/trainer"
        with pytest.raises(Refused) as refused:
            await person.ask("POST", door, {"seat": SEAT})
        assert refused.value.said["problem"] == "trainer-no-review"
        await person.ask("POST", f"/api/rooms/{room}/review", {"seat": SEAT})
        await until(person, f"/api/rooms/{room}/review?seat={SEAT}", "ready")
        await person.ask("POST", door, {"seat": SEAT})
        added = await until(person, f"{door}?seat={SEAT}", "added")
        view = await person.ask("GET", "/api/trainer")
        assert len(view["exercises"]) == added["exercises"] >= 2 and view["losses"][0]["games"] == 1
        first = f"/api/trainer/{view['exercises'][0]['id']}"
        solution = (await person.ask("POST", first, {"shown": True}))["end"]["solution"][0]["id"]
        assert (await person.ask("POST", f"{first}/odds", {"answers": []}))["odds"] == []
        await device.close()

        await clock.advance(DAY_SECONDS)
        again = Person(Device(Memory(store.entries), clock))  # the page is opened again on another day
        solved = await again.ask("POST", first, {"answers": [solution]})
        assert solved["counted"] == "solved" and solved["exercise"]["solved"] == 1
        going = await again.ask("POST", f"{first}/room", {"name": "Anna", "answers": [solution]})
        assert going["room"]["origin"]["knower"] == SEAT
        await again.ask("DELETE", first)
        with pytest.raises(Refused) as unknown:
            await again.ask("POST", first, {})
        assert unknown.value.status == 404
        await again.device.close()

    run(scenario())
