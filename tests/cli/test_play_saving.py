"""Saving in the terminal: finished games, files that are not this game's, places that cannot be written, a disk without room."""

from __future__ import annotations

from pathlib import Path

import pytest

from metro2033 import __version__
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.header import header_of
from metro2033.text.say import sayer
from tests.cli.terminal import Terminal, game_at

INPUT = "? for help:"
MORE = "More: press Enter"
HAND_OVER = "Everyone else, look away."
ELSEWHERE = "-: don’t save):"
GOLDEN = Path(__file__).parents[1] / "games" / "breakthrough_pl2017_2_001.metro"
NEW = ("--seats", "2", "--bots", "human,random", "--seed", "4", "--option", "first_player=0")


def before_the_last_choice(path: Path) -> tuple[Game, int]:
    """Returns a golden record up to its last real choice, saved with a person there; the game and the number of that choice."""
    read = record.read(GOLDEN.read_text())
    answers = read.answers
    last = len(answers) - 1
    while True:
        game = record.replay(read, find_rules, to=last)
        prompt = game.prompt
        assert prompt is not None
        if len(prompt.options) > 1:
            break
        last -= 1
    players = tuple("human" if seat == prompt.seat else "random" for seat in range(game.seats))
    path.write_text(record.write(game, header_of(game, __version__, players)))
    return game, [choice.id for choice in prompt.options].index(answers[last][1]) + 1


def test_a_finished_game_can_be_saved(tmp_path: Path) -> None:
    _, number = before_the_last_choice(tmp_path / "late.metro")
    terminal = Terminal("--resume", "late.metro", folder=tmp_path)
    terminal.wait_for(INPUT)
    terminal.type(str(number))
    assert "Winner: " in terminal.wait_for("The game is over.")
    terminal.type("s whole.metro")
    terminal.wait_for("Saved as whole.metro. Read it with: metro2033 replay whole.metro")
    terminal.type("")
    assert terminal.end() == 0
    whole = record.replay(record.read((tmp_path / "whole.metro").read_text()), find_rules)
    assert whole.over and len(whole.answers) == len(record.read(GOLDEN.read_text()).answers)


def test_quitting_asks_rather_than_overwrites(tmp_path: Path) -> None:
    (tmp_path / "game.metro").write_text("my diary")
    terminal = Terminal(*NEW, folder=tmp_path)
    terminal.wait_for(INPUT)
    terminal.type("s game.metro")
    terminal.wait_for("isn’t this game")
    terminal.type("q")
    terminal.wait_for("game.metro already exists and isn’t this game.")
    terminal.wait_for(ELSEWHERE)
    terminal.type("mine.metro")
    terminal.wait_for("Saved as mine.metro")
    assert terminal.end() == 0
    assert (tmp_path / "game.metro").read_text() == "my diary"
    assert record.read((tmp_path / "mine.metro").read_text())


def test_another_game_is_not_overwritten_but_this_one_is(tmp_path: Path) -> None:
    """A game that was resumed goes back where it came from; a new game with the same name asks."""
    first = Terminal(*NEW, folder=tmp_path)
    first.wait_for(INPUT)
    first.type("1")
    first.wait_for("Choose your hero")
    first.type("q")
    first.wait_for("Saved as game.metro")
    assert first.end() == 0
    saved = (tmp_path / "game.metro").read_text()
    again = Terminal("--resume", "game.metro", folder=tmp_path)
    again.wait_for(INPUT)
    again.type("1")
    again.wait_for(INPUT)
    again.type("q")
    again.wait_for("Saved as game.metro")
    assert again.end() == 0
    longer = (tmp_path / "game.metro").read_text()
    assert len(longer) > len(saved)
    other = Terminal(*NEW[:-4], "--seed", "5", "--option", "first_player=0", folder=tmp_path)
    other.wait_for(INPUT)
    other.type("q")
    other.wait_for(ELSEWHERE)
    other.type("-")
    other.wait_for("The game wasn’t saved.")
    assert other.end() == 0
    assert (tmp_path / "game.metro").read_text() == longer


def test_a_place_that_cannot_be_written_asks_for_another(tmp_path: Path) -> None:
    terminal = Terminal(*NEW, folder=tmp_path)
    terminal.wait_for(INPUT)
    terminal.type("s nowhere/game.metro")
    terminal.wait_for("The file nowhere/game.metro can’t be written.")
    (tmp_path / "game.metro").write_text("my diary")
    terminal.type("q")
    terminal.wait_for(ELSEWHERE)
    terminal.type("/proc/version/game.metro")
    terminal.wait_for("can’t be written.")
    terminal.wait_for(ELSEWHERE)
    (tmp_path / "folder").mkdir()
    terminal.type("folder")
    terminal.wait_for("Saved as folder/game.metro")
    assert terminal.end() == 0


def test_a_full_disk_is_one_sentence_and_the_game_goes_on(tmp_path: Path) -> None:
    old = tmp_path / "old.metro"
    game_at("board", 2, lambda _, prompt: prompt.name == "choose_recruits", "human,random", old)
    before = old.read_text()
    terminal = Terminal("--resume", "old.metro", folder=tmp_path, most_bytes=100)
    terminal.wait_for(INPUT)
    terminal.type("s")
    shown = terminal.wait_for(INPUT)
    assert "The disk is too full to save old.metro." in shown and "Traceback" not in shown
    terminal.type("1")
    terminal.wait_for(INPUT)
    terminal.type("q")
    terminal.wait_for("too full to save")
    terminal.wait_for(ELSEWHERE)
    terminal.type("")
    terminal.wait_for("The game wasn’t saved.")
    assert terminal.end() == 0
    assert old.read_text() == before
    assert [path.name for path in tmp_path.iterdir()] == ["old.metro"]


@pytest.mark.parametrize(("leave", "answer"), [("\x04", "\x04"), ("q\n", "\n")])
def test_when_nobody_names_a_file_a_free_name_is_taken(leave: str, answer: str, tmp_path: Path) -> None:
    (tmp_path / "game.metro").write_text("my diary")
    terminal = Terminal(*NEW, folder=tmp_path)
    terminal.wait_for(INPUT)
    terminal.press(leave)
    terminal.wait_for(ELSEWHERE)
    terminal.press(answer)
    terminal.wait_for("Saved as game-2.metro")
    assert terminal.end() == 0
    assert (tmp_path / "game.metro").read_text() == "my diary"


def test_people_at_one_keyboard_leave_no_hand_behind(tmp_path: Path) -> None:
    """Hands are shown on the alternate screen, which has no history; the normal screen keeps only where the game was saved."""
    bots = ("--game", "breakthrough", "--seats", "2", "--bots", "human,human", "--seed", "4")
    terminal = Terminal(*bots, "--option", "first_player=0", folder=tmp_path, term="xterm-256color", size=(160, 24))
    game = Game.new(find_rules("breakthrough", "", {"first_player": "0"}), 2, Chance(seed=4))
    hand = [sayer("en", "breakthrough").card(card) for card in game.view(0).seats[0].hand]
    seen = turn_pages(terminal, INPUT)
    assert all(card in seen for card in hand)
    while answer_first(terminal) != HAND_OVER:
        pass
    last = max(terminal.all.rindex(card) for card in hand if card in terminal.all)
    assert "\x1b[2J" in terminal.all[last : terminal.all.rindex(HAND_OVER)]
    terminal.type("")
    turn_pages(terminal, INPUT)
    terminal.type("q")
    terminal.wait_for("Saved as game.metro")
    assert terminal.end() == 0
    assert all(card not in terminal.remains for card in hand)
    assert "Saved as game.metro" in terminal.remains


def turn_pages(terminal: Terminal, wanted: str) -> str:
    """Returns everything shown until the question, one screenful after the other."""
    seen = ""
    while True:
        found, fresh = terminal.wait_for_any(MORE, wanted)
        seen += fresh
        if found == wanted:
            return seen
        terminal.type("")


def answer_first(terminal: Terminal) -> str:
    """Answers the open question with its first choice, and returns the next text."""
    terminal.type("1")
    found, _ = terminal.wait_for_any(MORE, INPUT, HAND_OVER)
    while found == MORE:
        terminal.type("")
        found, _ = terminal.wait_for_any(MORE, INPUT, HAND_OVER)
    return found


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
def test_the_table_is_redrawn_in_place_if_the_terminal_can(term: str, tmp_path: Path) -> None:
    terminal = Terminal("--seats", "2", "--seed", "1", "--redraw", folder=tmp_path, term=term, size=(160, 200))
    terminal.wait_for(INPUT)
    terminal.type("t")
    again = terminal.wait_for_raw(INPUT)
    terminal.type("q")
    terminal.wait_for("Saved as game.metro")
    assert terminal.end() == 0
    assert ("\x1b[2J" in again) == ("\x1b[?1049h" in terminal.all) == (term != "dumb")
