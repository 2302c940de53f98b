"""Dispatch from commands to rules (IF-4, IF-5.3 and IF-9.2)."""

from __future__ import annotations

from domain.kernel.secrecy import Known, Seat, to
from domain.rulesets.infiltrators.model import commands
from domain.rulesets.infiltrators.model.events import FireHeld, RewardDeclined, RewardDrawn, RewardTaken
from domain.rulesets.infiltrators.rules import turn
from domain.rulesets.infiltrators.rules.ending import finish
from domain.rulesets.infiltrators.rules.state import Deciding


def decide(deciding: Deciding, seat: Seat, command: commands.AnyCommand) -> None:
    """The events that follow from an offered command."""
    match command:
        case commands.Nab():
            turn.nab(deciding, seat)
        case commands.Clue(card):
            turn.give_clue(deciding, seat, card)
        case commands.Exchange():
            turn.exchange(deciding, seat, command)
        case commands.DrawAfterExchange(draw):
            turn.draw_after_exchange(deciding, seat, is_wanted=draw)
        case commands.Bide():
            turn.bide(deciding, seat, command)
        case commands.Eliminate():
            turn.eliminate(deciding, seat, command)
        case commands.TakeReward(card):
            finish(deciding, RewardTaken(seat, card))
        case commands.DrawReward(place):
            finish(deciding, RewardDrawn(seat, place, Known(deciding.house.covered[place], to(seat))))
        case commands.DeclineReward():
            finish(deciding, RewardDeclined(seat))
        case commands.Trim(cards):
            turn.trim(deciding, seat, cards)
        case commands.Mark():
            turn.mark_board(deciding, seat, command)
        case commands.HoldFire():
            finish(deciding, FireHeld(seat))
