"""Renders events, prompts, choices, cards and problems as sentences in one language.

Arguments are ids and numbers; here they become names in the grammatical cases that a sentence may need. `$seat` is a name that can start a
sentence, `$seat_acc` is that name in the accusative, and so on for every attribute of its message.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from metro2033.games import GAMES, find_game
from metro2033.kernel.choice import AnyChoice
from metro2033.kernel.event import Told
from metro2033.kernel.game import Game
from metro2033.kernel.problem import Problem, tell_problems_with
from metro2033.text.nouns import PLAIN
from metro2033.text.words import Words, words_for


@dataclass(frozen=True)
class Cast:
    """The cast of a game: the cards that name each seat and that it is on the table (None before the draft), and what cards are like."""

    players: Sequence[str | None] = ()
    figures: Sequence[str | None] = ()
    strengths: Mapping[str, int] = field(default_factory=dict)
    kinds: Mapping[str, str] = field(default_factory=dict)


def cast_of(game: Game) -> Cast:
    """Returns the cast of a game, for sentences about it."""
    rules, traits, nouns = game.rules, game.rules.traits(game.state), find_game(game.rules.game).nouns
    players, figures = traits.get(nouns.player, ()), traits.get(nouns.figure, ())
    return Cast(players, figures, rules.printed_strengths(), rules.kinds_of_cards())


class Sayer:
    """Renders sentences about one game in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.nouns = find_game(words.game).nouns if words.game else PLAIN

    def card(self, card: str) -> str:
        """Returns a card's name."""
        return self.words.say(card)

    def card_text(self, card: str) -> str:
        """Returns a card's text."""
        return self.words.forms(card).get("text", "")

    def station(self, station: str) -> str:
        """Returns a station's name."""
        return self.words.say(f"station-{station}")

    def seat(self, seat: int, cast: Cast) -> str:
        """Returns the name of a seat: that of its card, or the player's number before the draft."""
        card = cast.players[seat] if seat < len(cast.players) else None
        return self.words.say(card) if card else self.words.say("seat-name", {"n": seat + 1})

    def tokens(self, tokens: Mapping[str, int], form: str = "one") -> str:
        """Formats amounts of resources in a grammatical case."""
        return self.words.list(self._token(kind, n, form) for kind, n in tokens.items() if n)

    def _token(self, kind: str, n: int, form: str) -> str:
        return self.words.forms(f"tokens-{kind}", {"n": n})[form]

    def event(self, told: Told, cast: Cast) -> str:
        """Renders one line of the log."""
        return self.told(self._event_key(told), told, cast)

    def told(self, key: str, told: Told, cast: Cast) -> str:
        """Renders a given sentence with the fields of an event."""
        args: dict[str, str | int] = {}
        known = Cast() if self.nouns.player in told.fields else cast  # a seat that is choosing its card has none yet
        for name, value in told.fields.items():
            self._add(args, name, value, told.fields, known)
        for cause in ("cause_kind", "other_cause_kind"):
            args.setdefault(cause, "none")
        tokens = self.nouns.tokens
        if tokens and all(kind in told.fields for kind in tokens):
            heap = {kind: int(told.fields[kind]) for kind in tokens}
            args |= {"tokens_number": sum(heap.values()), "tokens_acc": self.tokens(heap, "acc")}
        args["cards"] = self._cards(
            [card for place in self.nouns.series if isinstance(card := told.fields.get(place), str)]
        )
        for what in self.nouns.listed:
            cards = [term.source for term in told.terms if term.role == what]
            args |= {f"{what}_number": len(cards), f"{what}_cards": self._cards(cards)}
        for side in self.nouns.sides:
            terms = [(term.source, term.n) for term in told.terms if term.role == side]
            if terms:
                args[f"{side}_sum"] = self.sum(int(told.fields[side]), terms)
        return self.words.say(key, args)

    def _cards(self, cards: Sequence[str]) -> str:
        """Formats several cards as an argument of a sentence."""
        return self.words.list(self.words.say("card-in-list", {"card": self.card(card)}) for card in cards)

    def _event_key(self, told: Told) -> str:
        key = f"event-{told.event}"
        if told.hidden:
            return f"{key}-hidden"
        if "victim" not in told.fields and self.words.has(f"{key}-neutral"):
            return f"{key}-neutral"
        return key

    def sum(self, total: int, terms: Sequence[tuple[str, int]]) -> str:
        """Formats a strength with its terms: "7 = 5 (army) + 2 (Counterattack)"; a single term is not repeated."""
        said = self.terms(terms)
        return said if len(terms) == 1 else self.words.say("strength-sum", {"total": total, "terms": said})

    def terms(self, terms: Sequence[tuple[str, int]]) -> str:
        """Formats the terms of a strength: "5 (army) + 2 (Counterattack)"."""
        parts = []
        for source, n in terms:
            name = self.words.say(f"term-{source}") if self.words.has(f"term-{source}") else self.card(source)
            parts.append(self.words.say("strength-term", {"n": n, "name": name}))
        return " + ".join(parts).replace("+ -", "− ")

    def _add(
        self, args: dict[str, str | int], name: str, value: str | int, fields: Mapping[str, str | int], cast: Cast
    ) -> None:
        """Adds an argument and all its grammatical forms to a sentence's arguments."""
        if name in self.nouns.seats and isinstance(value, int):
            self._add_seat(args, name, value, cast)
        elif isinstance(value, int):
            args |= {name: value, f"{name}_signed": f"{'−' if value < 0 else '+'}{abs(value)}"}
        elif name in self.nouns.selected:
            args[name] = value
        elif name in self.nouns.places:
            args[name] = self.station(value)
        elif value in self.nouns.tokens:
            amount = int(fields.get("amount", 1))
            forms = self.words.forms(f"tokens-{value}", {"n": amount})
            args |= {name: forms["name"], **{f"{name}_{form}": text for form, text in forms.items()}}
        else:
            self._add_card(args, name, value, cast)

    def _add_seat(self, args: dict[str, str | int], name: str, seat: int, cast: Cast) -> None:
        card = cast.players[seat] if seat < len(cast.players) else None
        forms = self.words.forms(card) if card else self.words.forms("seat-name", {"n": seat + 1})
        args |= {name: forms["start"], f"{name}_name": self.seat(seat, cast)}
        args |= {f"{name}_{form}": text for form, text in forms.items()}
        figure = cast.figures[seat] if seat < len(cast.figures) else None
        if figure and name == "seat" and self.nouns.figure not in args:
            self._add_card(args, self.nouns.figure, figure, cast)

    def _add_card(self, args: dict[str, str | int], name: str, card: str, cast: Cast) -> None:
        args[name] = self.card(card)
        args |= {f"{name}_{form}": text for form, text in self.words.forms(card).items()}
        args[f"{name}_kind"] = cast.kinds.get(card, "none")
        if card in cast.strengths:
            args[f"{name}_strength"] = cast.strengths[card]

    def prompt(self, name: str, about: Mapping[str, str], cast: Cast) -> str:
        """Renders a seat's question; `about` names its station, law or card."""
        args: dict[str, str | int] = {}
        for key, value in about.items():
            self._add(args, key, value, {}, cast)
        return self.words.say(f"prompt-{name}", args)

    def choice(self, choice: AnyChoice, prompt: str, cast: Cast) -> str:
        """Renders a choice; some choices have a special text in one question."""
        args: dict[str, str | int] = {}
        if choice.kind in ("number", "strength"):
            args["target"] = int(choice.target)
        elif choice.kind == "pair":
            given, taken = choice.target.split()
            self._add(args, "given", given, {}, cast)
            self._add(args, "taken", taken, {}, cast)
        elif self.words.has(f"station-{choice.target}"):
            args["target"] = self.station(choice.target)
        elif choice.target in self.nouns.tokens:
            forms = self.words.forms(f"tokens-{choice.target}", {"n": 1})
            args |= {"target": forms["name"], "target_one_acc": forms["acc"]}
        elif choice.kind:
            self._add_card(args, "target", choice.target, cast)
        key = f"choice-{choice.verb}-{choice.kind}" if choice.kind else f"choice-{choice.verb}"
        special = f"choice-{prompt}-{choice.verb}"
        return self.words.say(special if self.words.has(special) else key, args)

    def problem(self, problem: Problem) -> str:
        """Renders a problem as one sentence, with the rules behind it."""
        args: dict[str, str | int] = {}
        for name, value in problem.details.items():
            if isinstance(value, Problem):
                args[name] = say_problem(value, self.words.language)
            elif isinstance(value, tuple) and name == "windows":
                args[name] = self.words.list(self.words.say(f"window-{window}") for window in value)
            elif isinstance(value, tuple):
                args[name] = ", ".join(value) if value else self.words.say("list-empty")
            elif name == "station" and self.words.has(f"station-{value}"):
                args[name] = self.station(str(value))
            elif name == "seat" and isinstance(value, int):
                args[name] = value + 1
            else:
                args[name] = value
        sentence = self.words.say(problem.key, args)
        if not problem.rules:
            return sentence
        return self.words.say("cited", {"sentence": sentence, "rules": ", ".join(problem.rules)})


def sayer(language: str, game: str) -> Sayer:
    """Returns the sayer of a language for a game."""
    return Sayer(words_for(language, game))


def say_problem(problem: Problem, language: str = "en") -> str:
    """Renders a problem in a language, regardless of the game it comes from."""
    for game in (*GAMES, ""):
        words = words_for(language, game)
        if words.has(problem.key):
            return Sayer(words).problem(problem)
    raise AssertionError(f"no words for the problem {problem.key}")


def say_faults(words: Words, bot: str, faults: Mapping[str, int]) -> str:
    """Renders how often a bot failed to answer, and why."""
    kinds = {kind: faults.get(kind, 0) for kind in ("late", "crashed", "nonsense", "gone")}
    return words.say("bot-faults", {"bot": bot, "n": sum(faults.values()), **kinds})


tell_problems_with(say_problem)
