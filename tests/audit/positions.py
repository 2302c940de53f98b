"""Records of drawn forks, and forgers who put another position into them: table, minds and house, sealed so that the chain fits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from deaddrop.testing.checks.forks import CHILD, log_of, seating
from deaddrop.testing.checks.records import record_of
from deaddrop.testing.plays import cause, random_act
from domain.game.batch import Batch
from domain.game.events.game_events import RulingMade
from domain.game.fork import ForkPlan, decide_fork
from domain.game.information_state import Viewpoint
from domain.kernel.ruleset.ruleset import AnyRuleset
from tests.audit.tampering import Lines, lines_of, raw_of, resealed
from tests.laws.plays import play

Change = Callable[[Lines], None]
LONG = 12
"""Commands that are played after a fork."""


def drawn_fork(rules: AnyRuleset, players: int, rng: Random, viewpoint: Viewpoint | None = None) -> bytes:
    """The complete record of a fork from some moment of a random game, aborted soon. viewpoint: some seat's, where none are named."""
    log = log_of(play(rules, players, rng))
    dealt = [parent for version in range(1, len(log.games) + 1) if (parent := log.at(version)).state is not None]
    parent = rng.choice(dealt)
    seen: Viewpoint = rng.randrange(len(parent.seats)) if viewpoint is None else viewpoint
    batches = [decide_fork(ForkPlan(parent, seen, "seed"), CHILD, seating(parent, rng, luck="fresh"), cause(0))]
    return record_of(ended(batches, rng))


def ended(batches: Sequence[Batch], rng: Random) -> list[Batch]:
    """Some commands more, and then nobody goes on."""
    from domain.game import decide

    played = list(batches)
    while played[-1].game.is_running:
        number = len(played)
        if number > LONG:
            played.append(decide.decide_ruling(played[-1].game, RulingMade("abort", "Greta", "It is late.", None, None), cause(number)))
        else:
            act, _, _ = random_act(played[-1].game, rng, number)
            played.append(act(played[-1].game))
    return played


def forged(raw: bytes, change: Change) -> bytes:
    """The record after a change of its lines (0 is the header), with commitments and a chain that fit again."""
    lines = lines_of(raw)
    change(lines)
    return raw_of(resealed(lines))
