"""Chance lives in the state as an integer, so that a clone has its own future and records stay stable.

Two kinds behind one `draw`: `fast` is splitmix64 from an integer seed (simulation, search, learning); `sealed` is a keyed
hash stream, so that nobody who has seen every past draw can predict the next one (games between people). `sealed` has two
versions, which differ only in how the key is made; new games use the second.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, Final

from metro2033.kernel.agenda import Table
from metro2033.kernel.nonces import hashed_key, hmac_key
from metro2033.kernel.problem import Problem

FAST: Final = "fast"
SEALED: Final = "sealed"
SEALED_2: Final = "sealed 2"
KINDS: Final = (FAST, SEALED, SEALED_2)
WORD: Final = 0xFFFF_FFFF_FFFF_FFFF
SECRET_BYTES: Final = 32


@dataclass(frozen=True)
class Chance:
    """How a game's luck is made: a seed for `fast`; a secret and one nonce per seat for `sealed`."""

    kind: str = FAST
    seed: int = 0
    secret: str = ""  # 64 hexadecimal digits
    nonces: tuple[str, ...] = ()

    def apply_to(self, s: Table) -> None:
        """Put this chance into a fresh state."""
        if self.kind == FAST:
            s.rng = self.seed & WORD
            s.key = b""
        else:
            s.rng = 0
            make = hmac_key if self.kind == SEALED_2 else hashed_key
            s.key = make(secret_bytes(self.secret), self.nonces)

    def __reduce__(self) -> tuple[Any, ...]:
        return Chance, (self.kind, self.seed, self.secret, self.nonces)

    @property
    def is_sealed(self) -> bool:
        """Whether the luck has a secret, and so can be verified."""
        return self.kind != FAST

    @property
    def commitment(self) -> str:
        """What may be published before the deal: the SHA-256 of the secret."""
        return hashlib.sha256(secret_bytes(self.secret)).hexdigest()


def secret_bytes(secret: str) -> bytes:
    """Read a 256-bit secret from its hexadecimal form."""
    try:
        value = bytes.fromhex(secret)
    except ValueError:
        value = b""
    if len(value) != SECRET_BYTES:
        raise Problem("chance-secret", digits=2 * SECRET_BYTES)
    return value


def draw(s: Table, n: int) -> int:
    """Draw a whole number from 0 to n - 1 and move the state's chance on."""
    if s.key:
        return draw_sealed(s, n)
    s.rng = z = (s.rng + 0x9E37_79B9_7F4A_7C15) & WORD
    z = ((z ^ z >> 30) * 0xBF58_476D_1CE4_E5B9) & WORD
    z = ((z ^ z >> 27) * 0x94D0_49BB_1331_11EB) & WORD
    return (z ^ z >> 31) % n


def draw_sealed(s: Table, n: int) -> int:
    """The next number of the keyed stream; 128 bits make the remainder's bias immeasurable."""
    block = hashlib.blake2b(s.rng.to_bytes(8, "big"), digest_size=16, key=s.key).digest()
    s.rng += 1
    return int.from_bytes(block, "big") % n


def shuffle(s: Table, cards: list[int]) -> None:
    """Shuffle a list in place."""
    for i in range(len(cards) - 1, 0, -1):
        j = draw(s, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def refill(s: Table, deck: list[int], discard: list[int]) -> bool:
    """If a deck has run out, shuffle its discard pile into it; whether that was done."""
    if deck or not discard:
        return False
    deck += discard
    discard.clear()
    shuffle(s, deck)
    return True


class Deal:
    """A small generator of its own for re-dealing: Park and Miller's minimal standard, small ints only, never part of a state."""

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        self.word = seed % 2147483646 + 1

    def __reduce__(self) -> tuple[Any, ...]:
        return Deal, (self.word - 1,)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        self.word = self.word * 48271 % 2147483647
        return self.word % n

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list in place."""
        word = self.word
        for i in range(len(cards) - 1, 0, -1):
            word = word * 48271 % 2147483647
            j = word % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        self.word = word


class SealedDeal(Deal):
    """Re-deals with the chance of a state, for games that begin from what one seat knew."""

    __slots__ = ("state",)

    def __init__(self, s: Table) -> None:
        super().__init__(0)
        self.state = s

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return draw(self.state, n)

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list in place."""
        shuffle(self.state, cards)
