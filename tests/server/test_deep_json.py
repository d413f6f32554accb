"""JSON nested thousands deep is refused in one sentence at every door, and never counts as a fault of the server."""

from __future__ import annotations

import asyncio
import base64

import msgspec
import websockets

from metro2033.client import Client
from metro2033.live.incoming import read_form
from metro2033.server.http.routes import ENDPOINTS
from tests.server.running import JSON, Running, both_on_stage, company, seated
from tests.server.test_passkeys import HOST, LOGIN
from tests.server.timing import PATIENCE

DEPTH = 7_000
DEEP = b'{"x":' + b"[" * DEPTH + b"]" * DEPTH + b"}"
DEEP_VALUE = b'{"do":"say","text":' + b'{"a":' * 2_500 + b"1" + b"}" * 2_501


def faults(server: Running) -> float:
    found = server.parts.core.metrics.registry.collect()
    return sum(sample.value for one in found if one.name == "metro2033_faults" for sample in one.samples)


def test_fault_8_deep_json_is_refused_by_every_endpoint(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        taking = [endpoint for endpoint in ENDPOINTS if endpoint.takes is not None]
        assert len(taking) > 30
        for endpoint in taking:
            path = endpoint.path.replace("{room}", room.id).replace("{game}", "board").replace("{puzzle}", "x")
            for body in (DEEP, DEEP_VALUE):
                answer = await anna.http.request(endpoint.method, path, content=body, headers=JSON)
                assert 400 <= answer.status_code < 500, (path, answer.text)
        assert faults(server) == 0

    both_on_stage(database, scene)


def test_fault_8_deep_json_is_refused_over_a_socket_also_when_it_comes_too_fast(database: str) -> None:
    async def scene() -> None:
        async with company(database, commands_per_second=1) as (server, anna, boris):
            room = await seated(anna, boris)
            address = f"{server.address.replace('http', 'ws')}/api/rooms/{room.id}/socket"
            async with websockets.connect(address, additional_headers=anna.socket_headers(), proxy=None) as wire:
                problems = set()
                for number in range(12):  # the bucket holds five
                    await wire.send(DEEP if number % 2 else DEEP_VALUE)
                    async with asyncio.timeout(PATIENCE):
                        while (said := msgspec.json.decode(await wire.recv()))["type"] != "refusal":
                            pass
                    problems.add(said["problem"])
                assert problems == {"server-malformed", "server-too-fast"}
            assert faults(server) == 0

    asyncio.run(scene())


def test_fault_8_deep_client_data_of_a_passkey_is_refused(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        nested = b'{"x":' + b"[" * 1_480 + b"]" * 1_480 + b"}"
        data = base64.urlsafe_b64encode(nested).decode().rstrip("=")
        body = {"id": "a", "client_data": data, "authenticator_data": "a", "signature": "a"}
        answer = await anna.http.post(LOGIN, json=body, headers=HOST)
        assert (answer.status_code, answer.json()["problem"]) == (403, "passkey-wrong")
        assert faults(server) == 0

    both_on_stage(database, scene)


def test_forms_are_flat() -> None:
    assert read_form(b"do=say&text=" + b"%5B" * 3_000) == {"do": "say", "text": "[" * 3_000}
