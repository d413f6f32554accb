"""Writes a dataset: plays its games, on several processes if wanted, and writes them part by part. A stopped run goes on."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec
import numpy as np

from metro2033.dataset.games import play_game
from metro2033.dataset.parquet import need_parquet, parquet_of_decisions, parquet_of_games
from metro2033.dataset.part import Part, join
from metro2033.dataset.plan import MANIFEST, Manifest, Plan, manifest_of
from metro2033.files import make_folder, read_text, write_bytes
from metro2033.kernel.problem import Problem
from metro2033.simulation import end_on_interrupt


def write(plan: Plan, folder: Path, jobs: int = 1, done: Callable[[int], None] = lambda games: None) -> Manifest:
    """Play what is missing and write it to a folder; `done` is told how many games are there after each one."""
    if plan.format == "parquet":
        need_parquet()
    manifest = manifest_of(plan)
    make_folder(folder)
    _claim(folder, manifest)
    missing = [number for number, name in enumerate(manifest.parts) if not (folder / name).exists()]
    kept = plan.games - sum(len(_numbers(plan, part)) for part in missing)
    done(kept)
    with _Players(plan, jobs) as players:
        games = players.play([number for part in missing for number in _numbers(plan, part)])
        for part in missing:
            played = []
            for _ in _numbers(plan, part):
                played.append(next(games))
                kept += 1
                done(kept)
            write_part(join(played), folder / manifest.parts[part])
    return manifest


def _numbers(plan: Plan, part: int) -> range:
    """The numbers of the games in a part."""
    return range(part * plan.per_part, min(plan.games, (part + 1) * plan.per_part))


def _claim(folder: Path, manifest: Manifest) -> None:
    """Write the manifest. A folder with another dataset, or with other files under our names, is left alone."""
    path = folder / MANIFEST
    text = msgspec.json.format(msgspec.json.encode(manifest), indent=1)
    if path.exists():
        if read_text(path).encode() != text:
            raise Problem("dataset-other", folder=str(folder))
    elif any((folder / name).exists() for name in manifest.parts):
        raise Problem("dataset-other", folder=str(folder))
    else:
        write_bytes(path, text)


def write_part(part: Part, path: Path) -> None:
    """Write a part; in Parquet its games are a file of their own, written first."""
    if path.suffix == ".parquet":
        write_bytes(path.with_name(f"{path.stem}-games.parquet"), parquet_of_games(part))
        write_bytes(path, parquet_of_decisions(part))
        return
    out = io.BytesIO()
    np.savez_compressed(out, allow_pickle=False, **part.arrays())
    write_bytes(path, out.getvalue())


class _Players:
    """Plays games in order, in this process or in several."""

    def __init__(self, plan: Plan, jobs: int) -> None:
        self.plan = plan
        self.ahead = 4 * jobs
        self.pool = ProcessPoolExecutor(jobs, initializer=end_on_interrupt) if jobs > 1 else None

    def __enter__(self) -> _Players:
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)

    def play(self, numbers: list[int]) -> Iterator[Part]:
        """The games in this order; only a few are played ahead of what is written."""
        if self.pool is None:
            yield from (play_game(self.plan, number) for number in numbers)
            return
        waiting = [self.pool.submit(play_game, self.plan, number) for number in numbers[: self.ahead]]
        for place in range(len(numbers)):
            yield waiting.pop(0).result()
            if place + self.ahead < len(numbers):
                waiting.append(self.pool.submit(play_game, self.plan, numbers[place + self.ahead]))
