"""Writes a dataset: plays its games, optionally in several processes, and writes them part by part. Interrupted runs resume."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import numpy as np

from metro2033.dataset.games import play_game
from metro2033.dataset.parquet import need_parquet, parquet_of_decisions, parquet_of_games
from metro2033.dataset.part import Part, join
from metro2033.dataset.plan import MANIFEST, Manifest, Plan, manifest_of
from metro2033.files import make_folder, read_text, write_bytes
from metro2033.kernel.problem import Problem
from metro2033.processes import work_in_order


def write(plan: Plan, folder: Path, jobs: int = 1, done: Callable[[int], None] = lambda games: None) -> Manifest:
    """Plays the missing games and writes them to a folder; calls `done` with the number of games there after each one.

    With several jobs, a script that calls this needs `if __name__ == "__main__":`, because each process imports it.
    """
    if plan.format == "parquet":
        need_parquet()
    manifest = manifest_of(plan)
    make_folder(folder)
    _claim(folder, manifest)
    missing = [number for number, name in enumerate(manifest.parts) if not (folder / name).exists()]
    kept = plan.games - sum(len(_numbers(plan, part)) for part in missing)
    done(kept)
    numbers = [number for part in missing for number in _numbers(plan, part)]
    with contextlib.closing(work_in_order(partial(play_game, plan), numbers, jobs)) as games:
        for part in missing:
            played = []
            for _ in _numbers(plan, part):
                played.append(next(games))
                kept += 1
                done(kept)
            write_part(join(played), folder / manifest.parts[part])
    return manifest


def _numbers(plan: Plan, part: int) -> range:
    """Returns the numbers of the games in a part."""
    return range(part * plan.per_part, min(plan.games, (part + 1) * plan.per_part))


def _claim(folder: Path, manifest: Manifest) -> None:
    """Writes the manifest. Rejects a folder with another dataset, or with foreign files under our names."""
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
    """Writes a part.

    In Parquet its games are a separate file, written first, because the decisions file marks the part as complete.
    """
    if path.suffix == ".parquet":
        write_bytes(path.with_name(f"{path.stem}-games.parquet"), parquet_of_games(part))
        write_bytes(path, parquet_of_decisions(part))
        return
    out = io.BytesIO()
    np.savez_compressed(out, allow_pickle=False, **part.arrays())
    write_bytes(path, out.getvalue())
