"""Installation: pip builds the compiled engine and the page, and says plainly which part it could not build.

Games are the same on both builds.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from tools.compiled import PLAIN, ROOT, built_wheel, copy_sources, pip_wheel, source_files, unpacked

from metro2033.text.typeset import plain
from tests.builds.making import Home, environment, needs_compiler
from tests.games.test_golden import RECORDS
from tests.games.test_python_versions import CODE

WHAT_PEOPLE_DO = Path(__file__).parent / "what_people_do.py"


def replay_on(folder: Path) -> str:
    """Returns every golden record's digest, replayed by the package in a folder."""
    command = [sys.executable, "-P", "-c", CODE, *map(str, RECORDS)]
    variables = environment(PYTHONPATH=str(folder))
    ran = subprocess.run(command, capture_output=True, text=True, check=False, env=variables, cwd=folder)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def version_of(folder: Path, language: str = "en") -> str:
    variables = environment(PYTHONPATH=str(folder), METRO2033_LANG=language)
    command = [sys.executable, "-P", "-m", "metro2033", "--version"]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=variables, cwd=folder).stdout


def test_a_build_starts_from_what_git_would_clone() -> None:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    cloned = {name for name in listed if name.startswith(("src/", "web/")) and (ROOT / name).exists()}
    assert cloned == {
        name for path in source_files() if (name := path.relative_to(ROOT).as_posix()).startswith(("src/", "web/"))
    }


@needs_compiler
def test_pip_builds_the_compiled_engine_and_the_page(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        assert json.loads(archive.read("metro2033/built.json")) == {"engine": "", "page": ""}
        metadata = archive.read(next(name for name in names if name.endswith(".dist-info/METADATA"))).decode()
    assert not wheel.name.endswith("none-any.whl")
    assert [name for name in names if name.startswith("metro2033/games/board/rules/combat.") and name.endswith(".so")]
    assert "metro2033/server/static/index.html" in names
    assert {f"metro2033/games/board/{part}" for part in ("content/map.toml", "text/pl/cards.ftl")} <= set(names)
    assert len(names) == len(set(names)) and not [name for name in names if "node_modules" in name]
    assert {"LICENSE", "THIRD_PARTY_NOTICES.md"} <= {name.rpartition("/")[2] for name in names if "/licenses/" in name}
    assert "nofficial, fan-made" in metadata


@needs_compiler
def test_what_is_installed_does_what_people_do(wheel: Path, tmp_path: Path) -> None:
    """Without any extra the program runs and says how to get a server; with them everything is there."""
    home = Home(tmp_path / "home")
    home.install(str(wheel))
    assert home.metro2033("--version").stdout.splitlines()[0].endswith("(compiled)")
    for game in ("board", "breakthrough"):
        ran = home.metro2033("simulate", "--game", game, "--games", "2", "--bots", "greedy,random", "--json")
        assert ran.returncode == 0 and json.loads(ran.stdout)["finished"] == 2, ran.stderr
    for language, word in (
        ("en", "The server isn’t installed"),
        ("de", "Der Server ist nicht"),
        ("pl", "Serwer nie jest"),
        ("ru", "Сервер не"),
    ):
        for command in (["serve"], ["backup", "copy.sqlite"], []):
            ran = home.metro2033(*command, METRO2033_LANG=language)
            assert ran.returncode == 1 and ran.stderr.startswith(word) and "metro2033[server]" in ran.stderr
            assert len(ran.stderr.splitlines()) == 1
    home.install(f"metro2033[rl,server] @ {wheel.as_uri()}")
    ran = home.metro2033("serve", "--database", "postgresql://nobody@localhost/nothing")
    assert ran.returncode == 1 and "metro2033[postgres]" in ran.stderr and len(ran.stderr.splitlines()) == 1
    ran = home.run(str(WHAT_PEOPLE_DO))
    assert ran.returncode == 0, ran.stderr


@needs_compiler
def test_the_compiled_engine_plays_the_golden_records_alike(wheel: Path) -> None:
    compiled, pure = replay_on(unpacked(wheel)), replay_on(ROOT / "src")
    assert compiled == pure
    assert compiled.count("True") == len(RECORDS)


def test_nothing_that_is_built_lands_beside_the_sources() -> None:
    assert not [path for kind in ("*.so", "*.pyd", "built.json") for path in (ROOT / "src").rglob(kind)]


def test_a_plain_wheel_says_that_it_was_asked_for() -> None:
    wheel = built_wheel(environment(), plain=True)
    assert wheel.name.endswith("py3-none-any.whl")
    folder = unpacked(wheel)
    assert json.loads((folder / "metro2033" / "built.json").read_text()) == {"engine": "asked", "page": "asked"}
    assert "METRO2033_PURE was set" in version_of(folder)


def test_a_page_that_was_built_in_the_sources_is_in_the_wheel_once(tmp_path: Path) -> None:
    """Without a marker that excludes it from the sources, hatchling would add it a second time and fail."""
    source = copy_sources(tmp_path / "source")
    page = source / "src" / "metro2033" / "server" / "static"
    page.mkdir()
    (page / "index.html").write_text("<h1>Metro</h1>")
    wheel = pip_wheel(source, tmp_path / "wheel", environment(**PLAIN), lambda line: None)
    with zipfile.ZipFile(wheel) as archive:
        assert archive.read("metro2033/server/static/index.html") == b"<h1>Metro</h1>"
        assert json.loads(archive.read("metro2033/built.json"))["page"] == ""


def test_an_image_is_built_from_everything_a_wheel_is_built_from() -> None:
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert {path.relative_to(ROOT).parts[0] for path in source_files()} <= kept


def test_without_a_compiler_the_wheel_is_plain_python_and_says_so(tmp_path: Path) -> None:
    """Installing goes on; every place where it matters tells the reason, in every language."""
    broken = environment(CC="/nonexistent/cc", CXX="/nonexistent/cc", METRO2033_NO_PAGE="1")
    wheel = pip_wheel(copy_sources(tmp_path / "source"), tmp_path / "wheel", broken, lambda line: None)
    assert wheel.name.endswith("py3-none-any.whl")
    folder = unpacked(wheel)
    assert not [path for kind in ("*.so", "*.pyd") for path in folder.rglob(kind)]
    for language, words in (
        (
            "en",
            "(plain Python)\nThe engine runs as plain Python, three to four times slower: there was no working C compiler",
        ),
        ("pl", "(czysty Python)\nSilnik działa w czystym Pythonie"),
        ("ru", "(чистый Python)\nДвижок работает на чистом Python"),
    ):
        assert words in plain(version_of(folder, language))


def test_a_source_distribution_has_everything_a_wheel_is_built_from(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env=environment(), check=True, capture_output=True, text=True)
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {path.relative_to(ROOT).as_posix() for path in source_files()} <= names
    assert not [name for name in names if "node_modules" in name or "/static/" in name or name.endswith(".so")]


def test_the_settings_of_a_build_are_documented() -> None:
    """Packagers look for them in one place."""
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert {name for name in (*PLAIN, "METRO2033_BUILD_CACHE") if name not in page} == set()
