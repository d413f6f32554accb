"""Passkeys of accounts: created for one host, stored as public keys, and proven by a single-use challenge."""

from __future__ import annotations

import hashlib
import ipaddress
import logging
import secrets
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec
from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from metro2033 import codec, wire
from metro2033.kernel.problem import Problem
from metro2033.live.access import Forbidden, NotFound
from metro2033.live.background import why
from metro2033.live.clock import Clock
from metro2033.server.core.database import Database
from metro2033.server.notices.mail.mailboxes import Mailboxes
from metro2033.server.people.access_list import see_passkey
from metro2033.server.people.passkey_store import Passkey, PasskeyStore
from metro2033.server.people.sessions import token_hash
from metro2033.server.people.store import Account, PeopleStore

MOST = 10  # per account
CHALLENGE_SECONDS = 300.0

logger = logging.getLogger("metro2033.server")


class ClientData(msgspec.Struct, frozen=True):
    """The part of the browser's signed client data that we read; the library verifies the rest."""

    challenge: str


@dataclass(frozen=True)
class Host:
    """The host for which passkeys are valid (the relying party), and its allowed origins."""

    rp: str
    origins: tuple[str, ...]


def host_at(public_origin: str, netloc: str) -> Host:
    """Returns the configured public origin, else the host of the request. Browsers create no passkeys for IP addresses."""
    origins = (public_origin,) if public_origin else (f"https://{netloc}", f"http://{netloc}")
    name = urlsplit(origins[0]).hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return Host(name, origins)
    return Host("", ())


class Passkeys:
    """Adds, verifies and removes passkeys."""

    def __init__(
        self, database: Database, store: PasskeyStore, people: PeopleStore, mailboxes: Mailboxes, clock: Clock
    ) -> None:
        self._clock = clock
        self._database = database
        self._store = store
        self._people = people
        self._mailboxes = mailboxes

    async def of(self, person: str) -> list[wire.PasskeyView]:
        """Returns the passkeys of a person."""
        return [see_passkey(passkey) for passkey in await self._database.run(self._store.of, person)]

    async def _challenge(self, person: str) -> str:
        """Returns a new challenge and stores its hash."""
        challenge = secrets.token_urlsafe(32)
        until = self._clock.now() + CHALLENGE_SECONDS
        await self._database.run(self._store.add_challenge, token_hash(challenge), person, until)
        return challenge

    async def _consume(self, client_data: str, person: str) -> bytes:
        """Consumes the challenge in a browser's response and returns it. A challenge is valid once, for the person it was created for."""
        try:
            challenge = codec.decode(base64url_to_bytes(client_data), ClientData).challenge
            plain = base64url_to_bytes(challenge)
        except (ValueError, msgspec.DecodeError, RecursionError):
            raise Forbidden("passkey-wrong") from None
        if not await self._database.run(self._store.take_challenge, token_hash(challenge), person):
            raise Forbidden("passkey-late")
        return plain

    # Adding.

    async def begin_adding(self, account: Account, host: Host) -> wire.PasskeyChallenge:
        """Returns the data that a browser needs to create a passkey."""
        passkeys = await self._database.run(self._store.of, account.person)
        if len(passkeys) >= MOST:
            raise Problem("passkey-many", most=MOST)
        challenge, user = await self._challenge(account.person), bytes_to_base64url(_handle(account.person))
        ids = [passkey.id for passkey in passkeys]
        return wire.PasskeyChallenge(challenge, _need(host).rp, user, account.name, ids)

    async def add(self, person: str, made: wire.PasskeyMade, host: Host) -> wire.PasskeyView:
        """Adds a passkey that a browser has created, and notifies the account by mail."""
        challenge = await self._consume(made.client_data, person)
        response = {"clientDataJSON": made.client_data, "attestationObject": made.attestation}
        try:
            proved = verify_registration_response(
                credential={"id": made.id, "rawId": made.id, "type": "public-key", "response": response},
                expected_challenge=challenge,
                expected_rp_id=_need(host).rp,
                expected_origin=list(host.origins),
                require_user_verification=True,
            )
        except Exception as fault:  # the library raises all kinds of exceptions for malformed input
            raise _refused(fault) from None
        name = made.name.strip() or made.name
        passkey = Passkey(
            made.id, person, name, host.rp, proved.credential_public_key, proved.sign_count, self._clock.now()
        )
        if not await self._database.run(self._store.add, passkey, MOST):
            raise Problem("passkey-many", most=MOST)
        await self._mailboxes.tell(person, "passkey")
        return see_passkey(passkey)

    # Logging in.

    async def begin_login(self, host: Host) -> wire.PasskeyChallenge:
        """Returns a challenge that any passkey may answer."""
        return wire.PasskeyChallenge(await self._challenge(""), _need(host).rp)

    async def owner(self, used: wire.PasskeyUsed, host: Host) -> Account:
        """Returns the account whose passkey has answered a challenge."""
        challenge = await self._consume(used.client_data, "")
        passkey = await self._database.run(self._store.find, used.id)
        account = await self._database.run(self._people.account_of, passkey.person) if passkey else None
        if passkey is None or account is None or passkey.rp != host.rp:
            raise Forbidden("passkey-unknown")
        response = {
            "clientDataJSON": used.client_data,
            "authenticatorData": used.authenticator_data,
            "signature": used.signature,
        }
        try:
            proved = verify_authentication_response(
                credential={"id": used.id, "rawId": used.id, "type": "public-key", "response": response},
                expected_challenge=challenge,
                expected_rp_id=host.rp,
                expected_origin=list(host.origins),
                credential_public_key=passkey.key,
                credential_current_sign_count=passkey.count,
                require_user_verification=True,
            )
        except Exception as fault:  # the library raises all kinds of exceptions for malformed input
            raise _refused(fault) from None
        if not await self._database.run(self._store.note_use, passkey, proved.new_sign_count, self._clock.now()):
            raise Forbidden("passkey-wrong")
        return account

    # Renaming and removal.

    async def rename(self, person: str, short: str, name: str) -> None:
        """Renames one of a person's passkeys."""
        await self._database.run(self._store.rename, await self._called(person, short), name.strip() or name)

    async def remove(self, person: str, short: str) -> None:
        """Removes one of a person's passkeys."""
        await self._database.run(self._store.drop, await self._called(person, short))

    async def _called(self, person: str, short: str) -> Passkey:
        for passkey in await self._database.run(self._store.of, person):
            if see_passkey(passkey).id == short:
                return passkey
        raise NotFound("passkey-unknown")


def _refused(fault: Exception) -> Forbidden:
    logger.info("passkey refused", extra=why(fault))
    return Forbidden("passkey-wrong")


def _need(host: Host) -> Host:
    """Returns the host, or raises a problem if browsers create no passkeys for it."""
    if not host.rp:
        raise Problem("passkey-host")
    return host


def _handle(person: str) -> bytes:
    """Returns the WebAuthn user handle of a person: stable across passkeys, and it does not reveal the person's id."""
    return hashlib.sha256(f"passkey {person}".encode()).digest()
