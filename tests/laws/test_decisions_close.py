"""A decision that its seat has answered is closed, also where the same is asked of the seat again: a late repetition answers nothing new."""

from __future__ import annotations

from itertools import pairwise

from domain.kernel.ruleset import AnyRuleset
from tests.laws.plays import play
from tests.laws.tables import CATALOGUE, SEATINGS, rngs

GAMES = {"casino-incognito": 60, "microdot": 2, "infiltrators": 2}


def asked_again(rules: AnyRuleset, players: int) -> int:
    """How often a seat was asked the same again at once, each time by another decision; others' decisions stay open."""
    count = 0
    for rng in rngs("decisions", rules, players, GAMES.get(rules.name, 8)):
        steps = play(rules, players, rng).steps
        for before, after in pairwise(steps):
            if after.seat is None or not after.batch.game.is_running:
                continue
            was, now = before.batch.game.open.get(after.seat), after.batch.game.open.get(after.seat)
            assert was is not None
            if now is not None and now.kind == was.kind:
                assert now.version > was.version, f"{rules.name}: {was.id} stays open after it was answered"
                count += 1
            for seat, other in after.batch.game.open.items():
                known = before.batch.game.open.get(seat)
                if seat != after.seat and known is not None and known.kind == other.kind:
                    assert other.id == known.id, f"{rules.name}: {known.id} was replaced by another's answer"
    return count


def test_no_answered_decision_stays_open() -> None:
    counts = {f"{rules.name}-{players}": asked_again(rules, players) for rules, players in SEATINGS}
    assert sum(counts.values()) > 0, "nobody was asked the same again"
    assert {rules.name for rules in CATALOGUE} == {name.rpartition("-")[0] for name in counts}
