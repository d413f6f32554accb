"""`position`: a position as one line of text, from a record or shown as a table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
from rich.markup import escape

from metro2033.cli.command import Argument, Option
from metro2033.cli.screens import screen_for
from metro2033.cli.setting import CommandSetting, ContentOption, JsonOption, LangOption, choose_setting
from metro2033.cli.streams import echo, print_json
from metro2033.cli.wrapping import Console
from metro2033.files import read_text
from metro2033.games import finder
from metro2033.kernel import notation, record
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.header import write_value
from metro2033.kernel.problem import BadOption
from metro2033.kernel.prompt import Prompt, read_prompt
from metro2033.text.say import cast_of


def position(
    what: Annotated[str, Argument(help="position-what", complete="records")],
    seat: Annotated[int, Option("--seat", min=0, help="position-seat")] = 0,
    to: Annotated[int | None, Option("--to", min=0, help="position-to")] = None,
    content: ContentOption = None,
    lang: LangOption = "",
    as_json: JsonOption = False,
) -> None:
    """Prints a position of a record as one line, or shows the table of such a line."""
    if notation.is_position(what):
        placed = notation.read(what, finder(content or []))
        game = Game(placed.rules, placed.state, Chance(), len(placed.rules.standing(placed.state).points))
        knower = placed.knower if placed.knower is not None else _seat(seat, game)
        if as_json:
            print_json(_data(game, knower))
        else:
            _show(
                game, knower, choose_setting(game.rules.game, game.rules.edition, content=game.rules.packs, lang=lang)
            )
        return
    read = record.read(read_text(Path(what)))
    game = record.replay(read, finder(content or []), to)
    if to is not None and to > len(game.answers):
        raise BadOption("position-file-long", given=to, answers=len(game.answers))
    text = notation.write(game.rules, game.state, _seat(seat, game))
    if as_json:
        print_json({"position": text})
    else:
        echo(text)


def _seat(number: int, game: Game) -> int | None:
    """Returns the seat behind a player's number, or None for 0, which stands for the whole position."""
    if number > game.seats:
        raise BadOption("option-seat", given=number, most=game.seats)
    return number - 1 if number else None


def _question(game: Game, knower: int | None) -> Prompt | None:
    """Returns the open question, if it may be shown with its choices."""
    prompt = None if game.over else read_prompt(game.state, game.rules.choices)
    return prompt if prompt is not None and knower in (None, prompt.seat) else None


def _view(game: Game, knower: int | None) -> Any:
    return game.rules.describe(game.state) if knower is None else game.rules.view(game.state, knower)


def _data(game: Game, knower: int | None) -> dict[str, Any]:
    rules, prompt = game.rules, _question(game, knower)
    return {
        "position": notation.write(rules, game.state, knower),
        "game": rules.game,
        "edition": rules.edition,
        "options": {name: write_value(value) for name, value in sorted(rules.options.items())},
        "seats": game.seats,
        "knower": knower,
        "view": msgspec.to_builtins(_view(game, knower)),
        "choices": None if prompt is None else [choice.id for choice in prompt.options],
    }


def _show(game: Game, knower: int | None, setting: CommandSetting) -> None:
    """Prints the table and, if it may be shown, the open question with its choices."""
    console, screen, view = Console(highlight=False), screen_for(game.rules, setting.sayer), _view(game, knower)
    prompt, cast = _question(game, knower), cast_of(game)
    asked = None if prompt is None else prompt.seat
    mine = view if asked is None else game.rules.view(game.state, asked)
    for part in (screen.table(view), screen.business(view), screen.hand(mine, ())):
        if part is not None:
            console.print(part)
    if prompt is None:
        return
    console.print(escape(setting.words.say("position-asked", {"seat": setting.sayer.seat(prompt.seat, cast)})))
    for choice in prompt.options:
        console.print(f"  {escape(setting.sayer.choice(choice, prompt.name, cast))}")
