"""What a page says of a round of drand from what it saw of it, by its own clock: docs/spec/chance.md, section 2.4."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from domain.game.opening.drand import round_ms
from tests.programs import ROOT
from tests.rounds import NUMBER
from tests.spec.node import node

PAGE = """
globalThis.localStorage = { kept: {}, getItem(key) { return this.kept[key] ?? null; }, setItem(key, value) { this.kept[key] = value; } };
const { inWords, RoundWatch, verdict } = await import(%s);
console.log(JSON.stringify(%s.map((looks, nth) => {
  const page = new RoundWatch(`game ${nth}`);
  const waits = looks.map(([luck, asked, answered, date]) => page.saw(luck, asked, answered, date === null ? null : new Date(date).toUTCString()));
  return { waits, verdict: page.sight && verdict(page.sight), words: inWords(page.sight) };
})));
"""
AT = round_ms(NUMBER)
CLOSED = {"version": 6, "digest": ""}
UNNAMED = {"public": "drand", "state": "closed", "closed": CLOSED, "round": None}
NAMED = {"public": "drand", "state": "drawn", "closed": CLOSED, "round": {"round": NUMBER}}
DEALT = {**NAMED, "state": "playing"}
OF_A_GROUP = {"closed": None}


def look(luck: Any, after_s: float, *, took_s: float = 0.1, service_s: float | None = 0.0) -> list[Any]:
    """A look that was sent so long after the round's time; service_s: how far the service's clock is before ours."""
    asked = AT + round(after_s * 1000)
    answered = asked + round(took_s * 1000)
    return [luck, asked, answered, None if service_s is None else answered + round(service_s * 1000)]


LOOKS = {
    "in time": ([look(UNNAMED, -9), look(NAMED, -6)], "to come", "was still to come when this browser saw it named"),
    "late": ([look(UNNAMED, 2), look(NAMED, 5)], "late", "was named later than the log says"),
    "late by little": ([look(UNNAMED, -2.9), look(NAMED, 0.1)], "late", "was named later than the log says"),
    "as late as clocks may differ": ([look(UNNAMED, -3.1), look(NAMED, -0.2)], "to come", "was still to come"),
    "dealt at once": ([look(UNNAMED, 2), look(DEALT, 5)], "late", "was named later than the log says"),
    "a table whose group had the round before": ([look(UNNAMED | OF_A_GROUP, 60), look(DEALT | OF_A_GROUP, 63)], "unknown", "cannot be told"),
    "who comes later": ([look(DEALT, 600)], "unknown", ""),
    "an answer that took long": ([look(UNNAMED, -9), look(NAMED, -8, took_s=20)], "unknown", "heard nothing of the table for 21 s"),
    "a look before that was slow": ([look(UNNAMED, -7, took_s=20), look(NAMED, 14)], "unknown", "heard nothing of the table for 21 s"),
    "clocks that differ": ([look(UNNAMED, 20, service_s=-30), look(NAMED, 23, service_s=-30)], "unknown", "are 29 seconds apart"),
    "a clock here that is late": ([look(NAMED, -20, service_s=30)], "unknown", "are 30 seconds apart"),
    "no clock of the service": ([look(UNNAMED, 2, service_s=None), look(NAMED, 5, service_s=None)], "unknown", "or it showed none"),
    "a signature before its time": ([look(NAMED, -6), look(DEALT, -3)], "unknown", "did not agree"),
    "clocks that nearly agree": ([look(UNNAMED, -9, service_s=2), look(NAMED, -6, service_s=-2)], "to come", "still to come"),
}  # fmt: skip


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    script: Path = tmp_path_factory.mktemp("page") / "page.mjs"
    module = json.dumps(str(ROOT / "service/web/static/verify/round_sight.mjs"))
    script.write_text(PAGE % (module, json.dumps([looks for looks, _, _ in LOOKS.values()])))
    ran = node(script)
    assert ran.returncode == 0, ran.stderr
    return dict(zip(LOOKS, json.loads(ran.stdout), strict=True))


@pytest.mark.parametrize("name", LOOKS)
def test_a_page_says_what_its_looks_show(shown: dict[str, Any], name: str) -> None:
    _, verdict, words = LOOKS[name]
    assert shown[name]["verdict"] == verdict
    assert words in shown[name]["words"]
    assert bool(words) == bool(shown[name]["words"])


def test_a_page_looks_every_two_seconds_until_the_round_is_named(shown: dict[str, Any]) -> None:
    assert shown["in time"]["waits"] == [2_000, None]
