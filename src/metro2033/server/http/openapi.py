"""Generates JSON Schema for all messages and the bot protocol, and OpenAPI for the HTTP API, from the protocol types.

`python -m metro2033.server.http.openapi docs` writes the files; a test fails when they differ from the types.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from metro2033 import __version__, wire
from metro2033.server.http.endpoint import Endpoint
from metro2033.server.http.routes import ENDPOINTS

SCHEMA_FILE = "protocol.schema.json"
OPENAPI_FILE = "openapi.json"
BOT_SCHEMA_FILE = "bot-protocol.schema.json"


def json_schema() -> dict[str, Any]:
    """Returns the JSON Schema of the socket protocol: `command` from the client, `message` from the server."""
    (command, message), components = _components([wire.AnyCommand, wire.AnyMessage], "#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "metro2033/protocol",
        "anyOf": [{"$ref": "#/$defs/command"}, {"$ref": "#/$defs/message"}],
        "$defs": {"command": command, "message": message, **components},
    }


def bot_schema() -> dict[str, Any]:
    """Returns the JSON Schema of the bot protocol: `to_bot` are lines from the host, `from_bot` lines from the program."""
    (to_bot, from_bot), components = _components([wire.AnyToBot, wire.AnyFromBot], "#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "metro2033/bot-protocol",
        "anyOf": [{"$ref": "#/$defs/to_bot"}, {"$ref": "#/$defs/from_bot"}],
        "$defs": {"to_bot": to_bot, "from_bot": from_bot, **components},
    }


def openapi() -> dict[str, Any]:
    """Returns the HTTP API as OpenAPI 3.1."""
    types = [type_ for endpoint in ENDPOINTS for type_ in (endpoint.takes, endpoint.gives) if type_ is not None] + [
        wire.PushNotice,  # read by the page's service worker
        wire.Refused,
    ]
    schemas, components = _components(types, "#/components/schemas/{name}")
    refusal = {
        "description": "Refused; nothing has changed.",
        "content": {"application/json": {"schema": schemas.pop()}},
    }
    schemas.pop()
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        takes = schemas.pop(0) if endpoint.takes is not None else None
        gives = schemas.pop(0) if endpoint.gives is not None else {"type": "string"}
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, takes, gives, refusal)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Metro 2033", "version": __version__, "license": {"name": "MIT"}},
        "servers": [
            {
                "url": "{address}",
                "variables": {
                    "address": {
                        "default": "http://127.0.0.1:2033",
                        "description": "The address of the server, with its path if it has one.",
                    }
                },
            }
        ],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "guest": {"type": "apiKey", "in": "cookie", "name": "metro2033"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"guest": []}, {"token": []}],
    }


def _operation(endpoint: Endpoint, takes: Any, gives: Any, refusal: dict[str, Any]) -> dict[str, Any]:
    done: dict[str, Any] = {"description": "Done."}
    if endpoint.status != 204:
        done["content"] = {endpoint.media: {"schema": gives}}
    numbers = [
        {"name": name, "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": most}}
        for name, most in endpoint.query
    ]
    places = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"\{(\w+)\}", endpoint.path)
    ]
    operation = {
        "operationId": "_".join([endpoint.method.lower(), *re.findall(r"\w+", endpoint.path.removeprefix("/api"))]),
        "summary": (endpoint.handler.__doc__ or "").strip(),
        "parameters": [*places, *numbers],
        "responses": {
            str(endpoint.status): done,
            **({"304": {"description": "Not changed since the ETag in If-None-Match."}} if endpoint.shared else {}),
            "4XX": refusal,
            "503": {"description": "The database does not answer."},
        },
    }
    if takes is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": takes}}}
    return operation


def _components(types: list[Any], template: str) -> tuple[list[Any], dict[str, Any]]:
    """Returns the schemas of types, and the components they refer to. A view is an arbitrary object, because each game defines it."""
    schemas, components = msgspec.json.schema_components(types, ref_template=template, schema_hook=_raw)
    return list(schemas), components


def _raw(type_: type) -> dict[str, Any]:
    if type_ is msgspec.Raw:
        return {"type": "object"}
    raise NotImplementedError(type_)


def written(value: dict[str, Any]) -> bytes:
    """Returns a schema formatted as in its file."""
    return msgspec.json.format(msgspec.json.encode(value, order="sorted"), indent=1) + b"\n"


def main() -> None:
    """Writes the files into a folder."""
    folder = Path(sys.argv[1])
    (folder / SCHEMA_FILE).write_bytes(written(json_schema()))
    (folder / BOT_SCHEMA_FILE).write_bytes(written(bot_schema()))
    (folder / OPENAPI_FILE).write_bytes(written(openapi()))


if __name__ == "__main__":
    main()
