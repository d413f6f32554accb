"""Link previews: tags in the page, and pictures of the spectators' view.

Pictures are made once, limited, and refused to people who may not watch.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from PIL import Image

from metro2033 import wire
from metro2033.client import Client
from metro2033.server.archive import pictures
from metro2033.server.archive.pictures import MOST_KEPT, Sketch, paint
from metro2033.server.archive.service import ArchiveService
from metro2033.server.http import static_page
from metro2033.svg import preview
from metro2033.svg.raster import small_png
from tests.server.running import Running, company, put, register, seated
from tests.server.test_archive import played
from tests.server.test_rooms import CARDS
from tests.server.timing import run

HTML = {"accept": "text/html"}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Provides a page, as if it had been built."""
    (tmp_path / "index.html").write_text("<html><head><title>x</title></head></html>")
    monkeypatch.setattr(static_page, "STATIC", tmp_path)


def tags(text: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', text))


async def picture(client: Client, room: str, query: str = "") -> httpx.Response:
    return await client.http.get(f"/api/rooms/{room}/picture?{query}")


def test_a_room_is_previewed_with_the_table_as_spectators_see_it(any_database: str, built: None) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris), Client(server.address) as eve:
            room = await seated(anna, boris, public=True)
            page = await eve.http.get(f"/rooms/{room.id}?lang=pl", headers=HTML)
            found = tags(page.text.replace("&amp;", "&"))
            seq = server.loaded[room.id].seq
            assert found["og:image"].endswith(f"/api/rooms/{room.id}/picture?to={seq}&lang=pl")
            assert (found["og:description"], found["og:image:width"]) == ("w\u00a0trakcie", "1200")
            drawn = await eve.http.get(found["og:image"])
            assert drawn.status_code == 200 and drawn.headers["content-type"] == "image/png"
            assert Image.open(io.BytesIO(drawn.content)).size == (1200, 630)
            table = server.loaded[room.id].playing()
            expected = preview(table.rules, table.rules.view(table.game.state, None), "pl")
            assert drawn.content == small_png(expected)
            mine = await picture(anna, room.id, f"to={seq}&lang=pl")
            assert mine.content == drawn.content, "a player's cards are in no picture"

    run(scene())


def test_private_rooms_are_previewed_like_rooms_that_do_not_exist(any_database: str, built: None) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris), Client(server.address) as eve:
            room = await seated(anna, boris)
            for path in ("/rooms", "/replay"):
                hidden = await eve.http.get(f"{path}/{room.id}", headers=HTML)
                nowhere = await eve.http.get(f"{path}/nowhere", headers=HTML)
                assert hidden.text.replace(room.id, "nowhere") == nowhere.text
                assert tags(hidden.text)["og:image"].endswith("/icon-512.png")
            assert (await picture(eve, room.id)).status_code == (await picture(eve, "nowhere")).status_code == 404
            assert (await picture(anna, room.id)).status_code == 200

    run(scene())


@pytest.mark.parametrize("accept", ["text/html", "*/*", ""])
def test_everything_that_people_paste_has_tags_whatever_is_accepted(accept: str, database: str, built: None) -> None:
    async def scene() -> None:
        async with company(database) as (_server, anna, boris):
            room = await seated(anna, boris, public=True)
            private = await seated(anna, boris)
            async with httpx.AsyncClient(base_url=str(anna.http.base_url), headers={"accept": accept}) as eve:
                if not accept:
                    del eve.headers["accept"]
                for path, title in (
                    (f"/rooms/{room.id}", "Breakthrough"),
                    (f"/replay/{room.id}", "Replay"),
                    (f"/join/{room.id}/abc", "Breakthrough · Invitation"),
                    (f"/join/{private.id}/abc", "Metro 2033 · Invitation"),
                    ("/leagues", "Leagues and tournaments"),
                    ("/leagues/nowhere/join/abc", "Leagues and tournaments"),
                ):
                    page = await eve.get(f"{path}?lang=en")
                    assert page.status_code == 200 and title in tags(page.text)["og:title"], (path, page.text)
                    assert "abc" not in tags(page.text)["og:title"]
                assert (await eve.get("/workshop")).status_code == 200

    run(scene())


def test_games_without_spectators_and_lobbies_have_no_picture(database: str, built: None) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris), Client(server.address) as eve:
            closed = await seated(anna, boris, public=True, spectators=False)
            assert (await picture(eve, closed.id)).status_code == 403
            lobby = await anna.create_room("Anna", msgspec.structs.replace(CARDS, public=True))
            assert (await picture(eve, lobby.id)).status_code == 409
            for room in (closed, lobby):
                page = await eve.http.get(f"/rooms/{room.id}", headers=HTML)
                assert tags(page.text)["og:image"].endswith("/icon-512.png")

    run(scene())


def test_a_replay_shows_the_move_that_its_link_names(database: str, built: None) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room, _ = await played(anna, boris, public=True)
            assert room.status == "over"
            last = server.loaded[room.id].seq
            shown = [tags((await anna.http.get(f"/replay/{room.id}?at={at}", headers=HTML)).text) for at in (5, 10**8)]
            assert "?to=5&amp;" in shown[0]["og:image"] and f"?to={last}&amp;" in shown[1]["og:image"]
            early, late = [(await picture(anna, room.id, f"to={to}")).content for to in (5, last)]
            assert early != late
            assert (await picture(anna, room.id, f"to={last + 1}")).status_code == 422

    run(scene())


def attack(database: str, scene: Any, **changes: object) -> None:
    async def play() -> None:
        async with company(database, **changes) as (server, anna, boris):
            room = await seated(anna, boris, public=True)
            await scene(server, anna, room)

    run(play())


def test_only_new_pictures_are_counted_and_a_flood_is_refused(any_database: str) -> None:
    async def scene(server: Running, anna: Client, room: wire.RoomView) -> None:
        first = [await picture(anna, room.id, "to=0&lang=en") for _ in range(5)]
        assert {answer.status_code for answer in first} == {200}
        assert (await picture(anna, room.id, "to=0&lang=pl")).status_code == 200
        flood = await picture(anna, room.id, "to=0&lang=ru")
        assert flood.status_code == 429 and flood.json()["problem"] == "server-too-fast"
        assert (await picture(anna, room.id, "to=0&lang=pl")).status_code == 200, "cached pictures are still served"

    attack(any_database, scene, pictures_per_minute=2)


def test_languages_that_are_made_up_do_not_fill_the_store(database: str) -> None:
    async def scene(server: Running, anna: Client, room: wire.RoomView) -> None:
        for made_up in ("xx", "../en", "%00", "en;q=1", "e" * 500):
            answer = await picture(anna, room.id, f"to=0&lang={made_up}")
            assert answer.status_code in (200, 400, 422)
        assert len(server.parts[ArchiveService].pictures.kept) == 1 <= MOST_KEPT

    attack(database, scene)


def test_a_drawing_process_that_dies_costs_one_picture_and_no_move(database: str) -> None:
    async def scene(server: Running, anna: Client, room: wire.RoomView) -> None:
        assert (await picture(anna, room.id, "to=0&lang=en")).status_code == 200
        worker = server.parts[ArchiveService].pictures._sandbox.all[0]
        worker.process.kill()
        worker.process.join()
        lost = await picture(anna, room.id, "to=0&lang=pl")
        assert lost.status_code == 503 and lost.json()["problem"] == "server-busy"
        assert (await picture(anna, room.id, "to=0&lang=pl")).status_code == 200

    attack(database, scene)


def test_without_the_packages_the_icon_is_shown_and_a_picture_refused(
    database: str, built: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "find_spec", lambda module: None)

    async def scene(server: Running, anna: Client, room: wire.RoomView) -> None:
        assert (await picture(anna, room.id)).status_code == 503
        page = await anna.http.get(f"/rooms/{room.id}", headers=HTML)
        assert tags(page.text)["og:image"].endswith("/icon-512.png")

    attack(database, scene)


def test_what_cannot_be_drawn_is_answered_with_nothing(caplog: pytest.LogCaptureFixture) -> None:
    assert paint(Sketch("no such game", "", (), (), None, "en")) == b""
    assert "a picture failed" in caplog.text


def test_a_public_profile_is_previewed_with_its_name_and_a_private_one_like_none(
    any_database: str, built: None
) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, _), Client(server.address) as eve:
            await register(anna, "Anna")
            profile = (await put(anna, "/api/profile", wire.ProfileConsent(public=True))).json()["id"]

            async def title(id_: str) -> str:
                return tags((await eve.http.get(f"/people/{id_}", headers=HTML)).text)["og:title"]

            assert await title(profile) == "Anna · Player profile"
            await put(anna, "/api/profile", wire.ProfileConsent(public=False))
            assert [await title(one) for one in (profile, "nobody", "me")] == ["Player profile"] * 3
            mine = await anna.http.get(f"/people/{profile}", headers=HTML)
            assert tags(mine.text)["og:title"] == "Player profile", "previews are the same for everybody"

    run(scene())
