"""The test by which sampled worlds are judged: what is fair fits, and what is not does not."""

from __future__ import annotations

from collections import Counter
from random import Random

from deaddrop.testing.chi_square import fit


def test_what_is_fair_fits_and_what_is_not_does_not() -> None:
    rng, sides = Random(1), Counter(range(6))
    sides.update(range(6))
    assert fit(Counter(rng.choices(range(6), k=6000)), sides).is_uniform
    assert not fit(Counter(rng.choices(range(6), (12, 10, 10, 10, 10, 10), k=6000)), sides).is_uniform
    assert not fit(Counter({**dict.fromkeys(range(6), 1000), 7: 1}), sides).is_uniform
    assert str(fit({"heads": 60, "tails": 40}, {"heads": 1, "tails": 1})) == "2 worlds, chi-square 4.0 on 1, p 0.0455"
