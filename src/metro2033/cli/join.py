"""`join`: plays in a server's room in the terminal, by the room's link."""

from __future__ import annotations

import asyncio
import sys
from typing import Annotated

from rich.markup import escape

from metro2033.cli.built import need_extra
from metro2033.cli.command import Argument, Option
from metro2033.cli.setting import LangOption, choose_setting
from metro2033.cli.streams import echo
from metro2033.cli.wrapping import Console
from metro2033.kernel.problem import BadOption
from metro2033.text.words import words_for

MOST_LETTERS = 24  # limit for a name


def join(
    link: Annotated[str, Argument(help="join-link")],
    name: Annotated[str, Option("--name", help="join-name")] = "",
    lang: LangOption = "",
) -> None:
    """Joins a room on a server."""
    need_extra("tui")
    from metro2033.table.room_link import read_link
    from metro2033.tui.visit import visit

    room = read_link(link)
    language = choose_setting(lang=lang).language
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadOption("join-no-terminal")
    chosen = name.strip() or _ask_name(language)
    if not 1 <= len(chosen) <= MOST_LETTERS:
        raise BadOption("join-name-length")
    if said := asyncio.run(visit(room, chosen, language)):
        echo(said)


def _ask_name(language: str) -> str:
    console = Console(highlight=False)
    return console.input(escape(words_for(language, "").say("join-name")) + " ").strip()
