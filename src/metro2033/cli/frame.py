"""The frame of the command line in the reader's language: help pages, and what is wrong with a command line.

Typer's own frame is English, and it brings a click of its own or uses the installed one, by its version. Only what both have is used here.
"""

from __future__ import annotations

import re
import sys
from difflib import get_close_matches
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from metro2033.cli.setting import asked_language, given_languages
from metro2033.cli.streams import showable
from metro2033.kernel.problem import BadOption
from metro2033.text.words import words_for

USAGE_ERROR: Final[type[Exception]] = typer.BadParameter.__mro__[1]  # click's UsageError, whichever click this is
COMPLETION: Final = {"install_completion": "help-install-completion", "show_completion": "help-show-completion"}


class Command(TyperCommand):
    """A command whose help is written in the reader's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        write_help(self, ctx, formatter)

    def get_help(self, ctx: Any) -> str:
        """The help page in letters that can be shown."""
        return showable(super().get_help(ctx))


class Group(TyperGroup):
    """The program itself: its help page, and commands that do not exist."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        write_help(self, ctx, formatter)

    def get_help(self, ctx: Any) -> str:
        """The help page in letters that can be shown."""
        return showable(super().get_help(ctx))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that was asked for, or a plain sentence that there is none."""
        if args and args[0] not in self.commands and not args[0].startswith("-") and not ctx.resilient_parsing:
            near = get_close_matches(args[0], list(self.commands), 1)
            raise BadOption("mistake-command", command=args[0][:40], near=near[0] if near else "none")
        return super().resolve_command(ctx, args)


def _say(key: str, **args: str) -> str:
    return words_for(asked_language(), "").say(key, args)


def write_help(command: Any, ctx: Any, formatter: Any) -> None:
    """Usage, what the command does, arguments, options, commands; an unknown language is refused here too."""
    for language in given_languages():
        words_for(language, "")
    params = command.get_params(ctx)
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    commands = getattr(command, "commands", {})
    pieces = [_say("frame-usage-options"), *map(_argument_name, arguments)]
    pieces += [_say("frame-usage-command")] if commands else []
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=_say("frame-usage") + " ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(command.help or "")
    for title, rows in (
        ("frame-arguments", [(_argument_name(param), param.help or "") for param in arguments]),
        ("frame-options", [(_option_name(param), _option_help(param)) for param in options]),
        ("frame-commands", [(name, one.help or "") for name, one in commands.items()]),
    ):
        if rows:
            with formatter.section(_say(title)):
                formatter.write_dl(rows)


def _argument_name(param: Any) -> str:
    return _say(f"frame-argument-{param.name}")


def _option_name(param: Any) -> str:
    names = ", ".join(sorted(param.opts, key=len))
    return names if _is_flag(param) else f"{names} {_say(f'frame-{_kind(param)}')}"


def _is_flag(param: Any) -> bool:
    return bool(param.is_flag) or param.name in COMPLETION


def _option_help(param: Any) -> str:
    """What an option is for, which numbers it takes, and what holds without it."""
    if param.name in COMPLETION:
        return _say(COMPLETION[param.name])
    if "--help" in param.opts:
        return _say("help-help")
    least, most = _range(param)
    notes = []
    if least is not None:
        key = "frame-at-least" if most is None else "frame-between"
        notes.append(_say(key, least=str(least), most=str(most)))
    if not _is_flag(param) and param.default not in (None, "", (), []):
        notes.append(_say("frame-default", value=str(param.default)))
    return f"{param.help}  [{'; '.join(notes)}]" if notes else str(param.help)


def _kind(param: Any) -> str:
    """Whether a parameter is a number, a path or a text."""
    described = getattr(param, "type_descriptor", None)
    kind = str(getattr(param, "type", "") if described is None else described.annotation).casefold()
    return "path" if "path" in kind else "number" if "int" in kind else "text"


def _range(param: Any) -> tuple[int | None, int | None]:
    holder = param if hasattr(param, "min") else getattr(param, "type", None)
    return getattr(holder, "min", None), getattr(holder, "max", None)


def usage_problem(mistake: Any) -> BadOption:
    """What is wrong with a command line, as a problem of our own."""
    param = getattr(mistake, "param", None)
    match type(mistake).__name__:
        case "NoSuchOption":
            near = get_close_matches(mistake.option_name, mistake.possibilities or [], 1)
            return BadOption("mistake-option", option=mistake.option_name[:40], near=near[0] if near else "none")
        case "BadOptionUsage":
            written = any(word.startswith(f"{mistake.option_name}=") for word in sys.argv)
            key = "mistake-takes-no-value" if written else "mistake-needs-value"
            return BadOption(key, option=mistake.option_name)
        case "MissingParameter" if param is not None:
            name = _argument_name(param) if param.param_type_name == "argument" else max(param.opts, key=len)
            return BadOption("mistake-missing", name=name)
        case "BadParameter" if param is not None and _kind(param) == "number":
            least, most = _range(param)
            bounds = "between" if most is not None else "least" if least is not None else "any"
            return BadOption(
                "mistake-number", option=max(param.opts, key=len), bounds=bounds, least=str(least), most=str(most)
            )
        case "BadParameter" if param is not None:
            return BadOption("mistake-value", option=max(param.opts, key=len))
    extra = re.search(r"\(([^()]*)\)\.?$", str(mistake.message))  # "Got unexpected extra arguments (one two)"
    return BadOption("mistake-extra", words=extra[1][:80]) if extra else BadOption("mistake-other")


def help_command(mistake: Any) -> str:
    """The command whose help explains what went wrong."""
    ctx = getattr(mistake, "ctx", None)
    return f"{ctx.command_path if ctx else 'metro2033'} --help"
