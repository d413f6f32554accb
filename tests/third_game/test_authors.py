"""Authors of games get one sentence about each fault of their plugin, and every other game plays on."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from metro2033 import games
from metro2033.games.plugin import GamePlugin
from metro2033.kernel.problem import BadGame
from metro2033.text import say as say  # problems are said in words

Publish = Callable[..., Mapping[str, BadGame]]

PLUGIN = """
from metro2033.games.plugin import GamePlugin
PLUGIN = GamePlugin(name={name!r}, package=__name__, parts={parts!r})
"""
BOTH = {"rules": "rules:Rules", "view_type": "rules:View"}
GUIDE = Path(__file__).parents[2] / "docs" / "a-game-of-your-own.md"


@pytest.fixture
def publish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Publish]:
    """Writes packages with an entry point each, and finds all games; returns those that cannot be played."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)

    def write(**packages: str) -> Mapping[str, BadGame]:
        for name, text in packages.items():
            (tmp_path / name).mkdir()
            (tmp_path / name / "__init__.py").write_text(text)
            info = tmp_path / f"{name}-1.dist-info"
            info.mkdir()
            (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
            (info / "entry_points.txt").write_text(f"[metro2033.games]\n{name} = {name}:PLUGIN\n")
        importlib.invalidate_caches()
        found, faults = games._find_games()
        assert set(found) >= {"board", "breakthrough"}
        return faults

    yield write
    for name in set(sys.modules) - before:
        if name.startswith("mine"):
            del sys.modules[name]


def plugin(name: str, parts: Mapping[str, str]) -> str:
    return PLUGIN.format(name=name, parts=dict(parts))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (plugin("mine", {"rules": "rules:Rules"}), "The plugin of mine doesn’t name the part “view_type”"),
        (
            plugin("mine", {**BOTH, "wings": "rules:Wings"}),
            "names a part “wings”; there are: rules, view_type, editions",
        ),
        (plugin("My Game", BOTH), "A game can’t be called “My Game”"),
        (plugin("board", BOTH), "There’s already a game called board, so the one in mine:PLUGIN isn’t played"),
        ("PLUGIN = 'nightmarket'", "mine:PLUGIN isn’t a GamePlugin"),
        ("import nothing_like_this", "The game mine can’t be loaded from mine:PLUGIN: No module named"),
        ("PLUGIN = 1 / 0", "division by zero"),
    ],
)
def test_a_plugin_that_cannot_be_read_is_refused_with_a_sentence(text: str, sentence: str, publish: Publish) -> None:
    faults = publish(mine=text)
    assert list(faults) == ["mine"]
    assert sentence in str(faults["mine"])


def test_of_two_games_with_one_name_the_second_is_refused(publish: Publish) -> None:
    faults = publish(mine_a=plugin("mine", BOTH), mine_b=plugin("mine", BOTH))
    (fault,) = faults.values()
    assert "There’s already a game called mine" in str(fault)


RULES = """
from msgspec import Struct
from metro2033.kernel.plain import PlainRules

class View(Struct):
    pass

class Half(PlainRules):
    game = "mine"
    def points(self, s):
        return []

class Other(PlainRules):
    game = "theirs"
    view = set_up = redeal = points = unseen = lambda self, *args: None
"""


@pytest.mark.parametrize(
    ("part", "where", "sentence"),
    [
        ("rules", "rules:View", "The part “rules” of mine, mine_c.rules:View, should be a GameRules."),
        ("rules", "rules:Half", "The rules of mine don’t have these methods yet: redeal, set_up, unseen, view."),
        ("rules", "rules:Other", "The plugin calls the game mine, but its rules call it theirs."),
        ("rules", "rules:None_", "The part “rules” of mine isn’t at mine_c.rules:None_:"),
        ("rules", "ruled:Half", "The part “rules” of mine isn’t at mine_c.ruled:Half:"),
        ("view_type", "rules:Half", "The part “view_type” of mine, mine_c.rules:Half, should be a Struct."),
    ],
)
def test_a_part_that_is_missing_or_of_another_type_is_refused_with_a_sentence(
    part: str, where: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "mine_c").mkdir()
    (tmp_path / "mine_c" / "__init__.py").write_text("")
    (tmp_path / "mine_c" / "rules.py").write_text(RULES)
    for name in ("mine_c", "mine_c.rules"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    importlib.invalidate_caches()
    mine = GamePlugin("mine", "mine_c", {**BOTH, part: where})
    mine.check()
    with pytest.raises(BadGame) as refused:
        getattr(mine, part)
    assert sentence in str(refused.value)


def test_a_game_that_cannot_be_played_is_explained_when_it_is_asked_for(
    publish: Publish, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = publish(mine=plugin("mine", {}))
    monkeypatch.setattr(games, "FAULTS", faults)
    with pytest.raises(BadGame, match="doesn’t name the part “rules”"):
        games.find_game("mine")


def test_the_guide_lists_every_part() -> None:
    with pytest.raises(BadGame) as caught:
        GamePlugin("mine", __name__, {**BOTH, "wings": "a:b"}).check()
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    listed = {part for row in rows for part in re.findall(r"\w+", row)}
    allowed = caught.value.details["allowed"]
    assert isinstance(allowed, tuple) and set(allowed) - set(BOTH) <= listed
