"""What one seat of the board game may know, as bytes; see the view of the game for what is public (B-HI-01..07)."""

from __future__ import annotations

from typing import Any, Final

from metro2033.board.catalog.catalog import STRENGTH_OWN_HERO, Catalog
from metro2033.board.codes import PHASES, THREAT, UNDECIDED, WINDOWS
from metro2033.board.effects.triggers import offer_trigger
from metro2033.board.queries.modifiers import total
from metro2033.board.state import Battle, State, points
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.native import i64
from metro2033.kernel.ruleset import Ruleset
from metro2033.observations.board_layout import (
    LASTING,
    MOST_LASTING,
    OUTCOMES,
    PIECES,
    lay_battle,
    lay_seat,
    lay_secrets,
    lay_table,
)
from metro2033.observations.layout import MOST_BYTE
from metro2033.observations.observation import Memory, ObservationWriter, flags, some

# The pieces that a memory keeps: of the table, and then of each seat.
DECKS: Final = 0
MARKET: Final = 1
EQUIPMENT_DISCARD: Final = 2
THREAT_DISCARD: Final = 3
OF_TABLE: Final = 4
USED: Final = 0
MISSIONS: Final = 1
MISSIONS_SEEN: Final = 2
KNOWN_LAWS: Final = 3
KNOWN_THREATS: Final = 4
OF_SEAT: Final = 5


class Side:
    """A seat's side of the table as it was last written, and what it was written from."""

    def __init__(self) -> None:
        self.faction = self.hero = self.at = self.stations = NOBODY
        self.gear: list[int] = []
        self.done: list[int] = []
        self.points = 0
        self.written = b""
        self.tokens = self.others = NOBODY
        self.counts = b""


class BoardMemory(Memory):
    """The pieces of a table's last observations."""

    def __init__(self, places: int) -> None:
        super().__init__(OF_TABLE + OF_SEAT * places)
        self.neutral = NOBODY
        self.neutral_written = b""
        self.sides = [Side() for _ in range(places)]


class BoardWriter(ObservationWriter):
    """Makes the board game's observations."""

    def __init__(self, rules: Ruleset) -> None:
        catalog: Catalog = rules.catalog
        super().__init__(rules, card_ranks(catalog))
        self.capturable = len(catalog.prints)
        self.no_equipment, self.no_missions = bytes(len(catalog.equipment_kinds)), bytes(len(catalog.missions))
        self.no_laws, self.no_combat_cards = bytes(len(catalog.laws)), bytes(len(catalog.combat_cards))
        self.no_threats = bytes(len(catalog.threats[0]) + len(catalog.threats[1]))
        self.phases, self.spaces, self.windows = flags(len(PHASES)), flags(len(catalog.track)), flags(len(WINDOWS))
        self.by_card, self.stations = flags(len(catalog.card_ids)), flags(len(catalog.station_ids))
        self.factions, self.heroes = flags(len(catalog.factions)), flags(len(catalog.heroes))
        self.laws, self.threats = flags(len(self.no_laws)), flags(len(self.no_threats))
        self.combat, self.pieces, self.outcomes = flags(len(self.no_combat_cards)), flags(PIECES), flags(OUTCOMES)
        self.votes = flags(2)
        self.needed_points = [*catalog.needed_points, 0]
        self.no_lasting = bytes(LASTING)
        lay_table(self.layout, catalog)
        lay_secrets(self.layout, catalog)
        self.no_secrets = bytes(2 * len(self.no_threats) + len(self.no_laws) + len(catalog.card_ids))
        self.no_battle = bytes(lay_battle(self.layout, catalog, self.places))
        self.no_seat = bytes(lay_seat(self.layout, catalog, self.places))
        self.nothing_passing = bytes(
            len(self.no_seat) + self.layout.find("seat.tokens").offset - self.layout.find("seat.used").offset
        )

    def memory(self) -> Memory:
        """A memory for one table."""
        return BoardMemory(self.places)

    def write(self, s: Any, seat: int, memory: Memory) -> bytes:
        """What a seat may know."""
        assert isinstance(memory, BoardMemory)
        return b"".join(self._parts(s, seat, memory))

    def _parts(self, s: State, seat: int, memory: BoardMemory) -> list[bytes]:
        seats = s.seats
        parts = self._header(s, seat, seats, s.round, s.first, s.turn)
        self._add_table(s, parts, memory)
        self._add_secrets(s, seat, parts, memory)
        if s.battle is None:
            parts.append(self.no_battle)
        else:
            self._add_battle(s, s.battle, seat, parts)
        for step in range(seats):
            self._add_seat(s, (seat + step) % seats, parts, memory)
        for _ in range(seats, self.places):
            parts.append(self.no_seat)
        return parts

    def _add_table(self, s: State, parts: list[bytes], memory: BoardMemory) -> None:
        rank = self.rank
        threat = NOBODY if s.battle is None else s.battle.threat
        if threat == NOBODY and s.dark is not None:
            threat = s.dark.threat
        reserve = s.reserve
        numbers = [s.stage - 1, min(1, s.sealed), reserve[0], reserve[1], reserve[2], len(s.equipment_deck)]
        numbers += [len(s.mission_deck), len(s.law_deck), len(s.threat_deck), len(s.mission_discard)]
        parts += [
            self.phases[s.phase],
            self.spaces[s.space],
            self.windows[NOBODY if s.window is None else s.window.kind.bit_length() - 1],
            self.by_card[trigger_offered(s)],
            self.laws[rank[s.law]],
            self.laws[NOBODY if s.vote is None else rank[s.vote.law]],
            self.threats[rank[threat]],
            self._same_numbers(memory, DECKS, numbers),
            self._neutral(s, memory),
            self._same_cards(memory, MARKET, s.market, self.no_equipment),
            self._same_cards(memory, EQUIPMENT_DISCARD, s.equipment_discard, self.no_equipment),
            self._same_cards(memory, THREAT_DISCARD, s.threat_discard, self.no_threats),
        ]

    def _neutral(self, s: State, memory: BoardMemory) -> bytes:
        if s.neutral != memory.neutral:
            memory.neutral = s.neutral
            memory.neutral_written = self.bits(s.neutral, self.capturable)
        return memory.neutral_written

    def _add_secrets(self, s: State, seat: int, parts: list[bytes], memory: Memory) -> None:
        mask, own = 1 << seat, OF_TABLE + OF_SEAT * seat
        seen = [s.mission_discard[place] for place, known in enumerate(s.mission_discard_known) if known & mask]
        parts.append(self._same_cards(memory, own + MISSIONS, s.missions[seat], self.no_missions))
        parts.append(self._same_cards(memory, own + MISSIONS_SEEN, seen, self.no_missions))
        if not s.drawn and not s.scouted and not some(s.law_known) and not some(s.threat_known):
            parts.append(self.no_secrets)
            return
        parts += [
            self._known(memory, own + KNOWN_LAWS, s.law_deck, s.law_known, mask, self.no_laws),
            self._known(memory, own + KNOWN_THREATS, s.threat_deck, s.threat_known, mask, self.no_threats),
            self._drawn(s, seat),
            self._cards([entry[1] for entry in s.scouted if entry[0] == seat], self.no_threats),
        ]

    def _known(self, memory: Memory, piece: int, deck: list[int], known: list[int], mask: int, none: bytes) -> bytes:
        """Where the cards lie that the observer has seen put into a deck, from the top (B-HI-03, B-HI-04, B-HI-06)."""
        cards: list[int] = []
        for place, seats in enumerate(known):
            if seats & mask:
                cards += (self.rank[deck[place]], len(deck) - place)
        if cards != memory.numbers[piece]:
            memory.numbers[piece] = cards
            depths = [0] * len(none)
            for at in range(0, len(cards), 2):
                depths[cards[at]] = cards[at + 1]
            memory.written[piece] = bytes(depths)
        return memory.written[piece] if cards else none

    def _drawn(self, s: State, seat: int) -> bytes:
        if not s.drawn or s.drawn_by != seat:
            return self.by_card[NOBODY]
        return bytes([card in s.drawn for card in range(len(self.by_card) - 1)])

    def _add_battle(self, s: State, b: Battle, seat: int, parts: list[bytes]) -> None:
        parts += [
            self.stations[b.station],
            self.heroes[self.rank[b.target]],
            self.outcomes[NOBODY if b.winner == UNDECIDED else b.winner],
            self.numbers[b.in_event],
        ]
        revealed = b.played[0] != NOBODY and b.played[1] != NOBODY
        for side in range(2):
            self._add_side(s, b, side, seat, parts, revealed=revealed)

    def _add_side(self, s: State, b: Battle, side: int, seat: int, parts: list[bytes], *, revealed: bool) -> None:
        """A combat card is open once both are; before that only its owner knows it (B-HI-05)."""
        own = b.seat[side] == seat
        played = b.played[side]
        is_unknown = b.piece[side] == THREAT and b.threat == NOBODY
        strength = 0 if is_unknown else min(MOST_BYTE, total(s, b, side))
        parts += [
            self._place(b.seat[side], seat, s.seats),
            self.pieces[b.piece[side]],
            bytes([strength, played != NOBODY]),
            self.combat[self.rank[played] if own or revealed else NOBODY],
            self._cards(b.shown[side], self.no_combat_cards),
            self._cards(b.hands[side] if own and b.hands else [], self.no_combat_cards),
        ]

    def _add_seat(self, s: State, seat: int, parts: list[bytes], memory: BoardMemory) -> None:
        side = memory.sides[seat]
        if not is_same(side, s, seat):
            self._write_side(side, s, seat)
        parts.append(self._counts(side, s, seat))
        parts.append(side.written)
        if s.used or s.lasting or s.dark is not None or s.vote is not None:
            self._add_passing(s, seat, parts, memory, OF_TABLE + OF_SEAT * seat + USED)
        else:
            parts.append(self.nothing_passing)

    def _counts(self, side: Side, s: State, seat: int) -> bytes:
        """What a seat has for short: ten numbers, compared as two."""
        held, at = s.held, 3 * seat
        scouted = len([1 for entry in s.scouted if entry[0] == seat]) if s.scouted else 0
        tokens: i64 = held[at]
        tokens = (tokens << 8 | held[at + 1]) << 8 | held[at + 2]
        tokens = (tokens << 8 | s.army[seat]) << 8 | (1 if s.sits_out[seat] else 0)
        others: i64 = side.points
        others = (others << 8 | self.needed_points[side.faction]) << 8 | len(s.missions[seat])
        others = (others << 8 | scouted) << 8 | s.bought_mission >> seat & 1
        if tokens != side.tokens or others != side.others:
            side.tokens, side.others = int(tokens), int(others)
            side.counts = side.tokens.to_bytes(5, "big") + side.others.to_bytes(5, "big")
        return side.counts

    def _write_side(self, side: Side, s: State, seat: int) -> None:
        """What a seat has for long."""
        side.faction, side.hero, side.at, side.stations = s.faction[seat], s.hero[seat], s.hero_at[seat], s.own[seat]
        side.gear, side.done = s.gear[seat][:], s.done[seat][:]
        side.points = points(s, seat)
        side.written = b"".join(
            [
                self.factions[self.rank[side.faction]],
                self.heroes[self.rank[side.hero]],
                self.stations[side.at],
                self.bits(side.stations, self.capturable),
                self._cards(side.gear, self.no_equipment),
                self._cards(side.done, self.no_missions),
            ]
        )

    def _add_passing(self, s: State, seat: int, parts: list[bytes], memory: Memory, used: int) -> None:
        """What is soon over: used missions, lasting effects, a threat from the dark, a vote."""
        parts += [
            self._same_cards(memory, used, [card for card in s.done[seat] if card in s.used], self.no_missions),
            self._lasting(s, seat) if s.lasting else self.no_lasting,
            self.stations[NOBODY if s.dark is None else s.dark.station[seat]],
            self.pieces[NOBODY if s.dark is None else s.dark.piece[seat]],
            self.votes[NOBODY if s.vote is None else s.vote.side[seat]],
            self.numbers[0 if s.vote is None else min(MOST_BYTE, s.vote.weight[seat])],
        ]

    def _lasting(self, s: State, seat: int) -> bytes:
        counts = [0] * LASTING
        for effect in s.lasting:
            if effect[1] == seat:
                counts[effect[0] - STRENGTH_OWN_HERO] += 1
        return bytes([min(MOST_LASTING, number) for number in counts])


def is_same(side: Side, s: State, seat: int) -> bool:
    """Whether a seat has for long what it had when its side was written."""
    return (
        side.stations == s.own[seat]
        and side.at == s.hero_at[seat]
        and side.gear == s.gear[seat]
        and side.done == s.done[seat]
        and side.hero == s.hero[seat]
        and side.faction == s.faction[seat]
    )


def trigger_offered(s: State) -> int:
    """The card whose trigger the open question offers, or NOBODY."""
    if s.asked != NOBODY and s.asked_by[0] is offer_trigger:
        return s.catalog.all_triggers[s.asked_by[1]].card
    return NOBODY


def card_ranks(catalog: Catalog) -> list[int]:
    """By card number: its place among the cards of its kind; NOBODY, which is the last entry, has none."""
    rank = [NOBODY] * (len(catalog.card_ids) + 1)
    kinds = [catalog.factions, catalog.heroes, catalog.laws, catalog.threats[0] + catalog.threats[1]]
    kinds += [catalog.equipment_kinds, catalog.missions, catalog.combat_cards]
    for kind in kinds:
        for number, card in enumerate(kind):
            rank[card] = number
    return rank
