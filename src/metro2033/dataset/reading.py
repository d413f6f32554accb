"""Reads a dataset, part by part."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np

from metro2033 import codec
from metro2033.dataset.parquet import read_parquet
from metro2033.dataset.part import OF_DECISIONS, OF_GAMES, Part
from metro2033.dataset.plan import MANIFEST, SCHEMA, Manifest
from metro2033.files import read_text
from metro2033.kernel.problem import Problem


def manifest(folder: str | Path) -> Manifest:
    """Returns the manifest of the dataset in a folder."""
    path = Path(folder) / MANIFEST
    try:
        found = codec.decode(read_text(path), Manifest)
    except msgspec.DecodeError:
        raise Problem("dataset-unreadable", file=str(path)) from None
    if found.schema != SCHEMA:
        raise Problem("dataset-unreadable", file=str(path))
    return found


def read(folder: str | Path) -> Iterator[Part]:
    """Yields the parts of the dataset in a folder; skips parts that an interrupted run did not finish."""
    known = manifest(folder)
    for name in known.parts:
        path = Path(folder) / name
        if path.exists():
            yield _read_part(path)


def _read_part(path: Path) -> Part:
    try:
        if path.suffix == ".parquet":
            return read_parquet(str(path), str(path.with_name(f"{path.stem}-games.parquet")))
        with np.load(path, allow_pickle=False) as arrays:
            return Part(**{name: arrays[name] for name in OF_DECISIONS + OF_GAMES})
    except (OSError, ValueError, KeyError, zipfile.BadZipFile):
        raise Problem("dataset-unreadable", file=str(path)) from None
