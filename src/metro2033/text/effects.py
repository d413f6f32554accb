"""Cards in words by game: the sentences of cards whose values a pack has changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from metro2033.text.board_effects import BoardEffects
from metro2033.text.breakthrough_effects import CardEffects
from metro2033.text.words import Words


class Effects(Protocol):
    """Says what cards do."""

    def sentences(self, kind: str, card: Mapping[str, Any], others: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
        """The texts of a card that follow from its fields; `others` are all cards by id."""


MAKERS: Mapping[str, Callable[[Words, Mapping[str, Any]], Effects]] = {
    "board": BoardEffects,
    "breakthrough": CardEffects,
}


def effects_of(words: Words, game: str, flags: Mapping[str, Any]) -> Effects:
    """Who says the cards of a game."""
    return MAKERS[game](words, flags)
