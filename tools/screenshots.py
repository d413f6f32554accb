"""Takes screenshots of every screen of the page in three languages and three sizes, into `screenshots/`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser
from tests.server.running import Program
from tests.web.browsing import Visitor, chromium, open_browser
from tests.web.test_play import keen

from metro2033.server.http.static_page import is_built
from metro2033.text.words import LANGUAGES

FOLDER = Path("screenshots")
SIZES = ((360, 640), (768, 1024), (1440, 900))
PAGES = {"home": "/", "new": "/new", "settings": "/settings", "about": "/about", "rules": "/learn/board"}
CARDS = {"cards-board": "/learn/board-cards", "cards-breakthrough": "/learn/breakthrough-cards"}


def take(browser: Browser, address: str, size: tuple[int, int], language: str) -> None:
    """All screens of one size and language."""
    visitor = Visitor(browser, address, size, language)

    def shot(name: str) -> None:
        visitor.page.wait_for_timeout(150)
        visitor.page.screenshot(path=FOLDER / f"{name}-{language}-{size[0]}.png")

    for name, path in {**PAGES, **CARDS}.items():
        visitor.go(path)
        shot(name)
    lobby = visitor.new_room(game="board", seats=3, bots=["", "", "greedy"])["id"]
    visitor.do(lobby, do="sit", seat=0)
    visitor.go(f"/rooms/{lobby}")
    shot("lobby")
    visitor.start(game="board", seats=3, bots=["", "greedy", "greedy"], options={"first_player": "0"})
    _board(visitor, shot)
    clock = {"bank": 300, "bonus": 10}
    room = visitor.start(
        game="breakthrough", seats=3, bots=["", "greedy", "greedy"], options={"round_cap": "4"}, clock=clock
    )
    visitor.play(keen, most=10)
    shot("breakthrough")
    _tabs(visitor, shot, "breakthrough")
    visitor.play(keen)
    visitor.page.wait_for_selector(".over svg")
    shot("over")
    visitor.go(f"/replay/{room}?at=20")
    visitor.page.wait_for_selector(".scrub [data-eyes]")
    shot("replay")
    visitor.page.click("[data-go-on]")
    shot("go-on")
    visitor.go("/")
    shot("home-later")
    _hot_seat(visitor, shot)
    visitor.context.close()


def _hot_seat(visitor: Visitor, shot: object) -> None:
    """A screen on its way from hand to hand."""
    assert callable(shot)
    room = visitor.new_room(game="breakthrough", seats=2, options={"first_player": "1"})["id"]
    for seat in (0, 1):
        visitor.do(room, do="sit", seat=seat)
    visitor.do(room, do="start")
    visitor.go(f"/rooms/{room}")
    visitor.page.wait_for_selector(".hand-over")
    shot("hand-over")


def _board(visitor: Visitor, shot: object) -> None:
    """The board game at its most telling moments: the first of each kind within so many answers."""
    assert callable(shot)
    wanted = {"battle": ".stage.battle", "vote": ".stage.vote", "move": "[data-choice^='move ']"}
    visitor.asked()
    shot("draft")
    for _ in range(60):
        visitor.asked()
        for name, mark in list(wanted.items()):
            if visitor.page.query_selector(mark):
                shot(name)
                del wanted[name]
        if not wanted:
            break
        visitor.play(keen, most=1)
    _tabs(visitor, shot, "board")
    visitor.page.click("[data-station=okhotny_ryad]", force=True)
    shot("station")


def _tabs(visitor: Visitor, shot: object, game: str) -> None:
    assert callable(shot)
    tabs = visitor.page.locator(".tabs button")
    if not tabs.first.is_visible():
        return
    for number, name in ((1, "players"), (2, "cards"), (3, "log"), (0, "table")):
        tabs.nth(number).click()
        shot(f"{game}-{name}")
    visitor.page.evaluate("document.activeElement.blur()")  # the keyboard goes back to the choices


def main() -> None:
    """Take them all."""
    program = chromium()
    if program is None or not is_built():
        sys.exit("Chromium and the built page are needed (make page).")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, open_browser(program) as browser:
        server = Program(f"sqlite:///{folder}/games.sqlite", METRO2033_ROOMS_PER_MINUTE="10000")
        server.wait()
        try:
            for size in SIZES:
                for language in LANGUAGES:
                    take(browser, server.address, size, language)
        finally:
            server.kill()
    print(f"{len(list(FOLDER.glob('*.png')))} screenshots in {FOLDER}/")


if __name__ == "__main__":
    main()
