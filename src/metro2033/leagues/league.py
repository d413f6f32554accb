"""The document of a league: what is played, who takes part, and its rounds with their tables. Pure data; `edits` changes it."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from metro2033 import codec
from metro2033.kernel.problem import Problem
from metro2033.protocol import LeaguePlan

OPEN = "open"  # people join
RUNNING = "running"
OVER = "over"
CANCELLED = "cancelled"

INVITED, IN, OUT = "invited", "in", "out"

WAITING = "waiting"  # for the result of its room
PLAYED = "played"
FORFEITED = "forfeited"
AWARDED = "awarded"
VOID = "void"  # nobody gets points


class Entrant(Struct):
    """A person in a league. Others see the number and the name; only the server knows the person."""

    number: int
    person: str
    name: str
    status: str = INVITED
    public: bool = False  # whether the name may stand in public standings


class Result(Struct):
    """The result of one entrant at one table."""

    entrant: int
    place: int
    score: int | None = None  # in the game, if it was played
    forfeit: bool = False


class Table(Struct):
    """A table of a round: its room, its entrants by seat, and their results when there are any."""

    room: str
    seats: list[int]
    state: str = WAITING
    results: list[Result] = []
    late: bool = False  # not finished in time; its game still counts until the organiser decides
    undecided: bool = False  # its room is over without a result: the organiser has to decide

    @property
    def is_awaited(self) -> bool:
        """Whether its room may still bring a result."""
        return self.state == WAITING and not self.undecided

    def decide(self, state: str, results: list[Result]) -> None:
        """Give the table its result."""
        self.state, self.results, self.late, self.undecided = state, results, False, False

    def result_of(self, entrant: int) -> Result | None:
        """The result of an entrant at this table."""
        return next((result for result in self.results if result.entrant == entrant), None)


class Round(Struct):
    """A round: its tables, those who have a bye, and its deadline."""

    number: int
    drawn: float
    due: float
    tables: list[Table]
    byes: list[int] = []
    commitment: str = ""  # to the secret of a duplicate deal
    closed: bool = False  # its rooms have been told that it is over
    announced: bool = True  # its people have been told that it was drawn

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
    allowed: list[int] = []  # the numbers of seats that a table may have
    packs: list[str] = []  # the texts of the content packs that are played with
    unsettled: bool = False  # rooms have still to be told of a decision

    @property
    def current(self) -> Round | None:
        """The last round that was drawn."""
        return self.rounds[-1] if self.rounds else None

    def playing(self) -> list[Entrant]:
        """The entrants who take part."""
        return [entrant for entrant in self.entrants if entrant.status == IN]

    def is_drawn(self, entrant: int) -> bool:
        """Whether an entrant has a seat or a bye in any round."""
        return any(
            entrant in round_.byes or any(entrant in table.seats for table in round_.tables) for round_ in self.rounds
        )

    def entrant(self, number: int) -> Entrant:
        """An entrant by number."""
        found = next((entrant for entrant in self.entrants if entrant.number == number), None)
        if found is None:
            raise Problem("league-no-entrant", entrant=number)
        return found

    def entrant_of(self, person: str) -> Entrant | None:
        """The entrant that a person is, invited or taking part."""
        return next((one for one in self.entrants if one.person == person and one.status != OUT), None)

    def takes_part(self, person: str) -> bool:
        """Whether a person is in, not only invited."""
        return any(one.person == person for one in self.playing())

    def open_tables(self, person: str) -> list[Table]:
        """Return the tables at which a person sits and whose result is awaited."""
        numbers = {one.number for one in self.entrants if one.person == person}
        tables = [table for round_ in self.rounds for table in round_.tables]
        return [table for table in tables if table.state == WAITING and numbers & set(table.seats)]

    def table(self, round_number: int, table: int) -> Table:
        """A table by its round and its number, both from 1."""
        if not 1 <= round_number <= len(self.rounds) or not 1 <= table <= len(self.rounds[round_number - 1].tables):
            raise Problem("league-no-table", round=round_number, table=table)
        return self.rounds[round_number - 1].tables[table - 1]


def write_league(league: League) -> str:
    """A league as JSON."""
    return msgspec.json.encode(league).decode()


def read_league(document: str) -> League:
    """A league from JSON."""
    return codec.decode(document, League)
