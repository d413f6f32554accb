"""Costs and gains of every choice of the open question, from the same queries that the rules pay by (C-09..45, C-51..58)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from metro2033.games.breakthrough.codes import (
    CARAVAN,
    CHOOSE,
    CLASSES,
    COMPLETE,
    DECK,
    DEFEND,
    DISCARD,
    DO_NOT_DEFEND,
    DOUBLE,
    GIVE_UP,
    HERO,
    KEEP,
    LOSE,
    LOSE_STATION,
    LOSSES,
    NO_HERO,
    PICK,
    PLAY,
    REMOVE,
    REMOVE_TURNED,
    RESOURCE,
    SPEND,
    STATION,
    SWAP,
    TAKE,
    THREAT,
    TIDY,
    TURN,
    TYPES,
)
from metro2033.games.breakthrough.rules.attack import choose_defence, defences, defences_against, offer_free_play
from metro2033.games.breakthrough.rules.caravan import matching_cards
from metro2033.games.breakthrough.rules.draw import choose_draw
from metro2033.games.breakthrough.rules.free import is_free_action
from metro2033.games.breakthrough.rules.losses import (
    cards_at_stake,
    choose_station_to_lose,
    emptied_stations,
    tokens_at_stake,
)
from metro2033.games.breakthrough.rules.mission import (
    below,
    choose_hero_to_double,
    choose_resource_to_spend,
    choose_station_fate,
    keep_payment,
    keep_price,
    most_for,
    most_with,
    open_missions,
    returning,
    reward_of,
    worth,
)
from metro2033.games.breakthrough.rules.price import (
    cheaper_types,
    free_types,
    price_changes,
    price_turned,
    price_upright,
)
from metro2033.games.breakthrough.rules.setup import choose_faction
from metro2033.games.breakthrough.rules.tidy import choose_card_to_tidy, refund, tokens_on
from metro2033.games.breakthrough.rules.tokens import coming_back
from metro2033.games.breakthrough.rules.turn import SWAPPED, choose_action, choose_card_to_swap
from metro2033.games.breakthrough.state import State, seats_from, tokens_owned
from metro2033.kernel.agenda import Step
from metro2033.kernel.outlook import Amounts, Discount, Fate, Note, Outlook, Progress, amounts, changed, counted

READY: Final = "ready"  # tokens above the faction card
AWAY: Final = "away"  # tokens below it
OWNED: Final = "owned"  # all tokens: the victory points
NOTHING: Final = Outlook()


def outlook(s: State) -> dict[int, Outlook]:
    """Returns the outlooks for the open question, by choice code; choices without a cost or gain are omitted."""
    tell = BY_QUESTION.get(s.asked_by[0])
    found: dict[int, Outlook] = {}
    for code in s.options:
        if is_free_action(code):
            found[code] = NOTHING if code == TIDY else _mission(s, s.asked, code - COMPLETE)
        elif tell is not None:
            found[code] = tell(s, s.asked, code)
    held = holdings(s, s.asked) if found else {}
    return {code: counted(told, held) for code, told in found.items() if told != NOTHING}


def holdings(s: State, seat: int) -> Amounts:
    """Returns everything of a seat that is counted."""
    return {READY: s.up[seat], AWAY: s.down[seat], OWNED: tokens_owned(s, seat)}


def progress(s: State, seat: int) -> list[Progress]:
    """Returns how much of its open missions a seat's resources cover, heroes included (C-29, C-77)."""
    return [_progress(s, seat, mission) for mission in dict.fromkeys(open_missions(s, seat))]


def _progress(s: State, seat: int, mission: int) -> Progress:
    have, needed = most_for(s, seat, mission), s.catalog.needed[mission]
    return Progress(_name(s, mission), min(have, needed), min(have, needed), needed)


def _name(s: State, card: int) -> str:
    return s.catalog.card_ids[card]


def _paid(ready: int, **more: object) -> Outlook:
    return changed(Outlook(cost=amounts((READY,), (ready,))), **more)


def _back(s: State, seat: int, amount: int) -> Amounts:
    return amounts((READY,), (coming_back(s, seat, amount),))


def _won(s: State, seat: int, mission: int) -> Amounts:
    """Returns the gains of a finished mission: its reward, and all tokens that are away (C-32, C-33, C-70)."""
    reward = reward_of(s, seat, mission)
    return amounts((OWNED, READY), (reward, returning(s, seat) + (0 if below(s) else reward)))


def _mission(s: State, seat: int, mission: int) -> Outlook:
    return Outlook(later_gain=_won(s, seat, mission), progress=[_progress(s, seat, mission)], card=_name(s, mission))


# One function per question: the cost and gain of one of its choices.


def _faction(s: State, seat: int, code: int) -> Outlook:
    return Outlook(card=_name(s, code - CHOOSE))


def _action(s: State, seat: int, code: int) -> Outlook:
    if code == SWAP:
        return Outlook(draws=SWAPPED, notes=[Note("swaps", {"n": SWAPPED})])
    if code >= DISCARD:
        return _discard(s, seat, code - DISCARD)
    if code >= PLAY:
        turned = code >= TURN
        card = code - (TURN if turned else PLAY)
        free, cheaper = free_types(s, seat), cheaper_types(s, seat)
        price = price_turned(s, card, free, cheaper) if turned else price_upright(s, seat, card, free, cheaper)
        changes = price_changes(s, seat, card, turned=turned)
        discounts = [Discount(_name(s, giver), {READY: change}) for giver, change in changes]
        told = [] if turned else _brings(s, seat, card)
        return _paid(price, discounts=discounts, draws=1, progress=told)
    return NOTHING


def _brings(s: State, seat: int, card: int) -> list[Progress]:
    """Returns the missions that a card in play would advance; a station shows its own (C-29, C-47)."""
    cards = s.catalog
    if cards.kind[card] == STATION:
        return [_progress(s, seat, card)]
    if cards.kind[card] not in (RESOURCE, HERO):
        return []
    moved = []
    for mission in dict.fromkeys(open_missions(s, seat)):
        have, then, needed = most_for(s, seat, mission), most_with(s, seat, mission, card), cards.needed[mission]
        if then > have and have < needed:
            moved.append(Progress(_name(s, mission), have, min(then, needed), needed))
    return moved


def _discard(s: State, seat: int, card: int) -> Outlook:
    """Returns the outlook of a discard: its cost brings tokens back; a monster or a caravan acts on everyone (C-15, C-17, C-57)."""
    cards = s.catalog
    cost = cards.cost[card]
    capped = [Note("worth", {"n": cost, "away": s.down[seat]})] if cost > s.down[seat] else []
    told = Outlook(gain=_back(s, seat, cost), discards=[_name(s, card)], draws=1, notes=capped)
    if cards.kind[card] == THREAT:
        return _monster(s, seat, card, told)
    if cards.kind[card] == CARAVAN:
        matching = matching_cards(s, seat, cards.cls[card])
        note = Note("caravan", {"class": CLASSES[cards.cls[card]], "n": matching})
        fates = [_renewed(s, other, cards.cls[card], cost if other == seat else 0) for other in seats_from(s, seat)]
        return changed(told, gain=_back(s, seat, cost + matching), notes=[note], fates=fates)
    return told


def _monster(s: State, seat: int, threat: int, told: Outlook) -> Outlook:
    """Adds a monster's attack on everyone; it may take the tokens that the discard just brought back (C-49, C-55, C-68, C-69)."""
    flags, symbols = s.catalog.flags, s.catalog.symbols[threat].bit_count()
    notes = [*told.notes, Note("monster", {"loss": LOSSES[s.catalog.loss[threat]]})]
    notes += [Note("all-symbols", {"n": symbols})] if flags.survival1 and symbols > 1 else []
    notes += [Note("all-away")] if flags.survival2 else []
    back = told.gain.get(READY, 0)
    fates = [_attacked(s, other, threat, back if other == seat else 0) for other in seats_from(s, seat)]
    return changed(told, open=True, notes=notes, later_cost=amounts((READY,), (fates[0].away,)), fates=fates)


def _attacked(s: State, seat: int, threat: int, back: int) -> Fate:
    """Returns the fate of one seat: a protection that repels the monster, something to lose, or nothing (C-52, C-55, C-69)."""
    repelling = defences_against(s, seat, threat)
    if repelling:
        return Fate(
            seat, "repels", [_name(s, card) for card in dict.fromkeys(card for group in repelling for card in group)]
        )
    away = tokens_at_stake(s, seat) + (back if s.catalog.flags.survival2 else 0)
    cards = cards_at_stake(s, seat, threat)
    if s.catalog.loss[threat] == LOSE_STATION:
        key, cards = ("loses", emptied) if (emptied := emptied_stations(s, seat)) else ("loses-station", cards)
    else:
        key = "loses"
    if not cards:
        key = "loses-tokens" if away else "safe"
    return Fate(seat, key, [_name(s, card) for card in cards], len(cards), away)


def _renewed(s: State, seat: int, cls: int, before: int) -> Fate:
    """Returns how many tokens a caravan brings back for a seat, after those of its own discard (C-15, C-57)."""
    own = coming_back(s, seat, before)
    return Fate(seat, "tokens", n=coming_back(s, seat, before + matching_cards(s, seat, cls)) - own)


def _pick(s: State, seat: int, code: int) -> Outlook:
    return Outlook(discards=[_name(s, code - PICK)])


def _draw(s: State, seat: int, code: int) -> Outlook:
    return Outlook(draws=1) if code == DECK else Outlook(takes=[_name(s, code - TAKE)], card=_name(s, code - TAKE))


def _hero(s: State, seat: int, code: int) -> Outlook:
    return Outlook(discards=[_name(s, code - DOUBLE)]) if code != NO_HERO else NOTHING


def _spending(s: State, seat: int, code: int) -> Outlook:
    """Returns the outlook of one more resource in a payment; the last one finishes the mission."""
    payment = s.payment
    assert payment is not None
    card = code - SPEND
    paid, needed = worth(s, payment.heroes, payment.spent), s.catalog.needed[payment.mission]
    then = worth(s, payment.heroes, [*payment.spent, card])
    finished = then >= needed
    return Outlook(
        gain=_won(s, seat, payment.mission) if finished else {},
        later_gain={} if finished else _won(s, seat, payment.mission),
        discards=[_name(s, card)],
        progress=[Progress(_name(s, payment.mission), paid, min(then, needed), needed)],
    )


def _fate(s: State, seat: int, code: int) -> Outlook:
    """Returns the outlook of keeping a station or giving it up (C-25, C-34..36).

    A kept station takes tokens and makes its resource type free; one given up is discarded.
    """
    assert s.payment is not None
    station = s.payment.mission
    if code == GIVE_UP:
        return Outlook(discards=[_name(s, station)])
    assert code == KEEP
    cost = amounts((READY, AWAY), keep_payment(s, seat, s.then_b))
    free = Note("keeps-station", {"type": TYPES[s.catalog.type[station]]})
    price = Note("keep-price", {"n": keep_price(s, seat)})
    return Outlook(cost=cost, notes=[free, price])


def _tidying(s: State, seat: int, code: int) -> Outlook:
    turned = code >= REMOVE_TURNED
    card = code - (REMOVE_TURNED if turned else REMOVE)
    on_it = 0 if turned else tokens_on(s, seat, card)
    back = coming_back(s, seat, refund(s, seat, card, turned=turned))
    return Outlook(gain=amounts((READY,), (on_it + back,)), discards=[_name(s, card)])


def _defence(s: State, seat: int, code: int) -> Outlook:
    attack = s.attack
    assert attack is not None
    if code == DO_NOT_DEFEND:
        return _undefended(s, seat, attack.threat)
    used = (*attack.used, code - DEFEND)
    ways = [cards for cards in defences(s, seat) if cards[: len(used)] == used]
    if len(ways) == 1 and len(ways[0]) > len(
        used
    ):  # a defence once begun must be finished, and there is one way to finish it
        others = [Note("uses-too", {"card": _name(s, card)}) for card in ways[0][len(used) :]]
        return Outlook(discards=[_name(s, used[-1])], notes=[*others, Note("repels-together")])
    return Outlook(discards=[_name(s, used[-1])], notes=[_defending(s, seat, list(used))])


def _undefended(s: State, seat: int, threat: int) -> Outlook:
    """Returns the cost of not defending: a station of choice or resources, and with survival 2 all ready tokens (C-55, C-69)."""
    picks = s.catalog.loss[threat] == LOSE_STATION
    doomed = emptied_stations(s, seat) if picks else cards_at_stake(s, seat, threat)
    notes = [Note("risk-station")] if picks and s.stations[seat] and not doomed else []
    notes += [Note("will-lose", {"card": card}) for card in dict.fromkeys(_name(s, card) for card in doomed)]
    away = tokens_at_stake(s, seat)
    notes += [Note("own-away")] if away else []
    return Outlook(later_cost=amounts((READY,), (away,)), notes=notes)


def _defending(s: State, seat: int, used: list[int]) -> Note:
    """Returns the effect of the protections named so far: they repel the monster, or cover some of its symbols (C-52, C-68)."""
    assert s.attack is not None
    if tuple(used) in defences(s, seat):
        return Note("repels")
    symbols, covered = s.catalog.symbols[s.attack.threat], 0
    for card in used:
        covered |= s.catalog.protects[card] & symbols
    return Note("covers", {"n": covered.bit_count(), "all": symbols.bit_count()})


def _lost_station(s: State, seat: int, code: int) -> Outlook:
    station = code - LOSE
    return Outlook(gain=amounts((READY,), (tokens_on(s, seat, station),)), discards=[_name(s, station)])


def _free_play(s: State, seat: int, code: int) -> Outlook:
    return Outlook(notes=[Note("free-play")]) if PLAY <= code < DISCARD else NOTHING


BY_QUESTION: Final[dict[Step, Callable[[State, int, int], Outlook]]] = {
    choose_faction: _faction,
    choose_action: _action,
    choose_card_to_swap: _pick,
    choose_draw: _draw,
    choose_hero_to_double: _hero,
    choose_resource_to_spend: _spending,
    choose_station_fate: _fate,
    choose_card_to_tidy: _tidying,
    choose_defence: _defence,
    choose_station_to_lose: _lost_station,
    offer_free_play: _free_play,
}
