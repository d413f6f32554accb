"""The player's view and actions at a table: panels in every language, map, undo, hints, reasons, saving, curtain."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from metro2033.games.board.draw.full_screen_map import BoardMap
from metro2033.kernel import record
from metro2033.languages import LANGUAGES
from metro2033.text.typeset import NO_BREAK
from metro2033.text.words import words_for
from metro2033.tui.choices import ChoiceList
from tests.tui.playing import answer, asked, in_app, local, screen_text, until

PANELS = ("tui-mine", "tui-log", "tui-choices")


@pytest.mark.parametrize("game", ["board", "breakthrough"])
def test_all_panels_speak_every_language(game: str) -> None:
    app = local(game, "human", "random", first_player="0")

    async def scene(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: asked(app) is not None)
        seen = []
        for language in LANGUAGES:
            assert app.language == language
            text, say = screen_text(app), words_for(language, game).say
            for key in (*PANELS, "tui-key-choose", "tui-key-leave"):
                assert say(key).replace(NO_BREAK, " ") in text, (language, key, text)
            question = asked(app)
            assert question is not None
            assert say("tui-your-turn", {"question": ""}).replace(NO_BREAK, " ").strip() in text
            seen.append(text)
            await pilot.press("f2")
            await pilot.pause()
        assert len(set(seen)) == len(LANGUAGES)

    in_app(app, scene)


def test_the_map_is_walked_with_arrows_and_a_choice_made_there() -> None:
    app = local("board", "human", "random", first_player="1")

    async def scene(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: asked(app) is not None)
        for _ in range(2):  # a faction and a hero
            before = app.moment
            await answer(pilot, 1)
            await until(pilot, lambda was=before: asked(app) is not None and app.moment is not was)  # type: ignore[misc]
        question = asked(app)
        assert question is not None and question.name == "choose_home_for_hero" and question.options
        await pilot.press("m")
        chart = app.screen.query_one(BoardMap)
        assert chart.has_focus and chart.size.width == 100
        chart.point_at(question.options[0].target)
        await pilot.press("right", "left", "up", "down", "plus", "minus")
        assert chart.station
        chart.point_at(question.options[1].target)
        await pilot.press("enter", "escape")
        await until(pilot, lambda: asked(app) is not question)
        assert app.moment is not None
        assert app.moment.view.seats[0].hero_at == question.options[1].target

    in_app(app, scene)


def test_an_answer_is_taken_back_explained_and_advised() -> None:
    app = local("board", "human", "random", first_player="1")

    async def scene(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: asked(app) is not None)
        first = asked(app)
        await answer(pilot, 1)
        await until(pilot, lambda: asked(app) is not None and asked(app) != first)
        await pilot.press("u")
        await until(pilot, lambda: asked(app) == first)
        await pilot.press("u")
        await until(pilot, lambda: "can’t undo this" in screen_text(app))
        await pilot.press("r")
        await until(pilot, lambda: "Rules behind this choice" in screen_text(app))
        await pilot.press("escape", "w", *"polyanka")
        await until(pilot, lambda: "isn’t possible now" in screen_text(app))
        await pilot.press("escape", "h")
        await until(pilot, lambda: "What a legend would do" in screen_text(app))
        await pilot.press("escape", "question_mark")
        await until(pilot, lambda: "Keys" in screen_text(app) and "zoom" in screen_text(app))

    in_app(app, scene)


def test_a_game_is_saved_on_leaving_never_over_a_foreign_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.metro").write_text("mine")
    app = local("breakthrough", "human", "random", first_player="0")

    async def scene(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: asked(app) is not None)
        await answer(pilot, 1)
        await pilot.pause()
        await pilot.press("q")
        await until(pilot, lambda: "already exists" in screen_text(app))
        await pilot.press(*"other.metro", "enter")

    assert "other.metro" in (in_app(app, scene) or "")
    assert (tmp_path / "game.metro").read_text() == "mine"
    assert record.read((tmp_path / "other.metro").read_text()).answers


def test_the_curtain_hides_everything_between_two_people() -> None:
    app = local("breakthrough", "human", "human", first_player="0")

    async def scene(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: asked(app) is not None)
        assert app.moment is not None
        hand = [app.sayer.card(card) for card in app.moment.view.seats[0].hand]
        assert hand and all(card in screen_text(app) for card in hand[:1])
        while asked(app) is not None:
            await answer(pilot, 1)
            await pilot.pause(0.05)
        covered = screen_text(app)
        assert "look away" in covered and not any(card in covered for card in hand)
        await pilot.press("enter")
        await until(pilot, lambda: asked(app) is not None)
        assert app.moment is not None and app.moment.seat == 1
        assert app.moment.view.seats[0].hand != app.table.play.game.state.hand[0]  # type: ignore[attr-defined]

    in_app(app, scene)


def test_typing_a_number_only_moves_the_highlight() -> None:
    app = local("board", "human", "random", first_player="0")

    async def scene(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: asked(app) is not None)
        question, choices = asked(app), app.screen.query_one(ChoiceList)
        await pilot.press("3")
        assert choices.highlighted == 2 and asked(app) is question
        await pilot.press("9", "down")
        assert choices.highlighted == 3 and asked(app) is question

    in_app(app, scene)
