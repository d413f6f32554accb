"""The parts of the planning feature."""

from __future__ import annotations

from metro2033.server.practice.service import PracticeService
from metro2033.server.service import Service, Services


class PlanService(Service):
    """Plans are played on the threads of practice, where they delay no room."""

    def __init__(self, services: Services) -> None:
        self.run = services[PracticeService].run
