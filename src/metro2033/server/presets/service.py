"""The parts of the presets feature."""

from __future__ import annotations

from metro2033.server.presets.store import PresetStore
from metro2033.server.service import Service, Services


class PresetService(Service):
    """The presets of all people."""

    def __init__(self, services: Services) -> None:
        self.store = PresetStore(services.core.database.engine, services.core.clock)
