"""Rooms as people meet them: home, the invitation, strangers, the drawer, leaving and coming back, a rematch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from metro2033.languages import LANGUAGES
from tests.server.running import Program
from tests.web.browsing import Visitor, play_together, sit_together

pytestmark = pytest.mark.browser

SIZES = ((1440, 900), (820, 1180), (844, 390), (390, 844))
ROWS = """() => [...document.querySelectorAll('.game fieldset')].map(
    one => new Set([...one.querySelectorAll('label')].map(label => label.offsetTop)).size)"""  # of the numbers of opponents


def short(visitor: Visitor) -> list[str]:
    """Returns visible elements that stick out of the window at a side."""
    found = visitor.page.evaluate(
        """() => [...document.querySelectorAll('button, a, input, h1, h2, h3, p, li')]
        .filter(one => one.checkVisibility() && !one.closest('.sr, .skip'))
        .filter(one => { const box = one.getBoundingClientRect(); return box.width > 1 && (box.left < -1 || box.right > innerWidth + 1); })
        .map(one => one.outerHTML.slice(0, 80))"""
    )
    return [str(name) for name in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_lobby_fit_every_window(browser: Browser, server: Program, language: str) -> None:
    visitor = Visitor(browser, server.address, SIZES[0], language, touch=True)
    room = str(visitor.new_room(game="board", seats=4, bots=["", "", "veteran", ""])["id"])
    visitor.do(room, do="sit", seat=0)
    for path, shown in (("/", "[data-play]"), (f"/rooms/{room}", "[data-invite]")):
        visitor.go(path)
        visitor.page.wait_for_selector(shown)
        for width, height in SIZES:
            visitor.page.set_viewport_size({"width": width, "height": height})
            assert not visitor.wide() and short(visitor) == [], (path, width)
            assert visitor.page.evaluate(ROWS) == ([1, 1] if path == "/" else []), (path, width)
        assert visitor.small_targets() == []
        visitor.page.set_viewport_size({"width": 1440, "height": 900})
        assert visitor.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), path
        assert "rooms-" not in visitor.page.locator("body").inner_text()  # a text that is missing shows its key
        assert "web-" not in visitor.page.locator("body").inner_text()
        assert visitor.axe() == []
    visitor.leave()


def test_home_leads_back_to_the_table_where_it_is_your_turn(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.locator(".game.board").get_by_label("1").check()
    strength = visitor.page.locator(".game.board").get_by_label("Strength")
    expect(strength.get_by_text("Bot: master · 1461")).to_be_attached()
    strength.select_option("veteran")
    visitor.page.locator("[data-play=board]").click()
    visitor.page.wait_for_selector(".table")
    expect(visitor.page.get_by_text("Bot: veteran").first).to_be_visible()
    assert visitor.asked()
    visitor.go("/")
    expect(visitor.page.locator("[data-due] a")).to_contain_text("Round 1, your turn")
    visitor.page.locator("[data-due] a").click()
    visitor.page.wait_for_selector(".table")


@pytest.mark.smoke
def test_an_invitation_says_who_it_reaches_and_is_drawn_as_a_code(visitor: Visitor) -> None:
    room = str(visitor.new_room(game="breakthrough", seats=2)["id"])
    visitor.go(f"/rooms/{room}")
    expect(visitor.page.locator("[data-reach=machine]")).to_contain_text("only be reached from this machine")
    visitor.page.route(
        "**/api/address*", lambda route: route.fulfill(json={"public": "https://metro.example", "network": ""})
    )
    visitor.page.reload()
    expect(visitor.page.locator("[data-invite]")).to_have_value(
        f"https://metro.example/join/{room}/{invite_of(visitor, room)}"
    )
    visitor.page.get_by_role("button", name="QR code").click()
    expect(visitor.page.locator("[data-qr] path")).to_be_visible()


def invite_of(visitor: Visitor, room: str) -> str:
    """Returns the invitation of a room, as its members know it."""
    return str(visitor.api("GET", f"/api/rooms/{room}")["you"]["invite"])


def test_the_address_of_a_room_leads_a_friend_to_its_table(visitor: Visitor, guest: Visitor) -> None:
    room = str(visitor.new_room(game="breakthrough", seats=2)["id"])
    visitor.do(room, do="sit", seat=0)
    visitor.go(f"/rooms/{room}")
    visitor.page.wait_for_function("() => location.hash.length > 10")
    guest.go(f"/rooms/{room}")
    expect(guest.page.get_by_role("heading", name="You can’t join this room")).to_be_visible()
    expect(guest.page.locator("main")).to_contain_text("Ask whoever sent you here")
    guest.go("/")
    guest.go(visitor.page.url.removeprefix(visitor.address))  # as copied from the address bar
    guest.page.get_by_label("Nickname").fill("Boris")
    guest.page.get_by_role("button", name="Join").click()
    expect(visitor.page.locator(".seat-list")).to_contain_text("Boris")
    expect(guest.page.locator(".seat-list")).to_contain_text("you")
    guest.faults = [fault for fault in guest.faults if "404" not in fault]  # a room it did not know


def test_a_stranger_joins_a_public_table_in_its_lobby(visitor: Visitor, guest: Visitor) -> None:
    room = str(visitor.new_room(game="breakthrough", seats=3, public=True)["id"])
    visitor.do(room, do="sit", seat=0)
    guest.go(f"/rooms/{room}")
    guest.page.locator("[data-join] input").fill("Boris")
    guest.page.locator("[data-join] button").click()
    expect(guest.page.get_by_role("button", name="Not ready yet")).to_be_visible()
    visitor.go(f"/rooms/{room}")
    visitor.page.get_by_role("button", name="Start with 2 players").click()
    for person in (visitor, guest):
        person.page.wait_for_selector(".table")


def test_a_refused_command_is_told_repeated_and_forgotten(visitor: Visitor, guest: Visitor) -> None:
    room = sit_together(visitor, guest, visitor.new_room(game="breakthrough", seats=2))
    visitor.go(f"/rooms/{room}")
    start = visitor.page.get_by_role("button", name="Start")
    expect(start).to_be_enabled()
    visitor.page.context.set_offline(True)
    start.click()
    trouble = visitor.page.locator("[data-trouble]")
    expect(trouble).to_contain_text("The server isn’t responding")
    visitor.page.context.set_offline(False)
    trouble.get_by_role("button", name="Try again").click()
    visitor.page.wait_for_selector(".table")
    expect(visitor.page.locator("[data-trouble]")).to_have_count(0)


def test_the_drawer_opens_by_key_says_what_is_unread_and_gives_the_focus_back(visitor: Visitor, guest: Visitor) -> None:
    room = play_together(visitor, guest, visitor.new_room(game="breakthrough", seats=2))
    visitor.do(room, do="say", text="Red Line again?")
    tool = guest.page.locator("[data-tool=chat]")
    expect(tool.locator("[data-unread]")).to_have_text("1")
    expect(tool).to_have_attribute("aria-label", "Chat, 1 unread line")
    tool.focus()
    guest.page.keyboard.press("c")
    expect(guest.page.get_by_role("tab", name="Chat")).to_be_focused()
    expect(guest.page.locator(".chat ol")).to_contain_text("Red Line again?")
    expect(tool.locator("[data-unread]")).to_have_count(0)
    assert guest.axe() == []
    guest.page.keyboard.press("ArrowRight")
    expect(guest.page.get_by_role("tab", name="People")).to_be_focused()
    expect(guest.page.locator(".people [data-member=Anna]")).to_contain_text("here")
    visitor.go("/")
    expect(guest.page.locator(".people [data-member=Anna]")).to_contain_text("away")
    guest.page.keyboard.press("Escape")
    expect(tool).to_be_focused()
    guest.page.keyboard.press("l")
    expect(guest.page.locator("[data-drawer=log] .log")).to_be_visible()
    guest.page.set_viewport_size({"width": 390, "height": 844})
    assert guest.axe() == [] and not guest.wide()


@pytest.mark.smoke
def test_a_seat_is_lent_left_and_taken_back(visitor: Visitor, guest: Visitor) -> None:
    room = play_together(visitor, guest, visitor.new_room(game="breakthrough", seats=2))
    guest.open_drawer("menu")
    guest.page.locator("[data-leave]").click()
    guest.page.get_by_role("button", name="Let a bot play").click()
    expect(guest.page.locator("[data-play=board]")).to_be_visible()
    visitor.open_drawer("people")
    theirs = visitor.page.locator(".people [data-member=Boris]")
    expect(theirs).to_contain_text("a bot plays")
    guest.go(f"/rooms/{room}")
    guest.open_drawer("people")
    guest.page.locator(".people").get_by_role("button", name="Take my seat back").click()
    expect(theirs).to_contain_text("here")
    guest.page.get_by_role("tab", name="Menu").click()
    address = guest.page.url.removeprefix(guest.address)
    guest.page.locator("[data-leave]").click()
    guest.page.get_by_role("button", name="Give it up").click()
    expect(guest.page.locator("[data-play=board]")).to_be_visible()
    guest.go(address)
    guest.page.get_by_role("button", name="Join").click()
    guest.page.wait_for_selector(".table")
    guest.open_drawer("people")
    guest.page.locator(".people").get_by_role("button", name="Take my seat back").click()
    expect(
        guest.page.locator(".people [data-member=Stalker]").get_by_role("button", name="Let a bot play for me")
    ).to_be_visible()
    guest.faults = [fault for fault in guest.faults if "404" not in fault]  # it had left the room


@pytest.mark.parametrize("game", ["board", "breakthrough"])
def test_what_is_said_appears_at_the_speaker_at_every_size(visitor: Visitor, guest: Visitor, game: str) -> None:
    room = play_together(visitor, guest, visitor.new_room(game=game, seats=2))
    bubble = visitor.page.locator("[data-seat='1'] [data-bubble]")
    for number, (width, height) in enumerate(((1440, 900), (390, 844))):
        visitor.page.set_viewport_size({"width": width, "height": height})
        guest.do(room, do="say", text=f"Line {number}, and then some more of it")
        expect(bubble).to_have_text(f"Line {number}, and then some more of it")
        hit = "one => { const {left, top, width, height} = one.getBoundingClientRect();"
        hit += " return one.contains(document.elementFromPoint(left + width - 9, top + height - 5)) }"
        assert bubble.evaluate(hit), (width, height)  # nothing covers or cuts it
        expect(bubble).to_have_count(0)


def test_a_vote_that_did_not_arrive_is_repeated(browser: Browser, database: str) -> None:
    server = Program(database, METRO2033_ABSENT_AFTER="0")
    server.wait()
    anna, boris = Visitor(browser, server.address), Visitor(browser, server.address)
    play_together(anna, boris, anna.new_room(game="breakthrough", seats=2))
    boris.go("/")
    banner = anna.page.locator("[data-banner=absent]")
    expect(anna.page.locator(".opponent")).to_contain_text("Boris · away")
    anna.page.context.set_offline(True)
    banner.get_by_role("button", name="Let a bot play").click()
    trouble = anna.page.locator("[data-trouble]")
    expect(trouble).to_contain_text("The server isn’t responding")
    anna.page.context.set_offline(False)
    trouble.get_by_role("button", name="Try again").click()
    expect(anna.page.locator(".opponent")).to_contain_text("Boris (Bot: greedy)")
    expect(trouble).to_have_count(0)
    for person in (anna, boris):
        person.leave()
    server.kill()


def test_a_rematch_is_one_click_each(browser: Browser, database: str) -> None:
    server = Program(database, METRO2033_ABSENT_AFTER="0")
    server.wait()
    anna, boris = Visitor(browser, server.address), Visitor(browser, server.address)
    room = sit_together(anna, boris, anna.new_room(game="breakthrough", seats=2))
    anna.do(room, do="start")
    anna.do(room, do="vote", seat=1, remedy="end")
    for person in (anna, boris):
        person.go(f"/rooms/{room}")
    anna.page.locator("[data-rematch]").click()
    expect(anna.page.locator(".seat-list")).to_be_visible()
    expect(boris.page.get_by_text("Anna wants a rematch")).to_be_visible()
    boris.page.locator("[data-rematch]").click()
    for person in (anna, boris):
        person.page.wait_for_selector(".table")
        assert room not in person.page.url
        person.leave()
    server.kill()


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Page not found"), ("de", "Seite nicht gefunden"), ("pl", "Nic tu nie ma"), ("ru", "Здесь ничего нет")],
)
def test_an_unknown_address_is_a_page_with_a_way_home(
    browser: Browser, server: Program, language: str, said: str
) -> None:
    visitor = Visitor(browser, server.address, language=language)
    visitor.go("/nowhere/at/all")
    expect(visitor.page.locator("h1")).to_contain_text(said)
    visitor.page.locator("main a[href='/']").click()
    expect(visitor.page.locator("[data-play=board]")).to_be_visible()
    visitor.faults = [fault for fault in visitor.faults if "404" not in fault]
    visitor.leave()


def test_a_short_password_is_told_before_and_after_it_is_sent(visitor: Visitor) -> None:
    visitor.go("/settings")
    visitor.page.get_by_label("Name", exact=True).fill("Artyom")
    password = visitor.page.get_by_label("Password")
    password.fill("short")
    visitor.page.get_by_role("button", name="Create account").click()
    assert visitor.page.evaluate("document.querySelector('input[type=password]').validity.tooShort")
    password.evaluate("one => one.removeAttribute('minlength')")
    visitor.page.get_by_role("button", name="Create account").click()
    expect(visitor.page.get_by_role("alert")).to_have_text("A password needs at least 8 characters.")
    visitor.faults = [fault for fault in visitor.faults if "422" not in fault]
