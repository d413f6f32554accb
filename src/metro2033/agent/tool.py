"""What a tool of an agent is: a name, the types of its arguments and of its data, and the function that does the work."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

Text = Annotated[str, Meta(max_length=200)]
Seconds = Annotated[int, Meta(ge=0, le=300)]


class Nothing(Struct, forbid_unknown_fields=True):
    """No arguments."""


@dataclass(frozen=True)
class Reply:
    """The answer of a tool: text for the model, and data for the program around it."""

    text: str
    data: Struct


@dataclass(frozen=True)
class Tool:
    """A tool. Its description is the text `agent-tool-NAME`."""

    name: str
    takes: type[Struct]
    gives: type[Struct]
    run: Callable[[Any], Awaitable[Reply]]
    changes: bool = False  # whether it changes a game


def schema_of(kind: type[Struct]) -> dict[str, Any]:
    """Returns the JSON Schema of a type, as an object at the top."""
    (found,), parts = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    name = found["$ref"].rpartition("/")[2]
    top = parts.pop(name)
    return {**top, "$defs": parts} if parts else dict(top)
