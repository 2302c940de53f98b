"""What intrigue cards are worth that hinder others, by whom or what they hit, in points (rule CI-15).

How often others move, and what it costs them to disavow, are rules of thumb, given as constants here.
"""

from __future__ import annotations

from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.bot.bid_policy import Rival, mark_cost
from domain.rulesets.casino_incognito.bot.move_policy import Floor
from domain.rulesets.casino_incognito.model.abilities import card_strength
from domain.rulesets.casino_incognito.model.bid_limits import max_bid, unmarked_characters
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.intrigue_state import Token
from domain.rulesets.casino_incognito.model.options import ADJACENT, Room
from domain.rulesets.casino_incognito.model.table import Table

DISAVOWAL_VALUE = 4.0
"""What it is worth to all others together that one player has to disavow, before any tile is scored."""
MEDDLE_ODDS = 0.4
"""How often others move somebody so that a room is worth less."""


def is_too_weak(token: Token | None, card: Card) -> bool:
    """Whether a token on the board is too strong for a card to move it.  Rule CI-15.2.4."""
    return token is not None and token.toll >= card_strength(card)


def deterrence(card: Card) -> float:
    """How often a toll keeps somebody from a move that would have been made."""
    return MEDDLE_ODDS * card_strength(card) / (1 + card_strength(card))


def muscle_worth(floor: Floor, room: Room, card: Card) -> float:
    """Who cannot bid in a room is kept from bringing somebody in.  Rule CI-15.2."""
    return deterrence(card) * loss_by_newcomers(floor, room)


def femme_worth(floor: Floor, room: Room, card: Card) -> float:
    """The same, nobody leads away whom one could name, and who does it all the same pays.  Rule CI-15.3."""
    loss = max(loss_by_newcomers(floor, room), loss_by_leaving(floor, room))
    payers = sum(bool(chips) for seat, chips in enumerate(floor.table.chips) if seat != floor.mind.seat)
    return deterrence(card) * (loss + payers * floor.rate)


def loss_by_newcomers(floor: Floor, room: Room) -> float:
    """What it costs that all others who have chips can bid in a room."""
    table, me = floor.table, floor.mind.seat
    place = table.track.index(me)
    others = [seat for seat in table.seats if seat != me and max_bid(table, seat)]
    crowd = tuple([Rival(max_bid(table, seat), table.track.index(seat) > place) for seat in others])
    now = floor.worth(table, room)
    return max(0.0, now - floor.worth_against(room, crowd, is_open=floor.is_open(table, room)))


def loss_by_leaving(floor: Floor, room: Room) -> float:
    """What it costs that one cannot bid in a room; nothing, where more could be named than others lead away."""
    table, me = floor.table, floor.mind.seat
    if len(unmarked_characters(table, me, room)) > len(table.seats):
        return 0.0
    return max(0.0, floor.worth(table, room) - floor.worth_as(table, room, is_open=False))


def bomb_worth(floor: Floor, room: Room) -> float:
    """What changes when everybody leads one character out of a room, and one's own comes to where it is of use.  Rule CI-15.9."""
    table = floor.table
    inside = table.characters_in(room)
    if not inside:
        return 0.0
    led = max(0.0, *[floor.move_gain(each, to) for each in inside for to in ADJACENT[room] if to in floor.stakes], 0.0)
    if len(inside) > len(table.seats):
        return led
    return floor.worth_against(room, (), is_open=False) - floor.worth(table, room) + led


def dart_loss(table: Table, seat: Seat, toll: int) -> int:
    """Chips that a dart costs a seat: those that it pays, or cannot bid.  Rule CI-15.4."""
    return 0 if seat in table.plot.darted else max(0, min(toll, table.chips[seat] - 1))


def dart_victim(table: Table, seat: Seat, toll: int) -> Seat:
    """The best of the others so far who has chips to lose."""
    others = [each for each in table.seats if each != seat]
    return max(others, key=lambda each: (dart_loss(table, each, toll) > 0, table.vp[each], table.chips[each]))


def target_worth(table: Table, seat: Seat, room: Room) -> float:
    """What it costs the others, shared by all but one, that they mark two in a room or disavow.  Rule CI-15.11."""
    others = [each for each in table.seats if each != seat]
    return sum([target_loss(table, each, room) for each in others]) / len(others)


def target_loss(table: Table, seat: Seat, room: Room) -> float:
    """What it costs one who is targeted: two marks, or a disavowal in what is left of the hand."""
    free, left = unmarked_characters(table, seat, room), table.board_size - len(table.marks[seat])
    disavowal = 0.0 if table.disavowed[seat] else DISAVOWAL_VALUE * (1 - len(table.judged) / max(1, len(table.tiles)))
    if len(free) < 2 or left <= 3:
        return disavowal
    caught = 2 / left if len(free) == 2 else 0.0
    contacts = max(1, table.options.rounds - table.round + 1) * (len(table.seats) - 1)
    marks = 2 * mark_cost(max(0, left - 4), contacts) if table.options.contact == "REVEAL_ONE" else 0.0
    return caught * disavowal + (1 - caught) * marks
