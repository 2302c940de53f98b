"""Blending in: one free move each, then moves for chips (rule CI-6)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.model.commands import Move, PayMove
from domain.rulesets.casino_incognito.model.events import Asked, CharacterMoved, MovePassed, MoveSkipped, PhaseBegan
from domain.rulesets.casino_incognito.model.intrigue_events import FemmePaid, MusclePaid, TokensRemoved
from domain.rulesets.casino_incognito.model.move_costs import femme_toll, muscle_toll, ways
from domain.rulesets.casino_incognito.rules.phases import enter
from domain.rulesets.casino_incognito.rules.state import Course


def free_moves(course: Course) -> None:
    """The next in turn order moves a character or does not.  Rules CI-6.3, CI-15.2."""
    table = course.table
    left = [seat for seat in table.track if seat not in table.done]
    if not left:
        return course.tell(PhaseBegan("paid_moves"))
    return course.tell(Asked("move", (left[0],)) if ways(table, left[0]) else MoveSkipped(left[0]))


def paid_moves(course: Course) -> None:
    """The next who is still in and can pay the price; without any the stage is over.  Rules CI-6.4 to CI-6.6."""
    table = course.table
    able = [seat for seat in table.track if seat not in table.done and ways(table, seat, table.price)]
    if able:
        return course.tell(Asked("pay_move", (following(table.track, table.turn, able),)))
    return end(course)


def end(course: Course) -> None:
    """Muscle and Femme Fatale leave.  Rule CI-15.2."""
    if course.table.plot.muscle or course.table.plot.femme:
        course.tell(TokensRemoved())
    enter(course, "contact")


def following(order: Sequence[Seat], turn: Seat | None, able: Sequence[Seat]) -> Seat:
    """The first of `able` after the seat whose turn it was, going round in an order."""
    begin = 0 if turn is None else order.index(turn) + 1
    return next(seat for seat in (*order[begin:], *order[:begin]) if seat in able)


def move(course: Course, seat: Seat, command: Move) -> None:
    pay_tolls(course, seat, command)
    course.tell(CharacterMoved(seat, command.character, command.to, 0))


def pay_move(course: Course, seat: Seat, command: PayMove) -> None:
    pay_tolls(course, seat, command)
    course.tell(CharacterMoved(seat, command.character, command.to, command.chips))


def pay_tolls(course: Course, seat: Seat, command: Move | PayMove) -> None:
    """Rules CI-15.2, CI-15.3."""
    leaving, femme = course.table.rooms[command.character - 1], course.table.plot.femme
    if toll := muscle_toll(course.table, command.to):
        course.tell(MusclePaid(seat, toll))
    if femme is not None and (toll := femme_toll(course.table, seat, leaving, command.to)):
        course.tell(FemmePaid(seat, femme.seat, toll))


def skip(course: Course, seat: Seat) -> None:
    course.tell(MoveSkipped(seat))


def stop(course: Course, seat: Seat) -> None:
    course.tell(MovePassed(seat))
