"""Lines of events, and messages for lines that cannot be told."""

from __future__ import annotations

import pytest

from domain.kernel.secrecy import Event, Seat
from domain.kernel.text.event_text import PEOPLE, Language


class Lost(Event, frozen=True, tag="tests.lost"):
    seat: Seat


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ({}, "Language has no line for tests.lost"),
        ({"tests.lost": "{seat:whoz} loses."}, "the line of tests.lost names the formatter 'whoz', which Language does not"),
        ({"tests.lost": "{who:who} loses."}, "the line of tests.lost names the field 'who', which Lost does not have"),
    ],
)
def test_a_line_that_cannot_be_told_is_named(lines: dict[str, str], message: str) -> None:
    with pytest.raises(LookupError, match=message):
        Language(PEOPLE, lines).line(Lost(0), ("Anna",))
