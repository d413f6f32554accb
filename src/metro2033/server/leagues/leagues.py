"""Leagues for endpoints: creating, joining, commands of entrants and organisers, views and journals."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from metro2033 import wire
from metro2033.kernel.pack import Pack
from metro2033.kernel.problem import BadOption, Problem
from metro2033.leagues import edits
from metro2033.leagues.league import League, read_league
from metro2033.live.access import Forbidden, NotFound
from metro2033.live.background import attempt
from metro2033.live.names import clean_title, key_of
from metro2033.server.leagues.changes import Changed, LeagueChanges, to_store
from metro2033.server.leagues.keeper import Keeper
from metro2033.server.leagues.league_rooms import allowed_seats, commitment_to
from metro2033.server.leagues.store import JournalEntry, LeagueStore
from metro2033.server.leagues.views import is_inside, see_league, summary_of
from metro2033.server.operators.policy import Policy
from metro2033.server.people.store import Account, PeopleStore
from metro2033.server.service import Core

MOST_LEAGUES = 20  # unfinished ones per organiser

Edit = Callable[[League], str | None]  # edits a league; returns the details for the journal, None for no entry


@dataclass(eq=False, repr=False)
class Leagues:
    """All leagues of a server."""

    _core: Core
    _store: LeagueStore
    _people: PeopleStore
    _changes: LeagueChanges
    _keeper: Keeper
    _policy: Policy

    async def make(self, person: str, plan: wire.LeaguePlan, packs: Sequence[Pack]) -> wire.LeagueView:
        """Creates a league that people can join; its organiser needs an account."""
        self._policy.check_writing()
        account, secret = await self._account(person), secrets.token_hex(32)
        named = [pack.fingerprint for pack in packs]
        settings = msgspec.structs.replace(plan.settings, packs=named, bots=[], public=False)
        plan = msgspec.structs.replace(plan, name=clean_title(plan.name), settings=settings)
        allowed, texts = allowed_seats(plan, packs), [pack.text for pack in packs]
        if plan.table_size > max(allowed):
            raise BadOption("option-seats", given=plan.table_size, least=min(allowed), most=max(allowed))
        league = edits.new_league(plan, person, commitment_to(secret), self._core.clock.now(), allowed, texts)
        stored = to_store(league, 1, secret)
        if not await self._core.database.run(self._store.create, stored, MOST_LEAGUES):
            raise Problem("league-too-many", most=MOST_LEAGUES)
        return see_league(league, stored, person, account.name)

    async def of(self, person: str | None) -> wire.LeagueList:
        """Returns the leagues of a person."""
        if person is None:
            return wire.LeagueList([], may_organise=False)
        found = [read_league(stored.document) for stored in await self._core.database.run(self._store.of, person)]
        account = await self._core.database.run(self._people.account_of, person)
        inside = [league for league in found if is_inside(league, person)]
        return wire.LeagueList([summary_of(league, person) for league in inside], account is not None)

    async def see(self, league_id: str, person: str | None) -> wire.LeagueView:
        """Returns a league as a person sees it."""
        league, stored = await self._changes.read(league_id)
        return see_league(league, stored, person, await self._name(league.organiser))

    async def check_organiser(self, league_id: str, person: str) -> None:
        """Refuses everybody but the organiser of a league, which others may not even know."""
        league, _ = await self._changes.read(league_id)
        if not is_inside(league, person):
            raise NotFound("league-unknown")
        if league.organiser != person:
            raise Forbidden("league-organiser-only")

    async def invitation(self, league_id: str, invite: str, person: str | None) -> wire.LeagueInvitation:
        """Returns the league that a link leads to."""
        league, _ = await self._changes.read(league_id)
        self._check_link(league, invite)
        account = await self._core.database.run(self._people.account_of, person) if person else None
        organiser = await self._name(league.organiser)
        people = len(league.playing())
        return wire.LeagueInvitation(league.id, league.status, league.plan, organiser, people, account is not None)

    async def join(self, league_id: str, person: str, wanted: wire.JoinLeague) -> wire.LeagueView:
        """Joins by a link, or accepts an invitation."""
        league, _ = await self._changes.read(league_id)
        if league.entrant_of(person) is None and league.organiser != person:
            self._check_link(league, wanted.invite)
        account = await self._account(person)

        def join(league: League) -> str | None:
            is_in = league.takes_part(person)
            entrant = edits.join(league, person, account.name, public=wanted.public)
            return None if is_in else str(entrant.number)

        await self._edit(league_id, person, "join", join)
        return await self.see(league_id, person)

    @staticmethod
    def _check_link(league: League, invite: str) -> None:
        if not secrets.compare_digest(invite.encode(), league.invite.encode()):
            raise NotFound("league-unknown")

    async def execute(self, league_id: str, person: str, command: wire.AnyLeagueCommand) -> wire.LeagueView | None:
        """Executes a command; organiser commands are refused to others.

        Returns the view afterwards, or None if the caller can no longer see the league.
        """
        league, _ = await self._changes.read(league_id)
        if not is_inside(league, person):
            raise NotFound("league-unknown")
        own = isinstance(command, (wire.LeagueConsent, wire.LeagueLeave))
        if not own and league.organiser != person:
            raise Forbidden("league-organiser-only")
        await self._edit(league_id, person, _tag(command), await self._edit_for(person, command))
        league, stored = await self._changes.read(league_id)
        if not is_inside(league, person) and not league.plan.public:
            return None
        return see_league(league, stored, person, await self._name(league.organiser))

    async def _edit_for(self, person: str, command: wire.AnyLeagueCommand) -> Edit:
        """Returns the edit that executes a command, after looking up the people that the command names."""
        now = self._core.clock.now()
        match command:
            case wire.LeagueConsent(public=public):
                return lambda league: edits.consent(league, person, public=public)
            case wire.LeagueLeave():
                return lambda league: str(edits.leave(league, person).number)
            case wire.LeagueAdd(name=name):
                new = await self._named(name)
                return lambda league: str(edits.invite(league, new.person, new.name).number)
            case wire.LeagueRemove(entrant=number):
                return lambda league: str(edits.expel(league, number).number)
            case wire.LeagueReplace(entrant=number, name=name):
                new = await self._named(name)
                return lambda league: str(edits.replace(league, number, new.person, new.name).number)
            case wire.LeagueStart():
                return _start
            case wire.LeaguePostpone(due=due):
                return lambda league: str(edits.postpone(league, due, now).number)
            case wire.LeagueAward(round=round_number, table=table, places=places):
                return lambda league: _award(league, round_number, table, places)
            case wire.LeaguePublish(public=public):
                return lambda league: _publish(league, public=public)
            case wire.LeagueInviteAnew():
                return _invite_anew
            case wire.LeagueCancel():
                return lambda league: _cancel(league, now)

    async def _edit(self, league_id: str, person: str, action: str, edit: Edit) -> None:
        self._policy.check_writing()

        def change(league: League, secret: str) -> Changed:
            details = edit(league)
            return [] if details is None else [JournalEntry(person, action, details)], []

        await self._advance((await self._changes.change(league_id, change))[0])

    async def _advance(self, league: League) -> None:
        """Advances a league after a stored edit. The next periodic check retries a failure."""
        if league.unsettled:
            await attempt("league not checked", self._keeper.advance(league.id))

    async def journal(self, league_id: str, person: str) -> wire.LeagueJournal:
        """Returns the journal of a league, for its organiser and entrants."""
        league, _ = await self._changes.read(league_id)
        if not is_inside(league, person):
            raise NotFound("league-unknown")
        names = {entrant.person: entrant.name for entrant in league.entrants}
        names[league.organiser] = await self._name(league.organiser)
        entries = await self._core.database.run(self._store.journal, league_id)
        return wire.LeagueJournal(
            [
                wire.LeagueJournalEntry(
                    entry.at, names.get(entry.who, "") if entry.who else "", entry.action, entry.details
                )
                for entry in entries
            ]
        )

    async def _account(self, person: str) -> Account:
        account = await self._core.database.run(self._people.account_of, person)
        if account is None:
            raise Forbidden("league-needs-account")
        return account

    async def _named(self, name: str) -> Account:
        account = await self._core.database.run(self._people.find_account, key_of(name))
        if account is None:
            raise Problem("account-unknown", name=name)
        return account

    async def _name(self, person: str) -> str:
        account = await self._core.database.run(self._people.account_of, person) if person else None
        return account.name if account else ""


def _tag(command: wire.AnyLeagueCommand) -> str:
    return str(type(command).__struct_config__.tag)


def _start(league: League) -> str:
    edits.start(league)
    return str(len(league.playing()))


def _award(league: League, round_number: int, table: int, places: Sequence[wire.AwardedPlace]) -> str:
    edits.award(league, round_number, table, places)
    given = ", ".join(f"{place.entrant}: {'-' if place.forfeit else place.place}" for place in places)
    return f"{round_number} {table} {given}".strip()


def _publish(league: League, *, public: bool) -> str:
    edits.publish(league, public=public)
    return "public" if public else ""


def _invite_anew(league: League) -> str:
    edits.invite_anew(league)
    return ""


def _cancel(league: League, now: float) -> str:
    edits.cancel(league, now)
    return ""
