"""Dispatch of commands and phases: the table of contents of the rules."""

from __future__ import annotations

from collections.abc import Callable

from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.model import commands
from domain.rulesets.casino_incognito.model.table import Kind, Phase
from domain.rulesets.casino_incognito.rules import (
    contact,
    draft,
    ending,
    intrigue_effects,
    intrigue_windows,
    leak,
    movement,
    scoring,
    surveillance,
)
from domain.rulesets.casino_incognito.rules.state import PHASE_AFTER_WINDOW, Deciding

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


def decide(deciding: Deciding, seat: Seat, command: commands.AnyCommand) -> None:
    """The events that follow from an offered command, up to the next question or the end."""
    apply_command(deciding, seat, command)
    while not deciding.table.asked and deciding.table.outcome is None:
        STEPS[deciding.table.phase](deciding)


def apply_command(deciding: Deciding, seat: Seat, command: commands.AnyCommand) -> None:
    match command:
        case commands.ChooseDisguise():
            draft.choose_disguise(deciding, seat, command)
        case commands.Move():
            (intrigue_effects.flee_bomb if deciding.table.kind == "bomb" else movement.move_character)(
                deciding, seat, command
            )
        case commands.PayMove():
            movement.buy_move(deciding, seat, command)
        case commands.Skip():
            movement.skip_move(deciding, seat)
        case commands.Pass():
            PASSES[deciding.table.kind](deciding, seat)
        case commands.ChooseRoom(room):
            contact.choose_room(deciding, seat, room)
        case commands.Bid():
            contact.seal_bid(deciding, seat, command)
        case commands.SitOut():
            contact.sit_out(deciding, seat)
        case commands.Pick(spot):
            contact.take_conversation(deciding, seat, spot)
        case commands.Disavow():
            intrigue_effects.seal_marks(deciding, seat, ()) if deciding.table.kind == "mark" else leak.seal_disavowal(
                deciding, seat, "DISAVOW"
            )
        case commands.Stay():
            leak.seal_disavowal(deciding, seat, "STAY")
        case commands.Wager(chips):
            scoring.place_wager(deciding, seat, chips)
        case commands.Reveal(hands) | commands.Compose(hands):
            scoring.reveal_hands(deciding, seat, hands)
        case commands.ClaimLeak(spot):
            ending.claim_leak(deciding, seat, spot)
        case commands.TryIntrigue():
            intrigue_windows.try_card(deciding, seat, command)
        case commands.KeepPassing():
            intrigue_windows.keep_passing(deciding, seat)
        case commands.StopPassing():
            intrigue_windows.stop_passing(deciding, seat)
        case commands.Match():
            intrigue_windows.match_card(deciding, seat)
        case commands.Let():
            intrigue_windows.let_card(deciding, seat)
        case commands.Aim(room):
            intrigue_effects.choose_target_room(deciding, seat, room)
        case commands.Strike(target):
            intrigue_effects.throw_dart(deciding, seat, target)
        case commands.Exchange():
            intrigue_effects.exchange_card(deciding, seat, command)
        case commands.Divert():
            intrigue_effects.move_conversation(deciding, seat, command)
        case commands.CashIn(chips):
            intrigue_effects.cash_in_chips(deciding, seat, chips)
        case commands.PlaceDrinks(spots):
            intrigue_effects.place_drinks(deciding, seat, spots)
        case commands.MarkTwo(characters):
            intrigue_effects.seal_marks(deciding, seat, characters)
        case commands.PayDart():
            intrigue_effects.pay_dart(deciding, seat)
        case commands.Submit():
            intrigue_effects.suffer_dart(deciding, seat)
