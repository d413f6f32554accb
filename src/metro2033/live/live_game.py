"""A game in progress: the kernel's game, rebuilt from its log, with its log, its hash chain and its open questions."""

from __future__ import annotations

import hashlib
import zlib
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec

from metro2033 import codec
from metro2033.bots.witness import seed_of
from metro2033.kernel.chain import ANSWER, END, REWIND, UNDO, LogEntry, kept, next_link, play_entries, read_entry
from metro2033.kernel.event import Event
from metro2033.kernel.game import Game
from metro2033.kernel.header import Header, genesis
from metro2033.kernel.problem import Problem
from metro2033.kernel.prompt import Prompt
from metro2033.kernel.ruleset import Result, Ruleset
from metro2033.live.log_row import Row
from metro2033.live.room import RESIGNED

KEPT_ENTRIES = 200  # how far behind a client may be and still get an incremental update
KEPT_FRAMES = 16  # entries whose intermediate states are kept
SNAPSHOT_EVERY = 200
PASS = "pass"
LATE = "late:"  # prefix of idempotency keys of answers that the server gave when time ran out

Fields = dict[str, msgspec.Raw]  # of a view, by name
Standing = tuple[int, int, bool]  # a standing answer: its entry number, its seat, and whether it was a decision

_encode = msgspec.json.Encoder(order="sorted").encode
_split: Callable[[bytes], Fields] = codec.decoder(Fields).decode


class Happened(msgspec.Struct, frozen=True):
    """A log entry with its events."""

    seq: int
    entry: LogEntry
    link: str
    events: tuple[Event, ...]


class Frames(msgspec.Struct, frozen=True):
    """Silent copies of the state during one entry: before it, and after every step that emitted events, with the event count so far."""

    seq: int
    before: Any
    after: list[tuple[int, Any]]


class LiveGame:
    """One game of a host. Queries take a viewer: a seat, or None for a spectator."""

    def __init__(
        self,
        rules: Ruleset,
        header: Header,
        game: Game | None = None,
        log: Sequence[LogEntry] = (),
        link: str = "",
        late: set[int] | None = None,
        standing: Sequence[Standing] = (),
    ) -> None:
        self.rules = rules
        self.header = header
        self.game = Game.new(rules, header.seats, header.chance, header.start) if game is None else game
        self.link = link or genesis(header)
        self.log = list(log)
        self.recent: deque[Happened] = deque(maxlen=KEPT_ENTRIES)
        self.frames: deque[Frames] = deque(maxlen=KEPT_FRAMES)
        self.ended = False
        self.resigned: int | None = None  # in a game of two, the seat whose resignation ended it
        self.late: set[int] = set() if late is None else late
        self.standing = list(standing)
        self.opened = {prompt.seat: 0 for prompt in self.game.prompts()}
        self._open_prompts: list[Prompt] | None = None
        self._window: str | None = None  # kind of the open window; empty if there is none, None if not computed yet
        self._views: dict[int | None, tuple[bytes, Fields]] = {}
        self.told: dict[
            tuple[int | None, int, bool, bool, int], bytes
        ] = {}  # encoded updates for the current entry, shared by subscriptions

    @property
    def seq(self) -> int:
        """The number of the last entry; 0 after the deal."""
        return len(self.log)

    @property
    def over(self) -> bool:
        """Whether the game is over, played to the end or ended early."""
        return self.ended or self.game.over

    @property
    def result(self) -> Result | None:
        """The result of a finished game. A game that ended early has no winner, unless one of two seats has resigned."""
        if not self.ended:
            return self.game.result
        standing = self.rules.standing(self.game.state)
        if self.resigned is None:
            return standing
        places = tuple(2 if seat == self.resigned else 1 for seat in range(self.header.seats))
        return replace(standing, winner=places.index(1), places=places, reason=RESIGNED, others=0)

    def prompts(self) -> list[Prompt]:
        """Returns all questions that may be answered now."""
        if self._open_prompts is None:
            self._open_prompts = [] if self.ended else self.game.prompts()
        return self._open_prompts

    def prompt_for(self, seat: int) -> Prompt | None:
        """Returns the open question of a seat."""
        return next((prompt for prompt in self.prompts() if prompt.seat == seat), None)

    def bot_seed(self, seat: int) -> int:
        """Returns the seed of a bot's next answer. It counts answers that stand, so an undo does not give the bot other luck."""
        return seed_of(self.game.chance, seat, sum(earlier == seat for earlier, _ in self.game.answers))

    def is_fresh(self, seat: int, seq: int) -> bool:
        """Returns whether a decision made at `seq` still answers the seat's open question."""
        return seat in self.opened and self.opened[seat] <= seq <= self.seq

    def may_undo(self, seat: int | None) -> bool:
        """Returns whether the seat may undo its last decision without consent."""
        return seat is not None and not self.ended and self.game.may_undo_decision(seat)

    def has_just_undone(self, seat: int) -> bool:
        """Returns whether the last entry took back an answer of the seat: its own undo, or a rewind by consent."""
        last = self.log[-1] if self.log else None
        return last is not None and (last.kind == REWIND or (last.kind == UNDO and last.seat == seat))

    def may_rewind(self, to: int) -> bool:
        """Returns whether an entry is a standing answer."""
        return any(number == to for number, _, _ in self.standing)

    def rewound(self, entry: LogEntry) -> Game:
        """Returns the game after a rewind and changes nothing. Replays the whole game, so the server runs it in a thread."""
        if (entry.to, ANSWER) not in [(number, earlier.kind) for number, earlier in kept(self.log)]:
            raise Problem("undo-no-entry", entry=entry.to)
        return self._replayed([*self.log, entry])

    def apply(self, entry: LogEntry, rewound: Game | None = None) -> Happened:
        """Plays one entry; an illegal one raises a problem and changes nothing. Takes a rewind computed in advance."""
        before = {prompt.seat: _likeness(prompt) for prompt in self.prompts()}
        decided = len(before.get(entry.seat, ())) > 2  # a name and at least two options
        events: Sequence[Event] = ()
        frames = Frames(self.seq + 1, self.game.state.clone(), [])
        if self.over:
            raise Problem("game-over")
        if entry.kind == ANSWER:
            events = self.game.answer_watched(
                entry.seat, entry.choice, lambda s: frames.after.append((len(s.log), s.clone()))
            )
        elif entry.kind == UNDO:
            self.game.undo(entry.seat)
        elif entry.kind == REWIND:
            self.game = self.rewound(entry) if rewound is None else rewound
        elif entry.kind == END:
            self.ended = True
            self.resigned = entry.seat if entry.seat >= 0 else None
        self.log.append(entry)
        self._note_answer(self.seq, entry, decided=decided)
        self.link = next_link(self.link, self.seq, entry, self.header.chance.secret)
        happened = Happened(self.seq, entry, self.link, tuple(events))
        self.recent.append(happened)
        self.frames.append(frames)
        self._note_questions(before, entry)
        return happened

    def _note_answer(self, number: int, entry: LogEntry, *, decided: bool) -> None:
        """Updates the standing answers."""
        if entry.kind == ANSWER:
            self.standing.append((number, entry.seat, decided))
        elif entry.kind == UNDO:
            self.standing = _without_last(self.standing, entry.seat)
        elif entry.kind == REWIND:
            self.standing = self._standing_after_rewind()

    def _standing_after_rewind(self) -> list[Standing]:
        """Returns the standing answers, read from the whole log: a rewind past an undo restores the undone answer."""
        decisions = {number: decided for number, _, decided in self.standing}
        left: list[Standing] = []
        for number, entry in kept(self.log):
            if entry.kind == ANSWER:
                left.append((number, entry.seat, decisions.get(number, True)))
            elif entry.kind == UNDO:
                left = _without_last(left, entry.seat)
        return left

    def last_decision(self, viewer: int | None) -> int | None:
        """Returns the entry of a seat's last decision, to which the players may agree to rewind."""
        if self.over or viewer is None:
            return None
        own = (number for number, seat, decided in reversed(self.standing) if seat == viewer and decided)
        return next(own, None)

    def _replayed(self, log: list[LogEntry]) -> Game:
        game = Game.new(self.rules, self.header.seats, self.header.chance, self.header.start)
        play_entries(game, log)
        return game

    def _note_questions(self, before: dict[int, tuple[str, ...]], entry: LogEntry) -> None:
        """Records which entry opened each seat's current question."""
        self._views.clear()
        self.told.clear()
        self._open_prompts = self._window = None
        opened = {}
        for prompt in self.prompts():
            # Another seat's answer may leave this question untouched. It then keeps its opening entry, so that an
            # answer decided on before stays fresh and the seat's clock does not restart.
            same = before.get(prompt.seat) == _likeness(prompt) and entry.kind == ANSWER and entry.seat != prompt.seat
            opened[prompt.seat] = self.opened[prompt.seat] if same else self.seq
        self.opened = opened

    def digest(self) -> str:
        """Returns the digest of the whole state, for the log; it is never sent to clients."""
        early = sorted((seat, choice.id) for seat, choice in self.game.early.items())
        digest = self.rules.digest(self.game.state)
        return hashlib.sha256(f"{digest} {early}".encode()).hexdigest()[:16] if early else digest

    # Views.

    def view_json(self, viewer: int | None) -> tuple[bytes, Fields]:
        """Returns the view as canonical JSON, whole and by field; computed once per entry and viewer."""
        view = self._views.get(viewer)
        if view is None:
            whole = _encode(self.game.view(viewer))
            view = self._views[viewer] = whole, _split(whole)
        return view

    def view_fields(self, viewer: int | None) -> Fields:
        """Returns the view's fields as canonical JSON, by name."""
        return self.view_json(viewer)[1]

    def window_of(self, prompt: Prompt) -> str | None:
        """Returns the kind of window a question opens; None unless it is one that players usually pass."""
        if prompt.name not in self.rules.windows:
            return None
        if self._window is None:
            self._window = str(getattr(self.game.view(None), "window", None) or "")
        return f"{prompt.name} {self._window}" if self._window else prompt.name

    # Snapshots.

    def snapshot(self) -> bytes | None:
        """Returns a snapshot of the state and its answers; None at points that an undo could cross."""
        game = self.game
        if game.way_back or game.early or self.ended:
            return None
        answers = [(seat, choice.id) for seat, choice in game.answers]
        state = game.rules.save(game.state).decode()
        return zlib.compress(msgspec.json.encode((self.seq, state, answers, self.opened, self.standing)), 1)

    def restore(self, data: bytes, rows: Sequence[Row]) -> bool:
        """Restores a snapshot instead of replaying, if it agrees with the log."""
        try:
            seq, state, answers, opened, standing = codec.decode(
                zlib.decompress(data), tuple[int, str, list[tuple[int, str]], dict[int, int], list[Standing]]
            )
            given = [(seat, self.rules.choices.parse(choice)) for seat, choice in answers]
            loaded, header = self.rules.load(state.encode()), self.header
            game = Game.resumed(self.rules, loaded, header.chance, header.seats, given, header.start)
        except (zlib.error, msgspec.DecodeError, Problem):
            return False
        if not 0 < seq <= len(rows) or rows[seq - 1].digest != game.rules.digest(game.state):
            return False
        self.game = game
        self.log = [read_entry(row.entry) for row in rows[:seq]]
        self.standing = standing
        self.link = rows[seq - 1].link
        self._open_prompts = None
        self.opened = opened
        return True


def _without_last(standing: list[Standing], seat: int) -> list[Standing]:
    """Returns the answers without a seat's last one."""
    last = max(number for number, other, _ in standing if other == seat)
    return [answer for answer in standing if answer[0] != last]


def fields_of(view: Any) -> Fields:
    """Returns the fields of a view as canonical JSON, by name."""
    return _split(_encode(view))


@cache
def _member(name: str) -> bytes:
    """Returns the encoded key of a JSON member."""
    return b'"%b":' % name.encode()


def canonical(fields: Fields) -> bytes:
    """Encodes a view, or a part of one, as JSON with sorted keys and no spaces."""
    return b"{" + b",".join([_member(name) + value for name, value in fields.items()]) + b"}"


def view_digest(view: bytes) -> str:
    """Returns the digest of a view: the first 16 hexadecimal digits of the SHA-256 of its canonical JSON."""
    return hashlib.sha256(view).hexdigest()[:16]


def _likeness(prompt: Prompt) -> tuple[str, ...]:
    return (prompt.name, *(option.id for option in prompt.options))


def is_late(token: str | None) -> bool:
    """Returns whether an idempotency key belongs to an answer that the server gave when time ran out."""
    return token is not None and token.startswith(LATE)


def rebuild(rules: Ruleset, header: Header, rows: Sequence[Row], snapshot: bytes | None) -> LiveGame:
    """Rebuilds a game from its log. Raises a problem if, after a change of the rules, the log leads to a different state."""
    if rules.content_hash != header.content:
        raise Problem("room-content", recorded=header.content, loaded=rules.content_hash)
    table = LiveGame(rules, header)
    if snapshot is not None:
        table.restore(snapshot, rows)
    for row in rows[table.seq :]:
        replay_row(table, row)
    return table


def replay_row(table: LiveGame, row: Row) -> Happened:
    """Replays one stored entry and checks that it leads to the stored digest and link."""
    try:
        happened = table.apply(read_entry(row.entry))
        if is_late(row.token):
            table.late.add(row.seq)
    except Problem as problem:
        raise Problem("room-rules", seq=row.seq, version=table.header.version) from problem
    if table.digest() != row.digest or table.link != row.link:
        raise Problem("room-rules", seq=row.seq, version=table.header.version)
    return happened
