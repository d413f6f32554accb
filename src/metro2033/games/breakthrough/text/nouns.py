"""The arguments of the card game's sentences that are neither cards nor numbers."""

from __future__ import annotations

from metro2033.text.nouns import Nouns

NOUNS = Nouns(player="faction", seats=("seat",), series=("first", "second", "third"), listed=("hero", "spent", "lost"))
