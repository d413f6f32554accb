"""The drill of the device: kills the tab at random moments during play, opens it again, and looks for acknowledged answers that are lost.

`python -m tests.web.static_kills --kills 100` needs `make static` and Chromium. The renderer is crashed, worker and all, as when a
battery dies or a phone reclaims its memory.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import signal
import sys
import time

from playwright.sync_api import Browser, Error

from tests.web.browsing import chromium, open_browser
from tests.web.static_edition import READY_MS, DeviceVisitor, hosting, is_built
from tests.web.test_play import keen

LONGEST = 4.0  # seconds of play before a kill
SETTLE = 0.5  # seconds in which the browser notices that its processes are gone
OPEN = ".choices .choice:enabled, .over"


def play_until(somebody: DeviceVisitor, until: float) -> None:
    """Answers questions until a moment; the last answer may be on its way then."""
    while time.monotonic() < until:
        choices = somebody.choices()
        if not choices:
            if somebody.page.query_selector(".over"):
                return
            somebody.page.wait_for_timeout(20)
            continue
        pick = somebody.page.locator(f".choices [data-choice='{keen(choices)}']").first
        with contextlib.suppress(Error):
            pick.click(timeout=500, no_wait_after=True)


def crash(browser: Browser, somebody: DeviceVisitor) -> None:
    """Kills the processes that show pages, workers and all, and opens another tab."""
    session = browser.new_browser_cdp_session()
    for process in session.send("SystemInfo.getProcessInfo")["processInfo"]:
        if process["type"] == "renderer":
            with contextlib.suppress(ProcessLookupError):
                os.kill(process["id"], signal.SIGKILL)
    time.sleep(SETTLE)
    somebody.page = somebody.context.new_page()
    somebody.watch(somebody.page)


def drill(kills: int, seed: int) -> int:
    """Kills the tab so often; returns the number of games in which something acknowledged was lost."""
    program = chromium()
    assert program and is_built(), "run: make static; and install Chromium"
    luck, lost = random.Random(seed), 0
    with hosting() as host, open_browser(program) as browser:
        somebody = DeviceVisitor(browser, host.address)
        somebody.go()
        somebody.ready()
        room = ""
        for kill in range(kills):
            if not room or somebody.page.query_selector(".over"):
                game = "breakthrough" if kill % 2 else "board"
                room = somebody.start(game=game, seats=2, bots=["", "novice"])
                somebody.acknowledged = 0
            somebody.page.wait_for_selector(OPEN, timeout=READY_MS)
            play_until(somebody, time.monotonic() + luck.uniform(0.05, LONGEST))
            crash(browser, somebody)
            expected = somebody.acknowledged
            somebody.go(f"/rooms/{room}")
            somebody.page.wait_for_selector(OPEN, timeout=READY_MS)
            found = int(somebody.seq())
            lost += found < expected
            print(f"{kill + 1}: acknowledged {expected}, found {found}", flush=True)
        somebody.context.close()
    return lost


def main() -> None:
    """Runs the drill."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=2033)
    asked = parser.parse_args()
    lost = drill(asked.kills, asked.seed)
    print(f"{asked.kills} kills, {lost} games that lost an acknowledged answer")
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()
