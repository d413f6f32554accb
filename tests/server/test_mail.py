"""E-mail addresses of accounts are confirmed, changed, removed and notified, and a new password comes by mail.

The tests use a real SMTP server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from sqlalchemy import select, update

from metro2033 import wire
from metro2033.client import Client
from metro2033.kernel.problem import BadOption
from metro2033.server.accounts.service import AccountService
from metro2033.server.notices.mail.addresses import clean_address
from metro2033.server.notices.tables import mailboxes, mails
from metro2033.server.people.tables import resets
from metro2033.server.rooms.service import RoomService
from tests.server.post_office import HOME, PostOffice, mailing, post_office, text_of, token_in
from tests.server.running import JSON, PASSWORD, Running, company, post, put, register
from tests.server.timing import run

OTHER = "battery staple"
SOON = 10.0  # after which everything has been sent that can be

Scene = Callable[[Running, PostOffice, Client, Client], Awaitable[None]]


def on_stage(database: str, scene: Scene, **changes: object) -> None:
    async def play() -> None:
        async with (
            post_office() as office,
            company(database, office.clock, **mailing(office, **changes)) as (server, anna, boris),
        ):
            await scene(server, office, anna, boris)

    run(play())


async def with_address(client: Client, office: PostOffice, address: str, name: str = "") -> None:
    """Confirms an address of an account, which is made first if it has a name."""
    if name:
        await register(client, name)
    before = len(office.mails)
    asked = await put(client, "/api/account/mail", wire.SetMail(address, PASSWORD))
    assert asked.status_code == 200, asked.text
    link = token_in(await office.until(before + 1), "confirm")
    assert (await post(client, "/api/account/mail/confirm", wire.ConfirmMail(link))).status_code == 200


async def mail_of(client: Client) -> wire.MailView:
    return msgspec.json.decode((await client.http.get("/api/account/mail")).content, type=wire.MailView)


def test_an_address_is_confirmed_once_by_a_link_that_is_nowhere_stored(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await register(anna)
        assert await mail_of(anna) == wire.MailView(True)
        wanted = wire.SetMail("Anna@Example.org", PASSWORD, "pl")
        assert (await put(anna, "/api/account/mail", wanted)).json()["pending"] == "Anna@example.org"
        mail = await office.until(1)
        assert (mail["to"], mail["from"]) == ("Anna@example.org", "Metro 2033 <metro@play.example.org>")
        assert mail["subject"] == "Potwierdź swój adres e-mail" and mail["auto-submitted"] == "auto-generated"
        token = token_in(mail, "confirm")
        with server.parts.core.database.engine.begin() as connection:
            stored = [*connection.execute(select(mailboxes)), *connection.execute(select(mails))]
        assert stored and token not in repr(stored)
        for guess in ("", token[:-1], "x" * 64):
            assert (await post(boris, "/api/account/mail/confirm", wire.ConfirmMail(guess))).status_code == 404
        both = [post(boris, "/api/account/mail/confirm", wire.ConfirmMail(token)) for _ in range(2)]
        answers = sorted(await asyncio.gather(*both), key=lambda answer: answer.status_code)
        assert [answer.status_code for answer in answers] == [200, 404]
        assert answers[0].json() == {"name": "Anna", "address": "Anna@example.org"}
        seen = await mail_of(anna)
        assert (seen.address, seen.pending, seen.notices and seen.notices.turns) == ("Anna@example.org", None, False)
        assert await mail_of(boris) == wire.MailView(True), "nobody else sees it"

    on_stage(any_database, scene)


def test_a_change_asks_for_the_password_and_the_old_address_is_told(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await with_address(anna, office, "old@example.org", "Anna")
        wrong = await put(anna, "/api/account/mail", wire.SetMail("new@example.org", OTHER))
        assert wrong.json()["problem"] == "account-password-wrong" and (await mail_of(anna)).pending is None
        await put(anna, "/api/account/mail", wire.SetMail("new@example.org", PASSWORD))
        assert (await mail_of(anna)).address == "old@example.org", "until the new one is confirmed"
        await post(boris, "/api/account/mail/confirm", wire.ConfirmMail(token_in(await office.until(2), "confirm")))
        told = await office.until(3)
        assert told["to"] == "old@example.org" and "n…@example.org" in text_of(told)
        assert (await mail_of(anna)).address == "new@example.org"
        wrong = await post(anna, "/api/account/mail/remove", wire.RemoveMail(OTHER))
        assert wrong.json()["problem"] == "account-password-wrong"
        assert (await post(anna, "/api/account/mail/remove", wire.RemoveMail(PASSWORD))).status_code == 204
        told = await office.until(4)
        assert (told["to"], told["subject"]) == ("new@example.org", "Your email address was removed")
        assert await mail_of(anna) == wire.MailView(True)

    on_stage(any_database, scene)


def test_a_late_link_confirms_nothing_and_the_address_is_forgotten(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await register(anna)
        await put(anna, "/api/account/mail", wire.SetMail("a@example.org", PASSWORD))
        first = token_in(await office.until(1), "confirm")
        assert (await anna.http.post("/api/account/mail/again")).status_code == 204
        second = token_in(await office.until(2), "confirm")
        with server.parts.core.database.engine.begin() as connection:
            connection.execute(update(mailboxes).values(pending_until=1.0))
        for link in (first, second):
            late = await post(boris, "/api/account/mail/confirm", wire.ConfirmMail(link))
            assert late.json()["problem"] == "mail-link-unknown"
        await server.parts[AccountService].retention.sweep()
        assert await mail_of(anna) == wire.MailView(True)
        none = await anna.http.post("/api/account/mail/again")
        assert none.json()["problem"] == "mail-none-pending"

    on_stage(any_database, scene)


@pytest.mark.parametrize("who", ["Anna", "ANNA", "anna@example.org", "Anna@Example.org"])
def test_a_new_password_by_mail_ends_all_sessions(who: str, any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await with_address(anna, office, "anna@example.org", "Anna")
        assert (await post(boris, "/api/account/forgot", wire.ForgotPassword(who))).status_code == 204
        mail = await office.until(2)
        token = token_in(mail, "reset")
        assert mail["to"] == "anna@example.org" and "Anna" in text_of(mail)
        short = await post(boris, "/api/account/reset", wire.ResetPassword(token, "short"))
        assert short.json()["problem"] == "account-password-short", "the link still works"
        assert (await post(boris, "/api/account/reset", wire.ResetPassword(token, OTHER))).status_code == 204
        again = await post(boris, "/api/account/reset", wire.ResetPassword(token, PASSWORD))
        assert again.json()["problem"] == "account-reset-unknown"
        assert (await anna.http.get("/api/account")).json()["name"] is None, "all sessions have ended"
        assert (await post(boris, "/api/account/login", wire.Credentials("Anna", OTHER))).status_code == 200
        assert (await office.until(3))["subject"] == "Your password was reset"

    on_stage(any_database, scene)


def test_the_answer_tells_nobody_who_has_an_account(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await with_address(anna, office, "anna@example.org", "Anna")
        await register(boris, "Boris")  # without an address
        answers = []
        for who in ("Anna", "anna@example.org", "Boris", "Nobody", "nobody@example.org", "' OR 1=1 --"):
            answer = await post(boris, "/api/account/forgot", wire.ForgotPassword(who))
            answers.append((answer.status_code, answer.content, sorted(answer.headers)))
        assert answers == [answers[0]] * 6 and answers[0][0] == 204
        await office.until(2)
        await office.clock.advance(SOON)
        assert {mail["to"] for mail in office.mails} == {"anna@example.org"}
        with server.parts.core.database.engine.begin() as connection:
            assert connection.execute(select(mails)).all() == [], "nothing stays in the queue"

    on_stage(any_database, scene)


def test_accounts_that_share_an_address_get_a_link_each(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await with_address(anna, office, "home@example.org", "Anna")
        await with_address(boris, office, "home@example.org", "Boris")
        await post(boris, "/api/account/forgot", wire.ForgotPassword("home@example.org"))
        await office.until(4)
        links = [token_in(mail, "reset") for mail in office.mails[2:]]
        with server.parts.core.database.engine.begin() as connection:
            assert len(connection.execute(select(resets)).all()) == len(set(links)) == 2

    on_stage(any_database, scene)


def test_a_link_of_a_mail_lives_for_an_hour(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await with_address(anna, office, "anna@example.org", "Anna")
        await post(boris, "/api/account/forgot", wire.ForgotPassword("Anna"))
        token = token_in(await office.until(2), "reset")
        with server.parts.core.database.engine.begin() as connection:
            connection.execute(update(resets).values(until=resets.c.until - 3601))
        late = await post(boris, "/api/account/reset", wire.ResetPassword(token, OTHER))
        assert late.json()["problem"] == "account-reset-unknown"

    on_stage(any_database, scene)


def test_export_and_deletion_include_the_address(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await with_address(anna, office, "anna@example.org", "Anna")
        await put(anna, "/api/account/mail", wire.SetMail("other@example.org", PASSWORD))
        data = msgspec.json.decode((await anna.http.get("/api/account/export")).content, type=wire.Export)
        assert data.mail is not None and (data.mail.address, data.mail.pending) == (
            "anna@example.org",
            "other@example.org",
        )
        assert (await post(anna, "/api/account/delete", wire.DeleteAccount(PASSWORD))).status_code == 204
        with server.parts.core.database.engine.begin() as connection:
            assert connection.execute(select(mailboxes)).all() == []

    on_stage(any_database, scene)


def test_a_guest_deletes_what_is_stored_and_an_account_is_not_deleted_that_way(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        room = await anna.create_room("Anna", wire.Settings(game="breakthrough", public=True))
        await boris.join(room.id, "Boris", "")
        await boris.do(room.id, wire.Say(text="hello"))
        assert (await boris.http.post("/api/account/delete-guest")).status_code == 204
        assert [member.name for member in (await anna.room(room.id)).members] == ["Anna"]
        assert server.parts[RoomService].store.read_lines(room.id) == []
        export = (await boris.http.get("/api/account/export")).json()
        assert (export["rooms"], export["sessions"]) == ([], [])
        await register(anna)
        refused = await anna.http.post("/api/account/delete-guest")
        assert refused.status_code == 403 and (await anna.http.get("/api/account")).json()["name"] == "Anna"

    on_stage(any_database, scene)


def test_without_a_mail_server_everything_is_refused_in_words(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, _):
            await register(anna)
            assert await mail_of(anna) == wire.MailView(False)
            asked = await put(anna, "/api/account/mail", wire.SetMail("anna@example.org", PASSWORD))
            forgot = await post(anna, "/api/account/forgot", wire.ForgotPassword("Anna"))
            assert asked.json()["text"] == forgot.json()["text"] == "This server doesn’t send email."
            with server.parts.core.database.engine.begin() as connection:
                assert connection.execute(select(mails)).all() == connection.execute(select(mailboxes)).all() == []

    run(scene())


# Attacks.


def test_nobody_floods_a_mailbox(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await with_address(anna, office, "anna@example.org", "Anna")
        await register(boris, "Boris")
        for who in ("Anna", "anna@example.org", "ANNA@example.org"):
            for _ in range(8):
                await post(boris, "/api/account/forgot", wire.ForgotPassword(who))
        statuses = [
            (await put(boris, "/api/account/mail", wire.SetMail("anna@example.org", PASSWORD))).status_code
            for _ in range(8)
        ]
        assert statuses[0] == 200 and statuses[-1] == 429
        await office.clock.advance(SOON)
        assert len(office.mails) <= 1 + 4 + 4, [mail["subject"] for mail in office.mails]

    on_stage(any_database, scene)


def test_mail_is_counted_per_person_and_network(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await register(anna)
        answers = [
            await put(anna, "/api/account/mail", wire.SetMail(f"anna{number}@example.org", PASSWORD))
            for number in range(4)
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["problem"] == "limit-mails" and int(answers[-1].headers["retry-after"]) > 60
        forgot = [await post(boris, "/api/account/forgot", wire.ForgotPassword(f"n{number}")) for number in range(4)]
        assert [answer.status_code for answer in forgot] == [204, 204, 204, 429]

    on_stage(any_database, scene, mails_per_hour=3)


def test_links_never_lead_to_the_host_that_a_request_names(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await with_address(anna, office, "anna@example.org", "Anna")
        body = msgspec.json.encode(wire.ForgotPassword("Anna"))
        bad = {**JSON, "host": "evil.example", "x-forwarded-host": "evil.example"}
        assert (await boris.http.post("/api/account/forgot", content=body, headers=bad)).status_code == 204
        text = text_of(await office.until(2))
        assert HOME in text and "evil" not in text

    on_stage(any_database, scene, host="0.0.0.0")


def test_tokens_have_no_mailbox(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        room = await anna.create_room("Anna", wire.Settings(game="breakthrough"))
        await with_address(anna, office, "anna@example.org", "Anna")
        async with Client(server.address, token=await anna.token(room.id, "host")) as program:
            answers = [
                await program.http.get("/api/account/mail"),
                await put(program, "/api/account/mail", wire.SetMail("x@example.org", PASSWORD)),
                await put(program, "/api/account/mail/notices", wire.MailNotices(True, True)),
                await post(program, "/api/account/mail/remove", wire.RemoveMail(PASSWORD)),
                await program.http.post("/api/account/mail/again"),
                await program.http.post("/api/account/delete-guest"),
            ]
            assert {answer.status_code for answer in answers} == {403}
            assert all("anna@" not in answer.text for answer in answers)

    on_stage(any_database, scene)


@pytest.mark.parametrize(
    "bad",
    [
        "anna",
        "@example.org",
        "anna@",
        "anna@localhost",
        "anna@[127.0.0.1]",
        "anna@127.0.0.1",
        "a b@example.org",
        "anna@example.org\nBcc: x@example.org",
        "anna@example.org,other@example.org",
        '"anna"@example.org',
        "<anna@example.org>",
        "анна@example.org",
        "a..b@example.org",
        ".a@example.org",
        "a@-x.org",
        f"{'a' * 65}@example.org",
        f"a@{'b' * 64}.org",
        "a@..org",
    ],
)
def test_what_is_no_address_is_refused(bad: str) -> None:
    with pytest.raises(BadOption):
        clean_address(bad)


@pytest.mark.parametrize(
    ("given", "stored"),
    [
        (" Anna.K+metro@Example.ORG ", "Anna.K+metro@example.org"),
        ("anna@почта.рф", "anna@xn--80a1acny.xn--p1ai"),
        ("a@b.museum", "a@b.museum"),
    ],
)
def test_addresses_as_they_are_stored(given: str, stored: str) -> None:
    assert clean_address(given) == stored


@pytest.mark.parametrize(
    "spelling",
    [
        "=?utf-8?q?v?=@b.cc",
        "=?utf-8?b?dg==?=@b.cc",
        "=?us-ascii?Q?v?=@b.cc",
        "=?utf-8?q?v=2C=20w=40x.yy?=@b.cc",
        "a=?utf-8?q?v?=@b.cc",
        "=?x@b.cc",
    ],
)
def test_fault_7_encoded_words_are_no_addresses(spelling: str) -> None:
    with pytest.raises(BadOption):
        clean_address(spelling)


def test_fault_7_one_mailbox_gets_four_mails_an_hour_however_it_is_spelled(database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await register(anna)
        spellings = ["v@b.cc", "V@B.cc", "v+1@b.cc", "v+metro@b.cc", "v+2@b.cc", "v@b.cc"]
        asked = [await put(anna, "/api/account/mail", wire.SetMail(spelling, PASSWORD)) for spelling in spellings]
        assert [one.status_code for one in asked] == [200] * 4 + [429] * 2
        assert (await put(anna, "/api/account/mail", wire.SetMail("w@b.cc", PASSWORD))).status_code == 200

    on_stage(database, scene, mails_per_hour=1000)


def test_fault_7_an_encoded_address_that_was_stored_long_ago_gets_no_mail(database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await register(anna)
        await put(anna, "/api/account/mail", wire.SetMail("v@b.cc", PASSWORD))
        with server.parts.core.database.engine.begin() as connection:
            connection.execute(update(mailboxes).values(pending="=?utf-8?q?v?=@b.cc"))
        assert (await anna.http.post("/api/account/mail/again")).json()["problem"] == "mail-address"

    on_stage(database, scene)
