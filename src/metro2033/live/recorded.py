"""The content of an uploaded record as plain data: a finished game as a log, or an unfinished one to continue.

A record is played and checked as `verify` and `replay` do. A server does so in a sandbox, because a file may contain anything.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.chain import ANSWER, END, LogEntry
from metro2033.kernel.game import Game
from metro2033.kernel.header import write_header
from metro2033.kernel.problem import BadRecord
from metro2033.kernel.start import MOST_ANSWERS
from metro2033.kernel.verify import verify
from metro2033.live.live_game import LiveGame
from metro2033.live.room import ENDED, FINISHED, RESIGNED
from metro2033.text.say import cast_of

MOST_HEADER = 256 * 1024
MOST_PACKS = 3  # per game


class Brought(Struct):
    """The content of a record: the header, and the log of a finished game or the position of an unfinished one."""

    header: str
    answers: int
    players: list[str | None]  # the cards that name the seats
    log: list[tuple[str, str, str]] = []  # entry, digest, link
    former: str = ""
    outcome: str = FINISHED  # why it is over: played to the end, stopped by the players, or resigned


def bring(text: str) -> Brought:
    """Replays a record and returns its content."""
    found = record.read(text)
    header, entries = write_header(found.header), max(len(found.answers), len(found.chain))
    if len(header) > MOST_HEADER or entries > MOST_ANSWERS or len(found.header.packs) > MOST_PACKS:
        raise BadRecord("record-impossible")
    sealed = found.header.chance.is_sealed
    is_proven = sealed and bool(found.chain)
    game = verify(found, find_rules).game if is_proven else record.replay(found, find_rules)
    chain = [entry for _, entry in found.chain] if sealed else []
    end = chain[-1] if chain and chain[-1].kind == END else None
    brought = Brought(
        header,
        len(game.answers),
        list(cast_of(game).players),
        outcome=FINISHED if end is None else RESIGNED if end.seat >= 0 else ENDED,
    )
    if not game.over and end is None:
        start = game.leave_off()
        Game.new(game.rules, game.seats, game.chance, start)  # raises any problem with the position now
        return msgspec.structs.replace(brought, former=start.former)
    table = LiveGame(game.rules, found.header)
    for entry in chain or [LogEntry(ANSWER, seat, choice) for seat, choice in found.answers]:
        happened = table.apply(entry)
        brought.log.append((str(entry), table.digest(), happened.link))
    return brought
