"""The figures of a draft, counted only from the draft and the field, without a solver."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

from extensions.tournaments.domain.pairing.bounds import bounds_of
from extensions.tournaments.domain.pairing.drafts import Figures, RoundDraft, RoundSeating, TableDraft
from extensions.tournaments.domain.pairing.lot import lot_number
from extensions.tournaments.domain.pairing.sides import PairedSide, PairingField


def figures(draft: RoundDraft | RoundSeating, field: PairingField, seed: str = "") -> Figures:
    """The figures of a draft in which every entry is one of the field's. seed: of a pairing that is no draft yet."""
    pairing = draft.pairing if isinstance(draft, RoundDraft) else draft
    sides = field.by_entry()
    pairs = [(sides[one], sides[two]) for table in pairing.tables for one, two in combinations(table.seats, 2)]
    best = field.sizes.best
    return Figures(
        forbidden=sum(one.section != two.section for one, two in pairs),
        seconds=sum(sides[entry].byes for entry in pairing.byes)
        + sum(sides[entry].short for table in pairing.tables if len(table.seats) < best for entry in table.seats if not sides[entry].is_reserve),
        apart=sum(len(one.apart & two.apart) for one, two in pairs),
        repeats=sum((times + 1) ** 2 - times**2 for times in (one.met.get(two.entry, 0) for one, two in pairs)),
        spread=str(sum(((one.points - two.points) ** 2 for one, two in pairs), Fraction(0))),
        seats=sum(count**2 for table in pairing.tables for count in counts_after(table, sides, field)),
        lot=lot_number(draft.seed if isinstance(draft, RoundDraft) else seed, pairing),
        bounds=bounds_of(pairing, field),
    )


def counts_after(table: TableDraft, sides: dict[int, PairedSide], field: PairingField) -> Iterator[int]:
    """The balanced counts of a field's seating, with this table added."""
    size = len(table.seats)
    for seat, entry in enumerate(table.seats):
        if field.seating == "places":
            for place, count in enumerate(sides[entry].seats_had(size)):
                yield count + (place == seat)
        else:
            yield sides[entry].followed.get(table.seats[(seat + 1) % size], 0) + 1
