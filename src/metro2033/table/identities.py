"""Guest identities by server: cookies in a file readable only by its owner, so that a seat can be resumed."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import msgspec
import platformdirs

from metro2033 import codec
from metro2033.client import Client
from metro2033.files import make_folder, read_text
from metro2033.kernel.problem import Problem

PEOPLE = "servers.json"
AGENTS = "agents.json"  # an agent must not get the seats, and so the cards, of the person whose machine it runs on


class Identities:
    """Cookies by server address, in one file for each kind of player. An unreadable file counts as empty."""

    def __init__(self, file: str = PEOPLE) -> None:
        self.path = Path(platformdirs.user_state_dir("metro2033", appauthor=False)) / file

    def put_on(self, client: Client) -> None:
        """Gives a client the cookies for its server."""
        for key, value in self.read(client.address).items():
            client.http.cookies.set(key, value)

    def keep_of(self, client: Client) -> None:
        """Stores the cookies that a client's server has set."""
        self.keep(client.address, {cookie.name: cookie.value or "" for cookie in client.http.cookies.jar})

    def read(self, address: str) -> dict[str, str]:
        """Returns the cookies for a server."""
        return self._all().get(address, {})

    def keep(self, address: str, cookies: dict[str, str]) -> None:
        """Stores the cookies for a server. A write failure is ignored: it only loses the seat when the program exits."""
        text = msgspec.json.encode({**self._all(), address: cookies}).decode()
        draft = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        with contextlib.suppress(OSError, Problem):
            make_folder(self.path.parent)
            # Created with its final mode: the cookies are never readable by others, not even before the rename.
            handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            draft.replace(self.path)

    def _all(self) -> dict[str, dict[str, str]]:
        try:
            return codec.decode(read_text(self.path), dict[str, dict[str, str]])
        except (Problem, msgspec.DecodeError):
            return {}
