"""Policies of seats without a person. A policy gets only the seat's view and its own chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.game.aggregate import SeatStatus
from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.kernel.ruleset import AnyRuleset
from domain.kernel.ruleset_defaults import random_offered

BotPolicy = Callable[[Any, Any, Chance], Command]
"""(table, mind, chance) to a command."""


def choose_policy(rules: AnyRuleset, place: SeatStatus) -> BotPolicy:
    """The policy of a seat: the default command for an automaton, else the bot's named policy."""
    if place.kind == "automaton":
        return lambda table, mind, _: rules.default(table, mind)
    if place.bot == "random":
        return random_offered.bound_to(rules)
    other = rules.bots.get(place.bot or "")
    return other.play if other is not None else rules.house_bot
