"""The setting of an environment: a game by its versioned id, the number of seats, and the limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final, TypedDict

import metro2033.text.say  # noqa: F401 - registers the texts of problems, so that their `str` is a sentence
from metro2033.games import GAMES, find_rules
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.ruleset import Ruleset, share
from metro2033.observations.actions import ActionTable
from metro2033.observations.observation import ObservationWriter

IDS: Final[Mapping[str, str]] = {plugin.environment: name for name, plugin in GAMES.items()}

Options = Mapping[str, str] | tuple[tuple[str, str], ...]


class Settings(TypedDict, total=False):
    """The arguments that all environments share; `Setting` has the defaults."""

    seats: int
    edition: str
    options: Options
    packs: Sequence[str | Path]
    round_limit: int
    skip_single: bool


@dataclass(frozen=True)
class Setting:
    """One game with its content, seats and limits; the id fixes the action table and the observation layout."""

    id: str
    seats: int = 4
    edition: str = ""
    options: Options = ()  # stored as pairs, so that settings can be compared and hashed
    packs: Sequence[str | Path] = ()
    round_limit: int = 0  # 0 is the game's usual limit
    skip_single: bool = True  # questions with one option are answered without asking

    def __post_init__(self) -> None:
        object.__setattr__(self, "options", tuple(sorted(dict(self.options).items())))
        object.__setattr__(self, "packs", tuple(Path(pack) for pack in self.packs))
        if self.id not in IDS:
            raise ValueError(f"no environment is called {self.id!r}; there are {', '.join(IDS)}")
        if not self.rules.min_seats <= self.seats <= self.rules.max_seats:
            raise ValueError(
                f"{self.id} is for {self.rules.min_seats} to {self.rules.max_seats} seats, not {self.seats}"
            )

    def __deepcopy__(self, memo: object) -> Setting:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        fields = (self.id, self.seats, self.edition, self.options, self.packs, self.round_limit, self.skip_single)
        return Setting, fields

    @cached_property
    def rules(self) -> Ruleset:
        """The game's rules."""
        return find_rules(IDS[self.id], self.edition, dict(self.options), self.packs)

    @cached_property
    def actions(self) -> ActionTable:
        """The action table."""
        return ActionTable(self.rules.choices)

    @cached_property
    def writer(self) -> ObservationWriter:
        """The observation writer."""
        return GAMES[self.rules.game].writer(self.rules)

    @property
    def last_round(self) -> int:
        """The round after which a game is stopped."""
        return self.round_limit or self.rules.round_limit

    def is_over(self, s: Any) -> bool:
        """Returns whether a game has ended or is stopped."""
        return bool(s.asked == NOBODY) or self.rules.round(s) > self.last_round

    def rewards(self, s: Any) -> list[float]:
        """Returns the rewards by seat at the end of a game: they sum to 0, and seats that share the first place split the win."""
        return share(self.rules.standing(s))
