"""Facts for the project: a patch that applies, content that loads after it, and forms to fill in."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from metro2033.kernel.pack import parse
from metro2033.packs.check import faults_of
from metro2033.packs.facts import facts_of, patch_of
from metro2033.packs.form import base_of, write_form
from metro2033.packs.stated import box_of, statements
from tests.packs.written import BOARD, board_pack, card_pack

ROOT = Path(__file__).parents[2]


def test_facts_are_what_owners_read_and_the_content_does_not_know() -> None:
    found = {(fact.card, fact.field) for fact in facts_of(board_pack())}
    assert found == {
        ("th1_looters", "name"),
        ("th1_looters", "strength"),
        ("th1_looters", "reward"),
        ("cc_regroup", "bonus"),
        ("cc_regroup", "bonus_against"),
    }  # not the house rule of the AKM
    assert not facts_of(parse(BOARD.replace('game = "board"', 'game = "board"\nprovenance = "house"'), "x"))


@pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
@pytest.mark.parametrize("pack", [board_pack(), card_pack()], ids=["board", "cards"])
def test_the_patch_applies_and_the_content_then_says_so(pack: object, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "static", "__pycache__"))
    patch = patch_of(pack)  # type: ignore[arg-type]
    subprocess.run(["git", "apply", "-"], input=patch, text=True, cwd=tmp_path, check=True)
    asked = (
        "import json; from metro2033.packs.stated import cards_by_id, box_of\n"
        f"cards = cards_by_id(box_of({pack.file.game!r}))\n"  # type: ignore[attr-defined]
        "for card, field in [line.split('.') for line in input().split()]:\n"
        "    print(json.dumps([cards[card][1][field], cards[card][1]['provenance'].get(field)], sort_keys=True))"
    )
    wanted = [fact for fact in facts_of(pack) if fact.field != "name"]  # type: ignore[arg-type]
    named = " ".join(f"{fact.card}.{fact.field}" for fact in wanted)
    told = subprocess.run(
        [sys.executable, "-c", asked], input=named, text=True, capture_output=True, check=True,
        env={"PYTHONPATH": str(tmp_path / "src")},
    )  # fmt: skip
    marks = [None if fact.value == "none" else "owner" for fact in wanted]
    assert told.stdout.splitlines() == [
        json.dumps([fact.value, mark], sort_keys=True) for fact, mark in zip(wanted, marks, strict=True)
    ]


def test_a_pack_without_news_is_an_empty_patch() -> None:
    assert patch_of(parse('{"format":"metro2033 pack 1","name":"x","game":"board"}', "x")) == ""


@pytest.mark.parametrize("game", ["board", "breakthrough"])
def test_a_form_is_a_pack_and_filled_in_it_states_what_we_reconstruct(game: str) -> None:
    form = write_form(game, "Mine", "Anna", (), "How to\nfill it in")
    empty = parse(form, "form.toml")
    assert empty.file.base == base_of(game) and not list(statements(empty)) and not faults_of(empty)
    full = parse(
        "\n".join(line.removeprefix("# ") for line in form.splitlines() if " to" not in line and "fill" not in line),
        "x",
    )
    assert not faults_of(full) and not any(statement.is_changed for statement in statements(full))
    assert len(facts_of(full)) > 200
    kinds = box_of(game).reader.kinds
    assert len(write_form(game, "Mine", "", kinds[:1], "")) < len(form)
