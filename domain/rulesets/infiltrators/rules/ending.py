"""The end of a turn and of the game (rules IF-4.7, IF-4.8 and IF-5)."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.secrecy import Event, Seat
from domain.rulesets.infiltrators.model.events import (
    Ended,
    LastChanceGiven,
    LastShotOffered,
    TrimOwed,
    TurnBegan,
    TurnSkipped,
)
from domain.rulesets.infiltrators.model.table import CardsRevealed, Table
from domain.rulesets.infiltrators.rules.state import Deciding, State


def finish(deciding: Deciding, *events: Event) -> None:
    """Emit the events of a turn, then end the game, ask to trim the hand, or begin the next turn."""
    deciding.emit(*events)
    table = deciding.table
    seat = active_seat(table)
    if last := tuple(verdict(table)):
        return deciding.emit(*last)
    excess = table.hands[seat] - table.brief.limit
    return deciding.emit(TrimOwed(seat, excess)) if excess > 0 else close(deciding)


def close(deciding: Deciding, *events: Event) -> None:
    """End a turn and begin the next one."""
    deciding.emit(*events)
    deciding.emit(*next_turn(deciding.table))


def active_seat(table: Table) -> Seat:
    """The seat whose turn it is."""
    assert table.turn is not None
    return table.turn


def verdict(table: Table) -> Iterator[Event]:
    """The end of the game or the last chance, if due; else nothing.  Rules IF-5.1 to IF-5.3."""
    if not table.remaining:
        yield Ended(tuple(table.seats), "all_identified")
    elif table.bullets < table.remaining:
        yield Ended((), "too_few_bullets")
    elif not table.headquarters and not any(table.hands):
        yield from cards_used_up(table)


def time_out(deciding: Deciding) -> None:
    """End the game when the time is up.  Rule IF-5.4."""
    deciding.emit(Ended((), "time_up"))


def cards_used_up(table: Table) -> Iterator[Event]:
    """No card is left: a last chance to shoot, or the end.  Rule IF-5.3."""
    is_last_chance = table.phase == "last_chance"
    seats = table.chances if is_last_chance else tuple(shooters(table))
    if not seats:
        yield Ended((), "cards_used_up")
        return
    if not is_last_chance:
        yield LastChanceGiven(seats)
    yield LastShotOffered(seats[0])


def shooters(table: Table) -> Iterator[Seat]:
    """Seats with a target, clockwise from the next player; none without the option of a last chance."""
    if table.options.last_chance:
        yield from (seat for seat in clockwise(table) if table.others(seat))


def clockwise(table: Table) -> Iterator[Seat]:
    """All seats clockwise from the next player; the active seat comes last."""
    seat = active_seat(table)
    yield from ((seat + step) % len(table.hands) for step in range(1, len(table.hands) + 1))


def next_turn(table: Table) -> Iterator[Event]:
    """Pass over players who can do nothing, then begin the next turn.  Rule IF-4.8."""
    for seat in clockwise(table):
        if can_act(table, seat):
            yield TurnBegan(seat)
            return
        if table.options.stuck_is_loss:
            yield Ended((), "stuck")
            return
        yield TurnSkipped(seat)
    raise AssertionError("somebody can always act")


def can_act(table: Table, seat: Seat) -> bool:
    """Whether a player has an action in a turn.  Rule IF-4.8.2."""
    is_guarding = table.stands[seat]
    return bool(
        table.headquarters
        or table.others(seat)
        or (table.hands[seat] if is_guarding else table.centre)
    )  # fmt: skip


def reveal(state: State) -> tuple[Event, ...]:
    """Turn everything face up.  Rule IF-8.1.3."""
    house = state.house
    return (
        CardsRevealed(
            hands=tuple(mind.hand for mind in state.minds),
            suspects=tuple(mind.suspect for mind in state.minds),
            centre=house.centre,
            headquarters=house.headquarters,
            covered=house.covered,
        ),
    )
