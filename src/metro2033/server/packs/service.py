"""The content packs of a server: those it offers to everybody, and people's own."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path

from metro2033 import wire
from metro2033.kernel.pack import Pack, read_pack
from metro2033.kernel.problem import Problem
from metro2033.live.access import Caller, NotFound
from metro2033.live.packs import MOST_PACKS, Draft, info_of, see_cards, told_of
from metro2033.packs.check import check
from metro2033.packs.reading import count
from metro2033.server.packs.reader import PackReader
from metro2033.server.packs.store import PackStore, StoredPack
from metro2033.server.service import Service, Services

MOST_KEPT = 64  # cached pack sets of rooms, with cards and texts


def offered_packs(files: Sequence[str]) -> tuple[Pack, ...]:
    """Loads the packs that the operator offers; a mistake in one prevents the server from starting."""
    packs = tuple(read_pack(Path(file)) for file in files)
    for pack in packs:
        check(pack)
    return packs


class PackService(Service):
    """Lists, stores and finds packs."""

    def __init__(self, services: Services) -> None:
        core, offered = services.core, offered_packs(services.core.config.packs)
        self._clock, self._database = core.clock, core.database
        self._store, self._reader = PackStore(core.database.engine), PackReader()
        self.lasting = (self._reader,)
        self._offered = {pack.fingerprint: pack for pack in offered}
        self._offered_infos = [info_of(pack, count(pack), offered=True) for pack in offered]  # counting is slow
        self._rooms: OrderedDict[tuple[str, ...], wire.RoomPacks] = OrderedDict()

    async def of(self, person: str | None) -> wire.PackList:
        """Lists the packs that a person may play with."""
        own = await self._database.run(self._store.of, person) if person else []
        infos = [info_of(Pack(pack.text), None) for pack in own if pack.fingerprint not in self._offered]
        return wire.PackList([*self._offered_infos, *infos], MOST_PACKS)

    async def find(self, person: str, fingerprints: Sequence[str]) -> tuple[Pack, ...]:
        """Returns packs that the server offers or the person owns."""
        return tuple([await self.get(person, fingerprint) for fingerprint in dict.fromkeys(fingerprints)])

    async def get(self, person: str | None, fingerprint: str) -> Pack:
        """Returns one pack that a person may use."""
        if fingerprint in self._offered:
            return self._offered[fingerprint]
        found = await self._database.run(self._store.get, person, fingerprint) if person else None
        if found is None:
            raise NotFound("pack-unknown")
        return Pack(found.text)

    async def read(self, caller: Caller, text: str, language: str) -> wire.PackRead:
        """Reads a pack without storing it."""
        return told_of(await self._reader.read(Draft(text, language), caller))

    async def keep(self, caller: Caller, text: str, language: str) -> wire.PackInfo:
        """Stores a pack of a person; refuses one with mistakes, naming the first."""
        reading = await self._reader.read(Draft(text, language, play=True), caller)
        if reading.faults:
            raise Problem("pack-faulty", why=reading.faults[0][2])
        pack = Pack(reading.text)
        file = pack.file
        about = pack.fingerprint, file.game, file.name, file.author
        row = StoredPack(caller.person, *about, pack.text, self._clock.now())
        if not await self._database.run(self._store.put, row, MOST_PACKS):
            raise Problem("pack-most", most=MOST_PACKS)
        return info_of(pack, reading.counted)

    async def drop(self, person: str, fingerprint: str) -> None:
        """Deletes a pack of a person; rooms that use it keep their copy."""
        if not await self._database.run(self._store.drop, person, fingerprint):
            raise NotFound("pack-unknown")

    async def of_room(self, texts: Sequence[str], caller: Caller) -> wire.RoomPacks:
        """Returns the cards and texts that a table needs from the packs of its room, cached."""
        key = tuple(texts)
        if not key:
            return wire.RoomPacks([], {}, {}, [])
        if key not in self._rooms:
            counted, cards, said = await self._reader.of_room(key, caller)
            infos = [info_of(Pack(text), games) for text, games in zip(key, counted, strict=True)]
            self._rooms[key] = wire.RoomPacks(infos, see_cards(cards), said, list(key))
        self._rooms.move_to_end(key)
        while len(self._rooms) > MOST_KEPT:
            self._rooms.popitem(last=False)
        return self._rooms[key]
