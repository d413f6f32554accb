"""Reads the fields of a form."""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.requests import Request

from metro2033.kernel.problem import BadOption


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form; of a repeated one, the first."""
    try:
        fields = parse_qs((await request.body()).decode(), max_num_fields=20)
    except (UnicodeDecodeError, ValueError):
        raise BadOption("server-malformed", why="form") from None
    return {name: without_nul(values[0]) for name, values in fields.items()}


def without_nul(text: str) -> str:
    """A field, which PostgreSQL could not store with a NUL in it."""
    if "\x00" in text:
        raise BadOption("server-malformed", why="NUL")
    return text
