"""The combat deck: the deal, the secret choice, the reveal, and what each card adds against each other card (B-CD, Q-92, Q-112)."""

from __future__ import annotations

from collections import Counter

import pytest

from metro2033.kernel.problem import IllegalChoice
from tests.board.battlefield import DEAL, ENEMY, NEUTRAL, Battlefield, arbat, declare, field, red_line
from tests.board.table import ALL_EDITIONS, answer, board, offered, seat

CARDS = ("cc_ambush", "cc_counterattack", "cc_evasion", "cc_assault", "cc_flanking", "cc_breakthrough", "cc_regroup")
TYPES = ("defence", "defence", "defence", "attack", "attack", "attack", "neutral")

# Row card's modifier minus column card's, in the order of `CARDS`.
MARGINS = (
    (0, -1, +1, +1, 0, -1, 0),
    (+1, 0, +2, 0, -1, -2, +1),
    (-1, -2, 0, +2, +1, 0, -1),
    (-1, 0, -2, 0, +1, +2, +1),
    (0, +1, -1, -1, 0, +1, 0),
    (+1, +2, 0, -2, -1, 0, -1),
    (0, -1, +1, -1, 0, +1, 0),
)
MODIFIERS = {  # plain, against attack, against defence
    "cc_ambush": (1, 3, 1),
    "cc_counterattack": (2, 2, 2),
    "cc_evasion": (0, 4, 0),
    "cc_assault": (2, 2, 2),
    "cc_flanking": (1, 1, 3),
    "cc_breakthrough": (0, 0, 4),
    "cc_regroup": (1, 1, 1),
}
PAIRS = [(row, column) for row in range(7) for column in range(7) if row != column]


def attack(*deal: str, edition: str = "en2012", seed: int = 1) -> Battlefield:
    """Lays out a position: two armies of 4 meet; the named cards are dealt first, alternately from the attacker."""
    game = field(red_line(army=4), arbat(army=4), combat=list(deal or DEAL), edition=edition, seed=seed)
    answer(game, f"0 attack {ENEMY}")
    return game


def play(own: str, other: str) -> Battlefield:
    """Lays out a position: the attacker plays one card, the defender the other."""
    game = attack(own, other)
    answer(game, f"0 play {own}", f"1 play {other}")
    return game


# The deal.


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_CD_01_three_cards_each_alternately_from_the_attacker_and_one_aside(edition: str) -> None:
    battle = attack(edition=edition).table.battle
    assert battle is not None and battle.attacker.hand is not None and battle.defender.hand is not None
    assert sorted(battle.attacker.hand) == sorted(DEAL[0:6:2])
    assert sorted(battle.defender.hand) == sorted(DEAL[1:6:2])


def test_B_CD_01_the_seventh_card_is_unseen_by_everybody() -> None:
    game = attack()
    for viewer in (0, 1, None):
        assert "cc_regroup" not in str(game.view(viewer).battle)


def test_B_CD_01_the_cards_are_shuffled_for_every_battle() -> None:
    """B-CD-01, Q-92: whatever was dealt first, the next battle can meet any deal of all seven."""
    dealt: Counter[str] = Counter()
    hands = set()
    for seed in range(40):
        game = attack(seed=seed)
        answer(game, "0 play cc_assault", "1 play cc_counterattack")
        answer(game, "1 attack ploshchad_revolyutsii")
        battle = game.table.battle
        assert battle is not None and battle.attacker.hand is not None and battle.defender.hand is not None
        assert len({*battle.attacker.hand, *battle.defender.hand}) == 6
        dealt.update(battle.attacker.hand + battle.defender.hand)
        hands.add(tuple(sorted(battle.attacker.hand)))
    assert set(dealt) == set(CARDS)
    assert len(hands) > 10


def test_Q_92_all_seven_cards_return_and_leftovers_are_never_shown() -> None:
    game = attack()
    answer(game, "0 play cc_assault", "1 play cc_counterattack")
    assert game.table.battle is None
    unplayed = ("cc_flanking", "cc_breakthrough", "cc_ambush", "cc_evasion", "cc_regroup")
    for viewer in (0, 1, None):
        heard = "".join(str(game.rules.tell(event, viewer)) for event in game.events)
        assert not any(card in heard for card in unplayed)
    assert Counter(game.state.combat_deck) == Counter(game.state.catalog.combat_cards)


def test_Q_92_a_battle_against_a_threat_leaves_the_combat_deck_alone() -> None:
    game = field(red_line(army=4), arbat(army=4))
    answer(game, f"0 attack {NEUTRAL}", "1 attack ploshchad_revolyutsii")
    battle = game.table.battle
    assert battle is not None and battle.attacker.hand is not None
    assert sorted(battle.attacker.hand) == sorted(DEAL[0:6:2])


# The choice and the reveal.


def test_B_CD_02_each_side_chooses_one_of_its_own_three_cards() -> None:
    game = attack()
    assert sorted(offered(game)) == ["play cc_assault", "play cc_breakthrough", "play cc_flanking"]
    answer(game, "0 play cc_flanking")
    assert sorted(offered(game)) == ["play cc_ambush", "play cc_counterattack", "play cc_evasion"]
    with pytest.raises(IllegalChoice):
        game.answer(1, "play cc_regroup")


def test_B_CD_02_each_side_sees_its_own_hand_only() -> None:
    game = attack()
    own, other, watcher = game.view(0).battle, game.view(1).battle, game.view(None).battle
    assert sorted(own.attacker.hand) == sorted(DEAL[0:6:2]) and own.defender.hand is None
    assert sorted(other.defender.hand) == sorted(DEAL[1:6:2]) and other.attacker.hand is None
    assert watcher.attacker.hand is None and watcher.defender.hand is None


def test_B_CD_03_nothing_shows_until_both_have_chosen() -> None:
    game = attack()
    answer(game, "0 play cc_assault")
    own, other = game.view(0).battle, game.view(1).battle
    assert own.attacker.card == "cc_assault"
    assert other.attacker.card is None and other.attacker.has_chosen and not other.defender.has_chosen
    assert other.attacker.total == other.defender.total == 4
    chosen = game.told("combat_card_chosen", 1)[0]
    assert chosen.hidden and "card" not in chosen.fields


def test_B_CD_03_the_order_of_choosing_does_not_matter() -> None:
    game = attack()
    assert [prompt.seat for prompt in game.prompts()] == [0, 1]
    assert game.answer(1, "play cc_ambush") == []
    assert game.view(0).battle.defender.card is None and game.view(None).battle.defender.card is None
    answer(game, "0 play cc_assault")
    assert game.totals() == (6, 7)


def test_B_CD_03_both_are_revealed_at_once_and_each_side_adds_its_own() -> None:
    game = field(red_line(army=4), arbat(army=4), seat("1905", "hunter", missions=["mi_monopoly"]))
    answer(game, f"0 attack {ENEMY}", "0 play cc_assault")
    declare(game, "1 play cc_ambush")
    for viewer in (0, 1, 2, None):
        battle = game.view(viewer).battle
        assert (battle.attacker.card, battle.defender.card) == ("cc_assault", "cc_ambush")
        assert (battle.attacker.total, battle.defender.total) == (6, 7)
    revealed = game.told("combat_cards_revealed")
    assert [event.fields for event in revealed] == [{"attacker": "cc_assault", "defender": "cc_ambush"}]


# What the cards add.


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_CD_04_three_attack_cards_three_defence_cards_one_of_the_third_type(edition: str) -> None:
    found = {card.id: card.type for card in board(edition).content.cards.combat_card}
    assert found == dict(zip(CARDS, TYPES, strict=True))


@pytest.mark.parametrize(("edition", "name"), [("en2012", "neutral"), ("pl2015", "neutral"), ("ru2011", "manoeuvres")])
def test_B_CD_04_the_third_type_by_edition(edition: str, name: str) -> None:
    assert board(edition).content.edition.wording.combat_third_type == name


@pytest.mark.parametrize(("row", "column"), PAIRS, ids=lambda n: CARDS[n].removeprefix("cc_"))
def test_B_CD_05_margin_of_every_card_against_every_other(row: int, column: int) -> None:
    attacker, defender = play(CARDS[row], CARDS[column]).totals()
    assert attacker - defender == MARGINS[row][column]


@pytest.mark.parametrize(("row", "column"), PAIRS, ids=lambda n: CARDS[n].removeprefix("cc_"))
def test_B_CD_05_modifier_depends_on_the_opposing_type(row: int, column: int) -> None:
    """What the defender's card adds is read from its own table, by the type of the attacker's card."""
    game = play(CARDS[column], CARDS[row])
    plain, against_attack, against_defence = MODIFIERS[CARDS[row]]
    expected = {"attack": against_attack, "defence": against_defence, "neutral": plain}[TYPES[column]]
    assert (CARDS[row], expected) in game.terms("defender")


@pytest.mark.parametrize(
    ("own", "other", "adds"),
    [
        ("cc_ambush", "cc_counterattack", 1),
        ("cc_ambush", "cc_assault", 3),
        ("cc_evasion", "cc_counterattack", 0),
        ("cc_counterattack", "cc_ambush", 2),
        ("cc_counterattack", "cc_evasion", 2),
    ],
)
def test_B_CD_06_the_numbers_of_the_rulebooks_examples(own: str, other: str, adds: int) -> None:
    assert (own, adds) in play(own, other).terms("attacker")


# Old scores.


def old_scores() -> Battlefield:
    """Lays out a position: both cards are open, and the defender may still change hers."""
    game = field(red_line(army=5), arbat(army=4, missions=["mi_old_scores"]))
    answer(game, f"0 attack {ENEMY}", "0 play cc_assault")
    declare(game, "1 play cc_counterattack")
    return game


def test_Q_112_old_scores_replaces_the_own_card_with_one_of_the_other_two() -> None:
    game = old_scores()
    game.answer(1, "use mi_old_scores")
    assert sorted(offered(game)) == ["play cc_ambush", "play cc_evasion"]
    answer(game, "1 play cc_ambush")
    assert game.totals() == (7, 7)
    assert game.happened("battle_drawn")


def test_Q_112_both_played_cards_are_known_the_third_and_the_one_aside_are_not() -> None:
    game = old_scores()
    answer(game, "1 use mi_old_scores", "1 play cc_ambush")
    for viewer in (0, None):
        heard = "".join(str(game.rules.tell(event, viewer)) for event in game.events)
        assert "cc_counterattack" in heard and "cc_ambush" in heard
        assert "cc_evasion" not in heard and "cc_regroup" not in heard


def test_Q_112_nobody_forgets_the_card_that_was_taken_back() -> None:
    """The battle goes on; players who saw Counterattack on the table know that it is in the defender's hand."""
    game = field(red_line(army=5, missions=["mi_monopoly"]), arbat(army=4, missions=["mi_old_scores"]))
    plays = ("0 play cc_assault", "1 play cc_counterattack", "1 use mi_old_scores", "1 play cc_ambush")
    declare(game, f"0 attack {ENEMY}", *plays)
    assert game.table.battle is not None and game.prompt is not None and game.prompt.seat == 0
    shown = game.state.catalog.card_number["cc_counterattack"]
    imagined = [game.rules.determinise(game.state, 0, seed) for seed in range(20)]
    assert all(shown in state.battle.hands[1] for state in imagined)


def test_Q_112_the_opponents_card_stays() -> None:
    game = old_scores()
    game.answer(1, "use mi_old_scores")
    game.answer(1, "play cc_evasion")
    assert game.told("combat_card_replaced")[0].fields == {"seat": 1, "card": "cc_evasion"}
    assert ("cc_assault", 2) in game.terms("attacker")
    assert ("cc_evasion", 4) in game.terms("defender")


def test_Q_112_only_for_a_side_of_the_battle_and_only_after_the_reveal() -> None:
    game = field(red_line(army=5), arbat(army=4), seat("1905", "hunter", missions=["mi_old_scores"]))
    declare(game, f"0 attack {ENEMY}")
    assert (game.table.window, offered(game)) == ("pre", ["pass"])
    answer(game, "0 play cc_assault")
    declare(game, "1 play cc_counterattack")
    assert game.table.window == "post" and game.prompt is not None
    assert (game.prompt.seat, offered(game)) == (2, ["pass"])
