"""Nonces: one random text per seat, mixed with the secret into the key of a game's draws. docs/luck.md has the protocol.

A seat first commits to the hash of its nonce, and reveals the nonce once all commitments are in. So no one can choose a nonce
after reading the others', not even the server, which knows the secret.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import Final

LABEL: Final = b"metro2033 luck 2"

_FORM: Final = re.compile(r"[A-Za-z0-9_-]{1,64}|seat [0-9]{1,2}")


def has_form(nonce: str) -> bool:
    """Returns whether a nonce is safe in every text format: letters, digits, `-` and `_`, or the placeholder of a seat without one."""
    return _FORM.fullmatch(nonce) is not None


def no_nonce(seat: int) -> str:
    """Returns the placeholder nonce of a seat that gave none. Players' nonces contain no space, so none can collide with it."""
    return f"seat {seat}"


def nonce_hash(nonce: str) -> str:
    """Returns the commitment to a nonce: the SHA-256 of its text."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def hashed_key(secret: bytes, nonces: tuple[str, ...]) -> bytes:
    """Returns the draw key of the first version of sealed chance: the SHA-256 of the secret and the nonces."""
    return hashlib.sha256(secret + _joined(nonces)).digest()


def hmac_key(secret: bytes, nonces: tuple[str, ...]) -> bytes:
    """Returns the draw key of the second version: the HMAC-SHA256, under the secret, of a label and the nonces."""
    return hmac.digest(secret, LABEL + _joined(nonces), "sha256")


def _joined(nonces: tuple[str, ...]) -> bytes:
    """Returns all nonces in seat order, each with a length prefix, so no two lists encode to the same bytes."""
    pieces = [nonce.encode() for nonce in nonces]
    return b"".join(len(piece).to_bytes(4, "big") + piece for piece in pieces)
