"""A small typed client of the server, for bots, tests and tools: `async with Client(address) as client`.

It uses only the documented protocol; docs/protocol.md explains every message.
"""

from metro2033.client.errors import Desynced, Refusal
from metro2033.client.http import Client
from metro2033.client.luck import Distrust, Luck
from metro2033.client.play import Decide, Play
from metro2033.client.reconnect import Lost, Reconnect
from metro2033.client.seen import Seen, view_digest

__all__ = [
    "Client",
    "Decide",
    "Desynced",
    "Distrust",
    "Lost",
    "Luck",
    "Play",
    "Reconnect",
    "Refusal",
    "Seen",
    "view_digest",
]
