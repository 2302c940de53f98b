"""Records with something changed at random, header, position, minds, house and events alike; mostly so that the chain fits again."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

from deaddrop.testing.checks.records import record_of
from domain.kernel.ruleset.ruleset import AnyRuleset
from tests.audit.positions import drawn_fork
from tests.audit.tampering import Lines, lines_of, raw_of, resealed
from tests.laws.plays import play

Spot = tuple[Any, Any]
"""An object or a list, and the name or the place of one of its values."""
NUMBERS = (-1, 0, 1, 2, 3, 7, 20, 99, 10**4, 10**8, 10**15, 2**63, 2**64 - 1)
TEXTS = ("", "0", "held-9", "north-99", "z99", "seat:9", "\x1b[2J", "‮", "Ж" * 300, "a" * 20_000)
SEALED = 0.85
"""How often the chain is made to fit again."""
POSITION = 0.5
"""How often the change is in the first line's data or in what is recalled, where there is such a thing."""


def originals(rules: AnyRuleset, rng: Random) -> Iterator[bytes]:
    """A game, a fork that was drawn for a seat, and one of all that there is."""
    low, high = rules.players
    games = (play(rules, rng.randint(low, high), rng) for _ in range(99))
    yield record_of([step.batch for step in next(each for each in games if len(each.steps) > 3).steps])
    seats = rng.randint(low, high)
    yield drawn_fork(rules, seats, rng, rng.randrange(seats))
    yield drawn_fork(rules, seats, rng, "all")


def mutated(raw: bytes, rng: Random) -> bytes:
    """The record with one to three changes."""
    lines = lines_of(raw)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        change(lines, rng)
    if rng.random() < SEALED:
        with suppress(LookupError, TypeError, ValueError, AttributeError):  # what belongs in a chain may be gone
            resealed(lines)
    return raw_of(lines)


def change(lines: Lines, rng: Random) -> None:
    """Change one thing."""
    if rng.random() < 0.1 and len(lines) > 3:
        shuffle(lines, rng)
        return
    where = (
        rng.choice(positions(lines) or lines) if rng.random() < POSITION else rng.choice((lines[0], rng.choice(lines)))
    )
    found = list(spots(where))
    if found:
        whole, name = rng.choice(found)
        others = [each[at] for each, at in rng.sample(found, min(9, len(found)))]
        whole[name] = copy.deepcopy(other(whole[name], others, rng))
        if rng.random() < 0.15:
            del whole[name]


def shuffle(lines: Lines, rng: Random) -> None:
    """Lines are lost, doubled or swapped."""
    one, two = rng.randrange(1, len(lines)), rng.randrange(1, len(lines))
    match rng.randrange(3):
        case 0:
            del lines[one]
        case 1:
            lines.insert(one, copy.deepcopy(lines[two]))
        case _:
            lines[one], lines[two] = lines[two], lines[one]


def positions(lines: Lines) -> list[Any]:
    """The table, the minds and the house of a drawn fork, and its options."""
    first = lines[1] if isinstance(lines[1], dict) else {}
    data, opened = first.get("data"), first.get("openings")
    found: list[Any] = [data] if isinstance(data, dict) and isinstance(data.get("table"), dict) else []
    if isinstance(data, dict) and found and isinstance(opened, dict):
        found = [data["table"], data["table"], data["table"], data, opened.get("house")]
        told = [line.get("openings") for line in lines[2:8]]
        found += [each["mind"] for each in told if isinstance(each, dict) and "mind" in each] * 2
    return [each for each in found if isinstance(each, dict)]


def spots(value: Any) -> Iterator[Spot]:
    """Every value within one."""
    for name in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, name
        yield from spots(value[name])


def other(value: Any, others: list[Any], rng: Random) -> Any:
    """Something in the place of a value: of its kind, mostly."""
    if rng.random() < 0.2:
        return rng.choice((None, True, [], {}, "x", -1, [[]], {"type": "x"}, *others))
    match value:
        case bool():
            return not value
        case int():
            return rng.choice((value + 1, value - 1, *NUMBERS))
        case str():
            texts = [each for each in others if isinstance(each, str)]
            return rng.choice((*texts, *texts, *TEXTS, value[::-1], value + "0", value[1:]))
        case list():
            rest = [each for each in others if not isinstance(each, list)] or [0]
            changed = copy.deepcopy(value)
            grown = [*changed, *copy.deepcopy(changed[-1:]), rng.choice(rest)]
            return rng.choice(
                (changed[1:], changed[:-1], changed + changed, changed * 300, changed[::-1], grown, [], [changed])
            )
        case dict():
            fewer = copy.deepcopy(value)
            if fewer:
                del fewer[rng.choice(list(fewer))]
            return rng.choice((fewer, {**value, "more": 1}, {}))
    return rng.choice((*NUMBERS, *others, "x", []))
