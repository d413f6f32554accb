"""The description of a game. Each part is imported lazily, so that listing games is cheap."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeVar, overload

from msgspec import Struct

from metro2033.kernel.problem import BadGame
from metro2033.kernel.ruleset import GameRules, Ruleset, bind

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
SPECIAL: Final = ("editions", "mind", "writer", "trade")  # parts that need more than an import
PLAIN_MIND: Final = "metro2033.bots.plain:plain_mind"
PLAIN_WRITER: Final = "metro2033.observations.plain:PlainWriter"

T = TypeVar("T")


class Part(Generic[T]):
    """A part of a game: an object of its folder that is imported when it is first asked for, or else a default."""

    def __init__(self, *, kind: type = object, default: str = "", absent: Any = None) -> None:
        self.kind = kind  # the type that the object must have
        self.default = default  # `module:name`, for games that bring none
        self.absent = absent  # what such a game has without a default

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, plugin: None, owner: type) -> Self: ...
    @overload
    def __get__(self, plugin: GamePlugin, owner: type) -> T: ...
    def __get__(self, plugin: GamePlugin | None, owner: type) -> Self | T:
        if plugin is None:
            return self
        known = self.name in plugin.parts or self.default
        found: T = plugin.find(self.name, self.default, self.kind) if known else self.absent
        vars(plugin)[self.name] = found  # from now on found without this descriptor
        return found


def _no_phase(s: Any) -> str:
    """Returns an empty name, for games without phases."""
    return ""


@dataclass(frozen=True)
class GamePlugin:
    """A game as the rest of the program sees it. Its folder holds its rules, content, texts and all other code specific to it.

    `parts` names an object of the folder for the attributes below, as `module:name`. Only `rules` and `view_type` are required;
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
        declared = (name for name, part in vars(GamePlugin).items() if isinstance(part, Part))
        allowed = tuple(dict.fromkeys((*REQUIRED, *SPECIAL, *declared)))
        for part in self.parts:
            if part not in allowed:
                raise BadGame("game-part-unknown", game=self.name, part=part[:40], allowed=allowed)

    def find(self, name: str, default: str = "", kind: type = object) -> Any:
        """Imports a part, or its default, and rejects an object of the wrong type."""
        where = f"{self.package}.{self.parts[name]}" if name in self.parts else default
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
        found: type[Ruleset] = self.find("rules", kind=GameRules)
        if unwritten := tuple(sorted(found.__abstractmethods__)):
            raise BadGame("game-rules-unwritten", game=self.name, methods=unwritten)
        if found.game != self.name:
            raise BadGame("game-rules-name", game=self.name, named=found.game)
        return found

    @cached_property
    def editions(self) -> tuple[str, ...]:
        """The ids of the printed editions."""
        found: tuple[str, ...] = self.find("editions")() if "editions" in self.parts else (self.default_edition,)
        return found

    @cached_property
    def default_edition(self) -> str:
        """The edition played unless another is chosen."""
        return self.rules.default_edition

    # Named variants and their options.
    variants: ClassVar[Part[Mapping[str, Mapping[str, str]]]] = Part(absent={})
    # The type of views, for serialization.
    view_type: ClassVar[Part[type[Any]]] = Part(kind=Struct)

    # Bots

    @cached_property
    def mind(self) -> Mind:
        """Knowledge for search bots: values, beliefs, policies. The default knows only points."""
        if "mind" in self.parts:
            known: Mind = self.find("mind")
            return known
        plain: Mind = resolve_name(PLAIN_MIND)(bind(self.rules, self.default_edition, ()))
        return plain

    @cached_property
    def writer(self) -> Callable[[Ruleset], ObservationWriter]:
        """Factory of the observation writer; the default encodes the fields of views."""
        made: Callable[..., ObservationWriter] = self.find("writer", PLAIN_WRITER)
        return made if "writer" in self.parts else partial(made, view_type=self.view_type)

    # Factory of the terminal screen.
    screen: ClassVar[Part[Callable[[Any, Sayer], Screen]]] = Part(default="metro2033.cli.plain_screen:PlainScreen")
    # Factory of the widgets of the full-screen terminal.
    face: ClassVar[Part[Callable[[Any, Sayer], Face]]] = Part(default="metro2033.tui.plain_face:PlainFace")
    # Factory of SVG pictures of a table.
    picture: ClassVar[Part[Callable[[Any, Sayer, Theme, Any], TablePicture[Any]]]] = Part(
        default="metro2033.svg.plain_picture:PlainPicture"
    )
    # Factory of SVG pictures of cards.
    cards: ClassVar[Part[Callable[[Ruleset, Sayer, Theme], CardPicture]]] = Part(
        default="metro2033.svg.cards:CardPicture"
    )
    # The looks of the cards that name players; a player without one has the look of the seat.
    looks: ClassVar[Part[Mapping[str, Look]]] = Part(absent={})
    # The arguments of sentences that are neither cards nor numbers.
    nouns: ClassVar[Part[Nouns]] = Part(default="metro2033.text.nouns:PLAIN")
    # Factory of card texts, generated from the cards' values.
    effects: ClassVar[Part[Callable[[Words, Mapping[str, Any]], Effects]]] = Part(
        default="metro2033.text.effects:NoEffects"
    )

    # The prompts and events that the arena and the opening book count.
    watched: ClassVar[Part[Watched]] = Part(default="metro2033.arena.watched:NOTHING")
    # Questions that the opening book answers at random, so that every card of the draft is played equally often.
    draft: ClassVar[Part[tuple[Step, ...]]] = Part(absent=())

    @cached_property
    def trade(self) -> Trade:
        """The goals of puzzles and the randomness that decides them."""
        if "trade" not in self.parts:
            raise BadGame("game-no-puzzles", game=self.name)
        found: Trade = self.find("trade")
        return found

    # Returns the part of a round a question belongs to; reviews report accuracy by part.
    phase_of: ClassVar[Part[Callable[[Any], str]]] = Part(absent=_no_phase)
    # All phases, in the order of a round.
    phases: ClassVar[Part[tuple[str, ...]]] = Part(absent=())
    # The kind of decision that a question is, by its name; questions without one are of no kind.
    kinds: ClassVar[Part[Mapping[str, str]]] = Part(absent={})
    # The events that can decide a game, by name, with their weights; key moments name them.
    deciding: ClassVar[Part[Mapping[str, int]]] = Part(absent={})
