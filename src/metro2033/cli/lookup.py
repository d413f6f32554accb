"""`rule`, `cards` and `content`: look up rules and cards without a game."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from metro2033.cli.command import Argument, Option
from metro2033.cli.setting import (
    CommandSetting,
    ContentOption,
    EditionOption,
    GameOption,
    JsonOption,
    LangOption,
    OptionOption,
    VariantOption,
    choose_setting,
    errors,
)
from metro2033.cli.streams import echo, print_json
from metro2033.cli.wrapping import Console
from metro2033.games import DEFAULT_GAME, GAMES, find_rules
from metro2033.kernel.content import WORDS, provenance_word
from metro2033.kernel.flags import allowed_values
from metro2033.kernel.pack import ABSENT, NAME
from metro2033.kernel.problem import BadOption, Problem
from metro2033.kernel.ruleset import Ruleset
from metro2033.packs.labels import Labels
from metro2033.packs.stated import RECONSTRUCTED, cards_by_id
from metro2033.text.origin import say_origin
from metro2033.text.rulebook import OUR_READING, RuleEntry, find, search
from metro2033.text.typeset import plain, typeset

MOST_HITS = 20


def rule(
    words: Annotated[list[str], Argument(help="rule-words", complete="rules")],
    game: GameOption = DEFAULT_GAME,
    edition: EditionOption = "",
    lang: LangOption = "",
    as_json: JsonOption = False,
) -> None:
    """Prints a rule by its id, or searches by words."""
    setting = choose_setting(game, edition, lang=lang)
    if setting.edition not in GAMES[game].editions:
        raise BadOption("option-edition", edition=edition[:40], allowed=GAMES[game].editions)
    wanted = " ".join(words)
    found = find(setting.language, game, wanted.upper())
    hits = [found] if found else search(setting.language, game, wanted)
    if not hits:
        raise Problem("rule-unknown", words=wanted[:80])
    if as_json:
        print_json([_rule_data(entry, setting) for entry in hits])
    elif len(hits) == 1:
        _show_rule(hits[0], setting)
    else:
        for entry in hits[:MOST_HITS]:
            echo(f"{entry.id:8}  {entry.title}")
        if len(hits) > MOST_HITS:
            errors.print(setting.words.say("rule-more", {"more": len(hits) - MOST_HITS}))


def _rule_data(entry: RuleEntry, setting: CommandSetting) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(entry)
    return data | {"edition": setting.edition, "here": entry.editions.get(setting.edition, "")}


def _show_rule(entry: RuleEntry, setting: CommandSetting) -> None:
    console = Console(highlight=False)
    say = setting.words.say
    said = partial(typeset, language=setting.language)
    console.print(f"[bold]{entry.id}[/]  {said(entry.title)}")
    for paragraph in entry.text:
        console.print(Padding(said(paragraph), (0, 0, 0, 2)))
    here = entry.editions.get(setting.edition)
    if here:
        console.print(Padding(f"[bold]{setting.edition}:[/] {said(here)}", (0, 0, 0, 2)))
    for edition, text in entry.editions.items():
        if edition != setting.edition:
            console.print(Padding(f"[dim]{edition}: {said(text)}[/]", (0, 0, 0, 2)))
    if entry.source:
        source = entry.source.replace(OUR_READING, say("rule-our-reading"))
        console.print(Padding(f"[dim]{say('rule-source', {'source': source})}[/]", (0, 0, 0, 2)))
    for switch in entry.switches:
        rules = _rules_with(switch, setting)
        values = ", ".join(allowed_values(type(rules.catalog.flags), switch))
        args: dict[str, str | int] = {"switch": switch, "value": rules.flag(switch), "values": values}
        console.print(Padding(say("rule-switch", args), (0, 0, 0, 2)))
    if entry.see:
        console.print(Padding(f"[dim]{say('rule-see', {'see': ', '.join(entry.see)})}[/]", (0, 0, 0, 2)))


def _rules_with(switch: str, setting: CommandSetting) -> Ruleset:
    """Returns rules that have a switch: a rule of the other game may be looked up without naming that game."""
    games = [setting.rules, *(find_rules(game, "", {}) for game in GAMES)]
    return next(rules for rules in games if switch in rules.all_flags())


def cards(
    words: Annotated[list[str] | None, Argument(help="cards-words", complete="cards")] = None,
    kind: Annotated[str, Option("--kind", help="cards-kind", complete="kinds")] = "",
    says: Annotated[list[str] | None, Option("--says", help="cards-says")] = None,
    game: GameOption = DEFAULT_GAME,
    edition: EditionOption = "",
    option: OptionOption = None,
    variant: VariantOption = "",
    content: ContentOption = None,
    lang: LangOption = "",
    as_json: JsonOption = False,
) -> None:
    """Lists or searches cards, with their texts and the provenance of every field."""
    setting = choose_setting(game, edition, option, variant, content, lang)
    kinds = setting.rules.cards()
    if kind and kind not in kinds:
        raise BadOption("cards-kind", kind=kind[:40], allowed=tuple(kinds))
    printed = _printed(says or [], setting)
    wanted = [word.casefold() for word in words or []]
    rows = [
        (name, card)
        for name, members in kinds.items()
        if kind in ("", name)
        for card in members
        if all(word in _searchable(card, setting) for word in wanted)
    ]
    if says:
        rows = [(name, card) for name, card in rows if _fits(card.id, printed, setting)]
    if as_json:
        print_json([card_data(name, card, setting) for name, card in rows])
        return
    console = Console(highlight=False)
    for name, card in rows:
        console.print(f"[bold]{setting.sayer.card(card.id)}[/]  [dim]{card.id}, {setting.words.say(f'kind-{name}')}[/]")
        console.print(Padding(setting.sayer.card_text(card.id), (0, 0, 0, 2)))
        for line in field_lines(card.id, setting):
            console.print(Padding(f"[dim]{escape(line)}[/]", (0, 0, 0, 2)))
    if not rows:
        raise Problem("cards-none-says" if says else "cards-none")
    if says:
        marks = [mark for _, card in rows for mark in card.provenance.values()]
        unknown = sum(provenance_word(mark) == RECONSTRUCTED for mark in marks)
        told = {"cards": len(rows), "unknown": unknown, "fields": len(marks)}
        errors.print(setting.words.say("cards-unknown", told), markup=False, soft_wrap=True)


def _printed(says: list[str], setting: CommandSetting) -> dict[str, str]:
    """Parses what a printed card says, as FIELD=VALUE; a field has the name of the content files or its label."""
    labels, fields = Labels(setting.words), {field for _, card in cards_by_id(setting.rules).values() for field in card}
    names = {labels.field(field).casefold(): field for field in fields} | {field: field for field in fields}
    found: dict[str, str] = {}
    for pair in says:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("option-form", text=pair[:80])
        field = names.get(name.strip().casefold())
        if field is None:
            raise BadOption("cards-field", field=name[:40], allowed=tuple(sorted(fields - {"provenance"})))
        found[field] = value.strip().casefold()
    return found


def _fits(card: str, printed: dict[str, str], setting: CommandSetting) -> bool:
    """Returns whether a card has all printed values, written as in the content files or as they are shown."""
    labels, (_, fields) = Labels(setting.words), cards_by_id(setting.rules)[card]
    return all(
        field in fields and value in (str(fields[field]).casefold(), labels.shown(fields[field]).casefold())
        for field, value in printed.items()
    )


def field_lines(card: str, setting: CommandSetting) -> list[str]:
    """Returns every field of a card with its value and its source, to compare with the printed card."""
    labels, (_, fields) = Labels(setting.words), cards_by_id(setting.rules)[card]
    lines = []
    for field, mark in fields["provenance"].items():
        value = plain(setting.sayer.card(card)) if field == NAME else labels.shown(fields.get(field, ABSENT))
        origin = say_origin(setting.words, {field: mark}).partition(": ")[2]
        said = {"field": labels.field(field), "value": value, "origin": origin}
        lines.append(setting.words.say("pack-stated-line", said))
    return lines


def _searchable(card: Any, setting: CommandSetting) -> str:
    return plain(f"{card.id} {setting.sayer.card(card.id)} {setting.sayer.card_text(card.id)}").casefold()


def card_data(kind: str, card: Any, setting: CommandSetting) -> dict[str, Any]:
    """Returns a card as plain data: its kind, name and text, every field and the provenance of each."""
    data: dict[str, Any] = msgspec.to_builtins(card)
    return {"kind": kind, "name": setting.sayer.card(card.id), "text": setting.sayer.card_text(card.id), **data}


def content(
    game: GameOption = DEFAULT_GAME,
    edition: EditionOption = "",
    content: ContentOption = None,
    lang: LangOption = "",
    as_json: JsonOption = False,
) -> None:
    """Counts the loaded content by kind and by provenance."""
    setting = choose_setting(game, edition, content=content, lang=lang)
    counted = count_content(setting)
    if as_json:
        print_json(counted)
        return
    say = setting.words.say
    totals = counted["provenance"]
    shown = [word for word in WORDS if totals[word]]
    table = Table("", say("content-cards"), *(say(f"provenance-{word}") for word in shown), box=None)
    for kind, row in counted["fields"].items():
        table.add_row(say(f"kind-{kind}"), str(counted["kinds"][kind]), *(str(row[word]) for word in shown))
    total = str(sum(counted["kinds"].values()))
    table.add_row(say("content-total"), total, *(str(totals[word]) for word in shown))
    Console(highlight=False).print(table)


def count_content(setting: CommandSetting) -> dict[str, Any]:
    """Counts cards by kind, and fields by provenance."""
    kinds: dict[str, int] = {}
    fields: dict[str, dict[str, int]] = {}
    for kind, marks in setting.rules.provenance().items():
        kinds[kind] = len(marks)
        words = [provenance_word(mark) for card in marks for mark in card]
        fields[kind] = {word: words.count(word) for word in WORDS}
    totals = {word: sum(row[word] for row in fields.values()) for word in WORDS}
    return {
        "game": setting.game,
        "edition": setting.edition,
        "content": setting.rules.content_hash,
        "kinds": kinds,
        "provenance": totals,
        "fields": fields,
    }
