"""The outcome of a finished game for its players: places, cards that name the players, and whether it is rated."""

from __future__ import annotations

from collections.abc import Sequence

from metro2033.bots.fair import FairBot
from metro2033.bots.registry import BOTS, LEVELS
from metro2033.live.live_game import LiveGame
from metro2033.live.room import FINISHED, Room, Seat
from metro2033.server.ratings.store import RATED, GameResult, SeatResult
from metro2033.text.say import cast_of

# Reasons why a game is not rated, besides too few registered people.
CALLED_OFF, CONTINUED, PACKS, ADAPTIVE, SEVERAL, BROKEN = "ended", "origin", "packs", "adaptive", "several", "broken"
LONGEST = 60  # of a card's id


def outcome_of(room: Room, table: LiveGame | None) -> GameResult:
    """Returns the result of a room whose game is over. A game without a winner has no places."""
    settings = room.settings
    result = table.result if table is not None else None
    if table is None or result is None or (table.ended and result.winner is None) or room.origin is not None:
        broken = BROKEN if room.is_dealt and room.outcome == FINISHED else CALLED_OFF
        return GameResult(room.id, settings.game, len(room.seats), CONTINUED if room.origin is not None else broken)
    cast = cast_of(table.game)
    places = tuple(
        SeatResult(
            number,
            seat.person or seat.left_by,
            bool(seat.bot) and not seat.left_by,
            result.places[number],
            bool(seat.left_by or seat.stand_in),
            _id_at(cast.players, number),
            _id_at(cast.figures, number),
        )
        for number, seat in enumerate(room.seats)
    )
    return GameResult(room.id, settings.game, len(room.seats), _why_unrated(room), places)


def _why_unrated(room: Room) -> str:
    people = [seat.person or seat.left_by for seat in room.seats if seat.person or seat.left_by]
    if room.packs:
        return PACKS
    if any(map(_adapts, room.seats)):
        return ADAPTIVE
    return SEVERAL if len(set(people)) < len(people) else RATED


def _adapts(seat: Seat) -> bool:
    """Returns whether the seat is held by a bot that adapts to the strength of its opponents."""
    return BOTS.get(LEVELS.get(seat.bot, seat.bot)) is FairBot


def _id_at(ids: Sequence[str | None], seat: int) -> str | None:
    """Returns the id of a seat's card, or None if it does not fit into the column; ids from packs may be long."""
    found = ids[seat] if seat < len(ids) else None
    return found if found is None or len(found) <= LONGEST else None
