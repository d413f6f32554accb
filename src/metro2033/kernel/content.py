"""Content loading: TOML files validated against a schema, with provenance on every field and one clear error per fault."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from metro2033 import codec
from metro2033.kernel.problem import BadContent, Problem

WORDS = ("rulebook", "public", "owner", "reconstructed", "house")
TYPE_NAMES = {
    inspect.IntType: "int",
    inspect.StrType: "text",
    inspect.BoolType: "true, false",
    inspect.ListType: "[...]",
    inspect.VarTupleType: "[...]",
    inspect.TupleType: "[...]",
    inspect.DictType: "{...}",
}

T = TypeVar("T")


def read(path: Path, schema: type[T], shown: str = "") -> T:
    """Reads one TOML file; an error names the file, the key and the allowed values."""
    file = shown or path.name
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise BadContent("content-unreadable", file=file) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise BadContent("content-toml", file=file, line=line_of(fault)) from None
    return convert(data, schema, file)


def line_of(fault: Exception) -> int:
    """Returns the line number in a TOML error message, or 1."""
    where = re.search(r"line (\d+)", str(fault))
    return int(where[1]) if where else 1


def convert(data: Any, schema: type[T], file: str, error: type[Problem] = BadContent) -> T:
    """Validates plain data against a schema; an error names the wrong key and the allowed values."""
    try:
        return codec.convert(data, schema)
    except msgspec.ValidationError as fault:
        found = _explain(str(fault), data, schema, file)
        raise error(found.key, **found.details) from None


def check_provenance(card: Any, file: str, *, named: bool) -> None:
    """Requires a provenance word, with an optional note, for the name (if the card has one) and every field of a card."""
    fields = zip(card.__struct_fields__, card.__struct_encode_fields__, strict=True)
    wanted = {written for name, written in fields if getattr(card, name) is not None} - {"id", "provenance"}
    wanted |= {"name"} if named else set()
    for missing in sorted(wanted - card.provenance.keys()):
        raise BadContent("content-provenance-missing", file=file, name=f"{card.id}.provenance.{missing}", allowed=WORDS)
    for key, value in sorted(card.provenance.items()):
        if key not in wanted:
            raise BadContent(
                "content-unknown-key", file=file, name=f"{card.id}.provenance.{key}", allowed=tuple(sorted(wanted))
            )
        if provenance_word(value) not in WORDS:
            raise BadContent("content-value", file=file, name=f"{card.id}.provenance.{key}", allowed=WORDS)


def provenance_word(value: str) -> str:
    """Returns the word of a provenance mark such as `reconstructed: our reading of an icon`."""
    return value.partition(":")[0].strip()


def merge(base: Iterable[Any], added: Iterable[Any]) -> list[Any]:
    """Merges two lists of cards: those in `added` replace cards with the same id, and new ones are appended."""
    cards = {card.id: card for card in base}
    cards.update({card.id: card for card in added})
    return list(cards.values())


def no_doubles(cards: Iterable[Any], file: str) -> None:
    """Rejects duplicate card ids within a file."""
    seen: set[str] = set()
    for card in cards:
        if card.id in seen:
            raise BadContent("content-twice", file=file, name=card.id)
        seen.add(card.id)


def content_hash(*parts: object) -> str:
    """Returns the fingerprint of content; ignores provenance and drawing coordinates."""
    plain = _without(msgspec.to_builtins(parts), ("provenance", "exceptions", "at"))
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()[:16]


def _without(data: Any, keys: tuple[str, ...]) -> Any:
    if isinstance(data, dict):
        return {key: _without(value, keys) for key, value in data.items() if key not in keys}
    if isinstance(data, (list, tuple)):
        return [_without(value, keys) for value in data]
    return data


def _explain(fault: str, data: Any, schema: type, file: str) -> BadContent:
    """Converts a validation error to file, key and allowed values, by walking the schema along the error's path."""
    path = (
        re.findall(r"\.([\w-]+)|\[(\d+)\]|\[(\.\.\.)\]", fault.rpartition(" - at `$")[2].rstrip("`"))
        if " - at `$" in fault
        else []
    )
    info: inspect.Type = inspect.type_info(schema)
    shown: list[str] = []
    for name, index, _ in path:
        if name:
            shown.append(name)
            if name == "verb" and isinstance(info, inspect.UnionType):
                continue
            info = _field(_narrow(info, data), name)
            data = data.get(name) if isinstance(data, dict) else None
        else:
            info = _narrow(info, data)
            info = getattr(info, "item_type", getattr(info, "value_type", info))
            data = data[int(index)] if index and isinstance(data, list) and int(index) < len(data) else None
            named = data.get("id") if isinstance(data, dict) else None
            shown.append(str(named) if named else f"[{index}]")
    quoted = re.search(r"field `([^`]+)`", fault)
    key = ".".join([*shown, quoted[1]] if quoted else shown)
    if "unknown field" in fault:
        narrowed = _narrow(info, data)
        allowed = tuple(f.encode_name for f in narrowed.fields) if isinstance(narrowed, inspect.StructType) else ()
        return BadContent("content-unknown-key", file=file, name=key, allowed=allowed)
    if "missing required field" in fault:
        return BadContent("content-missing-key", file=file, name=key)
    return BadContent("content-value", file=file, name=key or "-", allowed=_allowed(info))


def _narrow(info: inspect.Type, data: Any) -> inspect.Type:
    """Picks the union member that the data's verb names, or the first struct."""
    if not isinstance(info, inspect.UnionType):
        return info
    verb = data.get("verb") if isinstance(data, dict) else None
    structs = [member for member in info.types if isinstance(member, inspect.StructType)]
    return next((member for member in structs if member.tag == verb), structs[0] if structs else info.types[0])


def _field(info: inspect.Type, name: str) -> inspect.Type:
    if isinstance(info, inspect.StructType):
        if name == info.tag_field:
            return info
        return next((f.type for f in info.fields if f.encode_name == name), info)
    return info.value_type if isinstance(info, inspect.DictType) else info


def _allowed(info: inspect.Type) -> tuple[str, ...]:
    if isinstance(info, inspect.LiteralType):
        return tuple(str(value) for value in info.values)
    if isinstance(info, inspect.UnionType):
        return tuple(word for member in info.types for word in _allowed(member))
    if isinstance(info, inspect.StructType):
        return (str(info.tag),) if info.tag else tuple(f.encode_name for f in info.fields)
    if isinstance(info, inspect.IntType) and info.ge is not None:
        return (f"{info.ge}..{info.le}",)
    if isinstance(info, inspect.StrType) and info.pattern:
        return (info.pattern,)
    return (TYPE_NAMES[type(info)],) if type(info) in TYPE_NAMES else ()
