"""Requests about rooms: the catalogue, lists, creating, renaming, deleting, commands and advice."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from metro2033 import wire
from metro2033.device.host import PERSON
from metro2033.device.parts import Parts
from metro2033.device.route import Ask, Route
from metro2033.kernel.chain import ANSWER
from metro2033.kernel.problem import Problem
from metro2033.live import advice
from metro2033.live.catalogue import make_catalogue
from metro2033.live.daily import check_advice
from metro2033.live.incoming import MOST_SEQ
from metro2033.live.replay import Replay
from metro2033.live.room import OVER, PLAYING, Room, read_room
from metro2033.live.room_view import may_watch, summary_of
from metro2033.live.tasks import Task

LONGEST_TITLE: Final = 60


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    """Names a room; an empty title removes its name."""

    title: Annotated[str, Meta(max_length=LONGEST_TITLE)]


async def catalogue(parts: Parts, ask: Ask) -> wire.Catalogue:
    """Returns the catalogue."""
    return make_catalogue()


async def list_rooms(parts: Parts, ask: Ask) -> wire.RoomList:
    """Lists the rooms of this device, the latest first."""
    rounds = {live.room.id: live.round for live in parts.registry.loaded.values()}
    yours = []
    for _, kept in parts.storage.rooms():
        room = read_room(kept.document)
        if room.member_of(PERSON) is not None:
            is_due = room.status == PLAYING and bool(room.seats_of(PERSON))
            yours.append(summary_of(room, rounds, your_turn=is_due, title=kept.title))
    return wire.RoomList([], yours)


async def create_room(parts: Parts, ask: Ask) -> wire.Entered:
    """Creates a room."""
    wanted = ask.read(wire.NewRoom)
    packs = parts.packs.find(wanted.settings.packs)
    live = await parts.registry.create(PERSON, wanted, packs=packs)
    return wire.Entered(parts.views.see(live, PERSON))


async def get_room(parts: Parts, ask: Ask) -> wire.RoomView:
    """Returns a room."""
    return parts.views.see(await parts.room(ask.path["room"]), PERSON)


async def name_room(parts: Parts, ask: Ask) -> None:
    """Gives a room a title."""
    live = await parts.room(ask.path["room"])
    await parts.storage.rename(live.room.id, " ".join(ask.read(Title).title.split()))


async def delete_room(parts: Parts, ask: Ask) -> None:
    """Deletes a room with its game."""
    await parts.delete(ask.path["room"])


async def join_room(parts: Parts, ask: Ask) -> wire.Entered:
    """Enters a room under another nickname."""
    live = await parts.room(ask.path["room"])
    await parts.changes.enter(live, PERSON, ask.read(wire.Join))
    return wire.Entered(parts.views.see(live, PERSON))


async def command(parts: Parts, ask: Ask) -> wire.Acknowledged:
    """Executes a command."""
    live = await parts.room(ask.path["room"])
    wanted: wire.AnyCommand = ask.read(wire.AnyCommand)  # type: ignore[arg-type]
    return await parts.commands.execute(live, parts.caller, wanted)


async def why(parts: Parts, ask: Ask) -> wire.WhyView:
    """Explains why a choice is not offered to a seat now."""
    live, asked = await parts.room(ask.path["room"]), ask.read(wire.AskWhy)
    may_watch(live, PERSON, asked.seat)
    async with live.lock:
        return advice.why_not(live.playing(), asked.seat, asked.choice, ask.language)


async def reach(parts: Parts, ask: Ask) -> wire.ReachView:
    """Returns the reach of all pieces."""
    live = await parts.room(ask.path["room"])
    may_watch(live, PERSON, ask.seat())
    async with live.lock:
        table = live.playing()
        return wire.ReachView(table.seq, table.rules.reach(table.game.state))


async def odds(parts: Parts, ask: Ask) -> wire.OddsView:
    """Returns the odds of the battles to which the open question of a seat may lead."""
    live, seat = await parts.room(ask.path["room"]), ask.own_seat()
    may_watch(live, PERSON, seat)
    async with live.lock:
        table = live.playing()
        seq, key, task = table.seq, ("odds", table.link, seat), advice.odds_task(table, seat)
    if task is None:
        return wire.OddsView(seq, [])
    text = await parts.advisor.once(key, lambda: parts.advisor.think(task, parts.caller))
    return wire.OddsView(seq, advice.read_odds(text))


async def hint(parts: Parts, ask: Ask) -> wire.AdviceView:
    """Returns the adviser's hint for the open question of a seat."""
    live, asked = await parts.room(ask.path["room"]), ask.read(wire.AskAdvice)
    may_watch(live, PERSON, asked.seat)
    check_advice(live.room)
    async with live.lock:
        table = live.playing()
        if not table.is_fresh(asked.seat, asked.seq):
            raise Problem("play-stale", seq=asked.seq, now=table.seq)
        seq, key = table.seq, ("hint", table.link, asked.seat)
        task = advice.advice_task(table, asked.seat)
    text = await parts.advisor.once(key, lambda: parts.advisor.think(task, parts.caller))
    return advice.see_advice(table, text, seq)


async def reasons(parts: Parts, ask: Ask) -> wire.AdviceView:
    """Explains a bot's answer from the knowledge of a seat at that time."""
    live, seat = await parts.room(ask.path["room"]), ask.own_seat()
    may_watch(live, PERSON, seat)
    check_advice(live.room)
    async with live.lock:
        table = live.playing()
        number = ask.number("entry", 0, min(table.seq, MOST_SEQ)) or 0
        entry = table.log[number - 1] if number else None
    if entry is None or entry.kind != ANSWER:
        raise Problem("reasons-no-bot")
    room: Room = live.room
    over = room.status == OVER

    def task_of(replay: Replay) -> Task:
        return advice.reasons_task(room, replay.at(number - 1), replay.table.log[number - 1], seat, over=over)

    async def explained() -> str:
        return await parts.advisor.think(await parts.replays.ask(room.id, table, task_of, parts.caller), parts.caller)

    text = await parts.advisor.once(("reasons", room.id, number, seat, over), explained)
    return advice.see_advice(table, text, number)


async def announcements(parts: Parts, ask: Ask) -> wire.Announcements:
    """Returns no announcements: there are no operators."""
    return wire.Announcements(read_only=False, announcements=[])


async def due(parts: Parts, ask: Ask) -> wire.DueList:
    """Lists the games in progress, which all wait for the person, the one that has waited longest first."""
    waiting = []
    for room_id, kept in reversed(parts.storage.rooms()):
        room = read_room(kept.document)
        seats = room.seats_of(PERSON) if room.status == PLAYING else []
        waiting += [wire.DueView(room_id, room.settings.game, seat, kept.changed, None, []) for seat in seats[:1]]
    return wire.DueList(waiting)


async def address(parts: Parts, ask: Ask) -> wire.AddressView:
    """Returns no address: nobody can come here."""
    return wire.AddressView("", "")


async def ratings(parts: Parts, ask: Ask) -> wire.RoomRatings:
    """Returns no ratings: games on a device are not rated."""
    await parts.room(ask.path["room"])
    return wire.RoomRatings(recorded=False, reason="", seats=[], profiles={})


ROUTES = (
    Route("GET", "/api/catalogue", catalogue),
    Route("GET", "/api/announcements", announcements),
    Route("GET", "/api/due", due),
    Route("GET", "/api/address", address),
    Route("GET", "/api/rooms", list_rooms),
    Route("POST", "/api/rooms", create_room, 201),
    Route("GET", "/api/rooms/{room}", get_room),
    Route("DELETE", "/api/rooms/{room}", delete_room, 204),
    Route("PUT", "/api/rooms/{room}/title", name_room, 204),
    Route("POST", "/api/rooms/{room}/join", join_room),
    Route("POST", "/api/rooms/{room}/commands", command),
    Route("GET", "/api/rooms/{room}/ratings", ratings),
    Route("POST", "/api/rooms/{room}/why", why),
    Route("GET", "/api/rooms/{room}/reach", reach),
    Route("GET", "/api/rooms/{room}/odds", odds),
    Route("POST", "/api/rooms/{room}/advice", hint),
    Route("GET", "/api/rooms/{room}/reasons", reasons),
)
