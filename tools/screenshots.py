"""Takes screenshots of every screen of the page in every language and four sizes, into `screenshots/`.

python -m tools.screenshots                              all of them
python -m tools.screenshots --only battle,lobby --languages en --sizes 1440x900
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from tests.server.running import Program
from tests.web.browsing import Visitor, chromium, open_browser

from metro2033.languages import LANGUAGES
from metro2033.server.http.static_page import is_built
from tools.positions import PlayedGame, bring, sit_at

FOLDER = Path("screenshots")
SIZES = ("1440x900", "820x1180", "844x390", "390x844")
DESK = 1200  # from this width on with a mouse, below it with touch
SETTLE_MS = 160

Size = tuple[int, int]
Prepare = Callable[[Page], object]


class Camera:
    """One person in several browsers: one per language, with a mouse or with touch."""

    def __init__(self, browser: Browser, address: str, languages: Sequence[str], sizes: Sequence[Size]) -> None:
        self.sizes = sizes
        kinds = sorted({width < DESK for width, _ in sizes})
        self.visitors = {
            (language, touch): Visitor(browser, address, sizes[0], language, touch=touch)
            for language in languages
            for touch in kinds
        }
        self.lead = next(iter(self.visitors.values()))
        self.lead.new_room(game="breakthrough", seats=2)  # creating a room sets a cookie
        cookies: Any = self.lead.context.cookies()
        for visitor in self.visitors.values():
            visitor.context.add_cookies(cookies)

    def take(self, name: str, path: str, wait: str = "main", prepare: Prepare | None = None) -> None:
        """Takes one screen in every language and size."""
        for (language, touch), visitor in self.visitors.items():
            for width, height in (size for size in self.sizes if (size[0] < DESK) == touch):
                visitor.page.set_viewport_size({"width": width, "height": height})
                if visitor.page.url != visitor.address + path or prepare:
                    visitor.go(path)
                    visitor.page.wait_for_selector(wait)
                if prepare:
                    prepare(visitor.page)
                visitor.page.wait_for_timeout(SETTLE_MS)
                visitor.page.screenshot(path=FOLDER / f"{name}-{language}-{width}x{height}.png")

    def close(self) -> None:
        """Closes all browsers."""
        for visitor in self.visitors.values():
            visitor.context.close()


PLAIN = {
    "home": "/",
    "new-room": "/new",
    "settings": "/settings",
    "learn": "/learn/board",
    "learn-cards": "/learn/breakthrough-cards",
    "lesson": "/learn/board/lesson/attack",
    "lesson-cards": "/learn/breakthrough/lesson",
    "puzzles": "/puzzles",
    "leaderboards": "/leaderboards",
    "leagues": "/leagues",
    "workshop": "/workshop",
    "about": "/about",
    "not-found": "/nowhere",
}
BOARD_QUESTIONS = {  # by screen: the question it shows, and the minimum number of answers before it
    "draft": ("choose_faction", 1),
    "recruit": ("choose_recruits", 12),
    "board": ("choose_army_action", 60),
    "hero": ("choose_move", 60),
    "market": ("choose_purchase", 0),
    "battle": ("choose_combat_card", 0),
    "vote": ("choose_vote", 0),
    "dark": ("choose_endangered_station", 0),
}
CARD_QUESTIONS = {"cards": ("choose_action", 60), "keep": ("choose_station_fate", 0)}
MOMENTS = {  # by screen: an event of a replay
    "battle-counted": "battle_won",
    "dark-counted": "threat_repelled",
    "round-end": "round_began",
}


def screens(camera: Camera) -> Iterator[tuple[str, Callable[[], None]]]:
    """Yields every screen by name, with the function that takes it."""
    for name, path in PLAIN.items():
        yield name, lambda name=name, path=path: camera.take(name, path)  # type: ignore[misc]
    yield "lobby", lambda: _lobby(camera)
    board, cards = PlayedGame("board", 4, 7), PlayedGame("breakthrough", 4, 7)
    for game, questions in ((board, BOARD_QUESTIONS), (cards, CARD_QUESTIONS)):
        for name, (question, after) in questions.items():
            yield name, lambda name=name, game=game, at=(question, after): _table(camera, name, game, *at)  # type: ignore[misc]
    yield "station", lambda: _table(camera, "station", board, "choose_army_action", 60, _open_station)
    yield "card-actions", lambda: _table(camera, "card-actions", cards, "choose_action", 60, _open_card)
    for part in ("chat", "people", "log", "menu"):
        yield (
            f"drawer-{part}",
            lambda part=part: _table(  # type: ignore[misc]
                camera, f"drawer-{part}", board, "choose_army_action", 60, lambda page: _open_drawer(page, part)
            ),
        )
    for name, event in MOMENTS.items():
        yield name, lambda name=name, event=event: _moment(camera, name, board, event)  # type: ignore[misc]
    yield "monster", lambda: _moment(camera, "monster", cards, "monster_attacked")
    yield "victory", lambda: _over(camera, "victory", board)
    yield "victory-cards", lambda: _over(camera, "victory-cards", cards)
    yield "replay", lambda: _moment(camera, "replay", board, "station_captured", 12)
    for name, game in (("review", board), ("review-cards", cards)):
        yield name, lambda name=name, game=game: _review(camera, name, game)  # type: ignore[misc]
    yield "hand-over", lambda: _hand_over(camera)


def _lobby(camera: Camera) -> None:
    lead = camera.lead
    room = str(lead.new_room(game="board", seats=4, bots=["", "veteran", "", ""])["id"])
    lead.do(room, do="sit", seat=0)
    lead.do(room, do="say", text="Olga is coming, five minutes")
    camera.take("lobby", f"/rooms/{room}", ".seat-list")


def _table(
    camera: Camera, name: str, game: PlayedGame, question: str, after: int, prepare: Prepare | None = None
) -> None:
    room = sit_at(camera.lead, game.until(question, after))
    camera.take(name, f"/rooms/{room}", ".choices .choice:enabled", prepare)


def _open_station(page: Page) -> None:
    page.locator(".station.offered").first.click(force=True)


def _open_card(page: Page) -> None:
    page.locator("[data-zone=hand]").first.click()


def _open_drawer(page: Page, part: str) -> None:
    page.locator("[data-tool=menu]").click()
    page.locator(f"#drawer-{part}").click()
    page.wait_for_selector("#drawer-part > *")


def _moment(camera: Camera, name: str, game: PlayedGame, event: str, later: int = 0) -> None:
    """Takes a replay at the first entry with an event."""
    room = bring(camera.lead, game.written())["id"]
    entries = camera.lead.api("GET", f"/api/rooms/{room}/log?after=20&open=1")["entries"]
    seq = next(entry["seq"] for entry in entries if any(told["event"] == event for told in entry["events"]))
    camera.take(name, f"/replay/{room}?at={seq + later}", ".scrub")


def _over(camera: Camera, name: str, game: PlayedGame) -> None:
    room = bring(camera.lead, game.written())["id"]
    camera.take(name, f"/rooms/{room}", ".over")


def _review(camera: Camera, name: str, game: PlayedGame) -> None:
    room = bring(camera.lead, game.written())["id"]
    camera.take(name, f"/rooms/{room}/review", "main h1")


def _hand_over(camera: Camera) -> None:
    lead = camera.lead
    room = str(lead.new_room(game="breakthrough", seats=2, options={"first_player": "1"})["id"])
    for seat in (0, 1):
        lead.do(room, do="sit", seat=seat)
    lead.do(room, do="start")
    camera.take("hand-over", f"/rooms/{room}", ".hand-over")


@contextmanager
def started() -> Iterator[tuple[Browser, str]]:
    """Starts a browser and a server for screenshots."""
    program = chromium()
    if program is None or not is_built():
        sys.exit("Chromium and the built page are needed (make page).")
    with tempfile.TemporaryDirectory() as folder, open_browser(program) as browser:
        server = Program(f"sqlite:///{folder}/games.sqlite", METRO2033_ROOMS_PER_MINUTE="10000")
        server.wait()
        try:
            yield browser, server.address
        finally:
            server.kill()


def main() -> None:
    """Takes the requested screens."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="names of screens, with commas")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--sizes", default=",".join(SIZES))
    wanted = parser.parse_args()
    only = set(filter(None, wanted.only.split(",")))
    sizes = [
        (int(width), int(height)) for width, _, height in (size.partition("x") for size in wanted.sizes.split(","))
    ]
    FOLDER.mkdir(exist_ok=True)
    with started() as (browser, address):
        camera = Camera(browser, address, wanted.languages.split(","), sizes)
        for name, take in screens(camera):
            if not only or name in only:
                take()
        camera.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}/")


if __name__ == "__main__":
    main()
