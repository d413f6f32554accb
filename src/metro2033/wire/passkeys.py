"""Passkeys (WebAuthn): adding, naming, removing, and logging in. Bytes are base64url without padding."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from metro2033.wire.fields import Password

_PATTERN = r"^[A-Za-z0-9_-]+$(?!\n)"
PasskeyId = Annotated[str, Meta(max_length=1364, pattern=_PATTERN)]
ClientData = Annotated[str, Meta(max_length=4000, pattern=_PATTERN)]
PasskeyName = Annotated[str, Meta(min_length=1, max_length=40)]


class AddPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """The password, required for adding a passkey."""

    password: Password


class PasskeyChallenge(Struct, frozen=True):
    """The parameters for `navigator.credentials`: a challenge, and for a new passkey the user and the existing passkeys."""

    challenge: str
    rp: str
    user: str = ""
    name: str = ""
    known: list[str] = []


class PasskeyMade(Struct, frozen=True, forbid_unknown_fields=True):
    """A new passkey created by the browser, and its name."""

    name: PasskeyName
    id: PasskeyId
    client_data: ClientData
    attestation: Annotated[str, Meta(max_length=10_000, pattern=_PATTERN)]


class PasskeyUsed(Struct, frozen=True, forbid_unknown_fields=True):
    """The proof of possession of a passkey."""

    id: PasskeyId
    client_data: ClientData
    authenticator_data: Annotated[str, Meta(max_length=2000, pattern=_PATTERN)]
    signature: Annotated[str, Meta(max_length=1400, pattern=_PATTERN)]


class RenamePasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for a passkey."""

    name: PasskeyName


class PasskeyView(Struct, frozen=True):
    """One of your passkeys; times in seconds since 1970."""

    id: str
    name: str
    at: float
    used: float | None


class PasskeyList(Struct, frozen=True):
    """Your passkeys, and the host for which new ones can be created; empty if the address is an IP address."""

    rp: str
    passkeys: list[PasskeyView]
