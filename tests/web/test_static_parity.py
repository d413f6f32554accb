"""A few golden records and games of bots give the same digests in the interpreter of browsers, here in Node."""

from __future__ import annotations

import shutil
from itertools import islice

import pytest

from tests.web.static_edition import is_built
from tests.web.static_node import in_node
from tests.web.static_parity import Here, bots_record, digests, records

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not is_built(), reason="dist/ is not built; run: make static"),
    pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node"),
]


def test_games_give_the_same_digests_in_the_interpreter_of_browsers() -> None:
    golden = islice(records(0), 0, None, 7)
    played = [
        (game, bots_record(game, edition, 5)) for game, edition in (("board", "en2012"), ("breakthrough", "pl2017"))
    ]
    with in_node() as there:
        here = Here()
        for name, text in [*golden, *played]:
            assert digests(there, name, text) == digests(here, name, text), name
