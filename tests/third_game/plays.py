"""The checks that Night Market must pass where it is installed.

`test_third_game.py` runs these tests in a process that finds it by its entry point.
"""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import metro2033
from metro2033 import wire
from metro2033.bots.bot import Question
from metro2033.bots.drive import play_seeded
from metro2033.bots.explain import advise
from metro2033.bots.registry import BOTS, LEVELS, make_bot
from metro2033.games import FAULTS, GAMES, find_rules
from metro2033.kernel import record
from metro2033.kernel.chain import ANSWER, LogEntry
from metro2033.kernel.header import header_of, write_header
from metro2033.kernel.problem import BadGame, BadOption, IllegalChoice, Problem
from metro2033.kernel.verify import verify
from metro2033.languages import LANGUAGES
from metro2033.study.lessons.lesson import lesson_of, lessons
from metro2033.study.review.book import read_book
from metro2033.study.review.game import played_from
from metro2033.study.review.work import review_seat
from metro2033.svg import card as draw_card
from metro2033.text.plain_view import sketch
from metro2033.text.reasons import say_explanation
from metro2033.text.say import Cast, Sayer
from metro2033.text.words import words_for, words_of
from tests.cli.terminal import Terminal
from tests.properties import conformance, secrecy
from tests.server.conftest import (  # noqa: F401 - fixtures
    _ready_workers,
    _repeatable,
    database,
    memory,
    migrated,
)
from tests.server.running import company, form_token, keen, quick, running, seated
from tests.server.test_secrecy import received, table_at, twin_of
from tests.server.timing import PATIENCE, run
from tests.tui.playing import in_app, local, play_to_the_end, screen_text

GAME = "nightmarket"
SEATS = (2, 3, 5)


def played(seats: int = 3, seed: int = 4) -> metro2033.Game:
    """Returns a finished game."""
    game, luck = metro2033.new(GAME, seats=seats, seed=seed), random.Random(seed)
    while game.prompt is not None:
        game.answer(game.prompt.seat, luck.choice(game.prompt.options))
    return game


def test_it_is_found_beside_our_games() -> None:
    assert list(GAMES) == ["board", "breakthrough", GAME]
    assert not FAULTS
    assert GAMES[GAME].folder.name == "night_market"
    assert "examples" not in GAMES[GAME].folder.parts, "the installed copy plays, not the example"


@pytest.mark.parametrize("seats", SEATS)
def test_it_keeps_the_laws_of_games(seats: int) -> None:
    rules = find_rules(GAME, "", {})
    conformance.check_invariants(rules, seats, range(3), 10)
    conformance.check_ending(rules, seats, 1)
    conformance.check_continuing(rules, seats, 1, 10, every=3)
    conformance.check_blindness(rules, seats, 1, 10, every=1)
    conformance.check_asking_again(rules, seats, 1, 10)
    assert conformance.check_events_hide(rules, seats, 1, 10, {"icon", "radio", "map"}) > 0
    checked = secrecy.check_open_questions(rules, seats, 1, 10, most=6)
    assert set(checked) == {"ask_vote", "ask_bid"}


def test_a_sample_of_a_seat_does_not_depend_on_what_others_hold_vote_or_bid() -> None:
    rules = find_rules(GAME, "", {})
    for s in conformance.walk(rules, 3, 7, 10):
        for seat in range(3):
            twin = rules.determinise(s, seat, 11)
            assert rules.save(rules.determinise(twin, seat, 5)) == rules.save(rules.determinise(s, seat, 5))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    rules, words = find_rules(GAME, "", {}), words_for(language, GAME)
    conformance.check_words(rules, 3, 1, language, 200)
    for step in ("ask_vote", "ask_bid"):
        assert words.has(f"prompt-{step}")
    for event in rules.events.kinds:
        assert words.has(f"event-{event.name}")
    assert words_for(language, "").say(f"game-{GAME}") == words.say(f"game-{GAME}") != f"game-{GAME}"


def test_a_refusal_is_a_sentence() -> None:
    game = metro2033.new(GAME, seats=2, seed=1)
    with pytest.raises(IllegalChoice, match="isn’t possible now"):
        game.answer(game.prompt.seat if game.prompt else 0, "bid coin_1")
    for options, packs, sentence in (
        ({"cheap": "true"}, [], "There’s no option “cheap”"),
        ({}, [Path(__file__).parent], "nightmarket doesn’t take content packs"),
    ):
        with pytest.raises(Problem, match=sentence):
            metro2033.new(GAME, options=options, packs=packs)
    with pytest.raises(BadOption, match="There’s no edition “gold”"):
        metro2033.new(GAME, edition="gold")


def test_it_is_recorded_and_replayed(tmp_path: Path) -> None:
    game = played()
    game.save(tmp_path / "game.metro")
    again = metro2033.load(tmp_path / "game.metro")
    assert again.result == game.result and game.result is not None
    assert game.result.winner is not None and max(game.result.points) > 0
    assert again.rules.digest(again.state) == game.rules.digest(game.state)
    spoiled = (tmp_path / "game.metro").read_text().replace("vote ", "bid ", 1)
    (tmp_path / "game.metro").write_text(spoiled)
    with pytest.raises(Problem):
        metro2033.load(tmp_path / "game.metro")


def test_it_is_drawn_as_text_and_as_a_picture() -> None:
    game = metro2033.new(GAME, seats=3, seed=4)
    sayer = Sayer(words_of("en", game.rules))
    own = game.view(0).seats[0].hand
    hands = [sketch(game.view(seat), sayer, Cast()).rows[0][4] for seat in (0, 1, None)]
    assert sayer.card(own[0]) in hands[0] and hands[1:] == ["–", "–"]
    assert sayer.card(own[-1]) in game.svg(0) and sayer.card(own[-1]) not in game.svg(1)
    assert "Night Market · Round 1" in game.svg() and "Ночной рынок" in game.svg(language="ru")
    assert "Old Icon" in draw_card("icon")


def test_it_is_observed_as_numbers_that_hide_what_the_view_hides() -> None:
    rules = find_rules(GAME, "", {})
    writer = GAMES[GAME].writer(rules)
    assert {field.name for field in writer.layout.fields} >= {"question", "offered", "seat.hand", "seat.points"}
    different = 0
    for s in conformance.walk(rules, 3, 3, 10):
        for seat in range(3):
            seen = writer.observe(s, seat)
            assert len(seen) == writer.layout.length
            twin = rules.determinise(s, seat, 9)
            assert writer.observe(twin, seat) == seen
            different += writer.observe(twin, (seat + 1) % 3) != writer.observe(s, (seat + 1) % 3)
    assert different, "a hand that is dealt again is another hand to its owner"


def test_it_is_a_learning_environment() -> None:
    pytest.importorskip("gymnasium", reason="the extra `rl` is not installed")
    from metro2033.rl import SingleSeatEnv

    env = SingleSeatEnv(f"metro2033/{GAME}-v0", seats=3, opponents=("random",))
    luck, rewards = random.Random(1), []
    for seed in range(3):
        env.reset(seed=seed)
        done = False
        while not done:
            mask = env.action_masks()
            _, reward, ended, stopped, _ = env.step(luck.choice([at for at, may in enumerate(mask) if may]))
            done = ended or stopped
        rewards.append(float(reward))
    assert any(rewards)


@pytest.mark.parametrize("spec", [*BOTS, *LEVELS, "night_market.bot:Bidder"])
def test_every_bot_plays_it(spec: str) -> None:
    game = metro2033.new(GAME, seats=2, seed=1)
    bot = make_bot(spec, game.rules, 1)
    for _ in range(4):
        assert game.prompt is not None
        code = bot.choose(Question(game.rules, game.state))
        game.answer(game.prompt.seat, game.rules.choices[code])


def wins_of(one: str, other: str, games: int) -> int:
    """Returns how many games of two the first of two bots wins."""
    rules, won = find_rules(GAME, "", {}), 0
    for seed in range(games):
        specs = (one, other) if seed % 2 else (other, one)
        won += play_seeded(rules, specs, seed, rules.round_limit).result.winner == specs.index(one)
    return won


def test_bots_that_know_points_beat_chance() -> None:
    assert wins_of("greedy:samples=4", "random", 40) > 24
    assert wins_of("night_market.bot:Bidder", "random", 40) > 24


def test_a_hint_says_why() -> None:
    game = metro2033.new(GAME, seats=3, seed=4)
    for _ in range(3):
        assert game.prompt is not None
        game.answer(game.prompt.seat, game.prompt.options[0])
    found = advise(game.rules, game.state)
    lines = say_explanation(found, game.rules.choices, Sayer(words_of("en", game.rules)), Cast())
    assert "Bid Coin" in lines[0] and "a veteran advises instead" in lines[-1]


def test_a_game_is_reviewed() -> None:
    game = played(seats=2)
    header = write_header(header_of(game, "0"))
    *_, (done, review) = review_seat(
        played_from(game, header), 0, game.result.winner if game.result else None, find_rules, 4
    )
    assert done == 1 and review is not None
    assert review.decisions and not review.phases


def test_what_it_does_not_bring_is_refused_with_a_sentence() -> None:
    assert GAME not in lessons()
    for ask, sentence in (
        (lambda: lesson_of(GAME), "no lesson"),
        (lambda: read_book(GAME), "no opening book"),
        (lambda: GAMES[GAME].trade, "no puzzles"),
        (lambda: find_rules(GAME, "", {}).position({}), "positions written by hand"),
    ):
        with pytest.raises((BadGame, BadOption), match=f"{GAME} .*{sentence}"):
            ask()


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    words = ("--game", GAME, "--seats", "2", "--bots", "human,random", "--seed", "3")
    terminal = Terminal(*words, folder=tmp_path)
    shown = terminal.wait_for("? for help:")
    assert "Which lot is sold tonight?" in shown and "On offer:" in shown
    for number in range(12):
        terminal.type("1")
        shown = terminal.wait_for("? for help:" if number < 11 else "The game is over.")
    assert "Winner: Player" in shown
    terminal.type("")
    assert terminal.end() == 0


def test_a_full_screen_game_is_played_to_its_end() -> None:
    app = local(GAME, "human", "random")

    async def scene(pilot: Any) -> None:
        assert await play_to_the_end(pilot, app) == 12  # a vote and a bid in each of six rounds
        assert "Round 6" in screen_text(app)

    in_app(app, scene)


@pytest.mark.parametrize("seed", range(12))
def test_what_a_seat_cannot_know_changes_nothing_it_receives(seed: int) -> None:
    table = table_at(GAME, 3, seed, answers=3 * seed)
    for viewer in range(3):
        twin = twin_of(table, viewer, seed + 100)
        assert received(table, viewer) == received(twin, viewer)
        assert received(table, None) == received(twin, None)


@pytest.mark.parametrize("answers", range(0, 12, 3))
def test_a_sealed_answer_shows_only_that_it_was_given(answers: int) -> None:
    """Whatever a seat votes or bids, the others receive the same bytes until everybody has answered."""
    seats = 3
    table = table_at(GAME, seats, 5, answers)
    prompt = table.prompts()[0]
    assert prompt.sealed and len(table.prompts()) == seats
    got: list[set[bytes]] = [set() for _ in range(seats + 1)]
    for option in prompt.options:
        other = table_at(GAME, seats, 5, answers)
        other.apply(LogEntry(ANSWER, prompt.seat, option.id))
        for viewer in range(seats):
            got[viewer].add(received(other, viewer))
        got[seats].add(received(other, None))
    assert [len(bytes_) for viewer, bytes_ in enumerate(got) if viewer != prompt.seat] == [1] * seats
    assert len(got[prompt.seat]) == len(prompt.options)


def test_people_and_a_bot_play_it_over_a_server(database: str) -> None:  # noqa: F811
    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            catalogue = msgspec.json.decode((await anna.http.get("/api/catalogue")).content, type=wire.Catalogue)
            info = next(game for game in catalogue.games if game.game == GAME)
            assert (info.least_seats, info.most_seats, info.editions, info.options) == (2, 5, ["standard"], {})
            room = await seated(anna, boris, game=GAME, seats=3, bots=["", "", "regular"])
            decide = keen(random.Random(5))
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                given = await asyncio.gather(first.play_on(decide), second.play_on(decide))
                assert (given[0], given[1]) == (12, 12)
                assert first.room is not None and first.room.outcome == "finished"
            text = await anna.record(room.id)
            verified = verify(record.read(text), find_rules).game
            assert first.seen.result is not None and verified.result is not None
            assert first.seen.result.places == list(verified.result.places)
            chart = await anna.chart(room.id)
            assert chart.points

    run(scene())


CHOICE = re.compile(
    r'name="do" value="answer"><input type="hidden" name="seat" value="(\d)">'
    r'<input type="hidden" name="choice" value="([^"]+)"><input type="hidden" name="seq" value="(\d+)">'
)


def test_every_question_is_playable_on_the_generic_page(database: str) -> None:  # noqa: F811
    """The plain pages know no game: every choice is a button with its words."""

    async def scene() -> None:
        luck, given = random.Random(3), 0
        headers = {"accept-language": "en"}
        async with (
            running(quick(database)) as server,
            httpx.AsyncClient(
                base_url=server.address, timeout=PATIENCE, headers=headers, follow_redirects=True
            ) as guest,
        ):
            assert "Night Market" in (await guest.get("/plain")).text
            page = await guest.post("/new", data={"game": GAME, "seats": "2", "name": "Anna"})
            room = page.url.path
            link = re.search(r"/join/[\w-]+/[\w-]+", page.text)
            assert link is not None
            async with httpx.AsyncClient(
                base_url=server.address, timeout=PATIENCE, headers=headers, follow_redirects=True
            ) as other:
                shown = await other.post(link[0], data={"name": "Boris"})
                for one, seen, wish in ((other, shown, "ready"), (guest, page, "start")):
                    await one.post(f"{room}/do", data={"do": wish, "token": form_token(seen.text)})
                while True:
                    pages = {one: (await one.get(room)).text for one in (guest, other)}
                    open_ = [(one, CHOICE.findall(text)) for one, text in pages.items() if CHOICE.search(text)]
                    if not open_:
                        break
                    one, choices = open_[0]
                    assert len(choices) > 1 and ("Vote for" in pages[one] or "Don’t bid" in pages[one])
                    seat, choice, seq = luck.choice(choices)
                    answer = {"do": "answer", "seat": seat, "choice": choice, "seq": seq}
                    done = await one.post(f"{room}/do", data={**answer, "token": form_token(pages[one])})
                    assert done.status_code == 200, done.text
                    given += 1
            assert given == 24
            assert "/record" in pages[guest]
            browser = await guest.get(room, headers={"accept": "text/html"})
            assert "/record" in browser.text, "a browser gets the plain page: the other one has no table for this game"

    run(scene())
