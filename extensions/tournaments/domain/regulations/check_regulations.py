"""Checks of regulations: each part against its own bounds, the others, and the ruleset."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any

import msgspec

from domain.kernel.errors import Malformed
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.validation.convert import to_type
from extensions.tournaments.domain.regulations.regulations import Regulations

LONGEST_DECISION_S = 60 * 86_400
Fault = tuple[str, str]
"""Field, as its dotted path, and message."""


def parse_regulations(value: Any, rules: AnyRuleset) -> Regulations:
    """Regulations from their JSON value, options filled in.  Raises Malformed."""
    read = to_type(value, Regulations)
    options = to_type(read.options, rules.options, "options")
    complete = msgspec.structs.replace(read, options=msgspec.to_builtins(options))
    require_playable(complete, rules)
    return complete


def require_playable(regulations: Regulations, rules: AnyRuleset) -> None:
    """Raises Malformed, with a message for every field, unless a tournament can be played by these regulations."""
    to_type(msgspec.to_builtins(regulations), Regulations)
    found: dict[str, list[str]] = {}
    for field, message in faults_of(regulations, rules):
        found.setdefault(field, []).append(message)
    if found:
        field = next(iter(found))
        raise Malformed(f"{field}: {found[field][0]}", found)


def faults_of(regulations: Regulations, rules: AnyRuleset) -> Iterator[Fault]:
    """All faults of regulations."""
    yield from ruleset_faults(regulations, rules)
    yield from size_faults(regulations, rules)
    yield from pairing_faults(regulations)
    yield from points_faults(regulations)
    yield from entry_faults(regulations)
    yield from time_faults(regulations)
    lists: dict[str, Sequence[str]] = {
        "tie_breaks": regulations.tie_breaks, "sections": regulations.sections, "may_rule": regulations.may_rule
    }  # fmt: skip
    yield from ((name, "Each once.") for name, each in lists.items() if len(set(each)) < len(each))
    if not regulations.may_rule:
        yield "may_rule", "At least one role must be able to rule."


def ruleset_faults(regulations: Regulations, rules: AnyRuleset) -> Iterator[Fault]:
    if (regulations.ruleset, regulations.ruleset_version) != (rules.name, rules.version):
        yield "ruleset", f"These are not the regulations of {rules.name}, version {rules.version}."
        return
    options = to_type(regulations.options, rules.options, "options")
    if msgspec.to_builtins(options) != regulations.options:
        yield "options", "Every option is stated, as it is played."
    low, high = regulations.sizes.min, min(regulations.sizes.max, rules.players[1])
    for size in range(max(low, rules.players[0]), high + 1):
        try:
            rules.seating(options, size)
        except Malformed as why:
            yield "options", f"At tables of {size}: {why}"


def size_faults(regulations: Regulations, rules: AnyRuleset) -> Iterator[Fault]:
    sizes, (low, high) = regulations.sizes, rules.players
    if not sizes.min <= sizes.best <= sizes.max:
        yield "sizes", "min is at most best, and best at most max."
    if not low <= sizes.min <= sizes.max <= high:
        yield "sizes", f"{rules.name} is played by {low} to {high}."


def pairing_faults(regulations: Regulations) -> Iterator[Fault]:
    pairing, knockout, method = regulations.pairing, regulations.knockout, regulations.pairing.method
    if pairing.merit_rounds > (pairing.rounds if method == "swiss" else 0):
        yield "pairing.merit_rounds", "Only of a swiss, and no more than its rounds."
    if (knockout is not None) != (method == "knockout"):
        yield "knockout", "With this method, and with no other."
    if knockout is not None and knockout.advance >= regulations.sizes.min:
        yield "knockout.advance", "Fewer go on than sit at the smallest table."
    if knockout is not None and (not knockout.ties or len(set(knockout.ties)) < len(knockout.ties)):
        yield "knockout.ties", "At least one, each once."
    if method in ("duplicate", "teams") and regulations.comparison is None:
        yield "comparison", "This method compares boards."
    if "duplicate" in regulations.tie_breaks and regulations.comparison is None:
        yield "tie_breaks", "Only boards that are compared break ties by `duplicate`."


def points_faults(regulations: Regulations) -> Iterator[Fault]:
    points, sizes = regulations.points, regulations.sizes
    if points.cap is not None and points.scheme != "scores":
        yield "points.cap", "Only of scores."
    if points.scheme != "own":
        if points.own:
            yield "points.own", "Only if the scheme is `own`."
        return
    if set(points.own) != {str(size) for size in range(sizes.min, sizes.max + 1)}:
        yield "points.own", f"One list for each size of a table, {sizes.min} to {sizes.max}."
    for size, given in points.own.items():
        values = [Fraction(each) for each in given]
        if len(values) != int(size) or any(more < less for more, less in pairwise(values)):
            yield f"points.own.{size}", f"{size} numbers, none more than the one before."


def entry_faults(regulations: Regulations) -> Iterator[Fault]:
    entries = regulations.entries
    if entries.best_members is not None and entries.best_members > entries.members:
        yield "entries.best_members", "No more than there are members."
    if regulations.pairing.method == "teams" and entries.members == 1:
        yield "entries.members", "A team has two or more."
    if entries.late_rounds and regulations.pairing.method == "knockout":
        yield "entries.late_rounds", "A knockout has no late entries."


def time_faults(regulations: Regulations) -> Iterator[Fault]:
    times, clock = regulations.times, regulations.clock
    if times.at_limit == "close" and times.round_s is None:
        yield "times.round_s", "Needed where rounds are closed by the time."
    if clock is None:
        return
    limits = {"decision_s": (1, clock.decision_s), "bank_s": (0, clock.bank_s), "increment_s": (0, clock.increment_s)}
    for name, (least, seconds) in limits.items():
        if not least <= seconds <= LONGEST_DECISION_S:
            yield f"clock.{name}", f"Must be from {least} to {LONGEST_DECISION_S}."
    if not 1 <= clock.absent_after <= 99:
        yield "clock.absent_after", "Must be from 1 to 99."
