"""The report: its page parses, needs nothing from outside, and speaks the reader's language."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from metro2033.arena.job import Job
from metro2033.arena.plots import Mark, columns, intervals, ticks_between
from metro2033.arena.report import PAGE, RESULT, Page, write_report
from metro2033.arena.result import Failed
from metro2033.languages import LANGUAGES
from metro2033.text.typeset import plain
from metro2033.text.words import words_for
from tests.arena.making import BOARD, CARDS, change, quickly

VOID = {"meta"}


class Balanced(HTMLParser):
    """Checks that every tag is closed in its turn."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("job", [CARDS, BOARD], ids=lambda job: job.game)
def test_the_page_is_whole_and_needs_nothing_else(job: Job, language: str) -> None:
    result = quickly(change(job, bots=("random", "greedy:samples=1"), seats=(2, 3), exact=False, round_limit=4), 2)
    page = Page(result, {}, words_for(language, result.game)).html()
    parser = Balanced()
    parser.feed(page)
    assert parser.open == []
    assert f'lang="{language}"' in page
    assert not re.search(r"https?:|//\w|<script|<link|<img|url\(|@import", page)
    for svg in re.findall(r"<svg.*?</svg>", page, flags=re.S):
        ElementTree.fromstring(svg)


def test_names_in_the_page_cannot_be_markup() -> None:
    result = quickly(CARDS, 1)
    failed = Failed(number=0, seed=7, edition="<b>", bots=("<i>",), error="<script>")
    page = Page(msgspec.structs.replace(result, failed=[failed]), {}, words_for("en", "breakthrough")).html()
    assert "<script>" not in page and "&lt;script&gt;" in page and "<i>" not in page


def test_the_folder_gets_the_result_and_the_page(tmp_path: Path) -> None:
    write_report(tmp_path, quickly(CARDS, 1), {}, words_for("pl", "breakthrough"))
    assert (tmp_path / RESULT).read_text().startswith("{") and "Udział zwycięstw" in (tmp_path / PAGE).read_text()


def test_ticks_are_round_and_reach_both_ends() -> None:
    assert ticks_between(0, 0.55) == [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]
    assert ticks_between(-7, 43) == [-10, 0, 10, 20, 30, 40, 50]
    assert len(ticks_between(0, 0)) == 2


def test_plots_show_every_mark_and_column() -> None:
    plot = intervals([Mark("a & b", 0.9, 0.8, 1.0, "90 %", fair=0.25)], "shares", [(0, "0"), (1, "1")])
    assert "a &amp; b" in plot and 'class="dot above"' in plot
    assert columns({5: 1, 7: 2, 200: 1}, "rounds").count("<rect") <= 30


@pytest.mark.parametrize(
    ("language", "percent", "decimal", "points"),
    [
        ("en", "12.5%", "1,234.5", "−3.0"),
        ("de", "12,5\xa0%", "1.234,5", "−3,0"),
        ("pl", "12,5%", "1\xa0234,5", "−3,0"),
        ("ru", "12,5\xa0%", "1\xa0234,5", "−3,0"),
    ],
)
def test_figures_are_written_as_the_language_writes_them(
    language: str, percent: str, decimal: str, points: str
) -> None:
    words = words_for(language, "")
    assert words.percent(0.125) == percent
    assert words.decimal(1234.5, 1) == decimal
    assert words.points(-0.03) == points


def test_plurals_are_read_aloud() -> None:
    said = [plain(words_for("pl", "").say("arena-of-games", {"games": n})) for n in (1, 3, 5, 22)]
    assert said == ["1 gra", "3 gry", "5 gier", "22 gry"]
    said = [plain(words_for("ru", "").say("arena-of-games", {"games": n})) for n in (1, 3, 5, 21)]
    assert said == ["1 партия", "3 партии", "5 партий", "21 партия"]
