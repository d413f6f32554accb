"""The sequence of a battle, from declaration to winner (B-CB-01..08, B-AA-07..09, B-HA-24, B-HA-25; Q-105, Q-107)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.codes import (
    ARMY,
    ATTACKER,
    DEFENDER,
    DRAW,
    GUARD,
    HERO,
    PASS,
    POST_WINDOW,
    PRE_WINDOW,
    RESULT_WINDOW,
    THREAT,
    UNDECIDED,
    UNTIL_BATTLE_ENDS,
    UNTIL_THREAT_LEAVES,
    USE,
    WITH_ARMY,
    WITH_HERO,
)
from metro2033.games.board.effects.lasting import end_lasting
from metro2033.games.board.effects.triggers import fire_after_reveal, fire_before_reveal, reactions
from metro2033.games.board.events import (
    BATTLE_COUNTED,
    BATTLE_DRAWN,
    BATTLE_LOST,
    BATTLE_WON,
    DEFENCE_CHOSEN,
    HERO_ATTACKED,
    SCOUTED_CARD_USED,
    STATION_ATTACKED,
    THREAT_NOT_REPELLED,
    THREAT_REPELLED,
    THREAT_REVEALED,
)
from metro2033.games.board.queries.modifiers import Terms, total, wins_draws_by
from metro2033.games.board.rules.combat_cards import CARDS_OF_A_BATTLE, return_combat_cards
from metro2033.games.board.rules.deck import draw_threat, put_threat_on_top
from metro2033.games.board.rules.outcome import OUTCOME, put_threat_away
from metro2033.games.board.rules.settle import settle
from metro2033.games.board.rules.window import open_battle_window
from metro2033.games.board.state import Battle, State
from metro2033.kernel.agenda import NOBODY, Program, ask, do, do_next
from metro2033.kernel.event import Term, tell, tell_terms


def new_battle(s: State, station: int) -> Battle:
    """Starts a battle at a station, with neither side filled in yet."""
    b = Battle()
    b.seat = [NOBODY, NOBODY]
    b.piece = [THREAT, THREAT]
    b.station = station
    b.target = NOBODY
    b.threat = NOBODY
    b.hands = []
    b.played = [NOBODY, NOBODY]
    b.shown = [[], []]
    b.winner = UNDECIDED
    b.in_event = 0
    b.prevented = 0
    b.wound_prevented = 0
    b.loss_prevented = 0
    b.free_capture = 0
    s.battle = b
    return b


def attack_station(s: State, seat: int, piece: int, station: int) -> None:
    """Declares an attack on a station: neutral, neutral Polis, or another player's (B-AA-07..09)."""
    b = new_battle(s, station)
    owner = s.owner[station]
    b.seat = [seat, owner]
    if owner != NOBODY:
        b.piece = [piece, ARMY]
    else:
        b.piece = [piece, THREAT if station < s.catalog.metro.regular else GUARD]
    if s.log is not None:
        tell(s, STATION_ATTACKED, seat, piece, station, owner)
    do(s, BATTLE)


def attack_hero(s: State, seat: int, piece: int, hero: int) -> None:
    """Declares an attack on another player's hero at the hero's station (B-AA-11, B-HA-27)."""
    owner = s.hero.index(hero)
    b = new_battle(s, s.hero_at[owner])
    b.seat = [seat, owner]
    b.piece = [piece, HERO]
    b.target = hero
    if s.log is not None:
        tell(s, HERO_ATTACKED, seat, piece, hero, b.station)
    do(s, BATTLE)


def scouted_cards(s: State, seat: int) -> list[int]:
    """Returns the scouted threats a seat may use now: those taken in the previous round (B-HA-21, Q-42)."""
    return [entry[1] for entry in s.scouted if entry[0] == seat and entry[2] == s.round - 1]


def offer_scouted_card(s: State, _: int, __: int) -> None:
    """Lets the attacker of a neutral station put a scouted card on top of the deck (B-HA-21, D-16)."""
    b = s.battle
    assert b is not None
    against_polis = b.piece[DEFENDER] == GUARD and s.catalog.flags.scouted_card_against_polis
    if s.scouted and (b.piece[DEFENDER] == THREAT or against_polis):
        cards = scouted_cards(s, b.seat[ATTACKER])
        if cards:
            ask(s, b.seat[ATTACKER], [PASS] + [USE + card for card in cards], use_scouted_card, b.seat[ATTACKER])


def use_scouted_card(s: State, seat: int, _: int, choice: int) -> None:
    if choice != PASS:
        card = choice - USE
        for entry in s.scouted:
            if entry[1] == card:
                put_threat_on_top(s, card, entry[3])
        s.scouted = [entry for entry in s.scouted if entry[1] != card]
        if s.log is not None:
            tell(s, SCOUTED_CARD_USED, seat)


def choose_defence(s: State, _: int, __: int) -> None:
    """Asks the owner of an attacked station to defend with the army or with a hero who stands there (B-AA-08, B-CB-13, D-17)."""
    b = s.battle
    assert b is not None
    owner = b.seat[DEFENDER]
    if owner != NOBODY and b.target == NOBODY and s.hero_at[owner] == b.station:
        ask(s, owner, [WITH_ARMY, WITH_HERO], defend_with)


def defend_with(s: State, _: int, __: int, choice: int) -> None:
    b = s.battle
    assert b is not None
    b.piece[DEFENDER] = HERO if choice == WITH_HERO else ARMY
    if s.log is not None:
        tell(s, DEFENCE_CHOSEN, b.seat[DEFENDER], b.piece[DEFENDER])


def join_battle(s: State, _: int, __: int) -> None:
    """Schedules the fight against the defending threat, guard or player, unless the attack was prevented (Q-107)."""
    b = s.battle
    assert b is not None
    if b.prevented:
        return
    if b.piece[DEFENDER] == THREAT:
        do(s, MEET_THREAT)
    elif b.piece[DEFENDER] == GUARD:
        do(s, MEET_GUARD)
    else:
        do(s, MEET_PLAYER)


def look_before_reveal(s: State, _: int, __: int) -> None:
    """Runs hero abilities that look at the threat deck before the reveal, such as Artyom's (D-41)."""
    b = s.battle
    assert b is not None
    if b.piece[ATTACKER] == HERO:
        fire_before_reveal(s, b.seat[ATTACKER])


def reveal_threat(s: State, _: int, __: int) -> None:
    """Reveals the top threat as the attacker's opponent (B-AA-07)."""
    b = s.battle
    assert b is not None
    b.threat = draw_threat(s)
    assert b.threat != NOBODY, "an attack on a neutral station is offered only while a threat can be drawn"
    if s.log is not None:
        tell(s, THREAT_REVEALED, b.threat)
    if b.piece[ATTACKER] == HERO:
        fire_after_reveal(s, b.seat[ATTACKER])


def decide_battle(s: State, _: int, __: int) -> None:
    """Decides the battle: the greater strength wins; a tie is a draw unless exactly one side wins draws (B-CB-01, B-CB-08, Q-69)."""
    b = s.battle
    assert b is not None
    attack, defence = total(s, b, ATTACKER), total(s, b, DEFENDER)
    b.winner = winner_of(s, b, attack, defence)
    if s.log is not None:
        _tell_result(s, b, attack, defence)


def winner_of(s: State, b: Battle, attack: int, defence: int) -> int:
    """Returns the side that wins with these strengths, or DRAW."""
    if attack != defence:
        return ATTACKER if attack > defence else DEFENDER
    return _winner_of_draw(s, b)


def _winner_of_draw(s: State, b: Battle) -> int:
    attacker, defender = wins_draws_by(s, b, ATTACKER) != NOBODY, wins_draws_by(s, b, DEFENDER) != NOBODY
    if attacker and defender:
        return DRAW if s.catalog.flags.draw_wins_cancel else DEFENDER  # B-CB-19, F-13
    return ATTACKER if attacker else DEFENDER if defender else DRAW


def _tell_result(s: State, b: Battle, attack: int, defence: int) -> None:
    told: list[Term] = []
    for side, role in ((ATTACKER, "attacker"), (DEFENDER, "defender")):
        terms: Terms = []
        total(s, b, side, terms)
        told += [Term(role, source, n) for source, n in terms]
    tell_terms(s, BATTLE_COUNTED, (attack, defence), tuple(told))
    causes = _causes(s, b) if attack == defence else (NOBODY, NOBODY)
    if b.winner == DRAW:
        tell(s, BATTLE_DRAWN, *causes)
    elif b.in_event:
        repelled = THREAT_REPELLED if b.winner == DEFENDER else THREAT_NOT_REPELLED
        tell(s, repelled, b.seat[DEFENDER], b.threat, *causes)
    elif b.seat[b.winner] != NOBODY:
        tell(s, BATTLE_WON, b.seat[b.winner], b.piece[b.winner], *causes)
    else:
        tell(s, BATTLE_LOST, b.seat[1 - b.winner], b.piece[1 - b.winner], *causes)


def _causes(s: State, b: Battle) -> tuple[int, int]:
    """Returns the cards that let the winner, then the other side, win draws (B-CB-08, B-CB-19)."""
    side = DEFENDER if b.winner == DEFENDER else ATTACKER
    return wins_draws_by(s, b, side), wins_draws_by(s, b, 1 - side)


def resolve_battle(s: State, _: int, __: int) -> None:
    """Schedules the consequences of the result in order; after a draw only the threat is put away."""
    b = s.battle
    assert b is not None
    if b.winner == DRAW:
        do_next(s, put_threat_away, 0, 0)
    elif b.winner == DEFENDER and b.piece[ATTACKER] == HERO and b.piece[DEFENDER] in (THREAT, GUARD):
        own = reactions(s, b.seat[ATTACKER], c.OWN_HERO_LOSES_TO_THREAT)
        do(s, (*own, *AFTERMATH) if own else AFTERMATH)
    else:
        do(s, AFTERMATH)


def end_battle(s: State, _: int, __: int) -> None:
    """Ends the battle: returns the combat cards and ends effects that lasted for this battle."""
    return_combat_cards(s)
    end_lasting(s, UNTIL_BATTLE_ENDS)
    end_lasting(s, UNTIL_THREAT_LEAVES)
    s.battle = None


BATTLE: Final[Program] = (
    (offer_scouted_card, 0, 0),
    (choose_defence, 0, 0),
    (open_battle_window, PRE_WINDOW, 0),
    (join_battle, 0, 0),
    (end_battle, 0, 0),
    (settle, 0, 0),
)
AFTERMATH: Final[Program] = ((open_battle_window, RESULT_WINDOW, 0), *OUTCOME)
DECISION: Final[Program] = ((open_battle_window, POST_WINDOW, 0), (decide_battle, 0, 0), (resolve_battle, 0, 0))
MEET_THREAT: Final[Program] = ((look_before_reveal, 0, 0), (reveal_threat, 0, 0), *DECISION)
MEET_GUARD: Final[Program] = DECISION
MEET_PLAYER: Final[Program] = (*CARDS_OF_A_BATTLE, *DECISION)

STEPS = {
    offer_scouted_card: "B-HA-21 Q-42",
    use_scouted_card: "B-HA-21",
    choose_defence: "B-AA-08 B-HA-24 B-CB-13",
    defend_with: "B-AA-08 B-CB-13",
    join_battle: "B-CB-07 Q-107",
    look_before_reveal: "Q-105",
    reveal_threat: "B-AA-07 B-HA-24",
    decide_battle: "B-CB-01 B-CB-08 B-CB-19",
    resolve_battle: "B-CB-08",
    end_battle: "B-CD-01",
}
