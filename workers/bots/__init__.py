"""Policies of seats without a person. A policy gets only the seat's view and its own chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.game.aggregate import SeatStatus
from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.kernel.ruleset import AnyRuleset

BotPolicy = Callable[[Any, Any, Chance], Command]
"""(table, mind, chance) to a command."""


def choose_policy(rules: AnyRuleset, place: SeatStatus) -> BotPolicy:
    """The policy of a seat: the default command for an automaton, else the bot's named policy."""
    if place.kind == "automaton":
        return lambda table, mind, _: rules.default(table, mind)
    if place.bot == "random":
        return random_policy(rules)
    other = rules.bots.get(place.bot or "")
    return other.play if other is not None else rules.house_bot


def random_policy(rules: AnyRuleset) -> BotPolicy:
    """The policy that takes each offer equally likely, with random values."""

    def play(table: Any, mind: Any, chance: Chance) -> Command:
        answers = tuple(each for each in rules.offers(table, mind) if each.command not in rules.asides)
        return chance("offer", answers).sample(chance)

    return play
