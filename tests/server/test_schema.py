"""The published schemas match the types, and the server's messages validate against them."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import jsonschema
import msgspec
import pytest

from metro2033 import wire
from metro2033.server.http.openapi import OPENAPI_FILE, SCHEMA_FILE, json_schema, openapi, written
from metro2033.server.http.routes import ENDPOINTS
from tests.server.running import ROOT, company, keen, seated
from tests.server.timing import run


@pytest.mark.parametrize(("file", "made"), [(SCHEMA_FILE, json_schema), (OPENAPI_FILE, openapi)])
def test_the_committed_schemas_are_those_of_the_types(file: str, made: Any) -> None:
    """If this fails: `python -m metro2033.server.http.openapi docs`, and mention the change in docs/protocol.md."""
    assert (ROOT / "docs" / file).read_bytes() == written(made())


def test_every_command_and_message_is_explained() -> None:
    explained = (ROOT / "docs" / "protocol.md").read_text()
    for union in (wire.AnyCommand, wire.AnyMessage):
        for type_ in union.__args__:
            assert f"`{type_.__struct_config__.tag}`" in explained, type_


def test_every_endpoint_is_explained() -> None:
    explained = (ROOT / "docs" / "protocol.md").read_text()
    for endpoint in ENDPOINTS:
        assert endpoint.path in explained, f"{endpoint.method} {endpoint.path}"


def test_what_is_sent_fits_the_schema(database: str) -> None:
    validator = jsonschema.Draft202012Validator({**json_schema(), "anyOf": [{"$ref": "#/$defs/message"}]})

    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            room = await seated(anna, boris, game="board")
            await boris.do(room.id, wire.Say(text="hej"))
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                games = [asyncio.create_task(play.play_on(keen(random.Random(1)), 20)) for play in (first, second)]
                await asyncio.wait(games, return_when=asyncio.FIRST_COMPLETED)
                for game in games:
                    game.cancel()
            messages = [*await anna.poll(room.id, seat=0, wait=0), *await boris.poll(room.id, wait=0)]
            assert {type(message) for message in messages} == {wire.RoomMessage, wire.Update, wire.Chat}
            for message in messages:
                validator.validate(msgspec.json.decode(msgspec.json.encode(message)))

    run(scene())
