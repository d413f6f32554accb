"""The supply chain: every package of a server is locked with hashes and listed in the SBOM."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest
from tools.page_build import UNLOCKED_MARK, fetch, is_new_enough
from tools.sbom import NO_HASH, ROOT, sbom, uv_export

SHA256 = re.compile(r"[0-9a-f]{64}")


@pytest.fixture(scope="module")
def locked() -> dict[str, str]:
    """Provides the packages of a server and their versions, as pip would install them."""
    text = uv_export("--no-emit-project", "--no-header", "--no-annotate")
    wanted = re.findall(
        r"^([\w.-]+)==([^ ;\\]+)[^\n]*((?:\n    --hash=sha256:[0-9a-f]{64}[ \\]*)*)", text, re.MULTILINE
    )
    assert all(hashes.strip() for _, _, hashes in wanted), "every requirement has a hash"
    assert len(wanted) == len(re.findall(r"^\S", text, re.MULTILINE)), "nothing but pinned versions"
    return {name: version for name, version, _ in wanted}


def test_everything_declared_is_locked(locked: dict[str, str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    groups = [
        project["dependencies"],
        *(project["optional-dependencies"][name] for name in ("client", "server", "postgres")),
    ]
    names = {re.split(r"[^\w.-]", line)[0].lower().replace(".", "-") for group in groups for line in group} - {
        "metro2033"
    }
    assert names <= set(locked)


def test_the_sbom_lists_every_package_with_its_hash(locked: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "sbom.json"
    subprocess.run([sys.executable, "-m", "tools.sbom", str(file)], cwd=ROOT, check=True)
    document = json.loads(file.read_text())
    assert (document["bomFormat"], document["specVersion"]) == ("CycloneDX", "1.5")
    assert document["metadata"]["component"]["name"] == "metro2033"
    parts = document["components"]
    assert len({part["bom-ref"] for part in parts}) == len(parts)
    listed = {part["purl"]: part for part in parts}
    assert {f"pkg:pypi/{name}@{version}" for name, version in locked.items()} <= {
        purl.partition("?")[0] for purl in listed
    }
    for purl, part in listed.items():
        hashes = [
            *part.get("hashes", []),
            *(h for one in part.get("externalReferences", []) for h in one.get("hashes", [])),
        ]
        assert hashes or part.get("properties") == [NO_HASH], purl
        assert all(SHA256.fullmatch(h["content"]) for h in hashes if h["alg"] == "SHA-256")


def test_the_sbom_lists_the_page_as_its_lock_file_does() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    names = {(path.rpartition("node_modules/")[2], one["version"]) for path, one in lock.items() if path}
    parts = {(part["name"], part["version"]) for part in sbom()["components"] if part["purl"].startswith("pkg:npm/")}
    assert parts == names and ("svelte", lock["node_modules/svelte"]["version"]) in parts
    assert all(one.get("integrity") or one.get("optional") for path, one in lock.items() if path), "npm checks hashes"


def test_the_image_installs_only_what_is_locked() -> None:
    recipe = (ROOT / "deploy" / "Containerfile").read_text()
    assert "uv export --frozen" in recipe and "--require-hashes" in recipe and "--no-deps" in recipe


def test_unlocked_packages_of_the_page_leave_a_mark(tmp_path: Path) -> None:
    (tmp_path / "web" / "node_modules").mkdir(parents=True)
    node, ran = (Path("node"), ["npm"]), []

    def run(command: Sequence[str], folder: Path, environment: dict[str, str]) -> bool:
        ran.append(command[1])
        return command[1] != refused

    refused = ""
    assert fetch(tmp_path, [node], run) == node and ran == ["ci"]
    assert not (tmp_path / UNLOCKED_MARK).exists()
    refused = "ci"
    assert fetch(tmp_path, [node], run) == node and ran == ["ci", "ci", "install"]
    assert (tmp_path / UNLOCKED_MARK).exists()


@pytest.mark.parametrize(
    ("version", "builds"),
    [
        ("v18.20.0", 0),
        ("v20.18.3", 0),
        ("v20.19.0", 1),
        ("v21.7.3", 0),
        ("v22.11.0", 0),
        ("v22.12.0", 1),
        ("v24.0.1", 1),
    ],
)
def test_the_page_is_built_with_the_versions_of_node_that_its_tools_take(version: str, builds: int) -> None:
    assert is_new_enough(version) == bool(builds)
    engines = json.loads((ROOT / "web" / "package.json").read_text())["engines"]["node"]
    assert engines == "^20.19.0 || ^22.12.0 || >=23.0.0"
