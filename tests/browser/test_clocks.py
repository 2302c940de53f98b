"""The clocks of a page: time left by the service's clock, however wrong the one here is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.programs import ROOT
from tests.spec.node import node

PAGE = """
const { left, Offset, span } = await import(%s);
const offset = new Offset();
for (const [asked, answered, date] of %s) offset.saw(asked, answered, date === null ? null : new Date(date).toUTCString());
console.log(JSON.stringify({ ms: offset.ms, spans: %s.map(span), left: %s.map(([all, bank]) => left(all, bank)) }));
"""
NOW = 1_800_000_000_000


def shown(answers: Any = (), spans: Any = (), left: Any = ()) -> Any:
    module = (ROOT / "service/web/static/table/clocks.mjs").as_uri()
    done = node("--input-type=module", "--eval", PAGE % tuple(map(json.dumps, (module, answers, spans, left))))
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("wrong_ms", [0, -420_000, 7_000])
def test_the_dates_of_answers_say_how_wrong_the_clock_here_is(wrong_ms: int) -> None:
    """A date has whole seconds; several answers narrow it down."""
    answers = [[at + wrong_ms, at + 40 + wrong_ms, at + 20] for at in (NOW + 300, NOW + 5_900, NOW + 9_050)]
    assert abs(shown(answers)["ms"] + wrong_ms) < 150
    assert abs(shown(answers[:1])["ms"] + wrong_ms) < 600


def test_a_clock_that_was_set_meanwhile_is_followed() -> None:
    answers = [[NOW, NOW + 40, NOW], [NOW + 60_000, NOW + 60_040, NOW]]
    assert abs(shown(answers)["ms"] + 60_000) < 600
    assert shown([[NOW, NOW + 40, None]])["ms"] == 0


def test_time_is_shown_as_clocks_show_it_and_the_bank_counts_last() -> None:
    told = shown(
        spans=[-5, 1, 59_001, 61_000, 3_600_000, 259_199_000],
        left=[[30_000, 0], [630_000, 600_000], [600_000, 600_000]],
    )
    assert told["spans"] == ["0:00", "0:01", "1:00", "1:01", "1:00:00", "2 d 23 h"]
    assert told["left"] == ["0:30", "0:30 + 10:00", "10:00 of the bank"]
