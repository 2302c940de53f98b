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
from domain.rulesets.infiltrators.rules.state import Turn
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


def decide(turn: Turn, seat: Seat, command: Command) -> None:
    """The events that follow from an offered command."""
    match command:
        case Nab():
            nab(turn, seat)
        case Clue(card):
            give_clue(turn, seat, card)
        case Exchange():
            exchange(turn, seat, command)
        case DrawAfterExchange(draw):
            draw_after_exchange(turn, seat, is_wanted=draw)
        case Bide():
            bide(turn, seat, command)
        case Eliminate():
            eliminate(turn, seat, command)
        case TakeReward(card):
            finish(turn, RewardTaken(seat, card))
        case DrawReward(place):
            finish(turn, RewardDrawn(seat, place, Known(turn.house.covered[place], to(seat))))
        case DeclineReward():
            finish(turn, RewardDeclined(seat))
        case Trim(cards):
            trim(turn, seat, cards)
        case Mark():
            mark_board(turn, seat, command)
        case HoldFire():
            finish(turn, FireHeld(seat))
