"""`verify`: whether a game's luck and log are what was promised before the deal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from metro2033.cli import completion
from metro2033.cli.setting import ContentOption, JsonOption, LangOption, choose_setting, help_text
from metro2033.cli.streams import echo, print_json
from metro2033.files import read_text
from metro2033.games import finder
from metro2033.kernel import record
from metro2033.kernel.problem import Problem
from metro2033.kernel.verify import Kept
from metro2033.kernel.verify import verify as verify_record

HASH_DIGITS = 64
NO_HASH = "-"


def verify(
    file: Annotated[Path, typer.Argument(help=help_text("record-file"), autocompletion=completion.records)],
    commitment: Annotated[str, typer.Option("--commitment", help=help_text("verify-commitment"))] = "",
    hashes: Annotated[str, typer.Option("--hashes", help=help_text("verify-hashes"))] = "",
    link: Annotated[str, typer.Option("--link", help=help_text("verify-link"))] = "",
    content: ContentOption = None,
    lang: LangOption = "",
    as_json: JsonOption = False,
) -> None:
    """Replay a record and check commitment, nonces, hash chain and digests."""
    setting = choose_setting(lang=lang)
    kept = Kept(
        _read_hash("--commitment", commitment),
        tuple("" if one == NO_HASH else _read_hash("--hashes", one) for one in hashes.split(",")) if hashes else (),
        _read_hash("--link", link),
    )
    read = record.read(read_text(file))
    game = verify_record(read, finder(content or []), kept)
    checked: dict[str, str | int] = {
        "answers": len(game.answers),
        "entries": len(read.chain),
        "commitment": game.chance.commitment,
        "link": read.chain[-1][0],
        "called_off": read.header.called_off,
    }
    if as_json:
        print_json(checked)
        return
    echo(setting.words.say("verify-holds", {"file": file.name, **checked}))
    if read.header.called_off:
        echo(setting.words.say("verify-called-off", checked))
    if not (kept.link and kept.commitment):
        echo(setting.words.say("verify-nothing-kept"))


def _read_hash(option: str, text: str) -> str:
    """A hash as a player has kept it; a mistyped one must not look like a forged record."""
    if text and (len(text) != HASH_DIGITS or not all(letter in "0123456789abcdefABCDEF" for letter in text)):
        raise Problem("verify-hash", option=option, text=text[:80], digits=HASH_DIGITS)
    return text
