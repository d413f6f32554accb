"""The personal data of accounts: sessions with their subscriptions, passkeys, tokens, the webhook, and the account itself."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Engine

from metro2033 import wire
from metro2033.live.clock import Clock
from metro2033.server.notices.push.store import PushStore
from metro2033.server.notices.tables import hooks, push_notices, pushes
from metro2033.server.people.access_list import see_passkey, see_token
from metro2033.server.people.passkey_store import PasskeyStore
from metro2033.server.people.session_store import SessionStore
from metro2033.server.people.sessions import see_sessions
from metro2033.server.people.store import PeopleStore
from metro2033.server.people.tables import accounts, challenges, grants, passkeys, resets, sessions
from metro2033.server.personal_data import Exported, Holder, Stage


def holders(engine: Engine, clock: Clock) -> Sequence[Holder]:
    """Returns the holders of accounts and of all credentials."""
    people, session_store = PeopleStore(engine, clock), SessionStore(engine, clock)
    passkey_store, push_store = PasskeyStore(engine, clock), PushStore(engine)

    def export_sessions(person: str, credential: str) -> Exported:
        return {
            "sessions": see_sessions(session_store.of(person), credential),
            "push": [
                wire.ExportedPush(push.endpoint, agent, push.language, push.at, push.told)
                for push, agent in push_store.of(person)
            ],
        }

    def export_passkeys(person: str, credential: str) -> Exported:
        return {"passkeys": [see_passkey(passkey) for passkey in passkey_store.of(person)]}

    def export_access(person: str, credential: str) -> Exported:
        hook, tokens = people.hook_of(person), [see_token(*grant) for grant in people.grants_of(person)]
        return {
            "tokens": [wire.ExportedToken(token.room, token.scope, token.at) for token in tokens],
            "webhook": hook.url if hook else None,
        }

    def export_account(person: str, credential: str) -> Exported:
        account = people.account_of(person)
        return {"name": account.name if account else None, "since": account.at if account else None}

    return (
        Holder(
            (sessions, pushes, push_notices, resets),  # a browser's subscription ends with its session
            session_store.forget,
            export_sessions,
            Stage.ACCESS,
            outlives_login=True,
        ),
        Holder((passkeys, challenges), passkey_store.forget, export_passkeys, Stage.ACCESS),
        Holder((grants, hooks), people.forget, export_access, Stage.ACCESS),
        Holder((accounts,), people.drop_account, export_account, Stage.ACCOUNT),
    )
