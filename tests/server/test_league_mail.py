"""Mail about rounds of leagues: its recipients, its text, and the cases in which none is sent."""

from __future__ import annotations

from sqlalchemy import select, update

from metro2033 import wire
from metro2033.client import Client
from metro2033.server.leagues.service import LeagueService
from metro2033.server.notices.tables import mails
from tests.server.club import PLAN, started
from tests.server.post_office import HOME, PostOffice, text_of
from tests.server.running import Running, put, quiet_now
from tests.server.test_mail import on_stage
from tests.server.test_mail_notices import HOURS, SOON, link_in, reader

LIVELY = wire.MailNotices(True, False)
NEVER = wire.MailNotices(False, False)
LAST = [
    wire.AwardedPlace(1, place=2),
    wire.AwardedPlace(2),
]  # the organiser, who plays at that table, takes the last place


def waiting(server: Running) -> int:
    """Returns how many mails are in the queue."""
    with server.parts.core.database.engine.begin() as connection:
        return len(connection.execute(select(mails)).all())


def test_a_drawn_round_is_told_to_those_who_want_it_with_table_and_time(any_database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await reader(office, anna, wire.MailNotices(True, False, language="pl"))
        await reader(office, boris, NEVER, "Boris")
        league = await started([anna, boris], rounds=2)
        mail = await office.until(3)
        assert (mail["to"], mail["subject"]) == ("anna@example.org", f"{PLAN.name}: rozlosowano rundę 1")
        room = (await anna.league(league.id)).you.room
        text = text_of(mail)
        assert f"{HOME}/rooms/{room}" in text and "Boris" in text and "Pozostały czas: " in text
        await server.parts[LeagueService].keeper.check_due()
        await office.clock.advance(SOON)
        assert len(office.mails) == 3, "once, and to nobody who does not want it"
        stopped = await anna.http.post(link_in(mail), data={"List-Unsubscribe": "One-Click"})
        assert stopped.status_code == 200
        account = (await anna.http.get("/api/account/mail")).json()
        assert account["notices"]["turns"] is False

    on_stage(any_database, scene)


def test_quiet_hours_hold_the_mail_about_a_round_back_and_a_decided_table_needs_none(database: str) -> None:
    async def scene(server: Running, office: PostOffice, anna: Client, boris: Client) -> None:
        await reader(office, anna, LIVELY)
        await reader(office, boris, LIVELY, "Boris")
        assert (await put(anna, HOURS, quiet_now(office.clock))).status_code == 200
        league = await started([anna, boris], rounds=1)
        mail = await office.until(3)
        assert mail["to"] == "boris@example.org" and "round 1 has been drawn" in mail["subject"]
        await anna.do_league(league.id, wire.LeagueAward(round=1, table=1, places=LAST))
        assert (await put(anna, HOURS, wire.Hours(None, "UTC"))).status_code == 200
        with server.parts.core.database.engine.begin() as connection:
            assert connection.execute(update(mails).values(at=0.0)).rowcount == 1
        await office.clock.until(lambda: not waiting(server))
        assert len(office.mails) == 3

    on_stage(database, scene)
