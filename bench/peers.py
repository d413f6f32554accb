"""Measures the peers with random play; decisions are counted as for our engine, including the generation of legal moves."""

from __future__ import annotations

import random
import statistics
from time import process_time

from metro2033.measure import REPEATS


def catanatron(games: int = 30) -> float:
    """Returns Catanatron's decisions per second in games of four random players."""
    from catanatron import Color, Game, RandomPlayer

    rates = []
    for part in range(REPEATS):
        begun, decisions = process_time(), 0
        for seed in range(games // REPEATS):
            random.seed(seed + 100 * part)
            players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
            game = Game(players, seed=seed + 100 * part)
            game.play()
            decisions += len(game.state.actions)
        rates.append(decisions / (process_time() - begun))
    return statistics.median(rates)


def open_spiel(name: str, decisions_per_part: int = 20_000) -> float:
    """Returns OpenSpiel's decisions per second in a C++ game driven from Python, as ours may be; chance nodes are played but not counted."""
    import pyspiel

    game, rnd = pyspiel.load_game(name), random.Random(1)
    rates = []
    for _ in range(REPEATS):
        begun, decisions = process_time(), 0
        while decisions < decisions_per_part:
            s = game.new_initial_state()
            while not s.is_terminal():
                decisions += not s.is_chance_node()
                s.apply_action(rnd.choice(s.legal_actions()))
        rates.append(decisions / (process_time() - begun))
    return statistics.median(rates)
