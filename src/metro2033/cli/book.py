"""`book` and `book make`: results of openings among equal bots."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Annotated

from metro2033.cli.backup import open_existing
from metro2033.cli.command import Argument, Option
from metro2033.cli.setting import GameOption, JsonOption, LangOption, choose_setting, progress_bar
from metro2033.cli.streams import echo, print_json
from metro2033.files import read_text
from metro2033.games import DEFAULT_GAME, find_rules
from metro2033.kernel import record
from metro2033.kernel.problem import BadOption
from metro2033.kernel.record import Record

MAKE = "make"


def book(
    action: Annotated[str, Argument(help="book-action")] = "",
    game: GameOption = DEFAULT_GAME,
    games: Annotated[int, Option("--games", min=1, max=100_000, help="book-games")] = 400,
    records: Annotated[Path | None, Option("--records", help="book-records")] = None,
    database: Annotated[str, Option("--database", help="book-database")] = "",
    out: Annotated[Path | None, Option("--out", help="book-out")] = None,
    lang: LangOption = "",
    as_json: JsonOption = False,
) -> None:
    """Prints the opening book, or plays games and rewrites it."""
    from metro2033.study.review.book import make_book, read_book, write_book

    setting = choose_setting(game, lang=lang)
    if action not in ("", MAKE):
        raise BadOption("option-value", option="book", value=action[:40], allowed=(MAKE,))
    if action == MAKE:
        files = sorted(records.rglob("*.metro")) if records else []
        read = chain((record.read(read_text(path)) for path in files), _served(database) if database else ())
        with progress_bar() as bar:
            task = bar.add_task("", total=games)
            made = make_book(setting.rules, games, read, find_rules, lambda done: bar.update(task, completed=done))
        write_book(made, out)
    found = read_book(game, out)
    if as_json:
        print_json(found)
        return
    words, sayer = setting.words, setting.sayer
    echo(words.say("book-about", {"games": found.games, "bot": found.bot}))
    for kind, entries in found.entries.items():
        echo("")
        echo(words.say("book-kind", {"kind": kind}))
        for entry in entries:
            name = sayer.station(entry.id) if words.has(f"station-{entry.id}") else sayer.card(entry.id)
            args: dict[str, str | int] = {
                "name": name,
                "games": entry.games,
                "share": words.percent(entry.wins / entry.games, 0),
                "low": words.percent(entry.low, 0),
                "high": words.percent(entry.high, 0),
                "fair": words.percent(entry.fair, 0),
            }
            echo("  " + words.say("book-line", args))


def _served(url: str) -> Iterator[Record]:
    """Reads the finished games of a server. By naming the database, its operator consents to their use."""
    found = open_existing(url)
    from metro2033.server.archive.finished import finished_records

    return finished_records(found)
