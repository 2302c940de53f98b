"""Ways to change the first lines of a record, of whose faults the words of both verifiers are compared."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from tests.audit.tampering import Lines, lines_of, raw_of, resealed

DEEP: Any = 0
for _ in range(80):
    DEEP = [DEEP]


def rearranged(*numbers: int) -> Callable[[Lines], None]:
    """The first lines in another order, some of them gone or doubled; the rest after them."""

    def change(lines: Lines) -> None:
        lines[:4] = [copy.deepcopy(lines[number]) for number in numbers]

    return change


def of_header(**members: Any) -> Callable[[Lines], None]:
    return lambda lines: lines[0].update(members)


def of_line_2(name: str, value: Any) -> Callable[[Lines], None]:
    return lambda lines: lines[1].update({name: value})


def unrevealed(lines: Lines) -> None:
    """The game is over, and its seed is not revealed; the record does not say that it is complete."""
    lines[:] = [line for line in lines if line.get("type") != "game.seed_revealed"]
    lines[0]["complete"] = False


CHANGES: tuple[Callable[[Lines], object], ...] = (
    rearranged(0, 2, 1, 3), rearranged(0, 2, 3), rearranged(0, 1, 3), rearranged(0, 1, 1, 2, 3), lambda lines: lines.pop(), unrevealed,
    *(of_header(**members) for members in (
        {"viewpoint": "public", "complete": False}, {"viewpoint": "seat:01", "complete": False}, {"first": 2}, {"first": 0}, {"complete": False},
        {"more": 1.5}, {"names": [1]}, {"ruleset": {"name": "chess", "version": 1}}, {"ruleset": {"name": "microfilms", "version": True}},
        {"head": {"version": 1, "digest": "0" * 64}}, {"checkpoint": {"game": "x", "version": 1, "digest": "0", "key": "0", "signature": ""}},
        {"checkpoint": {"game": "x", "version": 1, "digest": "0" * 64, "key": "0" * 16, "signature": ""}},
    )),
    *(of_line_2(name, value) for name, values in {
        "type": ("game.forked", "game.started"), "by": (-1, 2**63), "at": ("٢٠٠١-02-03T00:00:00.000Z", "2001-02-03T00:00:00.000Z\n"), "version": (2,),
        "data": ({},), "openings": ({},), "hidden": ({},), "more": (DEEP, 2**64, -(2**63), 10**40, [1.5], "x" * 2**20),
    }.items() for value in values),
)  # fmt: skip


def changed(raw: bytes) -> Iterator[tuple[str, bytes]]:
    """The record after each change, as it is and with a chain that fits again."""
    for number, change in enumerate(CHANGES):
        lines = lines_of(raw)
        change(lines)
        yield f"{number}", raw_of(lines)
        with suppress(LookupError, TypeError, ValueError):  # what belongs in a chain may be gone
            resealed(lines)
        yield f"{number}, resealed", raw_of(lines)
