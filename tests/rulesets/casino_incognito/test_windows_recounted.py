"""CI-14.2: who is asked in a window, counted again from what everybody saw happen."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from deaddrop.testing.luck import Dice
from domain.kernel.ruleset import decider
from domain.kernel.ruleset.ruleset_defaults import random_offered
from domain.kernel.secrecy import Event, Seat
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.abilities import WINDOWS
from domain.rulesets.casino_incognito.model.commands import StopPassing
from domain.rulesets.casino_incognito.model.events.hand_events import Asked, PhaseBegan, RoundBegan
from domain.rulesets.casino_incognito.model.events.intrigue_events import (
    IntrigueExposed,
    IntriguePassed,
    IntriguePlayed,
    IntrigueTried,
    KeptPassing,
    StakesReturned,
    StoppedPassing,
)
from domain.rulesets.casino_incognito.model.options import Options
from domain.rulesets.casino_incognito.model.table import Table
from domain.rulesets.casino_incognito.rules.state import State

RANDOM = random_offered.bound_to(RULESET)

COMMANDS = 400
"""Most commands of one game that are looked at."""


class Recount:
    """One window by its events.

    tries: cards of each seat that lie tried; played: seats that played a card this round.
    passed: seats whose last answer was to try nothing; reopened: whether a card was played since seats were last asked.
    standing: seats that pass until a card is played, contact is made or the hand is over.
    """

    def __init__(self) -> None:
        self.played: set[Seat] = set()
        self.standing: set[Seat] = set()
        self.begin()

    def begin(self) -> None:
        self.tries: Counter[Seat] = Counter()
        self.passed = set(self.standing)
        self.reopened = False

    def hear(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self.played = set()
            case StakesReturned():
                self.begin()
            case PhaseBegan(phase):
                if phase in ("contact", "hand_end"):
                    self.standing = set()
                self.begin()
            case Asked(kind="intrigue"):
                self.reopened = False
            case IntriguePassed(seat):
                self.passed.add(seat)
            case KeptPassing(seat):
                self.passed.add(seat)
                self.standing.add(seat)
            case StoppedPassing(seat):
                self.standing.discard(seat)
            case IntrigueTried(seat):
                self.passed.discard(seat)
                self.tries[seat] += 1
            case IntriguePlayed(seat):
                self.tries[seat] -= 1
                self.played.add(seat)
                self.standing = set()
                self.reopened = True
            case IntrigueExposed(seat):
                self.tries[seat] -= 1

    def entitled(self, table: Table) -> set[Seat]:
        """Seats that may try another card: "as many as they want, until they succeed"."""
        able = {
            seat
            for seat in table.seats
            if table.chips[seat] and table.hidden[seat] > self.tries[seat] and seat not in self.played
        }
        return able if self.reopened else able - self.passed


def play(players: int, dice: Dice, options: Options) -> int:
    """Plays a random game and recounts each window of it; how often seats were asked."""
    recount, asked, is_over = Recount(), 0, False
    state: State = RULESET.initial(options, players)
    events = decider.decide_opening(RULESET, state, dice)
    for _ in range(COMMANDS):
        for event in events:
            table = state.table
            is_end = isinstance(event, StakesReturned | PhaseBegan) and not is_over
            if table.phase in WINDOWS and is_end:
                assert recount.entitled(table) == set()
            is_over = isinstance(event, StakesReturned)
            if isinstance(event, Asked) and event.kind == "intrigue":
                assert set(event.seats) == recount.entitled(table)
                asked += 1
            recount.hear(event)
            state = decider.evolve_state(RULESET, state, event)
        owed = sorted(RULESET.decisions(state.table))
        if not owed:
            break
        seat, command = owed[0], RANDOM(state.table, state.minds[owed[0]], dice)
        if recount.standing and dice("stop", range(8)) == 0:
            seat, command = min(recount.standing), StopPassing()
        events = decider.decide(RULESET, state, seat, command, dice)
    return asked


@pytest.mark.rule("CI-14.2.2", "CI-14.2.3", "CI-14.3.3", "CI-14.7.1", "CI-14.7.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("free_bluff", [False, True])
def test_nobody_drops_out_of_a_window_who_may_try_a_card(players: int, *, free_bluff: bool) -> None:
    options = Options(intrigue=True, free_bluff=free_bluff)
    assert sum(play(players, Dice(Random(f"windows/{players}/{number}")), options) for number in range(6)) > 40
