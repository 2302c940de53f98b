"""What follows from a command that was offered: the table of contents of the rules."""

from __future__ import annotations

from domain.kernel.chance import Chance
from domain.kernel.secrecy import Event, Known, Seat, to
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
from domain.rulesets.infiltrators.rules import turn
from domain.rulesets.infiltrators.rules.ending import finish
from domain.rulesets.infiltrators.rules.state import State

Command = (
    Nab | Clue | Exchange | DrawAfterExchange | Bide | Eliminate | TakeReward | DrawReward | DeclineReward | Trim | Mark
    | HoldFire
)  # fmt: skip


def decide(state: State, seat: Seat, command: Command, chance: Chance) -> tuple[Event, ...]:
    """The events that follow from an offered command."""
    match command:
        case Nab():
            return turn.nab(state, seat, chance)
        case Clue(card):
            return turn.clue(state, seat, card)
        case Exchange():
            return turn.exchange(state, seat, command)
        case DrawAfterExchange(draw):
            return turn.draw_after_exchange(state, seat, chance, is_wanted=draw)
        case Bide():
            return turn.bide(state, seat, command, chance)
        case Eliminate():
            return turn.eliminate(state, seat, command)
        case TakeReward(card):
            return finish(state, RewardTaken(seat, card))
        case DrawReward(place):
            return finish(state, RewardDrawn(seat, place, Known(state.house.covered[place], to(seat))))
        case DeclineReward():
            return finish(state, RewardDeclined(seat))
        case Trim(cards):
            return turn.trim(state, seat, cards)
        case Mark():
            return turn.mark(seat, command)
        case HoldFire():
            return finish(state, FireHeld(seat))
