"""Custom bots: classes by import path or from installed packages, programs in any language, and bots that a server's host offers."""

from __future__ import annotations

import inspect
import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import PurePath
from typing import Final

from metro2033.bots.bot import Bot
from metro2033.kernel.problem import BadOption, Problem
from metro2033.kernel.ruleset import Ruleset

GROUP: Final = "metro2033.bots"  # entry point group
PROGRAM: Final = "exec:"
PATHS: Final = ("./", "../", "/", "~/", ".\\", "..\\")  # a program given by its path needs no prefix
PROGRAMS: Final = "metro2033.programs.bot"  # a higher layer than the bots, so imported by name, like a plug-in
SETTING: Final = re.compile(r"([A-Za-z][\w-]*)=([^:\s\"']*):")
IMPORT_PATH: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*")
OFFERED_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,23}")


def is_program(spec: str) -> bool:
    """Returns whether a spec names a program that speaks the bot protocol."""
    return spec.startswith((PROGRAM, *PATHS))


def import_path(spec: str) -> str:
    """Returns the import path `module:Class` at the start of a spec, or an empty text."""
    found = IMPORT_PATH.match(spec)
    rest = spec[found.end() :] if found else "="
    return found[0] if found and (not rest or rest.startswith(":")) else ""


def split_list(text: str) -> list[str]:
    """Splits a comma-separated list; commas inside quotation marks do not separate."""
    parts = re.findall(r"""(?:[^,"']|"[^"]*"|'[^']*'|["'])+""", text)
    return [part.strip() for part in parts if part.strip()]


@cache
def installed() -> Mapping[str, EntryPoint]:
    """Returns the bots of installed packages, by name."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def origin_of(name: str) -> str:
    """Returns the package and version that provide an installed bot."""
    package = installed()[name].dist
    return f"{package.name} {package.version}" if package is not None else installed()[name].value


def own_class(name: str) -> type[Bot] | None:
    """Returns the class of an import path or an installed bot, or None."""
    if import_path(name) == name and name:
        return load_class(name)
    return load_class(installed()[name].value) if name in installed() else None


@cache
def load_class(path: str) -> type[Bot]:
    """Imports a bot class; also searches the current folder."""
    module, _, name = path.replace(" ", "").partition(":")
    _look_here()
    try:
        found: object = import_module(module)
    except Exception as fault:
        if isinstance(fault, ModuleNotFoundError) and f"{module}.".startswith(f"{fault.name}."):
            raise BadOption("bot-no-module", module=module) from None
        raise BadOption("bot-import", module=module, why=_why(fault)) from fault
    for part in name.split("."):
        if not hasattr(found, part):
            raise BadOption("bot-no-class", module=module, name=name)
        found = getattr(found, part)
    if not (isinstance(found, type) and issubclass(found, Bot)) or inspect.isabstract(found):
        raise BadOption("bot-not-one", bot=path)
    return found


def _look_here() -> None:
    """Adds the current folder to the import path, as `python -m` does."""
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)


def make_own(name: str, kind: type[Bot], rules: Ruleset, seed: int, parameters: Mapping[str, int]) -> Bot:
    """Returns a bot of a custom class; reports a failing constructor in one sentence."""
    try:
        return kind(rules, seed, parameters)
    except Problem:
        raise
    except Exception as fault:
        raise BadOption("bot-constructor", bot=name, why=_why(fault)) from fault


def make_program(spec: str, rules: Ruleset, seed: int) -> Bot:
    """Returns a bot that runs as a separate program."""
    bot: Bot = import_module(PROGRAMS).make(spec, rules, seed)
    return bot


def read_program(spec: str) -> tuple[dict[str, str], list[str]]:
    """Parses `exec:key=value:key=value:COMMAND` into settings and a command line; the command is a path or found on PATH."""
    rest, settings = spec.strip().removeprefix(PROGRAM), {}
    while found := SETTING.match(rest):
        settings[found[1]] = found[2]
        rest = rest[found.end() :]
    try:
        words = shlex.split(rest)
    except ValueError:
        raise BadOption("bot-command", command=rest[:80]) from None
    program = shutil.which(os.path.expanduser(words[0])) if words else None
    if program is None:
        raise BadOption("bot-no-program", program=(words or [""])[0][:80])
    return settings, [program, *words[1:]]


def _why(fault: BaseException) -> str:
    """Returns the type and the first line of an exception's message."""
    return f"{type(fault).__name__}: {fault}".strip().splitlines()[0][:300]


class House:
    """The bots that a server's host offers in addition to the built-in ones: specs by name. Set once, at server start."""

    offered: Mapping[str, str] = {}


def offer_bots(bots: Mapping[str, str]) -> None:
    """Offers these bots in rooms, by name; requests over the network cannot name any other."""
    House.offered = dict(bots)


def read_offers(text: str) -> Iterator[tuple[str, str]]:
    """Parses a list of `SPEC` or `name=SPEC`; a missing name is derived from the spec."""
    for part in split_list(text):
        name, equals, spec = part.partition("=")
        if equals and ":" not in name and not part.startswith(PATHS):
            yield name.strip(), spec.strip()
        else:
            yield _short_name(part), part


def _short_name(spec: str) -> str:
    """Returns a name for a spec, from the program's file, the class or the bot."""
    if is_program(spec):
        stem = PurePath(read_program(spec)[1][0]).stem
    else:
        stem = (import_path(spec) or spec).partition(":")[2].rpartition(".")[2] or spec.partition(":")[0]
    return re.sub(r"[^a-z0-9_-]", "", stem.lower())[:24]
