"""The parts of the people feature: who people are, and how they prove it."""

from __future__ import annotations

from metro2033.server.http.identity import Identities
from metro2033.server.people.access_list import AccessList
from metro2033.server.people.passkey_store import PasskeyStore
from metro2033.server.people.reserved_names import ReservedNames
from metro2033.server.people.session_store import SessionStore
from metro2033.server.people.sessions import Sessions
from metro2033.server.people.store import PeopleStore
from metro2033.server.service import Loads, Service, Services


class PeopleService(Service):
    """Guests and account holders with their sessions, tokens and names."""

    def __init__(self, services: Services) -> None:
        core = services.core
        config, database, clock = core.config, core.database, core.clock
        self.store = PeopleStore(database.engine, clock)
        self.credentials = SessionStore(database.engine, clock)
        self.passkeys = PasskeyStore(database.engine, clock)
        self.names = ReservedNames(database, self.store)
        self.access = AccessList(database, self.store, self.passkeys)
        self.sessions = Sessions(database, self.credentials, config.recheck, clock)
        keys = config.cookie_key, config.cookie_key_old
        self.identities = Identities(database, self.store, self.sessions, keys)
        self.lasting = (Loads(self.identities.start), self.sessions)
