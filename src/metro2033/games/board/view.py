"""Views: the knowledge of one seat, built up from explicitly visible data (B-HI-01..07). Deny by default.

`view(s, seat)` is the only way out of the engine; a spectator is `None`. `describe` reveals everything and is for scenarios,
inspection and finished games only.
"""

from __future__ import annotations

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.codes import ATTACKER, DEFENDER, PHASES, STRONGEST_ARMY, THREAT, UNDECIDED, WINDOWS
from metro2033.games.board.effects.triggers import offer_trigger
from metro2033.games.board.queries.consequences import loses_station, spoils, weakens_army, wounds_hero
from metro2033.games.board.queries.modifiers import (
    Terms,
    hero_speed,
    hero_strength,
    needed_points,
    total,
    upkeep,
    vote_weight,
)
from metro2033.games.board.rules.deck import SPECTATOR
from metro2033.games.board.rules.equipment import equipment_limit
from metro2033.games.board.state import Battle, State, points
from metro2033.games.board.view_types import (
    BattleView,
    BoardView,
    DarkView,
    DeckView,
    LastingView,
    SeatView,
    SideView,
    StakesView,
    Tokens,
    VoteView,
)
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.prompt import prompt_view

PIECES = ("army", "hero", "threat", "guard")
OUTCOMES = ("attacker", "defender", "draw")
UNTIL = ("battle", "round", "threat")
LASTING = {
    c.STRENGTH_OWN_HERO: "hero_strength",
    c.STRENGTH_OWN_ARMY: "army_strength",
    c.STRENGTH_THREAT: "threat_strength",
    c.SPEED: "speed",
    c.WIN_DRAWS: "win_draws",
    c.FREE_UPKEEP: "free_upkeep",
    c.PREVENT_WOUND: "prevent_wound",
    c.PREVENT_ARMY_LOSS: "prevent_army_loss",
}
SPOILS = (
    "",
    "equipment_taken",
    "equipment_discardable",
    "equipment_discarded",
)  # may be taken, may be discarded, must be


class Viewer:
    """The viewer: a seat, a spectator, or one who sees everything."""

    __slots__ = ("all_open", "mask", "seat")

    def __init__(self, seat: int | None, *, all_open: bool = False) -> None:
        self.seat = seat
        self.mask = SPECTATOR if seat is None else 1 << seat
        self.all_open = all_open

    def is_seat(self, seat: int) -> bool:
        """Returns whether the viewer sees this seat's secrets."""
        return self.all_open or self.seat == seat

    def knows(self, mask: int) -> bool:
        """Returns whether the viewer is among the seats of a mask."""
        return self.all_open or mask & self.mask != 0


def view(s: State, seat: int | None) -> BoardView:
    """Returns the knowledge of a seat, or of a spectator for None."""
    return _build(s, Viewer(seat))


def describe(s: State) -> BoardView:
    """Returns the whole table with nothing hidden."""
    return _build(s, Viewer(None, all_open=True))


def _build(s: State, viewer: Viewer) -> BoardView:
    cards, ids = s.catalog, s.catalog.card_ids
    return BoardView(
        viewer=viewer.seat,
        round=s.round,
        phase=PHASES[s.phase],
        turn=_seat(s.turn),
        stage=s.stage,
        space=s.space,
        first=s.first,
        winner=_seat(s.winner),
        zones=[name for zone, name in enumerate(cards.zone_ids) if s.area.zones >> zone & 1],
        seats=[_seat_view(s, seat, viewer) for seat in range(s.seats)],
        owners={cards.station_ids[station]: owner for station, owner in enumerate(s.owner) if owner != NOBODY},
        reserve=Tokens(*s.reserve),
        market=[ids[card] for card in s.market],
        law=_card(s, s.law),
        decks=_deck_view(s, viewer),
        drawn=[ids[card] for card in s.drawn] if s.drawn and viewer.is_seat(s.drawn_by) else None,
        lasting=[_lasting_view(s, effect) for effect in s.lasting],
        window=None if s.window is None else WINDOWS[s.window.kind.bit_length() - 1],
        battle=None if s.battle is None else _battle_view(s, s.battle, viewer),
        dark=_dark_view(s),
        vote=_vote_view(s),
        prompt=prompt_view(s, cards.choices, with_options=viewer.is_seat(s.asked), card=_trigger_asked(s)),
        rules=cards.told,
        also_open=_also_open(s),
    )


def _also_open(s: State) -> list[str]:
    """Returns the stations in play outside the game's zones and Polis (Q-25)."""
    metro, area = s.catalog.metro, s.area
    if not metro.hansa_always_active:
        return []
    outside = [area.zones >> zone & 1 == 0 and zone != metro.hub_zone for zone in metro.zone]
    return [
        s.catalog.station_ids[station] for station in range(metro.stations) if area.active[station] and outside[station]
    ]


def _seat_view(s: State, seat: int, viewer: Viewer) -> SeatView:
    ids = s.catalog.card_ids
    drafted = s.faction[seat] != NOBODY
    complete = drafted and s.hero[seat] != NOBODY
    scouted = [entry for entry in s.scouted if entry[0] == seat]
    own = viewer.is_seat(seat)
    return SeatView(
        seat=seat,
        faction=_card(s, s.faction[seat]),
        hero=_card(s, s.hero[seat]),
        hero_at=None if s.hero_at[seat] == NOBODY else s.catalog.station_ids[s.hero_at[seat]],
        sits_out=s.sits_out[seat] > 0,
        army=s.army[seat],
        tokens=Tokens(*s.held[3 * seat : 3 * seat + 3]),
        points=points(s, seat),
        needed_points=needed_points(s, seat) if drafted else 0,
        votes=vote_weight(s, seat) if complete else 0,
        strength=hero_strength(s, seat) if complete else 0,
        speed=hero_speed(s, seat) if complete else 0,
        upkeep=[sum(upkeep(s, seat, level)) for level in range(1, STRONGEST_ARMY + 1)] if complete else [],
        equipment=[ids[card] for card in s.gear[seat]],
        equipment_limit=equipment_limit(s, seat) if drafted else 0,
        mission_count=len(s.missions[seat]),
        missions=[ids[card] for card in s.missions[seat]] if own else [],
        completed=[ids[card] for card in s.done[seat]],
        used=[ids[card] for card in s.done[seat] if card in s.used],
        bought_mission=s.bought_mission >> seat & 1 == 1,
        scouted_count=len(scouted),
        scouted=[ids[entry[1]] for entry in scouted if viewer.knows(entry[3])],
    )


def _deck_view(s: State, viewer: Viewer) -> DeckView:
    ids = s.catalog.card_ids
    discards = zip(s.mission_discard, s.mission_discard_known, strict=True)
    return DeckView(
        equipment=len(s.equipment_deck),
        missions=len(s.mission_deck),
        laws=len(s.law_deck),
        threats=len(s.threat_deck),
        equipment_discard=[ids[card] for card in s.equipment_discard],
        threat_discard=[ids[card] for card in s.threat_discard],
        mission_discard_count=len(s.mission_discard),
        mission_discard=[ids[card] for card, known in discards if viewer.knows(known)],
        known_laws=_known(s, s.law_deck, s.law_known, viewer),
        known_threats=_known(s, s.threat_deck, s.threat_known, viewer),
    )


def _lasting_view(s: State, effect: list[int]) -> LastingView:
    """Returns a lasting effect; the card that caused it was public (B-HI-01, B-HI-07)."""
    verb, seat, n, until, card = effect
    return LastingView(s.catalog.card_ids[card], _seat(seat), LASTING[verb], n, UNTIL[until])


def _known(s: State, deck: list[int], known: list[int], viewer: Viewer) -> dict[str, int]:
    """Returns the cards of a deck whose position the viewer knows, counted from the bottom (B-HI-03, B-HI-04, B-HI-06)."""
    return {s.catalog.card_ids[card]: place for place, card in enumerate(deck) if viewer.knows(known[place])}


def _battle_view(s: State, b: Battle, viewer: Viewer) -> BattleView:
    return BattleView(
        station=s.catalog.station_ids[b.station],
        target=_card(s, b.target),
        threat=_card(s, b.threat),
        attacker=_side_view(s, b, ATTACKER, viewer),
        defender=_side_view(s, b, DEFENDER, viewer),
        winner=None if b.winner == UNDECIDED else OUTCOMES[b.winner],
        in_event=b.in_event == 1,
        stakes=StakesView(_stakes(s, b, ATTACKER), _stakes(s, b, DEFENDER)),
    )


def _stakes(s: State, b: Battle, winner: int) -> list[str]:
    """Returns the losses of the other side if `winner` wins."""
    tried = b.clone()
    tried.winner = winner
    if b.seat[1 - winner] == NOBODY:
        return []
    found = [("station", loses_station(tried)), ("army", weakens_army(s, tried)), ("wound", wounds_hero(s, tried))]
    lost = [what for what, happens in found if happens]
    taken = spoils(s, tried)
    return [*lost, SPOILS[taken]] if taken else lost


def _side_view(s: State, b: Battle, side: int, viewer: Viewer) -> SideView:
    """Returns one side; a combat card is public once both are played, and known only to its owner before (B-HI-05)."""
    own = b.seat[side] != NOBODY and viewer.is_seat(b.seat[side])
    revealed = b.played[ATTACKER] != NOBODY and b.played[DEFENDER] != NOBODY
    terms: Terms = []
    unknown = b.piece[side] == THREAT and b.threat == NOBODY
    number = None if unknown else total(s, b, side, terms)
    return SideView(
        seat=_seat(b.seat[side]),
        piece=PIECES[b.piece[side]],
        total=number,
        terms=terms,
        has_chosen=b.played[side] != NOBODY,
        card=_card(s, b.played[side]) if own or revealed else None,
        taken_back=[s.catalog.card_ids[card] for card in b.shown[side]],
        hand=[s.catalog.card_ids[card] for card in b.hands[side]] if own and b.hands else None,
    )


def _dark_view(s: State) -> DarkView | None:
    dark = s.dark
    if dark is None:
        return None
    stations = [None if station == NOBODY else s.catalog.station_ids[station] for station in dark.station]
    pieces = [None if piece == NOBODY else PIECES[piece] for piece in dark.piece]
    return DarkView(stations, pieces, _card(s, dark.threat))


def _vote_view(s: State) -> VoteView | None:
    vote = s.vote
    if vote is None:
        return None
    sides = [None if side == NOBODY else ("against", "for")[side] for side in vote.side]
    return VoteView(s.catalog.card_ids[vote.law], sides, vote.weight[:])


def _trigger_asked(s: State) -> str | None:
    """Returns the card whose trigger the current question offers."""
    if s.asked_by[0] is offer_trigger:
        return s.catalog.card_ids[s.catalog.all_triggers[s.asked_by[1]].card]
    return None


def _card(s: State, card: int) -> str | None:
    return None if card == NOBODY else s.catalog.card_ids[card]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat
