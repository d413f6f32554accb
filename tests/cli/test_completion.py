"""The values that a shell offers, through the protocol that its completion script speaks."""

from __future__ import annotations

import os

import pytest

from metro2033.bots.registry import BOTS, LEVELS
from metro2033.games import GAMES
from metro2033.languages import LANGUAGES
from tests.forks import ROOT, run_program


def offered(line: str) -> list[str]:
    """Returns the words that bash would offer for the last word of a command line."""
    words = line.split(" ")
    environment = {
        **os.environ,
        "METRO2033_LANG": "en",
        "_METRO2033_COMPLETE": "bash_complete",
        "COMP_WORDS": line,
        "COMP_CWORD": str(len(words) - 1),
    }
    ran = run_program(environment=environment)
    assert ran.stderr == ""
    return [line.partition(",")[2] for line in ran.stdout.splitlines() if line]


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("metro2033 sim", ["simulate"]),
        ("metro2033 jo", ["join"]),
        ("metro2033 play --tu", ["--tui"]),
        ("metro2033 simulate --game ", list(GAMES)),
        ("metro2033 simulate --edition ", list(GAMES["board"].editions)),
        ("metro2033 simulate --game breakthrough --edition ", list(GAMES["breakthrough"].editions)),
        ("metro2033 simulate --bots ", [*BOTS, *LEVELS]),
        ("metro2033 simulate --bots greedy,pl", ["greedy,planner"]),
        ("metro2033 play --bots hu", ["human"]),
        ("metro2033 rule --lang ", LANGUAGES),
        ("metro2033 rule B-AA-08", ["B-AA-08"]),
        ("metro2033 rule --game breakthrough c-8", ["c-80", "c-81", "c-82", "c-83", "c-84", "c-85", "c-86"]),
        ("metro2033 cards eq_hand", ["eq_handcar"]),
        ("metro2033 cards --kind eq", ["equipment"]),
        ("metro2033 simulate --game breakthrough --variant survival1,survival4", ["survival1,survival4"]),
        ("metro2033 simulate --option market_ref", ["market_refill="]),
        ("metro2033 simulate --game chess --option x", []),
    ],
)
def test_values_are_completed(line: str, wanted: list[str]) -> None:
    assert sorted(offered(line)) == sorted(wanted)


def test_records_are_completed_with_their_folders() -> None:
    found = offered(f"metro2033 replay {ROOT}/tests/games/board_en2012_2_00")
    assert [os.path.basename(path) for path in found] == ["board_en2012_2_002.metro"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_gets_a_script(shell: str) -> None:
    environment = {**os.environ, "_METRO2033_COMPLETE": f"{shell}_source"}
    ran = run_program(environment=environment)
    assert "_METRO2033_COMPLETE" in ran.stdout and "metro2033" in ran.stdout
