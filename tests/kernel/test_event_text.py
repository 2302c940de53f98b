"""Lines of events: those of their classes, those of a translation, and messages for lines that cannot be made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from domain.kernel.secrecy import Event, Known, Seat, Secret, observe, to
from domain.kernel.text.event_text import PEOPLE, Language
from tests.toys.sealed_auction import RULESET as AUCTION
from tests.toys.sealed_auction.game import BidsOpened

NAMES = ("Anna", "Boris")


class Lost(Event, frozen=True, tag="tests.lost"):
    seat: Seat


class Drew(Event, frozen=True, tag="tests.drew"):
    line = "{seat:who} draws a card."
    line_known = "{seat:who} draws {card:plain}."
    seat: Seat
    card: Secret[str]


class Paid(Event, frozen=True, tag="tests.paid"):
    seat: Seat
    chips: int

    def line(self, people: Sequence[str]) -> str:
        return f"{people[self.seat]} pays {self.chips}." if self.chips else f"{people[self.seat]} pays nothing."


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
        Language(PEOPLE, lines).line(Lost(0), NAMES)


def test_a_line_is_that_of_the_class_as_its_reader_may_know_it() -> None:
    drew, english = Drew(1, Known("ACE", to(1))), Language(PEOPLE)
    assert english.line(observe(drew, 1).event, NAMES) == "Boris draws ACE."
    assert english.line(observe(drew, None).event, NAMES) == "Boris draws a card."


def test_a_line_with_conditions_is_a_method() -> None:
    assert [Language(PEOPLE).line(Paid(0, chips), NAMES) for chips in (2, 0)] == ["Anna pays 2.", "Anna pays nothing."]


def test_a_translation_is_a_table_by_tag() -> None:
    german = Language(PEOPLE, {"tests.drew": "{seat:who} zieht.", "tests.drew.known": "{seat:who} zieht {card:plain}."})
    drew = Drew(1, Known("ACE", to(1)))
    assert [german.line(observe(drew, seat).event, NAMES) for seat in (0, 1)] == ["Boris zieht.", "Boris zieht ACE."]
    with pytest.raises(LookupError, match=r"no line for tests\.paid"):
        german.line(Paid(0, 1), NAMES)


def test_a_ruleset_with_a_line_that_cannot_be_made_is_refused() -> None:
    with pytest.raises(LookupError, match="names the formatter 'bids'"):
        replace(AUCTION, words=replace(AUCTION.words, formatters={}))


def test_rules_with_other_formatters_have_other_lines() -> None:
    changed = replace(AUCTION, words=replace(AUCTION.words, formatters={**AUCTION.words.formatters, "winner": lambda seat, people: f"seat {seat}"}))
    opened = BidsOpened((1, 2), 1)
    assert AUCTION.words.line(opened, NAMES) == "The bids are opened: Anna 1, Boris 2. The lot goes to Boris."
    assert changed.words.line(opened, NAMES) == "The bids are opened: Anna 1, Boris 2. The lot goes to seat 1."
