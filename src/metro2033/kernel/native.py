"""What the compiler is told about a class: plain Python takes no notice of it, and nothing has to be installed for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**told):
        """Leave a class as it is."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
