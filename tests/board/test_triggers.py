"""Moments that no printed card uses and a pack may: a hero beats a threat, a hero loses to one (docs/content.md, Q-104)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from metro2033.games import find_rules
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from tests.board.battlefield import DEAL, ENEMY, EVEN, NEUTRAL, POLIS, Battlefield, arbat, declare, red_line, tokens
from tests.board.table import answer, offered

# Miller's place is taken by a stalker who is paid for every threat, Anna's by a scout whom no threat wounds.
PACK = """
[[hero]]
id = "hero_miller"
strength = 3
speed = 3
ability = [{ verb = "on", when = "own_hero_beats_threat", do = [{ verb = "gain", res = { ammo = 1 } }] }]
provenance = { name = "public", strength = "reconstructed", speed = "public", ability = "reconstructed" }

[[hero]]
id = "hero_anna"
strength = 3
speed = 3
ability = [{ verb = "on", when = "own_hero_loses_to_threat", do = [{ verb = "prevent", what = "wound" }] }]
provenance = { name = "public", strength = "public", speed = "public", ability = "reconstructed" }
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "heroes.toml").write_text(PACK, encoding="utf-8")
    return tmp_path


def with_pack(
    pack: Path, *seats: dict[str, Any], options: dict[str, str] | None = None, **position: Any
) -> Battlefield:
    rules = find_rules("board", "en2012", options or {}, (pack,))
    state = rules.position({"seat": list(seats), "combat": DEAL, **position})
    return Battlefield(Game(rules, state, Chance(), len(seats)))


def hero_turn(pack: Path, *seats: dict[str, Any], **position: Any) -> Battlefield:
    """Returns a game in which the first seat's hero, who stays where he is, is asked for his action."""
    game = with_pack(pack, *seats, phase="hero_actions", **position)
    answer(game, "0 stay")
    return game


def test_beating_a_threat_is_paid_besides_the_reward(pack: Path) -> None:
    game = hero_turn(pack, red_line("miller", hero_at=NEUTRAL), arbat("khan"), threats=["th1_rat_swarm"])
    answer(game, f"0 attack {NEUTRAL}")
    assert game.tokens(0) == (1, 0, 1)


def test_in_the_dark_too(pack: Path) -> None:
    seats = red_line("miller", hero_at="teatralnaya"), arbat("khan")
    game = with_pack(pack, *seats, phase="events", space=3, threats=["th1_rat_swarm"])
    answer(game, "0 defend teatralnaya", "0 with_hero", "1 defend smolenskaya_purple")
    assert game.tokens(0) == (1, 0, 1)


def test_the_army_the_guard_and_players_are_no_threats_beaten_by_a_hero(pack: Path) -> None:
    army = with_pack(pack, red_line("miller", army=5), arbat("khan"), threats=["th1_rat_swarm"])
    answer(army, f"0 attack {NEUTRAL}")
    assert army.tokens(0) == (1, 0, 0)
    armed = red_line("miller", hero_at=POLIS, equipment=["eq_rpk", "eq_rpk", "eq_akm"])
    stations = ["okhotny_ryad", "teatralnaya", "lubyanka", "chistye_prudy", "turgenevskaya", "krasnye_vorota"]
    guard = hero_turn(pack, {**armed, "stations": stations}, arbat("khan"), stage=2)
    answer(guard, f"0 attack {POLIS}")
    assert guard.order("battle_won") == ["battle_won"] and guard.tokens(0) == (0, 0, 0)
    player = hero_turn(pack, red_line("miller", hero_at=ENEMY), arbat("khan", army=1))
    answer(player, f"0 attack {ENEMY}", *EVEN)
    assert player.order("battle_won") == ["battle_won"] and player.tokens(0) == (0, 0, 0)


@pytest.mark.parametrize("place", [NEUTRAL, POLIS])
def test_losing_to_a_threat_or_the_guard_may_be_harmless(pack: Path, place: str) -> None:
    game = hero_turn(pack, red_line(hero_at=place), arbat("khan"), threats=["th1_branded_beast"])
    answer(game, f"0 attack {place}")
    assert game.happened("battle_lost") and game.happened("wound_prevented")
    assert (game.seat(0).hero_at, game.seat(0).sits_out) == (place, False)


def test_a_player_is_no_threat(pack: Path) -> None:
    game = hero_turn(pack, red_line(hero_at=ENEMY), arbat("khan", army=8))
    answer(game, f"0 attack {ENEMY}", *EVEN)
    assert game.asks == "choose_home"


def test_the_threat_still_takes_its_token(pack: Path) -> None:
    first = red_line(hero_at=NEUTRAL, tokens=tokens(pig=1, ammo=1))
    game = hero_turn(pack, first, arbat("khan"), threats=["th1_tunnel_raiders"])
    answer(game, f"0 attack {NEUTRAL}", "0 give ammo")
    assert game.tokens(0) == (1, 0, 0)


def test_Q_104_a_heros_own_protection_comes_before_abilities(pack: Path) -> None:
    first = red_line(hero_at=NEUTRAL, missions=["mi_last_line"])
    game = hero_turn(pack, first, arbat("khan"), threats=["th1_branded_beast"])
    declare(game, f"0 attack {NEUTRAL}")
    game.answer(0, "pass")
    game.answer(0, "pass")
    assert (game.view(None).window, offered(game)) == ("result", ["pass"])


def test_Q_104_with_the_switch_of_Q_10_it_comes_first_in_the_dark(pack: Path) -> None:
    """ADR 6: a hero's own protection works there too."""
    game = with_pack(
        pack,
        red_line(hero_at="teatralnaya"),
        arbat("khan"),
        options={"hero_wounded_by_threat_defence": "true"},
        phase="events",
        space=3,
        threats=["th1_branded_beast"],
    )
    answer(game, "0 defend teatralnaya", "0 with_hero", "1 defend smolenskaya_purple")
    assert game.happened("wound_prevented")
    assert (game.seat(0).hero_at, game.seat(0).sits_out) == ("teatralnaya", False)
