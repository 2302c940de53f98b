"""Writes the table of known designs: `python -m tests.tournaments.pairing.write_designs [--steps N] [--size K] [ENTRIES...]`.

A design for v entries at tables of k is one round, found by annealing, that is developed modulo m: each of its m
rounds follows from the one before by adding 1 to every point that moves. No two entries meet twice in it as long as
all differences of the first round differ. For each m, the largest first, as many steps are tried as are said; the
rounds that still fit after the developed ones are found by search. What is in the table already is kept unless
something longer is found, so the script can be run again with more steps or another seed.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from random import Random

import msgspec

from extensions.tournaments.domain.pairing.methods.designs import Design, Round

FILE = Path(__file__).parents[3] / "extensions/tournaments/domain/pairing/methods/data/designs.json"
SIZES = (3, 4, 5, 6)
MOST_ENTRIES = 64
MOST_ROUNDS = 16
"""No design is sought that is longer: nobody plays more rounds of a schedule."""
HOT, COLD = 1.2, 0.12


def main() -> None:
    """Search, and write after each number of entries."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=400_000, help="of annealing, for each modulus")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", type=int, choices=SIZES)
    parser.add_argument("entries", type=int, nargs="*")
    args = parser.parse_args()
    for size in SIZES if args.size is None else (args.size,):
        for entries in range(size * size, -(-MOST_ENTRIES // size) * size + 1, size):
            if args.entries and entries not in args.entries:
                continue
            found = longest(entries, size, args.steps, Random(f"{args.seed}/{entries}/{size}"))
            table = {(each.entries, each.size): each for each in stored()}
            known = table.get((entries, size))
            print(f"{entries} at tables of {size}: {found.length} of at most {bound(entries, size)} rounds", end="")
            print("" if known is None else f", {known.length} before")
            sys.stdout.flush()
            if known is None or known.length < found.length:
                table[entries, size] = found
                write(table[key] for key in sorted(table, key=lambda key: (key[1], key[0])))


def stored() -> list[Design]:
    """The table as it is."""
    return msgspec.json.decode(FILE.read_bytes(), type=list[Design]) if FILE.exists() else []


def write(designs: object) -> None:
    """The table, one design to a line."""
    lines = [msgspec.json.encode(each).decode() for each in designs]  # type: ignore[attr-defined]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n")


def bound(entries: int, size: int) -> int:
    """No more rounds than this are without a second meeting."""
    return (entries - 1) // (size - 1)


def longest(entries: int, size: int, steps: int, random: Random) -> Design:
    """The longest design that is found."""
    best = extended(transversal(entries, size) or Design(entries, size, 1, entries, ordered(entries, size)), random)
    for modulus in range(min(bound(entries, size), MOST_ROUNDS), 1, -1):
        if modulus + 1 < best.length:
            break
        for fixed in range(entries % modulus, entries // size + 1, modulus):
            base = anneal(entries, size, modulus, fixed, steps, random)
            if base is not None:
                found = extended(Design(entries, size, modulus, fixed, base), random)
                best = max(best, found, key=lambda each: each.length)
                break
    return best


POWERS = {8: (2, (1, 1, 0)), 9: (3, (1, 2))}
"""Fields that are none of integers modulo a prime: the prime, and what the highest power of the generator comes to."""


def transversal(entries: int, size: int) -> Design | None:
    """A round for each element b of a field as large as there are tables: lines a + x·b, one for each a."""
    order = entries // size
    if order < size or (order not in POWERS and any(order % each == 0 for each in range(2, order))):
        return None
    times, plus = arithmetic(order)
    rounds = [
        tuple(tuple(x * order + plus(a, times(x, b)) for x in range(size)) for a in range(order)) for b in range(order)
    ]
    return Design(entries, size, 1, entries, rounds[0], tuple(rounds[1:]))


def arithmetic(order: int) -> tuple[Callable[[int, int], int], Callable[[int, int], int]]:
    """Multiplication and addition in the field of this order; elements of no prime one are digits to the prime."""
    if order not in POWERS:
        return lambda one, two: one * two % order, lambda one, two: (one + two) % order
    prime, top = POWERS[order]
    degree = len(top)

    def digits(number: int) -> list[int]:
        return [number // prime**at % prime for at in range(degree)]

    def whole(found: Sequence[int]) -> int:
        return sum(digit % prime * prime**at for at, digit in enumerate(found))

    def plus(one: int, two: int) -> int:
        return whole([a + b for a, b in zip(digits(one), digits(two), strict=True)])

    def times(one: int, two: int) -> int:
        product = [0] * (2 * degree)
        for low, a in enumerate(digits(one)):
            for high, b in enumerate(digits(two)):
                product[low + high] += a * b
        for at in range(2 * degree - 1, degree - 1, -1):
            for low, digit in enumerate(top):
                product[at - degree + low] += product[at] * digit
            product[at] = 0
        return whole(product[:degree])

    return times, plus


def ordered(entries: int, size: int) -> Round:
    return tuple(tuple(range(first, first + size)) for first in range(0, entries, size))


def anneal(entries: int, size: int, modulus: int, fixed: int, steps: int, random: Random) -> Round | None:
    """A round whose development modulo `modulus` has no second meeting, or None."""
    kinds = differences(entries, modulus, fixed)
    points = list(range(entries))
    random.shuffle(points)
    often: dict[int, int] = {}
    for table in range(0, entries, size):
        for one, two in combinations(points[table : table + size], 2):
            often[kinds[one][two]] = often.get(kinds[one][two], 0) + 1
    forbidden = -1
    often.setdefault(forbidden, 0)
    faults = sum(count - 1 for kind, count in often.items() if kind != forbidden and count) + 2 * often[forbidden]
    get = often.get
    for step in range(steps):
        if not faults:
            return tuple(tuple(points[at : at + size]) for at in range(0, entries, size))
        heat = HOT * (COLD / HOT) ** (step / steps)
        here, there = int(random.random() * entries), int(random.random() * entries)
        if here // size == there // size:
            continue
        mine, yours = points[here], points[there]
        change = 0
        touched: list[tuple[int, int]] = []
        for place, old, new in ((here, mine, yours), (there, yours, mine)):
            first = place - place % size
            for at in range(first, first + size):
                if at == place:
                    continue
                other = points[at]
                kind = kinds[old][other]
                count = get(kind, 0)
                change -= 2 if kind == forbidden else count > 1
                often[kind] = count - 1
                touched.append((kind, 1))
                kind = kinds[new][other]
                count = get(kind, 0)
                change += 2 if kind == forbidden else count > 0
                often[kind] = count + 1
                touched.append((kind, -1))
        if change <= 0 or random.random() < math.exp(-change / heat):
            points[here], points[there] = yours, mine
            faults += change
        else:
            for kind, count in touched:
                often[kind] += count
    return None


def differences(entries: int, modulus: int, fixed: int) -> list[list[int]]:
    """For each two points a number that they share with those that meet when these are developed; -1 if never allowed."""
    moving = entries - fixed
    kinds: dict[tuple[int, int, int], int] = {}
    rows = []
    for one in range(entries):
        row = []
        for two in range(entries):
            low, high = min(one, two), max(one, two)
            apart = (high - low) % modulus
            if high >= moving:
                kind = (high, low // modulus, -1) if low < moving else None
            elif low // modulus == high // modulus:
                kind = (low // modulus, low // modulus, min(apart, modulus - apart)) if 2 * apart != modulus else None
            else:
                kind = (low // modulus, high // modulus, apart)
            row.append(-1 if kind is None or one == two else kinds.setdefault(kind, len(kinds)))
        rows.append(row)
    return rows


def extended(design: Design, random: Random) -> Design:
    """The design with further rounds, as long as one is found in which nobody meets again."""
    while design.length < bound(design.entries, design.size):
        met = {frozenset(pair) for each in design.rounds() for table in each for pair in combinations(table, 2)}
        more = next((one for _ in range(12) if (one := unmet(design.entries, design.size, met, random))), None)
        if more is None:
            break
        design = msgspec.structs.replace(design, extra=(*design.extra, more))
    return design


def unmet(entries: int, size: int, met: set[frozenset[int]], random: Random, most: int = 60_000) -> Round | None:
    """One round in which nobody meets whom he has met, by exhaustive search up to a number of steps."""
    free = [[frozenset((one, two)) not in met and one != two for two in range(entries)] for one in range(entries)]
    names = list(range(entries))
    random.shuffle(names)
    tables: list[list[int]] = []
    left = set(names)
    steps = 0

    def fill() -> bool:
        nonlocal steps
        steps += 1
        if steps > most:
            return False
        if not tables or len(tables[-1]) == size:
            if not left:
                return True
            first = min(left, key=lambda one: (sum(free[one][two] for two in left), names[one]))
            tables.append([first])
            left.remove(first)
            if fill():
                return True
            left.add(first)
            tables.pop()
            return False
        table = tables[-1]
        able = [one for one in sorted(left) if all(free[one][two] for two in table)]
        if len(able) < size - len(table):
            return False
        able.sort(key=lambda one: (sum(free[one][two] for two in left), names[one]))
        for one in able:
            if len(table) > 1 and names[one] < names[table[-1]]:
                continue
            table.append(one)
            left.remove(one)
            if fill():
                return True
            left.add(one)
            table.pop()
        return False

    return tuple(tuple(sorted(table)) for table in tables) if fill() else None


if __name__ == "__main__":
    main()
