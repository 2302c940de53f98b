"""Dispatch from commands to rules (IF-4, IF-5.3 and IF-9.2)."""

from __future__ import annotations

from domain.kernel.secrecy import Known, Seat, to
from domain.rulesets.infiltrators.model.commands import (
    Bide,
    Clue,
    DeclineReward,
    DrawAfterExchange,
    DrawReward,
    Eliminate,
    Exchange,
    HoldFire,
    Mark,
    Nab,
    TakeReward,
    Trim,
)
from domain.rulesets.infiltrators.model.events import FireHeld, RewardDeclined, RewardDrawn, RewardTaken
from domain.rulesets.infiltrators.rules.ending import finish
from domain.rulesets.infiltrators.rules.state import Deciding
from domain.rulesets.infiltrators.rules.turn import (
    bide,
    draw_after_exchange,
    eliminate,
    exchange,
    give_clue,
    mark_board,
    nab,
    trim,
)

Command = (
    Nab | Clue | Exchange | DrawAfterExchange | Bide | Eliminate | TakeReward | DrawReward | DeclineReward | Trim | Mark
    | HoldFire
)  # fmt: skip


def decide(deciding: Deciding, seat: Seat, command: Command) -> None:
    """The events that follow from an offered command."""
    match command:
        case Nab():
            nab(deciding, seat)
        case Clue(card):
            give_clue(deciding, seat, card)
        case Exchange():
            exchange(deciding, seat, command)
        case DrawAfterExchange(draw):
            draw_after_exchange(deciding, seat, is_wanted=draw)
        case Bide():
            bide(deciding, seat, command)
        case Eliminate():
            eliminate(deciding, seat, command)
        case TakeReward(card):
            finish(deciding, RewardTaken(seat, card))
        case DrawReward(place):
            finish(deciding, RewardDrawn(seat, place, Known(deciding.house.covered[place], to(seat))))
        case DeclineReward():
            finish(deciding, RewardDeclined(seat))
        case Trim(cards):
            trim(deciding, seat, cards)
        case Mark():
            mark_board(deciding, seat, command)
        case HoldFire():
            finish(deciding, FireHeld(seat))
