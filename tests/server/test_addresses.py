"""Addresses: the places at which others reach the server, and its reply to an unknown address."""

from __future__ import annotations

from pathlib import Path

import pytest

from metro2033.kernel.problem import BadOption
from metro2033.server.core.config import Config
from metro2033.server.core.config_reader import public_url
from metro2033.server.http import static_page
from metro2033.server.rooms import address
from tests.server.running import company
from tests.server.timing import run

NEAR = "192.168.7.20"
HTML = {"accept": "text/html", "accept-language": "pl"}


@pytest.fixture(autouse=True)
def _network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "local_ip", lambda: NEAR)  # whatever network these tests run in


@pytest.mark.parametrize(
    ("config", "expected"),
    [
        (Config(), ""),
        (Config(host="localhost"), ""),
        (Config(host="::1"), ""),
        (Config(host="0.0.0.0", port=2034), f"http://{NEAR}:2034"),
        (Config(host="::"), f"http://{NEAR}:2033"),
        (Config(host="10.1.2.3"), "http://10.1.2.3:2033"),
        (Config(host="fd00::2"), "http://[fd00::2]:2033"),
        (Config(host="0.0.0.0", hosts=("metro.example",)), ""),  # it would not answer to that name
        (Config(host="0.0.0.0", hosts=("metro.example", NEAR)), f"http://{NEAR}:2033"),
    ],
)
def test_the_network_is_named_only_where_the_server_listens_and_answers(config: Config, expected: str) -> None:
    assert address.network_address(config) == expected


@pytest.mark.parametrize("given", ["metro.example", "ftp://metro.example", "https://", "https://metro.example/?a=1"])
def test_a_public_address_has_a_scheme_and_a_host(given: str) -> None:
    assert public_url("https://metro.example/") == "https://metro.example"
    assert public_url("") == ""
    with pytest.raises(BadOption):
        public_url(given)


def test_the_network_is_told_to_this_machine_alone(database: str) -> None:
    async def scene() -> None:
        async with company(database, host="0.0.0.0", public_url="https://metro.example") as (_, anna, boris):
            here = (await anna.http.get("/api/address")).json()
            assert here == {"public": "https://metro.example", "network": f"http://{NEAR}:2033", "device": False}
            elsewhere = await boris.http.get("/api/address", headers={"host": "metro.example"})
            assert elsewhere.json() == {"public": "https://metro.example", "network": "", "device": False}

    run(scene())


def test_an_unknown_address_is_said_in_words(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, _boris):
            monkeypatch.setattr(static_page, "is_built", lambda: False)
            for path in ("/nowhere", "/rooms", "/join/only-a-room"):
                plain = await anna.http.get(path, headers=HTML)
                assert plain.status_code == 404 and "Nie ma takiej strony." in plain.text
            api = await anna.http.get("/api/nowhere")
            assert (api.status_code, api.json()["problem"]) == (404, "page-unknown")
            file = await anna.http.get("/assets/nothing.js", headers=HTML)
            assert (file.status_code, file.text) == (404, "Not Found")

    run(scene())


def test_a_shared_replay_has_a_title_and_a_picture_and_tells_no_private_room(
    database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("<html><head></head><body></body></html>", encoding="utf-8")
    monkeypatch.setattr(static_page, "STATIC", tmp_path)

    async def scene() -> None:
        async with company(database, public_url="https://metro.example") as (_, anna, boris):
            made = {}
            for public in (True, False):
                settings = {"game": "breakthrough", "seats": 2, "public": public}
                answer = await anna.http.post("/api/rooms", json={"name": "Anna", "settings": settings})
                made[public] = answer.json()["room"]["id"]
            shown = (await boris.http.get(f"/replay/{made[True]}?at=12", headers=HTML)).text
            assert '"https://metro.example/icon-512.png"' in shown and "Przełom" in shown and "Ruch 12" in shown
            secret, unknown = [
                (await boris.http.get(f"/replay/{room}", headers=HTML)).text.replace(room, "-")
                for room in (made[False], "nothing")
            ]
            assert secret == unknown
            bad = await boris.http.get('/replay/x?at="><script>', headers=HTML)
            assert bad.status_code == 200 and "<script>" not in bad.text

    run(scene())
