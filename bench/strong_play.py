"""Plays many games of the learned bot at once: lanes in parallel with batched inference, on a GPU if there is one.

    python -m bench.strong_play --game board --games 5000 --kind even --jobs 16 --seconds 200 --folder runs/balance

Every kind of table (`bench.balance.CELLS`) gets its ledger, as if the arena had played its games. `--kind lively` lets the bot sample from
its policy instead of taking the likeliest answer, `--kind mixed` gives some seats to planners; both show how well its win probabilities
hold away from its own best play. The network's win probabilities during the games, and the winners, go to `chances-GAME-KIND.npz`
(`bench.calibration` reads it).
"""

from __future__ import annotations

import argparse
import time
from collections import Counter, deque
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from bench.balance import CELLS, Cell
from metro2033.arena.ledger import FILE, Header
from metro2033.arena.match import line_of
from metro2033.arena.schedule import Seating
from metro2033.bots.bot import Bot, Question
from metro2033.bots.registry import make_bot
from metro2033.games import GAMES
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Chance
from metro2033.kernel.playout import answer_single
from metro2033.observations.features import context
from metro2033.rl.lanes import Lanes
from metro2033.rl.setting import IDS, Setting
from metro2033.train.crew import GROUPS, Crew
from metro2033.train.mix import tables
from metro2033.train.player import Player
from metro2033.train.shared import Shared
from metro2033.train.worker import Survey, Tables, outcome

KINDS = ("even", "lively", "mixed")
OTHERS = {"board": "planner", "breakthrough": "planner:samples=2"}  # opponents in mixed games
FURTHER = {"even": 0, "lively": 30_000_000, "mixed": 60_000_000}  # seed offsets: other kinds have other deals
RECORDED, IDLE = 1, 2  # markers for the end of a game that counts, and of one that only fills a lane
NOTED = 1 / 48  # share of decisions whose win probabilities are recorded
TELL = 15  # seconds between two reports
DUEL = 200  # maximum number of consecutive questions answered without the network


class Deals:
    """The work of one process: its part of the deals of every cell; lanes of both groups draw from it."""

    def __init__(self, cells: Sequence[Cell], games: int, workers: int, kind: str) -> None:
        self.cells, self.games, self.workers, self.kind = cells, games, workers, kind
        self.left: dict[Setting, deque[tuple[int, int]]] = {}

    def begin(self, worker: int) -> None:
        """Queues the deals in turn, so that all cells advance together."""
        self.left = {setting_of(cell): deque() for cell in self.cells}
        for number in range(worker, self.games, self.workers):
            for at, cell in enumerate(self.cells):
                self.left[setting_of(cell)].append((at, number))


def setting_of(cell: Cell) -> Setting:
    """Returns the setting of a cell's lanes; cells that differ only in seat count share it."""
    id = next(name for name, game in IDS.items() if game == cell.game)
    return Setting(id, edition=cell.edition, options=cell.job.options)


class Watched(Tables):
    """Lanes that play given deals to their end and write a ledger."""

    def __init__(
        self,
        mix: list[Setting],
        names: list[str],
        shared: Shared,
        lanes: range,
        seed: str,
        *,
        deals: Deals,
        folder: Path,
    ) -> None:
        self.shared, self.deals, self.luck = shared, deals, Random(seed)
        self.names = names
        worker = lanes.start // len(lanes)
        if not deals.left:
            deals.begin(worker)
        self.files = [(folder / f"{cell.name}.{worker}").open("ab") for cell in deals.cells]
        self.games: dict[int, Game] = {}
        self.parts = []
        settings = list(deals.left)
        for part, some in enumerate(np.array_split(np.array(lanes), len(settings))):
            lanes_of, place = Lanes(settings[part], len(some)), slice(int(some[0]), int(some[-1]) + 1)
            shared.seen[place, lanes_of.width :] = np.frombuffer(context(lanes_of.rules, names), np.uint8)
            self.parts.append((lanes_of, place))
            for lane in range(len(some)):
                self._begin(lanes_of, lane, place.start + lane)
            self._copy(lanes_of, place)

    def step(self) -> None:
        """Answers in every lane that has something to play."""
        shared = self.shared
        for part, place in self.parts:
            shared.ends[place] = 0
            if not any(self.games[at].counts for at in range(place.start, place.stop)):
                continue
            over = set(part.step(shared.actions[place].tolist()))
            for lane in range(len(part.states)):
                at = place.start + lane
                game = self.games[at]
                game.decisions += 1
                if lane in over or self._settle(part, lane, game):
                    self._end(part, lane, at, game)
                    self._begin(part, lane, at)
            self._copy(part, place)

    def _begin(self, part: Lanes, lane: int, at: int) -> None:
        """Starts the next deal of these lanes, or a filler game if none is left."""
        left = self.deals.left[part.setting]
        counts = bool(left)
        cell_at, number = left.popleft() if left else (0, 0)
        cell = self.deals.cells[cell_at]
        seed = cell.seed + number + FURTHER[self.deals.kind]
        game = Game(cell, cell_at, number, seed, counts)
        s = part.setting.rules.start(cell.seats, Chance(seed=seed))
        if counts:
            s.log = []
        game.first_player = s.first
        if self.deals.kind == "mixed":
            seats = range(cell.seats)
            for seat in game.draft.sample(seats, game.draft.randint(1, cell.seats - 1)):
                game.others[seat] = make_bot(OTHERS[cell.game], part.setting.rules, seed * 64 + seat)
        self.games[at] = game
        part.put(lane, s)
        self._settle(part, lane, game)
        part.show(lane, s.asked)
        self.shared.seats[at], self.shared.tables[at] = cell.seats, cell_at

    def _settle(self, part: Lanes, lane: int, game: Game) -> bool:
        """Answers questions that are not for the network: the draft and the opponents'. Returns whether the game is over."""
        s, watched = part.states[lane], GAMES[game.cell.game].watched
        answered = False
        for _ in range(DUEL):
            if s.asked == NOBODY or s.round > part.last_round:
                return True
            if s.asked_by[0] in watched.draft and len(s.options) > 1:
                answer(s, game.draft.choice(s.options))
            elif s.asked in game.others:
                answer(s, game.others[s.asked].choose(Question(part.rules, s)) if len(s.options) > 1 else s.options[0])
            else:
                break
            answered = True
            answer_single(s)
        if answered and s.asked != NOBODY:
            part.show(lane, s.asked)
        return bool(s.asked == NOBODY)

    def _end(self, part: Lanes, lane: int, at: int, game: Game) -> None:
        s, shared, rules = part.states[lane], self.shared, part.setting.rules
        won = outcome(rules.standing(s))
        shared.ends[at] = RECORDED if game.counts else IDLE
        shared.won[at] = 0
        shared.won[at, : len(won)] = won
        shared.rounds[at] = s.round
        if game.counts:
            bots = tuple("neural" if seat not in game.others else OTHERS[rules.game] for seat in range(game.cell.seats))
            seating = Seating(game.number, game.seed, game.cell.edition, bots)
            times: list[Counter[int]] = [Counter() for _ in bots]
            rounds = min(rules.round(s), part.last_round)
            line = line_of(rules, seating, s, game.first_player, game.decisions, times, rounds)
            self.files[game.cell_at].write(msgspec.json.encode(line) + b"\n")
            self.files[game.cell_at].flush()


class Game:
    """A game in a lane."""

    def __init__(self, cell: Cell, cell_at: int, number: int, seed: int, counts: bool) -> None:
        self.cell, self.cell_at, self.number, self.seed, self.counts = cell, cell_at, number, seed, counts
        self.draft = Random(f"draft {seed}")
        self.others: dict[int, Bot] = {}
        self.first_player = 0
        self.decisions = 0


class Notes:
    """Recorded win probabilities, and the winners; places are relative to the seat that was asked."""

    def __init__(self, lanes: int) -> None:
        self.lanes, self.luck, self.games = lanes, Random(1), 0
        self.pending: list[list[tuple[int, int, NDArray[Any]]]] = [[] for _ in range(GROUPS * lanes)]
        self.rows: list[tuple[int, int, int, NDArray[Any]]] = []  # game, seats, the winner's place, win probabilities

    def add(self, group: int, shared: Shared, chances: NDArray[Any]) -> None:
        """Records the win probabilities of some lanes."""
        for _ in range(max(1, int(self.lanes * NOTED))):
            lane = self.luck.randrange(self.lanes)
            noted = int(shared.seats[lane]), int(shared.asked[lane]), chances[lane].copy()
            self.pending[group * self.lanes + lane].append(noted)

    def end(self, group: int, shared: Shared) -> int:
        """Processes finished games; returns the number of those that count."""
        for lane in np.flatnonzero(shared.ends):
            noted, won = self.pending[group * self.lanes + lane], shared.won[lane]
            if shared.ends[lane] == RECORDED and won.max() == 1.0:
                winner = int(won.argmax())
                self.rows += [(self.games, seats, (winner - asked) % seats, chances) for seats, asked, chances in noted]
            self.games += 1
            noted.clear()
        return int((shared.ends == RECORDED).sum())

    def save(self, path: Path) -> None:
        """Writes the recordings."""
        games, seats, winners, chances = (np.array([row[at] for row in self.rows]) for at in range(4))
        np.savez_compressed(
            path,
            game=games.astype(np.uint32),
            seats=seats.astype(np.uint8),
            winner=winners.astype(np.uint8),
            chances=chances.astype(np.float16),
        )


def play(game: str, kind: str, games: int, jobs: int, lanes: int, seconds: float, folder: Path) -> int:
    """Plays, writes the ledgers and the win probabilities, and returns the number of finished games."""
    begun = told = time.monotonic()
    cells, mix = [cell for cell in CELLS if cell.game == game], tables(game)
    parts = folder / f"parts-{game}-{kind}"
    parts.mkdir(parents=True)
    deals = Deals(cells, games, jobs, kind)
    crew = Crew(mix, jobs, lanes, 0, Survey(), partial(Watched, deals=deals, folder=parts))
    notes, finished, steps = Notes(lanes), 0, 0
    try:
        for group in range(GROUPS):
            crew.go(group)
        player = Player(game, mix, draws=kind == "lively")
        while finished < games * len(cells) and time.monotonic() - begun < seconds:
            for group in range(GROUPS):
                shared = crew.wait(group)
                finished += notes.end(group, shared) if steps else 0
                actions, chances = player.act(shared)
                notes.add(group, shared, chances)
                shared.actions[:] = actions
                crew.go(group)
            steps += 1
            if time.monotonic() - told > TELL:
                told = time.monotonic()
                print(f"{told - begun:.0f} s: {steps * lanes * GROUPS:,} decisions, {finished:,} games", flush=True)
        for group in range(GROUPS):
            finished += notes.end(group, crew.wait(group))
    finally:
        crew.dismiss()
    notes.save(folder / f"chances-{game}-{kind}.npz")
    for cell in cells:
        _join(cell, kind, parts, folder)
    print(
        f"{game} {kind}: {finished:,} games, {len(notes.rows):,} chances, {time.monotonic() - begun:.0f} s", flush=True
    )
    return finished


def _join(cell: Cell, kind: str, parts: Path, folder: Path) -> None:
    """Merges the workers' files into one ledger; incomplete lines are left out."""
    texts = [path.read_bytes() for path in sorted(parts.glob(f"{cell.name}.*"))]
    lines = [line for text in texts for line in text[: text.rfind(b"\n") + 1].splitlines()]
    lines.sort(key=lambda line: int(msgspec.json.decode(line)["number"]))
    target = folder / (cell.name if kind == "even" else f"{cell.name}-{kind}")
    target.mkdir(parents=True, exist_ok=True)
    (target / FILE).write_bytes(b"\n".join([msgspec.json.encode(Header(job=cell.job)), *lines]) + b"\n")


def main() -> None:
    """Plays games of one kind."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=tuple(OTHERS), default="board")
    parser.add_argument("--kind", choices=KINDS, default="even")
    parser.add_argument("--games", type=int, default=5000, help="of every cell")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--lanes", type=int, default=2048, help="of each of the two groups; a multiple of the jobs")
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--folder", type=Path, required=True)
    given = parser.parse_args()
    play(given.game, given.kind, given.games, given.jobs, given.lanes, given.seconds, given.folder)


if __name__ == "__main__":
    main()
