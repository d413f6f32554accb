"""`backup` and `restore`: verified copies of a server's database."""

from __future__ import annotations

import datetime
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from metro2033.cli.built import need_extra
from metro2033.cli.command import Argument, Option
from metro2033.cli.setting import LangOption, choose_setting, errors
from metro2033.kernel.problem import BadOption
from metro2033.server.core.config_reader import given_database
from metro2033.text.words import Words

if TYPE_CHECKING:
    from metro2033.server.operators.integrity import Contents

FILE = "sqlite:///"
DatabaseOption = Annotated[str, Option("--database", help="serve-database")]


def backup(
    file: Annotated[Path, Argument(help="backup-file")],
    database: DatabaseOption = "",
    keep: Annotated[int, Option("--keep", min=0, help="backup-keep")] = 0,
    lang: LangOption = "",
) -> None:
    """Copies the database of a running or stopped server and verifies the copy; with `--keep` into a folder of copies."""
    words, url = choose_setting(lang=lang).words, open_to(database)
    from metro2033.server.operators.backup import back_up
    from metro2033.server.operators.rotation import back_up_into

    if keep:
        _tell(words, "backup-done", *back_up_into(url, file, keep, datetime.datetime.now(datetime.UTC)))
        return

    _tell(words, "backup-done", file, back_up(url, file))


def restore(
    file: Annotated[Path, Argument(help="restore-file")],
    database: DatabaseOption = "",
    check: Annotated[bool, Option("--check", help="restore-check")] = False,
    lang: LangOption = "",
) -> None:
    """Restores a copy into an empty database, or only verifies it."""
    words, url = choose_setting(lang=lang).words, open_to(database)
    from metro2033.server.operators import backup

    if check:
        _tell(words, "restore-checked", file, backup.check_copy(file))
    else:
        _tell(words, "restore-done", file, backup.restore(file, url))


def open_to(database: str) -> str:
    """Returns the database URL; raises if an extra that it needs is not installed."""
    need_extra("server")
    url = given_database(database)
    if url.startswith("postgresql"):
        need_extra("postgres")
    return url


def open_existing(database: str) -> str:
    """Returns the URL of an existing database; does not create a file for a mistyped name."""
    url = open_to(database)
    file = Path(url.removeprefix(FILE))
    if url.startswith(FILE) and not file.exists():
        raise BadOption("server-database-missing", file=str(file))
    return url


def _tell(words: Words, key: str, file: Path, contents: Contents) -> None:
    errors.print(words.say(key, {"file": str(file), **asdict(contents)}), markup=False, soft_wrap=True)
