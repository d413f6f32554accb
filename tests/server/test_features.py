"""Every feature declares all its parts, and each part is declared exactly once."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from metro2033.kernel.problem import BadOption
from metro2033.live.autoplay import Autoplay
from metro2033.live.subscription import Subscriptions
from metro2033.server.app import build, running
from metro2033.server.core.config import Config
from metro2033.server.core.config_reader import VARIABLES, describe, read_variables, table, variable
from metro2033.server.core.database import Database
from metro2033.server.core.tables import metadata, outages, settings
from metro2033.server.features import FEATURES, quotas_of
from metro2033.server.http.identity import Identities
from metro2033.server.http.routes import ENDPOINTS
from metro2033.server.leagues.tables import leagues
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Closes, Loads, Service, Services, Starts
from tests.server.running import quick
from tests.server.timing import run

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


def services_imported(path: Path) -> set[str]:
    """Lists the features whose services a file imports."""
    found = re.findall(r"^from metro2033\.server\.(\w+)\.service import", path.read_text(), re.MULTILINE)
    return set(found) - {path.parent.name}


def test_services_are_built_from_those_of_features_before_them() -> None:
    before: set[str] = set()
    for feature in FEATURES:
        needed = services_imported(SERVER / feature.name / "service.py")
        assert needed <= before, f"{feature.name} needs {needed - before}"
        before.add(feature.name)


def test_a_service_that_is_built_later_cannot_be_used(database: str) -> None:
    empty = Services(build(quick(database)).core)
    with pytest.raises(AssertionError, match="OperatorService is not built yet"):
        RoomService(empty)


def test_every_part_that_starts_is_closed_or_says_that_it_only_loads(database: str) -> None:
    services = build(quick(database))
    lasting = [part for service in services.all for part in (*service.lasting, *service.queues)]
    assert [part for part in lasting if isinstance(part, Loads) == isinstance(part, Closes)] == []
    listed = {id(part) for part in lasting}
    # Autoplay and subscriptions start and close single rooms and connections; the application starts the database first.
    others = (Autoplay, Subscriptions, Identities, Database)
    for service in services.all:
        for name, part in vars(service).items():
            has_lifetime = isinstance(part, Starts | Closes) and not isinstance(part, others)
            assert not has_lifetime or id(part) in listed, f"{type(service).__name__}.{name}"


def test_parts_are_closed_in_the_reverse_order_and_all_of_them_after_a_failure(database: str) -> None:
    done: list[str] = []

    class Part:
        def __init__(self, name: str) -> None:
            self.name = name

        def start(self) -> None:
            done.append(f"start {self.name}")
            if self.name == "last":
                raise OSError("no start")

        async def close(self) -> None:
            done.append(f"close {self.name}")
            if self.name == "second":
                raise OSError("no end")

    class First(Service):
        lasting = (Part("first"), Part("second"))

    class Last(Service):
        lasting = (Part("last"),)

    async def scene() -> None:
        services = Services(build(quick(database)).core)
        services.add(First())
        services.add(Last())
        with pytest.raises(OSError, match="no end"):
            async with running(services):
                raise AssertionError("the last part cannot start")

    run(scene())
    assert done == ["start first", "start second", "start last", "close second", "close first"]


def taken() -> Iterator[str]:
    """Yields the kinds of quotas that code takes, in the server and in the parts it shares with devices."""
    for path in (*SERVER.rglob("*.py"), *(SERVER.parent / "live").rglob("*.py")):
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
    """Provides an environment without settings."""
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
        ("device", "no/such/folder"),
        ("device", "/"),  # a folder without the edition
    ],
)
def test_a_wrong_value_is_refused_by_its_variable(bare: pytest.MonkeyPatch, name: str, text: str) -> None:
    bare.setenv(variable(name), text)
    with pytest.raises(BadOption) as refusal:
        read_variables(Config())
    assert variable(name) in str(refusal.value)
