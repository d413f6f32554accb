"""Repeatable luck for all tests, with a seed that every run shows, and the name of every failed test at once."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Generator

import pytest
from hypothesis import settings

from tests.seeds import SEED, VARIABLE

settings.register_profile("repeatable", derandomize=VARIABLE not in os.environ, database=None)
settings.load_profile("repeatable")

# Programs that tests start inherit what this process ignores: without a terminal (nohup, the background of a script) these two.
# A handler, unlike SIG_IGN, does not reach them.
if os.name != "nt":
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
        signal.signal(signal.SIGHUP, lambda *_: None)


@pytest.hookimpl(tryfirst=True)  # before the plugin of Hypothesis reads its seed
def pytest_configure(config: pytest.Config) -> None:
    """Gives Hypothesis the seed that was asked for; without one, its examples follow from the tests themselves."""
    if VARIABLE in os.environ:
        config.option.hypothesis_seed = SEED


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuses tests with the same id: pytest-xdist would silently run only one of them."""
    twice = [name for name, count in Counter(item.nodeid for item in items).items() if count > 1]
    if twice:
        raise pytest.UsageError(f"tests with the same id: {', '.join(twice)}")


def pytest_report_header() -> str:
    """Shows the seed."""
    return f"{VARIABLE}={SEED}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Shows the seed with every failure, as runs in parallel have no header."""
    report = yield
    if report.failed:
        report.sections.append(("Seed", f"{VARIABLE}={SEED}"))
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Names a test that failed at once: the summary comes only when all others have ended."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        print(f"\nfailed: {report.nodeid}", flush=True)
