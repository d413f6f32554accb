"""Prints or installs the completion script for bash, zsh or fish."""

from __future__ import annotations

import os
from pathlib import Path

import click
from click.shell_completion import get_completion_class

from metro2033.cli.language import say
from metro2033.cli.streams import echo
from metro2033.files import read_text, write_text
from metro2033.kernel.problem import Problem

VARIABLE = "_METRO2033_COMPLETE"
SHELLS = ("bash", "zsh", "fish")


def show(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    """Prints the script for the current shell."""
    if wanted:
        echo(_script(ctx, _shell()))
        ctx.exit()


def install(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    """Installs the script where the shell loads it at its next start. Idempotent."""
    if wanted:
        shell = _shell()
        folder = Path.home() / (".config/fish/completions" if shell == "fish" else ".config/metro2033")
        script = folder / ("metro2033.fish" if shell == "fish" else f"completion.{shell}")
        folder.mkdir(parents=True, exist_ok=True)
        write_text(script, _script(ctx, shell) + "\n")
        if shell != "fish":
            _source(Path.home() / f".{shell}rc", script)
        echo(say("completion-installed", file=str(script)))
        ctx.exit()


def _source(settings: Path, script: Path) -> None:
    """Makes a shell's settings source the script."""
    line = f'[ -f "{script}" ] && . "{script}"'
    written = read_text(settings) if settings.is_file() else ""
    if line not in written.splitlines():
        write_text(settings, f"{written.rstrip()}\n{line}\n".lstrip())


def _shell() -> str:
    shell = Path(os.environ.get("SHELL", "")).name
    if shell not in SHELLS:
        raise Problem("completion-shell", shell=shell or "?", allowed=SHELLS)
    return shell


def _script(ctx: click.Context, shell: str) -> str:
    kind = get_completion_class(shell)
    assert kind is not None, "click knows these shells"
    return kind(ctx.find_root().command, {}, "metro2033", VARIABLE).source()
