"""Caravans: a new market, and people back for stations of the right colour (C-57, C-58, C-84)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.breakthrough.printed import CARAVANS, FACTIONS, STATIONS, class_of
from tests.breakthrough.table import offered, seat
from tests.breakthrough.watched import MARKET, do, watch

FRESH = ["rats", "ghost", "dinamo"]


@pytest.mark.parametrize("card", CARAVANS)
def test_C_57_a_caravan_is_only_discarded(card: str) -> None:
    game = watch(seat(hand=[card]), seat())
    assert [choice for choice in offered(game) if choice.endswith(card)] == [f"discard {card}"]


def test_C_57_tokens_back_then_a_new_market_then_the_draw() -> None:
    game = watch(seat(up=0, down=7, hand=["peaceful_caravan"]), seat(), deck=FRESH)
    do(game, "0 discard peaceful_caravan")
    assert game.tokens(0) == (5, 2)
    assert game.table.market == FRESH
    assert game.table.discard == ["peaceful_caravan", *MARKET]
    do(game, "0 take ghost")
    assert "ghost" in game.seat(0).hand and len(game.seat(0).hand) == 5


@pytest.mark.parametrize("station", STATIONS)
@pytest.mark.parametrize("caravan", CARAVANS)
def test_C_57_each_station_of_its_class_brings_a_token_back(caravan: str, station: str) -> None:
    """Whether finished or not, for every player."""
    match = int(class_of(STATIONS[station].bonus) == CARAVANS[caravan].cls)
    game = watch(seat(hand=[caravan]), seat(up=0, down=5, stations=[station]), deck=["rats"] * 2)
    assert do(game, f"0 discard {caravan}").tokens(1) == (match, 5 - match)
    game = watch(seat(hand=[caravan]), seat(up=0, down=4, kept={station: 1}), deck=["rats"] * 2)
    assert do(game, f"0 discard {caravan}").tokens(1) == (match, 4 - match)


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("caravan", CARAVANS)
def test_C_57_a_done_faction_card_of_its_class_brings_a_token_back(caravan: str, faction: str) -> None:
    match = int(class_of(FACTIONS[faction].bonus) == CARAVANS[caravan].cls)
    for done in (False, True):
        game = watch(seat(hand=[caravan]), seat(faction, up=0, down=5, done=done))
        moved = match if done else 0
        assert do(game, f"0 discard {caravan}").tokens(1) == (moved, 5 - moved)


def test_C_57_one_token_for_every_such_card_of_every_player() -> None:
    three = ["sokolniki", "kurskaya", "lubyanka"]
    game = watch(
        seat("fourth_reich", up=0, down=9, done=True, stations=three, hand=["military_caravan"]),
        seat("bauman_alliance", up=0, down=6, stations=["dinamo", "kievskaya"], kept={"sportivnaya": 1}),
        seat("arbat_confederation", up=1, down=4, done=True, stations=["rizhskaya"]),
    )
    do(game, "0 discard military_caravan")
    assert [game.tokens(number) for number in range(3)] == [(9, 0), (2, 4), (1, 4)]


def test_C_57_never_more_than_is_away() -> None:
    """C-15, C-57"""
    three = ["sokolniki", "kurskaya", "lubyanka"]
    game = watch(
        seat(up=4, down=1, stations=three, hand=["military_caravan"]), seat(up=3, down=2, stations=["kievskaya"])
    )
    do(game, "0 discard military_caravan")
    assert game.tokens(0) == (5, 0) and game.seat(0).supply == 5 and game.tokens(1) == (4, 1)


def test_C_58_a_caravan_does_nothing_in_a_swap() -> None:
    hand = ["military_caravan", "peaceful_caravan", "pork", "books", "bandages"]
    game = watch(seat(up=2, down=3, hand=hand, stations=["sokolniki"]), seat(up=0, down=5, stations=["dinamo"]))
    do(game, "0 swap", "0 pick pork", "0 pick peaceful_caravan", "0 pick military_caravan")
    assert game.table.market == MARKET
    assert (game.tokens(0), game.tokens(1)) == ((2, 3), (0, 5))


def test_C_84_own_tokens_then_the_market_then_the_bonus_and_nobody_chooses() -> None:
    game = watch(
        seat(up=0, down=9, stations=["sokolniki"], hand=["military_caravan"]),
        seat(up=0, down=5, stations=["kievskaya"]),
    )
    do(game, "0 discard military_caravan")
    assert game.order("card_discarded", "tokens_up", "market_renewed", "market_cards_shown") == [
        "card_discarded",
        "market_renewed",
        "market_cards_shown",
        "tokens_up",
        "tokens_up",
    ]
    assert game.told("card_discarded") == [{"seat": 0, "card": "military_caravan", "amount": 5}]
    assert game.told("tokens_up") == [
        {"seat": 0, "amount": 1, "cause": "military_caravan"},
        {"seat": 1, "amount": 1, "cause": "military_caravan"},
    ]
    assert game.asks == (0, "choose_draw")


def test_C_84_the_old_market_may_come_back_if_the_deck_runs_out() -> None:
    """C-59, C-84: it is in the discard pile before the new one is drawn."""
    game = watch(seat(hand=["military_caravan"]), seat(), deck=["rats"], empty_deck=True)
    do(game, "0 discard military_caravan")
    assert game.table.market[0] == "rats" and game.table.discard == []
    shuffled = [game.rules.spell("card", card) for card in game.state.deck] + game.table.market[1:]
    assert not Counter([*MARKET, "military_caravan"]) - Counter(map(str, shuffled))
