"""Numeric codes of the card game: resource types, classes, kinds of cards, and the code of every choice."""

from __future__ import annotations

from typing import Final

from metro2033.kernel.choice import Block

# Resource types; the first three are peaceful, the others military (C-29).
TYPES: Final = ("care", "food", "goods", "weapons", "ammo", "equipment")
CLASSES: Final = ("peaceful", "military")
PEACEFUL: Final = 0
MILITARY: Final = 1

# Kinds of cards, in catalogue order.
RESOURCE: Final = 0
STATION: Final = 1
THREAT: Final = 2
HERO: Final = 3
CARAVAN: Final = 4
FACTION: Final = 5
KINDS: Final = ("resource", "station", "threat", "hero", "caravan", "faction")

# Losses to a monster that was not repelled.
LOSE_STATION: Final = 0
LOSE_PEACEFUL: Final = 1
LOSE_MILITARY: Final = 2
LOSE_ALL: Final = 3
LOSSES: Final = ("station", "peaceful", "military", "all")

# Choices without a card.
PASS: Final = 0
END_TURN: Final = 1
SWAP: Final = 2
DECK: Final = 3
TIDY: Final = 4
NO_HERO: Final = 5
KEEP: Final = 6
GIVE_UP: Final = 7
DO_NOT_DEFEND: Final = 8
DECLINE: Final = 9

# Choices with a card: one block of 256 codes each.
PLAY: Final = 256
TURN: Final = 512
DISCARD: Final = 768
PICK: Final = 1024
TAKE: Final = 1280
DOUBLE: Final = 1536
SPEND: Final = 1792
REMOVE: Final = 2048
REMOVE_TURNED: Final = 2304
DEFEND: Final = 2560
LOSE: Final = 2816
COMPLETE: Final = 3072
CHOOSE: Final = 3328

MOST_CARDS: Final = 256

BLOCKS: Final = (
    Block(PASS, "pass"),
    Block(END_TURN, "end_turn"),
    Block(SWAP, "swap"),
    Block(DECK, "deck"),
    Block(TIDY, "tidy"),
    Block(NO_HERO, "no_hero"),
    Block(KEEP, "keep"),
    Block(GIVE_UP, "give_up"),
    Block(DO_NOT_DEFEND, "do_not_defend"),
    Block(DECLINE, "decline"),
    Block(PLAY, "play", "card"),
    Block(TURN, "turn", "card"),
    Block(DISCARD, "discard", "card"),
    Block(PICK, "pick", "card"),
    Block(TAKE, "take", "card"),
    Block(DOUBLE, "double", "hero"),
    Block(SPEND, "spend", "resource"),
    Block(REMOVE, "remove", "upright"),
    Block(REMOVE_TURNED, "remove_turned", "turned"),
    Block(DEFEND, "defend", "protection"),
    Block(LOSE, "lose", "station"),
    Block(COMPLETE, "complete", "mission"),
    Block(CHOOSE, "choose", "faction"),
)


def class_of(type_: str) -> str:
    """Returns the class of a resource type (C-29)."""
    return CLASSES[MILITARY if TYPES.index(type_) >= TYPES.index("weapons") else PEACEFUL]
