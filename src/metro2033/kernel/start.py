"""Starting a game from a position of another game: the former game, and the seat whose knowledge is kept.

The position is stored not as a state but as the chance and answers that led to it, so it can always be verified, and no one can
forge one that the rules would not reach.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from dataclasses import dataclass

import msgspec

from metro2033 import codec
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chance import KINDS, Chance
from metro2033.kernel.positions import is_named
from metro2033.kernel.problem import BadRecord

Packed = tuple[str, str, str, tuple[str, ...], list[tuple[int, str]], str, int]

MOST_BYTES = 512 * 1024  # limit of an unpacked former game
MOST_ANSWERS = 10_000
MOST_FORMERS = 12  # limit of games in a chain of continuations


@dataclass(frozen=True)
class Start:
    """A starting position: the former game and the seat whose knowledge is kept.

    `former` is a packed game or the name of a position that ships with the program. If `knower` is NOBODY, every card stays where
    it was.
    """

    former: str
    knower: int = NOBODY


@dataclass(frozen=True)
class Former:
    """A game up to a position: its chance, the answers that count, and its own start if it continued another game."""

    chance: Chance
    answers: list[tuple[int, str]]
    start: Start | None = None


def pack(former: Former) -> str:
    """Encodes a former game as one word of text."""
    chance, start = former.chance, former.start or Start("")
    luck = (chance.kind, str(chance.seed), chance.secret, chance.nonces)
    data = msgspec.json.encode((*luck, former.answers, start.former, start.knower))
    return base64.b64encode(zlib.compress(data, 9)).decode()


def unpack(text: str) -> Former:
    """Decodes a former game from its text."""
    try:
        packed = zlib.decompressobj()
        # Bounded, so that a small text cannot unpack to a huge one; `eof` below detects that it was cut off.
        data = packed.decompress(base64.b64decode(text, validate=True), MOST_BYTES)
        kind, seed, secret, nonces, answers, former, knower = codec.decode(data, Packed)
        chance = Chance(kind, int(seed), secret, nonces)
    except (binascii.Error, ValueError, zlib.error):
        raise BadRecord("record-former-unreadable") from None
    if not packed.eof or len(answers) > MOST_ANSWERS or kind not in KINDS:
        raise BadRecord("record-former-unreadable")
    return Former(chance, answers, Start(former, knower) if former else None)


def generations(start: Start | None) -> int:
    """Returns the length of the chain of former games, counting at most one more than `MOST_FORMERS`."""
    count = 0
    while start is not None and count <= MOST_FORMERS:
        start, count = None if is_named(start.former) else unpack(start.former).start, count + 1
    return count
