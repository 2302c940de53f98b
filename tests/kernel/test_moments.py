"""Times in the log are as far apart as the calendar says."""

from __future__ import annotations

from random import Random

from domain.kernel.timestamps import milliseconds
from projections.timestamps import stamp

DAY_MS = 86_400_000


def test_a_time_is_read_as_it_was_written() -> None:
    rng = Random(1)
    for ms in (0, 1, 951_782_400_000, *(rng.randrange(4 * 10**12) for _ in range(1_000))):
        assert milliseconds(stamp(ms)) == ms


def test_every_day_of_two_hundred_years_follows_the_one_before() -> None:
    for day in range(200 * 366):
        assert milliseconds(stamp(day * DAY_MS)) == day * DAY_MS
