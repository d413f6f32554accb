"""Tables by question: whatever is looked up by the step that asks knows all questions of its game, or says which it leaves out.

A question that nobody thought of would otherwise be answered at random, without odds or without a caution, and nobody would notice.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest

from metro2033.games import GAMES, find_rules
from metro2033.games.board import chapters as board_chapters
from metro2033.games.board.bots import lively as board_lively
from metro2033.games.board.bots import odds as board_odds
from metro2033.games.board.bots import policy as board_policy
from metro2033.games.breakthrough import game as breakthrough_game
from metro2033.games.breakthrough import invariants
from metro2033.games.breakthrough.advice import cautions, outlook
from metro2033.games.breakthrough.bots import lively as breakthrough_lively
from metro2033.games.breakthrough.bots import policy as breakthrough_policy
from metro2033.games.breakthrough.study import phases
from metro2033.kernel.agenda import Step
from metro2033.kernel.steps import StepTable

SOURCE = Path(__file__).parents[1] / "src" / "metro2033"
STEPS = {"board": board_chapters.STEPS, "breakthrough": breakthrough_game.STEPS}


def questions(steps: StepTable) -> set[Step]:
    """Returns the steps of a game that ask."""
    return {step for name, step in steps.by_name.items() if name.startswith(("choose_", "offer_"))}


# By game: a table, and the questions it deliberately leaves out, by name. An empty list: the table knows every question.
TABLES: list[tuple[str, str, Iterable[Step], str]] = [
    ("board", "policy", board_policy.POLICY, ""),
    ("board", "lively policy", board_lively.LIVELY, ""),
    (
        "board",
        "odds",
        (*board_odds.ACTIONS, *board_odds.IN_BATTLE, *board_odds.IN_THE_DARK, *board_odds.BEFORE_A_BATTLE),
        """choose_army_to_keep choose_capture choose_equipment_to_keep choose_excess_equipment choose_exchange
        choose_exchange_amount choose_faction choose_hero choose_home choose_home_for_hero choose_law_to_propose
        choose_mission_to_complete choose_mission_to_keep choose_other_combat_card choose_piece choose_polis_production
        choose_purchase choose_recruits choose_sign choose_spoils choose_station_for_hero choose_station_to_claim
        choose_threat_to_fight choose_token choose_token_to_give choose_token_to_steal choose_victim choose_vote
        offer_abilities offer_mission_claim offer_payment offer_renewal offer_trigger""",
    ),
    ("breakthrough", "policy", breakthrough_policy.POLICY, ""),
    ("breakthrough", "lively policy", breakthrough_lively.LIVELY, ""),
    ("breakthrough", "phases of a review", phases.BY_STEP, ""),
    ("breakthrough", "outlook", outlook.BY_QUESTION, "choose_end"),
    (
        "breakthrough",
        "cautions",
        cautions.BY_QUESTION,
        """choose_card_to_swap choose_defence choose_draw choose_faction choose_hero_to_double choose_resource_to_spend
        choose_station_fate choose_station_to_lose""",
    ),
    (
        "breakthrough",
        "questions of the active seat",
        invariants.ACTIVE_ONLY,
        "choose_defence choose_draw choose_faction choose_station_to_lose offer_free_play",
    ),
    (
        "breakthrough",
        "reasons",
        {step for step, _ in breakthrough_game.WHY if step is not None},
        "choose_card_to_swap choose_card_to_tidy choose_faction choose_station_to_lose",
    ),
]


@pytest.mark.parametrize(
    ("game", "table", "known", "left_out"), TABLES, ids=lambda part: part if isinstance(part, str) else ""
)
def test_a_table_knows_every_question_or_leaves_it_out_on_purpose(
    game: str, table: str, known: Iterable[Step], left_out: str
) -> None:
    steps = STEPS[game]
    unknown = [steps.by_name[name] for name in left_out.split()]
    assert sorted(step.__name__ for step in [*known, *unknown]) == sorted(step.__name__ for step in questions(steps))
    assert {*known, *unknown} == questions(steps)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_the_draft_is_a_question(game: str) -> None:
    assert GAMES[game].watched.draft <= questions(STEPS[game])


@pytest.mark.parametrize("game", GAMES)
def test_observations_number_every_question(game: str) -> None:
    writer = GAMES[game].writer(find_rules(game, GAMES[game].default_edition, {}))
    assert set(writer.question_number) == questions(STEPS[game])


@pytest.mark.parametrize("game", GAMES)
def test_a_step_asks_exactly_if_its_name_says_so(game: str) -> None:
    """What the tables are compared with: the steps that call `ask` are those whose names begin with choose or offer."""
    asking = set()
    for path in (SOURCE / "games" / game).rglob("*.py"):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.FunctionDef) and node.name in STEPS[game].by_name:
                called = {ast.unparse(call.func) for call in ast.walk(node) if isinstance(call, ast.Call)}
                asking |= {node.name} if called & {"ask", "ask_sealed"} else set()
    assert {STEPS[game].by_name[name] for name in asking} == questions(STEPS[game])


@pytest.mark.parametrize("part", ["games", "bots", "arena", "rl"])
def test_no_question_is_looked_up_by_its_name(part: str) -> None:
    """Names of steps stay at the edges: where a prompt is shown, and where a state is saved."""
    edges = {"bots/bot.py", "games/breakthrough/advice/why.py", "rl/spaces.py"}
    for path in (SOURCE / part).rglob("*.py"):
        if path.relative_to(SOURCE).as_posix() not in edges:
            assert "asked_by[0].__name__" not in path.read_text(), path.name
