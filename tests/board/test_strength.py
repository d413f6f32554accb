"""The strength that equipment, factions and laws add to a side, by the terms of the battle, and its bounds (Q-70)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.board.battlefield import (
    DEAL,
    ENEMY,
    EVEN,
    NEUTRAL,
    POLIS,
    Battlefield,
    arbat,
    declare,
    field,
    red_line,
    tokens,
)
from tests.board.table import ALL_EDITIONS, answer, board, offered, seat

BY_TYPE = {"physical": "th1_looters", "biological": "th1_rat_swarm", "radiation": "th1_hot_dust"}  # all of strength 2
ABROAD = "okhotny_ryad"  # a Red Line station on which Arbat's hero can be attacked


def red_line_attacks(target: str, piece: str, mine: dict[str, Any], theirs: dict[str, Any], **more: Any) -> Battlefield:
    """Returns a game after the Red Line's army or hero has attacked a station or Arbat's hero.

    A hero of the Red Line stands on the target.
    """
    if piece == "hero":
        place = mine.pop("hero_at", target)
        game = field(red_line(hero_at=place, **mine), arbat(**theirs), phase="hero_actions", turn=0, **more)
        answer(game, "0 stay", f"0 attack {target}")
    else:
        game = field(red_line(**mine), arbat(**theirs), **more)
        answer(game, f"0 attack {target}")
    if game.asks == "choose_defence":
        answer(game, "1 with_hero")
    if game.asks == "choose_combat_card":
        answer(game, *EVEN)
    return game


# Each situation lays a battle in which somebody carries the gear and returns the terms of the carrier's side.
Situation = Callable[[str, list[str]], list[tuple[str, int]]]
SITUATIONS: dict[str, Situation] = {}


def situation(make: Situation) -> Situation:
    SITUATIONS[make.__name__] = make
    return make


def attacks_threat(piece: str, kind: str, edition: str, gear: list[str]) -> list[tuple[str, int]]:
    game = red_line_attacks(NEUTRAL, piece, {"equipment": gear}, {}, edition=edition, threats=[BY_TYPE[kind]])
    return game.terms("attacker")


@situation
def hero_attacks_physical(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    return attacks_threat("hero", "physical", edition, gear)


@situation
def hero_attacks_biological(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    return attacks_threat("hero", "biological", edition, gear)


@situation
def hero_attacks_radiation(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    return attacks_threat("hero", "radiation", edition, gear)


@situation
def army_attacks_physical(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    return attacks_threat("army", "physical", edition, gear)


@situation
def army_attacks_biological(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    return attacks_threat("army", "biological", edition, gear)


@situation
def army_attacks_radiation(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    return attacks_threat("army", "radiation", edition, gear)


@situation
def hero_attacks_guard(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    return red_line_attacks(POLIS, "hero", {"equipment": gear}, {}, edition=edition).terms("attacker")


@situation
def army_attacks_guard(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    return red_line_attacks("borovitskaya", "army", {"equipment": gear}, {}, edition=edition).terms("attacker")


@situation
def hero_attacks_station(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    return red_line_attacks(ENEMY, "hero", {"equipment": gear}, {}, edition=edition).terms("attacker")


@situation
def army_attacks_station(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    return red_line_attacks(ENEMY, "army", {"equipment": gear}, {}, edition=edition).terms("attacker")


@situation
def hero_attacks_hero(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    mine, theirs = {"equipment": gear, "hero_at": NEUTRAL}, {"hero_at": NEUTRAL}
    return red_line_attacks("hero_miller", "hero", mine, theirs, edition=edition).terms("attacker")


@situation
def army_attacks_hero(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    mine, theirs = {"equipment": gear, "hero_at": "lubyanka"}, {"hero_at": "ploshchad_revolyutsii"}
    return red_line_attacks("hero_miller", "army", mine, theirs, edition=edition).terms("attacker")


@situation
def hero_is_attacked_by_army(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    theirs = {"equipment": gear, "hero_at": ABROAD}
    return red_line_attacks("hero_miller", "army", {}, theirs, edition=edition).terms("defender")


@situation
def hero_is_attacked_by_hero(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    mine, theirs = {"hero_at": NEUTRAL}, {"equipment": gear, "hero_at": NEUTRAL}
    return red_line_attacks("hero_miller", "hero", mine, theirs, edition=edition).terms("defender")


@situation
def hero_defends_station(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    theirs = {"equipment": gear, "hero_at": ENEMY}
    return red_line_attacks(ENEMY, "army", {}, theirs, edition=edition).terms("defender")


@situation
def army_defends_station(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    theirs = {"equipment": gear, "hero_at": "kievskaya_light_blue"}
    return red_line_attacks(ENEMY, "army", {}, theirs, edition=edition).terms("defender")


def in_the_dark(piece: str, kind: str, edition: str, gear: list[str]) -> list[tuple[str, int]]:
    """Returns the terms of the Red Line's strength while it repels a threat at Okhotny Ryad.

    Arbat fights it first, so that the last count is the Red Line's.
    """
    game = field(
        red_line(equipment=gear, hero_at=ABROAD if piece == "hero" else "krasnye_vorota", army=4),
        arbat(army=8),
        edition=edition,
        phase="events",
        space=3,
        first=1,
        threats=[BY_TYPE[kind]],
    )
    answer(game, f"1 defend {ENEMY}", f"0 defend {ABROAD}")
    if game.asks == "choose_defender_in_the_dark":
        answer(game, "0 with_hero")
    return game.terms("defender")


@situation
def hero_repels_physical(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    return in_the_dark("hero", "physical", edition, gear)


@situation
def hero_repels_radiation(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    return in_the_dark("hero", "radiation", edition, gear)


@situation
def army_repels_biological(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    return in_the_dark("army", "biological", edition, gear)


@situation
def army_repels_radiation(edition: str, gear: list[str]) -> list[tuple[str, int]]:
    return in_the_dark("army", "radiation", edition, gear)


HERO = [name for name in SITUATIONS if name.startswith("hero_")]
TYPED_EDITIONS = {"eq_gas_mask": "pl2015", "eq_vest": "pl2015"}

# What each card adds, where it adds anything.
BONUS: dict[str, dict[str, int]] = {
    "eq_akm": dict.fromkeys(HERO, 1) | {"hero_attacks_physical": 2, "hero_repels_physical": 2},
    "eq_shotgun": dict.fromkeys(HERO, 1) | {"hero_attacks_biological": 2},
    "eq_svd": dict.fromkeys(HERO, 1) | {"hero_attacks_station": 2, "hero_attacks_hero": 2},
    "eq_rpk": dict.fromkeys(HERO, 2),
    "eq_geiger": dict.fromkeys(
        ("hero_attacks_radiation", "army_attacks_radiation", "hero_repels_radiation", "army_repels_radiation"), 2
    ),
    "eq_gas_mask": dict.fromkeys(("hero_attacks_biological", "army_attacks_biological", "army_repels_biological"), 2),
    "eq_vest": dict.fromkeys(("hero_is_attacked_by_army", "hero_is_attacked_by_hero", "hero_defends_station"), 2),
    "eq_flag": {},  # the hero is far away in all of these
    "eq_grenade": {},  # only when used
    "eq_dynamite": {},
}


@pytest.mark.parametrize("name", SITUATIONS)
@pytest.mark.parametrize("card", BONUS)
def test_strength_of_equipment_in_every_kind_of_battle(card: str, name: str) -> None:
    """B-CB-02..06, B-EQ-04: the bonus a card gives, battle by battle."""
    terms = SITUATIONS[name](TYPED_EDITIONS.get(card, "en2012"), [card])
    assert sum(n for source, n in terms if source == card) == BONUS[card].get(name, 0)


@pytest.mark.parametrize("card", [card for card in BONUS if card not in TYPED_EDITIONS])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_two_copies_add_up(card: str, edition: str) -> None:
    one = sum(n for source, n in hero_attacks_physical(edition, [card]) if source == card)
    two = sum(n for source, n in hero_attacks_physical(edition, [card, card]) if source == card)
    assert two == 2 * one == 2 * BONUS[card].get("hero_attacks_physical", 0)


def test_each_card_is_one_term() -> None:
    """A rifle with two modifiers is one term with their sum; two rifles are two terms."""
    terms = hero_attacks_station("en2012", ["eq_svd", "eq_svd"])
    assert [term for term in terms if term[0] == "eq_svd"] == [("eq_svd", 2), ("eq_svd", 2)]


def test_weapons_that_a_threat_ignores_still_cost_speed() -> None:
    game = red_line_attacks(
        NEUTRAL, "hero", {"equipment": ["eq_rpk", "eq_geiger"]}, {}, threats=["th1_leaking_barrels"]
    )
    assert game.terms("attacker") == [("eq_geiger", 2), ("hero_anna", 3)]
    assert game.seat(0).speed == 2


def test_a_grenade_works_although_weapons_are_ignored() -> None:
    game = field(
        red_line(hero_at=NEUTRAL, equipment=["eq_grenade", "eq_rpk"]),
        arbat(),
        phase="hero_actions",
        turn=0,
        threats=["th1_leaking_barrels"],
    )
    answer(game, "0 stay", f"0 attack {NEUTRAL}", "0 use eq_grenade")
    assert game.terms("attacker") == [("eq_grenade", 3), ("hero_anna", 3)]


# The grenade.


def test_a_grenade_is_for_this_battle_only_and_then_gone() -> None:
    game = field(red_line(), arbat(hero_at=ABROAD, equipment=["eq_grenade"]), phase="army_actions")
    answer(game, "0 attack hero_miller", *EVEN[:1])
    declare(game, EVEN[1])
    assert (game.table.window, offered(game)) == ("post", ["pass", "use eq_grenade"])
    answer(game, "1 use eq_grenade")
    assert ("eq_grenade", 3) in game.terms("defender")
    assert game.seat(1).equipment == [] and game.table.decks.equipment_discard == ["eq_grenade"]
    assert game.table.lasting == []


def test_a_grenade_may_be_thrown_in_the_dark() -> None:
    game = field(
        red_line(hero_at=ABROAD, equipment=["eq_grenade"]),
        arbat(army=8),
        phase="events",
        space=3,
        first=1,
        threats=["th1_branded_beast"],
    )
    answer(game, f"1 defend {ENEMY}", f"0 defend {ABROAD}", "0 with_hero", "0 use eq_grenade")
    assert game.terms("defender") == [("eq_grenade", 3), ("hero_anna", 3)]
    assert game.owner(ABROAD) == 0


def test_a_grenade_needs_the_hero_in_the_battle() -> None:
    game = field(red_line(equipment=["eq_grenade"], hero_at=ENEMY), arbat())
    answer(game, f"0 attack {ENEMY}", EVEN[0])
    declare(game, EVEN[1])
    assert (game.table.window, offered(game)) == ("post", ["pass"])


def test_a_grenade_is_not_offered_before_the_cards_are_revealed() -> None:
    game = field(red_line(hero_at=ENEMY, equipment=["eq_grenade"]), arbat(), phase="hero_actions", turn=0)
    answer(game, "0 stay")
    declare(game, f"0 attack {ENEMY}")
    assert game.asks == "choose_combat_card"


def test_a_grenade_works_against_the_guard() -> None:
    game = field(red_line(hero_at=POLIS, equipment=["eq_grenade"]), arbat(), phase="hero_actions", turn=0)
    answer(game, "0 stay", f"0 attack {POLIS}", "0 use eq_grenade")
    assert game.totals() == (6, 7)


# The flag.


@pytest.mark.parametrize(
    ("hero_at", "adds"),
    [
        (ENEMY, 1),  # on the station
        ("kievskaya_purple", 1),  # one tunnel away
        (POLIS, 1),
        ("kievskaya_light_blue", 0),  # a tunnel and a transfer away
        ("kropotkinskaya", 0),
    ],
)
def test_the_flag_helps_the_army_on_the_heros_station_and_its_neighbours(hero_at: str, adds: int) -> None:
    attacking = red_line_attacks(ENEMY, "army", {"equipment": ["eq_flag"], "hero_at": hero_at}, {})
    assert sum(n for source, n in attacking.terms("attacker") if source == "eq_flag") == adds
    defending = field(red_line(), arbat(equipment=["eq_flag"], hero_at=hero_at))
    answer(defending, f"0 attack {ENEMY}")
    if hero_at == ENEMY:
        answer(defending, "1 with_army")
    answer(defending, *EVEN)
    assert sum(n for source, n in defending.terms("defender") if source == "eq_flag") == adds


def test_a_transfer_makes_neighbours_too() -> None:
    game = field(arbat(army=5, equipment=["eq_flag"], hero_at="borovitskaya"), red_line())
    answer(game, f"0 attack {POLIS}")
    assert game.terms("attacker") == [("army", 5), ("eq_flag", 1)]


def test_the_flag_counts_where_the_attacked_hero_stands() -> None:
    """Arbat's hero stands on Okhotny Ryad: the flag must be near that place, not near the army's stations."""
    for hero_at, adds in (("lubyanka", 1), ("krasnye_vorota", 0)):
        game = red_line_attacks(
            "hero_miller", "army", {"equipment": ["eq_flag"], "hero_at": hero_at}, {"hero_at": ABROAD}
        )
        assert sum(n for source, n in game.terms("attacker") if source == "eq_flag") == adds


def test_the_flag_gives_the_hero_himself_nothing() -> None:
    game = red_line_attacks(ENEMY, "hero", {"equipment": ["eq_flag"]}, {})
    assert game.terms("attacker") == [("cc_assault", 2), ("hero_anna", 3)]


# Factions.


def reich(**more: Any) -> dict[str, Any]:
    return seat("reich", "anna", army=4, **more)


def test_the_reichs_army_gets_1_when_it_attacks_a_players_station() -> None:
    game = field(reich(), arbat())
    answer(game, f"0 attack {ENEMY}", *EVEN)
    assert game.terms("attacker") == [("army", 4), ("cc_assault", 2), ("faction_reich", 1)]


def test_and_when_it_attacks_a_hero() -> None:
    game = field(reich(), arbat(hero_at="tverskaya"))
    answer(game, "0 attack hero_miller", *EVEN)
    assert ("faction_reich", 1) in game.terms("attacker")


def test_but_not_against_a_threat() -> None:
    game = field(reich(), arbat())
    answer(game, f"0 attack {NEUTRAL}")
    assert game.terms("attacker") == [("army", 4)]


def test_nor_when_it_defends_nor_for_the_hero() -> None:
    defending = field(arbat(army=3), reich(hero_at="trubnaya"))
    answer(defending, "0 attack chekhovskaya", *EVEN)
    assert defending.terms("defender") == [("army", 4), ("cc_counterattack", 2)]
    hero = field(reich(hero_at=ENEMY), arbat(), phase="hero_actions", turn=0)
    answer(hero, "0 stay", f"0 attack {ENEMY}", *EVEN)
    assert hero.terms("attacker") == [("cc_assault", 2), ("hero_anna", 3)]


def test_winning_draws_adds_no_strength() -> None:
    """Bauman and the Bandits win draws; their totals carry no term for it."""
    game = field(seat("bauman", "anna", hero_at="rimskaya"), arbat(), phase="hero_actions", turn=0)
    answer(game, "0 stay", "0 attack rimskaya")
    assert game.terms("attacker") == [("hero_anna", 3)]


# Laws.


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("defence", ["with_army", "with_hero"])
def test_barricades_help_whoever_defends_a_station_against_a_player(defence: str, edition: str) -> None:
    game = field(red_line(army=4), arbat(army=4, hero_at=ENEMY), law="law_barricades", edition=edition)
    answer(game, f"0 attack {ENEMY}", f"1 {defence}", *EVEN)
    assert ("law_barricades", 1) in game.terms("defender")
    assert game.terms("attacker") == [("army", 4), ("cc_assault", 2)]


def test_barricades_decide_a_battle_of_equals() -> None:
    game = field(red_line(army=4), arbat(army=4), law="law_barricades")
    answer(game, f"0 attack {ENEMY}", *EVEN)
    assert game.told("battle_won")[0].fields["seat"] == 1


def test_barricades_do_not_shield_heroes_or_stop_threats() -> None:
    hero = red_line_attacks("hero_miller", "army", {}, {"hero_at": ABROAD}, law="law_barricades")
    neutral = red_line_attacks(NEUTRAL, "army", {}, {}, law="law_barricades")
    guard = red_line_attacks(POLIS, "army", {}, {}, law="law_barricades")
    dark = field(red_line(army=4), arbat(army=4), law="law_barricades", phase="events", space=3)
    answer(dark, "0 defend teatralnaya", f"1 defend {ENEMY}")
    for game in (hero, neutral, guard, dark):
        sources = [term.source for event in game.told("battle_counted") for term in event.terms]
        assert sources and "law_barricades" not in sources


# Bounds.


def test_Q_70_a_total_is_never_below_0() -> None:
    game = field(red_line(army=1), arbat(missions=["mi_march"]), seat("1905", "hunter"), threats=["th1_tunnel_fever"])
    answer(game, f"0 attack {NEUTRAL}", "1 use mi_march", "1 affect faction_red_line")
    assert game.terms("attacker") == [("army", 1), ("mi_march", -1), ("th1_tunnel_fever", -1)]
    assert game.totals() == (0, 4)


def test_Q_70_a_heros_strength_may_go_down_to_0() -> None:
    game = field(
        red_line("artyom", hero_at=NEUTRAL),
        arbat(missions=["mi_one_man_army"]),
        phase="hero_actions",
        turn=0,
        threats=["th1_runaway_wagon"],
    )
    answer(game, "0 stay", f"0 attack {NEUTRAL}", "0 pass", "1 use mi_one_man_army")
    assert game.totals() == (0, 4)


def test_Q_70_a_total_has_no_upper_bound_and_the_army_track_stays() -> None:
    game = field(red_line(army=8, hero_at=NEUTRAL, equipment=["eq_flag", "eq_flag"], missions=["mi_foothold"]), arbat())
    answer(game, f"0 attack {NEUTRAL}", "0 use mi_foothold")
    assert game.totals()[0] == 11
    assert game.seat(0).army == 8


def test_Q_70_speed_goes_down_to_0() -> None:
    game = field(
        red_line("anna", equipment=["eq_rpk", "eq_rpk"]), arbat(), law="law_curfew", phase="hero_actions", turn=0
    )
    assert game.seat(0).speed == 0
    reached = [choice for choice in offered(game) if choice.startswith("move ")]
    assert sorted(reached) == ["move ploshchad_revolyutsii", "move teatralnaya"]  # Anna's transfers are free


def test_Q_70_threats_can_be_weakened_too() -> None:
    game = field(red_line(army=2, missions=["mi_tunnel_legend"]), arbat(), threats=["th1_looters"])
    answer(game, f"0 attack {NEUTRAL}", "0 use mi_tunnel_legend", "0 minus")
    assert game.terms("defender") == [("mi_tunnel_legend", -1), ("th1_looters", 2)]
    assert game.tokens(0) == (0, 0, 1)


# Numbers on the cards.


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_printed_strength_of_the_heroes(edition: str) -> None:
    found = {hero.id: hero.strength for hero in board(edition).content.cards.hero}
    assert found == {
        "hero_artyom": 2,
        "hero_anna": 3,
        "hero_hunter": 3,
        "hero_khan": 3,
        "hero_miller": 2,
        "hero_sasha": 2,
    }


def test_what_the_terms_say_is_what_counts() -> None:
    """The terms of both sides add up to the totals that are compared, whatever is in play."""
    game = field(
        seat("reich", "anna", army=6, equipment=["eq_flag"], hero_at=ENEMY, missions=["mi_foothold"]),
        arbat(army=5, tokens=tokens(ammo=1), completed=["mi_march"]),
        law="law_barricades",
        combat=DEAL,
    )
    answer(game, f"0 attack {ENEMY}", "0 use mi_foothold", "0 play cc_breakthrough", "1 play cc_evasion")
    attacker, defender = (sum(n for _, n in game.terms(side)) for side in ("attacker", "defender"))
    assert (attacker, defender) == game.totals() == (6 + 1 + 1 + 1 + 4, 5 + 1 + 4)
