"""Times of the log: parsing them, and which comes first."""

from __future__ import annotations

from collections.abc import Iterable


def milliseconds(at: str) -> int:
    """Milliseconds since the epoch of a time in the log: RFC 3339, UTC, with three decimals.

    Defined for any digits in that form, since a foreign record may hold a time that no calendar has (docs/spec/record.md).

    >>> milliseconds("1970-01-02T00:00:01.002Z"), milliseconds("2024-02-29T12:00:00.000Z")
    (86401002, 1709208000000)
    """
    seconds = (days(int(at[:4]), int(at[5:7]), int(at[8:10])) * 24 + int(at[11:13])) * 3600 + int(at[14:16]) * 60
    return 1000 * (seconds + int(at[17:19])) + int(at[20:23])


def earliest(times_ms: Iterable[int | None]) -> int | None:
    """The least of some times; None where all are None.

    >>> earliest([None, 30, 20]), earliest([None])
    (20, None)
    """
    return min((each for each in times_ms if each is not None), default=None)


def is_in_calendar(at: str) -> bool:
    """Whether a text of the log's form names a time that there is, its year from 1 to 9998, so that deadlines fit too.

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
