"""What cards demand of others: darts, bombs, and characters to mark (rules CI-15.4, CI-15.9 and CI-15.11)."""

from __future__ import annotations

from domain.kernel.secrecy import Known, Seat, to
from domain.rulesets.casino_incognito.model.abilities import strength
from domain.rulesets.casino_incognito.model.bid_limits import unmarked
from domain.rulesets.casino_incognito.model.commands import Move
from domain.rulesets.casino_incognito.model.events import Asked
from domain.rulesets.casino_incognito.model.intrigue_events import (
    BombOver,
    CharacterFled,
    DartPaid,
    DartSuffered,
    DartThrown,
    MarksOpened,
    MarksSealed,
    NothingCame,
    RoomTargeted,
)
from domain.rulesets.casino_incognito.model.intrigue_offers import crowded, current
from domain.rulesets.casino_incognito.model.intrigue_state import Effect
from domain.rulesets.casino_incognito.model.options import Room
from domain.rulesets.casino_incognito.rules.leak import disavow
from domain.rulesets.casino_incognito.rules.state import Course


def ask_target(course: Course, effect: Effect) -> None:
    course.tell(Asked("target", (effect.seat,)))


def nothing(course: Course, effect: Effect) -> None:
    course.tell(NothingCame(effect.seat))


def dart(course: Course, effect: Effect) -> None:
    """Who can pay is asked.  Rule CI-15.4."""
    toll = strength(effect.card)
    if effect.target is None:
        others = [seat for seat in course.table.seats if seat != effect.seat]
        return ask_target(course, effect) if len(others) > 1 else strike(course, effect.seat, others[0])
    if course.table.chips[effect.target] < toll:
        return submit(course, effect.target)
    return course.tell(Asked("dart", (effect.target,)))


def strike(course: Course, seat: Seat, target: Seat) -> None:
    course.tell(DartThrown(seat, target, strength(current(course.table).card)))


def pay_dart(course: Course, seat: Seat) -> None:
    course.tell(DartPaid(seat, strength(current(course.table).card)))


def submit(course: Course, seat: Seat) -> None:
    course.tell(DartSuffered(seat))


def bomb(course: Course, effect: Effect) -> None:
    """In turn order each moves a character out, while there are any.  Rule CI-15.9."""
    if effect.room is None:
        return ask_target(course, effect)
    left = [seat for seat in course.table.track if seat not in effect.moved]
    if left and course.table.inside(effect.room):
        return course.tell(Asked("bomb", (left[0],)))
    return course.tell(BombOver(effect.room))


def flee(course: Course, seat: Seat, command: Move) -> None:
    course.tell(CharacterFled(seat, command.character, command.to))


def acquire(course: Course, effect: Effect) -> None:
    """Rule CI-15.11."""
    if effect.room is not None:
        return marking(course, effect.seat, effect.room)
    rooms = crowded(course.table)
    if len(rooms) == 1:
        return target_room(course, effect.seat, rooms[0])
    return (ask_target if rooms else nothing)(course, effect)


def target_room(course: Course, seat: Seat, room: Room) -> None:
    course.tell(RoomTargeted(seat, room))


def marking(course: Course, seat: Seat, room: Room) -> None:
    """All others who have two that are unmarked are asked at once; then all answers are opened."""
    table = course.table
    others = [each for each in table.track if each != seat]
    able = tuple(sorted(each for each in others if len(unmarked(table, each, room)) >= 2))
    if able and not table.sealed:
        return course.tell(Asked("mark", able))
    marked = {each: course.mind(each).marking or () for each in others}
    boards = tuple(tuple(sorted((*table.marks[each], *marked.get(each, ())))) for each in table.seats)
    disavowing = tuple(each for each in others if not marked[each])
    course.tell(MarksOpened(boards, disavowing))
    for each in disavowing:
        disavow(course, each)
    return None


def mark(course: Course, seat: Seat, characters: tuple[int, ...]) -> None:
    course.tell(MarksSealed(seat, Known(tuple(sorted(characters)), to(seat))))
