"""`verify`: whether a game's luck and log are what was promised before the deal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from metro2033.cli import completion
from metro2033.cli.setting import ContentOption, JsonOption, LangOption, choose_setting, help_text
from metro2033.cli.streams import echo, print_json
from metro2033.files import read_text
from metro2033.games import find_rules
from metro2033.kernel import record


def verify(
    file: Annotated[Path, typer.Argument(help=help_text("record-file"), autocompletion=completion.records)],
    commitment: Annotated[str, typer.Option("--commitment", help=help_text("verify-commitment"))] = "",
    content: ContentOption = None,
    lang: LangOption = "",
    as_json: JsonOption = False,
) -> None:
    """Replay a record and check commitment, nonces, hash chain and digests."""
    setting = choose_setting(content=content, lang=lang)
    read = record.read(read_text(file))
    game = record.verify(
        read, lambda name, edition, options: find_rules(name, edition, options, setting.packs), commitment
    )
    checked: dict[str, str | int] = {
        "answers": len(game.answers),
        "entries": len(read.chain),
        "commitment": game.chance.commitment,
    }
    if as_json:
        print_json(checked)
    else:
        echo(setting.words.say("verify-holds", {"file": file.name, **checked}))
