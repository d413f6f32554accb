"""Names: nothing invisible, no mixed alphabets, and no two that look alike."""

from __future__ import annotations

import pytest

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live.names import clean_name, skeleton_of
from tests.server.running import company, post
from tests.server.test_rooms import CARDS
from tests.server.timing import run


@pytest.mark.parametrize(
    "name", ["Anna", "Łukasz Żak", "Артём", "Ёжик 7", "José", "Анна & Ben", "李雷", "O’Neil", "Zoë_2033"]
)
def test_names_of_people_are_taken_as_they_are(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("\u3164", "room-name-odd"),  # Hangul filler
        ("\u2800", "room-name-odd"),  # blank braille pattern
        ("An\u034fna", "room-name-odd"),  # combining grapheme joiner
        ("Anna\ufe0f", "room-name-odd"),  # variation selector
        ("\u0301nna", "room-name-odd"),  # an accent on nothing
        ("a" + "\u0330" * 9, "room-name-odd"),  # piled accents
        ("\u200b\u200d", "room-name-empty"),  # zero width
        ("\u202e", "room-name-empty"),  # writes backwards
        ("\x00\x07", "room-name-empty"),
        ("Аnna", "room-name-mixed"),  # a Cyrillic A
        ("Pаul", "room-name-mixed"),
        ("Οlga", "room-name-mixed"),  # a Greek O
    ],
)
def test_invisible_and_disguised_names_are_refused(name: str, problem: str) -> None:
    with pytest.raises(Problem) as refused:
        clean_name(name)
    assert refused.value.key == problem


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Анна", "Ahha"),
        ("ОРЕСТ", "OPECT"),
        ("Bill", "BilI"),
        ("Bob", "B0b"),
        ("Ａnna", "Anna"),
        ("Anna", "ANNA"),
        ("Ánna", "Anna"),
    ],
)
def test_look_alikes_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton_of(clean_name(one)) == skeleton_of(clean_name(other))


@pytest.mark.parametrize(("one", "other"), [("Anna", "Anne"), ("Guest 1", "Guest 2"), ("Иван", "Олег"), ("Ada", "Ida")])
def test_different_names_stay_different(one: str, other: str) -> None:
    assert skeleton_of(one) != skeleton_of(other)


def test_nobody_takes_a_name_that_looks_like_anothers(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (_, anna, boris):
            room = await anna.create_room("OPECT", CARDS)
            path = f"/api/rooms/{room.id}/join"
            answer = await post(boris, path, wire.Join("ОРЕСТ", room.you.invite or ""))
            assert answer.json()["problem"] == "room-name-taken"
            made = await post(anna, "/api/account", wire.Credentials("OPECT", "correct horse"))
            assert made.status_code == 201
            for name in ("ОРЕСТ", "0pect", "opect "):
                answer = await post(boris, "/api/account", wire.Credentials(name, "correct horse"))
                assert answer.json()["problem"] == "account-taken", name
            await post(boris, "/api/account", wire.Credentials("Boris", "correct horse"))
            answer = await post(boris, "/api/account/rename", wire.Rename("ОРЕСТ"))
            assert answer.json()["problem"] == "account-taken"
            own = await post(anna, "/api/account/rename", wire.Rename("Opect"))
            assert own.json() == {"name": "Opect"}, "one's own name may change its looks"

    run(scene())
