"""The people in a room, the powers of its host, and accounts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.web.browsing import PASSWORD, Visitor, sit_together

pytestmark = pytest.mark.browser


def enter_together(visitor: Visitor, guest: Visitor) -> str:
    """Creates a room of Anna's with Boris in it; returns its id."""
    room = sit_together(visitor, guest, visitor.new_room(game="breakthrough", seats=2))
    for person in (visitor, guest):
        person.go(f"/rooms/{room}")
    return room


def test_a_host_mutes_and_sends_out(visitor: Visitor, guest: Visitor) -> None:
    enter_together(visitor, guest)
    visitor.page.get_by_text("Boris: actions").click()
    visitor.page.get_by_role("button", name="Mute").click()
    expect(guest.page.locator(".people")).to_contain_text("muted")
    visitor.page.get_by_role("button", name="Ban").click()
    expect(visitor.page.locator(".people")).not_to_contain_text("Boris")
    expect(guest.page.get_by_role("heading", name="You can’t join this room")).to_be_visible()
    guest.faults = [fault for fault in guest.faults if "404" not in fault]  # the room is unknown to it now


def test_anyone_hides_the_chat_of_another(visitor: Visitor, guest: Visitor) -> None:
    enter_together(visitor, guest)
    guest.page.get_by_text("Anna: actions").click()
    guest.page.get_by_role("button", name="Hide their chat").click()
    expect(guest.page.get_by_role("button", name="Show their chat", exact=True)).to_be_visible()
    visitor.page.get_by_label("Say something").fill("Can you hear me?")
    visitor.page.get_by_role("button", name="Send", exact=True).click()
    expect(visitor.page.locator(".chat ol")).to_contain_text("Can you hear me?")
    guest.page.get_by_label("Say something").fill("I hear nobody.")
    guest.page.get_by_role("button", name="Send", exact=True).click()
    expect(guest.page.locator(".chat ol")).to_contain_text("I hear nobody.")
    assert "Can you hear me?" not in guest.page.locator(".chat ol").inner_text()


def test_leaving_a_game_asks_first_and_leaves_a_bot(visitor: Visitor, guest: Visitor) -> None:
    room = enter_together(visitor, guest)
    visitor.do(room, do="start")
    guest.open_drawer("menu")
    guest.page.locator("[data-leave]").click()
    guest.page.get_by_role("button", name="Give it up").click()
    expect(guest.page.get_by_role("button", name="Play now").first).to_be_visible()
    visitor.open_drawer("people")
    expect(visitor.page.locator(".people")).to_contain_text("Bot: greedy")


@pytest.mark.smoke
def test_an_account_is_made_used_elsewhere_renamed_and_deleted(visitor: Visitor, guest: Visitor) -> None:
    room = str(visitor.new_room(game="breakthrough", seats=2)["id"])
    visitor.register("Artyom")
    guest.go("/settings")
    guest.page.get_by_label("Name", exact=True).fill("Artyom")
    guest.page.get_by_label("Password").fill(PASSWORD)
    guest.page.get_by_role("button", name="Log in").click()
    expect(guest.page.get_by_text("You’re logged in as Artyom.")).to_be_visible()
    guest.go(f"/rooms/{room}")
    expect(guest.page.locator(".seat-list")).to_be_visible()
    guest.go("/settings")
    expect(guest.page.get_by_text("You’re logged in as Artyom.")).to_be_visible()  # the field before is the login's
    guest.page.get_by_label("Name", exact=True).fill("Hunter")
    guest.page.get_by_role("button", name="Rename").click()
    expect(guest.page.get_by_text("You’re logged in as Hunter.")).to_be_visible()
    expect(guest.page.locator(".sessions li")).to_have_count(2)
    guest.page.get_by_role("button", name="Change password").click()
    guest.page.get_by_label("Your current password").fill("wrong tunnel")
    guest.page.get_by_label("New password").fill("light tunnel")
    guest.page.get_by_role("button", name="Save the new password").click()
    expect(guest.page.get_by_text("That’s not your password.")).to_be_visible()
    guest.faults.clear()  # the console tells of the refusal
    guest.page.get_by_label("Your current password").fill(PASSWORD)
    assert guest.axe() == []
    guest.page.get_by_role("button", name="Save the new password").click()
    expect(guest.page.get_by_text("Your password has been changed.")).to_be_visible()
    expect(guest.page.locator(".sessions li")).to_have_count(1)
    guest.page.get_by_role("button", name="Delete account").click()
    guest.page.get_by_label("Your current password").fill("light tunnel")
    guest.page.get_by_role("button", name="Delete it for good").click()
    expect(guest.page.get_by_text("Your account has been deleted.")).to_be_visible()
    visitor.page.reload()
    expect(visitor.page.get_by_role("button", name="Log in")).to_be_visible()
    assert visitor.axe() == []


def test_a_late_answer_takes_nothing_from_a_form(visitor: Visitor) -> None:
    late: list[Route] = []
    for answer in ("**/api/account?*", "**/api/notices?*"):
        visitor.page.route(
            answer, lambda route: late.append(route) if route.request.method == "GET" else route.continue_()
        )
    visitor.go("/settings")
    name, address = visitor.page.get_by_label("Name", exact=True), visitor.page.get_by_label("Address")
    address.fill("https://example.org/turn")
    expect(name).to_have_count(0)  # no form before the server has said who this is
    for route in late:
        with visitor.page.expect_response(route.request.url):
            route.continue_()
    name.fill("Sukhoi")
    visitor.page.get_by_label("Password").fill(PASSWORD)
    expect(address).to_have_value("https://example.org/turn")
    visitor.page.get_by_role("button", name="Create account").click()
    expect(visitor.page.get_by_text("You’re logged in as Sukhoi.")).to_be_visible()


def test_an_answer_that_was_overtaken_does_not_count(visitor: Visitor) -> None:
    visitor.register("Melnik")
    late: list[Route] = []
    visitor.page.route("**/api/account/rename?*", lambda route: late.append(route))
    visitor.page.get_by_label("Name", exact=True).fill("Miller")
    with visitor.page.expect_request("**/api/account/rename?*"):
        visitor.page.get_by_role("button", name="Rename", exact=True).first.click()
    visitor.page.get_by_role("button", name="Log out", exact=True).click()
    logs_in = visitor.page.get_by_role("button", name="Log in", exact=True)
    expect(logs_in).to_be_visible()
    with visitor.page.expect_response("**/api/account/rename?*"):
        late[0].fulfill(json={"name": "Miller"})
    visitor.page.evaluate("new Promise(requestAnimationFrame)")
    expect(logs_in).to_be_visible()


def test_a_line_that_is_being_typed_is_never_lost(visitor: Visitor, guest: Visitor) -> None:
    room = enter_together(visitor, guest)
    late: list[Route] = []
    guest.page.route("**/commands?*", lambda route: late.append(route))
    line = guest.page.get_by_label("Say something")
    line.fill("Ready?")
    with guest.page.expect_request("**/commands?*"):
        line.press("Enter")
    expect(line).to_have_value("Ready?")
    line.fill("Ready? I am")
    with guest.page.expect_response("**/commands?*"):
        late[0].continue_()
    expect(guest.page.locator(".chat ol")).to_contain_text("Ready?")
    expect(line).to_have_value("Ready? I am")
    guest.page.unroute("**/commands?*")
    visitor.do(room, do="start")
    guest.page.wait_for_selector(".table")
    guest.open_drawer("chat")
    expect(line).to_have_value("Ready? I am")
    guest.close_drawer()
    guest.open_drawer("chat")
    line.press("Enter")
    expect(line).to_have_value("")
    expect(guest.page.locator(".chat ol")).to_contain_text("Ready? I am")
