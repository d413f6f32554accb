"""`bots`: lists the bots and their origins, or checks that one starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from rich.markup import escape
from rich.table import Table

from metro2033.bots.levels import TABLE
from metro2033.bots.own import installed, is_program, load_class, origin_of, read_program
from metro2033.bots.registry import BOTS, bot_class, check_spec, make_bot, read_spec
from metro2033.cli.command import Argument
from metro2033.cli.setting import JsonOption, LangOption, choose_setting, errors
from metro2033.cli.streams import print_json
from metro2033.cli.wrapping import Console
from metro2033.kernel.problem import BadOption
from metro2033.programs.process import log_file
from metro2033.programs.program import USUAL, Program
from metro2033.text.say import say_faults, say_problem
from metro2033.text.words import Words

BotArgument = Annotated[str, Argument(help="bots-spec", complete="bots")]


def bots(bot: BotArgument = "", lang: LangOption = "", as_json: JsonOption = False) -> None:
    """Lists the bots, or inspects one."""
    setting = choose_setting(lang=lang)
    if bot:
        found = look_at(bot)
    else:
        found = {"bots": list_bots(setting.language)}
    if as_json:
        print_json(found)
    elif bot:
        _show_one(found, setting.words)
    else:
        _show_all(list_bots(setting.language), setting.words)


def list_bots(language: str) -> list[dict[str, object]]:
    """Lists every named bot: origin, a level's bot, parameters, and the import error of an installed bot that cannot be loaded."""
    rows: list[dict[str, object]] = [
        {"name": name, "origin": "built-in", "parameters": dict(kind.PARAMETERS)} for name, kind in BOTS.items()
    ]
    rows += [{"name": level.name, "origin": "level", "bot": level.bot, "parameters": {}} for level in TABLE]
    for name in installed():
        row: dict[str, object] = {"name": name, "origin": origin_of(name), "parameters": {}}
        try:
            row["parameters"] = dict(load_class(installed()[name].value).PARAMETERS)
        except BadOption as problem:
            row["problem"] = say_problem(problem, language)
        rows.append(row)
    return rows


def look_at(spec: str) -> dict[str, object]:
    """Inspects one bot: starts it, or creates it for the default game, and returns its name and parameters."""
    check_spec(spec)
    if is_program(spec):
        program = Program(spec)
        program.end()
        hello = program.hello
        options = {option.name: option.default for option in hello.options}
        return {
            "name": hello.name,
            "author": hello.author,
            "version": hello.version,
            "games": hello.games,
            "parameters": {**USUAL, **options},
            "log": str(log_file(read_program(spec)[1][0])),
        }
    name, parameters = read_spec(spec)
    make_bot(spec, choose_setting().rules, 0).end(None)
    return {"name": name, "version": _origin(name), "parameters": parameters}


def _origin(name: str) -> str:
    kind = bot_class(name)
    return origin_of(name) if name in installed() else f"{kind.__module__}.{kind.__qualname__}"


def _show_one(found: Mapping[str, object], words: Words) -> None:
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    parameters, games = found["parameters"], found.get("games")
    assert isinstance(parameters, dict) and isinstance(games, list | None)
    shown = {
        **{key: str(found.get(key, "")) for key in ("name", "author", "version")},
        "games": ", ".join(games) if games else words.say("bots-games-all"),
        "head-parameters": ", ".join(f"{name}={value}" for name, value in parameters.items()),
    }
    for key, text in shown.items():
        if text:
            table.add_row(words.say(f"bots-{key}"), escape(text))
    console = Console(highlight=False)
    console.print(table)
    if log := found.get("log"):  # whole even where the output is narrow: the path is what people copy
        console.print(f"{words.say('bots-log')}  {log}", markup=False, soft_wrap=True)
    console.print(words.say("bots-starts", {"bot": str(found["name"])}), markup=False)


def _show_all(rows: list[dict[str, object]], words: Words) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for head in ("name", "origin", "parameters"):
        table.add_column(words.say(f"bots-head-{head}"))
    for row in rows:
        parameters = row["parameters"]
        assert isinstance(parameters, dict)
        known = {"built-in", "level"} & {row["origin"]}
        origin = words.say(f"bots-origin-{row['origin']}", {"bot": str(row.get("bot", ""))}) if known else row["origin"]
        told = row.get("problem") or ", ".join(f"{name}={value}" for name, value in parameters.items())
        table.add_row(escape(str(row["name"])), escape(str(origin)), escape(str(told)))
    console = Console(highlight=False)
    console.print(table)
    console.print(words.say("bots-own"), markup=False)


def tell_faults(words: Words, bot: str, faults: Mapping[str, int]) -> None:
    """Prints to standard error how often a bot failed to answer, and where a program's log is."""
    errors.print(say_faults(words, bot, faults), markup=False, soft_wrap=True)
    if is_program(bot):
        log = log_file(read_program(bot)[1][0])
        if log.is_file() and log.stat().st_size:
            errors.print(words.say("bot-faults-log", {"file": str(log)}), markup=False, soft_wrap=True)
