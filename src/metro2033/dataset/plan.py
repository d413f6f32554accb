"""The settings of a dataset, and the manifest stored beside its parts."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from metro2033 import __version__
from metro2033.games import GAMES, find_rules
from metro2033.kernel.pack import Packs
from metro2033.kernel.problem import BadOption
from metro2033.kernel.ruleset import Ruleset
from metro2033.observations.actions import ActionTable

SCHEMA = 1  # version of files and manifest; readers reject others
FORMATS = ("npz", "parquet")
MANIFEST = "dataset.json"


@dataclass(frozen=True)
class Plan:
    """The settings of a dataset. Game n has the seed `seed + n`; editions and the bots' seats rotate from game to game."""

    game: str
    bots: tuple[str, ...]  # one per seat
    games: int
    seed: int = 0
    editions: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    packs: Packs = ()
    round_limit: int = 0  # 0: the game's default limit
    per_part: int = 100  # games per part
    format: str = "npz"

    def __post_init__(self) -> None:
        if self.format not in FORMATS:
            raise BadOption("dataset-format", format=self.format[:20], allowed=FORMATS)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.bots)

    @property
    def parts(self) -> int:
        """The number of parts."""
        return -(-self.games // self.per_part)

    def edition(self, number: int) -> str:
        """Returns the edition of a game."""
        return self.editions[number % len(self.editions)] if self.editions else GAMES[self.game].default_edition

    def rules(self, number: int = 0) -> Ruleset:
        """Returns the rules of a game."""
        return find_rules(self.game, self.edition(number), dict(self.options), self.packs)

    def seating(self, number: int) -> list[int]:
        """Returns the index of the bot on each seat in a game."""
        return [(seat + number) % self.seats for seat in range(self.seats)]


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a reader needs to know; `docs/dataset.md` explains every field."""

    schema: int
    version: str
    format: str
    game: str
    editions: list[str]
    options: dict[str, str]
    content: list[str]
    seats: int
    bots: list[str]
    games: int
    seed: int
    round_limit: int
    per_part: int
    observation: int
    observation_digest: str
    actions: list[str]
    actions_digest: str
    parts: list[str]


def manifest_of(plan: Plan) -> Manifest:
    """Returns the manifest of a plan; requires all its editions to have equal actions and observations."""
    editions = list(plan.editions or (plan.edition(0),))
    every = [plan.rules(number) for number in range(len(editions))]
    tables = [(ActionTable(rules.choices), GAMES[rules.game].writer(rules).layout) for rules in every]
    if len({(actions.digest(), layout.digest()) for actions, layout in tables}) > 1:
        raise BadOption("dataset-editions", editions=tuple(editions))
    actions, layout = tables[0]
    return Manifest(
        schema=SCHEMA,
        version=__version__,
        format=plan.format,
        game=plan.game,
        editions=editions,
        options=dict(plan.options),
        content=[rules.content_hash for rules in every],
        seats=plan.seats,
        bots=list(plan.bots),
        games=plan.games,
        seed=plan.seed,
        round_limit=plan.round_limit or every[0].round_limit,
        per_part=plan.per_part,
        observation=layout.length,
        observation_digest=layout.digest(),
        actions=[choice.id for choice in actions.choices],
        actions_digest=actions.digest(),
        parts=[f"part-{number:05}.{plan.format}" for number in range(plan.parts)],
    )
