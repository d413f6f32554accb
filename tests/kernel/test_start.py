"""Games that continue another game: the parts that stay, the parts that are dealt again, and the source of chance."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chance import SEALED, Chance
from metro2033.kernel.game import Game
from metro2033.kernel.header import header_of
from metro2033.kernel.problem import BadRecord
from metro2033.kernel.start import MOST_FORMERS

GAMES = Path(__file__).parents[1] / "games"
FILES = ("board_en2012_3_004", "board_ru2011_5_003", "breakthrough_pl2017_3_003")


def seen(game: Game, seat: int) -> bytes:
    """Returns a seat's knowledge, to the byte."""
    return msgspec.json.encode(game.view(seat))


def luck(game: Game, secret: str = "ab") -> Chance:
    return Chance(SEALED, secret=secret * 32, nonces=tuple(map(str, range(game.seats))))


@pytest.mark.parametrize("part", [1, 2, 3])
@pytest.mark.parametrize("name", FILES)
def test_what_the_knower_knew_stays_and_the_rest_is_dealt_with_the_new_luck(name: str, part: int) -> None:
    read = record.read((GAMES / f"{name}.metro").read_text())
    old = record.replay(read, find_rules, len(read.answers) * part // 4)
    same = Game.new(old.rules, old.seats, luck(old), old.leave_off())
    assert all(seen(same, seat) == seen(old, seat) for seat in range(old.seats))
    assert same.rules.describe(same.state) == old.rules.describe(old.state)
    assert (same.state.rng, same.state.key) != (old.state.rng, old.state.key) and not same.answers
    for knower in range(old.seats):
        start = old.leave_off(knower)
        deals = {
            old.rules.save(Game.new(old.rules, old.seats, luck(old, secret), start).state) for secret in ("ab", "cd")
        }
        again = Game.new(old.rules, old.seats, luck(old), start)
        assert len(deals) == 2 and old.rules.save(again.state) in deals
        assert seen(again, knower) == seen(old, knower)
        assert again.rules.unseen(again.state, knower) == old.rules.unseen(old.state, knower)
        assert again.state.key == same.state.key and again.state.rng > 0
        again.rules.check(again.state)


def test_a_game_that_went_on_can_be_gone_on_from_but_not_for_ever() -> None:
    read = record.read((GAMES / "breakthrough_pl2017_2_001.metro").read_text())
    game = record.replay(read, find_rules, 10)
    for number in range(MOST_FORMERS):
        game = Game.new(game.rules, 2, luck(game, f"{number:02x}"), game.leave_off(number % 3 - 1))
        for _ in range(4):
            prompt = game.prompt
            assert prompt is not None
            game.answer(prompt.seat, prompt.options[0])
    text = record.write(game, header_of(game, "0"))
    assert record.replay(record.read(text), find_rules).answers == game.answers
    with pytest.raises(BadRecord, match=r"record-former-many|times at most"):
        Game.new(game.rules, 2, luck(game), game.leave_off())


def test_nobody_goes_on_from_the_end() -> None:
    over = record.replay(record.read((GAMES / "breakthrough_pl2017_2_001.metro").read_text()), find_rules)
    assert over.over
    with pytest.raises(BadRecord):
        Game.new(over.rules, 2, luck(over), over.leave_off(NOBODY))
