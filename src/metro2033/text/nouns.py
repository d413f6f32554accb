"""Classifies the arguments of a game's events and questions: seats, places, resources or plain words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Nouns:
    """Names of arguments with a special meaning; every other argument is a card or a number."""

    player: str = ""  # the trait, and field of a seat's view, with the card that names a player, such as a faction
    figure: str = ""  # the one with the card that a player is on the table, such as a hero
    seats: tuple[str, ...] = ("seat", "first", "winner")  # players, by number
    places: tuple[str, ...] = ()  # places on the board, with messages `station-*`
    tokens: tuple[str, ...] = ()  # ids of resources, with messages `tokens-*`
    selected: tuple[str, ...] = ()  # words used as Fluent selectors
    series: tuple[str, ...] = ()  # several cards in one event, combined into `$cards`
    listed: tuple[str, ...] = ()  # roles of terms that are cards
    sides: tuple[str, ...] = ()  # roles of terms that add up to a strength
    bargains: tuple[str, ...] = (
        "truce",
        "leader",
        "winning",
        "deal",
        "no-deal",
    )  # chat phrases, with messages `web-bargain-*`


PLAIN = Nouns()
