"""Positions as text: they survive a round trip, reveal nothing that a seat does not know, and refuse mistakes with a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import metro2033
from metro2033.games import GAMES, find_rules, finder
from metro2033.kernel import notation, packing
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.problem import BadPosition
from metro2033.kernel.ruleset import Ruleset
from metro2033.kernel.scenario import Scenario, play
from tests.properties import secrecy
from tests.properties.conformance import walk
from tests.seeds import luck

FIND = finder()
TABLES = [
    ("board", edition, seats, options)
    for edition, seats in (("en2012", 3), ("pl2015", 6), ("ru2011", 2))
    for options in ({}, {"mission_claim": "optional"})
] + [("breakthrough", "pl2017", seats, {}) for seats in (2, 5)]
SAFE = re.compile(r"[A-Za-z0-9.=-]+")

# Written by this version. They must be read by every later one that has the same cards; a new form needs a new version.
KEPT = {
    (
        "metro1.board.en2012.2p.round4.whole.choose-endangered-station.3Q1QtgV5ZJVzpVG4VnrJC9FQkZNYbmMB3EARta"
        "hKA43PeTIZS88ZqyrOKJ0gk8h8Tpvtwi7BUPfKuH2ZiXebxLOYKHNlN11HDt2e1rbRc67B8FqspGst7hmdAOEyFWtDnWOh4MdQr8"
        "yrahbxQNq1tI2ejtZPuSTUDcAtfd47Gqdo0J9OneJUefWiPa6oJ9COGpZ75twzOBNy32UoOyJvHqPkcHc0JORQ3qZAzRzG09fUOM"
        "DRxDGUhMRwinBNG5T3UvU60hQ0uKjHhS0GxI9n4tLA0EJZUAdWNLfJZ0SMX5uJ45IY1wHzj8w2eyeWfeYLBiTTIToD"
    ): "50d326663e6ad85a",
    (
        "metro1.breakthrough.pl2017.2p.round5.whole.choose-end.3pieVvmNY8tIUZtJSMwh52w0StntLuU7aMThfNP5Dcoowd"
        "5RHzPE6VI1GFcN1QjbxvdDjqVUMgPsreJyC3CLJmQfATAHbBiS7yKpmNunqdVXuXGQG8hQnrL5Vi3XuWKBZr26h2FAZT0yyivx6I"
        "jkhBUJRZMuuu38TVQU9K73uq0OlxKj0pd43N0Lw48tGl3JCZ2R2hsy8CW57Pv3uSlystC9E3nATa5chWo1pESmww85THR6AviQXo"
        "2PentW8NdIAs3sfoHamOxnziXN6m3Cg"
    ): "89d71d7fe2fdca49",
}


def rules_of(table: tuple[str, str, int, dict[str, str]]) -> tuple[Ruleset, int]:
    game, edition, seats, options = table
    return find_rules(game, edition, options), seats


def positions(every: int, seeds: range) -> Iterator[tuple[Ruleset, int, Any]]:
    """Yields positions of games of every table, played at random."""
    for table in TABLES:
        rules, seats = rules_of(table)
        for seed in seeds:
            for number, s in enumerate(walk(rules, seats, seed, 60)):
                if number % every == seed % every:
                    yield rules, seats, s


def check_round_trip(rules: Ruleset, s: Any) -> None:
    text = notation.write(rules, s)
    assert SAFE.fullmatch(text) and notation.is_position(text) and len(text) < 700, text
    placed = notation.read(text, FIND)
    assert placed.knower is None
    assert placed.rules is rules
    assert rules.save(placed.state) == rules.save(s), s.asked_by
    assert placed.state.options == s.options


def check_seats(rules: Ruleset, seats: int, s: Any) -> None:
    for seat in range(seats):
        text = notation.write(rules, s, seat)
        other = rules.determinise(s, seat, 7)
        assert notation.write(rules, other, seat) == text, (s.asked_by, seat)
        placed = notation.read(text, FIND)
        assert placed.knower == seat
        assert rules.view(placed.state, seat) == rules.view(s, seat), (s.asked_by, seat)
        assert notation.write(rules, placed.state, seat) == text


def test_positions_of_random_games_come_back_as_they_were() -> None:
    checked = 0
    for rules, seats, s in positions(97, range(2)):
        check_round_trip(rules, s)
        check_seats(rules, seats, s)
        checked += 1
    assert checked > 100


@pytest.mark.slow
def test_ten_thousand_positions_come_back_as_they_were() -> None:
    checked = 0
    for rules, seats, s in positions(5, range(20, 29)):
        check_round_trip(rules, s)
        if checked % 10 == 0:
            check_seats(rules, seats, s)
        checked += 1
    assert checked >= 10_000


@pytest.mark.parametrize(
    ("table", "exchange"),
    [(TABLES[0], secrecy.exchange_missions), (TABLES[-1], secrecy.exchange_hands)],
    ids=["missions", "hands"],
)
def test_what_a_seat_cannot_know_does_not_change_its_text(table: Any, exchange: secrecy.Exchange) -> None:
    """Hidden cards are exchanged by other means than those the text is made with."""
    rules, seats = rules_of(table)
    rnd, changed = luck("notation", table), 0
    for number, s in enumerate(walk(rules, seats, 11, 40)):
        if number % 29 or s.asked == NOBODY or s.sealed or getattr(s, "swapped", None):
            continue
        if s.asked_by[0].__name__ == secrecy.COMPLETING:
            continue
        viewer = rnd.choice([seat for seat in range(seats) if seat != s.asked])
        other = s.clone()
        exchange(other, viewer, rnd)
        other.rng ^= rnd.getrandbits(60)
        changed += notation.write(rules, other) != notation.write(rules, s)
        assert notation.write(rules, other, viewer) == notation.write(rules, s, viewer), s.asked_by
    assert changed > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_has_a_position_too(game: str) -> None:
    rules = find_rules(game, "", {})
    *_, last = walk(rules, 3, 3, rules.round_limit)
    rnd = luck("end", game)
    running = metro2033.new(game, seats=3, seed=3)
    while not running.over:
        prompt = running.ask()
        running.answer(prompt.seat, rnd.choice(prompt.options))
    for s in (running.state, last):
        check_round_trip(rules, s)
    assert ".over." in running.position()


def test_numbers_are_written_in_digits_and_letters() -> None:
    rnd = luck("numbers")
    for bits in (0, 1, 6, 64, 2000):
        number = rnd.getrandbits(bits) if bits else 0
        assert packing.read_number(packing.write_number(number)) == number


@pytest.mark.parametrize(
    "value",
    [0, -1, 14, 15, -70_000, 2**64 - 1, None, "", "zażółć", [], [5], [3, 1, 2], [7, 7, -1], [[1, 2], []], [None, [1]]],
)
def test_values_come_back_as_they_were(value: Any) -> None:
    out = packing.Packer((), {})
    out.value("", value)
    out.value("", 3)
    source = packing.Unpacker(out.whole(), (), {})
    assert source.value("") == value
    assert source.value("") == 3
    assert source.is_empty()


def test_steps_of_every_game_have_codes_of_their_own() -> None:
    for game in GAMES:
        names = find_rules(game, "", {}).steps.by_name
        assert len(packing.step_codes(names)) == len(names)


def test_a_mistake_in_a_text_is_found_and_told_in_a_sentence() -> None:
    game = metro2033.new(seats=3, seed=5)
    text = game.position()
    middle = len(text) // 2 + 40
    for wrong in (text[:-1], text[:middle] + text[middle + 1 :], text.replace(".3p.", ".4p.")):
        with pytest.raises(BadPosition, match="has a mistake in it"):
            metro2033.load(wrong)
    with pytest.raises(BadPosition, match="written in version 2 of the format"):
        metro2033.load(text.replace("metro1", "metro2"))
    with pytest.raises(BadPosition, match="isn’t the text of a position"):
        metro2033.load("metro1.board")


def test_no_flipped_character_is_read_as_another_position() -> None:
    text = metro2033.new("breakthrough", seats=3, seed=5).position()
    rnd = luck("flips")
    for _ in range(300):
        at = rnd.randrange(len("metro1."), len(text))
        letter = rnd.choice(packing.DIGITS)
        if letter != text[at]:
            with pytest.raises(metro2033.Problem):
                metro2033.load(text[:at] + letter + text[at + 1 :])


def test_a_text_made_by_hand_with_a_right_check_sum_must_still_be_possible() -> None:
    rules = find_rules("board", "", {})
    rnd = luck("forged")
    text = metro2033.new(seats=3, seed=5).position()
    head, _, state = text.rpartition(".")
    number = packing.read_number(state[: -notation.CHECK_DIGITS])
    for _ in range(200):
        forged = packing.write_number(number ^ 1 << rnd.randrange(24, number.bit_length()))
        try:
            placed = notation.read(f"{head}.{forged}{notation._check_sum(head, forged)}", FIND)
        except BadPosition:
            continue
        rules.check(placed.state)


def test_a_text_is_read_as_messengers_and_terminals_wrap_it() -> None:
    text = metro2033.new(seats=3, seed=5).position(0)
    wrapped = "\n  ".join(text[at : at + 80] for at in range(0, len(text), 80))
    assert metro2033.load(wrapped).position(0) == text


def test_a_loaded_game_is_played_on_and_has_no_record() -> None:
    game = metro2033.new("breakthrough", seats=3, seed=5)
    rnd = luck("loaded")
    for _ in range(30):
        game.answer(game.ask().seat, rnd.choice(game.ask().options))
    again, mine = metro2033.load(game.position()), metro2033.load(game.position(1))
    assert again.ask() == game.ask()
    assert mine.view(1) == game.view(1)
    for one in (again, mine):
        while not one.over:
            one.answer(one.ask().seat, rnd.choice(one.ask().options))
        with pytest.raises(metro2033.Problem, match="has no record"):
            one.record()
    with pytest.raises(metro2033.Problem, match="There’s no seat 3"):
        game.position(3)


def test_house_rules_and_packs_belong_to_a_position(tmp_path: Path) -> None:
    ours = metro2033.new("board", seats=2, seed=1, options={"mission_claim": "optional"})
    text = ours.position()
    assert ".mission-claim=optional." in text
    assert metro2033.load(text).rules is ours.rules
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "threats.toml").write_text("")
    with_pack = metro2033.new("board", seats=2, seed=1, packs=[pack])
    assert metro2033.load(with_pack.position(), packs=[pack]).rules is with_pack.rules
    with pytest.raises(BadPosition, match="needs the content packs"):
        metro2033.load(with_pack.position())
    with pytest.raises(BadPosition, match="needs the content packs"):
        metro2033.load(metro2033.new("board", seats=2, seed=1).position(), packs=[pack])


def test_a_scenario_may_begin_at_the_text_of_a_position() -> None:
    rules = find_rules("breakthrough", "", {})
    game = metro2033.new("breakthrough", seats=2, seed=5)
    played = play(Scenario("pasted", [], game.position(), [], "breakthrough"), rules)
    assert played.prompt == game.prompt
    for wrong in (game.position(0), metro2033.new(seats=2).position()):
        with pytest.raises(metro2033.Problem):
            play(Scenario("pasted", [], wrong, [], "breakthrough"), rules)


def test_texts_of_earlier_versions_are_still_read() -> None:
    for text, digest in KEPT.items():
        game = metro2033.load(text)
        assert game.rules.digest(game.state) == digest
