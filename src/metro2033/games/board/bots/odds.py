"""Odds of the board game's battles: options that lead to one, strengths of both sides, and simulated outcomes."""

from __future__ import annotations

from typing import Final

from metro2033.bots.fights import ANYHOW, DRAWN, LOST, WON, Fights, Fought, Side
from metro2033.games.board.bots.lively import hero_strength, lively_choice
from metro2033.games.board.codes import (
    ARMY,
    ATTACK,
    ATTACK_HERO,
    ATTACKER,
    DEFEND,
    DEFENDER,
    HERO,
    MOVE,
    PASS,
    PLAY,
    STAY,
    THREAT,
    UNDECIDED,
    USE,
    WITH_ARMY,
    WITH_HERO,
)
from metro2033.games.board.events import (
    BATTLE_DRAWN,
    BATTLE_LOST,
    BATTLE_WON,
    COMBAT_CARDS_REVEALED,
    THREAT_NOT_REPELLED,
    THREAT_REPELLED,
)
from metro2033.games.board.queries.modifiers import Terms, total
from metro2033.games.board.queries.specials import makes_station_own
from metro2033.games.board.rules.army import choose_army_action
from metro2033.games.board.rules.combat import (
    attack_hero,
    attack_station,
    choose_defence,
    new_battle,
    offer_scouted_card,
)
from metro2033.games.board.rules.combat_cards import choose_combat_card
from metro2033.games.board.rules.dark import choose_defender_in_the_dark, choose_endangered_station
from metro2033.games.board.rules.hero import choose_hero_action, choose_move
from metro2033.games.board.rules.window import offer_abilities
from metro2033.games.board.state import Battle, State
from metro2033.games.board.view import PIECES
from metro2033.kernel.agenda import NOBODY, Step, answer
from metro2033.kernel.chance import Deal
from metro2033.kernel.event import Event

LONGEST: Final = 80  # the most questions a battle may take

# The questions whose options may start or lead to a battle, by the step that asks.
ACTIONS: Final[dict[Step, int]] = {choose_army_action: ARMY, choose_hero_action: HERO}
IN_BATTLE: Final[tuple[Step, ...]] = (choose_combat_card, choose_defence, offer_scouted_card)
IN_THE_DARK: Final[tuple[Step, ...]] = (choose_endangered_station, choose_defender_in_the_dark)
BEFORE_A_BATTLE: Final[tuple[Step, ...]] = (choose_move,)


def turn_to(s: State, seat: int) -> State:
    """Advances the state to the seat's question: earlier seats of a sealed group answer first."""
    while s.asked not in (NOBODY, seat):
        answer(s, choose_with_sense(s, Deal(s.rng)))
    return s


def battles(s: State) -> list[int]:
    """Returns the options that lead to a battle: attacks, moves towards a target, decisions in a battle or threat event."""
    asking, b = s.asked_by[0], s.battle
    if asking in ACTIONS:
        return [code for code in s.options if is_attack(code)]
    if come_after_a_move(s):
        return [code for code in s.options if _can_attack(s, _end_of(s, code))]
    if asking in IN_THE_DARK or (asking in IN_BATTLE and b is not None and b.winner == UNDECIDED and s.asked in b.seat):
        return s.options[:]
    return []


def come_after_a_move(s: State) -> bool:
    """Returns whether the battles of the current question would be fought after a hero move."""
    return s.asked_by[0] in BEFORE_A_BATTLE


def is_attack(code: int) -> bool:
    """Returns whether a choice declares an attack."""
    return ATTACK <= code < MOVE or ATTACK_HERO <= code < ATTACK_HERO + 256


def _end_of(s: State, code: int) -> int:
    return s.hero_at[s.asked] if code == STAY else code - MOVE


def _can_attack(s: State, station: int) -> bool:
    """Returns whether the asked seat's hero could attack a station after moving there (B-HA-23, B-CP-11)."""
    capturable = station < s.catalog.metro.capturable
    return capturable and s.owner[station] != s.asked and not makes_station_own(s, s.asked)


# Strengths of both sides before cards.


def strengths(s: State, code: int) -> tuple[Side, Side]:
    """Returns the strengths of the own side and the enemy with their terms; a threat still in the deck has none."""
    seat = s.asked
    tried = s.clone()
    b = _battle_after(tried, code)
    side = b.seat.index(seat)
    return _side(tried, b, side), _side(tried, b, 1 - side)


def _battle_after(s: State, code: int) -> Battle:
    """Returns the battle an option leads to, assuming the owner defends with the stronger piece."""
    seat, asking = s.asked, s.asked_by[0]
    fought = s.battle
    if fought is not None:
        if code in (WITH_ARMY, WITH_HERO):
            fought.piece[DEFENDER] = HERO if code == WITH_HERO else ARMY
        return fought
    if asking in IN_THE_DARK:
        return _dark_battle(s, seat, code)
    piece = ACTIONS.get(asking, HERO)
    if code >= ATTACK_HERO:
        attack_hero(s, seat, piece, code - ATTACK_HERO)
    else:
        if asking in BEFORE_A_BATTLE:
            s.hero_at[seat] = _end_of(s, code)
        attack_station(s, seat, piece, code - ATTACK if asking in ACTIONS else _end_of(s, code))
    assert s.battle is not None
    owner = s.owner[s.battle.station]
    if owner != NOBODY and s.battle.target == NOBODY and s.hero_at[owner] == s.battle.station:
        s.battle.piece[DEFENDER] = _stronger(s, owner)
    return s.battle


def _dark_battle(s: State, seat: int, code: int) -> Battle:
    """Returns the fight against a threat event at the named station."""
    dark = s.dark
    assert dark is not None
    station = code - DEFEND if code >= DEFEND else dark.station[seat]
    b = new_battle(s, station)
    b.seat = [NOBODY, seat]
    b.in_event = 1
    with_hero = code == WITH_HERO or (code >= DEFEND and s.hero_at[seat] == station and _stronger(s, seat) == HERO)
    b.piece = [THREAT, HERO if with_hero else ARMY]
    return b


def _stronger(s: State, seat: int) -> int:
    return HERO if hero_strength(s, seat) > s.army[seat] else ARMY


def _side(s: State, b: Battle, side: int) -> Side:
    terms: Terms = []
    unknown = b.piece[side] == THREAT and b.threat == NOBODY
    return PIECES[b.piece[side]], None if unknown else total(s, b, side, terms), terms


# Simulated outcomes.


def outcome(s: State, code: int, seed: int, others: int) -> Fought:
    """Plays an option and its battle out for the asked seat; the seat itself answers sensibly."""
    seat, asking, deal = s.asked, s.asked_by[0], Deal(seed)
    other = DEFENDER
    if s.battle is not None and seat in s.battle.seat:
        other = 1 - s.battle.seat.index(seat)
    s.log = []
    fought = Fought()
    answer(s, code)
    if asking in BEFORE_A_BATTLE and not _go_on_to_attack(s, seat, deal):
        return fought
    for _ in range(LONGEST):
        if s.battle is not None and seat in s.battle.seat:
            other = 1 - s.battle.seat.index(seat)
        found = _told(s, seat, in_the_dark=asking in IN_THE_DARK)
        if found is not None:
            fought.result = found
            fought.card = next((_name(s, event, other) for event in s.log if event.kind == COMBAT_CARDS_REVEALED), "")
            break
        answer(s, choose_with_sense(s, deal) if s.asked == seat else _answer_of_others(s, deal, others, fought))
    return fought


def _name(s: State, event: Event, side: int) -> str:
    """Returns the card that a side has revealed."""
    return s.catalog.card_ids[event.numbers[side]]


def _answer_of_others(s: State, deal: Deal, others: int, fought: Fought) -> int:
    """Answers for another seat; notes the abilities that it could use."""
    abilities = [code for code in s.options if code != PASS] if s.asked_by[0] is offer_abilities else []
    fought.abilities.update(abilities)
    if others == ANYHOW:
        return s.options[deal.below(len(s.options))]
    return others if others in abilities else choose_with_sense(s, deal)


def _go_on_to_attack(s: State, seat: int, deal: Deal) -> bool:
    """Attacks the station with the hero action after a move; returns whether that was possible."""
    station = s.hero_at[seat]
    while s.asked == seat and s.asked_by[0] is not choose_hero_action:
        answer(s, choose_with_sense(s, deal))
    if s.asked != seat or ATTACK + station not in s.options:
        return False
    answer(s, ATTACK + station)
    return True


def _told(s: State, seat: int, *, in_the_dark: bool) -> int | None:
    """Returns the result for a seat once the log contains it.

    Without a logged result, a finished threat event counts as drawn; any other battle, for example a prevented one, as lost.
    """
    for event in s.log or ():
        if event.kind in (BATTLE_WON, THREAT_REPELLED) and event.numbers[0] == seat:
            return WON
        if event.kind == BATTLE_WON or (event.kind in (BATTLE_LOST, THREAT_NOT_REPELLED) and event.numbers[0] == seat):
            return LOST
        if event.kind == BATTLE_DRAWN and not in_the_dark:
            return DRAWN
    if in_the_dark:
        return DRAWN if s.dark is None else None
    return LOST if s.battle is None or s.asked == NOBODY else None


# Heuristic answers.


def choose_with_sense(s: State, deal: Deal) -> int:
    """Returns a sensible answer in a battle, using only what the asked seat knows."""
    asking = s.asked_by[0]
    if asking is choose_combat_card:
        return _combat_card(s)
    if asking is offer_scouted_card:
        return _scouted_card(s)
    return lively_choice(s, deal)


def _combat_card(s: State) -> int:
    """Plays the card that beats most cards the other side could play."""
    b = s.battle
    assert b is not None
    side = b.seat.index(s.asked)
    kept = b.played[:]
    hand = [code - PLAY for code in s.options]
    unseen = [card for card in s.combat_deck if card not in b.hands[side]]
    best, chosen = -1, hand[0]
    for card in hand:
        points = 0
        for other in unseen:
            b.played[side], b.played[1 - side] = card, other
            ahead = total(s, b, side) - total(s, b, 1 - side)
            points += 2 if ahead > 0 else 1 if ahead == 0 else 0
        if points > best:
            best, chosen = points, card
    b.played = kept
    return PLAY + chosen


def _scouted_card(s: State) -> int:
    """Uses the weakest scouted threat if it can be beaten; otherwise leaves the deck as it is."""
    b = s.battle
    assert b is not None
    strength = s.catalog.strength
    cards = sorted((strength[code - USE], code) for code in s.options if code != PASS)
    return cards[0][1] if cards and cards[0][0] < total(s, b, ATTACKER) else PASS


FIGHTS: Final[Fights] = Fights(turn_to, battles, come_after_a_move, is_attack, strengths, outcome)
