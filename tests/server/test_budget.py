"""Tests that no anonymous address takes more than a fifth of a core at its allowed rate, with any request.

Measures processor time of this process, threads included, straight into the application: neither the network nor other
load of the machine counts. Worker processes are not counted: they are few, have low priority, and take turns by network
(`core/fair_queue.py`).
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from starlette.applications import Starlette

from metro2033 import wire
from metro2033.client import Client
from metro2033.server.core.config import Config
from metro2033.server.core.quotas import Quotas
from metro2033.server.features import quotas_of
from metro2033.server.http.endpoint import Endpoint
from metro2033.server.http.routes import ENDPOINTS
from tests.packs.written import CARDS
from tests.server.asgi import Answer, ask
from tests.server.running import JSON, PASSWORD, quick, running
from tests.server.test_archive import played
from tests.server.timing import run

SHORT = {"round_cap": "2", "first_player": "0"}
SHARE = 0.2  # of a core
ROUNDS, REQUESTS = 6, 2  # the cheapest round counts: others were disturbed
MANY_ROOMS = 100  # as many as a list has
ENDLESS = ("/stream",)
KEEPS_STATE = ("POST /api/account/logout", "POST /api/account/delete-guest")  # which a guest is not to call here
CREDENTIALS = {"name": "Nobody", "password": PASSWORD}
PRACTICE: dict[str, object] = {"answers": []}
BODIES: dict[str, object] = {
    "POST /api/account": {"name": "n", "password": "password"},
    "POST /api/account/delete": {"password": PASSWORD},
    "POST /api/account/forgot": {"address": "nobody@example.org"},
    "POST /api/account/login": CREDENTIALS,
    "PUT /api/account/mail": {"address": "a@example.org", "password": PASSWORD},
    "POST /api/account/mail/confirm": {"token": "x" * 20},
    "PUT /api/account/mail/notices": {},
    "POST /api/account/mail/remove": {"password": PASSWORD},
    "POST /api/account/passkeys/begin": {"password": PASSWORD},
    "POST /api/account/passkeys/{passkey}/rename": {"name": "key"},
    "POST /api/account/password": {"old": PASSWORD, "new": PASSWORD + " new"},
    "POST /api/account/rename": {"name": "Other"},
    "POST /api/account/reset": {"token": "x" * 20, "password": PASSWORD},
    "POST /api/daily/{date}": {"name": "Guest"},
    "POST /api/leagues": {},
    "POST /api/leagues/{league}/commands": {"do": "start"},
    "POST /api/leagues/{league}/join": {"invite": "x", "public": False},
    "POST /api/lessons/{game}/{chapter}": PRACTICE,
    "POST /api/lessons/{game}/{chapter}/odds": PRACTICE,
    "POST /api/lessons/{game}/{chapter}/room": {"name": "Guest", **PRACTICE},
    "POST /api/lessons/{game}/{chapter}/why": {"choice": "pass", **PRACTICE},
    "PUT /api/notices": {"url": "https://example.org/hook"},
    "PUT /api/notices/hours": {"quiet": None, "zone": "Europe/Warsaw"},
    "POST /api/packs": {"pack": CARDS},
    "POST /api/packs/read": {"pack": CARDS},
    "PUT /api/presets": {"presets": [{"name": "Mine", "settings": {}}]},
    "PUT /api/profile": {"public": True},
    "POST /api/puzzles/{puzzle}": PRACTICE,
    "POST /api/puzzles/{puzzle}/explain": PRACTICE,
    "POST /api/puzzles/{puzzle}/odds": PRACTICE,
    "POST /api/puzzles/{puzzle}/room": {"name": "Guest", **PRACTICE},
    "POST /api/puzzles/{puzzle}/why": {"choice": "pass", **PRACTICE},
    "POST /api/rooms": {"name": "Guest", "settings": {"game": "board"}},
    "POST /api/rooms/continue": {"room": "ROOM", "to": 3, "name": "Guest"},
    "POST /api/rooms/import": {"name": "Guest", "record": "[metro2033]"},
    "POST /api/rooms/{room}/advice": {"seat": 0, "seq": 0},
    "POST /api/rooms/{room}/companions": {"member": 0},
    "POST /api/rooms/{room}/decline": {"refuse": True},
    "POST /api/rooms/{room}/invite": {"companions": ["x"]},
    "POST /api/rooms/{room}/commands": {"do": "say", "text": "hello"},
    "POST /api/rooms/{room}/join": {"name": "Guest"},
    "PUT /api/rooms/{room}/note": {"lines": ["a plan"]},
    "POST /api/rooms/{room}/plan/{seat}/{seq}/{deal}": {"answers": ["*"]},
    "POST /api/rooms/{room}/plan/{seat}/{seq}/{deal}/odds": PRACTICE,
    "POST /api/rooms/{room}/plan/{seat}/{seq}/{deal}/why": {"choice": "pass", **PRACTICE},
    "POST /api/rooms/{room}/reports": {"member": 0, "reason": "chat", "text": ""},
    "POST /api/rooms/{room}/review": {"seat": 0},
    "POST /api/rooms/{room}/tokens": {"scope": "view"},
    "POST /api/rooms/{room}/trainer": {"seat": 0},
    "PUT /api/rooms/{room}/webhook": {"url": "https://example.org/hook"},
    "PUT /api/leagues/{league}/webhook": {"url": "https://example.org/hook"},
    "POST /api/rooms/{room}/why": {"seat": 0, "choice": "pass"},
    "POST /api/trainer/{exercise}": PRACTICE,
    "POST /api/trainer/{exercise}/odds": PRACTICE,
    "POST /api/trainer/{exercise}/room": {"name": "Guest", **PRACTICE},
    "POST /api/trainer/{exercise}/why": {"choice": "pass", **PRACTICE},
}
SIGNED = ("passkey", "push")  # bodies that browsers sign or encrypt; they are refused here
QUERIES = {
    "/api/rooms/{room}/log": "open=1&frames=1&after={n}",
    "/api/rooms/{room}/position": "to={n}&frames=1",
    "/api/rooms/{room}/replay": "to={n}&frames=1",
    "/api/rooms/{room}/reasons": "seat=0&entry={n}",
    "/api/rooms/{room}/picture": "to={n}",
    "/api/rooms/{room}/reach": "seat=0",
    "/api/rooms/{room}/odds": "seat=0",
    "/api/rooms/{room}/updates": "wait=0",
}


def name_of(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


def test_every_endpoint_that_takes_something_has_a_body_here() -> None:
    wanted = {
        name_of(endpoint)
        for endpoint in ENDPOINTS
        if endpoint.takes is not None and not any(w in endpoint.path for w in SIGNED)
    }
    assert wanted - BODIES.keys() == set()
    assert BODIES.keys() <= {name_of(endpoint) for endpoint in ENDPOINTS}


@dataclass
class Meter:
    """Measures requests of one address, and which quotas they use."""

    app: Starlette
    places: dict[str, str]
    cookie: str
    taken: set[str] = field(default_factory=set)
    count: int = 0

    async def shares(self) -> list[tuple[float, str]]:
        """Returns the share of a core that one address can take with each endpoint, the largest first.

        The rounds lie far apart, so that nothing disturbs all of them.
        """
        asked = list(self.requests())
        costs, kinds = [math.inf] * len(asked), [set[str]() for _ in asked]
        for number in range(ROUNDS + 1):
            for place, request in enumerate(asked):
                self.taken = kinds[place]
                began = time.process_time()
                for _ in range(REQUESTS):
                    await self._ask(*request)
                spent = (time.process_time() - began) / REQUESTS
                if number > 0:  # the first round computes things that are computed once
                    costs[place] = min(costs[place], spent)
        return sorted(
            ((cost * rate_of(kinds[place]), name_of(asked[place][0])) for place, cost in enumerate(costs)), reverse=True
        )

    async def _ask(self, endpoint: Endpoint, room: str, headers: dict[str, str]) -> Answer:
        self.count += 1
        path = endpoint.path.format(**{**self.places, "room": room})
        query = QUERIES.get(endpoint.path, "").format(n=1 + self.count % 9)
        body = json.dumps(BODIES.get(name_of(endpoint), {})).replace("ROOM", room)
        has_body = endpoint.method in ("POST", "PUT")
        answer = await ask(
            self.app, endpoint.method, path, query, {**JSON, **headers}, body.encode() if has_body else b""
        )
        assert answer.status < 500, (name_of(endpoint), answer.status)
        return answer

    def requests(self) -> Iterator[tuple[Endpoint, str, dict[str, str]]]:
        """Yields every endpoint, asked by a stranger and by a guest, in a room with a running game and in one that is over."""
        guest = {"cookie": self.cookie}
        for endpoint in ENDPOINTS:
            if not endpoint.path.endswith(ENDLESS):
                rooms = ("live", "over") if "{room}" in endpoint.path else ("live",)
                for room in (self.places[room] for room in rooms):
                    yield endpoint, room, {}
                    if endpoint.method != "DELETE" and name_of(endpoint) not in KEEPS_STATE:
                        yield endpoint, room, guest


def rate_of(kinds: set[str]) -> float:
    """Returns how many requests a second that use some quotas one network may make for long."""
    config = Config()
    quotas = [quotas_of(config)[kind] for kind in kinds]
    return min(config.requests_per_second, *(quota.network / quota.seconds for quota in quotas), math.inf)


@pytest.mark.slow
def test_no_anonymous_address_takes_more_than_a_fifth_of_a_core(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with running(quick(database)) as server, Client(server.address) as anna, Client(server.address) as boris:
            over, _ = await played(anna, boris, game="breakthrough", options=SHORT, public=True)
            live = await anna.create_room("Anna", wire.Settings(game="board", public=True, bots=["", "novice"]))
            await anna.do(live.id, wire.Sit(seat=0))
            await anna.do(live.id, wire.Start())
            for _ in range(MANY_ROOMS):
                await anna.create_room("Anna", wire.Settings(game="board", public=True))
            places = {
                "live": live.id,
                "seat": "0",
                "seq": str(server.loaded[live.id].seq),
                "deal": "7",
                "over": over.id,
                "game": "board",
                "language": "en",
                "chapter": (await anna.http.get("/api/lessons")).json()["lessons"][0]["chapters"][0]["id"],
                "date": (await anna.http.get("/api/daily")).json()["today"],
                "puzzle": (await anna.http.get("/api/puzzles")).json()["puzzles"][0]["id"],
                **dict.fromkeys(
                    (
                        "league",
                        "invite",
                        "profile",
                        "fingerprint",
                        "passkey",
                        "session",
                        "token",
                        "device",
                        "exercise",
                        "companion",
                    ),
                    "x" * 22,
                ),
            }
            meter = Meter(server.uvicorn.config.app, places, anna.socket_headers()["cookie"])
            # Requests beyond a quota would be cheap, so they are noted instead of refused.
            monkeypatch.setattr(Quotas, "take", lambda self, kind, caller: meter.taken.add(kind))
            assert not [one for one in await meter.shares() if one[0] > SHARE]

    run(scene())
