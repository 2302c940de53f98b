"""A short look through a stranger's watch; `python -m tests.timing` takes minutes."""

from __future__ import annotations

from random import Random

import pytest

from tests.journeys.service import whole_service
from tests.timing.curve import area, within
from tests.timing.delay import delayed
from tests.timing.facts import DELAYED, context_of, turns
from tests.timing.judge import STAMPED, judged
from tests.timing.watch import Case, watch

PACE_MS = 60
CASES = (
    Case("casino-incognito", {}, 3, "house"),
    Case("microdot", {}, 2, "house"),
    Case("microfilms", {}, 2, "random", person=True),
)


@pytest.fixture(scope="module")
def paced(tmp_path_factory):
    """What was watched for a while, and where it lies."""
    folder = tmp_path_factory.mktemp("paced")
    with whole_service(folder, DEADDROP_PACE_MS=str(PACE_MS)) as url:
        watched = watch(url, CASES, 8, 1)
        context = context_of(folder)
        return [(each, list(turns(context, each))) for each in watched]


def test_every_answer_is_a_multiple_of_the_pace_after_its_question(paced):
    gaps = [turn.at_ms - turn.asked_ms for _, found in paced for turn in found]
    assert len(gaps) > 60
    assert {gap % PACE_MS for gap in gaps} == {0}
    assert min(gaps) == PACE_MS


def test_nobody_reads_an_answer_before_its_time(paced):
    early = [
        watched.streamed[turn.version] - turn.at_ms / 1000
        for watched, found in paced
        for turn in found
        if turn.version in watched.streamed
    ]
    assert len(early) > 60
    assert min(early) >= 0


def test_an_inbox_tells_no_sooner(paced):
    context_at = [
        came - turn.at_ms / 1000
        for watched, found in paced
        for turn in found
        for version, came in watched.told.items()
        if turn.version == version
    ]
    assert all(each >= 0 for each in context_at)


def test_without_a_pace_thinking_is_found_out(tmp_path):
    """The planted fault: what measures must find it, also where chance alone makes the thinking longer."""
    with whole_service(tmp_path, DEADDROP_PACE_MS="0", **delayed(20)) as url:
        found = judged(tmp_path, watch(url, CASES[:2], 8, 2), 20)
    areas = [found.areas[str(case), STAMPED, DELAYED] for case in CASES[:2]]
    assert max(each.value - each.half for each in areas) > 0.52


def test_the_area_of_noise_is_that_of_a_coin_and_its_interval_holds():
    inside = 0
    for number in range(200):
        luck = Random(number)
        numbers, kinds = [luck.random() for _ in range(200)], [luck.random() < 0.3 for _ in range(200)]
        found = area(numbers, kinds)
        assert found is not None
        inside += found.value - found.half <= 0.5
    assert 180 <= inside <= 199


def test_what_tells_groups_apart_counts_for_nothing():
    luck = Random(1)
    groups = [luck.random() < 0.5 for _ in range(1000)]
    numbers = [luck.random() + 10 * group for group in groups]
    apart, within_groups = area(numbers, groups), area(within(numbers, groups), groups)
    assert apart is not None
    assert within_groups is not None
    assert apart.value == 1
    assert within_groups.value < 0.52
