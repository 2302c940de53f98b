"""Names in a record against the commitments of its log: docs/spec/names.md, section 3. Public parts are enough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from domain.audit.event_types import BEGINNINGS, SUBSTITUTED, TAKEN
from domain.audit.record import Header, RecordLine
from domain.audit.verify_chain import Fault
from domain.game.player_name import SaltedName, is_fitting
from domain.kernel.secrecy import Seat


class ShownNames(msgspec.Struct, frozen=True):
    """Seats by the names in a record. committed: the name that the log committed to is shown; withheld: no name is
    shown, though the log committed to one; called: the name of each seat, as the file has it.
    """

    committed: tuple[Seat, ...] = ()
    withheld: tuple[Seat, ...] = ()
    called: tuple[str | None, ...] = ()


def names_fault(header: Header, lines: Sequence[RecordLine]) -> Fault | None:
    """The fault if the header gives a seat another name than its log committed to."""
    players = player_commitments(lines)
    for seat, name, salt in named_seats(header):
        if name is None or salt is None:
            is_right = name is None and salt is None
        else:
            is_right = is_fitting(players.get(seat), seat, SaltedName(name, salt))
        if not is_right:
            return Fault(1, None, "names")
    return None


def to_shown_names(header: Header, lines: Sequence[RecordLine]) -> ShownNames:
    """The shown names of a record without a fault."""
    players = player_commitments(lines)
    named = [seat for seat, name, _ in named_seats(header) if name is not None]
    return ShownNames(
        tuple(named),
        tuple(seat for seat in range(len(header.names)) if seat in players and seat not in named),
        tuple(header.names),
    )


def named_seats(header: Header) -> Iterator[tuple[Seat, str | None, str | None]]:
    """Seat, name and salt."""
    return ((seat, name, salt) for seat, (name, salt) in enumerate(zip(header.names, header.salts, strict=True)))


def player_commitments(lines: Sequence[RecordLine]) -> dict[Seat, str]:
    """The commitments in force at the end, by seat. A member of another type counts as absent."""
    players: dict[Seat, str] = {}
    for line in lines:
        if line.type in BEGINNINGS:
            stated = line.data.get("players")
            listed = stated if isinstance(stated, list) else []
            players = {seat: each for seat, each in enumerate(listed) if isinstance(each, str)}
        elif line.type in (TAKEN, SUBSTITUTED):
            seat, player = line.data.get("seat"), line.data.get("player")
            if type(seat) is int and seat >= 0 and isinstance(player, str):
                players[seat] = player
    return players
