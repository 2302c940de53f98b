"""Figures counted in another style: every pair of every two seats, from the sides' own books alone."""

from __future__ import annotations

from fractions import Fraction

from extensions.tournaments.domain.pairing.drafts import RoundSeating
from extensions.tournaments.domain.pairing.sides import PairingField


def recount(pairing: RoundSeating, field: PairingField) -> dict[str, object]:
    """The six figures that are numbers."""
    total = {"forbidden": 0, "seconds": 0, "apart": 0, "repeats": 0, "seats": 0}
    spread = Fraction(0)
    where = {entry: (nth, seat) for nth, table in enumerate(pairing.tables) for seat, entry in enumerate(table.seats)}
    for side in field.sides:
        if side.entry in pairing.byes:
            total["seconds"] += side.byes
        if side.entry not in where:
            continue
        nth, seat = where[side.entry]
        size = len(pairing.tables[nth].seats)
        if size < field.sizes.best and side.kind == "entry":
            total["seconds"] += side.short
        if field.seating == "places":
            book = dict(enumerate(side.seats.get(size, ())))
            book[seat] = book.get(seat, 0) + 1
            total["seats"] += sum(times * times for times in book.values())
        for other in field.sides:
            if other.entry not in where or where[other.entry][0] != nth or other is side:
                continue
            if field.seating == "neighbours" and (where[other.entry][1] - seat) % size == 1:
                total["seats"] += (1 + side.followed.get(other.entry, 0)) ** 2
            if other.entry > side.entry:
                total["forbidden"] += side.section != other.section
                total["apart"] += sum(group in other.apart for group in side.apart)
                total["repeats"] += 1 + 2 * side.met.get(other.entry, 0)
                spread += side.points**2 - 2 * side.points * other.points + other.points**2
    return {**total, "spread": str(spread)}
