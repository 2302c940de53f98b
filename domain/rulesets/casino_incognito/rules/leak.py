"""The Leak: a card for all, and agents who are disavowed; the end of a round (rule CI-8)."""

from __future__ import annotations

from typing import Literal

from domain.kernel.secrecy import Known, Seat, to
from domain.rulesets.casino_incognito.model.events import (
    Advanced,
    AnswersOpened,
    Asked,
    DisavowalSealed,
    Disavowed,
    PhaseBegan,
)
from domain.rulesets.casino_incognito.rules.phases import enter
from domain.rulesets.casino_incognito.rules.state import Course
from domain.rulesets.casino_incognito.rules.surveillance import turn_leak


def go_on(course: Course) -> None:
    """A card is turned, and all who have the choice say at once whether they disavow.  Rules CI-8.1 to CI-8.4."""
    table = course.table
    free = tuple(seat for seat in table.seats if not table.is_identified(seat))
    if table.sealed:
        return open_answers(course)
    if len(table.leak) < table.options.leaks(table.round):
        turn_leak(course)
    return course.tell(Asked("disavow", free)) if free else open_answers(course)


def answer(course: Course, seat: Seat, said: Literal["DISAVOW", "STAY"]) -> None:
    course.tell(DisavowalSealed(seat, Known(said, to(seat))))


def open_answers(course: Course) -> None:
    """In turn order.  Rules CI-8.3 to CI-8.5."""
    table = course.table
    disavowing = tuple(
        seat for seat in table.track if table.is_identified(seat) or course.mind(seat).answer == "DISAVOW"
    )
    course.tell(AnswersOpened(disavowing))
    for seat in disavowing:
        disavow(course, seat)
    course.tell(PhaseBegan("round_end"))


def disavow(course: Course, seat: Seat) -> None:
    """The old disguise is shuffled in before the new one is drawn.  Rule CI-8.5."""
    agent = course.mind(seat).agent
    assert agent is not None
    deck = tuple(sorted((*course.state.house.disguises, agent)))
    drawn = course.chance("disguises", deck)
    course.tell(Disavowed(seat, Known(agent, to(seat)), Known(drawn, to(seat))))


def end_round(course: Course) -> None:
    """Who made the best bids moves up, in the order in which he earned it.  Rules CI-8.7, CI-6.1."""
    for seat in course.table.advances:
        advance(course, seat)
    is_last = course.table.round == course.table.options.rounds
    enter(course, "scoring" if is_last else "surveillance")


def advance(course: Course, seat: Seat) -> None:
    """A seat changes places with the one ahead, if there is one.  Rule CI-8.7."""
    track = list(course.table.track)
    place = track.index(seat)
    if place:
        track[place - 1 : place + 1] = [seat, track[place - 1]]
        course.tell(Advanced(seat, tuple(track)))
