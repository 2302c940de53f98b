"""Games whose every choice and stroke of luck is Hypothesis's, so that one that breaks a law shrinks to a short one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deaddrop.testing import values
from deaddrop.testing.facts import conservation
from deaddrop.testing.schedule import IS_LONG
from domain.game.entry_codec import LogEntry, decoder, encode_entry
from domain.kernel.ruleset import decider
from domain.kernel.ruleset.ruleset import AnyRuleset
from tests.laws.facts import FACTS
from tests.laws.tables import some_tables

T = TypeVar("T")

MOVES = 12
EXAMPLES = 30 if IS_LONG else 10
"""At a table."""


class Drawn:
    """Luck that Hypothesis chooses, the first outcome being the simplest."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data

    def __call__(self, source: str, support: Sequence[T]) -> T:
        return support[self.data.draw(st.integers(0, len(support) - 1), label=source)]


@some_tables("small games", most=1)
@settings(
    max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
@given(data=st.data())
def test_a_short_game_conserves_and_is_stored_whole(rules: AnyRuleset, players: int, data: st.DataObject) -> None:
    chance, decode = Drawn(data), decoder(rules).decode
    facts = FACTS[rules.name]
    options = values.options(rules, players, Random(data.draw(st.integers(0, 99), label="options")), facts.options)
    state = rules.initial(options, values.seats(rules, options, players))
    events = decider.decide_opening(rules, state, chance)
    for _ in range(MOVES):
        for event in events:
            state = decider.evolve_state(rules, state, event)
            conservation(facts)(state)
            assert decode(encode_entry(LogEntry("", event))).event == event
        owed = rules.decisions(state.table)
        if not owed:
            break
        seat = chance("seat", sorted(owed))
        move = chance("offer", decider.offers_to(rules, state, seat)).sample(chance)
        events = decider.decide(rules, state, seat, move, chance)
