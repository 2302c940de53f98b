"""Stated positions: no bag where no game can bring it (rules MD-8.5 to MD-8.7, MD-10.1)."""

from __future__ import annotations

import pytest

from domain.kernel.errors import Impossible
from domain.rulesets.microdot.model.options import Options
from domain.rulesets.microdot.rules.position import check_position
from domain.rulesets.microdot.rules.state import initial

from . import ANNA, BERT, Story, given


def check(story: Story) -> None:
    options: Options = story.table.options
    check_position(initial(options, story.table.players), story.table, story.state.minds, story.state.house)


@pytest.mark.rule("MD-8.5", "MD-8.7")
def test_bags_lie_on_squares_alone_or_with_a_piece() -> None:
    check(given())
    check(given(pieces={ANNA: {"gun": "k4"}, BERT: {"dagger": "b2"}}, bags={ANNA: "b2", BERT: "k4"}))
    check(given(pieces={ANNA: {"gun": "b2"}}, bags={ANNA: "b2"}))
    check(given(pieces={ANNA: {"gun": "f6"}}, bags={ANNA: "f6"}, options={"embassy_bars_own_bag": False}))


@pytest.mark.parametrize(
    ("bags", "gun"),
    [
        ({ANNA: "d4", BERT: "d4"}, "g7"),
        ({BERT: "north-4"}, "g7"),
        ({BERT: "checkpoint"}, "g7"),
        ({BERT: "f6"}, "g7"),
        ({BERT: "f6"}, "f6"),
        ({ANNA: "f6"}, "f6"),
        ({BERT: "b2"}, "b2"),
    ],
)
@pytest.mark.rule("MD-8.5", "MD-8.6", "MD-8.7", "MD-10.1")
def test_a_bag_is_nowhere_else(bags: dict[int, str], gun: str) -> None:
    with pytest.raises(Impossible, match="bag"):
        check(given(pieces={ANNA: {"gun": gun}}, bags=bags))
