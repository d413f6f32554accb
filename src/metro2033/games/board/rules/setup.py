"""Setup: decks, drafts, start bonuses, the market (B-SU-01..15, Q-89, Q-90)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog.catalog import Catalog
from metro2033.games.board.codes import CHOOSE, PLACE, SETUP
from metro2033.games.board.effects.verbs import run_effect
from metro2033.games.board.events import FACTION_CHOSEN, HERO_CHOSEN, HERO_PLACED
from metro2033.games.board.queries.reasons import Reason
from metro2033.games.board.rules.capture import gain_station
from metro2033.games.board.rules.market import fill_market
from metro2033.games.board.rules.round import begin_round
from metro2033.games.board.state import State, turn_order
from metro2033.kernel.agenda import NOBODY, ask, do, do_each, do_next, lay_table
from metro2033.kernel.chance import Chance, draw, shuffle
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import tell

TOKENS_OF_EACH_KIND: Final = 35  # B-CO-11
STARTING_ARMY: Final = 2  # B-SU-08


def new_state(cards: Catalog, seats: int, chance: Chance) -> State:
    """Returns the state before the drafts: decks shuffled, first player determined (B-SU-01..04)."""
    s = blank_state(cards, seats)
    chance.apply_to(s)
    shuffle(s, s.equipment_deck)
    shuffle(s, s.mission_deck)
    shuffle(s, s.law_deck)
    shuffle(s, s.threat_deck)
    shuffle(s, s.combat_deck)
    asked = cards.flags.first_player
    s.first = asked if asked >= 0 else draw(s, seats)
    return s


def blank_state(cards: Catalog, seats: int) -> State:
    """Returns a state with every deck in catalogue order and nothing else set up."""
    s = State()
    lay_table(s, draft_factions)
    s.catalog = cards
    s.area = cards.metro.area(0)
    s.seats = seats
    s.first = 0
    s.round = 1
    s.space = 0  # B-SU-14
    s.phase = SETUP
    s.turn = NOBODY
    s.stage = 1
    s.winner = NOBODY
    s.reserve = [TOKENS_OF_EACH_KIND] * 3
    s.held = [0] * (3 * seats)
    s.faction = [NOBODY] * seats
    s.hero = [NOBODY] * seats
    s.hero_at = [NOBODY] * seats
    s.sits_out = [0] * seats
    s.army = [STARTING_ARMY] * seats
    s.owner = [NOBODY] * cards.metro.capturable
    s.own = [0] * seats
    s.neutral = 0
    s.gear = [[] for _ in range(seats)]
    s.missions = [[] for _ in range(seats)]
    s.done = [[] for _ in range(seats)]
    s.used = []
    s.fulfilled = []
    s.bought_mission = 0
    s.renewed = 0
    s.scouted = []
    s.gifts = 0
    s.market = []
    s.equipment_deck = cards.equipment[:]
    s.equipment_discard = []
    s.mission_deck = cards.missions[:]
    s.mission_discard = []
    s.mission_discard_known = []
    s.law_deck = cards.laws[:]
    s.law_known = [0] * len(cards.laws)
    s.law = NOBODY
    s.threat_deck = cards.threats[0][:]
    s.threat_known = [0] * len(s.threat_deck)
    s.threat_discard = []
    s.combat_deck = cards.combat_cards[:]
    s.drawn = []
    s.drawn_known = []
    s.drawn_by = NOBODY
    s.lasting = []
    s.unsettled = 0
    s.battle = None
    s.dark = None
    s.vote = None
    s.window = None
    return s


def draft_factions(s: State, _: int, __: int) -> None:
    """Schedules the faction draft clockwise from the first player, then the hero draft from the last (B-SU-05, B-SU-11)."""
    order = turn_order(s)
    factions = [(choose_faction, seat, 0) for seat in order]
    heroes = [(step, seat, 0) for seat in reversed(order) for step in (choose_hero, choose_home_for_hero)]
    do(s, (*factions, (close_zones, 0, 0), *heroes, (open_board, 0, 0)))


def factions_to_choose(s: State) -> list[int]:
    """Returns the factions open to draft: any at first, then those bordering a drafted zone (B-SU-06, Q-100)."""
    cards = s.catalog
    drafted = [cards.zone[faction] for faction in s.faction if faction != NOBODY]
    bordering = sum(
        1 << zone for zone in range(len(cards.borders)) if any(cards.borders[other] >> zone & 1 for other in drafted)
    )
    return [
        faction
        for faction in cards.factions
        if cards.zone[faction] not in drafted and (not drafted or bordering >> cards.zone[faction] & 1)
    ]


def choose_faction(s: State, seat: int, _: int) -> None:
    """Asks for one of the remaining factions (D-02)."""
    ask(s, seat, [CHOOSE + faction for faction in factions_to_choose(s)], take_faction, seat)


def take_faction(s: State, seat: int, _: int, choice: int) -> None:
    """Places tokens on the three home stations and applies the start bonus (B-SU-07..10, Q-90)."""
    cards, faction = s.catalog, choice - CHOOSE
    s.faction[seat] = faction
    if s.log is not None:
        tell(s, FACTION_CHOSEN, seat, faction)
    for station in cards.homes[faction]:
        gain_station(s, seat, station)
    do_each(s, run_effect, cards.bonus[faction], seat)


def close_zones(s: State, _: int, __: int) -> None:
    """Deactivates the zones of undrafted factions for the whole game (B-MP-04, B-SU-13)."""
    zones = sum(1 << s.catalog.zone[faction] for faction in s.faction)
    s.area = s.catalog.metro.area(zones)
    s.neutral = s.area.capturable
    for mask in s.own:
        s.neutral &= ~mask


def choose_hero(s: State, seat: int, _: int) -> None:
    """Asks for one of the remaining heroes; zones do not matter (B-SU-11, D-04)."""
    ask(s, seat, [CHOOSE + hero for hero in s.catalog.heroes if hero not in s.hero], take_hero, seat)


def take_hero(s: State, seat: int, _: int, choice: int) -> None:
    s.hero[seat] = choice - CHOOSE
    if s.log is not None:
        tell(s, HERO_CHOSEN, seat, choice - CHOOSE)


def choose_home_for_hero(s: State, seat: int, _: int) -> None:
    """Asks for the home station where the hero starts (B-SU-12, D-05)."""
    ask(s, seat, [PLACE + station for station in s.catalog.homes[s.faction[seat]]], place_hero, seat)


def place_hero(s: State, seat: int, _: int, choice: int) -> None:
    s.hero_at[seat] = choice - PLACE
    if s.log is not None:
        tell(s, HERO_PLACED, seat, choice - PLACE)


def open_board(s: State, _: int, __: int) -> None:
    """Fills the market with four equipment cards and starts the first round (B-SU-14, B-SU-15)."""
    fill_market(s)
    do_next(s, begin_round, 0, 0)


def _why_not_faction(s: State, seat: int, choice: Choice) -> Reason:
    if choice.verb != "choose" or choice.kind != "faction":
        return None
    if choice.code - CHOOSE in s.faction:
        return "why-taken", ("B-SU-05",)
    return "why-not-bordering", ("B-SU-06", "Q-100")


def _why_not_hero(s: State, seat: int, choice: Choice) -> Reason:
    return ("why-taken", ("B-SU-11",)) if choice.verb == "choose" and choice.kind == "hero" else None


STEPS = {
    draft_factions: "B-SU-05 B-SU-11",
    choose_faction: "B-SU-05 B-SU-06 Q-100",
    take_faction: "B-SU-07 B-SU-08 B-SU-09 B-SU-10",
    close_zones: "B-MP-04 B-MP-05 B-SU-13",
    choose_hero: "B-SU-11",
    take_hero: "B-CO-01",
    choose_home_for_hero: "B-SU-12",
    place_hero: "B-SU-12",
    open_board: "B-SU-14 B-SU-15",
}
WHY = {choose_faction: _why_not_faction, choose_hero: _why_not_hero}
