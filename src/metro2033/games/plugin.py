"""Describes what a game brings. Each part is imported when it is asked for, so that naming a game costs nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from metro2033.arena.watched import Watched
    from metro2033.bots.minds import Mind
    from metro2033.cli.screens import Screen
    from metro2033.kernel.agenda import Step
    from metro2033.kernel.ruleset import Ruleset
    from metro2033.observations.observation import ObservationWriter
    from metro2033.puzzles.goals import Trade
    from metro2033.svg.table_picture import TablePicture
    from metro2033.svg.theme import Theme
    from metro2033.text.effects import Effects
    from metro2033.text.say import Sayer
    from metro2033.text.words import Words
    from metro2033.tui.faces import Face


@dataclass(frozen=True)
class GamePlugin:
    """A game as the rest of the program sees it. Its folder holds its rules, its content, its texts and everything else that knows it.

    `parts` names an object of the folder for each property below, as `module:name`; a test resolves all of them.
    """

    name: str
    package: str  # the folder of the game, as Python names it
    environment: str  # its versioned id as a learning environment
    parts: Mapping[str, str]
    ratings: Mapping[str, int] = field(default_factory=dict)  # of the levels of bots, on the scale of docs/ladder.md

    def _part(self, name: str) -> Any:
        return resolve_name(f"{self.package}.{self.parts[name]}")

    @cached_property
    def folder(self) -> Path:
        """The folder of the game."""
        return Path(import_module(self.package).__path__[0])

    # Rules

    @cached_property
    def rules(self) -> type[Ruleset]:
        """The rules."""
        found: type[Ruleset] = self._part("rules")
        return found

    @cached_property
    def editions(self) -> tuple[str, ...]:
        """The ids of the printed editions."""
        found: tuple[str, ...] = self._part("editions")()
        return found

    @cached_property
    def default_edition(self) -> str:
        """The edition that is played unless another is chosen."""
        return self.rules.default_edition

    @cached_property
    def variants(self) -> Mapping[str, Mapping[str, str]]:
        """Named variants, with the options that each stands for; a game need not have any."""
        found: Mapping[str, Mapping[str, str]] = self._part("variants") if "variants" in self.parts else {}
        return found

    @cached_property
    def view_type(self) -> type[Any]:
        """The type of views, as it travels."""
        found: type[Any] = self._part("view_type")
        return found

    # Bots

    @cached_property
    def mind(self) -> Mind:
        """Knowledge for search bots: values, beliefs, policies."""
        found: Mind = self._part("mind")
        return found

    @cached_property
    def writer(self) -> Callable[[Ruleset], ObservationWriter]:
        """Makes the writer of observations."""
        found: Callable[[Ruleset], ObservationWriter] = self._part("writer")
        return found

    # Faces

    @cached_property
    def screen(self) -> Callable[[Any, Sayer], Screen]:
        """Makes the screen of the terminal."""
        found: Callable[[Any, Sayer], Screen] = self._part("screen")
        return found

    @cached_property
    def face(self) -> Callable[[Any, Sayer], Face]:
        """Makes the widgets of the full-screen terminal."""
        found: Callable[[Any, Sayer], Face] = self._part("face")
        return found

    @cached_property
    def picture(self) -> Callable[[Any, Sayer, Theme, Any], TablePicture[Any]]:
        """Makes SVG pictures of a table."""
        found: Callable[[Any, Sayer, Theme, Any], TablePicture[Any]] = self._part("picture")
        return found

    @cached_property
    def effects(self) -> Callable[[Words, Mapping[str, Any]], Effects]:
        """Makes the texts of cards from their values."""
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
        """The questions that the opening book answers by lot, so that every faction and hero is played as often."""
        found: tuple[Step, ...] = self._part("draft")
        return found

    @cached_property
    def trade(self) -> Trade:
        """Goals of puzzles and the luck that decides them."""
        found: Trade = self._part("trade")
        return found

    @cached_property
    def phase_of(self) -> Callable[[Any], str]:
        """Names the part of a round to which the open question belongs; reviews count accuracy by these."""
        found: Callable[[Any], str] = self._part("phase_of")
        return found

    @cached_property
    def phases(self) -> tuple[str, ...]:
        """All phases, in the order of a round."""
        found: tuple[str, ...] = self._part("phases")
        return found
