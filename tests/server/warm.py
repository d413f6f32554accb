"""Imports and prepares what worker processes need, in the process from which the workers of test servers are forked."""

from __future__ import annotations

from metro2033.games import GAMES, find_rules
from metro2033.languages import LANGUAGES
from metro2033.text.words import words_for

for game in GAMES:
    find_rules(game, "", {})
    for language in LANGUAGES:
        words_for(language, game)
