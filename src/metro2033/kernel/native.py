"""What the compiler is told about classes and numbers: plain Python takes no notice of it, and nothing has to be installed for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int  # a machine's word, signed; sums and products that do not fit lose their high bits

    def mypyc_attr(**told):
        """Leave a class as it is."""
        return lambda cls: cls


__all__ = ["i64", "mypyc_attr"]
