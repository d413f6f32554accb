"""A player's side of the luck protocol (docs/luck.md): commits to nonces, reveals them when it is time, and keeps what proves the game."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from metro2033 import protocol

if TYPE_CHECKING:
    from metro2033.client.http import Client


class Distrust(Exception):
    """The server shows other commitments than before; nothing is revealed to it."""


@dataclass
class Luck:
    """One room's luck as one player knows it. Keep it until the game is verified."""

    room: str
    nonces: dict[str, str] = field(default_factory=dict)  # our own, by their hash
    commitment: str = ""  # the server's, as first seen
    hashes: list[str] = field(default_factory=list)  # of all nonces by seat, as they were when we revealed ours
    revealed: dict[str, list[str]] = field(
        default_factory=dict
    )  # the list that each nonce was revealed for, by its hash

    @property
    def nonce(self) -> str:
        """The nonce that was chosen last."""
        return list(self.nonces.values())[-1]

    def promise(self) -> str:
        """Choose a nonce; its hash is what may be published."""
        nonce = secrets.token_hex(16)
        commitment = hashlib.sha256(nonce.encode()).hexdigest()
        self.nonces[commitment] = nonce
        return commitment

    async def sit(self, client: Client, seat: int) -> None:
        """Take a seat with a commitment to a nonce."""
        self.see(await client.room(self.room))
        await client.do(self.room, protocol.Sit(seat=seat, commitment=self.promise()))

    async def reveal(self, client: Client) -> bool:
        """If the commitments are closed, keep them all and reveal our nonces; whether there was anything to reveal.

        A nonce is revealed for one list of hashes only: else somebody could choose his nonce after reading ours.
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
            await client.do(self.room, protocol.Reveal(seat=seat, nonce=self.nonces[commitment]))
        return bool(due)

    def see(self, room: protocol.RoomView) -> None:
        """Note the server's commitment; it may never change."""
        self.commitment = self.commitment or room.commitment
        if room.commitment != self.commitment:
            raise Distrust(room.commitment)
