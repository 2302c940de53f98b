"""Times in the log are as far apart as the calendar says."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from random import Random

from domain.kernel.timestamps import is_in_calendar, milliseconds
from projections.timestamps import stamp

DAY_MS = 86_400_000


def test_a_time_is_read_as_it_was_written() -> None:
    rng = Random(1)
    for ms in (0, 1, 951_782_400_000, *(rng.randrange(4 * 10**12) for _ in range(1_000))):
        assert milliseconds(stamp(ms)) == ms


def test_every_day_of_two_hundred_years_follows_the_one_before() -> None:
    for day in range(200 * 366):
        assert milliseconds(stamp(day * DAY_MS)) == day * DAY_MS


def test_the_calendar_is_that_of_the_library() -> None:
    rng, seen = Random(2), {True: 0, False: 0}
    for _ in range(5_000):
        numbers = [rng.choice((0, 1, 4, 100, 1900, 2000, 2024, 2026, 9998)), rng.randrange(14), rng.randrange(33)]
        numbers += [rng.randrange(26), rng.choice((0, 30, 59, 60)), rng.choice((0, 30, 59, 60, 99))]
        at = "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.000Z".format(*numbers)
        known = False
        with suppress(ValueError):
            known = int(datetime.fromisoformat(at).timestamp()) * 1000 == milliseconds(at)
        assert is_in_calendar(at) == known
        seen[known] += 1
    assert min(seen.values()) > 500
    assert not is_in_calendar("9999-12-31T00:00:00.000Z")
