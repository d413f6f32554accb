"""The inner loop of all environments: parallel games that write the asked seat's observation and legal actions into shared buffers.

NumPy views the buffers directly, so nothing is copied and no dictionary is built. This file does not import NumPy and is compiled
with the engine.
"""

from __future__ import annotations

from typing import Any

from metro2033.kernel.agenda import NOBODY, Table, advance
from metro2033.kernel.playout import answer_single
from metro2033.rl.setting import Setting


class Lanes:
    """Buffers for a number of games, and the games themselves."""

    def __init__(self, setting: Setting, lanes: int) -> None:
        self.setting = setting
        self.rules = setting.rules
        self.last_round = setting.last_round
        self.skip_single = setting.skip_single
        self.writer = setting.writer
        self.codes = setting.actions.codes
        self.index_of = setting.actions.index_of
        self.width = self.writer.layout.length
        self.actions = len(self.codes)
        self.states: list[Any] = [None] * lanes
        self.memories = [self.writer.memory() for _ in range(lanes)]
        self.observations = bytearray(lanes * self.width)
        self.masks = bytearray(lanes * self.actions)
        self.asked = bytearray(lanes)
        # Bytearrays, because assigning bytes to a bytearray slice would copy them a second time.
        self._no_mask = bytearray(self.actions)
        self._no_masks = bytearray(lanes * self.actions)
        self._nothing = bytearray()

    def __reduce__(self) -> tuple[Any, ...]:
        saved = [None if s is None else self.rules.save(s) for s in self.states]
        return lay_out, (self.setting, saved, bytes(self.observations), bytes(self.masks), bytes(self.asked))

    def put(self, lane: int, s: Any) -> None:
        """Puts a game into a lane."""
        self.states[lane] = s
        if self.skip_single:
            answer_single(s)

    def step(self, actions: list[int]) -> list[int]:
        """Answers in every lane; returns the lanes whose game is over.

        Those are not shown yet: they keep their row and have an empty mask.
        """
        if len(actions) != len(self.states):
            raise ValueError(f"{len(self.states)} games need as many actions, not {len(actions)}")
        writer = self.writer
        over: list[int] = []
        parts: list[bytes] = []  # the rows of all lanes, joined once
        self.masks[:] = self._no_masks
        for lane, action in enumerate(actions):
            s: Table = self.states[lane]
            self.act(lane, s, action)
            if s.asked == NOBODY or writer.round(s) > self.last_round:
                over.append(lane)
                parts.append(bytes(self.observations[lane * self.width : (lane + 1) * self.width]))
            else:
                writer.add(s, s.asked, self.memories[lane], parts)
                write_mask(s.options, self.index_of, self.masks, lane * self.actions)
                self.asked[lane] = s.asked
        self.observations[:] = self._nothing.join(parts)
        return over

    def act(self, lane: int, s: Table, action: int) -> None:
        """Applies one action, then answers questions with a single option if the setting skips them."""
        if not 0 <= action < self.actions or self.codes[action] not in s.options:
            raise ValueError(f"action {action} is not legal in game {lane}")
        s.asked = NOBODY
        s.then(s, s.then_a, s.then_b, self.codes[action])
        advance(s)
        if self.skip_single:
            answer_single(s)

    def show(self, lane: int, seat: int) -> None:
        """Writes a seat's observation and, if it is asked, its legal actions."""
        s: Table = self.states[lane]
        start = lane * self.width
        self.observations[start : start + self.width] = self.writer.write(s, seat, self.memories[lane])
        start = lane * self.actions
        self.masks[start : start + self.actions] = self._no_mask
        if s.asked == seat:
            write_mask(s.options, self.index_of, self.masks, start)
        self.asked[lane] = seat

    def sample(self, luck: list[float]) -> list[int]:
        """Samples a legal action in every lane, as the bot `random` plays: the housekeeping option, always last, is excluded."""
        states: list[Table] = self.states
        housekeeping = self.rules.housekeeping
        return [self.index_of[any_of(s.options, luck[lane], housekeeping)] for lane, s in enumerate(states)]


def lay_out(setting: Setting, saved: list[bytes | None], observations: bytes, masks: bytes, asked: bytes) -> Lanes:
    """Restores pickled lanes."""
    lanes = Lanes(setting, len(saved))
    lanes.states = [None if save is None else setting.rules.load(save) for save in saved]
    lanes.observations[:] = observations
    lanes.masks[:] = masks
    lanes.asked[:] = asked
    return lanes


def any_of(options: list[int], luck: float, housekeeping: int) -> int:
    """Returns the option selected by a random number from 0 to 1; excludes housekeeping unless it is the only option."""
    wide = len(options)
    if options[wide - 1] == housekeeping and wide > 1:
        wide -= 1
    return options[int(luck * wide)]


def write_mask(options: list[int], index_of: list[int], masks: bytearray, start: int) -> None:
    """Sets the mask of a question's options."""
    for code in options:
        masks[start + index_of[code]] = 1
