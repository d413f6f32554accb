"""`pack match`: asks what printed cards say, finds them among ours, and writes the answers into a pack."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from rich.markup import escape
from rich.padding import Padding

from metro2033.cli.command import Option
from metro2033.cli.ink import NOTICE
from metro2033.cli.lookup import field_lines
from metro2033.cli.setting import CommandSetting
from metro2033.cli.wrapping import Console
from metro2033.files import replace_text
from metro2033.kernel.pack import Pack, read_pack
from metro2033.kernel.problem import BadOption
from metro2033.packs.labels import Labels
from metro2033.packs.matching import Match, empty_pack, unknown_cards, with_facts
from metro2033.packs.toml import write_pack

Kind = Annotated[str, Option("--kind", help="pack-match-kind", complete="kinds")]
SKIP, NONE, YES, LEAVE = "", "0", "y", "q"


class Matching:
    """A sitting in which an owner goes through the printed cards of one kind. Every match is saved at once."""

    def __init__(self, file: Path, kind: str, setting: CommandSetting) -> None:
        kinds = setting.rules.reader.kinds
        if kind not in kinds:
            raise BadOption("cards-kind", kind=kind[:40] or "–", allowed=tuple(kinds))
        self.file, self.kind, self.setting, self.say = file, kind, setting, setting.words.say
        self.pack: Pack = read_pack(file) if file.exists() else empty_pack(setting.game, file.stem)
        self.console, self.labels = Console(highlight=False), Labels(setting.words)
        self.found: set[str] = set(self.pack.touched())
        self.none = 0

    def run(self) -> None:
        """Asks for one card after the other until the owner leaves."""
        self.console.print(self.say("match-start"), markup=False)
        try:
            while self._card():
                pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        unknown, all_cards = unknown_cards(self.setting.game, self.kind, self.pack)
        told: dict[str, str | int] = {"none": self.none, "unknown": unknown, "all": all_cards, "file": str(self.file)}
        self.console.print(self.say("match-end", told), markup=False)

    def _card(self) -> bool:
        """Asks about one printed card; returns False to leave."""
        match = Match(self.setting.game, self.kind, self.found)
        if not match.left:
            return False
        self.console.rule(escape(self.say("match-card", {"n": len(match.left)})))
        while (field := match.question()) is not None:
            values = match.values(field)
            self.console.print(f"{self.labels.field(field)}:", markup=False)
            answer = self._choose([self.labels.shown(value) for value in values], self.say("match-value"))
            if answer == LEAVE:
                return False
            if answer == NONE:
                return self._no_match()
            match.say(field, None if answer == SKIP else values[int(answer) - 1])
        return self._pick(match)

    def _pick(self, match: Match) -> bool:
        """Shows the cards that fit; the owner names one, or none."""
        for card in match.left:
            self.console.print(f"[bold]{escape(self.setting.sayer.card(card))}[/]  {card}")
            for line in (self.setting.sayer.card_text(card), *field_lines(card, self.setting)):
                self.console.print(Padding(escape(line), (0, 0, 0, 2)))
        answer = self._choose([self.setting.sayer.card(card) for card in match.left], self.say("match-which"))
        if answer == LEAVE:
            return False
        if answer == SKIP:
            return True
        if answer == NONE:
            return self._no_match()
        card = match.left[int(answer) - 1]
        for field, value in match.open_fields(card):
            asked = self.say("match-same", {"field": self.labels.field(field), "value": self.labels.shown(value)})
            same = self._input(asked)
            if same == LEAVE:
                return False
            if same == YES:
                match.say(field, value)
        name = self._input(self.say("match-name"), keep=True)
        leaves = name == LEAVE
        self.pack = with_facts(self.pack, card, match.facts(card), "" if leaves else name[:80], self.setting.language)
        self.found.add(card)
        replace_text(self.file, write_pack(self.pack))
        self.console.print(self.say("match-saved", {"card": card, "file": str(self.file)}), markup=False)
        return not leaves

    def _no_match(self) -> bool:
        self.none += 1
        self.console.print(self.say("match-none", {"file": str(self.file)}), style=NOTICE, markup=False)
        return True

    def _choose(self, choices: list[str], question: str) -> str:
        """Returns the number of a choice, `NONE`, `SKIP` or `LEAVE`; asks again after anything else."""
        for number, choice in enumerate(choices, 1):
            self.console.print(f"  {number}  {choice}", markup=False)
        allowed = {SKIP, NONE, LEAVE, *(str(number) for number in range(1, len(choices) + 1))}
        while (answer := self._input(question)) not in allowed:
            self.console.print(self.say("match-what", {"most": len(choices)}), style=NOTICE, markup=False)
        return answer

    def _input(self, question: str, *, keep: bool = False) -> str:
        text = self.console.input(f"{question} ", markup=False).strip()
        return text if keep else text.lower()
