"""Labels for content: fields, verbs, parts and values, in the reader's language."""

from __future__ import annotations

from typing import Any

from metro2033.text.typeset import plain
from metro2033.text.words import Words


class Labels:
    """Labels for content in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def field(self, name: str) -> str:
        """Returns the label of a card's field."""
        return self._first(name, f"field-{name}")

    def part(self, name: str) -> str:
        """Returns the label of an effect's part."""
        return self._first(name, f"part-{name}", f"field-{name}")

    def verb(self, name: str) -> str:
        """Returns the label of a verb."""
        return self._first(name, f"verb-{name}")

    def value(self, name: str) -> str:
        """Returns the label of a choice: a word of the schema, a station, a goal."""
        text = self.words.forms(name).get("text", "") if self.words.has(name) else ""
        return plain(text) if text else self._first(name, f"value-{name}", f"station-{name}", name)

    def shown(self, value: Any) -> str:
        """Formats a content value: numbers, localized words, and effects as written."""
        if isinstance(value, bool) or not isinstance(value, str | int | list | dict):
            return str(value).lower()
        if isinstance(value, str):
            return self.value(value)
        if isinstance(value, int):
            return str(value)
        if isinstance(value, list):
            return "; ".join(self.shown(part) for part in value) or "–"
        verb = self.verb(value["verb"]) if "verb" in value else ""
        parts = ", ".join(f"{self._key(key)}: {self.shown(part)}" for key, part in value.items() if key != "verb")
        return f"{verb} ({parts})" if verb and parts else verb or parts

    def _key(self, name: str) -> str:
        """Returns the label of a part, or of the unit of a number."""
        return self._first(name, f"part-{name}", f"value-{name}", f"field-{name}")

    def _first(self, name: str, *keys: str) -> str:
        found = next((key for key in keys if self.words.has(key)), None)
        return plain(self.words.say(found)) if found else name
