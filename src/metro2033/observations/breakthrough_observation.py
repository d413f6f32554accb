"""What one seat of the card game may know, as bytes; see the view of the game for what is public (C-72)."""

from __future__ import annotations

from typing import Any, Final

from metro2033.breakthrough.state import HAND, TOKENS, State
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.ruleset import Ruleset
from metro2033.observations.layout import MOST_BYTE
from metro2033.observations.observation import Memory, ObservationWriter, flags, most_copies

# The pieces that a memory keeps: of the table, and then of each seat.
MARKET: Final = 0
DISCARD: Final = 1
OF_TABLE: Final = 2
COUNTS: Final = 0
HELD: Final = 1
SHOWN: Final = 2
IN_PLAY: Final = 3
OF_SEAT: Final = 4


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

    def memory(self) -> Memory:
        """A memory for one table."""
        return Memory(OF_TABLE + OF_SEAT * self.places)

    def write(self, s: Any, seat: int, memory: Memory) -> bytes:
        """What a seat may know."""
        return b"".join(self._parts(s, seat, memory))

    def _parts(self, s: State, seat: int, memory: Memory) -> list[bytes]:
        seats = s.seats
        parts = self._header(s, seat, seats, s.round, s.first, s.active)
        self._add_table(s, seat, parts, memory)
        for step in range(seats):
            other = (seat + step) % seats
            self._add_seat(s, other, parts, memory, is_own=step == 0)
        for _ in range(seats, self.places):
            parts.append(self.no_seat)
        return parts

    def _add_table(self, s: State, seat: int, parts: list[bytes], memory: Memory) -> None:
        payment, attack, none = s.payment, s.attack, self.no_cards
        parts += [
            self._same_cards(memory, MARKET, [card for card in s.market if card != NOBODY], none),
            self.numbers[min(MOST_BYTE, len(s.deck))],
            self._same_cards(memory, DISCARD, s.discard, none),
            self.numbers[min(HAND, len(s.swapped))],
            self._cards(s.swapped, none) if s.active == seat else none,
            self.by_card[NOBODY if payment is None else payment.mission],
            none if payment is None else self._cards(payment.heroes + payment.spent, none),
            self.by_card[NOBODY if attack is None else attack.threat],
            none if attack is None else self._cards(attack.used, none),
        ]

    def _add_seat(self, s: State, seat: int, parts: list[bytes], memory: Memory, *, is_own: bool) -> None:
        supply, own = s.supply[seat], OF_TABLE + OF_SEAT * seat
        repelled = 0 if s.attack is None else s.attack.repelled >> seat & 1
        up, down, hand = s.up[seat], s.down[seat], len(s.hand[seat])
        numbers = [s.done[seat], up, down, supply, TOKENS - supply, repelled, hand]
        parts += [
            self.factions[self.faction_number[s.faction[seat]]],
            self._same_numbers(memory, own + COUNTS, numbers),
            self._same_cards(memory, own + HELD, s.hand[seat], self.no_cards)
            if is_own
            else self._same_cards(memory, own + SHOWN, s.shown[seat], self.no_cards),
            self._in_play(s, seat, memory, own + IN_PLAY),
        ]

    def _in_play(self, s: State, seat: int, memory: Memory, piece: int) -> bytes:
        """What a seat has in play."""
        resources, heroes, turned = s.resources[seat], s.heroes[seat], s.turned[seat]
        stations, tokens = s.stations[seat], s.tokens[seat]
        numbers = [len(resources) + len(heroes), len(turned), *resources, *heroes, *turned, *stations, *tokens]
        if numbers != memory.numbers[piece]:
            memory.numbers[piece] = numbers
            each = [station for place, station in enumerate(stations) for _ in range(tokens[place])]
            none = self.no_cards
            memory.written[piece] = b"".join(
                [
                    self._cards(resources + heroes, none),
                    self._cards(turned, none),
                    self._cards(stations, none),
                    self._cards(each, none),
                ]
            )
        return memory.written[piece]
