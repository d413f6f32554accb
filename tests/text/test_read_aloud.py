"""Golden games read aloud: every event, question, choice and refusal met in them is a clean sentence in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.event import Told
from metro2033.languages import LANGUAGES
from metro2033.text.say import Cast, Sayer, say_problem
from metro2033.text.typeset import typeset
from metro2033.text.words import words_for

GAMES = Path(__file__).parents[1] / "games"
# One table of every edition, and the card game with all variants.
RECORDS = (
    "board_en2012_2_002",
    "board_pl2015_3_004",
    "board_ru2011_4_005",
    "breakthrough_pl2017_3_003",
    "breakthrough_pl2017_all_4_500",
)
ASKED_WHY = 40  # one question in this many explains why all other choices are not offered

NEVER = {
    "a raw id": re.compile(r"[a-z0-9]_[a-z0-9]"),
    "an unresolved variable": re.compile(r"[{}$]"),
    "two spaces": re.compile(r"[ \u00a0]{2}"),
    "a space before punctuation": re.compile(r"[ \u00a0](?:[.,;:!?](?:\s|$)|…)"),
    "a straight quote": re.compile(r"[\"']"),
    "a hyphen for a minus": re.compile(r"(?:^|[\s(])-\d"),
    "three dots": re.compile(r"\.\.\."),
}
LEAKS = {
    "en": re.compile(r"[А-Яа-яёĄąĆćĘęŁłŃńÓóŚśŹźŻż„«»]|\d[ \u00a0]%"),
    "de": re.compile(
        r"[А-Яа-яёĄąĆćĘęŁłŃńÓóŚśŹźŻż”«»]|\d%"
        r"|\b(?:the|and|of|for|with|army|hero|none|pick|paid|random|station|turn|card|mission)\b"
    ),
    "pl": re.compile(r"[А-Яа-яё“«»]|\b(?:the|and|of|for|with|army|hero|none|pick|paid|random)\b"),
    "ru": re.compile(r"[A-Za-z]{3,}|[“”„]"),
}
YOU = {
    "en": re.compile(r"\b[Yy]ours?\b|\b[Yy]ou\b"),
    "de": re.compile(r"\b[Dd](?:u|ich|ir|ein\w*)\b"),
    "pl": re.compile(r"\b[Tt]w(?:ój|oj\w+)\b|\b[Cc]iebie\b|\b[Tt]obie\b"),
    "ru": re.compile(r"\b[Вв]ы\b|\b[Вв]ас\b|\b[Вв]ам\b|\b[Вв]аш\w*\b"),
}
LATIN_NAMES = re.compile(r"АКМ|SVD|RPK|AKM|VDNKh|ИИ|II|III|IV")


ABOUT = (
    ("station", "battle", "station"),
    ("law", "vote", "law"),
    ("card", "prompt", "card"),
    ("threat", "attack", "threat"),
    ("card", "payment", "mission"),
)


def what_about(view: Any) -> dict[str, str]:
    """Returns the subject of the open question, in either game."""
    found = ((name, getattr(getattr(view, part, None), field, None)) for name, part, field in ABOUT)
    return {name: value for name, value in found if value}


class Reading:
    """What happens in a game, each thing once: events with who plays, questions, choices, refusals."""

    def __init__(self, name: str) -> None:
        read = record.read((GAMES / f"{name}.metro").read_text())
        game = record.begin(read.header, find_rules)
        rules = self.rules = game.rules
        self.events: dict[str, tuple[Told, Cast]] = {}
        self.choices: dict[tuple[str, str], Cast] = {}
        self.prompts: dict[str, tuple[str, dict[str, str], Cast]] = {}
        self.refusals: dict[str, Exception] = {}
        events, asked = list(game.opening), 0
        for line in read.lines:
            if not line.mark.isdigit():
                continue
            traits = rules.traits(game.state)
            cast = Cast(
                traits.get("faction", ()), traits.get("hero", ()), rules.printed_strengths(), rules.kinds_of_cards()
            )
            for event in events:
                for reader in (None, 0):
                    told = rules.tell(event, reader)
                    self.events[f"{told} {cast.players} {cast.figures}"] = (told, cast)
            prompt = game.prompt
            assert prompt is not None
            for option in prompt.options:
                self.choices[prompt.name, option.id] = cast
            about = what_about(game.view(prompt.seat))
            self.prompts[f"{prompt.name} {about}"] = (prompt.name, about, cast)
            if asked % ASKED_WHY == 0:
                for choice in rules.choices:
                    if choice not in prompt.options:
                        refusal = rules.why_not(game.state, prompt.seat, choice)
                        if refusal.key != "choice-not-offered":  # which quotes what was typed
                            self.refusals[f"{refusal.key} {refusal.details.get('station')}"] = refusal
            asked += 1
            events = game.answer(int(line.mark), line.text)


@cache
def reading(name: str) -> Reading:
    return Reading(name)


def faults(text: str, language: str, *, told_of_others: bool) -> list[str]:
    """Returns the faults of a sentence, by name."""
    found = [fault for fault, pattern in NEVER.items() if pattern.search(text)]
    if LEAKS[language].search(LATIN_NAMES.sub("", text)):
        found.append("another language")
    if told_of_others and YOU[language].search(text):
        found.append("you")
    if typeset(text, language) != text:
        found.append("a bad break")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RECORDS)
def test_everything_met_in_a_game_is_a_clean_sentence(name: str, language: str) -> None:
    met = reading(name)
    sayer = Sayer(words_for(language, met.rules.game))
    wrong = []
    for told, cast in met.events.values():
        text = sayer.event(told, cast)
        wrong += [(fault, text) for fault in faults(text, language, told_of_others=True)]
        if not told.event.endswith("phase_began") and not text.endswith((".", "!", "?")):
            wrong.append(("no end", text))
    for prompt, about, cast in met.prompts.values():
        text = sayer.prompt(prompt, about, cast)
        wrong += [(fault, text) for fault in faults(text, language, told_of_others=False)]
    for (prompt, choice), cast in met.choices.items():
        text = sayer.choice(met.rules.choices.parse(choice), prompt, cast)
        wrong += [(fault, text) for fault in faults(text, language, told_of_others=False)]
    for refusal in met.refusals.values():
        text = re.sub(r" \[[^]]*\]$", "", say_problem(refusal, language))  # type: ignore[arg-type]
        wrong += [(fault, text) for fault in faults(text, language, told_of_others=False)]
    assert sorted(set(wrong)) == []
    assert len(met.events) > 200 and len(met.choices) > 50 and len(met.refusals) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_check_finds_faults(language: str) -> None:
    assert faults("tokens_gained", language, told_of_others=False)
    assert faults("2 {$n}", language, told_of_others=False)
    assert faults("a  b", language, told_of_others=False)
    assert faults(
        {"en": "you pay", "de": "deine Armee", "pl": "twoja armia", "ru": "ваш герой"}[language],
        language,
        told_of_others=True,
    )


def test_names_of_english_cards_are_in_title_case() -> None:
    small = {"a", "and", "from", "im.", "in", "of", "on", "the", "to", "with", "gorod"}
    for game in ("board", "breakthrough"):
        words = words_for("en", game)
        for card in find_rules(game, "", {}).kinds_of_cards():
            parts = re.findall(r"[^\s()-]+", words.say(card))
            assert all(part[0].isupper() or part[0].isdigit() or part in small for part in parts), words.say(card)
            assert parts[0][0].isupper()
