"""A canvas of character cells: joined lines, marks above them, and names where they fit."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.text import Text

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
STEPS = {(0, -1): NORTH, (1, 0): EAST, (0, 1): SOUTH, (-1, 0): WEST}
ROUND = dict(
    zip((NORTH | SOUTH, EAST | WEST, EAST | SOUTH, SOUTH | WEST, NORTH | EAST, NORTH | WEST), "│─╭╮╰╯", strict=True)
)
DOUBLE = dict(
    zip((NORTH | SOUTH, EAST | WEST, EAST | SOUTH, SOUTH | WEST, NORTH | EAST, NORTH | WEST), "║═╔╗╚╝", strict=True)
)

Cell = tuple[int, int]


@dataclass
class Canvas:
    """Maps each cell to a character and its style. Lines are drawn below marks and names."""

    width: int
    height: int
    lines: dict[Cell, tuple[str, str]] = field(default_factory=dict)
    marks: dict[Cell, tuple[str, str]] = field(default_factory=dict)

    def line(self, path: list[Cell], style: str, *, double: bool = False) -> None:
        """Draws a line through cells that share sides; it is drawn over lines that it crosses."""
        shapes = DOUBLE if double else ROUND
        for place, cell in enumerate(path):
            joins = 0
            for other in path[max(0, place - 1) : place] + path[place + 1 : place + 2]:
                joins |= STEPS[other[0] - cell[0], other[1] - cell[1]]
            end = joins in (NORTH, EAST, SOUTH, WEST)
            shape = shapes[NORTH | SOUTH if joins & (NORTH | SOUTH) else EAST | WEST] if end else shapes.get(joins, "")
            if shape and self.holds(cell):
                self.lines[cell] = (shape, style)

    def mark(self, cell: Cell, text: str, style: str) -> None:
        """Writes characters above everything else."""
        for at, character in enumerate(text):
            self.marks[cell[0] + at, cell[1]] = (character, style)

    def holds(self, cell: Cell) -> bool:
        """Returns whether a cell is on the canvas."""
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def room(self, cell: Cell, length: int) -> int | None:
        """Counts the line cells that a text would cover; None if it would overlap a mark or leave the canvas."""
        x, y = cell
        if not (self.holds((x, y)) and self.holds((x + length - 1, y))):
            return None
        if any((at, y) in self.marks for at in range(x - 1, x + length + 1)):
            return None
        return sum((at, y) in self.lines for at in range(x, x + length))

    def rows(self) -> list[Text]:
        """Renders the canvas row by row."""
        found = []
        for y in range(self.height):
            row = Text(no_wrap=True)
            for x in range(self.width):
                character, style = self.marks.get((x, y)) or self.lines.get((x, y)) or (" ", "")
                row.append(character, style)
            row.rstrip()
            found.append(row)
        return found


def walk(points: list[tuple[float, float]]) -> list[Cell]:
    """Returns the cells along a polyline; consecutive cells share a side."""
    path: list[Cell] = []
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        steps = max(1, round(4 * max(abs(x1 - x0), abs(y1 - y0))))
        for step in range(steps + 1):
            cell = (round(x0 + (x1 - x0) * step / steps), round(y0 + (y1 - y0) * step / steps))
            if not path:
                path.append(cell)
            elif cell != path[-1]:
                if cell[0] != path[-1][0] and cell[1] != path[-1][1]:
                    path.append((cell[0], path[-1][1]))
                path.append(cell)
    return without_loops(path)


def without_loops(path: list[Cell]) -> list[Cell]:
    """Removes loops from a path, so that it visits no cell twice."""
    found: list[Cell] = []
    for cell in path:
        if cell in found:
            del found[found.index(cell) + 1 :]
        else:
            found.append(cell)
    return found


def length(text: str) -> int:
    """Returns the width of a text in cells."""
    return cell_len(text)
