"""`verify`: checks a game's luck and log against the commitments made before the deal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from metro2033.cli.command import Argument, Option
from metro2033.cli.setting import ContentOption, JsonOption, LangOption, choose_setting
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
    file: Annotated[Path, Argument(help="record-file", complete="records")],
    commitment: Annotated[str, Option("--commitment", help="verify-commitment")] = "",
    hashes: Annotated[str, Option("--hashes", help="verify-hashes")] = "",
    link: Annotated[str, Option("--link", help="verify-link")] = "",
    content: ContentOption = None,
    lang: LangOption = "",
    as_json: JsonOption = False,
) -> None:
    """Replays a record and checks commitment, nonces, hash chain and digests."""
    setting = choose_setting(lang=lang)
    kept = Kept(
        _read_hash("--commitment", commitment),
        tuple("" if one == NO_HASH else _read_hash("--hashes", one) for one in hashes.split(",")) if hashes else (),
        _read_hash("--link", link),
    )
    read = record.read(read_text(file))
    verified = verify_record(read, finder(content or []), kept)
    game = verified.game
    checked: dict[str, str | int] = {
        "answers": len(game.answers),
        "entries": len(read.chain),
        "commitment": game.chance.commitment,
        "link": read.chain[-1][0],
        "called_off": read.header.called_off,
        "unchecked_rounds": verified.unchecked_rounds,
    }
    if as_json:
        print_json(checked)
        return
    echo(setting.words.say("verify-holds", {"file": file.name, **checked}))
    if verified.unchecked_rounds:
        echo(setting.words.say("verify-no-digests", checked))
    if read.header.called_off:
        echo(setting.words.say("verify-called-off", checked))
    if not (kept.link and kept.commitment):
        echo(setting.words.say("verify-nothing-kept"))


def _read_hash(option: str, text: str) -> str:
    """Validates a hash that a player kept; a mistyped hash must not look like a forged record."""
    if text and (len(text) != HASH_DIGITS or not all(letter in "0123456789abcdefABCDEF" for letter in text)):
        raise Problem("verify-hash", option=option, text=text[:80], digits=HASH_DIGITS)
    return text
