"""A pack's facts as a patch of the project's content: values read from printed cards that replace reconstructed ones."""

from __future__ import annotations

import difflib
import re
from collections.abc import Container, Iterator, Mapping
from typing import Any

import msgspec

from metro2033.games import find_game, find_rules
from metro2033.kernel.content import provenance_word
from metro2033.kernel.pack import ABSENT, NAME, OWNER, Pack, make
from metro2033.languages import LANGUAGES
from metro2033.packs.stated import RECONSTRUCTED, Statement, box_of, cards_by_id, statements
from metro2033.packs.toml import toml_field, toml_value
from metro2033.text.packs import texts_of
from metro2033.text.typeset import plain
from metro2033.text.words import words_for

ROOT = "src/metro2033"


def facts_of(pack: Pack) -> list[Statement]:
    """Returns the statements known from printed cards where the content is only reconstructed."""
    box = cards_by_id(box_of(pack.file.game))
    return [
        statement
        for statement in statements(pack)
        if provenance_word(statement.mark) == OWNER and _is_open(statement, box)
    ]


def _is_open(statement: Statement, box: Container[str]) -> bool:
    """Returns whether a field is not known from print: it is reconstructed, or our card lacks it."""
    return statement.card in box and (
        provenance_word(statement.printed_mark) == RECONSTRUCTED or not statement.printed_mark
    )


def patch_of(pack: Pack) -> str:
    """Builds a unified diff for `git apply`: the facts with provenance `owner`; empty if there is nothing new.

    Sentences of cards are made from their values. Those that a pack writes itself may be the publisher's wording and stay out.
    """
    game, pack = pack.file.game, _without_wording(pack)
    facts = facts_of(pack)
    rules, changed = find_rules(game, "", {}, (pack,)), {fact.card for fact in facts if fact.is_changed}
    patch: list[str] = []
    for path, before in _files(game):
        after, language = before, path.split("/")[-2]
        for fact in facts:
            after = _state(after, fact) if path.endswith(".toml") else _name(after, fact, language)
        if path.endswith(".ftl"):
            texts = texts_of(rules, pack, words_for(language, game))
            for card in sorted(changed & texts.keys()):
                after = _text(after, card, texts[card])
        lines = before.splitlines(keepends=True), after.splitlines(keepends=True)
        patch += difflib.unified_diff(*lines, f"a/{path}", f"b/{path}")
    return "".join(patch)


def has_wording(pack: Pack) -> bool:
    """Returns whether a pack has texts of its own besides names."""
    return _without_wording(pack) != pack


def _without_wording(pack: Pack) -> Pack:
    """Returns a pack without the texts of its cards; their names stay."""
    texts = {
        language: {card: {NAME: said[NAME]} for card, said in cards.items() if NAME in said}
        for language, cards in pack.file.texts.items()
    }
    return make(msgspec.structs.replace(pack.file, texts={key: said for key, said in texts.items() if said}))


def _files(game: str) -> Iterator[tuple[str, str]]:
    """Yields a game's content files and card texts: repository path and content."""
    folder = find_game(game).folder
    cards = [folder / "text" / language / "cards.ftl" for language in LANGUAGES]
    for file in (*sorted((folder / "content").glob("*.toml")), *cards):
        path = file.relative_to(folder).as_posix()
        yield f"{ROOT}/games/{game}/{path}", file.read_text(encoding="utf-8")


def _state(text: str, fact: Statement) -> str:
    """Writes a fact into its card's table, if the content file has that card."""
    opening = re.search(rf'(?m)^\[\[{fact.kind}\]\]\nid = "{fact.card}"\n', text)
    if opening is None:
        return text
    closing = re.compile(r"(?m)^\[\[|\Z").search(text, opening.end())
    assert closing is not None, "a file has an end"
    table = text[opening.end() : closing.start()]
    if fact.field != NAME:
        table = _with_value(table, fact.field, fact.value)
    return text[: opening.end()] + _with_mark(table, fact) + text[closing.start() :]


def _with_value(table: str, field: str, value: Any) -> str:
    """Sets, adds or removes one field of a card; a new field goes before the provenance."""
    written = "" if value == ABSENT else toml_field(field, value) + "\n"
    found = re.search(rf"(?m)^{field} = (?:\[\n(?:  .*\n)*\]|.*)\n", table)
    if found is None:
        return re.sub(r"(?m)^(?=provenance = )", lambda _: written, table, count=1)
    return table[: found.start()] + written + table[found.end() :]


def _with_mark(table: str, fact: Statement) -> str:
    """Sets the mark of one field in a card's provenance."""
    mark = toml_value(fact.mark)
    known = rf'(?m)^(provenance = \{{.*?\b{fact.field} = )"(?:[^"\\]|\\.)*"'
    if fact.value == ABSENT:
        return re.sub(rf'(?m)^(provenance = \{{.*?), {fact.field} = "(?:[^"\\]|\\.)*"', r"\1", table)
    if re.search(known, table):
        return re.sub(known, lambda found: found[1] + mark, table)
    return re.sub(r"(?m)^(provenance = \{.*?) \}", lambda found: f"{found[1]}, {fact.field} = {mark} }}", table)


def _text(text: str, card: str, said: Mapping[str, str]) -> str:
    """Replaces a card's generated sentences, after its values changed."""
    opening = re.search(rf"(?m)^{card} = .*\n(?:    .*\n)*", text)
    if opening is None:
        return text
    message = opening[0]
    for form in ("text", "ability"):
        if form in said:
            message = re.sub(rf"(?m)^    \.{form} = .*$", f"    .{form} = {_plain(said[form])}", message)
    return text[: opening.start()] + message + text[opening.end() :]


def _plain(text: str) -> str:
    """Removes the characters that have a meaning in Fluent files."""
    return re.sub(r"[{}\\\n]", "", plain(text))


def _name(text: str, fact: Statement, language: str) -> str:
    """Replaces a card's name with the pack's."""
    if fact.field != NAME or language not in fact.value:
        return text
    return re.sub(rf"(?m)^{fact.card} = .*$", f"{fact.card} = {_plain(fact.value[language])}", text)
