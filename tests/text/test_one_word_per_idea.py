"""One word per idea: words outside the glossary, calques and engine words are found, and no bare name meets grammar.

Every entry has an example that it must find, so that no pattern can fall asleep.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from metro2033.games import GAMES
from metro2033.languages import LANGUAGES, TEXTS
from metro2033.text.words import texts_of

ROOT = Path(__file__).parents[2]
ALL, BOARD, CARDS = "", "board", "breakthrough"  # where a word is forbidden: everywhere, or in the texts of one game

# (where, what is not said, what it would look like); what is said instead stands in the glossary
FORBIDDEN = {
    "en": [
        (ALL, r"\bupkeep", "no upkeep"),  # maintenance
        (ALL, r"\btermin(us|i)\b", "at a terminus"),  # line end
        (ALL, r"\bmanoeuvre", "against a manoeuvre"),  # neutral card
        (ALL, r"\btid(y|ies|ied|ying)\b", "Tidying up"),  # clear
        (ALL, r"\w(ization|izing)\b", "mobilization"),  # British spelling
        (ALL, r"\bnotices?\b", "Notices by mail"),  # notification
        (ALL, r"\be-mail", "an E-mail address"),  # email
        (ALL, r"\b(every|some|any)body\b", "It attacks everybody"),  # everyone, someone, anyone
        (ALL, r"\bspaces? of (the|all)\b", "the next space of the round track"),  # position
        (ALL, r"\bbeats? (a|the) ?(\d\+ )?(hero|threat|monster)", "hero beats a 5+ threat"),  # defeat
        (ALL, r"\bpromis(e|es|ed)\b", "The server’s promise"),  # seal
        (ALL, r"(?<!--)\bcommit(s|ted|ments?)\b", "Commitment to this game’s luck"),  # seal
        (ALL, r"\b(last|right|your|one|\d) answers?\b", "The last answer was taken back"),  # move
        (ALL, r"\bA number answers", "A number answers."),
        (ALL, r"(^|[.;:,] )[Ww]ho (wins|loses|attacks|fails|can)\b(?!.*\?)", "The rest: who fails to repel it, pays."),
        (ALL, r"\bstands? beside\b", "Prices stand beside every order"),  # calques
        (ALL, r"\breckons? with\b", "The bars reckon with sensible play"),
        (ALL, r"\bholds (at once|for every)", "it holds for everyone"),
        (ALL, r"\bnew luck\b", "with new luck"),
        (ALL, r"\bby (a|the same) link\b", "come back by the same link"),
        (ALL, r"\bpossible worlds\b", "on 8 possible worlds"),
    ],
    "de": [
        (ALL, r"(?-i:\bMission|\bQuest)", "Eine neue Mission"),  # Auftrag
        (ALL, r"\berober|\bEinnahme", "eine Station erobern"),  # einnehmen
        (ALL, r"\bablegen\b|\babgelegt\b", "eine Karte ablegen"),  # abwerfen
        (ALL, r"\bAnleitung|\bRegelbuch", "laut Anleitung"),  # Regelheft
        (ALL, r"\bLesart", "nach unserer Lesart"),  # Auslegung
        (ALL, r"\bHansa\b", "bei der Hansa"),  # Hanse
        (ALL, r"\bRohstoff|\bToken für", "1 Rohstoff"),  # Ressource
        (ALL, r"\bverletzt", "Der Held ist verletzt"),  # verwundet
        (ALL, r"\bSchnelligkeit", "Schnelligkeit 3"),  # Tempo
        (ALL, r"\bunentschieden|\bRemis\b", "Der Kampf endet unentschieden."),  # Gleichstand
        (ALL, r"\bSpiel (ist zu Ende|endet|gewinn)|\bdas Spiel gewinn", "Das Spiel ist zu Ende."),  # Partie
        (ALL, r"[Aa]uf der Karte (führen|ist|wähl)|\bLandkarte", "Auf der Karte führen Pfeile"),  # Plan
        (CARDS, r"\bquer\b", "quer als Schutz"),  # gedreht
        (CARDS, r"\bfriedlich", "friedliche Ressourcen"),  # zivil
        (ALL, r"\b(Account|Login|Button|Setting|Feature|Download|Update|Level)s?\b", "Dein Account"),  # Konto …
        (ALL, r"(?-i:(?<=[a-zäöüß,] )(Sie|Ihnen|Ihre[mnrs]?)\b)", "Wenn Sie wollen"),  # du
        (ALL, r"\w[:*]innen\b", "Spieler:innen"),
        (ALL, r"\d%", "60%"),  # 60 %
        (ALL, r"(?-i:[a-zäöüß]…(?!\w))", "Lädt…"),  # Lädt …
    ],
    "pl": [
        (ALL, r"\btarg(u|iem|owisk\w*)?\b", "wizyta na targu"),  # Bazar
        (ALL, r"\bwerb(u|ow)", "werbunek"),  # rekrutacja
        (ALL, r"\bpodb[oó]j", "Podbój armią"),  # przejęcie
        (ALL, r"\bbitw", "Wygrana bitwa"),  # walka
        (ALL, r"\bmacierzyst", "stacja macierzysta"),  # bazowa
        (BOARD, r"\bamunicj", "amunicja"),  # naboje
        (ALL, r"\bciemności", "Zagrożenie z ciemności"),  # mrok
        (CARDS, r"\bZasob\w+ wojskow|\bi wojskowe\b", "Pokojowe i wojskowe"),  # militarne
        (ALL, r"\bedycj", "Decyduje edycja."),  # wydanie
        (ALL, r"\bna ręce\b", "karty na ręce"),  # w ręce
        (ALL, r"\bzajęci[eau]m?\b(?! stacji za darmo)(?<!do zajęcia)", "zajęcie za 2"),  # przejęcie
        (BOARD, r"(?-i:\bzasob(y|ów|om|ami)\b)", "wymiana zasobów"),  # surowce
        (CARDS, r"\bżeton", "żeton na stacji"),  # znacznik
        (CARDS, r"(?<!z)\buż(yt[yeęą]|ytych|ytego) znacznik", "użyte znaczniki"),  # zużyte
        (ALL, r"\bsprząt|\bporządki\b", "Sprzątanie"),  # porządkowanie
        (ALL, r"\b[Kk]art[aęy] ze zwiadu\b", "kartę ze zwiadu"),  # zagrożenie ze zwiadu
        (ALL, r"(?-i:\blini[iaę] okrężn)", "linia okrężna"),  # Linia Okrężna
        (ALL, r"(?-i:\btor(u|ze|em)? rund)", "tor rundy"),  # tor Rundy
        (ALL, r"\bzobowiąz", "Zobowiązanie serwera"),  # pieczęć
        (ALL, r"\bgotów\b", "jeszcze nie jest gotów"),  # no gender
        (ALL, r"(?<!w twoim )\bimi(ę|enia|eniem)\b(?! bohatera)", "Twoje imię przy stole"),  # pseudonim, nazwa
        (ALL, r"\b(ostatni|dobr)a odpowiedź|ostatnią odpowiedź|to odpowiedź", "Następna dobra odpowiedź"),  # ruch
        (ALL, r"\bnastąpi(ło)? wylogowanie", "Nastąpiło wylogowanie."),
        (ALL, r"\bnowym losem\b|\b[Ss]prawdzalny los\b", "z nowym losem"),
        (ALL, r"\bCzemu nie\b", "Czemu nie?"),
        (ALL, r"(?-i:[a-zżźćńółęąś]) …$", "naciśnij Enter …"),
        (ALL, r"\bp\.p\.", "−2,0 p.p."),  # pkt proc.
    ],
    "ru": [
        (ALL, r"\bтемнот|\bтьм[аыуе]\b", "Угроза из темноты"),  # туннели
        (ALL, r"\bродн(ая|ой|ую) станци", "родная станция"),  # домашняя
        (ALL, r"\bудержанн|\bудерживайте", "Удержанные станции"),  # оставленная
        (ALL, r"\bнабор солдат|\bнаберите солдат", "набор солдат"),  # наём
        (CARDS, r"\bлекарства\b", "лекарства"),  # медицина
        (ALL, r"\bсыгра(ть|йте) карт|\bиграет карт|\bиграют одну", "сыграть карту"),  # разыграть
        (ALL, r"\bпол[еяю] дорожк", "следующее поле дорожки"),  # деление
        (ALL, r"[Нн]а карте или в списке|стоит на карте|m — карт|по карте и", "выберите её на карте или в списке"),  # схема
        (ALL, r"\bобещани|\bобещан[оаы]?\b|\bобязательств|связ(ал|ывает) себя", "даёт обещание о секрете"),  # печать
        (ALL, r"\bберёт ничьи|\bничьи (за ней|ваши)", "герой берёт ничьи"),  # побеждает в ничьей
        (ALL, r"(?<!про)\bголосу(ют|йте) за закон|за какой из них", "голосуют за закон"),  # по закону
        (ALL, r"\bлиш(ить|ил|ения)\b.* чата", "Лишить человека чата."),  # отключить чат
        (ALL, r"\bуборк", "Уборка"),  # убрать со стола
        (ALL, r"\bобороня|\bоборон[аы]\b|\bотбит(ь|ься|а)\b|\bотбились", "Обороняется ваша армия"),  # защищать, отразить
        (ALL, r"\b[Пп]оследний ответ|верный ответ|— ответ\b|это ответ", "Последний ответ отменён."),  # ход
        (ALL, r"\bновой удачей", "с новой удачей"),
        (ALL, r"\bИгра (окончена|начнётся|ушла|продолжается)|выиграть игру|[Вв]ернуть ход", "Игра окончена"),  # партия
        (ALL, r"готов\(а\)", "✓ готов(а)"),  # no gender
        (ALL, r"^Проигрывать$|^Почему нет\?$", "Почему нет?"),
        (ALL, r"какова (его )?скорость", "столько шагов, какова его скорость"),
    ],
}  # fmt: skip
PRINTED = {  # names of things, and what an edition prints
    ("en", "manoeuvre"): ("ru2011",),
    ("pl", "amunicj"): ("Skrzynka amunicji",),
    ("ru", "оборон"): ("Глухая оборона",),
}


class Texts(Visitor):
    """Collects the texts of a pattern, a gap for every placeable; variants apart."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.said.append("".join(part.value if isinstance(part, ast.TextElement) else "⟨⟩" for part in node.elements))
        self.generic_visit(node)


def patterns(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    """Yields every message and attribute of a file."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            for key, value in ((entry.id.name, entry.value), *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes)):  # fmt: skip
                if value is not None:
                    yield key, value


def files_of(language: str, pattern: str) -> list[Path]:
    """Lists the files of a language: shared ones, then those of each game."""
    return [path for folder in (TEXTS, *map(texts_of, GAMES)) for path in sorted((folder / language).rglob(pattern))]


def shown(path: Path) -> str:
    """Names a file by its path in the package, without its language."""
    return re.sub(r"(?:games/)?(\w+/)?text/\w\w/", r"\1", path.relative_to(TEXTS.parent).as_posix())


def sentences(language: str) -> Iterator[tuple[str, str, str]]:
    """Yields everything that a language says: the file, the key or line, and the text."""
    for path in files_of(language, "*.ftl"):
        for key, value in patterns(path):
            texts = Texts()
            texts.visit(value)
            yield from ((shown(path), key, said) for said in texts.said)
    for path in files_of(language, "*.md"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield shown(path), str(number), line


def faults(language: str, file: str, text: str) -> list[str]:
    """Returns the words of a text that are forbidden."""
    found = []
    for where, pattern, _ in FORBIDDEN[language]:
        if where in file and (match := re.search(pattern, text, re.IGNORECASE)):
            allowed = next(
                (said for (tongue, word), said in PRINTED.items() if tongue == language and word in pattern), ()
            )
            if not any(said in text for said in allowed):
                found.append(match[0])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_another_word(language: str) -> None:
    found = [(file, key, faults(language, file, text), text) for file, key, text in sentences(language)]
    assert len(found) > 3000
    assert [fault for fault in found if fault[2]] == []


@pytest.mark.parametrize(
    ("language", "where", "pattern", "example"),
    [(language, *entry) for language in LANGUAGES for entry in FORBIDDEN[language]],
)
def test_every_forbidden_word_would_be_found(language: str, where: str, pattern: str, example: str) -> None:
    assert re.search(pattern, example, re.IGNORECASE)
    assert faults(language, f"{where}/events.ftl", example)


# A bare name has no article, number or gender: "Bandits", "Confederation of 1905", a nickname. It stands beside a colon, in
# brackets or at the end; a sentence about it asks for its forms instead (`$seat_gen`, `$seat_number`).
NAMES_IN_TERMINALS = {
    "tui-absent": "seat",
    "tui-proposal": "seat",
    "tui-proposal-end": "seat",
    "tui-waiting": "seat",
    "tui-you": "seat",
    "play-hand-over": "seat",
    "play-won": "seat",
    "play-thinking": "seat",
}


def named_by_the_page() -> dict[str, str]:
    """Returns the messages that get the bare name of a seat, with the variable that has it."""
    found = {}
    for path in (*(ROOT / "web/src").rglob("*.svelte"), *(ROOT / "web/src").rglob("*.ts")):
        for key, rest in re.findall(r'\bt\(\s*"([\w-]+)",\s*\{([^{}]*)\}', path.read_text(encoding="utf-8")):
            for variable in re.findall(r"(\w+):[^,]*\bsayer\.seat\(", rest):
                found[key] = variable
    return found


def is_bare(pattern: ast.Pattern, name: str) -> bool:
    """Returns whether a word leans on the name in a pattern: "Bandits is", "army of Bandits"."""
    parts = pattern.elements
    for at, part in enumerate(parts):
        if not isinstance(part, ast.Placeable):
            continue
        if isinstance(part.expression, ast.SelectExpression):
            if any(is_bare(variant.value, name) for variant in part.expression.variants):
                return True
        elif isinstance(part.expression, ast.VariableReference) and part.expression.id.name == name:
            before = parts[at - 1] if at else None
            after = parts[at + 1] if at + 1 < len(parts) else None
            if isinstance(after, ast.TextElement) and re.match(r"\s?\w|[’']s", after.value):
                return True
            if isinstance(before, ast.TextElement) and re.search(
                r"\b(of|the|with|by|von|mit|für|gegen|durch|z|od|przez|у|от|для) $", before.value
            ):
                return True
    return False


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bare_name_meets_grammar(language: str) -> None:
    names = named_by_the_page() | NAMES_IN_TERMINALS
    assert {"web-hand-over", "flow-is-moving", "map-reach-army", "stage-has-chosen"} < names.keys()
    said = {key: value for path in files_of(language, "*.ftl") for key, value in patterns(path)}
    assert [key for key, variable in names.items() if is_bare(said[key], variable)] == []


@pytest.mark.parametrize(
    "text",
    [
        "{ $seat } is next",
        "army of { $seat }",
        "{ $seat }’s turn",
        "Armee von { $seat }",
        "Przegrana z { $seat }",
        "Победа у { $seat }",
    ],
)
def test_a_bare_name_would_be_found(text: str) -> None:
    message = FluentParser().parse(f"key = {text}").body[0]
    assert isinstance(message, ast.Message) and message.value is not None and is_bare(message.value, "seat")
