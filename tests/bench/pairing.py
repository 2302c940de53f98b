"""Rows 20 to 24, and what else drafts of rounds cost and come to: `python -m tests.bench.pairing`.

Schedules without a second meeting; duplicate schedules; Swiss rounds of 24, 40, 100 and 500 entries after rounds that were played, each with
the seconds of its slowest draft and its figures beside their bounds. Results are drawn from strengths.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random
from typing import TypeVar

import msgspec

from domain.tournament.pairing.bounds import fewest_squares
from domain.tournament.pairing.drafts import Figures, RoundSeating
from domain.tournament.pairing.figures import figures
from domain.tournament.pairing.history import after_round
from domain.tournament.pairing.lot import DraftLot
from domain.tournament.pairing.methods.duplicate import duplicate
from domain.tournament.pairing.methods.schedule import schedule
from domain.tournament.pairing.methods.swiss import swiss
from domain.tournament.pairing.sides import PairedSide, PairingField, SizeRange
from domain.tournament.pairing.solving.comparisons import comparisons
from tests.bench.rows import ROUNDS as ROUNDS_OF_ROW
from tests.bench.rows import Row, row

T = TypeVar("T")
FOURS, PAIRS = SizeRange(3, 4, 5), SizeRange(2, 2, 2)
SCHEDULES = ((24, FOURS, 7), (16, FOURS, 5), (22, FOURS, 7), (12, FOURS, 11), (64, FOURS, 12), (64, SizeRange(3, 5, 6), 10), (25, PAIRS, 25))
DUPLICATE = ((16, FOURS, 5), (24, FOURS, 7), (64, FOURS, 7))
DRAFTS = ((24, FOURS, 1.0), (100, FOURS, 1.0), (500, FOURS, 1.0), (100, PAIRS, 0.25), (500, PAIRS, 1.0))
"""Entries, sizes, and seconds that a draft may take."""
SWISS = ((24, FOURS, 7), (40, FOURS, 6), (100, FOURS, 6), (500, FOURS, 6), (100, PAIRS, 9), (500, PAIRS, 9))


def main() -> None:
    """Print a line for each."""
    for number, sizes, rounds in SCHEDULES:
        took, found = timed(lambda: schedule(field_of(number, sizes), rounds, DraftLot(b"bench")))  # noqa: B023
        field, counted = field_of(number, sizes), []
        for each in found:
            counted.append(figures(each, field))
            field = after_round(field, each)
        again = sum(times - 1 for side in field.sides for times in side.met.values()) // 2
        seats = max(max(had) - min(had) for side in field.sides for had in side.seats.values())
        seconds = sum(each.seconds for each in counted)
        print(f"schedule {number}x{rounds}x{sizes.best}: {took:.2f} s; {again} second meetings, {seconds} second short tables, seats differ by {seats}")
    for number, sizes, rounds in DUPLICATE:
        took, found = timed(lambda: duplicate(field_of(number, sizes), rounds, DraftLot(b"bench")))  # noqa: B023
        times = comparisons(found)
        reached, least = sum(count**2 for count in times.values()), fewest_squares(sum(times.values()), number * (number - 1) // 2)
        print(f"duplicate {number}x{rounds}x{sizes.best}: {took:.2f} s; squared comparisons {reached}, bound {least}")
    for number, sizes, rounds in SWISS:
        report(f"swiss {number}x{rounds}x{sizes.best}", field_of(number, sizes), rounds)


def rows() -> Iterator[Row]:
    """Rows 20 to 24: seconds of CPU of a Swiss draft after three rounds that were played, the same each time."""
    for nth, (number, sizes, must) in enumerate(DRAFTS):
        field, random = field_of(number, sizes), Random(1)
        for before in range(3):
            pairing = swiss(field, DraftLot(bytes([before])))
            field = with_points(after_round(field, pairing), pairing, random)
        times = [timed(lambda: swiss(field, DraftLot(b"row")))[0] for _ in range(ROUNDS_OF_ROW)]  # noqa: B023
        what = "the best of all pairs" if sizes is PAIRS else ""
        yield row(20 + nth, f"draft of round 4, {number} entries at tables of {sizes.best}, s", times, f"≤ {must}", f"≤ {must / 2}", what)


def report(title: str, field: PairingField, rounds: int) -> None:
    """Play rounds, and print what their drafts took and come to."""
    random, took, found = Random(1), [], list[Figures]()
    for number in range(rounds):
        seconds, pairing = timed(lambda: swiss(field, DraftLot(bytes([number]))))  # noqa: B023
        took.append(seconds)
        found.append(figures(pairing, field))
        field = with_points(after_round(field, pairing), pairing, random)
    repeats = " ".join(f"{each.repeats - found[0].repeats}/{each.bounds.repeats - found[0].repeats}" for each in found)
    spread = " ".join(f"{float(Fraction(each.spread)):.1f}/{float(Fraction(each.bounds.spread)):.1f}" for each in found)
    print(f"{title}: at most {max(took):.2f} s a round, {sum(took) / rounds:.2f} on average; repeats {repeats}; spread {spread}")


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


def timed(what: Callable[[], T]) -> tuple[float, T]:
    """Seconds of CPU time, and the result."""
    before = time.process_time()
    found = what()
    return time.process_time() - before, found


if __name__ == "__main__":
    main()
