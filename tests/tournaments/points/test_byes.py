"""Rounds that were not played: in means of the scheme."""

from __future__ import annotations

from fractions import Fraction

import pytest

from extensions.tournaments.domain.points.byes import ByeFactors
from extensions.tournaments.domain.points.schemes import Beaten, ByPlace, Scheme, Scores, Win

F = Fraction


@pytest.mark.parametrize(
    ("scheme", "best", "allocated", "asked"),
    [
        (Beaten(), 4, F(3, 5), F(2, 5)),
        (Beaten(), 2, F(1), F(1, 2)),
        (Win(), 4, F(3, 10), F(1, 5)),
        (Win(), 2, F(1), F(1, 2)),
        (ByPlace(), 4, F(21, 10), F(7, 5)),
        (Scores(), 4, F(0), F(0)),
    ],
)
def test_byes_are_worth_a_part_of_the_mean(scheme: Scheme, best: int, allocated: F, asked: F) -> None:
    byes = ByeFactors()
    assert (byes.points("allocated", scheme, best), byes.points("asked", scheme, best)) == (allocated, asked)
    assert byes.points("absent", scheme, best) == 0
    assert byes.points("void", scheme, best) == scheme.mean(best)


def test_regulations_may_say_otherwise() -> None:
    byes = ByeFactors(allocated=F(1), asked=F(0), void=F(1, 2))
    assert [byes.points(kind, Beaten(), 2) for kind in ("allocated", "asked", "void")] == [F(1, 2), F(0), F(1, 4)]


@pytest.mark.parametrize("wrong", [{"allocated": F(-1)}, {"asked": F(-1, 9)}, {"void": F(-1)}, {"late": -1}])
def test_nothing_is_worth_less_than_nothing(wrong: dict[str, F]) -> None:
    with pytest.raises(ValueError):
        ByeFactors(**wrong)  # type: ignore[arg-type]
