"""Random actions of an organiser in a game of random moves."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from random import Random

from domain.game import decide
from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.events.seat_plan import Policy
from domain.game.interventions import interventions, slips
from domain.game.interventions.interventions import SeatKey, Statement
from domain.kernel.timestamps import milliseconds
from projections.timestamps import stamp

SAID = Statement("Greta", "So it is decided.")
POLICY = Policy(1, "1" * 64)
"""The house bot that stands in, as logs name it."""
PAUSE_MS = 5000


def random_intervention(game: Game, rng: Random, cause: Cause) -> Callable[[Game], Batch]:
    """An intervention that this game allows; in a paused one, the end of the pause."""
    if game.is_paused:
        until = cause._replace(at=stamp(game.next_deadline_ms or 0))
        return rng.choice((lambda now: interventions.end_pause(now, SAID, cause), lambda now: decide.time_out(now, until, POLICY)))
    possible: list[Callable[[Game], Batch]] = []
    if game.pause is None:
        is_after = rng.random() < 0.5
        possible.append(lambda now: interventions.pause(now, until_of(cause), is_after, SAID, cause))
    seat = rng.choice(range(len(game.seats)))
    token = sha256(f"token-{seat}".encode()).hexdigest()  # as before, so that its holder can continue
    key = SeatKey(token, is_slip=rng.random() < 0.5)
    place = game.seats[seat]
    if place.kind == "human":
        possible += [
            lambda now: interventions.reissue(now, seat, key, SAID, cause),
            lambda now: interventions.substitute(now, seat, key, SAID, cause, player="5e" * 32),
        ]
    slip = game.slips.get(seat)
    if slip is not None and slip.exchanged is None:
        possible.append(lambda now: slips.exchange(now, seat, token, cause))
    if seat in game.people and not game.is_absent(seat):
        possible.append(lambda now: interventions.hand_to_bot(now, seat, POLICY, SAID, cause))
    if game.is_absent(seat):
        possible.append(lambda now: interventions.hand_back(now, seat, SAID, cause))
    if seat in game.open and seat in game.people:
        possible.append(lambda now: interventions.strike(now, seat, POLICY, SAID, cause))
    if game.table_clock is not None and seat in game.table_clock.times:
        possible.append(lambda now: interventions.add_time(now, seat, 7000, SAID, cause))
    if game.clock is not None:
        possible.append(lambda now: interventions.add_time(now, None, 7000, SAID, cause))
    return rng.choice(possible)


def until_of(cause: Cause) -> str:
    """The end of a pause that begins now."""
    return stamp(milliseconds(cause.at) + PAUSE_MS)
