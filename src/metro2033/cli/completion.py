"""Shell completions for the values of options and arguments. Descriptions are localized titles."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from click import Context

from metro2033.bots.own import installed
from metro2033.bots.registry import BOTS, HUMAN, LEVELS
from metro2033.cli.language import asked_language
from metro2033.games import DEFAULT_GAME, GAMES, find_rules
from metro2033.kernel.problem import Problem
from metro2033.languages import LANGUAGES
from metro2033.study.lessons.lesson import lesson_of
from metro2033.text.rulebook import entries
from metro2033.text.say import Sayer
from metro2033.text.words import words_for

Offer = list[tuple[str, str]]  # values with descriptions


def games(ctx: Context, incomplete: str) -> list[str]:
    """Completes names of games."""
    return _starting(GAMES, incomplete)


def chapters(ctx: Context, incomplete: str) -> list[str]:
    """Completes chapters of the lesson of the game on the command line."""
    return _starting([chapter.id for chapter in lesson_of(_game(ctx)).chapter], incomplete)


def languages(ctx: Context, incomplete: str) -> list[str]:
    """Completes languages."""
    return _starting(LANGUAGES, incomplete)


def editions(ctx: Context, incomplete: str) -> list[str]:
    """Completes editions of the game on the command line."""
    return _last_of_list(GAMES[game].editions if (game := _game(ctx)) in GAMES else (), incomplete)


def bots(ctx: Context, incomplete: str) -> list[str]:
    """Completes bots and levels, in the last item of a list."""
    return _last_of_list((*BOTS, *installed(), *LEVELS), incomplete)


def players(ctx: Context, incomplete: str) -> list[str]:
    """Completes bots, levels and people, in the last item of a list."""
    return _last_of_list((HUMAN, *BOTS, *installed(), *LEVELS), incomplete)


def variants(ctx: Context, incomplete: str) -> list[str]:
    """Completes the named variants of the game."""
    return _last_of_list(GAMES[game].variants if (game := _game(ctx)) in GAMES else (), incomplete)


def options(ctx: Context, incomplete: str) -> list[str]:
    """Completes edition flags and rulings, up to the equals sign."""
    try:
        flags = find_rules(_game(ctx), "", {}).content.flags
    except Problem:
        return []
    return _starting([f"{name}=" for name in flags.__struct_fields__], incomplete)


def kinds(ctx: Context, incomplete: str) -> list[str]:
    """Completes the kinds of cards of the game."""
    try:
        return _starting(find_rules(_game(ctx), "", {}).cards(), incomplete)
    except Problem:
        return []


def rules(ctx: Context, incomplete: str) -> Offer:
    """Completes rule ids, with titles, in the case being typed."""
    found = entries(_language(ctx), _game(ctx)).values()
    shown = [(entry.id.lower() if incomplete.islower() else entry.id, entry.title) for entry in found]
    return [(name, title) for name, title in shown if name.startswith(incomplete)]


def cards(ctx: Context, incomplete: str) -> Offer:
    """Completes card ids, with names."""
    try:
        held = find_rules(_game(ctx), "", {}).cards()
    except Problem:
        return []
    sayer = Sayer(words_for(_language(ctx), _game(ctx)))
    found = [card.id for members in held.values() for card in members]
    return [(name, sayer.card(name)) for name in found if name.startswith(incomplete)]


def records(ctx: Context, incomplete: str) -> list[str]:
    """Completes records and folders."""
    folder, _, begun = incomplete.rpartition("/")
    at = Path(folder or ("/" if incomplete.startswith("/") else "."))
    found = sorted(at.iterdir()) if at.is_dir() else []
    shown = [path for path in found if path.is_dir() or path.suffix == ".metro"]
    prefix = f"{folder}/" if "/" in incomplete else ""
    return [
        f"{prefix}{path.name}{'/' if path.is_dir() else ''}"
        for path in shown
        if path.name.startswith(begun) and (begun or not path.name.startswith("."))
    ]


def _game(ctx: Context) -> str:
    return str(ctx.params.get("game") or DEFAULT_GAME)


def _language(ctx: Context) -> str:
    given = str(ctx.params.get("lang") or "")
    return given if given in LANGUAGES else asked_language()


def _starting(names: Iterable[str], incomplete: str) -> list[str]:
    return [name for name in names if name.startswith(incomplete)]


def _last_of_list(names: Iterable[str], incomplete: str) -> list[str]:
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in names if name.startswith(last)]
