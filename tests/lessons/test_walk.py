"""Lessons are played along their script, and every wrong turn gets an answer and changes nothing."""

from __future__ import annotations

import random

import pytest

from metro2033.kernel.game import Game
from metro2033.kernel.problem import BadOption, BadRecord, IllegalChoice
from metro2033.kernel.start import Start
from metro2033.languages import LANGUAGES
from metro2033.study.lessons.lesson import Chapter, Lesson, lesson_of, lessons
from metro2033.study.lessons.walk import CONTINUE, BareTable, Walk, WrongTurn, walk
from metro2033.text.words import ENTRY, texts_of, words_for

CHAPTERS = [(game, chapter.id) for game, lesson in lessons().items() for chapter in lesson.chapter]
MOST_ANSWERS = 120


def begin(game: str, chapter: str) -> Walk:
    lesson = lesson_of(game)
    return walk(lesson, lesson.find(chapter), [])


def digest(walked: Walk) -> str:
    game = walked.table.game
    return game.rules.digest(game.state)


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
@pytest.mark.parametrize("seed", range(3))
def test_a_chapter_is_played_to_its_end_whatever_is_chosen_freely(game: str, chapter: str, seed: int) -> None:
    luck, walked, answers = random.Random(seed), begin(game, chapter), list[str]()
    while walked.step is not None:
        assert walked.accepted(), (walked.step.id, walked.prompt)
        answers.append(luck.choice(walked.accepted()))
        walked.answer(answers[-1])
        assert len(answers) < MOST_ANSWERS
    again = walk(walked.lesson, walked.chapter, answers)
    assert again.step is None and digest(again) == digest(walked)  # the same answers lead to the same table


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
def test_a_wrong_turn_changes_nothing_and_is_answered_in_three_languages(game: str, chapter: str) -> None:
    walked = begin(game, chapter)
    while walked.step is not None:
        accepted, prompt = walked.accepted(), walked.prompt
        wrong = [option.id for option in prompt.options if option.id not in accepted] if prompt else []
        for choice in [*wrong, *({CONTINUE} - set(accepted))]:
            before, at = digest(walked), walked.at
            with pytest.raises(WrongTurn) as refused:
                walked.answer(choice)
            assert (digest(walked), walked.at) == (before, at)
            assert all(words_for(language, game).has(refused.value.key) for language in LANGUAGES), refused.value.key
        walked.answer(accepted[0])


@pytest.mark.parametrize("chapter", [chapter for game, chapter in CHAPTERS if game == "breakthrough"])
def test_a_card_to_choose_is_pointed_at_and_not_the_way_out(chapter: str) -> None:
    for step in lesson_of("breakthrough").find(chapter).step:
        if any(accepted.startswith("play ") for accepted in step.accept):
            assert any(spot.startswith(("card ", "option play ", "part hand")) for spot in step.spot), step.id
            assert "option decline" not in step.spot, step.id


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
def test_everything_told_is_there_in_every_language_and_short(game: str, chapter: str) -> None:
    found = lesson_of(game).find(chapter)
    for language in LANGUAGES:
        words = words_for(language, game)
        assert words.say(f"lesson-{chapter}")
        for step in found.step:
            key = lesson_of(game).key(found, step)
            assert 5 < len(words.say(key)) <= 200, (language, key, len(words.say(key)))
            for ending in step.wrong.values():
                assert len(words.say(f"{key}-{ending}")) <= 220, (language, key, ending)


@pytest.mark.parametrize("game", lessons())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_lesson_is_left_over(game: str, language: str) -> None:
    lesson, wanted = lesson_of(game), set[str]()
    for chapter in lesson.chapter:
        wanted.add(f"lesson-{chapter.id}")
        for step in chapter.step:
            wanted |= {lesson.key(chapter, step, ending) for ending in ("", *step.wrong.values())}
    files = (texts_of(game) / language).glob("*.ftl")
    keys = {entry[1] for path in files for entry in ENTRY.finditer(path.read_text(encoding="utf-8"))}
    assert {key for key in keys if key.startswith("lesson-")} == wanted


def test_what_the_rules_do_not_offer_is_refused_in_their_words() -> None:
    walked = walk(lesson_of("board"), lesson_of("board").find("attack"), [CONTINUE, CONTINUE])
    with pytest.raises(IllegalChoice) as refused:
        walked.answer("attack sportivnaya")
    assert not isinstance(refused.value, WrongTurn) and refused.value.rules


def test_nothing_is_answered_behind_the_last_step() -> None:
    walked = begin("board", "map")
    while walked.step is not None:
        walked.answer(CONTINUE)
    with pytest.raises(IllegalChoice, match="over"):
        walked.answer(CONTINUE)


def test_an_unknown_chapter_or_game_is_refused() -> None:
    with pytest.raises(BadOption):
        lesson_of("board").find("nowhere")
    with pytest.raises(BadOption):
        lesson_of("chess")


def made_up(game: str, chapter: Chapter, former: str) -> Game:
    lesson: Lesson = lesson_of(game)
    return Game.new(lesson.rules(chapter), lesson.seats(chapter), lesson.begin(chapter).chance, Start(former))


@pytest.mark.parametrize("name", ["lesson:", "lesson:board:nowhere", "lesson:../board:map", "lesson:board:map:x"])
def test_a_position_that_does_not_ship_cannot_be_named(name: str) -> None:
    with pytest.raises(BadRecord):
        made_up("board", lesson_of("board").chapter[0], name)


def test_a_position_is_for_its_number_of_seats() -> None:
    lesson = lesson_of("board")
    chapter = lesson.chapter[0]
    with pytest.raises(BadRecord):
        Game.new(lesson.rules(chapter), 4, lesson.begin(chapter).chance, lesson.start(chapter))


def test_a_game_goes_on_from_a_lesson_and_its_record_replays() -> None:
    from metro2033.games import find_rules
    from metro2033.kernel import record
    from metro2033.kernel.header import header_of

    walked = walk(lesson_of("board"), lesson_of("board").find("attack"), [CONTINUE, CONTINUE, "attack lubyanka"])
    table = walked.table
    assert isinstance(table, BareTable)
    start = table.game.leave_off(walked.lesson.seat)
    going = Game.new(table.game.rules, table.game.seats, table.game.chance, start)
    going.answer(0, "capture")
    text = record.write(going, header_of(going, "test"))
    again = record.replay(record.read(text), find_rules)
    assert again.rules.digest(again.state) == going.rules.digest(going.state)


def test_where_the_reader_is_free_abilities_are_asked_for() -> None:
    """The odds count on them: passing them in silence would make the odds false."""
    lesson = lesson_of("board")
    chapter = next(task for task in lesson.chapter if task.id == "yours")
    walked = walk(lesson, chapter, ["continue", "recruit 1", "attack kuznetsky_most"])
    assert walked.prompt is not None and walked.prompt.name == "offer_abilities"
