"""Non-interference: when all facts hidden from a viewer are dealt again, every byte that it receives stays the same.

A viewer receives updates, questions, entries, links, refusals and pages. All of them are made from the table, so two
tables that differ only in hidden facts are put side by side, and the same visible moves are played on both.
"""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metro2033 import wire
from metro2033.games import find_rules
from metro2033.kernel.chain import ANSWER, LogEntry
from metro2033.kernel.chance import SEALED, Chance
from metro2033.kernel.game import Game
from metro2033.kernel.header import Header
from metro2033.kernel.problem import Problem
from metro2033.languages import LANGUAGES
from metro2033.live.game_view import see_game
from metro2033.live.live_game import LiveGame
from metro2033.live.refusal import refused as refusal
from tests.server.running import company, seated
from tests.server.test_turns import asked
from tests.server.timing import run


def table_at(game: str, seats: int, seed: int, answers: int) -> LiveGame:
    """Returns a table some random answers into a game."""
    rules = find_rules(game, "", {})
    chance = Chance(SEALED, secret=f"{seed:064x}", nonces=tuple(map(str, range(seats))))
    table = LiveGame(rules, Header(game, rules.edition, seats, chance, "0", rules.content_hash))
    luck = random.Random(seed)
    while not table.over and table.seq < answers:
        prompt = luck.choice(table.prompts())
        table.apply(LogEntry(ANSWER, prompt.seat, luck.choice(prompt.options).id))
    return table


def twin_of(table: LiveGame, viewer: int, seed: int) -> LiveGame:
    """Returns the same table at a boundary, before any event, with everything hidden from the viewer dealt again."""
    twin = LiveGame(table.rules, table.header)
    state = table.rules.determinise(table.game.state, viewer, seed)
    twin.game = Game(table.rules, state, table.header.chance, table.header.seats)
    for game in (table, twin):
        game.game.way_back = []
        game.game.early = {}
        game.log = list(table.log)
        game.link = table.link
        game.standing = [(number, seat, decided) for number, seat, decided in table.standing if seat == viewer]
        game.recent.clear()
        game.frames.clear()
        game._views.clear()
        game.told.clear()
        game._open_prompts = None
        game.opened = {prompt.seat: game.seq for prompt in game.prompts()}
    return twin


def received(table: LiveGame, viewer: int | None) -> bytes:
    """Returns everything that a viewer gets about the game, to the byte.

    The links, salted with the secret, are left out. The table at each event is part of it.
    """
    since = table.frames[0].seq - 1 if table.frames else 0
    update = see_game(table, viewer, since=since, known=None, may_undo=True, may_propose=True, frames=True)
    entries = [msgspec.structs.replace(entry, link="") for entry in update.entries]
    return msgspec.json.encode(msgspec.structs.replace(update, entries=entries))


def refusals(table: LiveGame, viewer: int, luck: random.Random) -> list[bytes]:
    """Returns the refusals that the viewer gets for choices it does not have."""
    said = []
    for choice in luck.sample(list(table.rules.choices), 25):
        prompt = table.prompt_for(viewer)
        if prompt is not None and choice in prompt.options:
            continue
        try:
            table.apply(LogEntry(ANSWER, viewer, choice.id))
        except Problem as problem:
            said += [msgspec.json.encode(refusal(problem, language)) for language in LANGUAGES]
    return said


@pytest.mark.parametrize(("game", "seats"), [("board", 2), ("board", 4), ("breakthrough", 3)])
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000), answers=st.integers(0, 250), data=st.data())
def test_what_a_seat_cannot_know_changes_nothing_it_receives(
    game: str, seats: int, seed: int, answers: int, data: st.DataObject
) -> None:
    table = table_at(game, seats, seed, answers)
    viewer = data.draw(st.integers(0, seats - 1))
    twin = twin_of(table, viewer, data.draw(st.integers(0, 1000)))
    assert received(table, viewer) == received(twin, viewer)
    assert refusals(table, viewer, random.Random(seed)) == refusals(twin, viewer, random.Random(seed))
    luck = random.Random(seed + 1)
    for _ in range(6):  # the viewer's own moves, and those of others that are open to both tables and draw no chance
        if table.over or not _move_alike(table, twin, luck):
            return
        if table.game.state.rng != twin.game.state.rng or table.rules.unseen(
            table.game.state, viewer
        ) != table.rules.unseen(twin.game.state, viewer):
            return
        assert received(table, viewer) == received(twin, viewer)


def _move_alike(table: LiveGame, twin: LiveGame, luck: random.Random) -> bool:
    """Plays a move that both tables offer; returns whether there was one that drew no chance on either."""
    prompt = table.prompts()[0]
    other = twin.prompt_for(prompt.seat)
    common = [option.id for option in prompt.options if other and option in other.options]
    if not common:
        return False
    choice = luck.choice(common)
    before = (table.game.state.rng, twin.game.state.rng)
    for game in (table, twin):
        game.apply(LogEntry(ANSWER, prompt.seat, choice))
    return (table.game.state.rng, twin.game.state.rng) == before


@pytest.mark.parametrize(("game", "seats"), [("board", 3), ("breakthrough", 2)])
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10_000), answers=st.integers(0, 200))
def test_a_spectator_receives_no_more_than_every_seat_may_know(game: str, seats: int, seed: int, answers: int) -> None:
    """Dealing everything again that one seat cannot know, its own hand included for the others, leaves a spectator's bytes unchanged."""
    table = table_at(game, seats, seed, answers)
    for seat in range(seats):
        twin = twin_of(table, seat, seed)
        assert received(table, None) == received(twin, None)


def sealed_moments(seed: int) -> list[int]:
    """Returns the numbers of answers of a random game after which several seats are asked secretly at once."""
    table, luck = table_at("board", 3, seed, 0), random.Random(seed)
    moments: list[int] = []
    while not table.over and table.seq < 400 and len(moments) < 2:
        if len(table.prompts()) > 1:
            moments.append(table.seq)
        prompt = luck.choice(table.prompts())
        table.apply(LogEntry(ANSWER, prompt.seat, luck.choice(prompt.options).id))
    return moments


@pytest.mark.parametrize("seed", range(5))
def test_a_sealed_answer_shows_only_that_it_was_given(seed: int) -> None:
    """The acknowledgement's size and what others receive are the same, to the byte, whatever was chosen and whoever answers first."""
    moments = sealed_moments(seed)
    assert moments
    for moment in moments:
        for prompt in table_at("board", 3, seed, moment).prompts():
            outcomes = set()
            for option in prompt.options:
                twin = table_at("board", 3, seed, moment)
                happened = twin.apply(LogEntry(ANSWER, prompt.seat, option.id))
                ack = msgspec.json.encode(wire.Acknowledged(key="k" * 12, seq=happened.seq))
                others = [viewer for viewer in (None, 0, 1, 2) if viewer != prompt.seat]
                outcomes.add((len(ack), *(received(twin, viewer) for viewer in others)))
            assert len(outcomes) == 1


def test_nobody_is_sent_anothers_options_secret_or_invitation(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris, game="board", public=True)
            live = server.loaded[room.id]
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second, boris.play(room.id) as watcher:
                await asked(first, second)
                await watcher.until(lambda: watcher.seen.seq >= 0)
                for play in (first, second, watcher):
                    for question in play.seen.questions:
                        assert (question.options is not None) == (question.seat == play.seat)
            outsider = await boris.http.get(f"/api/rooms/{room.id}", headers={"cookie": "metro2033=x"})
            for text in (outsider.text, (await boris.http.get(f"/api/rooms/{room.id}")).text):
                assert live.secret not in text
                assert not any(member.person in text for member in live.room.members)
            boris.http.cookies.clear()
            assert live.room.invite not in (await boris.http.get(f"/api/rooms/{room.id}")).text
            assert (await boris.http.get(f"/api/rooms/{room.id}/record")).status_code == 409

    run(scene())
