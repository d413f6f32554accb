"""Optional accounts: a guest becomes an account and keeps its seats; logging in brings a guest's seats along; all can be deleted."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from metro2033 import protocol
from metro2033.kernel.problem import BadOption, Problem
from metro2033.server.access import Forbidden
from metro2033.server.rooms.commands import clean_name, go
from metro2033.server.rooms.registry import Registry
from metro2033.server.rooms.room import Room
from metro2033.server.storage.store import Account

hasher = PasswordHasher()  # Argon2id with the library's present defaults
NOBODY = hasher.hash("nobody")  # checked for names that do not exist, so that they take as long


def key_of(name: str) -> str:
    """A name as it is looked up."""
    return clean_name(name).casefold()[:80]


async def register(house: Registry, person: str, wanted: protocol.Credentials) -> None:
    """Make an account of a guest."""
    hashed = await asyncio.to_thread(hasher.hash, wanted.password)
    account = Account(key_of(wanted.name), clean_name(wanted.name), person, hashed)
    if not await house.ask(house.storage.add_account, account):
        raise BadOption("account-taken", name=account.name)


async def log_in(house: Registry, guest: str, given: protocol.Credentials) -> str:
    """The person behind a name and a password; what the guest held until now becomes theirs."""
    account = await house.ask(house.storage.find_account, key_of(given.name))
    try:
        await asyncio.to_thread(hasher.verify, account.hash if account else NOBODY, given.password)
    except VerificationError:
        account = None
    if account is None:
        raise Forbidden("account-wrong")
    known = await house.ask(house.storage.account_of, guest)
    if guest != account.person and known is None:
        while stored_rooms := await house.ask(house.storage.rooms_of, guest):  # they are listed a hundred at a time
            for stored in stored_rooms:
                hall = await house.hall(stored.id)
                await house.change(hall, lambda room: _adopt(room, guest, account.person))
        await house.ask(house.timebook.adopt, guest, account.person)
    return account.person


def _adopt(room: Room, guest: str, person: str) -> None:
    for seat in room.seats:
        seat.person = person if seat.person == guest else seat.person
    room.host = person if room.host == guest else room.host
    member = room.member_of(guest)
    if member is not None and room.member_of(person) is None:
        member.person = person
    elif member is not None:
        member.gone = True


async def rename(house: Registry, person: str, wanted: protocol.Rename) -> None:
    """Give an account another name."""
    if await house.ask(house.storage.account_of, person) is None:
        raise Problem("account-none")
    if not await house.ask(house.storage.rename_account, person, key_of(wanted.name), clean_name(wanted.name)):
        raise BadOption("account-taken", name=clean_name(wanted.name))


async def forget(house: Registry, person: str) -> None:
    """Delete an account with its data: it leaves every room, its names and what it said are gone, games stay playable."""
    if await house.ask(house.storage.account_of, person) is None:
        raise Problem("account-none")
    while stored_rooms := await house.ask(house.storage.rooms_of, person):
        for stored in stored_rooms:
            hall = await house.hall(stored.id)
            number = await house.change(hall, lambda room: _forget(room, person))
            await house.ask(house.storage.drop_lines, stored.id, number)
            hall.lines = [line for line in hall.lines if line.member != number]
            await house.carry_out(hall)
    await house.ask(house.timebook.forget, person)
    await house.ask(house.storage.drop_account, person)


def _forget(room: Room, person: str) -> int:
    member = room.member_of(person)
    assert member is not None, "rooms are listed by their members"
    go(room, member)
    member.person, member.name = "", ""
    return member.number
