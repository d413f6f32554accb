"""Levels: ratings that the ladder measured, weakest first, and the adaptive one, which holds back without playing badly."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from metro2033.bots.bot import Question
from metro2033.bots.fair import FairBot
from metro2033.bots.levels import TABLE
from metro2033.bots.registry import BOTS, LEVELS, make_bot
from metro2033.games import GAMES, find_rules
from metro2033.languages import LANGUAGES
from metro2033.text.words import words_for
from tests.properties.conformance import sampled

LADDER = Path(__file__).parents[2] / "docs" / "ladder.md"


@pytest.mark.parametrize("game", GAMES)
def test_ratings_are_those_of_the_ladder_and_rise(game: str) -> None:
    text = LADDER.read_text(encoding="utf-8").split(f"\n## {game}\n")[1].split("### Every rung")[0]
    measured = {
        bot: int(rating) for bot, rating in re.findall(r"^\| `(\S+)` \| \S* ?\| (-?\d+) \|", text, re.MULTILINE)
    }
    rated = GAMES[game].ratings
    assert rated == {level.name: measured[level.bot] for level in TABLE if level.name in rated}
    ratings = [rated[level.name] for level in TABLE if level.name in rated]
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
def test_the_adaptive_bot_keeps_the_lead_it_aims_at_and_else_plays_its_best(game: str) -> None:
    held = best = 0
    for aim, seats in ((40, 3), (400, 2), (400, 4)):
        for rules, s in questions(game, seats)[:8]:
            bot, strong = make_bot(f"fair:aim={aim}", rules, 5), make_bot("neural", rules, 5)
            assert isinstance(bot, FairBot)
            bot.asked = 1  # `choose` counts the question first; the samples are then the same
            chances, least = bot.chances(Question(rules, s)), bot.aim(Question(rules, s))
            bot.asked = 0
            chosen = bot.choose(Question(rules, s))
            enough = [chance for chance in chances if chance >= least]
            if enough:
                held += 1
                assert chances[s.options.index(chosen)] == min(enough)
            else:
                best += 1
                assert chosen == strong.choose(Question(rules, s))
    assert held and best


def test_the_adaptive_bot_ends_a_game_that_it_has_won() -> None:
    """Whatever it aims at, certainty is more."""
    rules, s = questions("breakthrough", 2)[0]
    bot = make_bot("fair:aim=400", rules, 5)
    assert isinstance(bot, FairBot)
    assert bot.aim(Question(rules, s)) == 0.75
