"""Texts follow the rules that are played by: cards, faces, help and station names under house rules and editions."""

from __future__ import annotations

import re

import pytest

from metro2033 import svg
from metro2033.games import find_rules
from metro2033.languages import LANGUAGES
from metro2033.text.say import Sayer
from metro2033.text.typeset import plain
from metro2033.text.words import Words, texts_of, words_for, words_of

NO_EFFECT = {
    "en": "With the house rules of this game, the ability has no effect.",
    "de": "Mit den Hausregeln dieser Partie hat die Fähigkeit keine Wirkung.",
    "pl": "Przy zasadach domowych tej partii zdolność nie działa.",
    "ru": "По домашним правилам этой партии свойство не действует.",
}
SAID = {
    ("faction_red_line", "red_line_victory_points", "9"): ("only 9", "nur 9", "tylko 9", "достаточно 9"),
    ("faction_red_line", "red_line_victory_points", "12"): ("need 12", "12 Siegpunkte", "12 punktów", "нужно 12 очков"),
    ("faction_1905", "conf_1905_extra_votes", "1"): (
        "1 extra vote.",
        "1 zusätzliche Stimme.",
        "1 dodatkowy głos",
        "1 дополнительный голос",
    ),
    ("faction_1905", "conf_1905_extra_votes", "5"): (
        "5 extra votes",
        "5 zusätzliche Stimmen",
        "5 dodatkowych głosów",
        "5 дополнительных голосов",
    ),
    ("eq_handcar", "handcar_station_off_limits", "true"): ("scout there", "erkunden", "zwiadu", "разведку"),
}
UNSAID = {
    ("faction_red_line", "red_line_victory_points", "10"): (
        "victory points",
        "Siegpunkte",
        "punktów zwycięstwa",
        "очков победы",
    ),
    ("faction_1905", "conf_1905_law_peek", "false"): ("laws", "Gesetze", "prawa", "закон"),
    ("faction_1905", "conf_1905_extra_votes", "0"): ("extra vote", "zusätzliche", "dodatkow", "дополнительн"),
    ("eq_handcar", "handcar_makes_station_own", "false"): ("station", "Station", "stacja", "станция"),
    ("eq_handcar", "handcar_army_reach", "false"): ("set out", "losziehen", "wyruszyć", "выступить"),
}


def text_of(card: str, language: str, **options: str) -> str:
    return plain(Sayer(words_of(language, find_rules("board", "", options))).card_text(card))


@pytest.mark.parametrize("case", SAID, ids="-".join)
def test_F_03_a_card_says_what_the_house_rule_makes_it(case: tuple[str, str, str]) -> None:
    card, option, value = case
    for language, words in zip(LANGUAGES, SAID[case], strict=True):
        assert words in text_of(card, language, **{option: value})


@pytest.mark.parametrize("case", UNSAID, ids="-".join)
def test_F_11_a_card_is_silent_about_what_a_house_rule_takes_away(case: tuple[str, str, str]) -> None:
    card, option, value = case
    for language, words in zip(LANGUAGES, UNSAID[case], strict=True):
        assert words in text_of(card, language)
        assert words not in text_of(card, language, **{option: value})


@pytest.mark.parametrize(
    ("card", "option"),
    [("hero_miller", "hero_card_may_change_equipment_limit"), ("hero_sasha", "hero_use_ability_action")],
)
def test_F_20_an_ability_without_effect_says_so(card: str, option: str) -> None:
    for language in LANGUAGES:
        assert text_of(card, language, **{option: "false"}) == NO_EFFECT[language]
        assert text_of(card, language) != NO_EFFECT[language]


def test_F_03_the_picture_of_a_card_follows_the_house_rule() -> None:
    usual, changed = (
        svg.card("faction_red_line", rules=find_rules("board", "", options))
        for options in ({}, {"red_line_victory_points": "10"})
    )
    assert "9 victory points" in " ".join(usual.split()) or "victory points" in usual
    assert usual != changed and "victory" not in changed


def test_texts_without_rules_tell_the_usual_edition() -> None:
    for language in LANGUAGES:
        assert Sayer(words_for(language, "board")).card_text("faction_red_line") == Sayer(
            words_of(language, find_rules("board", "", {}))
        ).card_text("faction_red_line")


def help_of(language: str, game: str, **flags: str | int) -> Words:
    """Returns the words of newcomers' help as the page has them: with the flags of a view, or with none."""
    return Words(language, [texts_of(game) / language / "help" / "newcomers.ftl"], flags=lambda: flags)


ONE_SYMBOL = {
    "en": "One matching symbol is enough",
    "de": "Ein passendes Symbol genügt",
    "pl": "Wystarczy jeden zgodny symbol",
    "ru": "Хватит одного",
}
ALL_SYMBOLS = {"en": "All symbols", "de": "Alle Symbole", "pl": "wszystkie symbole", "ru": "все символы"}
ALL_AWAY = {
    "en": "all your ready tokens are spent",
    "de": "alle deine verfügbaren Marker",
    "pl": "wszystkie dostępne znaczniki",
    "ru": "все ваши доступные жетоны",
}
USUAL = {f"survival{number}": "false" for number in range(1, 5)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_C_68_help_follows_the_survival_variants(language: str) -> None:
    usual = help_of(language, "breakthrough", **USUAL).say("first-choose_defence")
    assert ONE_SYMBOL[language] in usual and ALL_AWAY[language] not in usual
    first = help_of(language, "breakthrough", **USUAL | {"survival1": "true"})
    assert ALL_SYMBOLS[language] in first.say("first-choose_defence")
    assert first.forms("term-protection") != help_of(language, "breakthrough", **USUAL).forms("term-protection")
    second = help_of(language, "breakthrough", **USUAL | {"survival2": "true"})
    assert ALL_AWAY[language] in second.say("first-choose_defence")


@pytest.mark.parametrize("language", LANGUAGES)
def test_B_EV_03_help_does_not_promise_any_resource_from_polis(language: str) -> None:
    """What Polis produces must be on the round track, and ammo and mushrooms also pay for missions."""
    words = help_of(language, "board", red_line_victory_points="9")
    track = {"en": "round track", "de": "Rundenleiste", "pl": "tor Rundy", "ru": "дорожка раундов"}[language]
    missions = {"en": "missions", "de": "Aufträge", "pl": "misje", "ru": "задания"}[language]
    assert track in words.say("first-choose_polis_production")
    assert all(missions in words.forms(f"term-{token}")["text"] for token in ("ammo", "mushroom"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_F_24_the_switch_is_named_after_all_missions_not_only_completed_ones(language: str) -> None:
    label = words_for(language, "board").say("web-option-mission_ability_in_combat")
    assert not re.search("complet|erfüllt|ukończon|выполнен", label, re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_F_03_the_goal_names_what_the_red_line_needs(language: str) -> None:
    goals = [help_of(language, "board", red_line_victory_points=needed).say("primer-1") for needed in (8, 9, 10)]
    assert "8" in goals[0] and "9" in goals[1] and not {"8", "9"} & set(goals[2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_B_CD_04_the_third_type_of_combat_card_is_called_as_the_rulebook_calls_it(language: str) -> None:
    """F-14: neutral in the English and the Polish book, manoeuvre in the Russian one."""
    name = {"en": "Neutral", "de": "Neutral", "pl": "Neutralna", "ru": "Манёвр"}[language]
    assert words_for(language, "board").say("face-combat-neutral") == name


def test_Q_27_the_polish_edition_prints_some_station_names_in_polish() -> None:
    printed = {
        "chekhovskaya": "Czechowska",
        "borovitskaya": "Borowicka",
        "arbatskaya_polis": "Arbatska (Polis)",
        "serpukhovskaya": "Sierpuchowska",
        "marksistskaya": "Marksistskaja",
    }
    polish = Sayer(words_of("pl", find_rules("board", "pl2015", {})))
    assert {station: plain(polish.station(station)) for station in printed} == printed
    other = Sayer(words_of("pl", find_rules("board", "ru2011", {})))
    assert plain(other.station("chekhovskaya")) == "Czechowskaja"
