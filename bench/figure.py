"""A figure: one measurement, with the calibration of the machine just before and after it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from metro2033.measure import calibrate


@dataclass(frozen=True)
class Figure:
    """One number with its calibrations (millions of iterations per second of a fixed loop of plain Python)."""

    what: str
    unit: str
    value: float
    before: float
    after: float

    @property
    def calibration(self) -> float:
        """Returns the speed of the machine during the measurement."""
        return (self.before + self.after) / 2


def figure(what: str, unit: str, measured: Callable[[], float]) -> Figure:
    """Measures something between two calibrations."""
    before = calibrate()
    value = measured()
    return Figure(what, unit, value, before, calibrate())
