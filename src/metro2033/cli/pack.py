"""`pack`: checks, shows, compares and creates content packs, and extracts facts for the project."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from click.exceptions import Exit

from metro2033.cli.command import Argument, Group, Option
from metro2033.cli.match import Kind, Matching
from metro2033.cli.setting import GameOption, JsonOption, LangOption, choose_setting, errors
from metro2033.cli.streams import echo, print_json
from metro2033.files import replace_text, write_text
from metro2033.games import DEFAULT_GAME, find_rules
from metro2033.kernel.pack import NAME, Pack, read_pack
from metro2033.kernel.problem import BadOption, Problem
from metro2033.packs.check import faults_of, try_out
from metro2033.packs.diff import differences
from metro2033.packs.facts import facts_of, has_wording, patch_of
from metro2033.packs.form import base_of, write_form
from metro2033.packs.labels import Labels
from metro2033.packs.stated import Statement, box_of, count_marks, printed_of, statements
from metro2033.text.origin import say_origin
from metro2033.text.say import Sayer, say_problem
from metro2033.text.words import words_for

FAULTY = 1

File = Annotated[Path, Argument(help="pack-file")]
Other = Annotated[Path, Argument(help="pack-other")]
Title = Annotated[str, Option("--name", help="pack-name")]
Author = Annotated[str, Option("--author", help="pack-author")]
Kinds = Annotated[list[str] | None, Option("--kind", help="pack-kind", complete="kinds")]

app = Group("pack")


@app.verb("check")
def check(file: File, lang: LangOption = "", as_json: JsonOption = False) -> None:
    """Checks a pack, reports all faults, and plays a few games with it if there are none."""
    setting = choose_setting(lang=lang)
    pack = read_pack(file)
    faults = faults_of(pack)
    if not faults:
        try_out(pack)
    if as_json:
        told = [{"card": fault.card, "field": fault.field, "problem": say_problem(fault.problem)} for fault in faults]
        print_json({"fingerprint": pack.fingerprint, "faults": told})
    for fault in faults if not as_json else ():
        errors.print(say_problem(fault.problem, setting.language), markup=False, soft_wrap=True)
    if faults:
        raise Exit(FAULTY)
    if not as_json:
        echo(setting.words.say("pack-fine", _counted(pack)))
        if pack.file.base not in ("", base_of(pack.file.game)):
            echo(setting.words.say("pack-other-base"))


@app.verb("show")
def show(file: File, lang: LangOption = "", as_json: JsonOption = False) -> None:
    """Prints a pack's statements card by card, with the resulting card texts."""
    pack = _read(file)
    setting = choose_setting(pack.file.game, content=[pack], lang=lang)
    if as_json:
        print_json([vars(statement) for statement in statements(pack)])
        return
    words, labels = words_for(setting.language, pack.file.game, (pack,)), Labels(setting.words)
    echo(words.say("pack-head", {"name": pack.file.name, "author": pack.file.author or "–", **_counted(pack)}))
    sayer, last = Sayer(words), ""
    for statement in statements(pack):
        if statement.card != last and words.has(statement.card):
            echo(f"\n{sayer.card(statement.card)}  [{statement.card}]")
            echo(f"  {sayer.card_text(statement.card)}")
        last = statement.card
        echo(f"  {_line(statement, labels, words.language)}")
    for name, edition in pack.file.editions.items():
        flags = ", ".join(f"{flag} = {value}" for flag, value in edition.flags.items())
        echo(words.say("pack-edition-line", {"name": name, "base": edition.base, "flags": flags}))


def _line(statement: Statement, labels: Labels, language: str) -> str:
    value = (
        statement.value.get(language) or next(iter(statement.value.values()))
        if statement.field == NAME
        else labels.shown(statement.value)
    )
    origin = say_origin(labels.words, {statement.field: statement.mark}).partition(": ")[2]
    before = labels.shown(statement.printed) if statement.printed is not None and statement.is_changed else ""
    said = {"field": labels.field(statement.field), "value": value, "origin": origin, "before": before}
    return labels.words.say("pack-changed-line" if before else "pack-stated-line", said)


@app.verb("diff")
def diff(file: File, other: Other, lang: LangOption = "", as_json: JsonOption = False) -> None:
    """Lists the fields in which two packs differ."""
    one, two = _read(file), _read(other)
    found = differences(one, two)
    if as_json:
        print_json([vars(each) for each in found])
        return
    setting = choose_setting(one.file.game, content=[one, two], lang=lang)
    labels = Labels(setting.words)
    for each in found:
        name = setting.words.say(each.card) if each.card and setting.words.has(each.card) else each.card
        left, right = (labels.shown(side) if side is not None else "–" for side in (each.one, each.other))
        said = {"card": name, "field": labels.field(each.field), "one": left, "other": right}
        echo(setting.words.say("pack-difference", said))
    if not found:
        echo(setting.words.say("pack-same"))


@app.verb("new")
def new(
    file: File,
    game: GameOption = DEFAULT_GAME,
    name: Title = "",
    author: Author = "",
    kind: Kinds = None,
    lang: LangOption = "",
) -> None:
    """Writes a template: every currently reconstructed field as a comment with our value."""
    setting = choose_setting(game, lang=lang)
    allowed = setting.rules.reader.kinds
    for chosen in kind or []:
        if chosen not in allowed:
            raise BadOption("cards-kind", kind=chosen[:40], allowed=tuple(allowed))
    if file.exists():
        raise Problem("pack-exists", file=str(file))
    write_text(
        file, write_form(game, (name or file.stem)[:80], author[:80], kind or [], setting.words.say("pack-form-hint"))
    )
    echo(setting.words.say("pack-written", {"file": str(file)}))


@app.verb("match")
def match(file: File, kind: Kind, game: GameOption = DEFAULT_GAME, lang: LangOption = "") -> None:
    """Finds printed cards among ours by what they say, and writes their values into a pack."""
    Matching(file, kind, choose_setting(game, lang=lang)).run()


@app.verb("contribute")
def contribute(file: File, lang: LangOption = "") -> None:
    """Checks a pack and writes its facts beside it as a patch, with what may be contributed."""
    pack, words = _read(file), choose_setting(lang=lang).words
    found, patch = facts_of(pack), patch_of(pack)
    if not patch:
        echo(words.say("pack-facts", {"n": 0}))
        return
    try_out(pack)
    where = file.with_suffix(".patch")
    replace_text(where, patch)
    told: dict[str, str | int] = {"n": len(found), "cards": len({fact.card for fact in found}), "file": str(where)}
    echo(words.say("pack-contribution", told))
    if has_wording(pack):
        errors.print(words.say("pack-wording"), markup=False, soft_wrap=True)


@app.verb("facts")
def facts(file: File, lang: LangOption = "") -> None:
    """Prints a pack's facts as a patch for the project's content files."""
    pack = _read(file)
    words = choose_setting(lang=lang).words
    found = facts_of(pack)
    if patch := patch_of(pack):
        echo(patch.removesuffix("\n"))
    errors.print(words.say("pack-facts", {"n": len(found)}), markup=False, soft_wrap=True)


def _read(file: Path) -> Pack:
    """Reads a pack; raises its first fault."""
    pack = read_pack(file)
    for fault in faults_of(pack):
        raise fault.problem
    return pack


def _counted(pack: Pack) -> dict[str, str | int]:
    """Counts a pack's statements, and the fields known from print without and with it."""
    marks = count_marks(box_of(pack.file.game))
    with_pack = count_marks(find_rules(pack.file.game, "", {}, (pack,)))
    return {
        "fingerprint": pack.fingerprint,
        "game": pack.file.game,
        "fields": sum(1 for _ in statements(pack)),
        "cards": len({statement.card for statement in statements(pack)}),
        "before": printed_of(marks),
        "printed": printed_of(with_pack),
        "total": sum(with_pack.values()),
    }
