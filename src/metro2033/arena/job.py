"""What an arena plays: everything that decides its games, and nothing that only decides how many or where."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from metro2033.games import find_rules
from metro2033.kernel.ruleset import Ruleset


class Job(Struct, frozen=True, kw_only=True):
    """The games of an arena; a ledger is pinned to it, so that a run is only ever resumed with the same games."""

    game: str
    editions: tuple[str, ...]
    seats: tuple[int, ...]  # how many seats a table has; every edition is played with each
    bots: tuple[str, ...]
    exact: bool  # whether the bots are one table, or a population that tables are drawn from
    options: tuple[tuple[str, str], ...] = ()
    packs: tuple[str, ...] = ()
    content: tuple[str, ...] = ()  # the content's hash in each edition
    seed: int = 0
    round_limit: int = 0
    fixed_draft: bool = False
    version: str = ""

    @property
    def settings(self) -> list[tuple[str, int]]:
        """Every edition with every seat count."""
        return [(edition, seats) for edition in self.editions for seats in self.seats]

    def rules(self, edition: str) -> Ruleset:
        """The ruleset of one edition."""
        return find_rules(self.game, edition, dict(self.options), tuple(Path(pack) for pack in self.packs))
