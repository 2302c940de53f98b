"""Tables in the dark: none stays bright, and all of it can be read."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import pytest
from PIL import Image, ImageStat

from tests.browser.long_names import SIZES, STYLED, sit_beside_the_next
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
BRIGHTEST = 100
"""Mean of a table in the dark, of 255: a bright one has more than 150."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ruleset", [each.name for each in STYLED])
def test_a_table_is_dark_in_the_dark(visit: Visit, toys: str, ruleset: str, size: str) -> None:
    anna = visit(toys, viewport=SIZES[size], color_scheme="dark")
    sit_beside_the_next(anna, ruleset, 3, {})
    place = anna.page.locator("#board").bounding_box()
    board = Image.open(BytesIO(anna.page.screenshot(clip=place))).convert("L")
    assert ImageStat.Stat(board).mean[0] < BRIGHTEST
    assert anna.violations() == []
