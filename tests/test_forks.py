"""Programs that the tests fork report how they ended, however late somebody asks."""

from __future__ import annotations

import os
from pathlib import Path

from tests.forks import Forked


class Late(Forked):
    """Reads its report only after the program has ended, so that the process id and the status come at once."""

    def _read(self) -> None:
        while heard := os.read(self._report, 100):
            self._said += heard


def test_a_program_that_ends_before_its_report_is_read_keeps_its_status(tmp_path: Path) -> None:
    streams = [str(tmp_path / name) for name in ("in", "out", "err")]
    Path(streams[0]).touch()
    late = Late("no-such-command", streams=(streams[0], streams[1], streams[2]), environment=dict(os.environ))
    assert late.wait() == late.poll() == 2
    assert "no-such-command" in Path(streams[2]).read_text(encoding="utf-8")
