"""Writes every sentence of the golden records in every language, for the page's tests to compare with their own.

The page puts events, prompts, choices and their outlooks into words itself (`web/src/text/sayer.ts`); `python -m tests.text.sentences FILE` writes what
`text/say.py` makes of the same data. With a number N after the file it takes every N-th record only.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from metro2033.cli.screens import screen_for
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import Event, Told
from metro2033.kernel.game import Game
from metro2033.kernel.outlook import Outlook
from metro2033.languages import LANGUAGES
from metro2033.text.outlook import say_outlook
from metro2033.text.say import Cast, Sayer, cast_of
from metro2033.text.words import words_for

RECORDS = Path(__file__).parents[1] / "games"


class Sayable(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to say, as the page gets it: an event, a prompt with what it is about, a choice of a prompt, or its outlook."""

    game: str
    players: tuple[str | None, ...]
    figures: tuple[str | None, ...]
    event: Told | None = None
    prompt: str = ""
    about: dict[str, str] | None = None
    choice: dict[str, str] | None = None
    outlook: Outlook | None = None


Said = tuple[Sayable, Callable[[Sayer], str]]


def sayables(path: Path) -> Iterator[Said]:
    """Yields everything that one record says to every seat and to a spectator, and how to say it."""
    read = record.read(path.read_text(encoding="utf-8"))
    game = record.begin(read.header, find_rules)
    screen = screen_for(game.rules, Sayer(words_for("en", game.rules.game)))

    def events(happened: Sequence[object]) -> Iterator[Said]:
        cast = cast_of(game)
        for event in happened:
            if not isinstance(event, Event):
                continue
            for seat in (None, *range(game.seats)):
                told = game.rules.tell(event, seat)
                yield _sayable(game, cast, event=told), partial(Sayer.event, told=told, cast=cast)

    def questions() -> Iterator[Said]:
        if (prompt := game.prompt) is None:
            return
        cast, name, about = cast_of(game), prompt.name, screen.about(game.view(prompt.seat))
        yield _sayable(game, cast, prompt=name, about=about), partial(Sayer.prompt, name=name, about=about, cast=cast)
        outlooks = game.rules.outlook(game.state)
        for choice in prompt.options:
            data = {"id": choice.id, "verb": choice.verb, "kind": choice.kind, "target": choice.target}
            say = partial(Sayer.choice, choice=choice, prompt=name, cast=cast)
            yield _sayable(game, cast, prompt=name, choice=data), say
            if (told := outlooks.get(choice.code)) is not None:
                yield _sayable(game, cast, prompt=name, choice=data, outlook=told), partial(_outlook, told, choice)

    yield from events(game.opening)
    yield from questions()
    for _, _, happened in record.walk(read, game):
        yield from events(happened)
        yield from questions()


def _outlook(told: Outlook, choice: Choice, sayer: Sayer) -> str:
    return "; ".join(say_outlook(told, choice, sayer))


def _sayable(game: Game, cast: Cast, **what: Any) -> Sayable:
    return Sayable(game.rules.game, tuple(cast.players), tuple(cast.figures), **what)


def all_sentences(step: int) -> Iterator[bytes]:
    """Yields every different thing that the golden records say, with its sentences, as JSON."""
    seen: set[bytes] = set()
    for path in sorted(RECORDS.glob("*.metro"))[::step]:
        for sayable, say in sayables(path):
            key = msgspec.json.encode(sayable)
            if key not in seen:
                seen.add(key)
                sayers = [Sayer(words_for(language, sayable.game)) for language in LANGUAGES]
                yield msgspec.json.encode((sayable, [say(sayer) for sayer in sayers]))


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(b"\n".join(all_sentences(int([*sys.argv, "1"][2]))))
