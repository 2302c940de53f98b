"""Row 20: Swiss drafts of 24, 100 and 500 entries after three rounds that were played. Results are drawn from strengths."""

from __future__ import annotations

import time
from collections.abc import Iterator
from fractions import Fraction
from random import Random

import msgspec

from extensions.tournaments.domain.pairing.drafts import RoundSeating
from extensions.tournaments.domain.pairing.history import after_round
from extensions.tournaments.domain.pairing.lot import DraftLot
from extensions.tournaments.domain.pairing.methods.swiss import swiss
from extensions.tournaments.domain.pairing.sides import PairedSide, PairingField, SizeRange
from tests.bench.rows import ROUNDS as ROUNDS_OF_ROW
from tests.bench.rows import Row, row

FOURS, PAIRS = SizeRange(3, 4, 5), SizeRange(2, 2, 2)
DRAFTS = ((24, FOURS, 1.0), (100, FOURS, 1.0), (500, FOURS, 1.0), (100, PAIRS, 0.25), (500, PAIRS, 1.0))
"""Entries, sizes, and seconds that a draft may take."""


def rows() -> Iterator[Row]:
    """Row 20: seconds of CPU of a Swiss draft after three rounds that were played, the same each time."""
    for number, sizes, must in DRAFTS:
        field, random = field_of(number, sizes), Random(1)
        for before in range(3):
            pairing = swiss(field, DraftLot(bytes([before])))
            field = with_points(after_round(field, pairing), pairing, random)
        times = []
        for _ in range(ROUNDS_OF_ROW):
            began = time.process_time()
            swiss(field, DraftLot(b"row"))
            times.append(time.process_time() - began)
        what = "the best of all pairs" if sizes is PAIRS else ""
        yield row(20, f"draft of round 4, {number} entries at tables of {sizes.best}, s", times, f"≤ {must}", f"≤ {must / 2}", what)


def with_points(field: PairingField, pairing: RoundSeating, random: Random) -> PairingField:
    """The field after results by strength, which is the entry's number, and luck."""
    points: dict[int, Fraction] = {}
    for table in pairing.tables:
        ranked = sorted(table.seats, key=lambda entry: entry / len(field.sides) + random.gauss(0, 0.5))
        points |= {entry: Fraction(len(ranked) - 1 - at, len(ranked) - 1) for at, entry in enumerate(ranked)}
    return msgspec.structs.replace(
        field, sides=tuple(msgspec.structs.replace(side, points=side.points + points.get(side.entry, Fraction(3, 5))) for side in field.sides)
    )


def field_of(number: int, sizes: SizeRange) -> PairingField:
    """Entries that have played nothing yet."""
    return PairingField(sides=tuple(PairedSide(entry=each) for each in range(1, number + 1)), sizes=sizes)
