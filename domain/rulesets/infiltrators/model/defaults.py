"""Default answers of absent players (rule IF-10)."""

from __future__ import annotations

from domain.kernel.offers import Command
from domain.rulesets.infiltrators.model import commands
from domain.rulesets.infiltrators.model.cards import Card
from domain.rulesets.infiltrators.model.information_gain import best_shot, most_bits
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.offers import max_draw
from domain.rulesets.infiltrators.model.table import Table, decisions


def default(table: Table, mind: Mind) -> Command:
    """The cautious answer: bide, keep informative cards, and shoot only if nothing else is possible."""
    match decisions(table)[mind.seat]:
        case "exchange_draw":
            return commands.DrawAfterExchange(draw=True)
        case "reward":
            return commands.DeclineReward()
        case "trim":
            return commands.Trim(cards=least_informative(table, mind, table.owed))
        case "last_chance":
            return commands.HoldFire()
    return default_turn(table, mind)


def default_turn(table: Table, mind: Mind) -> Command:
    """The default for a turn.  Rules IF-10.1, IF-10.2."""
    others = table.others(mind.seat)
    if table.headquarters:
        return commands.Bide(draw=max_draw(table, mind))
    if mind.hand and mind.suspect:
        return commands.Clue(card=mind.hand[0])
    if mind.hand and others:
        return commands.Exchange(card=mind.hand[0], target=others[0])
    shot = best_shot(table, mind)
    return commands.Nab() if shot is None else commands.Eliminate(target=shot.target, card=shot.card)


def least_informative(table: Table, mind: Mind, count: int) -> tuple[Card, ...]:
    """The `count` cards of the hand with the least information about any suspect; of equals, the first."""
    return tuple(sorted(mind.hand, key=lambda card: most_bits(table, mind, card))[:count])
