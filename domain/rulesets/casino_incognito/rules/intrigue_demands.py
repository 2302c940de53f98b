"""Cards that others must answer: darts, bombs and targeted rooms (rules CI-15.4, CI-15.9 and CI-15.11)."""

from __future__ import annotations

from domain.kernel.secrecy import Known, Seat, to
from domain.rulesets.casino_incognito.model.abilities import card_strength
from domain.rulesets.casino_incognito.model.commands import Move
from domain.rulesets.casino_incognito.model.events.ability_events import (
    BombOver,
    CharacterFled,
    DartPaid,
    DartSuffered,
    DartThrown,
    MarksOpened,
    MarksSealed,
    RoomTargeted,
)
from domain.rulesets.casino_incognito.model.events.hand_events import Asked
from domain.rulesets.casino_incognito.model.events.intrigue_events import NothingCame
from domain.rulesets.casino_incognito.model.intrigue_offers import crowded_rooms, current_effect
from domain.rulesets.casino_incognito.model.intrigue_state import Effect
from domain.rulesets.casino_incognito.model.limits import unmarked_characters
from domain.rulesets.casino_incognito.model.options import Room
from domain.rulesets.casino_incognito.rules.leak import disavow_agent
from domain.rulesets.casino_incognito.rules.state import Turn


def ask_target(turn: Turn, effect: Effect) -> None:
    turn.emit(Asked("target", (effect.seat,)))


def tell_no_effect(turn: Turn, effect: Effect) -> None:
    turn.emit(NothingCame(effect.seat))


def continue_dart(turn: Turn, effect: Effect) -> None:
    """Asks the target whether to pay, if it can.  Rule CI-15.4."""
    toll = card_strength(effect.card)
    if effect.target is None:
        others = [seat for seat in turn.table.seats if seat != effect.seat]
        return ask_target(turn, effect) if len(others) > 1 else throw_dart(turn, effect.seat, others[0])
    if turn.table.chips[effect.target] < toll:
        return suffer_dart(turn, effect.target)
    return turn.emit(Asked("dart", (effect.target,)))


def throw_dart(turn: Turn, seat: Seat, target: Seat) -> None:
    """Throws the dart; the price of avoiding it is the card's strength.  Rule CI-15.4."""
    turn.emit(DartThrown(seat, target, card_strength(current_effect(turn.table).card)))


def pay_dart(turn: Turn, seat: Seat) -> None:
    turn.emit(DartPaid(seat, card_strength(current_effect(turn.table).card)))


def suffer_dart(turn: Turn, seat: Seat) -> None:
    """The dart hits: `limits.max_bid` then bounds the seat's bids of this round.  Rule CI-15.4.1."""
    turn.emit(DartSuffered(seat))


def continue_bomb(turn: Turn, effect: Effect) -> None:
    """Each seat in turn order moves a character out of the room while any are left.  Rule CI-15.9."""
    if effect.room is None:
        return ask_target(turn, effect)
    left = [seat for seat in turn.table.track if seat not in effect.moved]
    if left and turn.table.characters_in(effect.room):
        return turn.emit(Asked("bomb", (left[0],)))
    return turn.emit(BombOver(effect.room))


def flee_bomb(turn: Turn, seat: Seat, command: Move) -> None:
    turn.emit(CharacterFled(seat, command.character, command.to))


def continue_target(turn: Turn, effect: Effect) -> None:
    """Asks for the room, or for the marks in it.  Rule CI-15.11."""
    if effect.room is not None:
        return continue_marking(turn, effect.seat, effect.room)
    rooms = crowded_rooms(turn.table)
    if len(rooms) == 1:
        return target_room(turn, effect.seat, rooms[0])
    return (ask_target if rooms else tell_no_effect)(turn, effect)


def target_room(turn: Turn, seat: Seat, room: Room) -> None:
    turn.emit(RoomTargeted(seat, room))


def continue_marking(turn: Turn, seat: Seat, room: Room) -> None:
    """Asks all others with two unmarked characters at once, then opens the answers; the rest must disavow."""
    table = turn.table
    others = [each for each in table.track if each != seat]
    able = tuple(sorted(each for each in others if len(unmarked_characters(table, each, room)) >= 2))
    if able and not table.sealed:
        return turn.emit(Asked("mark", able))
    marked = {each: turn.mind(each).marking or () for each in others}
    boards = tuple(tuple(sorted((*table.marks[each], *marked.get(each, ())))) for each in table.seats)
    disavowing = tuple(each for each in others if not marked[each])
    turn.emit(MarksOpened(boards, disavowing))
    for each in disavowing:
        disavow_agent(turn, each)
    return None


def seal_marks(turn: Turn, seat: Seat, characters: tuple[int, ...]) -> None:
    turn.emit(MarksSealed(seat, Known(tuple(sorted(characters)), to(seat))))
