"""What most commands share: game, edition, options, packs and language, from the command line to a ruleset."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from metro2033.games import DEFAULT_EDITIONS, find_rules, variant_options
from metro2033.kernel.problem import BadOption
from metro2033.kernel.ruleset import Ruleset
from metro2033.text.say import Sayer
from metro2033.text.words import LANGUAGES, Words, words_for

LANGUAGE_VARIABLES = ("METRO2033_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

errors = Console(stderr=True, highlight=False)  # progress and messages


def locale_language() -> str:
    """The language of the environment, else English."""
    for variable in LANGUAGE_VARIABLES:
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def help_text(key: str) -> str:
    """The help of a command or an option, in the language of the environment."""
    return words_for(locale_language(), "").say(f"help-{key}")


GameOption = Annotated[str, typer.Option("--game", help=help_text("game"))]
EditionOption = Annotated[str, typer.Option("--edition", help=help_text("edition"))]
OptionOption = Annotated[list[str] | None, typer.Option("--option", help=help_text("option"))]
VariantOption = Annotated[str, typer.Option("--variant", help=help_text("variant"))]
ContentOption = Annotated[list[Path] | None, typer.Option("--content", help=help_text("content-option"))]
RecordsOption = Annotated[Path | None, typer.Option("--records", help=help_text("records"))]
LangOption = Annotated[str, typer.Option("--lang", help=help_text("lang"))]
JsonOption = Annotated[bool, typer.Option("--json", help=help_text("json"))]
SeatsOption = Annotated[int, typer.Option("--seats", help=help_text("seats"))]
SeedOption = Annotated[int | None, typer.Option("--seed", help=help_text("seed"))]


@dataclass(frozen=True)
class Setting:
    """A game chosen on the command line."""

    game: str
    edition: str
    options: tuple[tuple[str, str], ...]
    packs: tuple[Path, ...]
    language: str

    @cached_property
    def rules(self) -> Ruleset:
        """The ruleset that was asked for."""
        return find_rules(self.game, self.edition, dict(self.options), self.packs)

    @cached_property
    def words(self) -> Words:
        """All words of the language for this game, packs included."""
        return words_for(self.language, self.game, self.packs)

    @cached_property
    def sayer(self) -> Sayer:
        """Who says things about this game."""
        return Sayer(self.words)


def choose_setting(
    game: str = "board",
    edition: str = "",
    option: list[str] | None = None,
    variant: str = "",
    content: list[Path] | None = None,
    lang: str = "",
) -> Setting:
    """Read the shared options of a command."""
    language = lang or locale_language()
    words_for(language, "")
    if game not in DEFAULT_EDITIONS:
        raise BadOption("option-game", game=game[:40], allowed=tuple(DEFAULT_EDITIONS))
    chosen = variant_options(game, [name.strip() for name in variant.split(",") if name.strip()])
    for pair in option or []:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("option-form", text=pair[:80])
        chosen[key.strip()] = value.strip()
    packs = tuple(Path(folder) for folder in content or [])
    return Setting(game, edition or DEFAULT_EDITIONS[game], tuple(sorted(chosen.items())), packs, language)
