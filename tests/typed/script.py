"""A program of somebody who uses the package: it must pass strict type checkers without casts and without asserts."""

import random

import gymnasium
import numpy as np

import metro2033
from metro2033 import rl
from metro2033.games.board.view_types import BoardView
from metro2033.games.breakthrough.view_types import BreakthroughView


def play_at_random(game: metro2033.Game, luck: random.Random) -> int | None:
    """Plays any game to its end and returns the winner."""
    while not game.over:
        prompt = game.ask()
        for event in game.answer(prompt.seat, luck.choice(prompt.options)):
            print(game.say(event, "pl"))
    return game.standing().winner


def strongest(view: BoardView) -> int:
    """Returns the strongest army on the board."""
    return max(seat.army for seat in view.seats)


def market(view: BreakthroughView) -> list[str]:
    """Returns the cards on offer."""
    return [card.upper() for card in view.market if card is not None]


board = metro2033.new(seats=3, seed=1)
cards = metro2033.new("breakthrough", seats=2, seed=1)
print(strongest(board.view(0)), market(cards.view(None)), board.view(0).seats[0].army + 1)
print(play_at_random(board, random.Random(1)), play_at_random(cards, random.Random(1)))

environment = rl.env("metro2033/board-v0", seats=3, options={"mission_claim": "auto"})
environment.reset(seed=1)
total = 0.0
for _agent in environment.agent_iter(max_iter=20):
    seen, reward, ended, stopped, info = environment.last()
    total += reward
    environment.step(None if ended or stopped else int(seen["action_mask"].argmax()))
lanes = rl.BatchEnv("metro2033/breakthrough-v0", lanes=4, seats=2)
lanes.reset(seed=1)
lanes.step(lanes.sample(np.random.default_rng(1)))
single = gymnasium.make("metro2033/board-v0", opponents=["greedy"], seats=2)
print(environment.agent_selection, total, lanes.rewards.sum(), single.action_space)
