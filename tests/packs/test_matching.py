"""Printed cards are matched with ours by their text, and their owner's answers become facts for the project."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from metro2033.games import GAMES
from metro2033.kernel.pack import NAME, make, read_pack
from metro2033.packs.facts import facts_of, has_wording, patch_of
from metro2033.packs.matching import Match, empty_pack, unknown_cards, with_facts
from metro2033.packs.stated import box_of, cards_by_id

KINDS = [(game, kind) for game in GAMES if GAMES[game].is_ours for kind in box_of(game).reader.kinds]


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_every_card_is_found_by_its_values(game: str, kind: str) -> None:
    for card, (own, fields) in cards_by_id(box_of(game)).items():
        if own != kind:
            continue
        match = Match(game, kind, set())
        while (field := match.question()) is not None:
            before = len(match.left)
            match.say(field, fields.get(field, "none"))
            assert len(match.left) < before
        assert card in match.left
        assert match.facts(card).items() <= fields.items()


def test_a_value_that_cannot_be_told_leaves_every_card() -> None:
    match = Match("board", "threat", {"th1_looters"})
    before, field = list(match.left), match.question()
    assert field is not None and "th1_looters" not in before
    match.say(field, None)
    assert match.left == before and match.question() not in (None, field) and match.facts(before[0]) == {}


def test_facts_are_added_to_a_pack_and_counted() -> None:
    pack = empty_pack("board", "mine")
    unknown, threats = unknown_cards("board", "threat", pack)
    marks = cards_by_id(box_of("board"))["th1_looters"][1]
    facts = {field: marks[field] for field in ("stage", "type", "strength", "property", "reward")}
    pack = with_facts(with_facts(pack, "th1_looters", {"stage": 1}, "", "pl"), "th1_looters", facts, "Złodzieje", "pl")
    assert unknown_cards("board", "threat", pack) == (unknown - 1, threats)
    assert {fact.field for fact in facts_of(pack)} == {*facts, NAME}
    assert "+th1_looters = Złodzieje" in patch_of(pack)


def test_no_wording_of_a_box_is_contributed() -> None:
    pack = with_facts(empty_pack("board", "mine"), "th1_looters", {"strength": 5}, "Złodzieje", "pl")
    texts: Any = {"pl": {"th1_looters": {NAME: "Złodzieje", "text": "Zdanie wydawcy."}}}
    worded = make(
        type(pack.file)(**{**{name: getattr(pack.file, name) for name in pack.file.__struct_fields__}, "texts": texts})
    )
    assert has_wording(worded) and not has_wording(pack)
    assert "Zdanie wydawcy" not in patch_of(worded) and patch_of(worded) == patch_of(pack)


def program(folder: Path, said: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "metro2033", "pack", *words, "--lang", "en"]
    return subprocess.run(command, cwd=folder, input=said, capture_output=True, text=True, check=False, timeout=120)


def test_an_owner_is_guided_from_a_card_to_a_contribution(tmp_path: Path) -> None:
    first = program(tmp_path, "1\n1\n1\ny\nn\n?\nRobbers\n0\nq\n", "match", "mine.toml", "--kind", "threat")
    assert first.returncode == 0 and "Looters  th1_looters" in first.stdout
    assert "None of our cards is that one" in first.stdout and "None of ours: 1" in " ".join(first.stdout.split())
    pack = read_pack(tmp_path / "mine.toml")
    assert pack.file.cards == {"th1_looters": {"strength": 2, "type": "physical", "stage": 1}}
    assert pack.file.texts == {"en": {"th1_looters": {NAME: "Robbers"}}}
    again = program(tmp_path, "1\n", "match", "mine.toml", "--kind", "threat")
    assert again.returncode == 0 and "Looters" not in again.stdout
    done = program(tmp_path, "", "contribute", "mine.toml")
    assert done.returncode == 0 and "4 facts about 1 card" in done.stdout and "belong to the publisher" in done.stdout
    assert 'strength = "owner"' in (tmp_path / "mine.patch").read_text()
    assert "kind" in program(tmp_path, "", "match", "mine.toml", "--kind", "monster").stderr
