"""Shared answers are computed once, off the event loop, and sent again only to clients that lack them."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from metro2033.client import Client
from metro2033.languages import LANGUAGES
from metro2033.server.cluster.service import ClusterService
from metro2033.server.http.routes import ENDPOINTS
from metro2033.server.http.shared_answers import MOST_KEPT, SharedAnswers, is_known
from metro2033.server.operators.service import OperatorService
from tests.server.running import Running, on_stage
from tests.server.timing import PATIENCE

SHARED = [
    endpoint.path.replace("{game}", game).replace("{language}", language)
    for endpoint in ENDPOINTS
    if endpoint.shared
    for game, language in ([("board", "en"), ("breakthrough", "ru")] if "{" in endpoint.path else [("", "")])
]


def request(**headers: str) -> Request:
    lines = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "GET", "path": "/", "headers": lines})


def test_fault_2_a_shared_answer_is_computed_once_and_not_on_the_loop() -> None:
    async def scene() -> None:
        answers, threads, go_on = SharedAnswers(), [], threading.Event()

        def make() -> dict[str, int]:
            threads.append(threading.current_thread())
            assert go_on.wait(PATIENCE)
            return {"answer": 42}

        waiting = [asyncio.create_task(answers.give(request(), "key", make)) for _ in range(20)]
        for _ in range(3):
            await asyncio.sleep(0)
        waiting[0].cancel()  # the first to ask has gone
        go_on.set()
        given = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(given[0], asyncio.CancelledError)
        assert {one.body for one in given[1:] if not isinstance(one, BaseException)} == {b'{"answer":42}'}
        assert len(threads) == 1 and threads[0] is not threading.main_thread()

    asyncio.run(scene())


def test_a_shared_answer_that_failed_is_computed_again() -> None:
    async def scene() -> None:
        answers, results = SharedAnswers(), [ValueError("once"), {"answer": 42}]

        def make() -> Any:
            found = results.pop(0)
            if isinstance(found, Exception):
                raise found
            return found

        with pytest.raises(ValueError, match="once"):
            await answers.give(request(), "key", make)
        assert (await answers.give(request(), "key", make)).body == b'{"answer":42}'

    asyncio.run(scene())


def test_shared_answers_are_bounded() -> None:
    async def scene() -> None:
        answers, made = SharedAnswers(), []
        for key in [*range(MOST_KEPT + 1), 0]:
            await answers.give(request(), key, lambda key=key: made.append(key))  # type: ignore[misc]
        assert made.count(0) == 2 and made.count(1) == 1

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("condition", "known"),
    [('"a"', True), ('W/"a"', True), ('"b", "a"', True), ("*", True), ('"b"', False), ("a", False), ("", False)],
)
def test_a_condition_names_the_tag(condition: str, known: bool) -> None:
    assert is_known(condition, '"a"') == known


def test_fault_2_everybody_gets_the_same_answer_with_a_strong_etag(database: str) -> None:
    async def scene(server: Running, anna: Client) -> None:
        assert "/api/catalogue" in SHARED and len(SHARED) >= 6
        for path in SHARED:
            first = await anna.http.get(path)
            tag = first.headers["etag"]
            assert first.status_code == 200 and tag.startswith('"') and first.headers["cache-control"] == "no-cache"
            assert msgspec.json.decode(first.content)
            again = await anna.http.get(path, headers={"if-none-match": f"W/{tag}"})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag), path
            other = await anna.http.get(path, headers={"if-none-match": '"another"'})
            assert (other.status_code, other.content) == (200, first.content), path

    on_stage(database, scene)


def test_parallel_first_requests_for_the_workshop_compute_it_once(database: str, monkeypatch: Any) -> None:
    from metro2033.live.packs import workshop_of
    from metro2033.server.packs import endpoints as packs

    calls: list[tuple[str, str]] = []
    compute = workshop_of

    def counted(game: str, language: str) -> Any:
        calls.append((game, language))
        return compute(game, language)

    monkeypatch.setattr(packs, "workshop_of", counted)

    async def scene(server: Running, anna: Client) -> None:
        paths = [f"/api/workshop/board/{language}" for language in LANGUAGES] * 3
        found = await asyncio.gather(*(anna.http.get(path) for path in paths))
        assert [one.status_code for one in found] == [200] * len(paths)
        assert sorted(calls) == sorted(("board", language) for language in LANGUAGES)

    on_stage(database, scene)


def test_an_announcement_changes_the_shared_answer(database: str) -> None:
    async def scene(server: Running, anna: Client) -> None:
        services = server.parts
        before = await anna.http.get("/api/announcements")
        await services.core.database.run(
            services[OperatorService].desk.announce, "op", {"en": "Hello", "pl": "Cześć"}, None
        )
        await services[ClusterService].policy.refresh()
        headers = {"if-none-match": before.headers["etag"], "accept-language": "pl"}
        after = await anna.http.get("/api/announcements", headers=headers)
        assert after.status_code == 200 and after.json()["announcements"][0]["text"] == "Cześć"
        assert (await anna.http.get("/api/announcements?lang=en")).json()["announcements"][0]["text"] == "Hello"
        assert after.headers["vary"] == "accept-language, cookie"

    on_stage(database, scene)
