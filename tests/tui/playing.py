"""Drives the program with Textual's pilot, as a person at a keyboard of 100 × 30."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from metro2033.cli.setting import choose_setting
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.table.local_table import LocalTable
from metro2033.text.typeset import NO_BREAK
from metro2033.tui.app import MetroApp
from metro2033.tui.table_screen import TableScreen
from metro2033.wire import QuestionView
from tests.server.running import KEEN

SIZE = (100, 30)
SECONDS = 60  # only a stuck program needs them


def local(game: str, *specs: str, seed: int = 4, language: str = "en", **options: str) -> MetroApp:
    """Returns the program with a game on this machine, without pauses and odds."""
    chosen = [f"{name}={value}" for name, value in options.items()]
    setting = choose_setting(game, option=chosen, lang=language)
    running = Game.new(setting.rules, len(specs), Chance(seed=seed))
    return MetroApp(LocalTable(running, specs, pause=0, samples=0), language)


def in_app(app: MetroApp, scene: Callable[[Pilot[Any]], Awaitable[None]]) -> str | None:
    """Runs a scene in the program; returns the last words of the program."""

    async def play() -> None:
        async with app.run_test(size=SIZE) as pilot:
            await scene(pilot)

    asyncio.run(play())
    return app.return_value


async def until(pilot: Pilot[Any], holds: Callable[[], bool]) -> None:
    """Waits until something holds and the screen shows it."""
    deadline = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < deadline, screen_text(pilot.app)
        await pilot.pause(0.01)
    await pilot.pause()


def screen_text(app: Any) -> str:
    """Returns the screen as plain text."""
    _, height = app.size
    rows = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in row) for row in rows[:height]).replace(NO_BREAK, " ")


def asked(app: MetroApp) -> QuestionView | None:
    """Returns the question on the screen."""
    shown = isinstance(app.screen, TableScreen) and app.screen.ready
    return app.moment.asked if app.moment is not None and shown else None


async def answer(pilot: Pilot[Any], number: int) -> None:
    """Types the number of a choice and Enter."""
    await pilot.press(*str(number), "enter")


def keen_number(question: QuestionView, luck: random.Random) -> int:
    """Returns the number of a choice, mostly of a kind that brings a game to its end."""
    options = question.options or []
    numbers = [number for number, choice in enumerate(options, 1) if choice.verb != "tidy"] or [1]
    bold = [number for number in numbers if options[number - 1].verb in KEEN]
    other = [number for number in numbers if options[number - 1].id != "pass"]
    return luck.choice((bold or other or numbers) if luck.random() < 0.9 else numbers)


async def play_to_the_end(pilot: Pilot[Any], app: MetroApp, seed: int = 5) -> int:
    """Answers every question through the keyboard until the game is over; returns how many there were."""
    luck, given = random.Random(seed), 0
    while True:
        await until(pilot, lambda: app.moment is not None and (app.moment.over or asked(app) is not None))
        question = asked(app)
        if question is None:
            return given
        await answer(pilot, keen_number(question, luck))
        await until(pilot, lambda was=question: asked(app) is not was)  # type: ignore[misc]
        given += 1
