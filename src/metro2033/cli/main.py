"""The program `metro2033`: commands, and the one place where problems become an exit status."""

from __future__ import annotations

import contextlib
import os
import sys

import typer

from metro2033 import __version__
from metro2033.cli import bench, lookup, operator, pack, records
from metro2033.cli.arena import arena
from metro2033.cli.backup import backup, restore
from metro2033.cli.book import book
from metro2033.cli.bots import bots
from metro2033.cli.built import engine_note
from metro2033.cli.dataset import dataset
from metro2033.cli.entry import INTERRUPTED
from metro2033.cli.frame import USAGE_ERROR, Command, Group, help_command, usage_problem
from metro2033.cli.join import join
from metro2033.cli.learn import learn
from metro2033.cli.play import play
from metro2033.cli.puzzles import puzzles
from metro2033.cli.review import review
from metro2033.cli.serve import serve, serve_here
from metro2033.cli.setting import LangOption, asked_language, choose_setting, errors, help_text
from metro2033.cli.simulate import simulate
from metro2033.cli.sit import sit
from metro2033.cli.streams import Streams, abandon_output, echo, flush, is_full, prepare_streams
from metro2033.cli.train import train
from metro2033.cli.verify import verify
from metro2033.kernel.problem import BadOption, Problem
from metro2033.measure import build
from metro2033.text.say import say_problem
from metro2033.text.words import words_for

FAILED = 1
WRONG_USAGE = 2

app = typer.Typer(
    name="metro2033",
    cls=Group,
    help=help_text("metro2033"),
    invoke_without_command=True,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        words = words_for(asked_language(), "")
        echo(f"metro2033 {__version__} ({words.say(f'engine-{build()}')})")
        if note := engine_note(words):
            echo(note)
        raise typer.Exit


@app.callback()
def _start(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", callback=_print_version, is_eager=True, help=help_text("version")),
    lang: LangOption = "",
) -> None:
    """Without a command: serve on this machine and open the browser."""
    if lang:
        os.environ["METRO2033_LANG"] = choose_setting(lang=lang).language  # for the command, and for its processes
    if context.invoked_subcommand is None:
        serve_here()


app.command("play", cls=Command, help=help_text("play"))(play)
app.command("join", cls=Command, help=help_text("join"))(join)
app.command("puzzles", cls=Command, help=help_text("puzzles"))(puzzles)
app.command("learn", cls=Command, help=help_text("learn"))(learn)
app.command("serve", cls=Command, help=help_text("serve"))(serve)
app.command("backup", cls=Command, help=help_text("backup"))(backup)
app.command("restore", cls=Command, help=help_text("restore"))(restore)
app.add_typer(operator.app, name="operator")
app.command("simulate", cls=Command, help=help_text("simulate"))(simulate)
app.command("arena", cls=Command, help=help_text("arena"))(arena)
app.command("bots", cls=Command, help=help_text("bots-list"))(bots)
app.command("sit", cls=Command, help=help_text("sit"))(sit)
app.command("replay", cls=Command, help=help_text("replay"))(records.replay)
app.command("verify", cls=Command, help=help_text("verify"))(verify)
app.command("review", cls=Command, help=help_text("review"))(review)
app.command("book", cls=Command, help=help_text("book"))(book)
app.command("scenario", cls=Command, help=help_text("scenario"))(records.scenario)
app.command("rule", cls=Command, help=help_text("rule"))(lookup.rule)
app.command("cards", cls=Command, help=help_text("cards"))(lookup.cards)
app.command("content", cls=Command, help=help_text("content"))(lookup.content)
app.add_typer(pack.app, name="pack")
app.command("train", cls=Command, help=help_text("train"))(train)
app.command("dataset", cls=Command, help=help_text("dataset"))(dataset)
app.command("bench", cls=Command, help=help_text("bench"))(bench.bench)


def main() -> None:
    """Run the program; a problem is one plain sentence on standard error and the status that docs/command-line.md names."""
    prepare_streams()
    status = _run()
    if Streams.replaced:
        Streams.replaced = False
        _complain(words_for(asked_language(), "").say("terminal-letters"))
    sys.exit(status)


def _run() -> int:
    """Run the program and say what went wrong; the exit status."""
    try:
        status = app(standalone_mode=False)
        flush()
    except USAGE_ERROR as mistake:
        said = say_problem(usage_problem(mistake), asked_language())
        _complain(
            words_for(asked_language(), "").say("mistake-help", {"sentence": said, "command": help_command(mistake)})
        )
        return WRONG_USAGE
    except Problem as problem:
        _complain(say_problem(problem, asked_language()))
        return WRONG_USAGE if isinstance(problem, BadOption) else FAILED
    except (KeyboardInterrupt, typer.Abort):
        abandon_output()
        return INTERRUPTED
    except BrokenPipeError:
        abandon_output()
        return FAILED
    except OSError as fault:
        abandon_output()
        _complain(say_problem(_system_problem(fault), asked_language()))
        return FAILED
    return status if isinstance(status, int) else 0


def _system_problem(fault: OSError) -> Problem:
    if is_full(fault):
        return Problem("disk-full")
    return Problem("system-refused", why=fault.strerror or str(fault))


def _complain(sentence: str) -> None:
    with contextlib.suppress(OSError):  # there may be no room for that either
        errors.print(sentence, markup=False, soft_wrap=True)
