"""A request of the page, and the routes that answer requests."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from metro2033 import codec
from metro2033.kernel.problem import BadOption
from metro2033.live.incoming import LAST_SEAT, check_json, decode, read_number

if TYPE_CHECKING:
    from metro2033.device.parts import Parts

T = TypeVar("T")


@dataclass(frozen=True)
class Ask:
    """One request: the values in its path, its query and its body."""

    path: Mapping[str, str]
    query: Mapping[str, str]
    body: bytes
    language: str

    def read(self, type_: type[T], *, lines: bool = False) -> T:
        """Decodes the body."""
        found = decode(self.body, codec.decoder(type_))
        check_json(self.body, lines=lines)
        return found

    def number(self, name: str, default: int | None, most: int) -> int | None:
        """Returns a whole number in the query."""
        return read_number(self.query.get(name), name, default, most)

    def flag(self, name: str) -> bool:
        """Returns whether the query sets a flag."""
        return bool(self.number(name, 0, 1))

    def seat(self) -> int | None:
        """Returns the seat in the query."""
        return self.number("seat", None, LAST_SEAT)

    def own_seat(self) -> int:
        """Returns the seat in the query; refuses a request without one."""
        seat = self.seat()
        if seat is None:
            raise BadOption("server-number", name="seat", most=LAST_SEAT)
        return seat


Handler = Callable[["Parts", Ask], Awaitable[Any]]


class Route:
    """A method and a path with the function that answers them: a value, which becomes JSON, or text."""

    def __init__(self, method: str, path: str, handler: Handler, status: int = 200) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.status = status
        self._pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

    def match(self, method: str, path: str) -> dict[str, str] | None:
        """Returns the values in a path, or None if it is not of this route."""
        found = self._pattern.fullmatch(path) if method == self.method else None
        return None if found is None else found.groupdict()
