"""The document of a league: its plan, its entrants, and its rounds with their tables. Pure data; `edits` changes it."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from metro2033 import codec
from metro2033.kernel.problem import Problem
from metro2033.wire import LeaguePlan

OPEN = "open"  # accepts entrants
RUNNING = "running"
OVER = "over"
CANCELLED = "cancelled"

INVITED, IN, OUT = "invited", "in", "out"

WAITING = "waiting"  # for the result of its room
PLAYED = "played"
FORFEITED = "forfeited"
AWARDED = "awarded"
VOID = "void"  # no points for any entrant


class Entrant(Struct):
    """A person in a league. Others see the number and the name; only the server knows the person."""

    number: int
    person: str
    name: str
    status: str = INVITED
    public: bool = False  # whether the name may appear in public standings


class Result(Struct):
    """The result of one entrant at one table."""

    entrant: int
    place: int
    score: int | None = None  # in the game, if it was played
    forfeit: bool = False


class Table(Struct):
    """A table of a round: its room, its entrants by seat, and their results once decided."""

    room: str
    seats: list[int]
    state: str = WAITING
    results: list[Result] = []
    late: bool = False  # not finished in time; its game still counts until the organiser decides
    undecided: bool = False  # its room is over without a result: the organiser has to decide

    @property
    def is_awaited(self) -> bool:
        """Whether its room may still produce a result."""
        return self.state == WAITING and not self.undecided

    def decide(self, state: str, results: list[Result]) -> None:
        """Sets the result of the table."""
        self.state, self.results, self.late, self.undecided = state, results, False, False

    def result_of(self, entrant: int) -> Result | None:
        """Returns an entrant's result at this table."""
        return next((result for result in self.results if result.entrant == entrant), None)


class Round(Struct):
    """A round: its tables, its byes and its deadline."""

    number: int
    drawn: float
    due: float
    tables: list[Table]
    byes: list[int] = []
    commitment: str = ""  # to the secret of a duplicate deal
    closed: bool = False  # its rooms have been notified that it is over
    announced: bool = True  # its people have been notified of the draw

    @property
    def is_done(self) -> bool:
        """Whether every table has its result."""
        return all(table.state != WAITING for table in self.tables)


class League(Struct):
    """The stored document of a league, without the secret of its deals."""

    id: str
    invite: str
    organiser: str
    plan: LeaguePlan
    commitment: str
    made: float
    status: str = OPEN
    entrants: list[Entrant] = []
    rounds: list[Round] = []
    ended: float = 0.0
    allowed: list[int] = []  # permitted table sizes
    packs: list[str] = []  # texts of the content packs in play
    unsettled: bool = False  # rooms have yet to be notified of a decision

    @property
    def current(self) -> Round | None:
        """The round drawn last."""
        return self.rounds[-1] if self.rounds else None

    def playing(self) -> list[Entrant]:
        """Returns the entrants who take part."""
        return [entrant for entrant in self.entrants if entrant.status == IN]

    def is_drawn(self, entrant: int) -> bool:
        """Returns whether an entrant has a seat or a bye in any round."""
        return any(
            entrant in round_.byes or any(entrant in table.seats for table in round_.tables) for round_ in self.rounds
        )

    def entrant(self, number: int) -> Entrant:
        """Returns an entrant by number."""
        found = next((entrant for entrant in self.entrants if entrant.number == number), None)
        if found is None:
            raise Problem("league-no-entrant", entrant=number)
        return found

    def entrant_of(self, person: str) -> Entrant | None:
        """Returns a person's entrant, invited or taking part."""
        return next((entrant for entrant in self.entrants if entrant.person == person and entrant.status != OUT), None)

    def takes_part(self, person: str) -> bool:
        """Returns whether a person is in, not only invited."""
        return any(entrant.person == person for entrant in self.playing())

    def open_tables(self, person: str) -> list[Table]:
        """Returns a person's tables whose results are awaited."""
        numbers = {entrant.number for entrant in self.entrants if entrant.person == person}
        tables = [table for round_ in self.rounds for table in round_.tables]
        return [table for table in tables if table.state == WAITING and numbers & set(table.seats)]

    def table(self, round_number: int, table: int) -> Table:
        """Returns a table by its round and its number, both starting at 1."""
        if not 1 <= round_number <= len(self.rounds) or not 1 <= table <= len(self.rounds[round_number - 1].tables):
            raise Problem("league-no-table", round=round_number, table=table)
        return self.rounds[round_number - 1].tables[table - 1]


def write_league(league: League) -> str:
    """Serializes a league as JSON."""
    return msgspec.json.encode(league).decode()


def read_league(document: str) -> League:
    """Parses a league from JSON."""
    return codec.decode(document, League)
