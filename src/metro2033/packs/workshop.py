"""The workshop's catalogue: all cards of a game with their fields, forms, provenance, names and texts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from metro2033.packs.form import base_of
from metro2033.packs.forms import Form, forms_of
from metro2033.packs.labels import Labels
from metro2033.packs.reading import CardAsWritten, as_written
from metro2033.packs.stated import box_of, cards_by_id, count_marks, printed_of
from metro2033.text.typeset import plain
from metro2033.text.words import words_for

Named = tuple[str, str]  # the category, and the word used in content


@lru_cache(maxsize=8)
def cards_of(game: str) -> dict[str, CardAsWritten]:
    """Returns all cards of the box."""
    return {card: as_written(*written) for card, written in cards_by_id(box_of(game)).items()}


def progress_of(game: str) -> tuple[str, int, int]:
    """Returns the fingerprint of the cards, the number of fields known from print, and the total."""
    marks = count_marks(box_of(game))
    return base_of(game), printed_of(marks), sum(marks.values())


def names_of(game: str, language: str) -> tuple[dict[str, str], dict[str, str]]:
    """Returns the names and the texts of all cards in a language."""
    words = words_for(language, game)
    known = [card for card in cards_of(game) if words.has(card)]
    return {card: plain(words.say(card)) for card in known}, {card: words.forms(card).get("text", "") for card in known}


def words_of(game: str, language: str) -> dict[str, dict[str, str]]:
    """Returns labels for everything that content can contain: kinds, fields, parts, verbs and values."""
    words = words_for(language, game)
    labels = Labels(words)
    say = {"field": labels.field, "part": labels.part, "verb": labels.verb, "value": labels.value}
    found: dict[str, dict[str, str]] = {"kind": {}, **{what: {} for what in say}}
    for kind, fields in forms_of(game).items():
        found["kind"][kind] = plain(words.say(f"kind-{kind}"))
        for field, form in fields.items():
            for what, name in (("field", field), *_named(form)):
                found[what].setdefault(name, say[what](name))
    found["field"]["name"] = labels.field("name")
    return found


def _named(form: Form) -> Iterator[Named]:
    """Yields all words used by a form, except edition flags, which are their own labels."""
    yield from (("value", value) for value in (*form.values, *([form.word] if form.word else [])))
    if form.item is not None:
        yield from _named(form.item)
    for parts in (form.parts, *form.verbs.values()):
        for part, inner in parts.items():
            yield "part", part
            if part != "flag":
                yield from _named(inner)
    yield from (("verb", verb) for verb in form.verbs)
