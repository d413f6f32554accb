"""The game on a plain page: the open question with its choices, the winner, and the log, as one reader may see them."""

from __future__ import annotations

from dataclasses import dataclass

from metro2033.live.game_view import see_entry, see_questions
from metro2033.live.live_game import LiveGame
from metro2033.live.live_room import LiveRoom
from metro2033.live.room_view import may_watch
from metro2033.text.say import Cast, Sayer, cast_of
from metro2033.text.words import words_of

LOG_LINES = 40


@dataclass(frozen=True)
class TablePart:
    """The data of a game that the template shows."""

    seq: int
    asked: int | None  # the reader's seat that is asked
    asks: str
    choices: list[tuple[str, str]]  # id and text
    may_undo: bool
    winner: str
    lines: list[str]  # newest first


def see_table(live: LiveRoom, game: LiveGame, person: str, language: str) -> TablePart:
    """Returns the game as a reader may see it."""
    seats = live.room.seats_of(person)
    asked = next((seat for seat in seats if game.prompt_for(seat)), None)
    viewer = asked if asked is not None else (seats[0] if seats else None)
    may_watch(live, person, viewer)
    sayer, cast = Sayer(words_of(language, game.rules)), cast_of(game.game)
    entries = [see_entry(game, happened, viewer) for happened in game.recent]
    lines = [sayer.event(told, cast) for entry in entries for told in entry.events][-LOG_LINES:]
    result = game.result
    return TablePart(
        seq=game.seq,
        asked=asked,
        asks="" if asked is None else sayer.seat(asked, cast),
        choices=[] if asked is None else _choices(game, asked, sayer, cast),
        may_undo=game.may_undo(asked) and live.room.settings.undo != "off",
        winner="" if result is None or result.winner is None else sayer.seat(result.winner, cast),
        lines=lines[::-1],
    )


def _choices(game: LiveGame, seat: int, sayer: Sayer, cast: Cast) -> list[tuple[str, str]]:
    question = next(question for question in see_questions(game, seat) if question.seat == seat)
    parse = game.rules.choices.parse
    return [(option.id, sayer.choice(parse(option.id), question.name, cast)) for option in question.options or []]
