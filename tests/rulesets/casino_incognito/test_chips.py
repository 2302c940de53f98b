"""CI-1.5 and CI-14: chips move only as events say, and enter or leave only through the bank."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deaddrop.testing.luck import Dice
from domain.kernel.ruleset import decider
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.events import (
    ability_events,
    hand_events,
    intrigue_events,
    round_events,
    scoring_events,
)
from domain.rulesets.casino_incognito.model.options import Options
from domain.rulesets.casino_incognito.model.table import Table


def lying(table: Table) -> int:
    """All chips outside the bank."""
    tried = table.plot.trial.chips if table.plot.trial is not None else 0
    stakes = sum(each.chips for each in table.plot.stakes)
    return (
        sum(table.chips)
        + sum(each.chips for each in table.leak)
        + sum(each.bonus for each in table.tiles)
        + tried
        + stakes
    )


def from_bank(table: Table, event: Any) -> int:
    """Chips that an event takes from the bank; negative: pays to it."""
    match event:
        case (
            round_events.CharacterMoved(chips=chips)
            | round_events.ConversationTaken(chips=chips)
            | scoring_events.Wagered(paid=chips)
        ):
            return -chips
        case round_events.Eavesdropped():
            return -1
        case round_events.SatOut(seats, chips):
            return len(seats) * chips
        case scoring_events.TileUnclaimed(chips=chips):
            return int(chips)
        case scoring_events.TileScored(tile):
            return -next(each.bonus for each in table.tiles if each.tile == tile)
        case hand_events.HandBegan():
            return -sum(each.chips for each in table.leak)
        case scoring_events.IncomePaid(chips):
            return sum(chips)
        case intrigue_events.IntriguePlayed(chips=chips) | intrigue_events.IntrigueExposed(chips=chips):
            return -chips
        case (
            ability_events.MusclePaid(chips=chips)
            | ability_events.DartPaid(chips=chips)
            | ability_events.ChipsCashedIn(chips=chips)
        ):
            return -chips
        case ability_events.Intimidated(chips=chips):
            return int(chips)
    return 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_chip_comes_from_the_bank_and_goes_there(players: int) -> None:
    rng = Random(players)
    dice = Dice(rng)
    state = RULESET.initial(Options(intrigue=True, free_bluff=players == 4), players)
    events = decider.decide_opening(RULESET, state, dice)
    while True:
        for event in events:
            before, state = state.table, decider.evolve_state(RULESET, state, event)
            assert lying(state.table) - lying(before) == from_bank(before, event), event
        owed = sorted(RULESET.decisions(state.table))
        if not owed:
            break
        seat = rng.choice(owed)
        events = decider.decide_offered(
            RULESET, state, seat, rng.choice(RULESET.offers(state.table, state.minds[seat])).sample(dice), dice
        )
