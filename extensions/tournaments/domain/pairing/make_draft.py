"""All methods behind one function: a request in, a draft with its figures out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from domain.kernel.errors import Conflict
from extensions.tournaments.domain.pairing.check import check
from extensions.tournaments.domain.pairing.drafts import Method, RoundDraft, RoundSeating, TableDraft
from extensions.tournaments.domain.pairing.figures import figures
from extensions.tournaments.domain.pairing.lot import DraftLot
from extensions.tournaments.domain.pairing.methods import duplicate, knockout, schedule, stated, swiss, teams
from extensions.tournaments.domain.pairing.sides import PairingField
from extensions.tournaments.domain.pairing.sizes import room_for
from extensions.tournaments.domain.pairing.solving.seats import seat_groups

VERSIONS: dict[Method, int] = {
    "schedule": schedule.VERSION,
    "swiss": swiss.VERSION,
    "duplicate": duplicate.VERSION,
    "teams": teams.VERSION,
    "knockout": knockout.VERSION,
    "open": stated.VERSION,
    "manual": stated.VERSION,
}
"""A version rises when its method drafts differently from the same seed."""


class DraftRequest(msgspec.Struct, frozen=True, kw_only=True):
    """The inputs of a draft.

    field: the present sides; seed: of the lot, for all rounds of a schedule the same; basis: the version of the log
    that the field was folded from; number: of the round, from 1, of `rounds`; start: the field of the first round, for
    `schedule`, `duplicate`, `knockout` and matches by schedule, None if this is the first; priority: of `swiss`; teams:
    the field of teams, with rosters, whose matches are made by `matches`; is_duplicate: of `teams`; stated: the draft
    of `open` and `manual`.
    """

    method: Method
    field: PairingField
    seed: bytes
    basis: int
    number: int = 1
    rounds: int = 1
    start: PairingField | None = None
    priority: Literal["variety", "merit"] = "variety"
    teams: PairingField | None = None
    rosters: Mapping[int, tuple[int, ...]] = {}
    matches: Literal["schedule", "swiss"] = "schedule"
    is_duplicate: bool = False
    stated: RoundSeating | None = None


def make_draft(request: DraftRequest) -> RoundDraft:
    """The legal draft of a round.  Raises NoSolver, PairingIllegal, and Conflict (`pairing-illegal`)."""
    pairing = pair(request, DraftLot(request.seed))
    stated.require_legal(pairing, request.field, request.method)
    return to_draft(pairing, request.field, method=request.method, seed=request.seed, basis=request.basis)


def to_draft(pairing: RoundSeating, field: PairingField, *, method: Method, seed: bytes, basis: int) -> RoundDraft:
    """A pairing with the other members of a draft."""
    return RoundDraft(
        tables=pairing.tables,
        byes=pairing.byes,
        method=method,
        version=VERSIONS[method],
        seed=seed.hex(),
        basis=basis,
        figures=figures(pairing, field, seed.hex()),
    )


def pair(request: DraftRequest, lot: DraftLot) -> RoundSeating:
    """The seating, by the requested method."""
    field, start = request.field, request.start or request.field
    match request.method:
        case "schedule":
            return round_of(schedule.schedule(start, request.rounds, lot), field, request.number, lot)
        case "duplicate":
            return round_of(duplicate.duplicate(start, request.rounds, lot), field, request.number, lot)
        case "swiss":
            return swiss.swiss(field, lot.part(f"round/{request.number}"), request.priority)
        case "knockout":
            return knockout.knockout(start, field, request.number, lot.part(f"round/{request.number}"))
        case "teams":
            return teams.teams(pair_teams(request, lot), request.rosters, is_duplicate=request.is_duplicate)
        case "open" | "manual":
            return request.stated or RoundSeating(())


def pair_teams(request: DraftRequest, lot: DraftLot) -> RoundSeating:
    """The matches of a round of teams."""
    if request.teams is None:
        raise Conflict("pairing-illegal", "There are no teams.")
    return pair(msgspec.structs.replace(request, method=request.matches, field=request.teams), lot)


def round_of(plan: list[RoundSeating], field: PairingField, number: int, lot: DraftLot) -> RoundSeating:
    """A round of a schedule for the present sides: as planned, without absent ones, if that is legal and has the best
    sizes; else by search on the history.
    """
    if number > len(plan):
        raise Conflict("pairing-illegal", f"The schedule has {len(plan)} rounds.")
    there = field.by_entry()
    planned = plan[number - 1]
    seats = (msgspec.structs.replace(table, seats=tuple(each for each in table.seats if each in there)) for table in planned.tables)
    left = RoundSeating(tuple(table for table in seats if table.seats), tuple(entry for entry in planned.byes if entry in there))
    if not check(left, field) and has_best_sizes(left, field):
        return left
    return search_round(field, lot.part(f"round/{number}"), is_duplicate=any(table.board for table in planned.tables))


def has_best_sizes(pairing: RoundSeating, field: PairingField) -> bool:
    """Whether the tables of each section have the sizes of a new draft."""
    sides = field.by_entry()
    for section in field.sections():
        name = section.sides[0].section
        sizes = sorted((len(table.seats) for table in pairing.tables if sides[table.seats[0]].section == name), reverse=True)
        if tuple(sizes) != room_for(section).sizes:
            return False
    return True


def search_round(field: PairingField, lot: DraftLot, *, is_duplicate: bool) -> RoundSeating:
    """A round that ignores points, by search."""
    tables: list[TableDraft] = []
    byes: list[int] = []
    board = 0
    for section in field.sections():
        room = room_for(section)
        part = lot.part(f"section/{section.sides[0].section}")
        groups = schedule.search_groups(section, room, part)
        byes += groups.pop() if room.byes else ()
        boards = {size: board + nth for nth, size in enumerate(sorted(set(room.sizes), reverse=True), 1)}
        board += len(boards)
        tables += [
            TableDraft(seats, board=boards[len(seats)] if is_duplicate else 0) for seats in seat_groups(groups, section, part)
        ]
    return RoundSeating(tuple(tables), tuple(sorted(byes)))
