"""Cards that are tried in a window, and stopped or not (rules CI-14.2 to CI-14.6)."""

from __future__ import annotations

from domain.kernel.secrecy import Known, Seat, to
from domain.rulesets.casino_incognito import effects
from domain.rulesets.casino_incognito.abilities import fits
from domain.rulesets.casino_incognito.blending import following
from domain.rulesets.casino_incognito.commands import TryIntrigue
from domain.rulesets.casino_incognito.events import Asked, PhaseBegan
from domain.rulesets.casino_incognito.intrigue_events import (
    IntrigueExposed,
    IntrigueLet,
    IntrigueMatched,
    IntriguePassed,
    IntriguePlayed,
    IntrigueTried,
    StakesReturned,
)
from domain.rulesets.casino_incognito.plot import Trial
from domain.rulesets.casino_incognito.scheming import may_try
from domain.rulesets.casino_incognito.state import Course
from domain.rulesets.casino_incognito.windows import NEXT


def go_on(course: Course) -> None:
    """The effect of a card, the answers to one that is tried, or the next who may try one, until all have passed in a row."""
    table = course.table
    if table.plot.effect is not None:
        return effects.go_on(course)
    if table.plot.trial is not None:
        return matching(course, table.plot.trial)
    able = [seat for seat in table.track if may_try(table, seat) and seat not in table.done]
    if able:
        return course.tell(Asked("intrigue", (following(table.track, table.turn, able),)))
    return close(course)


def close(course: Course) -> None:
    """Chips on cards that were stopped go to their players.  Rule CI-14.4."""
    table = course.table
    if table.plot.stakes:
        owed = tuple(sum(each.chips for each in table.plot.stakes if each.seat == seat) for seat in table.seats)
        course.tell(StakesReturned(owed))
    course.tell(PhaseBegan(NEXT[table.phase]))


def matching(course: Course, trial: Trial) -> None:
    """The others who can are asked in turn order, until one matches.  Rule CI-14.4."""
    table = course.table
    able = [
        seat for seat in table.track
        if seat != trial.seat and seat not in trial.let and table.chips[seat] >= trial.chips
    ]  # fmt: skip
    return course.tell(Asked("match", (able[0],))) if able else show(course, trial)


def show(course: Course, trial: Trial) -> None:
    """Nobody has matched.  Rules CI-14.5, CI-14.6."""
    card = course.mind(trial.seat).tried[-1]
    told = IntriguePlayed if fits(card, course.table.phase) else IntrigueExposed
    course.tell(told(trial.seat, card, trial.chips))


def attempt(course: Course, seat: Seat, command: TryIntrigue) -> None:
    course.tell(IntrigueTried(seat, command.chips, Known(command.card, to(seat))))


def stop(course: Course, seat: Seat) -> None:
    course.tell(IntriguePassed(seat))


def match(course: Course, seat: Seat) -> None:
    trial = course.table.plot.trial
    assert trial is not None
    course.tell(IntrigueMatched(seat, trial.seat, trial.chips))


def let(course: Course, seat: Seat) -> None:
    course.tell(IntrigueLet(seat))
