"""Phase 1, threats from the dark: one threat card attacks every player (B-EV-09..15, Q-07..13)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.codes import (
    ARMY,
    ATTACKER,
    DEFEND,
    DEFENDER,
    DRAW,
    HERO,
    POST_WINDOW,
    PRE_WINDOW,
    RESULT_WINDOW,
    THREAT,
    UNTIL_BATTLE_ENDS,
    UNTIL_THREAT_LEAVES,
    WITH_ARMY,
    WITH_HERO,
)
from metro2033.games.board.effects.lasting import end_lasting
from metro2033.games.board.effects.triggers import reactions
from metro2033.games.board.events import STATION_ENDANGERED, THREAT_CAME, THREAT_REVEALED
from metro2033.games.board.queries.consequences import wounds_hero
from metro2033.games.board.queries.decks import can_draw_threat
from metro2033.games.board.queries.reasons import INACTIVE, Reason
from metro2033.games.board.queries.stations import stations_in
from metro2033.games.board.rules.combat import decide_battle, new_battle
from metro2033.games.board.rules.deck import draw_threat, put_away_threat
from metro2033.games.board.rules.outcome import OUTCOME
from metro2033.games.board.rules.window import open_battle_window, open_table_window
from metro2033.games.board.state import Dark, State, turn_order
from metro2033.kernel.agenda import NOBODY, Program, ask, do, do_each, do_next
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import tell


def meet_the_dark(s: State, _: int, __: int) -> None:
    """Schedules a threat event: all players name a station and its defender before the card is revealed (B-EV-09..11)."""
    if s.catalog.track[s.space].threat and can_draw_threat(s):
        dark = Dark()
        dark.station = [NOBODY] * s.seats
        dark.piece = [NOBODY] * s.seats
        dark.threat = NOBODY
        dark.beaten = 0
        s.dark = dark
        if s.log is not None:
            tell(s, THREAT_CAME, s.first)
        do(s, (*[(choose_endangered_station, seat, 0) for seat in turn_order(s)], *FACE_THE_DARK))


def choose_endangered_station(s: State, seat: int, _: int) -> None:
    """Asks a seat which of its stations will be attacked; a seat without stations is skipped (B-EV-09, Q-07, Q-08, D-08)."""
    if s.own[seat]:
        ask(s, seat, [DEFEND + station for station in stations_in(s.own[seat])], endanger_station, seat)


def endanger_station(s: State, seat: int, _: int, choice: int) -> None:
    assert s.dark is not None
    s.dark.station[seat] = choice - DEFEND
    do_next(s, choose_defender_in_the_dark, seat, 0)


def choose_defender_in_the_dark(s: State, seat: int, _: int) -> None:
    """Asks whether the hero or the army defends if the hero stands there; otherwise the army defends (B-EV-10)."""
    assert s.dark is not None
    if s.hero_at[seat] == s.dark.station[seat]:
        ask(s, seat, [WITH_ARMY, WITH_HERO], defend_in_the_dark, seat)
    else:
        do_next(s, fix_defender_in_the_dark, seat, ARMY)


def defend_in_the_dark(s: State, seat: int, _: int, choice: int) -> None:
    do_next(s, fix_defender_in_the_dark, seat, HERO if choice == WITH_HERO else ARMY)


def fix_defender_in_the_dark(s: State, seat: int, piece: int) -> None:
    assert s.dark is not None
    s.dark.piece[seat] = piece
    if s.log is not None:
        tell(s, STATION_ENDANGERED, seat, s.dark.station[seat], piece)


def reveal_dark_threat(s: State, _: int, __: int) -> None:
    """Reveals the top threat; each player fights this card in turn order (B-EV-11, B-EV-12)."""
    dark = s.dark
    assert dark is not None
    dark.threat = draw_threat(s)
    if s.log is not None:
        tell(s, THREAT_REVEALED, dark.threat)
    do_each(s, fight_in_the_dark, [seat for seat in turn_order(s) if dark.station[seat] != NOBODY])


def fight_in_the_dark(s: State, seat: int, _: int) -> None:
    """Schedules one player's fight: the threat attacks the station they named."""
    dark = s.dark
    assert dark is not None
    b = new_battle(s, dark.station[seat])
    b.seat = [NOBODY, seat]
    b.piece = [THREAT, dark.piece[seat]]
    b.threat = dark.threat
    b.in_event = 1
    do(s, FIGHT_IN_THE_DARK)


def resolve_dark_fight(s: State, _: int, __: int) -> None:
    """Resolves one player's fight: a win brings the reward, a loss costs the station, a draw changes nothing (B-EV-13..15)."""
    b = s.battle
    assert b is not None
    if b.winner == DRAW:
        return
    if b.winner == DEFENDER and s.catalog.flags.unbeaten_threats != "discard":
        assert s.dark is not None
        s.dark.beaten = 1
    if b.winner == ATTACKER and wounds_hero(s, b):  # only with the house rule of Q-10
        own = reactions(s, b.seat[DEFENDER], c.OWN_HERO_LOSES_TO_THREAT)  # a hero's own protection comes first
        do(s, (*own, (open_battle_window, RESULT_WINDOW, 0), *OUTCOME))
    else:
        do(s, OUTCOME)


def end_dark_fight(s: State, _: int, __: int) -> None:
    end_lasting(s, UNTIL_BATTLE_ENDS)
    s.battle = None


def end_the_dark(s: State, _: int, __: int) -> None:
    """Puts the threat away after all players have fought it (Q-12)."""
    assert s.dark is not None
    put_away_threat(s, s.dark.threat, beaten=s.dark.beaten == 1)
    end_lasting(s, UNTIL_THREAT_LEAVES)
    s.dark = None


def _why_not_endangered(s: State, seat: int, choice: Choice) -> Reason:
    if choice.verb != "defend":
        return None
    if not s.area.active[s.catalog.station_number[choice.target]]:
        return INACTIVE
    return "why-not-own", ("B-EV-09",)


FACE_THE_DARK: Final[Program] = ((open_table_window, PRE_WINDOW, 0), (reveal_dark_threat, 0, 0), (end_the_dark, 0, 0))
FIGHT_IN_THE_DARK: Final[Program] = (
    (open_battle_window, POST_WINDOW, 0),
    (decide_battle, 0, 0),
    (resolve_dark_fight, 0, 0),
    (end_dark_fight, 0, 0),
)

STEPS = {
    meet_the_dark: "B-EV-09",
    choose_endangered_station: "B-EV-09 Q-07",
    endanger_station: "B-EV-09",
    choose_defender_in_the_dark: "B-EV-10",
    defend_in_the_dark: "B-EV-10",
    fix_defender_in_the_dark: "B-EV-10",
    reveal_dark_threat: "B-EV-11 B-EV-12",
    fight_in_the_dark: "B-EV-12",
    resolve_dark_fight: "B-EV-13 B-EV-14 B-EV-15",
    end_dark_fight: "B-EV-12",
    end_the_dark: "Q-12",
}
WHY = {choose_endangered_station: _why_not_endangered}
