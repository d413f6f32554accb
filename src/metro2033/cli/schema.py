"""`schema`: what a program in another language needs to know of a game, as one JSON document."""

from __future__ import annotations

import json
from typing import Annotated, Any

import msgspec

from metro2033.cli.command import Option
from metro2033.cli.lookup import card_data
from metro2033.cli.setting import (
    CommandSetting,
    ContentOption,
    EditionOption,
    GameOption,
    LangOption,
    OptionOption,
    VariantOption,
    choose_setting,
)
from metro2033.cli.streams import echo
from metro2033.games import DEFAULT_GAME, GAMES
from metro2033.kernel.problem import BadOption

QUESTIONS = "questions.json"  # in the folder of a game; tools/question_tables.py writes it
PARTS = ("view", "questions", "map", "cards")


def schema(
    game: GameOption = DEFAULT_GAME,
    part: Annotated[str, Option("--part", help="schema-part", complete="schema_parts")] = "",
    edition: EditionOption = "",
    option: OptionOption = None,
    variant: VariantOption = "",
    content: ContentOption = None,
    lang: LangOption = "",
) -> None:
    """Prints the JSON Schema of a game's views, its questions with their verbs, its map and its cards."""
    if part and part not in PARTS:
        raise BadOption("schema-part", part=part[:40], allowed=PARTS)
    described = describe(choose_setting(game, edition, option, variant, content, lang))
    echo(json.dumps(described[part] if part else described, ensure_ascii=False, indent=1))


def describe(setting: CommandSetting) -> dict[str, Any]:
    """Returns everything that a program without our package needs to read the questions of a game."""
    rules = setting.rules
    return {
        "game": setting.game,
        "edition": setting.edition,
        "content": rules.content_hash,
        "view": _view(setting.game),
        "questions": _questions(setting.game),
        "map": rules.places(),
        "cards": [card_data(kind, card, setting) for kind, cards in rules.cards().items() for card in cards],
    }


def _view(game: str) -> dict[str, Any]:
    """Returns the JSON Schema of a game's views."""
    view = GAMES[game].view_type
    (reference,), parts = msgspec.json.schema_components([view], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"metro2033/{game}",
        **reference,
        "$defs": parts,
    }


def _questions(game: str) -> dict[str, Any]:
    path = GAMES[game].folder / QUESTIONS
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return found
