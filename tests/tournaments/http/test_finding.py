"""Finding people by what is typed, as pages do it."""

from __future__ import annotations

from functools import cache

import pytest

from tests.spec.node import printed

SCRIPT = """
import { finderOf } from "./shared/finding.mjs";
console.log(JSON.stringify(JSON.parse(process.argv[1]).map(([typed, name]) => finderOf(typed)(name))));
"""

SOUGHT = {
    ("muller", "Müller, Jörg"): True, ("weiss", "Weiß"): True, ("grosse so", "Sören Große"): True, ("WEISS", "Weiß"): True,
    ("weiß", "Weiss"): True, ("weis boris", "Weiß, Anna"): False, ("1", "12"): False, ("12", "12"): True,
}  # fmt: skip


@cache
def found() -> dict[tuple[str, str], bool]:
    """Whether each is found, by one run of node."""
    return dict(zip(SOUGHT, printed(SCRIPT, list(SOUGHT)), strict=True))


@pytest.mark.parametrize(("typed", "name"), SOUGHT)
def test_accents_capitals_and_the_way_a_letter_is_typed_do_not_matter(typed: str, name: str) -> None:
    assert found()[typed, name] is SOUGHT[typed, name]
