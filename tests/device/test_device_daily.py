"""The deal of the day on a device: the same for everybody by the date, one try that counts, a result without a ranking."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from metro2033.device.device import Device
from metro2033.live.clock import Clock
from metro2033.live.daily import begins, commitment_to, deal_on, open_secret
from tests.device.person import Memory, Person, Refused, at_random
from tests.seeds import luck

DAY, NEXT = "2033-05-18", "2033-05-19"


class Dated(Clock):
    """The machine's clock, set to a moment."""

    def __init__(self, now: float) -> None:
        self.at = now

    def now(self) -> float:
        return self.at


async def day(anna: Person, date: str = DAY) -> Any:
    return await anna.ask("GET", f"/api/daily/{date}")


async def result(anna: Person) -> Any:
    """Returns the first try of the day, once its luck has been measured."""
    while (found := (await day(anna))["tries"][0])["state"] == "judging":
        await asyncio.sleep(0.01)
    return found


def test_a_deal_is_played_once_for_the_result_and_again_for_practice() -> None:
    async def scenario() -> None:
        store, clock = Memory(), Dated(begins(DAY) + 3600)
        anna = Person(Device(store, clock, pause=0.0))
        before = await day(anna)
        assert before["counts"] and not before["over"] and before["players"] is None and before["secret"] is None
        assert before["commitment"] == commitment_to(open_secret(DAY)) and before["seat"] == deal_on(DAY).seat
        room = (await anna.ask("POST", f"/api/daily/{DAY}", {"name": "Anna"}))["room"]
        assert room["daily"] == {"date": DAY, "counted": True, "sealed": False}
        again = (await anna.ask("POST", f"/api/daily/{DAY}", {"name": "Anna"}))["room"]
        assert again["id"] == room["id"], "the try in progress is returned to"
        with pytest.raises(Refused) as refused:
            await anna.do(room["id"], "stand_in", seat=before["seat"])
        assert refused.value.said["problem"] == "daily-only-play"
        with pytest.raises(Refused) as refused:
            await anna.ask("POST", f"/api/rooms/{room['id']}/advice", {"seat": before["seat"], "seq": 0})
        assert refused.value.said["problem"] == "daily-no-hints"
        await anna.do(room["id"], "resign", seat=before["seat"])
        assert (await day(anna))["tries"][0]["state"] == "unfinished"
        later = (await anna.ask("POST", f"/api/daily/{DAY}", {"name": "Anna"}))["room"]
        assert later["id"] != room["id"] and not later["daily"]["counted"]

        clock.at = begins(NEXT) + 60
        anna = Person(Device(store, clock, pause=0.0))  # everything is stored
        opened = await day(anna)
        assert opened["over"] and opened["secret"] == open_secret(DAY) and opened["ranking"] == []
        listed = await anna.ask("GET", "/api/daily")
        assert (listed["today"], listed["days"][0]["date"], listed["days"][0]["place"]) == (NEXT, DAY, 4)
        assert listed["streak"] == 0
        for date in ("2033-05-20", "nonsense", "1999-01-01"):
            with pytest.raises(Refused):
                await day(anna, date)

    asyncio.run(scenario())


@pytest.mark.slow
def test_a_finished_deal_has_a_place_and_its_luck() -> None:
    async def scenario() -> None:
        anna = Person(Device(Memory(), Dated(begins(DAY) + 3600), pause=0.0))
        room = (await anna.ask("POST", f"/api/daily/{DAY}", {"name": "Anna"}))["room"]["id"]
        await anna.play(room, [deal_on(DAY).seat], at_random(luck("daily")))
        found = await result(anna)
        assert found["state"] == "done" and 1 <= found["result"]["place"] <= 4
        assert found["result"]["points"] == pytest.approx(
            found["result"]["course"][-1] - found["result"]["luck"], abs=0.11
        )
        assert (await anna.ask("GET", "/api/daily"))["streak"] == 1

    asyncio.run(scenario())
