"""Flags: where two tables may play by different rules, as one frozen record, and how options change it.

A game declares a `Struct` whose fields carry the id of their rule: `Annotated[bool, rule("F-04")]`. Options on the command line,
in records and rooms are texts by name.
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
TEXT: Final = "text"  # among the values of a flag: any other text, too


def rule(name: str) -> Meta:
    """The mark of a flag: the rule it belongs to."""
    return Meta(extra={"rule": name})


def named(name: str, *values: str) -> Meta:
    """Returns the mark of a text: its rule and the values that have a name; others are checked where the text is read."""
    return Meta(extra={"rule": name, "values": values})


def later(name: str) -> Meta:
    """Returns the mark of a flag that was added after records were written: at its default it is not part of a fingerprint."""
    return Meta(extra={"rule": name, LATER: True})


def between(name: str, least: int, most: int) -> Meta:
    """The mark of a number: its rule and its bounds."""
    return Meta(extra={"rule": name}, ge=least, le=most)


def with_options(flags: F, options: Mapping[str, str]) -> F:
    """The flags with some of them set anew from text."""
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
    """What a flag may be set to."""
    info = inspect.type_info(get_type_hints(flags, include_extras=True)[name])
    kind = info.type if isinstance(info, inspect.Metadata) else info
    if isinstance(kind, inspect.LiteralType):
        return tuple(str(value) for value in kind.values)
    if isinstance(kind, inspect.IntType):
        return (f"{kind.ge}..{kind.le}",)
    return ("true", "false") if isinstance(kind, inspect.BoolType) else (*_extra(flags, name)["values"], TEXT)


def rule_ids(flags: type[Struct]) -> dict[str, str]:
    """The id of the rule behind every flag, by name."""
    return {name: _extra(flags, name)["rule"] for name in flags.__struct_fields__}


def fingerprinted(flags: Struct) -> dict[str, Any]:
    """Returns the flags that a fingerprint of content covers: all but later ones at their default, so that old records keep theirs."""
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
    """Reads the mark of a flag."""
    hint = get_type_hints(flags, include_extras=True)[name]
    return next(meta.extra for meta in hint.__metadata__ if meta.extra)


def told_flags(flags: Struct, names: tuple[str, ...]) -> dict[str, str | int]:
    """Some flags as texts name them: numbers and words."""
    return {name: as_told(getattr(flags, name)) for name in names}


def as_told(value: str | int | bool) -> str | int:
    """Returns the value of a flag as texts and interfaces write it."""
    return str(value).lower() if isinstance(value, bool) else value


def changed_options(base: F, flags: F) -> dict[str, str | int | bool]:
    """Which flags differ from the edition's, for records."""
    return {
        name: getattr(flags, name) for name in base.__struct_fields__ if getattr(flags, name) != getattr(base, name)
    }
