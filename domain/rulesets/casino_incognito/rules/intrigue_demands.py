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
from domain.rulesets.casino_incognito.rules.state import Deciding


def ask_target(deciding: Deciding, effect: Effect) -> None:
    deciding.emit(Asked("target", (effect.seat,)))


def tell_no_effect(deciding: Deciding, effect: Effect) -> None:
    deciding.emit(NothingCame(effect.seat))


def continue_dart(deciding: Deciding, effect: Effect) -> None:
    """Asks the target whether to pay, if it can.  Rule CI-15.4."""
    toll = card_strength(effect.card)
    if effect.target is None:
        others = [seat for seat in deciding.table.seats if seat != effect.seat]
        return ask_target(deciding, effect) if len(others) > 1 else throw_dart(deciding, effect.seat, others[0])
    if deciding.table.chips[effect.target] < toll:
        return suffer_dart(deciding, effect.target)
    return deciding.emit(Asked("dart", (effect.target,)))


def throw_dart(deciding: Deciding, seat: Seat, target: Seat) -> None:
    """Throws the dart; the price of avoiding it is the card's strength.  Rule CI-15.4."""
    deciding.emit(DartThrown(seat, target, card_strength(current_effect(deciding.table).card)))


def pay_dart(deciding: Deciding, seat: Seat) -> None:
    deciding.emit(DartPaid(seat, card_strength(current_effect(deciding.table).card)))


def suffer_dart(deciding: Deciding, seat: Seat) -> None:
    """The dart hits: `limits.max_bid` then bounds the seat's bids of this round.  Rule CI-15.4.1."""
    deciding.emit(DartSuffered(seat))


def continue_bomb(deciding: Deciding, effect: Effect) -> None:
    """Each seat in turn order moves a character out of the room while any are left.  Rule CI-15.9."""
    if effect.room is None:
        return ask_target(deciding, effect)
    left = [seat for seat in deciding.table.track if seat not in effect.moved]
    if left and deciding.table.characters_in(effect.room):
        return deciding.emit(Asked("bomb", (left[0],)))
    return deciding.emit(BombOver(effect.room))


def flee_bomb(deciding: Deciding, seat: Seat, command: Move) -> None:
    deciding.emit(CharacterFled(seat, command.character, command.to))


def continue_target(deciding: Deciding, effect: Effect) -> None:
    """Asks for the room, or for the marks in it.  Rule CI-15.11."""
    if effect.room is not None:
        return continue_marking(deciding, effect.seat, effect.room)
    rooms = crowded_rooms(deciding.table)
    if len(rooms) == 1:
        return target_room(deciding, effect.seat, rooms[0])
    return (ask_target if rooms else tell_no_effect)(deciding, effect)


def target_room(deciding: Deciding, seat: Seat, room: Room) -> None:
    deciding.emit(RoomTargeted(seat, room))


def continue_marking(deciding: Deciding, seat: Seat, room: Room) -> None:
    """Asks all others with two unmarked characters at once, then opens the answers; the rest must disavow."""
    table = deciding.table
    others = [each for each in table.track if each != seat]
    able = tuple(sorted(each for each in others if len(unmarked_characters(table, each, room)) >= 2))
    if able and not table.sealed:
        return deciding.emit(Asked("mark", able))
    marked = {each: deciding.mind(each).marking or () for each in others}
    boards = tuple(tuple(sorted((*table.marks[each], *marked.get(each, ())))) for each in table.seats)
    disavowing = tuple(each for each in others if not marked[each])
    deciding.emit(MarksOpened(boards, disavowing))
    for each in disavowing:
        disavow_agent(deciding, each)
    return None


def seal_marks(deciding: Deciding, seat: Seat, characters: tuple[int, ...]) -> None:
    deciding.emit(MarksSealed(seat, Known(tuple(sorted(characters)), to(seat))))
