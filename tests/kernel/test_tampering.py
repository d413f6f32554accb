"""Tampering with the record of a game: the changes that `verify` catches alone, and with facts that a player has kept.

The forger is the operator: he knows the secret, so he may rewrite a whole record, every digest and every link included.
Only facts that players have kept (the commitment, the hashes of the nonces, a link) tell such a record from the true
record.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.chain import LogEntry, next_link
from metro2033.kernel.chance import SEALED, SEALED_2, Chance
from metro2033.kernel.game import Game
from metro2033.kernel.header import Header, genesis, header_of, write_header
from metro2033.kernel.problem import BadRecord, Problem
from metro2033.kernel.verify import Kept, hashes_of, verify

SECRET = "5a" * 32
CHANCE = Chance(SEALED_2, secret=SECRET, nonces=("nonce-of-anna-16", "nonce-of-boris-1"))
PLAYERS = ("human", "human")
RULES = find_rules("breakthrough", "", {})


def play(chance: Chance, seed: int, seats: int = 2) -> tuple[Game, list[LogEntry]]:
    """Returns a whole game with its log; some answers are undone and given again."""
    game, luck = Game.new(RULES, seats, chance), random.Random(seed)
    log: list[LogEntry] = []
    while not game.over:
        prompt = game.prompts()[-1]
        options = [option for option in prompt.options if option.verb != "tidy"] or list(prompt.options)
        choice = luck.choice(options)
        game.answer(prompt.seat, choice)
        log.append(LogEntry("answer", prompt.seat, choice.id))
        if len(prompt.options) > 1 and game.may_undo(prompt.seat) and luck.random() < 0.1:
            game.undo(prompt.seat)
            log.append(LogEntry("undo", prompt.seat))
    return game, log


@cache
def honest() -> tuple[Game, list[LogEntry], str]:
    """Returns the game that was played, with its log and its record."""
    game, log = play(CHANCE, 5)
    return game, log, record.write(game, header(game), log)


def header(game: Game) -> Header:
    return replace(header_of(game, "1.0", PLAYERS), called_off=1)


@cache
def kept() -> Kept:
    """Returns the facts that a player has kept: the last link that was shown is the one before the end."""
    links = [link for link, _ in record.read(honest()[2]).chain]
    return Kept(CHANCE.commitment, hashes_of(CHANCE), links[-1])


def written_anew(log: list[LogEntry], chance: Chance = CHANCE, **changes: Any) -> str:
    """Returns a record that fits together, of another log, another luck or another header."""
    game = Game.new(RULES, 2, chance)
    for entry in log:
        if entry.kind == "answer":
            game.answer(entry.seat, entry.choice)
        elif entry.kind == "undo":
            game.undo(entry.seat)
    return record.write(game, replace(header(game), **changes), log)


# What a forger does who changes the text alone: caught without anything kept.


def change(pattern: str, by: str) -> Callable[[], str]:
    return lambda: re.sub(pattern, by, honest()[2], count=1, flags=re.M)


def drop_entry() -> str:
    lines = honest()[2].split("\n")
    lines.remove(next(line for line in lines if line.startswith("~ ")))
    return "\n".join(lines)


def swap_entries() -> str:
    lines = honest()[2].split("\n")
    first = next(i for i, line in enumerate(lines) if line.startswith("~ "))
    lines[first], lines[first + 1] = lines[first + 1], lines[first]
    return "\n".join(lines)


def repeat_entry() -> str:
    return re.sub(r"^(~ .*\n)", r"\1\1", honest()[2], count=1, flags=re.M)


def repeat_answer() -> str:
    return re.sub(r"^([01] .*\n)", r"\1\1", honest()[2], count=1, flags=re.M)


def other_answer() -> str:
    """Replaces the first answer by another option of the question."""
    game = Game.new(RULES, 2, CHANCE)
    prompt = game.prompts()[0]
    given = honest()[1][0].choice
    other = next(option.id for option in prompt.options if option.id != given)
    return honest()[2].replace(f"\n{prompt.seat} {given}\n", f"\n{prompt.seat} {other}\n", 1)


def other_salt() -> str:
    """Returns the last link made with the salt of another secret."""
    chain = record.read(honest()[2]).chain
    link, entry = chain[-1]
    return honest()[2].replace(link, next_link(chain[-2][0], len(chain), entry, "5b" * 32))


def go_on_after_the_end() -> str:
    """Adds an entry to a finished game."""
    _, log, text = honest()
    more = next_link(kept().link, len(log) + 1, LogEntry("end"), SECRET)
    return text.replace("\n. ", f"\n~ {more} end\n. ")


CARELESS: dict[str, tuple[Callable[[], str], str]] = {
    "another answer": (other_answer, "record-"),
    "an answer twice": (repeat_answer, "record-answer"),
    "an answer in the log changed": (change(r"^(~ \w+ answer) 0", r"\1 1"), "chain-link"),
    "an entry of the log dropped": (drop_entry, "chain-link"),
    "two entries of the log swapped": (swap_entries, "chain-link"),
    "an entry of the log twice": (repeat_entry, "chain-link"),
    "an entry after the end": (go_on_after_the_end, "chain-after-end"),
    "the whole log left out": (lambda: re.sub(r"^~ .*\n", "", honest()[2], flags=re.M), "verify-no-chain"),
    "another salt": (other_salt, "chain-link"),
    "another secret": (change(r"^secret: .*", f"secret: {'5b' * 32}"), "record-commitment"),
    "another commitment": (change(r"^commitment: .*", f"commitment: {'00' * 32}"), "record-commitment"),
    "another nonce": (change(r"^nonce: nonce-of-anna", "nonce: nonce-of-hanna"), "record-"),
    "a nonce left out": (change(r"^nonce: .*\n", ""), "verify-nonces"),
    "a nonce that no player can give": (change(r"^nonce: .*", "nonce: a b"), "verify-nonce-form"),
    "the nonces swapped": (
        lambda: written_text(chance=replace(CHANCE, nonces=(CHANCE.nonces[1], CHANCE.nonces[0]))),
        "record-",
    ),
    "the older way to mix": (change(r"^chance: sealed 2", "chance: sealed"), "record-"),
    "fast luck": (change(r"^chance: sealed 2", "chance: fast\nseed: 1"), "verify-fast"),
    "another name of a player": (change(r"^player: human", "player: legend"), "chain-link"),
    "another number of seats": (change(r"^seats: 2", "seats: 3"), "verify-nonces"),
    "other options": (change(r"^player", "option: survival=1\nplayer"), "record-|option-|chain-"),
    "another edition": (change(r"^edition: .*", "edition: xx1999"), "option-edition"),
    "other content": (change(r"^content: .*", "content: 0123456789abcdef"), "record-content"),
    "another version": (change(r"^version: .*", "version: 2.0"), "chain-link"),
    "a called-off deal concealed": (change(r"^called_off: 1\n", ""), "chain-link"),
    "another digest of a round": (change(r"^= (\d+) \w+", r"= \1 0123456789abcdef"), "record-digest"),
    "another result": (change(r"^\. winner \d", ". winner 7"), "record-close"),
    "the end cut off": (lambda: honest()[2][: honest()[2].index("\n. ") + 1], "record-no-close"),
}


def written_text(chance: Chance) -> str:
    """Returns the true record under the header of another luck."""
    text = honest()[2]
    top, rest = text.split("\n\n", 1)
    first = top.split("\n")[0]
    return f"{first}\n{write_header(replace(record.read(text).header, chance=chance))}\n\n{rest}"


def test_fault_8_digests_that_were_removed_are_counted() -> None:
    """Without its digests a record still fits together; what was not compared is said, so that it does not pass for verified."""
    text = honest()[2]
    rounds = len(re.findall(r"^= ", text, flags=re.M))
    assert rounds > 2 and verify(record.read(text), find_rules).unchecked_rounds == 0
    assert verify(record.read(change(r"^= .*\n", "")()), find_rules).unchecked_rounds == 1
    bare = re.sub(r"^= .*\n", "", text, flags=re.M)
    assert verify(record.read(bare), find_rules).unchecked_rounds == rounds


@pytest.mark.parametrize("what", CARELESS)
def test_a_changed_record_does_not_fit_together(what: str) -> None:
    forge, problem = CARELESS[what]
    forged = forge()
    assert forged != honest()[2]
    with pytest.raises(Problem) as caught:
        verify(record.read(forged), find_rules)
    assert re.match(problem, caught.value.key), caught.value.key


# Forgeries by the operator, who can rewrite everything: only the players' own notes reveal them.

OTHER_NONCE = replace(CHANCE, nonces=("ground-by-operat0r", CHANCE.nonces[1]))


def without_undos() -> list[LogEntry]:
    """Returns the same game, as if nobody had taken anything back."""
    left: list[LogEntry] = []
    for entry in honest()[1]:
        if entry.kind == "undo":
            left.pop()
        else:
            left.append(entry)
    return left


REWRITTEN: dict[str, tuple[Callable[[], str], str]] = {
    "a whole other game under the same secret and nonces": (
        lambda: written_anew(play(CHANCE, 6)[1]),
        "verify-other-link",
    ),
    "the end of the game left out": (lambda: written_anew(honest()[1][:-3]), "verify-other-link"),
    "undone answers concealed": (lambda: written_anew(without_undos()), "verify-other-link"),
    "a called-off deal concealed": (lambda: written_anew(honest()[1], called_off=0), "verify-other-link"),
    "other players": (lambda: written_anew(honest()[1], players=("human", "legend")), "verify-other-link"),
    "another version": (lambda: written_anew(honest()[1], version="2.0"), "verify-other-link"),
    "a nonce that was chosen after the others were known": (
        lambda: written_anew(play(OTHER_NONCE, 5)[1], OTHER_NONCE),
        "verify-other-nonces",
    ),
    "no nonce where there was one": (
        lambda: written_anew(*_played(replace(CHANCE, nonces=("seat 0", CHANCE.nonces[1])))),
        "verify-other-nonces",
    ),
    "the older way to mix": (lambda: written_anew(*_played(replace(CHANCE, kind=SEALED))), "verify-other-link"),
    "a secret that was chosen later": (
        lambda: written_anew(*_played(replace(CHANCE, secret="5b" * 32))),
        "verify-other-link",
    ),
}


def _played(chance: Chance) -> tuple[list[LogEntry], Chance]:
    return play(chance, 5)[1], chance


@pytest.mark.parametrize("what", REWRITTEN)
def test_a_record_written_anew_is_not_the_game_that_was_played(what: str) -> None:
    forge, problem = REWRITTEN[what]
    forged = record.read(forge())
    verify(forged, find_rules)  # it fits together: the record alone cannot tell
    with pytest.raises(BadRecord) as caught:
        verify(forged, find_rules, kept())
    assert caught.value.key == problem


def test_a_secret_that_was_chosen_later_is_caught_by_the_commitment_alone() -> None:
    forged = record.read(written_anew(*_played(replace(CHANCE, secret="5b" * 32))))
    with pytest.raises(BadRecord) as caught:
        verify(forged, find_rules, Kept(CHANCE.commitment))
    assert caught.value.key == "verify-other-commitment"


def test_the_true_record_holds_with_everything_kept() -> None:
    game, log, text = honest()
    assert any(entry.kind == "undo" for entry in log)
    links = [link for link, _ in record.read(text).chain]
    for link in ("", genesis(header(game)), *links[::60], links[-1]):
        verify(record.read(text), find_rules, replace(kept(), link=link.upper()))


def test_what_cannot_matter_does_not() -> None:
    """The order and the white space of header lines say nothing; times and the names of people are not in a record."""
    text = honest()[2]
    top, rest = text.split("\n\n", 1)
    first, *lines = top.split("\n")
    nonces = [line for line in lines if line.startswith("nonce: ")]
    others = [line for line in lines if not line.startswith("nonce: ")]
    for same in (
        "\n".join([first, *reversed(others), *nonces]) + "\n\n" + rest,
        text.replace("seats: 2\n", "  seats: 2  \n"),
        text.replace("\n", "\r\n"),
        text + "\n\n",
    ):
        verify(record.read(same), find_rules, kept())
