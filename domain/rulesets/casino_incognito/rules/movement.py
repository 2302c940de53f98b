"""Blending in: one free move per seat, then paid moves (rule CI-6)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.model.commands import Move, PayMove
from domain.rulesets.casino_incognito.model.events.ability_events import FemmePaid, MusclePaid, TokensRemoved
from domain.rulesets.casino_incognito.model.events.hand_events import Asked, PhaseBegan
from domain.rulesets.casino_incognito.model.events.round_events import CharacterMoved, MovePassed, MoveSkipped
from domain.rulesets.casino_incognito.model.limits import femme_toll, move_ways, muscle_toll
from domain.rulesets.casino_incognito.rules.state import Deciding, enter_phase


def continue_free_moves(deciding: Deciding) -> None:
    """Asks the next seat in turn order for its free move.  Rules CI-6.3, CI-15.2."""
    table = deciding.table
    left = [seat for seat in table.track if seat not in table.done]
    if not left:
        return deciding.emit(PhaseBegan("paid_moves"))
    return deciding.emit(Asked("move", (left[0],)) if move_ways(table, left[0]) else MoveSkipped(left[0]))


def continue_paid_moves(deciding: Deciding) -> None:
    """Asks the next seat still in that can pay the price; without one, the phase ends.  Rules CI-6.4 to CI-6.6."""
    table = deciding.table
    able = [seat for seat in table.track if seat not in table.done and move_ways(table, seat, table.price)]
    if able:
        return deciding.emit(Asked("pay_move", (next_able_seat(table.track, table.turn, able),)))
    return end_moves(deciding)


def end_moves(deciding: Deciding) -> None:
    """Removes Muscle and Femme Fatale.  Rule CI-15.2."""
    if deciding.table.plot.muscle or deciding.table.plot.femme:
        deciding.emit(TokensRemoved())
    enter_phase(deciding, "contact")


def next_able_seat(order: Sequence[Seat], turn: Seat | None, able: Sequence[Seat]) -> Seat:
    """The first of `able` after `turn` in cyclic `order`."""
    begin = 0 if turn is None else order.index(turn) + 1
    return next(seat for seat in (*order[begin:], *order[:begin]) if seat in able)


def move_character(deciding: Deciding, seat: Seat, command: Move) -> None:
    pay_tolls(deciding, seat, command)
    deciding.emit(CharacterMoved(seat, command.character, command.to, 0))


def buy_move(deciding: Deciding, seat: Seat, command: PayMove) -> None:
    pay_tolls(deciding, seat, command)
    deciding.emit(CharacterMoved(seat, command.character, command.to, command.chips))


def pay_tolls(deciding: Deciding, seat: Seat, command: Move | PayMove) -> None:
    """Pays the tolls of Muscle and Femme Fatale.  Rules CI-15.2, CI-15.3."""
    leaving, femme = deciding.table.rooms[command.character - 1], deciding.table.plot.femme
    if toll := muscle_toll(deciding.table, command.to):
        deciding.emit(MusclePaid(seat, toll))
    if femme is not None and (toll := femme_toll(deciding.table, seat, leaving, command.to)):
        deciding.emit(FemmePaid(seat, femme.seat, toll))


def skip_move(deciding: Deciding, seat: Seat) -> None:
    deciding.emit(MoveSkipped(seat))


def pass_paid_move(deciding: Deciding, seat: Seat) -> None:
    deciding.emit(MovePassed(seat))
