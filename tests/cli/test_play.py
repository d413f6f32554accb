"""Playing in a real terminal: people and bots, commands, undo, saving and going on, handing over."""

from __future__ import annotations

from pathlib import Path

import pytest

from metro2033.kernel.game import Game
from metro2033.kernel.prompt import Prompt
from metro2033.text.say import cast_of, sayer
from tests.cli.terminal import Terminal, game_at


def test_a_game_is_played_saved_and_resumed(tmp_path: Path) -> None:
    terminal = Terminal(
        "--seats", "2", "--bots", "human,greedy:samples=1", "--seed", "4", "--option", "first_player=0", folder=tmp_path
    )
    shown = terminal.wait_for("? for help:")
    assert "Choose a faction" in shown
    terminal.type("99")
    assert "number from 1 to 6" in terminal.wait_for("? for help:")
    terminal.type("w attack polyanka")
    terminal.wait_for("“Attack Polyanka” isn’t possible now")
    terminal.wait_for("? for help:")
    terminal.type("w 1")  # choices are numbered, so their numbers name them
    terminal.wait_for("Based on: B-SU-05")
    terminal.type("p")
    terminal.wait_for("metro1.board.en2012.first-player=0.2p.round1.seat1")
    terminal.type("1")
    terminal.wait_for("Choose your hero")
    terminal.type("m")
    terminal.wait_for("Ring Line")
    terminal.type("c anna")
    terminal.wait_for("Transfers cost her no speed")
    terminal.wait_for("speed: ")  # a card alone has all its fields, to compare with the printed one
    terminal.type("c nonsense")
    terminal.wait_for("No cards found")
    terminal.type("r B-SU-11")
    terminal.wait_for("B-SU-11")
    terminal.type("s mine.metro")
    terminal.wait_for("Saved as mine.metro")
    terminal.type("q")
    terminal.wait_for("Saved as mine.metro")
    assert terminal.end() == 0
    assert [path.name for path in tmp_path.iterdir()] == ["mine.metro"]
    again = Terminal("--resume", "mine.metro", folder=tmp_path)
    again.wait_for("Choose your hero")
    again.type("q")
    again.wait_for("Saved as")
    assert again.end() == 0


def test_undo_takes_back_an_answer_nobody_has_learned_from(tmp_path: Path) -> None:
    """The last to choose a faction is the first to choose a hero: both can be taken back, the other seat's choice cannot."""
    terminal = Terminal(
        "--seats", "2", "--bots", "human,random", "--seed", "4", "--option", "first_player=1", folder=tmp_path
    )
    terminal.wait_for("Choose a faction")
    terminal.wait_for("? for help:")
    terminal.type("1")
    terminal.wait_for("Choose your hero")
    terminal.wait_for("? for help:")
    terminal.type("2")
    terminal.wait_for("Place your hero at one of your home stations")
    terminal.wait_for("? for help:")
    terminal.type("u")
    terminal.wait_for("Choose your hero")
    terminal.type("u")
    terminal.wait_for("Choose a faction")
    terminal.type("u")
    terminal.wait_for("can’t undo this")
    terminal.type("q")
    assert terminal.end() == 0


def test_people_at_one_keyboard_hand_over_with_a_blank_screen(tmp_path: Path) -> None:
    terminal = Terminal(
        "--seats", "2", "--bots", "human,human", "--seed", "4", "--option", "first_player=0", folder=tmp_path
    )
    terminal.wait_for("? for help:")
    terminal.type("1")
    shown = terminal.wait_for("Press Enter")
    assert (
        "Player 2, it’s your turn" in shown
        and "Choose a faction" not in shown.partition("your turn")[0].rpartition("help:")[2]
    )
    terminal.type("")
    assert "Choose a faction" in terminal.wait_for("? for help:")
    terminal.type("q")
    assert terminal.end() == 0


def window_without_choice(_: Game, prompt: Prompt) -> bool:
    """Checks for a window in which a seat can only pass.

    Everybody knows that the seat is asked because it holds a mission; that it can only pass is its secret.
    """
    return prompt.name == "offer_abilities" and len(prompt.options) == 1


def test_people_at_one_keyboard_do_not_learn_who_had_no_choice(tmp_path: Path) -> None:
    path = tmp_path / "window.metro"
    game = game_at("board", 2, window_without_choice, "human,human", path, seat=1, least=1)
    terminal = Terminal("--resume", path.name, folder=tmp_path)
    name = sayer("en", "board").seat(1, cast_of(game))
    assert f"{name}, it’s your turn" in terminal.wait_for("Press Enter")
    terminal.type("")
    terminal.wait_for("? for help:")
    terminal.type("2")
    terminal.wait_for("from 1 to 1.")
    terminal.wait_for("? for help:")
    terminal.type("1")
    if terminal.wait_for_any("? for help:", "Press Enter")[0] == "Press Enter":
        terminal.type("")
        terminal.wait_for("? for help:")
    terminal.type("q")
    assert terminal.end() == 0


@pytest.mark.parametrize("players", ["human,random", "random,human"])
def test_a_person_alone_is_only_asked_to_choose(tmp_path: Path, players: str) -> None:
    """Players at the keyboard learn nothing from questions that are not asked."""
    seat = players.split(",").index("human")
    game_at("board", 2, window_without_choice, players, tmp_path / "window.metro", seat=seat, least=1)
    terminal = Terminal("--resume", "window.metro", folder=tmp_path)
    terminal.wait_for("? for help:")
    terminal.type("2")
    terminal.wait_for("? for help:")
    assert "from 1 to 1." not in terminal.all
    terminal.type("q")
    assert terminal.end() == 0
