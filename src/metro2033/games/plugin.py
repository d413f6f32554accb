"""The description of a game. Each part is imported lazily, so that listing games is cheap."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from metro2033.kernel.problem import BadGame
from metro2033.kernel.ruleset import Ruleset, bind

if TYPE_CHECKING:
    from metro2033.arena.watched import Watched
    from metro2033.bots.minds import Mind
    from metro2033.cli.screens import Screen
    from metro2033.kernel.agenda import Step
    from metro2033.observations.observation import ObservationWriter
    from metro2033.study.puzzles.goals import Trade
    from metro2033.svg.cards import CardPicture
    from metro2033.svg.table_picture import TablePicture
    from metro2033.svg.theme import Look, Theme
    from metro2033.text.effects import Effects
    from metro2033.text.nouns import Nouns
    from metro2033.text.say import Sayer
    from metro2033.text.words import Words
    from metro2033.tui.faces import Face


OURS: Final = "metro2033.games."  # prefix of the packages of built-in games
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
REQUIRED: Final = ("rules", "view_type")
DEFAULTS: Final = {
    "writer": "metro2033.observations.plain:PlainWriter",
    "screen": "metro2033.cli.plain_screen:PlainScreen",
    "face": "metro2033.tui.plain_face:PlainFace",
    "picture": "metro2033.svg.plain_picture:PlainPicture",
    "cards": "metro2033.svg.cards:CardPicture",
    "effects": "metro2033.text.effects:NoEffects",
    "nouns": "metro2033.text.nouns:PLAIN",
    "watched": "metro2033.arena.watched:NOTHING",
}
PLAIN_MIND: Final = "metro2033.bots.plain:plain_mind"
OPTIONAL: Final = (
    "editions",
    "variants",
    "mind",
    "draft",
    "trade",
    "phase_of",
    "phases",
    "kinds",
    "deciding",
    "looks",
    *DEFAULTS,
)


@dataclass(frozen=True)
class GamePlugin:
    """A game as the rest of the program sees it. Its folder holds its rules, content, texts and all other code specific to it.

    `parts` names an object of the folder for the properties below, as `module:name`. Only `rules` and `view_type` are required;
    every other part has a generic default. A test resolves all parts of the built-in games.
    """

    name: str
    package: str  # the Python package of the game
    parts: Mapping[str, str]
    environment: str = ""  # its versioned id as a learning environment
    ratings: Mapping[str, int] = field(default_factory=dict)  # of the bot levels, on the scale of docs/ladder.md

    def __post_init__(self) -> None:
        if not self.environment:
            object.__setattr__(self, "environment", f"metro2033/{self.name}-v0")

    @property
    def is_ours(self) -> bool:
        """Whether the game is built in, so that its texts are complete in every language."""
        return self.package.startswith(OURS)

    def check(self) -> None:
        """Rejects a plugin with an invalid name, or with a missing or unknown part."""
        if not NAME.fullmatch(self.name):
            raise BadGame("game-name", game=self.name[:40])
        for part in REQUIRED:
            if part not in self.parts:
                raise BadGame("game-part-missing", game=self.name, part=part)
        for part in self.parts:
            if part not in (*REQUIRED, *OPTIONAL):
                raise BadGame("game-part-unknown", game=self.name, part=part[:40], allowed=(*REQUIRED, *OPTIONAL))

    def _part(self, name: str, kind: type = object) -> Any:
        """Resolves a part, or its default, and rejects an object of the wrong type."""
        where = f"{self.package}.{self.parts[name]}" if name in self.parts else DEFAULTS[name]
        try:
            found = resolve_name(where)
        except (AttributeError, ModuleNotFoundError) as fault:
            raise BadGame("game-part-unfound", game=self.name, part=name, where=where, why=str(fault)) from fault
        if not (issubclass(found, kind) if isinstance(found, type) and kind is not object else isinstance(found, kind)):
            raise BadGame("game-part-wrong", game=self.name, part=name, where=where, wanted=kind.__name__)
        return found

    @cached_property
    def folder(self) -> Path:
        """The folder of the game."""
        return Path(import_module(self.package).__path__[0])

    # Rules

    @cached_property
    def rules(self) -> type[Ruleset]:
        """The ruleset class."""
        found: type[Ruleset] = self._part("rules", Ruleset)
        if unwritten := tuple(sorted(found.__abstractmethods__)):
            raise BadGame("game-rules-unwritten", game=self.name, methods=unwritten)
        if found.game != self.name:
            raise BadGame("game-rules-name", game=self.name, named=found.game)
        return found

    @cached_property
    def editions(self) -> tuple[str, ...]:
        """The ids of the printed editions."""
        found: tuple[str, ...] = self._part("editions")() if "editions" in self.parts else (self.default_edition,)
        return found

    @cached_property
    def default_edition(self) -> str:
        """The edition played unless another is chosen."""
        return self.rules.default_edition

    @cached_property
    def variants(self) -> Mapping[str, Mapping[str, str]]:
        """Named variants and their options; may be empty."""
        found: Mapping[str, Mapping[str, str]] = self._part("variants") if "variants" in self.parts else {}
        return found

    @cached_property
    def view_type(self) -> type[Any]:
        """The type of views, for serialization."""
        found: type[Any] = self._part("view_type", Struct)
        return found

    # Bots

    @cached_property
    def mind(self) -> Mind:
        """Knowledge for search bots: values, beliefs, policies. The default knows only points."""
        if "mind" in self.parts:
            known: Mind = self._part("mind")
            return known
        plain: Mind = resolve_name(PLAIN_MIND)(bind(self.rules, self.default_edition, ()))
        return plain

    @cached_property
    def writer(self) -> Callable[[Ruleset], ObservationWriter]:
        """Factory of the observation writer; the default encodes the fields of views."""
        made: Callable[..., ObservationWriter] = self._part("writer")
        return made if "writer" in self.parts else partial(made, view_type=self.view_type)

    # Interfaces

    @cached_property
    def screen(self) -> Callable[[Any, Sayer], Screen]:
        """Factory of the terminal screen."""
        found: Callable[[Any, Sayer], Screen] = self._part("screen")
        return found

    @cached_property
    def face(self) -> Callable[[Any, Sayer], Face]:
        """Factory of the widgets of the full-screen terminal."""
        found: Callable[[Any, Sayer], Face] = self._part("face")
        return found

    @cached_property
    def picture(self) -> Callable[[Any, Sayer, Theme, Any], TablePicture[Any]]:
        """Factory of SVG pictures of a table."""
        found: Callable[[Any, Sayer, Theme, Any], TablePicture[Any]] = self._part("picture")
        return found

    @cached_property
    def cards(self) -> Callable[[Ruleset, Sayer, Theme], CardPicture]:
        """Factory of SVG pictures of cards."""
        found: Callable[[Ruleset, Sayer, Theme], CardPicture] = self._part("cards")
        return found

    @cached_property
    def looks(self) -> Mapping[str, Look]:
        """Returns the looks of the cards that stand for players, such as factions; without one, a player has the look of the seat."""
        found: Mapping[str, Look] = self._part("looks") if "looks" in self.parts else {}
        return found

    @cached_property
    def nouns(self) -> Nouns:
        """The arguments of sentences that are neither cards nor numbers."""
        found: Nouns = self._part("nouns")
        return found

    @cached_property
    def effects(self) -> Callable[[Words, Mapping[str, Any]], Effects]:
        """Factory of card texts, generated from the cards' values."""
        found: Callable[[Words, Mapping[str, Any]], Effects] = self._part("effects")
        return found

    # Study

    @cached_property
    def watched(self) -> Watched:
        """The prompts and events that the arena counts."""
        found: Watched = self._part("watched")
        return found

    @cached_property
    def draft(self) -> tuple[Step, ...]:
        """The questions the opening book answers at random, so that every card of the draft is played equally often."""
        found: tuple[Step, ...] = self._part("draft") if "draft" in self.parts else ()
        return found

    @cached_property
    def trade(self) -> Trade:
        """The goals of puzzles and the randomness that decides them."""
        if "trade" not in self.parts:
            raise BadGame("game-no-puzzles", game=self.name)
        found: Trade = self._part("trade")
        return found

    @cached_property
    def phase_of(self) -> Callable[[Any], str]:
        """Returns the part of a round a question belongs to; reviews report accuracy by part, if the game names any."""
        found: Callable[[Any], str] = self._part("phase_of") if "phase_of" in self.parts else _no_phase
        return found

    @cached_property
    def phases(self) -> tuple[str, ...]:
        """All phases, in the order of a round."""
        found: tuple[str, ...] = self._part("phases") if "phases" in self.parts else ()
        return found

    @cached_property
    def kinds(self) -> Mapping[str, str]:
        """The kind of decision that a question is, by its name; questions without one are of no kind."""
        found: Mapping[str, str] = self._part("kinds") if "kinds" in self.parts else {}
        return found

    @cached_property
    def deciding(self) -> Mapping[str, int]:
        """The events that can decide a game, by name, with their weights; key moments name them."""
        found: Mapping[str, int] = self._part("deciding") if "deciding" in self.parts else {}
        return found


def _no_phase(s: Any) -> str:
    """Returns an empty name, for games without phases."""
    return ""
