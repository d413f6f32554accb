"""Links to rooms, as a server gives them: an invitation, a room, or the server and the room's id."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from metro2033.kernel.problem import BadOption


@dataclass(frozen=True)
class RoomLink:
    """A room on a server, and the invitation to it if there is one."""

    address: str
    room: str
    invite: str = ""

    @property
    def text(self) -> str:
        """The link that leads there again."""
        return f"{self.address}/join/{self.room}/{self.invite}" if self.invite else f"{self.address}/rooms/{self.room}"


def read_link(text: str) -> RoomLink:
    """Read `https://host/join/ROOM/INVITE` or `https://host/rooms/ROOM`; without a scheme it is taken for http."""
    whole = text.strip()
    try:
        parts = urlsplit(whole if "://" in whole else f"http://{whole}")
        _ = parts.port  # raises if it is no number
    except ValueError:
        raise BadOption("join-link", link=text[:200]) from None
    words = [word for word in parts.path.split("/") if word]
    kind = next((at for at, word in enumerate(words) if word in ("join", "rooms")), None)
    if parts.scheme not in ("http", "https") or not parts.hostname or kind is None or len(words) < kind + 2:
        raise BadOption("join-link", link=text[:200])
    before = "".join(f"/{word}" for word in words[:kind])
    invite = words[kind + 2] if words[kind] == "join" and len(words) > kind + 2 else ""
    return RoomLink(f"{parts.scheme}://{parts.netloc}{before}", words[kind + 1], invite)
