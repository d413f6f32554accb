"""Mail about rounds: notifies everybody who was drawn of their table, their opponents and the deadline."""

from __future__ import annotations

from collections.abc import Sequence

from metro2033.leagues.league import League, Round, Table, read_league
from metro2033.live.clock import Clock
from metro2033.server.core.database import Database
from metro2033.server.leagues.store import LeagueStore
from metro2033.server.notices.channels import LEAGUE, Channels
from metro2033.server.notices.mail.letters import Letter, write_notice
from metro2033.server.notices.mail.outbox import Outbox
from metro2033.server.notices.mail.queue import Mail
from metro2033.server.notices.mail.store import Mailbox, MailboxStore
from metro2033.server.notices.mail.turn_mail import MailNotices, say_time_left
from metro2033.server.notices.notifications import TURN
from metro2033.text.words import words_for

ROUND = "round"  # kind of mail about rounds


class RoundNotices:
    """Queues and writes mail about drawn rounds, for people who want mail about their turns."""

    kinds: Sequence[str] = (ROUND,)

    def __init__(
        self,
        database: Database,
        leagues: LeagueStore,
        mailboxes: MailboxStore,
        notices: MailNotices,
        outbox: Outbox,
        channels: Channels,
        clock: Clock,
    ) -> None:
        self._channels = channels
        self._clock = clock
        self._database = database
        self._leagues = leagues
        self._mailboxes = mailboxes
        self._notices = notices
        self._outbox = outbox

    async def announce(self, league: League, round_: Round) -> None:
        """Queues a mail to everybody who has a table in a round, and news for the league's channel. A repeated call queues no duplicates of waiting mail."""
        channel = await self._channels.of(LEAGUE, league.id)
        if channel is not None:
            args: dict[str, str | int] = {
                "league": league.plan.name,
                "round": round_.number,
                "rounds": league.plan.rounds,
            }
            await self._channels.tell(channel, round_.number, "channel-round", args, f"/leagues/{league.id}")
        for table in round_.tables:
            for person in [league.entrant(number).person for number in table.seats]:
                box = await self._database.run(self._mailboxes.of, person)
                if box is not None and box.reach and box.turns:
                    once = f"{ROUND}:{league.id}:{person}"
                    details = f"{league.id} {round_.number}"
                    await self._outbox.put(Mail(ROUND, person, box.reach, box.language, details, once))

    async def not_before(self, mail: Mail, now: float) -> float:
        """Returns when the person's quiet hours end."""
        return await self._notices.not_before(mail, now)

    async def write(self, mail: Mail) -> Letter | None:
        """Returns the text of a notice, or None if the table has its result or the person no longer wants it."""
        league_id, _, number = mail.details.partition(" ")
        box = await self._database.run(self._mailboxes.of, mail.person)
        stored = await self._database.run(self._leagues.read, league_id)
        if box is None or not box.reach or not box.turns or stored is None:
            return None
        league = read_league(stored.document)
        round_ = league.rounds[int(number) - 1]
        table = _table_of(league, round_, mail.person)
        return None if table is None else await self._letter(box, league, round_, table)

    async def sent(self, mail: Mail) -> None:
        """Does nothing: there is no state to update."""

    async def _letter(self, box: Mailbox, league: League, round_: Round, table: Table) -> Letter:
        words, plan = words_for(box.language, ""), league.plan
        entrants = [league.entrant(number) for number in table.seats]
        args: dict[str, str | int] = {
            "name": next(entrant.name for entrant in entrants if entrant.person == box.person),
            "league": plan.name,
            "round": round_.number,
            "rounds": plan.rounds,
            "game": words.say(f"game-{plan.settings.game}"),
            "players": words.list([entrant.name for entrant in entrants if entrant.person != box.person]),
        }
        stop = await self._notices.link(box.person, TURN, box.language)
        told = words.say("mail-round", args) + " " + say_time_left(round_.due - self._clock.now(), words)
        link = f"{self._outbox.public_url}/rooms/{table.room}"
        return write_notice(box.reach, box.language, ROUND, [told, link], stop, args)


def _table_of(league: League, round_: Round, person: str) -> Table | None:
    """Returns a person's table that may still be played."""
    for table in round_.tables:
        if table.is_awaited and any(league.entrant(number).person == person for number in table.seats):
            return table
    return None
