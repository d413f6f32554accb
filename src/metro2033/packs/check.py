"""Checks a pack: each card separately, so that all mistakes are found at once; then the whole pack; then by playing with it."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from metro2033.games import GAMES, find_rules
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chance import Chance
from metro2033.kernel.pack import Pack, make
from metro2033.kernel.playout import play_at_random
from metro2033.kernel.problem import BadContent, BadOption, Problem
from metro2033.packs.stated import box_of

TRIAL_SEEDS = (1, 2)
TRIAL_ANSWERS = 4000
MOST_FAULTS = 50


@dataclass(frozen=True)
class Fault:
    """A mistake in a pack, with the card and field if known."""

    problem: Problem
    card: str = ""
    field: str = ""


def faults_of(pack: Pack) -> list[Fault]:
    """Returns the mistakes of a pack; empty if games can be set up with it."""
    file = pack.file
    if file.game not in GAMES:
        return [Fault(BadOption("option-game", game=file.game, allowed=tuple(GAMES)))]
    box = box_of(file.game)
    faults = []
    for card in pack.touched():
        try:
            box.reader.changed(box.content.cards, _only(pack, card))
        except BadContent as problem:
            faults.append(_placed(problem, pack))
    if not faults:
        try:
            for edition in ("", *file.editions):
                find_rules(file.game, edition, {}, (pack,))
        except BadContent as problem:
            faults.append(_placed(problem, pack))
    return faults[:MOST_FAULTS]


def check(pack: Pack) -> None:
    """Raises the first mistake of a pack."""
    for fault in faults_of(pack):
        raise fault.problem


def try_out(pack: Pack) -> None:
    """Plays a few random games with a pack; refuses a pack that breaks them."""
    rules = find_rules(pack.file.game, "", {}, (pack,))
    for seed in TRIAL_SEEDS:
        for seats in (rules.min_seats, rules.max_seats):
            try:
                s = rules.start(seats, Chance(seed=seed))
                play_at_random(s, seed, TRIAL_ANSWERS, rules.housekeeping)
                rules.check(s)
                rules.view(s, 0)
                if s.asked != NOBODY:
                    rules.outlook(s)
            except Exception as fault:  # any failure of the rules here is caused by the cards
                raise BadContent("pack-unplayable", file=pack.file.name) from fault


def _only(pack: Pack, card: str) -> Pack:
    """Returns a pack reduced to one of its cards."""
    file = pack.file
    texts = {language: {card: said[card]} for language, said in file.texts.items() if card in said}
    cards, marks = ({card: each[card]} if card in each else {} for each in (file.cards, file.marks))
    return make(replace(file, cards=cards, marks=marks, texts=texts, editions={}))


def _placed(problem: BadContent, pack: Pack) -> Fault:
    """Locates a mistake: the card and the field named in its details."""
    for detail in ("name", "file"):
        card, _, rest = str(problem.details.get(detail, "")).partition(".")
        if card in pack.touched():
            return Fault(problem, card, rest.partition(".")[0])
    return Fault(problem)
