"""Levels: ratings that the ladder measured, weakest first, and the adaptive one, which holds back without playing badly."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from metro2033.bots.bot import Question
from metro2033.bots.levels import TABLE
from metro2033.bots.registry import BOTS, LEVELS, make_bot
from metro2033.games import LOADERS, find_rules
from metro2033.text.words import LANGUAGES, words_for
from tests.properties.conformance import sampled

GAMES = tuple(LOADERS)
LADDER = Path(__file__).parents[2] / "docs" / "ladder.md"


@pytest.mark.parametrize("game", GAMES)
def test_ratings_are_those_of_the_ladder_and_rise(game: str) -> None:
    text = LADDER.read_text(encoding="utf-8").split(f"\n## {game}\n")[1].split("### Every rung")[0]
    measured = {
        bot: int(rating) for bot, rating in re.findall(r"^\| `(\S+)` \| \S* ?\| (-?\d+) \|", text, re.MULTILINE)
    }
    rated = [level for level in TABLE if level.ratings]
    assert {level.name: level.ratings[game] for level in rated} == {level.name: measured[level.bot] for level in rated}
    ratings = [level.ratings[game] for level in rated]
    assert ratings == sorted(ratings) and len(ratings) >= 4


def test_every_level_has_its_names_and_no_bots_name() -> None:
    assert not set(LEVELS) & set(BOTS)
    for language in LANGUAGES:
        words = words_for(language, "board")
        assert all(words.has(f"level-{name}") for name in LEVELS)


def questions(game: str, seats: int) -> list[tuple[Any, Any]]:
    rules = find_rules(game, "", {})
    return [(rules, s) for s in sampled(rules, seats, 5, 6, 37 if game == "board" else 11) if len(s.options) > 1]


@pytest.mark.parametrize("game", GAMES)
def test_the_adaptive_bot_takes_a_good_move_and_none_nearer_to_its_share_is_left(game: str) -> None:
    for rules, s in questions(game, 3)[:8]:
        bot = make_bot("fair:points=12", rules, 5)
        bot.asked = 1  # `choose` counts the question first; the samples are then the same
        chances = list(bot.weigh(Question(rules, s)))
        bot.asked = 0
        chosen = chances[s.options.index(bot.choose(Question(rules, s)))]
        good = [chance for chance in chances if chance >= max(chances) - 0.12]
        assert chosen in good
        assert abs(chosen - 1 / 3) == min(abs(chance - 1 / 3) for chance in good)
        if max(chances) <= 1 / 3:
            assert chosen == max(chances), "with less than its share it plays its best"
