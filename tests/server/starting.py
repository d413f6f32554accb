"""Starts servers and meets each with its first requests at once: no server may die, and no answer may be a fault.

`python -m tests.server.starting --starts 200` runs for long on a SQLite file, with `--postgres` on a PostgreSQL server.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

import httpx

from metro2033.client import Client
from metro2033.games import GAMES
from metro2033.languages import LANGUAGES
from metro2033.server.http.routes import ENDPOINTS
from metro2033.study.lessons.lesson import lesson_of
from tests.server.club import PLAN
from tests.server.postgres import shared_postgres
from tests.server.running import ROOT, Program, register, seated

AT_ONCE = 30
RECORD = ROOT / "tests" / "games" / "breakthrough_pl2017_2_001.metro"
SECONDS = 60.0
LESSONS = tuple(f"{game}/{lesson_of(game).chapter[0].id}" for game in GAMES)
# They answer when something happens, so their first answer may take long.
ENDLESS = ("/api/rooms/{room}/updates", "/api/rooms/{room}/stream")


@dataclass
class Findings:
    """Counts starts, deaths and answers by status."""

    starts: int = 0
    deaths: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        answers = ", ".join(f"{count} × {status}" for status, count in sorted(self.statuses.items()))
        return f"{self.starts} starts, {self.deaths} deaths, {len(self.faults)} faults; answers: {answers}"


async def furnish(address: str) -> tuple[httpx.Cookies, dict[str, tuple[str, ...]]]:
    """Makes a finished game, a running one and a league; returns their owner's cookies and the names for paths."""
    async with Client(address) as anna:
        await register(anna)
        over = await anna.import_game("Anna", RECORD.read_text(encoding="utf-8"))
        running = await seated(anna, game="board", seats=2, bots=["", "regular"])
        league = await anna.make_league(PLAN)
        names = {
            "room": (over.id, running.id),
            "league": (league.id,),
            "invite": (league.invite or "",),
            "game": tuple(GAMES),
            "language": tuple(LANGUAGES),
            "profile": ("nobody",),
            "fingerprint": ("0123456789abcdef",),
            "date": ("2020-01-01",),
        }
        return anna.http.cookies, names


def reads(names: dict[str, tuple[str, ...]]) -> list[str]:
    """Lists the paths of all endpoints that read, with every name that may stand in them."""
    found: list[str] = []
    for endpoint in ENDPOINTS:
        if endpoint.method == "GET" and endpoint.path not in ENDLESS:
            used = [name for name in names if f"{{{name}}}" in endpoint.path]
            for values in product(*(names[name] for name in used)):
                found.append(endpoint.path.format(**dict(zip(used, values, strict=True))))
    return found


async def meet(address: str, cookies: httpx.Cookies, paths: Sequence[str], findings: Findings) -> None:
    """Sends requests at once and notes the answers."""
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(base_url=address, cookies=cookies, timeout=SECONDS, limits=limits) as visitor:
        practice = [visitor.post(f"/api/lessons/{lesson}", json={}) for lesson in LESSONS]
        for answer in await asyncio.gather(*practice, *map(visitor.get, paths), return_exceptions=True):
            if isinstance(answer, BaseException):
                findings.faults.append(repr(answer))
                continue
            findings.statuses[answer.status_code] += 1
            if answer.status_code >= 500:
                findings.faults.append(f"{answer.request.url.path}: {answer.status_code} {answer.text[:200]}")


def start_often(starts: int, database: str, seed: int = 2033) -> Findings:
    """Starts a server again and again on one database; each start meets other requests."""
    luck, findings = random.Random(seed), Findings()
    first = Program(database)
    first.wait()
    cookies, names = asyncio.run(furnish(first.address))
    first.stop()
    paths = reads(names)
    for _ in range(starts):
        server = Program(database)
        server.wait()
        asyncio.run(meet(server.address, cookies, luck.sample(paths, AT_ONCE), findings))
        findings.starts += 1
        if server.process.poll() is None:
            server.stop()
        else:
            findings.deaths += 1
        if not findings.starts % 10:
            print(findings, flush=True)
    return findings


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints the findings; fails if a server died or an answer was a fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=200)
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as using:
        folder = Path(name)
        database = f"sqlite:///{folder}/games.sqlite"
        if given.postgres:
            database = using.enter_context(shared_postgres(folder / "postgres", folder / "lock", lambda uri: None))
        findings = start_often(given.starts, database)
    print(findings, *sorted(set(findings.faults)), sep="\n")
    raise SystemExit(bool(findings.deaths or findings.faults))


if __name__ == "__main__":
    main()
