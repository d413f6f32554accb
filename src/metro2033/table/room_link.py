"""Room links as a server issues them: an invitation, or a server's address with a room id."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from metro2033.kernel.problem import BadOption

ID = re.compile(r"[\w-]{1,64}")


@dataclass(frozen=True)
class RoomLink:
    """A room on a server, with the invitation if there is one."""

    address: str
    room: str
    invite: str = ""

    @property
    def text(self) -> str:
        """The link back to the room."""
        return f"{self.address}/join/{self.room}/{self.invite}" if self.invite else f"{self.address}/rooms/{self.room}"


def read_server(text: str) -> tuple[str, RoomLink | None]:
    """Parses a server's address, or a link to one of its rooms; returns the address, and the room if there is one."""
    parts = _split(text)
    if {"join", "rooms"} & set(parts.path.split("/")):
        link = read_link(text)
        return link.address, link
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadOption("join-link", link=text[:200])
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}", None


def _split(text: str) -> SplitResult:
    whole = text.strip()
    try:
        parts = urlsplit(whole if "://" in whole else f"http://{whole}")
        _ = parts.port  # raises if it is not a number
    except ValueError:
        raise BadOption("join-link", link=text[:200]) from None
    return parts


def read_link(text: str) -> RoomLink:
    """Parses `https://host/join/ROOM/INVITE` or `https://host/rooms/ROOM`; a missing scheme defaults to http."""
    parts = _split(text)
    words = [word for word in parts.path.split("/") if word]
    kind = next((at for at, word in enumerate(words) if word in ("join", "rooms")), None)
    named = [] if kind is None else words[kind + 1 :]  # the room, then its invitation or a page about it
    is_room = bool(named) and all(map(ID.fullmatch, named))
    if parts.scheme not in ("http", "https") or not parts.hostname or kind is None or not is_room:
        raise BadOption("join-link", link=text[:200])
    before = "".join(f"/{word}" for word in words[:kind])
    invite = named[1] if words[kind] == "join" and named[1:] else ""
    return RoomLink(f"{parts.scheme}://{parts.netloc}{before}", named[0], invite)
