"""Provenance of card fields as text: fields grouped by source, with the source's note in the reader's language.

Content files write a mark such as `rulebook: its colour is from the rulebook`. The note is also the key of its translations.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from metro2033.kernel.content import provenance_word
from metro2033.text.words import Words


def say_origin(words: Words, provenance: Mapping[str, str]) -> str:
    """Groups the fields of a card by source: "name, type: rulebook; cost: reconstructed (from the setting)"."""
    fields: dict[str, list[str]] = {}
    for field, mark in provenance.items():
        fields.setdefault(mark, []).append(words.say(f"field-{field}"))
    return "; ".join(f"{', '.join(named)}: {_source(words, mark)}" for mark, named in fields.items())


def note_key(note: str) -> str:
    """Returns the message key of a note's translations."""
    return "-".join(["note", *re.findall("[a-z0-9]+", note.lower())])


def _source(words: Words, mark: str) -> str:
    source = words.say(f"provenance-{provenance_word(mark)}")
    note = mark.partition(":")[2].strip()
    if not note:
        return source
    key = note_key(note)
    return f"{source} ({words.say(key) if words.has(key) else note})"  # a pack's note stays in its author's words
