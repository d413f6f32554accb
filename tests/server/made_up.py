"""Generates requests from the OpenAPI description, so that new operations are tested automatically."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

import msgspec

from metro2033.server.http.openapi import openapi

Hints = Mapping[str, Sequence[Any]]  # values that make sense, by the name of a field
LEAGUE = "league"  # the id of a league that a test may have made
DATE = "2027-01-15"  # the day of a test whose clock stands still
QUERIES = 4  # for each operation and caller


@dataclass(frozen=True)
class Made:
    """A request with every possible caller."""

    method: str
    path: str
    query: str = ""
    body: bytes = b""


def requests(room: str, hints: Hints, luck: random.Random, left_out: Mapping[str, str]) -> Iterator[Made]:
    """Yields every GET of the API with several queries, and every POST to a room with a body for each kind it takes."""
    description = openapi()
    for path, operations in description["paths"].items():
        there = path.replace("{room}", room).replace("{league}", LEAGUE).replace("{date}", DATE)
        there = re.sub(r"\{(\w+)\}", lambda field: str(luck.choice(hints.get(field[1], (field[0],)))), there)
        if path not in left_out and "get" in operations:
            queries = [_query(operations["get"], hints, luck) for _ in range(QUERIES)]
            yield from (Made("GET", there, query) for query in sorted(set(queries)))
        if path not in left_out and "post" in operations and "{room}" in path:
            body = operations["post"].get("requestBody", {"content": {"application/json": {"schema": {}}}})
            schema = body["content"]["application/json"]["schema"]
            kinds = schema.get("anyOf", [schema])
            for kind in luck.sample(kinds, len(kinds)):
                value = _value("", kind, description["components"]["schemas"], hints, luck)
                yield Made("POST", there, body=msgspec.json.encode(value))


def _query(operation: dict[str, Any], hints: Hints, luck: random.Random) -> str:
    """Draws some of an operation's parameters; the wait is always short."""
    values = {
        parameter["name"]: luck.choice(hints.get(parameter["name"], (0, 1)))
        for parameter in operation["parameters"]
        if parameter["in"] == "query" and (luck.random() < 0.7 or parameter["name"] == "wait")
    }
    return urlencode(values)


def _value(name: str, schema: dict[str, Any], components: dict[str, Any], hints: Hints, luck: random.Random) -> Any:
    """Returns a value as a schema describes it; optional parts are sometimes left out."""
    if "$ref" in schema:
        schema = components[schema["$ref"].rpartition("/")[2]]
    if name in hints:
        return luck.choice(hints[name])
    if "enum" in schema:
        return luck.choice(schema["enum"])
    if "anyOf" in schema:
        return _value(name, luck.choice(schema["anyOf"]), components, hints, luck)
    if schema.get("type") == "object":
        needed = schema.get("required", ())
        fields = [field for field in schema.get("properties", {}) if field in needed or luck.random() < 0.5]
        return {field: _value(field, schema["properties"][field], components, hints, luck) for field in fields}
    plain: dict[str | None, Any] = {"integer": schema.get("minimum", 0), "boolean": luck.random() < 0.5, "array": []}
    return plain.get(schema.get("type"), "made up" if schema.get("type") == "string" else None)
