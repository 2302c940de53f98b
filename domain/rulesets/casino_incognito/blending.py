"""Blending in: one free move each, then moves for chips (rule CI-6)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.commands import Move, PayMove
from domain.rulesets.casino_incognito.events import Asked, CharacterMoved, MovePassed, MoveSkipped, PhaseBegan
from domain.rulesets.casino_incognito.state import Course


def free_moves(course: Course) -> None:
    """The next in turn order moves a character or does not.  Rule CI-6.3."""
    table = course.table
    left = [seat for seat in table.track if seat not in table.done]
    course.tell(Asked("move", (left[0],)) if left else PhaseBegan("paid_moves"))


def paid_moves(course: Course) -> None:
    """The next who is still in and can pay the price; without any the stage is over.  Rules CI-6.4 to CI-6.6."""
    table = course.table
    able = [seat for seat in table.track if seat not in table.done and table.chips[seat] >= table.price]
    course.tell(Asked("pay_move", (following(table.track, table.turn, able),)) if able else PhaseBegan("contact"))


def following(order: Sequence[Seat], turn: Seat | None, able: Sequence[Seat]) -> Seat:
    """The first of `able` after the seat whose turn it was, going round in an order."""
    begin = 0 if turn is None else order.index(turn) + 1
    return next(seat for seat in (*order[begin:], *order[:begin]) if seat in able)


def move(course: Course, seat: Seat, command: Move) -> None:
    course.tell(CharacterMoved(seat, command.character, command.to, 0))


def pay_move(course: Course, seat: Seat, command: PayMove) -> None:
    course.tell(CharacterMoved(seat, command.character, command.to, command.chips))


def skip(course: Course, seat: Seat) -> None:
    course.tell(MoveSkipped(seat))


def stop(course: Course, seat: Seat) -> None:
    course.tell(MovePassed(seat))
