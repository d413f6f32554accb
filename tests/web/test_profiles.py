"""Ratings in the page: two registered people play and see the effect on their ratings.

One of them makes the profile public.
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browsing import Visitor

SIZES = ((1440, 900), (390, 844))
TITLES = {"en": "Leaderboards", "de": "Bestenlisten", "pl": "Tabele rankingowe", "ru": "Таблицы лидеров"}
MINE = {"en": "Ratings", "de": "Wertungen", "pl": "Ranking", "ru": "Рейтинг"}


def play_together(*players: Visitor) -> None:
    """Presses the first choice whenever a player is asked, until the game is over for both."""
    while not all(player.page.query_selector(".over") for player in players):
        for player in players:
            choices = player.choices()
            if choices:
                seq = player.seq()
                player.press(choices[0])
                player.moved(seq)
        players[0].page.wait_for_timeout(20)


def test_two_people_play_and_one_is_listed(visitor: Visitor, guest: Visitor) -> None:
    """The way a person goes: account, game, rating, consent, leaderboard, profile, and back to private."""
    anna, boris = visitor, guest
    anna.register("Anna Listed")
    boris.register("Boris Hidden")
    room = anna.new_room(game="breakthrough", seats=2, options={"round_cap": "2", "first_player": "0"})
    boris.api("POST", f"/api/rooms/{room['id']}/join", {"name": "Boria", "invite": room["you"]["invite"]})
    for seat, player in enumerate((anna, boris)):
        player.do(room["id"], do="sit", seat=seat)
    boris.do(room["id"], do="ready", ready=True)
    anna.do(room["id"], do="start")
    for player in (anna, boris):
        player.go(f"/rooms/{room['id']}")
    play_together(anna, boris)
    ratings = anna.page.locator("[data-ratings]")
    expect(ratings).to_contain_text("This game was rated.")
    expect(ratings.locator("li")).to_have_count(2)
    expect(ratings.get_by_text("±")).to_have_count(1)  # her own; his is his business

    page = anna.page
    anna.go("/leaderboards/breakthrough")
    expect(page.locator("[data-yours]")).to_contain_text("Your rating here:")
    expect(page.get_by_text("You aren’t listed: your profile is private.")).to_be_visible()
    page.get_by_role("link", name="Change that in Settings").click()
    page.get_by_label("My profile and my rating are public").check()
    expect(page.locator("[data-consent]").get_by_role("status")).to_have_text("Your profile is public now.")
    page.get_by_role("link", name="See your profile").click()
    expect(page.locator("[data-profile] h1")).to_have_text("Anna Listed")
    expect(page.locator("[data-history] li")).to_have_count(1)

    boris.go("/")
    boris.page.get_by_role("link", name="Leaderboards").click()
    boris.page.get_by_label("Game").select_option("breakthrough")
    boris.page.locator("[data-seats]").select_option("2")
    leaders = boris.page.locator("[data-leaders] tbody tr")
    expect(leaders.get_by_role("link", name="Anna Listed")).to_be_visible()
    assert "Boris Hidden" not in boris.page.locator("main").inner_text()
    leaders.get_by_role("link", name="Anna Listed").click()
    expect(boris.page.locator("[data-profile] h1")).to_have_text("Anna Listed")
    expect(boris.page.locator("[data-history] a")).to_have_count(0)
    address = boris.page.url
    boris.go(f"/rooms/{room['id']}")
    expect(boris.page.locator("[data-ratings]").get_by_role("link", name="Anna")).to_be_visible()

    for language, title in TITLES.items():
        page.evaluate("language => localStorage.setItem('metro2033', JSON.stringify({ language }))", language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            anna.go("/leaderboards/breakthrough")
            expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
            expect(page.locator("[data-leaders]")).to_be_visible()
            assert "profile-" not in page.locator("main").inner_text() and not anna.wide()
            anna.go("/people/me")
            expect(page.get_by_role("heading", level=2, name=MINE[language], exact=True)).to_be_visible()
            expect(page.locator("[data-history] li")).to_be_visible()
            assert "profile-" not in page.locator("main").inner_text() and not anna.wide()

    page.evaluate("localStorage.setItem('metro2033', JSON.stringify({ language: 'en' }))")
    anna.go("/settings")
    page.get_by_label("My profile and my rating are public").uncheck()
    expect(page.locator("[data-consent]").get_by_role("status")).to_have_text("Your profile is private now.")
    boris.page.goto(address)
    expect(boris.page.get_by_role("alert")).to_have_text("There’s no such profile, or it isn’t public.")
    for player in (anna, boris):
        player.faults[:] = [fault for fault in player.faults if "/api/profiles/" not in fault]  # refusals
