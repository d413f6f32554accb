"""Consequences of a decided battle: reward, penalty, spoils, station, capture, in this order (B-CB-09..18)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.codes import (
    ATTACKER,
    DEFENDER,
    DISCARD,
    HERO,
    HERO_ACTIONS,
    NEXT_PHASE,
    NEXT_TURN,
    PASS,
    RETREAT,
    TAKE_CARD,
)
from metro2033.games.board.effects.goal_events import note_battle_won, note_threat_beaten
from metro2033.games.board.effects.triggers import reactions, run_trigger
from metro2033.games.board.effects.verbs import run_effect
from metro2033.games.board.events import (
    ARMY_LOSS_PREVENTED,
    ARMY_WEAKENED,
    EQUIPMENT_TAKEN,
    HERO_WOUNDED,
    WOUND_PREVENTED,
)
from metro2033.games.board.queries.consequences import (
    MAY_TAKE,
    MUST_DISCARD,
    NO_SPOILS,
    loser,
    loses_station,
    may_capture,
    spoils,
    weakens_army,
    would_weaken,
    would_wound,
    wounds_hero,
)
from metro2033.games.board.queries.specials import needs_no_recovery
from metro2033.games.board.rules.capture import choose_capture, choose_station_to_claim, lose_station
from metro2033.games.board.rules.deck import put_away_threat
from metro2033.games.board.rules.equipment import drop_equipment, give_equipment, kinds_carried
from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY, Program, ask, do, do_each
from metro2033.kernel.event import tell


def reward_winner(s: State, _: int, __: int) -> None:
    """Gives the winner the threat's reward, in the order on the card, and records goal events (B-CB-09, B-CB-18, Q-51)."""
    b = s.battle
    assert b is not None
    seat, piece = b.seat[b.winner], b.piece[b.winner]
    if seat == NOBODY:
        return
    if b.threat != NOBODY:
        note_threat_beaten(s, seat, piece, b.threat, in_event=b.in_event == 1)
        reward = s.catalog.reward[b.threat]
        if piece == HERO and (own := reactions(s, seat, c.OWN_HERO_BEATS_THREAT)):
            do(s, (*[(run_effect, effect, seat) for effect in reward], *own))
        else:
            do_each(s, run_effect, reward, seat)
    elif b.seat[loser(b)] != NOBODY:
        note_battle_won(s, seat, piece, b.piece[loser(b)])


def punish_loser(s: State, _: int, __: int) -> None:
    """Weakens the attacking army, wounds the beaten hero, and applies further penalties of the threat."""
    b = s.battle
    assert b is not None
    seat = b.seat[loser(b)]
    if seat == NOBODY:
        return
    if weakens_army(s, b):
        s.army[seat] -= 1
        if s.log is not None:
            tell(s, ARMY_WEAKENED, seat, s.army[seat])
    elif would_weaken(s, b) and s.log is not None:
        tell(s, ARMY_LOSS_PREVENTED, seat)
    wound: Program = ((choose_home, seat, 0),) if wounds_hero(s, b) else ()
    if not wound and would_wound(s, b) and s.log is not None:
        tell(s, WOUND_PREVENTED, seat)
    more = s.catalog.triggers[c.FIGHTER_LOSES][b.threat] if b.threat != NOBODY else []
    do(s, (*wound, *[(run_trigger, trigger.number, seat) for trigger in more]) if more else wound)


def choose_home(s: State, seat: int, _: int) -> None:
    """Asks for the home station a wounded hero retreats to, regardless of its owner (B-CB-17, Q-61, Q-62, D-23)."""
    ask(s, seat, [RETREAT + station for station in s.catalog.homes[s.faction[seat]]], retreat, seat)


def retreat(s: State, seat: int, _: int, choice: int) -> None:
    """Moves the wounded hero home to miss the next hero turn, unless their card exempts them; wounds do not stack (Q-59, Q-62)."""
    s.hero_at[seat] = choice - RETREAT
    if not needs_no_recovery(s, seat):
        s.sits_out[seat] |= turn_missed(s)
    if s.log is not None:
        tell(s, HERO_WOUNDED, seat, choice - RETREAT)


def turn_missed(s: State) -> int:
    """Returns the turn a wound costs: the next one, or during a hero phase, with the house rule, one of the next phase (Q-59)."""
    if s.catalog.flags.wound_skips_next_phase and s.phase == HERO_ACTIONS:
        return NEXT_PHASE
    return NEXT_TURN


def choose_spoils(s: State, _: int, __: int) -> None:
    """Asks the winner for one of the beaten hero's cards (D-20, D-21, D-22, Q-67)."""
    b = s.battle
    assert b is not None
    what = spoils(s, b)
    if what != NO_SPOILS:
        winner, victim = b.seat[b.winner], b.seat[loser(b)]
        verb = TAKE_CARD if what == MAY_TAKE else DISCARD
        cards = [verb + card for card in kinds_carried(s, victim)]
        ask(s, winner, cards if what == MUST_DISCARD else [PASS, *cards], take_spoils, winner, victim)


def take_spoils(s: State, winner: int, victim: int, choice: int) -> None:
    if choice == PASS:
        return
    if choice >= TAKE_CARD:
        card = choice - TAKE_CARD
        s.gear[victim].remove(card)
        if s.log is not None:
            tell(s, EQUIPMENT_TAKEN, winner, victim, card)
        give_equipment(s, winner, card)
    else:
        drop_equipment(s, victim, choice - DISCARD)


def award_station(s: State, _: int, __: int) -> None:
    """Removes the loser's token and offers the capture; the victim then fills up to three (B-CB-11, B-CB-13, B-CP-09)."""
    b = s.battle
    assert b is not None
    victim = b.seat[DEFENDER]
    after: Program = PUT_AWAY
    if loses_station(b):
        lose_station(s, b.station)
        after = ((put_threat_away, 0, 0), (choose_station_to_claim, victim, b.station))
    do(s, ((choose_capture, b.seat[ATTACKER], int(victim != NOBODY)), *after) if may_capture(s, b) else after)


def put_threat_away(s: State, _: int, __: int) -> None:
    """Puts a revealed threat away, regardless of the result (Q-12). Threat events put theirs away themselves."""
    b = s.battle
    assert b is not None
    if b.threat != NOBODY and not b.in_event:
        put_away_threat(s, b.threat, beaten=b.winner == ATTACKER)
        b.threat = NOBODY


PUT_AWAY: Final[Program] = ((put_threat_away, 0, 0),)
OUTCOME: Final[Program] = ((reward_winner, 0, 0), (punish_loser, 0, 0), (choose_spoils, 0, 0), (award_station, 0, 0))

STEPS = {
    reward_winner: "B-CB-09 B-CB-10 B-CB-18 B-EV-13 Q-51 Q-99",
    punish_loser: "B-CB-09 B-CB-10 B-CB-11 B-CB-12 B-CB-16",
    choose_home: "B-CB-17 Q-61 Q-62",
    retreat: "B-CB-17 Q-59",
    choose_spoils: "B-CB-12 B-CB-15 B-CB-16 Q-67",
    take_spoils: "B-CB-15 Q-68",
    award_station: "B-CB-11 B-CB-13 B-CP-04 B-CP-07",
    put_threat_away: "Q-12",
}
