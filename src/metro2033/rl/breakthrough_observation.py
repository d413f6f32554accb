"""What one seat of the card game may know, as bytes; see the view of the game for what is public (C-72)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from metro2033.breakthrough.state import HAND, TOKENS, State
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.ruleset import Ruleset
from metro2033.rl.layout import MOST_BYTE
from metro2033.rl.observation import KEPT, ObservationWriter, flags

COPIES: Final = TOKENS  # more copies of one card in one place count as so many


class BreakthroughWriter(ObservationWriter):
    """Makes the card game's observations."""

    def __init__(self, rules: Ruleset) -> None:
        catalog = rules.catalog
        self.cards = len(catalog.card_ids)
        super().__init__(rules, list(range(self.cards)), COPIES)
        self.by_card = flags(self.cards)
        self.no_cards = bytes(self.cards)
        self.factions = flags(len(catalog.factions))
        self.faction_number = {card: number for number, card in enumerate(catalog.factions)} | {NOBODY: NOBODY}
        self.side: Callable[..., bytes] = lru_cache(KEPT)(self._side)
        self._lay(len(catalog.factions))

    def _lay(self, factions: int) -> None:
        add, cards = self.layout.add, self.cards
        add("market", cards, COPIES, "cards in the market, by card")
        add("deck", 1, MOST_BYTE, "cards left in the deck")
        add("discard", cards, COPIES, "cards in the discard pile, by card")
        add("swap_count", 1, HAND, "cards named for a swap so far")
        add("swap", cards, COPIES, "those cards if the observer named them, by card")
        add("mission", cards, 1, "the mission that is being paid, by card")
        add("paid", cards, COPIES, "heroes and resources named for the payment so far, by card")
        add("threat", cards, 1, "the monster that goes round the table, by card")
        add("shields", cards, COPIES, "protections named against it so far, by card")
        self.layout.open_block()
        add("seat.faction", factions, 1, "its faction")
        add("seat.done", 1, 1, "whether the faction's mission is done")
        add("seat.up", 1, TOKENS, "tokens above the faction card")
        add("seat.down", 1, TOKENS, "tokens below it")
        add("seat.supply", 1, TOKENS, "tokens not yet won")
        add("seat.points", 1, TOKENS, "tokens won, the victory points")
        add("seat.repelled", 1, 1, "whether it has repelled the monster")
        add("seat.hand_count", 1, MOST_BYTE, "cards in its hand")
        add("seat.hand", cards, COPIES, "its hand as far as the observer knows it, by card")
        add("seat.resources", cards, COPIES, "upright resources and heroes in play, by card")
        add("seat.turned", cards, COPIES, "turned resources and threats, by card")
        add("seat.stations", cards, COPIES, "its stations, by card")
        add("seat.tokens", cards, TOKENS, "tokens on them, by card")
        self.no_seat = bytes(self.layout.close_block(self.places))

    def observe(self, s: Any, seat: int) -> bytes:
        """What a seat may know."""
        parts = self._header(s, seat, s.active)
        self._add_table(s, seat, parts)
        for step in range(s.seats):
            other = (seat + step) % s.seats
            self._add_seat(s, other, s.hand[other] if step == 0 else s.shown[other], parts)
        parts += [self.no_seat] * (self.places - s.seats)
        return b"".join(parts)

    def _add_table(self, s: State, seat: int, parts: list[bytes]) -> None:
        payment, attack, none = s.payment, s.attack, self.no_cards
        parts += [
            self._cards([card for card in s.market if card != NOBODY], none),
            self.numbers[min(MOST_BYTE, len(s.deck))],
            self._cards(s.discard, none),
            self.numbers[min(HAND, len(s.swapped))],
            self._cards(s.swapped, none) if s.active == seat else none,
            self.by_card[NOBODY if payment is None else payment.mission],
            none if payment is None else self._cards(payment.heroes + payment.spent, none),
            self.by_card[NOBODY if attack is None else attack.threat],
            none if attack is None else self._cards(attack.used, none),
        ]

    def _add_seat(self, s: State, seat: int, hand: list[int], parts: list[bytes]) -> None:
        repelled = 0 if s.attack is None else s.attack.repelled >> seat & 1
        parts.append(
            self.side(
                s.faction[seat],
                (s.done[seat], s.up[seat], s.down[seat], s.supply[seat]),
                (repelled, len(s.hand[seat])),
                tuple(hand),
                tuple(s.resources[seat] + s.heroes[seat]),
                tuple(s.turned[seat]),
                tuple(s.stations[seat]),
                tuple(s.tokens[seat]),
            )
        )

    def _side(
        self,
        faction: int,
        numbers: tuple[int, ...],
        more: tuple[int, ...],
        hand: tuple[int, ...],
        resources: tuple[int, ...],
        turned: tuple[int, ...],
        stations: tuple[int, ...],
        tokens: tuple[int, ...],
    ) -> bytes:
        """What a seat has; it is kept, because most seats have the same at the next question."""
        each = [station for station, number in zip(stations, tokens, strict=True) for _ in range(number)]
        parts = [
            self.factions[self.faction_number[faction]],
            bytes([*numbers, TOKENS - numbers[-1], *more]),
            self.counted(hand, self.cards),
            self.counted(resources, self.cards),
            self.counted(turned, self.cards),
            self.counted(stations, self.cards),
            self.counted(tuple(each), self.cards),
        ]
        return b"".join(parts)
