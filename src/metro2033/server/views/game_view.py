"""What one person sees of a room, and one viewer of a game. Everything about a game comes through the engine's view."""

from __future__ import annotations

from itertools import takewhile

import msgspec

from metro2033 import protocol
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chain import REWIND
from metro2033.kernel.event import Told
from metro2033.kernel.prompt import Prompt
from metro2033.server.access import Forbidden
from metro2033.server.play.automatic import why_automatic
from metro2033.server.rooms.live_game import Fields, Happened, LiveGame, canonical, fields_of, view_digest
from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.registry import Registry
from metro2033.server.rooms.room import LOBBY, OVER, Room, nonces_of, rules_of


def see_room(house: Registry, hall: LiveRoom, person: str) -> protocol.RoomView:
    """The room as a person sees it; others are member numbers and nicknames."""
    room = hall.room
    member = room.member_of(person)
    return protocol.RoomView(
        id=room.id,
        version=hall.version,
        status=room.status,
        settings=room.settings,
        seats=[_see_seat(house, room, number) for number in range(len(room.seats))],
        members=[
            protocol.MemberView(
                other.number,
                other.name,
                other.person == room.host,
                house.presence.is_here(room.id, other.person),
                other.muted,
            )
            for other in room.members
            if not other.gone
        ],
        you=_see_yourself(room, person, hall.visits.get(person, 0)),
        commitment=room.commitment,
        nonces=list(nonces_of(room)) if room.status != LOBBY else [],
        secret=hall.secret if room.status == OVER else None,
        windows=sorted(rules_of(room.settings).windows) if hall.broken is None else [],
        proposal=_see_proposal(room) if member is not None else None,
        votes={
            str(seat): {str(voter): remedy for voter, remedy in votes.items()} for seat, votes in room.votes.items()
        },
        rematch=room.rematch or None if member is not None else None,
        outcome=room.outcome if room.status == OVER else "",
        broken=hall.broken.key if hall.broken else "",
        origin=_see_origin(room),
    )


def _see_origin(room: Room) -> protocol.OriginView | None:
    origin = room.origin
    if origin is None:
        return None
    knower = origin.knower if origin.knower != NOBODY else None
    return protocol.OriginView(origin.room or None, origin.file or None, origin.at, knower, origin.factions)


def _see_seat(house: Registry, room: Room, number: int) -> protocol.SeatView:
    seat = room.seats[number]
    member = room.member_of(seat.person) if seat.person else None
    away = bool(member) and house.is_absent(room, seat.person)
    return protocol.SeatView(number, member.number if member else None, seat.bot, seat.ready, seat.stand_in, away)


def _see_yourself(room: Room, person: str, seen: int) -> protocol.YouView:
    member = room.member_of(person)
    seats = room.seats_of(person) if member else []
    passes = {str(number): room.seats[number].passes for number in seats}
    number, blocked = (member.number, member.blocked) if member else (None, [])
    return protocol.YouView(number, room.host == person, seats, passes, blocked, room.invite if member else None, seen)


def _see_proposal(room: Room) -> protocol.ProposalView | None:
    proposal = room.proposal
    return None if proposal is None else protocol.ProposalView(proposal.seat, proposal.to, sorted(proposal.agreed))


def may_watch(hall: LiveRoom, person: str, seat: int | None) -> None:
    """Refuse a viewer who may not see the game from there."""
    room = hall.room
    if seat is not None:
        if room.seat(seat).person != person:
            raise Forbidden("room-not-your-seat", seat=seat)
    elif not room.settings.spectators and not room.seats_of(person) and room.status != OVER:
        raise Forbidden("room-no-spectators")


def see_game(
    table: LiveGame,
    viewer: int | None,
    *,
    since: int,
    known: Fields | None,
    may_undo: bool,
    may_propose: bool = False,
    room: Room | None = None,
) -> protocol.Update:
    """What is new for a viewer since an entry; whole if the viewer knows nothing yet or has fallen too far behind."""
    fields = table.view_fields(viewer)
    news = [*takewhile(lambda happened: happened.seq > since, reversed(table.recent))][::-1]
    full = known is None or len(news) != table.seq - since
    if known is None or full:
        shown, base = fields, table.seq
    else:
        shown, base = {name: value for name, value in fields.items() if known.get(name) != value}, since
    return protocol.Update(
        seq=table.seq,
        base=base,
        full=full,
        seat=viewer,
        view=msgspec.Raw(canonical(shown)),
        digest=view_digest(fields),
        questions=see_questions(table, viewer, room),
        may_undo=may_undo and table.may_undo(viewer),
        may_propose=table.last_decision(viewer) if may_propose else None,
        entries=[see_entry(table, happened, viewer) for happened in news],
        result=_see_result(table),
    )


def see_everything(table: LiveGame) -> protocol.Update:
    """A game that is over with nothing hidden."""
    fields = fields_of(table.rules.describe(table.game.state))
    return msgspec.structs.replace(
        see_game(table, None, since=0, known=None, may_undo=False),
        view=msgspec.Raw(canonical(fields)),
        digest=view_digest(fields),
        questions=[see_question(table, prompt, with_options=True) for prompt in table.prompts()],
        entries=[see_all_of(table, happened) for happened in table.recent],
    )


def _see_result(table: LiveGame) -> protocol.ResultView | None:
    result = table.rules.standing(table.game.state) if table.ended else table.game.result
    return None if result is None else protocol.ResultView(result.winner, list(result.points), list(result.places))


def see_clocks(house: Registry, hall: LiveRoom) -> protocol.Clocks:
    """What every seat of a person has left, and whose clock runs."""
    running = house.hours.running(hall)
    clocks = [
        protocol.ClockView(seat, round(max(0.0, house.hours.left(hall, seat)), 1), seat in running)
        for seat in range(len(hall.room.seats))
        if not hall.room.bot_on(seat)
    ]
    return protocol.Clocks(seq=hall.seq, clocks=clocks)


def see_questions(table: LiveGame, viewer: int | None, room: Room | None = None) -> list[protocol.QuestionView]:
    """Who is asked what; the options, and whether the server answers, are for the asked seat alone."""
    return [see_question(table, prompt, room, with_options=prompt.seat == viewer) for prompt in table.prompts()]


def see_question(
    table: LiveGame, prompt: Prompt, room: Room | None = None, *, with_options: bool
) -> protocol.QuestionView:
    """One question, with or without what is for the asked seat alone."""
    return protocol.QuestionView(
        seat=prompt.seat,
        name=prompt.name,
        sealed=prompt.sealed,
        window=table.window_of(prompt),
        options=_see_options(table, prompt) if with_options else None,
        automatic=why_automatic(room, table, prompt) if room is not None and with_options else "",
    )


def _see_options(table: LiveGame, prompt: Prompt) -> list[protocol.OptionView]:
    rules, state = table.rules, table.game.state
    cautions = rules.cautions(state) if prompt.seat == state.asked else {}
    return [
        protocol.OptionView(
            option.id,
            option.verb,
            option.kind,
            option.target,
            list(rules.rules_of(prompt.name, option)),
            cautions.get(option.code),
        )
        for option in prompt.options
    ]


def see_entry(table: LiveGame, happened: Happened, viewer: int | None) -> protocol.EntryView:
    """An entry of the log without the choice, which may be secret: its events say what the viewer may know."""
    return _entry(table, happened, [table.rules.tell(event, viewer) for event in happened.events])


def see_all_of(table: LiveGame, happened: Happened) -> protocol.EntryView:
    """An entry of a game that is over, with nothing hidden."""
    return _entry(table, happened, [table.rules.tell_all(event) for event in happened.events])


def _entry(table: LiveGame, happened: Happened, told: list[Told]) -> protocol.EntryView:
    entry = happened.entry
    to = entry.to if entry.kind == REWIND else None
    late = happened.seq in table.late
    return protocol.EntryView(
        happened.seq, entry.kind, entry.seat if entry.seat >= 0 else None, to, happened.link, told, late
    )
