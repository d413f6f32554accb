"""The program `metro2033`: commands, and the one place where problems become an exit status."""

from __future__ import annotations

import sys

import typer
from rich.markup import escape

from metro2033 import __version__
from metro2033.cli import bench, lookup, records
from metro2033.cli.arena import arena
from metro2033.cli.built import engine_note
from metro2033.cli.play import play
from metro2033.cli.serve import backup, serve, serve_here
from metro2033.cli.setting import errors, help_text, locale_language
from metro2033.cli.simulate import simulate
from metro2033.cli.verify import verify
from metro2033.kernel.problem import BadOption, Problem
from metro2033.measure import build
from metro2033.text.say import say_problem
from metro2033.text.words import words_for

WRONG_USAGE = 2

app = typer.Typer(
    name="metro2033",
    help=help_text("metro2033"),
    invoke_without_command=True,
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        words = words_for(_asked_language(), "")
        typer.echo(f"metro2033 {__version__} ({words.say(f'engine-{build()}')})")
        if note := engine_note(words):
            typer.echo(note)
        raise typer.Exit


@app.callback()
def _start(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", callback=_print_version, is_eager=True, help=help_text("version")),
) -> None:
    """Without a command: serve on this machine and open the browser."""
    if context.invoked_subcommand is None:
        serve_here()


app.command("play", help=help_text("play"))(play)
app.command("serve", help=help_text("serve"))(serve)
app.command("backup", help=help_text("backup"))(backup)
app.command("simulate", help=help_text("simulate"))(simulate)
app.command("arena", help=help_text("arena"))(arena)
app.command("replay", help=help_text("replay"))(records.replay)
app.command("verify", help=help_text("verify"))(verify)
app.command("scenario", help=help_text("scenario"))(records.scenario)
app.command("rule", help=help_text("rule"))(lookup.rule)
app.command("cards", help=help_text("cards"))(lookup.cards)
app.command("content", help=help_text("content"))(lookup.content)
app.command("bench", help=help_text("bench"))(bench.bench)


def main() -> None:
    """Run the program; a problem is one plain sentence on standard error and a non-zero status."""
    try:
        app()
    except Problem as problem:
        errors.print(escape(say_problem(problem, _asked_language())), soft_wrap=True)
        sys.exit(WRONG_USAGE if isinstance(problem, BadOption) else 1)
    except (BrokenPipeError, KeyboardInterrupt):
        sys.exit(1)


def _asked_language() -> str:
    """The language given with `--lang`, which a problem may come before."""
    for at, word in enumerate(sys.argv):
        value = word.partition("=")[2] if word.startswith("--lang=") else ""
        if word == "--lang" and at + 1 < len(sys.argv):
            value = sys.argv[at + 1]
        if value in ("en", "pl", "ru"):
            return value
    return locale_language()
