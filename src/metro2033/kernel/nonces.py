"""Nonces: one random text of each seat's own, mixed with the secret into the key of a game's draws. docs/luck.md has the protocol.

A seat first commits to the hash of its nonce and reveals the nonce when all commitments are in, so that nobody, not even the
server, which knows the secret, can choose a nonce after reading the others'.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import Final

LEAST_HIDDEN: Final = 16  # characters of a nonce whose hash was published first: shorter ones can be guessed from it
LABEL: Final = b"metro2033 luck 2"

_FORM: Final = re.compile(r"[A-Za-z0-9_-]{1,64}|seat [0-9]{1,2}")


def has_form(nonce: str) -> bool:
    """Whether a nonce survives every way of writing it down: letters, digits, `-` and `_`, or the number of a seat that gave none."""
    return _FORM.fullmatch(nonce) is not None


def no_nonce(seat: int) -> str:
    """The fixed text that stands for the nonce of a seat that gave none; nobody can choose it, and no player's nonce has a space."""
    return f"seat {seat}"


def nonce_hash(nonce: str) -> str:
    """The commitment to a nonce: the SHA-256 of its text."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def hashed_key(secret: bytes, nonces: tuple[str, ...]) -> bytes:
    """The key of the draws in the first version of sealed chance: the SHA-256 of the secret and the nonces."""
    return hashlib.sha256(secret + _joined(nonces)).digest()


def hmac_key(secret: bytes, nonces: tuple[str, ...]) -> bytes:
    """The key of the draws in the second version: the HMAC-SHA256, under the secret, of a label and the nonces."""
    return hmac.digest(secret, LABEL + _joined(nonces), "sha256")


def _joined(nonces: tuple[str, ...]) -> bytes:
    """All nonces in seat order, each after its length, so that no two lists are written alike."""
    pieces = [nonce.encode() for nonce in nonces]
    return b"".join(len(piece).to_bytes(4, "big") + piece for piece in pieces)
