"""Conversion of content to the catalogue's tables: ids become numbers, symbols and classes become bits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, get_args

from metro2033.games.breakthrough.catalog import schema
from metro2033.games.breakthrough.catalog.catalog import Catalog
from metro2033.games.breakthrough.catalog.load import Content
from metro2033.games.breakthrough.codes import CLASSES, FACTION, KINDS, LOSSES, MOST_CARDS, TYPES
from metro2033.games.breakthrough.edition import TOLD
from metro2033.kernel.flags import told_flags
from metro2033.kernel.problem import BadContent

SYMBOLS: Final = get_args(schema.Symbol)
LINES: Final = get_args(schema.Line)
ACCEPTS: Final = {"blue": 1, "red": 2, "green": 3}  # C-29


def build_catalog(content: Content) -> Catalog:
    """Numbers the cards and fills every table."""
    base = content.base_order
    written = [(kind, card) for kind, name in enumerate(KINDS) for card in getattr(content.cards, name)]
    written.sort(key=lambda pair: base.get(pair[1].id, len(base)))
    if len(written) > MOST_CARDS:
        raise BadContent("content-too-many", file="content", most=MOST_CARDS)
    tables = Catalog(content.flags, [card.id for _, card in written])
    tables.told = {"edition": content.edition.id, **told_flags(content.flags, TOLD)}
    for number, (kind, card) in enumerate(written):
        tables.kind[number] = kind
        _fill(tables, number, card)
        if kind == FACTION:
            tables.factions.append(number)
        else:
            tables.deck += [number] * card.copies
    return tables


def _fill(t: Catalog, number: int, card: Any) -> None:
    match card:
        case schema.Resource():
            t.type[number] = TYPES.index(card.type)
            t.amount[number] = card.amount
        case schema.Station():
            t.line[number] = LINES.index(card.faction)
        case schema.Threat():
            t.symbols[number] = _mask(card.symbols)
            t.loss[number] = LOSSES.index(card.loss)
        case schema.Hero():
            t.type[number] = TYPES.index(card.doubles)
            t.protects[number] = _mask(card.symbols)
        case schema.Caravan():
            t.cls[number] = CLASSES.index(card.cls)
    if not isinstance(card, schema.Faction):
        t.cost[number] = card.cost
    if isinstance(card, schema.Station | schema.Faction):
        t.type[number] = TYPES.index(card.bonus)
        t.needed[number] = card.mission.amount
        t.accepts[number] = ACCEPTS[card.mission.colour]
        t.reward[number] = card.reward
    if isinstance(card, schema.Resource | schema.Threat) and card.protection is not None:
        t.protection_cost[number] = card.protection.cost
        t.protects[number] = _mask(card.protection.symbols)


def _mask(symbols: Sequence[str]) -> int:
    return sum(1 << SYMBOLS.index(symbol) for symbol in symbols)
