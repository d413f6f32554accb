"""Drives a browser: opens pages, plays by keyboard, and collects errors from the console."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, expect, sync_playwright

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = (360, 640)
DESK = (1280, 800)
PASSWORD = "dark tunnel"
PATIENCE = 240_000  # milliseconds; it only ends waits for what never comes
EXPECTED = ("net::ERR_", "closed before the connection")  # a server that is away; leaving in a hurry

expect.set_options(timeout=PATIENCE)

PROGRESS = "() => document.querySelector('[data-answers]')?.dataset.answers ?? document.querySelector('[data-seq]')?.dataset.seq"

Pick = Callable[[Sequence[str]], str]


def chromium() -> str | None:
    """Returns the system's Chromium, or the one that Playwright has installed."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None) or _installed()


def _installed() -> str | None:
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


@contextmanager
def open_browser(program: str) -> Iterator[Browser]:
    """Runs a browser without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


class Visitor:
    """One browser profile with one page."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESK,
        language: str = "en",
        *,
        touch: bool = False,
        pace: str = "instant",
        still: bool = True,
        offers: bool = False,
    ) -> None:
        self.address = address
        self.touch = touch
        self.faults: list[str] = []
        viewport: Any = {"width": size[0], "height": size[1]}
        self.context = browser.new_context(
            viewport=viewport,
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
            base_url=address,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"""{{
            const kept = JSON.parse(localStorage.getItem("metro2033") ?? "{{}}");
            const wishes = {{ pace: "{pace}", soundOffered: {str(not offers).lower()} }};
            if (!kept.pace) localStorage.setItem("metro2033", JSON.stringify({{ ...kept, ...wishes }}));
        }}""")
        self.page = self.context.new_page()
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(text in message.text for text in EXPECTED):
            self.faults.append(f"{message.text} {message.location.get('url', '')}")

    def leave(self) -> None:
        """Closes the browser, whose console must have stayed clean."""
        self.context.close()
        assert self.faults == [], self.faults

    def go(self, path: str = "/") -> None:
        """Opens an address of the page."""
        self.page.goto(path)
        self.page.wait_for_selector("main")

    def api(self, method: str, path: str, body: object = None) -> Any:
        """Returns a request with this browser's cookie."""
        answer = self.context.request.fetch(path, method=method, data=body, max_redirects=0)
        assert answer.ok, answer.text()
        return answer.json()

    def register(self, name: str) -> None:
        """Makes an account on the settings page."""
        self.go("/settings")
        form = self.page.get_by_role("region", name="Account")
        form.get_by_label("Name", exact=True).fill(name)
        form.get_by_label("Password, at least 8 characters").fill(PASSWORD)
        form.get_by_role("button", name="Create account").click()
        expect(self.page.get_by_text(f"You’re logged in as {name}.")).to_be_visible()

    def new_room(self, **settings: object) -> Any:
        """Returns a room made over HTTP."""
        return self.api("POST", "/api/rooms", {"name": "Anna", "settings": settings})["room"]

    def do(self, room: str, **command: object) -> None:
        """Sends a command over HTTP."""
        self.api("POST", f"/api/rooms/{room}/commands", command)

    def start(self, **settings: object) -> str:
        """Opens a game against bots with fast settings at its table; returns the room's id."""
        room = str(self.new_room(**settings)["id"])
        self.do(room, do="sit", seat=0)
        self.do(room, do="start")
        self.go(f"/rooms/{room}")
        return room

    def switch(self, language: str) -> None:
        """Switches the language: in the page's head, or in the menu of a table."""
        head = self.page.locator(f"header.top [data-language={language}]:visible")
        expect(head.or_(self.page.locator("[data-tool=menu]:visible")).first).to_be_visible()
        if head.count():
            head.first.click()
        else:
            self.open_drawer("menu")
            self.page.locator(f"[data-drawer=menu] input[name=language][value={language}]").check(force=True)
            self.close_drawer()
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def open_drawer(self, part: str) -> None:
        """Opens a part of the drawer beside the table."""
        if part in ("chat", "menu"):
            self.page.locator(f"[data-tool={part}]").click()
        else:  # parts without a button at every size
            self.page.locator("[data-tool=menu]").click()
            self.page.locator(f"#drawer-{part}").click()
        self.page.wait_for_selector(f"[data-drawer={part}]")

    def close_drawer(self) -> None:
        """Closes the drawer; returns the keyboard goes back to the choices."""
        self.page.keyboard.press("Escape")
        self.page.evaluate("document.activeElement.blur()")

    # Playing.

    def asked(self) -> bool:
        """Waits until there is something to decide, or the game is over; returns whether there is something to decide."""
        self.page.wait_for_selector(".choices .choice:enabled, .over")
        return self.page.query_selector(".over") is None

    def choices(self) -> list[str]:
        """Returns the ids of the choices that can be chosen now."""
        found = "found => found.map(one => one.dataset.choice)"
        return [str(choice) for choice in self.page.eval_on_selector_all(".choices .choice:enabled", found)]

    def press(self, choice: str) -> None:
        """Chooses with the keyboard alone: Tab to the choice, Enter."""
        self.page.wait_for_function("() => document.activeElement?.matches('.prompt, .choices .choice, body')")
        tries = 0
        while self.focused() != choice:
            assert (tries := tries + 1) < 200, f"{choice} cannot be reached with Tab"
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
        if self.page.query_selector(".choice.doubted"):  # the page asks before an action is wasted
            self.page.keyboard.press("Enter")

    def tap_choice(self, choice: str) -> None:
        """Chooses with a finger: on the table, in the list of orders, or on the card that the choice is about."""
        self.page.wait_for_selector("body:not([data-fresh])")  # the page takes an earlier tap for a double tap
        if choice.startswith("pick "):
            self.swap(0, 1, 2)
            return
        wanted = f"[data-choice={json.dumps(choice)}]"
        card = self.page.locator(f"[data-card={json.dumps(choice.rpartition(' ')[2])}]:visible")
        strip = self.page.locator(f".strip {wanted}")
        stage = self.page.locator(f"dialog.stage {wanted}, [data-few] {wanted}")
        if strip.count():
            if strip.first.get_attribute("aria-current") is None:
                strip.first.tap()
            self.page.locator("[data-go]").tap()
        elif stage.count():
            stage.first.tap()
        elif card.count():
            before = self.page.evaluate(PROGRESS)
            (
                card.first if choice.startswith("take ") else card.last
            ).tap()  # the hand, which is last, may have the same card
            action = f"[data-actions] {wanted}"
            moved = f"([action, before]) => ({PROGRESS})() !== before || document.querySelector(action)"
            self.page.wait_for_function(moved, arg=[action, before])
            if self.page.evaluate(PROGRESS) == before:
                self.page.locator(action).tap()
        else:
            self.page.locator(f"{wanted}:visible").last.tap()
        if self.page.query_selector(".choice.doubted"):  # the page asks before an action is wasted
            self.page.wait_for_selector("body:not([data-fresh])")
            self.page.locator("[data-go]" if strip.count() else f".choice.doubted{wanted}:visible").last.tap()

    def swap(self, *places: int) -> None:
        """Chooses three cards of the hand in any order with a finger, and gives them away."""
        for place in places:
            self.page.locator(".hand [data-zone=hand]").nth(place).tap()
        self.page.locator("[data-go=swap]").tap()
        self.page.wait_for_selector("[data-go=swap]", state="detached")

    def focused(self) -> str:
        """Returns the choice that has the keyboard focus."""
        return str(self.page.evaluate("document.activeElement?.dataset?.choice ?? ''"))

    def play(self, pick: Pick, most: int = 10_000, *, touch: bool = False) -> int:
        """Plays by keyboard or touch until the game is over, or for a number of answers; returns their number."""
        given = 0
        while given < most and self.asked():
            choices = self.choices()
            if not choices:
                continue
            seq = self.seq()
            if touch:
                self.tap_choice(pick(choices))
            else:
                self.press(pick(choices))
            self.moved(seq)
            given += 1
        return given

    def seq(self) -> str:
        """Returns how far the game is, as the page knows it."""
        return str(self.page.evaluate("document.querySelector('[data-seq]')?.dataset.seq ?? ''"))

    def moved(self, seq: str) -> None:
        """Waits until the game has moved on."""
        self.page.wait_for_function("seq => (document.querySelector('[data-seq]')?.dataset.seq ?? '') !== seq", arg=seq)

    # Looking.

    def wide(self) -> bool:
        """Returns whether the page scrolls sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))

    def small_targets(self) -> list[str]:
        """Returns the buttons and links that are too small for a finger, or at a desk for a mouse."""
        return [
            str(found)
            for found in self.page.evaluate(
                """least => [...document.querySelectorAll('button, select, a.button, .tool, .tabs button')]
                .filter(one => one.checkVisibility() && !one.matches('.plain'))
                .map(one => [one.getBoundingClientRect(), one.textContent.trim()])
                .filter(([box]) => box.height < least || box.width < least).map(([box, text]) => `${text} ${box.width}×${box.height}`)""",
                43.5 if self.touch else 35.5,
            )
        ]

    def axe(self) -> list[str]:
        """Returns the serious and critical faults that axe finds."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            "async () => (await axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']})).violations"
            ".filter(one => ['serious', 'critical'].includes(one.impact))"
            ".map(one => one.id + ': ' + one.nodes.map(node => node.html.slice(0, 160)).slice(0, 4).join(' | '))"
        )
        return [str(fault) for fault in found]


def sit_together(anna: Visitor, boris: Visitor, made: Any) -> str:
    """Seats Boris in Anna's room by her invitation, and makes both ready; returns its id."""
    room = str(made["id"])
    boris.api("POST", f"/api/rooms/{room}/join", {"name": "Boris", "invite": made["you"]["invite"]})
    for seat, person in enumerate((anna, boris)):
        person.do(room, do="sit", seat=seat)
        person.do(room, do="ready")
    return room


def play_together(anna: Visitor, boris: Visitor, made: Any) -> str:
    """Returns the same, with the game begun and both at its table."""
    room = sit_together(anna, boris, made)
    anna.do(room, do="start")
    for person in (anna, boris):
        person.go(f"/rooms/{room}")
        person.page.wait_for_selector(".table")
    return room
