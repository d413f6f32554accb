"""Bots that are asked again: their answers in a record are confirmed, and forged answers are found.

The report names everything that cannot be checked.
"""

from __future__ import annotations

import json
import os
import subprocess
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from metro2033.bots.bot import Question
from metro2033.bots.drive import play_seeded
from metro2033.bots.neural.weights import VARIABLE
from metro2033.bots.registry import make_bot
from metro2033.bots.witness import (
    CODE,
    COST,
    TIME,
    WEIGHTS,
    Named,
    Witnessed,
    ask_again,
    is_close,
    name_bot,
    name_bots,
    read_named,
    seed_of,
    why_not,
)
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.chain import ANSWER, UNDO, LogEntry
from metro2033.kernel.chance import SEALED_2, Chance
from metro2033.kernel.header import Header, genesis, header_for, public_lines
from metro2033.kernel.problem import BadRecord
from metro2033.kernel.verify import verify
from metro2033.live.live_game import LiveGame
from metro2033.live.tasks import make_task, think
from tests.forks import run_program

CHANCE = Chance(SEALED_2, secret="5a" * 32, nonces=("nonce-of-anna-16", "seat 1", "seat 2"))
BOTS = {1: "novice", 2: "random"}
FORGED = 25  # entries after which the operator may exchange an answer


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return run_program(*words, environment={**os.environ, "METRO2033_LANG": "en", "COLUMNS": "200"})


def header_of(game: str, bots: tuple[str, ...]) -> Header:
    rules = find_rules(game, "", {})
    return replace(header_for(rules, 3, CHANCE, "1.0", ("human", *BOTS.values())), bots=bots)


def play(game: str, entries: int, *, forge: bool = False) -> tuple[str, int]:
    """Returns the record of a game of one person and two bots, with undos, as a host plays it.

    The second value is the number of the forged entry, or 0.
    """
    rules, luck = find_rules(game, "", {}), Random(3)
    table = LiveGame(rules, header_of(game, tuple(name_bot(seat, bot, game) for seat, bot in BOTS.items())))
    forged = 0
    while table.seq < entries and not table.over:
        state = table.game.state
        prompt = next(prompt for prompt in table.prompts() if prompt.seat == state.asked)
        seat, options = prompt.seat, [option.id for option in prompt.options]
        if seat in BOTS and len(options) > 1:
            choice = think(make_task(BOTS[seat], rules, {}, table.game.asked_state(seat), table.bot_seed(seat)))
            others = [option for option in options if option != choice and not option.startswith("tidy")]
            if forge and not forged and table.seq > FORGED and seat == 1 and others:
                choice, forged = others[0], len(table.game.answers) + 1
        else:
            choice = luck.choice([option for option in options if not option.startswith("tidy")] or options)
        table.apply(LogEntry(ANSWER, seat, choice))
        if not forged and table.may_undo(0) and luck.random() < 0.2:
            table.apply(LogEntry(UNDO, 0))
    return record.write(table.game, table.header, table.log), forged


@cache
def honest(game: str) -> str:
    return play(game, 90)[0]


def asked(text: str) -> list[Witnessed]:
    read = record.read(text)
    verify(read, find_rules)
    return ask_again(read, find_rules)


@pytest.mark.parametrize("game", ["board", "breakthrough"])
def test_bots_of_a_host_give_the_same_answers_again(game: str) -> None:
    """Though they were asked about another guess at what they cannot know."""
    found = asked(honest(game))
    assert [(one.seat, one.differences, one.unverifiable) for one in found] == [(1, (), ""), (2, (), "")]
    assert found[0].bot == "greedy:samples=1:slips=60" and all(one.decisions > 5 for one in found)


@pytest.mark.parametrize("game", ["board", "breakthrough"])
def test_a_forged_answer_is_found(game: str) -> None:
    """The operator writes a whole consistent record in which he chose once for a bot."""
    text, forged = play(game, 60, forge=True)
    assert forged
    first, second = asked(text)
    assert [difference.answer for difference in first.differences] == [forged] and not second.differences
    assert first.differences[0].given != first.differences[0].own


def test_a_record_without_bots_verifies_as_before() -> None:
    old = record.read(honest("breakthrough"))
    text = "\n".join(line for line in honest("breakthrough").split("\n") if not line.startswith("bot: "))
    assert ask_again(record.read(text), find_rules) == []
    with pytest.raises(BadRecord):
        verify(record.read(text), find_rules)  # the operator cannot leave the bots out later: link 0 has them
    assert genesis(old.header) != genesis(replace(old.header, bots=()))


def test_a_seed_is_new_for_every_question_and_needs_the_secret() -> None:
    seeds = {seed_of(CHANCE, seat, number) for seat in range(6) for number in range(200)}
    assert len(seeds) == 1200 and max(seeds) < 1 << 30
    other = Chance(SEALED_2, secret="5b" * 32, nonces=CHANCE.nonces)
    assert seed_of(CHANCE, 1, 1) != seed_of(other, 1, 1)
    public = "\n".join(public_lines(record.read(honest("breakthrough")).header))
    assert CHANCE.secret not in public and str(seed_of(CHANCE, 1, 0)) not in public


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("neural:ms=1000", TIME),
        ("planner:samples=999999999", COST),
        ("ismcts:iterations=10001", COST),
        ("planner:samples=100:depth=10:width=100", COST),
        ("master", TIME),
        ("ismcts", TIME),
        ("ismcts:ms=200", TIME),
        ("ismcts:iterations=5", ""),
        ("neural:samples=2:ms=50", ""),
        ("planner:samples=2", ""),
        ("./mybot", CODE),
        ("exec:python mybot.py", CODE),
        ("bots.mine:Mine", CODE),
    ],
)
def test_what_cannot_be_checked_is_said(spec: str, why: str) -> None:
    rules = find_rules("breakthrough", "", {})
    header = replace(header_for(rules, 2, Chance(seed=1), "1.0"), bots=name_bots((spec, "random"), rules.game))
    found = ask_again(record.read(record.write_answers(rules, header, [])), find_rules)
    assert [one.unverifiable for one in found] == [why, ""]
    assert "mybot" not in "".join(header.bots), "the path of a program is nobody's business"


def test_other_weights_are_not_taken_for_a_forgery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = find_rules("breakthrough", "", {})
    named = read_named(name_bot(0, "neural", rules.game))
    assert len(named.weights) == 64
    other = f"0 {'0' * 64} {named.spec}"
    header = replace(header_for(rules, 2, Chance(seed=1), "1.0"), bots=(other,))
    assert ask_again(record.read(record.write_answers(rules, header, [])), find_rules)[0].unverifiable == WEIGHTS
    # Where the weights are kept apart, as in a browser, their hash lies beside their place.
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert read_named(name_bot(0, "neural", rules.game)).weights == "-"
    (tmp_path / "breakthrough.sha256").write_text(f"{named.weights}\n")
    assert read_named(name_bot(0, "neural", rules.game)) == named


def test_a_network_is_asked_again_with_leeway_for_rounding_only() -> None:
    rules = find_rules("breakthrough", "", {})
    bots = ("neural", "random")
    header = replace(header_for(rules, 2, Chance(seed=4), "1.0"), bots=name_bots(bots, rules.game))
    text = record.write_answers(rules, header, play_seeded(rules, bots, 4, 2).answers)
    found = ask_again(record.read(text), find_rules)
    assert [one.differences for one in found] == [(), ()] and found[0].decisions > 3
    bot, question = make_bot("neural", rules, 0), Question(rules, rules.start(2, Chance(seed=4)))
    own = bot.choose(question)
    assert [code for code in question.options if is_close(bot, question, code)] == [own]


@pytest.mark.parametrize(
    "line", ["bot: 3 - greedy", "bot: 1 - greedy\nbot: 1 - greedy", "bot: 0 x greedy", "bot: 0 - ../x"]
)
def test_a_bot_of_no_form_is_refused(line: str) -> None:
    with pytest.raises(BadRecord):
        record.read(honest("breakthrough").replace("player: human\n", f"{line}\nplayer: human\n"))


def test_the_command_asks_the_bots_of_a_simulation_and_says_what_it_found(tmp_path: Path) -> None:
    done = run(
        "simulate",
        "--game",
        "breakthrough",
        "--bots",
        "novice,random",
        "--seats",
        "2",
        "--games",
        "1",
        "--records",
        str(tmp_path),
    )
    assert done.returncode == 0, done.stderr
    [path] = tmp_path.glob("*.metro")
    ran = run("verify", str(path))
    assert (
        ran.returncode == 0
        and "only the bots are checked" in ran.stdout
        and ran.stdout.count("the same way again") == 2
    )
    found = json.loads(run("verify", str(path), "--json").stdout)["bots"]
    assert [bot["differences"] for bot in found] == [[], []]
    assert json.loads(run("verify", str(path), "--no-bots", "--json").stdout)["bots"] == []
    # The second bot is said to be another one than it was.
    path.write_text(path.read_text().replace("bot: 1 - random", "bot: 1 - planner:samples=1"))
    other = run("verify", str(path))
    assert other.returncode == 1 and "aren’t the bot’s" in other.stdout
    found = json.loads(run("verify", str(path), "--json").stdout)["bots"]
    assert [bool(bot["differences"]) for bot in found] == [False, True]


def test_a_record_cannot_name_code_to_be_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "planted.py").write_text("from pathlib import Path\nPath('ran').touch()\nclass Bot: ...\n")
    monkeypatch.chdir(tmp_path)
    assert why_not(Named(1, "-", "planted:Bot"), find_rules("board", "", {})) == CODE
    assert not (tmp_path / "ran").exists()
