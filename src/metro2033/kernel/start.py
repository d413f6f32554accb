"""A game that goes on from a position of another one: which game that was, and whose knowledge of it is kept.

The position is not written down as a state but as the luck and the answers that led to it, so it can always be proved, and nobody can make
one up that the rules would not lead to.
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

MOST_BYTES = 512 * 1024  # of a former game, unpacked
MOST_ANSWERS = 10_000
MOST_FORMERS = 12  # games that went on from one another


@dataclass(frozen=True)
class Start:
    """The former game, packed as text, or the name of a position that ships with the program; and the seat whose knowledge is kept, or NOBODY: then every card stays where it was."""

    former: str
    knower: int = NOBODY


@dataclass(frozen=True)
class Former:
    """A game up to a position: its luck, the answers that count, and what it went on from itself."""

    chance: Chance
    answers: list[tuple[int, str]]
    start: Start | None = None


def pack(former: Former) -> str:
    """A former game as one word of text."""
    chance, start = former.chance, former.start or Start("")
    luck = (chance.kind, str(chance.seed), chance.secret, chance.nonces)
    data = msgspec.json.encode((*luck, former.answers, start.former, start.knower))
    return base64.b64encode(zlib.compress(data, 9)).decode()


def unpack(text: str) -> Former:
    """A former game from its text."""
    try:
        packed = zlib.decompressobj()
        data = packed.decompress(base64.b64decode(text, validate=True), MOST_BYTES)
        kind, seed, secret, nonces, answers, former, knower = codec.decode(data, Packed)
        chance = Chance(kind, int(seed), secret, nonces)
    except (binascii.Error, ValueError, zlib.error):
        raise BadRecord("record-former-unreadable") from None
    if not packed.eof or len(answers) > MOST_ANSWERS or kind not in KINDS:
        raise BadRecord("record-former-unreadable")
    return Former(chance, answers, Start(former, knower) if former else None)


def generations(start: Start | None) -> int:
    """How many games went on from one another before this one."""
    count = 0
    while start is not None and count <= MOST_FORMERS:
        start, count = None if is_named(start.former) else unpack(start.former).start, count + 1
    return count
