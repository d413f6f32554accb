"""Writes values and packs as TOML, in the style of the content files."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from metro2033.kernel.pack import FORMAT, Pack

BARE = re.compile(r"[A-Za-z0-9_-]+")
WIDTH = 110


def toml_value(value: Any) -> str:
    """Formats a value on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        items = sorted(value.items(), key=lambda item: item[0] != "verb")  # the verb first, other keys in order
        inside = ", ".join(f"{toml_key(key)} = {toml_value(item)}" for key, item in items)
        return f"{{ {inside} }}" if inside else "{}"
    return f"[{', '.join(toml_value(item) for item in value)}]"


def toml_field(key: str, value: Any) -> str:
    """Formats a field; a long list of effects is split over several lines."""
    line = f"{toml_key(key)} = {toml_value(value)}"
    if len(line) <= WIDTH or not isinstance(value, list) or len(value) < 2:
        return line
    return "\n".join([f"{toml_key(key)} = [", *(f"  {toml_value(item)}," for item in value), "]"])


def toml_key(key: str) -> str:
    """Formats a key, quoted if necessary."""
    return key if BARE.fullmatch(key) else toml_value(key)


def write_pack(pack: Pack) -> str:
    """Formats a pack as TOML, to be read and edited by people."""
    file = pack.file
    lines = [toml_field("format", FORMAT), toml_field("name", file.name)]
    lines += [toml_field("author", file.author)] if file.author else []
    lines.append(toml_field("game", file.game))
    lines += [toml_field("base", file.base)] if file.base else []
    lines.append(toml_field("provenance", file.provenance))
    for card in sorted(file.cards):
        lines += ["", f"[cards.{card}]", *(toml_field(*field) for field in file.cards[card].items())]
    for card in sorted(file.marks):
        lines += ["", f"[marks.{card}]", *(toml_field(*mark) for mark in file.marks[card].items())]
    for language, texts in sorted(file.texts.items()):
        for card in sorted(texts):
            lines += ["", f"[texts.{language}.{card}]", *(toml_field(*text) for text in texts[card].items())]
    for name, edition in sorted(file.editions.items()):
        lines += ["", f"[editions.{name}]", toml_field("base", edition.base)]
        lines += ["", f"[editions.{name}.flags]", *(toml_field(*flag) for flag in edition.flags.items())]
    return "\n".join(lines) + "\n"
