"""Measures the edition without a server: `python -m bench.static`, after `make static`.

Prints the compressed sizes, and the seconds from opening the page to the first question of each game: cold (an empty browser), warm (files
in the browser's cache), and kept (from the service worker). Every start is a click on *Play now* as soon as the page is there.
"""

from __future__ import annotations

import argparse
import statistics
import time

from playwright.sync_api import Browser, BrowserContext
from tests.web.browsing import chromium, open_browser
from tests.web.static_edition import BELOW, DIST, Host, hosting, is_built
from tools.static import report

GAMES = ("board", "breakthrough")
PATIENCE_MS = 180_000


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
            told = (statistics.median(one) for one in zip(*found, strict=True))
            print(f"{game}: cold {next(told):.1f} s, warm {next(told):.1f} s, kept {next(told):.1f} s")


if __name__ == "__main__":
    main()
