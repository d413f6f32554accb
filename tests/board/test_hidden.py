"""Hidden information: the knowledge of each seat and each spectator (B-HI-01..07, Q-93, INV-08).

The tests work in two ways. Two tables that differ only in facts hidden from a viewer must look the same to that viewer.
A table whose hidden cards are dealt again must look the same to the seat for which they were dealt.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from metro2033.games.board.rules.deck import SEEN_BY_ALL
from metro2033.games.board.view_types import BoardView
from metro2033.kernel.chance import Chance
from metro2033.kernel.event import Told
from metro2033.kernel.game import Game
from metro2033.kernel.playout import play_at_random
from tests.board.table import ALL_EDITIONS, answer, board, lay, offered, seat

EVERYBODY = (0, 1, 2, None)
MARKET = ["eq_akm", "eq_svd", "eq_rpk", "eq_flag"]
LAWS = [
    "law_taxation",
    "law_call_up",
    "law_barricades",
    "law_settlement",
    "law_open_market",
    "law_curfew",
    "law_council",
]


def heard(game: Game, text: str) -> list[list[Told]]:
    """Gives an answer; returns the events as seats 0, 1, 2 and a spectator read them."""
    number, _, choice = text.partition(" ")
    events = game.answer(int(number), choice)
    return [[game.rules.tell(event, viewer) for event in events] for viewer in EVERYBODY]


def told_to_all(game: Game, text: str) -> list[dict[str, Told]]:
    """Returns the same by the name of the event."""
    return [{told.event: told for told in events} for events in heard(game, text)]


def same_views(one: Game, other: Game, viewers: tuple[int | None, ...]) -> bool:
    return all(one.view(viewer) == other.view(viewer) for viewer in viewers)


def three(conf: dict[str, Any], reich: dict[str, Any], arbat: dict[str, Any], /, **position: Any) -> Game:
    """Returns a game of 1905 with Artyom, the Reich with Khan, and Arbat with Anna; only relevant details are given."""
    return lay(
        seat("1905", "artyom", **conf), seat("reich", "khan", **reich), seat("arbat", "anna", **arbat), **position
    )


# What is public and what is not, field by field


def without_secrets(view: BoardView) -> Any:
    """Returns a view without the parts that belong to one viewer; all the rest is public (B-HI-01)."""
    table = msgspec.to_builtins(view)
    del table["viewer"], table["drawn"]
    for player in table["seats"]:
        del player["missions"], player["scouted"]
    for part in ("mission_discard", "known_laws", "known_threats"):
        del table["decks"][part]
    if table["battle"]:
        sides = [table["battle"]["attacker"], table["battle"]["defender"]]
        both = all(side["has_chosen"] for side in sides)
        for side in sides:
            del side["hand"]
            if not both:
                del side["card"]
    if table["prompt"]:
        del table["prompt"]["options"]
    return table


def _knows(viewer: int | None, mask: int) -> bool:
    return mask == SEEN_BY_ALL if viewer is None else mask >> viewer & 1 == 1


def assert_only_own_secrets(game: Game, viewer: int | None) -> None:
    """Checks that private facts are shown in full to their owner and to nobody else.

    A scouted card that another player knew before is the exception.
    """
    view, everything = game.view(viewer), game.rules.describe(game.state)
    for player, known in zip(view.seats, everything.seats, strict=True):
        own = player.seat == viewer
        assert player.missions == (known.missions if own else [])
        knew = {game.state.catalog.card_ids[entry[1]] for entry in game.state.scouted if _knows(viewer, entry[3])}
        assert player.scouted == [card for card in known.scouted if own or card in knew]
        assert (player.mission_count, player.scouted_count) == (len(known.missions), len(known.scouted))
    if view.prompt is not None:
        assert (view.prompt.options is not None) == (view.prompt.seat == viewer)
    assert view.drawn is None or game.state.drawn_by == viewer
    if view.battle is not None:
        for side in (view.battle.attacker, view.battle.defender):
            assert side.hand is None or side.seat == viewer


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_HI_01_INV_08_views_differ_in_the_private_parts_only(edition: str) -> None:
    """Random play from the draft on: every other field is the same for all seats and spectators."""
    game = Game.new(board(edition), 3, Chance(seed=11))
    for seed in range(400):
        public = without_secrets(game.rules.describe(game.state))
        for viewer in EVERYBODY:
            assert without_secrets(game.view(viewer)) == public
            assert_only_own_secrets(game, viewer)
        play_at_random(game.state, seed, 3)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("claim", ["auto", "optional"])
def test_INV_08_a_view_does_not_change_when_the_hidden_cards_are_dealt_anew(edition: str, claim: str) -> None:
    game = Game.new(board(edition, mission_claim=claim), 3, Chance(seed=5))
    for seed in range(400):
        for viewer in range(3):
            dealt_anew = game.rules.determinise(game.state, viewer, seed)
            assert game.rules.view(dealt_anew, viewer) == game.view(viewer)
            assert game.rules.view(dealt_anew, None) == game.view(None)
        play_at_random(game.state, seed, 3)


# Being asked


def transcript(game: Game, viewer: int | None, *answers: str) -> list[Any]:
    """Returns everything that a viewer sees and hears while a game goes on.

    It covers every question, answered or passed, and every event.
    """
    found: list[Any] = [game.view(viewer)]
    left = list(answers)
    while left and (prompt := game.prompt) is not None:
        number, _, choice = left[0].partition(" ")
        options = [option.id for option in prompt.options]
        if int(number) == prompt.seat and choice in options:
            left.pop(0)
        else:
            choice = "pass" if "pass" in options else options[0]
            assert "pass" in options or len(options) == 1, f"{prompt.name} asks, {left[0]} does not fit"
        events = game.answer(prompt.seat, choice)
        found += [*(game.rules.tell(event, viewer) for event in events), game.view(viewer)]
    assert not left, f"nobody could answer {left}"
    return found


RAID = ["0 stay", "0 attack teatralnaya", "0 play cc_assault", "1 play cc_regroup", "0 capture", "1 claim lubyanka"]


def raid(*missions: str, edition: str = "en2012", **options: str) -> Game:
    """Returns a game in which Khan of the Reich is about to take a station of the Red Line.

    This goal stands on two missions.
    """
    return lay(
        seat("reich", "khan", hero_at="teatralnaya", tokens={"mushroom": 1}, missions=list(missions)),
        seat("red_line", "anna", army=1),
        edition=edition,
        options=options,
        phase="hero_actions",
        turn=0,
        combat=["cc_assault", "cc_regroup", "cc_flanking", "cc_ambush", "cc_evasion", "cc_counterattack"],
    )


MISSIONS = [card.id for card in board().cards()["mission"]]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("claim", ["auto", "optional"])
@pytest.mark.parametrize("viewer", [1, None])
def test_B_HI_02_Q_83_completing_a_mission_does_not_tell_the_one_that_stays(
    edition: str, claim: str, viewer: int | None
) -> None:
    """One man army is completed; whichever card lies beside it, even the other one with its goal, others see the same."""
    answers = [*RAID, "0 complete mi_one_man_army"]
    seen = [
        transcript(raid("mi_one_man_army", beside, edition=edition, mission_claim=claim), viewer, *answers)
        for beside in MISSIONS
        if beside != "mi_one_man_army"
    ]
    assert len(seen) == 17
    assert all(one == seen[0] for one in seen)
    assert any(isinstance(told, Told) and told.event == "mission_completed" for told in seen[0])


def test_B_HI_02_Q_83_a_seat_with_two_missions_is_asked_which_is_completed_even_if_it_can_be_only_one() -> None:
    for beside, options in (("mi_voice", 1), ("mi_night_raid", 2)):
        game = raid("mi_one_man_army", beside)
        transcript(game, 1, *RAID)
        assert game.prompt is not None and (game.prompt.seat, game.prompt.name) == (0, "choose_mission_to_complete")
        assert len(offered(game)) == options
    game = raid("mi_one_man_army")
    transcript(game, 1, *RAID)
    assert game.view(1).seats[0].completed == ["mi_one_man_army"]


def test_Q_83_F_22_nobody_is_asked_where_both_missions_are_completed() -> None:
    game = raid("mi_one_man_army", "mi_night_raid", simultaneous_duplicate_missions_forbidden="false")
    transcript(game, 1, *RAID)
    assert game.view(1).seats[0].completed == ["mi_one_man_army", "mi_night_raid"]


@pytest.mark.parametrize("beside", ["mi_voice", "mi_night_raid"])
def test_INV_08_Q_83_dealing_anew_keeps_the_question_and_not_the_cards(beside: str) -> None:
    """In every world the seat holds a mission with the goal that is met; in some it holds both, whatever the truth is."""
    game = raid("mi_one_man_army", beside)
    transcript(game, 1, *RAID)
    options: Counter[tuple[int, ...]] = Counter()
    for seed in range(300):
        world = game.rules.determinise(game.state, 1, seed)
        game.rules.check(world)
        assert game.rules.view(world, 1) == game.view(1)
        assert game.rules.unseen(world, 1) == game.rules.unseen(game.state, 1)
        options[tuple(sorted(world.options))] += 1
    both = next(codes for codes in options if len(codes) == 2)
    assert {(code,) for code in both} | {both} == set(options)
    assert options[both] < min(options[(code,)] for code in both)


def test_Q_83_a_capture_that_completes_a_mission_cannot_be_taken_back() -> None:
    """The question reveals that a mission is met, so the boundary lies before it."""
    game = raid("mi_one_man_army", "mi_voice")
    transcript(game, 1, *RAID[:-1])
    assert not game.may_undo(0)


def test_INV_08_Q_110_who_can_pay_for_a_goal_is_asked_whichever_mission_it_holds() -> None:
    """Hansa, two tokens of each kind: the payment of one goal could be made, by what everybody sees."""
    rich = {"hero_at": "barrikadnaya_hansa", "tokens": {"pig": 2, "mushroom": 2, "ammo": 2}}
    seen = [
        transcript(three({**rich, "missions": [mission]}, {}, {}, phase="hero_actions", turn=0), 1, "0 pass", "0 pass")
        for mission in MISSIONS
        if mission not in ("mi_full_stores", "mi_iron_fist")
    ]
    assert "offer_payment" in {view.prompt.name for view in seen[0] if isinstance(view, BoardView) and view.prompt}
    assert all(one == seen[0] for one in seen)


def test_INV_08_a_scout_is_asked_by_the_round_of_his_card_alone() -> None:
    owned = ["begovaya", "barrikadnaya", "aeroport"]
    seen = [
        transcript(three({"scouted": [threat], "stations": owned}, {}, {}, turn=0), 1, "0 attack dinamo")
        for threat in ("th1_rat_swarm", "th1_looters", "th1_cave_in")
    ]
    assert seen[0][-1].prompt.name == "offer_scouted_card"
    assert all(one == seen[0] for one in seen)


def test_B_HI_01_the_open_table() -> None:
    """Everything the rule lists, as a spectator sees it."""
    game = three(
        {"army": 4, "tokens": {"pig": 3, "ammo": 1}, "missions": ["mi_voice", "mi_march"], "scouted": ["th1_looters"]},
        {"equipment": ["eq_grenade"], "completed": ["mi_council_seat"], "sits_out": True},
        {"hero_at": "borovitskaya"},
        market=MARKET,
        law="law_curfew",
        turn=0,
    )
    view = game.view(None)
    conf, reich, arbat = view.seats
    assert (conf.faction, conf.hero, conf.army, conf.points) == ("faction_1905", "hero_artyom", 4, 3)
    assert (conf.tokens.pig, conf.tokens.mushroom, conf.tokens.ammo) == (3, 0, 1)
    assert (conf.mission_count, conf.scouted_count) == (2, 1)
    assert (reich.equipment, reich.completed, reich.sits_out, reich.points) == (
        ["eq_grenade"], ["mi_council_seat"], True, 4,
    )  # fmt: skip
    assert arbat.hero_at == "borovitskaya"
    assert view.owners["tverskaya"] == 1
    assert (view.market, view.law) == (MARKET, "law_curfew")
    decks = view.decks
    assert (decks.equipment, decks.missions, decks.laws, decks.threats) == (13, 15, 6, 17)


def test_B_HI_01_votes_are_public() -> None:
    game = three({}, {}, {}, phase="events", space=2, laws=["law_curfew"])
    answer(game, "0 pass", "0 vote_for")
    for viewer in EVERYBODY:
        vote = game.view(viewer).vote
        assert (vote.law, vote.sides) == ("law_curfew", ["for", None, None])
        assert vote.weights[0] == 6


def test_B_HI_01_choices_against_a_threat_from_the_dark_are_public() -> None:
    game = three({}, {}, {}, phase="events", space=3)
    answer(game, "0 defend begovaya", "0 with_hero", "1 defend tverskaya")
    for viewer in EVERYBODY:
        dark = game.view(viewer).dark
        assert dark.stations == ["begovaya", "tverskaya", None]
        assert dark.pieces[:2] == ["hero", "army"]
        assert dark.threat is None


def test_B_HI_01_the_threat_in_play_is_public() -> None:
    hero = {"hero_at": "trubnaya", "missions": ["mi_voice"]}
    game = three({}, hero, {}, phase="hero_actions", turn=1, threats=["th1_looters"])
    for choice in ("pass", "stay", "attack trubnaya"):
        game.answer(1, choice)
    assert {game.view(viewer).battle.threat for viewer in EVERYBODY} == {None}
    game.answer(1, "pass")
    assert {game.view(viewer).battle.threat for viewer in EVERYBODY} == {"th1_looters"}


def test_Q_93_resources_are_public() -> None:
    game = three({"tokens": {"pig": 5, "mushroom": 2, "ammo": 1}}, {}, {})
    for viewer in EVERYBODY:
        tokens = game.view(viewer).seats[0].tokens
        assert (tokens.pig, tokens.mushroom, tokens.ammo) == (5, 2, 1)


# Missions


def test_B_HI_02_unfinished_missions_are_known_to_their_owner_alone() -> None:
    one = three({}, {"missions": ["mi_voice"]}, {}, turn=0)
    other = three({}, {"missions": ["mi_march"]}, {}, turn=0)
    assert same_views(one, other, (0, 2, None))
    assert one.view(1).seats[1].missions == ["mi_voice"]
    assert {one.view(viewer).seats[1].mission_count for viewer in EVERYBODY} == {1}


def test_B_HI_02_windows_do_not_tell_which_mission_is_held() -> None:
    """A seat that holds a mission is asked before the army acts, whether or not the card can be used now."""
    useful = three({"missions": ["mi_food_convoy"]}, {}, {}, turn=0)
    useless = three({"missions": ["mi_voice"]}, {}, {}, turn=0)
    assert offered(useful) == ["pass", "use mi_food_convoy"]
    assert offered(useless) == ["pass"]
    assert same_views(useful, useless, (1, 2, None))


def buying_a_mission(*missions: str) -> Game:
    trader = {"hero_at": "barrikadnaya_hansa", "tokens": {"ammo": 1, "mushroom": 1}}
    return answer(three(trader, {}, {}, phase="hero_actions", turn=0, missions=list(missions)), "0 stay")


def test_B_HI_02_drawn_missions_are_seen_by_the_buyer_alone() -> None:
    game = buying_a_mission("mi_voice", "mi_march")
    seen = told_to_all(game, "0 receive_mission")
    assert [("first" in events["mission_bought"].fields) for events in seen] == [True, False, False, False]
    assert game.view(0).drawn == ["mi_voice", "mi_march"]
    assert [game.view(viewer).drawn for viewer in (1, 2, None)] == [None, None, None]
    other = buying_a_mission("mi_monopoly", "mi_bounty")
    other.answer(0, "receive_mission")
    assert same_views(game, other, (1, 2, None))


def test_B_HI_02_B_HI_07_nobody_else_learns_which_mission_was_put_away() -> None:
    game, other = buying_a_mission("mi_voice", "mi_march"), buying_a_mission("mi_voice", "mi_march")
    for table in (game, other):
        table.answer(0, "receive_mission")
    kept = told_to_all(game, "0 keep mi_voice")
    other.answer(0, "keep mi_march")
    assert [("card" in events["mission_kept"].fields) for events in kept] == [True, False, False, False]
    assert same_views(game, other, (1, 2, None))
    assert game.view(0).decks.mission_discard == ["mi_march"]
    assert [game.view(viewer).decks.mission_discard for viewer in (1, 2, None)] == [[], [], []]
    assert {game.view(viewer).decks.mission_discard_count for viewer in EVERYBODY} == {1}


def test_B_HI_02_a_start_bonus_is_as_secret() -> None:
    game = Game.new(board(first_player="0"), 2, Chance(seed=1))
    game.answer(0, "choose faction_arbat")
    assert len(game.view(0).drawn) == 2
    assert game.view(1).drawn is None
    game.answer(0, offered(game)[0])
    assert len(game.view(0).seats[0].missions) == 1
    assert game.view(1).seats[0].missions == []


def test_B_HI_07_a_mission_discarded_for_its_ability_is_shown() -> None:
    game = three({"missions": ["mi_food_convoy"]}, {}, {}, turn=0)
    seen = told_to_all(game, "0 use mi_food_convoy")
    assert {events["mission_used"].fields["card"] for events in seen} == {"mi_food_convoy"}
    assert [game.view(viewer).decks.mission_discard for viewer in EVERYBODY] == [["mi_food_convoy"]] * 4


def test_B_HI_07_equipment_and_threats_are_discarded_face_up() -> None:
    game = three({}, {}, {}, equipment_discard=["eq_akm"], threat_discard=["th1_looters"])
    for viewer in EVERYBODY:
        assert game.view(viewer).decks.equipment_discard == ["eq_akm"]
        assert game.view(viewer).decks.threat_discard == ["th1_looters"]


def test_B_HI_07_a_reshuffled_mission_is_forgotten() -> None:
    """The buyer put a mission away; once the discards are shuffled into a new deck its place is unknown."""
    trader = {"hero_at": "barrikadnaya_hansa", "tokens": {"ammo": 1, "mushroom": 1}}
    game = three(trader, {}, {}, phase="hero_actions", turn=0, empty_decks=["missions"])
    answer(game, "0 stay")
    game.state.mission_discard_known = [1] * 18  # as if he had put all of them away himself
    assert len(game.view(0).decks.mission_discard) == 18
    answer(game, "0 receive_mission")
    assert game.view(0).decks.mission_discard == []


# Scouted threats


def scouting(*threats: str) -> Game:
    """Returns a game in which seat 0 is about to scout at neutral Dinamo."""
    return answer(three({"hero_at": "dinamo"}, {}, {}, phase="hero_actions", turn=0, threats=list(threats)), "0 stay")


def test_B_HI_03_a_scouted_threat_is_known_to_the_scout_alone() -> None:
    game, other = scouting("th1_looters", "th1_cave_in"), scouting("th1_cave_in", "th1_looters")
    seen = told_to_all(game, "0 scout")
    other.answer(0, "scout")
    assert [("threat" in events["threat_scouted"].fields) for events in seen] == [True, False, False, False]
    assert game.view(0).seats[0].scouted == ["th1_looters"]
    assert same_views(game, other, (1, 2, None))
    assert {game.view(viewer).seats[0].scouted_count for viewer in EVERYBODY} == {1}


def test_B_HI_03_a_scouted_threat_is_revealed_when_it_is_fought() -> None:
    owned = ["begovaya", "barrikadnaya", "aeroport"]
    game = three({"scouted": ["th1_rat_swarm"], "stations": owned}, {}, {}, turn=0)
    answer(game, "0 attack dinamo")
    assert game.prompt is not None and game.prompt.name == "offer_scouted_card"
    assert [game.view(viewer).prompt.options for viewer in (1, 2, None)] == [None, None, None]
    seen = told_to_all(game, "0 use th1_rat_swarm")
    assert "threat" not in seen[1]["scouted_card_used"].fields
    assert seen[1]["threat_revealed"].fields["threat"] == "th1_rat_swarm"


def test_B_HI_03_the_scout_still_knows_the_card_under_the_deck() -> None:
    game = three({"scouted": ["th1_looters"]}, {}, {}, phase="end_of_round")
    assert game.view(0).decks.known_threats == {"th1_looters": 0}
    assert [game.view(viewer).decks.known_threats for viewer in (1, 2, None)] == [{}, {}, {}]
    assert game.view(0).seats[0].scouted == []


def test_B_HI_03_places_move_up_when_more_cards_are_buried() -> None:
    """The old first player's card goes first, so it lies above the next one."""
    game = three({"scouted": ["th1_looters"]}, {"scouted": ["th1_cave_in"]}, {}, phase="end_of_round")
    assert game.view(0).decks.known_threats == {"th1_looters": 1}
    assert game.view(1).decks.known_threats == {"th1_cave_in": 0}
    assert game.view(2).decks.known_threats == {}


def buried_by_the_reich(reich: dict[str, Any], **position: Any) -> Game:
    """Returns a game in the hero phase, on 1905's turn, after the Reich has buried its scouted threats.

    The Reich did that at the end of the round before.
    """
    game = lay(
        seat("1905", "artyom", hero_at="dinamo"),
        seat("reich", "khan", **reich),
        phase="end_of_round",
        space=9,
        first=1,
        **position,
    )
    return answer(game, "0 pass", "1 pass")


def test_B_HI_03_the_scout_still_knows_it_after_another_player_has_buried_it_again() -> None:
    """Only that card was left in the deck. Artyom peeks at it and at another one and fights the other one."""
    game = buried_by_the_reich({"scouted": ["th1_looters"]}, empty_decks=["threats"])
    answer(game, "0 stay", "0 attack dinamo", "0 use_ability")
    other = next(choice for choice in offered(game) if choice != "fight th1_looters")
    answer(game, f"0 {other}")
    assert game.view(0).decks.known_threats == {"th1_looters": 0}
    assert game.view(1).decks.known_threats == {"th1_looters": 0}
    assert game.view(None).decks.known_threats == {}


def scouting_what_the_reich_buried() -> Game:
    """Returns a game in which 1905 scouts the Reich's looters, the only card of the deck."""
    game = buried_by_the_reich({"scouted": ["th1_looters"]}, empty_decks=["threats"])
    return answer(game, "0 stay", "0 scout")


def test_B_HI_03_a_seat_that_knew_the_card_still_knows_who_holds_it() -> None:
    game = scouting_what_the_reich_buried()
    assert game.view(0).seats[0].scouted == game.view(1).seats[0].scouted == ["th1_looters"]
    assert (game.view(None).seats[0].scouted, game.view(None).seats[0].scouted_count) == ([], 1)
    for seed in range(20):
        world = game.rules.determinise(game.state, 1, seed)
        assert game.rules.view(world, 0).seats[0].scouted == ["th1_looters"]


def test_B_HI_03_and_where_it_lies_when_it_is_buried_again() -> None:
    game = scouting_what_the_reich_buried()
    for _ in range(200):
        if game.view(None).seats[0].scouted_count == 0:
            break
        options = offered(game)
        assert game.prompt is not None
        game.answer(game.prompt.seat, "pass" if "pass" in options else "stay" if "stay" in options else options[0])
    place = game.view(0).decks.known_threats["th1_looters"]
    assert game.view(1).decks.known_threats == {"th1_looters": place}
    assert game.view(None).decks.known_threats == {}


# Cards looked at and put back


def test_B_HI_04_only_1905_knows_the_law_it_buried() -> None:
    one = three({}, {}, {}, phase="events", space=2, laws=["law_curfew", "law_council"])
    other = three({}, {}, {}, phase="events", space=2, laws=["law_curfew", "law_taxation"])
    seen = told_to_all(one, "0 use_ability")
    other.answer(0, "use_ability")
    assert [("first" in events["laws_seen"].fields) for events in seen] == [True, False, False, False]
    assert one.view(0).drawn == ["law_curfew", "law_council"]
    assert same_views(one, other, (1, 2, None))
    for game in (one, other):
        game.answer(0, "propose law_curfew")
    assert one.view(0).decks.known_laws == {"law_council": 0}
    assert [one.view(viewer).decks.known_laws for viewer in (1, 2, None)] == [{}, {}, {}]
    assert same_views(one, other, (1, 2, None))


def test_B_HI_04_the_law_stays_known_below_a_rejected_one() -> None:
    game = three({}, {}, {}, phase="events", space=2, laws=["law_curfew", "law_council"])
    answer(game, "0 use_ability", "0 propose law_curfew", "0 vote_against", "1 vote_against", "2 vote_against")
    assert game.view(0).decks.known_laws == {"law_curfew": 0, "law_council": 1}
    assert game.view(1).decks.known_laws == {"law_curfew": 0}


def test_B_HI_04_only_artyom_knows_the_threat_he_put_back() -> None:
    def attack(second: str) -> Game:
        game = three({"hero_at": "dinamo"}, {}, {}, phase="hero_actions", turn=0, threats=["th1_branded_beast", second])
        return answer(game, "0 stay", "0 attack dinamo", "0 use_ability")

    one, other = attack("th1_looters"), attack("th1_cave_in")
    assert one.view(0).drawn == ["th1_branded_beast", "th1_looters"]
    assert same_views(one, other, (1, 2, None))
    for game in (one, other):
        game.answer(0, "fight th1_branded_beast")
    assert one.view(0).decks.known_threats == {"th1_looters": 0}
    assert [one.view(viewer).decks.known_threats for viewer in (1, 2, None)] == [{}, {}, {}]
    assert same_views(one, other, (1, 2, None))


# Combat cards

FIRST_DEAL = ["cc_ambush", "cc_counterattack", "cc_assault", "cc_evasion", "cc_flanking", "cc_breakthrough"]


def battle(*combat: str) -> Game:
    """Returns a game in which the Reich's army attacks a station of 1905 and cards are dealt."""
    game = three({}, {}, {}, turn=1, combat=combat)
    return answer(game, "1 attack barrikadnaya")


def test_B_HI_05_each_side_sees_its_own_three_cards() -> None:
    game = battle(*FIRST_DEAL)
    attacker, defender = game.view(1).battle.attacker, game.view(0).battle.defender
    assert sorted(attacker.hand) == ["cc_ambush", "cc_assault", "cc_flanking"]
    assert sorted(defender.hand) == ["cc_breakthrough", "cc_counterattack", "cc_evasion"]
    assert game.view(1).battle.defender.hand is None
    assert game.view(0).battle.attacker.hand is None
    for viewer in (2, None):
        sides = game.view(viewer).battle.attacker, game.view(viewer).battle.defender
        assert [side.hand for side in sides] == [None, None]


def test_B_HI_05_the_other_hand_and_the_set_aside_card_are_secret() -> None:
    game = battle(*FIRST_DEAL)
    other = battle("cc_ambush", "cc_regroup", "cc_assault", "cc_evasion", "cc_flanking", "cc_counterattack")
    assert same_views(game, other, (1, 2, None))
    assert game.view(0) != other.view(0)


def test_B_HI_05_a_card_laid_down_is_secret_until_both_lie_there() -> None:
    game, other = battle(*FIRST_DEAL), battle(*FIRST_DEAL)
    laid = told_to_all(game, "1 play cc_assault")
    other.answer(1, "play cc_ambush")
    assert [("card" in events["combat_card_chosen"].fields) for events in laid] == [False, True, False, False]
    assert same_views(game, other, (0, 2, None))
    assert game.view(0).battle.attacker.has_chosen
    assert game.view(1).battle.attacker.card == "cc_assault"


def test_B_HI_05_both_cards_are_revealed_and_no_others_ever() -> None:
    """The attack fails; all that anybody but the holder has heard of is the two cards played."""
    game = battle(*FIRST_DEAL)
    said = heard(game, "1 play cc_assault"), heard(game, "0 play cc_evasion")
    assert game.view(None).battle is None
    for viewer, first, second in zip(EVERYBODY, *said, strict=True):
        words = msgspec.json.encode([first, second]).decode()
        assert {card for card in (*FIRST_DEAL, "cc_regroup") if card in words} == {"cc_assault", "cc_evasion"}
        assert "cc_" not in msgspec.json.encode(game.view(viewer)).decode()


# Decks


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_HI_06_nobody_knows_the_order_of_a_deck(edition: str) -> None:
    def table(**decks: list[str]) -> Game:
        return three({}, {}, {}, edition=edition, turn=0, market=MARKET, **decks)

    one = table(
        equipment=["eq_akm", "eq_grenade"],
        missions=["mi_voice", "mi_march"],
        laws=["law_curfew", "law_council"],
        threats=["th1_looters", "th1_cave_in"],
    )
    other = table(
        equipment=["eq_dynamite", "eq_akm"],
        missions=["mi_council_seat", "mi_voice"],
        laws=["law_council", "law_taxation"],
        threats=["th1_rat_swarm", "th1_looters"],
    )
    assert same_views(one, other, EVERYBODY)


def test_B_HI_06_rejected_and_repealed_laws_are_public_knowledge_under_the_deck() -> None:
    game = three({}, {}, {}, phase="events", space=2, laws=["law_curfew"], law="law_barricades")
    answer(game, "0 pass", "0 vote_for", "1 vote_for", "2 vote_for")
    assert [game.view(viewer).decks.known_laws for viewer in EVERYBODY] == [{"law_barricades": 0}] * 4
    game = three({}, {}, {}, phase="events", space=2, laws=["law_curfew"])
    answer(game, "0 pass", "0 vote_against", "1 vote_against", "2 vote_against")
    assert [game.view(viewer).decks.known_laws for viewer in EVERYBODY] == [{"law_curfew": 0}] * 4


def test_B_HI_06_laws_everybody_knew_stay_known_when_1905_buries_one() -> None:
    """All seven laws were rejected before, so their order is known. 1905 proposes one of the top two: the other is below."""
    game = three({}, {}, {}, phase="events", space=2, laws=LAWS)
    game.state.law_known = [SEEN_BY_ALL] * 7
    answer(game, "0 use_ability", "0 propose law_taxation")
    assert game.view(None).vote.law == "law_taxation"
    places = {"law_call_up": 0} | {law: 5 - i for i, law in enumerate(LAWS[2:])}
    for viewer in EVERYBODY:
        assert game.view(viewer).decks.known_laws == places


def test_B_HI_06_shuffling_a_deck_makes_everybody_forget() -> None:
    """The Reich knows the last threat of the deck. It is fought and discarded, and all discards become a new deck."""
    game = buried_by_the_reich({"scouted": ["th1_looters"], "hero_at": "trubnaya"}, empty_decks=["threats"])
    assert game.view(1).decks.known_threats == {"th1_looters": 0}
    answer(game, "0 stay", "0 attack dinamo", "0 pass")
    assert "th1_looters" in game.view(1).decks.threat_discard
    answer(game, "1 stay", "1 scout")
    assert game.view(1).decks.threats == 17
    assert [game.view(viewer).decks.known_threats for viewer in (0, 1, None)] == [{}, {}, {}]


# Equipment drawn for a choice


def test_INV_08_equipment_drawn_is_hidden_until_one_is_kept() -> None:
    """Stage II begins: the pair is seen by its owner, then both cards are public (D-33)."""
    six = ["begovaya", "ulitsa_1905_goda", "barrikadnaya", "dinamo", "aeroport", "mayakovskaya"]
    game = three(
        {"stations": six}, {}, {}, phase="end_of_round", first=2, equipment=["eq_akm", "eq_svd"], market=MARKET[2:]
    )
    assert game.prompt is not None and (game.prompt.seat, game.prompt.name) == (0, "choose_equipment_to_keep")
    assert game.view(0).drawn == ["eq_akm", "eq_svd"]
    assert [game.view(viewer).drawn for viewer in (1, 2, None)] == [None, None, None]
    seen = told_to_all(game, "0 keep eq_svd")
    assert {events["equipment_kept"].fields["card"] for events in seen} == {"eq_svd"}
    assert {events["equipment_discarded"].fields["card"] for events in seen} == {"eq_akm"}
    assert ["first" in events["equipment_drawn"].fields for events in seen] == [False, True, False, False], (
        "the next pair"
    )


def test_INV_08_a_peek_is_told_to_the_looker_alone() -> None:
    game = three({"hero_at": "dinamo"}, {}, {}, phase="hero_actions", turn=0, threats=["th1_looters", "th1_cave_in"])
    answer(game, "0 stay", "0 attack dinamo")
    seen = told_to_all(game, "0 use_ability")
    assert seen[0]["threats_seen"].fields == {"seat": 0, "first": "th1_looters", "second": "th1_cave_in"}
    for others in seen[1:]:
        assert others["threats_seen"].fields == {"seat": 0}
        assert others["threats_seen"].hidden
