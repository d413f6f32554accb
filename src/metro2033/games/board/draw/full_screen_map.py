"""The metro map as a widget: scrolling, zooming, keyboard and mouse selection of stations, with numbered choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from metro2033.games.board.draw.terminal import BoardScreen
from metro2033.games.board.draw.terminal_map import MetroDrawing
from metro2033.games.board.view_types import BoardView
from metro2033.kernel.choice import AnyChoice
from metro2033.tui.places import PlaceMoved, PlacePicked

ZOOMS = ((0, 0), (92, 26), (124, 38), (168, 54))  # columns and rows; the first fits the window
USUAL = 1
MARKED = Style(reverse=True, bold=True)
DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ASPECT = 2  # a cell is twice as high as wide
ASIDE = 2.5  # penalty factor for distance perpendicular to the direction of travel
NEAR = 2  # cells around a station that still count as a click on it


class BoardMap(ScrollView):
    """The map of one view; `station` is the station under the cursor."""

    can_focus = True
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"walk('{key}')", show=False) for key in DIRECTIONS),
        Binding("enter,space", "pick", show=False),
        Binding("plus,equals_sign", "zoom(1)", show=False),
        Binding("minus", "zoom(-1)", show=False),
    ]

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.zoom = USUAL
        self.station = ""
        self.drawing: MetroDrawing | None = None
        self.drawn: list[Text] = []
        self._shown: tuple[BoardScreen, BoardView, Sequence[AnyChoice]] | None = None

    def show(self, screen: BoardScreen, view: BoardView, options: Sequence[AnyChoice]) -> None:
        """Draws a view and the places its choices refer to."""
        self._shown = screen, view, options
        if not self.station and view.viewer is not None:
            self.station = view.seats[view.viewer].hero_at or ""
        self._plot()

    def _plot(self) -> None:
        if self._shown is None or not self.size.width:
            return
        screen, view, options = self._shown
        self.drawing = MetroDrawing(screen, view, options)
        width, height = ZOOMS[self.zoom]
        self.drawing.plot(max(width, self.size.width), max(height, self.size.height))
        self.drawn = self.drawing.canvas.rows()
        self.virtual_size = Size(self.drawing.canvas.width, self.drawing.canvas.height)
        if self.station not in self.drawing.open:
            self.station = ""
        self._follow()
        self.refresh()

    def on_resize(self, _: events.Resize) -> None:
        """Redraws the map for the new window size."""
        self._plot()

    def render_line(self, y: int) -> Strip:
        """Renders one row of the window."""
        across, down = self.scroll_offset
        row = y + down
        if row >= len(self.drawn) or self.drawing is None:
            return Strip.blank(self.size.width)
        text = self.drawn[row].copy()
        text.pad_right(max(0, self.drawing.canvas.width - text.cell_len))
        for start, length in self._marked(row):
            text.stylize(MARKED, start, start + length)
        strip = Strip([segment for segment in text.render(self.app.console) if isinstance(segment, Segment)])
        return strip.crop_extend(across, across + self.size.width, None)

    def _marked(self, row: int) -> list[tuple[int, int]]:
        """Returns the cells of a row that belong to the station under the cursor: its symbol and its name."""
        if not self.station or self.drawing is None:
            return []
        (x, y), found = self.drawing.cell(self.station), []
        if y == row:
            found.append((x, 1))
        if self.station in self.drawing.labels:
            (start, at), length = self.drawing.labels[self.station]
            if at == row:
                found.append((start, length))
        return found

    def point_at(self, station: str) -> None:
        """Moves the cursor to a station without posting a message."""
        if self.drawing is not None and station in self.drawing.open:
            self.station = station
            self._follow()
            self.refresh()

    def _follow(self) -> None:
        """Scrolls the station under the cursor into view, with some margin."""
        if self.station and self.drawing is not None:
            x, y = self.drawing.cell(self.station)
            self.scroll_to_region(Region(x - 16, y - 4, 32, 9), animate=False, force=True)

    def action_walk(self, key: str) -> None:
        """Moves the cursor to the nearest station in a direction."""
        if self.drawing is None:
            return
        if not self.station:
            self.point_at(self.drawing.open[0])
        x, y = self.drawing.cell(self.station)
        across, down = DIRECTIONS[key]
        best: tuple[float, str] | None = None
        for name in self.drawing.open:
            at = self.drawing.cell(name)
            right, below = at[0] - x, ASPECT * (at[1] - y)
            ahead, aside = right * across + below * down, abs(right * down) + abs(below * across)
            far = ahead + ASIDE * aside
            if ahead > 0 and (best is None or far < best[0]):
                best = far, name
        if best is not None:
            self.point_at(best[1])
            self.post_message(PlaceMoved(best[1]))

    def action_pick(self) -> None:
        """Picks the station under the cursor."""
        if self.station:
            self.post_message(PlacePicked(self.station))

    def action_zoom(self, step: int) -> None:
        """Zooms in or out."""
        self.zoom = max(0, min(len(ZOOMS) - 1, self.zoom + step))
        self._plot()

    def on_click(self, event: events.Click) -> None:
        """Moves the cursor to the clicked station; a second click picks it."""
        found = self._at(event.x + self.scroll_offset.x, event.y + self.scroll_offset.y)
        if found and found == self.station:
            self.post_message(PlacePicked(found))
        elif found:
            self.point_at(found)
            self.post_message(PlaceMoved(found))

    def _at(self, x: int, y: int) -> str:
        """Returns the station whose symbol or name is at a cell or right beside it."""
        if self.drawing is None:
            return ""
        best: tuple[int, str] = (NEAR + 1, "")
        for name in self.drawing.open:
            column, row = self.drawing.cell(name)
            best = min(best, (abs(column - x) + ASPECT * abs(row - y), name))
            (start, at), length = self.drawing.labels.get(name, ((0, -1), 0))
            if at == y and start <= x < start + length:
                return name
        return best[1]
