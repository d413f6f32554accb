"""The job of an arena: every setting that determines its games, but not their number or where they run."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from metro2033.games import find_rules
from metro2033.kernel.ruleset import Ruleset


class Job(Struct, frozen=True, kw_only=True):
    """The settings that determine an arena's games. The ledger stores them, so a run can only be resumed with the same games."""

    game: str
    editions: tuple[str, ...]
    seats: tuple[int, ...]  # seat counts; every edition is played with each
    bots: tuple[str, ...]
    exact: bool  # whether the bots are one table or a population from which tables are drawn
    options: tuple[tuple[str, str], ...] = ()
    packs: tuple[str, ...] = ()
    content: tuple[str, ...] = ()  # the content's hash in each edition
    seed: int = 0
    round_limit: int = 0
    fixed_draft: bool = False
    regret: int = 0  # percentage of decisions that are judged
    version: str = ""

    @property
    def settings(self) -> list[tuple[str, int]]:
        """Every edition with every seat count."""
        return [(edition, seats) for edition in self.editions for seats in self.seats]

    def rules(self, edition: str) -> Ruleset:
        """Returns the ruleset of one edition."""
        return find_rules(self.game, edition, dict(self.options), tuple(Path(pack) for pack in self.packs))
