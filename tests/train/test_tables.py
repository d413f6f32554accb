"""The tables that training plays on: every edition, variant and seat count, side by side in shared memory."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from metro2033.games import GAMES
from metro2033.kernel.ruleset import Result
from metro2033.observations.features import context_names, thermometers
from metro2033.train.crew import GROUPS, Crew
from metro2033.train.mix import divide, draw_seats, tables
from metro2033.train.shared import Shared
from metro2033.train.worker import Survey, Tables, outcome, survey


@pytest.mark.parametrize("game", GAMES)
def test_the_mix_has_every_edition_and_variant_in_one_layout(game: str) -> None:
    mix = tables(game)
    assert {setting.rules.edition for setting in mix} == set(GAMES[game].editions)
    options = [set(dict(setting.options)) for setting in mix]
    assert all(set(variant) in options for variant in GAMES[game].variants.values())
    assert len({(setting.writer.layout.digest(), setting.actions.digest()) for setting in mix}) == 1
    assert len(set(map(str, (context_names([setting.rules]) for setting in mix)))) == len(mix)


@pytest.mark.parametrize(("lanes", "parts"), [(128, 3), (16, 6), (4, 3), (1, 1), (2, 6)])
def test_lanes_are_divided_and_the_usual_table_gets_most(lanes: int, parts: int) -> None:
    shares = divide(lanes, parts)
    assert sum(shares) == lanes and min(shares) >= 0 and shares[0] >= lanes // 2


def test_four_seats_are_the_most_common() -> None:
    luck = Random(1)
    drawn = Counter(draw_seats(luck, 2, 6) for _ in range(2000))
    assert set(drawn) == {2, 3, 4, 5, 6} and drawn.most_common(1)[0][0] == 4


def test_a_game_without_a_winner_is_shared_by_those_who_lead() -> None:
    assert outcome(Result(2, (3, 4, 10), (3, 2, 1))) == [0, 0, 1]
    assert outcome(Result(None, (5, 5, 1), (1, 1, 3))) == [0.5, 0.5, 0]


@pytest.mark.parametrize("game", GAMES)
def test_tables_show_what_their_games_show(game: str) -> None:
    mix = [replace(setting, round_limit=3) for setting in tables(game)]
    names = context_names([setting.rules for setting in mix])
    width = mix[0].writer.layout.length
    shared = Shared(14, width + len(names), len(mix[0].actions), mix[0].rules.max_seats)
    playing = Tables(mix, names, shared, range(2, 14), "seed")
    luck, ended = np.random.default_rng(1), 0
    for _ in range(300):
        assert not shared.masks[:2].any() and shared.masks[2:].any(axis=1).all()
        shared.actions[2:] = (luck.random(shared.masks[2:].shape) * shared.masks[2:]).argmax(axis=1)
        playing.step()
        for at in np.flatnonzero(shared.ends):
            ended += 1
            assert shared.won[at].sum() == pytest.approx(1) and shared.rounds[at] > 0
    assert ended
    for part, place in playing.parts:
        for lane, s in enumerate(part.states):
            at = place.start + lane
            assert shared.asked[at] == s.asked and shared.seats[at] == s.seats
            assert shared.seen[at, :width].tobytes() == part.writer.observe(s, s.asked)
            facts = dict(zip(names, shared.seen[at, width:].tolist(), strict=True))
            assert facts[f"edition={part.rules.edition}"] == 1
            assert sum(facts.values()) == 1 + len(part.rules.options)


def test_a_survey_finds_the_features_that_can_be_on() -> None:
    most = survey(tables("breakthrough"), Survey(lanes=2, steps=40), "seed")
    bytes, least = thermometers(most.tolist())
    assert 500 < len(bytes) < 5000
    assert all(mark <= most[byte] for byte, mark in zip(bytes, least, strict=True))
    assert thermometers([0, 1, 7]) == ([1, 2, 2, 2, 2, 2, 2], [1, 1, 2, 3, 4, 5, 6])


def test_a_crew_plays_the_same_games_from_the_same_seed() -> None:
    seen = []
    for _ in range(2):
        crew = Crew(tables("breakthrough"), 2, 8, 5, Survey(1, 5))
        try:
            assert crew.survey().any()
            for group in range(GROUPS):
                crew.go(group)
            for step in range(20):
                shared = crew.wait(step % GROUPS)
                shared.actions[:] = shared.masks.argmax(axis=1)
                crew.go(step % GROUPS)
            seen.append([crew.wait(group).seen.copy() for group in range(GROUPS)])
        finally:
            crew.dismiss()
    assert all(np.array_equal(one, other) for one, other in zip(*seen, strict=True))
    assert not np.array_equal(seen[0][0], seen[0][1])
