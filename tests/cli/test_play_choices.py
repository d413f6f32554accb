"""Information beside the choices: prices with discounts, effects, odds, missions, swaps, discards, variants."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from metro2033.kernel.game import Game
from metro2033.kernel.prompt import Prompt
from tests.cli.terminal import Terminal, game_at

INPUT = "? for help:"


def test_recruiting_shows_price_rest_and_strength(tmp_path: Path) -> None:
    game_at("board", 2, lambda _, prompt: prompt.name == "choose_recruits", "human,random", tmp_path / "a.metro")
    terminal = Terminal("--resume", "a.metro", folder=tmp_path)
    shown = terminal.wait_for(INPUT)
    assert re.search(
        r"1 soldier +cost: 1 pig and 1 ammo \(left: \d+ pigs? and \d+ ammo\); gain: 1 army strength", shown
    )
    assert re.search(r"Red Line .*\w+ \(strength [23], speed 3\) at ", shown)
    terminal.type("q")
    assert terminal.end() == 0


def test_heroes_to_choose_from_show_strength_and_speed(tmp_path: Path) -> None:
    game_at("board", 2, lambda _, prompt: prompt.name == "choose_hero", "human,random", tmp_path / "a.metro")
    terminal = Terminal("--resume", "a.metro", folder=tmp_path)
    shown = terminal.wait_for(INPUT)
    assert re.search(r"\d  Choose \w+ +strength [23], speed 3", shown)
    terminal.type("q")
    assert terminal.end() == 0


def test_an_attack_shows_odds_the_later_price_and_the_risk(tmp_path: Path) -> None:
    def attack(_: Game, prompt: Prompt) -> bool:
        return prompt.name == "choose_army_action" and prompt.options[0].verb == "attack"

    game_at("board", 3, attack, "human,random,random", tmp_path / "a.metro")
    terminal = Terminal("--resume", "a.metro", folder=tmp_path)
    shown = " ".join(terminal.wait_for(INPUT).split())
    assert "then pay: " in shown and "then gain: 1 victory point" in shown
    assert re.search(r"\d+ vs\. .*?about \d+% to win", shown)
    terminal.type("q")
    assert terminal.end() == 0


def test_a_mission_in_hand_shows_how_far_it_is(tmp_path: Path) -> None:
    game = game_at("board", 2, lambda game, _: bool(game.state.missions[0]), "human,random", tmp_path / "a.metro")
    terminal = Terminal("--resume", "a.metro", folder=tmp_path)
    shown = terminal.wait_for(INPUT)
    for progress in game.rules.progress(game.state, 0):
        assert f"[{progress.have} of {progress.needed}]" in shown
    terminal.type("q")
    assert terminal.end() == 0


def test_a_swap_shows_all_five_cards_and_the_picked_ones(tmp_path: Path) -> None:
    def second_pick(game: Game, prompt: Prompt) -> bool:
        return prompt.name == "choose_card_to_swap" and len(game.state.swapped) == 1

    game = game_at("breakthrough", 2, second_pick, "human,random", tmp_path / "a.metro")
    terminal = Terminal("--resume", "a.metro", folder=tmp_path)
    hand = terminal.wait_for(INPUT).partition("Your hand")[2].partition("╯")[0]
    view = game.view(0)
    assert len(view.seats[0].hand) == 4 and len(view.swap) == 1
    assert hand.count("✓ swap") == 1
    assert len(re.findall(r"│ (?:✓ swap )?\w", hand)) >= 5
    terminal.type("q")
    assert terminal.end() == 0


def test_the_discard_pile_and_the_variants_can_be_seen(tmp_path: Path) -> None:
    options = {"survival1": "true", "round_cap": "40"}
    game = game_at(
        "breakthrough",
        2,
        lambda game, prompt: len(game.state.discard) > 2 and prompt.name == "choose_action",
        "human,random",
        tmp_path / "a.metro",
        options,
    )
    terminal = Terminal("--resume", "a.metro", folder=tmp_path)
    shown = terminal.wait_for(INPUT)
    assert "House rules: Last round (0: no limit): 40; Survival I" in shown
    terminal.type("d")
    pile = terminal.wait_for(INPUT)
    assert len([line for line in pile.splitlines() if line.strip()]) > len(game.view(0).discard)
    terminal.type("q")
    assert terminal.end() == 0


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("choose_station_fate", "it stays in play, and"),
        ("choose_resource_to_spend", " of "),
    ],
)
def test_missions_of_the_card_game_show_price_and_progress(tmp_path: Path, question: str, said: str) -> None:
    def wanted(_: Game, prompt: Prompt) -> bool:
        return prompt.name == question

    game_at("breakthrough", 2, wanted, "human,random", tmp_path / "a.metro")
    terminal = Terminal("--resume", "a.metro", folder=tmp_path)
    shown = " ".join(terminal.wait_for(INPUT).split())
    assert said in shown
    assert question != "choose_station_fate" or re.search(
        r"Keep it +cost: \d ready tokens? \(left: \d ready tokens?\)", shown
    )
    terminal.type("q")
    assert terminal.end() == 0


def test_a_caravan_says_what_it_does(tmp_path: Path) -> None:
    def caravan(_: Game, prompt: Prompt) -> bool:
        return any(choice.id == "discard peaceful_caravan" for choice in prompt.options)

    game_at("breakthrough", 2, caravan, "human,random", tmp_path / "a.metro")
    terminal = Terminal("--resume", "a.metro", folder=tmp_path)
    shown = " ".join(terminal.wait_for(INPUT).split())
    assert "renews the Market; everyone gets spent tokens back for their peaceful stations" in shown
    terminal.type("q")
    assert terminal.end() == 0
