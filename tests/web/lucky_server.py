"""`metro2033` whose luck a test can fix: a request to /test/luck with the test's name makes deals, bots, ids and tokens follow from it.

METRO2033_TEST_START is the time at which the server believes to start, in seconds since 1970, for tests in which the date matters.

Reviews have the usual priority here: at the lowest they would never end beside processes that keep the machine busy.
"""

from __future__ import annotations

import os
import time
from collections.abc import Awaitable, Callable
from typing import Any

PATH = "/test/luck"
START = "METRO2033_TEST_START"

Serve = Callable[[Any, Any, Any], Awaitable[None]]


def with_luck(serve: Serve) -> Serve:
    """Answers requests that fix the luck, and passes all others on."""
    import pytest  # not needed by worker processes, which import this module, too

    from tests.seeds import replace_secrets

    patch = pytest.MonkeyPatch()

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["path"] != PATH:
            await serve(scope, receive, send)
            return
        replace_secrets(patch, scope["query_string"].decode())
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    return answer


def shift_clock() -> None:
    """Lets the server start at another time."""
    from metro2033.live.clock import Clock

    if START in os.environ:
        ahead = float(os.environ[START]) - time.time()
        setattr(Clock, "now", lambda self: time.time() + ahead)  # noqa: B010


def main() -> None:
    """Runs the program with these changes."""
    from metro2033.cli import entry
    from metro2033.server import app
    from metro2033.server.archive import service

    shift_clock()
    setattr(service, "NICE", 0)  # noqa: B010
    make_app = app.app_from_environment
    setattr(app, "app_from_environment", lambda: with_luck(make_app()))  # noqa: B010
    entry.main()


if __name__ == "__main__":
    main()
