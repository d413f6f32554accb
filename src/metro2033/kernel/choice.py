"""Choices: a stable int code inside the engine, an interned object with a stable text id at the edge.

Each game declares blocks of codes, one per verb and kind of target. A choice's code is its block's base plus the target's number,
so rules build options by addition; records, tests and people write `attack chistye_prudy`. Blocks leave gaps, so new content
never shifts existing codes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from metro2033.kernel.problem import IllegalChoice


@dataclass(frozen=True)
class Block:
    """A range of codes: one verb applied to every target of a kind (an empty kind means no target)."""

    base: int
    verb: str
    kind: str = ""


class AnyChoice(Protocol):
    """The part of a choice that texts and drawings need: satisfied by a local `Choice` and by an option in a server message."""

    @property
    def id(self) -> str:
        """Its text id."""

    @property
    def verb(self) -> str:
        """Its action."""

    @property
    def kind(self) -> str:
        """The kind of its target; empty if it has none."""

    @property
    def target(self) -> str:
        """The id of its target."""


@dataclass(frozen=True)
class Choice:
    """One possible answer of a seat: its code, text id and target."""

    code: int
    id: str
    verb: str
    kind: str
    target: str

    def __str__(self) -> str:
        return self.id


class ChoiceTable:
    """All choices of one game, indexed by code and by text id."""

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
        """Returns the choice with a text id."""
        choice = self.by_id.get(" ".join(text.split()))
        if choice is None:
            raise IllegalChoice("choice-unknown", choice=text.strip()[:80])
        return choice
