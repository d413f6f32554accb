"""The parts of the cluster feature."""

from __future__ import annotations

from metro2033.server.cluster.eviction import Eviction
from metro2033.server.cluster.listener import Listener
from metro2033.server.cluster.policy_sync import PolicySync
from metro2033.server.cluster.poller import Poller
from metro2033.server.cluster.presence import PresenceSync
from metro2033.server.operators.service import OperatorService
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Service, Services


class ClusterService(Service):
    """Keeps this process in step with the database, which other processes and operators change."""

    def __init__(self, services: Services) -> None:
        core, rooms, registry = services.core, services[RoomService], services[PlayService].registry
        config, database, clock = core.config, core.database, core.clock
        self.listener = Listener(database, registry, rooms.loader, clock, enabled=config.listen)
        self.poller = Poller(core, rooms, registry)
        self.presence = PresenceSync(core, rooms, registry)
        policy = services[OperatorService].policy
        self.policy = PolicySync(policy, registry, rooms.uptime, core.metrics, config.policy, clock)
        eviction = Eviction(registry, rooms.attendance, config.evict_after, clock)
        self.lasting = (self.listener, self.poller, self.presence, eviction, self.policy)
