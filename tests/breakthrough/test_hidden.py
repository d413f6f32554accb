"""Open and hidden information (C-72, CINV-17)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from metro2033.games.breakthrough.codes import TIDY
from metro2033.games.breakthrough.determinise import hidden_cards
from metro2033.games.breakthrough.state import State
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.agenda import answer as go_on
from metro2033.kernel.chance import Chance
from tests.breakthrough.table import breakthrough, offered, refusal, seat
from tests.breakthrough.watched import MARKET, PLAIN, Watched, begin_turn, do, idle_turn, watch

RICH: dict[str, Any] = {
    "up": 2,
    "down": 4,
    "done": True,
    "resources": ["pork", "uniform"],
    "turned": ["rats", "ghost"],
    "heroes": ["khan"],
    "stations": ["dinamo"],
    "kept": {"polyanka": 1},
}


def known(game: Watched, viewer: int | None, owner: int) -> list[str]:
    """Returns the cards of a hand that a viewer may name."""
    return list(game.view(viewer).seats[owner].hand)


def test_C_72_everything_on_the_table_is_open_to_all() -> None:
    game = watch(seat(), seat("bauman_alliance", **RICH), discard=["books", "amoeba"])
    for viewer in (None, 0, 1):
        view = game.view(viewer)
        player = view.seats[1]
        assert (player.up, player.down, player.supply, player.owned) == (2, 4, 3, 7)
        assert (player.faction, player.done) == ("bauman_alliance", True)
        assert (player.resources, player.heroes) == (["pork", "uniform"], ["khan"])
        assert player.turned == ["rats", "ghost"]
        assert [(station.card, station.tokens) for station in player.stations] == [("dinamo", 0), ("polyanka", 1)]
        assert (view.market, view.discard) == (MARKET, ["books", "amoeba"])
        assert view.deck == 128 - 10 - 7 - 3 - 2
        assert [seat.hand_count for seat in view.seats] == [5, 5]


def test_C_72_other_hands_are_hidden() -> None:
    game = watch(seat(hand=PLAIN), seat(hand=["pork", "rats", "ghost", "khan", "dinamo"]))
    assert sorted(known(game, 0, 0)) == sorted(PLAIN)
    assert known(game, 0, 1) == known(game, None, 0) == known(game, None, 1) == known(game, 1, 0) == []


def test_C_72_the_options_of_a_question_are_shown_to_the_asked_seat_alone() -> None:
    game = watch(seat(hand=PLAIN), seat())
    assert sorted(game.view(0).prompt.options) == sorted(offered(game))
    for viewer in (None, 1):
        prompt = game.view(viewer).prompt
        assert (prompt.seat, prompt.name, prompt.options) == (0, "choose_action", None)


def test_C_72_also_those_of_a_free_play() -> None:
    game = watch(seat(hand=["amoeba"]), seat(turned=["canteen"], hand=PLAIN))
    do(game, "0 discard amoeba", "1 defend canteen")
    assert game.view(0).prompt.options is None and "play books" in game.view(1).prompt.options


def test_C_72_a_card_taken_from_the_market_is_known_to_all_one_from_the_deck_to_its_drawer() -> None:
    game = watch(seat(hand=PLAIN), seat(), deck=["rats", "ghost"])
    do(game, "0 swap", "0 pick bandages", "0 pick first_aid_kit", "0 pick books", "0 take uniform", "0 deck", "0 deck")
    for viewer in (None, 1):
        assert known(game, viewer, 0) == ["uniform"]
        assert game.told("card_drawn", viewer) == [{"seat": 0}] * 2
        assert game.told("card_taken", viewer) == [{"seat": 0, "card": "uniform"}]
    assert [fields["card"] for fields in game.told("card_drawn", 0)] == ["ghost", game.told("card_drawn", 0)[1]["card"]]


@pytest.mark.parametrize("way", ["play rats", "turn rats", "discard rats"])
def test_C_72_it_is_known_until_one_with_that_name_leaves_the_hand(way: str) -> None:
    """A second copy may have been drawn from the deck: nobody knows which of the two has gone."""
    game = watch(seat(hand=["bandages", "rats"]), seat(), market=["rats", "uniform"])
    do(game, "0 discard bandages", "0 take rats")
    assert known(game, 1, 0) == ["rats"]
    idle_turn(game, 1)
    assert known(game, 1, 0) == ["rats"]  # still, a turn later
    do(game, f"0 {way}")
    assert known(game, 1, 0) == [] and "rats" in known(game, 0, 0)


def test_C_72_of_two_taken_one_is_still_known_when_one_leaves() -> None:
    game = watch(seat(hand=PLAIN), seat(), market=["rats", "rats"])
    do(
        game,
        "0 swap",
        "0 pick bandages",
        "0 pick first_aid_kit",
        "0 pick books",
        "0 take rats",
        "0 take rats",
        "0 deck",
    )
    assert known(game, 1, 0) == ["rats", "rats"]
    do(idle_turn(game, 1), "0 play rats")
    assert known(game, 1, 0) == ["rats"]


def test_C_72_a_free_play_and_a_swap_use_the_knowledge_up_too() -> None:
    player = seat(hand=["bandages", "pork", "books"], turned=["canteen"])
    game = watch(player, seat(hand=["amoeba"]), market=["rats", "uniform", "shotgun"])
    do(game, "0 discard bandages", "0 take rats")
    do(begin_turn(game, 1), "1 discard amoeba", "0 defend canteen", "0 turn rats")
    assert known(game, 1, 0) == []
    game = watch(player, seat(), market=["rats", "uniform", "shotgun"])
    do(game, "0 discard bandages", "0 take rats")
    do(idle_turn(game, 1), "0 swap", "0 pick rats")
    while game.asks[1] == "choose_card_to_swap":
        assert known(game, 1, 0) == ["rats"]  # nothing is revealed yet
        do(game, f"0 {offered(game)[-1]}")
    assert known(game, 1, 0) == []


def test_C_72_a_swap_under_way_is_secret() -> None:
    """C-19, C-72: others learn how many cards were named, not which."""
    one = watch(seat(hand=PLAIN), seat())
    other = watch(seat(hand=PLAIN), seat())
    do(one, "0 swap", "0 pick bandages", "0 pick first_aid_kit")
    do(other, "0 swap", "0 pick first_aid_kit", "0 pick books")
    for viewer in (None, 1):
        assert msgspec.json.encode(one.view(viewer)) == msgspec.json.encode(other.view(viewer))
        assert one.told("card_picked", viewer) == other.told("card_picked", viewer) == [{"seat": 0}] * 2
    assert one.view(1).seats[0].hand_count == 3 and one.view(1).swap_count == 2
    assert one.view(0) != other.view(0)


def test_C_72_the_discard_pile_and_every_card_played_are_open() -> None:
    game = watch(seat(hand=["pork", "books"]), seat())
    do(game, "0 play pork", "0 deck")
    assert game.told("card_played", 1) == [{"seat": 0, "card": "pork", "price": 3}]
    do(game, "0 tidy", "0 remove pork")
    assert game.view(1).discard == ["pork"] and game.told("card_tidied", 1) == [
        {"seat": 0, "card": "pork", "amount": 3}
    ]


def test_C_72_new_market_cards_are_seen_by_all() -> None:
    game = watch(seat(hand=["pork"]), seat(), deck=["ghost"])
    do(game, "0 discard pork", "0 take uniform")
    assert game.told("market_cards_shown", 1) == [{"first": "ghost"}]


def exchanged(game: Watched, owner: int) -> Watched:
    """Lays out a position: the same table with a hidden card of a hand and one of the deck exchanged, and the deck turned over."""
    twin = Watched(game)
    twin.state = game.state.clone()
    s = twin.state
    for place, card in enumerate(s.hand[owner]):
        if card not in s.shown[owner]:
            s.hand[owner][place], s.deck[0] = s.deck[0], card
    s.hand[owner].sort()
    s.deck.reverse()
    return twin


def test_CINV_17_a_view_does_not_depend_on_hidden_cards() -> None:
    """C-72, CINV-17: another hand and another deck, the same view, options and refusals."""
    game = watch(seat(hand=["bandages", "pork"]), seat(), seat(), market=["rats", "uniform", "shotgun"])
    do(game, "0 discard bandages", "0 take rats")
    begin_turn(game, 1)
    for owner, viewers in ((0, (None, 1, 2)), (2, (None, 0, 1))):
        twin = exchanged(game, owner)
        assert twin.state.hand[owner] != game.state.hand[owner]
        for viewer in viewers:
            assert msgspec.json.encode(twin.view(viewer)) == msgspec.json.encode(game.view(viewer))
        assert offered(twin) == offered(game)
        for text in ("1 play motor_trolley", "1 turn ghost", "1 pass", "1 complete arbatskaya"):
            first, second = refusal(game, text), refusal(twin, text)
            assert (first.key, first.rules, first.details) == (second.key, second.rules, second.details)


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_CINV_17_what_a_seat_cannot_place_is_the_deck_and_unknown_hand_cards(viewer: int) -> None:
    game = watch(seat(hand=["bandages", "pork"]), seat(), seat(), market=["rats", "uniform", "shotgun"])
    do(game, "0 discard bandages", "0 take rats")
    s = game.state
    unknown = len(s.deck) + sum(len(s.hand[other]) - len(s.shown[other]) for other in range(3) if other != viewer)
    hidden = hidden_cards(s, viewer)
    assert len(hidden) == unknown
    assert len(hidden) == len(s.deck) + (10 if viewer == 0 else 9)


VARIANTS: list[dict[str, str]] = [
    {},
    {"interrupts": "true"},
    {f"survival{n}": "true" for n in range(1, 5)} | {"interrupts": "true"},
]
FROM_HAND = ("play", "turn", "discard")  # choices of a card that others see only now


def question_of(s: State) -> tuple[int, str]:
    """Returns the seat that is asked and the name of the question: all that others see of it."""
    return s.asked, "" if s.asked == NOBODY else s.asked_by[0].__name__


def answer_alike(s: State, verb: str, code: int) -> int:
    """Returns an answer that looks the same to others: a secret pick may be of any card."""
    return s.options[-1] if verb == "pick" else code


@pytest.mark.parametrize("options", VARIANTS, ids=["base", "interrupts", "survival"])
@pytest.mark.parametrize("seats", [2, 4])
def test_CINV_17_no_question_tells_a_hidden_card_by_being_asked(seats: int, options: dict[str, str]) -> None:
    """C-72, CINV-17: whatever is dealt where a viewer cannot look, the same public answer leads to the same question."""
    rules = breakthrough(**options)
    rnd = random.Random(seats)
    compared: Counter[str] = Counter()
    s = rules.start(seats, Chance(seed=seats))
    while s.asked != NOBODY and s.round <= 60:
        code = rnd.choice([choice for choice in s.options if choice != TIDY] or s.options)
        verb = rules.choices[code].verb
        after = s.clone()
        go_on(after, code)
        for viewer in range(seats):
            twin = rules.determinise(s, viewer, rnd.randrange(1 << 30))
            assert question_of(twin) == question_of(s)
            if verb not in FROM_HAND or viewer == s.asked:
                go_on(twin, answer_alike(twin, verb, code))
                assert question_of(twin) == question_of(after)
                compared[question_of(s)[1]] += 1
        s = after
    assert {"choose_draw", "choose_end", "choose_card_to_swap", "offer_free_play", "choose_defence"} <= compared.keys()
