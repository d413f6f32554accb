"""Generated card texts by game, for cards whose values a pack has changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from metro2033.games import GAMES
from metro2033.text.words import Words


class Effects(Protocol):
    """Generates card texts."""

    def sentences(self, kind: str, card: Mapping[str, Any], others: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
        """Returns the texts of a card generated from its fields; `others` are all cards by id."""


class NoEffects:
    """Generates nothing: a game without content packs has handwritten texts."""

    def __init__(self, words: Words, flags: Mapping[str, Any]) -> None:
        """Accepts the arguments that the effects of other games need."""

    def sentences(self, kind: str, card: Mapping[str, Any], others: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
        """Returns an empty mapping."""
        return {}


def effects_of(words: Words, game: str, flags: Mapping[str, Any]) -> Effects:
    """Returns the generator of a game's card texts."""
    return GAMES[game].effects(words, flags)
