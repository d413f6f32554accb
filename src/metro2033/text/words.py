"""A thin wrapper around Fluent: the messages of one language and one game. No other module imports the Fluent runtime."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property, lru_cache, partial
from pathlib import Path
from typing import Any

from babel.core import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from metro2033.games import GAMES, find_game, find_rules
from metro2033.kernel.pack import Packs
from metro2033.kernel.problem import BadOption
from metro2033.kernel.ruleset import Ruleset
from metro2033.languages import FALLBACK, LANGUAGES, LOCALES, TEXTS
from metro2033.text.typeset import typeset

LONG = 10**15

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
    ) -> None:
        self.language = language
        self.game = game  # the game whose messages are included, if any
        self.lenient = lenient  # whether names and case forms may be missing, as in a pack without this language
        self._read_flags = flags
        self.bundle = FluentBundle([language], use_isolating=False)
        for path in files:
            self.bundle.add_resource(_parsed(path), allow_overrides=True)

    def add(self, text: str) -> None:
        """Adds messages; they replace existing ones with the same key."""
        self.bundle.add_resource(FluentResource(text), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Returns whether there is a message with that key."""
        return bool(self.bundle.has_message(key))

    def say(self, key: str, args: Args | None = None) -> str:
        """Formats a message."""
        if self.lenient and not self.has(key):
            return key  # a card of a pack without texts, or an unnamed game from another package
        message = self.bundle.get_message(key)
        return self._format(key, message.value, args)

    def forms(self, key: str, args: Args | None = None) -> dict[str, str]:
        """Formats all attributes of a message: case forms, number, help text."""
        if self.lenient and not self.has(key):
            return {}
        message = self.bundle.get_message(key)
        return {name: self._format(key, pattern, args) for name, pattern in message.attributes.items()}

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
        text, errors = self.bundle.format_pattern(pattern, given)
        assert not errors, f"{self.language}: {key}: {errors}"
        return typeset(str(text), self.language)


@cache  # shared by words with other house rules; parsing all files of a language takes a second
def _parsed(path: Path) -> Any:
    return FluentResource(path.read_text(encoding="utf-8"))


def texts_of(game: str) -> Path:
    """Returns the folder with a game's texts, by language."""
    return find_game(game).folder / "text"


def _game_files(game: str, language: str) -> list[Path]:
    """Returns the text files of a game in a language: all in a folder, or a single file."""
    return sorted((texts_of(game) / language).glob("*.ftl")) or sorted(texts_of(game).glob(f"{language}.ftl"))


def _with_names(words: Words) -> Words:
    """Adds the names of games from other packages; those of our games are in the shared texts."""
    for name, plugin in GAMES.items():
        if not plugin.is_ours:
            words.add(f"game-{name} = {words_for(words.language, name).say(f'game-{name}')}")
    return words


def words_of(language: str, rules: Ruleset) -> Words:
    """Returns the words of a language for a game under these rules, house rules and packs included."""
    return words_for(language, rules.game, rules.packs, tuple(rules.all_flags().items()))


def _flags_of(game: str, flags: tuple[tuple[str, str | int], ...]) -> Args:
    if flags:
        return dict(flags)
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
        return _with_names(Words(language, files))
    files += _game_files(game, language) or _game_files(game, FALLBACK)
    lenient = bool(packs) or not find_game(game).is_ours
    words = Words(language, files, game=game, lenient=lenient, flags=partial(_flags_of, game, flags))
    if packs:
        from metro2033.text.packs import pack_messages  # needs the rules, which most words do not

        for text in pack_messages(packs, language, game):
            words.add(text)
    return words
