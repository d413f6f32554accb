"""Card texts of the board game, generated from the effects in content."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from metro2033.text.words import Words

Written = Mapping[str, Any]
TOKENS = ("pig", "mushroom", "ammo")
CONDITIONS = ("role", "foe", "threat_type", "piece", "target", "at")


class BoardEffects:
    """Describes cards in one language; `flags` are the numbers set by an edition."""

    def __init__(self, words: Words, flags: Mapping[str, Any]) -> None:
        self.words = words
        self.say = words.say
        self.flags = flags

    def sentences(self, kind: str, card: Written, others: Mapping[str, Written]) -> dict[str, str]:
        """Returns a card's text and, for a mission, the text of its ability alone, by text name."""
        clauses = self._clauses(kind, card, others)
        said = {"text": self._sentence(clauses)}
        return {**said, "ability": self._effects(card["ability"])} if kind == "mission" else said

    def _clauses(self, kind: str, card: Written, others: Mapping[str, Written]) -> list[str]:
        match kind:
            case "faction":
                start = self.say("effect-start", {"effects": self._effects(card["bonus"])})
                return [start] * bool(card["bonus"]) + self._each(card["ability"])
            case "threat":
                reward = self.say("effect-reward", {"effects": self._effects(card["reward"])})
                return self._each(card["property"]) + [reward] * bool(card["reward"])
            case "mission":
                goal = others.get(card["goal"], {}).get("goal")
                clauses = [self.say("effect-goal", {"goal": self.goal(goal)})] if goal else []
                return [*clauses, self.say("effect-ability", {"effects": self._effects(card["ability"])})]
            case "combat_card":
                return [self._combat(card)]
            case "goal":
                return [self.goal(card["goal"])]
        return self._each(card["ability"] if kind == "hero" else card["effect"])

    def _sentence(self, clauses: Sequence[str]) -> str:
        text = "; ".join(clauses) or self.say("effect-nothing")
        return self.say("effect-sentence", {"clauses": text[:1].upper() + text[1:]})

    def _each(self, effects: Sequence[Written]) -> list[str]:
        return [self.effect(effect) for effect in effects]

    def _effects(self, effects: Sequence[Written]) -> str:
        return ", ".join(self._each(effects)) or self.say("effect-nothing")

    def _combat(self, card: Written) -> str:
        if card.get("bonus") is None or card.get("bonus_against") is None:
            return self.say("effect-combat", {"n": _signed(card["modifier"])})
        said = {"n": _signed(card["modifier"]), "bonus": _signed(card["bonus"]), "against": card["bonus_against"]}
        return self.say("effect-combat-bonus", said)

    def effect(self, effect: Written) -> str:
        """Returns one effect as a clause."""
        conditions = self._conditions(effect.get("if", {}))
        if effect["verb"] == "discard_for":
            window = self._when(self.say("effect-window", {"window": effect["window"]}), conditions)
            return self.say("effect-discard_for", {"window": window, "effects": self._effects(effect["do"])})
        return self._when(self._plain(effect), conditions)

    def _when(self, text: str, conditions: str) -> str:
        said = self.say("effect-when", {"text": text, "conditions": conditions}) if conditions else text
        return said.replace(" ,", ",")

    def _plain(self, effect: Written) -> str:
        verb, key = effect["verb"], f"effect-{effect['verb']}"
        match verb:
            case "strength":
                n = self.number(effect["n"])
                amounts = {"plus": _signed(abs(n)), "minus": _signed(-abs(n))}
                either = effect.get("sign") == "choice"
                return self.say(
                    key, {"who": effect["who"], "n": self.say("effect-either", amounts) if either else _signed(n)}
                )
            case "speed":
                return self.say(key, {"who": effect["who"], "n": _signed(effect["n"])})
            case "limit":
                n = self.number(effect["n"])
                return self.say(key, {"what": effect["what"], "n": str(n) if effect["op"] == "set" else _signed(n)})
            case "cost":
                return self._cost(effect)
            case "votes":
                base = "-base" if effect["op"] == "set_base" else ""
                return self.say(f"{key}{base}", {"n": self.number(effect["n"])})
            case "gain" | "lose":
                return self.say(key, {"tokens": self._tokens(effect["res"])})
            case "army":
                return self.say(key, {"n": _signed(effect["n"])})
            case "draw_equipment" | "draw_mission":
                drawn = self.say(key, {"n": effect["draw"]})
                keeps = effect["keep"] < effect["draw"]
                return self.say("effect-keep", {"text": drawn, "n": effect["keep"]}) if keeps else drawn
            case "on":
                who, optional = effect.get("who", "owner"), "yes" if effect.get("optional") else "no"
                said = {
                    "when": effect["when"],
                    "who": who,
                    "optional": optional,
                    "effects": self._effects(effect["do"]),
                }
                return self.say(key, said)
            case "action":
                return self.say(key, {"place": self.place(effect["place"]), "effects": self._effects(effect["do"])})
        return self.say(key, {name: value for name, value in effect.items() if isinstance(value, str | int)})

    def _cost(self, effect: Written) -> str:
        change = effect["change"]
        if change == "free":
            said = self.say("effect-free")
        else:
            said = ", ".join(f"{'−' if n < 0 else '+'}{self._token(kind, abs(n), 'one')}" for kind, n in change.items())
        text = self.say("effect-cost", {"what": effect["what"], "change": said})
        first = effect.get("first")
        return self.say("effect-first", {"text": text, "n": first}) if first else text

    def _tokens(self, tokens: Mapping[str, int]) -> str:
        return self.words.list(self._token(kind, n, "acc") for kind, n in tokens.items())

    def _token(self, kind: str, n: int, form: str) -> str:
        if kind in TOKENS:
            return self.words.forms(f"tokens-{kind}", {"n": n})[form]
        return self.say(f"effect-tokens-{kind}", {"n": n})

    def _conditions(self, given: Written) -> str:
        """Returns all conditions; a threat type implies the foe, and a role against a player is one phrase."""
        names = {name: name for name in CONDITIONS if given.get(name)}
        if "threat_type" in names:
            names.pop("foe", None)
        if "role" in names and given.get("foe") == "player":
            names |= {"role": "role-player"}
            names.pop("foe")
        return " ".join(self.say(f"effect-if-{key}", {"value": given[name]}) for name, key in names.items())

    def place(self, place: str) -> str:
        """Returns the name of a place."""
        return self.say("effect-place", {"place": place})

    def goal(self, goal: Written) -> str:
        """Returns a mission's goal as a clause."""
        if goal["verb"] == "goal_state":
            return self.say("effect-goal_state", {"measure": goal["measure"], "n": goal["min"]})
        if goal["verb"] == "goal_pay":
            said = {"place": self.place(goal["place"]), "tokens": self._tokens(goal["res"])}
            return self.say("effect-goal_pay", said)
        event = goal["event"]
        if event == "hero_phase_end":
            at = goal.get("hero_at")
            key = f"effect-goal-{event}"
            return self.say(key, {"place": self.place(at)}) if at else self.say(f"{key}-anywhere")
        said = {name: goal.get(name) or "any" for name in ("from", "foe", "context", "voted")}
        said["opposed"] = "yes" if goal.get("opposed") else "any"
        text = self.say(f"effect-goal-{event}", said)
        if goal.get("min_printed"):
            text = self.say("effect-goal-min", {"text": text, "n": goal["min_printed"]})
        return self.say("effect-goal-by", {"text": text, "by": goal["by"]}) if goal.get("by") else text

    def number(self, n: Any) -> int:
        """Returns a number, or the value of the edition's flag it refers to."""
        return int(self.flags.get(n["flag"], 0)) if isinstance(n, Mapping) else int(n)


def _signed(n: int) -> str:
    return f"{'−' if n < 0 else '+'}{abs(n)}"
