"""The turn order and the disguises (rules CI-3.1 to CI-3.4)."""

from __future__ import annotations

from domain.kernel.chance import Chance
from domain.kernel.secrecy import Event, Known, Seat, to
from domain.rulesets.casino_incognito.model.commands import ChooseDisguise
from domain.rulesets.casino_incognito.model.events import (
    Asked,
    DisguiseChosen,
    DisguisesLookedAt,
    PhaseBegan,
    TrackDrawn,
)
from domain.rulesets.casino_incognito.model.options import Character
from domain.rulesets.casino_incognito.rules.state import Course, State

LOOKED_AT = 3


def open_game(state: State, chance: Chance) -> tuple[Event, ...]:
    """A turn order, and the first to choose a disguise."""
    course = Course(state, chance)
    course.tell(TrackDrawn(tuple(taken("track", list(state.table.seats), len(state.minds), chance))))
    course.tell(PhaseBegan("disguises"))
    go_on(course)
    return tuple(course.events)


def taken(source: str, left: list[int], count: int, chance: Chance) -> list[int]:
    """`count` of the numbers in `left`, which they leave, in the order in which they were drawn."""
    drawn = []
    for _ in range(count):
        drawn.append(chance(source, tuple(left)))
        left.remove(drawn[-1])
    return drawn


def go_on(course: Course) -> None:
    """The next on the track looks at three disguises, or at what is left; after the last the first hand begins."""
    table = course.table
    if len(table.done) == len(table.track):
        return course.tell(PhaseBegan("hand"))
    seat, deck = table.track[len(table.done)], list(course.state.house.disguises)
    looked = tuple(taken("disguises", deck, min(LOOKED_AT, len(deck)), course.chance))
    course.tell(DisguisesLookedAt(seat, len(looked), Known(looked, to(seat))))
    return course.tell(Asked("disguise", (seat,)))


def choose(course: Course, seat: Seat, command: ChooseDisguise) -> None:
    """One is kept, one removed, one goes back."""
    removed: tuple[Character, ...] = () if command.remove is None else (command.remove,)
    [returned] = [each for each in course.mind(seat).looked if each not in (command.keep, *removed)]
    me = to(seat)
    course.tell(DisguiseChosen(seat, len(removed), Known(command.keep, me), Known(returned, me), Known(removed, me)))
