"""A player's side of the luck protocol (docs/luck.md): commits to nonces, reveals them in time, and keeps the evidence for verification."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from metro2033 import wire

if TYPE_CHECKING:
    from metro2033.client.http import Client


class Distrust(Exception):
    """The server changed a commitment; nothing is revealed to it."""


@dataclass
class Luck:
    """One room's luck from one player's perspective. Keep it until the game is verified."""

    room: str
    nonces: dict[str, str] = field(default_factory=dict)  # our own, by hash
    commitment: str = ""  # the server's, as first seen
    hashes: list[str] = field(default_factory=list)  # of all nonces by seat, at the time we revealed ours
    revealed: dict[str, list[str]] = field(
        default_factory=dict
    )  # the list of hashes each nonce was revealed for, by its hash

    @property
    def nonce(self) -> str:
        """The most recent nonce."""
        return list(self.nonces.values())[-1]

    def promise(self) -> str:
        """Chooses a nonce; returns its hash, which may be published."""
        nonce = secrets.token_hex(16)
        commitment = hashlib.sha256(nonce.encode()).hexdigest()
        self.nonces[commitment] = nonce
        return commitment

    async def sit(self, client: Client, seat: int) -> None:
        """Takes a seat with a commitment to a nonce."""
        self.see(await client.room(self.room))
        await client.do(self.room, wire.Sit(seat=seat, commitment=self.promise()))

    async def reveal(self, client: Client) -> bool:
        """Reveals our nonces if the commitments are closed, and keeps all hashes; returns whether there was anything to reveal.

        A nonce is revealed for one list of hashes only: otherwise another player could choose a nonce after seeing ours.
        """
        room = await client.room(self.room)
        self.see(room)
        due = {seat: room.seats[seat].commitment for seat in room.hidden or [] if seat in room.you.seats}
        hashes = [seat.commitment for seat in room.seats]
        for seat, commitment in due.items():
            if commitment not in self.nonces or self.revealed.setdefault(commitment, hashes) != hashes:
                raise Distrust(seat)
        self.hashes = hashes if due else self.hashes
        for seat, commitment in due.items():
            await client.do(self.room, wire.Reveal(seat=seat, nonce=self.nonces[commitment]))
        return bool(due)

    def see(self, room: wire.RoomView) -> None:
        """Records the server's commitment; raises if it ever changes."""
        self.commitment = self.commitment or room.commitment
        if room.commitment != self.commitment:
            raise Distrust(room.commitment)
