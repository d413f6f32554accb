"""Measures the edition without a server: `python -m bench.static`, after `make static`.

Prints the compressed sizes, and the seconds from opening the page to the first question of each game: cold (an empty browser), warm (files
in the browser's cache), and kept (from the service worker). Every start is a click on *Play now* as soon as the page is there. Then prints the
longest tasks of the page's own thread, from opening the page over some answers, in milliseconds of processor time: that long the page does not react.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time

from playwright.sync_api import Browser, BrowserContext
from tests.web.browsing import chromium, open_browser
from tests.web.static_edition import BELOW, DIST, WIDE, DeviceVisitor, Host, hosting, is_built
from tests.web.test_play import keen
from tools.static import report

GAMES = ("board", "breakthrough")
PATIENCE_MS = 180_000
ANSWERS, SHOWN = 8, 6


def start(context: BrowserContext, host: Host, game: str) -> float:
    """Opens the page, clicks and waits for the first question; returns the seconds."""
    page = context.new_page()
    began = time.monotonic()
    page.goto(f"{host.address}{BELOW}")
    page.locator(f"[data-play={game}]").click()
    page.wait_for_selector(".choices .choice:enabled", timeout=PATIENCE_MS)
    taken = time.monotonic() - began
    page.close()
    return taken


def measure(browser: Browser, host: Host, game: str) -> tuple[float, float, float]:
    """Returns the seconds of a cold start, of a warm one, and of one from the service worker."""
    context = browser.new_context(locale="en", reduced_motion="reduce")
    cold = start(context, host, game)
    warm = start(context, host, game)
    page = context.new_page()
    page.goto(f"{host.address}{BELOW}")
    page.wait_for_function(
        "() => navigator.serviceWorker.ready.then(found => Boolean(found.active))", timeout=PATIENCE_MS
    )
    page.close()
    kept = start(context, host, game)
    context.close()
    return cold, warm, kept


def longest_tasks(browser: Browser, host: Host, game: str) -> list[float]:
    """Opens the page, begins a game and answers some questions; returns the longest tasks of the page's thread, in milliseconds of processor time."""
    somebody = DeviceVisitor(browser, host.address, WIDE)
    browser.start_tracing(page=somebody.page, categories=["disabled-by-default-devtools.timeline"])
    somebody.go()
    somebody.page.locator(f"[data-play={game}]").click()
    somebody.play(keen, most=ANSWERS)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    somebody.context.close()
    renderers = {
        (event["pid"], event["tid"]) for event in events if event.get("args", {}).get("name") == "CrRendererMain"
    }
    ours = {(event["pid"], event["tid"]) for event in events if host.address in str(event.get("args"))}
    threads = renderers & ours  # the browser draws its own address bar as a page, too
    found = [
        event["tdur"] / 1000
        for event in events
        if event["name"] == "RunTask" and "tdur" in event and (event["pid"], event["tid"]) in threads
    ]
    return sorted(found, reverse=True)[:SHOWN]


def main() -> None:
    """Prints sizes and times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=3)
    asked = parser.parse_args()
    program = chromium()
    assert program and is_built(), "run: make static; and install Chromium"
    report(DIST)
    with hosting() as host, open_browser(program) as browser:
        for game in GAMES:
            found = [measure(browser, host, game) for _ in range(asked.times)]
            cold, warm, kept = (statistics.median(values) for values in zip(*found, strict=True))
            print(f"{game}: cold {cold:.1f} s, warm {warm:.1f} s, kept {kept:.1f} s", flush=True)
        for game in GAMES:
            tasks = ", ".join(f"{task:.0f}" for task in longest_tasks(browser, host, game))
            print(f"{game}: longest tasks of the page {tasks} ms", flush=True)


if __name__ == "__main__":
    main()
