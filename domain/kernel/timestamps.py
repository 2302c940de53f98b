"""Times of the log: parsing and comparison."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache


def milliseconds(at: str) -> int:
    """Milliseconds since the epoch of a time in the log: RFC 3339, UTC, with three decimals.

    Defined for any digits in that form, since a foreign record may hold a time that no calendar has (docs/spec/record.md).

    >>> milliseconds("1970-01-02T00:00:01.002Z"), milliseconds("2024-02-29T12:00:00.000Z")
    (86401002, 1709208000000)
    """
    return minute_ms(at[:16]) + 1000 * int(at[17:19]) + int(at[20:23])


@lru_cache(1024)
def minute_ms(minute: str) -> int:
    """The first millisecond of a minute since the epoch; cached, since many times share one."""
    hours = days(int(minute[:4]), int(minute[5:7]), int(minute[8:10])) * 24 + int(minute[11:13])
    return 60_000 * (60 * hours + int(minute[14:16]))


def earliest(times_ms: Iterable[int | None]) -> int | None:
    """The least of some times; None if all are None.

    >>> earliest([None, 30, 20]), earliest([None])
    (20, None)
    """
    first = None
    for each in times_ms:
        if each is not None and (first is None or each < first):
            first = each
    return first


def is_in_calendar(at: str) -> bool:
    """Whether a text of the log's form is an existing time, with a year from 1 to 9998, so that deadlines fit too.

    >>> [is_in_calendar(f"{each}:00.000Z") for each in ("2024-02-29T23:59", "2026-02-29T23:59", "2026-01-01T24:00")]
    [True, False, False]
    """
    year, month, day = int(at[:4]), int(at[5:7]), int(at[8:10])
    if not (0 < year < 9999 and 0 < month <= 12):
        return False
    length = days(year + month // 12, month % 12 + 1, 1) - days(year, month, 1)
    return 0 < day <= length and int(at[11:13]) < 24 and int(at[14:16]) < 60 and int(at[17:19]) < 60


def days(year: int, month: int, day: int) -> int:
    """Days since the epoch by the Gregorian calendar, its years counted from March so that a leap day comes last."""
    years = year - (month <= 2)
    leap_days = years // 4 - years // 100 + years // 400
    return 365 * years + leap_days + (153 * ((month + 9) % 12) + 2) // 5 + day - 719_469


def timestamp(ms: int) -> str:
    """The text of a time in milliseconds since the epoch, in the log's form.

    >>> timestamp(milliseconds("2024-02-29T23:59:59.007Z")), timestamp(0)
    ('2024-02-29T23:59:59.007Z', '1970-01-01T00:00:00.000Z')
    """
    number, rest = divmod(ms, 86_400_000)
    era, day = divmod(number + 719_468, 146_097)  # eras of 400 years, which begin in March so that a leap day comes last
    year = (day - day // 1_460 + day // 36_524 - day // 146_096) // 365
    day -= 365 * year + year // 4 - year // 100
    month = (5 * day + 2) // 153
    date = f"{era * 400 + year + (month > 9):04}-{(month + 2) % 12 + 1:02}-{day - (153 * month + 2) // 5 + 1:02}"
    return f"{date}T{rest // 3_600_000:02}:{rest // 60_000 % 60:02}:{rest // 1000 % 60:02}.{rest % 1000:03}Z"
