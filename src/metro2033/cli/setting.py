"""What most commands share: game, edition, options, packs and language, from the command line to a ruleset."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from metro2033.cli import completion
from metro2033.cli.wrapping import Console
from metro2033.games import DEFAULT_EDITIONS, DEFAULT_GAME, find_rules, read_packs, variant_options
from metro2033.kernel.pack import Pack, Packs
from metro2033.kernel.problem import BadOption
from metro2033.kernel.ruleset import Ruleset
from metro2033.text.packs import language_of
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


def asked_language() -> str:
    """The language given with `--lang`, which help and problems may come before, else that of the environment."""
    known = [value for value in given_languages() if value in LANGUAGES]
    return known[-1] if known else locale_language()


def given_languages() -> list[str]:
    """Everything that the command line gives with `--lang`."""
    found = [word.partition("=")[2] for word in sys.argv if word.startswith("--lang=")]
    return found + [value for word, value in pairwise(sys.argv) if word == "--lang"]


def help_text(key: str) -> str:
    """The help of a command or an option, in the reader's language."""
    return words_for(asked_language(), "").say(f"help-{key}")


GameOption = Annotated[str, typer.Option("--game", help=help_text("game"), autocompletion=completion.games)]
EditionOption = Annotated[str, typer.Option("--edition", help=help_text("edition"), autocompletion=completion.editions)]
OptionOption = Annotated[
    list[str] | None, typer.Option("--option", help=help_text("option"), autocompletion=completion.options)
]
VariantOption = Annotated[str, typer.Option("--variant", help=help_text("variant"), autocompletion=completion.variants)]
ContentOption = Annotated[list[Path] | None, typer.Option("--content", help=help_text("content-option"))]
RecordsOption = Annotated[Path | None, typer.Option("--records", help=help_text("records"))]
LangOption = Annotated[str, typer.Option("--lang", help=help_text("lang"), autocompletion=completion.languages)]
JsonOption = Annotated[bool, typer.Option("--json", help=help_text("json"))]
SeatsOption = Annotated[int, typer.Option("--seats", help=help_text("seats"))]
SeedOption = Annotated[int | None, typer.Option("--seed", help=help_text("seed"))]
GamesOption = Annotated[int, typer.Option("--games", min=1, help=help_text("games"))]
JobsOption = Annotated[int, typer.Option("--jobs", min=1, help=help_text("jobs"))]
RoundLimitOption = Annotated[int, typer.Option("--round-limit", min=0, help=help_text("round-limit"))]


@dataclass(frozen=True)
class CommandSetting:
    """A game chosen on the command line."""

    game: str
    edition: str
    options: tuple[tuple[str, str], ...]
    packs: Packs  # files are read when they are needed
    language: str

    @cached_property
    def rules(self) -> Ruleset:
        """The ruleset that was asked for."""
        return find_rules(self.game, self.edition, dict(self.options), self.packs)

    @cached_property
    def words(self) -> Words:
        """All words of the language for this game, packs included."""
        packs = read_packs(self.packs)
        for pack in packs:
            tell_other_language(pack, self.language)
        return words_for(self.language, self.game, packs)

    @cached_property
    def sayer(self) -> Sayer:
        """Who says things about this game."""
        return Sayer(self.words)


def choose_setting(
    game: str = DEFAULT_GAME,
    edition: str = "",
    option: list[str] | None = None,
    variant: str = "",
    content: Sequence[Path | Pack] | None = None,
    lang: str = "",
) -> CommandSetting:
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
    edition = edition or DEFAULT_EDITIONS[game]
    return CommandSetting(game, edition, tuple(sorted(chosen.items())), tuple(content or ()), language)


def check_seats(rules: Ruleset, seats: int) -> None:
    """Refuse a number of seats that the game is not for."""
    if not rules.min_seats <= seats <= rules.max_seats:
        raise BadOption("option-seats", given=seats, least=rules.min_seats, most=rules.max_seats)


@cache
def tell_other_language(pack: Path | Pack, language: str) -> None:
    """Say once that a content pack has no texts in the reader's language, and which are used instead."""
    used = language_of(pack, language)
    if used != language:
        said = {"pack": pack.file.name if isinstance(pack, Pack) else str(pack), "language": language, "used": used}
        errors.print(words_for(language, "").say("pack-language", said), markup=False, soft_wrap=True)


def progress_bar() -> Progress:
    """How far a long command is, with the time it still takes; on standard error, gone when it is done."""
    return Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=errors, transient=True)


def names_in(text: str) -> list[str]:
    """The names in a list with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]
