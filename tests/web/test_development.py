"""The development server of the page: `npm run dev` beside a running game server."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Program
from tests.web.browsing import Visitor

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture
def developer(browser: Browser, server: Program) -> Iterator[Visitor]:
    """Provides a visitor who looks at the page of the development server."""
    node, vite = shutil.which("node"), WEB / "node_modules" / "vite" / "bin" / "vite.js"
    if node is None or not vite.is_file():
        pytest.skip("there is no Node, or nothing that npm has installed; run: tools/page")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [node, str(vite), "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    environment = {**os.environ, "METRO2033_SERVER": server.address, "NO_COLOR": "1"}
    with subprocess.Popen(command, cwd=WEB, env=environment, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        said = next((line for line in running.stdout if "Local:" in line), "")
        assert str(port) in said
        somebody = Visitor(browser, f"http://127.0.0.1:{port}")
        yield somebody
        running.terminate()
    somebody.leave()


def test_the_page_plays_and_has_rules_help_and_notices(developer: Visitor) -> None:
    page = developer.page
    developer.start(game="board", seats=2, bots=["", "random"], options={"first_player": "0"})
    expect(page.locator("[data-choice]").first).to_be_visible()
    developer.go("/learn/board")
    expect(page.locator("main")).to_contain_text("What the box holds")  # an address that the page fetches
    developer.go("/about")
    assert "svelte" in developer.context.request.get("/@fetched/notices.txt").text()
    assert developer.context.request.get("/@fetched/nothing.txt").headers["content-type"].startswith("text/html")
