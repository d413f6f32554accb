"""Setup: factions, tokens, the deal, the first player (C-01..05, C-81)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from metro2033.kernel.agenda import Table
from metro2033.kernel.chance import Chance, draw, shuffle
from metro2033.kernel.game import Game
from metro2033.kernel.problem import BadOption
from tests.breakthrough.printed import CARAVANS, COPIES, FACTIONS, THREATS
from tests.breakthrough.table import breakthrough, offered, seat
from tests.breakthrough.watched import watch

every_size = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def new(seats: int, seed: int = 1, **options: str) -> Game:
    return Game.new(breakthrough(**options), seats, Chance(seed=seed))


def factions(game: Game) -> list[str]:
    return [player.faction for player in game.view(None).seats]


@every_size
def test_C_01_every_seat_gets_a_faction_of_its_own_by_lot(seats: int) -> None:
    met: set[str] = set()
    for seed in range(40):
        taken = factions(new(seats, seed))
        assert len(set(taken)) == seats and set(taken) <= FACTIONS.keys()
        met.add(taken[0])
    assert met == FACTIONS.keys()


def test_C_01_the_faction_card_begins_with_its_mission_side_up() -> None:
    assert [player.done for player in new(5).view(None).seats] == [False] * 5


@pytest.mark.parametrize("first", [0, 2])
def test_C_01_factions_are_picked_clockwise_from_the_first_player(first: int) -> None:
    """C-01, C-81"""
    game = new(4, faction_choice="pick", first_player=str(first))
    left, picked = list(FACTIONS), {}
    for number in [(first + n) % 4 for n in range(4)]:
        assert game.prompt is not None and (game.prompt.seat, game.prompt.name) == (number, "choose_faction")
        assert sorted(offered(game)) == sorted(f"choose {faction}" for faction in left)
        picked[number] = left.pop(number % len(left))
        game.answer(number, f"choose {picked[number]}")
    assert factions(game) == [picked[number] for number in range(4)]
    assert game.prompt is not None and (game.prompt.seat, game.prompt.name) == (first, "choose_action")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_C_01_factions_may_be_agreed_on_seat_by_seat(first: int) -> None:
    agreed = ["bauman_alliance", "fourth_reich", "arbat_confederation"]
    assert factions(new(3, faction_choice=",".join(agreed), first_player=str(first))) == agreed


@pytest.mark.parametrize(
    "agreed",
    [
        "bauman_alliance",
        "bauman_alliance,bauman_alliance",
        "bauman_alliance,bauman_alliance,fourth_reich",
        "bauman_alliance,pork",
        "bauman_alliance,nobody",
    ],
)
def test_C_01_an_agreement_gives_each_seat_a_faction_of_its_own_or_is_refused(agreed: str) -> None:
    """C-01, C-05, CINV-01"""
    with pytest.raises(BadOption):
        new(2, faction_choice=agreed)


@every_size
def test_C_02_five_tokens_lie_above_the_card_and_five_in_the_supply(seats: int) -> None:
    for player in new(seats).view(None).seats:
        assert (player.up, player.down, player.supply, player.owned) == (5, 0, 5, 5)


@every_size
def test_C_03_five_cards_each_three_in_the_market_the_rest_is_the_deck(seats: int) -> None:
    view = new(seats).view(None)
    assert [player.hand_count for player in view.seats] == [5] * seats
    assert len(view.market) == 3 and None not in view.market
    assert view.deck == 128 - 5 * seats - 3
    assert view.discard == []


def test_C_03_hands_are_dealt_from_a_shuffled_deck() -> None:
    hands = {tuple(new(2, seed).view(0).seats[0].hand) for seed in range(20)}
    assert len(hands) == 20


@pytest.mark.parametrize("card", [*THREATS, *CARAVANS])
def test_C_03_threats_and_caravans_shown_in_the_market_do_nothing(card: str) -> None:
    game = watch(seat(up=0, down=5, stations=["sokolniki"], resources=["pork"]), seat(), market=[card])
    assert game.asks == (0, "choose_action")
    assert game.tokens(0) == (0, 5) and game.stations(0) == {"sokolniki": 0} and game.seat(0).resources == ["pork"]


@pytest.mark.parametrize("card", ["amoeba", "military_caravan"])
def test_C_03_nor_do_they_when_they_come_into_the_market_later(card: str) -> None:
    player = seat(up=0, down=5, stations=["sokolniki"], hand=["bandages"])
    game = watch(player, seat(), deck=[card])
    game.answer(0, "discard bandages")
    game.answer(0, "take uniform")
    assert card in game.table.market
    assert game.asks == (0, "choose_end")
    assert game.tokens(0) == (1, 4) and game.stations(0) == {"sokolniki": 0}


@every_size
def test_C_04_the_first_player_is_drawn_by_lot(seats: int) -> None:
    drawn = Counter(new(seats, seed).view(None).first for seed in range(60))
    assert set(drawn) == set(range(seats))
    for seed in range(5):
        game = new(seats, seed)
        assert game.prompt is not None and game.prompt.seat == game.view(None).first


def test_C_04_or_is_agreed_on() -> None:
    assert {new(3, seed, first_player="2").view(None).first for seed in range(10)} == {2}
    with pytest.raises(BadOption):
        new(2, first_player="2")


@pytest.mark.parametrize(("seats", "first"), [(2, 1), (5, 3)])
def test_C_04_turns_go_clockwise_and_a_round_ends_before_the_first_player(seats: int, first: int) -> None:
    game = watch(*[seat() for _ in range(seats)], first=first, active=first, round=1)
    order = []
    for _ in range(2 * seats):
        assert game.prompt is not None
        number = game.prompt.seat
        order.append((game.table.round, number))
        game.answer(number, next(option for option in game.prompt.options if option.verb == "discard"))
        game.answer(number, "deck")
        game.answer(number, "end_turn")
    clockwise = [(first + n) % seats for n in range(seats)]
    assert order == [(played, number) for played in (1, 2) for number in clockwise]


@pytest.mark.parametrize("seats", [1, 6])
def test_only_two_to_five_play(seats: int) -> None:
    with pytest.raises(BadOption):
        new(seats)


@every_size
def test_C_05_unused_factions_are_out_of_the_game(seats: int) -> None:
    """C-05, CINV-01"""
    game = new(seats, 9)
    ids = breakthrough().catalog.card_ids
    s = game.state
    everywhere = [card for zone in (s.deck, s.discard, s.market, *s.hand) for card in zone]
    assert not {ids[card] for card in everywhere} & FACTIONS.keys()
    assert len(s.faction) == len(s.supply) == seats


@every_size
def test_C_81_lots_are_drawn_in_order_first_player_factions_deck_hands_market(seats: int) -> None:
    """Executed again with the same seed: records depend on this order."""
    for seed in range(5):
        luck: Any = Table()
        Chance(seed=seed).apply_to(luck)
        first = draw(luck, seats)
        lots = list(range(len(FACTIONS)))
        shuffle(luck, lots)
        deck = list(range(128))
        shuffle(luck, deck)
        cards = [card for card, copies in COPIES.items() for _ in range(copies)]
        dealt = [cards[number] for number in reversed(deck)]
        game = new(seats, seed)
        view = game.rules.describe(game.state)
        assert view.first == first
        assert factions(game) == [list(FACTIONS)[lots[number]] for number in range(seats)]
        for place in range(seats):
            hand = dealt[5 * place : 5 * place + 5]
            assert sorted(view.seats[(first + place) % seats].hand) == sorted(hand)
        assert view.market == dealt[5 * seats : 5 * seats + 3]


def test_C_03_what_happens_before_the_first_question_is_told_to_everybody() -> None:
    """C-01, C-03, C-73"""
    game = Game.new(breakthrough(), 3, Chance(seed=1))
    told = [game.rules.tell(event, None) for event in game.opening]
    names = [event.event for event in told]
    assert names == ["faction_taken"] * 3 + ["market_cards_shown", "turn_began"]
    assert not any(event.hidden for event in told)
