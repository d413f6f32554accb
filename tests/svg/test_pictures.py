"""Pictures of tables and cards: as stored, well formed at every point of a game, escaped, and for their viewer alone."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import metro2033
from metro2033 import svg
from metro2033.games import GAMES, find_rules
from metro2033.kernel import record
from metro2033.kernel.problem import BadOption
from metro2033.languages import LANGUAGES
from tests.svg.make import RECORDS, STORED, pictures, position

EVERY = [(name, draw) for name, draw in pictures()]
DRAWN = ("board_en2012_6_001.metro", "board_ru2011_2_002.metro", "breakthrough_pl2017_2_005.metro")


def words(picture: str) -> str:
    """Returns all text of a picture, tips included."""
    return " ".join(ElementTree.fromstring(picture).itertext())


@pytest.mark.parametrize(("name", "draw"), EVERY, ids=[name for name, _ in EVERY])
def test_pictures_are_as_stored(name: str, draw: object) -> None:
    assert callable(draw)
    drawn = draw()
    assert drawn == (STORED / f"{name}.svg").read_text(encoding="utf-8"), "if on purpose: python -m tests.svg.make"


def test_no_stored_picture_is_left_over() -> None:
    assert {path.stem for path in STORED.iterdir()} == {name for name, _ in EVERY}


@pytest.mark.parametrize("name", DRAWN)
def test_a_whole_game_can_be_drawn(name: str) -> None:
    """From the draft to the end, for players and spectators; pictures are XML and name the deciding player."""
    read = record.read((RECORDS / name).read_text())
    game = record.begin(read.header, find_rules)
    language = LANGUAGES[DRAWN.index(name)]
    for step, _ in enumerate(record.walk(read, game)):
        if step % 40 == 0 or game.over:
            for seat in (None, game.state.asked if not game.over else 0):
                for draw in (svg.draw, svg.preview):
                    ElementTree.fromstring(
                        draw(game.rules, game.view(seat), language, theme=("dark", "light")[step % 2])
                    )
    result = game.result
    assert result is not None
    winner = game.rules.traits(game.state)["faction"][result.winner or 0]
    assert svg.draw(game.rules, game.view(None), language).count(_name(game, winner, language)) >= 2


def _name(game: metro2033.Game | object, card: str | None, language: str) -> str:
    from metro2033.kernel.game import Game
    from metro2033.text.words import words_for

    assert isinstance(game, Game) and card
    return words_for(language, game.rules.game).say(card)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_can_be_drawn(game: str) -> None:
    rules = find_rules(game, "", {})
    for card in rules.kinds_of_cards():
        for language in LANGUAGES:
            drawn = ElementTree.fromstring(svg.card(card, language, rules=rules))
            lines = [text.text or "" for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
            assert lines and not any("…" in line for line in lines), "nothing of a card is cut"


def test_the_board_shows_owners_strength_resources_and_who_decides() -> None:
    game = position("board_pl2015_4_005.metro", 330)
    assert game.prompt
    view = game.view(None)
    said = words(svg.board(view))
    for station, owner in view.owners.items():
        names = {"faction": _name(game, view.seats[owner].faction, "en")}
        assert f"{_station(station)}: {names['faction']}" in said
    for seat in view.seats:
        assert f"{seat.points}/{seat.needed_points}" in said
        for what, amount in (("army", seat.army), ("pigs", seat.tokens.pig), ("ammo", seat.tokens.ammo)):
            assert f"{what}: {amount}" in said
    assert f"Deciding: {_name(game, view.seats[game.prompt.seat].faction, 'en')}" in said


def _station(name: str) -> str:
    from metro2033.text.words import words_for

    return words_for("en", "board").say(f"station-{name}")


def test_a_picture_shows_a_hand_to_its_owner_alone() -> None:
    game = position("breakthrough_pl2017_2_001.metro", 90)
    own = game.view(0)
    hidden = [card for card in own.seats[0].hand if card not in game.view(1).seats[0].hand]
    open_cards = {card for seat in own.seats for card in (*seat.resources, *seat.turned, *seat.heroes)}
    secret = [card for card in hidden if card not in {*own.market, *open_cards, *game.view(1).seats[1].hand}]
    assert secret
    for card in secret:
        assert _name(game, card, "en") in words(svg.table(own))
        for other in (1, None):
            assert _name(game, card, "en") not in words(svg.table(game.view(other)))


def test_names_from_packs_are_escaped(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(
        '[[equipment]]\nid = "eq_evil"\ntag = "gear"\ncopies = 1\neffect = [{ verb = "speed", who = "own_hero", n = 1 }]\n'
        'provenance = { name = "reconstructed", tag = "reconstructed", copies = "reconstructed", effect = "reconstructed" }\n'
    )
    (tmp_path / "en.ftl").write_text('eq_evil = <script>alert("&")</script>\n    .text = "><image href="http://x"/>\n')
    rules = find_rules("board", "", {}, [tmp_path])
    drawn = svg.card("eq_evil", rules=rules)
    assert "<script" not in drawn and "<image" not in drawn
    assert 'alert("&")' in words(drawn).replace("“", '"').replace("”", '"')


def test_what_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadOption, match="There’s no card called “dragon”"):
        svg.card("dragon")
    with pytest.raises(BadOption, match="There’s no theme “pink”; choose from: dark, light"):
        svg.card("eq_akm", theme="pink")
    with pytest.raises(BadOption, match="There’s no language"):
        svg.card("eq_akm", "fr")


def test_notebooks_show_games_and_pictures() -> None:
    game = metro2033.new("board", seats=2, seed=1)
    assert game._repr_svg_() == svg.draw(game.rules, game.view(None)) == game.svg()
    assert game.svg(0, "ru")._repr_svg_().startswith("<svg")
