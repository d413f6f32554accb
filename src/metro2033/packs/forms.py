"""Form definitions for editors: the allowed values of each field of each kind of card, derived from the content schema."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct, inspect

from metro2033.kernel.cards import fields_of, optional_fields
from metro2033.kernel.ruleset import Ruleset
from metro2033.packs.stated import box_of


class Form(Struct, frozen=True, omit_defaults=True):
    """The allowed values of a field.

    A `number` lies between `least` and `most`; a `choice` is one of `values`; a `list` has at least `least` items of one form; a `table` has
    numbers under some of the keys in `values`, or may be the `word`; `parts` are named; `effects` are parts by verb.
    """

    kind: Literal["number", "choice", "text", "yes_no", "list", "table", "parts", "effect"]
    least: int = 0
    most: int = 0
    values: list[str] = []
    word: str = ""
    flags: list[str] = []  # flags that let an edition set a number
    item: Form | None = None
    parts: dict[str, Form] = {}
    verbs: dict[str, dict[str, Form]] = {}
    optional: bool = False


@lru_cache(maxsize=8)
def forms_of(game: str) -> dict[str, dict[str, Form]]:
    """Returns the forms of all fields of a game, by kind and field."""
    rules = box_of(game)
    return {
        kind: {field: _with_values(rules, kind, field) for field in fields_of(form)}
        for kind, form in rules.reader.forms.items()
    }


def _with_values(rules: Ruleset, kind: str, field: str) -> Form:
    """Returns the form of a field; a field that refers to something else becomes a choice of existing values."""
    shape = rules.reader.forms[kind]
    info = inspect.type_info(shape)
    assert isinstance(info, inspect.StructType)
    found = next(described for described in info.fields if described.encode_name == field)
    form = _form(found.type, list(type(rules.content.flags).__struct_fields__))
    if field in optional_fields(shape):
        form = msgspec.structs.replace(form, optional=True)
    return _naming(rules, kind, field, form)


def _naming(rules: Ruleset, kind: str, field: str, form: Form) -> Form:
    cards = rules.content.cards
    if form.kind == "text":
        named = [card.id for card in getattr(cards, field)] if field in rules.reader.kinds else []
        used = sorted({getattr(card, field) for card in getattr(cards, kind)})
        return msgspec.structs.replace(form, kind="choice", values=named or used)
    if form.kind == "list" and form.item is not None and form.item.kind == "text":
        used = sorted({value for card in getattr(cards, kind) for value in getattr(card, field)})
        return msgspec.structs.replace(form, item=Form("choice", values=used))
    return form


def _form(info: inspect.Type, flags: list[str]) -> Form:
    """Derives a form from a schema type."""
    match info:
        case inspect.Metadata():
            return _form(info.type, flags)
        case inspect.BoolType():
            return Form("yes_no")
        case inspect.IntType():
            return Form("number", _or(info.ge, -99), _or(info.le, 99))
        case inspect.LiteralType() if numbers := [value for value in info.values if isinstance(value, int)]:
            return Form("number", min(numbers), max(numbers))
        case inspect.LiteralType():
            return Form("choice", values=[str(value) for value in info.values])
        case inspect.StrType():
            return Form("text")
        case inspect.ListType() | inspect.VarTupleType():
            return Form("list", _or(info.min_length, 0), _or(info.max_length, 8), item=_form(info.item_type, flags))
        case inspect.DictType():
            keys, number = _form(info.key_type, flags), _form(info.value_type, flags)
            return Form("table", number.least, number.most, keys.values)
        case inspect.StructType():
            if info.tag is not None:
                return Form("effect", verbs={str(info.tag): _parts(info, flags)})
            return Form("parts", parts=_parts(info, flags))
        case inspect.UnionType():
            return _union(info.types, flags)
    raise AssertionError(f"no form for {info}")


def _union(types: Iterable[inspect.Type], flags: list[str]) -> Form:
    """Derives the form of a union: verbs, a number that an edition may set, a table or a word, or an optional value."""
    forms = [_form(kind, flags) for kind in types if not isinstance(kind, inspect.NoneType)]
    optional = any(isinstance(kind, inspect.NoneType) for kind in types)
    effects = {verb: parts for form in forms for verb, parts in form.verbs.items()}
    if effects:
        return Form("effect", verbs=effects, optional=optional)
    first = next((form for form in forms if form.kind in ("number", "table")), forms[0])
    if first.kind == "number" and any(form.kind == "parts" for form in forms):
        return msgspec.structs.replace(first, flags=flags, optional=optional)
    words = [value for form in forms if form.kind == "choice" for value in form.values]
    if first.kind == "table" and words:
        return msgspec.structs.replace(first, word=words[0], optional=optional)
    return msgspec.structs.replace(first, optional=optional)


def _parts(info: inspect.StructType, flags: list[str]) -> dict[str, Form]:
    """Derives the forms of a struct's fields; those with a default are optional, and a flag's name is a choice of flags."""
    parts: dict[str, Form] = {}
    for field in info.fields:
        form = _form(field.type, flags)
        if field.encode_name == "flag":
            form = Form("choice", values=flags)
        parts[field.encode_name] = msgspec.structs.replace(form, optional=not field.required)
    return parts


def _or(value: Any, otherwise: int) -> int:
    return otherwise if value is None else int(value)
