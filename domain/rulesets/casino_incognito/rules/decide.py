"""What follows from a command that was offered: the table of contents of the rules."""

from __future__ import annotations

from collections.abc import Callable

from domain.kernel.chance import Chance
from domain.kernel.secrecy import Event, Seat
from domain.rulesets.casino_incognito.model.commands import (
    Aim,
    Bid,
    CashIn,
    ChooseDisguise,
    ChooseRoom,
    ClaimLeak,
    Compose,
    Disavow,
    Divert,
    Exchange,
    Let,
    MarkTwo,
    Match,
    Move,
    Pass,
    PayDart,
    PayMove,
    Pick,
    PlaceDrinks,
    Reveal,
    SitOut,
    Skip,
    Stay,
    Strike,
    Submit,
    TryIntrigue,
    Wager,
)
from domain.rulesets.casino_incognito.model.events import Kind, Phase
from domain.rulesets.casino_incognito.rules import (
    contact,
    draft,
    ending,
    intrigue_demands,
    intrigue_effects,
    intrigue_windows,
    leak,
    movement,
    scoring,
    surveillance,
)
from domain.rulesets.casino_incognito.rules.phases import NEXT
from domain.rulesets.casino_incognito.rules.state import Course, State

Command = (
    ChooseDisguise | Move | PayMove | Skip | Pass | ChooseRoom | Bid | SitOut | Pick | Disavow | Stay | Wager | Reveal
    | Compose | ClaimLeak | TryIntrigue | Match | Let | Aim | Strike | Exchange | Divert | CashIn | PlaceDrinks | MarkTwo
    | PayDart | Submit
)  # fmt: skip

STEPS: dict[Phase, Callable[[Course], None]] = {
    "disguises": draft.go_on,
    "hand": surveillance.set_up,
    "surveillance": surveillance.surveillance,
    "free_moves": movement.free_moves,
    "paid_moves": movement.paid_moves,
    "contact": contact.go_on,
    "leak": leak.go_on,
    "round_end": leak.end_round,
    "scoring": scoring.go_on,
    "rewards": ending.rewards,
    "hand_end": ending.end_hand,
    **dict.fromkeys(NEXT, intrigue_windows.go_on),
}
"""What each phase does where nobody is asked anything."""

STOPS: dict[Kind | None, Callable[[Course, Seat], None]] = {
    "pay_move": movement.stop,
    "wager": scoring.stop,
    "intrigue": intrigue_windows.stop,
    "target": intrigue_effects.decline,
}
"""What passing means, by what was asked."""


def decide(state: State, seat: Seat, command: Command, chance: Chance) -> tuple[Event, ...]:
    """The events that follow from an offered command, up to the next question or the end."""
    course = Course(state, chance)
    carry_out(course, seat, command)
    while not course.table.asked and course.table.outcome is None:
        STEPS[course.table.phase](course)
    return tuple(course.events)


def carry_out(course: Course, seat: Seat, command: Command) -> None:
    match command:
        case ChooseDisguise():
            draft.choose(course, seat, command)
        case Move():
            (intrigue_demands.flee if course.table.kind == "bomb" else movement.move)(course, seat, command)
        case PayMove():
            movement.pay_move(course, seat, command)
        case Skip():
            movement.skip(course, seat)
        case Pass():
            STOPS[course.table.kind](course, seat)
        case ChooseRoom(room):
            contact.choose_room(course, seat, room)
        case Bid():
            contact.bid(course, seat, command)
        case SitOut():
            contact.sit_out(course, seat)
        case Pick(spot):
            contact.pick(course, seat, spot)
        case Disavow():
            intrigue_demands.mark(course, seat, ()) if course.table.kind == "mark" else leak.answer(
                course, seat, "DISAVOW"
            )
        case Stay():
            leak.answer(course, seat, "STAY")
        case Wager(chips):
            scoring.wager(course, seat, chips)
        case Reveal(hands) | Compose(hands):
            scoring.reveal(course, seat, hands)
        case ClaimLeak(spot):
            ending.claim(course, seat, spot)
        case TryIntrigue():
            intrigue_windows.attempt(course, seat, command)
        case Match():
            intrigue_windows.match(course, seat)
        case Let():
            intrigue_windows.let(course, seat)
        case Aim(room):
            intrigue_effects.aim(course, seat, room)
        case Strike(target):
            intrigue_demands.strike(course, seat, target)
        case Exchange():
            intrigue_effects.exchange(course, seat, command)
        case Divert():
            intrigue_effects.divert(course, seat, command)
        case CashIn(chips):
            intrigue_effects.cash_in(course, seat, chips)
        case PlaceDrinks(spots):
            intrigue_effects.place(course, seat, spots)
        case MarkTwo(characters):
            intrigue_demands.mark(course, seat, characters)
        case PayDart():
            intrigue_demands.pay_dart(course, seat)
        case Submit():
            intrigue_demands.submit(course, seat)
