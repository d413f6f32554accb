"""Builds commands from typed functions: each parameter's annotation declares its option or argument.

    def rule(
        words: Annotated[list[str], Argument(help="rule-words")],
        game: Annotated[str, Option("--game", help="game")] = "board",
    ) -> None: ...

`help` is a message key, resolved when a help page is written. A command's module is imported only when the command is looked up.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import click
from click.shell_completion import CompletionItem

from metro2033.cli import frame
from metro2033.text.words import words_for

Function = Callable[..., None]


@dataclass(frozen=True)
class Argument:
    """Describes a positional parameter; `complete` names a function in `completion.py`."""

    help: str
    complete: str = ""


@dataclass(frozen=True)
class Option:
    """Describes a named parameter, with bounds if it is a number."""

    name: str
    help: str
    complete: str = ""
    min: float | None = None
    max: float | None = None


class Command(click.Command):
    """A command with localized help."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the help page."""
        frame.write_help(self, ctx, formatter)

    def get_help(self, ctx: click.Context) -> str:
        """Returns the help page in characters that the output can show."""
        return frame.showable_help(super().get_help(ctx))


class Group(click.Group):
    """A group that imports its commands lazily."""

    def __init__(
        self, name: str, lazy: Mapping[str, str] | None = None, params: Sequence[click.Parameter] = (), **settings: Any
    ) -> None:
        language = click.Option(["--lang"], help="lang", default="", expose_value=False, callback=_use_language)
        super().__init__(name, help=name, params=[*params, language], **settings)
        self._lazy = dict(lazy or {})

    def verb(self, name: str) -> Callable[[Function], Function]:
        """Registers the decorated function as a command; its help is the message `help-GROUP-NAME`."""

        def add(function: Function) -> Function:
            self.add_command(make_command(function, name, f"{self.name}-{name}"))
            return function

        return add

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Lists all command names in order."""
        return [*self._lazy, *self.commands]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Returns a command, importing it if necessary."""
        if cmd_name in self._lazy and cmd_name not in self.commands:
            module, _, attribute = self._lazy[cmd_name].partition(":")
            found = getattr(import_module(f"metro2033.cli.{module}"), attribute)
            self.add_command(
                found if isinstance(found, click.Command) else make_command(found, cmd_name, cmd_name), cmd_name
            )
        return super().get_command(ctx, cmd_name)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Resolves the command, or raises a localized error if it does not exist."""
        frame.check_command(args, self.list_commands(ctx), ctx)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the help page."""
        frame.write_help(self, ctx, formatter)

    def get_help(self, ctx: click.Context) -> str:
        """Returns the help page in characters that the output can show."""
        return frame.showable_help(super().get_help(ctx))


def _use_language(ctx: click.Context, param: click.Parameter, language: str) -> None:
    """Sets the language of the command and its child processes; raises if it is unknown."""
    if language:
        words_for(language, "")
        os.environ["METRO2033_LANG"] = language


def make_command(function: Function, name: str, help: str, more: Iterable[click.Parameter] = ()) -> Command:
    """Builds a command from a function, which takes `more` parameters as keywords."""
    return Command(name, callback=function, params=[*more, *params_of(function)], help=help)


def params_of(function: Callable[..., Any], supplied: int = 0) -> list[click.Parameter]:
    """Builds the parameters of a function, except the first ones, which its caller supplies."""
    hints = get_type_hints(function, include_extras=True)
    params = list(inspect.signature(function).parameters.values())[supplied:]
    return [
        make_param(param.name, hints[param.name], param.default) for param in params if param.kind != param.VAR_KEYWORD
    ]


def make_param(name: str, hint: Any, default: Any) -> click.Parameter:
    """Builds a parameter from its annotation and its default."""
    plain, *notes = get_args(hint)
    described = next(note for note in notes if isinstance(note, Argument | Option))
    kinds = [kind for kind in get_args(plain) if kind is not type(None)] if _is_union(plain) else [plain]
    several = get_origin(kinds[0]) is list
    kind = get_args(kinds[0])[0] if several else kinds[0]
    is_given = default is not inspect.Parameter.empty
    settings: dict[str, Any] = {"shell_complete": _completer(described.complete)} if described.complete else {}
    if is_given and not several:
        settings["default"] = default
    if several:
        settings["callback"] = lambda ctx, param, value: list(value) or (default if is_given else [])
    if isinstance(described, Option):
        return click.Option(
            [described.name, name],
            help=described.help,
            type=_type(kind, described.min, described.max),
            is_flag=kind is bool,
            multiple=several,
            required=not is_given,
            **settings,
        )
    nargs = -1 if several else 1
    argument = HelpedArgument([name], type=_type(kind), nargs=nargs, required=not is_given, **settings)
    argument.help = described.help
    return argument


class HelpedArgument(click.Argument):
    """An argument with the key of a help text, which click's own class lacks."""

    help: str = ""


def _is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, UnionType)


def _type(kind: Any, least: float | None = None, most: float | None = None) -> click.ParamType[Any]:
    if kind is int:
        return click.IntRange(None if least is None else int(least), None if most is None else int(most))
    if kind is float:
        return click.FloatRange(least, most)
    if kind is Path:
        return click.Path(path_type=Path)
    return click.BOOL if kind is bool else click.STRING


def _completer(name: str) -> Callable[[click.Context, click.Parameter, str], list[CompletionItem]]:
    def complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        offered = getattr(import_module("metro2033.cli.completion"), name)(ctx, incomplete)
        titled = [value if isinstance(value, tuple) else (value, None) for value in offered]
        return [CompletionItem(value, help=title) for value, title in titled]

    return complete
