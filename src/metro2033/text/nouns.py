"""Describes how the sentences of a game name things: which arguments of events and questions are seats, places, resources or plain words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Nouns:
    """The arguments with a meaning of their own, by name; every other argument is a card or a number."""

    seats: tuple[str, ...] = ("seat", "first", "winner")  # players, by number
    places: tuple[str, ...] = ()  # places on the board, whose messages begin with `station-`
    tokens: tuple[str, ...] = ()  # ids of resources, whose messages begin with `tokens-`
    selected: tuple[str, ...] = ()  # words that sentences select on themselves
    series: tuple[str, ...] = ()  # several cards in one event, which become `$cards`
    listed: tuple[str, ...] = ()  # details that are cards
    sides: tuple[str, ...] = ()  # details that are the terms of a strength


PLAIN = Nouns()
