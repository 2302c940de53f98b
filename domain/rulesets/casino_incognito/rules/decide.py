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
from domain.rulesets.casino_incognito.rules.state import Turn

Command = (
    ChooseDisguise | Move | PayMove | Skip | Pass | ChooseRoom | Bid | SitOut | Pick | Disavow | Stay | Wager | Reveal
    | Compose | ClaimLeak | TryIntrigue | KeepPassing | StopPassing | Match | Let | Aim | Strike | Exchange | Divert
    | CashIn | PlaceDrinks | MarkTwo | PayDart | Submit
)  # fmt: skip

STEPS: dict[Phase, Callable[[Turn], None]] = {
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

PASSES: dict[Kind | None, Callable[[Turn, Seat], None]] = {
    "pay_move": movement.pass_paid_move,
    "wager": scoring.pass_wager,
    "intrigue": intrigue_windows.pass_window,
    "target": intrigue_effects.decline_target,
}
"""The effect of passing, by kind of decision."""


def decide(turn: Turn, seat: Seat, command: Command) -> None:
    """The events that follow from an offered command, up to the next question or the end."""
    apply_command(turn, seat, command)
    while not turn.table.asked and turn.table.outcome is None:
        STEPS[turn.table.phase](turn)


def apply_command(turn: Turn, seat: Seat, command: Command) -> None:
    match command:
        case ChooseDisguise():
            draft.choose_disguise(turn, seat, command)
        case Move():
            (intrigue_demands.flee_bomb if turn.table.kind == "bomb" else movement.move_character)(turn, seat, command)
        case PayMove():
            movement.buy_move(turn, seat, command)
        case Skip():
            movement.skip_move(turn, seat)
        case Pass():
            PASSES[turn.table.kind](turn, seat)
        case ChooseRoom(room):
            contact.choose_room(turn, seat, room)
        case Bid():
            contact.seal_bid(turn, seat, command)
        case SitOut():
            contact.sit_out(turn, seat)
        case Pick(spot):
            contact.take_conversation(turn, seat, spot)
        case Disavow():
            intrigue_demands.seal_marks(turn, seat, ()) if turn.table.kind == "mark" else leak.seal_disavowal(
                turn, seat, "DISAVOW"
            )
        case Stay():
            leak.seal_disavowal(turn, seat, "STAY")
        case Wager(chips):
            scoring.place_wager(turn, seat, chips)
        case Reveal(hands) | Compose(hands):
            scoring.reveal_hands(turn, seat, hands)
        case ClaimLeak(spot):
            ending.claim_leak(turn, seat, spot)
        case TryIntrigue():
            intrigue_windows.try_card(turn, seat, command)
        case KeepPassing():
            intrigue_windows.keep_passing(turn, seat)
        case StopPassing():
            intrigue_windows.stop_passing(turn, seat)
        case Match():
            intrigue_windows.match_card(turn, seat)
        case Let():
            intrigue_windows.let_card(turn, seat)
        case Aim(room):
            intrigue_effects.choose_target_room(turn, seat, room)
        case Strike(target):
            intrigue_demands.throw_dart(turn, seat, target)
        case Exchange():
            intrigue_effects.exchange_card(turn, seat, command)
        case Divert():
            intrigue_effects.move_conversation(turn, seat, command)
        case CashIn(chips):
            intrigue_effects.cash_in_chips(turn, seat, chips)
        case PlaceDrinks(spots):
            intrigue_effects.place_drinks(turn, seat, spots)
        case MarkTwo(characters):
            intrigue_demands.seal_marks(turn, seat, characters)
        case PayDart():
            intrigue_demands.pay_dart(turn, seat)
        case Submit():
            intrigue_demands.suffer_dart(turn, seat)
