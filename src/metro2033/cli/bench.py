"""`bench`: measures the speed of this build, without comparison to other engines."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from rich.table import Table

from metro2033.cli.built import engine_note, why_plain
from metro2033.cli.command import Option
from metro2033.cli.setting import JsonOption, LangOption, choose_setting, errors
from metro2033.cli.streams import print_json
from metro2033.cli.wrapping import Console
from metro2033.games import GAMES
from metro2033.measure import build, measure


def bench(
    games: Annotated[int, Option("--games", min=5, help="bench-games")] = 60,
    lang: LangOption = "",
    as_json: JsonOption = False,
) -> None:
    """Measures random four-player games and single calls."""
    setting = choose_setting(lang=lang)
    figures: dict[str, Any] = {name: msgspec.to_builtins(measure(name, games)) for name in GAMES}
    calibration = sum(row["calibration"] for row in figures.values()) / len(figures)
    if as_json:
        print_json({"build": build(), "why": why_plain(), "calibration": calibration, **figures})
        return
    say = setting.words.say
    if note := engine_note(setting.words):
        errors.print(note, markup=False, soft_wrap=True)
    table = Table(say(f"engine-{build()}"), *figures, box=None)
    first: dict[str, float] = next(iter(figures.values()))
    for key in first:
        table.add_row(say(f"bench-{key}"), *(f"{row[key]:,.1f}" for row in figures.values()))
    Console(highlight=False).print(table)
