"""Windows in which cards are tried, and stopped or played (rules CI-14.2 to CI-14.6)."""

from __future__ import annotations

from domain.kernel.secrecy import Known, Seat, to
from domain.rulesets.casino_incognito.model.abilities import has_ability_for
from domain.rulesets.casino_incognito.model.commands import TryIntrigue
from domain.rulesets.casino_incognito.model.events import intrigue_events
from domain.rulesets.casino_incognito.model.events.hand_events import Asked, PhaseBegan
from domain.rulesets.casino_incognito.model.intrigue_offers import may_try
from domain.rulesets.casino_incognito.model.intrigue_state import Trial
from domain.rulesets.casino_incognito.rules import intrigue_effects
from domain.rulesets.casino_incognito.rules.state import PHASE_AFTER_WINDOW, Deciding


def continue_window(deciding: Deciding) -> None:
    """Finishes the current effect, trial or sealed try, then asks for tries.  Rule CI-14.2.

    Seats that tried a card are asked again; those that passed, or pass until a card is played, only after one was.
    """
    table = deciding.table
    if table.plot.effect is not None:
        return intrigue_effects.continue_effect(deciding)
    if table.plot.trial is not None:
        return ask_for_match(deciding, table.plot.trial)
    if table.plot.answers:
        return open_next_try(deciding)
    able = tuple(seat for seat in table.seats if may_try(table, seat) and (table.plot.again or seat not in table.done))
    return deciding.emit(Asked("intrigue", able)) if able else close_window(deciding)


def open_next_try(deciding: Deciding) -> None:
    """Opens the next sealed try in turn order, for the chips still left.  Rules CI-14.2.2, CI-14.3.5."""
    table = deciding.table
    waiting = {each.seat for each in table.plot.answers}
    seat = next(each for each in table.track if each in waiting)
    attempt = deciding.mind(seat).attempt
    assert attempt is not None
    chips = min(attempt.chips, table.chips[seat])
    if attempt.card is None or not chips:
        return deciding.emit(intrigue_events.IntriguePassed(seat))
    return deciding.emit(intrigue_events.IntrigueTried(seat, chips, Known(attempt.card, to(seat))))


def close_window(deciding: Deciding) -> None:
    """Chips on stopped cards go to the cards' owners.  Rule CI-14.4."""
    table = deciding.table
    if table.plot.stakes:
        owed = tuple(sum(each.chips for each in table.plot.stakes if each.seat == seat) for seat in table.seats)
        deciding.emit(intrigue_events.StakesReturned(owed))
    deciding.emit(PhaseBegan(PHASE_AFTER_WINDOW[table.phase]))


def ask_for_match(deciding: Deciding, trial: Trial) -> None:
    """Asks all others able to match at once; opens their answers in turn order until one matches.  Rule CI-14.4."""
    table = deciding.table
    if table.sealed:
        return open_answer(deciding, trial, next(seat for seat in table.track if seat in table.sealed))
    able = tuple(
        seat for seat in table.seats
        if seat != trial.seat and seat not in trial.let and table.chips[seat] >= trial.chips
    )  # fmt: skip
    return deciding.emit(Asked("match", able)) if able else show_card(deciding, trial)


def open_answer(deciding: Deciding, trial: Trial, seat: Seat) -> None:
    is_stopped = deciding.mind(seat).answer == "MATCH"
    deciding.emit(intrigue_events.IntrigueMatched(seat, trial.seat, trial.chips) if is_stopped else intrigue_events.IntrigueLet(seat))


def show_card(deciding: Deciding, trial: Trial) -> None:
    """No seat matched: the card is played or exposed.  Rules CI-14.5, CI-14.6."""
    card = deciding.mind(trial.seat).tried[-1]
    kind = intrigue_events.IntriguePlayed if has_ability_for(card, deciding.table.phase) else intrigue_events.IntrigueExposed
    deciding.emit(kind(trial.seat, card, trial.chips))


def try_card(deciding: Deciding, seat: Seat, command: TryIntrigue) -> None:
    deciding.emit(intrigue_events.IntrigueSealed(seat, Known(command.chips, to(seat)), Known((command.card,), to(seat))))


def pass_window(deciding: Deciding, seat: Seat) -> None:
    deciding.emit(intrigue_events.IntrigueSealed(seat, Known(0, to(seat)), Known((), to(seat))))


def keep_passing(deciding: Deciding, seat: Seat) -> None:
    """The pass is open: all see in later windows that the seat is not asked.  Rule CI-14.7.1."""
    deciding.emit(intrigue_events.KeptPassing(seat))


def stop_passing(deciding: Deciding, seat: Seat) -> None:
    deciding.emit(intrigue_events.StoppedPassing(seat))


def match_card(deciding: Deciding, seat: Seat) -> None:
    deciding.emit(intrigue_events.MatchSealed(seat, Known("MATCH", to(seat))))


def let_card(deciding: Deciding, seat: Seat) -> None:
    deciding.emit(intrigue_events.MatchSealed(seat, Known("LET", to(seat))))
