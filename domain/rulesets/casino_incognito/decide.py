"""What follows from a command that was offered: the table of contents of the rules."""

from __future__ import annotations

from collections.abc import Callable

from domain.kernel.chance import Chance
from domain.kernel.secrecy import Event, Seat
from domain.rulesets.casino_incognito import (
    blending,
    contact,
    draft,
    effects,
    ending,
    hand,
    leaking,
    ordeals,
    scoring,
    trying,
)
from domain.rulesets.casino_incognito.commands import (
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
from domain.rulesets.casino_incognito.events import Kind, Phase
from domain.rulesets.casino_incognito.state import Course, State
from domain.rulesets.casino_incognito.windows import NEXT

Command = (
    ChooseDisguise | Move | PayMove | Skip | Pass | ChooseRoom | Bid | SitOut | Pick | Disavow | Stay | Wager | Reveal
    | Compose | ClaimLeak | TryIntrigue | Match | Let | Aim | Strike | Exchange | Divert | CashIn | PlaceDrinks | MarkTwo
    | PayDart | Submit
)  # fmt: skip

STEPS: dict[Phase, Callable[[Course], None]] = {
    "disguises": draft.go_on,
    "hand": hand.set_up,
    "surveillance": hand.surveillance,
    "free_moves": blending.free_moves,
    "paid_moves": blending.paid_moves,
    "contact": contact.go_on,
    "leak": leaking.go_on,
    "round_end": leaking.end_round,
    "scoring": scoring.go_on,
    "rewards": ending.rewards,
    "hand_end": ending.end_hand,
    **dict.fromkeys(NEXT, trying.go_on),
}
"""What each phase does where nobody is asked anything."""

STOPS: dict[Kind | None, Callable[[Course, Seat], None]] = {
    "pay_move": blending.stop,
    "wager": scoring.stop,
    "intrigue": trying.stop,
    "target": effects.decline,
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
            (ordeals.flee if course.table.kind == "bomb" else blending.move)(course, seat, command)
        case PayMove():
            blending.pay_move(course, seat, command)
        case Skip():
            blending.skip(course, seat)
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
            ordeals.mark(course, seat, ()) if course.table.kind == "mark" else leaking.answer(course, seat, "DISAVOW")
        case Stay():
            leaking.answer(course, seat, "STAY")
        case Wager(chips):
            scoring.wager(course, seat, chips)
        case Reveal(hands) | Compose(hands):
            scoring.reveal(course, seat, hands)
        case ClaimLeak(spot):
            ending.claim(course, seat, spot)
        case TryIntrigue():
            trying.attempt(course, seat, command)
        case Match():
            trying.match(course, seat)
        case Let():
            trying.let(course, seat)
        case Aim(room):
            effects.aim(course, seat, room)
        case Strike(target):
            ordeals.strike(course, seat, target)
        case Exchange():
            effects.exchange(course, seat, command)
        case Divert():
            effects.divert(course, seat, command)
        case CashIn(chips):
            effects.cash_in(course, seat, chips)
        case PlaceDrinks(spots):
            effects.place(course, seat, spots)
        case MarkTwo(characters):
            ordeals.mark(course, seat, characters)
        case PayDart():
            ordeals.pay_dart(course, seat)
        case Submit():
            ordeals.submit(course, seat)
