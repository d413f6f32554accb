"""Users' own bots, by import path, from installed packages, or offered by a server's host.

Each mistake is reported in one sentence.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from metro2033.bots.drive import play_seeded
from metro2033.bots.own import House, import_path, installed, load_class, offer_bots, origin_of, split_list
from metro2033.bots.registry import (
    bare_name,
    check_name,
    is_named,
    make_bot,
    offers,
    read_spec,
    read_specs,
    room_spec,
    try_bots,
)
from metro2033.games import GAMES, find_rules
from metro2033.kernel.problem import BadOption

MODULE = """
from metro2033.bots.bot import Bot

class LastBot(Bot):
    PARAMETERS = {"keen": 1}

    def weigh(self, question):
        return range(len(question.options))

class BrokenBot(LastBot):
    def __init__(self, rules, seed, parameters):
        raise ValueError("no teeth")

class Idle(Bot):
    pass

thing = 3
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Provides the current folder, with a module of bots."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    (tmp_path / "kennel_of_mine.py").write_text(MODULE)
    (tmp_path / "torn.py").write_text("import kennel_of_mine\nimport no_such_thing_anywhere\n")
    load_class.cache_clear()
    yield tmp_path
    for name in ("kennel_of_mine", "torn"):
        sys.modules.pop(name, None)
    load_class.cache_clear()


@pytest.mark.parametrize("game", GAMES)
def test_a_class_in_this_folder_plays(folder: Path, game: str) -> None:
    specs = read_specs("kennel_of_mine:LastBot,random", 2, people=False)
    played = play_seeded(find_rules(game, "", {}), specs, 1, 20)
    assert len(played.answers) > 20
    assert read_spec("kennel_of_mine:LastBot:keen=4") == ("kennel_of_mine:LastBot", {"keen": 4})


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("nowhere:LastBot", "bot-no-module"),
        ("kennel_of_mine.deeper:LastBot", "bot-no-module"),
        ("torn:LastBot", "bot-import"),
        ("kennel_of_mine:NoBot", "bot-no-class"),
        ("kennel_of_mine:thing", "bot-not-one"),
        ("kennel_of_mine:Idle", "bot-not-one"),
        ("kennel_of_mine:LastBot:bite=1", "option-bot-parameter"),
        ("kennel_of_mine:LastBot:keen=yes", "option-bot-value"),
        ("exec:no-such-program-anywhere", "bot-no-program"),
        ("exec:'half", "bot-command"),
        ("./kennel_of_mine.py", "bot-no-program"),  # it is there, but not executable
        ("exec:", "bot-no-program"),
    ],
)
def test_a_mistake_is_told_at_once(folder: Path, spec: str, problem: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_specs(spec, 2, people=False)
    assert refused.value.key == problem


def test_a_constructor_that_fails_is_told_before_anything_is_played(folder: Path) -> None:
    specs = read_specs("kennel_of_mine:BrokenBot", 2, people=False)
    with pytest.raises(BadOption) as refused:
        try_bots(specs, find_rules("board", "", {}))
    assert refused.value.key == "bot-constructor"
    assert refused.value.details["why"] == "ValueError: no teeth"


def test_installed_packages_bring_bots(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = folder / "kennel-1.2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: kennel\nVersion: 1.2\n")
    (info / "entry_points.txt").write_text("[metro2033.bots]\nlast = kennel_of_mine:LastBot\ngreedy = torn:Mine\n")
    monkeypatch.syspath_prepend(str(folder))
    installed.cache_clear()
    try:
        assert origin_of("last") == "kennel 1.2"
        assert read_spec("last:keen=3") == ("last", {"keen": 3})
        assert type(make_bot("last", find_rules("board", "", {}), 1)).__name__ == "LastBot"
        assert read_spec("greedy")[1] == {"samples": 3, "slips": 0}, "nobody takes the place of our own"
        assert is_named("last:keen=3")
        assert bare_name("last") == "", "installing a bot does not offer it in rooms"
    finally:
        installed.cache_clear()


def test_lists_of_bots_keep_what_stands_between_quotation_marks() -> None:
    assert split_list("greedy, exec:./a 'b,c' \"d,e\" ,random") == ["greedy", "exec:./a 'b,c' \"d,e\"", "random"]
    assert split_list(" , ") == []
    assert split_list("exec:'half,random") == ["exec:'half", "random"]


def test_parameters_are_no_import_paths() -> None:
    assert import_path("greedy:samples=3") == import_path("greedy") == import_path("a b:c") == ""
    assert import_path("a.b:C.D:keen=3") == "a.b:C.D"


def test_a_host_offers_bots_by_name(folder: Path) -> None:
    offered = offers("quick=ismcts:ms=20,kennel_of_mine:LastBot,true=exec:true")
    assert offered == {"quick": "ismcts:ms=20", "lastbot": "kennel_of_mine:LastBot", "true": "exec:true"}
    for wrong in ("greedy=random", "human=random", "a=random,a=greedy", "Ü=random", "kennel_of_mine:NoBot"):
        with pytest.raises(BadOption):
            offers(wrong)


def test_rooms_have_only_what_the_host_offers() -> None:
    """Neither a command nor a stored document or record can name code to run."""
    offer_bots({"mine": "exec:true"})
    try:
        check_name("mine")
        assert room_spec("mine", "greedy") == "exec:true"
        for evil in ("exec:true", "os:system", "./run", "mine:ms=1", "mine;rm", "", " exec:true", "greedy,exec:true"):
            with pytest.raises(BadOption):
                check_name(evil)
            assert room_spec(evil, "greedy") in ("greedy", "exec:true")
        assert room_spec("exec:false", "greedy") == room_spec("os:system", "greedy") == "greedy"
        assert room_spec("greedy:samples=2", "random") == "greedy:samples=2", "as records of the arena have it"
        assert room_spec("greedy:os:system", "random") == "random"
    finally:
        offer_bots({})
    assert House.offered == {} and room_spec("mine", "greedy") == "greedy"
