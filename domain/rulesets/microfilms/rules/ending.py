"""The end of a turn and of the game (rules MF-5 and MF-8)."""

from __future__ import annotations

from domain.kernel.secrecy import NOBODY, Event, Known, Seat
from domain.rulesets.microfilms.model.ending_events import Ended
from domain.rulesets.microfilms.model.events import DeckReshuffled, DiscardOwed, TurnBegan
from domain.rulesets.microfilms.model.table import CardsRevealed, Table, croupier_seat
from domain.rulesets.microfilms.rules.state import Deciding, House, State


def finish(deciding: Deciding, *events: Event) -> None:
    """Emit the events of a player's action, then ask for discards above the hand limit or end the turn.  Rules MF-5.1,
    MF-5.4.
    """
    deciding.emit(*events)
    table = deciding.table
    seat = table.turn
    assert seat is not None
    excess = table.hands[seat] - table.limit(seat)
    if excess > 0 and not table.out[seat]:
        return deciding.emit(DiscardOwed(seat, excess))
    return close(deciding)


def close(deciding: Deciding, *events: Event) -> None:
    """End a turn: reshuffle if the draw deck is empty, then begin the next turn.  Rules MF-5.4, MF-7.2."""
    deciding.emit(*events)
    table = deciding.table
    deciding.emit(*reshuffle(table, deciding.house), next_turn(table))


def reshuffle(table: Table, house: House) -> tuple[Event, ...]:
    """The discard becomes the draw deck if that is empty and there is a discard.  Rule MF-5.4."""
    if table.deck or not house.discard:
        return ()
    cards = tuple(sorted(house.discard))
    return (DeckReshuffled(table.evening + 1, len(cards), Known(cards, NOBODY)),)


def next_turn(table: Table) -> Event:
    """The next turn, or a draw by the turn cap.  Rules MF-5, MF-7.2, MF-8.2."""
    seat, automaton = table.turn, croupier_seat(table)
    assert seat is not None
    if automaton is not None and seat != automaton:
        return TurnBegan(automaton)
    if table.turns >= table.options.turn_cap * table.players:
        return Ended((), "turn_cap")
    last = seat if automaton is None else table.previous
    assert last is not None
    return TurnBegan(next_player(table, last))


def next_player(table: Table, seat: Seat) -> Seat:
    """The next player clockwise who is still in."""
    following = (seat + 1) % table.players
    return next_player(table, following) if table.out[following] else following


def reveal(state: State) -> tuple[Event, ...]:
    """Turn everything face up.  Rule MF-8.1.2. Nothing if the game ended before the deal."""
    house = state.house
    if house.letter is None:
        return ()
    return (
        CardsRevealed(
            identities=tuple(mind.identities for mind in state.minds),
            hands=tuple(mind.hand for mind in state.minds),
            deck=house.deck,
            letter=house.letter,
            freelancers=house.freelancers,
        ),
    )
