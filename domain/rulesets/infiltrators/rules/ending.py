"""The end of a turn, and of the game (rules IF-4.7, IF-4.8 and IF-5)."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.secrecy import Event, Seat
from domain.rulesets.infiltrators.model.events import (
    CardsRevealed,
    Ended,
    LastChanceGiven,
    LastShotOffered,
    TrimOwed,
    TurnBegan,
    TurnSkipped,
)
from domain.rulesets.infiltrators.model.table import Table
from domain.rulesets.infiltrators.rules.state import State, Turn


def finish(turn: Turn, *events: Event) -> None:
    """What was done with a turn, and what follows: the end of the game, a hand to trim, or another's turn."""
    turn.tell(*events)
    table = turn.table
    seat = active_seat(table)
    if last := tuple(verdict(table)):
        return turn.tell(*last)
    excess = table.hands[seat] - table.brief.limit
    return turn.tell(TrimOwed(seat, excess)) if excess > 0 else close(turn)


def close(turn: Turn, *events: Event) -> None:
    """The end of a turn whose hand is within its limit."""
    turn.tell(*events)
    turn.tell(*next_turn(turn.table))


def active_seat(table: Table) -> Seat:
    """Whose turn it is."""
    assert table.turn is not None
    return table.turn


def verdict(table: Table) -> Iterator[Event]:
    """How the game ends now, if it does; or the last chance.  Rules IF-5.1 to IF-5.3."""
    if not table.remaining:
        yield Ended(tuple(table.seats), "all_identified")
    elif table.bullets < table.remaining:
        yield Ended((), "too_few_bullets")
    elif not table.headquarters and not any(table.hands):
        yield from cards_used_up(table)


def strike(turn: Turn) -> None:
    """The time is up.  Rule IF-5.4."""
    turn.tell(Ended((), "time_up"))


def cards_used_up(table: Table) -> Iterator[Event]:
    """No card is left.  Rule IF-5.3."""
    is_last_chance = table.phase == "last_chance"
    seats = table.chances if is_last_chance else tuple(shooters(table))
    if not seats:
        yield Ended((), "cards_used_up")
        return
    if not is_last_chance:
        yield LastChanceGiven(seats)
    yield LastShotOffered(seats[0])


def shooters(table: Table) -> Iterator[Seat]:
    """Who can shoot, clockwise from the next player, where the table gives a last chance."""
    if table.options.last_chance:
        yield from (seat for seat in clockwise(table) if table.others(seat))


def clockwise(table: Table) -> Iterator[Seat]:
    """Every seat, from the next player on; the active one comes last."""
    seat = active_seat(table)
    yield from ((seat + step) % len(table.hands) for step in range(1, len(table.hands) + 1))


def next_turn(table: Table) -> Iterator[Event]:
    """The next player who can do anything.  Rule IF-4.8."""
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
    """Whether a player has anything to do in a turn."""
    is_guarding = table.stands[seat]
    return bool(
        table.headquarters
        or table.others(seat)
        or (table.hands[seat] if is_guarding else table.centre)
    )  # fmt: skip


def reveal(state: State) -> tuple[Event, ...]:
    """Everything face up.  Rule IF-8.1."""
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
