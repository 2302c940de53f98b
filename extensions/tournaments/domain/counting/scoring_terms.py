"""The scoring that regulations state."""

from __future__ import annotations

from fractions import Fraction

from extensions.tournaments.domain.points.byes import ByeFactors
from extensions.tournaments.domain.points.schemes import (
    Beaten,
    ByPlace,
    Measure,
    OwnTable,
    Scheme,
    Scores,
    Together,
    Win,
)
from extensions.tournaments.domain.regulations.regulations import Regulations
from extensions.tournaments.domain.regulations.terms import Points
from extensions.tournaments.domain.standings.scoring import ScoringRules


def scoring_of(regulations: Regulations) -> ScoringRules:
    """The scoring that regulations state. If they compare by measures, the game is co-operative and a table is one
    side.
    """
    comparison, byes, entries = regulations.comparison, regulations.byes, regulations.entries
    measures = () if comparison is None else tuple([measure_of(each) for each in comparison.measures if each != "won"])
    is_teams = regulations.pairing.method == "teams" and not regulations.is_together
    return ScoringRules(
        scheme=Together(measures) if regulations.is_together else scheme_of(regulations.points),
        best=regulations.sizes.best,
        byes=ByeFactors(Fraction(byes.allocated), Fraction(byes.asked)),
        comparison=None if comparison is None else "matchpoints" if regulations.is_together else comparison.by,
        members=entries.members if is_teams else 1,
        best_members=entries.best_members if is_teams else None,
        tie_breaks=regulations.tie_breaks,
        cut=() if regulations.knockout is None else regulations.knockout.ties,
    )


def scheme_of(points: Points) -> Scheme:
    """The scheme of table points."""
    match points.scheme:
        case "beaten":
            return Beaten()
        case "win":
            return Win()
        case "places":
            return ByPlace()
        case "scores":
            return Scores(None if points.cap is None else Fraction(points.cap))
        case "own":
            return OwnTable(tuple([tuple(map(Fraction, points.own[size])) for size in sorted(points.own) if int(size) > 1]))


def measure_of(stated: str) -> Measure:
    """A measure from its name in regulations: `-turns` if less is better; `+` or no sign if more is."""
    return Measure(stated.lstrip("+-"), better="fewer" if stated.startswith("-") else "more")
