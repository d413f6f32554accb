"""What programs in other languages read of a game: it is up to date, and it describes what the games really ask and show."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
from tools import question_tables

from metro2033.cli.schema import QUESTIONS, describe
from metro2033.cli.setting import choose_setting
from metro2033.games import GAMES, find_rules
from tests.forks import ROOT, run_program
from tests.properties.conformance import walk

STALE = "run python -m tools.question_tables"
WINNER = re.compile(r"```python\n# file: winner.py\n(.*?)```", re.DOTALL)


def published(game: str) -> Any:
    return json.loads((ROOT / "docs" / "schemas" / f"{game}.json").read_text())


@pytest.mark.parametrize("game", GAMES)
def test_the_published_description_is_up_to_date(game: str) -> None:
    described = msgspec.json.decode(msgspec.json.encode(describe(choose_setting(game, lang="en"))))
    assert described == published(game), STALE


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_verbs_of_every_question_are_up_to_date(game: str) -> None:
    """Plays golden records, scenarios and random games with every house rule."""
    known = json.loads((GAMES[game].folder / QUESTIONS).read_text())
    assert question_tables.questions_of(game) == known, STALE
    asking = {step for step in find_rules(game, "", {}).steps.by_name if step.startswith(("choose_", "offer_"))}
    assert asking == set(known)


@pytest.mark.parametrize("game", GAMES)
def test_views_and_questions_of_played_games_fit_their_description(game: str) -> None:
    rules, described = find_rules(game, "", {}), published(game)
    validator = jsonschema.Draft202012Validator(described["view"])
    places = {station["id"] for station in described["map"].get("stations", [])}
    cards = {card["id"] for card in described["cards"]}
    seen = 0
    for number, s in enumerate(walk(rules, 3, 77, 30)):
        prompt = rules.view(s, s.asked).prompt
        verbs = described["questions"][prompt.name]["verbs"]
        for code in s.options:
            choice = rules.choices[code]
            assert choice.verb in verbs and (not choice.kind or choice.kind in verbs[choice.verb]), choice
            if choice.kind in ("card", "mission", "hero", "faction"):
                assert choice.target in cards
            if choice.kind == "station" and places:
                assert choice.target in places
        if number % 25 == 0:
            for viewer in (None, *range(3)):
                validator.validate(json.loads(msgspec.json.encode(rules.view(s, viewer))))
                seen += 1
    assert seen > 20


def test_tunnels_and_transfers_of_the_map_lead_both_ways() -> None:
    stations = {station["id"]: station for station in published("board")["map"]["stations"]}
    for name, station in stations.items():
        for kind in ("tunnels", "transfers"):
            assert all(name in stations[other][kind] for other in station[kind]), name
    assert all(station["tunnels"] or station["transfers"] for station in stations.values())


def test_the_command_prints_one_part_and_refuses_another() -> None:
    environment = {**os.environ, "METRO2033_LANG": "en"}
    ran = run_program("schema", "--game", "breakthrough", "--part", "questions", environment=environment)
    assert json.loads(ran.stdout) == published("breakthrough")["questions"]
    wrong = run_program("schema", "--part", "rules", environment=environment)
    assert wrong.returncode == 2 and "view, questions, map, cards" in wrong.stderr


def test_the_bot_at_the_end_of_the_tutorial_beats_novice(tmp_path: Path) -> None:
    found = WINNER.search((ROOT / "docs" / "tutorials" / "bot.md").read_text())
    assert found is not None
    bot = tmp_path / "winner.py"
    bot.write_text(found[1].replace("cards.json", str(tmp_path / "cards.json")))
    (tmp_path / "cards.json").write_text(json.dumps(published("breakthrough")["cards"]))
    spec = f"exec:{sys.executable} {bot}"
    words = ("simulate", "--game", "breakthrough", "--seats", "2", "--bots", f"{spec},novice", "--games", "40")
    counted = json.loads(run_program(*words, "--seed", "1", "--json", environment=dict(os.environ)).stdout)
    assert counted["wins"]["bot"][spec] == 33, counted["wins"]
    assert not counted.get("faults")
