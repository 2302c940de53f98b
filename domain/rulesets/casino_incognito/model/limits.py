"""Limits of bids, by chips and nameable characters, and of moves, by tolls (rules CI-7.2, CI-7.3, CI-15.2, CI-15.3)."""

from __future__ import annotations

from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import ADJACENT, CHARACTERS, Character, Room
from domain.rulesets.casino_incognito.model.table import Table

MoveWay = dict[str, tuple[int, ...]]


def unmarked_characters(table: Table, seat: Seat, room: Room) -> tuple[Character, ...]:
    """The characters in a room that are unmarked on a seat's board."""
    return tuple([each for each in table.characters_in(room) if each not in table.marks[seat]])


def contact_room(table: Table) -> Room:
    """The room in which contact is being made."""
    assert table.contact is not None
    return table.contact.room


def may_bid(table: Table, seat: Seat) -> bool:
    """Whether a seat may be able to bid, judged by public knowledge alone.  Rules CI-7.3.3, CI-7.3.4."""
    if table.chips[seat] == 0:
        return False
    is_seen_through = needs_name(table, seat) and table.is_identified(seat)
    return ignores_characters(table, seat) or (
        not is_seen_through and bool(unmarked_characters(table, seat, contact_room(table)))
    )


def ignores_characters(table: Table, seat: Seat) -> bool:
    """Whether a seat may bid regardless of the characters in the room.  Rules CI-7.3.5, CI-15.8."""
    return table.options.contact == "LITERAL" or seat in table.plot.henchmen


def needs_name(table: Table, seat: Seat) -> bool:
    """Whether a seat's bid names a character."""
    return table.options.contact == "REVEAL_ONE" and seat not in table.plot.henchmen


def nameable_characters(table: Table, mind: Mind) -> tuple[Character, ...]:
    """The characters a bid may name or, if bids name no one, those that permit it. Empty: no bid.  Rule CI-7.3."""
    if ignores_characters(table, mind.seat):
        return tuple(range(1, CHARACTERS + 1))
    free = unmarked_characters(table, mind.seat, contact_room(table))
    if table.options.contact == "REVEAL_ONE":
        return tuple([each for each in free if each != mind.agent])
    return tuple([each for each in free if each == mind.agent])


def max_bid(table: Table, seat: Seat) -> int:
    """A seat's highest possible bid, in chips.  Rules CI-7.2.1, CI-15.4."""
    return min(1, table.chips[seat]) if seat in table.plot.darted else table.chips[seat]


def marks_after_bid(table: Table, seat: Seat, named: Character | None) -> tuple[Character, ...]:
    """A seat's marks once its bid is open: characters publicly not its agent.  Rules CI-7.3.1, CI-7.3.5."""
    new: set[Character] = set() if named is None else {named}
    if table.options.contact == "AGENT_PRESENT" and not ignores_characters(table, seat):
        new = set(range(1, table.board_size + 1)) - set(table.characters_in(contact_room(table)))
    return tuple(sorted({*table.marks[seat], *new}))


def markable_characters(table: Table, mind: Mind) -> tuple[Character, ...]:
    """The characters that a seat may mark in the targeted room.  Rule CI-15.11."""
    assert table.plot.effect is not None
    assert table.plot.effect.room is not None
    return tuple([each for each in unmarked_characters(table, mind.seat, table.plot.effect.room) if each != mind.agent])


def muscle_toll(table: Table, to: Room) -> int:
    """Chips owed to the bank, by every seat."""
    muscle = table.plot.muscle
    return muscle.toll if muscle is not None and muscle.room == to else 0


def femme_toll(table: Table, seat: Seat, leaving: Room, to: Room) -> int:
    """Chips owed to the owner of the Femme Fatale, by every other seat."""
    femme = table.plot.femme
    return femme.toll if femme is not None and femme.seat != seat and femme.room in (leaving, to) else 0


def move_ways(table: Table, seat: Seat, price: int = 0) -> tuple[MoveWay, ...]:
    """The affordable moves at this price or more, and the chips that remain for the price after tolls."""
    found: list[MoveWay] = []
    has_tolls = price and (table.plot.muscle or table.plot.femme)
    for leaving in ADJACENT:
        for toll, to in neighbours_by_toll(table, seat, leaving).items() if table.characters_in(leaving) else ():
            left = table.chips[seat] - toll
            chips = {"chips": tuple(range(price, left + 1))} if has_tolls else {}
            if left >= price:
                found.append({"character": table.characters_in(leaving), "to": to, **chips})
    return tuple(found)


def neighbours_by_toll(table: Table, seat: Seat, leaving: Room) -> dict[int, tuple[Room, ...]]:
    """The rooms next to one, by the toll of moving there."""
    rooms: dict[int, tuple[Room, ...]] = {}
    for to in ADJACENT[leaving]:
        toll = muscle_toll(table, to) + femme_toll(table, seat, leaving, to)
        rooms[toll] = (*rooms.get(toll, ()), to)
    return rooms
