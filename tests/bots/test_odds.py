"""Odds: strengths with their terms, and chances that agree with the rules and use only the seat's knowledge."""

from __future__ import annotations

import pytest

from metro2033.bots.fights import ANYHOW, WON
from metro2033.bots.odds import Odds, odds
from metro2033.games import find_rules
from metro2033.games.board.bots.odds import outcome
from metro2033.games.board.events import LAW_PASSED, LAW_REJECTED
from metro2033.games.board.rules.law import choose_vote
from metro2033.kernel.agenda import answer as answer_kernel
from metro2033.kernel.chance import Deal
from metro2033.kernel.event import Event
from metro2033.kernel.game import Game
from tests.board.table import answer, lay, seat
from tests.properties.conformance import walk

TARGET = "attack ploshchad_revolyutsii"  # of the Red Line; its hero stands elsewhere


def odds_of(game: Game) -> dict[str, Odds]:
    """Returns the odds of the asked seat, by choice."""
    return {fight.choice: fight for fight in odds(game.rules, game.state, game.state.asked, 7)}


def army_against(own: int, other: int) -> Odds:
    """Returns the odds of an army of the Bauman Alliance that attacks a station of the Red Line."""
    return odds_of(lay(seat("bauman", "khan", army=own), seat("red_line", "anna", army=other)))[TARGET]


def test_an_army_that_is_far_stronger_always_wins() -> None:
    assert army_against(8, 1).chance == 1.0


def test_a_hopeless_attack_is_called_so() -> None:
    weak = army_against(1, 8)
    assert weak.chance == 0.0 and weak.hopeless
    assert weak.own.total == 1 and weak.other.total == 8


def test_even_armies_have_even_chances() -> None:
    even = army_against(4, 4)
    assert abs(even.chance - (1 - even.chance - even.draw)) < 0.15
    assert even.chance < army_against(5, 4).chance < army_against(6, 4).chance


@pytest.mark.parametrize(("army", "chance"), [(7, 0.0), (8, 1.0)])
def test_the_guard_of_polis_is_beaten_by_more_than_seven(army: int, chance: float) -> None:
    game = lay(seat("arbat", "khan", army=army), seat("reich", "anna"))
    polis = [fight for fight in odds_of(game).values() if fight.other.piece == "guard"]
    assert polis and all(fight.other.total == 7 and fight.chance == chance for fight in polis)


def test_a_move_shows_what_an_attack_there_would_be() -> None:
    game = lay(seat("reich", "khan"), seat("red_line", "anna"), phase="hero_actions")
    found = odds_of(game)
    moves = [choice for choice in found if choice.startswith("move ")]
    assert moves and all(found[move].own.piece == "hero" and not found[move].hopeless for move in moves)


def test_the_better_combat_card_has_the_better_odds() -> None:
    game = lay(seat("bauman", "khan", army=4), seat("red_line", "anna", army=4))
    answer(game, f"0 {TARGET}")
    assert game.prompt is not None and game.prompt.name == "choose_combat_card"
    chances = [fight.chance for fight in odds_of(game).values()]
    assert len(chances) == 3 and max(chances) > min(chances)
    before = game.rules.digest(game.state)
    odds_of(game)
    assert game.rules.digest(game.state) == before


@pytest.mark.parametrize("seed", range(6))
def test_a_fight_called_sure_is_never_lost(seed: int) -> None:
    """In seeded games, whatever the others answer and whatever they hold; and a chance of 100 % names the cards that can stop it."""
    rules, sure = find_rules("board", "", {}), 0
    for number, s in enumerate(walk(rules, 3, seed, 9)):
        if number % 3 or len(s.options) < 2:
            continue
        for odds_ in odds(rules, s, s.asked, 7, most=40):
            assert not odds_.sure or odds_.chance == 1
            code = rules.choices.parse(odds_.choice).code
            for luck in range(8) if odds_.sure else ():
                assert outcome(s.clone(), code, luck, ANYHOW).result == WON, (odds_.choice, luck)
                sure += 1
    assert sure or seed


def test_replies_add_up_to_the_odds() -> None:
    game = lay(seat("bauman", "khan", army=4), seat("red_line", "anna", army=4))
    answer(game, f"0 {TARGET}")
    for fight in odds_of(game).values():
        assert len(fight.replies) > 1 and sum(reply.share for reply in fight.replies) == pytest.approx(1)
        assert sum(reply.share * reply.chance for reply in fight.replies) == pytest.approx(fight.chance)
        assert sum(reply.share * reply.draw for reply in fight.replies) == pytest.approx(fight.draw)


@pytest.mark.parametrize("card", ["eq_dynamite", "eq_handcar"])
def test_an_attack_that_can_be_stopped_says_so(card: str) -> None:
    mine = seat("bauman", "khan", army=8)
    game = lay(mine, seat("red_line", "anna", army=1, equipment=[card], hero_at="ploshchad_revolyutsii"))
    found = odds_of(game)[TARGET]
    assert found.chance == 1
    assert (found.unless, found.sure) == ((["eq_dynamite"], False) if card == "eq_dynamite" else ([], True))


@pytest.mark.parametrize("seed", range(6))
def test_a_vote_called_certain_ends_as_it_was_called(seed: int) -> None:
    """Whatever the others vote, and whichever abilities and missions they use."""
    rules, called = find_rules("board", "", {}), 0
    for s in walk(rules, 4, seed, 9):
        if s.asked_by[0] is not choose_vote:
            continue
        for code, told in rules.outlook(s).items():
            keys = {note.key for note in told.notes} & {"vote-passes", "vote-fails"}
            for luck in range(8) if keys else ():
                after, deal = s.clone(), Deal(luck)
                events: list[Event] = []
                after.log = events
                answer_kernel(after, code)
                while after.vote is not None:
                    answer_kernel(after, after.options[deal.below(len(after.options))])
                ended = {event.kind for event in events} & {LAW_PASSED, LAW_REJECTED}
                assert ended == {LAW_PASSED if keys == {"vote-passes"} else LAW_REJECTED}
                called += 1
    assert called
