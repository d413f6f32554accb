"""The storage of rooms on a device: one key per room, per entry of a log, per snapshot, per review, per note, per pack and per deal of the day.

Everything is read once and then kept in memory as bytes; what is written is stored first and counts only then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from metro2033 import codec
from metro2033.device.store import Store
from metro2033.live.clock import Clock
from metro2033.live.log_row import Row
from metro2033.live.room import PLAYING
from metro2033.live.storage import ChatLine, Heads, StorageFailed, StoredRoom

ROOM, LOG, SNAPSHOT, SEEN, REVIEW, PACK, DAILY = "room", "log", "snapshot", "seen", "review", "pack", "daily"
EXERCISE, TRAINED, NOTE = "exercise", "trained", "note"
DIGITS = 7  # of an entry's number in its key, so that keys sort like the log
STORED_FIRST = 1e-6  # seconds between two changes, which are listed in their order


class DeviceFull(StorageFailed):
    """The device cannot store anything now: it is full, or forbids it."""

    def __init__(self) -> None:
        super().__init__("device-storage")


class Kept(Struct, frozen=True):
    """A room as it is stored."""

    version: int
    status: str
    public: bool
    secret: str
    document: str
    changed: float
    title: str = ""  # given by the person


class DeviceStorage:
    """The rooms of a device, over a store of bytes."""

    is_shared = False

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._bytes: dict[str, bytes] = {}
        self._rooms: dict[str, Kept] = {}
        self._logs: dict[str, dict[int, bytes]] = {}

    async def open(self) -> None:
        """Reads everything that is stored. What cannot be read stays where it is and is not shown."""
        try:
            entries = await self._store.load()
        except Exception as fault:
            raise DeviceFull from fault
        for key, data in entries.items():
            self._note(key, data)

    def _note(self, key: str, data: bytes) -> None:
        kind, _, rest = key.partition("/")
        if kind == LOG:
            room, _, number = rest.rpartition("/")
            if number.isdecimal():
                self._logs.setdefault(room, {})[int(number)] = data
        elif kind == ROOM:
            try:
                self._rooms[rest] = codec.decode(data, Kept)
            except msgspec.DecodeError:
                return
        else:
            self._bytes[key] = data

    async def _put(self, entries: Mapping[str, bytes]) -> None:
        """Stores entries; memory follows only when they are durable."""
        try:
            await self._store.put(entries)
        except Exception as fault:
            raise DeviceFull from fault
        for key, data in entries.items():
            self._note(key, data)

    async def _remove(self, keys: Sequence[str]) -> None:
        try:
            await self._store.remove(keys)
        except Exception as fault:
            raise DeviceFull from fault

    # Rooms.

    async def create_room(self, room: StoredRoom) -> None:
        """Stores a new room."""
        await self._put({_key(ROOM, room.id): self._kept(room, room.version)})

    async def read_room(self, room: str) -> StoredRoom | None:
        """Returns a room by its id."""
        kept = self._rooms.get(room)
        if kept is None:
            return None
        return StoredRoom(room, kept.version, kept.status, kept.public, kept.secret, kept.document)

    async def change_room(self, room: StoredRoom) -> bool:
        """Replaces a room's document and increments its version, unless the stored version has changed."""
        before = self._rooms.get(room.id)
        if before is None or before.version != room.version:
            return False
        await self._put({_key(ROOM, room.id): self._kept(room, room.version + 1, before.title)})
        return True

    def _kept(self, room: StoredRoom, version: int, title: str = "") -> bytes:
        changed = max([self._clock.now(), *(kept.changed + STORED_FIRST for kept in self._rooms.values())])
        return msgspec.json.encode(Kept(version, room.status, room.public, room.secret, room.document, changed, title))

    async def rooms_in_play(self) -> list[str]:
        """Returns the ids of all rooms with a game in progress."""
        return [room for room, kept in self._rooms.items() if kept.status == PLAYING]

    def rooms(self) -> list[tuple[str, Kept]]:
        """Returns all rooms by id, the latest change first."""
        return sorted(self._rooms.items(), key=lambda item: -item[1].changed)

    async def rename(self, room: str, title: str) -> None:
        """Gives a room a title; an empty one removes it."""
        kept = msgspec.structs.replace(self._rooms[room], title=title)
        await self._put({_key(ROOM, room): msgspec.json.encode(kept)})

    async def delete(self, room: str) -> None:
        """Deletes a room with its log and everything made from it."""
        entries = [_entry_key(room, seq) for seq in self._logs.get(room, ())]
        made = [_key(SEEN, room), _key(SNAPSHOT, room)]  # also one that is being written now
        others = sorted({*made, *(key for key in self._bytes if key.partition("/")[2].partition("/")[0] == room)})
        await self._remove([_key(ROOM, room), *entries, *others])
        self._rooms.pop(room, None)
        self._logs.pop(room, None)
        for key in others:
            self._bytes.pop(key, None)

    async def heads(self, room: str) -> Heads | None:
        """Returns the progress of a room, or None if it does not exist."""
        kept = self._rooms.get(room)
        return None if kept is None else Heads(kept.version, max(self._logs.get(room, {}), default=0), 0)

    async def add_line(self, room: str, member: int, text: str) -> int:
        """Stores no chat: nobody else is here."""
        return 0

    async def read_lines(self, room: str, after: int = 0) -> list[ChatLine]:
        """Returns no chat."""
        return []

    async def visits(self, room: str) -> Mapping[str, int]:
        """Returns the last entry that each person has seen."""
        data = self._bytes.get(_key(SEEN, room))
        return {} if data is None else codec.decode(data, dict[str, int])

    async def see(self, room: str, visits: Mapping[str, int]) -> None:
        """Stores the last entry that each person has seen."""
        await self._put({_key(SEEN, room): msgspec.json.encode(visits)})

    async def present(self, room: str) -> Mapping[str, float]:
        """Returns nothing: nobody is elsewhere."""
        return {}

    # Logs.

    async def append(self, rows: Sequence[Row]) -> list[bool]:
        """Appends entries of any games; returns for each whether it was written, or its place was taken."""
        free = [row.seq not in self._logs.get(row.game, ()) for row in rows]
        fresh = [row for row, is_free in zip(rows, free, strict=True) if is_free]
        await self._put({_entry_key(row.game, row.seq): msgspec.json.encode(row) for row in fresh})
        return free

    async def read_log(self, game: str, after: int = 0) -> list[Row]:
        """Returns the entries of a game after a number, in order. An entry that was torn is dropped, with everything after it."""
        log, rows = self._logs.get(game, {}), list[Row]()
        for seq in range(after + 1, len(log) + 1):
            row = _read_row(log.get(seq))
            if row is None:
                break
            rows.append(row)
        whole = after + len(rows)
        torn = [seq for seq in log if seq > whole]
        if torn:
            await self._remove([_entry_key(game, seq) for seq in torn])
            for seq in torn:
                del log[seq]
        return rows

    async def find_token(self, game: str, token: str) -> int | None:
        """Returns the number of the entry that an idempotency key has created."""
        rows = map(_read_row, reversed(self._logs.get(game, {}).values()))
        return next((row.seq for row in rows if row is not None and row.token == token), None)

    async def put_snapshot(self, game: str, seq: int, data: bytes) -> None:
        """Stores a snapshot in place of an older one."""
        await self._put({_key(SNAPSHOT, game): data})

    async def get_snapshot(self, game: str) -> bytes | None:
        """Returns the snapshot of a game, if there is one."""
        return self._bytes.get(_key(SNAPSHOT, game))

    # Anything else.

    async def keep(self, kind: str, name: str, value: Any) -> None:
        """Stores a value of a kind."""
        await self._put({_key(kind, name): msgspec.json.encode(value)})

    def kept(self, kind: str) -> dict[str, bytes]:
        """Returns everything of a kind by name, as JSON."""
        start = f"{kind}/"
        return {key.removeprefix(start): data for key, data in self._bytes.items() if key.startswith(start)}

    def blob(self, kind: str, name: str) -> bytes | None:
        """Returns the bytes of a kind by name."""
        return self._bytes.get(_key(kind, name))

    async def put_blob(self, kind: str, name: str, data: bytes) -> None:
        """Stores bytes of a kind."""
        await self._put({_key(kind, name): data})

    async def drop(self, kind: str, name: str) -> None:
        """Deletes a value of a kind."""
        await self._remove([_key(kind, name)])
        self._bytes.pop(_key(kind, name), None)


def _key(kind: str, name: str) -> str:
    return f"{kind}/{name}"


def _entry_key(game: str, seq: int) -> str:
    return f"{LOG}/{game}/{seq:0{DIGITS}}"


def _read_row(data: bytes | None) -> Row | None:
    """Returns an entry, or None if it was not stored whole."""
    if data is None:
        return None
    try:
        return codec.decode(data, Row)
    except msgspec.DecodeError:
        return None
