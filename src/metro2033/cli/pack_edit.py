"""`pack edit`: an interactive editor for printed cards. Every answer is saved at once and can be undone."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from metro2033.cli.streams import echo
from metro2033.files import write_text
from metro2033.games import find_rules
from metro2033.kernel.content import provenance_word
from metro2033.kernel.pack import ABSENT, FORMAT, HOUSE, NAME, OWNER, Pack, PackFile, make, read_pack
from metro2033.kernel.problem import BadOption
from metro2033.packs.check import faults_of
from metro2033.packs.form import base_of
from metro2033.packs.forms import Form, forms_of
from metro2033.packs.labels import Labels
from metro2033.packs.stated import cards_by_id, count_marks, printed_of
from metro2033.packs.toml import write_pack
from metro2033.text.origin import say_origin
from metro2033.text.say import Sayer, say_problem
from metro2033.text.typeset import plain
from metro2033.text.words import words_for

Cards = dict[str, tuple[str, dict[str, Any]]]


class Editor:
    """One editing session on a pack."""

    def __init__(self, file: Path, game: str, language: str) -> None:
        self.file = file
        self.language = language
        self.pack = read_pack(file) if file.exists() else self._begin(game)
        self.game = self.pack.file.game
        self.labels = Labels(words_for(language, self.game))
        self.undone: list[Pack] = []

    def _begin(self, game: str) -> Pack:
        return make(PackFile(FORMAT, self.file.stem[:80] or "pack", game, base=base_of(game)))

    def run(self) -> None:
        """Asks for cards until an answer is empty."""
        if not sys.stdin.isatty():
            raise BadOption("play-no-terminal")
        if not self.file.exists():
            name, author = self._ask("pack-ask-name"), self._ask("pack-ask-author")
            file = msgspec.structs.replace(self.pack.file, name=name[:80] or self.pack.file.name, author=author[:80])
            self._save(make(file))
        while True:
            self._tell_progress()
            answer = self._ask("pack-ask-card")
            if not answer:
                return
            if answer == "u":
                self._undo()
            elif card := self._find(answer):
                self._edit_card(card)

    # Cards and fields

    def _cards(self) -> Cards:
        return cards_by_id(find_rules(self.game, "", {}, (self.pack,)))

    def _tell_progress(self) -> None:
        counted = count_marks(find_rules(self.game, "", {}, (self.pack,)))
        self._say("pack-progress", printed=printed_of(counted), total=sum(counted.values()))

    def _find(self, wanted: str) -> str:
        """Finds a card by id or by part of its name; asks if several match."""
        words = self._words()
        named = {card: plain(words.say(card) if words.has(card) else card) for card in self._cards()}
        found = (
            [wanted]
            if wanted in named
            else [card for card, name in named.items() if wanted.casefold() in f"{card} {name}".casefold()]
        )
        if not found:
            self._say("pack-no-card", card=wanted)
            return ""
        return found[0] if len(found) == 1 else self._choose(found, [named[card] for card in found])

    def _edit_card(self, card: str) -> None:
        while True:
            kind, fields = self._cards()[card]
            words = self._words()
            sayer = Sayer(words)
            echo(f"\n{sayer.card(card) if words.has(card) else card}  [{card}]")
            echo(f"  {sayer.card_text(card)}" if words.has(card) else "")
            names = [*([NAME] if NAME in fields["provenance"] else []), *forms_of(self.game)[kind]]
            told = [self._field_line(card, name, fields) for name in names]
            chosen = self._choose(names, told, empty=True)
            if not chosen:
                return
            self._edit_field(card, kind, chosen, fields)

    def _field_line(self, card: str, field: str, fields: dict[str, Any]) -> str:
        mark = fields["provenance"].get(field)
        origin = say_origin(self.labels.words, {field: mark}).partition(": ")[2] if mark else "–"
        value = plain(self._words().say(card)) if field == NAME else self.labels.shown(fields[field])
        return f"{self.labels.field(field)}: {value}  ({origin})"

    def _edit_field(self, card: str, kind: str, field: str, fields: dict[str, Any]) -> None:
        is_printed = self._yes("pack-ask-printed")
        value = (
            self._ask("pack-ask-text")
            if field == NAME
            else self._value(forms_of(self.game)[kind][field], fields[field])
        )
        if value is None or value == "":
            return
        file = self.pack.file
        texts, cards = dict(file.texts), dict(file.cards)
        if field == NAME:
            said = dict(texts.get(self.language, {}))
            texts[self.language] = {**said, card: {**said.get(card, {}), NAME: value[:400]}}
        else:
            cards[card] = {**cards.get(card, {}), field: value}
        mark = OWNER if is_printed else HOUSE
        marks = {name: dict(held) for name, held in file.marks.items()}
        marks.setdefault(card, {})[field] = mark
        changed = make(msgspec.structs.replace(file, cards=cards, texts=texts, marks=marks))
        if faults := faults_of(changed):
            echo(say_problem(faults[0].problem, self.language))
            return
        self.undone.append(self.pack)
        self._save(changed)
        self._say("pack-noted", origin=self.labels.words.say(f"provenance-{provenance_word(mark)}"))

    def _undo(self) -> None:
        if not self.undone:
            self._say("pack-nothing-to-undo")
            return
        self._save(self.undone.pop())
        self._say("pack-undone")

    def _save(self, pack: Pack) -> None:
        self.pack = pack
        write_text(self.file, write_pack(pack))

    # Values

    def _value(self, form: Form, before: Any) -> Any:
        """Asks for a value of a form, part by part; None leaves it unchanged."""
        match form.kind:
            case "number":
                return self._number(form)
            case "choice":
                values = [*form.values, *([ABSENT] if form.optional else [])]
                return self._choose(values, [self.labels.value(value) for value in values], empty=True) or None
            case "yes_no":
                return self._yes("pack-ask-yes")
            case "table":
                return self._table(form)
            case "list":
                return self._list(form, before if isinstance(before, list) else [])
            case "effect":
                return self._effect(form)
        if form.optional and not self._yes("pack-ask-has"):
            return ABSENT
        return {name: value for name, part in form.parts.items() if (value := self._part(name, part)) is not None}

    def _number(self, form: Form) -> int | str | None:
        while answer := self._ask("pack-ask-number", least=form.least, most=form.most):
            digits = answer.replace("−", "-").removeprefix("+")
            if digits.removeprefix("-").isdecimal() and form.least <= int(digits) <= form.most:
                return int(digits)
            if answer == "-" and form.optional:
                return ABSENT
            self._say("pack-ask-number", least=form.least, most=form.most)
        return None

    def _table(self, form: Form) -> Any:
        if form.word and self._yes("pack-ask-word", word=self.labels.value(form.word)):
            return form.word
        found = {}
        for key in form.values:
            echo(self.labels.value(key))
            if (n := self._number(form)) is not None and n != 0:
                found[key] = n
        return found

    def _list(self, form: Form, items: list[Any]) -> list[Any] | None:
        """Asks for changes to a list, one item at a time, until it is accepted."""
        assert form.item is not None
        items = list(items)
        while True:
            for number, item in enumerate(items, 1):
                echo(f"  {number}. {self.labels.shown(item)}")
            answer = self._ask("pack-ask-list")
            if not answer:
                return items
            if answer == "+" and len(items) < form.most:
                item = self._value(form.item, None)
                items += [item] if item is not None else []
            elif answer.removeprefix("-").isdecimal() and 1 <= int(answer.removeprefix("-")) <= len(items):
                del items[int(answer.removeprefix("-")) - 1]

    def _effect(self, form: Form) -> dict[str, Any] | None:
        verbs = list(form.verbs)
        verb = (
            verbs[0] if len(verbs) == 1 else self._choose(verbs, [self.labels.verb(one) for one in verbs], empty=True)
        )
        if not verb:
            return None
        parts = {name: self._part(name, part) for name, part in form.verbs[verb].items()}
        return {"verb": verb, **{name: value for name, value in parts.items() if value is not None}}

    def _part(self, name: str, form: Form) -> Any:
        """Asks for a part of an effect; an optional part only if it is wanted."""
        if form.optional and not self._yes("pack-ask-part", part=self.labels.part(name)):
            return None
        if not form.optional:
            echo(self.labels.part(name))
        if form.kind == "parts":
            parts = {key: self._part(key, part) for key, part in form.parts.items()}
            return {key: value for key, value in parts.items() if value is not None}
        while (value := self._value(msgspec.structs.replace(form, optional=False), None)) is None:
            pass
        return value

    # Questions

    def _words(self) -> Any:
        return words_for(self.language, self.game, (self.pack,))

    def _say(self, key: str, **args: str | int) -> None:
        echo(self.labels.words.say(key, args))

    def _ask(self, key: str, **args: str | int) -> str:
        try:
            return input(f"{plain(self.labels.words.say(key, args))} ").strip()
        except EOFError:
            return ""

    def _yes(self, key: str, **args: str | int) -> bool:
        answer = self._ask(key, **args).casefold()
        return answer[:1] in [word.strip() for word in self.labels.words.say("pack-yes").split(",")]

    def _choose(self, values: Sequence[str], told: Sequence[str], *, empty: bool = False) -> str:
        for number, line in enumerate(told, 1):
            echo(f"  {number}. {line}")
        while answer := self._ask("pack-ask-which"):
            if answer.isdecimal() and 1 <= int(answer) <= len(values):
                return values[int(answer) - 1]
            if answer in values:
                return answer
        return "" if empty or not values else values[0] if len(values) == 1 else ""
