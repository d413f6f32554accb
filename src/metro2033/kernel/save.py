"""Serialization of states as plain JSON; the digest of a state is the hash of its save.

No code is serialized: the agenda and the open question are step names and ints. Data derived from content and edition (a
catalogue, a map of the active area) is shared between states and not saved. A field added after games were stored is saved only
while it differs from its initial value, so the digests of those games still hold.
"""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from metro2033 import codec
from metro2033.kernel.agenda import Table
from metro2033.kernel.problem import BadSave
from metro2033.kernel.steps import StepTable

DIGEST_DIGITS = 16
KERNEL_FIELDS = ("agenda", "asked_by", "then", "key", "log")


def fields_of(cls: type) -> tuple[str, ...]:
    """Returns the sorted field names of a state or record class; plain and compiled classes give identical results."""
    return tuple(sorted({name for base in cls.__mro__ if base is not object for name in _own_fields(base)}))


def _own_fields(cls: type) -> Iterable[str]:
    """Returns the fields that a class adds: compiled classes list them, others have slots or annotations."""
    for listed in ("__mypyc_attrs__", "__slots__"):
        if listed in vars(cls):
            names: Iterable[str] = vars(cls)[listed]
            return names
    return inspect.get_annotations(cls)


S = TypeVar("S", bound=Table)


class Saver(Generic[S]):
    """Serializes the states of one game: knows their class, which fields hold records, and which are shared or were added later."""

    def __init__(
        self,
        state: type[S],
        records: Mapping[str, type],
        shared: tuple[str, ...],
        steps: StepTable,
        later: dict[type, dict[str, int]] | None = None,
        derived: Mapping[str, Callable[[Mapping[str, Any]], object]] | None = None,
    ) -> None:
        self.state = state
        self.records = dict(records)
        self.steps = steps
        self.later = dict(later or {})  # by class: fields added later, with their initial values
        self.derived = dict(
            derived or {}
        )  # by field: how to compute it from the others; positions as text leave them out
        self.plain = tuple(name for name in fields_of(state) if name not in (*KERNEL_FIELDS, *shared))
        self._fields = {cls: fields_of(cls) for cls in records.values()}
        self._encoder = msgspec.json.Encoder(enc_hook=self._write_record, order="sorted")

    def save(self, s: S) -> bytes:
        """Returns the state as canonical JSON."""
        data = self._written(s, self.plain)
        data["agenda"] = [self.steps.write_entry(entry) for entry in s.agenda]
        data["asked_by"] = self.steps.write_entry(s.asked_by)
        data["then"] = s.then.__name__
        data["key"] = s.key.hex()
        return self._encoder.encode(data)

    def load(self, data: bytes, attach: Callable[[S], None], check: Callable[[S], None]) -> S:
        """Loads a state from its JSON; `attach` adds the shared tables, `check` rejects impossible states."""
        try:
            fields = codec.decode(data, dict[str, Any])
        except msgspec.DecodeError:
            raise BadSave("save-unreadable") from None
        wanted = {*self.plain, "agenda", "asked_by", "then", "key"}
        fields = {**self.later.get(self.state, {}), **fields}
        for name in sorted(wanted ^ fields.keys()):
            raise BadSave("save-field-missing" if name in wanted else "save-field-unknown", field=name[:80])
        s = self.state()
        for name in self.plain:
            setattr(s, name, self._read(name, fields[name]))
        if not isinstance(fields["agenda"], list):
            raise BadSave("save-shape", field="agenda")
        s.agenda = [self.steps.read_entry(entry) for entry in fields["agenda"]]
        s.asked_by = self.steps.read_entry(fields["asked_by"])
        s.then = self.steps.find(fields["then"]) if fields["then"] != "nothing_asked" else s.then
        s.log = None
        try:
            s.key = bytes.fromhex(fields["key"])
            attach(s)
            check(s)
        except BadSave:
            raise
        except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError):
            raise BadSave("save-impossible") from None
        return s

    def record_fields(self) -> dict[str, tuple[str, ...]]:
        """Returns the fields of every record of a state, by the name of the record."""
        return {name: self._fields[cls] for name, cls in self.records.items()}

    def whole(self, s: S) -> dict[str, Any]:
        """Returns the state as plain data, including fields that a save leaves out while they have their initial values."""
        data: dict[str, Any] = msgspec.json.decode(self.save(s))
        for name, cls in self.records.items():
            if data[name] is not None:
                data[name] = {**self.later.get(cls, {}), **data[name]}
        return {**self.later.get(self.state, {}), **data}

    def _read(self, name: str, value: object) -> object:
        if isinstance(value, dict):
            cls = self.records.get(name)
            value = {**self.later.get(cls, {}), **value} if cls is not None else value
            if cls is None or set(value) != set(self._fields[cls]):
                raise BadSave("save-shape", field=name)
            record = cls()
            for field, part in value.items():
                setattr(record, field, _read_plain(name, part))
            return record
        return _read_plain(name, value)

    def _write_record(self, record: object) -> dict[str, object]:
        """Returns the fields of a record in a state; everything else in a state is ints, texts and lists of them."""
        return self._written(record, self._fields[type(record)])

    def _written(self, thing: object, names: tuple[str, ...]) -> dict[str, object]:
        later = self.later.get(type(thing), {})
        values = {name: getattr(thing, name) for name in names}
        return (
            {name: value for name, value in values.items() if name not in later or value != later[name]}
            if later
            else values
        )


def digest(save: bytes) -> str:
    """Returns a short fingerprint of a saved state."""
    return hashlib.sha256(save).hexdigest()[:DIGEST_DIGITS]


def _read_plain(name: str, value: object) -> object:
    """Accepts ints, texts, None and nested lists of them; a state holds nothing else."""
    if value is None or type(value) in (int, str):
        return value
    if isinstance(value, list):
        return [_read_plain(name, part) for part in value]
    raise BadSave("save-shape", field=name)
