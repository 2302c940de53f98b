"""What is played of what happens, and for how long, by a clock that the tests have."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.programs import ROOT
from tests.spec.node import node

Json = dict[str, Any]
LONGEST_MS = 6000
SHORT_MS = 700
"""Of a short sentence."""

MODULE = (ROOT / "service/web/static/play/motion/player.mjs").as_uri()
RUN = """
async function played(acts, conditions) {
  const { Player } = await import(%s);
  const seen = { shown: [], meanwhile: [], settled: 0 };
  const told = [];
  const now = { factor: 1, ownLeftMs: Infinity, isHidden: false, isCalm: false, ...conditions };
  const waiting = [];
  const player = new Player({
    conditions: () => now,
    show: async (step, ms) => void seen.shown.push([step.version, ms]),
    sleep: (_, signal) => new Promise((done) => (waiting.push(done), signal.addEventListener("abort", done))),
    settle: async () => void (seen.settled += 1),
    meanwhile: (texts) => void seen.meanwhile.push(...texts),
  });
  const turn = () => new Promise((done) => setTimeout(done));
  const tick = async () => { waiting.shift()?.(); await turn(); };
  for (const [act, value] of acts) {
    if (act === "tick") for (let nth = 0; nth < value; nth++) await tick();
    else if (act === "now") Object.assign(now, value);
    else if (act === "ask") void player[value[0]](...value[1]).then((each) => told.push(each));
    else void player[act](value);
    await turn();
  }
  await turn();
  return told.length ? { ...seen, told } : seen;
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
    assert seen == {"shown": [[5, 1000]], "meanwhile": [], "settled": 0}
    seen = run(("add", told), ("tick", 2))
    assert seen == {"shown": [[5, 1000], [6, 2200]], "meanwhile": [], "settled": 1}


@pytest.mark.parametrize(("letters", "ms"), [(8, SHORT_MS), (30, 990), (120, 1200)])
def test_a_sentence_is_shown_as_long_as_it_takes_to_be_read_and_no_longer(letters: int, ms: int) -> None:
    told = entry(1)
    told["told"]["text"] = "x" * letters
    assert run(("add", [told]))["shown"] == [[1, ms]]


def test_a_click_goes_on_to_the_next_step_and_a_key_to_the_last() -> None:
    """After either the table catches up once."""
    seen = run(("add", entries(1, 3)), ("next", None), ("tick", 1))
    assert [version for version, _ in seen["shown"]] == [1, 2]
    seen = run(("add", entries(1, 3)), ("skip", None), ("tick", 1))
    assert (seen["shown"], seen["settled"]) == ([[1, SHORT_MS]], 1)


def test_an_own_answer_on_which_an_outcome_hangs_is_played() -> None:
    """Once its entries have come, which are waited for."""
    for told, plays in ((entries(2, 3), False), ([entry(2), entry(3, "turning")], True)):
        seen = run(("hold", None), ("ask", ("hangs", [3, 300])), ("add", told))
        assert seen["told"] == [plays]


def test_a_part_without_its_step_is_one() -> None:
    assert run(("add", [entry(1, "silent"), entry(2, "part")]))["shown"] == [[2, SHORT_MS]]


@pytest.mark.parametrize(("count", "ms"), [(6, SHORT_MS), (9, LONGEST_MS / 9), (29, LONGEST_MS / 29)])
def test_a_backlog_takes_as_long_as_five_long_sentences_at_most(count: int, ms: float) -> None:
    shown = run(("add", entries(1, count)), ("tick", count))["shown"]
    assert [each for _, each in shown] == [pytest.approx(ms)] * count


def test_a_backlog_that_grows_while_it_is_played_stays_short() -> None:
    """What comes later is counted in: after ten steps with one played, five more leave nine and five."""
    shown = run(("add", entries(1, 10)), ("tick", 1), ("add", entries(11, 15)), ("tick", 20))["shown"]
    assert [version for version, _ in shown] == list(range(1, 16))
    assert sum(ms for _, ms in shown[2:]) <= LONGEST_MS + 1
    assert shown[2:] == [[each, pytest.approx(LONGEST_MS / 13)] for each in range(3, 16)]


def test_from_thirty_steps_on_there_is_one_picture_and_a_list() -> None:
    seen = run(("add", entries(1, 30)))
    assert seen == {"shown": [], "meanwhile": [f"Event {each}." for each in range(1, 31)], "settled": 1}


@pytest.mark.parametrize("now", [{"ownLeftMs": 9_999}, {"isHidden": True}, {"factor": 0}])
def test_nothing_is_played_in_a_hurry_or_unseen_or_unwanted(now: Json) -> None:
    for count in (1, 30):
        assert run(("add", entries(1, count)), **now) == {"shown": [], "meanwhile": [], "settled": 1}
    seen = run(("add", entries(1, 5)), ("now", now), ("tick", 1))
    assert seen == {"shown": [[1, SHORT_MS]], "meanwhile": [], "settled": 1}, "also in the middle of it"


@pytest.mark.parametrize(("factor", "ms"), [(0.5, 350), (1.5, 1050)])
def test_it_goes_as_fast_as_is_wished(factor: float, ms: float) -> None:
    assert run(("add", entries(1, 1)), factor=factor)["shown"] == [[1, ms]]
    slow = run(("add", entries(1, 20)), ("tick", 20), factor=1.5)["shown"]
    assert sum(each for _, each in slow) == pytest.approx(1.5 * LONGEST_MS)


def test_what_waits_is_skipped() -> None:
    seen = run(("add", entries(1, 5)), ("skip", None), ("tick", 1))
    assert seen == {"shown": [[1, SHORT_MS]], "meanwhile": [], "settled": 1}
    seen = run(("add", entries(1, 5)), ("skip", None), ("tick", 1), ("add", entries(6, 6)), ("tick", 1))
    assert seen["shown"] == [[1, SHORT_MS], [6, SHORT_MS]]


def test_an_own_answer_is_not_played_again() -> None:
    """What comes while it is on its way waits until it is known; then only what others did is played."""
    seen = run(("hold", None), ("add", entries(1, 4)))
    assert seen["shown"] == []
    seen = run(("hold", None), ("add", entries(1, 4)), ("release", 2), ("tick", 2))
    assert seen == {"shown": [[3, SHORT_MS], [4, SHORT_MS]], "meanwhile": [], "settled": 1}
    seen = run(("hold", None), ("release", 2), ("add", entries(1, 2)))
    assert seen == {"shown": [], "meanwhile": [], "settled": 0}


def test_what_the_table_shows_already_is_not_played() -> None:
    seen = run(("add", entries(1, 5)), ("shows", 4), ("tick", 2))
    assert seen == {"shown": [[1, SHORT_MS], [5, SHORT_MS]], "meanwhile": [], "settled": 1}
