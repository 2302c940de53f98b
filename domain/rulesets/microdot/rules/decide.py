"""Dispatch of commands: the table of contents of the rules."""

from __future__ import annotations

from domain.kernel.secrecy import Seat
from domain.rulesets.microdot.model.commands import (
    AnswerDraw,
    ChooseColour,
    Decline,
    LeaveBag,
    Pass,
    ProposeDraw,
    Step,
    Take,
    Throw,
    UseBribery,
)
from domain.rulesets.microdot.model.ending_events import DrawAnswered, DrawProposed, DrawRefused, Ended
from domain.rulesets.microdot.model.events import BriberyKept, BriberyUsed, EquipmentDeclined, Passed
from domain.rulesets.microdot.model.movement import Paths
from domain.rulesets.microdot.model.pieces import captor_of
from domain.rulesets.microdot.model.table import without_seat
from domain.rulesets.microdot.rules.deal import choose_colour
from domain.rulesets.microdot.rules.ending import begin_turn
from domain.rulesets.microdot.rules.mission_turn import continue_move, make_step, throw_symbol_die
from domain.rulesets.microdot.rules.state import Turn, active_seat
from domain.rulesets.microdot.rules.strip_turn import start_mission_if_fit, take_equipment, throw_coloured_die

Command = (
    ChooseColour | Throw | UseBribery | Take | Decline | Step | LeaveBag | Pass | ProposeDraw | AnswerDraw
)  # fmt: skip


def decide(turn: Turn, seat: Seat, command: Command) -> None:
    """The events that follow from an offered command."""
    match command:
        case ChooseColour(colour):
            choose_colour(turn, seat, colour)
        case Throw():
            (throw_symbol_die if turn.table.modes[seat] == "mission" else throw_coloured_die)(turn)
        case UseBribery():
            use_bribery(turn, seat, command)
        case Take(item, to):
            take_equipment(turn, turn.mind(seat), item, to)
        case Decline():
            decline_equipment(turn, seat)
        case Step(to):
            step_piece(turn, command)
        case LeaveBag(to):
            leave_bag(turn, to)
        case Pass():
            turn.emit(Passed(seat))
            begin_turn(turn)
        case ProposeDraw():
            turn.emit(DrawProposed(seat, without_seat(tuple(turn.table.seats), seat)))
        case AnswerDraw():
            answer_draw(turn, seat, command)


def step_piece(turn: Turn, command: Step) -> None:
    """Rules MD-6.2, MD-8.7."""
    assert turn.table.move is not None
    with_bag = Paths(turn.table, active_seat(turn)).keeps_bag(command.item, command.to)
    make_step(turn, turn.table.move, command.item, command.to, with_bag=with_bag)


def leave_bag(turn: Turn, to: str) -> None:
    """Moves the piece on its own bag without it.  Rule MD-8.3."""
    table = turn.table
    assert table.move is not None
    _, item = table.occupants()[table.bags[active_seat(turn)]]
    make_step(turn, table.move, item, to, with_bag=False)


def use_bribery(turn: Turn, seat: Seat, command: UseBribery) -> None:
    """Before a throw the turn continues; out of turn, once all asked seats have answered.  Rules MD-9.2, MD-9.5."""
    captor = captor_of(turn.table.place_of(seat, command.item))
    assert captor is not None
    is_out_of_turn = bool(turn.table.asked)
    turn.emit(BriberyUsed(seat, command.item, command.to, captor))
    start_mission_if_fit(turn, seat)
    if is_out_of_turn:
        continue_when_all_answered(turn)


def decline_equipment(turn: Turn, seat: Seat) -> None:
    """Rules MD-5.3, MD-9.5."""
    if turn.table.asked:
        turn.emit(BriberyKept(seat))
        continue_when_all_answered(turn)
    else:
        turn.emit(EquipmentDeclined(seat))
        begin_turn(turn)


def continue_when_all_answered(turn: Turn) -> None:
    """Resumes the interrupted move.  Rule MD-9.5."""
    if not turn.table.asked:
        continue_move(turn, turn.table.move)


def answer_draw(turn: Turn, seat: Seat, command: AnswerDraw) -> None:
    """The first refusal ends the proposal; the last agreement ends the game.  Rule MD-10.4."""
    turn.emit(DrawAnswered(seat, command.agree))
    if not command.agree:
        turn.emit(DrawRefused())
    elif not turn.table.draw_asked:
        turn.emit(Ended((), "draw_agreed"))
