"""Monitoring by operators: the dashboard and the alarms name metrics that exist, and logs are JSON without secrets."""

from __future__ import annotations

import io
import json
import logging
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from metro2033.server.core.logging import JsonLines, start_logging
from metro2033.server.core.metrics import Metrics
from tests.server.running import ROOT

DEPLOY = ROOT / "deploy"
DASHBOARD = json.loads((DEPLOY / "grafana.json").read_text())
PANELS = {target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]}
ALARMS = set(re.findall(r"^ +expr: (.+)$", (DEPLOY / "alarms.yml").read_text(), re.MULTILINE))
LABELS = {"job", "le"}  # which Prometheus and histograms add


def exported() -> dict[str, set[str]]:
    """Returns every series that a server exports, with its labels."""
    metrics = Metrics()
    metrics.requests.labels("/", "200").inc()
    metrics.refusals.labels("game-over").inc()
    metrics.mails.labels("sent").inc()
    metrics.pushes.labels("sent").inc()
    families = text_string_to_metric_families(metrics.text().decode())
    return {sample.name: set(sample.labels) for family in families for sample in family.samples}


@pytest.mark.parametrize("expression", sorted(PANELS | ALARMS))
def test_every_query_names_metrics_and_labels_that_exist(expression: str) -> None:
    known = exported()
    named = re.findall(r"\b(metro2033_\w+)(?:\{([^}]*)\})?", expression.replace('job="metro2033"', ""))
    assert named or "up{" in expression
    for series, conditions in named:
        assert series in known, series
        assert set(re.findall(r"(\w+)\s*=~?", conditions)) <= known[series] | LABELS
    for grouped in re.findall(r"by \(([^)]*)\)", expression):
        every = set().union(*(known[series] for series, _ in named))
        assert {label.strip() for label in grouped.split(",")} <= every | LABELS


def test_every_metric_is_on_the_dashboard() -> None:
    shown = " ".join(PANELS)
    base = {name.removesuffix("_created") for name in exported() if not re.search(r"_(sum|count|created)$", name)}
    assert [name for name in sorted(base) if name not in shown] == []


def test_panels_have_ids_of_their_own_and_do_not_overlap() -> None:
    panels = DASHBOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    cells = [
        (x, y)
        for panel in panels
        for x in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    ]
    assert len(set(cells)) == len(cells) and max(x for x, _ in cells) < 24


def test_every_alarm_is_explained_to_operators() -> None:
    text = (DEPLOY / "alarms.yml").read_text()
    page = (ROOT / "docs" / "hosting.md").read_text()
    names = re.findall(r"- alert: (\w+)", text)
    assert len(names) == len(ALARMS) and [name for name in names if f"`{name}`" not in page] == []


def test_prometheus_reads_the_alarms() -> None:
    if shutil.which("promtool") is None:
        pytest.skip("promtool is not installed")
    ran = subprocess.run(
        ["promtool", "check", "rules", str(DEPLOY / "alarms.yml")], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


class Stream(io.StringIO):
    """Standard error, on a terminal or not."""

    def __init__(self, *, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


@pytest.mark.parametrize("terminal", [True, False])
def test_a_terminal_gets_warnings_in_plain_text_and_a_file_gets_everything(
    terminal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream, root = Stream(terminal=terminal), logging.getLogger()
    level, handlers = root.level, root.handlers[:]
    monkeypatch.setattr("sys.stderr", stream)
    try:
        root.handlers.clear()  # those of the test runner are not ours to close
        start_logging()
        logging.getLogger("metro2033.access").info("request", extra={"route": "/"})
        logging.getLogger("metro2033.server").warning("mail failed", extra={"status": 550})
    finally:
        root.setLevel(level)
        root.handlers[:] = handlers
    lines = stream.getvalue().splitlines()
    if terminal:
        assert len(lines) == 1 and re.fullmatch(r"\d\d:\d\d:\d\d warning: mail failed status=550", lines[0])
    else:
        assert [json.loads(line)["what"] for line in lines] == ["request", "mail failed"]


def test_a_line_of_the_log_is_one_json_object(tmp_path: Path) -> None:
    record = logging.makeLogRecord({"name": "metro2033.access", "msg": "request", "levelname": "INFO", "route": "/\n"})
    line = JsonLines().format(record)
    assert "\n" not in line and json.loads(line)["route"] == "/\n" and json.loads(line)["level"] == "info"
