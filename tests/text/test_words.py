"""All languages, always together: the same keys, the same placeholders, and a word for everything that can be said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from metro2033.games import GAMES, find_rules
from metro2033.kernel.event import Told
from metro2033.kernel.problem import IllegalChoice
from metro2033.languages import LANGUAGES, TEXTS
from metro2033.text.say import Cast, Sayer, say_problem
from metro2033.text.typeset import plain
from metro2033.text.words import ENTRY, REFERENCE, texts_of, words_for

FORMS = (
    "start",
    "nom",
    "gen",
    "dat",
    "acc",
    "ins",
    "number",
    "gender",
    "kind",
    "signed",
    "one",
    "one_acc",
    "plural_acc",
    "name",
    "text",
    "ability",
    "strength",
    "cards",
)
SAID_BY_THE_PAGE = {"survival4", "round_cap"}  # it looks at these itself
SOURCE = TEXTS.parent
FOLDERS = (TEXTS, *map(texts_of, GAMES))


def files_in(folder: Path, language: str) -> list[Path]:
    """Lists the files of a language, relative to its folder."""
    return sorted(path.relative_to(folder / language) for path in (folder / language).rglob("*.ftl"))


FILES = [(folder, file) for folder in FOLDERS for file in files_in(folder, "en")]


class Variables(Visitor):
    """Collects the variables of a message, case forms folded into the plain name."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        name = node.id.name
        for form in sorted(FORMS, key=len, reverse=True):
            name = name.removesuffix(f"_{form}")
        self.names.add(name)


def messages(path: Path) -> dict[str, set[str]]:
    """Returns every message and attribute of a file with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text()).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value, **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}}
            for key, pattern in parts.items():
                variables = Variables()
                if pattern is not None:
                    variables.visit(pattern)
                assert key not in found, f"{path}: {key} twice"
                found[key] = variables.names
    return found


@pytest.mark.parametrize(("folder", "file"), FILES, ids=lambda path: path.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_key_is_there_with_the_same_placeholders(folder: Path, file: Path, language: str) -> None:
    english, other = messages(folder / "en" / file), messages(folder / language / file)
    assert english.keys() == other.keys()
    for key, variables in english.items():
        assert variables ^ other[key] <= {"edition"}, key  # an edition may print a name in its own language


@pytest.mark.parametrize("game", GAMES)
def test_every_flag_that_a_text_names_is_told_to_clients(game: str) -> None:
    """The page knows the flags of a view alone; what it is not told would be said as the printed rule."""
    rules = find_rules(game, "", {})
    named = set[str]()
    for language in ("en", "pl"):
        for file in files_in(texts_of(game), language):
            named |= set().union(*messages(texts_of(game) / language / file).values())
    assert named & rules.all_flags().keys() <= rules.catalog.told.keys()
    assert rules.catalog.told.keys() <= named | {"edition"} | SAID_BY_THE_PAGE


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_language_has_files_of_its_own(language: str) -> None:
    assert [(folder, file) for folder in FOLDERS for file in files_in(folder, language)] == FILES


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_plurals_know_one_few_and_many(language: str) -> None:
    """A selector over a number names every plural class of the language."""
    for folder, file in FILES:
        text = (folder / language / file).read_text()
        for block in re.findall(r"->\n(.*?)\n\s*}", text, flags=re.S):
            keys = re.findall(r"\[(\w+)\]", block)
            if "few" in keys or "many" in keys:
                assert {"one", "few", "many", "other"} <= set(keys), (file, block)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_prompt_and_choice_has_words(language: str, game: str) -> None:
    words, rules = words_for(language, game), find_rules(game, "", {})
    for kind in rules.events.kinds:
        assert words.has(f"event-{kind.name}"), kind.name
        if kind.secret:
            assert words.has(f"event-{kind.name}-hidden"), kind.name
    for step in rules.steps.by_name:
        if step.startswith(("choose_", "offer_")):
            assert words.has(f"prompt-{step}"), step
    sayer, cast = Sayer(words), Cast(strengths=rules.printed_strengths())
    for choice in rules.choices:
        assert sayer.choice(choice, "", cast)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_station_has_a_name_and_a_text(language: str, game: str) -> None:
    words, rules = words_for(language, game), find_rules(game, "", {})
    for kind, cards in rules.cards().items():
        assert words.has(f"kind-{kind}")
        for card in cards:
            assert words.say(card.id)
            assert words.forms(card.id)["text"]
    for goal in getattr(rules.content.cards, "goal", ()):
        assert words.has(goal.id)
    for station in getattr(rules.catalog, "station_ids", ()):
        assert words.has(f"station-{station}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_the_card_game_agree_with_the_cards(language: str) -> None:
    """Every number on a card stands in its text."""
    words = words_for(language, "breakthrough")
    for kind, cards in find_rules("breakthrough", "", {}).cards().items():
        for card in cards:
            numbers = [getattr(card, field) for field in ("cost", "amount", "reward") if hasattr(card, field)]
            numbers += [card.mission.amount] if hasattr(card, "mission") else []
            numbers += [1] if getattr(card, "loss", "") == "station" else []
            protection = getattr(card, "protection", None)
            numbers += [protection.cost] if protection else []
            text = words.forms(card.id)["text"]
            assert sorted(map(int, re.findall(r"\d+", text))) == sorted(numbers), (kind, card.id)


def test_every_problem_has_words() -> None:
    """Keys of problems are literals in the source; each has its sentence."""
    keys = set()
    for path in SOURCE.rglob("*.py"):
        keys |= set(re.findall(r'(?:Problem|Bad\w+|IllegalChoice)\(\s*"([a-z-]+)"', path.read_text()))
        keys |= set(re.findall(r'"((?:why|save-field|game)-[a-z-]+)"', path.read_text()))
    assert len(keys) > 70
    for language in LANGUAGES:
        games = [words_for(language, game) for game in ("board", "breakthrough", "")]
        for key in sorted(keys):
            assert any(words.has(key) for words in games), f"{language}: {key}"


def test_every_key_that_the_program_says_exists() -> None:
    """A text that is renamed must not leave a caller behind that asks for the old one."""
    known = [words_for("en", game) for game in GAMES]
    said = set()
    for path in SOURCE.rglob("*.py"):
        for owner, key in re.findall(r"""([\w.]*)\bsay\(\s*"([a-z][a-z_-]+)"[,)]""", path.read_text()):
            said.add(f"arena-{key}" if path.match("arena/report.py") and owner == "self." else key)
    assert len(said) > 200
    assert not sorted(key for key in said if not any(words.has(key) for words in known))


def test_a_refusal_is_one_sentence_with_its_rules() -> None:
    refusal = IllegalChoice("why-hansa", ("B-AA-03",), choice="attack x", station="x")
    assert say_problem(refusal, "en") == "Hansa stations can never be attacked. [B-AA-03]"
    assert say_problem(refusal, "de") == "Hanse-Stationen können nie angegriffen werden. [B-AA-03]"
    assert say_problem(refusal, "pl") == "Stacji Hanzy nigdy nie można atakować. [B-AA-03]"
    assert say_problem(refusal, "ru") == "Станции Ганзы атаковать нельзя. [B-AA-03]"


# Cases and plurals, read aloud.
KINDS = find_rules("board", "", {}).kinds_of_cards()
CAST = Cast(("faction_bandits", "faction_red_line"), ("hero_sasha", "hero_khan"), {"th1_looters": 2}, KINDS)
SENTENCES = [
    (
        Told("station_captured", {"seat": 0, "station": "polyanka", "pig": 1, "mushroom": 1, "ammo": 0}),
        "The Bandits capture Polyanka for 1 pig and 1 mushroom.",
        "Die Banditen nehmen Poljanka für 1 Schwein und 1 Pilz ein.",
        "Bandyci przejmują stację Polanka za 1 świnię i 1 grzyb.",
        "Бандиты захватывают станцию «Полянка» за 1 свинью и 1 гриб.",
    ),
    (
        Told("station_captured", {"seat": 0, "station": "polyanka", "pig": 0, "mushroom": 0, "ammo": 0}),
        "The Bandits capture Polyanka for free.",
        "Die Banditen nehmen Poljanka kostenlos ein.",
        "Bandyci przejmują za darmo stację Polanka.",
        "Бандиты бесплатно захватывают станцию «Полянка».",
    ),
    (
        Told("maintenance_paid", {"seat": 1, "pig": 2, "mushroom": 1, "ammo": 5}),
        "The Red Line pays 2 pigs, 1 mushroom and 5 ammo in army maintenance.",
        "Die Rote Linie zahlt 2 Schweine, 1 Pilz und 5 Patronen Unterhalt für die Armee.",
        "Linia Czerwona płaci 2 świnie, 1 grzyb i 5 nabojów za utrzymanie armii.",
        "Красная линия платит 2 свиней, 1 гриб и 5 патронов за содержание армии.",
    ),
    (
        Told("tokens_gained", {"seat": 0, "pig": 0, "mushroom": 1, "ammo": 0}),
        "The Bandits take 1 mushroom as an army action.",
        "Die Banditen nehmen 1 Pilz als Armeeaktion.",
        "Bandyci biorą 1 grzyb (akcja armii).",
        "Бандиты берут 1 гриб (действие армии).",
    ),
    (
        Told("tokens_gained", {"seat": 0, "pig": 0, "mushroom": 0, "ammo": 2, "cause": "faction_bandits"}),
        "The Bandits take 2 ammo as a faction bonus.",
        "Die Banditen nehmen 2 Patronen als Fraktionsbonus.",
        "Bandyci biorą 2 naboje (premia frakcji).",
        "Бандиты берут 2 патрона (бонус фракции).",
    ),
    (
        Told("tokens_gained", {"seat": 0, "pig": 0, "mushroom": 0, "ammo": 1, "cause": "th1_looters"}),
        "The Bandits take 1 ammo as the reward for Looters.",
        "Die Banditen nehmen 1 Patrone als Belohnung für „Plünderer“.",
        "Bandyci biorą 1 nabój (nagroda za zagrożenie „Szabrownicy”).",
        "Бандиты берут 1 патрон (награда за угрозу «Мародёры»).",
    ),
    (
        Told("tokens_gained", {"seat": 0, "pig": 1, "mushroom": 0, "ammo": 0, "cause": "law_taxation"}),
        "The Bandits take 1 pig (Taxation).",
        "Die Banditen nehmen 1 Schwein (Gesetz „Besteuerung“).",
        "Bandyci biorą 1 świnię (prawo „Podatki”).",
        "Бандиты берут 1 свинью (закон «Налогообложение»).",
    ),
    (
        Told("token_stolen", {"seat": 1, "victim": 0, "taken": "pig"}),
        "The Red Line takes 1 pig from the Bandits.",
        "Die Rote Linie nimmt den Banditen 1 Schwein weg.",
        "Linia Czerwona zabiera 1 świnię Bandytom.",
        "Красная линия забирает 1 свинью у Бандитов.",
    ),
    (
        Told("soldiers_recruited", {"seat": 0, "amount": 3, "strength": 5, "pig": 0, "mushroom": 3, "ammo": 3}),
        "The Bandits hire 3 soldiers for 3 mushrooms and 3 ammo: army strength 5.",
        "Die Banditen werben 3 Soldaten für 3 Pilze und 3 Patronen an: Armeestärke 5.",
        "Bandyci rekrutują 3 żołnierzy za 3 grzyby i 3 naboje: siła armii 5.",
        "Бандиты нанимают 3 солдат за 3 гриба и 3 патрона: сила армии 5.",
    ),
    (
        Told("army_disbanded", {"seat": 1, "strength": 5, "pig": 0, "mushroom": 0, "ammo": 0}),
        "The Red Line reduces its army to strength 5.",
        "Die Rote Linie verkleinert die Armee auf Stärke 5.",
        "Linia Czerwona zmniejsza armię do siły 5.",
        "Красная линия сокращает армию до силы 5.",
    ),
    (
        Told("hero_sat_out", {"seat": 0}),
        "Sasha is wounded and sits out this turn.",
        "Sascha ist verwundet und setzt diesen Zug aus.",
        "Sasza jest ranna i pauzuje w tej turze.",
        "Саша ранена и пропускает этот ход.",
    ),
    (
        Told("hero_wounded", {"seat": 1, "station": "polyanka"}),
        "Khan is wounded and goes to Polyanka.",
        "Khan wird verwundet und kommt nach Poljanka.",
        "Chan zostaje ranny i trafia na stację Polanka.",
        "Хан ранен и отправляется на станцию «Полянка».",
    ),
    (
        Told("station_attacked", {"seat": 1, "piece": "army", "station": "polyanka", "victim": 0}),
        "The Red Line attacks the Bandits’ station Polyanka with its army.",
        "Die Rote Linie greift die Station Poljanka der Banditen mit der Armee an.",
        "Linia Czerwona atakuje armią stację Polanka, należącą do Bandytów.",
        "Красная линия атакует армией станцию Бандитов «Полянка».",
    ),
    (
        Told("mission_drawn", {"seat": 0, "amount": 2, "cause": "th1_tunnel_fever"}, hidden=True),
        "The Bandits draw 2 missions as the reward for Tunnel Fever.",
        "Die Banditen ziehen 2 Aufträge als Belohnung für „Tunnelfieber“.",
        "Bandyci dobierają 2 misje (nagroda za zagrożenie „Gorączka tunelowa”).",
        "Бандиты берут 2 задания (награда за угрозу «Туннельная лихорадка»).",
    ),
    (
        Told(
            "battle_counted",
            {"attacker": 7, "defender": 3},
            details=[("attacker army", 5), ("attacker cc_counterattack", 2), ("defender hero_khan", 3)],
        ),
        "Strength: 7 = 5 (army) + 2 (Counterattack) vs. 3 (Khan).",
        "Stärke: 7 = 5 (Armee) + 2 (Gegenangriff) gegen 3 (Khan).",
        "Siła: 7 = 5 (armia) + 2 (Kontratak) kontra 3 (Chan).",
        "Сила: 7 = 5 (армия) + 2 (Контратака) против 3 (Хан).",
    ),
    (
        Told("threat_affected", {"seat": 0, "card": "mi_food_convoy", "n": -2}),
        "The mission Food Convoy changes the threat’s strength by −2.",
        "Der Auftrag „Lebensmitteltransport“ ändert die Stärke der Bedrohung um −2.",
        "Misja „Konwój z żywnością” zmienia siłę zagrożenia o −2.",
        "Задание «Продовольственный обоз» меняет силу угрозы на −2.",
    ),
]


@pytest.mark.parametrize(
    ("told", "english", "german", "polish", "russian"), SENTENCES, ids=lambda value: getattr(value, "event", "")
)
def test_sentences_agree_in_number_and_case(told: Told, english: str, german: str, polish: str, russian: str) -> None:
    said = {"en": english, "de": german, "pl": polish, "ru": russian}
    for language, sentence in said.items():
        assert plain(Sayer(words_for(language, "board")).event(told, CAST)) == sentence


class References(Visitor):
    """Collects the messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.add(f"-{node.id.name}")


@pytest.mark.parametrize("path", sorted([*TEXTS.rglob("*.ftl"), *TEXTS.parent.glob("games/*/text/**/*.ftl")]), ids=str)
def test_messages_parsed_one_by_one_are_those_of_the_whole_file(path: Path) -> None:
    whole = {
        f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name: entry
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message | ast.Term)
    }
    texts = {entry[1]: entry[0] for entry in ENTRY.finditer(path.read_text(encoding="utf-8"))}
    assert texts.keys() == whole.keys()
    for key, text in texts.items():
        (alone,) = FluentParser(with_spans=False).parse(text + "\n").body
        assert isinstance(alone, ast.Message | ast.Term)
        alone.comment = whole[key].comment = None
        assert alone.equals(whole[key]), key
        references = References()
        references.visit(alone)
        assert references.found <= set(REFERENCE.findall(text)), key


def test_added_messages_replace_others_before_and_after_these_were_used() -> None:
    words = words_for.__wrapped__("en", "")
    words.add("help-play = Changed.")
    assert words.say("help-play") == "Changed."
    assert words.say("help-join") and words.has("help-join")
    assert not words.has("help-nothing")
