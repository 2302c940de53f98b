"""Golden games: played at random, rare commands first, so that short games cover many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import msgspec

from deaddrop.testing.luck import Dice
from deaddrop.testing.plays import GAME_ID, cause, plan
from deaddrop.testing.walks import rare_command
from domain.game import decide
from domain.game.batch import Batch
from domain.game.opening import creation
from domain.kernel.offers import Command
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat


class GoldenGame(NamedTuple):
    """One golden game. options: None takes the defaults; luck: seed of its random choices; house: the share of commands
    that the house bot gives.
    """

    name: str
    players: int
    options: msgspec.Struct | None = None
    luck: int = 1
    house: float = 0.0

    def options_of(self, rules: AnyRuleset) -> msgspec.Struct:
        """Its options."""
        return self.options if self.options is not None else rules.options()


class GoldenStep(NamedTuple):
    """A command and its events. seat, command: None for the opening."""

    seat: Seat | None
    command: Command | None
    batch: Batch


def play_golden(rules: AnyRuleset, golden: GoldenGame, game_id: str = GAME_ID) -> Iterator[GoldenStep]:
    """The game, step by step."""
    rng, used = Random(f"golden/{golden.luck}"), Counter[str]()
    planned = plan(rules, golden.options_of(rules), golden.players, rng)
    batch = creation.decide_creation(game_id, rules, planned, cause(0))
    yield GoldenStep(None, None, batch)
    number = 0
    while batch.game.is_running:
        number += 1
        game = batch.game
        assert game.state is not None
        seat = rng.choice(list(game.open))
        view = game.state.table, game.state.minds[seat]
        is_house = golden.house and rng.random() < golden.house
        if is_house:
            command = rules.imagining.house_bot(*view, Dice(rng))
            used[str(command.__struct_config__.tag)] += 1
        else:
            command = rare_command(rules.offers(*view), used, rng)
        batch = decide.answer_decision(game, seat, game.open[seat].id, command, cause(number, seat, command))
        yield GoldenStep(seat, command, batch)
