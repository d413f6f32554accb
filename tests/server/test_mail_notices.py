"""Notices by mail: turns of slow games in one mail, quiet hours, the daily digest, and links that stop them without a login."""

from __future__ import annotations

import asyncio
import datetime
import random
import re
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import msgspec
import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import select, text, update

from metro2033 import wire
from metro2033.client import Client
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.copying import MIGRATIONS
from metro2033.server.core.database import make_engine, migrate
from metro2033.server.notices.hours import after_quiet, next_digest
from metro2033.server.notices.hours_store import Hours, HoursStore
from metro2033.server.notices.mail.store import MailboxStore
from metro2033.server.notices.service import NoticeService
from metro2033.server.notices.tables import mailboxes, mails
from tests.server.post_office import HOME, PostOffice, mailing, post_office, text_of
from tests.server.running import Running, keen, put, quick, quiet_now, running, seated
from tests.server.test_mail import on_stage, with_address
from tests.server.timing import PATIENCE, run

FIRST = {"first_player": "0"}
SLOW: dict[str, Any] = {"options": FIRST, "pace": "slow"}
SOON = 10.0  # after which everything has been sent that can be
HOURS = "/api/notices/hours"
EVERYTHING = wire.MailNotices(True, True)


async def reader(office: PostOffice, client: Client, wanted: wire.MailNotices, name: str = "Anna") -> None:
    """Registers an account that wants notices by mail."""
    await with_address(client, office, f"{name.lower()}@example.org", name)
    answer = await put(client, "/api/account/mail/notices", wanted)
    assert answer.status_code == 200 and msgspec.convert(answer.json()["notices"], wire.MailNotices) == wanted


def link_in(mail: Any) -> str:
    """Returns the path of the unsubscribe link, which stands in the text and in the header."""
    link = str(mail["list-unsubscribe"]).strip("<>")
    assert link in text_of(mail).replace("\r\n", "\n") and mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    return link.removeprefix(HOME)


def test_a_turn_in_a_slow_game_is_told_with_one_click_to_the_game(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await reader(office, anna, wire.MailNotices(True, False, language="pl"))
        live = await seated(anna, boris, options=FIRST)
        slow = await seated(anna, boris, **SLOW)
        mail = await office.until(2)
        text = text_of(mail)
        assert (mail["to"], mail["subject"]) == ("anna@example.org", "Metro 2033: Przełom: twój ruch")
        assert f"{HOME}/rooms/{slow.id}" in text and live.id not in text and "Guest 1" in text
        await office.clock.advance(SOON)
        assert len(office.mails) == 2, "one mail a question"

    on_stage(any_database, scene)


def test_turns_that_come_together_are_told_in_one_mail_and_answered_ones_not_at_all(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await reader(office, anna, wire.MailNotices(True, False))
        first = await seated(anna, boris, **SLOW)
        await office.until(2)
        await office.clock.advance(1.0)
        rooms = [await seated(anna, boris, **SLOW) for _ in range(2)]
        await office.clock.advance(SOON)
        with server.parts.core.database.engine.begin() as connection:
            [waiting] = connection.execute(select(mails)).all()
            assert 850 < waiting.at - office.clock.now() <= 900, "not soon after the mail before"
            connection.execute(update(mails).values(at=0.0))
        text = text_of(await office.until(3))
        assert all(f"{HOME}/rooms/{room.id}" in text for room in (first, *rooms))
        third = await seated(anna, bots=["", "random"], seats=2, **SLOW)
        await office.clock.advance(SOON)
        async with anna.play(third.id, 0) as play:
            await play.play_on(keen(random.Random(1)))
        await office.clock.advance(SOON)
        with server.parts.core.database.engine.begin() as connection:
            assert connection.execute(update(mails).values(at=0.0)).rowcount == 1
        await office.clock.advance(SOON)
        assert len(office.mails) == 3, "no mail for questions that were announced or answered"
        with server.parts.core.database.engine.begin() as connection:
            assert connection.execute(select(mails)).all() == []

    on_stage(any_database, scene)


def test_no_mail_without_a_wish_and_none_to_an_address_that_is_dead(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await reader(office, anna, wire.MailNotices(False, False))
        await seated(anna, boris, **SLOW)
        await office.clock.advance(SOON)
        await reader(office, boris, EVERYTHING, "Boris")
        with server.parts.core.database.engine.begin() as connection:
            connection.execute(update(mailboxes).values(failed=True))
        await seated(boris, anna, name="Boris", **SLOW)
        await office.clock.advance(SOON)
        assert len(office.mails) == 2, "the confirmations alone"

    on_stage(any_database, scene)


def test_quiet_hours_hold_mail_back(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await reader(office, anna, wire.MailNotices(True, False, zone="Asia/Vladivostok"))
        assert (await put(anna, HOURS, quiet_now(office.clock))).status_code == 200
        await seated(anna, boris, **SLOW)
        await office.clock.advance(SOON)
        for _ in range(2):
            with server.parts.core.database.engine.begin() as connection:
                [waiting] = connection.execute(select(mails)).all()
                assert len(office.mails) == 1 and waiting.tries == 0
                assert 28 * 60 < waiting.at - office.clock.now() <= 30 * 60
                connection.execute(update(mails).values(at=0.0))  # as after an outage
            await office.clock.advance(SOON)

    on_stage(any_database, scene)


def test_a_retry_waits_for_the_end_of_quiet_hours_and_other_mail_does_not(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await reader(office, anna, EVERYTHING)
        office.answers = ["451 later"]
        await seated(anna, boris, **SLOW)
        await office.clock.until(lambda: office.tries == 2)
        await put(anna, HOURS, quiet_now(office.clock))
        await office.clock.advance(SOON)
        with server.parts.core.database.engine.begin() as connection:
            [waiting] = connection.execute(select(mails)).all()
        assert (waiting.kind, waiting.tries, office.tries) == (
            "turn",
            1,
            2,
        ) and waiting.at - office.clock.now() > 28 * 60
        with server.parts.core.database.engine.begin() as connection:
            connection.execute(update(mailboxes).values(digest_at=office.clock.now() - 5))
        await server.parts[NoticeService].mail_notices.look()
        await office.clock.advance(SOON)
        assert len(office.mails) == 1, "nor does a digest come"
        await with_address(anna, office, "new@example.org")
        assert office.mails[1]["to"] == "new@example.org"

    on_stage(any_database, scene, mail_pauses=(5.0, 5.0))


def test_a_choice_of_mail_and_one_of_hours_at_the_same_time_both_count(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await reader(office, anna, EVERYTHING)
        for start in range(6):
            quiet = wire.QuietHours(start, 420)
            zones = ("Asia/Tokyo", "Europe/Warsaw")
            await asyncio.gather(
                put(anna, "/api/account/mail/notices", wire.MailNotices(True, True, zone=zones[0])),
                put(anna, HOURS, wire.Hours(quiet, zones[1])),
            )
            found = msgspec.json.decode((await anna.http.get(HOURS)).content, type=wire.Hours)
            assert found.quiet == quiet and found.zone in zones
            with server.parts.core.database.engine.begin() as connection:
                digest_at = connection.execute(select(mailboxes.c.digest_at)).scalar_one()
            assert digest_at == next_digest(Hours("", found.zone), 8, office.clock.now())

    on_stage(any_database, scene)


def test_without_an_address_a_choice_of_mail_sets_no_zone(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await put(anna, HOURS, wire.Hours(None, "Asia/Tokyo"))
        answer = await put(anna, "/api/account/mail/notices", wire.MailNotices(True, True, zone="Europe/Warsaw"))
        assert answer.json()["problem"] == "mail-none"
        assert (await anna.http.get(HOURS)).json()["zone"] == "Asia/Tokyo"

    on_stage(any_database, scene)


def test_another_time_zone_moves_the_digest_and_keeps_the_quiet_hours(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        quiet = wire.QuietHours(22 * 60, 7 * 60)
        await put(anna, HOURS, wire.Hours(quiet, "Europe/Warsaw"))
        await reader(office, anna, wire.MailNotices(False, True, zone="Europe/Warsaw"))
        assert (await anna.http.get(HOURS)).json()["quiet"] == {"start": 1320, "end": 420}
        await put(anna, HOURS, wire.Hours(quiet, "Asia/Tokyo"))
        with server.parts.core.database.engine.begin() as connection:
            [box] = connection.execute(select(mailboxes)).all()
        assert box.digest_at == next_digest(Hours("", "Asia/Tokyo"), 8, office.clock.now())
        assert (await anna.http.get("/api/account/mail")).json()["notices"]["zone"] == "Asia/Tokyo"

    on_stage(any_database, scene)


def test_a_digest_lists_what_waits_for_whom_and_one_process_sends_it(postgres: str) -> None:
    async def scene() -> None:
        async with post_office() as office:
            config = quick(postgres, **mailing(office))
            async with (
                running(config, clock=office.clock) as server,
                running(config, clock=office.clock) as other,
                Client(server.address) as anna,
                Client(server.address) as boris,
            ):
                await reader(office, anna, wire.MailNotices(False, True, language="ru"))
                mine, others = await seated(anna, boris, **SLOW), await seated(boris, anna, name="Boris", **SLOW)
                await office.clock.advance(SOON)
                notices = [one.parts[NoticeService].mail_notices for one in (server, other)]
                await asyncio.gather(*(notice.look() for notice in notices))
                await office.clock.advance(SOON)
                assert len(office.mails) == 1, "its hour has not come"
                with server.parts.core.database.engine.begin() as connection:
                    connection.execute(update(mailboxes).values(digest_at=office.clock.now() - 5))
                await asyncio.gather(*(notice.look() for notice in notices))
                mail = await office.until(2)
                await asyncio.gather(*(notice.look() for notice in notices))
                await office.clock.advance(SOON)
                assert len(office.mails) == 2
                waiting, _, going = text_of(mail).partition("ход за другими")
                assert f"/rooms/{mine.id}" in waiting and f"/rooms/{others.id}" in going
                assert mail["subject"] == "Неспешные партии: вас ждёт одна"

    run(scene())


def test_there_is_no_digest_where_no_slow_game_goes_on(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await reader(office, anna, wire.MailNotices(False, True))
        notices, engine = server.parts[NoticeService].mail_notices, server.parts.core.database.engine
        for expected in (1, 2):
            with engine.begin() as connection:
                connection.execute(update(mailboxes).values(digest_at=office.clock.now() - 5))
            await asyncio.gather(notices.look(), notices.look())
            await office.clock.advance(SOON)
            assert len(office.mails) == expected
            await seated(anna, boris, **SLOW)
            await office.clock.advance(SOON)

    on_stage(any_database, scene)


def test_the_migration_moves_quiet_hours_out_of_mailboxes(empty_database: str) -> None:
    engine, setup = make_engine(database_url(empty_database), threads=1), AlembicConfig()
    setup.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        setup.attributes["connection"] = connection
        command.upgrade(setup, "0014_packs")
        names = "person, address, key, language, quiet_from, quiet_until, zone"
        values = "'anna', 'a@b.org', 'a@b.org', 'pl', 1320, 420, 'Europe/Warsaw'"
        connection.execute(text(f"INSERT INTO mailboxes ({names}) VALUES ({values})"))
    migrate(engine)
    assert HoursStore(engine).of("anna") == Hours("anna", "Europe/Warsaw", 1320, 420)
    box = MailboxStore(engine).of("anna")
    assert box is not None and (box.address, box.language, box.hour) == ("a@b.org", "pl", 8)
    engine.dispose()


# Stopping.


@pytest.mark.parametrize(
    ("body", "left"),
    [("List-Unsubscribe=One-Click", (False, True)), ("stop=these", (False, True)), ("stop=all", (False, False))],
)
def test_one_click_stops_notices_without_a_login(body: str, left: tuple[bool, bool], any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await reader(office, anna, EVERYTHING)
        await seated(anna, boris, **SLOW)
        link = link_in(await office.until(2))
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as nobody:
            page = await nobody.get(link)
            assert page.status_code == 200 and "Stop the emails about your turn" in page.text
            assert re.search(r'href="\?token=[\w.-]+&amp;lang=pl"', page.text), "the language can be changed"
            view = (await anna.http.get("/api/account/mail")).json()["notices"]
            assert view["turns"] and view["digest"], "looking changes nothing"
            form = {"content-type": "application/x-www-form-urlencoded"}
            for _ in range(2):
                done = await nobody.post(link, content=body, headers=form)
                assert done.status_code == 200 and "won’t get" in done.text
        view = (await anna.http.get("/api/account/mail")).json()["notices"]
        assert (view["turns"], view["digest"]) == left

    on_stage(any_database, scene)


def test_nobody_stops_the_notices_of_another(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await reader(office, anna, EVERYTHING)
        await seated(anna, boris, **SLOW)
        link = link_in(await office.until(2))
        token = link.partition("token=")[2].partition("&")[0]
        person, kind, mac = token.split(".")
        near = mac[:-1] + ("1" if mac.endswith("0") else "0")
        forged = [f"{person}.all.{mac}", f"someone.{kind}.{mac}", f"{person}.{kind}.{near}", "", "...", "é.turn.é"]
        for guess in forged:
            for method in ("GET", "POST"):
                answer = await boris.http.request(method, "/unsubscribe", params={"token": guess})
                assert answer.status_code == 404, (method, guess)
        assert (await anna.http.get("/api/account/mail")).json()["notices"]["turns"]

    on_stage(any_database, scene)


def test_choices_that_make_no_sense_are_refused(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        none = await put(anna, "/api/account/mail/notices", EVERYTHING)
        assert none.json()["problem"] == "mail-none"
        await reader(office, anna, EVERYTHING)
        for change in (
            {"zone": "Moon/Base"},
            {"zone": "../../etc/passwd"},
            {"hour": 24},
            {"quiet": {"start": -1, "end": 2}},
        ):
            wanted = {"turns": False, "digest": False, **change}
            assert (await put(anna, "/api/account/mail/notices", wanted)).status_code == 422, change
        odd = await put(anna, HOURS, {"zone": "Moon/Base"})
        assert odd.json()["problem"] == "hours-zone" and "Moon/Base" in odd.json()["text"]
        assert (await anna.http.get("/api/account/mail")).json()["notices"]["turns"]

    on_stage(any_database, scene)


# Hours.


def at(text: str, zone: str = "Europe/Warsaw") -> float:
    """Returns a moment of a time zone; one that has an offset is used unchanged."""
    when = datetime.datetime.fromisoformat(text)
    return (when if when.tzinfo else when.replace(tzinfo=ZoneInfo(zone))).timestamp()


@pytest.mark.parametrize(
    ("start", "end", "now", "then"),
    [
        (22 * 60, 7 * 60, "2026-01-10T21:59", "2026-01-10T21:59"),
        (22 * 60, 7 * 60, "2026-01-10T22:00", "2026-01-11T07:00"),
        (22 * 60, 7 * 60, "2026-01-11T03:00", "2026-01-11T07:00"),
        (22 * 60, 7 * 60, "2026-01-11T07:00", "2026-01-11T07:00"),
        (9 * 60, 17 * 60, "2026-01-11T12:30", "2026-01-11T17:00"),
        (9 * 60, 17 * 60, "2026-01-11T18:00", "2026-01-11T18:00"),
        (0, 0, "2026-01-11T12:00", "2026-01-11T12:00"),
        (22 * 60, 7 * 60, "2026-03-28T23:00", "2026-03-29T07:00"),  # summer time begins in that night
        (22 * 60, 150, "2026-03-29T01:50", "2026-03-29T03:30+02:00"),  # and leaves out the end
        (22 * 60, 150, "2026-03-29T03:10+02:00", "2026-03-29T03:10+02:00"),
        (22 * 60, 150, "2026-10-25T01:00", "2026-10-25T02:30+02:00"),  # summer time ends: 02:30 comes twice
        (22 * 60, 150, "2026-10-25T02:10+02:00", "2026-10-25T02:30+02:00"),
        (22 * 60, 150, "2026-10-25T02:10+01:00", "2026-10-25T02:30+01:00"),
        (22 * 60, 150, "2026-10-25T02:30+01:00", "2026-10-25T02:30+01:00"),
    ],
)
def test_quiet_hours(start: int, end: int, now: str, then: str) -> None:
    assert after_quiet(Hours("p", "Europe/Warsaw", start, end), at(now)) == at(then)


@pytest.mark.parametrize(
    ("now", "then"),
    [
        ("2026-01-10T07:59", "2026-01-10T08:00"),
        ("2026-01-10T08:00", "2026-01-11T08:00"),
        ("2026-10-24T20:00", "2026-10-25T08:00"),  # summer time ends in that night
    ],
)
def test_the_hour_of_the_digest(now: str, then: str) -> None:
    assert next_digest(Hours("p", "Europe/Warsaw"), 8, at(now)) == at(then)


def test_a_digest_at_an_hour_that_comes_twice_is_sent_once() -> None:
    for now in ("2026-10-25T02:00+02:00", "2026-10-25T02:30+02:00", "2026-10-25T02:00+01:00"):
        assert next_digest(Hours("p", "Europe/Warsaw"), 2, at(now)) == at("2026-10-26T02:00")
