"""Failures of the edition without a server: each shows one sentence and a way on, and loses no game."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from metro2033.languages import LANGUAGES
from metro2033.text.words import words_for
from tests.web.browsing import PATIENCE, chromium
from tests.web.static_edition import (
    BELOW,
    CUT,
    DIST,
    FOREIGN,
    MISSING,
    PHONE,
    READY_MS,
    WIDE,
    DeviceVisitor,
    Host,
    hosting,
    is_built,
)
from tests.web.test_play import keen

pytestmark = [pytest.mark.browser, pytest.mark.skipif(not is_built(), reason="dist/ is not built; run: make static")]
QUOTA_KEPT = 31_000  # ms for which Chromium remembers how much space there was
QUESTION = ".choices .choice:enabled"


@pytest.fixture
def somebody(browser: Browser, host: Host) -> Iterator[DeviceVisitor]:
    """Provides a visitor whose console may report faults."""
    visitor = DeviceVisitor(browser, host.address, WIDE)
    yield visitor
    visitor.context.close()


def said(language: str, key: str, **args: str | int) -> str:
    """Returns the page's text for a key."""
    return words_for(language, "").say(key, args)


def plays(somebody: DeviceVisitor) -> None:
    """Starts a game from the home page and answers its first question."""
    somebody.go()
    somebody.page.locator("[data-play=board]").click()
    somebody.page.wait_for_selector(QUESTION, timeout=READY_MS)
    assert somebody.play(keen, most=1) == 1


@pytest.mark.parametrize("how", [MISSING, CUT, FOREIGN])
@pytest.mark.parametrize("part", ["interpreter-", "library-", "package-", "device-worker-"])
def test_a_part_that_does_not_arrive_is_fetched_again(somebody: DeviceVisitor, host: Host, part: str, how: str) -> None:
    host.faults[part] = how
    somebody.go()
    told = somebody.page.locator("[data-fault=download]")
    expect(told).to_contain_text("Part of the game didn’t arrive.", timeout=READY_MS)
    host.faults.clear()
    told.get_by_role("button", name="Try again").click()
    expect(somebody.page.locator("[data-fault]")).to_have_count(0)
    plays(somebody)


@pytest.mark.parametrize("how", [MISSING, CUT, FOREIGN])
def test_a_level_whose_weights_do_not_arrive_plays_without_them_until_they_do(
    somebody: DeviceVisitor, host: Host, how: str
) -> None:
    somebody.go()
    somebody.ready()
    somebody.offline_ready()
    somebody.page.reload()  # now the service worker fetches the weights, and would keep what comes
    somebody.ready()
    host.faults["weights-"] = how
    somebody.start(game="breakthrough", seats=2, bots=["", "legend"])
    assert somebody.play(keen, most=3) == 3
    told = somebody.page.locator("[data-unlearned]")
    expect(told).to_contain_text("try again later")
    host.faults.clear()
    somebody.page.reload()
    somebody.ready()
    somebody.requested.clear()
    while not any("weights-breakthrough" in url for url in somebody.requested):
        assert somebody.play(keen, most=1) == 1
    assert somebody.play(keen, most=2) == 2
    expect(told).to_have_count(0)
    kept = somebody.page.evaluate(
        "async url => (await (await caches.match(url)).arrayBuffer()).byteLength",
        next(url for url in somebody.requested if "weights-breakthrough" in url),
    )
    assert kept == next((DIST / "assets").glob("weights-breakthrough-*")).stat().st_size


# Starts the service worker, and returns what becomes of it.
KEEP = """async () => {
    const found = await navigator.serviceWorker.register("service-worker.js");
    const worker = found.installing ?? found.waiting ?? found.active;
    while (!["redundant", "activated"].includes(worker.state)) await new Promise(done => setTimeout(done, 50));
    return worker.state;
}"""


@pytest.mark.parametrize("how", [MISSING, CUT, FOREIGN])
@pytest.mark.parametrize("part", ["assets/Learn-", "icon.svg"])
def test_what_arrives_wrong_is_not_kept_for_the_time_without_a_network(
    somebody: DeviceVisitor, host: Host, part: str, how: str
) -> None:
    host.faults[part] = how
    somebody.go()
    somebody.ready()
    assert somebody.page.evaluate(KEEP) == "redundant", "the service worker refuses to keep it"
    host.faults.clear()
    somebody.page.reload()
    somebody.ready()
    somebody.offline_ready()
    host.close()
    somebody.go("/learn")
    somebody.page.reload()
    expect(somebody.page.locator("main h1")).to_be_visible()
    expect(somebody.page.locator("[data-missed]")).to_have_count(0)


def test_a_page_that_cannot_start_says_so_in_every_language(somebody: DeviceVisitor, host: Host) -> None:
    host.faults["assets/index-"] = MISSING
    somebody.page.goto(f"{somebody.address}{BELOW}")
    for language in LANGUAGES:
        expect(somebody.page.locator(f"main.unstarted [lang={language}]")).to_be_visible()
    host.faults.clear()
    somebody.page.reload()
    expect(somebody.page.locator("[data-play=board]")).to_be_visible()
    expect(somebody.page.locator(".unstarted")).to_have_count(0)


def test_a_page_whose_parts_an_update_has_removed_asks_to_reload(somebody: DeviceVisitor, host: Host) -> None:
    host.faults["assets/Learn-"] = MISSING
    somebody.go()
    somebody.page.evaluate("location.hash = '#/learn'")
    told = somebody.page.locator("[data-missed]")
    expect(told).to_contain_text("The page has been updated")
    host.faults.clear()
    told.get_by_role("button", name="Reload").click()
    expect(somebody.page.locator("main h1")).to_be_visible()
    expect(told).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "too old to run the game"),
        ("de", "Browser ist zu alt"),
        ("pl", "jest za stara"),
        ("ru", "слишком старый"),
    ],
)
@pytest.mark.parametrize("missing", ["WebAssembly", "DecompressionStream"])
def test_an_old_browser_is_sent_to_a_server(
    browser: Browser, host: Host, missing: str, language: str, words: str
) -> None:
    somebody = DeviceVisitor(browser, host.address, WIDE, language)
    somebody.context.add_init_script(f"delete window.{missing}")
    somebody.go()
    expect(somebody.page.locator("[data-fault=browser]")).to_contain_text(words)
    expect(somebody.page.locator("[data-together] input")).to_be_visible()
    somebody.leave()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_that_blocks_storage_plays_and_says_what_is_lost(
    browser: Browser, host: Host, tmp_path: Path, language: str
) -> None:
    program = chromium()
    assert program is not None
    profile = tmp_path / "Default"
    profile.mkdir()
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (profile / "Preferences").write_text(json.dumps(blocked), encoding="utf-8")
    context = browser.browser_type.launch_persistent_context(
        str(tmp_path), executable_path=program, args=["--no-sandbox", "--disable-gpu"], locale=language
    )
    page = context.new_page()
    page.goto(f"{host.address}{BELOW}")
    expect(page.locator("[data-keeping=fleeting]")).to_contain_text(said(language, "device-fleeting"), timeout=READY_MS)
    page.locator("[data-keeping] button").click()
    page.locator("[data-play=board]").click()
    page.locator(QUESTION).first.click(timeout=READY_MS)
    expect(page.locator("main[data-seq]")).not_to_have_attribute("data-seq", "0", timeout=PATIENCE)
    context.close()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_faults_are_told_in_the_readers_language(browser: Browser, host: Host, language: str) -> None:
    somebody = DeviceVisitor(browser, host.address, PHONE, language, touch=True)
    page = somebody.page
    host.faults["package-"] = CUT
    somebody.go()
    told = page.locator("[data-fault=download]")
    expect(told).to_contain_text(said(language, "device-download"), timeout=READY_MS)
    host.faults.clear()
    told.get_by_role("button", name=said(language, "device-again")).tap()
    somebody.ready()
    page.set_input_files(".file input", {"name": "a", "mimeType": "text/plain", "buffer": b"no record"})
    refused = said(language, "record-first-line", line=1, wanted="metro2033 record 1")
    expect(page.get_by_role("alert")).to_contain_text(refused)

    somebody.start(game="breakthrough", seats=2, bots=["", "legend"])
    host.faults["weights-"] = MISSING
    while not any("weights-" in url for url in somebody.requested):
        assert somebody.play(keen, most=1, touch=True) == 1
    expect(page.locator("[data-unlearned]")).to_contain_text(said(language, "device-unlearned"))
    assert somebody.axe() == [] and not somebody.wide()
    page.locator("[data-unlearned] button").tap()

    other = somebody.context.new_page()
    other.goto(page.url)
    for mine, fault in ((other, "elsewhere"), (page, "taken")):
        told = mine.locator(f"[data-fault={fault}]")
        expect(told).to_contain_text(said(language, f"device-{fault}"), timeout=READY_MS)
        told.get_by_role("button", name=said(language, "device-take")).tap()
        expect(mine.locator("[data-fault]")).to_have_count(0)
        expect(mine.locator(QUESTION).first).to_be_visible(timeout=READY_MS)
    other.close()

    disk = somebody.context.new_cdp_session(page)
    disk.send("Storage.overrideQuotaForOrigin", {"origin": somebody.address, "quotaSize": 1})
    page.wait_for_timeout(QUOTA_KEPT)
    somebody.go("/")
    somebody.page.locator("[data-play=breakthrough]").tap()
    expect(page.locator("[data-keeping=full]")).to_contain_text(said(language, "device-full"))
    disk.send("Storage.overrideQuotaForOrigin", {"origin": somebody.address})
    somebody.context.close()


def test_a_full_disk_stops_the_game_until_there_is_space(somebody: DeviceVisitor) -> None:
    somebody.go()
    somebody.ready()
    somebody.start(game="board", seats=2, bots=["", "novice"], options={"first_player": "0"})
    assert somebody.asked()
    before = somebody.seq()
    disk = somebody.context.new_cdp_session(somebody.page)
    disk.send("Storage.overrideQuotaForOrigin", {"origin": somebody.address, "quotaSize": 1})
    somebody.page.wait_for_timeout(QUOTA_KEPT)
    somebody.page.locator(QUESTION).first.click()
    told = somebody.page.locator("[data-keeping=full]")
    expect(told).to_contain_text("Free some space to go on")
    assert somebody.seq() == before, "nothing is shown that is not stored"
    somebody.page.reload()
    somebody.page.wait_for_selector(QUESTION, timeout=READY_MS)  # the existing parts can be read
    expect(told).to_be_visible()
    assert somebody.seq() == before
    disk.send("Storage.overrideQuotaForOrigin", {"origin": somebody.address})
    assert somebody.play(keen, most=1) == 1
    expect(told).to_have_count(0)


def test_a_second_tab_says_so_and_takes_over_and_the_first_takes_back(somebody: DeviceVisitor) -> None:
    somebody.go()
    somebody.ready()
    somebody.start(game="breakthrough", seats=2, bots=["", "novice"])
    assert somebody.asked()
    first, second = somebody.page, somebody.context.new_page()
    second.goto(first.url)
    expect(second.locator("[data-fault=elsewhere]")).to_be_visible(timeout=READY_MS)
    for mine, other in ((second, first), (first, second)):
        mine.get_by_role("button", name="Play here instead").click()
        expect(mine.locator(QUESTION).first).to_be_visible(timeout=READY_MS)
        expect(mine.locator("[data-fault]")).to_have_count(0)
        expect(other.locator("[data-fault=taken]")).to_be_visible()
        expect(other.locator("[data-banner=lost]")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_is_not_here_says_so_and_leads_home(browser: Browser, host: Host, language: str) -> None:
    somebody = DeviceVisitor(browser, host.address, PHONE, language)
    somebody.go()
    somebody.ready()
    room = somebody.start(game="breakthrough", seats=2, bots=["", "novice"])
    assert somebody.asked()
    address = somebody.page.url
    somebody.go("/")
    somebody.api("DELETE", f"/api/rooms/{room}")
    somebody.page.goto(address)
    told = somebody.page.locator("[data-absent]")
    expect(told.get_by_role("heading")).to_have_text(said(language, "device-absent"), timeout=READY_MS)
    expect(told.get_by_role("alert")).to_have_text(said(language, "device-absent-why"))
    assert somebody.axe() == [] and not somebody.wide()
    told.locator("a").click()
    expect(somebody.page.locator("[data-play=board]")).to_be_visible()
    somebody.context.close()


def test_a_reload_is_no_second_tab(somebody: DeviceVisitor) -> None:
    somebody.go()
    for _ in range(3):
        somebody.ready()
        somebody.page.reload()
    somebody.ready()
    expect(somebody.page.locator("[data-fault]")).to_have_count(0)


def test_a_newer_version_is_offered_and_replaces_what_was_kept(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "dist"
    shutil.copytree(DIST, folder, copy_function=os.link)
    with hosting(folder, "newer") as host:
        somebody = DeviceVisitor(browser, host.address, WIDE)
        somebody.go()
        somebody.ready()
        room = somebody.start(game="breakthrough", seats=2, bots=["", "novice"])
        assert somebody.play(keen, most=1) == 1
        seq = int(somebody.seq())
        somebody.offline_ready()
        for name, before, after in (
            ("index.html", "<title>Metro 2033", "<meta name=version content=2><title>Metro 2033"),
            ("service-worker.js", re.compile(r'(version":")[0-9a-f]{12}'), r"\g<1>000000000002"),
        ):
            file = folder / name
            text = re.sub(before, after, file.read_text(encoding="utf-8"))
            assert text != file.read_text(encoding="utf-8")
            file.unlink()  # the other link is the edition itself
            file.write_text(text, encoding="utf-8")
        somebody.page.reload()
        somebody.page.wait_for_selector(QUESTION, timeout=READY_MS)
        expect(somebody.page.locator("[data-update]")).to_have_count(0)  # not during a game
        somebody.go("/")
        told = somebody.page.locator("[data-update]")
        expect(told).to_contain_text("There’s a new version", timeout=READY_MS)
        expect(somebody.page.locator("meta[name=version]")).to_have_count(0)
        told.get_by_role("button").click()
        expect(somebody.page.locator("meta[name=version]")).to_have_count(1, timeout=READY_MS)
        somebody.go(f"/rooms/{room}")
        somebody.page.wait_for_selector(QUESTION, timeout=READY_MS)
        assert int(somebody.seq()) >= seq
        assert somebody.page.evaluate("caches.keys()") == ["metro2033-files-000000000002"]
        somebody.leave()


OTHER_CONTENT = """async room => {
    const done = request => new Promise(resolve => (request.onsuccess = () => resolve(request.result)));
    const database = await done(indexedDB.open("metro2033"));
    const transaction = database.transaction("entries", "readwrite");
    const entries = transaction.objectStore("entries");
    const kept = JSON.parse(new TextDecoder().decode(await done(entries.get(`room/${room}`))));
    kept.document = JSON.stringify({ ...JSON.parse(kept.document), content: "0123456789abcdef" });
    entries.put(new TextEncoder().encode(JSON.stringify(kept)), `room/${room}`);
    await new Promise(resolve => (transaction.oncomplete = resolve));
    database.close();
}"""


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "This game can’t continue here"),
        ("pl", "Tej partii nie można tu kontynuować"),
        ("ru", "Эту партию нельзя продолжить здесь"),
    ],
)
def test_a_game_of_another_version_can_be_saved(browser: Browser, host: Host, language: str, words: str) -> None:
    somebody = DeviceVisitor(browser, host.address, WIDE, language)
    somebody.go()
    somebody.ready()
    room = somebody.start(game="breakthrough", seats=2, bots=["", "novice"])
    assert somebody.play(keen, most=1) == 1
    somebody.page.evaluate(OTHER_CONTENT, room)
    somebody.page.reload()
    expect(somebody.page.get_by_role("heading", level=1)).to_have_text(words, timeout=READY_MS)
    with somebody.page.expect_download() as saved:
        somebody.page.locator("[data-unplayable] button").click()
    assert saved.value.path().read_text(encoding="utf-8").startswith("metro2033 record 1\n")
    assert somebody.axe() == []
    somebody.page.locator("[data-unplayable] a").click()
    expect(somebody.page.locator(f"[data-game='{room}']")).to_be_visible()
    assert [fault for fault in somebody.faults if not fault.startswith("game cannot continue")] == []
    somebody.context.close()


GOLDEN = sorted((Path(__file__).parents[1] / "games").glob("*.metro"))[0].read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("record", "told"),
    [
        ("no record at all", "a record begins with “metro2033 record 1”"),
        ("", "a record begins with “metro2033 record 1”"),
        ("\x00\x01" * 50, "control characters"),
        (GOLDEN.replace("record 1", "record 99", 1), "in a newer format"),
        (re.sub("content: .*", "content: 0123456789abcdef", GOLDEN, count=1), "Open it with the version that made it"),
        (GOLDEN[: len(GOLDEN) // 2], "breaks off"),
        (GOLDEN + "#" * 1_100_000, "too large"),
    ],
    ids=["text", "empty", "binary", "newer", "content", "half", "large"],
)
def test_a_file_that_is_no_record_changes_nothing(somebody: DeviceVisitor, record: str, told: str) -> None:
    somebody.go()
    somebody.ready()
    opened = somebody.page.locator("input[type=file]")
    opened.set_input_files({"name": "a.metro", "mimeType": "text/plain", "buffer": record.encode()})
    expect(somebody.page.get_by_role("alert")).to_contain_text(told)
    assert somebody.api("GET", "/api/rooms")["yours"] == []
    opened.set_input_files({"name": "b.metro", "mimeType": "text/plain", "buffer": GOLDEN.encode()})
    somebody.page.wait_for_selector(".replaying, main.at-table")
