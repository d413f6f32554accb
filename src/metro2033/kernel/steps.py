"""The steps of a game by name: saves store the names, prompts are named after them, and each lists its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from metro2033.kernel.agenda import Scheduled
from metro2033.kernel.problem import BadSave

AnyStep = Callable[..., None]
Chapter = Mapping[AnyStep, str]  # steps with the ids of the rules they implement


class StepTable:
    """All steps of one game. Each rules module lists its steps, with the ids of the rules they implement."""

    def __init__(self, chapters: Iterable[Chapter], renamed: Mapping[str, str] | None = None) -> None:
        self.by_name: dict[str, AnyStep] = {}
        self.rules: dict[str, tuple[str, ...]] = {}
        self.renamed = dict(renamed or {})
        for chapter in chapters:
            for step, rules in chapter.items():
                name = step.__name__
                assert name not in self.by_name, f"two steps are called {name}"
                self.by_name[name] = step
                self.rules[name] = tuple(rules.split())

    def find(self, name: object) -> Any:
        """Returns the step with a name; old names resolve to their replacement."""
        if isinstance(name, str):
            step = self.by_name.get(self.renamed.get(name, name))
            if step is not None:
                return step
        raise BadSave("save-unknown-step", step=str(name)[:80])

    def write_entry(self, entry: Scheduled) -> list[str | int]:
        """Returns an agenda entry as plain data."""
        return [entry[0].__name__, entry[1], entry[2]]

    def read_entry(self, data: object) -> Scheduled:
        """Parses an agenda entry from plain data."""
        if not isinstance(data, list) or len(data) != 3 or type(data[1]) is not int or type(data[2]) is not int:
            raise BadSave("save-shape", field="agenda")
        return (self.find(data[0]), data[1], data[2])
