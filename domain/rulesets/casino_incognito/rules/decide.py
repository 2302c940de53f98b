"""Dispatch of commands and phases: the table of contents of the rules."""

from __future__ import annotations

from collections.abc import Callable

from domain.kernel.secrecy import Seat
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
    KeepPassing,
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
    StopPassing,
    Strike,
    Submit,
    TryIntrigue,
    Wager,
)
from domain.rulesets.casino_incognito.model.table import Kind, Phase
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
from domain.rulesets.casino_incognito.rules.phases import PHASE_AFTER_WINDOW
from domain.rulesets.casino_incognito.rules.state import Deciding

Command = (
    ChooseDisguise | Move | PayMove | Skip | Pass | ChooseRoom | Bid | SitOut | Pick | Disavow | Stay | Wager | Reveal
    | Compose | ClaimLeak | TryIntrigue | KeepPassing | StopPassing | Match | Let | Aim | Strike | Exchange | Divert
    | CashIn | PlaceDrinks | MarkTwo | PayDart | Submit
)  # fmt: skip

STEPS: dict[Phase, Callable[[Deciding], None]] = {
    "disguises": draft.continue_draft,
    "hand": surveillance.set_up_hand,
    "surveillance": surveillance.continue_surveillance,
    "free_moves": movement.continue_free_moves,
    "paid_moves": movement.continue_paid_moves,
    "contact": contact.continue_contact,
    "leak": leak.continue_leak,
    "round_end": leak.end_round,
    "scoring": scoring.continue_scoring,
    "rewards": ending.award_leak_chips,
    "hand_end": ending.end_hand,
    **dict.fromkeys(PHASE_AFTER_WINDOW, intrigue_windows.continue_window),
}
"""The next step of each phase while no seat is asked."""

PASSES: dict[Kind | None, Callable[[Deciding, Seat], None]] = {
    "pay_move": movement.pass_paid_move,
    "wager": scoring.pass_wager,
    "intrigue": intrigue_windows.pass_window,
    "target": intrigue_effects.decline_target,
}
"""The effect of passing, by kind of decision."""


def decide(deciding: Deciding, seat: Seat, command: Command) -> None:
    """The events that follow from an offered command, up to the next question or the end."""
    apply_command(deciding, seat, command)
    while not deciding.table.asked and deciding.table.outcome is None:
        STEPS[deciding.table.phase](deciding)


def apply_command(deciding: Deciding, seat: Seat, command: Command) -> None:
    match command:
        case ChooseDisguise():
            draft.choose_disguise(deciding, seat, command)
        case Move():
            (intrigue_demands.flee_bomb if deciding.table.kind == "bomb" else movement.move_character)(
                deciding, seat, command
            )
        case PayMove():
            movement.buy_move(deciding, seat, command)
        case Skip():
            movement.skip_move(deciding, seat)
        case Pass():
            PASSES[deciding.table.kind](deciding, seat)
        case ChooseRoom(room):
            contact.choose_room(deciding, seat, room)
        case Bid():
            contact.seal_bid(deciding, seat, command)
        case SitOut():
            contact.sit_out(deciding, seat)
        case Pick(spot):
            contact.take_conversation(deciding, seat, spot)
        case Disavow():
            intrigue_demands.seal_marks(deciding, seat, ()) if deciding.table.kind == "mark" else leak.seal_disavowal(
                deciding, seat, "DISAVOW"
            )
        case Stay():
            leak.seal_disavowal(deciding, seat, "STAY")
        case Wager(chips):
            scoring.place_wager(deciding, seat, chips)
        case Reveal(hands) | Compose(hands):
            scoring.reveal_hands(deciding, seat, hands)
        case ClaimLeak(spot):
            ending.claim_leak(deciding, seat, spot)
        case TryIntrigue():
            intrigue_windows.try_card(deciding, seat, command)
        case KeepPassing():
            intrigue_windows.keep_passing(deciding, seat)
        case StopPassing():
            intrigue_windows.stop_passing(deciding, seat)
        case Match():
            intrigue_windows.match_card(deciding, seat)
        case Let():
            intrigue_windows.let_card(deciding, seat)
        case Aim(room):
            intrigue_effects.choose_target_room(deciding, seat, room)
        case Strike(target):
            intrigue_demands.throw_dart(deciding, seat, target)
        case Exchange():
            intrigue_effects.exchange_card(deciding, seat, command)
        case Divert():
            intrigue_effects.move_conversation(deciding, seat, command)
        case CashIn(chips):
            intrigue_effects.cash_in_chips(deciding, seat, chips)
        case PlaceDrinks(spots):
            intrigue_effects.place_drinks(deciding, seat, spots)
        case MarkTwo(characters):
            intrigue_demands.seal_marks(deciding, seat, characters)
        case PayDart():
            intrigue_demands.pay_dart(deciding, seat)
        case Submit():
            intrigue_demands.suffer_dart(deciding, seat)
