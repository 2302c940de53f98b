"""Derivation of a bot's answer from its seat's view and the luck of the game, repeatable by anyone.

docs/spec/chance.md, section 6, defines the bytes. Steps are draws: unlike seconds, they are the same on every machine.
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from domain.game.aggregate import Decision, Game, SeatStatus
from domain.game.information_state import information_state
from domain.kernel.chance import Chance, pick_position
from domain.kernel.offers import Command
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.ruleset.ruleset_defaults import random_offered

T = TypeVar("T")

TRIES = 3
"""Times that a bot is asked for one decision before the default is played."""
MOST_STEPS = 200_000
"""Draws of one try."""

BotPolicy = Callable[[Any, Any, Chance], Command]
"""(table, mind, chance) to a command."""
ChoosePolicy = Callable[[AnyRuleset, SeatStatus], BotPolicy]


class OutOfSteps(Exception):
    """A policy has exceeded its limit of draws."""


class BotChance:
    """The chance of one try of a bot: draws like `chance.Luck`, but notes none, and allows at most `MOST_STEPS`."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._drawn: Counter[str] = Counter()
        self._left = MOST_STEPS

    def __call__(self, source: str, support: Sequence[T]) -> T:
        if not self._left:
            raise OutOfSteps
        self._left -= 1
        index = self._drawn[source]
        self._drawn[source] += 1
        return support[pick_position(self._seed, source, index, len(support))]


def bot_seed(luck: bytes, decision: str, number: int) -> bytes:
    """The seed of one try. luck: the mixed seed of the game; decision: its id; number: of the try, from 0."""
    bots = hmac.digest(luck, b"bots", "sha256")
    return hmac.digest(bots, f"{decision}/{number}".encode(), "sha256")


def choose_policy(rules: AnyRuleset, place: SeatStatus) -> BotPolicy:
    """The policy of a seat: the default command for an automaton, else the bot's named policy."""
    if place.kind == "automaton":
        return lambda table, mind, _: rules.default(table, mind)
    if place.bot == "random":
        return random_offered.bound_to(rules)
    other = rules.imagining.bots.get(place.bot or "")
    return other.play if other is not None else rules.imagining.house_bot


def answer_of_bot(game: Game, decision: Decision, number: int, policies: ChoosePolicy = choose_policy) -> Command:
    """The answer of a seat's policy to an open decision. number: of the try.  Raises OutOfSteps, and any error of the
    policy.
    """
    view = information_state(game, decision.seat)
    policy = policies(game.rules, game.seats[decision.seat])
    return policy(view.table, view.mind, BotChance(bot_seed(game.luck, decision.id, number)))
