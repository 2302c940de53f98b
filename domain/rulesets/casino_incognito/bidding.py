"""Who may bid in a room, how much, and whom he may name (rules CI-7.2 and CI-7.3)."""

from __future__ import annotations

from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.casino import CHARACTERS, Character
from domain.rulesets.casino_incognito.mind import Mind
from domain.rulesets.casino_incognito.table import Table


def unmarked(table: Table, seat: Seat) -> tuple[Character, ...]:
    """The characters in the room of contact that are not marked on a seat's board."""
    assert table.contact is not None
    return tuple([each for each in table.inside(table.contact.room) if each not in table.marks[seat]])


def may_bid(table: Table, seat: Seat) -> bool:
    """Whether everybody can see that a seat has a choice.  Rule CI-7.3.3."""
    if table.chips[seat] == 0:
        return False
    return table.options.contact == "LITERAL" or bool(unmarked(table, seat))


def needs_name(table: Table, _seat: Seat) -> bool:
    """Whether a bid names a character."""
    return table.options.contact == "REVEAL_ONE"


def nameable(table: Table, mind: Mind) -> tuple[Character, ...]:
    """Whom a bid may name or, where none is named, what allows it; without any there is no bid.  Rule CI-7.3."""
    free = unmarked(table, mind.seat)
    match table.options.contact:
        case "REVEAL_ONE":
            return tuple([each for each in free if each != mind.agent])
        case "AGENT_PRESENT":
            return tuple([each for each in free if each == mind.agent])
    return tuple(range(1, CHARACTERS + 1))


def most(table: Table, seat: Seat) -> int:
    """The highest bid of a seat."""
    return table.chips[seat]


def marked(table: Table, seat: Seat, named: Character | None) -> tuple[Character, ...]:
    """A seat's board after its bid: everybody learns of whom it is not the agent.  Rules CI-7.3.1, CI-7.3.5."""
    assert table.contact is not None
    new: set[Character] = set() if named is None else {named}
    if table.options.contact == "AGENT_PRESENT":
        new = set(range(1, table.board + 1)) - set(table.inside(table.contact.room))
    return tuple(sorted({*table.marks[seat], *new}))
