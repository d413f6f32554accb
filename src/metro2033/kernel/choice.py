"""Choices: a stable int code inside, an interned object with a stable text id at the edge.

Each game declares blocks of codes, one per verb and kind of target. The code of a choice is the base of its block plus the
number of the target, so rules build options by adding; `attack chistye_prudy` is what records, tests and people write. Blocks
leave room, so content that is added never moves the codes of what was there before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from metro2033.kernel.problem import IllegalChoice


@dataclass(frozen=True)
class Block:
    """A run of codes: one verb applied to every target of a kind (an empty kind has no target)."""

    base: int
    verb: str
    kind: str = ""


class AnyChoice(Protocol):
    """A choice as it is said and drawn: a `Choice` here, an option in a message from a server."""

    @property
    def id(self) -> str:
        """Its text id."""

    @property
    def verb(self) -> str:
        """What it does."""

    @property
    def kind(self) -> str:
        """The kind of its target; empty if it has none."""

    @property
    def target(self) -> str:
        """What it points at."""


@dataclass(frozen=True)
class Choice:
    """One thing a seat may answer: its code, its text id and what it points at."""

    code: int
    id: str
    verb: str
    kind: str
    target: str

    def __str__(self) -> str:
        return self.id


class ChoiceTable:
    """All choices of one game, by code and by text id."""

    def __init__(self, blocks: Iterable[Block], targets: Mapping[str, Mapping[int, str]]) -> None:
        self.by_code: dict[int, Choice] = {}
        self.by_id: dict[str, Choice] = {}
        for block in blocks:
            for number, target in targets[block.kind].items() if block.kind else ((0, ""),):
                text = f"{block.verb} {target}" if target else block.verb
                choice = Choice(block.base + number, text, block.verb, block.kind, target)
                assert choice.code not in self.by_code, (
                    f"code {choice.code} means both {self.by_code[choice.code]} and {text}"
                )
                assert text not in self.by_id, f"{text} has two codes"
                self.by_code[choice.code] = choice
                self.by_id[text] = choice

    def __getitem__(self, code: int) -> Choice:
        return self.by_code[code]

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.by_code.values())

    def __len__(self) -> int:
        return len(self.by_code)

    def parse(self, text: str) -> Choice:
        """Find the choice that a text id names."""
        choice = self.by_id.get(" ".join(text.split()))
        if choice is None:
            raise IllegalChoice("choice-unknown", choice=text.strip()[:80])
        return choice
