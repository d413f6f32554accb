"""Bots for both games: they answer legally and repeatably, never peek, keep to their parameters, and can say why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from metro2033.bots.bot import Bot, Question
from metro2033.bots.minds import mind_for
from metro2033.bots.registry import BOTS, LEVELS, make_bot, read_spec, read_specs
from metro2033.games import GAMES, find_rules
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Chance
from metro2033.kernel.problem import BadOption
from metro2033.kernel.ruleset import Ruleset
from metro2033.languages import LANGUAGES
from metro2033.text.say import sayer
from tests.properties.conformance import sampled

# Every bot at a small budget that does not depend on the clock.
SPECS = ("random", "greedy:samples=1", "planner:samples=1", "ismcts:iterations=12", "novice", "neural", "fair")
TIERED = [pytest.param(spec, marks=[pytest.mark.slow] * (spec in ("neural", "fair"))) for spec in SPECS]


def questions(game: str, seats: int, seed: int) -> Iterator[tuple[Ruleset, Any]]:
    """Yields states of a random game in which a seat has a choice."""
    rules = find_rules(game, "", {})
    for s in sampled(rules, seats, seed, 6, 37 if game == "board" else 11):
        if len(s.options) > 1:
            yield rules, s


def bot_of(spec: str, rules: Ruleset) -> Bot:
    return make_bot(spec, rules, 11)


def test_every_bot_is_tested_here() -> None:
    assert {read_spec(spec)[0] for spec in SPECS} == set(BOTS)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spec", TIERED)
def test_a_bot_never_peeks(game: str, spec: str) -> None:
    """Two states that are the same to a seat lead to the same answer, and to the same weights."""
    compared = 0
    for rules, s in questions(game, 3, 5):
        other = rules.determinise(s, s.asked, 4711)
        assert other.options == s.options
        assert bot_of(spec, rules).choose(Question(rules, s)) == bot_of(spec, rules).choose(Question(rules, other))
        assert bot_of(spec, rules).weigh(Question(rules, s)) == bot_of(spec, rules).weigh(Question(rules, other))
        compared += 1
    assert compared > 5


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_changes_nothing_and_is_repeatable(game: str, spec: str) -> None:
    for rules, s in list(questions(game, 4, 2))[::3]:
        before = rules.save(s)
        first, second = (bot_of(spec, rules).choose(Question(rules, s)) for _ in range(2))
        assert first == second
        assert first in s.options
        assert rules.save(s) == before


THINKERS = ("greedy:samples=1", "planner:samples=1", "ismcts:iterations=30")


@pytest.mark.parametrize("spec", THINKERS)
def test_a_bot_takes_the_tenth_token_in_the_turn_it_can(spec: str) -> None:
    rules = find_rules("breakthrough", "", {})
    seat = {"faction": "fourth_reich", "up": 9, "stations": ["dinamo"], "resources": ["surgeons_set"]}
    s = rules.position({"seat": [seat, {"faction": "bauman_alliance"}]})
    bot = bot_of(spec, rules)
    while s.active == 0 and s.asked != NOBODY:
        answer(s, bot.choose(Question(rules, s)) if len(s.options) > 1 else s.options[0])
    assert s.winner == 0


@pytest.mark.parametrize("spec", THINKERS)
def test_a_bot_captures_what_it_has_won(spec: str) -> None:
    rules = find_rules("board", "", {})
    held = ["kievskaya_purple", "kievskaya_light_blue", "smolenskaya_purple", "smolenskaya_light_blue"]
    seat = {"faction": "faction_reich", "hero": "hero_khan", "army": 8, "tokens": {"pig": 3, "mushroom": 3, "ammo": 3}}
    other = {"faction": "faction_arbat", "hero": "hero_anna", "army": 2, "stations": held}
    s = rules.position({"seat": [seat, other], "phase": "army_actions", "turn": 0})
    attack = next(code for code in s.options if rules.choices[code].verb == "attack")
    while s.asked_by[0].__name__ != "choose_capture":
        answer(s, attack if attack in s.options else s.options[0])
    assert rules.choices[bot_of(spec, rules).choose(Question(rules, s))].verb == "capture"


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    """Clearly, and in few games: it is the lowest step of the ladder."""
    rules = find_rules(game, "", {})
    won = 0
    for seed in range(6):
        specs = ["random"] * 3
        specs[seed % 3] = "greedy:samples=1"
        bots = [make_bot(spec, rules, seed * 64 + seat) for seat, spec in enumerate(specs)]
        s = rules.start(3, Chance(seed=seed))
        while s.asked != NOBODY:
            answer(s, bots[s.asked].choose(Question(rules, s)) if len(s.options) > 1 else s.options[0])
        won += s.winner == seed % 3
    assert won >= 5


def test_levels_stand_for_bots_and_take_parameters() -> None:
    bots = {level: read_spec(level)[0] for level in LEVELS}
    assert bots == {
        "novice": "greedy",
        "regular": "greedy",
        "veteran": "planner",
        "legend": "neural",
        "master": "neural",
        "adaptive": "fair",
    }
    assert read_spec("novice")[1]["slips"] > read_spec("regular")[1]["slips"] > 0
    assert read_spec("legend")[1]["ms"] == 0 and read_spec("master")[1]["ms"] == 1000
    assert read_spec("legend:ms=5")[1]["ms"] == 5
    assert read_specs("greedy,legend", 3, people=False) == ["greedy", "legend", "greedy"]


@pytest.mark.parametrize(
    "spec", ["", "chess", "greedy:depth=1", "planner:samples=-1", "ismcts:ms=1e9", "greedy:samples"]
)
def test_a_wrong_spec_is_refused(spec: str) -> None:
    with pytest.raises(BadOption):
        read_spec(spec)


def test_a_novice_slips_but_never_into_housekeeping() -> None:
    rules = find_rules("breakthrough", "", {})
    always = make_bot("greedy:samples=1:slips=100", rules, 1)
    chosen = {always.choose(Question(rules, s)) for _, s in questions("breakthrough", 3, 1)}
    assert rules.housekeeping not in chosen and len(chosen) > 3


def test_beliefs_doubt_a_mission_that_would_have_been_completed() -> None:
    """The other seat has had an army of strength 8 for long; it will not be holding the mission that asks for one."""
    rules = find_rules("board", "", {})
    strong = {"faction": "faction_arbat", "hero": "hero_anna", "army": 8}
    me = {"faction": "faction_reich", "hero": "hero_khan"}
    goals = {card.id: card.goal for card in rules.cards()["mission"]}
    army = next(card for card, goal in goals.items() if goal == "g_army8")
    other = next(card for card, goal in goals.items() if goal not in ("g_army8", "g_polis1"))
    plausible = mind_for("board").plausible
    likely = rules.position({"seat": [me, {**strong, "missions": [other]}]})
    unlikely = rules.position({"seat": [me, {**strong, "missions": [army]}]})
    assert plausible(unlikely, 0) < 0.2 < plausible(likely, 0)
    assert plausible(unlikely, 1) == 1.0  # its own missions a seat knows


@pytest.mark.parametrize("game", GAMES)
def test_every_term_has_a_name_in_every_language(game: str) -> None:
    rules = find_rules(game, "", {})
    for s in sampled(rules, 3, 3, 8, 29):
        for term, _ in mind_for(game).terms(s, 0):
            assert all(sayer(language, game).words.has(f"weight-{term}") for language in LANGUAGES)
