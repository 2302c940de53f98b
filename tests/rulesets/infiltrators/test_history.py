"""The worlds of a view are exactly those its whole history leaves (rule IF-8.2)."""

from __future__ import annotations

from random import Random

import pytest

from deaddrop.testing.walks import random_command
from domain.kernel.offers import Command
from domain.kernel.ruleset import decider
from domain.kernel.secrecy import Seat
from domain.kernel.state import AnyState
from domain.rulesets.infiltrators import RULESET
from domain.rulesets.infiltrators.model.commands import Bide, Clue, DeclineReward, Eliminate, Exchange, Nab
from domain.rulesets.infiltrators.model.missions import Mission
from domain.rulesets.infiltrators.model.options import Options
from tests.cases import cases

from .history import histories
from .worlds_by_force import world_of, worlds

NINE = Options(
    mission=Mission(("RED",), max=9, suspects=3, bullets=9, hand=1), helper="off", start="host", first_seat=0
)
MOST = 1_500
"""Most worlds that are compared."""


def sharp(state: AnyState, seat: Seat, rng: Random) -> Command:
    """A policy that shoots two suspects early, then draws and lays cards."""
    table, offers = state.table, decider.offers_to(RULESET, state, seat)
    kinds = {offer.command for offer in offers}
    if Eliminate in kinds and len(table.eliminated) < 2:
        target = rng.choice(table.others(seat))
        return Eliminate(target, state.minds[target].suspect)
    if DeclineReward in kinds and rng.random() < 0.6:
        return DeclineReward()
    quiet = [offer for offer in offers if offer.command in (Bide, Nab, Clue, Exchange)]
    calm = quiet if quiet and len(table.eliminated) == 2 else [each for each in offers if each.command is not Eliminate]
    return random_command(calm or offers, rng)


@pytest.mark.rule("IF-8.2.4")
@pytest.mark.parametrize(("number", "seat"), cases((40, 1), (36, 0), later=[(45, 0), (105, 0), (218, 0), (224, 1)]))
def test_the_worlds_of_a_view_are_those_that_its_history_leaves(number: int, seat: Seat) -> None:
    """In these games a player lays a suspect returned before another, so the hand cannot hold the later one; in the second
    one takes a face-down card as a reward.
    """
    compared = 0
    for state, left in histories(RULESET, 2, NINE, seat, Random(number), sharp):
        if RULESET.outcome(state.table) is None and state.table.returned and len(left) <= MOST:
            assert {world_of(each) for each in left} == set(worlds(state.table, state.minds[seat]))
            compared += 1
    assert compared > 5
