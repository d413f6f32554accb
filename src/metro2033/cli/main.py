"""The `metro2033` program: its commands, and the one place that maps problems to exit statuses."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable

import click

from metro2033 import __version__
from metro2033.cli import shell_script
from metro2033.cli.command import Group
from metro2033.cli.entry import INTERRUPTED
from metro2033.cli.frame import help_command, usage_problem
from metro2033.cli.language import asked_language
from metro2033.cli.streams import Streams, abandon_output, echo, flush, is_full, prepare_streams
from metro2033.kernel.problem import BadOption, Problem
from metro2033.text.words import words_for

FAILED = 1
WRONG_USAGE = 2

COMMANDS = {
    "play": "play:play",
    "join": "join:join",
    "puzzles": "puzzles:puzzles",
    "learn": "learn:learn",
    "serve": "serve:command",
    "backup": "backup:backup",
    "restore": "backup:restore",
    "operator": "operator:app",
    "simulate": "simulate:simulate",
    "arena": "arena:arena",
    "bots": "bots:bots",
    "sit": "sit:sit",
    "mcp": "mcp:serve_agent",
    "replay": "records:replay",
    "verify": "verify:verify",
    "review": "review:review",
    "book": "book:book",
    "scenario": "records:scenario",
    "position": "position:position",
    "rule": "lookup:rule",
    "cards": "lookup:cards",
    "content": "lookup:content",
    "schema": "schema:schema",
    "pack": "pack:app",
    "train": "train:train",
    "exploit": "exploit:exploit",
    "dataset": "dataset:dataset",
    "bench": "bench:bench",
}


def _print_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted:
        from metro2033.cli.built import engine_note
        from metro2033.measure import build

        words = words_for(asked_language(), "")
        echo(f"metro2033 {__version__} ({words.say(f'engine-{build()}')})")
        if note := engine_note(words):
            echo(note)
        ctx.exit()


def _start() -> None:
    """Serves on this machine and opens the browser if no command is given."""
    if click.get_current_context().invoked_subcommand is None:
        from metro2033.cli.serve import serve_here

        serve_here()


def _flag(name: str, does: Callable[[click.Context, click.Parameter, bool], None]) -> click.Option:
    return click.Option([name], help=name[2:], is_flag=True, is_eager=True, expose_value=False, callback=does)


app = Group(
    "metro2033",
    COMMANDS,
    callback=_start,
    invoke_without_command=True,
    params=[
        _flag("--version", _print_version),
        _flag("--install-completion", shell_script.install),
        _flag("--show-completion", shell_script.show),
    ],
    context_settings={"help_option_names": ["-h", "--help"]},
)


def main() -> None:
    """Runs the program. A problem prints one sentence to standard error; docs/command-line.md lists the exit statuses."""
    prepare_streams()
    status = _run()
    if Streams.replaced:
        Streams.replaced = False
        _complain(words_for(asked_language(), "").say("terminal-letters"))
    sys.exit(status)


def _run() -> int:
    """Runs the program, reports errors, and returns the exit status."""
    try:
        status = app.main(prog_name="metro2033", standalone_mode=False)
        flush()
    except click.UsageError as mistake:
        said = {"sentence": _sentence(usage_problem(mistake)), "command": help_command(mistake)}
        _complain(words_for(asked_language(), "").say("mistake-help", said))
        return WRONG_USAGE
    except Problem as problem:
        _complain(_sentence(problem))
        return WRONG_USAGE if isinstance(problem, BadOption) else FAILED
    except (KeyboardInterrupt, click.Abort):
        abandon_output()
        return INTERRUPTED
    except BrokenPipeError:
        abandon_output()
        return FAILED
    except OSError as fault:
        abandon_output()
        _complain(_sentence(_system_problem(fault)))
        return FAILED
    return status if isinstance(status, int) else 0


def _system_problem(fault: OSError) -> Problem:
    if is_full(fault):
        return Problem("disk-full")
    return Problem("system-refused", why=fault.strerror or str(fault))


def _sentence(problem: Problem) -> str:
    from metro2033.text.say import say_problem  # loads the games, which help pages do not need

    return say_problem(problem, asked_language())


def _complain(sentence: str) -> None:
    with contextlib.suppress(OSError):  # standard error may be unwritable too
        print(sentence, file=sys.stderr, flush=True)
