"""Parsing of the log's timestamps."""

from __future__ import annotations


def milliseconds(at: str) -> int:
    """Milliseconds since the epoch of a time in the log: RFC 3339, UTC, with three decimals.

    >>> milliseconds("1970-01-02T00:00:01.002Z"), milliseconds("2024-02-29T12:00:00.000Z")
    (86401002, 1709208000000)
    """
    seconds = (days(int(at[:4]), int(at[5:7]), int(at[8:10])) * 24 + int(at[11:13])) * 3600 + int(at[14:16]) * 60
    return 1000 * (seconds + int(at[17:19])) + int(at[20:23])


def days(year: int, month: int, day: int) -> int:
    """Days since the epoch by the Gregorian calendar, its years counted from March so that a leap day comes last."""
    years = year - (month <= 2)
    leap_days = years // 4 - years // 100 + years // 400
    return 365 * years + leap_days + (153 * ((month + 9) % 12) + 2) // 5 + day - 719_469
