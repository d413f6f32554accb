"""Exception handlers: problems become JSON refusals for the API, and pages for browsers."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from metro2033.kernel.problem import Problem
from metro2033.live.access import NotFound
from metro2033.server.http import static_page
from metro2033.server.http.plain_pages.rendering import problem_page
from metro2033.server.http.responses import language_of, refusal
from metro2033.server.http.services import core_of

API = ("/api/", "/healthz", "/readyz", "/metrics")
FILES = "/assets/"


async def on_problem(request: Request, problem: Exception) -> Response:
    """Responds to a problem with a refusal."""
    assert isinstance(problem, Problem)
    if not request.url.path.startswith(API):
        return problem_page(request, problem)
    core_of(request).metrics.refusals.labels(problem.key).inc()
    return refusal(problem, language_of(request))


async def on_missing(request: Request, fault: Exception) -> Response:
    """Responds to an unknown address: browsers get the page with a 404, programs a refusal."""
    if request.url.path.startswith(FILES):
        return PlainTextResponse("Not Found", 404)
    if static_page.is_wanted(request):
        return static_page.page(request, 404)
    return await on_problem(request, NotFound("page-unknown"))
