"""Measures how long a person at a device waits for the next question: `python -m bench.static_answers`, after `make static`.

Prints, per game, the milliseconds from an answer to the next question, less the pauses of which the bots' moves have one each: alone, and while a
review is made. A page answers as fast as it can, in games with regular bots.
"""

from __future__ import annotations

import argparse
import statistics
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from tests.web.browsing import chromium, open_browser
from tests.web.static_edition import DeviceVisitor, Host, hosting, is_built

from metro2033.live.host import PAUSE

GAMES = ("board", "breakthrough")
GOLDEN = Path(__file__).parents[1] / "tests" / "games"
REVIEWED = {"board": "board_en2012_6_001", "breakthrough": "breakthrough_pl2017_5_002"}  # records of finished games

# Answers questions of a room through the page's worker, and notes for each the time to the next one and the entries between them.
ANSWER = """async ([room, most]) => {
    const worker = window.deviceWorker, id = -1e6 * Math.random(), waits = [];
    let asked = null, over = false, update = null;
    await new Promise(done => {
        const hear = ({data}) => {
            if (data.type !== "message" || data.id !== id) return;
            const said = JSON.parse(data.data);
            if (said.type === "update") update = said;
            if (said.type === "room" && said.room.status === "over") over = true;
            const question = update?.questions.find(one => one.seat === 0 && one.options.length && !one.automatic);
            if (!over && !update?.result && (!question || update.seq <= (asked?.seq ?? -1))) return;
            if (asked) waits.push([performance.now() - asked.at, update.seq - asked.seq - 1]);
            if (over || update.result || waits.length >= most) {
                worker.removeEventListener("message", hear);
                worker.postMessage({type: "close", id});
                done();
                return;
            }
            const choice = question.options[(update.seq * 7) % question.options.length].id;
            asked = {seq: update.seq, at: performance.now()};
            askDevice("POST", `/api/rooms/${room}/commands`,
                JSON.stringify({do: "answer", seat: 0, choice, seq: update.seq, key: `bench-${update.seq}`}));
        };
        worker.addEventListener("message", hear);
        worker.postMessage({type: "open", id, room, query: "seat=0&frames=1&lang=en"});
    });
    return waits;
}"""


def answers(somebody: DeviceVisitor, game: str, most: int) -> list[float]:
    """Plays games until a number of questions have been answered; returns the milliseconds of each, without pauses."""
    found: list[float] = []
    while len(found) < most:
        settings = {"game": game, "seats": 3, "bots": ["", "regular", "regular"]}
        room = str(somebody.new_room(**settings)["id"])
        somebody.do(room, do="sit", seat=0)
        somebody.do(room, do="start")
        waits: list[Any] = somebody.page.evaluate(ANSWER, [room, most - len(found)])
        found += [taken - 1000 * PAUSE * automatic for taken, automatic in waits]
    return found


def review(somebody: DeviceVisitor, game: str) -> list[str]:
    """Begins the reviews of all seats of a finished game; returns the addresses at which their progress stands."""
    text = (GOLDEN / f"{REVIEWED[game]}.metro").read_text(encoding="utf-8")
    made = somebody.api("POST", "/api/rooms/import", {"record": text, "file": game, "name": "Anna"})["room"]
    seats = range(len(made["seats"]))
    for seat in seats:
        somebody.api("POST", f"/api/rooms/{made['id']}/review", {"seat": seat})
    return [f"/api/rooms/{made['id']}/review?seat={seat}" for seat in seats]


def measure(browser: Browser, host: Host, game: str, most: int) -> None:
    """Prints the times of a game."""
    somebody = DeviceVisitor(browser, host.address)
    somebody.go()
    somebody.ready()
    tell(f"{game}, alone", answers(somebody, game, most))
    began = time.monotonic()
    reviews = review(somebody, game)
    tell(f"{game}, while reviews are made", answers(somebody, game, most))
    done = sum(somebody.api("GET", progress)["done"] for progress in reviews)
    print(f"    {done:.1f} of {len(reviews)} reviews made in {time.monotonic() - began:.0f} s", flush=True)
    somebody.context.close()


def tell(what: str, found: list[float]) -> None:
    """Prints the median and the 95th percentile."""
    late = statistics.quantiles(found, n=20)[-1]
    print(f"{what}: median {statistics.median(found):.0f} ms, 95 % {late:.0f} ms ({len(found)} answers)", flush=True)


def main() -> None:
    """Prints all times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=40)
    parser.add_argument("--game", choices=GAMES, action="append")
    asked = parser.parse_args()
    program = chromium()
    assert program and is_built(), "run: make static; and install Chromium"
    with hosting() as host, open_browser(program) as browser:
        for game in asked.game or GAMES:
            measure(browser, host, game, asked.answers)


if __name__ == "__main__":
    main()
