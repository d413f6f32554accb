"""Web Push: encrypts a message for one browser (RFC 8291, 8188) and identifies the sender (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import os
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from metro2033.kernel.problem import BadOption

CURVE = ec.SECP256R1()
SCALAR_BYTES, SALT_BYTES, AUTH_BYTES = 32, 16, 16
RECORD_BYTES = 4096  # maximum size of the single record that push services accept
PADDED_BYTES = 512  # messages are padded to a multiple of this, so that the length reveals nothing
TOKEN_SECONDS = 12 * 3600  # validity of a signature; at most a day is allowed


def encode(data: bytes) -> str:
    """Encodes bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Decodes base64url with or without padding."""
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


# Keys.


def new_key() -> str:
    """Generates a private key."""
    return encode(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(SCALAR_BYTES, "big"))


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    """Parses a private key."""
    return ec.derive_private_key(int.from_bytes(decode(text), "big"), CURVE)


def public_part(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Returns the public key in the format of browsers: an uncompressed point."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(key: str, auth: str) -> None:
    """Refuses a browser's keys if the point is not on the curve or a length is wrong."""
    try:
        _point(key)
        fits = len(decode(auth)) == AUTH_BYTES
    except ValueError:
        fits = False
    if not fits:
        raise BadOption("push-keys")


def _point(key: str) -> ec.EllipticCurvePublicKey:
    data = decode(key)
    if len(data) != 1 + 2 * SCALAR_BYTES:
        raise ValueError("not an uncompressed point")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


# Messages.


def encrypt(
    message: bytes,
    key: str,
    auth: str,
    salt: bytes = b"",
    sender: ec.EllipticCurvePrivateKey | None = None,
    padded: int = PADDED_BYTES,
) -> bytes:
    """Encrypts a message for one browser: one padded aes128gcm record."""
    salt, sender = salt or os.urandom(SALT_BYTES), sender or ec.generate_private_key(CURVE)
    theirs, ours = decode(key), public_part(sender)
    shared = sender.exchange(ec.ECDH(), _point(key))
    secret = _derive(shared, decode(auth), b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    record = message + b"\2"
    record += b"\0" * (-len(record) % padded)
    header = salt + RECORD_BYTES.to_bytes(4, "big") + len(ours).to_bytes(1, "big") + ours
    return header + AESGCM(content_key).encrypt(nonce, record, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def authorization(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str, now: float) -> str:
    """Returns the header that identifies the sender to a push service: a token for its origin, signed with our key."""
    parts = urlsplit(endpoint)
    claims: dict[str, object] = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(now) + TOKEN_SECONDS,
        **({"sub": contact} if contact else {}),
    }
    head = {"typ": "JWT", "alg": "ES256"}
    signed = ".".join(encode(msgspec.json.encode(part)) for part in (head, claims))
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = encode(r.to_bytes(SCALAR_BYTES, "big") + s.to_bytes(SCALAR_BYTES, "big"))
    return f"vapid t={signed}.{signature}, k={encode(public_part(key))}"
