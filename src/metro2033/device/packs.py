"""The content packs of a person on a device."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from metro2033 import codec, wire
from metro2033.device.storage import PACK, DeviceStorage
from metro2033.kernel.pack import Pack
from metro2033.kernel.problem import Problem
from metro2033.live.access import NotFound
from metro2033.live.packs import MOST_PACKS, Draft, OfRoom, answer, info_of, see_cards, told_of
from metro2033.packs.reading import Reading


class DevicePacks:
    """Lists, stores and reads packs."""

    def __init__(self, storage: DeviceStorage) -> None:
        self._storage = storage

    def of(self) -> wire.PackList:
        """Lists the packs of this device."""
        texts = [codec.decode(data, str) for data in self._storage.kept(PACK).values()]
        return wire.PackList([info_of(Pack(text), None) for text in texts], MOST_PACKS)

    def find(self, fingerprints: Sequence[str]) -> tuple[Pack, ...]:
        """Returns packs by their fingerprints."""
        return tuple(self.get(fingerprint) for fingerprint in dict.fromkeys(fingerprints))

    def get(self, fingerprint: str) -> Pack:
        """Returns a pack by its fingerprint."""
        data = self._storage.kept(PACK).get(fingerprint)
        if data is None:
            raise NotFound("pack-unknown")
        return Pack(codec.decode(data, str))

    def read(self, text: str, language: str) -> wire.PackRead:
        """Reads a pack without storing it."""
        return told_of(_asked(Draft(text, language)))

    async def keep(self, text: str, language: str) -> wire.PackInfo:
        """Stores a pack; refuses one with mistakes, naming the first."""
        reading: Reading = _asked(Draft(text, language, play=True))
        if reading.faults:
            raise Problem("pack-faulty", why=reading.faults[0][2])
        pack, kept = Pack(reading.text), self._storage.kept(PACK)
        if pack.fingerprint not in kept and len(kept) >= MOST_PACKS:
            raise Problem("pack-most", most=MOST_PACKS)
        await self._storage.keep(PACK, pack.fingerprint, pack.text)
        return info_of(pack, reading.counted)

    async def drop(self, fingerprint: str) -> None:
        """Deletes a pack; rooms that use it keep their copy."""
        self.get(fingerprint)
        await self._storage.drop(PACK, fingerprint)

    def of_room(self, texts: Sequence[str]) -> wire.RoomPacks:
        """Returns the cards and texts that a table needs from the packs of its room."""
        if not texts:
            return wire.RoomPacks([], {}, {}, [])
        counted, cards, said = _asked(OfRoom(tuple(texts)))
        infos = [info_of(Pack(text), games) for text, games in zip(texts, counted, strict=True)]
        return wire.RoomPacks(infos, see_cards(cards), said, list(texts))


def _asked(asked: Draft | OfRoom) -> Any:
    found = answer(asked)
    if isinstance(found, Problem):
        raise found
    return found
