"""Makes the README's pictures in `docs/pictures/`.

python -m tools.film          a film of a turn and a battle at normal pace, and four screenshots (`make screenshots` first)
python -m tools.film first    a film of the first minute of the edition without a server (`make static` first)
"""

from __future__ import annotations

import base64
import io
import sys
import time
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page
from tests.web.browsing import Visitor, chromium, open_browser
from tests.web.static_edition import BELOW, hosting

from tools.positions import PlayedGame, sit_at
from tools.screenshots import FOLDER as SCREENSHOTS
from tools.screenshots import started

FOLDER = Path("docs/pictures")
STILLS = {  # by name: the screenshot, its width and quality
    "board": ("board-en-1440x900", 1200, 80),
    "battle": ("battle-en-1440x900", 1200, 80),
    "cards": ("cards-en-1440x900", 1200, 80),
    "phone": ("board-en-390x844", 390, 85),
}
WINDOW, WIDTH = (1280, 800), 880
LARGEST = 1_600_000  # bytes
FRAME_MS = 130  # minimum time between two frames
FIRST_FRAME_MS = 350  # the same in the longer film
FIRST_MS = 50_000
LOOK_MS = 300
READING_MS, RESULT_MS, LAST_MS = 1400, 5000, 2000
POINTER = """() => {
    const dot = document.createElement('div');
    dot.style.cssText = 'position:fixed;z-index:99;width:18px;height:18px;margin:-9px;border-radius:50%;pointer-events:none;'
        + 'transition:all .35s;background:#fff5;border:2px solid #fff;left:60%;top:55%';
    document.body.append(dot);
    addEventListener('mousemove', at => {
        dot.style.left = at.clientX + 'px'; dot.style.top = at.clientY + 'px';
    }, true);
}"""


class Film:
    """The frames of a screencast, with timestamps."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[tuple[float, bytes]] = []
        self._drawn: list[int] = []  # frames not yet acknowledged to the browser
        self._session = page.context.new_cdp_session(page)
        self._session.on("Page.screencastFrame", self._keep)
        self._session.send("Page.startScreencast", {"format": "jpeg", "quality": 90})

    def _keep(self, told: dict[str, Any]) -> None:
        self.frames.append((float(told["metadata"]["timestamp"]), base64.b64decode(told["data"])))
        self._drawn.append(told["sessionId"])

    def roll(self, ms: int) -> None:
        """Lets time pass, and acknowledges frames so that the browser sends more."""
        until = time.monotonic() + ms / 1000
        while time.monotonic() < until:
            while self._drawn:
                self._session.send("Page.screencastFrameAck", {"sessionId": self._drawn.pop()})
            self.page.wait_for_timeout(30)

    def act(self, selector: str) -> None:
        """Moves the pointer to an element and clicks it."""
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None, selector
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.roll(500)
        self.page.mouse.click(x, y)

    def write(self, path: Path, least: int = FRAME_MS) -> None:
        """Writes an animated WebP with a minimum number of milliseconds between frames, at the best quality that fits the size limit."""
        kept = self.frames[1:2]  # the first one is older than the page
        for frame in self.frames[2:]:
            if (frame[0] - kept[-1][0]) * 1000 >= least:
                kept.append(frame)
        pictures = [_small(data) for _, data in kept]
        ends = [at for at, _ in kept[1:]] + [kept[-1][0] + LAST_MS / 1000]
        times = [round(1000 * (end - at)) for (at, _), end in zip(kept, ends, strict=True)]
        for quality in (70, 55, 40, 25, 12):
            out = io.BytesIO()
            first, *rest = pictures
            first.save(out, "WEBP", save_all=True, append_images=rest, duration=times, loop=0, quality=quality)
            if out.tell() <= LARGEST:
                break
        path.write_bytes(out.getvalue())
        print(f"{path}: {len(kept)} frames, {sum(times) / 1000:.1f} s, {out.tell() / 1e6:.2f} MB, quality {quality}")


def _small(data: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(data)).convert("RGB")
    return picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.Resampling.LANCZOS)


def convert(name: str) -> None:
    """Saves a screenshot as WebP."""
    source, width, quality = STILLS[name]
    picture = Image.open(SCREENSHOTS / f"{source}.png").convert("RGB")
    size = (width, round(picture.height * width / picture.width))
    picture.resize(size, Image.Resampling.LANCZOS).save(FOLDER / f"{name}.webp", "WEBP", quality=quality, method=6)


def attack(film: Film, choice: str) -> None:
    """Attacks from the board, chooses a card in the battle, and waits for the result."""
    film.roll(READING_MS)
    film.act(f"[data-station='{choice.split()[-1]}'] .touch")
    film.roll(READING_MS)
    film.act(".pop [data-go]")
    film.page.wait_for_selector(".stage .choice:enabled")
    film.roll(2 * READING_MS)
    film.act(".stage .choice:enabled")
    film.roll(RESULT_MS)


def play_first(film: Film, address: str) -> None:
    """Opens the edition with empty caches, starts the first game and plays until the film is long enough."""
    page, began = film.page, time.monotonic()
    page.goto(address)
    page.wait_for_selector(".start:enabled")
    page.evaluate(POINTER)
    film.roll(READING_MS)
    film.act(".start")
    while time.monotonic() - began < FIRST_MS / 1000:
        film.roll(LOOK_MS)
        for wanted in ("[data-continue]:visible", ".choices .choice:enabled:visible"):
            if page.locator(wanted).count():
                film.roll(READING_MS)
                film.act(wanted)
                break


def first_minute() -> None:
    """Makes the film of the first minute."""
    program = chromium()
    if program is None:
        sys.exit("Chromium is needed.")
    with open_browser(program) as browser, hosting(luck="film") as host:
        visitor = Visitor(browser, host.address, WINDOW, pace="normal", still=False)
        film = Film(visitor.page)
        play_first(film, host.address + BELOW)
        visitor.context.close()
    film.write(FOLDER / "first-minute.webp", FIRST_FRAME_MS)


def main() -> None:
    """Makes the film and the pictures."""
    if sys.argv[1:] == ["first"]:
        first_minute()
        return
    position, choice = PlayedGame("board", 4, 7).attack()
    FOLDER.mkdir(exist_ok=True)
    with started() as (browser, address):
        visitor = Visitor(browser, address, WINDOW, pace="normal")
        visitor.page.emulate_media(reduced_motion="no-preference")
        visitor.go(f"/rooms/{sit_at(visitor, position)}")
        visitor.asked()
        visitor.page.evaluate(POINTER)
        film = Film(visitor.page)
        attack(film, choice)
        visitor.context.close()
    film.write(FOLDER / "turn.webp")
    for name in STILLS:
        convert(name)


if __name__ == "__main__":
    main()
