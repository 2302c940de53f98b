"""What follows from a command that was offered: the table of contents of the rules."""

from __future__ import annotations

from domain.kernel.chance import Chance
from domain.kernel.secrecy import Event, Seat
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
from domain.rulesets.microdot.model.events import (
    BriberyKept,
    BriberyUsed,
    DrawAnswered,
    DrawProposed,
    DrawRefused,
    Ended,
    EquipmentDeclined,
    Passed,
)
from domain.rulesets.microdot.model.movement import Paths
from domain.rulesets.microdot.model.pieces import holder
from domain.rulesets.microdot.model.table import without
from domain.rulesets.microdot.rules import mission_turn, strip_turn
from domain.rulesets.microdot.rules.deal import choose_colour
from domain.rulesets.microdot.rules.ending import begin_turn
from domain.rulesets.microdot.rules.state import State, Telling

Command = (
    ChooseColour | Throw | UseBribery | Take | Decline | Step | LeaveBag | Pass | ProposeDraw | AnswerDraw
)  # fmt: skip


def decide(state: State, seat: Seat, command: Command, chance: Chance) -> tuple[Event, ...]:
    """The events that follow from an offered command."""
    told = Telling(state, chance)
    match command:
        case ChooseColour(colour):
            choose_colour(told, seat, colour)
        case Throw():
            (mission_turn if told.table.modes[seat] == "mission" else strip_turn).throw(told)
        case UseBribery():
            use_bribery(told, seat, command)
        case Take(item, to):
            strip_turn.take(told, state.minds[seat], item, to)
        case Decline():
            decline(told, seat)
        case Step(to):
            step(told, command)
        case LeaveBag(to):
            leave_bag(told, to)
        case Pass():
            told.tell(Passed(seat))
            begin_turn(told)
        case ProposeDraw():
            told.tell(DrawProposed(seat, without(tuple(told.table.seats), seat)))
        case AnswerDraw():
            answer_draw(told, seat, command)
    return tuple(told.events)


def step(told: Telling, command: Step) -> None:
    """Rules MD-6.2, MD-8.7."""
    assert told.table.move is not None
    with_bag = Paths(told.table, told.seat).keeps_bag(command.item, command.to)
    mission_turn.step(told, told.table.move, command.item, command.to, with_bag=with_bag)


def leave_bag(told: Telling, to: str) -> None:
    """The piece on its own bag goes without it.  Rule MD-8.3."""
    table = told.table
    assert table.move is not None
    _, item = table.occupants()[table.bags[told.seat]]
    mission_turn.step(told, table.move, item, to, with_bag=False)


def use_bribery(told: Telling, seat: Seat, command: UseBribery) -> None:
    """Before the throw the turn goes on; out of turn, when all who were asked have answered.  Rules MD-9.2, MD-9.5."""
    captor = holder(told.table.place(seat, command.item))
    assert captor is not None
    is_out_of_turn = bool(told.table.asked)
    told.tell(BriberyUsed(seat, command.item, command.to, captor))
    strip_turn.go_out(told, seat)
    if is_out_of_turn:
        all_answered(told)


def decline(told: Telling, seat: Seat) -> None:
    """Rules MD-5.3, MD-9.5."""
    if told.table.asked:
        told.tell(BriberyKept(seat))
        all_answered(told)
    else:
        told.tell(EquipmentDeclined(seat))
        begin_turn(told)


def all_answered(told: Telling) -> None:
    """What is left of the interrupted move.  Rule MD-9.5."""
    if not told.table.asked:
        mission_turn.go_on(told, told.table.move)


def answer_draw(told: Telling, seat: Seat, command: AnswerDraw) -> None:
    """The first refusal ends the proposal, the last agreement the game.  Rule MD-10.4."""
    told.tell(DrawAnswered(seat, command.agree))
    if not command.agree:
        told.tell(DrawRefused())
    elif not told.table.draw_asked:
        told.tell(Ended((), "draw_agreed"))
