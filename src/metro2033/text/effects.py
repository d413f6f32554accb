"""Cards in words by game: the sentences of cards whose values a pack has changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from metro2033.games import GAMES
from metro2033.text.words import Words


class Effects(Protocol):
    """Says what cards do."""

    def sentences(self, kind: str, card: Mapping[str, Any], others: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
        """The texts of a card that follow from its fields; `others` are all cards by id."""


class NoEffects:
    """Says nothing: the texts of a game without content packs are written by hand."""

    def __init__(self, words: Words, flags: Mapping[str, Any]) -> None:
        """Takes what the effects of other games need."""

    def sentences(self, kind: str, card: Mapping[str, Any], others: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
        """Returns nothing."""
        return {}


def effects_of(words: Words, game: str, flags: Mapping[str, Any]) -> Effects:
    """Who says the cards of a game."""
    return GAMES[game].effects(words, flags)
