"""Chances by imagined play: worlds consistent with a winner's view are played to their ends by house bots.

All randomness comes from one seed, so the same positions have the same chances on every machine.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from domain.game.bot_answer import BotChance, OutOfSteps
from domain.kernel.chance import Luck
from domain.kernel.deciding import Deciding
from domain.kernel.errors import Impossible, Refusal
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat
from domain.kernel.state import AnyState

MOST_ANSWERS = 9_000
"""Answers of all imagined games together. A number and not a time, so that every machine has the same result."""


class DecisionPoint(msgspec.Struct, frozen=True):
    """A game at a decision. table: public; minds: by seat, in the same order as the winners."""

    version: int
    table: Any
    minds: tuple[Any, ...]


class Chances:
    """The winners' chance at positions of one game. seats: how many people and bots play; those after them answer by default.

    worlds: how many are imagined at each position, in turn from each winner's eyes.
    """

    def __init__(self, rules: AnyRuleset, seats: int, winners: Sequence[Seat], seed: bytes, worlds: int) -> None:
        self._rules, self._seats, self._winners, self._seed, self._worlds = rules, seats, winners, seed, worlds
        self._left = MOST_ANSWERS

    def at(self, position: DecisionPoint) -> float:
        """The share of the imagined worlds won by the winner from whose view they were drawn.

        Raises OutOfSteps when all answers are used up.
        """
        return sum(self._is_won(position, nth) for nth in range(self._worlds)) / self._worlds

    def _is_won(self, position: DecisionPoint, nth: int) -> bool:
        eyes = nth % len(self._winners)
        # The same seed at every position: differences between two of them are then less often luck.
        seed = hmac.digest(self._seed, f"world/{nth}".encode(), "sha256")
        try:
            world = self._rules.imagining.sample_world(position.table, position.minds[eyes], Luck(seed))
            return self._winners[eyes] in self._winners_of(world, Luck(hmac.digest(seed, b"luck", "sha256")), seed)
        except (Impossible, Refusal):
            return False

    def _winners_of(self, state: AnyState, luck: Luck, seed: bytes) -> tuple[Seat, ...]:
        """The winners if house bots go on from here.  Raises OutOfSteps."""
        number = 0
        while (outcome := self._rules.outcome(state.table)) is None:
            if not self._left:
                raise OutOfSteps
            self._left -= 1
            number += 1
            asked = self._rules.decisions(state.table)
            deciding = Deciding(self._rules.folds, state, luck)
            if asked:
                self._answer(deciding, min(asked), BotChance(hmac.digest(seed, f"answer/{number}".encode(), "sha256")))
            else:
                self._rules.time_out(deciding)
            state = deciding.state
        return outcome.winners

    def _answer(self, deciding: Deciding[Any, Any, Any], seat: Seat, chance: BotChance) -> None:
        rules, table, mind = self._rules, deciding.table, deciding.mind(seat)
        command = rules.default(table, mind)
        if seat < self._seats:
            with suppress(OutOfSteps):
                command = rules.imagining.house_bot(table, mind, chance)
        rules.decide(deciding, seat, command)
