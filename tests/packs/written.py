"""Packs for tests."""

from __future__ import annotations

from metro2033.kernel.pack import Pack, parse

BOARD = """
format = "metro2033 pack 1"
name = "First printing"
author = "Anna"
game = "board"

[cards.th1_looters]
strength = 3
reward = [{ verb = "gain", res = { ammo = 2 } }]

[cards.eq_akm]
copies = 3

[cards.cc_regroup]
bonus = 2
bonus_against = "attack"

[marks.eq_akm]
copies = "house: we like guns"

[texts.en.th1_looters]
name = "Marauders"

[editions.home]
base = "en2012"
flags = { tokens_per_faction = 20, return_to_stage_one = false }
"""

CARDS = """
format = "metro2033 pack 1"
name = "Polish box"
game = "breakthrough"

[cards.bandages]
cost = 2
amount = 3

[cards.iodine_tablets]
protection = "none"
"""


def board_pack(text: str = BOARD) -> Pack:
    """Returns the pack of the board game."""
    return parse(text, "box.toml")


def card_pack() -> Pack:
    """Returns the pack of the card game."""
    return parse(CARDS, "cards.toml")
