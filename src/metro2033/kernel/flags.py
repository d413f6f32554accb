"""Flags: the rule variants of a table, as one frozen struct, and the options that change it.

A game declares a `Struct` whose fields carry the id of their rule: `Annotated[bool, rule("F-04")]`. On the command line, in
records and in rooms, options are texts by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar, get_type_hints

import msgspec
from msgspec import Meta, Struct, inspect

from metro2033 import codec
from metro2033.kernel.problem import BadOption

F = TypeVar("F", bound=Struct)
LATER: Final = "later"
TEXT: Final = "text"  # among a flag's values: any other text is allowed too


def rule(name: str) -> Meta:
    """Returns the metadata of a flag: the rule it belongs to."""
    return Meta(extra={"rule": name})


def named(name: str, *values: str) -> Meta:
    """Returns the metadata of a text flag: its rule and its named values; other values are validated by the reader of the text."""
    return Meta(extra={"rule": name, "values": values})


def later(name: str) -> Meta:
    """Returns the metadata of a flag added after records were written: at its default it is excluded from fingerprints."""
    return Meta(extra={"rule": name, LATER: True})


def between(name: str, least: int, most: int) -> Meta:
    """Returns the metadata of a numeric flag: its rule and its bounds."""
    return Meta(extra={"rule": name}, ge=least, le=most)


def with_options(flags: F, options: Mapping[str, str]) -> F:
    """Returns the flags with options parsed from text applied."""
    hints = get_type_hints(type(flags), include_extras=True)
    changed: dict[str, Any] = {}
    for name, text in options.items():
        if name not in hints:
            raise BadOption("option-unknown", option=name[:80], allowed=tuple(hints))
        try:
            changed[name] = codec.convert(text, hints[name], strict=False)
        except msgspec.ValidationError:
            allowed = allowed_values(type(flags), name)
            raise BadOption("option-value", option=name, value=text[:80], allowed=allowed) from None
    return msgspec.structs.replace(flags, **changed)


def allowed_values(flags: type[Struct], name: str) -> tuple[str, ...]:
    """Returns the allowed values of a flag, as texts."""
    info = inspect.type_info(get_type_hints(flags, include_extras=True)[name])
    kind = info.type if isinstance(info, inspect.Metadata) else info
    if isinstance(kind, inspect.LiteralType):
        return tuple(str(value) for value in kind.values)
    if isinstance(kind, inspect.IntType):
        return (f"{kind.ge}..{kind.le}",)
    return ("true", "false") if isinstance(kind, inspect.BoolType) else (*_extra(flags, name)["values"], TEXT)


def rule_ids(flags: type[Struct]) -> dict[str, str]:
    """Returns the rule id of every flag, by name."""
    return {name: _extra(flags, name)["rule"] for name in flags.__struct_fields__}


def fingerprinted(flags: Struct) -> dict[str, Any]:
    """Returns the flags that a content fingerprint covers: all but later ones at their default, so old records stay valid."""
    usual = dict(
        zip(flags.__struct_fields__[-len(flags.__struct_defaults__) :], flags.__struct_defaults__, strict=True)
    )
    values = {name: getattr(flags, name) for name in flags.__struct_fields__}
    return {
        name: value
        for name, value in values.items()
        if not (_extra(type(flags), name).get(LATER) and value == usual[name])
    }


def _extra(flags: type[Struct], name: str) -> dict[str, Any]:
    """Returns the metadata of a flag."""
    hint = get_type_hints(flags, include_extras=True)[name]
    return next(meta.extra for meta in hint.__metadata__ if meta.extra)


def told_flags(flags: Struct, names: tuple[str, ...]) -> dict[str, str | int]:
    """Returns some flags as arguments for texts."""
    return {name: as_told(getattr(flags, name)) for name in names}


def as_told(value: str | int | bool) -> str | int:
    """Returns a flag's value as texts and interfaces write it."""
    return str(value).lower() if isinstance(value, bool) else value


def changed_options(base: F, flags: F) -> dict[str, str | int | bool]:
    """Returns the flags that differ from the edition's, for records."""
    return {
        name: getattr(flags, name) for name in base.__struct_fields__ if getattr(flags, name) != getattr(base, name)
    }
