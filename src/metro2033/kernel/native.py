"""Compiler hints for classes and numbers. Plain Python ignores them, and they need no installed package."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int  # a signed machine word; overflowing sums and products lose their high bits

    def mypyc_attr(**told):
        """Returns a decorator that leaves the class unchanged."""
        return lambda cls: cls


__all__ = ["i64", "mypyc_attr"]
