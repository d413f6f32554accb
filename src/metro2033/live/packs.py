"""Content packs for clients: drafts and packs of rooms read, and the workshop. A server reads packs of people in a sandbox."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Raw

from metro2033 import wire
from metro2033.kernel.pack import Pack
from metro2033.kernel.problem import BadContent, Problem
from metro2033.packs.forms import forms_of
from metro2033.packs.reading import CardAsWritten, Counted, Reading, cards_and_texts, count, read_all
from metro2033.packs.workshop import cards_of, names_of, progress_of, words_of

logger = logging.getLogger("metro2033.server")

MOST_PACKS = 20  # per person


@dataclass(frozen=True)
class Draft:
    """A pack to be read, and the sender's language; `play` also test-plays it, before it is stored."""

    text: str
    language: str
    play: bool = False


@dataclass(frozen=True)
class OfRoom:
    """Packs of a room whose cards and texts are wanted."""

    texts: tuple[str, ...]


def answer(asked: Draft | OfRoom) -> Any:
    """Reads the packs in the sandbox; returns the result, or the problem."""
    try:
        if isinstance(asked, Draft):
            return read_all(asked.text, asked.language, play=asked.play)
        packs = tuple(map(Pack, asked.texts))
        return [count(pack) for pack in packs], *cards_and_texts(packs)
    except Problem as problem:
        return problem
    except Exception as fault:  # any fault that a pack causes in the rules is the pack's
        logger.info("pack not read", extra={"why": type(fault).__name__})
        return BadContent("pack-unplayable", file="pack")


def info_of(pack: Pack, counted: Counted | None, *, offered: bool = False) -> wire.PackInfo:
    """Returns the summary of a pack, with its numbers if they were counted."""
    file, numbers = pack.file, counted or Counted(0, 0, 0)
    return wire.PackInfo(
        pack.fingerprint,
        file.game,
        file.name,
        file.author,
        sorted(file.editions),
        numbers.fields,
        numbers.printed,
        numbers.total,
        offered,
    )


def told_of(reading: Reading) -> wire.PackRead:
    """Returns a draft as it was read: its mistakes, its cards and their texts."""
    faults = [wire.PackFault(text, card, field) for card, field, text in reading.faults]
    pack = Pack(reading.text)
    return wire.PackRead(
        info_of(pack, reading.counted), Raw(pack.text.encode()), faults, see_cards(reading.cards), reading.texts
    )


def see_cards(cards: dict[str, CardAsWritten]) -> dict[str, wire.PackCard]:
    """Converts cards to their protocol views."""
    return {name: wire.PackCard(card.kind, card.fields, card.provenance) for name, card in cards.items()}


def workshop_of(game: str, language: str) -> wire.Workshop:
    """Builds the workshop of a game, which does not depend on the caller."""
    base, printed, total = progress_of(game)
    names, texts = names_of(game, language)
    cards = {name: wire.PackCard(card.kind, card.fields, card.provenance) for name, card in cards_of(game).items()}
    forms = Raw(msgspec.json.encode(forms_of(game)))
    return wire.Workshop(game, base, printed, total, forms, cards, names, texts, words_of(game, language))
