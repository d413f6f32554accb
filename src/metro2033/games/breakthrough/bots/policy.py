"""The default policy: answers for questions that a search does not consider."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from metro2033.bots.clock import CLOCK
from metro2033.games.breakthrough.codes import DECK, DO_NOT_DEFEND, END_TURN, KEEP, TIDY
from metro2033.games.breakthrough.rules.attack import choose_defence, offer_free_play
from metro2033.games.breakthrough.rules.draw import choose_draw
from metro2033.games.breakthrough.rules.losses import choose_station_to_lose
from metro2033.games.breakthrough.rules.mission import (
    choose_hero_to_double,
    choose_resource_to_spend,
    choose_station_fate,
)
from metro2033.games.breakthrough.rules.setup import choose_faction
from metro2033.games.breakthrough.rules.tidy import choose_card_to_tidy
from metro2033.games.breakthrough.rules.turn import choose_action, choose_card_to_swap, choose_end
from metro2033.games.breakthrough.state import State
from metro2033.kernel.agenda import Step
from metro2033.kernel.chance import Deal

Choose = Callable[[State, Deal], int]


def first(s: State, deal: Deal) -> int:
    """Returns the first option."""
    return s.options[0]


def anything(s: State, deal: Deal) -> int:
    """Returns a random option other than tidying up."""
    wide = len(s.options) - (s.options[-1] == TIDY)
    return s.options[deal.below(wide)]


def _deck(s: State, deal: Deal) -> int:
    return DECK if DECK in s.options else s.options[0]


def _keep(s: State, deal: Deal) -> int:
    return KEEP if KEEP in s.options else s.options[0]


def _end(s: State, deal: Deal) -> int:
    """Completes payable missions, then ends the turn."""
    return s.options[1] if len(s.options) > 1 and s.options[1] != TIDY else END_TURN


def defend(s: State, deal: Deal) -> int:
    """Uses a protection if there is something to lose."""
    seat = s.asked
    exposed = s.resources[seat] or s.stations[seat]
    return s.options[0] if exposed or DO_NOT_DEFEND not in s.options else DO_NOT_DEFEND


# The answer to every question, by asking step.
POLICY: Final[dict[Step, Choose]] = {
    choose_action: anything,
    choose_card_to_swap: anything,
    choose_card_to_tidy: anything,
    choose_faction: anything,
    choose_draw: _deck,
    choose_end: _end,
    choose_station_fate: _keep,
    choose_resource_to_spend: first,
    choose_hero_to_double: first,
    choose_defence: defend,
    offer_free_play: first,
    choose_station_to_lose: first,
}


def turn_of(s: State) -> tuple[int, ...]:
    """Returns whose turn it is, and when; a turn is over when this value changes."""
    return (s.active, s.round)


def clock(s: State) -> int:
    """Returns the round and its elapsed fraction, scaled by CLOCK; adding a full CLOCK means that every seat has had a turn."""
    passed = (s.active - s.first) % s.seats if s.active >= 0 else s.seats
    return s.round * CLOCK + passed * CLOCK // s.seats


def default_choice(s: State, deal: Deal) -> int:
    """Returns a plausible answer without any evaluation."""
    if len(s.options) == 1:
        return s.options[0]
    return POLICY[s.asked_by[0]](s, deal)
