"""Laws of tournaments: whatever anybody asks for, the log stays that of a tournament that there can be."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from deaddrop.testing.schedule import IS_LONG, SEED
from extensions.tournaments.domain.facts.every_fact import FACTS
from extensions.tournaments.domain.facts.tournament_facts import TournamentCreated
from tests.tournaments.aggregate.walk import ACTIONS, Walk

SEEDS = st.integers(0, 2**32)
WALKS = 400 if IS_LONG else 40


class Tournaments(RuleBasedStateMachine):
    """A walk whose steps are Hypothesis's, so that one that breaks a law shrinks to a short one."""

    @initialize(seed=SEEDS)
    def begin(self, seed: int) -> None:
        self.walk = Walk(seed)

    @rule(action=st.sampled_from(ACTIONS), seed=SEEDS)
    def step(self, action: str, seed: int) -> None:
        self.walk.step(action, seed)

    def teardown(self) -> None:
        if hasattr(self, "walk"):
            self.walk.end_walk()


TestTournaments = Tournaments.TestCase
TestTournaments.settings = settings(
    max_examples=200 if IS_LONG else 20,
    stateful_step_count=40,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


def test_long_walks_break_no_law_and_meet_every_fact() -> None:
    facts: Counter[str] = Counter()
    for number in range(WALKS):
        chance = Random(f"{SEED}/{number}")
        walk = Walk(chance.randrange(2**32))
        for _ in range(80):
            walk.step(chance.choice(ACTIONS), chance.randrange(2**32))
        walk.end_walk()
        facts += walk.facts
    wanted = {str(each.__struct_config__.tag) for each in FACTS if each is not TournamentCreated}
    assert len(wanted - set(facts)) <= (0 if IS_LONG else len(wanted) // 4)
