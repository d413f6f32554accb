"""Runs in a fresh installation: typical uses of the installed package, on the compiled engine."""

from __future__ import annotations

import contextlib
import copy
import pickle
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import gymnasium

import metro2033
from metro2033 import rl
from metro2033.bots.bot import Bot, Question
from metro2033.bots.drive import play
from metro2033.games import GAMES, find_rules
from metro2033.kernel.chance import Chance
from metro2033.measure import build

PROGRAM = Path(sys.executable).parent / "metro2033"
START_SECONDS = 600


class LastOption(Bot):
    """A bot of one's own."""

    def weigh(self, question: Question) -> list[float]:
        """Returns weights that grow with the position of an option."""
        return [float(number) for number in range(len(question.options))]


def derive_a_bot(game: str) -> None:
    """Plays a game with bots that are written in plain Python on the compiled engine."""
    rules = find_rules(game, "", {})
    played = play(rules, [LastOption(rules, seat, {}) for seat in range(3)], Chance(seed=1), 20)
    assert len(played.answers) > 50


def keep_a_game(game: str) -> None:
    """Checks that a game that is pickled or copied in the middle goes on like the original."""
    luck = random.Random(1)
    first = metro2033.new(game, seats=3, seed=7)
    for _ in range(60):
        answer_at_random(first, luck)
    copies = [pickle.loads(pickle.dumps(first)), copy.deepcopy(first)]
    ends = {play_on(one, random.Random(2)) for one in (first, *copies)}
    assert len(ends) == 1, ends


def answer_at_random(game: metro2033.Game, luck: random.Random) -> None:
    prompt = game.prompt
    assert prompt is not None
    game.answer(prompt.seat, luck.choice(prompt.options))


def play_on(game: metro2033.Game, luck: random.Random) -> tuple[object, ...]:
    """Plays to the end, or for long; returns the final state of the game."""
    for _ in range(500):
        if game.over:
            break
        answer_at_random(game, luck)
    return game.over, game.rules.digest(game.state)


def learn_side_by_side(id: str) -> None:
    """Steps several environments that Gymnasium makes at once."""
    games = gymnasium.make_vec(id, num_envs=2, seats=2, round_limit=3)
    seen, _ = games.reset(seed=1)
    for _ in range(20):
        seen, _, _, _, _ = games.step(seen["action_mask"].argmax(axis=1))
    games.close()


def serve() -> None:
    """Checks that the server shows the page and complains about nothing."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(PROGRAM), "serve", "--no-open", "--port", "0", "--database", f"sqlite:///{folder}/games.sqlite"]
        server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        try:
            assert server.stderr is not None
            address = server.stderr.readline().split("at ")[1].split(" ")[0]
            page = fetch(address, server)
        finally:
            server.terminate()
            _, said = server.communicate(timeout=START_SECONDS)
    assert "/assets/index-" in page, page[:500]
    assert "plain" not in said, said


def fetch(address: str, server: subprocess.Popen[str]) -> str:
    deadline = time.monotonic() + START_SECONDS
    while True:
        with contextlib.suppress(OSError):
            request = urllib.request.Request(address, headers={"accept": "text/html"})
            with urllib.request.urlopen(request, timeout=10) as response:
                return str(response.read().decode())
        assert time.monotonic() < deadline and server.poll() is None, "the server does not answer"
        time.sleep(0.1)


def main() -> None:
    """Runs all checks, for both games."""
    assert build() == "compiled"
    for game in GAMES:
        derive_a_bot(game)
        keep_a_game(game)
    for id in rl.IDS:
        learn_side_by_side(id)
    serve()


if __name__ == "__main__":
    main()
