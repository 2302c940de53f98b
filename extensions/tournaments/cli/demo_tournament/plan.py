"""The plan of a demo tournament: its regulations and entries."""

from __future__ import annotations

import argparse
from itertools import pairwise
from math import gcd
from typing import Any, NamedTuple

from service.cannot_start import CannotStart

Json = dict[str, Any]
NAMES = (
    "Anna", "Boris", "Chiara", "David", "Elena", "Farid", "Greet", "Hanna", "Igor", "Jana", "Karim", "Lena", "Marek",
    "Nadia", "Otto", "Paula", "Quentin", "Rosa", "Sven", "Tamar", "Umut", "Vera", "Wanda", "Xaver", "Yara",
)  # fmt: skip
TOGETHER = {"infiltrators": ("won", "-suspects_left", "-turns")}
"""Cooperative games, with the measures that compare their tables."""
TEAMS = "team-duplicate"
CLOCK = {"decision_s": 60, "bank_s": 60, "increment_s": 0, "absent_after": 1, "on_absence": "bot"}
MOST_PLAYERS = 500


class DemoPlan(NamedTuple):
    """The tournament to run. sides: the persons of each entry; the last entry comes late."""

    ruleset: str
    preset: str
    rounds: int
    regulations: Json
    sides: tuple[tuple[str, ...], ...]
    is_together: bool
    seed: int | None

    @classmethod
    def of(cls, args: argparse.Namespace) -> DemoPlan:
        """The plan for these command-line arguments.  Raises CannotStart."""
        is_teams = args.preset == TEAMS
        usual = TOGETHER.get(args.ruleset, ()) if is_teams else ()
        measures = tuple(filter(None, args.measures.split(","))) if args.measures is not None else usual
        if not 2 <= args.seats <= 6 or not 1 <= args.rounds <= 20 or not args.seats <= args.players <= MOST_PLAYERS:
            raise CannotStart(f"A demo has 2 to 6 seats at a table, 1 to 20 rounds, and people for a table at least, up to {MOST_PLAYERS}.")
        members = (args.members or args.seats) if is_teams else 1
        sides = split_people(people(args.players), members, is_even=not measures)
        if len(sides) < 2:
            raise CannotStart("There are not enough people for two sides.")
        regulations = to_regulations(args, dict(args.option), members, measures)
        return cls(args.ruleset, args.preset, args.rounds, regulations, sides, bool(measures), args.seed)


def to_regulations(args: argparse.Namespace, options: Json, members: int, measures: tuple[str, ...]) -> Json:
    """The regulations that differ from the preset, as a JSON body."""
    return {
        **({"options": options} if options else {}),
        "pairing": {"rounds": args.rounds, "merit_rounds": 0},
        "sizes": {"min": max(2, args.seats - 1), "best": args.seats, "max": args.seats},
        "entries": {"most": args.players, "check_in": "once", "late_rounds": args.rounds, "members": members},
        "times": {"no_show_s": args.no_show_s, "no_show": "absent", "appeal_s": args.appeal_s},
        "clock": CLOCK,
        **({"comparison": {"by": "matchpoints", "measures": list(measures)}} if measures else {}),
    }


def people(number: int) -> list[str]:
    """This many different names."""
    return [NAMES[each] if each < len(NAMES) else f"{NAMES[each % len(NAMES)]} {each // len(NAMES) + 1}" for each in range(number)]


def split_people(names: list[str], members: int, *, is_even: bool) -> tuple[tuple[str, ...], ...]:
    """Split names into sides of `members`, some of one fewer so that no name is left over. is_even: all of `members`; drops the last names.

    >>> split_people(["A", "B", "C", "D", "E"], 3, is_even=False)
    (('A', 'B', 'C'), ('D', 'E'))
    >>> split_people(["A", "B", "C", "D", "E"], 2, is_even=True)
    (('A', 'B'), ('C', 'D'))
    """
    smaller = 0 if is_even else -len(names) % members
    full, rest = divmod(len(names) - smaller * (members - 1), members)
    if full < 0 or (rest and not is_even):
        raise CannotStart(f"{len(names)} people make no sides of {members} or {members - 1}.")
    ends = [*range(members, full * members + 1, members)]
    ends += [(ends[-1] if ends else 0) + each * (members - 1) for each in range(1, smaller + 1)]
    return tuple(tuple(names[start:end]) for start, end in pairwise([0, *ends]))


def plan_tables(entries: list[int], best: int, number: int) -> list[list[int]]:
    """Tables of the best size, the last ones a seat smaller, as few as that takes. number: the round's; successive
    rounds seat the entries differently.

    >>> plan_tables([1, 2, 3, 4, 5, 6, 7], 4, 1)
    [[1, 3, 5, 7], [2, 4, 6]]
    """
    count = -(-len(entries) // best)
    step = max(1, number % max(1, len(entries)))
    moved = [entries[(at * step) % len(entries)] for at in range(len(entries))] if gcd(step, len(entries)) == 1 else entries
    return [moved[table::count] for table in range(count)]
