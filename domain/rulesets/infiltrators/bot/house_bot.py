"""The house's own player: it reckons exactly what each suspect can be, and plays the card that tells most.

It plays from its view alone, and the same from the same view: it needs no luck.
"""

from __future__ import annotations

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.rulesets.infiltrators.model.cards import Card
from domain.rulesets.infiltrators.model.commands import (
    Bide,
    Clue,
    DeclineReward,
    DrawAfterExchange,
    DrawReward,
    Eliminate,
    Exchange,
    HoldFire,
    Nab,
    TakeReward,
    Trim,
)
from domain.rulesets.infiltrators.model.defaults import default_turn as anything
from domain.rulesets.infiltrators.model.defaults import least_informative
from domain.rulesets.infiltrators.model.information_gain import Gain, best_shot, gains
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.offers import max_draw
from domain.rulesets.infiltrators.model.table import Table, decisions

WORTHWHILE_BITS = 0.3
"""A card that tells fewer bits is hardly worth a turn."""
COIN = 2
"""Shoot at a suspect who can be no more cards than this, where a bullet is to spare and no card tells anything."""


def house_bot(table: Table, mind: Mind, _: Chance) -> Command:
    """The move of the house's own player."""
    match decisions(table)[mind.seat]:
        case "exchange_draw":
            return DrawAfterExchange(draw=True)
        case "reward":
            return reward_move(table, mind)
        case "trim":
            return Trim(cards=least_informative(table, mind, table.owed))
        case "last_chance":
            return last_shot_move(table, mind)
    return turn_move(table, mind)


def turn_move(table: Table, mind: Mind) -> Command:
    """A sure shot; else a suspect for an empty stand; else the card that tells most; else more cards, or a risk."""
    shot, best = best_shot(table, mind), best_gain(table, mind, mind.hand)
    spare = table.bullets - table.remaining
    if shot is not None and shot.choices == 1:
        return Eliminate(target=shot.target, card=shot.card)
    if not mind.suspect and table.centre:
        return Nab()
    if best is not None and best.bits >= WORTHWHILE_BITS:
        return gain_move(best, mind.seat)
    if shot is not None and spare and shot.choices <= COIN:
        return Eliminate(target=shot.target, card=shot.card)
    if table.headquarters:
        return Bide(draw=max_draw(table, mind))
    if best is not None and best.bits:
        return gain_move(best, mind.seat)
    if shot is not None and spare:
        return Eliminate(target=shot.target, card=shot.card)
    return anything(table, mind)


def best_gain(table: Table, mind: Mind, cards: tuple[Card, ...]) -> Gain | None:
    """The card that tells most, and where."""
    return max(gains(table, mind, cards), key=lambda gain: gain.bits, default=None)


def gain_move(gain: Gain, seat: Seat) -> Command:
    """A clue beside one's own suspect, or an exchange."""
    return Clue(card=gain.card) if gain.target == seat else Exchange(card=gain.card, target=gain.target)


def reward_move(table: Table, mind: Mind) -> Command:
    """The face-up card that tells most; else one that nobody knows."""
    best = best_gain(table, mind, table.discard)
    if best is not None and best.bits >= WORTHWHILE_BITS:
        return TakeReward(card=best.card)
    return DrawReward(place=0) if table.covered else DeclineReward()


def last_shot_move(table: Table, mind: Mind) -> Command:
    """The likeliest shot, unless a later player may know better."""
    shot = best_shot(table, mind)
    if shot is None or (shot.choices > 1 and table.chances and table.bullets == table.remaining):
        return HoldFire()
    return Eliminate(target=shot.target, card=shot.card)
