"""Nothing lies over a name, nor over what is said of a seat: at any number of seats, with the longest names that fit a panel."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.long_names import SIZES, TABLES, sit_beside_the_next, table_id
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
COVERED = (Path(__file__).parent / "boxes.js").read_text()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("ruleset", "seats", "options"), TABLES, ids=table_id)
def test_nothing_lies_over_a_name_or_over_to_decide(
    visit: Visit, toys: str, ruleset: str, seats: int, options: dict[str, Any], size: str
) -> None:
    anna = visit(toys, viewport=SIZES[size])
    sit_beside_the_next(anna, ruleset, seats, options)
    assert anna.page.evaluate(COVERED) == []
