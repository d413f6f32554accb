"""Work in other processes: results in order, errors, and a consumer that stops early."""

from __future__ import annotations

import os
from math import sqrt
from multiprocessing import active_children

import pytest

from metro2033.processes import work_in_order


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_items(jobs: int) -> None:
    assert list(work_in_order(sqrt, [number * number for number in range(20)], jobs)) == list(range(20))


def test_work_is_done_elsewhere_and_its_processes_end_with_the_consumer() -> None:
    before = set(active_children())
    results = work_in_order(os.getpgid, [0] * 20, 2)
    next(results)
    assert set(active_children()) - before
    results.close()
    assert not set(active_children()) - before


def test_an_error_reaches_the_consumer() -> None:
    results = work_in_order(sqrt, [4.0, -1.0, 9.0], 2)
    assert next(results) == 2
    with pytest.raises(ValueError, match=r"math domain error|expected a nonnegative input"):
        next(results)
