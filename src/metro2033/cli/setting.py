"""Options shared by most commands: game, edition, options, packs and language, resolved to a ruleset."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Annotated

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from metro2033.cli.command import Option
from metro2033.cli.language import locale_language
from metro2033.cli.wrapping import Console
from metro2033.games import DEFAULT_GAME, GAMES, find_game, find_rules, read_packs, variant_options
from metro2033.kernel.pack import Pack, Packs
from metro2033.kernel.problem import BadOption
from metro2033.kernel.ruleset import Ruleset
from metro2033.text.packs import language_of
from metro2033.text.say import Sayer
from metro2033.text.words import Words, words_for

errors = Console(stderr=True, highlight=False)  # for progress and messages


GameOption = Annotated[str, Option("--game", help="game", complete="games")]
EditionOption = Annotated[str, Option("--edition", help="edition", complete="editions")]
OptionOption = Annotated[list[str] | None, Option("--option", help="option", complete="options")]
VariantOption = Annotated[str, Option("--variant", help="variant", complete="variants")]
ContentOption = Annotated[list[Path] | None, Option("--content", help="content-option")]
RecordsOption = Annotated[Path | None, Option("--records", help="records")]
LangOption = Annotated[str, Option("--lang", help="lang", complete="languages")]
JsonOption = Annotated[bool, Option("--json", help="json")]
SeatsOption = Annotated[int, Option("--seats", help="seats")]
SeedOption = Annotated[int | None, Option("--seed", help="seed")]
GamesOption = Annotated[int, Option("--games", min=1, help="games")]
JobsOption = Annotated[int, Option("--jobs", min=1, help="jobs")]
RoundLimitOption = Annotated[int, Option("--round-limit", min=0, help="round-limit")]


@dataclass(frozen=True)
class CommandSetting:
    """A game chosen on the command line."""

    game: str
    edition: str
    options: tuple[tuple[str, str], ...]
    packs: Packs  # files are read on demand
    language: str

    @cached_property
    def rules(self) -> Ruleset:
        """The selected ruleset."""
        return find_rules(self.game, self.edition, dict(self.options), self.packs)

    @cached_property
    def words(self) -> Words:
        """All words of the language for this game, packs included."""
        packs = read_packs(self.packs)
        for pack in packs:
            tell_other_language(pack, self.language)
        is_usual = not self.options and self.edition == GAMES[self.game].default_edition  # the words default to these
        flags = () if is_usual else tuple(self.rules.all_flags().items())
        return words_for(self.language, self.game, packs, flags)

    @cached_property
    def sayer(self) -> Sayer:
        """Formats sentences about this game."""
        return Sayer(self.words)


def choose_setting(
    game: str = DEFAULT_GAME,
    edition: str = "",
    option: list[str] | None = None,
    variant: str = "",
    content: Sequence[Path | Pack] | None = None,
    lang: str = "",
) -> CommandSetting:
    """Parses the shared options of a command."""
    language = lang or locale_language()
    words_for(language, "")
    find_game(game)
    chosen = variant_options(game, [name.strip() for name in variant.split(",") if name.strip()])
    for pair in option or []:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("option-form", text=pair[:80])
        chosen[key.strip()] = value.strip()
    edition = edition or GAMES[game].default_edition
    return CommandSetting(game, edition, tuple(sorted(chosen.items())), tuple(content or ()), language)


def check_seats(rules: Ruleset, seats: int) -> None:
    """Raises if the game does not support the number of seats."""
    if not rules.min_seats <= seats <= rules.max_seats:
        raise BadOption("option-seats", given=seats, least=rules.min_seats, most=rules.max_seats)


@cache
def tell_other_language(pack: Path | Pack, language: str) -> None:
    """Warns once that a content pack has no texts in the reader's language, and names the fallback."""
    used = language_of(pack, language)
    if used != language:
        said = {"pack": pack.file.name if isinstance(pack, Pack) else str(pack), "language": language, "used": used}
        errors.print(words_for(language, "").say("pack-language", said), markup=False, soft_wrap=True)


def progress_bar() -> Progress:
    """Creates a progress bar with the remaining time, on standard error; it disappears when done."""
    return Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=errors, transient=True)


def names_in(text: str) -> list[str]:
    """Splits a comma-separated list of names."""
    return [part.strip() for part in text.split(",") if part.strip()]
