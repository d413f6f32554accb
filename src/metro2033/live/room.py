"""The document of a room: its members, its seats, its settings. Pure data; `commands` and `edits` change it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec
from msgspec import Struct, field

from metro2033 import codec
from metro2033.bots.registry import check_name
from metro2033.games import find_rules, variant_options
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chance import SEALED, Chance
from metro2033.kernel.pack import Pack
from metro2033.kernel.problem import Problem
from metro2033.kernel.ruleset import Ruleset
from metro2033.wire import Remedy, Settings

LOBBY = "lobby"
PLAYING = "playing"
OVER = "over"

STAND_IN = "greedy"  # the bot that plays for somebody who is gone
# Why a game is over; LEFT: all people have left the room.
FINISHED, ENDED, RESIGNED, LEFT = "finished", "ended", "resigned", "left"


class Seat(Struct):
    """One seat: its person or bot, and the person's settings for it."""

    person: str = ""
    bot: str = ""
    ready: bool = False
    nonce: str = ""
    commitment: str = ""  # hash of the nonce, published before it; empty if the nonce was given openly
    stand_in: str = ""
    passes: list[str] = []
    left_by: str = ""  # the person who left it to a bot during the game
    resigned: bool = False  # its person has given the game up; the stand-in plays on


class Member(Struct):
    """A present or former member. Others see the number; only the server knows the person."""

    number: int
    person: str
    name: str
    muted: bool = False
    gone: bool = False
    blocked: list[int] = []


class Proposal(Struct):
    """A proposal to rewind to before an entry of the log, or to end the game."""

    seat: int
    to: int  # 0 to end the game
    agreed: list[int]

    @property
    def ends(self) -> bool:
        """Whether the proposal is to end the game."""
        return self.to == 0


class Origin(Struct):
    """The origin of a game that was not dealt in this room: a room or a file, the entry, and the retained data.

    A continued game has its former game, and the seat whose knowledge is kept (NOBODY: the cards stay). A finished game read from a
    file has the header of its record instead.
    """

    room: str = ""
    file: str = ""
    at: int = 0
    players: list[str | None] = field(
        default_factory=list, name="factions"
    )  # cards by seat; stored under the older name
    former: str = ""
    knower: int = NOBODY
    header: str = ""


class LeagueTable(Struct):
    """The league table played in a room: the league, its round, and its entrants by seat.

    A sealed table hides its game even when it is over, because other tables are still playing the same deal.
    """

    league: str
    name: str
    round: int
    entrants: list[int]
    duplicate: bool = False
    sealed: bool = False


class DailyTable(Struct):
    """The deal of the day that a room plays: its date, whether the try counts, and whether the day is not over yet."""

    date: str
    counted: bool = False
    sealed: bool = False


class Room(Struct):
    """The stored document of a room, without the secret of its luck."""

    id: str
    invite: str
    host: str
    settings: Settings
    commitment: str
    seats: list[Seat]
    members: list[Member]
    status: str = LOBBY
    banned: list[str] = []
    version: str = ""  # the package version that dealt
    content: str = ""  # the content hash
    players: list[str] = []
    proposal: Proposal | None = None
    votes: dict[int, dict[int, Remedy]] = {}
    rematch: str = ""
    again: list[int] = []  # the members who want the rematch
    outcome: str = ""
    began: float = 0.0  # when the game was dealt
    origin: Origin | None = None
    chance: str = SEALED  # the kind of luck, fixed at the deal; the default applies to rooms older than the second kind
    closed: float = 0.0  # when the commitments were closed; 0 unless nonces are being revealed
    called_off: int = 0  # deals called off before all nonces were revealed
    packs: list[str] = []  # the texts of its content packs
    table: LeagueTable | None = None
    daily: DailyTable | None = None
    bots: list[str] = []  # the bots at the deal, as the record names them; empty in older rooms

    @property
    def is_dealt(self) -> bool:
        """Whether there is a game. A recorded one may name no players, so they do not tell."""
        return bool(self.content)

    @property
    def is_open(self) -> bool:
        """Whether the game is over and everything about it is public."""
        return self.status == OVER and not self.is_sealed

    @property
    def is_sealed(self) -> bool:
        """Whether others still play the same deal, so that the game stays hidden even when it is over."""
        return (self.table is not None and self.table.sealed) or (self.daily is not None and self.daily.sealed)

    def member_of(self, person: str) -> Member | None:
        """Returns a person's current membership, or None."""
        return next((member for member in self.members if member.person == person and not member.gone), None)

    def may_see(self, person: str) -> bool:
        """Returns whether a person may know the room: members, and for a public room everybody who is not banned."""
        return self.member_of(person) is not None or (self.settings.public and person not in self.banned)

    def member(self, number: int) -> Member:
        """Returns a current member by number."""
        found = next((member for member in self.members if member.number == number and not member.gone), None)
        if found is None:
            raise Problem("room-no-member", member=number)
        return found

    def seat(self, number: int) -> Seat:
        """Returns a seat by number."""
        if number >= len(self.seats):
            raise Problem("room-no-seat", seat=number)
        return self.seats[number]

    def seats_of(self, person: str) -> list[int]:
        """Returns the seats a person holds."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def others(self, person: str) -> list[str]:
        """Returns the names of the other people who hold seats."""
        seated = {seat.person for seat in self.seats if seat.person not in ("", person)}
        return [member.name for member in self.members if member.person in seated]

    def people(self) -> list[int]:
        """Returns the seats of people who still have a say: with or without a stand-in, but not resigned."""
        return [number for number, seat in enumerate(self.seats) if seat.person and not seat.resigned]

    def bot_on(self, seat: int) -> str:
        """Returns the bot that plays a seat now, or an empty string."""
        return self.seats[seat].bot or self.seats[seat].stand_in

    def former(self) -> set[str]:
        """Returns people named in the document who are not members: they have left, were banned, or left a seat to a bot."""
        named = {member.person for member in self.members} | {self.host, *self.banned}
        named |= {person for seat in self.seats for person in (seat.person, seat.left_by)}
        return named - {""} - {member.person for member in self.members if not member.gone}

    def copy(self) -> Room:
        """Returns a copy for editing."""
        return read_room(write_room(self))


def write_room(room: Room) -> str:
    """Encodes a room as JSON."""
    return msgspec.json.encode(room).decode()


def read_room(document: str) -> Room:
    """Decodes a room from JSON."""
    return codec.decode(document, Room)


def new_room(
    settings: Settings, host: str, commitment: str, origin: Origin | None = None, packs: Sequence[Pack] = ()
) -> Room:
    """Creates an empty room after checking its settings."""
    settings = msgspec.structs.replace(settings, packs=[pack.fingerprint for pack in packs])
    check_settings(settings, packs)
    seats = [Seat(bot=bot) for bot in padded_bots(settings)]
    ids = secrets.token_urlsafe(16), new_invitation()
    return Room(*ids, host, settings, commitment, seats, [], origin=origin, packs=[pack.text for pack in packs])


def new_invitation() -> str:
    """Returns an unguessable invitation."""
    return secrets.token_urlsafe(16)


def padded_bots(settings: Settings) -> list[str]:
    """Returns the bot of every seat; an empty string for a person."""
    return [*settings.bots, *[""] * settings.seats][: settings.seats]


def packs_of(room: Room) -> tuple[Pack, ...]:
    """Returns the content packs of a room."""
    return tuple(map(Pack, room.packs))


def rules_of(room: Room) -> Ruleset:
    """Returns the ruleset of a room."""
    return rules_for(room.settings, packs_of(room))


def rules_for(settings: Settings, packs: Sequence[Pack]) -> Ruleset:
    """Returns the ruleset for settings with the packs they name."""
    options = variant_options(settings.game, settings.variants) | settings.options
    return find_rules(settings.game, settings.edition, options, packs)


def what_is_played(settings: Settings, packs: Sequence[Pack]) -> tuple[object, ...]:
    """Returns everything a position depends on: the rules, and the number of seats."""
    rules = rules_for(settings, packs)
    return rules.game, rules.edition, dict(rules.options), rules.content_hash, settings.seats


def check_settings(settings: Settings, packs: Sequence[Pack] = ()) -> None:
    """Refuses settings that cannot be played with their packs."""
    rules = rules_for(settings, packs)
    if not rules.min_seats <= settings.seats <= rules.max_seats:
        raise Problem("option-seats", given=settings.seats, least=rules.min_seats, most=rules.max_seats)
    for bot in filter(None, settings.bots):
        check_name(bot)
    rules.start(settings.seats, Chance())  # some options depend on the number of seats
