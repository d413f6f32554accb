"""The parts of the operators feature."""

from __future__ import annotations

from metro2033.server.operators.census import CensusStore
from metro2033.server.operators.desk import Desk
from metro2033.server.operators.policy import Policy
from metro2033.server.operators.store import OperatorStore
from metro2033.server.service import Loads, Service, Services


class OperatorService(Service):
    """The operators' decisions and their desk. `cluster` keeps the policy up to date."""

    def __init__(self, services: Services) -> None:
        core = services.core
        engine, clock = core.database.engine, core.clock
        self.policy = Policy(core.database, OperatorStore(engine, clock), CensusStore(engine, clock), clock)
        self.desk = Desk(engine, clock, core.personal.forget)
        self.lasting = (Loads(self.policy.refresh),)
