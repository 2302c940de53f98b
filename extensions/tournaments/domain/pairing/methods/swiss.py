"""Swiss rounds: sides with equal points meet, and none meet again if avoidable."""

from __future__ import annotations

from typing import Literal

from extensions.tournaments.domain.pairing.drafts import RoundSeating, TableDraft
from extensions.tournaments.domain.pairing.lot import DraftLot
from extensions.tournaments.domain.pairing.sides import PairingField
from extensions.tournaments.domain.pairing.sizes import room_for
from extensions.tournaments.domain.pairing.solving.costs import Costs, players_of
from extensions.tournaments.domain.pairing.solving.exact import best_groups
from extensions.tournaments.domain.pairing.solving.exchange import Exchange
from extensions.tournaments.domain.pairing.solving.matching import match_pairs
from extensions.tournaments.domain.pairing.solving.seats import seat_groups
from extensions.tournaments.domain.pairing.solving.solvers import require_solvers

VERSION = 3


def swiss(field: PairingField, lot: DraftLot, priority: Literal["variety", "merit"] = "variety") -> RoundSeating:
    """A round by points, section by section. `merit` puts equal points before new opponents, as the last rounds of a
    tournament may. Pairs are optimal; larger tables too for few sides, else the best found by search.  Raises NoSolver.
    """
    require_solvers()
    tables: list[TableDraft] = []
    byes: list[int] = []
    for section in field.sections():
        found = swiss_section(section, lot.part(f"section/{section.sides[0].section}"), priority)
        tables += found.tables
        byes += found.byes
    return RoundSeating(tuple(tables), tuple(byes))


def swiss_section(section: PairingField, lot: DraftLot, priority: Literal["variety", "merit"]) -> RoundSeating:
    """The round of one section; tables are in order of their best points, short ones last."""
    room, best = room_for(section), section.sizes.best
    sides = lot.shuffled(players_of(section, room))
    if not room.sizes:
        return RoundSeating((), tuple(side.entry for side in sides))
    costs = Costs(sides, room, section, priority)
    order = sorted(range(len(sides)), key=lambda who: -costs.points[who])
    if set(room.sizes) == {2}:
        found = match_pairs(costs, order)
    else:
        floor = costs.floor()
        search = Exchange(costs, order, lot)
        found = search.solve(floor)
        if search.cost() > floor:
            found = best_groups(costs, found) or found
    idle = found.pop() if room.byes else []
    found.sort(key=lambda group: (len(group) < best, sorted(-costs.points[who] for who in group)))
    groups = seat_groups([tuple(sides[who].entry for who in group) for group in found], section, lot)
    return RoundSeating(tuple(map(TableDraft, groups)), tuple(sorted(sides[who].entry for who in idle)))
