"""Duplicate: a schedule in which the tables of a round play the same deal, and all sides are compared with each other.
"""

from __future__ import annotations

from extensions.tournaments.domain.pairing.drafts import RoundSeating, TableDraft
from extensions.tournaments.domain.pairing.lot import DraftLot
from extensions.tournaments.domain.pairing.methods.schedule import join_sections, plan_groups
from extensions.tournaments.domain.pairing.sides import PairingField
from extensions.tournaments.domain.pairing.sizes import room_for
from extensions.tournaments.domain.pairing.solving.comparisons import with_even_comparisons
from extensions.tournaments.domain.pairing.solving.seats import balanced_seats

VERSION = 1


def duplicate(field: PairingField, rounds: int, lot: DraftLot) -> list[RoundSeating]:
    """All rounds for these sides, without a history. In each round the tables of one section and size share a board;
    numbers of boards are a round's own, from 1.
    """
    found: list[list[RoundSeating]] = []
    board = 0
    for section in field.sections():
        part = lot.part(f"section/{section.sides[0].section}")
        room = room_for(section)
        groups = plan_groups(section, room, rounds, part)
        byes = [each.pop() if room.byes else () for each in groups]
        seated = with_even_comparisons(balanced_seats(groups), part)
        boards = {size: board + nth for nth, size in enumerate(sorted(set(room.sizes), reverse=True), 1)}
        board += len(boards)
        found.append(
            [
                RoundSeating(tuple(TableDraft(seats, board=boards[len(seats)]) for seats in tables), tuple(sorted(idle)))
                for tables, idle in zip(seated, byes, strict=True)
            ]
        )
    return join_sections(found, rounds)
