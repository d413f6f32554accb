"""Requests about lessons and puzzles."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from metro2033 import wire
from metro2033.device.host import PERSON
from metro2033.device.parts import Parts
from metro2033.device.route import Ask, Route
from metro2033.kernel.problem import Problem
from metro2033.live import advice, lessons, puzzles
from metro2033.live.practice import PracticeTable

Play = Callable[[Parts, Ask, list[str]], Awaitable[PracticeTable]]

LESSON: Final = "/api/lessons/{game}/{chapter}"
PUZZLE: Final = "/api/puzzles/{puzzle}"


async def list_lessons(parts: Parts, ask: Ask) -> wire.LessonList:
    """Lists all lessons with their chapters."""
    return lessons.make_list()


async def list_puzzles(parts: Parts, ask: Ask) -> wire.PuzzleList:
    """Lists all puzzles without their solutions."""
    return puzzles.make_list()


async def play_chapter(parts: Parts, ask: Ask) -> wire.LessonView:
    """Returns a chapter after the answers so far."""
    return lessons.see_chapter(ask.path, ask.read(wire.Practise).answers, ask.language)


async def solve(parts: Parts, ask: Ask) -> wire.PuzzleView:
    """Returns a puzzle after the answers so far."""
    return puzzles.see_puzzle(ask.path, ask.read(wire.Solve), ask.language)


async def explain(parts: Parts, ask: Ask) -> wire.AdviceView:
    """Explains the adviser's reasons at the first question of a puzzle that is over."""
    if not puzzles.is_over(ask.path, ask.read(wire.Solve)):
        raise Problem("puzzle-not-over")
    first = puzzles.begin(ask.path)[1].live
    task = advice.advice_task(first, first.game.state.asked)
    text = await parts.advisor.once(("puzzle", ask.path["puzzle"]), lambda: parts.advisor.think(task, parts.caller))
    return advice.see_advice(first, text, 0)


async def no_odds(parts: Parts, ask: Ask) -> wire.OddsView:
    """Returns no odds: finding the chances is the puzzle."""
    ask.read(wire.Practise)
    return wire.OddsView(0, [])


def by_path(play: Callable[[Mapping[str, str], list[str]], PracticeTable]) -> Play:
    """Returns how tables are played that follow from the path alone."""

    async def played(parts: Parts, ask: Ask, answers: list[str]) -> PracticeTable:
        return play(ask.path, answers)

    return played


def routes_of(path: str, play: Play, *, has_odds: bool = True, has_room: bool = True) -> tuple[Route, ...]:
    """Returns the routes that practice tables share, besides their view."""

    async def odds(parts: Parts, ask: Ask) -> wire.OddsView:
        table = await play(parts, ask, ask.read(wire.Practise).answers)
        live, task = table.live, advice.odds_task(table.live, table.seat)
        if task is None:
            return wire.OddsView(live.seq, [])
        key = ("odds", live.link, table.seat)
        text = await parts.advisor.once(key, lambda: parts.advisor.think(task, parts.caller))
        return wire.OddsView(live.seq, advice.read_odds(text))

    async def why(parts: Parts, ask: Ask) -> wire.WhyView:
        wanted = ask.read(wire.PractiseWhy)
        table = await play(parts, ask, wanted.answers)
        return advice.why_not(table.live, table.seat, wanted.choice, ask.language)

    async def go_on(parts: Parts, ask: Ask) -> wire.Entered:
        wanted = ask.read(wire.PractiseOn)
        table = await play(parts, ask, wanted.answers)
        request = wire.NewRoom(wanted.name, table.settings())
        made = await parts.registry.create(PERSON, request, origin=table.origin())
        return wire.Entered(parts.views.see(made, PERSON))

    shared = (
        Route("POST", f"{path}/odds", odds if has_odds else no_odds),
        Route("POST", f"{path}/why", why),
    )
    return (*shared, Route("POST", f"{path}/room", go_on, 201)) if has_room else shared


ROUTES = (
    Route("GET", "/api/lessons", list_lessons),
    Route("POST", LESSON, play_chapter),
    *routes_of(LESSON, by_path(lessons.play)),
    Route("GET", "/api/puzzles", list_puzzles),
    Route("POST", PUZZLE, solve),
    Route("POST", f"{PUZZLE}/explain", explain),
    *routes_of(PUZZLE, by_path(puzzles.play), has_odds=False),
)
