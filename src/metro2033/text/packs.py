"""Texts of content packs: the pack's own, and those generated from the fields it changes.

Texts of a single-file pack are plain text: they are quoted, so that they cannot refer to messages or call functions.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from metro2033.games import find_rules
from metro2033.kernel.pack import NAME, Pack, Packs
from metro2033.kernel.ruleset import Ruleset
from metro2033.languages import LANGUAGES
from metro2033.text.effects import effects_of
from metro2033.text.words import Words, words_for

GRAMMAR = ("gender", "number")  # forms that are not names


def language_of(pack: Path | Pack, language: str) -> str:
    """Returns the language of a pack's texts: the reader's, else English, else the first available.

    A folder without any texts yields "none"; a file without texts has nothing to translate and yields the reader's language.
    """
    if isinstance(pack, Path):
        has = [name for name in (language, *LANGUAGES) if (pack / f"{name}.ftl").is_file()]
        return has[0] if has else "none"
    file = pack.file
    has = [name for name in (language, *LANGUAGES) if any(key == name for key in file.texts)]
    return has[0] if has and file.texts else language


def pack_messages(packs: Packs, language: str, game: str) -> list[str]:
    """Returns the Fluent messages of packs in order, to be added on top of the box's words."""
    messages: list[str] = []
    for at, pack in enumerate(packs):
        if isinstance(pack, Pack):
            rules = find_rules(game, "", {}, packs[: at + 1])
            texts = texts_of(rules, pack, words_for(language, game, packs[:at]))
            messages.append("".join(_message(card, said) for card, said in texts.items()))
        elif (used := language_of(pack, language)) != "none":
            messages.append((pack / f"{used}.ftl").read_text(encoding="utf-8"))
    return messages


def texts_of(rules: Ruleset, pack: Pack, words: Words) -> dict[str, dict[str, str]]:
    """Returns the texts of the cards that a pack touches, by card and form, on top of the words without it; the form `name` is the name.

    Languages that the pack lacks fall back to English.
    """
    written = written_cards(rules)
    effects = effects_of(words, rules.game, msgspec.to_builtins(rules.content.flags))
    others = {card: fields for card, (_, fields) in written.items()}
    box = {card: fields for card, (_, fields) in written_cards(find_rules(rules.game, "", {})).items()}
    found: dict[str, dict[str, str]] = {}
    for card, (kind, fields) in written.items():
        own = _own_texts(pack, card, words)
        sentences = effects.sentences(kind, fields, others)
        is_same = card in box and sentences == effects.sentences(kind, box[card], box)  # then the printed text stands
        if is_same and not own:
            continue
        said = {NAME: words.say(card), **words.forms(card)} if words.has(card) else {NAME: _any_name(pack, card)}
        if not is_same:
            said |= sentences
        if NAME in own:
            said |= {form: own[NAME] for form in said if form not in (*GRAMMAR, "text", "ability")}
        found[card] = {**said, **own}
    return found


def written_cards(rules: Ruleset) -> dict[str, tuple[str, dict[str, Any]]]:
    """Returns all cards of a ruleset as plain data, by id, with their kinds; includes unnamed parts of cards, such as goals."""
    cards = rules.content.cards
    return {
        card.id: (kind, msgspec.to_builtins(card)) for kind in cards.__struct_fields__ for card in getattr(cards, kind)
    }


def _own_texts(pack: Pack, card: str, words: Words) -> Mapping[str, str]:
    """Returns a pack's texts about a card in the reader's language; for a card that the pack adds, falls back to English or any other."""
    texts = pack.file.texts
    for name in (words.language,) if words.has(card) else (words.language, *LANGUAGES):
        if card in texts.get(name, {}):
            return texts[name][card]
    return {}


def _any_name(pack: Pack, card: str) -> str:
    names = [said[card][NAME] for said in pack.file.texts.values() if NAME in said.get(card, {})]
    return names[0] if names else card


def _message(card: str, said: Mapping[str, str]) -> str:
    """Formats a message with its attributes, every text quoted."""
    forms = "".join(f"    .{form} = {_quoted(text)}\n" for form, text in said.items() if form != NAME)
    return f"{card} = {_quoted(said[NAME])}\n{forms}"


def _quoted(text: str) -> str:
    """Quotes plain text as a Fluent string; control characters become spaces."""
    plain = "".join(letter if letter.isprintable() else " " for letter in text)
    return '{ "' + plain.replace("\\", "\\\\").replace('"', '\\"') + '" }'
