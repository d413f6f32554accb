"""Endpoints for puzzles: the list, and a puzzle after the solver's answers. The solution is revealed only when it is over."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live import advice
from metro2033.live.puzzles import begin, is_over, make_list, play, see_puzzle
from metro2033.server.http.auth import anybody_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json, language_of
from metro2033.server.http.services import core_of, service_of
from metro2033.server.play.service import PlayService
from metro2033.server.practice.endpoints import by_path, endpoints_of, practised

PATH = "/api/puzzles/{puzzle}"


async def list_puzzles(request: Request) -> Response:
    """Lists all puzzles without their solutions."""
    return await core_of(request).answers.give(request, "puzzles", make_list)


async def solve(request: Request) -> Response:
    """Returns a puzzle after the answers so far: the table, the question, a verdict on the last answer, and the solution if it is over."""
    wanted, caller = await read_body(request, wire.Solve), await anybody_of(request)
    where, language = dict(request.path_params), language_of(request)
    return json(await practised(request, caller, lambda: see_puzzle(where, wanted, language)))


async def explain(request: Request) -> Response:
    """Explains the adviser's reasons at the first question of a puzzle that is over."""
    wanted, caller = await read_body(request, wire.Solve), await anybody_of(request)
    where, advisor = dict(request.path_params), service_of(request, PlayService).advisor
    (sitting, table), over = await practised(request, caller, lambda: (begin(where), is_over(where, wanted)))
    if not over:
        raise Problem("puzzle-not-over")
    first, solution = table.live, sitting.puzzle.solution
    task = advice.advice_task(first, first.game.state.asked, solution[0])
    text = await advisor.once(("puzzle", where["puzzle"]), lambda: advisor.think(task, caller))
    return json(advice.see_advice(first, text, 0))


ENDPOINTS = (
    Endpoint("GET", "/api/puzzles", list_puzzles, gives=wire.PuzzleList, shared=True),
    Endpoint("POST", PATH, solve, wire.Solve, wire.PuzzleView),
    Endpoint("POST", f"{PATH}/explain", explain, wire.Solve, wire.AdviceView),
    *endpoints_of(PATH, by_path(play), has_odds=False),
)
