"""The default policy for questions a search skips: cheap, sensible, and always able to answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from metro2033.bots.clock import CLOCK
from metro2033.games.board.codes import CAPTURE, OBTAIN, PASS, STAY, TAKE, USE_ABILITY
from metro2033.games.board.effects.instants import choose_station_for_hero
from metro2033.games.board.effects.lasting import choose_piece, choose_sign
from metro2033.games.board.effects.looks import choose_law_to_propose, choose_other_combat_card, choose_threat_to_fight
from metro2033.games.board.effects.tokens import choose_victim
from metro2033.games.board.effects.triggers import offer_trigger
from metro2033.games.board.rules.army import choose_army_action
from metro2033.games.board.rules.capture import choose_capture, choose_station_to_claim
from metro2033.games.board.rules.combat import choose_defence, offer_scouted_card
from metro2033.games.board.rules.combat_cards import choose_combat_card
from metro2033.games.board.rules.dark import choose_defender_in_the_dark, choose_endangered_station
from metro2033.games.board.rules.equipment import choose_equipment_to_keep, choose_excess_equipment
from metro2033.games.board.rules.exchange import choose_exchange, choose_exchange_amount
from metro2033.games.board.rules.hero import choose_hero_action, choose_move
from metro2033.games.board.rules.law import choose_vote
from metro2033.games.board.rules.market import choose_purchase, offer_renewal
from metro2033.games.board.rules.mission import (
    choose_mission_to_complete,
    choose_mission_to_keep,
    offer_mission_claim,
    offer_payment,
)
from metro2033.games.board.rules.mobilise import choose_army_to_keep, choose_recruits
from metro2033.games.board.rules.outcome import choose_home, choose_spoils
from metro2033.games.board.rules.production import choose_polis_production
from metro2033.games.board.rules.reserve import choose_token, choose_token_to_give, choose_token_to_steal
from metro2033.games.board.rules.setup import choose_faction, choose_hero, choose_home_for_hero
from metro2033.games.board.rules.window import offer_abilities
from metro2033.games.board.state import State
from metro2033.kernel.agenda import Step
from metro2033.kernel.chance import Deal

Choose = Callable[[State, Deal], int]


def first(s: State, deal: Deal) -> int:
    """Chooses the first option."""
    return s.options[0]


def last(s: State, deal: Deal) -> int:
    """Chooses the last option."""
    return s.options[-1]


def anything(s: State, deal: Deal) -> int:
    """Chooses a random option."""
    return s.options[deal.below(len(s.options))]


def pass_by(s: State, deal: Deal) -> int:
    """Passes."""
    return PASS


def _scarcest(s: State, deal: Deal) -> int:
    """Takes the resource the seat holds least of."""
    held = s.held[3 * s.asked : 3 * s.asked + 3]
    return min(s.options, key=lambda code: held[code % 3 if code < TAKE else code - TAKE])


def use(s: State, deal: Deal) -> int:
    """Uses the ability if offered; otherwise passes, which is the last option."""
    return USE_ABILITY if USE_ABILITY in s.options else s.options[-1]


def capture(s: State, deal: Deal) -> int:
    """Captures the station."""
    return CAPTURE


def _obtain(s: State, deal: Deal) -> int:
    return OBTAIN if OBTAIN in s.options else PASS


def _stay(s: State, deal: Deal) -> int:
    return STAY


def second(s: State, deal: Deal) -> int:
    """Chooses the first option that is not a pass."""
    return s.options[1] if len(s.options) > 1 else s.options[0]


# Questions answered at random.
ANY_OPTION: Final[tuple[Step, ...]] = (
    choose_combat_card,
    choose_defence,
    choose_defender_in_the_dark,
    choose_endangered_station,
    choose_equipment_to_keep,
    choose_excess_equipment,
    choose_exchange,
    choose_faction,
    choose_hero,
    choose_home,
    choose_home_for_hero,
    choose_law_to_propose,
    choose_mission_to_complete,
    choose_mission_to_keep,
    choose_other_combat_card,
    choose_piece,
    choose_sign,
    choose_station_for_hero,
    choose_station_to_claim,
    choose_threat_to_fight,
    choose_token_to_give,
    choose_victim,
    choose_vote,
)

# The policy for every question, by the step that asks it.
POLICY: Final[dict[Step, Choose]] = {
    **dict.fromkeys(ANY_OPTION, anything),
    offer_abilities: pass_by,
    choose_capture: capture,
    choose_token: _scarcest,
    choose_token_to_steal: _scarcest,
    choose_polis_production: _scarcest,
    choose_spoils: second,
    offer_trigger: use,
    offer_payment: second,
    offer_mission_claim: second,
    offer_scouted_card: second,
    choose_army_to_keep: first,
    choose_recruits: last,
    choose_army_action: _obtain,
    choose_move: _stay,
    choose_hero_action: use,
    offer_renewal: last,
    choose_purchase: second,
    choose_exchange_amount: first,
}


def turn_of(s: State) -> tuple[int, ...]:
    """Returns a key of the current turn: seat, phase and round. A turn is over when it changes."""
    return (s.turn, s.phase, s.round)


def clock(s: State) -> int:
    """Returns the round in clock units: when it changes, every seat has had all its turns."""
    return s.round * CLOCK


def default_choice(s: State, deal: Deal) -> int:
    """Returns a sensible answer without search."""
    if len(s.options) == 1:
        return s.options[0]
    return POLICY[s.asked_by[0]](s, deal)
