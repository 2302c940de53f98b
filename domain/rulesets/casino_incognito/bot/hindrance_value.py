"""Value of intrigue cards that hinder others, by target, in points (rule CI-15).

The odds that others move characters, and the cost of a disavowal, are rules of thumb, given as constants here.
"""

from __future__ import annotations

from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.bot.bid_policy import Rival, mark_cost
from domain.rulesets.casino_incognito.bot.move_policy import Floor
from domain.rulesets.casino_incognito.model.abilities import card_strength
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.intrigue_state import Token
from domain.rulesets.casino_incognito.model.limits import max_bid, unmarked_characters
from domain.rulesets.casino_incognito.model.options import ADJACENT, Room
from domain.rulesets.casino_incognito.model.table import Table

DISAVOWAL_VALUE = 4.0
"""Value, to all others together, of one seat's disavowal before any tile is scored."""
MEDDLE_ODDS = 0.4
"""Odds that others move a character so that a room loses value."""


def is_too_weak(token: Token | None, card: Card) -> bool:
    """Whether the token on the board is too strong to be moved by this card.  Rule CI-15.2.4."""
    return token is not None and token.toll >= card_strength(card)


def deterrence(card: Card) -> float:
    """Odds that the toll prevents a harmful move."""
    return MEDDLE_ODDS * card_strength(card) / (1 + card_strength(card))


def muscle_worth(floor: Floor, room: Room, card: Card) -> float:
    """Keeps seats that cannot bid in a room from bringing a character in.  Rule CI-15.2."""
    return deterrence(card) * loss_by_newcomers(floor, room)


def femme_worth(floor: Floor, room: Room, card: Card) -> float:
    """Like the Muscle; also keeps characters from being led out, and payers pay this seat.  Rule CI-15.3."""
    loss = max(loss_by_newcomers(floor, room), loss_by_leaving(floor, room))
    payers = sum(bool(chips) for seat, chips in enumerate(floor.table.chips) if seat != floor.mind.seat)
    return deterrence(card) * (loss + payers * floor.rate)


def loss_by_newcomers(floor: Floor, room: Room) -> float:
    """Points lost if all others with chips can bid in a room."""
    table, me = floor.table, floor.mind.seat
    place = table.track.index(me)
    others = [seat for seat in table.seats if seat != me and max_bid(table, seat)]
    crowd = tuple([Rival(max_bid(table, seat), table.track.index(seat) > place) for seat in others])
    now = floor.worth(table, room)
    return max(0.0, now - floor.worth_against(room, crowd, is_open=floor.is_open(table, room)))


def loss_by_leaving(floor: Floor, room: Room) -> float:
    """Points lost if this seat cannot bid in a room; zero if it can name more characters than others can lead out."""
    table, me = floor.table, floor.mind.seat
    if len(unmarked_characters(table, me, room)) > len(table.seats):
        return 0.0
    return max(0.0, floor.worth(table, room) - floor.worth_as(table, room, is_open=False))


def bomb_worth(floor: Floor, room: Room) -> float:
    """Points gained if each seat leads a character out of a room, and this seat leads one to a useful room.  Rule
    CI-15.9.
    """
    table = floor.table
    inside = table.characters_in(room)
    if not inside:
        return 0.0
    led = max(0.0, *[floor.move_gain(each, to) for each in inside for to in ADJACENT[room] if to in floor.stakes], 0.0)
    if len(inside) > len(table.seats):
        return led
    return floor.worth_against(room, (), is_open=False) - floor.worth(table, room) + led


def dart_loss(table: Table, seat: Seat, toll: int) -> int:
    """Chips that a dart costs a seat, paid or not biddable.  Rule CI-15.4."""
    return 0 if seat in table.plot.darted else max(0, min(toll, table.chips[seat] - 1))


def dart_victim(table: Table, seat: Seat, toll: int) -> Seat:
    """The leading other seat that has chips to lose."""
    others = [each for each in table.seats if each != seat]
    return max(others, key=lambda each: (dart_loss(table, each, toll) > 0, table.vp[each], table.chips[each]))


def target_worth(table: Table, seat: Seat, room: Room) -> float:
    """The others' loss from marking two characters or disavowing, per other seat.  Rule CI-15.11."""
    others = [each for each in table.seats if each != seat]
    return sum([target_loss(table, each, room) for each in others]) / len(others)


def target_loss(table: Table, seat: Seat, room: Room) -> float:
    """One targeted seat's loss: two marks, or a disavowal for the rest of the hand."""
    free, left = unmarked_characters(table, seat, room), table.board_size - len(table.marks[seat])
    disavowal = 0.0 if table.disavowed[seat] else DISAVOWAL_VALUE * (1 - len(table.judged) / max(1, len(table.tiles)))
    if len(free) < 2 or left <= 3:
        return disavowal
    caught = 2 / left if len(free) == 2 else 0.0
    contacts = max(1, table.options.rounds - table.round + 1) * (len(table.seats) - 1)
    marks = 2 * mark_cost(max(0, left - 4), contacts) if table.options.contact == "REVEAL_ONE" else 0.0
    return caught * disavowal + (1 - caught) * marks
