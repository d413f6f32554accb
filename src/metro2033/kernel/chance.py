"""Chance: random draws whose generator is an integer in the state, so clones diverge and records stay reproducible.

Two kinds share one `draw`: `fast` is splitmix64 from an integer seed (simulation, search, learning); `sealed` is a keyed hash
stream, whose next draw cannot be predicted from all past draws (games between people). `sealed` has two versions, which differ
only in key derivation; new games use the second.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, Final

from metro2033.kernel.agenda import Table
from metro2033.kernel.native import i64
from metro2033.kernel.nonces import hashed_key, hmac_key
from metro2033.kernel.problem import Problem

FAST: Final = "fast"
SEALED: Final = "sealed"
SEALED_2: Final = "sealed 2"
KINDS: Final = (FAST, SEALED, SEALED_2)
WORD: Final = 0xFFFF_FFFF_FFFF_FFFF
HALF: Final = 0xFFFF_FFFF
SECRET_BYTES: Final = 32


@dataclass(frozen=True)
class Chance:
    """A game's source of randomness: a seed for `fast`; a secret and one nonce per seat for `sealed`."""

    kind: str = FAST
    seed: int = 0
    secret: str = ""  # 64 hexadecimal digits
    nonces: tuple[str, ...] = ()

    def apply_to(self, s: Table) -> None:
        """Initializes the generator of a new state."""
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
        """Returns whether the chance has a secret, and so can be verified."""
        return self.kind != FAST

    @property
    def commitment(self) -> str:
        """Returns the SHA-256 of the secret, which may be published before the deal."""
        return hashlib.sha256(secret_bytes(self.secret)).hexdigest()


def secret_bytes(secret: str) -> bytes:
    """Parses a 256-bit secret in hexadecimal."""
    try:
        value = bytes.fromhex(secret)
    except ValueError:
        value = b""
    if len(value) != SECRET_BYTES:
        raise Problem("chance-secret", digits=2 * SECRET_BYTES)
    return value


def draw(s: Table, n: int) -> int:
    """Draws an integer from 0 to n - 1 and advances the state's generator."""
    if s.key:
        return draw_sealed(s, n)
    high, low = following(s.rng >> 32, s.rng & HALF)
    s.rng = (int(high) << 32) + int(low)
    return remainder(high, low, n)


# splitmix64 on two 32-bit halves: unsigned 64-bit numbers would be slow boxed objects in compiled code.


def following(high: i64, low: i64) -> tuple[i64, i64]:
    """Returns the next splitmix64 word: the given one plus 0x9E3779B97F4A7C15."""
    low += 0x7F4A_7C15
    return (high + 0x9E37_79B9 + (low >> 32)) & HALF, low & HALF


def remainder(high: i64, low: i64, n: i64) -> i64:
    """Returns a word's mixed bits reduced to 0 to n - 1."""
    high, low = times(high ^ high >> 30, low ^ (low >> 30 | high << 2 & HALF), 0xBF58_476D, 0x1CE4_E5B9)
    high, low = times(high ^ high >> 27, low ^ (low >> 27 | high << 5 & HALF), 0x94D0_49BB, 0x1331_11EB)
    return (((high ^ high >> 31) % n << 32) + (low ^ (low >> 31 | high << 1 & HALF))) % n


def times(high: i64, low: i64, by_high: i64, by_low: i64) -> tuple[i64, i64]:
    """Returns the low 64 bits of a product."""
    product = low * by_low
    return ((product >> 32 & HALF) + high * by_low + low * by_high) & HALF, product & HALF


def draw_sealed(s: Table, n: int) -> int:
    """Draws the next number of the keyed stream; 128 bits make the modulo bias negligible."""
    block = hashlib.blake2b(s.rng.to_bytes(8, "big"), digest_size=16, key=s.key).digest()
    s.rng += 1
    return int.from_bytes(block, "big") % n


def shuffle(s: Table, cards: list[int]) -> None:
    """Shuffles a list in place."""
    high, low = i64(s.rng >> 32), i64(s.rng & HALF)
    for i in range(len(cards) - 1, 0, -1):
        if s.key:
            j = draw_sealed(s, i + 1)
        else:
            high, low = following(high, low)
            j = remainder(high, low, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    if not s.key:
        s.rng = (int(high) << 32) + int(low)


def refill(s: Table, deck: list[int], discard: list[int]) -> bool:
    """Shuffles the discard pile into an empty deck; returns whether it did."""
    if deck or not discard:
        return False
    deck += discard
    discard.clear()
    shuffle(s, deck)
    return True


class Deal:
    """A small separate generator for re-dealing: Park and Miller's minimal standard, small ints only, never part of a state."""

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        self.word = seed % 2147483646 + 1

    def __reduce__(self) -> tuple[Any, ...]:
        return Deal, (self.word - 1,)

    def below(self, n: int) -> int:
        """Returns an integer from 0 to n - 1."""
        self.word = self.word * 48271 % 2147483647
        return self.word % n

    def shuffle(self, cards: list[int]) -> None:
        """Shuffles a list in place."""
        word = self.word
        for i in range(len(cards) - 1, 0, -1):
            word = word * 48271 % 2147483647
            j = word % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        self.word = word


class SealedDeal(Deal):
    """A deal that draws from a state's own chance, for games that start from one seat's knowledge."""

    __slots__ = ("state",)

    def __init__(self, s: Table) -> None:
        super().__init__(0)
        self.state = s

    def below(self, n: int) -> int:
        """Returns an integer from 0 to n - 1."""
        return draw(self.state, n)

    def shuffle(self, cards: list[int]) -> None:
        """Shuffles a list in place."""
        shuffle(self.state, cards)
