"""The arguments of the board game's sentences that are neither cards nor numbers, by kind."""

from __future__ import annotations

from metro2033.text.nouns import Nouns

NOUNS = Nouns(
    player="faction",
    figure="hero",
    seats=("seat", "first", "victim", "owner"),
    places=("station", "origin"),
    tokens=("pig", "mushroom", "ammo"),
    selected=("piece", "phase", "side", "deck", "reason", "tie", "until"),
    series=("first", "second", "third", "fourth"),
    listed=("hero", "spent", "lost"),
    sides=("attacker", "defender"),
    bargains=("law-for", "law-against", "truce", "leader", "winning", "station", "deal", "no-deal"),
)
