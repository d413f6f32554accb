"""Observations reveal nothing hidden, put the observer first, stay within bounds and agree with the view."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from metro2033.kernel.chance import Chance
from metro2033.rl import BatchEnv, Setting
from metro2033.rl.lanes import Lanes
from tests.rl.walking import BOARD, BREAKTHROUGH, positions

TABLES = [(BOARD, 2), (BOARD, 4), (BOARD, 6), (BREAKTHROUGH, 2), (BREAKTHROUGH, 5)]


def shown(lanes: Lanes, s: Any, seat: int) -> tuple[bytes, bytes]:
    """Returns the observation and the mask of a seat in a state, as bytes."""
    kept, lanes.states[0] = lanes.states[0], s
    lanes.show(0, seat)
    lanes.states[0] = kept
    return bytes(lanes.observations), bytes(lanes.masks)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_seat_observes_nothing_it_may_not_know(id: str, seats: int) -> None:
    """After a new deal of everything hidden, observations and masks are the same to the byte."""
    rules = Setting(id, seats=seats).rules
    for number, lanes in enumerate(positions(id, seats, seed=5, steps=2500)):
        s = lanes.states[0]
        if number % 13 == 0 or s.sealed or getattr(s, "drawn", None) or getattr(s, "swapped", None):
            for seat in range(seats):
                assert shown(lanes, rules.determinise(s, seat, seed=number), seat) == shown(lanes, s, seat)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_what_was_seen_before_changes_no_observation(id: str, seats: int) -> None:
    """Pieces kept from earlier questions, or from another table, are the same as newly computed ones."""
    writer = Setting(id, seats=seats).writer
    memory = writer.memory()
    for number, lanes in enumerate(positions(id, seats, seed=6, steps=1500)):
        s, seat = lanes.states[0], number % seats
        assert writer.write(s, seat, memory) == writer.write(s, seat, writer.memory()) == writer.observe(s, seat)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_lanes_that_are_written_together_show_what_each_shows_alone(id: str, seats: int) -> None:
    """Short games, so that some lanes are over while others go on; until it is shown again such a lane keeps its row."""
    setting = Setting(id, seats=seats, round_limit=3)
    lanes, luck = Lanes(setting, 5), Random(7)
    over, ended = list(range(5)), 0
    for seed in range(400):
        for lane in over:
            lanes.put(lane, setting.rules.start(seats, Chance(seed=seed + lane)))
            lanes.show(lane, lanes.states[lane].asked)
        for lane, s in enumerate(lanes.states):
            begin = lane * lanes.width
            assert lanes.observations[begin : begin + lanes.width] == setting.writer.observe(s, s.asked)
            begin = lane * lanes.actions
            marked = [code for at, code in enumerate(lanes.codes) if lanes.masks[begin + at]]
            assert (marked, lanes.asked[lane]) == (sorted(s.options), s.asked)
        rows = bytes(lanes.observations)
        over = lanes.step(lanes.sample([luck.random() for _ in range(5)]))
        ended += len(over)
        for lane in over:
            begin = lane * lanes.width
            assert lanes.observations[begin : begin + lanes.width] == rows[begin : begin + lanes.width]
    assert ended > 5


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_observations_keep_their_bounds(id: str, seats: int) -> None:
    env = BatchEnv(id, 16, seats=seats)
    env.reset(3)
    luck = np.random.default_rng(3)
    for _ in range(300):
        env.step(env.sample(luck))
        assert (env.observations <= env.most).all()
        assert env.masks.any(axis=1).all()


def field(setting: Setting, row: bytes, name: str, place: int = 0) -> list[int]:
    """Returns the bytes of a field."""
    found = setting.writer.layout.find(name)
    start = found.offset + place * found.stride
    return list(row[start : start + found.length])


def test_the_board_game_is_seen_from_the_own_seat() -> None:
    setting = Setting(BOARD)
    for lanes in positions(BOARD, 4, seed=8, steps=400):
        s = lanes.states[0]
    for seat in range(4):
        row = setting.writer.observe(s, seat)
        view = setting.rules.view(s, seat)
        for place in range(4):
            other = view.seats[(seat + place) % 4]
            tokens = [other.tokens.pig, other.tokens.mushroom, other.tokens.ammo]
            assert field(setting, row, "seat.tokens", place) == tokens
            assert field(setting, row, "seat.points", place) == [other.points]
            assert field(setting, row, "seat.needed_points", place) == [other.needed_points]
            assert sum(field(setting, row, "seat.stations", place)) == list(view.owners.values()).count(other.seat)
            assert sum(field(setting, row, "seat.completed", place)) == len(other.completed)
        assert not any(field(setting, row, "seat.faction", 4))
        assert sum(field(setting, row, "missions")) == len(view.seats[seat].missions)
        assert field(setting, row, "decks")[:4] == [
            view.decks.equipment,
            view.decks.missions,
            view.decks.laws,
            view.decks.threats,
        ]


def test_the_card_game_is_seen_from_the_own_seat() -> None:
    setting = Setting(BREAKTHROUGH, seats=3)
    for lanes in positions(BREAKTHROUGH, 3, seed=8, steps=400):
        s = lanes.states[0]
    for seat in range(3):
        row = setting.writer.observe(s, seat)
        view = setting.rules.view(s, seat)
        assert field(setting, row, "deck") == [view.deck]
        for place in range(3):
            other = view.seats[(seat + place) % 3]
            assert field(setting, row, "seat.hand_count", place) == [other.hand_count]
            assert sum(field(setting, row, "seat.hand", place)) == len(other.hand)
            assert field(setting, row, "seat.points", place) == [other.owned]
            assert sum(field(setting, row, "seat.stations", place)) == len(other.stations)
            assert sum(field(setting, row, "seat.tokens", place)) == sum(station.tokens for station in other.stations)
