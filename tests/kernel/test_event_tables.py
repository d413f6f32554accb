"""The codes of events are the places of their declarations."""

from __future__ import annotations

from types import ModuleType

import pytest

from metro2033.games.board import events as board
from metro2033.games.breakthrough import events as breakthrough


@pytest.mark.parametrize("module", [board, breakthrough], ids=["board", "breakthrough"])
def test_every_code_is_the_place_of_the_declaration_with_its_name(module: ModuleType) -> None:
    codes = {name.lower(): code for name, code in vars(module).items() if name.isupper() and isinstance(code, int)}
    codes.pop("nobody", None)
    assert codes == module.EVENTS.by_name
