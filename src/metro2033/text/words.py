"""A thin wrapper around Fluent: the messages of one language and one game. No other module imports the Fluent runtime.

A message is parsed when it is first used. Parsing all of them takes most of a second, and a run of the program uses a few dozen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from babel.core import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from metro2033.kernel.problem import BadOption
from metro2033.languages import FALLBACK, LANGUAGES, LOCALES, TEXTS
from metro2033.text.typeset import typeset

if TYPE_CHECKING:
    from metro2033.kernel.pack import Packs
    from metro2033.kernel.ruleset import Ruleset

LONG = 10**15
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)  # a message or term in a file
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # a message or term inside another one

Args = Mapping[str, str | int]


class Lenient(dict[str, str | int]):
    """Arguments that fall back to the base name if a case form is missing."""

    def __missing__(self, key: str) -> str | int:
        return self[key.rpartition("_")[0]] if "_" in key else super().__getitem__(key)


class Words:
    """All messages of one language: common messages, those of one game, and those of content packs.

    Messages may refer to the flags of the rules in force, such as `$survival1`, because card texts depend on house rules.
    """

    def __init__(
        self,
        language: str,
        files: Iterable[Path],
        *,
        game: str = "",
        lenient: bool = False,
        flags: Callable[[], Args] | None = None,
        others: Callable[[], Iterable[str]] | None = None,
    ) -> None:
        self.language = language
        self.game = game  # the game whose messages are included, if any
        self.lenient = lenient  # whether names and case forms may be missing, as in a pack without this language
        self._read_flags = flags
        self._read_others = others  # texts that are looked into when a key is in no file
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for path in files:
            self._unparsed |= _entries(path)

    def add(self, text: str) -> None:
        """Adds messages; they replace existing ones with the same key."""
        self._put(FluentResource(text), text)

    def has(self, key: str) -> bool:
        """Returns whether there is a message with that key."""
        if key not in self._unparsed and not self._bundle.has_message(key):
            self._add_others()
        return key in self._unparsed or bool(self._bundle.has_message(key))

    def say(self, key: str, args: Args | None = None) -> str:
        """Formats a message."""
        if self.lenient and not self.has(key):
            return key  # a card of a pack without texts, or an unnamed game from another package
        return self._format(key, self._message(key).value, args)

    def forms(self, key: str, args: Args | None = None) -> dict[str, str]:
        """Formats all attributes of a message: case forms, number, help text."""
        if self.lenient and not self.has(key):
            return {}
        attributes = self._message(key).attributes
        return {name: self._format(key, pattern, args) for name, pattern in attributes.items()}

    def list(self, items: Iterable[str]) -> str:
        """Joins items as a list in this language."""
        parts = list(items)
        return str(format_list(parts, locale=LOCALES[self.language])) if parts else self.say("list-empty")

    def decimal(self, number: float, digits: int = 0) -> str:
        """Formats a number with a given number of decimals."""
        return str(format_decimal(number, format=f"#,##0{'.' if digits else ''}{'0' * digits}", locale=self._locale))

    def percent(self, share: float, digits: int = 1) -> str:
        """Formats a share as a percentage with a given number of decimals."""
        usual = str(self._locale.percent_formats[None].pattern)
        pattern = usual.replace("##0", f"##0{'.' if digits else ''}{'0' * digits}")
        return str(format_percent(share, format=pattern, locale=self._locale))

    def between(self, low: float, high: float) -> str:
        """Formats an interval of shares."""
        return f"{self.percent(low)} – {self.percent(high)}"

    def points(self, share: float) -> str:
        """Formats a difference of shares in percentage points, with its sign."""
        sign = "+" if share >= 0 else "−"
        return sign + self.decimal(abs(100 * share), 1)

    @cached_property
    def _flags(self) -> Args:
        return self._read_flags() if self._read_flags is not None else {}

    @property
    def _locale(self) -> Locale:
        return Locale.parse(LOCALES[self.language])

    def _format(self, key: str, pattern: Any, args: Args | None) -> str:
        given: dict[str, str | int] = Lenient(self._flags) if self.lenient else dict(self._flags)
        for name, value in (args or {}).items():  # Babel cannot format numbers this long
            given[name] = str(value) if isinstance(value, int) and abs(value) >= LONG else value
        text, errors = self._bundle.format_pattern(pattern, given)
        assert not errors, f"{self.language}: {key}: {errors}"
        return typeset(str(text), self.language)

    def _message(self, key: str) -> Any:
        self._parse(key)
        if not self._bundle.has_message(key):
            self._add_others()
        return self._bundle.get_message(key)

    def _parse(self, key: str) -> None:
        """Parses a message after the messages and terms that it refers to."""
        if (text := self._unparsed.get(key)) is not None:
            self._put(_parsed(text), text)

    def _put(self, resource: Any, text: str) -> None:
        """Adds messages before they leave the unparsed ones, because other threads may look for them meanwhile."""
        for reference in REFERENCE.finditer(text):
            self._parse(reference[1])
        self._bundle.add_resource(resource, allow_overrides=True)
        for entry in ENTRY.finditer(text):
            self._unparsed.pop(entry[1], None)

    def _add_others(self) -> None:
        if self._read_others is not None:
            for text in self._read_others():
                self.add(text)
            self._read_others = None


@cache
def _entries(path: Path) -> Mapping[str, str]:
    """Returns the texts of a file's messages and terms by their keys."""
    return {entry[1]: entry[0] for entry in ENTRY.finditer(path.read_text(encoding="utf-8"))}


@cache  # shared by words with other house rules
def _parsed(text: str) -> Any:
    return FluentResource(text + "\n")


def texts_of(game: str) -> Path:
    """Returns the folder with a game's texts, by language."""
    from metro2033.games import find_game

    return find_game(game).folder / "text"


def _game_files(game: str, language: str) -> list[Path]:
    """Returns the text files of a game in a language: all in a folder, or a single file."""
    return sorted((texts_of(game) / language).glob("*.ftl")) or sorted(texts_of(game).glob(f"{language}.ftl"))


def _names_of_other_games(language: str) -> list[str]:
    """Returns the names of games from other packages; those of our games are in the shared texts."""
    from metro2033.games import GAMES

    others = [name for name, plugin in GAMES.items() if not plugin.is_ours]
    return [f"game-{name} = {words_for(language, name).say(f'game-{name}')}" for name in others]


def words_of(language: str, rules: Ruleset) -> Words:
    """Returns the words of a language for a game under these rules, house rules and packs included."""
    return words_for(language, rules.game, rules.packs, tuple(rules.all_flags().items()))


def _flags_of(game: str, flags: tuple[tuple[str, str | int], ...]) -> Args:
    if flags:
        return dict(flags)
    from metro2033.games import find_rules

    return find_rules(game, "", {}).all_flags()


@lru_cache(maxsize=64)  # bounded, because the key includes packs
def words_for(language: str, game: str, packs: Packs = (), flags: tuple[tuple[str, str | int], ...] = ()) -> Words:
    """Returns the words of a language for a game (empty: only the shared texts), with the texts of content packs on top.

    Rule-dependent texts follow these flags, or the default edition.
    """
    if language not in LANGUAGES:
        raise BadOption("option-language", language=language[:20], allowed=LANGUAGES)
    files = sorted((TEXTS / language).glob("*.ftl"))
    if not game:
        return Words(language, files, others=partial(_names_of_other_games, language))
    from metro2033.games import find_game  # loads the games, which the shared texts do not need

    files += _game_files(game, language) or _game_files(game, FALLBACK)
    lenient = bool(packs) or not find_game(game).is_ours
    words = Words(language, files, game=game, lenient=lenient, flags=partial(_flags_of, game, flags))
    if packs:
        from metro2033.text.packs import pack_messages  # needs the rules, which most words do not

        for text in pack_messages(packs, language, game):
            words.add(text)
    return words
