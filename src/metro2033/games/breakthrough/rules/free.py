"""Free actions: missions and tidying up, any number, before and after the main action (C-06, C-07, C-73)."""

from __future__ import annotations

from metro2033.games.breakthrough.codes import COMPLETE, TIDY
from metro2033.games.breakthrough.rules.cards import has_cards_in_play
from metro2033.games.breakthrough.rules.mission import announce_mission, payable_missions
from metro2033.games.breakthrough.rules.tidy import choose_card_to_tidy
from metro2033.games.breakthrough.state import State
from metro2033.kernel.agenda import Program, Scheduled, do, do_again


def free_actions(s: State, seat: int, *, interrupting: bool) -> list[int]:
    """Returns a seat's free actions; during the main action only with the house rule, and only on its own turn (C-07)."""
    if interrupting and not (s.catalog.flags.interrupts and seat == s.active):
        return []
    options = [COMPLETE + mission for mission in payable_missions(s, seat)]
    if has_cards_in_play(s, seat):
        options.append(TIDY)  # last, so that generic bots can skip it (C-67)
    return options


def take_free_action(s: State, seat: int, choice: int, after: Program = ()) -> None:
    """Performs a free action and its consequences, then asks the interrupted question again."""
    do_again(s)
    do(s, (begin_free_action(s, seat, choice), *after))


def begin_free_action(s: State, seat: int, choice: int) -> Scheduled:
    """Returns the step that starts a free action: tidying a card away or completing a mission."""
    if choice == TIDY:
        return (choose_card_to_tidy, seat, 0)
    return announce_mission(s, seat, choice - COMPLETE)


def is_free_action(choice: int) -> bool:
    """Returns whether a choice is a free action."""
    return choice == TIDY or COMPLETE <= choice < COMPLETE + 256
