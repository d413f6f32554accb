"""What an environment plays: a game by its versioned id, how many seats, and when it is stopped."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from metro2033.games import GAMES, find_rules
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.ruleset import Ruleset, share
from metro2033.observations.actions import ActionTable
from metro2033.observations.observation import ObservationWriter

IDS: Final[Mapping[str, str]] = {plugin.environment: name for name, plugin in GAMES.items()}


@dataclass(frozen=True)
class Setting:
    """One game with its content, seats and limits; the id stands for the table of actions and the layout of observations."""

    id: str
    seats: int = 4
    edition: str = ""
    options: tuple[tuple[str, str], ...] = ()
    packs: tuple[Path, ...] = ()
    round_limit: int = 0  # 0 is the game's usual limit
    skip_single: bool = True  # questions with one option are answered without asking

    def __post_init__(self) -> None:
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
        """The table of actions."""
        return ActionTable(self.rules.choices)

    @cached_property
    def writer(self) -> ObservationWriter:
        """What writes observations."""
        return GAMES[self.rules.game].writer(self.rules)

    @property
    def last_round(self) -> int:
        """The round after which a game is stopped."""
        return self.round_limit or self.rules.round_limit

    def is_over(self, s: Any) -> bool:
        """Whether a game has ended or is stopped."""
        return bool(s.asked == NOBODY) or self.rules.round(s) > self.last_round

    def rewards(self, s: Any) -> list[float]:
        """By seat, at the end of a game: they add up to 0, and whoever shares the first place shares what is won."""
        return share(self.rules.standing(s))
