"""The numbers and marks on the card game's cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from metro2033.games.breakthrough.codes import class_of
from metro2033.svg.canvas import Canvas
from metro2033.svg.cards import MARGIN, SIZE, CardPicture, Facts
from metro2033.svg.shapes import icon

STATIONS: Final = {"red_line": "#f0655a", "hansa": "#d29a5e", "polis": "#f3ead8", "neutral": "#b3aa9a"}  # by faction


class BreakthroughCards(CardPicture):
    """Draws the card game's cards in one language."""

    def tone(self, name: str) -> str:
        """Returns the colour of a card: of a station's faction, of a resource's class, else of the kind."""
        facts = self.facts[name]
        if facts["kind"] == "station" and facts["faction"] in STATIONS:
            return self.theme.readable(STATIONS[facts["faction"]])
        return self.theme.tone(class_of(facts["type"])) if facts["kind"] == "resource" else super().tone(name)

    def kind_key(self, facts: Facts) -> str:
        """Returns the label of a station's faction, of a type or of a monster."""
        keys = {
            "station": f"face-station-{facts.get('faction')}",
            "resource": f"type-{facts.get('type')}",
            "threat": "face-monster",
        }
        return keys.get(facts["kind"], "")

    def shape(self, facts: Facts) -> str:
        """Returns the icon of a resource's type, else of the kind."""
        return str(facts["type"] if facts["kind"] == "resource" else facts["kind"])

    def marks(self, facts: Facts) -> Sequence[tuple[str, str]]:
        """Returns the symbols of a monster, or the bonus of a station."""
        if facts["kind"] == "station":
            return [(facts["bonus"], class_of(facts["bonus"]))]
        return [(symbol, symbol) for symbol in facts["symbols"]] if facts["kind"] == "threat" else ()

    def figures(self, canvas: Canvas, facts: Facts, y: float) -> bool:
        """Draws what a card yields, needs or takes."""
        kind, theme = facts["kind"], self.theme
        if kind == "hero":
            self.figure(canvas, MARGIN, y, "×2", facts["doubles"], theme.tone(class_of(facts["doubles"])))
        elif kind == "resource":
            tone = theme.tone(class_of(facts["type"]))
            canvas.text(MARGIN, y, facts["amount"], 36, fill=tone, bold=True)
            for place in range(min(facts["amount"], 5)):
                icon(canvas, facts["type"], MARGIN + 46 + 30 * place, y - 12, 24, tone)
        elif kind == "caravan":
            self.figure(canvas, MARGIN, y, "+1", "token", theme.tone(facts["class"]))
        elif kind == "threat":
            canvas.text(MARGIN, y - 6, self.words.say(f"face-loss-{facts['loss']}"), 20, fill=theme.bad, width=208)
        else:
            mission, tone = facts["mission"], theme.tone(facts["mission"]["colour"])
            canvas.text(MARGIN, y, mission["amount"], 36, fill=tone, bold=True)
            word = self.words.say(f"face-class-{mission['colour']}")
            canvas.text(MARGIN + 50, y - 4, word, 20, fill=tone, width=118)
            for place in range(facts["reward"]):
                icon(canvas, "token", SIZE[0] - 30 - 22 * place, y - 11, 20, theme.lamp)
        return True

    def protection(self, facts: Facts) -> Facts | None:
        """Returns the protection side of a card; a hero is its own."""
        return facts if facts["kind"] == "hero" else facts.get("protection")
