"""The house bot: computes exact candidates of each suspect and plays the most informative card.

It plays from its view alone and is deterministic.
"""

from __future__ import annotations

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.rulesets.infiltrators.model import commands
from domain.rulesets.infiltrators.model.candidates import Gain, best_shot, gains
from domain.rulesets.infiltrators.model.cards import Card
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.offers import default_turn as anything
from domain.rulesets.infiltrators.model.offers import least_informative, max_draw
from domain.rulesets.infiltrators.model.table import Table, decisions

WORTHWHILE_BITS = 0.3
"""A card with less information is hardly worth a turn."""
COIN = 2
"""Most candidates of a suspect worth a spare bullet, if no card is informative."""


def house_bot(table: Table, mind: Mind, _: Chance) -> Command:
    """The house bot's move."""
    match decisions(table)[mind.seat]:
        case "exchange_draw":
            return commands.DrawAfterExchange(draw=True)
        case "reward":
            return reward_move(table, mind)
        case "trim":
            return commands.Trim(cards=least_informative(table, mind, table.owed))
        case "last_chance":
            return last_shot_move(table, mind)
    return turn_move(table, mind)


def turn_move(table: Table, mind: Mind) -> Command:
    """A sure shot; else nab for an empty stand; else the most informative card; else more cards, or a risky shot."""
    shot, best = best_shot(table, mind), best_gain(table, mind, mind.hand)
    spare = table.bullets - table.remaining
    if shot is not None and shot.choices == 1:
        return commands.Eliminate(target=shot.target, card=shot.card)
    if not mind.suspect and table.centre:
        return commands.Nab()
    if best is not None and best.bits >= WORTHWHILE_BITS:
        return gain_move(best, mind.seat)
    if shot is not None and spare and shot.choices <= COIN:
        return commands.Eliminate(target=shot.target, card=shot.card)
    if table.headquarters:
        return commands.Bide(draw=max_draw(table, mind))
    if best is not None and best.bits:
        return gain_move(best, mind.seat)
    if shot is not None and spare:
        return commands.Eliminate(target=shot.target, card=shot.card)
    return anything(table, mind)


def best_gain(table: Table, mind: Mind, cards: tuple[Card, ...]) -> Gain | None:
    """The most informative of these cards, and where to lay it; None without a choice."""
    return max(gains(table, mind, cards), key=lambda gain: gain.bits, default=None)


def gain_move(gain: Gain, seat: Seat) -> Command:
    """The command that lays the card: a clue beside one's own suspect, else an exchange."""
    return commands.Clue(card=gain.card) if gain.target == seat else commands.Exchange(card=gain.card, target=gain.target)


def reward_move(table: Table, mind: Mind) -> Command:
    """The most informative face-up card if worthwhile, else the oldest face-down one."""
    best = best_gain(table, mind, table.discard)
    if best is not None and best.bits >= WORTHWHILE_BITS:
        return commands.TakeReward(card=best.card)
    return commands.DrawReward(place=0) if table.covered else commands.DeclineReward()


def last_shot_move(table: Table, mind: Mind) -> Command:
    """The likeliest shot, unless it is uncertain, no bullet is to spare, and a later player may know better."""
    shot = best_shot(table, mind)
    if shot is None or (shot.choices > 1 and table.chances and table.bullets == table.remaining):
        return commands.HoldFire()
    return commands.Eliminate(target=shot.target, card=shot.card)
