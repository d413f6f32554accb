"""The round: five phases, turn order, markers, and cards that beat the rulebook (B-RD-01..06, Q-95)."""

from __future__ import annotations

import pytest

from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.problem import BadScenario
from tests.board.table import ALL_EDITIONS, answer, board, lay, offered, refusal, seat

QUIET = ("pass", "stay", "vote_against", "recruit 0")
TURNS = ("choose_vote", "choose_recruits", "choose_army_action", "choose_move", "choose_equipment_to_keep")
SOME = {"pig": 1, "ammo": 1}
SIX_STATIONS = ["begovaya", "ulitsa_1905_goda", "barrikadnaya", "dinamo", "aeroport", "mayakovskaya"]


def step(game: Game) -> None:
    """Does as little as possible at one question."""
    assert game.prompt is not None
    quiet = [choice for choice in QUIET if choice in offered(game)]
    game.answer(game.prompt.seat, quiet[0] if quiet else game.prompt.options[0])


def asked_in_round(game: Game) -> list[tuple[str, int]]:
    """Plays a round quietly; returns phase and seat of every question that opens a player's part."""
    asked = []
    this_round = game.view(None).round
    while game.prompt is not None and game.view(None).round == this_round:
        if game.prompt.name in TURNS:
            asked.append((game.view(None).phase, game.prompt.seat))
        step(game)
    return asked


def busy_round(edition: str, first: int) -> Game:
    """Lays out a position: three players who are asked in every phase: a vote, recruiting, both actions, and gifts as stage II begins."""
    return lay(
        seat("1905", "khan", tokens=SOME, stations=SIX_STATIONS),
        seat("reich", "hunter", tokens=SOME),
        seat("arbat", "artyom", tokens=SOME),
        edition=edition,
        phase="events",
        space=2,
        first=first,
    )


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_RD_01_five_phases_in_fixed_order(edition: str) -> None:
    phases = [phase for phase, _ in asked_in_round(busy_round(edition, 0))]
    order = ["events", "mobilisation", "army_actions", "hero_actions", "end_of_round"]
    assert phases == [phase for phase in order for _ in range(3)]


def test_B_RD_01_each_of_the_five_phases_is_told_as_it_begins() -> None:
    """From the hero phase of one round to the hero phase of the next."""
    game = lay(seat("reich", "khan"), seat("red_line", "hunter"), phase="hero_actions", turn=0)
    told: list[str | int] = []
    while game.view(None).round == 2 or game.view(None).phase != "hero_actions":
        assert game.prompt is not None
        quiet = next(choice for choice in QUIET if choice in offered(game))
        for event in game.answer(game.prompt.seat, quiet):
            shown = game.rules.tell(event, None)
            if shown.event == "phase_began":
                told.append(shown.fields["phase"])
    assert told == ["end_of_round", "events", "mobilisation", "army_actions", "hero_actions"]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("first", range(3))
def test_B_RD_02_players_act_clockwise_from_the_first_player(edition: str, first: int) -> None:
    """B-RD-02, B-RD-03: one after another, and every phase starts again with the first player."""
    asked = asked_in_round(busy_round(edition, first))
    clockwise = [(first + i) % 3 for i in range(3)]
    for phase in ("events", "mobilisation", "army_actions", "hero_actions"):
        assert [who for where, who in asked if where == phase] == clockwise


def test_B_RD_03_a_phase_ends_when_the_last_player_is_done() -> None:
    game = busy_round("en2012", 1)
    while game.view(None).phase != "army_actions":
        step(game)
    for who in (1, 2, 0):
        assert game.prompt is not None and game.prompt.seat == who
        assert game.view(None).phase == "army_actions"
        assert game.view(None).turn == who
        answer(game, f"{who} obtain", f"{who} take pig")
    assert game.view(None).phase == "hero_actions"
    assert game.view(None).turn == 1


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("first", range(3))
def test_B_RD_04_the_marker_goes_to_the_left_at_the_end_of_the_round(edition: str, first: int) -> None:
    game = busy_round(edition, first)
    asked = asked_in_round(game)
    left = (first + 1) % 3
    assert game.view(None).first == left
    assert next(who for phase, who in asked if phase == "end_of_round") == left, "gifts start with the new first player"
    following = asked_in_round(game)
    assert next(who for phase, who in following if phase == "army_actions") == left


def test_B_RD_04_the_first_player_stays_first_for_the_whole_round() -> None:
    game = busy_round("en2012", 1)
    while game.view(None).phase != "end_of_round":
        assert game.view(None).first == 1
        step(game)
    assert game.view(None).first == 2


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_RD_04_F_25_both_markers_move_on_and_never_back_to_start(edition: str) -> None:
    """Arrows, the clock's hands, or arrows and laps: the marker walks 0, 1, ..., 9, 1, ... in every edition."""
    game = Game.new(board(edition, first_player="0"), 2, Chance(seed=3))
    while game.view(None).phase == "setup":
        step(game)
    walked: list[tuple[int, int, int]] = []
    while len(walked) < 13:
        view = game.view(None)
        walked.append((view.round, view.space, view.first))
        while game.view(None).round == view.round:
            step(game)
    spaces = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3]
    assert walked == [(i + 1, space, i % 2) for i, space in enumerate(spaces)]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("space", "pig", "mushroom", "ammo", "event"),
    [
        (0, 2, 2, 2, ""),
        (1, 1, 1, 0, ""),
        (2, 0, 0, 1, "law"),
        (3, 0, 0, 0, "threat"),
        (4, 0, 1, 1, ""),
        (5, 1, 0, 0, "law"),
        (6, 0, 0, 0, "threat"),
        (7, 1, 0, 1, ""),
        (8, 0, 1, 0, "law"),
        (9, 0, 0, 0, "threat"),
    ],
)
def test_B_CO_15_the_round_track(edition: str, space: int, pig: int, mushroom: int, ammo: int, event: str) -> None:
    """Two players with their home stations, one of each kind: what a space brings them."""
    game = lay(seat("reich", "khan"), seat("red_line", "hunter"), edition=edition, phase="events", space=space)
    assert game.prompt is not None
    first_question = {"law": "choose_vote", "threat": "choose_endangered_station"}.get(event)
    assert (game.prompt.name == first_question) == bool(event)
    assert (game.view(None).phase == "events") == bool(event)
    for player in game.view(None).seats:
        assert (player.tokens.pig, player.tokens.mushroom, player.tokens.ammo) == (pig, mushroom, ammo)


# Tracks


def test_B_RD_05_victory_points_are_corrected_at_once() -> None:
    """The victim of a capture is asked for a refill while the table already shows 4 points against 2."""
    game = lay(
        seat("reich", "khan", army=8, tokens={"mushroom": 1}),
        seat("red_line", "hunter", army=1),
        turn=0,
        combat=["cc_assault", "cc_regroup", "cc_flanking", "cc_ambush", "cc_evasion", "cc_counterattack"],
    )
    answer(game, "0 attack teatralnaya", "0 play cc_assault", "1 play cc_regroup", "0 capture")
    assert game.prompt is not None and game.prompt.name == "choose_station_to_claim"
    assert [player.points for player in game.view(None).seats] == [4, 2]
    answer(game, "1 claim lubyanka")
    assert [player.points for player in game.view(None).seats] == [4, 3]


def test_B_RD_05_army_strength_is_corrected_at_once() -> None:
    game = lay(
        seat("reich", "khan", army=3, tokens=SOME),
        seat("1905", "hunter"),
        phase="mobilisation",
        threats=["th1_blind_crawlers"],
    )
    answer(game, "0 recruit 1")
    assert game.view(None).seats[0].army == 4
    while game.view(None).phase == "mobilisation":
        step(game)
    answer(game, "0 attack tsvetnoy_bulvar")
    assert game.view(None).seats[0].army == 3, "4 against 5 was lost"


# Cards that beat the rulebook


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_RD_06_Q_95_F_19_a_hero_card_may_change_the_limit_in_every_edition(edition: str) -> None:
    """Two equipment cards in stage I says the book, Miller's card says three; only the Polish book gives cards precedence."""
    three = ["eq_akm", "eq_svd", "eq_rpk"]
    game = lay(seat("reich", "miller", equipment=three), seat("1905", "anna"), edition=edition)
    assert game.view(None).seats[0].equipment == three
    with pytest.raises(BadScenario):
        lay(seat("reich", "khan", equipment=three), seat("1905", "anna"), edition=edition)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_RD_06_Q_95_a_faction_card_may_change_the_points_needed(edition: str) -> None:
    """The Polish rulebook asks everybody for ten points; the Red Line's card asks for nine."""
    red_zone = [
        "krasnye_vorota", "chistye_prudy", "sretensky_bulvar", "turgenevskaya", "lubyanka", "kuznetsky_most",
        "okhotny_ryad", "teatralnaya", "ploshchad_revolyutsii",
    ]  # fmt: skip
    red = lay(seat("red_line", "khan", stations=red_zone), seat("reich", "anna"), edition=edition, phase="end_of_round")
    assert red.result is not None and red.result.winner == 0
    reich = lay(
        seat("reich", "khan", stations=[*red_zone[:6], "pushkinskaya", "tverskaya", "chekhovskaya"]),
        seat("red_line", "anna", stations=red_zone[6:]),
        edition=edition,
        phase="end_of_round",
    )
    assert reich.result is None


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_RD_06_Q_95_a_hero_card_may_bring_an_action_of_its_own(edition: str) -> None:
    """Only the English list of actions has the ability; Sasha's card gives it to her everywhere."""
    game = lay(seat("reich", "sasha"), seat("1905", "anna"), edition=edition, phase="hero_actions", turn=0)
    answer(game, "0 stay", "0 use_ability", "0 take mushroom")
    assert game.view(None).seats[0].tokens.mushroom == 1
    other = lay(
        seat("reich", "khan", hero_at="trubnaya"), seat("1905", "anna"), edition=edition, phase="hero_actions", turn=0
    )
    answer(other, "0 stay")
    assert "B-HA-03" in refusal(other, "0 use_ability").rules
