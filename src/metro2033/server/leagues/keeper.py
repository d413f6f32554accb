"""Advances leagues: collects results, applies deadlines, draws rounds, and updates rooms and notifies people.

Everything here is idempotent: it compares the league with the state of its rooms. If several processes work on a league at once, one
changes its document, and the others see the change.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from metro2033.leagues.edits import rename
from metro2033.leagues.league import RUNNING, WAITING, League, Round, Table
from metro2033.leagues.results import (
    Verdict,
    Verdicts,
    apply_verdicts,
    make_void,
    mark_late,
    mark_undecided,
    record_forfeits,
    record_game,
)
from metro2033.leagues.rounds import draw_round, finish, has_to_tell, is_finished, settle, wants_round
from metro2033.live import edits
from metro2033.live.background import BackgroundTasks, attempt
from metro2033.live.live_room import LiveRoom
from metro2033.live.luck import hidden_nonces
from metro2033.live.room import FINISHED, LEFT, LOBBY, OVER, PLAYING, RESIGNED, Room, read_room
from metro2033.live.storage import StoredRoom
from metro2033.server.leagues.changes import LeagueChanges
from metro2033.server.leagues.league_rooms import (
    are_seated,
    commitment_to,
    forfeits_in,
    make_rooms,
    people_of,
    round_secret,
)
from metro2033.server.leagues.round_notices import RoundNotices
from metro2033.server.leagues.store import JournalEntry, LeagueStore
from metro2033.server.operators.policy import Policy
from metro2033.server.people.store import PeopleStore
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Core

SERVER = ""  # author of automatic actions in the journal


@dataclass(eq=False, repr=False)
class Keeper:
    """The periodic work on leagues; commands of people trigger it as well."""

    _core: Core
    _store: LeagueStore
    _changes: LeagueChanges
    _rooms: RoomService
    _people: PeopleStore
    _play: PlayService
    _policy: Policy
    _notices: RoundNotices

    def __post_init__(self) -> None:
        self._background = BackgroundTasks(self._core.clock)

    def start(self) -> None:
        """Starts the periodic check."""
        self._background.repeat("leagues not checked", self._core.config.league_check, self.check_due)

    async def close(self) -> None:
        """Stops the periodic check."""
        await self._background.close()

    async def check_due(self) -> None:
        """Advances every league that is due."""
        if self._policy.is_read_only:
            return
        for league_id in await self._core.database.run(self._store.due, self._core.clock.now()):
            await attempt("league not checked", self.advance(league_id))

    async def advance(self, league_id: str) -> None:
        """Collects all available results, draws the next round if it is time, and updates the rooms."""
        league, _ = await self._changes.read(league_id)
        now = self._core.clock.now()
        if league.status == RUNNING:
            await self._mend(league)
            verdicts = {
                (table.room, round_.due): await self._judge(league, round_, table, now)
                for round_, table in _waiting(league)
            }
            apply_verdicts(league, verdicts)  # on our own copy, to see whether a round will be drawn
            names = await self._names(league) if wants_round(league, now) else {}
            league, _ = await self._changes.change(league_id, partial(_go_on, verdicts=verdicts, names=names, now=now))
        are_told = await self._mend(league)
        if are_told and has_to_tell(league):
            for round_ in [round_ for round_ in league.rounds if not round_.announced]:
                await self._notices.announce(league, round_)
            await self._changes.change(league_id, partial(_settle, told=league))

    async def _names(self, league: League) -> dict[str, str]:
        """Returns the current names of all participants, by person."""
        return await self._core.database.run(self._people.names_of, [entrant.person for entrant in league.playing()])

    # From a room to its table.

    async def _judge(self, league: League, round_: Round, table: Table, now: float) -> Verdict | None:
        """Returns the verdict on a table, or None to keep waiting."""
        stored = await self._core.database.run(self._rooms.store.read_room, table.room)
        is_late, by_organiser = now >= round_.due, league.plan.late_tables == "organiser"
        undecided: Verdict = make_void if is_late and not by_organiser else mark_undecided
        if stored is None:  # an operator has deleted the room
            return undecided
        room, people = read_room(stored.document), people_of(league, table)
        if room.status == OVER and room.outcome == FINISHED:
            return await self._result(table, undecided)
        if room.status == OVER and room.outcome == RESIGNED:
            return partial(record_forfeits, forfeited=_missing(table, room) | forfeits_in(room))
        if room.status == OVER:
            return partial(record_forfeits, forfeited=set(table.seats)) if room.outcome == LEFT else undecided
        if room.status == LOBBY and len(people) not in league.allowed:
            return partial(record_forfeits, forfeited=set(table.seats) - set(people))
        if not is_late:
            return None
        if by_organiser:
            return mark_late
        return partial(record_forfeits, forfeited=await self._absent(table, room, people))

    async def _live(self, room_id: str) -> LiveRoom:
        live = await self._play.registry.get(room_id)
        await self._rooms.loader.refresh(live)
        return live

    async def _result(self, table: Table, undecided: Verdict) -> Verdict:
        live = await self._live(table.room)
        game, of_league = live.game, live.room.table
        result = None if game is None else game.rules.result(game.game.state)
        if result is None or of_league is None:
            return undecided
        seats = {entrant: seat for seat, entrant in enumerate(of_league.entrants)}
        return partial(record_game, result=result, seats=seats, forfeited=forfeits_in(live.room))

    async def _absent(self, table: Table, room: Room, people: dict[int, tuple[str, str]]) -> set[int]:
        """Returns the entrants to blame for a late table: before the deal, those not ready or with a hidden nonce; later, those asked."""
        assert room.table is not None, "rooms of leagues only"
        here = set(room.table.entrants) & set(people)
        if room.status == LOBBY:
            hidden = hidden_nonces(room) if room.closed else []
            numbered = list(enumerate(zip(room.table.entrants, room.seats, strict=True)))
            ready = {entrant for number, (entrant, seat) in numbered if seat.ready and number not in hidden}
            return set(table.seats) - (here & ready)
        live = await self._live(table.room)
        asked = {room.table.entrants[prompt.seat] for prompt in live.game.prompts()} if live.game else set()
        return (set(table.seats) - here) | asked | forfeits_in(room)

    # From the league to its rooms.

    async def _mend(self, league: League) -> bool:
        """Updates the rooms of all open rounds to match the league. Returns whether all of them succeeded."""
        tables = [(round_, table) for round_ in league.rounds if not round_.closed for table in round_.tables]
        told: list[str] = []

        async def mend(round_: Round, table: Table) -> None:
            await self._mend_room(league, round_, table)
            told.append(table.room)

        for round_, table in tables:
            await attempt("room of a league not changed", mend(round_, table))
        return len(told) == len(tables)

    async def _mend_room(self, league: League, round_: Round, table: Table) -> None:
        stored = await self._core.database.run(self._rooms.store.read_room, table.room)
        room = None if stored is None else read_room(stored.document)
        if room is None or room.table is None:
            return
        people = people_of(league, table)
        if table.state == WAITING and room.status != OVER and not are_seated(room, people):
            if room.status == PLAYING or len(people) in league.allowed:
                live = await self._live(table.room)
                await self._rooms.changes.change(live, partial(edits.seat_entrants, people=people))
                await self._play.moves.carry_out(live)
        elif table.state != WAITING and room.status != OVER:
            live = await self._live(table.room)
            await self._rooms.changes.change(live, edits.stop)
            await self._play.moves.carry_out(live)
        if round_.is_done and room.table.sealed:
            await self._play.moves.unseal(await self._live(table.room))


def _missing(table: Table, room: Room) -> set[int]:
    """Returns the entrants who had lost their seat before the cards were dealt."""
    return set(table.seats) - set(room.table.entrants if room.table is not None else ())


def _waiting(league: League) -> list[tuple[Round, Table]]:
    return [(round_, table) for round_ in league.rounds for table in round_.tables if table.state == WAITING]


def _go_on(
    league: League, secret: str, verdicts: Verdicts, names: dict[str, str], now: float
) -> tuple[list[JournalEntry], list[StoredRoom]]:
    """Applies the verdicts; then draws the next round, or finishes the league, if it is time."""
    decided = apply_verdicts(league, verdicts)
    if not wants_round(league, now):
        ended = finish(league, now) if is_finished(league) else []
        return [JournalEntry(SERVER, *decision) for decision in (*decided, *ended)], []
    rename(league, names)
    commitment = commitment_to(round_secret(secret, len(league.rounds) + 1)) if league.plan.duplicate else ""
    round_ = draw_round(league, commitment, now)
    entries = [JournalEntry(SERVER, *decision) for decision in (*decided, ("draw", str(round_.number)))]
    return entries, make_rooms(league, round_, secret)


def _settle(league: League, secret: str, told: League) -> tuple[list[JournalEntry], list[StoredRoom]]:
    """Records that rooms and people have been notified, unless the league has changed since; then they have to be notified again."""
    if league == told:
        settle(league)
    return [], []
