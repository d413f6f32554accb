"""`verify`: checks a game's luck and log against the commitments made before the deal, and its bots' answers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from click.exceptions import Exit

from metro2033 import __version__
from metro2033.bots.witness import Witnessed, ask_again
from metro2033.cli.command import Argument, Option
from metro2033.cli.setting import ContentOption, JsonOption, LangOption, choose_setting, progress_bar
from metro2033.cli.streams import echo, print_json
from metro2033.files import read_text
from metro2033.games import finder
from metro2033.kernel import record
from metro2033.kernel.problem import Problem
from metro2033.kernel.verify import Kept, Verified
from metro2033.kernel.verify import verify as verify_record
from metro2033.text.words import Words

HASH_DIGITS = 64
NO_HASH = "-"


def verify(
    file: Annotated[Path, Argument(help="record-file", complete="records")],
    commitment: Annotated[str, Option("--commitment", help="verify-commitment")] = "",
    hashes: Annotated[str, Option("--hashes", help="verify-hashes")] = "",
    link: Annotated[str, Option("--link", help="verify-link")] = "",
    no_bots: Annotated[bool, Option("--no-bots", help="verify-no-bots")] = False,
    content: ContentOption = None,
    lang: LangOption = "",
    as_json: JsonOption = False,
) -> None:
    """Replays a record, checks commitment, nonces, hash chain and digests, and asks the bots again."""
    setting = choose_setting(lang=lang)
    kept = Kept(
        _read_hash("--commitment", commitment),
        tuple("" if text == NO_HASH else _read_hash("--hashes", text) for text in hashes.split(",")) if hashes else (),
        _read_hash("--link", link),
    )
    read, find = record.read(read_text(file)), finder(content or [])
    checked: dict[str, str | int]
    if read.header.chance.is_sealed or not read.header.bots:
        checked = _check_luck(read, verify_record(read, find, kept))
    else:  # bots alone at a table: nobody's luck is to be proved, but the bots can be asked
        checked = {"answers": len(record.replay(read, find).answers)}
    bots = [] if no_bots else _ask_bots(read, find)
    if as_json:
        print_json({**checked, "bots": bots})
    else:
        _show(setting.words, file, read, kept, checked)
        for bot in bots:
            echo(_sentence(setting.words, bot))
        if bots and read.header.version != __version__:
            echo(setting.words.say("verify-bot-version", {"recorded": read.header.version, "here": __version__}))
    if any(bot.differences for bot in bots):
        raise Exit(1)


def _check_luck(read: record.Record, verified: Verified) -> dict[str, str | int]:
    return {
        "answers": len(verified.game.answers),
        "entries": len(read.chain),
        "commitment": verified.game.chance.commitment,
        "link": read.chain[-1][0],
        "called_off": read.header.called_off,
        "unchecked_rounds": verified.unchecked_rounds,
    }


def _ask_bots(read: record.Record, find: record.FindRules) -> list[Witnessed]:
    with progress_bar() as bar:
        task = bar.add_task("", total=len(read.answers))
        return ask_again(read, find, lambda: bar.advance(task))


def _show(words: Words, file: Path, read: record.Record, kept: Kept, checked: dict[str, str | int]) -> None:
    if "link" not in checked:
        echo(words.say("verify-bots-only", {"file": file.name, **checked}))
        return
    echo(words.say("verify-holds", {"file": file.name, **checked}))
    if checked["unchecked_rounds"]:
        echo(words.say("verify-no-digests", checked))
    if read.header.called_off:
        echo(words.say("verify-called-off", checked))
    if not (kept.link and kept.commitment):
        echo(words.say("verify-nothing-kept"))


def _sentence(words: Words, found: Witnessed) -> str:
    """Returns the sentence about one bot."""
    shown: dict[str, str | int] = {"seat": found.seat + 1, "bot": found.bot, "decisions": found.decisions}
    if found.unverifiable:
        return words.say(f"verify-bot-{found.unverifiable}", shown)
    if not found.differences:
        return words.say("verify-bot-own", shown)
    first = found.differences[0]
    differs: dict[str, str | int] = {
        "count": len(found.differences),
        "answer": first.answer,
        "given": first.given,
        "own": first.own,
    }
    return words.say("verify-bot-differs", {**shown, **differs})


def _read_hash(option: str, text: str) -> str:
    """Validates a hash that a player kept; a mistyped hash must not look like a forged record."""
    if text and (len(text) != HASH_DIGITS or not all(letter in "0123456789abcdefABCDEF" for letter in text)):
        raise Problem("verify-hash", option=option, text=text[:80], digits=HASH_DIGITS)
    return text
