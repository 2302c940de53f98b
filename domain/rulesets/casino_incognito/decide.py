"""What follows from a command that was offered: the table of contents of the rules."""

from __future__ import annotations

from collections.abc import Callable

from domain.kernel.chance import Chance
from domain.kernel.secrecy import Event, Seat
from domain.rulesets.casino_incognito import blending, contact, draft, ending, hand, leaking, scoring
from domain.rulesets.casino_incognito.commands import (
    Bid,
    ChooseDisguise,
    ChooseRoom,
    ClaimLeak,
    Compose,
    Disavow,
    Move,
    Pass,
    PayMove,
    Pick,
    Reveal,
    SitOut,
    Skip,
    Stay,
    Wager,
)
from domain.rulesets.casino_incognito.events import Phase
from domain.rulesets.casino_incognito.state import Course, State

Command = (
    ChooseDisguise | Move | PayMove | Skip | Pass | ChooseRoom | Bid | SitOut | Pick | Disavow | Stay | Wager | Reveal
    | Compose | ClaimLeak
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
}
"""What each phase does where nobody is asked anything."""


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
            blending.move(course, seat, command)
        case PayMove():
            blending.pay_move(course, seat, command)
        case Skip():
            blending.skip(course, seat)
        case Pass():
            (scoring if course.table.kind == "wager" else blending).stop(course, seat)
        case ChooseRoom(room):
            contact.choose_room(course, seat, room)
        case Bid():
            contact.bid(course, seat, command)
        case SitOut():
            contact.sit_out(course, seat)
        case Pick(spot):
            contact.pick(course, seat, spot)
        case Disavow():
            leaking.answer(course, seat, "DISAVOW")
        case Stay():
            leaking.answer(course, seat, "STAY")
        case Wager(chips):
            scoring.wager(course, seat, chips)
        case Reveal(hands) | Compose(hands):
            scoring.reveal(course, seat, hands)
        case ClaimLeak(spot):
            ending.claim(course, seat, spot)
