"""What is played of what happens, and for how long, by a clock that the tests have."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.programs import ROOT
from tests.spec.node import node

Json = dict[str, Any]
LONGEST_MS = 4000

MODULE = (ROOT / "service/web/static/play/motion/player.mjs").as_uri()
RUN = """
async function played(acts, conditions) {
  const { Player } = await import(%s);
  const seen = { shown: [], meanwhile: [], settled: 0 };
  const now = { factor: 1, ownLeftMs: Infinity, isHidden: false, isCalm: false, ...conditions };
  const waiting = [];
  const player = new Player({
    conditions: () => now,
    show: async (step, ms) => void seen.shown.push([step.version, ms]),
    sleep: () => new Promise((done) => waiting.push(done)),
    settle: async () => void (seen.settled += 1),
    meanwhile: (texts) => void seen.meanwhile.push(...texts),
  });
  const turn = () => new Promise((done) => setTimeout(done));
  const tick = async () => { waiting.shift()?.(); await turn(); };
  for (const [act, value] of acts) {
    if (act === "tick") for (let nth = 0; nth < value; nth++) await tick();
    else if (act === "now") Object.assign(now, value);
    else void player[act](value);
    await turn();
  }
  return seen;
}
console.log(JSON.stringify(await played(%s, %s)));
"""


def run(*acts: tuple[str, Any], **conditions: Any) -> Json:
    """What a player shows. acts: calls of its methods; `tick`: so many steps have had their time; `now`: other conditions."""
    done = node("--input-type=module", "--eval", RUN % tuple(map(json.dumps, (MODULE, acts, conditions))))
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


def entry(version: int, weight: str = "step") -> Json:
    return {"version": version, "told": {"text": f"Event {version}.", "weight": weight, "chapter": None, "moves": []}}


def entries(first: int, last: int) -> list[Json]:
    return [entry(each) for each in range(first, last + 1)]


def test_steps_come_one_after_the_other_with_their_parts() -> None:
    """Each as long as it takes to be seen; what is silent takes no time, but is laid with what comes before it."""
    weights = ("silent", "step", "part", "part", "silent", "turning")
    told = [entry(nth, weight) for nth, weight in enumerate(weights, 1)]
    seen = run(("add", told))
    assert seen == {"shown": [[5, 900]], "meanwhile": [], "settled": 0}
    seen = run(("add", told), ("tick", 2))
    assert seen == {"shown": [[5, 900], [6, 600]], "meanwhile": [], "settled": 1}


def test_a_part_without_its_step_is_one() -> None:
    assert run(("add", [entry(1, "silent"), entry(2, "part")]))["shown"] == [[2, 600]]


@pytest.mark.parametrize(("count", "ms"), [(6, 600), (7, LONGEST_MS / 7), (29, LONGEST_MS / 29)])
def test_a_backlog_takes_four_seconds_at_most(count: int, ms: float) -> None:
    shown = run(("add", entries(1, count)), ("tick", count))["shown"]
    assert [each for _, each in shown] == [pytest.approx(ms)] * count


def test_a_backlog_that_grows_while_it_is_played_stays_short() -> None:
    """What comes later is counted in: after ten steps with one played, five more leave nine and five."""
    shown = run(("add", entries(1, 10)), ("tick", 1), ("add", entries(11, 15)), ("tick", 20))["shown"]
    assert [version for version, _ in shown] == list(range(1, 16))
    assert sum(ms for _, ms in shown[2:]) <= LONGEST_MS
    assert shown[2:] == [[each, pytest.approx(LONGEST_MS / 13)] for each in range(3, 16)]


def test_from_thirty_steps_on_there_is_one_picture_and_a_list() -> None:
    seen = run(("add", entries(1, 30)))
    assert seen == {"shown": [], "meanwhile": [f"Event {each}." for each in range(1, 31)], "settled": 1}


@pytest.mark.parametrize("now", [{"ownLeftMs": 9_999}, {"isHidden": True}, {"factor": 0}])
def test_nothing_is_played_in_a_hurry_or_unseen_or_unwanted(now: Json) -> None:
    for count in (1, 30):
        assert run(("add", entries(1, count)), **now) == {"shown": [], "meanwhile": [], "settled": 1}
    seen = run(("add", entries(1, 5)), ("now", now), ("tick", 1))
    assert seen == {"shown": [[1, 600]], "meanwhile": [], "settled": 1}, "also in the middle of it"


@pytest.mark.parametrize(("factor", "ms"), [(0.5, 300), (1.5, 900)])
def test_it_goes_as_fast_as_is_wished(factor: float, ms: float) -> None:
    assert run(("add", entries(1, 1)), factor=factor)["shown"] == [[1, ms]]
    slow = run(("add", entries(1, 6)), ("tick", 6), factor=1.5)["shown"]
    assert sum(each for _, each in slow) == pytest.approx(LONGEST_MS)


def test_what_waits_is_skipped() -> None:
    seen = run(("add", entries(1, 5)), ("skip", None), ("tick", 1))
    assert seen == {"shown": [[1, 600]], "meanwhile": [], "settled": 1}
    seen = run(("add", entries(1, 5)), ("skip", None), ("tick", 1), ("add", entries(6, 6)), ("tick", 1))
    assert seen["shown"] == [[1, 600], [6, 600]]


def test_an_own_answer_is_not_played_again() -> None:
    """What comes while it is on its way waits until it is known; then only what others did is played."""
    seen = run(("hold", None), ("add", entries(1, 4)))
    assert seen["shown"] == []
    seen = run(("hold", None), ("add", entries(1, 4)), ("release", 2), ("tick", 2))
    assert seen == {"shown": [[3, 600], [4, 600]], "meanwhile": [], "settled": 1}
    seen = run(("hold", None), ("release", 2), ("add", entries(1, 2)))
    assert seen == {"shown": [], "meanwhile": [], "settled": 0}


def test_what_the_table_shows_already_is_not_played() -> None:
    seen = run(("add", entries(1, 5)), ("shows", 4), ("tick", 2))
    assert seen == {"shown": [[1, 600], [5, 600]], "meanwhile": [], "settled": 1}
