"""Who may bid in a room, how many chips, and which characters a bid may name (rules CI-7.2 and CI-7.3)."""

from __future__ import annotations

from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import CHARACTERS, Character, Room
from domain.rulesets.casino_incognito.model.table import Table


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
    """The characters a bid may name or, where bids name nobody, those that permit it. Empty: no bid.  Rule CI-7.3."""
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
