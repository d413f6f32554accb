"""What one seat of the card game may know, as bytes; see the view of the game for what is public (C-72)."""

from __future__ import annotations

from typing import Any

from metro2033.breakthrough.state import HAND, TOKENS, State
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.ruleset import Ruleset
from metro2033.observations.layout import MOST_BYTE
from metro2033.observations.observation import ObservationWriter, flags, most_copies


class BreakthroughWriter(ObservationWriter):
    """Makes the card game's observations."""

    def __init__(self, rules: Ruleset) -> None:
        catalog = rules.catalog
        self.cards = len(catalog.card_ids)
        super().__init__(rules, list(range(self.cards)))
        self.by_card = flags(self.cards)
        self.no_cards = bytes(self.cards)
        self.factions = flags(len(catalog.factions))
        self.faction_number = {card: number for number, card in enumerate(catalog.factions)} | {NOBODY: NOBODY}
        self.in_play = self.keeping(self._in_play)
        self._lay(len(catalog.factions), most_copies(catalog.deck))

    def _lay(self, factions: int, copies: int) -> None:
        add, cards = self.layout.add, self.cards
        add("market", cards, copies, "cards in the market, by card")
        add("deck", 1, MOST_BYTE, "cards left in the deck")
        add("discard", cards, copies, "cards in the discard pile, by card")
        add("swap_count", 1, HAND, "cards named for a swap so far")
        add("swap", cards, copies, "those cards if the observer named them, by card")
        add("mission", cards, 1, "the mission that is being paid, by card")
        add("paid", cards, copies, "heroes and resources named for the payment so far, by card")
        add("threat", cards, 1, "the monster that goes round the table, by card")
        add("shields", cards, copies, "protections named against it so far, by card")
        self.layout.open_block()
        add("seat.faction", factions, 1, "its faction")
        add("seat.done", 1, 1, "whether the faction's mission is done")
        add("seat.up", 1, TOKENS, "tokens above the faction card")
        add("seat.down", 1, TOKENS, "tokens below it")
        add("seat.supply", 1, TOKENS, "tokens not yet won")
        add("seat.points", 1, TOKENS, "tokens won, the victory points")
        add("seat.repelled", 1, 1, "whether it has repelled the monster")
        add("seat.hand_count", 1, MOST_BYTE, "cards in its hand")
        add("seat.hand", cards, copies, "its hand as far as the observer knows it, by card")
        add("seat.resources", cards, copies, "upright resources and heroes in play, by card")
        add("seat.turned", cards, copies, "turned resources and threats, by card")
        add("seat.stations", cards, copies, "its stations, by card")
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
        supply = s.supply[seat]
        repelled = 0 if s.attack is None else s.attack.repelled >> seat & 1
        parts += [
            self.factions[self.faction_number[s.faction[seat]]],
            bytes([s.done[seat], s.up[seat], s.down[seat], supply, TOKENS - supply, repelled, len(s.hand[seat])]),
            self._cards(hand, self.no_cards),
            self.in_play(
                tuple(s.resources[seat] + s.heroes[seat]),
                tuple(s.turned[seat]),
                tuple(s.stations[seat]),
                tuple(s.tokens[seat]),
            ),
        ]

    def _in_play(
        self, upright: tuple[int, ...], turned: tuple[int, ...], stations: tuple[int, ...], tokens: tuple[int, ...]
    ) -> bytes:
        """What a seat has in play; it is kept, because most seats have the same at the next question."""
        each = [station for place, station in enumerate(stations) for _ in range(tokens[place])]
        counted, cards = self.counted, self.cards
        return b"".join(
            [counted(upright, cards), counted(turned, cards), counted(stations, cards), counted(tuple(each), cards)]
        )
