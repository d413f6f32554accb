"""Parquet files of a dataset: a table of decisions and a table of games. Needs the extra `parquet`."""

from __future__ import annotations

import io
from typing import Any

import numpy as np

from metro2033.dataset.part import OF_DECISIONS, OF_GAMES, Array, Part
from metro2033.kernel.problem import Problem

COMPRESSION = "zstd"


def need_parquet() -> Any:
    """Returns the Parquet package, or raises a problem if the extra is not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise Problem("extra-missing", extra="parquet") from error
    return pyarrow


def parquet_of_decisions(part: Part) -> bytes:
    """Returns the table of decisions as a Parquet file."""
    return _write(part, OF_DECISIONS)


def parquet_of_games(part: Part) -> bytes:
    """Returns the table of games as a Parquet file."""
    return _write(part, OF_GAMES)


def _write(part: Part, names: tuple[str, ...]) -> bytes:
    arrow, out = need_parquet(), io.BytesIO()
    table = arrow.table({name: _column(arrow, getattr(part, name)) for name in names})
    arrow.parquet.write_table(table, out, compression=COMPRESSION)
    return out.getvalue()


def _column(arrow: Any, values: Array) -> Any:
    """Returns a column of numbers, or of fixed-size lists."""
    if values.ndim == 1:
        return arrow.array(values)
    flat = arrow.array(np.ascontiguousarray(values).reshape(-1))
    return arrow.FixedSizeListArray.from_arrays(flat, values.shape[1])


def read_parquet(decisions: str, games: str) -> Part:
    """Reads a part from its two files."""
    arrow = need_parquet()
    found: dict[str, Array] = {}
    for path, names in ((decisions, OF_DECISIONS), (games, OF_GAMES)):
        table = arrow.parquet.read_table(path, columns=list(names))
        found |= {name: _array(arrow, table.column(name).combine_chunks()) for name in names}
    return Part(**found)


def _array(arrow: Any, column: Any) -> Array:
    if arrow.types.is_fixed_size_list(column.type):
        wide = column.type.list_size
        return np.asarray(column.flatten().to_numpy(zero_copy_only=False)).reshape(-1, wide)
    return np.asarray(column.to_numpy(zero_copy_only=False))
