"""Measures how long the card game takes to compute the questions of a payment with many cards: `python -m bench.payments`."""

from __future__ import annotations

import random
from time import process_time

from metro2033.games import find_rules
from metro2033.games.breakthrough.codes import HERO, RESOURCE
from metro2033.games.breakthrough.game import BreakthroughRules
from metro2033.games.breakthrough.rules.payment import next_heroes, next_resources
from metro2033.games.breakthrough.rules.setup import blank_state
from metro2033.measure import build, calibrate

TABLES = (7, 14, 28, 56, 72)  # ready resources of one player
HEROES = 6


def main() -> None:
    """Prints the slowest question of any mission, in milliseconds, by the number of resources on the table."""
    rules = find_rules("breakthrough", "", {})
    assert isinstance(rules, BreakthroughRules)
    print(f"{build()} build, calibration {calibrate():.1f}")
    for count in TABLES:
        print(f"{count:3} resources, {HEROES} heroes: {1000 * slowest_question(rules, count):6.2f} ms")


def slowest_question(rules: BreakthroughRules, count: int) -> float:
    """Returns the time of the slowest question about heroes or resources over all missions, in seconds."""
    cards = rules.catalog
    s = blank_state(cards, 2)
    resources = [card for card in cards.deck if cards.kind[card] == RESOURCE]
    s.resources[0] = sorted(random.Random(count).sample(resources, count))
    s.heroes[0] = [card for card in cards.deck if cards.kind[card] == HERO]
    longest = 0.0
    for mission in [card for card in range(len(cards.card_ids)) if cards.needed[card]]:
        begun = process_time()
        heroes, _ = next_heroes(s, 0, mission, [])
        longest = max(longest, process_time() - begun)
        for named in ([], heroes):
            begun = process_time()
            next_resources(s, 0, mission, named, [])
            longest = max(longest, process_time() - begun)
    return longest


if __name__ == "__main__":
    main()
