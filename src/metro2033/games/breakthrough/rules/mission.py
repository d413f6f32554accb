"""Missions of stations and factions: payment, reward, and the fate of the station (C-28..39, C-46, C-47, C-77, C-78)."""

from __future__ import annotations

from metro2033.games.breakthrough.advice.why import ANY_QUESTION, Reason, WhyTable
from metro2033.games.breakthrough.codes import COMPLETE, DOUBLE, FACTION, GIVE_UP, HERO, KEEP, NO_HERO, SPEND
from metro2033.games.breakthrough.events import MISSION_COMPLETED, STATION_GIVEN_UP, STATION_KEPT
from metro2033.games.breakthrough.rules.cards import take_off, take_off_station
from metro2033.games.breakthrough.rules.payment import next_heroes, next_resources
from metro2033.games.breakthrough.rules.tokens import move_up
from metro2033.games.breakthrough.rules.victory import check_victory
from metro2033.games.breakthrough.state import Payment, State
from metro2033.kernel.agenda import Scheduled, ask, do_next
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import Term, tell, tell_terms


def open_missions(s: State, seat: int) -> list[int]:
    """Returns the missions that a seat has not done: its faction's, and those of stations without tokens (C-28, C-37, C-39)."""
    missions = [] if s.done[seat] else [s.faction[seat]]
    tokens = s.tokens[seat]
    return missions + [station for place, station in enumerate(s.stations[seat]) if not tokens[place]]


def payable_missions(s: State, seat: int) -> list[int]:
    """Returns the missions that a seat can pay now, without duplicates (C-29, C-77).

    A mission is payable if all fitting resources, doubled by all heroes, are enough.
    """
    if not s.resources[seat]:
        return []
    amounts = _amounts(s, s.resources[seat], s.heroes[seat])
    found = []
    for mission in open_missions(s, seat):
        if amounts[s.catalog.accepts[mission]] >= s.catalog.needed[mission] and mission not in found:
            found.append(mission)
    return found


def most_for(s: State, seat: int, mission: int) -> int:
    """Returns the most that a seat's resources are worth for a mission, heroes included."""
    return _amounts(s, s.resources[seat], s.heroes[seat])[s.catalog.accepts[mission]]


def most_with(s: State, seat: int, mission: int, card: int) -> int:
    """Returns the most that a seat's resources are worth for a mission with one more resource or hero in play."""
    resources, heroes = s.resources[seat], s.heroes[seat]
    if s.catalog.kind[card] == HERO:
        return _amounts(s, resources, [*heroes, card])[s.catalog.accepts[mission]]
    return _amounts(s, [*resources, card], heroes)[s.catalog.accepts[mission]]


def class_totals(s: State, seat: int) -> tuple[int, int]:
    """Returns the totals of a seat's peaceful and military resources, heroes included (C-29, C-47)."""
    _, peaceful, military, _ = _amounts(s, s.resources[seat], s.heroes[seat])
    return peaceful, military


def _amounts(s: State, resources: list[int], heroes: list[int]) -> list[int]:
    """Returns the most that resources are worth, doubled by heroes, by mask of classes."""
    cards = s.catalog
    doubled = 0
    for hero in heroes:
        doubled |= 1 << cards.type[hero]
    amounts = [0, 0, 0, 0]
    for card in resources:
        kind = cards.type[card]
        amount = cards.amount[card]
        if doubled >> kind & 1:
            amount += amount
        amounts[1 if kind < 3 else 2] += amount
    amounts[3] = amounts[1] + amounts[2]
    return amounts


def announce_mission(s: State, seat: int, mission: int) -> Scheduled:
    """Starts a payment and returns its first step; heroes are named first, then resources (C-32, C-77)."""
    payment = Payment()
    payment.mission = mission
    payment.heroes = []
    payment.spent = []
    s.payment = payment
    return (choose_hero_to_double, seat, 0)


def worth(s: State, heroes: list[int], spent: list[int]) -> int:
    """Returns the value of resources with the heroes named for a payment (C-47)."""
    amount, kind = s.catalog.amount, s.catalog.type
    doubled = [kind[hero] for hero in heroes]
    return sum(2 * amount[card] if kind[card] in doubled else amount[card] for card in spent)


def choose_hero_to_double(s: State, seat: int, _: int) -> None:
    """Asks for the next hero of a payment, or none; only if some legal payment uses one (CD-06)."""
    payment = s.payment
    assert payment is not None
    following, enough = next_heroes(s, seat, payment.mission, payment.heroes)
    if following:
        options = [DOUBLE + hero for hero in following]
        ask(s, seat, options + ([NO_HERO] if enough else []), take_hero_to_double, seat)
    else:
        do_next(s, choose_resource_to_spend, seat, 0)


def take_hero_to_double(s: State, seat: int, _: int, choice: int) -> None:
    assert s.payment is not None
    if choice == NO_HERO:
        do_next(s, choose_resource_to_spend, seat, 0)
    else:
        s.payment.heroes.append(choice - DOUBLE)
        do_next(s, choose_hero_to_double, seat, 0)


def choose_resource_to_spend(s: State, seat: int, _: int) -> None:
    """Asks for the next resource until the mission is paid (CD-07)."""
    payment = s.payment
    assert payment is not None
    following = next_resources(s, seat, payment.mission, payment.heroes, payment.spent)
    if following:
        ask(s, seat, [SPEND + card for card in following], take_resource_to_spend, seat)
    else:
        do_next(s, complete_mission, seat, 0)


def take_resource_to_spend(s: State, seat: int, _: int, choice: int) -> None:
    assert s.payment is not None
    s.payment.spent.append(choice - SPEND)
    do_next(s, choose_resource_to_spend, seat, 0)


def complete_mission(s: State, seat: int, _: int) -> None:
    """Discards the payment, brings all tokens back up and takes the reward; the tenth token wins at once (C-31..33, C-39, C-80)."""
    payment, cards = s.payment, s.catalog
    assert payment is not None
    for hero in payment.heroes:
        take_off(s, seat, hero, turned=False)
    for card in payment.spent:
        take_off(s, seat, card, turned=False)
    moved = move_up(s, seat, returning(s, seat))
    reward = reward_of(s, seat, payment.mission)
    s.supply[seat] -= reward
    if below(s):
        s.down[seat] += reward
    else:
        s.up[seat] += reward
    if s.log is not None:
        used = [Term("hero", cards.card_ids[card], 1) for card in payment.heroes]
        used += [Term("spent", cards.card_ids[card], 1) for card in payment.spent]
        tell_terms(s, MISSION_COMPLETED, (seat, payment.mission, reward, moved), tuple(used))
    if cards.kind[payment.mission] == FACTION:
        s.done[seat] = 1
        s.payment = None
    else:
        do_next(s, choose_station_fate, seat, reward)
    check_victory(s, seat)


def returning(s: State, seat: int) -> int:
    """Returns how many tokens a finished mission brings back up: all that are down, or none with survival 3 (C-32, C-70)."""
    return 0 if s.catalog.flags.survival3 else s.down[seat]


def reward_of(s: State, seat: int, mission: int) -> int:
    """Returns the tokens that a mission wins, limited by the supply (C-33, C-80)."""
    return min(s.catalog.reward[mission], s.supply[seat])


def below(s: State) -> bool:
    """Returns whether rewards go below the faction card (C-70)."""
    flags = s.catalog.flags
    return flags.survival3 and flags.v3_reward_to == "down"


def keep_price(s: State, seat: int) -> int:
    """Returns the price of keeping a station: one token for the first, two for the second, and so on (C-34, C-35)."""
    return 1 + sum(1 for tokens in s.tokens[seat] if tokens)


def keep_payment(s: State, seat: int, reward: int) -> tuple[int, int]:
    """Returns the tokens that a kept station takes from above and from below the faction card; those from below come first (C-70)."""
    price = keep_price(s, seat)
    away = min(price, tokens_below(s, seat, reward))
    return price - away, away


def tokens_below(s: State, seat: int, reward: int) -> int:
    """Returns how many tokens from below the faction card may go on a station (C-70).

    These are the reward if it went there, or by house rule all of them.
    """
    if s.catalog.flags.survival3 and s.catalog.flags.v3_keep_from_below:
        return s.down[seat]
    return reward if below(s) else 0


def choose_station_fate(s: State, seat: int, reward: int) -> None:
    """Asks whether to keep the finished station with the seat's own tokens, or discard it (C-34, C-36, C-78; CD-08)."""
    available = s.up[seat] + tokens_below(s, seat, reward)
    ask(s, seat, [KEEP, GIVE_UP] if available >= keep_price(s, seat) else [GIVE_UP], decide_station_fate, seat, reward)


def decide_station_fate(s: State, seat: int, reward: int, choice: int) -> None:
    payment = s.payment
    assert payment is not None
    station, s.payment = payment.mission, None
    place = next(at for at, card in enumerate(s.stations[seat]) if card == station and not s.tokens[seat][at])
    if choice == GIVE_UP:
        take_off_station(s, seat, place)
        if s.log is not None:
            tell(s, STATION_GIVEN_UP, seat, station)
        return
    ready, away = keep_payment(s, seat, reward)
    s.up[seat] -= ready
    s.down[seat] -= away
    s.tokens[seat][place] = ready + away
    if s.log is not None:
        tell(s, STATION_KEPT, seat, station, ready + away)


def _why_not_completed(s: State, seat: int, choice: Choice) -> Reason:
    mission = choice.code - COMPLETE
    if seat != s.active:
        return "why-not-your-turn", ("C-28",)
    if mission == s.faction[seat] and s.done[seat]:
        return "why-mission-done", ("C-39",)
    if mission not in open_missions(s, seat):
        own = mission in s.stations[seat]
        return ("why-mission-done", ("C-37",)) if own else ("why-not-in-play", ("C-28",))
    if mission in payable_missions(s, seat):
        return "why-not-now", ("C-07", "C-73")
    return "why-too-few-resources", ("C-29", "C-77")


STEPS = {
    choose_hero_to_double: "C-46 C-47 C-77",
    take_hero_to_double: "C-47",
    choose_resource_to_spend: "C-29 C-30 C-77",
    take_resource_to_spend: "C-31",
    complete_mission: "C-32 C-33 C-39",
    choose_station_fate: "C-34 C-35 C-36 C-78",
    decide_station_fate: "C-34 C-36",
}

NOT_NEEDED: Reason = ("why-not-needed", ("C-30", "C-77"))
WHY: WhyTable = {
    (ANY_QUESTION, "complete"): _why_not_completed,
    (choose_hero_to_double, "double"): NOT_NEEDED,
    (choose_hero_to_double, "spend"): NOT_NEEDED,
    (choose_resource_to_spend, "double"): NOT_NEEDED,
    (choose_resource_to_spend, "spend"): NOT_NEEDED,
    (choose_station_fate, "keep"): ("why-cannot-keep", ("C-34", "C-36")),
}
