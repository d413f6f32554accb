"""Localized help pages and usage errors; click's own are English."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from difflib import get_close_matches

import click
from click import exceptions

from metro2033.cli.language import given_languages, say
from metro2033.cli.streams import showable
from metro2033.kernel.problem import BadOption
from metro2033.languages import LANGUAGES
from metro2033.text.words import words_for


def write_help(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """Writes usage, purpose, arguments, options and commands. Rejects an unknown language too."""
    for language in given_languages():
        words_for(language, "")
    params = command.get_params(ctx)
    arguments = [param for param in params if isinstance(param, click.Argument)]
    options = [param for param in params if isinstance(param, click.Option)]
    commands = command.list_commands(ctx) if isinstance(command, click.Group) else []
    pieces = [say("frame-usage-options"), *map(_argument_name, arguments)]
    pieces += [say("frame-usage-command")] if commands else []
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=say("frame-usage") + " ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(say(f"help-{command.help}"))
    group = "" if command.name == "metro2033" else f"{command.name}-"
    for title, rows in (
        (
            "frame-arguments",
            [(_argument_name(argument), _purpose(getattr(argument, "help", ""))) for argument in arguments],
        ),
        ("frame-options", [(_option_name(parameter), _option_help(parameter)) for parameter in options]),
        ("frame-commands", [(name, say(f"help-{group}{name}")) for name in commands]),
    ):
        if rows:
            with formatter.section(say(title)):
                formatter.write_dl(rows)


def showable_help(page: str) -> str:
    """Returns a help page in characters that the output can show."""
    return showable(page)


def check_command(args: Sequence[str], known: Sequence[str], ctx: click.Context) -> None:
    """Rejects an unknown command and suggests a similar one."""
    if args and args[0] not in known and not args[0].startswith("-") and not ctx.resilient_parsing:
        near = get_close_matches(args[0], known, 1)
        raise BadOption("mistake-command", command=args[0][:40], near=near[0] if near else "none")


def _purpose(name: str | None) -> str:
    """Returns a parameter's help text; that of `--game` lists the games, that of `--lang` the languages."""
    if name != "game":
        return say(f"help-{name}", languages=", ".join(LANGUAGES))
    from metro2033.games import GAMES  # loads the games, which no other help text needs

    return say("help-game", games=", ".join(GAMES))


def _argument_name(param: click.Parameter) -> str:
    return say(f"frame-argument-{param.name}")


def _option_name(param: click.Option) -> str:
    names = ", ".join(sorted(param.opts, key=len))
    return names if param.is_flag else f"{names} {say(f'frame-{_kind(param)}')}"


def _option_help(param: click.Option) -> str:
    """Returns an option's help text with its range and default."""
    text = say("help-help") if "--help" in param.opts else _purpose(param.help)
    least, most = _range(param)
    notes = []
    if least is not None:
        key = "frame-at-least" if most is None else "frame-between"
        notes.append(say(key, least=str(least), most=str(most)))
    if not (param.is_flag or param.multiple or param.required) and param.default not in (None, ""):
        notes.append(say("frame-default", value=str(param.default)))
    return f"{text}  [{'; '.join(notes)}]" if notes else text


def _kind(param: click.Parameter) -> str:
    """Returns a parameter's kind: number, path or text."""
    if isinstance(param.type, click.Path):
        return "path"
    return "number" if isinstance(param.type, click.IntRange | click.FloatRange) else "text"


def _range(param: click.Parameter) -> tuple[float | None, float | None]:
    kind = param.type
    return (kind.min, kind.max) if isinstance(kind, click.IntRange | click.FloatRange) else (None, None)


def usage_problem(mistake: exceptions.UsageError) -> BadOption:
    """Converts click's usage error into a localized problem."""
    param = mistake.param if isinstance(mistake, exceptions.BadParameter) else None
    match mistake:
        case exceptions.NoSuchOption():
            near = get_close_matches(mistake.option_name, mistake.possibilities or [], 1)
            return BadOption("mistake-option", option=mistake.option_name[:40], near=near[0] if near else "none")
        case exceptions.BadOptionUsage():
            written = any(word.startswith(f"{mistake.option_name}=") for word in sys.argv)
            key = "mistake-takes-no-value" if written else "mistake-needs-value"
            return BadOption(key, option=mistake.option_name)
        case exceptions.MissingParameter() if param is not None:
            name = _argument_name(param) if isinstance(param, click.Argument) else max(param.opts, key=len)
            return BadOption("mistake-missing", name=name)
        case exceptions.BadParameter() if param is not None and _kind(param) == "number":
            least, most = _range(param)
            bounds = "between" if most is not None else "least" if least is not None else "any"
            return BadOption(
                "mistake-number", option=max(param.opts, key=len), bounds=bounds, least=str(least), most=str(most)
            )
        case exceptions.BadParameter() if param is not None:
            return BadOption("mistake-value", option=max(param.opts, key=len))
    extra = re.search(r"\(([^()]*)\)\.?$", str(mistake.message))  # "Got unexpected extra arguments (one two)"
    return BadOption("mistake-extra", words=extra[1][:80]) if extra else BadOption("mistake-other")


def help_command(mistake: exceptions.UsageError) -> str:
    """Returns the command line that shows help for a usage error."""
    return f"{mistake.ctx.command_path if mistake.ctx else 'metro2033'} --help"
