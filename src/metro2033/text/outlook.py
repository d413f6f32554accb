"""Renders the outlook of a choice and the odds of a battle as short phrases shown beside the choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from metro2033.kernel.advice import Odds
from metro2033.kernel.choice import AnyChoice
from metro2033.kernel.outlook import Note, Outlook, Progress
from metro2033.text.say import Sayer

NAMES_ITS_CARD = ("buy", "discard", "double", "keep", "lose", "pick", "remove", "remove_turned", "spend", "take")
ALMOST = 0.99  # the chance shown for a battle that is won in all samples, but may be lost if others act differently
DRAWS_ANYWAY = ("deck", "discard", "play", "swap", "turn")  # every main action of the card game ends with a draw


def say_outlook(outlook: Outlook, choice: AnyChoice, sayer: Sayer) -> list[str]:
    """Returns all phrases about a choice beyond its own text."""
    say = sayer.words.say
    parts = [_cost(outlook, sayer)] if outlook.cost or (outlook.discounts and not outlook.later_cost) else []
    if outlook.gain:
        parts.append(say("outlook-gain", {"things": things(outlook.gain, sayer)}))
    if outlook.later_cost:
        later = say("outlook-later-cost", {"things": things(outlook.later_cost, sayer)})
        parts.append(later + _discounts(outlook, sayer))
    if outlook.later_gain:
        parts.append(say("outlook-later-gain", {"things": things(outlook.later_gain, sayer)}))
    for key, cards in (("outlook-takes", outlook.takes), ("outlook-discards", outlook.discards)):
        others = [card for card in cards if card != choice.target or choice.verb not in NAMES_ITS_CARD]
        if others:
            parts.append(say(key, {"cards": _cards(others, sayer)}))
    if outlook.draws and choice.verb not in DRAWS_ANYWAY:
        parts.append(say("outlook-draws", {"n": outlook.draws}))
    parts += [_note(note, sayer) for note in outlook.notes]
    return parts + [say_progress(progress, sayer) for progress in outlook.progress]


def say_beside(
    choice: AnyChoice, outlook: Outlook, figures: str, chance: Odds | None, sayer: Sayer, *, after_move: bool
) -> list[str]:
    """Returns all phrases beside a choice: its card's printed figures, its outlook, and the odds of its battle."""
    parts = [*([figures] if figures else []), *say_outlook(outlook, choice, sayer)]
    if chance is not None:
        parts.append(say_odds(chance, sayer, after_move=after_move))
    return parts


def things(amounts: Mapping[str, int], sayer: Sayer) -> str:
    """Formats a list of amounts, including zeros."""
    words = sayer.words
    parts = []
    for thing, n in amounts.items():
        own = f"thing-{thing}"
        parts.append(words.say(own, {"n": n}) if words.has(own) else words.forms(f"tokens-{thing}", {"n": n})["one"])
    return words.list(parts)


def say_progress(progress: Progress, sayer: Sayer) -> str:
    """Formats the progress of a goal: "Expansion: 3 of 4"."""
    args: dict[str, str | int] = {
        "card": sayer.card(progress.card),
        "have": progress.have,
        "then": progress.then,
        "needed": progress.needed,
    }
    if progress.then != progress.have:
        return sayer.words.say("outlook-progress-moves", args)
    del args["then"]
    return sayer.words.say("outlook-progress", args)


def say_odds(odds: Odds, sayer: Sayer, *, after_move: bool) -> str:
    """Formats both strengths and the chances: "6 against 4: wins about 70 %, draw about 10 %"."""
    words = sayer.words
    chance = 1 if odds.sure else min(odds.chance, ALMOST)
    args: dict[str, str | int] = {"own": odds.own.total or 0, "chance": words.percent(chance, 0)}
    if odds.other.total is None:
        text = words.say("advice-odds-threat", args)
    else:
        text = words.say("advice-odds", {**args, "other": odds.other.total})
    if odds.draw:
        text += ", " + words.say("advice-draw", {"chance": words.percent(odds.draw, 0)})
    if odds.unless:
        text += ", " + words.say("advice-unless", {"cards": _cards(odds.unless, sayer)})
    return words.say("advice-after-move", {"odds": text}) if after_move else text


def _cost(outlook: Outlook, sayer: Sayer) -> str:
    args: dict[str, str | int] = {"things": things(outlook.cost, sayer)}
    left = {thing: outlook.then[thing] for thing in outlook.cost if thing in outlook.then}
    if not left:
        return sayer.words.say("outlook-cost", args) + _discounts(outlook, sayer)
    return sayer.words.say("outlook-cost-left", {**args, "left": things(left, sayer)}) + _discounts(outlook, sayer)


def _discounts(outlook: Outlook, sayer: Sayer) -> str:
    """Formats the cards that change a price, each with its change: " [Peace −1 pig]"."""
    parts = []
    for discount in outlook.discounts:
        for thing, n in discount.change.items():
            change = f"{'−' if n < 0 else '+'}{things({thing: abs(n)}, sayer)}"
            parts.append(sayer.words.say("outlook-discount", {"card": sayer.card(discount.card), "change": change}))
    return f" [{', '.join(parts)}]" if parts else ""


def _note(note: Note, sayer: Sayer) -> str:
    args = {name: sayer.card(str(value)) if name == "card" else value for name, value in note.args.items()}
    if note.key == "strength":
        args["n"] = f"{int(note.args['n']):+}".replace("-", "−")
    return sayer.words.say(f"outlook-{note.key}", args)


def _cards(cards: Sequence[str], sayer: Sayer) -> str:
    return sayer.words.list(sayer.card(card) for card in cards)
