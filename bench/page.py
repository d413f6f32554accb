"""Measures the page in a real browser over loopback: time until it is usable, and the cost of an update; `python -m bench.page`.

For every update from the socket it measures the time from the message to the frame that shows it, and the number of DOM nodes touched.
Sizes are those of the compressed files that the page has loaded when it becomes usable.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections.abc import Iterable

from tests.server.running import Program
from tests.web.browsing import DESK, Visitor, chromium, open_browser
from tests.web.test_play import keen
from tests.web.test_size import LOADED

from metro2033.measure import calibrate
from metro2033.server.http import static_page as page

WATCH = """
(() => {
  window.updates = [];
  let touched = new Set();
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => {
        if (!data.startsWith('{"type":"update"')) return;
        const began = performance.now();
        touched = new Set();
        let script = 0;
        setTimeout(() => (script = performance.now() - began));
        requestAnimationFrame(() => setTimeout(() => window.updates.push([performance.now() - began, touched.size, script])));
      });
    }
  };
  new MutationObserver((records) => {
    for (const record of records) {
      touched.add(record.target);
      for (const node of record.addedNodes) for (const one of [node, ...(node.querySelectorAll?.('*') ?? [])]) touched.add(one);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})();
"""


def main() -> None:
    """Measures and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=60)
    parser.add_argument("--language", default="ru", help="whose texts are loaded; Russian is the largest")
    wanted = parser.parse_args()
    program = chromium()
    assert program is not None and page.is_built(), "needs Chromium and the built page"
    server = Program(f"sqlite:///{tempfile.mkdtemp()}/games.sqlite", METRO2033_ROOMS_PER_MINUTE="1000")
    server.wait()
    try:
        with open_browser(program) as browser:
            visitor = Visitor(browser, server.address, DESK, wanted.language)
            visitor.context.add_init_script(WATCH)
            before = calibrate()
            rows = [("home can be used", "ms", first_use(visitor, "/", "[data-play]")), *sizes(visitor, "home")]
            for game in ("board", "breakthrough"):
                room = visitor.start(game=game, seats=3, bots=["", "random", "random"], options={"first_player": "0"})
                rows.append(
                    (f"{game}, table can be used", "ms", first_use(visitor, f"/rooms/{room}", ".choices .choice"))
                )
                rows += sizes(visitor, game)
                visitor.play(keen, most=wanted.answers)
                updates = visitor.page.evaluate("window.updates")[1:]
                rows += spread(f"{game}, update to frame", "ms", (update[0] for update in updates))
                rows += spread(f"{game}, of that in scripts", "ms", (update[2] for update in updates))
                rows += spread(f"{game}, nodes touched", "nodes", (update[1] for update in updates))
                rows.append((f"{game}, nodes of the document", "nodes", nodes(visitor)))
    finally:
        server.kill()
    print(f"calibration {before:.1f}, {calibrate():.1f}\n\n| what | value | unit |\n|---|---:|---|")
    print("\n".join(f"| {what} | {value:,.0f} | {unit} |" for what, unit, value in rows))


def first_use(visitor: Visitor, path: str, selector: str) -> float:
    """Returns the time from opening an address to the first enabled control, the best of five."""
    times = []
    for _ in range(5):
        visitor.page.goto(path)
        visitor.page.wait_for_selector(f"{selector}:enabled")
        times.append(float(visitor.page.evaluate("performance.now()")))
    return min(times)


def spread(what: str, unit: str, values: Iterable[float]) -> list[tuple[str, str, float]]:
    """Returns the median and the 95th percentile."""
    ordered = sorted(values)
    return [
        (f"{what}, median", unit, statistics.median(ordered)),
        (f"{what}, p95", unit, ordered[len(ordered) * 95 // 100]),
    ]


def nodes(visitor: Visitor) -> float:
    """Returns the number of nodes in the document."""
    return float(visitor.page.evaluate("document.querySelectorAll('*').length"))


def sizes(visitor: Visitor, what: str) -> list[tuple[str, str, float]]:
    """Returns the compressed size of the open page's resources: its JavaScript with the texts, and the icons."""
    packed = dict(visitor.page.evaluate(LOADED))
    icons = sum(size for name, size in packed.items() if name.startswith("icons"))
    return [
        (f"{what}, JavaScript and texts, packed", "KB", (sum(packed.values()) - icons) / 1000),
        (f"{what}, icons, packed", "KB", icons / 1000),
    ]


if __name__ == "__main__":
    main()
