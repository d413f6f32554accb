"""The terminal keeps together what a no-break space joins."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.padding import Padding
from rich.table import Table

from metro2033.cli.wrapping import Console
from metro2033.text.typeset import typeset

TEXT = "Bohater idzie w stronę stacji i bierze 3 naboje, a potem wraca z nimi do domu w Polis."


def shown(width: int, *, in_table: bool) -> str:
    """Returns the text as a terminal of that width shows it."""
    out = StringIO()
    text = typeset(TEXT, "pl")
    table = Table(box=None, show_header=False, padding=0)
    table.add_row(text)
    Console(file=out, width=width, highlight=False).print(table if in_table else Padding(text, (0, 0, 0, 2)))
    return out.getvalue()


@pytest.mark.parametrize("in_table", [False, True])
@pytest.mark.parametrize("width", range(16, 60))
def test_no_line_breaks_at_a_no_break_space(width: int, in_table: bool) -> None:
    lines = [line.strip(" ") for line in shown(width, in_table=in_table).splitlines()]
    assert len(lines) > 1
    assert " ".join(lines) == typeset(TEXT, "pl")
    assert not {line.split()[-1] for line in lines} & {"w", "i", "a", "z", "3"}
