"""The answer of a seat that gives none (rule IF-10)."""

from __future__ import annotations

from domain.kernel.offers import Command
from domain.rulesets.infiltrators.model.cards import Card
from domain.rulesets.infiltrators.model.commands import (
    Bide,
    Clue,
    DeclineReward,
    DrawAfterExchange,
    Eliminate,
    Exchange,
    HoldFire,
    Nab,
    Trim,
)
from domain.rulesets.infiltrators.model.information_gain import best_shot, most_bits
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.offers import max_draw
from domain.rulesets.infiltrators.model.table import Table, decisions


def default(table: Table, mind: Mind) -> Command:
    """Nothing rash: bide, keep what tells most, and shoot only where nothing else can be done."""
    match decisions(table)[mind.seat]:
        case "exchange_draw":
            return DrawAfterExchange(draw=True)
        case "reward":
            return DeclineReward()
        case "trim":
            return Trim(cards=least_informative(table, mind, table.owed))
        case "last_chance":
            return HoldFire()
    return default_turn(table, mind)


def default_turn(table: Table, mind: Mind) -> Command:
    """Rule IF-10.1."""
    others = table.others(mind.seat)
    if table.headquarters:
        return Bide(draw=max_draw(table, mind))
    if mind.hand and mind.suspect:
        return Clue(card=mind.hand[0])
    if mind.hand and others:
        return Exchange(card=mind.hand[0], target=others[0])
    shot = best_shot(table, mind)
    return Nab() if shot is None else Eliminate(target=shot.target, card=shot.card)


def least_informative(table: Table, mind: Mind, count: int) -> tuple[Card, ...]:
    """The cards of a hand that tell least of any suspect; of equals, the first."""
    return tuple(sorted(mind.hand, key=lambda card: most_bits(table, mind, card))[:count])
