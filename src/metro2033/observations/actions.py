"""The action table: a dense index for every choice of a game, in the order of the choice codes."""

from __future__ import annotations

import hashlib
from typing import Final

from metro2033.kernel.choice import Choice, ChoiceTable

NO_ACTION: Final = -1


class ActionTable:
    """Actions 0 to n - 1 and their choices; depends only on the content."""

    def __init__(self, choices: ChoiceTable) -> None:
        self.codes: list[int] = sorted(choices.by_code)
        self.choices: list[Choice] = [choices.by_code[code] for code in self.codes]
        self.index_of: list[int] = [NO_ACTION] * (self.codes[-1] + 1)
        for index, code in enumerate(self.codes):
            self.index_of[code] = index

    def __len__(self) -> int:
        return len(self.codes)

    def index(self, choice: str) -> int:
        """Returns the action of a choice's text id."""
        for index, known in enumerate(self.choices):
            if known.id == choice:
                return index
        raise ValueError(f"no action is called {choice!r}")

    def digest(self) -> str:
        """Returns the fingerprint of the table; it may only change together with the version in the environment's id."""
        text = "\n".join(f"{choice.code} {choice.id}" for choice in self.choices)
        return hashlib.sha256(text.encode()).hexdigest()[:16]
