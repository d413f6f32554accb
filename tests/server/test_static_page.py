"""The files of the page: their cache header, their gzipped versions, and no access outside their folder."""

from __future__ import annotations

import gzip
import os
import urllib.request
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from metro2033.server.http import static_page
from metro2033.server.http.static_page import FOREVER, PageFiles
from tests.server.asgi import Answer, ask
from tests.server.running import Program
from tests.server.timing import run

SCRIPT = b"console.log(2033)"


def get(folder: Path, path: str, **headers: str) -> Answer:
    app = Starlette(routes=[Mount("/assets", PageFiles(folder, FOREVER))])
    return run(ask(app, "GET", f"/assets/{path}", headers={k.replace("_", "-"): v for k, v in headers.items()}))


def built(folder: Path) -> Path:
    assets = folder / "assets"
    assets.mkdir()
    (folder / "secret.txt").write_text("no")
    (assets / "page-1.js").write_bytes(SCRIPT)
    (assets / "page-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "icon.webmanifest").write_text("{}")
    return assets


def test_a_file_is_cached_forever_and_gzipped_where_that_is_taken(tmp_path: Path) -> None:
    assets = built(tmp_path)
    packed, plain = get(assets, "page-1.js", accept_encoding="br, gzip"), get(assets, "page-1.js")
    for answer in (packed, plain):
        headers = dict(answer.headers)
        assert (answer.status, headers[b"cache-control"], headers[b"vary"]) == (
            200,
            FOREVER.encode(),
            b"accept-encoding",
        )
        assert headers[b"content-type"].startswith(b"text/javascript")
    assert (gzip.decompress(packed.body), plain.body) == (SCRIPT, SCRIPT)
    assert dict(packed.headers)[b"content-encoding"] == b"gzip" and b"content-encoding" not in dict(plain.headers)
    assert (
        dict(get(assets, "icon.webmanifest", accept_encoding="gzip").headers)[b"content-type"]
        == b"application/manifest+json"
    )


def test_a_file_that_has_not_changed_is_not_sent_again(tmp_path: Path) -> None:
    assets = built(tmp_path)
    etag = dict(get(assets, "page-1.js").headers)[b"etag"].decode()
    assert get(assets, "page-1.js", if_none_match=etag).status == 304


def test_the_service_worker_is_asked_for_anew_and_stands_above_all_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "push-worker.js").write_bytes(SCRIPT)
    monkeypatch.setattr(static_page, "STATIC", tmp_path)
    answer = run(ask(Starlette(routes=static_page.routes()), "GET", "/push-worker.js"))
    headers = dict(answer.headers)
    assert (answer.status, answer.body, headers[b"cache-control"]) == (200, SCRIPT, b"no-cache")
    assert headers[b"content-type"].startswith(b"text/javascript")


def test_nothing_is_there_outside_the_folder_or_before_the_build(tmp_path: Path) -> None:
    assets = built(tmp_path)
    for path in ("../secret.txt", "..%2fsecret.txt", "none.js", ""):
        assert get(assets, path).status == 404
    assert get(tmp_path / "not built", "page-1.js").status == 404


def test_the_edition_without_a_server_may_run_webassembly(tmp_path: Path) -> None:
    built(tmp_path)
    (tmp_path / "index.html").write_text("<html></html>")
    app = Starlette(routes=static_page.device_routes(str(tmp_path)))
    page, asset = (run(ask(app, "GET", f"/device/{path}", headers={})) for path in ("", "assets/page-1.js"))
    assert (page.status, asset.status) == (200, 200)
    assert b"script-src 'self' 'wasm-unsafe-eval';" in dict(page.headers)[b"content-security-policy"]
    assert dict(page.headers)[b"cache-control"] == b"no-cache"
    assert dict(asset.headers)[b"cache-control"] == FOREVER.encode()
    assert static_page.device_routes("") == []


def test_a_server_with_a_relative_folder_offers_the_edition_at_device(tmp_path: Path) -> None:
    built(tmp_path)
    for name in ("index.html", "service-worker.js"):
        (tmp_path / name).write_text(name)
    server = Program(f"sqlite:///{tmp_path}/games.sqlite", METRO2033_DEVICE=os.path.relpath(tmp_path))
    server.wait()
    for path in ("/device", "/device/"):
        with urllib.request.urlopen(server.address + path, timeout=60) as answer:
            assert (answer.read(), answer.url) == (b"index.html", f"{server.address}/device/")
            assert answer.headers.get_all("content-security-policy") == [static_page.DeviceFiles.POLICY]
    server.kill()
