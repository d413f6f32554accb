"""The terminal's report on the board game's table: discard piles, known cards, effects in force, stakes."""

from __future__ import annotations

import pytest
from rich.console import Console, RenderableType

from metro2033.games.board.draw.terminal import BoardScreen
from metro2033.games.board.game import BoardRules
from metro2033.games.board.rules.deck import SPECTATOR
from metro2033.games.board.view import LASTING, SPOILS, UNTIL
from metro2033.kernel.event import Told
from metro2033.kernel.game import Game
from metro2033.languages import LANGUAGES
from metro2033.text.say import cast_of, sayer
from metro2033.text.typeset import plain
from tests.board.battlefield import ENEMY, arbat, declare, field, red_line
from tests.board.table import answer, lay, seat


def screen_of(game: Game, language: str = "en") -> BoardScreen:
    assert isinstance(game.rules, BoardRules)
    return BoardScreen(game.rules, sayer(language, "board"))


def printed(part: RenderableType | None) -> list[str]:
    """Returns the lines of a part of the screen."""
    assert part is not None
    console = Console(width=200, color_system=None)
    with console.capture() as capture:
        console.print(part)
    return [plain(line.strip(" │╭╮╰╯─")) for line in capture.get().splitlines()]


def test_B_HI_06_the_terminal_lists_what_the_reader_knows_of_decks() -> None:
    """B-HI-03, B-HI-04, B-HI-06: with their places, and to those only who know them."""
    game = lay(red_line(), arbat())
    s = game.state
    top, bottom = (s.catalog.card_ids[s.law_deck[place]] for place in (-1, 0))
    s.law_known[-1], s.law_known[0], s.threat_known[-2] = 1 << 0, 1 << 0 | 1 << 1 | SPECTATOR, 1 << 1
    second = s.catalog.card_ids[s.threat_deck[-2]]
    screen = screen_of(game)
    name = screen.sayer.card
    shown = {viewer: printed(screen.discards(game.view(viewer)))[3:] for viewer in (0, 1, None)}
    assert shown[0] == [f"Laws you know in the deck: {name(top)} (on top), {name(bottom)} (at the bottom)"]
    assert shown[1] == [
        f"Laws you know in the deck: {name(bottom)} (at the bottom)",
        f"Threats you know in the deck: {name(second)} (no. 2 from the top)",
    ]
    assert shown[None] == [f"Laws you know in the deck: {name(bottom)} (at the bottom)"]


def test_B_MI_08_the_terminal_lists_on_whom_lasting_effects_lie() -> None:
    game = field(red_line(army=5), arbat(army=5), seat("1905", "hunter", missions=["mi_march"]))
    declare(game, f"0 attack {ENEMY}", "2 use mi_march", "2 affect faction_arbat")
    lines = printed(screen_of(game).table(game.view(0)))
    march = sayer("en", "board").card("mi_march")
    assert lines[-1] == (
        f"Effects in force: {march}: the Arbat Confederation’s army, strength −1, until the end of the round"
    )


def test_B_CB_12_the_terminal_names_the_equipment_among_the_stakes() -> None:
    game = field(red_line(hero_at=ENEMY, equipment=["eq_akm"]), arbat(army=8), phase="hero_actions", turn=0)
    answer(game, "0 stay", f"0 attack {ENEMY}")
    lines = printed(screen_of(game).business(game.view(1)))
    assert "If the attack succeeds: The Arbat Confederation loses Smolenskaya (dark blue)." in lines
    assert "If it fails: Anna is wounded. The winner discards one of the Red Line’s equipment cards." in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_and_stake_has_a_sentence(language: str) -> None:
    game = lay(red_line(), arbat())
    words = sayer(language, "board")
    effects = [
        words.told(f"lasting-{what}", Told("", {"card": "mi_march", "seat": 0, "n": 1, "until": until}), cast_of(game))
        for what in LASTING.values()
        for until in UNTIL
    ]
    stakes = [
        words.told(f"stake-{what}", Told("", {"seat": 0, "station": ENEMY}), cast_of(game))
        for what in ("station", "army", "wound", *filter(None, SPOILS))
    ]
    assert len(set(effects)) == len(effects) and len(set(stakes)) == len(stakes)
    assert all(words.card("mi_march") in effect for effect in effects)
