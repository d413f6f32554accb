"""Runs the program inside the test process; returns its output and exit status."""

from __future__ import annotations

import sys
from dataclasses import dataclass

import pytest

from metro2033.cli import main as program


@dataclass(frozen=True)
class Attempt:
    """How a run of the program ended."""

    status: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """What was said on standard error, in one line."""
        return " ".join(self.err.split())


class Attempts:
    """Runs the program, in a language."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("METRO2033_LANG", "en")
        monkeypatch.setenv("COLUMNS", "200")

    def __call__(self, *words: str, language: str = "en") -> Attempt:
        self.monkeypatch.setenv("METRO2033_LANG", language)
        self.monkeypatch.setattr(sys, "argv", ["metro2033", *words])
        with pytest.raises(SystemExit) as ended:
            program.main()
        said = self.capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return Attempt(ended.value.code, said.out, said.err)
