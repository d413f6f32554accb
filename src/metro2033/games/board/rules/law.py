"""Phase 1, laws: the vote (B-EV-16..23, Q-14..16, Q-98)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.codes import VOTE_AGAINST, VOTE_FOR, VOTE_WINDOW
from metro2033.games.board.effects.goal_events import note_law_passed
from metro2033.games.board.effects.triggers import reactions
from metro2033.games.board.events import LAW_PASSED, LAW_REJECTED, LAW_REPEALED, LAW_REVEALED, VOTE_CAST
from metro2033.games.board.queries.modifiers import vote_weight
from metro2033.games.board.queries.reasons import Reason
from metro2033.games.board.rules.deck import SEEN_BY_ALL, bury_law, draw_law
from metro2033.games.board.rules.window import open_table_window
from metro2033.games.board.state import State, Vote, turn_order
from metro2033.kernel.agenda import NOBODY, Program, ask, do, do_each
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import tell

AGAINST: Final = 0
FOR: Final = 1


def meet_in_council(s: State, _: int, __: int) -> None:
    """Schedules a vote if the space shows a law symbol; players who may look at the deck first do so (B-EV-16, B-EV-22)."""
    if s.catalog.track[s.space].law and s.law_deck:
        looks = [look for seat in turn_order(s) for look in reactions(s, seat, c.LAW_DRAW)]
        do(s, (*looks, *VOTE_ON_LAW))


def reveal_law(s: State, _: int, __: int) -> None:
    """Reveals the top law and asks all players for their votes in turn order (B-EV-16, B-EV-17)."""
    vote = Vote()
    vote.law = draw_law(s)
    vote.side = [NOBODY] * s.seats
    vote.weight = [0] * s.seats
    s.vote = vote
    if s.log is not None:
        tell(s, LAW_REVEALED, vote.law)
    do_each(s, choose_vote, turn_order(s))


def choose_vote(s: State, seat: int, _: int) -> None:
    """Asks for a vote for or against, with all of the seat's votes; abstaining is not allowed (B-EV-17, B-EV-18, D-11)."""
    ask(s, seat, [VOTE_FOR, VOTE_AGAINST], cast_vote, seat)


def cast_vote(s: State, seat: int, _: int, choice: int) -> None:
    """Records a vote; its base weight and standing bonuses are fixed now (Q-98)."""
    assert s.vote is not None
    s.vote.side[seat] = FOR if choice == VOTE_FOR else AGAINST
    s.vote.weight[seat] = vote_weight(s, seat)
    if s.log is not None:
        tell(s, VOTE_CAST, seat, s.vote.side[seat], s.vote.weight[seat])


def votes_of(s: State, side: int) -> int:
    """Returns the total votes on one side."""
    assert s.vote is not None
    return sum(weight for weight, cast in zip(s.vote.weight, s.vote.side, strict=True) if cast == side)


def count_votes(s: State, _: int, __: int) -> None:
    """Passes the law, effective at once, if votes for outnumber votes against; a tie rejects it (B-EV-19..21)."""
    vote = s.vote
    assert vote is not None
    in_favour, opposed = votes_of(s, FOR), votes_of(s, AGAINST)
    if in_favour > opposed:
        _pass_law(s, vote, in_favour, opposed)
    else:
        bury_law(s, vote.law, SEEN_BY_ALL)
        if s.log is not None:
            tell(s, LAW_REJECTED, vote.law, in_favour, opposed)
    s.vote = None


def _pass_law(s: State, vote: Vote, in_favour: int, opposed: int) -> None:
    old, s.law = s.law, vote.law
    if old != NOBODY:
        bury_law(s, old, SEEN_BY_ALL)
        if s.log is not None:
            tell(s, LAW_REPEALED, old)
    if s.log is not None:
        tell(s, LAW_PASSED, vote.law, in_favour, opposed)
    for seat in turn_order(s):
        if vote.side[seat] == FOR:
            note_law_passed(s, seat, opposed=AGAINST in vote.side)


def _why_not_abstain(s: State, seat: int, choice: Choice) -> Reason:
    return ("why-must-vote", ("B-EV-18",)) if choice.verb == "pass" else None


VOTE_ON_LAW: Final[Program] = ((reveal_law, 0, 0), (open_table_window, VOTE_WINDOW, 0), (count_votes, 0, 0))

STEPS = {
    meet_in_council: "B-EV-16 B-EV-22",
    reveal_law: "B-EV-16 B-EV-17",
    choose_vote: "B-EV-17 B-EV-18",
    cast_vote: "B-EV-17 B-EV-23 Q-98",
    count_votes: "B-EV-19 B-EV-20 B-EV-21",
}
WHY = {choose_vote: _why_not_abstain}
