"""The rooms feature: endpoints, settings, quotas and personal data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Engine

from metro2033.live.clock import Clock
from metro2033.server.core.config import Config
from metro2033.server.core.quotas import LISTS_AT_HOME, MINUTE, PEOPLE_AT_HOME, Quota
from metro2033.server.feature import Feature
from metro2033.server.personal_data import Holder
from metro2033.server.rooms import address, endpoints
from metro2033.server.rooms.room_data import RoomData
from metro2033.server.rooms.service import RoomService
from metro2033.server.rooms.tables import members, presence, rooms, traces


def quotas(config: Config) -> Mapping[str, Quota]:
    """Returns the quotas for creating rooms, listing them and chatting."""
    lines, lists = config.lines_per_minute, config.lists_per_minute
    return {
        "room": Quota("limit-rooms", config.rooms_per_minute, config.rooms_per_minute, MINUTE),
        "line": Quota("limit-lines", lines, lines * PEOPLE_AT_HOME, MINUTE),
        "list": Quota("server-too-fast", lists, lists * LISTS_AT_HOME, MINUTE),
    }


def holders(engine: Engine, clock: Clock) -> Sequence[Holder]:
    """Returns the holder of personal data in rooms, including chat."""
    data = RoomData(engine, clock)
    return (Holder((rooms, members, traces, presence), data.forget, data.export),)


ROOMS = Feature(
    name="rooms",
    service=RoomService,
    endpoints=(*endpoints.ENDPOINTS, *address.ENDPOINTS),
    settings=(
        "public_url",
        "device",
        "absent_after",
        "absent_after_slow",
        "unattended",
        "rooms_per_minute",
        "lines_per_minute",
        "lists_per_minute",
        "chat_days",
        "lobby_days",
    ),
    quotas=quotas,
    holders=holders,
)
