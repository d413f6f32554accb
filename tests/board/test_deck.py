"""Decks and discard piles (B-DK-01..04, Q-16, Q-36, Q-91)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from metro2033.games.board.view_types import DeckView
from metro2033.kernel.event import Told
from metro2033.kernel.game import Game
from tests.board.table import ALL_EDITIONS, answer, board, lay, offered, refusal, seat

RICH = {"ammo": 4, "mushroom": 4}
AT_HANSA = {"hero_at": "prospekt_mira_hansa", "tokens": RICH}
STAGE_ONE = [threat.id for threat in board().content.cards.threat if threat.stage == 1]
MISSIONS = [mission.id for mission in board().content.cards.mission]
BOX_OF_18 = [board().catalog.card_ids[card] for card in board().catalog.equipment]
OTHERS = (
    seat("1905", "anna"),
    seat("red_line", "hunter"),
    seat("arbat", "artyom"),
    seat("bandits", "sasha"),
    seat("bauman", "miller"),
)


def told(game: Game, text: str) -> list[Told]:
    number, _, choice = text.partition(" ")
    return [game.rules.tell(event, None) for event in game.answer(int(number), choice)]


def shuffled(events: list[Told]) -> list[str | int]:
    """Returns the decks that were shuffled."""
    return [event.fields["deck"] for event in events if event.event == "deck_shuffled"]


def trader(edition: str = "en2012", **position: Any) -> Game:
    """Lays out a position: the Reich's Khan on a Hansa station with tokens, about to act."""
    game = lay(
        seat("reich", "khan", **AT_HANSA),
        seat("1905", "anna"),
        edition=edition,
        phase="hero_actions",
        turn=0,
        **position,
    )
    return answer(game, "0 stay")


def scout(edition: str = "en2012", **position: Any) -> Game:
    """Lays out a position: the Reich's Khan on a neutral station, about to act."""
    hero = seat("reich", "khan", hero_at="trubnaya")
    game = lay(hero, seat("1905", "anna"), edition=edition, phase="hero_actions", turn=0, **position)
    return answer(game, "0 stay")


# Laws


def vote(first: str, second: str, **position: Any) -> Game:
    """Lays out a position: the Reich with four stations and the Red Line with three vote on the top law."""
    four = ["pushkinskaya", "tverskaya", "chekhovskaya", "trubnaya"]
    game = lay(seat("reich", "khan", stations=four), seat("red_line", "hunter"), phase="events", space=2, **position)
    return answer(game, f"0 {first}", f"1 {second}")


def test_B_DK_01_a_rejected_law_goes_under_the_deck() -> None:
    view = vote("vote_against", "vote_for", laws=["law_curfew"]).view(None)
    assert (view.law, view.decks.laws) == (None, 7)
    assert view.decks.known_laws == {"law_curfew": 0}


def test_B_DK_01_a_cancelled_law_goes_under_the_deck() -> None:
    view = vote("vote_for", "vote_against", law="law_curfew", laws=["law_barricades"]).view(None)
    assert (view.law, view.decks.laws) == ("law_barricades", 6)
    assert view.decks.known_laws == {"law_curfew": 0}


def test_B_DK_01_there_is_no_discard_pile_for_laws() -> None:
    """B-DK-01, B-DK-02: the table has three discard piles."""
    piles = {field.removesuffix("_count") for field in DeckView.__struct_fields__ if "discard" in field}
    assert piles == {"equipment_discard", "threat_discard", "mission_discard"}


def reveal_laws(game: Game, votes: int) -> list[str]:
    """Plays on, against every law, and returns the laws revealed."""
    revealed: list[str] = []
    while len(revealed) < votes:
        assert game.prompt is not None
        quiet = [c for c in ("pass", "stay", "vote_against", "recruit 0") if c in offered(game)]
        for event in game.answer(game.prompt.seat, quiet[0] if quiet else game.prompt.options[0]):
            shown = game.rules.tell(event, None)
            if shown.event == "law_revealed":
                revealed.append(str(shown.fields["law"]))
    return revealed


@pytest.mark.parametrize(("law", "circulating"), [("", 7), ("law_curfew", 6)])
def test_Q_16_laws_come_round_in_the_same_order_for_ever(law: str, circulating: int) -> None:
    game = lay(seat("reich", "khan"), seat("red_line", "hunter"), phase="events", space=9, law=law)
    assert game.view(None).decks.laws == circulating
    revealed = reveal_laws(game, circulating + 3)
    assert len(set(revealed[:circulating])) == circulating
    assert revealed[circulating:] == revealed[:3]


# Separate piles


def test_B_DK_02_threats_missions_and_equipment_have_their_own_piles() -> None:
    game = lay(
        seat("reich", "khan", hero_at="prospekt_mira_hansa", equipment=["eq_akm", "eq_svd"], tokens=RICH),
        seat("1905", "hunter", hero_at="dinamo"),
        seat("arbat", "sasha", hero_at="kievskaya_hansa", tokens=RICH),
        phase="hero_actions",
        turn=0,
        market=["eq_rpk", "eq_flag", "eq_geiger", "eq_grenade"],
        threats=["th1_looters"],
    )
    answer(game, "0 stay", "0 buy_equipment", "0 pass", "0 buy eq_rpk", "0 discard eq_akm", "0 pass")
    answer(game, "1 stay", "1 attack dinamo")
    answer(game, "2 stay", "2 receive_mission")
    keep, put_away = (choice.removeprefix("keep ") for choice in offered(game))
    answer(game, f"2 keep {keep}")
    decks = game.rules.describe(game.state).decks
    assert decks.equipment_discard == ["eq_akm"]
    assert decks.threat_discard == ["th1_looters"]
    assert decks.mission_discard == [put_away]


# Running out


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_DK_03_an_empty_threat_deck_is_rebuilt_from_its_discards(edition: str) -> None:
    game = scout(edition, empty_decks=["threats"])
    assert len(game.view(None).decks.threat_discard) == 18
    assert shuffled(told(game, "0 scout")) == ["threat"]
    assert game.view(None).decks.threats == 17
    assert game.view(None).decks.threat_discard == []


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_DK_03_an_empty_mission_deck_is_rebuilt_from_its_discards(edition: str) -> None:
    game = trader(edition, empty_decks=["missions"])
    assert shuffled(told(game, "0 receive_mission")) == ["mission"]
    assert game.view(None).decks.missions == 16
    assert game.view(None).decks.mission_discard_count == 0


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_DK_03_an_empty_equipment_deck_is_rebuilt_from_its_discards(edition: str) -> None:
    game = trader(edition, empty_decks=["equipment"])
    left = len(game.view(None).decks.equipment_discard)
    answer(game, "0 buy_equipment")
    assert shuffled(told(game, "0 renew")) == ["equipment"]
    assert len(game.view(None).market) == 4
    assert game.view(None).decks.equipment == left, "the four cards put away are shuffled with the rest"


def test_B_DK_03_the_rebuilt_deck_is_shuffled() -> None:
    found = set()
    for seed in range(12):
        game = scout(empty_decks=["threats"], seed=seed)
        game.answer(0, "scout")
        found |= set(game.view(0).seats[0].scouted)
    assert len(found) > 4


def test_B_DK_03_the_deck_is_rebuilt_from_the_same_cards() -> None:
    game = scout(empty_decks=["threats"])
    game.answer(0, "scout")
    names = [str(game.rules.spell("threat", card)) for card in game.state.threat_deck]
    assert Counter(names + game.view(0).seats[0].scouted) == Counter(STAGE_ONE)


def test_Q_91_a_deck_is_rebuilt_at_the_next_draw_not_when_its_last_card_leaves() -> None:
    """The last threat is fought and discarded before anything is shuffled, so it is in the new deck."""
    game = scout(threat_discard=STAGE_ONE[1:])
    assert game.view(None).decks.threats == 1
    assert shuffled(told(game, "0 attack trubnaya")) == []
    assert game.view(None).decks.threats == 0
    assert Counter(game.view(None).decks.threat_discard) == Counter(STAGE_ONE)


def test_Q_91_the_last_equipment_card_fills_the_market_and_nothing_is_shuffled() -> None:
    market, left, discards = BOX_OF_18[:4], BOX_OF_18[4:5], BOX_OF_18[5:]
    game = trader(market=market, equipment=left, equipment_discard=discards)
    answer(game, "0 buy_equipment", "0 pass", f"0 buy {market[0]}")
    assert shuffled(told(game, "0 pass")) == []
    view = game.view(None)
    assert (view.decks.equipment, len(view.decks.equipment_discard), len(view.market)) == (0, 13, 4)


def trader_without_missions() -> Game:
    """Returns a game in which all eighteen missions are held: seventeen by the trader, the last by another player."""
    game = lay(
        seat("reich", "khan", **AT_HANSA, missions=MISSIONS[:17]),
        seat("1905", "anna", missions=MISSIONS[17:]),
        phase="hero_actions",
        turn=0,
    )
    return answer(game, "0 stay")


def scout_without_threats() -> Game:
    """Returns a game in which all eighteen threats of the stage have been scouted."""
    hero = seat("reich", "khan", hero_at="trubnaya", scouted=STAGE_ONE)
    game = lay(hero, seat("1905", "anna"), phase="hero_actions", turn=0)
    game.answer(0, "stay")
    return game


def test_B_DK_04_without_missions_none_can_be_received() -> None:
    game = trader_without_missions()
    assert (game.view(None).decks.missions, game.view(None).decks.mission_discard_count) == (0, 0)
    assert "receive_mission" not in offered(game)
    assert "buy_equipment" in offered(game)


def test_B_DK_04_without_threats_nobody_scouts() -> None:
    game = scout_without_threats()
    assert game.view(None).decks.threats == 0
    assert offered(game) == ["pass"]


def test_B_DK_04_refusals_say_that_there_is_no_card_left() -> None:
    """A trader with tokens in hand must not be told that he cannot pay."""
    assert "B-DK-04" in refusal(scout_without_threats(), "0 attack trubnaya").rules
    assert "B-DK-04" in refusal(trader_without_missions(), "0 receive_mission").rules
    assert "B-DK-04" in refusal(scout_without_threats(), "0 scout").rules


@pytest.mark.parametrize("edition", ["en2012", "ru2011"])
def test_B_DK_04_without_equipment_there_is_nothing_to_renew_or_buy(edition: str) -> None:
    """Six heroes carry all eighteen cards in stage II."""
    carried = [BOX_OF_18[3 * i : 3 * i + 3] for i in range(6)]
    game = lay(
        seat("reich", "khan", **AT_HANSA, equipment=carried[0]),
        *({**other, "equipment": cards} for other, cards in zip(OTHERS, carried[1:], strict=True)),
        edition=edition,
        stage=2,
        phase="hero_actions",
        turn=0,
        market=[],
    )
    answer(game, "0 stay")
    assert "buy_equipment" not in offered(game)
    assert refusal(game, "0 buy_equipment").key == "why-no-equipment-left"


@pytest.mark.parametrize("edition", ["en2012", "ru2011"])
def test_Q_36_a_market_that_cannot_be_refilled_has_fewer_cards(edition: str) -> None:
    """Five heroes carry fifteen cards, three lie in the market: one is bought, two are left."""
    carried = [BOX_OF_18[3 * i : 3 * i + 3] for i in range(5)]
    game = lay(
        seat("reich", "khan", **AT_HANSA),
        *({**other, "equipment": cards} for other, cards in zip(OTHERS, carried, strict=True)),
        edition=edition,
        stage=2,
        phase="hero_actions",
        turn=0,
        market=BOX_OF_18[15:],
    )
    answer(game, "0 stay", "0 buy_equipment", f"0 buy {BOX_OF_18[15]}", "0 pass")
    assert game.view(None).market == BOX_OF_18[16:]


def test_Q_36_discards_are_shuffled_first() -> None:
    carried = [BOX_OF_18[2 * i : 2 * i + 2] for i in range(5)]
    game = lay(
        seat("reich", "khan", **AT_HANSA),
        *({**other, "equipment": cards} for other, cards in zip(OTHERS, carried, strict=True)),
        phase="hero_actions",
        turn=0,
        market=BOX_OF_18[10:14],
        equipment_discard=BOX_OF_18[14:],
    )
    answer(game, "0 stay", "0 buy_equipment", "0 pass", f"0 buy {BOX_OF_18[10]}")
    assert shuffled(told(game, "0 pass")) == ["equipment"]
    assert (len(game.view(None).market), game.view(None).decks.equipment) == (4, 3)
