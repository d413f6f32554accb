"""A table of the board game as SVG: the current situation, the map, and every player's side."""

from __future__ import annotations

from metro2033.games.board.draw.svg_map import MetroPicture
from metro2033.games.board.game import BoardRules
from metro2033.games.board.view_types import BattleView, BoardView, SeatView, SideView
from metro2033.svg.canvas import Canvas
from metro2033.svg.shapes import crest, definitions, icon
from metro2033.svg.table_picture import CARD, GAP, HEAD, TablePicture
from metro2033.svg.theme import Theme
from metro2033.text.say import Cast, Sayer

MAP = (1000, 760)
CHIP = 112
COLUMNS = {2: 2, 3: 3, 4: 2, 5: 3, 6: 3}
CARD_MAP = 0.715


class BoardPicture(TablePicture[BoardView]):
    """Draws views of the board game in one language."""

    def __init__(self, rules: BoardRules, sayer: Sayer, theme: Theme, view: BoardView) -> None:
        factions, heroes = [seat.faction for seat in view.seats], [seat.hero for seat in view.seats]
        super().__init__(rules, sayer, theme, view, Cast(factions, heroes, rules.printed_strengths()))
        self.rules = rules

    def page(self) -> str:
        """Draws the map with the players below it."""
        columns = COLUMNS[len(self.view.seats)]
        rows = -(-len(self.view.seats) // columns)
        top = HEAD + MAP[1] + GAP
        self.canvas = Canvas(MAP[0], top + rows * (CHIP + GAP), self.theme, self.title())
        with self.canvas.at(0, HEAD):
            MetroPicture(self.canvas, self.rules, self.sayer, self.view).draw()
        self._head(MAP[0])
        width = (MAP[0] - GAP) / columns - GAP
        for seat in self.view.seats:
            row, column = divmod(seat.seat, columns)
            self._chip(seat, GAP + column * (width + GAP), top + row * (CHIP + GAP), width, CHIP)
        return self.canvas.finish(definitions())

    def preview(self) -> str:
        """Draws the map beside the players, in the size of a link preview."""
        self.canvas = Canvas(*CARD, self.theme, self.title())
        with self.canvas.at(0, HEAD - 6, CARD_MAP):
            MetroPicture(self.canvas, self.rules, self.sayer, self.view).draw()
        self._head(CARD[0])
        left = MAP[0] * CARD_MAP + GAP
        height = min(CHIP, (CARD[1] - HEAD) / len(self.view.seats) - GAP)
        for seat in self.view.seats:
            self._chip(seat, left, HEAD + seat.seat * (height + GAP), CARD[0] - left - GAP, height)
        return self.canvas.finish(definitions())

    def _round(self) -> str:
        view = self.view
        return self.say("svg-round", {"round": view.round, "phase": view.phase, "stage": view.stage})

    def _head(self, width: float) -> None:
        """Draws the round and the law in the first row, the player to decide and the current situation in the second."""
        half = width / 2 - 2 * GAP
        self._ground(width, half)
        if self.view.law:
            icon(self.canvas, "law", width / 2 + 14, 26, 22, self.theme.tone("law"))
            law = self.say("svg-law", {"law": self.sayer.card(self.view.law)})
            self.canvas.text(width / 2 + 34, 33, law, 17, fill=self.theme.ink_2, width=half - 34)
        self._turn(half - 38)
        self.canvas.text(width / 2 + 4, 68, self._business(), 17, width=half)

    def _business(self) -> str:
        """Describes the current battle, vote or threat event, or the viewer's question."""
        view = self.view
        if view.battle is not None:
            return self._battle(view.battle)
        if view.vote is not None:
            sums = dict.fromkeys(("for", "against"), 0)
            for side, weight in zip(view.vote.sides, view.vote.weights, strict=True):
                if side is not None:
                    sums[side] += weight
            law = self.sayer.card(view.vote.law)
            return self.say("svg-vote", {"law": law, "for": sums["for"], "against": sums["against"]})
        if view.dark is not None:
            return self.say("svg-dark")
        if view.prompt is not None and view.prompt.seat == view.viewer and view.prompt.options:
            about = {"card": view.prompt.card} if view.prompt.card else {}
            return self.sayer.prompt(view.prompt.name, about, self.cast)
        return ""

    def _battle(self, battle: BattleView) -> str:
        sides = {"attacker": self._side(battle.attacker), "defender": self._side(battle.defender)}
        return self.say("svg-battle", {"station": self.sayer.station(battle.station), **sides})

    def _side(self, side: SideView) -> str:
        name = self.say(f"piece-{side.piece}") if side.seat is None else self.sayer.seat(side.seat, self.cast)
        return f"{name} {'?' if side.total is None else side.total}"

    def _chip(self, seat: SeatView, x: float, y: float, width: float, height: float) -> None:
        """Draws one player: crest, points, army, resources, hero. A low chip omits the hero."""
        canvas, theme = self.canvas, self.theme
        look, name = self.look(seat.faction, seat.seat), self.sayer.seat(seat.seat, self.cast)
        with self._panel(seat.seat, look, (x, y), (width, height)):
            crest(canvas, look, 32, 26, 17)
            points = f"{seat.points}/{seat.needed_points}" if seat.needed_points else str(seat.points)
            canvas.text(width - 12, 33, points, 24, bold=True, anchor="end")
            icon(canvas, "points", width - 26 - 14 * len(points), 25, 20, theme.lamp)
            room = width - 106 - 14 * len(points)
            first = self.view.first == seat.seat
            canvas.text(58, 32, name, 18, bold=True, width=room - (24 if first else 0))
            if first:
                icon(canvas, "crown", width - 52 - 14 * len(points), 25, 17, theme.ink_3)
            self._stock(seat, width, 63 if height > 84 else 62)
            if height > 100 and seat.hero:
                self._hero(seat, width, 95)

    def _stock(self, seat: SeatView, width: float, y: float) -> None:
        counted = {
            "army": seat.army,
            "pig": seat.tokens.pig,
            "mushroom": seat.tokens.mushroom,
            "ammo": seat.tokens.ammo,
            "mission": seat.mission_count,
        }
        step = (width - 20) / len(counted)
        for place, (what, amount) in enumerate(counted.items()):
            left = 18 + place * step
            with self.canvas.group(f"{self.say(f'svg-{what}')}: {amount}"):
                colour = self.theme.ink_2 if what == "army" else self.theme.tone(what)
                icon(self.canvas, what, left + 10, y, 21, colour)
                text = f"{amount}" if what != "mission" or not seat.completed else f"{amount}+{len(seat.completed)}"
                self.canvas.text(left + 25, y + 7, text, 19, bold=what == "army", fill=self.theme.ink)

    def _hero(self, seat: SeatView, width: float, y: float) -> None:
        canvas, theme = self.canvas, self.theme
        icon(canvas, "wounded" if seat.sits_out else "hero", 28, y - 5, 17, theme.bad if seat.sits_out else theme.ink_2)
        right = width - 12
        if seat.equipment:
            right -= 38
            icon(canvas, "equipment", right + 10, y - 5, 17, theme.tone("equipment"))
            canvas.text(right + 22, y, len(seat.equipment), 15)
        for what, amount in (("speed", seat.speed), ("strength", seat.strength)):
            right -= 38
            with canvas.group(f"{self.say(f'svg-{what}')}: {amount}"):
                icon(canvas, what, right + 10, y - 5, 15, theme.ink_3)
                canvas.text(right + 22, y, amount, 15)
        canvas.text(43, y, self.sayer.card(seat.hero or ""), 15, fill=theme.ink_2, width=right - 50)
