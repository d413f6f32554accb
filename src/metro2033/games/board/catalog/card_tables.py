"""Fills the catalogue's card tables: every kind of card, its continuous effects and the abilities it grants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from metro2033.games.board.catalog import schema
from metro2033.games.board.catalog.catalog import PAYMENT_GOAL, THREAT_BITS, Ability, Catalog, Trigger
from metro2033.games.board.catalog.load import Content
from metro2033.games.board.catalog.verbs import (
    COMBAT_TYPES,
    PLACES,
    TAGS,
    THREAT_TYPES,
    TRIGGERS,
    bits,
    goal,
    modifier,
    no_meaning,
    price_change,
)
from metro2033.games.board.codes import POST_WINDOW, PRE_WINDOW, RESULT_WINDOW, WINDOWS
from metro2033.games.board.effects.verb import Verb, never
from metro2033.games.board.effects.verbs import ROWS, read_effect

WIN_AT_POINTS: Final = 10  # B-ER-02


class CardTables:
    """Fills the card tables of one catalogue."""

    def __init__(self, tables: Catalog, content: Content) -> None:
        self.t = tables
        self.cards = content.cards
        self.flags = content.flags
        self.base = content.base_order
        self.zones = content.map.zones.order
        if not self.flags.mission_ability_in_combat:  # F-24
            tables.mission_windows &= ~(PRE_WINDOW | POST_WINDOW | RESULT_WINDOW)

    def fill(self) -> None:
        """Numbers the cards of every kind and fills their tables."""
        for faction in self.cards.faction:
            self._faction(faction)
        for hero in self.cards.hero:
            self._hero(hero)
        for law in self.cards.law:
            self._law(law)
        for threat in self.cards.threat:
            self._threat(threat)
        self._equipment_deck()
        for written in self.cards.goal:
            self.t.goal_ids.append(written.id)
            self.t.goals.append(goal(written.goal))
        self.t.payment_goals = [number for number, made in enumerate(self.t.goals) if made.kind == PAYMENT_GOAL]
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
                self.t.action_place[card] = PLACES.index(verb.place)
                self.t.action_effects[card] = self._effects(verb.do, card)

    def _law(self, law: schema.Law) -> None:
        self._standing(law.effect, self._number(law.id, self.t.laws))

    def _threat(self, threat: schema.Threat) -> None:
        card = self._number(threat.id, self.t.threats[threat.stage - 1])
        self.t.strength[card] = threat.strength
        self.t.stage[card] = threat.stage
        self.t.type_bit[card] = THREAT_BITS[THREAT_TYPES.index(threat.type)]
        self.t.reward[card] = self._effects(threat.reward, card)
        self._standing(threat.property, card)

    def _equipment_deck(self) -> None:
        """Builds the deck: base cards in catalogue order up to the edition's deck size (F-02), plus all cards of packs."""
        boxed: list[int] = []
        added: list[int] = []
        for kind in self.cards.equipment:
            card = self._number(kind.id, self.t.equipment_kinds)
            self.t.tag[card] = TAGS.index(kind.tag)
            self._standing([verb for verb in kind.effect if not isinstance(verb, schema.DiscardFor)], card)
            for verb in kind.effect:
                if isinstance(verb, schema.DiscardFor):
                    self._ability(card, [verb.window], self._effects(verb.do, card), verb.cond)
            (boxed if kind.id in self.base else added).extend([card] * kind.copies)
        self.t.equipment = boxed[: self.flags.equipment_deck_size] + added

    def _mission(self, mission: schema.Mission) -> None:
        card = self._number(mission.id, self.t.missions)
        self.t.goal_of[card] = self.t.goal_ids.index(mission.goal)
        effects = self._effects(mission.ability, card)
        lasts = self.flags.mission_effects_last
        anywhere = self.flags.missions_at_any_time and all(lasts in row.any_time for row in self._rows(effects))
        windows = WINDOWS if anywhere else mission.windows
        open_to_missions = [window for window in windows if self.t.mission_windows >> WINDOWS.index(window) & 1]
        self._ability(card, open_to_missions, effects, schema.If())

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
        """Records a card's continuous effects and triggers."""
        t = self.t
        for verb in verbs:
            match verb:
                case schema.Strength(who="threat"):
                    t.threat_modifiers[card].append(modifier(verb.who, verb.n, verb.cond))
                case schema.Strength():
                    t.modifiers[card].append(modifier(verb.who, verb.n, verb.cond))
                case schema.WinDraws():
                    t.draw_wins[card].append(modifier(verb.who, 0, verb.cond))
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
                    t.changes[card].append(price_change(verb))
                case schema.IgnoreEquipment():
                    t.ignores_tag[card] = TAGS.index(verb.tag)
                case schema.Special():
                    special: list[bool] = getattr(t, verb.name)
                    special[card] = self._enabled(verb.flag)
                case schema.On():
                    if self._enabled(verb.flag):
                        who = ("owner", "all", "fewest_vp").index(verb.who)
                        moment = TRIGGERS.index(verb.when)
                        trigger = Trigger(len(t.all_triggers), card, who, verb.optional, self._effects(verb.do, card))
                        t.triggers[moment][card].append(trigger)
                        t.all_triggers.append(trigger)
                case _:
                    raise no_meaning(type(verb), t.card_ids[card])

    def _ability(self, card: int, windows: Sequence[str], effects: list[int], cond: schema.If) -> None:
        for row in self._rows(effects):
            if row.usable is never:
                raise no_meaning(row.written, self.t.card_ids[card])
        mask = sum(1 << WINDOWS.index(window) for window in windows)
        self.t.ability[card] = Ability(mask, bits(cond), cond.at == "near_hero", effects)
        self.t.windows_in_use |= mask

    def _rows(self, effects: list[int]) -> list[Verb]:
        return [ROWS[self.t.effects[number].verb] for number in effects]

    def _effects(self, verbs: Sequence[object], card: int) -> list[int]:
        first = len(self.t.effects)
        self.t.effects += [read_effect(verb, card, self.t.card_ids[card]) for verb in verbs]
        return list(range(first, len(self.t.effects)))
