"""The deal of the day: what is played on a date, its rooms, the luck of its bots, and the result of a try.

All tries of a day have one secret and no nonces, so they have one deal. The bots' luck follows from the secret and the number of answers given,
so the same moves get the same replies, at whatever time and on whatever machine. docs/daily.md has the rules.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Final

import msgspec
from msgspec import Struct

from metro2033 import wire
from metro2033.games import GAMES, find_rules
from metro2033.kernel.chance import SEALED, Chance
from metro2033.kernel.problem import Problem
from metro2033.live.access import Forbidden, NotFound
from metro2033.live.live_game import LiveGame
from metro2033.live.luck import deal
from metro2033.live.membership import enter
from metro2033.live.room import PLAYING, DailyTable, Room, Seat, new_room
from metro2033.study.review.fortune import Fortune

FIRST_DATE: Final = "2026-01-01"
ARCHIVE_DAYS: Final = 60  # past days in the list
MOST_TRIES: Final = 20  # of a deal by a person
SEATS: Final = 4
BOTS: Final = ("regular", "veteran", "veteran")  # none of them has a network, which may be missing, or a time limit
PERCENT: Final = 100
COURSE: Final = 12  # points of a course
DAY: Final = timedelta(days=1)


class Deal(Struct, frozen=True):
    """What is played on a date, and from which seat."""

    date: str
    settings: wire.Settings
    seat: int


def today(now: float) -> str:
    """Returns the date in UTC at a time."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def read_date(text: str) -> date:
    """Parses a date written as 2033-11-19; any other text is an unknown day."""
    try:
        found = date.fromisoformat(text)
    except ValueError as fault:
        raise NotFound("daily-unknown") from fault
    if found.isoformat() != text:
        raise NotFound("daily-unknown")
    return found


def begins(text: str) -> float:
    """Returns the time at which a day begins."""
    return datetime.combine(read_date(text), datetime.min.time(), UTC).timestamp()


def ends(text: str) -> float:
    """Returns the time at which a day is over."""
    return begins(text) + DAY.total_seconds()


def days_after(text: str, count: int) -> str:
    """Returns the date some days later."""
    return (read_date(text) + count * DAY).isoformat()


def deal_on(text: str) -> Deal:
    """Returns what is played on a date: the built-in games take turns, and with each turn of a game the seat moves on."""
    games = [game for game, plugin in GAMES.items() if plugin.is_ours]
    turn, which = divmod(read_date(text).toordinal(), len(games))
    rules = find_rules(games[which], "", {})
    seats = min(SEATS, rules.max_seats)
    seat = turn % seats
    bots = [*BOTS[: seats - 1]]
    bots.insert(seat, "")
    settings = wire.Settings(rules.game, rules.edition, seats=seats, bots=bots, spectators=False, undo="boundary")
    return Deal(text, settings, seat)


def open_secret(text: str) -> str:
    """Returns the secret of a date on a device, where nothing can be kept from the person; it is the same on all devices."""
    return hashlib.sha256(f"metro2033 deal of the day {text}".encode()).hexdigest()


def commitment_to(secret: str) -> str:
    """Returns the commitment to a secret, as rooms publish it."""
    return Chance(SEALED, secret=secret).commitment


def deal_room(
    deal_: Deal, table: DailyTable, person: str, name: str, secret: str, now: float, room_id: str = ""
) -> Room:
    """Returns the room of a try, dealt, with the person at the seat of the day; with an id of its own unless one is given."""
    empty = new_room(deal_.settings, person, commitment_to(secret))
    seats = [Seat(person=person) if number == deal_.seat else seat for number, seat in enumerate(empty.seats)]
    room = msgspec.structs.replace(empty, id=room_id or empty.id, seats=seats, daily=table)
    enter(room, person, wire.Join(name))
    deal(room, now)
    return room


ALLOWED: Final = (wire.Answer, wire.Undo, wire.AutoPass, wire.Resign, wire.Leave, wire.Seen)


def check_command(room: Room, command: wire.AnyCommand) -> None:
    """Refuses everything but playing: nobody else may enter, and no bot may play for the person."""
    if room.daily is not None and not isinstance(command, ALLOWED):
        raise Problem("daily-only-play")


def check_advice(room: Room) -> None:
    """Refuses hints in a game whose day is not over, and in a try that counts."""
    daily = room.daily
    if daily is not None and (daily.sealed or (daily.counted and room.status == PLAYING)):
        raise Forbidden("daily-no-hints")


def place_of(room: Room, game: LiveGame | None, seat: int) -> tuple[int, bool]:
    """Returns the place of the seat, and whether the game was played to the end: a game given up is a last place."""
    result = game.result if game is not None and not game.ended else None
    if result is None or room.seats[seat].stand_in or room.seats[seat].left_by or not room.seats[seat].person:
        return len(room.seats), False
    return result.places[seat], True


def adjust(fortune: Fortune) -> tuple[float, float]:
    """Returns luck, and the result without it, as chances to win in percent."""
    return round(PERCENT * fortune.luck, 1), round(PERCENT * (fortune.course[-1] - fortune.luck), 1)


def course_of(fortune: Fortune) -> list[int]:
    """Returns the chance to win over the game in percent, as a few points."""
    chances = [round(PERCENT * chance) for chance in fortune.course]
    if len(chances) <= COURSE:
        return chances
    last = len(chances) - 1
    return [chances[round(at * last / (COURSE - 1))] for at in range(COURSE)]


def streaks(dates: Sequence[str], now: str) -> tuple[int, int]:
    """Returns the number of days in a row up to today or yesterday, and the longest such number ever."""
    current = longest = run = 0
    before: date | None = None
    for day in sorted(map(read_date, dates)):
        run = run + 1 if before is not None and day - before == DAY else 1
        longest, before = max(longest, run), day
    if before is not None and read_date(now) - before <= DAY:
        current = run
    return current, longest
