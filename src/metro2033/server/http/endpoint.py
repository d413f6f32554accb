"""An API endpoint: its path, request type and response type."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import codec
from metro2033.kernel.problem import BadOption
from metro2033.live.incoming import check_json, decode
from metro2033.server.core.config import UPLOADS

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True)
class Endpoint:
    """One API operation; the OpenAPI description is generated from these."""

    method: str
    path: str
    handler: Handler
    takes: Any = None
    gives: Any = None
    query: tuple[tuple[str, int], ...] = ()  # whole numbers, with their maximum
    status: int = 200
    media: str = "application/json"
    shared: bool = False  # identical for everybody, so it has an ETag


async def read_body(request: Request, type_: type[T]) -> T:
    """Decodes the JSON body of a request as a protocol type."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise BadOption("server-not-json")
    data = await request.body()
    found = decode(data, codec.decoder(type_))
    check_json(data, lines=request.url.path in UPLOADS)
    return found
