"""Metro 2033 and Metro 2033: Breakthrough, as a digital tabletop."""

from __future__ import annotations

from metro2033.kernel.chance import Chance
from metro2033.kernel.problem import IllegalChoice, Problem
from metro2033.kernel.prompt import Prompt
from metro2033.kernel.ruleset import Result
from metro2033.library import Game, load, new

__version__ = "0.2.0"
__all__ = ["Chance", "Game", "IllegalChoice", "Problem", "Prompt", "Result", "__version__", "load", "new"]
