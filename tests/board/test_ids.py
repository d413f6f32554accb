"""Every rule, flag, ruling, vector and invariant is named by a test or a scenario, and has its text."""

from __future__ import annotations

from pathlib import Path

from metro2033.text.rulebook import entries
from tests.board.ids import ALL_IDS, EXEMPT, RULES

TESTS = Path(__file__).parents[1]
HERE = {"ids.py", "test_ids.py"}


def named_ids() -> str:
    """Returns everything written in tests and scenarios, with underscores read as hyphens."""
    files = [path for path in TESTS.rglob("*") if path.suffix in (".py", ".toml") and path.name not in HERE]
    return "\n".join(path.read_text() for path in files).replace("_", "-").upper()


def test_every_id_is_named_by_a_test() -> None:
    text = named_ids()
    missing = [name for name in ALL_IDS if name not in text and name not in EXEMPT]
    assert not missing, f"without a test: {' '.join(missing)}"


def test_the_list_of_ids_is_whole() -> None:
    assert sum(RULES.values()) == 203
    assert len(ALL_IDS) == 203 + 41 + 114 + 43 + 10
    assert not [name for name in EXEMPT if name not in ALL_IDS]


def test_every_rule_flag_and_ruling_has_its_text() -> None:
    written = entries("en", "board")
    wanted = [name for name in ALL_IDS if not name.startswith("TV-")]
    wanted += [f"W-{n}" for n in range(1, 8)] + [f"D-{n:02}" for n in range(1, 50)]
    assert sorted(written) == sorted(wanted)


def test_rules_refer_only_to_rules_that_exist() -> None:
    written = entries("en", "board")
    for entry in written.values():
        assert set(entry.see) <= written.keys(), entry.id
        assert entry.text, entry.id
