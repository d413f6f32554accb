"""Features declare everything that is theirs, and nothing is declared twice or by nobody."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from metro2033.kernel.problem import BadOption
from metro2033.server.clubs.tables import leagues
from metro2033.server.core.config import VARIABLES, Config, describe, read_variables, table, variable
from metro2033.server.core.tables import metadata, outages, settings
from metro2033.server.features import FEATURES, quotas_of
from metro2033.server.http.routes import ENDPOINTS

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "metro2033" / "server"
NOT_FEATURES = {"core", "http"}
# Settings of the server itself, which every feature may need.
OF_THE_CORE = {"host", "port", "database", "origins", "hosts", "requests_per_second"}


def test_every_folder_is_a_feature() -> None:
    folders = {path.parent.name for path in SERVER.glob("*/__init__.py")}
    assert [feature.name for feature in FEATURES if feature.name not in folders] == []
    assert folders - NOT_FEATURES == {feature.name for feature in FEATURES}


def test_every_setting_belongs_to_one_feature() -> None:
    owned = Counter(name for feature in FEATURES for name in feature.settings)
    assert not [name for name, owners in owned.items() if owners > 1]
    assert owned.keys() | OF_THE_CORE == set(Config.__struct_fields__)
    assert not owned.keys() & OF_THE_CORE


def taken() -> Iterator[str]:
    """Yields the kinds of quotas that code takes."""
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("quotas.take"):
                kind = node.args[0]
                kinds = [kind.body, kind.orelse] if isinstance(kind, ast.IfExp) else [kind]
                yield from (one.value for one in kinds if isinstance(one, ast.Constant) and isinstance(one.value, str))


def test_every_quota_is_declared_once_and_used() -> None:
    declared = Counter(kind for feature in FEATURES for kind in feature.quotas(Config()))
    assert set(declared.values()) == {1}
    assert declared.keys() == quotas_of(Config()).keys() == set(taken())


def test_no_address_is_declared_twice() -> None:
    addresses = Counter((endpoint.method, endpoint.path) for endpoint in ENDPOINTS)
    assert set(addresses.values()) == {1}


def test_the_list_of_features_brings_all_tables() -> None:
    """A table that no feature imports would be missing from every check of personal data."""
    files = [path for path in SERVER.glob("*/tables.py") if path.parent.name != "core"]
    defined = {
        node.targets[0].id
        for path in files
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    assert leagues.name in defined
    assert set(metadata.tables) == defined | {settings.name, outages.name}


def test_every_setting_has_one_line_of_help_and_stands_in_the_documentation() -> None:
    for name in Config.__struct_fields__:
        assert describe(name)[1].description, name
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert table() in page, "run: python -m tools.setting_tables"


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """An environment without settings."""
    for name in Config.__struct_fields__:
        monkeypatch.delenv(variable(name), raising=False)
    monkeypatch.delenv("METRO2033_SMTP_HOST", raising=False)
    return monkeypatch


VALUES = {bool: "0", int: "7", float: "7.5", tuple[float, ...]: "1,2.5"}
READ = {"0": False, "7": 7, "7.5": 7.5, "1,2.5": (1.0, 2.5)}
PLAIN = [name for name in VARIABLES if describe(name)[0] in VALUES]


@pytest.mark.parametrize("name", PLAIN)
def test_every_setting_is_read_from_its_variable(bare: pytest.MonkeyPatch, name: str) -> None:
    text = VALUES[describe(name)[0]]
    bare.setenv(variable(name), text)
    assert getattr(read_variables(Config()), name) == READ[text]


def test_no_variable_leaves_the_defaults(bare: pytest.MonkeyPatch) -> None:
    assert read_variables(Config()) == Config()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("pause", "-1"),
        ("pause", "inf"),
        ("pause", "nan"),
        ("poll", "0"),
        ("bot_workers", "0"),
        ("bot_workers", "-1"),
        ("bot_workers", "two"),
        ("bot_workers", "1e9"),
        ("bot_workers", "1.5"),
        ("bot_tables", "1" * 20),
        ("notice_pauses", "5,-1"),
        ("public_url", "example"),
        ("cookie_key", "short"),
    ],
)
def test_a_wrong_value_is_refused_by_its_variable(bare: pytest.MonkeyPatch, name: str, text: str) -> None:
    bare.setenv(variable(name), text)
    with pytest.raises(BadOption) as refusal:
        read_variables(Config())
    assert variable(name) in str(refusal.value)
