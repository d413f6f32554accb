"""Plays one game of a dataset and records every decision.

The decisions are those that the environments ask for: forced answers are not recorded. So replaying a game's actions in a batch
environment with its seed gives identical observations.
"""

from __future__ import annotations

import numpy as np

from metro2033.bots.bot import Question
from metro2033.bots.registry import make_bot
from metro2033.dataset.part import Part
from metro2033.dataset.plan import Plan
from metro2033.games import GAMES
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Chance
from metro2033.kernel.playout import answer_single
from metro2033.kernel.ruleset import share
from metro2033.observations.actions import ActionTable

SEEDS = 64  # bot seeds per game


def play_game(plan: Plan, number: int) -> Part:
    """Plays a game. Deterministic for a plan and number."""
    rules, seed, seating = plan.rules(number), plan.seed + number, plan.seating(number)
    table, writer = ActionTable(rules.choices), GAMES[rules.game].writer(rules)
    bots = [make_bot(plan.bots[seating[seat]], rules, seed * SEEDS + seat) for seat in range(plan.seats)]
    memory, limit = writer.memory(), plan.round_limit or rules.round_limit
    observations, masks, actions, seats = [], [], [], []
    s = rules.start(plan.seats, Chance(seed=seed))
    answer_single(s)
    while s.asked != NOBODY and rules.round(s) <= limit:
        observations.append(writer.write(s, s.asked, memory))
        mask = np.zeros(len(table), np.bool_)
        mask[[table.index_of[code] for code in s.options]] = True
        masks.append(np.packbits(mask))
        code = s.options[0] if len(s.options) == 1 else bots[s.asked].choose(Question(rules, s))
        actions.append(table.index_of[code])
        seats.append(s.asked)
        answer(s, code)
        answer_single(s)
    result = rules.standing(s)
    who, rewards = np.array(seats, np.uint8), np.array(share(result), np.float32)
    places = np.array(result.places, np.uint8)
    rows = len(actions)
    editions = len(plan.editions) or 1
    return Part(
        observations=np.frombuffer(b"".join(observations), np.uint8).reshape(rows, writer.layout.length),
        packed_masks=np.array(masks, np.uint8).reshape(rows, -(-len(table) // 8)),
        actions=np.array(actions, np.int32),
        seats=who,
        steps=np.arange(rows, dtype=np.int32),
        games=np.full(rows, seed, np.int64),
        rewards=rewards[who],
        places=places[who],
        game_seeds=np.array([seed], np.int64),
        game_first=np.array([0], np.int64),
        game_lengths=np.array([rows], np.int32),
        game_editions=np.array([number % editions], np.uint8),
        game_bots=np.array([seating], np.uint8),
        game_winners=np.array([-1 if result.winner is None else result.winner], np.int8),
        game_points=np.array([result.points], np.int32),
        game_places=places[None],
        game_rewards=rewards[None],
        game_truncated=np.array([s.asked != NOBODY], np.bool_),
    )
