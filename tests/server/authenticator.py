"""A software authenticator for tests: makes passkeys and proves them as a browser with a security key does."""

from __future__ import annotations

import hashlib
import secrets
import struct

import cbor2
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as text

from metro2033 import wire

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey, and how often it was used."""

    def __init__(
        self, rp: str = "localhost", origin: str = "http://localhost", flags: int = PRESENT | VERIFIED
    ) -> None:
        self.rp = rp
        self.origin = origin
        self.flags = flags
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def _client_data(self, kind: str, challenge: str) -> bytes:
        data = {"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return msgspec.json.encode(data)

    def _authenticator_data(self, flags: int) -> bytes:
        return hashlib.sha256(self.rp.encode()).digest() + bytes([flags]) + struct.pack(">I", self.count)

    def make(self, challenge: str, name: str = "Key") -> wire.PasskeyMade:
        """Makes the passkey for a challenge."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        data = self._authenticator_data(self.flags | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client_data = self._client_data("create", challenge)
        return wire.PasskeyMade(name, text(self.id), text(client_data), text(attestation))

    def prove(self, challenge: str) -> wire.PasskeyUsed:
        """Signs a challenge."""
        self.count += 1
        data, client_data = self._authenticator_data(self.flags), self._client_data("get", challenge)
        signature = self.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return wire.PasskeyUsed(text(self.id), text(client_data), text(data), text(signature))
