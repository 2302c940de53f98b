"""What is counted, and what wakes somebody: metrics, dashboard and alerts agree with one another and with the documents."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.operations.deployed import DEPLOY, ROOT, unit
from tests.operations.programs import said, tool


def test_every_key_stands_in_the_table_of_what_grows() -> None:
    book = (ROOT / "docs/bounds.md").read_text()
    table = book.partition("## Growing data")[2].partition("\n## ")[0]
    code = (ROOT / "service/store/redis/keys.py").read_text() + (ROOT / "workers/queue.py").read_text()
    kinds = re.findall(r"\}:(\w+)[:\"]", code) + re.findall(r'"(deaddrop:\w+)', code)
    assert len(kinds) > 12
    assert [each for each in kinds if not re.search(rf"[:`]{each}\b", table)] == []


def sections_of(page: str) -> Iterator[tuple[str, str]]:
    """The sections of a page, by the fragment of their headings."""
    for section in re.split(r"^#+ ", page, flags=re.M)[1:]:
        heading, _, text = section.partition("\n")
        yield re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-"), text


class TestAlerts:
    """Whom an alert wakes is told what it is, and where it says what to do."""

    @pytest.fixture
    def rules(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = yaml.safe_load((DEPLOY / "prometheus/alerts.yml").read_text())["groups"][0][
            "rules"
        ]
        return found

    def test_each_has_a_label_a_sentence_and_a_place_to_read_on(self, rules: list[dict[str, Any]]) -> None:
        sections = dict(sections_of((ROOT / "docs/operations.md").read_text()))
        for rule in rules:
            assert rule["labels"]["severity"] in ("page", "ticket")
            assert rule["annotations"]["summary"].endswith(".")
            page, _, anchor = rule["annotations"]["runbook"].partition("#")
            assert page == "docs/operations.md"
            assert f"**{rule['alert']}** ({rule['labels']['severity']})" in sections[anchor], rule["alert"]

    def test_the_page_names_no_other_alert(self, rules: list[dict[str, Any]]) -> None:
        named = re.findall(r"\*\*(\w+)\*\* \((?:page|ticket)\)", (ROOT / "docs/operations.md").read_text())
        assert sorted(named) == sorted(rule["alert"] for rule in rules)

    def test_silence_is_one(self, rules: list[dict[str, Any]]) -> None:
        asked = " ".join(rule["expr"] for rule in rules)
        assert 'up{job="deaddrop", part="api"} == 0' in asked
        assert 'absent(up{job="deaddrop", part="api"})' in asked
        jobs = {
            each["job_name"]: each
            for each in yaml.safe_load((DEPLOY / "prometheus/prometheus.yml").read_text())["scrape_configs"]
        }
        parts = {each["labels"]["part"]: each["targets"] for each in jobs["deaddrop"]["static_configs"]}
        assert set(parts) == {"api", "courier", "dispatcher", "worker"}
        assert jobs["node"]["static_configs"] == [{"targets": ["127.0.0.1:9100"]}]
        assert not [each for targets in parts.values() for each in targets if re.search(r":91\d\d$", each)]

    def test_prometheus_asks_where_the_parts_show_their_counters(self) -> None:
        asked = (DEPLOY / "prometheus/prometheus.yml").read_text()
        for part, port in (("dispatcher", "9470"), ("worker@", "947%i"), ("courier", "9480")):
            assert unit(f"deaddrop-{part}.service")["Environment"] == [f"DEADDROP_METRICS_PORT={port}"]
            assert f"127.0.0.1:{port.replace('%i', '1')}" in asked


def counted_below(root: Path) -> set[str]:
    """The metrics that the service and the workers count, in whatever room."""
    code = "".join(path.read_text() for place in ("extensions", "service", "workers") for path in (root / place).rglob("*.py"))
    counted = set(re.findall(r"(?:Counter|Gauge|Histogram)\(\s*\"(deaddrop_\w+)\"", code))
    return counted | {f"deaddrop_{name}" for name in re.findall(r"yield gauge_family\(\"(\w+)\"", code)}


class TestNames:
    """What is counted, what is written about it, and what looks at it are the same."""

    @pytest.fixture
    def documented(self) -> set[str]:
        return set(re.findall(r"^\| `(deaddrop_\w+)", (ROOT / "docs/operations.md").read_text(), re.M))

    def test_every_metric_is_documented_and_no_other(self, documented: set[str]) -> None:
        counted = counted_below(ROOT)
        assert {"deaddrop_bot_failures_total", "deaddrop_bot_overruns_total"} <= counted
        assert counted == documented

    @pytest.mark.parametrize("line", ['Counter(\n    "deaddrop_planted", "A thing")', 'yield gauge_family("planted", "A thing")'])
    def test_a_planted_metric_is_found(self, tmp_path: Path, line: str) -> None:
        planted = tmp_path / "service/app/room/planted.py"
        planted.parent.mkdir(parents=True)
        planted.write_text(line)
        assert counted_below(tmp_path) == {"deaddrop_planted"}

    def test_dashboard_and_alerts_look_at_what_is_counted(self, documented: set[str]) -> None:
        board = json.loads((DEPLOY / "grafana/deaddrop.json").read_text())
        rules = yaml.safe_load((DEPLOY / "prometheus/alerts.yml").read_text())["groups"][0]["rules"]
        asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
        asked += [rule["expr"] for rule in rules]
        looked_at = {re.sub(r"_bucket$", "", name) for each in asked for name in re.findall(r"deaddrop_\w+", each)}
        assert looked_at == documented
        assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])

    def test_prometheus_reads_its_files(self) -> None:
        said(tool("promtool"), "check", "config", DEPLOY / "prometheus/prometheus.yml")
