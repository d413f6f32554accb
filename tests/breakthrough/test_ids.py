"""Every rule, acceptance check and invariant is named by a test or a scenario, and every rule has its text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from metro2033.text.rulebook import entries

TESTS = Path(__file__).parents[1]
PLACES = (TESTS / "breakthrough", TESTS / "scenarios" / "breakthrough")
RULES = [f"C-{n:02d}" for n in range(1, 87)]
CHECKS = [f"CA-{n:02d}" for n in range(1, 17)]
INVARIANTS = [f"CINV-{n:02d}" for n in range(1, 19)]
ID = re.compile(r"(?<![A-Z])(?:C|CA|CINV)-\d\d(?!\d)")


def named_ids() -> set[str]:
    """Returns every id written in a test or scenario of the card game, with underscores read as hyphens."""
    files = [path for place in PLACES for path in place.rglob("*") if path.suffix in (".py", ".toml")]
    text = "\n".join(path.read_text() for path in files if path.name != "test_ids.py")
    return set(ID.findall(text.replace("_", "-")))


def ids_in_names() -> set[str]:
    """Returns the ids in names of tests and scenario files."""
    names = [name for path in PLACES[0].glob("test_*.py") for name in re.findall(r"def (test_\w+)", path.read_text())]
    names += [path.stem.upper() for path in PLACES[1].rglob("*.toml")]
    return {found for name in names for found in ID.findall(name.replace("_", "-"))}


@pytest.mark.parametrize("ids", [RULES, CHECKS, INVARIANTS], ids=["rules", "checks", "invariants"])
def test_every_id_is_named_by_a_test(ids: list[str]) -> None:
    missing = [name for name in ids if name not in named_ids()]
    assert not missing, f"without a test: {' '.join(missing)}"


@pytest.mark.parametrize("ids", [RULES, CHECKS, INVARIANTS], ids=["rules", "checks", "invariants"])
def test_every_id_has_a_test_or_scenario_of_its_own(ids: list[str]) -> None:
    missing = [name for name in ids if name not in ids_in_names()]
    assert not missing, f"in no name: {' '.join(missing)}"


def test_no_test_names_an_id_that_does_not_exist() -> None:
    assert named_ids() <= {*RULES, *CHECKS, *INVARIANTS}


def test_every_rule_has_its_text() -> None:
    written = entries("en", "breakthrough")
    missing = [name for name in RULES if name not in written]
    assert not missing, f"without a text: {' '.join(missing)}"


def test_rules_refer_only_to_rules_that_exist() -> None:
    written = entries("en", "breakthrough")
    for entry in written.values():
        assert set(entry.see) <= written.keys(), entry.id
        assert entry.text, entry.id
