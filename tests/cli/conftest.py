"""What the tests of the command line share."""

from __future__ import annotations

import pytest

from tests.cli.attempts import Attempts


@pytest.fixture
def attempt(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Attempts:
    """Runs the program in this process."""
    return Attempts(monkeypatch, capsys)
