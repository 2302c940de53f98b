"""Policies of seats without a person. A policy gets a seat's view and its own chance, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.game.aggregate import SeatStatus
from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.kernel.ruleset import AnyRuleset

BotPolicy = Callable[[Any, Any, Chance], Command]
"""table, mind, luck → a command."""


def choose_policy(rules: AnyRuleset, place: SeatStatus) -> BotPolicy:
    """The policy of a seat: an automaton plays by the rules' own answer, a bot as it is named."""
    if place.kind == "automaton":
        return lambda table, mind, _: rules.default(table, mind)
    if place.bot == "random":
        return random_policy(rules)
    other = rules.bots.get(place.bot or "")
    return other.play if other is not None else rules.house_bot


def random_policy(rules: AnyRuleset) -> BotPolicy:
    """Any answer, each equally likely, filled in at random."""

    def play(table: Any, mind: Any, chance: Chance) -> Command:
        answers = tuple(each for each in rules.offers(table, mind) if each.command not in rules.asides)
        return chance("offer", answers).sample(chance)

    return play
