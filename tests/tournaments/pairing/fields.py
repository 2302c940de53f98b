"""Fields to draft from, and all drafts of small ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from random import Random

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from deaddrop.testing.schedule import IS_LONG
from extensions.tournaments.domain.pairing.drafts import RoundSeating, TableDraft
from extensions.tournaments.domain.pairing.history import after_round
from extensions.tournaments.domain.pairing.sides import PairedSide, PairingField, Seating, SizeRange

FOURS, PAIRS = SizeRange(3, 4, 5), SizeRange(2, 2, 2)
SIZES = (PAIRS, SizeRange(3, 3, 4), FOURS, SizeRange(4, 4, 4), SizeRange(3, 5, 6), SizeRange(5, 6, 6))
EXAMPLES = 20 if IS_LONG else 8
LAW = settings(
    deadline=None, database=None, derandomize=True, max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow]
)


def field_of(number: int, sizes: SizeRange = FOURS, *, reserves: int = 0, seating: Seating = "places") -> PairingField:
    """Entries from 1, and stand-ins after them, that have played nothing yet."""
    sides = [
        PairedSide(entry=each, seed=each, kind="entry" if each <= number else "stand-in") for each in range(1, number + reserves + 1)
    ]
    return PairingField(sides=tuple(sides), sizes=sizes, seating=seating)


def with_side(field: PairingField, entry: int, **changes: object) -> PairingField:
    """The field with one side changed."""
    return msgspec.structs.replace(
        field, sides=tuple(msgspec.structs.replace(each, **changes) if each.entry == entry else each for each in field.sides)
    )


def played(field: PairingField, rounds: int, random: Random) -> PairingField:
    """The field after rounds in any order, with points, and some who should not meet."""
    for _ in range(rounds):
        entries = [side.entry for side in field.sides]
        random.shuffle(entries)
        size = random.choice((field.sizes.least, field.sizes.best))
        full = len(entries) - len(entries) % size
        tables = tuple(TableDraft(tuple(entries[at : at + size])) for at in range(0, full, size))
        field = after_round(field, RoundSeating(tables, tuple(entries[full:])))
    sides = [
        msgspec.structs.replace(
            side,
            points=Fraction(random.randrange(4 * rounds + 1), random.choice((1, 2, 3))),
            apart=frozenset(random.sample("abcd", random.choice((0, 0, 1)))),
        )
        for side in field.sides
    ]
    return msgspec.structs.replace(field, sides=tuple(sides))


@st.composite
def fields(draw: st.DrawFn, most: int = 26, sizes: Sequence[SizeRange] = SIZES) -> PairingField:
    """Fields with a past."""
    field = field_of(draw(st.integers(1, most)), draw(st.sampled_from(sizes)), reserves=draw(st.integers(0, 2)))
    seating: Seating = draw(st.sampled_from(("places", "neighbours")))
    return played(msgspec.structs.replace(field, seating=seating), draw(st.integers(0, 4)), Random(draw(st.integers(0, 99))))


def groupings(entries: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every way to sit these down at tables of these sizes, whatever the seats."""
    if not entries:
        yield ()
        return
    first, rest = entries[0], entries[1:]
    for size in sorted(set(sizes)):
        left = list(sizes)
        left.remove(size)
        for others in combinations(rest, size - 1):
            for more in groupings([each for each in rest if each not in others], left):
                yield ((first, *others), *more)
