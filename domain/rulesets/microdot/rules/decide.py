"""Dispatch of commands: the table of contents of the rules."""

from __future__ import annotations

from domain.kernel.secrecy import Seat
from domain.rulesets.microdot.model import commands
from domain.rulesets.microdot.model.ending_events import DrawAnswered, DrawProposed, DrawRefused, Ended
from domain.rulesets.microdot.model.events import BriberyKept, BriberyUsed, EquipmentDeclined, Passed
from domain.rulesets.microdot.model.movement import Paths
from domain.rulesets.microdot.model.pieces import captor_of
from domain.rulesets.microdot.model.table import without_seat
from domain.rulesets.microdot.rules.deal import choose_colour
from domain.rulesets.microdot.rules.ending import begin_turn
from domain.rulesets.microdot.rules.mission_turn import continue_move, make_step, throw_symbol_die
from domain.rulesets.microdot.rules.state import Deciding, active_seat
from domain.rulesets.microdot.rules.strip_turn import start_mission_if_fit, take_equipment, throw_coloured_die

Command = (
    commands.ChooseColour | commands.Throw | commands.UseBribery | commands.Take | commands.Decline | commands.Step
    | commands.LeaveBag | commands.Pass | commands.ProposeDraw | commands.AnswerDraw
)  # fmt: skip


def decide(deciding: Deciding, seat: Seat, command: Command) -> None:
    """The events that follow from an offered command."""
    match command:
        case commands.ChooseColour(colour):
            choose_colour(deciding, seat, colour)
        case commands.Throw():
            (throw_symbol_die if deciding.table.modes[seat] == "mission" else throw_coloured_die)(deciding)
        case commands.UseBribery():
            use_bribery(deciding, seat, command)
        case commands.Take(item, to):
            take_equipment(deciding, deciding.mind(seat), item, to)
        case commands.Decline():
            decline_equipment(deciding, seat)
        case commands.Step(to):
            step_piece(deciding, command)
        case commands.LeaveBag(to):
            leave_bag(deciding, to)
        case commands.Pass():
            deciding.emit(Passed(seat))
            begin_turn(deciding)
        case commands.ProposeDraw():
            deciding.emit(DrawProposed(seat, without_seat(tuple(deciding.table.seats), seat)))
        case commands.AnswerDraw():
            answer_draw(deciding, seat, command)


def step_piece(deciding: Deciding, command: commands.Step) -> None:
    """Rules MD-6.2, MD-8.7."""
    assert deciding.table.move is not None
    with_bag = Paths(deciding.table, active_seat(deciding)).keeps_bag(command.item, command.to)
    make_step(deciding, deciding.table.move, command.item, command.to, with_bag=with_bag)


def leave_bag(deciding: Deciding, to: str) -> None:
    """Moves the piece on its own bag without it.  Rule MD-8.3."""
    table = deciding.table
    assert table.move is not None
    _, item = table.occupants()[table.bags[active_seat(deciding)]]
    make_step(deciding, table.move, item, to, with_bag=False)


def use_bribery(deciding: Deciding, seat: Seat, command: commands.UseBribery) -> None:
    """Before a throw the turn continues; out of turn, once all asked seats have answered.  Rules MD-9.2, MD-9.5."""
    captor = captor_of(deciding.table.place_of(seat, command.item))
    assert captor is not None
    is_out_of_turn = bool(deciding.table.asked)
    deciding.emit(BriberyUsed(seat, command.item, command.to, captor))
    start_mission_if_fit(deciding, seat)
    if is_out_of_turn:
        continue_when_all_answered(deciding)


def decline_equipment(deciding: Deciding, seat: Seat) -> None:
    """Rules MD-5.3, MD-9.5."""
    if deciding.table.asked:
        deciding.emit(BriberyKept(seat))
        continue_when_all_answered(deciding)
    else:
        deciding.emit(EquipmentDeclined(seat))
        begin_turn(deciding)


def continue_when_all_answered(deciding: Deciding) -> None:
    """Resumes the interrupted move.  Rule MD-9.5."""
    if not deciding.table.asked:
        continue_move(deciding, deciding.table.move)


def answer_draw(deciding: Deciding, seat: Seat, command: commands.AnswerDraw) -> None:
    """The first refusal ends the proposal; the last agreement ends the game.  Rule MD-10.4."""
    deciding.emit(DrawAnswered(seat, command.agree))
    if not command.agree:
        deciding.emit(DrawRefused())
    elif not deciding.table.draw_asked:
        deciding.emit(Ended((), "draw_agreed"))
