"""A fast rollout policy with simple heuristics, good for a whole round of the board game.

It uses only precomputed odds: an army or hero of a given strength against a threat of the stage, or against another army.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from metro2033.games.board.bots.policy import POLICY, anything
from metro2033.games.board.codes import (
    AMMO,
    ATTACK,
    ATTACK_HERO,
    BUY_EQUIPMENT,
    MOVE,
    MUSHROOM,
    OBTAIN,
    PASS,
    PIG,
    RECEIVE_MISSION,
    STAY,
    USE_ABILITY,
    WITH_ARMY,
    WITH_HERO,
)
from metro2033.games.board.queries.goals import is_place
from metro2033.games.board.queries.modifiers import total
from metro2033.games.board.queries.specials import trades_at
from metro2033.games.board.rules.army import choose_army_action
from metro2033.games.board.rules.combat import choose_defence
from metro2033.games.board.rules.dark import choose_defender_in_the_dark
from metro2033.games.board.rules.equipment import equipment_limit
from metro2033.games.board.rules.exchange import choose_exchange_amount
from metro2033.games.board.rules.hero import choose_hero_action, choose_move
from metro2033.games.board.rules.market import choose_purchase
from metro2033.games.board.rules.production import choose_polis_production
from metro2033.games.board.rules.reserve import choose_token, choose_token_to_steal
from metro2033.games.board.rules.window import offer_abilities
from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY, Step
from metro2033.kernel.chance import Deal

Choose = Callable[[State, Deal], int]

# Probability of beating a random threat, by strength 0 to 12: stage I, stage II.
BEATS_THREAT: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 0.0, 0.0, 0.17, 0.57, 0.8, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.1, 0.33, 0.63, 0.88, 0.97, 1.0, 1.0, 1.0),
)
BEATS_PLAYER: Final[tuple[float, ...]] = (
    0.0,
    0.0,
    0.02,
    0.34,
    0.61,
    0.95,
    1.0,
)  # by difference in strength, from -3 to +3
WORTH_TRYING: Final = 0.45
GATHERING: Final = 0.2  # value of the action on a hero's card relative to a promising attack


def against_threat(s: State, strength: int) -> float:
    """Returns the probability that this strength beats the next threat."""
    return BEATS_THREAT[s.stage - 1][min(max(strength, 0), 12)]


def against_player(difference: int) -> float:
    """Returns the probability of winning a battle of combat cards, by difference in strength."""
    return BEATS_PLAYER[min(max(difference, -3), 3) + 3]


def hero_strength(s: State, seat: int) -> int:
    """Returns a hero's strength with the first positive bonus of each equipment card."""
    cards = s.catalog
    strength = cards.strength[s.hero[seat]]
    for card in s.gear[seat]:
        for modifier in cards.modifiers[card]:
            if modifier.n > 0:
                strength += modifier.n
                break
    return strength


def _can_capture(s: State, seat: int, *, from_player: bool) -> bool:
    at = 3 * seat
    return s.held[at + MUSHROOM] > 0 and (from_player or s.held[at + PIG] > 0)


def _attack_odds(s: State, seat: int, strength: int, station: int) -> float:
    """Returns a score for attacking a station: the probability of winning, reduced if capturing it is not affordable."""
    owner = s.owner[station]
    if owner == NOBODY:
        odds = against_threat(s, strength) if station < s.catalog.metro.regular else (1.0 if strength > 7 else 0.0)
        return odds if _can_capture(s, seat, from_player=False) else 0.4 * odds
    defence = s.army[owner]
    if s.hero_at[owner] == station:
        defence = max(defence, hero_strength(s, owner))
    odds = against_player(strength - defence) * 1.2
    return odds if _can_capture(s, seat, from_player=True) else 0.8 * odds


def _army_action(s: State, deal: Deal) -> int:
    """Chooses the most promising attack, or a resource."""
    seat = s.asked
    best, chosen = WORTH_TRYING, OBTAIN if OBTAIN in s.options else PASS
    for code in s.options:
        if code >= ATTACK_HERO:
            owner = s.hero.index(code - ATTACK_HERO)
            odds = 0.6 * against_player(s.army[seat] - hero_strength(s, owner))
        elif code >= ATTACK:
            odds = _attack_odds(s, seat, s.army[seat], code - ATTACK)
        else:
            continue
        odds += 0.01 * deal.below(20)
        if odds > best:
            best, chosen = odds, code
    return chosen


def _move(s: State, deal: Deal) -> int:
    """Moves to a station worth attacking, one to trade at with tokens to spend, or one where the hero's action works."""
    seat = s.asked
    strength = hero_strength(s, seat)
    ammo, mushrooms = s.held[3 * seat + AMMO], s.held[3 * seat + MUSHROOM]
    shopping = (
        0.55
        if ammo and mushrooms and len(s.gear[seat]) < equipment_limit(s, seat)
        else 0.3
        if ammo and mushrooms
        else 0.0
    )
    best, chosen = 0.15, STAY
    metro, own_action = s.catalog.metro, s.catalog.action_place[s.hero[seat]]
    for code in s.options:
        station = s.hero_at[seat] if code == STAY else code - MOVE
        if trades_at(s, seat, station):
            odds = shopping
        elif station < metro.capturable and s.owner[station] != seat:
            odds = _attack_odds(s, seat, strength, station)
        else:
            odds = 0.0
        if own_action >= 0 and odds < GATHERING and is_place(s, seat, station, own_action):
            odds = GATHERING
        odds += 0.01 * deal.below(12)
        if odds > best:
            best, chosen = odds, code
    return chosen


def _hero_action(s: State, deal: Deal) -> int:
    """Buys, takes a mission, or attacks if the odds are good."""
    seat, options = s.asked, s.options
    if BUY_EQUIPMENT in options and len(s.gear[seat]) < equipment_limit(s, seat) and s.held[3 * seat + MUSHROOM]:
        return BUY_EQUIPMENT
    if RECEIVE_MISSION in options:
        return RECEIVE_MISSION
    for code in options:
        if ATTACK <= code < ATTACK_HERO:
            if _attack_odds(s, seat, hero_strength(s, seat), code - ATTACK) > WORTH_TRYING:
                return code
        elif code >= ATTACK_HERO and hero_strength(s, seat) > hero_strength(s, s.hero.index(code - ATTACK_HERO)):
            return code
    return USE_ABILITY if USE_ABILITY in options else PASS


def _abilities(s: State, deal: Deal) -> int:
    """Uses an ability in one of the seat's battles that it is not winning; otherwise passes."""
    b = s.battle
    seat = s.asked
    if b is not None and seat in b.seat and len(s.options) > 1 and (b.threat != NOBODY or b.played[0] != NOBODY):
        side = b.seat.index(seat)
        if total(s, b, side) <= total(s, b, 1 - side):
            return s.options[1]
    return PASS


def _scarcest(s: State, deal: Deal) -> int:
    """Chooses the resource the seat holds least of, or a random one unless all three are offered."""
    at = 3 * s.asked
    best, fewest = s.options[0], 99
    for code in s.options:
        held = s.held[at + (code - s.options[0]) % 3] if len(s.options) == 3 else deal.below(3)
        if held < fewest:
            best, fewest = code, held
    return best


def _defence(s: State, deal: Deal) -> int:
    """Defends with the stronger piece."""
    return WITH_HERO if hero_strength(s, s.asked) > s.army[s.asked] else WITH_ARMY


def _purchase(s: State, deal: Deal) -> int:
    """Buys while the hero can carry more."""
    if len(s.gear[s.asked]) < equipment_limit(s, s.asked):
        return s.options[1 + deal.below(len(s.options) - 1)]
    return PASS


# By the step that asks; all other questions use the default policy.
LIVELY: Final[dict[Step, Choose]] = {
    **POLICY,
    offer_abilities: _abilities,
    choose_token: _scarcest,
    choose_token_to_steal: _scarcest,
    choose_polis_production: _scarcest,
    choose_army_action: _army_action,
    choose_move: _move,
    choose_hero_action: _hero_action,
    choose_purchase: _purchase,
    choose_defence: _defence,
    choose_defender_in_the_dark: _defence,
    choose_exchange_amount: anything,
}


def lively_choice(s: State, deal: Deal) -> int:
    """Returns a fast, heuristic, partly random answer."""
    if len(s.options) == 1:
        return s.options[0]
    return LIVELY[s.asked_by[0]](s, deal)
