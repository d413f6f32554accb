"""CINV-01..18, watched answer by answer through whole random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
import pytest

from metro2033.games.breakthrough.view_types import BreakthroughView, SeatView
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.agenda import answer as go_on
from metro2033.kernel.chance import Chance
from metro2033.kernel.event import Told
from tests.breakthrough import printed
from tests.breakthrough.printed import CARAVANS, COPIES, COST, FACTIONS, HEROES, RESOURCES, STATIONS, THREATS
from tests.breakthrough.table import breakthrough

V1, V2, V3, V4 = ((f"survival{n}", "true") for n in range(1, 5))
Table = tuple[int, int, tuple[tuple[str, str], ...]]  # seats, seed, options
BASE: list[Table] = [(2, 1, ()), (3, 2, ()), (4, 3, ()), (5, 4, ())]
SURVIVAL: list[Table] = [(4, 5, (V1,)), (3, 6, (V2,)), (3, 7, (V3,)), (3, 8, (V4,)), (4, 9, (V1, V2, V3, V4))]
ROUNDS = 60
MAIN = ("play", "turn", "discard", "swap", "pass")
IN_ATTACK = ("choose_defence", "choose_station_to_lose", "offer_free_play")
QUESTIONS = {  # section 5; CD-01 is a lot, CD-05 and CD-15 have one name, as have CD-11 and CD-12
    "choose_faction", "choose_action", "choose_card_to_swap", "choose_draw", "choose_hero_to_double",
    "choose_resource_to_spend", "choose_station_fate", "choose_card_to_tidy", "choose_end", *IN_ATTACK,
}  # fmt: skip


@dataclass(frozen=True)
class Moment:
    """One answer: the whole table before and after it, and what was told to spectators."""

    before: BreakthroughView
    verb: str
    card: str
    told: list[Told]
    after: BreakthroughView
    cards: Counter[str]  # everywhere, afterwards

    @property
    def asked(self) -> int:
        assert self.before.prompt is not None
        return self.before.prompt.seat

    @property
    def question(self) -> str:
        assert self.before.prompt is not None
        return self.before.prompt.name

    def fields(self, name: str) -> list[dict[str, str | int]]:
        """Returns the fields of everything told under a name."""
        return [told.fields for told in self.told if told.event == name]

    def cards_of(self, name: str) -> tuple[str, ...]:
        """Returns the cards told of under a name, sorted."""
        return tuple(sorted(str(fields["card"]) for fields in self.fields(name)))

    def detailed(self, what: str) -> tuple[str, ...]:
        """Returns the cards that terms name in a role, sorted."""
        return tuple(sorted(term.source for told in self.told for term in told.terms if term.role == what))


def random_choice(rules: Any, s: Any, rnd: random.Random) -> int:
    """Returns any option, but housekeeping rarely, building and monsters often, so that much happens in a short game."""
    options: list[int] = s.options
    if options[-1] == rules.housekeeping and len(options) > 1 and rnd.random() < 0.9:
        options = options[:-1]
    choices = [rules.choices[code] for code in options]
    busy = [choice for choice in choices if choice.verb in ("complete", "keep", "play", "turn", "defend")]
    monsters = [choice for choice in choices if choice.verb == "discard" and choice.target in THREATS]
    if monsters and rnd.random() < 0.3:
        return int(rnd.choice(monsters).code)
    return int(rnd.choice(busy if busy and rnd.random() < 0.5 else choices).code)


@cache
def moments(table: Table) -> list[Moment]:
    """Returns a random game, answer by answer, until it ends or has lasted long enough."""
    seats, seed, options = table
    rules = breakthrough(**dict(options))
    rnd = random.Random(seed)
    s = rules.start(seats, Chance(seed=seed))
    found = []
    before = rules.describe(s)
    while s.asked != NOBODY and s.round <= ROUNDS:
        choice = rules.choices[random_choice(rules, s, rnd)]
        s.log = []
        go_on(s, choice.code)
        after = rules.describe(s)
        cards = Counter(str(rules.spell("card", card)) for card in s.deck) + cards_on(after)
        found.append(Moment(before, choice.verb, choice.target, [rules.tell(e, None) for e in s.log], after, cards))
        before = after
    assert len(found) > 100
    return found


def cards_on(view: BreakthroughView) -> Counter[str]:
    """Returns every card that is not in the deck."""
    cards = Counter([card for card in view.market if card] + view.discard + (view.swap or []))
    for player in view.seats:
        cards += Counter(player.hand) + in_play(player)
    return cards


def in_play(player: SeatView) -> Counter[str]:
    stations = [station.card for station in player.stations]
    return Counter(player.resources + player.turned + player.heroes + stations)


def on_stations(player: SeatView) -> dict[str, int]:
    return {station.card: station.tokens for station in player.stations}


def protections(player: SeatView) -> Counter[str]:
    return Counter(player.turned + player.heroes)


def name(table: Table) -> str:
    return "-".join([str(table[0]), *(option for option, _ in table[2])])


base_games = pytest.mark.parametrize("table", BASE, ids=name)
all_games = pytest.mark.parametrize("table", [*BASE, *SURVIVAL], ids=name)


@all_games
def test_CINV_01_every_card_is_in_exactly_one_place(table: Table) -> None:
    """CINV-01: 128 cards of the deck, and a faction card per seat: 133 with those in the box."""
    for moment in moments(table):
        assert moment.cards == COPIES
        factions = [player.faction for player in moment.after.seats]
        assert len(set(factions)) == table[0] and set(factions) <= FACTIONS.keys()
    assert sum(COPIES.values()) + len(FACTIONS) == 133


@all_games
def test_CINV_02_every_seat_has_ten_tokens(table: Table) -> None:
    for moment in moments(table):
        for player in moment.after.seats:
            parts = [player.up, player.down, player.supply, *on_stations(player).values()]
            assert min(parts) >= 0 and sum(parts) == 10


@all_games
def test_CINV_03_tokens_owned_start_at_five_never_fall_and_rise_by_missions_of_the_active_seat(table: Table) -> None:
    assert [player.owned for player in moments(table)[0].before.seats] == [5] * table[0]
    rises = 0
    for moment in moments(table):
        for before, after in zip(moment.before.seats, moment.after.seats, strict=True):
            won = after.owned - before.owned
            assert won >= 0 and after.owned == 10 - after.supply
            if won:
                assert after.seat == moment.before.active
                completed = [(fields["seat"], fields["amount"]) for fields in moment.fields("mission_completed")]
                assert completed == [(after.seat, won)] and won in (1, 2)
                rises += 1
    assert rises


@all_games
def test_CINV_04_no_hand_over_five_and_five_at_the_start_of_every_turn(table: Table) -> None:
    for moment in moments(table):
        hands = [player.hand_count for player in moment.after.seats]
        assert max(hands) <= 5
        if moment.fields("turn_began"):
            assert hands == [5] * table[0]


@all_games
def test_CINV_05_three_market_cards_at_every_draw_and_at_the_start_of_every_turn(table: Table) -> None:
    for moment in moments(table):
        draws = moment.after.prompt is not None and moment.after.prompt.name == "choose_draw"
        if draws or moment.fields("turn_began"):
            assert len(moment.after.market) == 3 and None not in moment.after.market


@all_games
def test_CINV_06_which_cards_lie_how(table: Table) -> None:
    for moment in moments(table):
        for player in moment.after.seats:
            assert set(player.resources) <= RESOURCES.keys()
            assert set(player.heroes) <= HEROES.keys()
            assert on_stations(player).keys() <= STATIONS.keys()
            assert all(card in RESOURCES or card in THREATS for card in player.turned)
            assert all(printed.protection_of(card)[0] for card in player.turned)
        assert not moment.cards.keys() & FACTIONS.keys()


@all_games
def test_CINV_07_tokens_lie_on_finished_stations_and_stay_as_they_are(table: Table) -> None:
    finished: set[str] = set()
    for moment in moments(table):
        finished |= {card for card in moment.cards_of("mission_completed") if card in STATIONS}
        finished -= {
            card for name in ("station_given_up", "station_lost", "card_tidied") for card in moment.cards_of(name)
        }
        waiting = moment.after.prompt is None or moment.after.prompt.name == "choose_station_fate"
        kept = {str(fields["card"]): fields["amount"] for fields in moment.fields("station_kept")}
        for before, after in zip(moment.before.seats, moment.after.seats, strict=True):
            earlier = on_stations(before)
            for card, tokens in on_stations(after).items():
                assert tokens == kept.get(card, earlier.get(card, 0))
                assert waiting or (tokens >= 1) == (card in finished)


@base_games
def test_CINV_08_a_kept_station_gets_one_more_than_there_are_other_kept_ones(table: Table) -> None:
    kept = 0
    for moment in moments(table):
        for fields in moment.fields("station_kept"):
            before = on_stations(moment.before.seats[int(fields["seat"])])
            assert fields["amount"] == 1 + sum(1 for tokens in before.values() if tokens)
            kept += 1
    assert kept


@all_games
def test_CINV_09_a_faction_card_is_done_at_most_once_and_never_turns_back(table: Table) -> None:
    for moment in moments(table):
        for before, after in zip(moment.before.seats, moment.after.seats, strict=True):
            done_now = after.faction in moment.cards_of("mission_completed")
            assert after.done == (before.done or done_now)
            assert not (before.done and done_now)


def price_of(player: SeatView, verb: str, card: str) -> int:
    """Applies rule 76 with the printed numbers."""
    if verb == "turn":
        return printed.protection_of(card)[0]
    tokens = on_stations(player)
    bare, kept = [token for token in tokens if not tokens[token]], [token for token in tokens if tokens[token]]
    return printed.price(card, bare, kept, str(player.faction) if player.done else "")


@all_games
def test_CINV_10_plays_discards_and_swaps_move_exactly_their_tokens(table: Table) -> None:
    met = Counter[str]()
    for moment in moments(table):
        asked = moment.asked
        before, after = moment.before.seats[asked], moment.after.seats[asked]
        met[f"{moment.question} {moment.verb}"] += 1
        if moment.question == "choose_action" and moment.verb in ("play", "turn"):
            price = price_of(before, moment.verb, moment.card)
            assert (after.up, after.down) == (before.up - price, before.down + price)
        elif moment.verb == "discard":
            moved = min(COST[moment.card], before.down)
            assert moment.fields("card_discarded") == [{"seat": asked, "card": moment.card, "amount": moved}]
            if moment.card not in THREATS and moment.card not in CARAVANS:
                assert (after.up, after.down) == (before.up + moved, before.down - moved)
        elif moment.question == "offer_free_play" or moment.verb in ("swap", "pick", "take", "deck"):
            for one, other in zip(moment.before.seats, moment.after.seats, strict=True):
                assert (one.up, one.down, one.supply) == (other.up, other.down, other.supply)
    for wanted in ("choose_action play", "choose_action turn", "choose_action discard", "choose_card_to_swap pick"):
        assert met[wanted]


@all_games
def test_CINV_11_a_mission_is_paid_by_a_legal_set_and_exactly_that_leaves_the_table(table: Table) -> None:
    for moment in moments(table):
        for fields in moment.fields("mission_completed"):
            spent, heroes = moment.detailed("spent"), moment.detailed("hero")
            assert printed.pays(spent, heroes, str(fields["card"]))
            before, after = moment.before.seats[moment.asked], moment.after.seats[moment.asked]
            assert in_play(before) - in_play(after) == Counter(spent + heroes)
            assert Counter(before.resources) - Counter(after.resources) == Counter(spent)
            assert Counter(moment.after.discard) - Counter(moment.before.discard) == Counter(spent + heroes)
            assert after.down == 0 or V3 in table[2]


@all_games
def test_CINV_12_a_turn_has_one_main_action_and_asks_only_the_active_seat(table: Table) -> None:
    actions = 0
    for moment in moments(table):
        if moment.question not in (*IN_ATTACK, "choose_draw", "choose_faction"):
            assert moment.asked == moment.before.active
        if moment.question == "choose_action" and moment.verb in MAIN:
            actions += 1
            assert moment.verb != "pass" or not moment.before.seats[moment.asked].hand
        if moment.fields("turn_began"):
            assert actions == 1
            actions = 0


@dataclass
class Attack:
    """What has become of a monster so far."""

    threat: str
    able: set[int]  # seats that could repel it
    repelled: set[int]
    suffered: set[int]
    played: Counter[int]


def attacks(table: Table) -> Iterator[tuple[Moment, Attack]]:
    """Yields every answer of an attack with what has happened in it up to then."""
    current: Attack | None = None
    for moment in moments(table):
        for fields in moment.fields("monster_attacked"):
            assert current is None  # attacks do not nest
            threat = str(fields["card"])
            current = Attack(threat, able_to_repel(moment.before, threat, table), set(), set(), Counter())
        if current is None:
            continue
        current.repelled |= {int(fields["seat"]) for fields in moment.fields("protection_used")}
        current.suffered |= {int(fields["seat"]) for fields in moment.fields("monster_not_repelled")}
        current.played.update(int(fields["seat"]) for fields in moment.fields("card_played_free"))
        current.played.update(int(fields["seat"]) for fields in moment.fields("card_turned_free"))
        yield moment, current
        if moment.after.attack is None:
            current = None


def able_to_repel(view: BreakthroughView, threat: str, table: Table) -> set[int]:
    able = set()
    for player in view.seats:
        symbols = printed.shown(tuple(protections(player)), threat)
        needed = set(THREATS[threat].symbols.split()) if V1 in table[2] else set(list(symbols)[:1]) or {"any"}
        if needed <= symbols:
            able.add(player.seat)
    return able


@all_games
def test_CINV_13_in_an_attack_every_seat_repels_or_suffers(table: Table) -> None:
    """CINV-13: with what it must discard, with a free play for those who repel, and with nothing else leaving the table."""
    over = 0
    for moment, attack in attacks(table):
        for player in moment.before.seats:
            used = tuple(
                str(fields["card"]) for fields in moment.fields("protection_used") if fields["seat"] == player.seat
            )
            gone = protections(player) - protections(moment.after.seats[player.seat])
            assert gone == Counter(used)
            if used:
                assert player.seat in attack.repelled
                alone = len(used) == 1 and printed.shown(used, attack.threat)
                assert printed.covers(used, attack.threat) if V1 in table[2] else alone
        if moment.question == "offer_free_play":
            assert moment.asked in attack.repelled
        assert set(attack.played) <= attack.repelled and max(attack.played.values(), default=0) <= 1
        if moment.after.attack is None and moment.after.prompt is not None:
            assert attack.repelled | attack.suffered == set(range(table[0])) and not attack.repelled & attack.suffered
            assert attack.repelled <= attack.able
            if V4 in table[2]:
                assert attack.repelled == attack.able
            over += 1
    assert over


@pytest.mark.parametrize("table", [table for table in SURVIVAL if V2 in table[2]], ids=name)
def test_CINV_14_with_V2_nobody_who_suffered_has_a_token_up(table: Table) -> None:
    looked = 0
    for moment, attack in attacks(table):
        prompt = moment.after.prompt
        if moment.after.attack is None or (prompt is not None and prompt.name == "offer_free_play"):
            for seat in attack.suffered:
                assert moment.after.seats[seat].up == 0
                looked += 1
    assert looked


@pytest.mark.parametrize("table", [table for table in SURVIVAL if V3 in table[2]], ids=name)
def test_CINV_14_with_V3_nothing_comes_up_in_a_mission(table: Table) -> None:
    done = 0
    for moment in moments(table):
        if moment.fields("mission_completed") or moment.question == "choose_station_fate":
            assert moment.after.seats[moment.asked].up <= moment.before.seats[moment.asked].up
            done += 1
    assert done


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [(), (V1, V2, V3, V4), (("round_cap", "15"),)], ids=["base", "survival", "cap"])
def test_CINV_15_a_game_ends_when_a_supply_is_empty_or_at_the_cap(seats: int, options: Any) -> None:
    rules = breakthrough(**dict(options))
    rnd = random.Random(seats)
    s = rules.start(seats, Chance(seed=seats))
    while s.asked != NOBODY:
        assert min(s.supply) > 0
        active, round_now = s.active, s.round
        go_on(s, random_choice(rules, s, rnd))
    result = rules.result(s)
    assert result is not None
    if ("round_cap", "15") in options and min(s.supply):
        assert result.winner is None and round_now == 15
    else:
        assert [seat for seat in range(seats) if s.supply[seat] == 0] == [active] == [result.winner]


@pytest.mark.parametrize(
    "table",
    [*BASE[1:3], SURVIVAL[-1], (3, 11, (("interrupts", "true"), ("faction_choice", "pick")))],
    ids=name,
)
def test_CINV_16_every_question_is_known_has_options_once_and_each_leads_to_a_legal_state(table: Table) -> None:
    seats, seed, options = table
    rules = breakthrough(**dict(options))
    rnd = random.Random(seed)
    s = rules.start(seats, Chance(seed=seed))
    met = set()
    while s.asked != NOBODY:
        question = s.asked_by[0].__name__
        met.add(question)
        assert question in QUESTIONS
        assert s.options and len(set(s.options)) == len(s.options)
        if rnd.random() < 0.1:
            for code in s.options:
                after = s.clone()
                go_on(after, code)
                rules.check(after)
        go_on(s, random_choice(rules, s, rnd))
    assert met >= QUESTIONS - {"choose_faction", "choose_hero_to_double", "choose_station_to_lose"}


@pytest.mark.parametrize("table", [*BASE[1:3], SURVIVAL[-1]], ids=name)
def test_CINV_17_views_do_not_depend_on_what_is_hidden(table: Table) -> None:
    """CINV-17: a hidden card of another hand changes places with one of the deck, the deck is turned over."""
    seats, seed, options = table
    rules = breakthrough(**dict(options))
    rnd = random.Random(seed)
    s = rules.start(seats, Chance(seed=seed))
    compared = 0
    while s.asked != NOBODY and s.round <= 30:
        viewer, owner = rnd.randrange(-1, seats), rnd.randrange(seats)
        hidden = list((Counter(s.hand[owner]) - Counter(s.shown[owner])).elements())
        if viewer != owner != s.asked and hidden and s.deck:
            twin = s.clone()
            card = rnd.choice(hidden)
            twin.hand[owner][twin.hand[owner].index(card)], twin.deck[0] = twin.deck[0], card
            twin.hand[owner].sort()
            twin.deck.reverse()
            seat = None if viewer < 0 else viewer
            assert msgspec.json.encode(rules.view(twin, seat)) == msgspec.json.encode(rules.view(s, seat))
            compared += 1
        go_on(s, random_choice(rules, s, rnd))
    assert compared > 100


@all_games
def test_CINV_18_same_seed_and_answers_give_the_same_and_saving_changes_nothing(table: Table) -> None:
    seats, seed, options = table
    rules = breakthrough(**dict(options))
    rnd = random.Random(seed)
    one, other = (rules.start(seats, Chance(seed=seed)) for _ in range(2))
    while one.asked != NOBODY and one.round <= 12:
        choice = random_choice(rules, one, rnd)
        twins = [one.clone(), rules.load(rules.save(one))]
        for s in (one, other, *twins):
            go_on(s, choice)
        assert len({rules.save(s) for s in (one, other, *twins)}) == 1
