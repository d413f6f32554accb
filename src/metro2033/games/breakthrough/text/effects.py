"""Card texts of the card game, generated from the cards' content values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from metro2033.games.breakthrough.codes import class_of
from metro2033.text.words import Words

Written = Mapping[str, Any]


class CardEffects:
    """Describes cards in one language."""

    def __init__(self, words: Words, flags: Mapping[str, Any]) -> None:
        self.say = words.say

    def sentences(self, kind: str, card: Written, others: Mapping[str, Written]) -> dict[str, str]:
        """Returns the description of a card, by the names of its texts."""
        text = "; ".join(self._clauses(kind, card))
        return {"text": self.say("effect-sentence", {"clauses": text[:1].upper() + text[1:]})}

    def _clauses(self, kind: str, card: Written) -> list[str]:
        cost = [self.say("effect-cost", {"n": card["cost"]})] if "cost" in card else []
        protection = self._protection(card.get("protection"))
        match kind:
            case "resource":
                amount = self.say("effect-amount", {"n": card["amount"]})
                return [self._typed(card["type"]), *cost, amount, *protection]
            case "station" | "faction":
                faction = [self.say(f"line-{card['faction']}")] if kind == "station" else []
                bonus = self.say(
                    "effect-bonus" if kind == "station" else "effect-bonus-done", {"type": self._type(card["bonus"])}
                )
                mission = {"n": card["mission"]["amount"], "colour": card["mission"]["colour"]}
                reward = self.say("effect-reward", {"n": card["reward"]})
                return [*faction, *cost, self.say("effect-mission", mission), bonus, reward]
            case "threat":
                loss = self.say(f"loss-{card['loss']}")
                symbols = self.say("effect-symbols", {"symbols": self._symbols(card["symbols"])})
                return [*cost, symbols, loss[:1].lower() + loss[1:], *protection]
            case "hero":
                doubles = self.say("effect-doubles", {"type": self._type(card["doubles"])})
                return [*cost, doubles, self.say("effect-protects", {"symbols": self._symbols(card["symbols"])})]
        return cost

    def _protection(self, protection: Written | None) -> list[str]:
        if protection is None:
            return []
        said = {"n": protection["cost"], "symbols": self._symbols(protection["symbols"])}
        return [self.say("effect-protection", said)]

    def _typed(self, name: str) -> str:
        side = self.say(f"class-{class_of(name)}").lower()
        return self.say("effect-type", {"type": self.say(f"type-{name}"), "class": side})

    def _type(self, name: str) -> str:
        return self.say(f"type-{name}").lower()

    def _symbols(self, names: Sequence[str]) -> str:
        return ", ".join(self.say(f"symbol-{name}").lower() for name in names)
