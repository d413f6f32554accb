"""Turning content into the catalogue's tables: ids become numbers, verbs become bits and records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from metro2033.board import catalog as c
from metro2033.board import schema
from metro2033.board.catalog import Ability, Catalog, Change, Effect, Goal, Modifier, Space, Trigger
from metro2033.board.codes import ARMY, HERO, MOST_CARDS, MOST_STATIONS, RESOURCES, WINDOWS
from metro2033.board.load import Content
from metro2033.board.metro_map import KINDS, MetroMap
from metro2033.kernel.problem import BadContent

TAGS = ("weapon", "device", "gear", "single_use")
THREAT_TYPES = ("physical", "biological", "radiation")
COMBAT_TYPES = ("attack", "defence", "neutral")
CARD_KINDS = ("faction", "hero", "law", "threat", "equipment", "mission", "combat_card")
WIN_AT_POINTS = 10  # B-ER-02

# The bits a modifier needs, by the words of its conditions.
BITS = {
    "attack": c.ATTACKING,
    "defence": c.DEFENDING,
    "threat": c.VS_THREAT,
    "player": c.VS_PLAYER,
    "hero": c.HERO_FIGHTS,
    "army": c.ARMY_FIGHTS,
    "station": c.FOR_STATION,
    "physical": c.PHYSICAL,
    "biological": c.BIOLOGICAL,
    "radiation": c.RADIATION,
    "transfer": c.AT_TRANSFER,
    "terminal": c.AT_TERMINAL,
    "near_hero": 0,
}
WHO_BITS = {
    "own_hero": c.HERO_FIGHTS,
    "own_army": c.ARMY_FIGHTS,
    "own_both": 0,
    "fighter": 0,
    "threat": 0,
    "defender": c.DEFENDING,
}
STRENGTH_VERBS = {
    "own_hero": c.STRENGTH_OWN_HERO,
    "own_army": c.STRENGTH_OWN_ARMY,
    "own_both": c.STRENGTH_OWN_BOTH,
    "any_hero": c.STRENGTH_ANY_HERO,
    "any_army": c.STRENGTH_ANY_ARMY,
    "threat": c.STRENGTH_THREAT,
}
PREVENT_VERBS = {"wound": c.PREVENT_WOUND, "army_loss": c.PREVENT_ARMY_LOSS, "attack": c.PREVENT_ATTACK}


def build_catalog(content: Content) -> Catalog:
    """Number stations and cards and fill every table."""
    stations = [station for kind in KINDS for station in content.map.stations if station.kind == kind]
    cards = sorted(
        (card for kind in CARD_KINDS for card in getattr(content.cards, kind)),
        key=lambda card: content.base_order.get(card.id, len(content.base_order)),
    )
    if len(stations) > MOST_STATIONS or len(cards) > MOST_CARDS:
        raise BadContent("content-too-many", file="content", most=MOST_CARDS)
    metro = _build_map(content, stations)
    tables = Catalog(content.flags, metro, [station.id for station in stations], [card.id for card in cards])
    _fill_map(tables, content, stations)
    _Builder(tables, content).fill()
    return tables


def _build_map(content: Content, stations: Sequence[schema.Station]) -> MetroMap:
    number = {station.id: i for i, station in enumerate(stations)}
    zones = [*content.map.zones.order, content.map.zones.hub]
    tunnels: list[list[int]] = [[] for _ in stations]
    transfers: list[list[int]] = [[] for _ in stations]
    for line in content.map.line:
        chain = [number[name] for name in line.stations]
        for one, other in zip(chain, chain[1:] + chain[:1] if line.ring else chain[1:], strict=False):
            tunnels[one].append(other)
            tunnels[other].append(one)
    for hub in content.map.hubs:
        for name in hub:
            transfers[number[name]] += [number[other] for other in hub if other != name]
    kind = [KINDS.index(station.kind) for station in stations]
    zone = [zones.index(station.zone) for station in stations]
    for edges in (*tunnels, *transfers):
        edges.sort()
    return MetroMap(
        kind, zone, tunnels, transfers, zones.index(content.map.zones.hub), content.flags.hansa_always_active
    )


def _fill_map(tables: Catalog, content: Content, stations: Sequence[schema.Station]) -> None:
    metro, number = tables.metro, tables.station_number
    order = content.map.zones.order
    tables.prints = [RESOURCES.index(s.resource) if s.resource else -1 for s in stations[: metro.capturable]]
    tables.printing = [
        sum(1 << i for i, kind in enumerate(tables.prints) if kind == resource) for resource in range(len(RESOURCES))
    ]
    tables.station_bits = [
        (c.AT_TRANSFER if metro.transfers[i] else 0) | (c.AT_TERMINAL if len(metro.tunnels[i]) == 1 else 0)
        for i in range(metro.stations)
    ]
    tables.home_of = [-1] * metro.capturable
    tables.zone_ids = list(order)
    tables.zone_stations = [
        sum(1 << i for i in range(metro.regular) if metro.zone[i] == zone) for zone in range(len(order))
    ]
    tables.borders = [0] * len(order)
    drawn = [
        (order.index(b.zones[0]), order.index(b.zones[1]))
        for b in content.map.drawn_border
        if getattr(content.flags, b.flag)
    ]
    joined = [(metro.zone[i], metro.zone[j]) for i in range(metro.stations) for j in metro.tunnels[i]]
    for one, other in joined + drawn:
        if one != other and metro.hub_zone not in (one, other):
            tables.borders[one] |= 1 << other
            tables.borders[other] |= 1 << one
    if not _hangs_together(tables.borders):
        raise BadContent("content-zones-apart", file="map.toml")
    tables.track = [_space(space) for space in content.track.space]
    tables.track_returns_to = content.track.returns_to
    for faction in content.cards.faction:
        for home in faction.homes:
            tables.home_of[number[home]] = tables.card_number[faction.id]


def _hangs_together(borders: list[int]) -> bool:
    """Whether every zone can be drafted after any other, so that no draft meets a dead end (Q-89)."""
    reached, before = 1, 0
    while reached != before:
        before = reached
        reached |= sum(1 << zone for zone, mask in enumerate(borders) if mask & before and not before >> zone & 1)
    return reached == (1 << len(borders)) - 1


def _space(space: schema.Space) -> Space:
    """A space of the track; a resource shown twice still gives one unit per station (Q-05)."""
    kinds = list(dict.fromkeys(RESOURCES.index(resource) for resource in space.produce))
    return Space(kinds, space.times, space.threat, space.law)


class _Builder:
    """Fills the card tables of one catalogue."""

    def __init__(self, tables: Catalog, content: Content) -> None:
        self.t = tables
        self.cards = content.cards
        self.flags = content.flags
        self.base = content.base_order
        self.zones = content.map.zones.order

    def fill(self) -> None:
        for faction in self.cards.faction:
            self._faction(faction)
        for hero in self.cards.hero:
            self._hero(hero)
        for law in self.cards.law:
            self._law(law)
        for threat in self.cards.threat:
            self._threat(threat)
        self._equipment_deck()
        for goal in self.cards.goal:
            self.t.goal_ids.append(goal.id)
            self.t.goals.append(self._goal(goal.goal))
        self.t.payment_goals = [number for number, goal in enumerate(self.t.goals) if goal.kind == c.PAYMENT_GOAL]
        for mission in self.cards.mission:
            self._mission(mission)
        for combat_card in self.cards.combat_card:
            self._combat_card(combat_card)

    def _faction(self, faction: schema.Faction) -> None:
        card = self._number(faction.id, self.t.factions)
        self.t.zone[card] = self.zones.index(faction.zone)
        self.t.homes[card] = [self.t.station_number[home] for home in faction.homes]
        self.t.needed_points[card] = WIN_AT_POINTS
        self.t.bonus[card] = self._effects(faction.bonus, card)
        self.t.start_army[card] = sum(effect.n for effect in faction.bonus if isinstance(effect, schema.Army))
        self._standing(faction.ability, card)

    def _hero(self, hero: schema.Hero) -> None:
        card = self._number(hero.id, self.t.heroes)
        self.t.strength[card] = hero.strength
        self._standing([verb for verb in hero.ability if not isinstance(verb, schema.Action)], card)
        self.t.speed[card] += hero.speed
        if not self.flags.hero_card_may_change_equipment_limit:  # F-20
            self.t.limit_add[card] = 0
        for verb in hero.ability:
            if isinstance(verb, schema.Action) and self._enabled(verb.flag):
                self.t.action_place[card] = c.PLACES.index(verb.place)
                self.t.action_effects[card] = self._effects(verb.do, card)

    def _law(self, law: schema.Law) -> None:
        self._standing(law.effect, self._number(law.id, self.t.laws))

    def _threat(self, threat: schema.Threat) -> None:
        card = self._number(threat.id, self.t.threats[threat.stage - 1])
        self.t.strength[card] = threat.strength
        self.t.stage[card] = threat.stage
        self.t.type_bit[card] = c.THREAT_BITS[THREAT_TYPES.index(threat.type)]
        self.t.reward[card] = self._effects(threat.reward, card)
        self._standing(threat.property, card)

    def _equipment_deck(self) -> None:
        """The box holds the kinds in catalogue order until the edition's number of cards is reached (F-02); packs add theirs."""
        boxed: list[int] = []
        added: list[int] = []
        for kind in self.cards.equipment:
            card = self._number(kind.id, self.t.equipment_kinds)
            self.t.tag[card] = TAGS.index(kind.tag)
            self._standing([verb for verb in kind.effect if not isinstance(verb, schema.DiscardFor)], card)
            for verb in kind.effect:
                if isinstance(verb, schema.DiscardFor):
                    self._ability(card, [verb.window], verb.do, verb.cond)
            (boxed if kind.id in self.base else added).extend([card] * kind.copies)
        self.t.equipment = boxed[: self.flags.equipment_deck_size] + added

    def _mission(self, mission: schema.Mission) -> None:
        card = self._number(mission.id, self.t.missions)
        self.t.goal_of[card] = self.t.goal_ids.index(mission.goal)
        windows = [
            window
            for window in mission.windows
            if self.flags.mission_ability_in_combat or window not in ("pre", "post", "result")
        ]  # F-24
        self._ability(card, windows, mission.ability, schema.If())

    def _combat_card(self, combat_card: schema.CombatCard) -> None:
        card = self._number(combat_card.id, self.t.combat_cards)
        self.t.combat_type[card] = COMBAT_TYPES.index(combat_card.type)
        self.t.combat_modifier[card] = combat_card.modifier
        if combat_card.bonus is not None and combat_card.bonus_against is not None:
            self.t.combat_bonus[card] = combat_card.bonus
            self.t.bonus_against[card] = COMBAT_TYPES.index(combat_card.bonus_against)

    def _number(self, name: str, members: list[int]) -> int:
        card = self.t.card_number[name]
        members.append(card)
        return card

    def _enabled(self, flag: str | None) -> bool:
        return flag is None or bool(getattr(self.flags, flag))

    def _value(self, number: int | schema.Flag) -> int:
        return int(getattr(self.flags, number.flag)) if isinstance(number, schema.Flag) else number

    def _standing(self, verbs: Sequence[object], card: int) -> None:
        """What a card does while it is in force."""
        t = self.t
        for verb in verbs:
            match verb:
                case schema.Strength(who="threat"):
                    t.threat_modifiers[card].append(_modifier(verb.who, verb.n, verb.cond))
                case schema.Strength():
                    t.modifiers[card].append(_modifier(verb.who, verb.n, verb.cond))
                case schema.WinDraws():
                    t.draw_wins[card].append(_modifier(verb.who, 0, verb.cond))
                case schema.Speed():
                    t.speed[card] += verb.n
                case schema.Votes(op="set_base"):
                    t.votes_base[card] = self._value(verb.n)
                case schema.Votes():
                    t.votes_add[card] += self._value(verb.n)
                case schema.Limit(what="equipment"):
                    t.limit_add[card] += self._value(verb.n)
                case schema.Limit() if t.zone[card] >= 0:
                    t.needed_points[card] = self._value(verb.n) + (t.needed_points[card] if verb.op == "add" else 0)
                case schema.Cost():
                    t.changes[card].append(_change(verb))
                case schema.IgnoreEquipment():
                    t.ignores_tag[card] = TAGS.index(verb.tag)
                case schema.Special():
                    special = t.free_transfers if verb.name == "free_transfers" else t.station_as_own
                    special[card] = self._enabled(verb.flag)
                case schema.On():
                    if self._enabled(verb.flag):
                        who = ("owner", "all", "fewest_vp").index(verb.who)
                        moment = c.TRIGGERS.index(verb.when)
                        trigger = Trigger(len(t.all_triggers), card, who, verb.optional, self._effects(verb.do, card))
                        t.triggers[moment][card].append(trigger)
                        t.all_triggers.append(trigger)
                case _:
                    raise _no_meaning(verb, t.card_ids[card])

    def _ability(self, card: int, windows: Sequence[str], effects: Sequence[schema.Windowed], cond: schema.If) -> None:
        mask = sum(1 << WINDOWS.index(window) for window in windows)
        for effect in effects:
            if isinstance(effect, schema.Peek):  # decks are looked at by triggers only
                raise _no_meaning(effect, self.t.card_ids[card])
        self.t.ability[card] = Ability(mask, _bits(cond), cond.at == "near_hero", self._effects(effects, card))
        self.t.windows_in_use |= mask

    def _effects(self, verbs: Sequence[object], card: int) -> list[int]:
        numbers = []
        for verb in verbs:
            numbers.append(len(self.t.effects))
            try:
                self.t.effects.append(_effect(verb, card))
            except BadContent as fault:
                raise BadContent(fault.key, **{**fault.details, "file": self.t.card_ids[card]}) from None
        return numbers

    def _goal(self, verb: schema.Goal) -> Goal:
        match verb:
            case schema.GoalEvent():
                goal = Goal(c.EVENT_GOAL)
                goal.event = c.GOAL_EVENTS.index(verb.event)
                goal.by = {"hero": HERO, "army": ARMY, None: -1}[verb.by]
                goal.from_player = verb.source == "player"
                goal.foe_hero = verb.foe == "hero"
                goal.min_printed = verb.min_printed or 0
                goal.in_event_phase = verb.context == "event"
                goal.opposed = bool(verb.opposed)
                goal.place = c.PLACES.index(verb.hero_at) if verb.hero_at else -1
            case schema.GoalState():
                goal = Goal(c.STATE_GOAL)
                goal.measure = c.MEASURES.index(verb.measure)
                goal.least = verb.min
            case schema.GoalPay():
                goal = Goal(c.PAYMENT_GOAL)
                goal.tokens = _tokens(verb.res)
                goal.place = c.PLACES.index(verb.place)
        return goal


def _bits(cond: schema.If) -> int:
    words = (cond.role, cond.foe, cond.piece, cond.target, cond.threat_type, cond.at)
    return sum(BITS[word] for word in words if word is not None)


def _modifier(who: str, n: int, cond: schema.If) -> Modifier:
    return Modifier(_bits(cond) | WHO_BITS[who], cond.at == "near_hero", n)


def _tokens(res: Mapping[Any, int]) -> list[int]:
    return [res.get("pig", 0), res.get("mushroom", 0), res.get("ammo", 0)]


def _change(verb: schema.Cost) -> Change:
    free = verb.change == "free"
    change = [0, 0, 0] if isinstance(verb.change, str) else _tokens(verb.change)
    return Change(c.PRICES.index(verb.what), change, free, verb.first or 0)


def _effect(verb: object, card: int) -> Effect:
    """A verb that runs once, as a record."""
    match verb:
        case schema.Gain() | schema.Lose():
            effect = Effect(c.GAIN if isinstance(verb, schema.Gain) else c.LOSE, card)
            effect.tokens = _tokens(verb.res)
            effect.choice = verb.res.get("choice", 0)
            effect.here = verb.res.get("here", 0) if isinstance(verb, schema.Gain) else 0
        case schema.Steal(n=n):
            effect = _counted(c.STEAL_TOKENS, card, n)
        case schema.Army(n=n):
            effect = _counted(c.ARMY_TRACK, card, n)
        case schema.DrawEquipment() | schema.DrawMission():
            effect = _counted(
                c.DRAW_EQUIPMENT if isinstance(verb, schema.DrawEquipment) else c.DRAW_MISSION, card, verb.draw
            )
            effect.keep = verb.keep
        case schema.Swap(n=n):
            effect = _counted(c.SWAP, card, n)
        case schema.MoveHero():
            effect = Effect(c.MOVE_HERO, card)
        case schema.Peek(n=n):
            effect = _counted(c.PEEK_LAW if verb.deck == "law" else c.PEEK_THREAT, card, n)
        case schema.Redraw():
            effect = Effect(c.REDRAW_THREAT if verb.what == "threat" else c.REDRAW_COMBAT_CARD, card)
        case schema.Prevent():
            effect = Effect(PREVENT_VERBS[verb.what], card)
        case schema.Strength() if verb.who in STRENGTH_VERBS and verb.cond == schema.If():
            effect = _counted(STRENGTH_VERBS[verb.who], card, verb.n)
            effect.either_sign = verb.sign == "choice"
        case schema.WinDraws(who="own_both") if verb.cond == schema.If():
            effect = Effect(c.WIN_DRAWS, card)
        case schema.Speed(who="own_hero", n=n):
            effect = _counted(c.SPEED, card, n)
        case schema.Votes(op="add", n=int(n)):
            effect = _counted(c.VOTES, card, n)
        case schema.Cost(change="free", what="upkeep"):
            effect = Effect(c.FREE_UPKEEP, card)
        case schema.Cost(change="free", what="capture_any"):
            effect = Effect(c.FREE_CAPTURE, card)
        case _:
            raise _no_meaning(verb, "")
    return effect


def _no_meaning(verb: object, card: str) -> BadContent:
    """A verb, or a combination of its fields, that nothing in the engine carries out in this place."""
    name = str(type(verb).__struct_config__.tag)  # type: ignore[attr-defined]
    return BadContent("content-verb-here", file=card or "content", name=name)


def _counted(verb: int, card: int, n: int) -> Effect:
    effect = Effect(verb, card)
    effect.n = n
    return effect
