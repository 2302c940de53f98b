"""Games of the corpus with a clock: strikes and absences, an outage, an organiser who intervenes."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

from deaddrop.testing.organisers import POLICY, SAID
from deaddrop.testing.plays import GAME_ID, cause, stamp
from domain.game import decide, tournament_table_play
from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.commands import Abort, Leave, Return
from domain.game.events.clock_events import ClockPlan
from domain.game.events.tournament_table import PlayOpened, TournamentTable
from domain.game.interventions import absences, interventions, slips
from domain.game.interventions.interventions import SeatKey
from domain.game.opening import creation, deal
from domain.game.opening.creation import GamePlan
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat


def clocked(rules: AnyRuleset, planned: GamePlan) -> list[Batch]:
    """A game with a clock that both players let strike until they are absent; one comes back, and the other does not."""
    planned = planned._replace(clock_plan=ClockPlan(60, 30, 10, 1, "bot"))
    batches = [creation.decide_creation(GAME_ID, rules, planned, cause(0))]
    for second in range(100, 4000, 100):
        game = batches[-1].game
        if game.next_deadline_ms is None:
            break
        batches.append(decide.time_out(game, cause(second), POLICY))
    gone = next(seat for seat, place in enumerate(game.seats) if place.has_stand_in)
    batches.append(absences.come_back(game, gone, cause(5000, gone, Return())))
    return [*batches, decide.abort(batches[-1].game, "rain", cause(5001, None, Abort("rain")))]


def of_tournament(rules: AnyRuleset, planned: GamePlan) -> list[Batch]:
    """A table of a tournament: dealt, opened with its round before clocks run, a seat that nobody looked at, ended and revealed."""
    planned = planned._replace(
        clock_plan=ClockPlan(60, 30), deal="duplicate", tournament_table=TournamentTable(f"t{GAME_ID}", 1, 3, board=2)
    )
    batches = [creation.decide_creation(GAME_ID, rules, planned, cause(0))]
    opened = PlayOpened(stamp(100), stamp(130), "absent")
    batches.append(tournament_table_play.open_play(batches[-1].game, opened, cause(60)))
    batches.append(tournament_table_play.note_no_shows(batches[-1].game, (1,), POLICY, cause(130)))
    batches.append(decide.abort(batches[-1].game, "The round was closed.", cause(200)))
    return [*batches, decide.reveal_late(batches[-1].game, cause(201))]


def outage(rules: AnyRuleset, planned: GamePlan) -> list[Batch]:
    """A game with a clock, which gives back a time in which nobody could play before it strikes."""
    planned = planned._replace(clock_plan=ClockPlan(60))
    batches = [creation.decide_creation(GAME_ID, rules, planned, cause(0))]
    batches.append(decide.give_time(batches[-1].game, 600_000, cause(500)))
    batches.append(decide.time_out(batches[-1].game, cause(700)))
    return [*batches, decide.abort(batches[-1].game, "rain", cause(701, None, Abort("rain")))]


def intervened(rules: AnyRuleset, planned: GamePlan) -> list[Batch]:
    """A game whose organiser does all that one can do at a table."""
    planned = planned._replace(clock_plan=ClockPlan(60, 30))
    batches = [creation.decide_creation(GAME_ID, rules, planned, cause(0))]
    seat = min(batches[0].game.open)
    token, slip, own = (sha256(text).hexdigest() for text in (b"another", b"slip", b"own"))
    acts: list[Callable[[Game, Cause], Batch]] = [
        lambda game, why: interventions.add_time(game, seat, 7000, SAID, why),
        lambda game, why: interventions.pause(game, stamp(50), True, SAID, why),
        lambda game, why: interventions.strike(game, None, POLICY, SAID, why),
        lambda game, why: interventions.end_pause(game, SAID, why),
        lambda game, why: interventions.pause(game, stamp(50), False, SAID, why),
        lambda game, why: decide.time_out(game, why._replace(at=stamp(50))),
        lambda game, why: interventions.hand_to_bot(game, seat, POLICY, SAID, why._replace(at=stamp(51))),
        lambda game, why: interventions.hand_back(game, seat, SAID, why._replace(at=stamp(52))),
        lambda game, why: interventions.reissue(game, seat, SeatKey(slip, is_slip=True), SAID, why._replace(at=stamp(53))),
        lambda game, why: slips.exchange(game, seat, own, why._replace(at=stamp(53))),
        lambda game, why: interventions.substitute(game, seat, SeatKey(token), SAID, why._replace(at=stamp(54)), player="5e" * 32),
        lambda game, _: absences.leave(game, seat, cause(55, seat, Leave()), POLICY),
    ]
    for number, act in enumerate(acts):
        batches.append(act(batches[-1].game, cause(1 + number)))
    return [*batches, decide.abort(batches[-1].game, "rain", cause(56, None, Abort("rain")))]


def filled(rules: AnyRuleset, planned: GamePlan) -> list[Batch]:
    """A game that waits for a person, whose seat a bot gets."""
    batches = sit_down(rules, planned, 0)
    filled = interventions.fill_with_bot(batches[-1].game, 1, POLICY, SAID, cause(2))
    return [*batches, filled, decide.abort(filled.game, "rain", cause(3, None, Abort("rain")))]


def smaller(rules: AnyRuleset, planned: GamePlan) -> list[Batch]:
    """A game that waits for a person, and ends so that the others go on without."""
    batches = sit_down(rules, planned, 0, 2)
    return [*batches, interventions.start_smaller(batches[-1].game, SAID, cause(3))]


def sit_down(rules: AnyRuleset, planned: GamePlan, *seats: Seat) -> list[Batch]:
    """A new game, where these seats are taken."""
    batches = [creation.decide_creation(GAME_ID, rules, planned, cause(0))]
    for number, seat in enumerate(seats, 1):
        token = sha256(f"token-{seat}".encode()).hexdigest()
        batches.append(deal.decide_seat(batches[-1].game, seat, token, cause(number)))
    return batches
