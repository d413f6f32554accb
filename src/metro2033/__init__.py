"""Metro 2033 and Metro 2033: Breakthrough, as a digital tabletop.

The library is imported lazily, so that a server's supervising process stays small.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from metro2033.kernel.chance import Chance
    from metro2033.kernel.problem import IllegalChoice, Problem
    from metro2033.kernel.prompt import Prompt
    from metro2033.kernel.ruleset import Result
    from metro2033.library import Game, load, new

__version__ = "0.2.0"
__all__ = ["Chance", "Game", "IllegalChoice", "Problem", "Prompt", "Result", "__version__", "load", "new"]

_PLACES = {
    "Chance": "kernel.chance",
    "Game": "library",
    "IllegalChoice": "kernel.problem",
    "Problem": "kernel.problem",
    "Prompt": "kernel.prompt",
    "Result": "kernel.ruleset",
    "load": "library",
    "new": "library",
}


def __getattr__(name: str) -> object:
    """Imports a name of the library from its module on first use, and caches it."""
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    found: object = getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """Lists the lazy names too, for completion in notebooks."""
    return sorted({*globals(), *_PLACES})
