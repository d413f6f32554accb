"""A server below a path of its host, behind a proxy that removes the path and behind one that does not."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from starlette.responses import RedirectResponse
from starlette.types import Receive, Scope, Send

from metro2033 import wire
from metro2033.client import Client
from metro2033.kernel.problem import BadOption
from metro2033.server.accounts.passkeys import host_at
from metro2033.server.core.config import Config
from metro2033.server.core.config_reader import OWN_PATHS, first_part, public_url
from metro2033.server.http import static_page
from metro2033.server.http.auth import SECURE_COOKIE
from metro2033.server.http.middleware.base_path import BasePathMiddleware
from metro2033.server.http.plain_pages import pages
from metro2033.server.http.routes import api_routes, page_routes
from metro2033.server.operators.page import COOKIE as OPERATOR
from metro2033.server.rooms.address import network_address
from tests.server.asgi import ask
from tests.server.path_proxy import BASE, PathProxy, path_proxy
from tests.server.running import keen, quick, running
from tests.server.test_notices import receiver
from tests.server.test_operators import outside
from tests.server.test_sit import KEEN, all_ready, sit
from tests.server.timing import PATIENCE, run

PUBLIC = f"https://club.example{BASE}"
HTTPS = {"x-forwarded-proto": "https"}
HTML = {"accept": "text/html"}
LINKS = re.compile(r'\b(?:href|src|action)="([^"]*)"')
BUILT = """<html><head><link rel="manifest" href="./manifest.webmanifest" /><script type="module" src="./assets/index-1.js"></script></head>
<body><noscript><a href="./plain">x</a></noscript></body></html>"""

proxies = pytest.mark.parametrize(
    "removes", [False, True], ids=["the proxy passes the path on", "the proxy removes it"]
)


@asynccontextmanager
async def below(database: str, removes: bool, **changes: object) -> AsyncIterator[tuple[PathProxy, httpx.AsyncClient]]:
    """Runs a server below a path, with a browser; nothing outside the path may be requested."""
    async with running(quick(database, public_url=PUBLIC, **changes)) as server:
        with path_proxy(urlsplit(server.address).port or 0, removes=removes) as proxy:
            headers = {**HTML, "origin": proxy.address.removesuffix(BASE)}
            async with httpx.AsyncClient(base_url=proxy.address, timeout=PATIENCE, headers=headers) as browser:
                yield proxy, browser
        assert proxy.strayed == []


def paths_in(text: str) -> set[str]:
    """Returns the paths of our host that a page links to."""
    links = {link for link in LINKS.findall(text) if not link.startswith(("?", "#"))}
    return {urlsplit(link).path for link in links if urlsplit(link).netloc in ("", "club.example")}


def is_below(path: str) -> bool:
    return path.startswith(f"{BASE}/") and not path.startswith(f"{BASE}{BASE}/")


def kept_path(response: httpx.Response, name: str) -> str:
    """Returns the path of a cookie that a response sets."""
    (line,) = [line for line in response.headers.get_list("set-cookie") if line.startswith(f"{name}=")]
    return re.search(r"; Path=([^;]+)", line)[1]  # type: ignore[index]


@pytest.mark.parametrize(
    "given", ["https://a.example/metro", "https://a.example/metro/", "http://a.example:8080/a/b-c"]
)
def test_the_base_path_is_the_path_of_the_public_address(given: str) -> None:
    config = Config(public_url=public_url(given), host="10.1.2.3")
    assert config.public_origin + config.base_path == config.public_url == given.rstrip("/")
    assert config.base_path in ("/metro", "/a/b-c")
    assert network_address(config) == f"http://10.1.2.3:2033{config.base_path}"


@pytest.mark.parametrize("path", ["//metro", "/metro//x", "/..", "/a/../b", "/m%65tro", "/m?x", "/m#x", "/м", "/a b"])
def test_other_paths_are_refused(path: str) -> None:
    with pytest.raises(BadOption, match="METRO2033_PUBLIC_URL can’t be"):
        public_url(f"https://a.example{path}")


def test_a_path_of_the_servers_own_is_refused() -> None:
    """A proxy may remove the base path, so "/rooms/x" would be a room of a server at "/", and "/x" of one at "/rooms"."""
    routes = [*api_routes(), *page_routes(), *static_page.routes(), *pages.routes()]
    parts = {first_part(getattr(route, "path", "")) for route in routes}
    assert {part for part in parts if part and "." not in part} <= OWN_PATHS
    assert {f"/{part}" for part in OWN_PATHS} >= {"/device", "/rooms"}
    for path in ("/rooms", "/api/x"):
        with pytest.raises(BadOption, match="the server uses it"):
            public_url(f"https://a.example{path}")


@proxies
def test_plain_pages_lead_nowhere_else(database: str, removes: bool) -> None:
    async def scene() -> None:
        async with below(database, removes) as (_, browser):
            chosen = await browser.get("plain")
            assert (chosen.status_code, chosen.headers["location"], kept_path(chosen, "plain")) == (
                303,
                "/metro/",
                "/metro/",
            )
            headers = {**HTML, "cookie": "plain=1"}
            lobby = await browser.get("", headers=headers)
            assert kept_path(lobby, "lang") == "/metro/" and paths_in(lobby.text) > {
                "/metro/plain/style.css",
                "/metro/new",
            }
            made = await browser.post(
                "new", data={"name": "Anna", "game": "breakthrough", "seats": "2", "bot": "random"}
            )
            assert made.status_code == 303 and kept_path(made, "metro2033") == "/metro/"
            room = made.headers["location"]
            assert re.fullmatch(r"/metro/rooms/[\w-]+", room)
            mine = {**HTML, "cookie": f"plain=1; metro2033={made.cookies['metro2033']}"}
            browser.cookies.clear()
            inner = room.removeprefix(f"{BASE}/")
            texts = [lobby.text]
            for wanted in (inner, "", "unsubscribe?token=x", "operator", "nowhere"):
                texts.append((await browser.get(wanted, headers=mine)).text)
            (invitation,) = re.findall(r'href="https://club.example/metro/(join/[^"]+)"', texts[1])
            texts.append((await browser.get(invitation, headers=headers)).text)
            for text in texts:
                assert paths_in(text) and all(map(is_below, paths_in(text))), paths_in(text)
            joined = await browser.post(invitation, data={"name": "Boris"}, headers=headers)
            assert joined.headers["location"] == room
            begun = await browser.post(f"{inner}/do", data={"do": "start"}, headers=mine)
            assert (begun.status_code, begun.headers["location"]) == (303, room)
            playing = (await browser.get(inner, headers=mine)).text
            assert f"{BASE}/{inner}/do" in paths_in(texts[1]) and all(map(is_below, paths_in(playing)))

    run(scene())


@proxies
def test_the_page_names_its_files_below_the_path(
    database: str, removes: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text(BUILT)
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-1.js").write_text("1")
    monkeypatch.setattr(static_page, "STATIC", tmp_path)

    async def scene() -> None:
        async with below(database, removes) as (_, browser):
            made = await browser.post("api/rooms", json={"name": "Anna", "settings": {"public": True}})
            room = made.json()["room"]["id"]
            files = {"/metro/manifest.webmanifest", "/metro/assets/index-1.js", "/metro/plain"}
            for wanted in (
                "",
                f"rooms/{room}",
                f"replay/{room}?at=2",
                f"join/{room}/public",
                "leagues/x",
                "learn/board",
            ):
                shown = await browser.get(wanted)
                assert (shown.status_code, paths_in(shown.text)) == (200, files), wanted
                for kind, address in re.findall(r'property="og:(url|image)" content="([^"]*)"', shown.text):
                    assert address.startswith(f"{PUBLIC}/") and (kind == "image" or address == f"{PUBLIC}/{wanted}")
            assert (await browser.get("nothing/here")).status_code == 404
            for file in files - {"/metro/plain"}:
                assert (await browser.get(file.removeprefix(f"{BASE}/"))).status_code == 200
            unknown = await browser.get("api/nowhere", headers={"accept": "application/json"})
            assert (unknown.status_code, unknown.json()["problem"]) == (404, "page-unknown")

    run(scene())


@proxies
def test_the_path_without_its_slash_leads_to_the_first_page(database: str, removes: bool) -> None:
    async def scene() -> None:
        async with below(database, removes) as (proxy, browser):
            answer = await browser.get(proxy.address)
            assert (answer.status_code, answer.headers["location"]) == (301 if removes else 308, "/metro/")

    run(scene())


@proxies
def test_operators_sign_in_below_the_path(database: str, removes: bool) -> None:
    async def scene() -> None:
        async with below(database, removes) as (_, browser):
            token = outside(database).add_operator("shell", "anna")
            answer = await browser.post("operator/login", data={"token": token})
            assert (answer.status_code, answer.headers["location"]) == (303, "/metro/operator")
            assert kept_path(answer, OPERATOR) == "/metro/operator"
            cookie = {"cookie": f"{OPERATOR}={answer.cookies[OPERATOR]}"}
            shown = await browser.get("operator", headers={**HTML, **cookie})
            assert "/metro/operator/do" in paths_in(shown.text) and all(map(is_below, paths_in(shown.text)))

    run(scene())


@proxies
def test_behind_https_the_cookie_has_the_path_and_a_name_that_allows_it(database: str, removes: bool) -> None:
    """Browsers refuse `__Host-` with a path. Two servers below paths of one host must not take each other's cookies."""

    async def scene() -> None:
        async with below(database, removes) as (_, browser):
            made = await browser.post("api/rooms", json={"name": "Anna"}, headers=HTTPS)
            assert kept_path(made, SECURE_COOKIE) == "/metro/" and "; Secure" in made.headers["set-cookie"]
            mine = {**HTTPS, "cookie": made.headers["set-cookie"].partition(";")[0]}
            room = made.json()["room"]["id"]
            assert (await browser.get(f"api/rooms/{room}", headers=mine)).status_code == 200
            left = await browser.post("api/account/logout", headers=mine)
            assert {kept_path(left, name) for name in ("metro2033", SECURE_COOKIE)} == {"/metro/"}

    run(scene())


@proxies
def test_programs_play_at_an_address_with_a_path(database: str, tmp_path: Path, removes: bool) -> None:
    """The Python client over HTTP and a socket, and `metro2033 sit` with an invitation."""

    async def scene() -> None:
        async with below(database, removes) as (proxy, _), Client(proxy.address) as anna:
            room = await anna.create_room("Anna", wire.Settings(game="breakthrough", seats=2))
            await anna.do(room.id, wire.Sit(seat=0))
            link = f"{proxy.address}/join/{room.id}/{room.you.invite}"
            process = await sit(link, KEEN, folder=tmp_path)
            await all_ready(anna, room.id, 1)
            await anna.do(room.id, wire.Start())
            async with anna.play(room.id, 0) as host:
                await host.play_on(keen(random.Random(3)))
            await process.communicate()
            assert process.returncode == 0
            assert (await anna.record(room.id)).startswith("metro2033 record")

    run(scene())


def test_passkeys_belong_to_the_host_without_the_path() -> None:
    assert host_at(Config(public_url=PUBLIC).public_origin, "x").origins == ("https://club.example",)


@proxies
def test_notices_link_below_the_path(database: str, removes: bool) -> None:
    async def scene() -> None:
        async with (
            receiver() as there,
            below(database, removes, webhook_private=True) as (proxy, _),
            Client(proxy.address) as anna,
        ):
            await anna.notify(there.address)
            assert (await anna.http.post("/api/notices/trial")).status_code == 200
            assert [notice.link for notice in there.notices()] == [f"{proxy.address}/"]

    run(scene())


@pytest.mark.parametrize(
    ("to", "expected"),
    [
        ("/rooms/x?a=1#b", "/metro/rooms/x?a=1#b"),
        ("http://localhost/device/", "http://localhost/metro/device/"),
        ("https://elsewhere.example/x", "https://elsewhere.example/x"),
        ("//elsewhere.example/x", "//elsewhere.example/x"),
        ("?lang=ru", "?lang=ru"),
    ],
)
def test_redirects_on_our_host_alone_get_the_path(to: str, expected: str) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        assert scope["path"] == "/x" and scope["raw_path"] == b"/x"
        await RedirectResponse(to)(scope, receive, send)

    for path in ("/metro/x", "/x"):
        answer: Any = run(ask(BasePathMiddleware(app, BASE), "GET", path))  # type: ignore[arg-type]
        assert dict(answer.headers)[b"location"].decode() == expected


def test_without_a_path_nothing_changes(database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(BUILT)
    monkeypatch.setattr(static_page, "STATIC", tmp_path)

    async def scene() -> None:
        async with (
            running(quick(database)) as server,
            httpx.AsyncClient(base_url=server.address, headers=HTML) as guest,
        ):
            assert paths_in((await guest.get("/")).text) == {"/manifest.webmanifest", "/assets/index-1.js", "/plain"}
            chosen = await guest.get("/plain")
            assert (chosen.headers["location"], kept_path(chosen, "plain")) == ("/", "/")

    run(scene())
