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
    """Returns OpenSpiel's decisions per second in a C++ game with the loop in Python; chance nodes are played but not counted."""
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


def open_spiel_native(name: str, decisions_per_part: int = 50_000) -> float:
    """Returns OpenSpiel's decisions per second in a C++ game with its own loop in C++ as well, as our random games loop in compiled code."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    rates, seed = [], 0
    for _ in range(REPEATS):
        spent, decisions = 0.0, 0
        while decisions < decisions_per_part:
            s = game.new_initial_state()
            begun = process_time()
            pyspiel.evaluate_bots(s, bots, seed)
            spent += process_time() - begun
            decisions += sum(step.player >= 0 for step in s.full_history())  # chance has a negative number
            seed += 1
        rates.append(decisions / spent)
    return statistics.median(rates)


def riichi_env(decisions_per_part: int = 5_000) -> float:
    """Returns RiichiEnv's decisions per second: a Rust core with its Python environment, the loop and the random agent of its documentation."""
    from riichienv import RiichiEnv
    from riichienv.agents import RandomAgent

    agent, rates = RandomAgent(seed=1), []
    for part in range(REPEATS):
        begun, decisions = process_time(), 0
        table = RiichiEnv(seed=part)
        while decisions < decisions_per_part:
            asked = table.reset()
            while not table.done():
                decisions += len(asked)
                asked = table.step({seat: agent.act(seen) for seat, seen in asked.items()})
        rates.append(decisions / (process_time() - begun))
    return statistics.median(rates)
