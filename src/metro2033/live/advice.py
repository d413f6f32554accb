"""Advice for the player to move: refusals explained, odds, hints, a bot's reasons. Uses only the seat's own knowledge.

Odds and reasons are tasks for a pool. Their seed is fixed, so repeating a request reveals nothing more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from metro2033 import codec, wire
from metro2033.bots.explanation import Explanation, Reason
from metro2033.bots.odds import Odds, battles
from metro2033.bots.registry import bare_name, room_spec
from metro2033.kernel.chain import LogEntry
from metro2033.kernel.choice import Choice, ChoiceTable
from metro2033.kernel.event import Told
from metro2033.kernel.game import turned_to
from metro2033.kernel.problem import IllegalChoice, Problem
from metro2033.kernel.prompt import Prompt
from metro2033.kernel.ruleset import Ruleset
from metro2033.live.access import Forbidden
from metro2033.live.daily import check_advice
from metro2033.live.live_game import LiveGame
from metro2033.live.room import STAND_IN, Room
from metro2033.live.tasks import Task, pack_texts
from metro2033.text.say import Cast, say_problem, sayer

SEED = 2033
WORLDS = 300  # determinizations sampled to find one in which the bot's actual choice was legal


def why_not(table: LiveGame, seat: int, text: str, language: str) -> wire.WhyView:
    """Explains why a choice is not offered to a seat, without playing it."""
    choice, prompt = table.rules.choices.parse(text), table.prompt_for(seat)
    if prompt is None:
        problem: Problem = IllegalChoice("game-over" if table.over else "choice-not-asked", seat=seat)
    elif choice in prompt.options:
        problem = Problem("choice-offered")
    else:
        problem = table.rules.why_not(table.game.state, seat, choice)
    details = dict(problem.details)
    if "choice" in details and prompt is not None:
        cast = Cast(strengths=table.rules.printed_strengths())
        details["choice"] = sayer(language, table.rules.game).choice(choice, prompt.name, cast)
    sentence = say_problem(Problem(problem.key, **details), language)  # the view carries the rule ids separately
    return wire.WhyView(problem.key, sentence, list(problem.rules))


def odds_task(table: LiveGame, seat: int) -> Task | None:
    """Returns the task that computes the odds of a seat's question; None if no option leads to a battle."""
    if table.prompt_for(seat) is None:
        return None
    known = table.rules.determinise(table.game.state, seat, SEED)
    if not battles(table.rules, known, seat):
        return None
    return _task("", table.rules, known, seat, "odds")


def read_odds(text: str) -> list[Odds]:
    """Decodes the odds that a worker has computed."""
    return codec.decode(text, list[Odds])


def advice_task(table: LiveGame, seat: int, proven: str = "") -> Task:
    """Returns the task that computes a hint for a seat's question; a proven choice comes first."""
    if table.prompt_for(seat) is None:
        raise IllegalChoice("game-over" if table.over else "choice-not-asked", seat=seat)
    known = table.rules.determinise(table.game.state, seat, SEED)
    return _task("", table.rules, turned_to(known, seat), seat, "advice", proven)


def reasons_task(room: Room, before: LiveGame, entry: LogEntry, viewer: int, *, over: bool) -> Task:
    """Returns the task that explains a bot's entry; until the game is over, it uses only the viewer's knowledge at that time.

    The viewer's knowledge is determinized until a sampled state allows the bot's choice, and the bot is asked in that state. Choices
    hidden from the viewer are not explained before the game is over.
    """
    worlds: Iterator[Any]
    bot, rules, prompt = room.bot_on(entry.seat), before.rules, before.prompt_for(entry.seat)
    if not bare_name(bot) or prompt is None:
        raise Problem("reasons-no-bot")
    choice = rules.choices.parse(entry.choice)
    if over:
        worlds = iter([before.game.asked_state(entry.seat)])
    else:
        state = before.game.state.clone()
        told = [rules.tell(event, viewer) for event in before.apply(entry).events]
        if not is_told(choice, prompt, told):
            raise Problem("reasons-secret")
        worlds = (rules.determinise(state, viewer, SEED + number) for number in range(WORLDS))
    world = next((world for world in worlds if choice.code in world.options), None)
    if world is None:
        raise Problem("reasons-secret")
    if len(world.options) == 1:
        raise Problem("reasons-single")
    known = rules.determinise(world, entry.seat, SEED)
    return _task(bot, rules, known, entry.seat, "reasons", choice.id)


def is_told(choice: Choice, prompt: Prompt, told: list[Told]) -> bool:
    """Returns whether a choice is public: it was not sealed, and the visible events name all its targets."""
    named = {str(part) for event in told for name, value in event.fields.items() if value for part in (name, value)}
    return not prompt.sealed and named.issuperset(choice.target.split())


def check_alone(room: Room, person: str) -> None:
    """Refuses advice unless all other seats are bots, and in a deal of the day until the day is over."""
    check_advice(room)
    if any(seat.person and seat.person != person for seat in room.seats):
        raise Forbidden("advice-company")


def see_advice(table: LiveGame, text: str, seq: int) -> wire.AdviceView:
    """Converts a worker's explanation to its protocol view."""
    explanation = codec.decode(text, Explanation)
    choices = table.rules.choices
    return wire.AdviceView(
        seq=seq,
        seat=explanation.seat,
        bot=explanation.bot,
        prompt=explanation.prompt,
        chosen=see_choice(choices, explanation.chosen) if explanation.chosen else None,
        reasons=[_see_reason(choices, reason) for reason in explanation.reasons],
        proven=explanation.proven,
    )


def _see_reason(choices: ChoiceTable, reason: Reason) -> wire.ReasonView:
    better = [difference.term for difference in reason.differences if difference.amount > 0]
    worse = [difference.term for difference in reason.differences if difference.amount < 0]
    choice = see_choice(choices, reason.choice)
    return wire.ReasonView(choice, reason.chance, better, worse, reason.error, reason.even)


def see_choice(choices: ChoiceTable, text: str) -> wire.ChoiceView:
    """Converts a choice id to its protocol view."""
    choice = choices.parse(text)
    return wire.ChoiceView(choice.id, choice.verb, choice.kind, choice.target)


def _task(bot: str, rules: Ruleset, known: Any, seat: int, want: Any, chosen: str = "") -> Task:
    settled = tuple((name, str(rules.flag(name))) for name in sorted(rules.options))
    spec, packs = room_spec(bot, STAND_IN), pack_texts(rules)
    saved = rules.save(known)
    return Task(bot, rules.game, rules.edition, settled, saved, SEED, seat, want, chosen, spec, packs)
