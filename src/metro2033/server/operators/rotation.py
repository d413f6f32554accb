"""A folder of backups: each copy has its time in its name, and only the newest are kept."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Final

from metro2033.files import make_folder
from metro2033.server.operators.backup import back_up
from metro2033.server.operators.integrity import Contents

PATTERN: Final = "games-*.sqlite"
NAME: Final = "games-%Y%m%dT%H%M%SZ.sqlite"  # in UTC, so that the order of names is that of time


def back_up_into(url: str, folder: Path, keep: int, now: datetime.datetime) -> tuple[Path, Contents]:
    """Writes a checked copy into a folder and then deletes all but the newest `keep`; a copy that fails deletes nothing."""
    make_folder(folder)
    target = folder / now.astimezone(datetime.UTC).strftime(NAME)
    contents = back_up(url, target)
    for old in sorted(folder.glob(PATTERN))[:-keep]:
        old.unlink(missing_ok=True)
    return target, contents
