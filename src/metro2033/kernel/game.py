"""A running game: rules, state, the answers so far, and undo back to the last information boundary."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Self

from metro2033.kernel.agenda import NOBODY, Table, Watch, answer, answer_watched
from metro2033.kernel.chance import Chance, SealedDeal
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import Event
from metro2033.kernel.positions import is_named, position_called
from metro2033.kernel.problem import BadOption, BadRecord, IllegalChoice, Problem
from metro2033.kernel.prompt import Prompt, read_prompt
from metro2033.kernel.ruleset import Result, Ruleset
from metro2033.kernel.start import MOST_FORMERS, Former, Start, generations, pack, unpack


class Game:
    """One game, driven by interfaces: `prompt` is the open question, `answer` advances and returns the events.

    Answers are validated here and nowhere else: a legal answer is one of the prompt's options.
    """

    def __init__(self, rules: Ruleset, state: Any, chance: Chance, seats: int) -> None:
        self.rules = rules
        self.state = state
        self.chance = chance
        self.seats = seats
        self.answers: list[tuple[int, Choice]] = []
        self.opening: list[Event] = []  # events before the first question
        self.early: dict[int, Choice] = {}  # sealed answers given before the engine reached their question
        self.start: Start | None = None  # the starting position, if the game was not dealt
        self.way_back: list[Any] = []  # states that the asked seat may return to, oldest first

    @classmethod
    def new(cls, rules: Ruleset, seats: int, chance: Chance, start: Start | None = None) -> Self:
        """Starts a game at its first question, or at the open question of a given position."""
        if not rules.min_seats <= seats <= rules.max_seats:
            raise BadOption("option-seats", given=seats, least=rules.min_seats, most=rules.max_seats)
        if start is not None:
            game = cls(rules, _go_on(rules, seats, chance, start), chance, seats)
            game.start = start
            return game
        opening: list[Event] = []
        game = cls(rules, rules.start(seats, chance, opening), chance, seats)
        game.opening = opening
        return game

    @staticmethod
    def resumed(
        rules: Ruleset,
        state: Any,
        chance: Chance,
        seats: int,
        answers: list[tuple[int, Choice]],
        start: Start | None = None,
    ) -> Game:
        """Returns a game that continues from a state reached by these answers; none of them can be undone."""
        game = Game(rules, state, chance, seats)
        game.answers, game.start = answers, start
        return game

    @property
    def over(self) -> bool:
        """Returns whether the game has ended."""
        return bool(self.state.asked == NOBODY)

    @property
    def result(self) -> Result | None:
        """The result of a finished game, or None."""
        return self.rules.result(self.state)

    @property
    def prompt(self) -> Prompt | None:
        """The open question, or None when the game is over."""
        return None if self.over else read_prompt(self.state, self.rules.choices)

    def prompts(self) -> list[Prompt]:
        """Returns all questions that can be answered now: one, or those of every seat in a sealed group that has not answered."""
        open_prompts: list[Prompt] = []
        s = self.state
        while s.asked != NOBODY:
            prompt = read_prompt(s, self.rules.choices)
            if prompt.seat not in self.early:
                open_prompts.append(prompt)
            if s.sealed <= 1:
                break
            s = s.clone()  # no answer in the group changes a later question, so any answer leads to it
            answer(s, s.options[0])
        return open_prompts

    def _options_of(self, seat: int) -> tuple[Choice, ...] | None:
        """Returns the options of a seat's open question, or None."""
        s = self.state
        if s.sealed <= 1:  # the common case: no one else is asked
            return read_prompt(s, self.rules.choices).options if s.asked == seat and seat not in self.early else None
        return next((prompt.options for prompt in self.prompts() if prompt.seat == seat), None)

    def asked_state(self, seat: int) -> Any:
        """Returns the state in which a seat with an open question is asked."""
        return turned_to(self.state, seat)

    def state_for(self, seat: int) -> Any:
        """Returns the state that asks a seat if it has an open question, else the state as it is."""
        return self.asked_state(seat) if any(prompt.seat == seat for prompt in self.prompts()) else self.state

    def answer(self, seat: int, choice: Choice | str) -> list[Event]:
        """Answers for a seat and returns the events. An illegal choice raises `IllegalChoice` and changes nothing."""
        return self.answer_watched(seat, choice, None)

    def answer_watched(self, seat: int, choice: Choice | str, watch: Watch | None) -> list[Event]:
        """Answers for a seat, and calls `watch` with the state after every step that logged an event.

        The state's log holds all events of the answer so far.
        """
        given = self.rules.choices.parse(choice) if isinstance(choice, str) else choice
        options = self._options_of(seat)
        if options is None:
            raise IllegalChoice("game-over" if self.over else "choice-not-asked", seat=seat)
        if given not in options:
            raise self.rules.why_not(self.state, seat, given)
        if seat != self.state.asked:
            self.early[seat] = given
            self.way_back.clear()  # undo must not cross another seat's decision
            return []
        events: list[Event] = []
        self._apply(given, events, watch)
        while self.state.sealed and self.state.asked in self.early:
            self._apply(self.early.pop(self.state.asked), events, watch)
        return events

    def _apply(self, choice: Choice, events: list[Event], watch: Watch | None) -> None:
        before, s = self.state.clone(), self.state
        seat = s.asked
        s.log = events
        if watch is None:
            answer(s, choice.code)
        else:
            answer_watched(s, choice.code, watch)
        s.log = None
        self.rules.sign(events)
        self.answers.append((seat, choice))
        # Undo must not cross an information boundary: another seat is asked, chance was drawn or someone saw a card.
        if s.asked != seat or learned(self.rules, before, s, self.seats):
            self.way_back.clear()
        else:
            self.way_back.append(before)

    def may_undo(self, seat: int) -> bool:
        """Returns whether the seat may undo its last answer: no one has learned anything since."""
        return bool(self.way_back) and self.state.asked == seat

    def undo(self, seat: int) -> None:
        """Undoes the seat's last answer."""
        if not self.may_undo(seat):
            raise IllegalChoice("undo-boundary", seat=seat)
        self.state = self.way_back.pop()
        self.answers.pop()

    def may_undo_decision(self, seat: int) -> bool:
        """Returns whether the seat may undo its last decision; an answer with a single option is not a decision."""
        return self.may_undo(seat) and any(len(state.options) > 1 for state in self.way_back)

    def undo_decision(self, seat: int) -> int:
        """Undoes the seat's last decision and its forced answers since; returns the number of answers undone."""
        if not self.may_undo_decision(seat):
            raise IllegalChoice("undo-boundary", seat=seat)
        undone = 0
        while undone == 0 or len(self.state.options) == 1:
            self.undo(seat)
            undone += 1
        return undone

    def leave_off(self, knower: int = NOBODY) -> Start:
        """Returns this position as the start of another game."""
        answers = [(seat, choice.id) for seat, choice in self.answers]
        return Start(pack(Former(self.chance, answers, self.start)), knower)

    def view(self, seat: int | None) -> Any:
        """Returns the view of a seat, or of a spectator for None."""
        return self.rules.view(self.state, seat)

    def copy(self) -> Self:
        """Returns an independent copy of the game."""
        other = object.__new__(type(self))
        other.__dict__ |= self.__dict__
        other.state = self.state.clone()
        other.answers = self.answers[:]
        other.opening = self.opening[:]
        other.early = dict(self.early)
        other.way_back = [state.clone() for state in self.way_back]
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        save = self.rules.save
        return {**self.__dict__, "state": save(self.state), "way_back": [save(state) for state in self.way_back]}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        load = saved["rules"].load
        self.__dict__ |= saved
        self.state = load(saved["state"])
        self.way_back = [load(state) for state in saved["way_back"]]


def turned_to(s: Any, seat: int) -> Any:
    """Returns a state that asks a seat with an open question; in a sealed group, arbitrary answers stand in for earlier seats."""
    while s.asked != seat:
        s = s.clone()
        answer(s, s.options[0])
    return s


def _go_on(rules: Ruleset, seats: int, chance: Chance, start: Start) -> Any:
    """Returns the first state of a game that continues another; cards the knower cannot know are re-dealt with the new game's chance."""
    if not NOBODY <= start.knower < seats:
        raise BadRecord("record-former-unreadable")
    if generations(start) > MOST_FORMERS:
        raise BadRecord("record-former-many", most=MOST_FORMERS)
    s = _left_off(rules, seats, start.former).clone()
    chance.apply_to(s)
    if start.knower == NOBODY:
        return s
    known = rules.determinise(s, start.knower, 0, SealedDeal(s))
    known.rng, known.key = s.rng, s.key
    return known


@lru_cache(maxsize=64)
def _left_off(rules: Ruleset, seats: int, former: str) -> Any:
    """Returns the position that a former game leads to, or the named one. Cached and shared: callers must clone it."""
    if is_named(former):
        state = rules.position(position_called(former, rules.game, rules.lesson))
        if len(rules.standing(state).points) != seats:
            raise BadRecord("record-former-unreadable")
        return state
    played = unpack(former)
    game = Game.new(rules, seats, played.chance, played.start)
    try:
        for seat, choice in played.answers:
            game.answer(seat, choice)
    except Problem as problem:
        raise BadRecord("record-former", problem.rules, why=problem) from problem
    if game.over:
        raise BadRecord("record-former-over")
    return game.state


def learned(rules: Ruleset, before: Table, after: Table, seats: int) -> bool:
    """Returns whether anyone learned anything between two states: chance was drawn, or a seat can locate another card."""
    if before.rng != after.rng:
        return True
    return any(rules.unseen(before, seat) != rules.unseen(after, seat) for seat in range(seats))
