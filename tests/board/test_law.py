"""Phase 1: laws and the vote (B-EV-16..23, Q-14, Q-15, Q-98), and what each of the seven laws does."""

from __future__ import annotations

from typing import Any

import pytest

from metro2033.games.board.rules.capture import lose_station
from metro2033.kernel.game import Game
from tests.board.table import ALL_EDITIONS, answer, lay, offered, refusal, seat
from tests.board.turns import ROUND_TABLES, clockwise, everybody, seats_asked, tokens, told

VOTE = 8  # a space of the track that shows mushrooms and a law
SIX = ["pushkinskaya", "tverskaya", "chekhovskaya", "trubnaya", "rizhskaya", "dostoevskaya"]


def in_council(*seats: dict[str, Any], law: str = "", laws: tuple[str, ...] = ("law_curfew",), **more: Any) -> Game:
    """Lays out a position: a vote is due on the first of the laws."""
    return lay(*seats, phase="events", space=VOTE, law=law, laws=list(laws), **more)


def known_laws(game: Game, viewer: int | None = None) -> dict[str, int]:
    """Returns the laws whose place in the deck a viewer knows; 0 is the bottom."""
    known: dict[str, int] = game.view(viewer).decks.known_laws
    return known


# The vote


def test_B_EV_16_the_top_law_is_revealed_to_everybody() -> None:
    game = in_council(*everybody(2), laws=("law_barricades", "law_curfew"))
    for viewer in (0, 1, None):
        assert game.view(viewer).vote.law == "law_barricades"
    assert game.view(None).decks.laws == 6
    assert game.view(None).law is None


@pytest.mark.parametrize(("seats", "first"), ROUND_TABLES)
def test_B_EV_17_everybody_votes_in_turn_order(seats: int, first: int) -> None:
    game = in_council(*everybody(seats), first=first)
    if seats == 6:
        game.answer(5, "pass")  # the Confederation of 1905 does not look
    assert seats_asked(game, "choose_vote") == clockwise(seats, first)
    assert game.view(None).law == "law_curfew"


def test_B_EV_17_a_vote_weighs_as_much_as_the_stations_controlled() -> None:
    """B-EV-17: completed missions are points but no votes."""
    reich = seat("reich", "khan", stations=SIX, completed=["mi_march"])
    game = in_council(reich, seat("red_line", "anna"))
    game.answer(0, "vote_for")
    vote = game.view(None).vote
    assert (vote.sides, vote.weights) == (["for", None], [6, 0])


def test_B_EV_18_nobody_abstains_or_splits_votes() -> None:
    game = in_council(*everybody(2))
    assert offered(game) == ["vote_for", "vote_against"]
    assert "B-EV-18" in refusal(game, "0 pass").rules


def test_B_EV_19_a_law_with_more_votes_is_in_force_at_once() -> None:
    """B-EV-19, Q-108: the first soldier is cheaper in this very round."""
    table = everybody(2, tokens={"ammo": 2})
    game = in_council(*table, laws=("law_call_up",))
    answer(game, "0 vote_for", "1 vote_for")
    assert game.view(None).law == "law_call_up"
    assert (game.view(None).phase, offered(game)) == ("mobilisation", ["recruit 0", "recruit 1"])


def test_B_EV_20_a_new_law_puts_the_old_one_under_the_deck() -> None:
    game = in_council(*everybody(2), law="law_barricades")
    answer(game, "0 vote_for", "1 vote_for")
    view = game.view(None)
    assert (view.law, view.decks.laws) == ("law_curfew", 6)
    assert known_laws(game) == {"law_barricades": 0}


@pytest.mark.parametrize("stations", [3, 4], ids=["tie", "majority against"])
def test_B_EV_21_a_law_without_a_majority_goes_under_the_deck(stations: int) -> None:
    """B-EV-21: the older law stays in force."""
    against = seat("reich", "khan", stations=SIX[:stations])
    game = in_council(seat("red_line", "anna"), against, law="law_barricades")
    answer(game, "0 vote_for", "1 vote_against")
    view = game.view(None)
    assert (view.law, view.decks.laws) == ("law_barricades", 6)
    assert known_laws(game) == {"law_curfew": 0}


# The Confederation of 1905

CONFEDERATION = (seat("red_line", "anna"), seat("1905", "khan"), seat("reich", "hunter"))


def test_B_EV_22_the_confederation_looks_at_two_laws_in_secret() -> None:
    """B-EV-22, Q-15, B-HI-04: before the reveal; the others learn that it looked and nothing more."""
    game = in_council(*CONFEDERATION, laws=("law_curfew", "law_council", "law_taxation"))
    assert (game.view(None).vote, game.view(None).prompt.seat) == (None, 1)
    for event in told(game, "1 use_ability", reader=0):
        assert not {"law_curfew", "law_council"} & set(event.fields.values())
    assert game.view(1).drawn == ["law_curfew", "law_council"]
    assert game.view(1).prompt.options == ["propose law_curfew", "propose law_council"]
    for viewer in (0, 2, None):
        assert (game.view(viewer).drawn, game.view(viewer).prompt.options) == (None, None)


def test_B_EV_22_the_law_it_proposes_is_voted_on_and_the_other_buried() -> None:
    game = in_council(*CONFEDERATION, laws=("law_curfew", "law_council", "law_taxation"))
    answer(game, "1 use_ability", "1 propose law_council")
    assert [game.view(viewer).vote.law for viewer in (0, 1, 2, None)] == ["law_council"] * 4
    assert known_laws(game, viewer=1) == {"law_curfew": 0}
    assert [known_laws(game, viewer) for viewer in (0, 2, None)] == [{}, {}, {}]


def test_Q_15_a_rejected_law_ends_below_the_one_that_was_not_proposed() -> None:
    game = in_council(*CONFEDERATION, laws=("law_curfew", "law_council"))
    answer(game, "1 use_ability", "1 propose law_council", "0 vote_against", "1 vote_against", "2 vote_against")
    assert known_laws(game, viewer=1) == {"law_council": 0, "law_curfew": 1}
    assert known_laws(game, viewer=0) == {"law_council": 0}


def test_Q_15_who_does_not_look_leaves_the_top_law() -> None:
    game = in_council(*CONFEDERATION, laws=("law_curfew", "law_council"))
    answer(game, "1 pass")
    assert game.view(None).vote.law == "law_curfew"
    assert known_laws(game, viewer=1) == {}


def test_Q_15_without_the_confederation_nobody_looks() -> None:
    game = in_council(*CONFEDERATION[::2])
    assert game.prompt is not None and game.prompt.name == "choose_vote"


def test_B_EV_23_the_confederation_has_three_extra_votes() -> None:
    game = in_council(*CONFEDERATION)
    answer(game, "1 pass", "0 vote_for", "1 vote_against", "2 vote_for")
    assert game.view(None).law is None, "six votes against six"
    game = in_council(*CONFEDERATION)
    answer(game, "1 pass", "0 vote_for", "1 vote_against")
    assert game.view(None).vote.weights == [3, 6, 0]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_F_11_the_look_can_be_switched_off_in_every_edition(edition: str) -> None:
    """By the card everywhere; with the flag off the vote begins at once."""
    questions = [
        in_council(*CONFEDERATION, edition=edition, options={"conf_1905_law_peek": flag}).view(None).prompt.name
        for flag in ("true", "false")
    ]
    assert questions == ["offer_trigger", "choose_vote"]
    assert in_council(*CONFEDERATION, edition=edition).view(None).prompt.name == "offer_trigger"


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_F_12_the_extra_votes_are_three_in_every_edition_and_can_be_changed(edition: str) -> None:
    for options, votes in (({}, 6), ({"conf_1905_extra_votes": "0"}, 3), ({"conf_1905_extra_votes": "5"}, 8)):
        game = in_council(*CONFEDERATION, edition=edition, options=options)
        assert [found.votes for found in game.view(None).seats] == [3, votes, 3]


# Other votes


def test_Q_08_a_player_without_stations_votes_with_his_bonuses_alone() -> None:
    """Q-08: no vote for the Reich, three for the Confederation of 1905."""
    game = in_council(seat("red_line", "anna"), seat("1905", "khan"), seat("reich", "hunter"))
    game.answer(1, "pass")
    for station in [*SIX[:3], "begovaya", "ulitsa_1905_goda", "barrikadnaya"]:
        lose_station(game.state, game.state.catalog.station_number[station])
    game.answer(0, "vote_for")
    game.answer(1, "vote_against")
    assert game.view(None).vote.weights == [3, 3, 0]
    assert (game.view(None).prompt.seat, offered(game)) == (2, ["vote_for", "vote_against"])
    events = told(game, "2 vote_for")
    assert [event.event for event in events if event.event.startswith("law_")] == ["law_rejected"]


def test_Q_98_the_weight_is_fixed_when_the_vote_is_cast() -> None:
    """A station lost afterwards is still counted; who has voted is not asked again."""
    game = in_council(seat("reich", "khan", stations=SIX[:4]), seat("red_line", "anna"))
    game.answer(0, "vote_for")
    lose_station(game.state, game.state.catalog.station_number["trubnaya"])
    assert game.view(None).vote.weights[0] == 4
    assert refusal(game, "0 vote_against").key == "choice-not-asked"
    game.answer(1, "vote_against")
    assert game.view(None).law == "law_curfew"


@pytest.mark.parametrize(("radios", "law", "votes"), [(0, "", 3), (1, "", 5), (2, "", 7), (1, "law_council", 5)])
def test_Q_98_each_field_radio_adds_two_votes(radios: int, law: str, votes: int) -> None:
    """A card of the Polish deck; it adds to the three votes of the Council of equals too."""
    reich = seat("reich", "khan", equipment=["eq_radio"] * radios, completed=["mi_march"])
    game = in_council(reich, seat("red_line", "anna"), edition="pl2015", law=law)
    if law:
        game.answer(1, "take pig")
    game.answer(0, "vote_for")
    assert game.view(None).vote.weights[0] == votes


def test_Q_98_a_seat_in_the_council_adds_four_votes_to_the_side_already_taken() -> None:
    """Q-98, B-MI-05: in the window after the last vote, by discarding the card; 6 for, 3 + 4 against."""
    game = in_council(seat("reich", "khan", stations=SIX), seat("red_line", "anna", missions=["mi_council_seat"]))
    answer(game, "0 vote_for")
    game.answer(1, "vote_against")
    assert (game.view(None).window, offered(game)) == ("vote", ["pass", "use mi_council_seat"])
    names = [(event.event, event.fields.get("opposed")) for event in told(game, "1 use mi_council_seat")]
    assert ("law_rejected", 7) in names
    assert game.view(None).seats[1].mission_count == 0
    assert game.view(None).decks.mission_discard == ["mi_council_seat"]


def test_Q_98_a_completed_seat_in_the_council_costs_one_ammo() -> None:
    """B-MI-06: without the ammo it is not offered."""
    for ammo, law in ((1, "law_curfew"), (0, None)):
        holder = seat("red_line", "anna", completed=["mi_council_seat"], tokens={"ammo": ammo})
        game = in_council(holder, seat("reich", "khan", stations=SIX))
        answer(game, "0 vote_for", "1 vote_against", *(["0 use mi_council_seat"] if ammo else []))
        assert (game.view(None).law, tokens(game, 0)[2]) == (law, 0)
        assert game.view(None).seats[0].completed == ["mi_council_seat"]


def test_Q_98_in_the_window_everybody_is_asked_until_all_pass_in_a_row() -> None:
    """Q-102: votes added by one player give another the chance to answer."""
    game = in_council(
        seat("reich", "khan", missions=["mi_march"]), seat("red_line", "anna", missions=["mi_council_seat"])
    )
    game.answer(0, "vote_for")
    game.answer(1, "vote_against")
    game.answer(0, "pass")
    game.answer(1, "use mi_council_seat")
    assert game.prompt is not None and (game.prompt.name, game.prompt.seat) == ("offer_abilities", 0)


# The seven laws


def test_law_taxation_gives_everybody_a_resource_of_choice() -> None:
    """Q-04: at the start of the events phase, before production."""
    game = lay(*everybody(2), phase="events", space=3, law="law_taxation")
    assert offered(game) == ["take pig", "take mushroom", "take ammo"]
    answer(game, "0 take pig", "1 take ammo")
    assert [tokens(game, 0), tokens(game, 1)] == [(1, 0, 0), (0, 0, 1)]
    assert game.view(None).dark is not None


def test_Q_14_a_law_just_passed_does_nothing_at_the_start_of_this_phase() -> None:
    """Q-14: Taxation pays from the next events phase on."""
    game = in_council(*everybody(2), laws=("law_taxation",))
    answer(game, "0 vote_for", "1 vote_for")
    assert (game.view(None).law, tokens(game, 0)) == ("law_taxation", (0, 1, 0))
    assert game.view(None).phase != "events"
    game = lay(*everybody(2), phase="end_of_round", space=VOTE, law="law_taxation")
    assert game.prompt is not None and game.prompt.name == "choose_token"


def test_law_call_up_makes_each_players_first_soldier_cheaper() -> None:
    """Q-108: the first of each player and turn costs 1 ammo, the next 1 ammo and 1 pig."""
    game = lay(*everybody(2, tokens={"ammo": 3, "pig": 1}), phase="mobilisation", law="law_call_up")
    assert offered(game) == ["recruit 0", "recruit 1", "recruit 2"]
    answer(game, "0 recruit 1", "1 recruit 2")
    assert [tokens(game, 0), tokens(game, 1)] == [(1, 0, 2), (0, 0, 1)]
    assert [found.army for found in game.view(None).seats] == [3, 4]


def test_law_barricades_strengthens_whoever_defends_a_station_against_a_player() -> None:
    """The owner's army gets +1, the attacker nothing."""
    game = lay(seat("red_line", "khan", army=4), seat("reich", "anna", army=4), law="law_barricades")
    game.answer(0, "attack tverskaya")
    battle = game.view(None).battle
    assert (battle.attacker.total, battle.defender.total) == (4, 5)
    assert ("law_barricades", 1) in battle.defender.terms


def test_law_barricades_strengthens_a_hero_who_defends_a_station() -> None:
    """B-CB-13: Anna's 3 and the law's 1."""
    reich = seat("reich", "anna", hero_at="tverskaya")
    game = lay(seat("red_line", "khan", army=4), reich, law="law_barricades")
    answer(game, "0 attack tverskaya", "1 with_hero")
    assert game.view(None).battle.defender.total == 4


def test_law_barricades_does_not_help_a_hero_who_is_attacked() -> None:
    """No station is defended then."""
    hero = seat("reich", "anna", hero_at="lubyanka")
    game = lay(seat("red_line", "khan", army=4), hero, law="law_barricades")
    game.answer(0, "attack hero_anna")
    assert game.view(None).battle.defender.total == 3


def test_law_barricades_does_not_help_against_threats() -> None:
    """B-EV-12: an army of 3 draws against a threat of 3."""
    game = lay(*everybody(2, army=3), phase="events", space=3, law="law_barricades", threats=["th1_feral_dogs"])
    events = told(answer(game, "0 defend tverskaya"), "1 defend teatralnaya")
    assert [event.event for event in events].count("battle_drawn") == 2


@pytest.mark.parametrize(("law", "legal"), [("law_settlement", True), ("", False)])
def test_law_settlement_makes_neutral_stations_cost_a_mushroom(law: str, legal: bool) -> None:
    """B-CP-02"""
    reich = seat("reich", "khan", army=5, tokens={"mushroom": 1})
    game = lay(reich, seat("red_line", "anna"), law=law, threats=["th1_looters"])
    game.answer(0, "attack tsvetnoy_bulvar")
    assert ("capture" in offered(game)) is legal
    if legal:
        game.answer(0, "capture")
        assert tokens(game, 0) == (0, 0, 1)
        assert game.view(None).owners["tsvetnoy_bulvar"] == 0


@pytest.mark.parametrize(("law", "legal"), [("law_open_market", True), ("", False)])
def test_law_open_market_makes_equipment_and_missions_cost_an_ammo(law: str, legal: bool) -> None:
    """B-HA-11, B-HA-16"""
    trader = seat("reich", "khan", hero_at="prospekt_mira_hansa", tokens={"ammo": 2})
    position: dict[str, Any] = {"phase": "hero_actions", "turn": 0, "law": law, "market": ["eq_akm", "eq_flag"]}
    game = lay(trader, seat("red_line", "anna"), **position)
    answer(game, "0 stay")
    assert ("receive_mission" in offered(game)) is legal
    if legal:
        answer(game, "0 buy_equipment", "0 pass", "0 buy eq_akm", "0 buy eq_flag")
        assert (game.view(None).seats[0].equipment, tokens(game, 0)) == (["eq_akm", "eq_flag"], (0, 0, 0))
        game = answer(lay(trader, seat("red_line", "anna"), **position), "0 stay", "0 receive_mission")
        assert tokens(game, 0) == (0, 0, 1)


def test_law_curfew_slows_every_hero_by_one() -> None:
    """B-HA-05: begovaya, ulitsa_1905_goda, barrikadnaya, and the third step is too far."""
    table = (seat("1905", "khan", hero_at="begovaya"), seat("reich", "artyom"))
    free, slow = (lay(*table, phase="hero_actions", turn=0, law=law) for law in ("", "law_curfew"))
    assert [found.speed for found in free.view(None).seats] == [3, 3]
    assert [found.speed for found in slow.view(None).seats] == [2, 2]
    assert "move pushkinskaya" in offered(free)
    assert "move barrikadnaya" in offered(slow)
    assert "B-HA-04" in refusal(slow, "0 move pushkinskaya").rules


def test_law_council_gives_every_faction_three_votes_and_its_bonuses() -> None:
    """In later votes: six stations or three, the base is 3."""
    table = (seat("reich", "khan", stations=SIX), seat("red_line", "anna"), seat("1905", "hunter"))
    game = in_council(*table, law="law_council")
    answer(game, "1 take pig", "2 take pig", "2 pass", "0 vote_for", "1 vote_against")
    assert game.view(None).vote.weights == [3, 3, 0]
    assert [found.votes for found in game.view(None).seats] == [3, 3, 6]


def test_law_council_does_not_count_in_the_vote_that_passes_it() -> None:
    game = in_council(seat("reich", "khan", stations=SIX), seat("red_line", "anna"), laws=("law_council",))
    game.answer(0, "vote_for")
    assert game.view(None).vote.weights[0] == 6


def test_law_council_gives_a_resource_to_whoever_has_the_fewest_points() -> None:
    """Q-113: all who are tied, in turn order."""
    table = everybody(3)
    table[0]["stations"] = SIX[:4]
    game = lay(*table, phase="events", space=3, law="law_council", first=2)
    assert seats_asked(game, "choose_token") == [2, 1]
    assert [tokens(game, number) for number in range(3)] == [(0, 0, 0), (1, 0, 0), (1, 0, 0)]


def test_Q_108_a_repealed_law_changes_no_price_any_more() -> None:
    """Prices are read when paid: Call-up falls in this round's vote, so the first soldier costs a pig again."""
    game = in_council(*everybody(2, tokens={"ammo": 1}), law="law_call_up")
    answer(game, "0 vote_for", "1 vote_for")
    assert game.prompt is not None and game.prompt.name != "choose_recruits"
