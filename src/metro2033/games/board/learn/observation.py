"""Observations of the board game: the knowledge of one seat as bytes; the view defines which part is public (B-HI-01..07)."""

from __future__ import annotations

from typing import Any

from metro2033.games.board.codes import PHASES, THREAT, UNDECIDED, WINDOWS
from metro2033.games.board.game import BoardRules
from metro2033.games.board.learn.layout import (
    LASTING,
    OUTCOMES,
    PIECES,
    lay_battle,
    lay_seat,
    lay_secrets,
    lay_table,
)
from metro2033.games.board.learn.memory import BoardMemory, Fighter, Side
from metro2033.games.board.learn.pieces import (
    card_ranks,
    depths,
    drawn,
    lasting_effects,
    scouted,
    scouted_count,
    trigger_offered,
)
from metro2033.games.board.queries.modifiers import total
from metro2033.games.board.state import Battle, State, points
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.native import i64
from metro2033.observations.layout import MOST_BYTE
from metro2033.observations.observation import Memory, ObservationWriter, five_bytes, flags, marked


class BoardWriter(ObservationWriter):
    """Encodes the board game's observations."""

    def __init__(self, rules: BoardRules) -> None:
        catalog = rules.catalog
        self.capturable = len(catalog.prints)
        self.no_equipment, self.no_missions = bytes(len(catalog.equipment_kinds)), bytes(len(catalog.missions))
        self.no_laws, self.no_combat_cards = bytes(len(catalog.laws)), bytes(len(catalog.combat_cards))
        self.no_threats = bytes(len(catalog.threats[0]) + len(catalog.threats[1]))
        super().__init__(rules, card_ranks(catalog))
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
        self.nothing_drawn = bytes(len(catalog.card_ids) + len(self.no_threats))
        self.no_battle = bytes(lay_battle(self.layout, catalog, self.places))
        seat = lay_seat(self.layout, catalog, self.places)
        self.absent = [bytes(seat * (self.places - seats)) for seats in range(self.places + 1)]  # by number of seats
        self.nothing_passing = bytes(
            seat + self.layout.find("seat.tokens").offset - self.layout.find("seat.used").offset
        )

    def memory(self) -> Memory:
        """Returns an empty cache for one table."""
        return BoardMemory(self.places, self.no_equipment, self.no_missions, self.no_threats, self.no_combat_cards)

    def round(self, s: Any) -> int:
        """Returns the round of a game."""
        state: State = s
        return state.round

    def add(self, s: Any, seat: int, memory: Memory, parts: list[bytes]) -> None:
        """Appends the encoded knowledge of a seat."""
        assert isinstance(memory, BoardMemory)
        self._add(s, seat, memory, parts)

    def _add(self, s: State, seat: int, memory: BoardMemory, parts: list[bytes]) -> None:
        seats = s.seats
        parts.append(self.rounds[seats - 2][min(MOST_BYTE, s.round)])
        parts.append(self._places(seat, seats, s.first, s.turn, s.asked))
        parts.append(self._question(s))
        parts.append(self._course(s, memory))
        parts.append(self._numbers(s, memory))
        parts.append(self._stock(s, memory))
        self._add_secrets(s, seat, parts, memory)
        if s.battle is None:
            parts.append(self.no_battle)
        else:
            self._add_battle(s, s.battle, seat, parts, memory)
        is_passing = bool(s.used) or bool(s.lasting) or s.dark is not None or s.vote is not None
        other = seat
        for _ in range(seats):
            side = memory.sides[other]
            if not side.is_of(s, other):
                self._write_side(side, s, other)
            parts.append(self._counts(side, s, other))
            parts.append(side.written)
            if is_passing:
                self._add_passing(side, s, other, parts)
            else:
                parts.append(self.nothing_passing)
            other = other + 1 if other + 1 < seats else 0
        parts.append(self.absent[seats])

    def _course(self, s: State, memory: BoardMemory) -> bytes:
        """Returns the course of the game and the current law, vote and threat, cached under seven numbers packed into one key."""
        window = NOBODY if s.window is None else s.window.kind.bit_length() - 1
        vote = NOBODY if s.vote is None else s.vote.law
        threat = NOBODY if s.battle is None else s.battle.threat
        if threat == NOBODY and s.dark is not None:
            threat = s.dark.threat
        trigger = trigger_offered(s)
        # Packing into one integer makes the cache check a single comparison; every shift leaves room for the largest value plus
        # NOBODY, which is encoded as 0.
        key: i64 = s.phase + 1
        key = (key << 8 | s.space + 1) << 5 | window + 1
        key = (key << 11 | trigger + 1) << 11 | s.law + 1
        key = (key << 11 | vote + 1) << 11 | threat + 1
        if key != memory.course_key:
            memory.course_key = key
            rank = self.rank
            memory.course = b"".join(
                [
                    self.phases[s.phase],
                    self.spaces[s.space],
                    self.windows[window],
                    self.by_card[trigger],
                    self.laws[rank[s.law]],
                    self.laws[rank[vote]],
                    self.threats[rank[threat]],
                ]
            )
        return memory.course

    def _numbers(self, s: State, memory: BoardMemory) -> bytes:
        """Returns the remaining tokens and cards, cached under ten numbers packed into two keys."""
        reserve = s.reserve
        tokens: i64 = s.stage - 1
        tokens = (tokens << 8 | (1 if s.sealed else 0)) << 8 | reserve[0]
        tokens = (tokens << 8 | reserve[1]) << 8 | reserve[2]
        decks: i64 = min(MOST_BYTE, len(s.equipment_deck))
        decks = (decks << 8 | min(MOST_BYTE, len(s.mission_deck))) << 8 | min(MOST_BYTE, len(s.law_deck))
        decks = (decks << 8 | min(MOST_BYTE, len(s.threat_deck))) << 8 | min(MOST_BYTE, len(s.mission_discard))
        if tokens != memory.tokens or decks != memory.decks:
            memory.tokens, memory.decks = tokens, decks
            memory.numbers = five_bytes(tokens) + five_bytes(decks)
        return memory.numbers

    def _stock(self, s: State, memory: BoardMemory) -> bytes:
        """Returns the public stock beside the players' sides."""
        market, equipment, threats = memory.market, memory.equipment_discard, memory.threat_discard
        if (
            s.neutral != memory.neutral.mask
            or s.market != market.cards
            or s.equipment_discard != equipment.cards
            or s.threat_discard != threats.cards
        ):
            memory.stock = b"".join(
                [
                    marked(memory.neutral, s.neutral, self.capturable),
                    self._counted(market, s.market),
                    self._counted(equipment, s.equipment_discard),
                    self._counted(threats, s.threat_discard),
                ]
            )
        return memory.stock

    def _add_secrets(self, s: State, seat: int, parts: list[bytes], memory: BoardMemory) -> None:
        parts.append(self._counted(memory.sides[seat].missions, s.missions[seat]))
        missions, laws, threats = memory.missions_seen, memory.laws_known, memory.threats_known
        missions.follow(s.mission_discard, s.mission_discard_known)
        laws.follow(s.law_deck, s.law_known)
        threats.follow(s.threat_deck, s.threat_known)
        if not missions.written[seat]:
            missions.written[seat] = self._count(missions.cards_known(seat), self.no_missions)
        if not laws.written[seat]:
            laws.written[seat] = depths(laws, seat, self.rank, self.no_laws)
        if not threats.written[seat]:
            threats.written[seat] = depths(threats, seat, self.rank, self.no_threats)
        parts.append(missions.written[seat])
        parts.append(laws.written[seat])
        parts.append(threats.written[seat])
        if not s.drawn and not s.scouted:
            parts.append(self.nothing_drawn)
        else:
            parts.append(drawn(s, seat, self.by_card[NOBODY]))
            parts.append(self._counted(memory.sides[seat].scouted, scouted(s, seat)))

    def _add_battle(self, s: State, b: Battle, seat: int, parts: list[bytes], memory: BoardMemory) -> None:
        parts.append(self.stations[b.station])
        parts.append(self.heroes[self.rank[b.target]])
        parts.append(self.outcomes[NOBODY if b.winner == UNDECIDED else b.winner])
        parts.append(self.numbers[b.in_event])
        for side in range(2):
            self._add_fighter(s, b, side, seat, parts, memory.fighters[side])

    def _add_fighter(self, s: State, b: Battle, side: int, seat: int, parts: list[bytes], fighter: Fighter) -> None:
        """Encodes one side of a battle; a combat card is public once both are played, and known only to its owner before (B-HI-05)."""
        is_own = b.seat[side] == seat
        is_revealed = b.played[0] != NOBODY and b.played[1] != NOBODY
        played = b.played[side]
        is_unknown = b.piece[side] == THREAT and b.threat == NOBODY
        strength = 0 if is_unknown else min(MOST_BYTE, total(s, b, side))
        parts.append(self.by_place[self._place(b.seat[side], seat, s.seats)])
        parts.append(self.pieces[b.piece[side]])
        parts.append(self.numbers[strength])
        parts.append(self.numbers[0 if played == NOBODY else 1])
        parts.append(self.combat[self.rank[played] if is_own or is_revealed else NOBODY])
        parts.append(self._counted(fighter.taken_back, b.shown[side]))
        parts.append(self._counted(fighter.hand, b.hands[side]) if is_own and b.hands else self.no_combat_cards)

    def _counts(self, side: Side, s: State, seat: int) -> bytes:
        """Returns a seat's frequently changing numbers, cached under ten numbers packed into two keys."""
        held, at = s.held, 3 * seat
        threats = scouted_count(s, seat) if s.scouted else 0
        tokens: i64 = held[at]
        tokens = (tokens << 8 | held[at + 1]) << 8 | held[at + 2]
        tokens = (tokens << 8 | s.army[seat]) << 8 | (1 if s.sits_out[seat] else 0)
        others: i64 = side.points
        others = (others << 8 | self.needed_points[side.faction]) << 8 | len(s.missions[seat])
        others = (others << 8 | threats) << 8 | s.bought_mission >> seat & 1
        if tokens != side.tokens or others != side.others:
            side.tokens, side.others = tokens, others
            side.counts = five_bytes(tokens) + five_bytes(others)
        return side.counts

    def _write_side(self, side: Side, s: State, seat: int) -> None:
        """Encodes a seat's slowly changing data."""
        side.faction, side.hero, side.at = s.faction[seat], s.hero[seat], s.hero_at[seat]
        side.points = points(s, seat)
        side.written = b"".join(
            [
                self.factions[self.rank[side.faction]],
                self.heroes[self.rank[side.hero]],
                self.stations[side.at],
                marked(side.stations, s.own[seat], self.capturable),
                self._counted(side.gear, s.gear[seat]),
                self._counted(side.done, s.done[seat]),
            ]
        )

    def _add_passing(self, side: Side, s: State, seat: int, parts: list[bytes]) -> None:
        """Appends the short-lived data: used missions, lasting effects, a threat event, a vote."""
        used, lasting, dark, vote = self.no_missions, self.no_lasting, s.dark, s.vote
        if s.used:
            used = self._counted(side.used, [card for card in s.done[seat] if card in s.used])
        if s.lasting:
            lasting = lasting_effects(s, seat, self.no_lasting)
        if dark is None and vote is None and used is self.no_missions and lasting is self.no_lasting:
            parts.append(self.nothing_passing)
            return
        parts.append(used)
        parts.append(lasting)
        parts.append(self.stations[NOBODY if dark is None else dark.station[seat]])
        parts.append(self.pieces[NOBODY if dark is None else dark.piece[seat]])
        parts.append(self.votes[NOBODY if vote is None else vote.side[seat]])
        parts.append(self.numbers[0 if vote is None else min(MOST_BYTE, vote.weight[seat])])
