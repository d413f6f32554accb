"""Costs and gains of every choice of the current question, computed with the queries the rules use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from metro2033.games.board.advice.outlook_actions import (
    of_army_action,
    of_army_to_keep,
    of_exchange,
    of_exchange_pair,
    of_hero_action,
    of_move,
    of_purchase,
    of_recruits,
    of_renewal,
)
from metro2033.games.board.advice.outlook_parts import (
    POINTS,
    clashes,
    holdings,
    name_of,
    paid,
    progress,
    progress_of,
    tally,
    tokens_by_kind,
    with_effects,
)
from metro2033.games.board.codes import (
    ARMY,
    ATTACKER,
    CAPTURE,
    CHOOSE,
    COMPLETE,
    DISCARD,
    GIVE,
    HERO,
    KEEP,
    PASS,
    PLAY,
    PLUS,
    PROPOSE,
    TAKE,
    TAKE_CARD,
    THREAT,
    USE,
    USE_ABILITY,
    VOTE_FOR,
    WITH_HERO,
)
from metro2033.games.board.effects.abilities import ABILITY_PRICE
from metro2033.games.board.effects.lasting import choose_piece, choose_sign
from metro2033.games.board.effects.looks import choose_law_to_propose, choose_other_combat_card, choose_threat_to_fight
from metro2033.games.board.effects.tokens import choose_victim
from metro2033.games.board.effects.triggers import offer_trigger
from metro2033.games.board.queries.consequences import loses_station, wounds_hero
from metro2033.games.board.queries.modifiers import Changes, vote_weight
from metro2033.games.board.queries.tokens import in_stock, one
from metro2033.games.board.rules.army import choose_army_action
from metro2033.games.board.rules.capture import capture_price, choose_capture, choose_station_to_claim
from metro2033.games.board.rules.combat import choose_defence, new_battle, offer_scouted_card
from metro2033.games.board.rules.combat_cards import choose_combat_card
from metro2033.games.board.rules.dark import choose_defender_in_the_dark, choose_endangered_station
from metro2033.games.board.rules.equipment import choose_equipment_to_keep, choose_excess_equipment
from metro2033.games.board.rules.exchange import choose_exchange, choose_exchange_amount
from metro2033.games.board.rules.hero import choose_hero_action, choose_move
from metro2033.games.board.rules.law import AGAINST, FOR, choose_vote
from metro2033.games.board.rules.market import choose_purchase, offer_renewal
from metro2033.games.board.rules.mission import (
    choose_mission_to_complete,
    choose_mission_to_keep,
    missions_to_complete,
    offer_mission_claim,
    offer_payment,
)
from metro2033.games.board.rules.mobilise import choose_army_to_keep, choose_recruits
from metro2033.games.board.rules.outcome import choose_spoils
from metro2033.games.board.rules.production import choose_polis_production, polis_production
from metro2033.games.board.rules.reserve import choose_token, choose_token_to_give, choose_token_to_steal
from metro2033.games.board.rules.setup import choose_faction, choose_hero
from metro2033.games.board.rules.window import offer_abilities
from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY, Step, answer
from metro2033.kernel.outlook import ANY, Note, Outlook, counted

__all__ = ["BY_QUESTION", "holdings", "outlook", "progress"]

IN_BATTLE: Final = Outlook(open=True)  # a battle, or a part of one, follows


def outlook(s: State) -> dict[int, Outlook]:
    """Returns the outlooks of the current question by choice code, without empty ones."""
    tell = BY_QUESTION.get(s.asked_by[0])
    found = {} if tell is None else {code: tell(s, s.asked, code) for code in s.options}
    held = holdings(s, s.asked) if found else {}
    return {code: counted(_with_progress(s, code, told), held) for code, told in found.items() if told != Outlook()}


def _with_progress(s: State, code: int, told: Outlook) -> Outlook:
    """Adds the missions whose progress the choice certainly changes."""
    seat = s.asked
    if told.open or not s.missions[seat]:
        return told
    after = alone(s, code)
    found = [progress_of(s, seat, card, after) for card in s.missions[seat] if card in after.missions[seat]]
    moved = [goal for goal in found if goal.have != goal.then]
    return replace(told, progress=told.progress + moved) if moved else told


def alone(s: State, code: int) -> State:
    """Returns the state after a choice and the steps it schedules itself, up to the next question."""
    after = s.clone()
    after.agenda.clear()
    answer(after, code)
    return after


# One function per question: the costs and gains of one of its choices.


def _faction(s: State, seat: int, code: int) -> Outlook:
    faction = code - CHOOSE
    gain = {POINTS: len(s.catalog.homes[faction])}
    return with_effects(s, seat, s.catalog.bonus[faction], faction, Outlook(gain=gain))


def _card(s: State, seat: int, code: int) -> Outlook:
    return Outlook(card=name_of(s, code - CHOOSE))


def _polis(s: State, seat: int, code: int) -> Outlook:
    return Outlook(gain=tokens_by_kind(in_stock(s, polis_production(s, code - TAKE))))


def _token(s: State, seat: int, code: int) -> Outlook:
    return Outlook(gain=tokens_by_kind(one(code - TAKE)))


def _given_token(s: State, seat: int, code: int) -> Outlook:
    return paid(s, one(code - GIVE))


def _dark(s: State, seat: int, code: int) -> Outlook:
    """Returns the risks of a threat event: losing the station and, with a house rule, wounding the hero (B-EV-14, Q-10)."""
    tried = s.clone()
    b = new_battle(tried, s.hero_at[seat])
    b.seat, b.piece, b.in_event, b.winner = [NOBODY, seat], [THREAT, HERO if code == WITH_HERO else ARMY], 1, ATTACKER
    notes = [Note("risk-station")] if loses_station(b) else []
    return Outlook(open=True, notes=notes + ([Note("risk-wound")] if wounds_hero(tried, b) else []))


def _vote(s: State, seat: int, code: int) -> Outlook:
    assert s.vote is not None
    notes = [Note("votes", {"n": vote_weight(s, seat)}), tally(s, seat, FOR if code == VOTE_FOR else AGAINST)]
    return Outlook(notes=notes, card=name_of(s, s.vote.law))


def _mission_kept(s: State, seat: int, code: int) -> Outlook:
    card = code - KEEP
    return Outlook(takes=[name_of(s, card)], progress=[progress_of(s, seat, card, s)], card=name_of(s, card))


def _completion(s: State, seat: int, code: int) -> Outlook:
    return Outlook(gain={POINTS: len(missions_to_complete(s, seat, code - COMPLETE))}) if code != PASS else Outlook()


def _payment(s: State, seat: int, code: int) -> Outlook:
    if code == PASS:
        return Outlook()
    goal = s.catalog.goals[s.catalog.goal_of[code - COMPLETE]]
    return paid(s, goal.tokens, gain={POINTS: 1})


def _capture(s: State, seat: int, code: int) -> Outlook:
    if code != CAPTURE:
        return Outlook()
    changes: Changes = []
    assert s.battle is not None
    free = [Note("free-capture")] if s.battle.free_capture else []
    cost = capture_price(s, seat, from_player=s.then_b == 1, changes=changes)
    return paid(s, cost, changes, gain={POINTS: 1}, notes=free)


def _claim(s: State, seat: int, code: int) -> Outlook:
    return Outlook(gain={POINTS: 1})


def _excess(s: State, seat: int, code: int) -> Outlook:
    return Outlook(discards=[name_of(s, code - DISCARD)], card=name_of(s, code - DISCARD))


def _equipment_kept(s: State, seat: int, code: int) -> Outlook:
    return Outlook(takes=[name_of(s, code - KEEP)], card=name_of(s, code - KEEP))


def _spoils(s: State, seat: int, code: int) -> Outlook:
    if code == PASS:
        return Outlook()
    if code >= TAKE_CARD:
        return Outlook(takes=[name_of(s, code - TAKE_CARD)], card=name_of(s, code - TAKE_CARD))
    return Outlook(card=name_of(s, code - DISCARD))


def _ability(s: State, seat: int, code: int) -> Outlook:
    """Returns the cost and effects of an ability: the card is discarded; a completed mission costs 1 ammo (B-MI-05, B-MI-06)."""
    if code < USE:
        return Outlook()
    card = code - USE
    ability = s.catalog.ability[card]
    assert ability is not None
    if card in s.done[seat] and card not in s.missions[seat]:
        told = paid(s, ABILITY_PRICE)
    else:
        told = Outlook(discards=[name_of(s, card)])
    return with_effects(s, seat, ability.effects, card, told)


def _trigger(s: State, seat: int, code: int) -> Outlook:
    trigger = s.catalog.all_triggers[s.then_a]
    return with_effects(s, seat, trigger.effects, trigger.card, Outlook()) if code == USE_ABILITY else Outlook()


def _piece(s: State, seat: int, code: int) -> Outlook:
    return Outlook(notes=[Note("strength", {"n": s.catalog.effects[s.then_a].n})])


def _sign(s: State, seat: int, code: int) -> Outlook:
    n = s.catalog.effects[s.then_a].n
    return Outlook(notes=[Note("strength", {"n": n if code == PLUS else -n})])


def _law(s: State, seat: int, code: int) -> Outlook:
    return Outlook(card=name_of(s, code - PROPOSE))


def _victim(s: State, seat: int, code: int) -> Outlook:
    return Outlook(later_gain={ANY: 1})


def _battle(s: State, seat: int, code: int) -> Outlook:
    return IN_BATTLE


def _combat_card(s: State, seat: int, code: int) -> Outlook:
    return Outlook(open=True, card=name_of(s, code - PLAY), against=clashes(s, seat, code))


BY_QUESTION: Final[dict[Step, Callable[[State, int, int], Outlook]]] = {
    choose_faction: _faction,
    choose_hero: _card,
    choose_polis_production: _polis,
    choose_token: _token,
    choose_token_to_give: _given_token,
    choose_token_to_steal: _token,
    choose_victim: _victim,
    choose_endangered_station: _dark,
    choose_defender_in_the_dark: _dark,
    choose_vote: _vote,
    choose_law_to_propose: _law,
    choose_army_to_keep: of_army_to_keep,
    choose_recruits: of_recruits,
    choose_army_action: of_army_action,
    choose_move: of_move,
    choose_hero_action: of_hero_action,
    offer_renewal: of_renewal,
    choose_purchase: of_purchase,
    choose_exchange: of_exchange_pair,
    choose_exchange_amount: of_exchange,
    choose_mission_to_keep: _mission_kept,
    choose_mission_to_complete: _completion,
    offer_mission_claim: _completion,
    offer_payment: _payment,
    choose_capture: _capture,
    choose_station_to_claim: _claim,
    choose_excess_equipment: _excess,
    choose_equipment_to_keep: _equipment_kept,
    choose_spoils: _spoils,
    offer_abilities: _ability,
    offer_trigger: _trigger,
    choose_piece: _piece,
    choose_sign: _sign,
    choose_combat_card: _combat_card,
    choose_other_combat_card: _combat_card,
    choose_defence: _battle,
    offer_scouted_card: _battle,
    choose_threat_to_fight: _battle,
}
