"""Credentials that can act for a person besides a logged-in browser: passkeys, tokens of programs and the webhook."""

from __future__ import annotations

from metro2033 import wire
from metro2033.live.access import SCOPES, NotFound
from metro2033.server.core.database import Database
from metro2033.server.people.passkey_store import Passkey, PasskeyStore
from metro2033.server.people.sessions import SHORT_ID, Sessions, token_hash
from metro2033.server.people.store import Grant, PeopleStore


class AccessList:
    """Lists the credentials of a person, and revokes single tokens."""

    def __init__(self, database: Database, people: PeopleStore, passkeys: PasskeyStore) -> None:
        self._database = database
        self._people = people
        self._passkeys = passkeys

    async def of(self, person: str) -> wire.AccessView:
        """Returns all credentials that can act for a person."""
        return await self._database.run(self._read, person)

    def _read(self, person: str) -> wire.AccessView:
        hook = self._people.hook_of(person)
        tokens = [see_token(*grant) for grant in self._people.grants_of(person)]
        passkeys = [see_passkey(passkey) for passkey in self._passkeys.of(person)]
        return wire.AccessView(passkeys, tokens, hook.url if hook else None)

    async def end_token(self, person: str, short: str, sessions: Sessions) -> None:
        """Revokes one of a person's tokens by its short id; its open connections close."""
        tokens = await self._database.run(self._people.grants_of, person)
        found = next((hashed for hashed, _, _ in tokens if hashed[:SHORT_ID] == short), None)
        if found is None:
            raise NotFound("token-unknown")
        await self._database.run(self._people.drop_grant, found)
        await sessions.recheck()


def see_token(hashed: str, grant: Grant, at: float) -> wire.TokenView:
    """Returns a token as its owner sees it."""
    scope = next(known for known in SCOPES if known == grant.scope)
    return wire.TokenView(hashed[:SHORT_ID], grant.room, scope, at)


def see_passkey(passkey: Passkey) -> wire.PasskeyView:
    """Returns a passkey as its owner sees it, with a shortened hash as its id."""
    return wire.PasskeyView(token_hash(passkey.id)[:SHORT_ID], passkey.name, passkey.at, passkey.used)
