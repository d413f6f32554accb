"""End of round and victory: the moment at which a player has won, and the next round otherwise (B-ER-01..07)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from metro2033.games.board.view_types import BoardView
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.languages import LANGUAGES
from metro2033.text.say import cast_of, sayer
from metro2033.text.typeset import plain
from tests.board.table import ALL_EDITIONS, board, lay, offered, seat

SIX = ["pushkinskaya", "tverskaya", "chekhovskaya", "trubnaya", "tsvetnoy_bulvar", "rizhskaya"]
MISSIONS = ["mi_march", "mi_voice", "mi_bounty", "mi_iron_fist", "mi_last_line", "mi_night_raid", "mi_monopoly"]
POLIS = ["borovitskaya", "biblioteka_im_lenina", "aleksandrovsky_sad", "arbatskaya_polis"]
BAUMAN = ["baumanskaya", "kurskaya", "chkalovskaya", "rimskaya", "taganskaya", "marksistskaya", "elektrozavodskaya"]


def table(game: Game) -> BoardView:
    view = game.rules.describe(game.state)
    assert isinstance(view, BoardView)
    return view


def reich(points: int, **more: Any) -> dict[str, Any]:
    """Returns the Reich with six stations and the rest of its points from missions."""
    return seat("reich", "khan", stations=SIX, completed=MISSIONS[: points - 6], **more)


RED_LINE = seat("red_line", "anna")


def round_ends(*seats: dict[str, Any], **more: Any) -> Game:
    """Returns a game at the end of a round of stage II.

    Only the victory check can ask or announce anything there.
    """
    return lay(*seats, phase="end_of_round", stage=2, gifts=1, **more)


def winner(game: Game) -> int | None:
    return None if game.result is None else game.result.winner


@pytest.mark.parametrize(("points", "wins"), [(9, False), (10, True), (11, True), (13, True)])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_ER_02_ten_points_or_more_win(edition: str, points: int, wins: bool) -> None:
    """B-ER-02, Q-71: there may be more than ten."""
    game = round_ends(reich(points), RED_LINE, edition=edition)
    assert table(game).seats[0].points == points
    assert winner(game) == (0 if wins else None)


@pytest.mark.parametrize(("points", "wins"), [(8, False), (9, True), (10, True)])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_ER_03_the_red_line_wins_with_nine(edition: str, points: int, wins: bool) -> None:
    """B-ER-03, Q-74: the Polish rulebook names no exception, but the card beats it."""
    stations = ["okhotny_ryad", "teatralnaya", "ploshchad_revolyutsii", "lubyanka"]
    game = round_ends(
        seat("red_line", "anna", stations=stations, completed=MISSIONS[: points - 4]),
        seat("reich", "khan", stations=SIX),
        edition=edition,
    )
    assert winner(game) == (0 if wins else None)


@pytest.mark.parametrize(("value", "wins"), [("9", True), ("10", False)])
def test_F_03_the_threshold_of_the_red_line_may_be_set(value: str, wins: bool) -> None:
    stations = ["okhotny_ryad", "teatralnaya", "ploshchad_revolyutsii", "lubyanka"]
    game = round_ends(
        seat("red_line", "anna", stations=stations, completed=MISSIONS[:5]),
        seat("reich", "khan", stations=SIX),
        options={"red_line_victory_points": value},
    )
    assert winner(game) == (0 if wins else None)


@pytest.mark.parametrize(("polis", "wins"), [(3, False), (4, True)])
def test_B_ER_04_all_four_polis_stations_win(polis: int, wins: bool) -> None:
    game = round_ends(seat("reich", "khan", stations=[*SIX[:3], *POLIS[:polis]]), RED_LINE)
    assert winner(game) == (0 if wins else None)


REASONS = {
    "points": (
        "wins the game with 10 victory points!",
        "gewinnt die Partie mit 10 Siegpunkten!",
        "mając 10 punktów zwycięstwa!",
        ": 10 очков победы!",
    ),
    "polis": (
        "wins the game with all four Polis stations and 7 victory points!",
        "gewinnt die Partie mit allen vier Polis-Stationen und 7 Siegpunkten!",
        "mając wszystkie cztery stacje Polis i 7 punktów zwycięstwa!",
        ": все четыре станции Полиса и 7 очков победы!",
    ),
    "both": (
        "wins the game with 11 victory points and all four Polis stations!",
        "gewinnt die Partie mit 11 Siegpunkten und allen vier Polis-Stationen!",
        "mając 11 punktów zwycięstwa i wszystkie cztery stacje Polis!",
        ": 11 очков победы и все четыре станции Полиса!",
    ),
}


def won_by(reason: str) -> Game:
    """Returns a game in which the Reich is about to win by one condition or by both."""
    wins: dict[str, dict[str, Any]] = {
        "points": reich(10),
        "polis": seat("reich", "khan", stations=[*SIX[:3], *POLIS]),
        "both": seat("reich", "khan", stations=[*SIX[:3], *POLIS], completed=MISSIONS[:4]),
    }
    return last_hero_turn(wins[reason])


@pytest.mark.parametrize("reason", REASONS)
def test_B_ER_04_the_reason_of_a_victory_is_told_in_every_language(reason: str) -> None:
    """B-ER-02, B-ER-04: seven points and Polis do not win by points."""
    game = won_by(reason)
    won = game.rules.tell(game.answer(1, "pass")[-1], None)
    assert (won.event, won.fields["reason"], won.fields["others"]) == ("game_won", reason, 0)
    assert game.result is not None and (game.result.reason, game.result.others) == (reason, 0)
    for language, end in zip(LANGUAGES, REASONS[reason], strict=True):
        assert plain(sayer(language, "board").event(won, cast_of(game))).endswith(end)


TIED = {
    "order": (0, {}, 0, "the winner sits nearest to the first player (Fourth Reich), clockwise."),
    "order from another seat": (1, {}, 1, "the winner sits nearest to the first player (Red Line), clockwise."),
    "points": (1, {"tie_break_by_points": "true"}, 0, "more victory points decided."),
    "polis": (1, {"tie_break_scope": "points_only"}, 0, "Polis goes before points."),
}


@pytest.mark.parametrize("tie", TIED)
def test_B_ER_05_the_log_says_why_a_tie_for_victory_was_decided_so(tie: str) -> None:
    """B-ER-05, Q-72, F-18"""
    first, options, wins, why = TIED[tie]
    rich = ["okhotny_ryad", "teatralnaya", "ploshchad_revolyutsii", "lubyanka"]
    other = seat("red_line", "anna", stations=rich, completed=[*MISSIONS[4:], "mi_foothold", "mi_big_game"])
    mine = seat("reich", "khan", stations=[*SIX[:3], *POLIS]) if tie == "polis" else reich(10)
    last = 1 - first
    game = lay(mine, other, phase="hero_actions", turn=last, first=first, stage=2, gifts=1, options=options)
    game.answer(last, "stay")
    won = game.rules.tell(game.answer(last, "pass")[-1], None)
    fields = {"seat": wins, "others": 1, "tie": tie.split()[0], "first": first}
    assert {name: won.fields[name] for name in fields} == fields
    said = [plain(sayer(language, "board").event(won, cast_of(game))) for language in LANGUAGES]
    assert said[0].endswith(f"One other player had met a condition for victory too; {why}")
    assert all(len(sentence.split("; ")) == 2 and sentence.endswith(".") for sentence in said[1:])


def test_B_ER_04_the_four_must_be_in_one_hand() -> None:
    game = round_ends(
        seat("reich", "khan", stations=[*SIX[:3], *POLIS[:3]]),
        seat("red_line", "anna", stations=["okhotny_ryad", "teatralnaya", "lubyanka", POLIS[3]]),
    )
    assert winner(game) is None


@pytest.mark.parametrize(("first", "wins"), [(0, 0), (1, 1), (2, 0)])
def test_B_ER_05_of_several_the_nearest_to_the_first_player_wins(first: int, wins: int) -> None:
    """B-ER-05, Q-72: counted clockwise, the first player having distance 0; points do not matter."""
    bauman = seat("bauman", "hunter", stations=BAUMAN, completed=["mi_foothold", "mi_council_seat", "mi_big_game"])
    game = round_ends(reich(12), bauman, RED_LINE, first=first)
    assert [view.points for view in table(game).seats] == [12, 10, 3]
    assert winner(game) == wins


@pytest.mark.parametrize(
    ("scope", "first", "wins"),
    [("any_condition", 0, 0), ("any_condition", 1, 1), ("points_only", 0, 0), ("points_only", 1, 0)],
)
def test_F_18_points_against_polis(scope: str, first: int, wins: int) -> None:
    """F-18, Q-73: seat 0 qualifies by Polis alone, seat 1 by points alone."""
    game = round_ends(
        seat("reich", "khan", stations=[*SIX[:3], *POLIS]),
        seat("bauman", "hunter", stations=BAUMAN, completed=MISSIONS[:3]),
        options={"tie_break_scope": scope},
        first=first,
    )
    assert winner(game) == wins


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_F_18_every_edition_breaks_ties_of_any_condition(edition: str) -> None:
    game = round_ends(
        seat("reich", "khan", stations=[*SIX[:3], *POLIS]),
        seat("bauman", "hunter", stations=BAUMAN, completed=MISSIONS[:3]),
        edition=edition,
        first=1,
    )
    assert winner(game) == 1


def last_hero_turn(first: dict[str, Any], **more: Any) -> Game:
    """Returns a game in which the last hero of the round has moved and is about to act."""
    game = lay(first, RED_LINE, phase="hero_actions", turn=1, **{"stage": 2, "gifts": 1, **more})
    game.answer(1, "stay")
    return game


def test_B_ER_01_the_victory_check_comes_first_in_the_last_phase() -> None:
    """B-ER-01: before either marker moves."""
    game = last_hero_turn(reich(10), space=4)
    assert game.prompt is not None  # ten points, and the round is still played
    told = [game.rules.tell(event, None) for event in game.answer(1, "pass")]
    assert [t.event for t in told] == ["phase_began", "game_won"]
    assert told[1].fields == {"seat": 0, "points": 10, "reason": "points", "others": 0}
    assert (table(game).first, table(game).space, table(game).round) == (0, 4, 2)
    assert game.prompt is None


def test_B_ER_06_markers_move_then_the_stage_then_the_new_round() -> None:
    """B-ER-06: the draw of stage II finds both markers moved, the round's number not yet."""
    game = last_hero_turn(reich(6), stage=1, gifts=0, space=4)
    told = [game.rules.tell(event, None).event for event in game.answer(1, "pass")]
    assert told[:2] == ["phase_began", "stage_began"]
    assert (table(game).first, table(game).space, table(game).round) == (1, 5, 2)
    while table(game).round == 2:
        assert game.prompt is not None
        assert game.prompt.name == "choose_equipment_to_keep"
        game.answer(game.prompt.seat, offered(game)[0])
    assert table(game).phase == "events"


@pytest.mark.parametrize(("seats", "first", "following"), [(2, 0, 1), (2, 1, 0), (4, 2, 3), (4, 3, 0)])
def test_B_ER_06_the_first_player_marker_goes_to_the_left(seats: int, first: int, following: int) -> None:
    players = [seat("reich", "khan"), RED_LINE, seat("bauman", "hunter"), seat("bandits", "sasha")]
    game = lay(*players[:seats], phase="end_of_round", first=first)
    assert table(game).first == following


@pytest.mark.parametrize(("space", "following"), [(0, 1), (1, 2), (5, 6), (8, 9), (9, 1)])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_ER_07_the_round_marker_goes_round_and_never_back_to_the_start(
    edition: str, space: int, following: int
) -> None:
    game = lay(seat("reich", "khan"), RED_LINE, phase="end_of_round", space=space, edition=edition)
    assert table(game).space == following


# Invariants over whole games


def play(seed: int, edition: str) -> Iterator[Game]:
    """Yields a random game, seen before every answer and once after its end."""
    chooser = Random(seed)
    game = Game.new(board(edition), 3, Chance(seed=seed))
    while game.prompt is not None:
        yield game
        game.answer(game.prompt.seat, chooser.choice(offered(game)))
    yield game


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_INV_01_points_are_stations_and_completed_missions(edition: str) -> None:
    for game in play(7, edition):
        view = game.view(None)
        for number, player in enumerate(view.seats):
            stations = sum(owner == number for owner in view.owners.values())
            assert player.points == stations + len(player.completed)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_INV_10_the_game_ends_only_at_the_victory_check(edition: str) -> None:
    for game in play(8, edition):
        view = table(game)
        if game.prompt is not None:
            assert view.winner is None
            assert game.result is None
    assert view.phase == "end_of_round"
    assert view.winner is not None
    best = view.seats[view.winner]
    polis = all(view.owners.get(station) == view.winner for station in POLIS)
    assert best.points >= best.needed_points or polis


# What each question is, in the words of the specification's decision catalogue (section 22).
DECISIONS = {
    "choose_faction": "D-02",
    "choose_hero": "D-04",
    "choose_home_for_hero": "D-05",
    "choose_polis_production": "D-07",
    "choose_endangered_station": "D-08",
    "choose_defender_in_the_dark": "D-08",
    "choose_law_to_propose": "D-10",
    "choose_vote": "D-11",
    "choose_army_to_keep": "D-12",
    "choose_recruits": "D-13",
    "choose_army_action": "D-14",
    "offer_scouted_card": "D-16",
    "choose_defence": "D-17",
    "choose_combat_card": "D-18",
    "choose_capture": "D-19",
    "choose_spoils": "D-20, D-21, D-22",
    "choose_home": "D-23",
    "choose_station_to_claim": "D-24",
    "choose_move": "D-25",
    "choose_hero_action": "D-26",
    "offer_renewal": "D-27",
    "choose_purchase": "D-28",
    "choose_excess_equipment": "D-29, D-34",
    "choose_mission_to_keep": "D-30",
    "choose_exchange": "D-31, D-44",
    "choose_exchange_amount": "D-31, D-44",
    "choose_equipment_to_keep": "D-33, D-48",
    "choose_mission_to_complete": "D-35",
    "offer_abilities": "D-36, D-37",
    "offer_payment": "D-40",
    "choose_threat_to_fight": "D-41",
    "offer_trigger": "D-10, D-41, D-42",
    "choose_other_combat_card": "D-43",
    "choose_victim": "D-45",
    "choose_token_to_steal": "D-45",
    "choose_piece": "D-46",
    "choose_sign": "D-46",
    "choose_token": "D-15, D-47",
    "choose_token_to_give": "D-47",
    "choose_station_for_hero": "D-49",
}


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_INV_09_every_question_is_a_known_decision_with_an_option(edition: str) -> None:
    for game in play(9, edition):
        if game.prompt is not None:
            assert game.prompt.name in DECISIONS
            assert len(set(offered(game))) == len(offered(game)) > 0


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_INV_09_the_same_seed_and_answers_give_the_same_game(edition: str) -> None:
    *_, game = play(10, edition)
    again = Game.new(board(edition), 3, Chance(seed=10))
    other = Game.new(board(edition), 3, Chance(seed=11))
    for number, choice in game.answers:
        again.answer(number, choice.id)
    assert game.rules.digest(again.state) == game.rules.digest(game.state)
    assert game.rules.digest(other.state) != game.rules.digest(Game.new(board(edition), 3, Chance(seed=10)).state)
