"""Packs as one file: reading, applying, editions, fingerprints, and every mistake in one sentence with its card and field."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

import metro2033
from metro2033.games import find_rules
from metro2033.kernel.pack import MOST_BYTES, Pack, parse, read_pack
from metro2033.kernel.problem import BadContent, BadOption
from metro2033.languages import LANGUAGES
from metro2033.packs.check import faults_of, try_out
from metro2033.packs.diff import differences
from metro2033.packs.stated import box_of, count_marks, printed_of, statements
from metro2033.packs.toml import write_pack
from metro2033.text.say import Sayer, say_problem
from metro2033.text.words import words_for
from tests.packs.written import BOARD, board_pack, card_pack


def card(name: str, pack: Pack, kind: str = "threat") -> object:
    cards = getattr(find_rules(pack.file.game, "", {}, (pack,)).content.cards, kind)
    return next(card for card in cards if card.id == name)


def test_a_pack_changes_only_what_it_states() -> None:
    before, after = card("th1_looters", parse(BOARD.split("[cards.th")[0], "x")), card("th1_looters", board_pack())
    assert (after.strength, after.type, after.property) == (3, before.type, before.property)  # type: ignore[attr-defined]
    marks = after.provenance  # type: ignore[attr-defined]
    assert marks["strength"] == marks["reward"] == marks["name"] == "owner" and marks["type"] == "reconstructed"
    assert card("eq_akm", board_pack(), "equipment").provenance["copies"] == "house: we like guns"  # type: ignore[attr-defined]


def test_an_optional_field_may_be_added_and_taken_away() -> None:
    assert card("cc_regroup", board_pack(), "combat_card").bonus == 2  # type: ignore[attr-defined]
    tablets = card("iodine_tablets", card_pack(), "resource")
    assert tablets.protection is None and "protection" not in tablets.provenance  # type: ignore[attr-defined]


def test_numbers_of_printed_cards_never_move_and_the_fingerprint_changes() -> None:
    box, changed = box_of("board"), find_rules("board", "", {}, (board_pack(),))
    assert changed.catalog.card_ids == box.catalog.card_ids
    assert changed.content_hash != box.content_hash


def test_a_pack_that_only_confirms_values_plays_as_the_box() -> None:
    pack = parse('{"format":"metro2033 pack 1","name":"x","game":"board","cards":{"th1_looters":{"strength":2}}}', "x")
    assert find_rules("board", "", {}, (pack,)).content_hash == box_of("board").content_hash
    assert printed_of(count_marks(find_rules("board", "", {}, (pack,)))) == printed_of(count_marks(box_of("board"))) + 1
    assert [statement.is_changed for statement in statements(pack)] == [False]


def test_editions_of_a_pack() -> None:
    rules = find_rules("board", "home", {"draw_wins_cancel": "false"}, (board_pack(),))
    assert rules.edition == "home" and rules.flag("tokens_per_faction") == 20
    assert rules.flag("return_to_stage_one") == "false" and rules.flag("market_refill") == "after_purchase"
    with pytest.raises(BadOption) as refused:
        find_rules("board", "home", {}, ())
    assert "home" in str(refused.value)


def test_an_edition_of_a_pack_may_name_a_retired_flag() -> None:
    """Packs of former versions still load, and their records keep their fingerprint apart from the base edition's."""
    text = '{"format":"metro2033 pack 1","name":"x","game":"board","editions":{"old":{"base":"en2012","flags":%s}}}'
    old = find_rules("board", "old", {}, (parse(text % '{"mission_effect_duration":"per_card"}', "x"),))
    plain = find_rules("board", "old", {}, (parse(text % "{}", "x"),))
    assert old.content.flags == plain.content.flags and old.content_hash != plain.content_hash
    with pytest.raises(BadContent):
        find_rules("board", "old", {}, (parse(text % '{"mission_effect_duration":"for_ever"}', "x"),))


def test_toml_and_json_are_the_same_pack() -> None:
    pack = board_pack()
    for text in (write_pack(pack), json.dumps(json.loads(pack.text), indent=2), pack.text):
        assert parse(text, "x") == pack and parse(text, "x").fingerprint == pack.fingerprint
    assert pickle.loads(pickle.dumps(find_rules("board", "", {}, (pack,)))) is find_rules("board", "", {}, (pack,))


def test_texts_follow_the_values_and_fall_back() -> None:
    pack = board_pack()
    said = {language: Sayer(words_for(language, "board", (pack,))) for language in LANGUAGES}
    assert (
        said["en"].card("th1_looters") == "Marauders" and said["en"].card_text("th1_looters") == "Reward: take 2 ammo."
    )
    assert said["pl"].card("th1_looters") == "Szabrownicy"  # the box has a Polish name, and the pack has none
    assert said["ru"].card_text("th1_looters") == "Награда: возьмите 2\xa0патрона."
    assert (
        said["en"].card_text("eq_akm") == "+1 strength, or +2 against physical threats."
    )  # copies are not in the text


NEW = """
format = "metro2033 pack 1"
name = "More missions"
game = "board"
[cards.mi_signal_fire]
kind = "mission"
goal = "g_army8"
ability = [{ verb = "strength", who = "own_army", n = 1 }]
windows = ["pre", "post"]
[texts.en.mi_signal_fire]
name = "Signal { fire } \\"x\\""
"""


def test_a_pack_may_add_cards_whose_texts_are_plain_text() -> None:
    pack = parse(NEW, "x")
    assert not faults_of(pack)
    polish = Sayer(words_for("pl", "board", (pack,)))
    assert polish.card("mi_signal_fire") == 'Signal { fire } "x"'
    assert "twoja armia otrzymuje +1 do siły" in polish.card_text("mi_signal_fire").replace("\xa0", " ")


@pytest.mark.parametrize(
    ("change", "place", "sentence"),
    [
        (("strength = 3", "strength = 33"), ("th1_looters", "strength"), "0..20"),
        (("strength = 3", "strenght = 3"), ("th1_looters", "strenght"), "strength"),
        (('verb = "gain"', 'verb = "gives"'), ("th1_looters", "reward"), "draw_mission"),
        (("[cards.eq_akm]", "[cards.eq_akn]\n[cards.eq_akm]"), ("eq_akn", ""), "kind"),
        (("tokens_per_faction = 20", "tokens_per_faction = 2000"), ("", ""), "5..60"),
        (('base = "en2012"', 'base = "en1912"'), ("", ""), "pl2015"),
        (("[editions.home]", "[editions.pl2015]"), ("", ""), "pl2015"),
    ],
)
def test_mistakes_are_told_with_card_and_field(change: tuple[str, str], place: tuple[str, str], sentence: str) -> None:
    faults = faults_of(board_pack(BOARD.replace(*change)))
    assert [(fault.card, fault.field) for fault in faults] == [place]
    for language in LANGUAGES:
        assert sentence in say_problem(faults[0].problem, language)


def test_all_mistakes_are_told_at_once() -> None:
    text = BOARD.replace("strength = 3", "strength = 33").replace("copies = 3", "copies = 33")
    assert [(fault.card, fault.field) for fault in faults_of(board_pack(text))] == [
        ("eq_akm", "copies"),
        ("th1_looters", "strength"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[" * 10_000,
        '{"a":' * 5_000,
        'format = "metro2033 pack 2"',
        BOARD.replace('game = "board"', ""),
        BOARD.replace("copies = 3", "copies = 2020-01-01"),
        BOARD.replace("house: we like guns", "guesswork"),
        BOARD.replace("[marks.eq_akm]", "[marks.eq_svd]"),
        BOARD.replace("[texts.en", "[texts.xx"),
        BOARD + f'[texts.pl.th1_looters]\nname = "{"x" * MOST_BYTES}"',
        BOARD.replace("strength = 3", "strength = " + "[" * 40 + "]" * 40),
    ],
)
def test_what_is_no_pack_is_refused(text: str) -> None:
    with pytest.raises(BadContent) as refused:
        parse(text, "box.toml")
    assert "box.toml" in str(refused.value)


def test_a_pack_of_another_game_is_refused() -> None:
    with pytest.raises(BadContent):
        find_rules("breakthrough", "", {}, (board_pack(),))
    assert faults_of(parse(BOARD.replace('"board"', '"chess"'), "x"))[0].problem.key == "option-game"


def test_differences_are_told_in_effect() -> None:
    one = board_pack()
    other = board_pack(
        BOARD.replace("strength = 3", "strength = 4")
        .replace("[cards.eq_akm]\ncopies = 3", "")
        .replace('[marks.eq_akm]\ncopies = "house: we like guns"', "")
    )
    found = {(each.card, each.field): (each.one, each.other) for each in differences(one, other)}
    assert found == {("eq_akm", "copies"): (3, 2), ("th1_looters", "strength"): (3, 4)}
    assert not differences(one, one)


def test_games_with_packs_are_played_saved_and_loaded(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text(BOARD)
    game = metro2033.new("board", seats=3, seed=5, edition="home", packs=[tmp_path / "box.toml"])
    for _ in range(60):
        assert game.prompt is not None
        game.answer(game.prompt.seat, game.prompt.options[0])
    game.save(tmp_path / "game.metro")
    again = metro2033.load(tmp_path / "game.metro")  # the record contains the pack
    assert again.rules.packs == (read_pack(tmp_path / "box.toml"),) and again.rules is game.rules
    assert again.rules.digest(again.state) == game.rules.digest(game.state)


def test_a_record_whose_pack_was_changed_is_refused(tmp_path: Path) -> None:
    game = metro2033.new("board", seats=2, packs=[board_pack()])
    text = game.record()
    for lie in (
        text.replace('"strength":3', '"strength":4'),
        text.replace('"strength":3', '"strength":"x'),
        text.replace("pack: {", "pack: { "),
    ):
        (tmp_path / "lie.metro").write_text(lie)
        with pytest.raises(metro2033.Problem):
            metro2033.load(tmp_path / "lie.metro")


@pytest.mark.parametrize("pack", [board_pack(), card_pack()], ids=["board", "cards"])
def test_packs_are_tried_out(pack: Pack) -> None:
    try_out(pack)
