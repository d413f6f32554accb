"""Our figures and the peer's, in one run on one core, with a calibration beside every number: `make bench`."""

from __future__ import annotations

import json
import random
import statistics
import sys
from time import perf_counter

from metro2033.games import LOADERS
from metro2033.measure import REPEATS, build, calibrate, measure


def catanatron(games: int = 30) -> tuple[float, float]:
    """Catanatron's decisions per second in games of four random players, and the calibration around them."""
    from catanatron import Color, Game, RandomPlayer

    before = calibrate()
    rates = []
    for part in range(REPEATS):
        begun, decisions = perf_counter(), 0
        for seed in range(games // REPEATS):
            random.seed(seed + 100 * part)
            players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
            game = Game(players, seed=seed + 100 * part)
            game.play()
            decisions += len(game.state.actions)
        rates.append(decisions / (perf_counter() - begun))
    return statistics.median(rates), (before + calibrate()) / 2


def main() -> None:
    """Measure, print a table, and a line of JSON for those who keep figures."""
    peer, peer_calibration = catanatron()
    rows = {name: measure(name) for name in LOADERS}
    peer_again, again_calibration = catanatron()
    peer_rate = statistics.mean((peer / peer_calibration, peer_again / again_calibration))
    print(
        f"{'':28}{'decisions/s':>14}{'calibration':>14}{'x Catanatron':>14}{'clone us':>10}{'view us':>10}{'determ. us':>12}"
    )
    print(f"{'Catanatron 3.2.1':28}{peer:14,.0f}{peer_calibration:14.2f}{1:14.2f}")
    figures: dict[str, object] = {"build": build(), "catanatron": peer}
    for name, row in rows.items():
        ratio = row.decisions_per_second / row.calibration / peer_rate
        print(
            f"{f'{name} ({build()})':28}{row.decisions_per_second:14,.0f}{row.calibration:14.2f}{ratio:14.2f}"
            f"{row.clone_us:10.1f}{row.view_us:10.1f}{row.determinise_us:12.1f}"
        )
        figures[name] = {"decisions_per_second": row.decisions_per_second, "ratio": ratio, "clone_us": row.clone_us}
    print(f"{'Catanatron 3.2.1, again':28}{peer_again:14,.0f}{again_calibration:14.2f}")
    print(json.dumps(figures), file=sys.stderr)


if __name__ == "__main__":
    main()
