"""The drawing: stands, clues upright and across, clue boards, and click targets."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from domain.kernel.outcome import Outcome
from domain.kernel.table_drawing import Board, BoardTile, Card
from domain.rulesets.infiltrators import RULESET
from domain.rulesets.infiltrators.model.cards import Card as InfiltratorCard
from domain.rulesets.infiltrators.model.commands import Eliminate, Mark
from domain.rulesets.infiltrators.model.options import Options
from domain.rulesets.infiltrators.rules.state import initial

from . import ANNA, BERT, CARL, PEOPLE, Story, given

YELLOW = msgspec.convert([f"YELLOW-{number}" for number in range(2, 14)], list[InfiltratorCard])

STORY: dict[str, Any] = {
    "suspects": {ANNA: "RED-6", BERT: "BLACK-3"},
    "clues": {BERT: ["RED-7", "BLACK-7"]},
    "hands": {ANNA: ["BLACK-2"]},
    "discard": ["RED-9"],
}


def board(story: Story, *seats: int) -> Board:
    shown = RULESET.sketch(story.table, [story.mind(seat) for seat in seats], PEOPLE).board
    assert shown is not None
    return shown


def titled(shown: Board, title: str) -> BoardTile:
    [found] = [tile for tile in shown.tiles if tile.title == title]
    return found


@pytest.mark.rule("IF-3.6")
def test_a_clue_that_matches_stands_upright_and_another_lies_across() -> None:
    shown = board(given(**STORY), CARL)
    upright, across = titled(shown, "A clue: black 7 matches"), titled(shown, "A clue: red 7 does not match")
    assert (upright.width, upright.height) == (across.height, across.width) == (10, 14)
    assert (upright.mark, upright.label, upright.tone) == ("7", "Black", "ink")


def test_its_owner_alone_sees_a_suspect() -> None:
    story = given(**STORY)
    assert titled(board(story, BERT), "The suspect of Bert: black 3").mark == "3"
    for seats in ((), (ANNA,), (CARL,)):
        assert titled(board(story, *seats), "The suspect of Bert").mark == ""
    assert titled(board(story, ANNA, BERT, CARL), "The suspect of Bert: black 3").means == (("target", BERT),)


def cells(shown: Board, seat: int) -> dict[str, BoardTile]:
    """The clue board of a suspect, by card."""
    return {
        dict(tile.means)["card"]: tile
        for tile in shown.tiles
        if ("target", seat) in tile.means and "cards" in dict(tile.means)
    }


@pytest.mark.rule("IF-9.1.1", "IF-9.2.1", "IF-9.3.1")
def test_a_clue_board_shows_marks_or_what_can_be_and_with_off_there_is_none() -> None:
    assert cells(board(given(**STORY, helper="off"), CARL), BERT) == {}
    marked = given(**STORY).when(ANNA, Mark(BERT, ("RED-3",), True))
    crossed = {card for card, tile in cells(board(marked, CARL), BERT).items() if tile.mark == "×"}
    assert crossed == {"RED-3"}
    reckoned = cells(board(given(**STORY, helper="auto"), CARL), BERT)
    assert len(reckoned) == 36
    assert reckoned["BLACK-3"].title == "Black 3: possible"
    assert reckoned["YELLOW-3"].title == "Yellow 3: ruled out"
    assert cells(board(given(**STORY, helper="auto"), CARL), ANNA).keys() == reckoned.keys()
    assert cells(board(given(**STORY, helper="auto"), ANNA), ANNA) == {}


def test_clues_go_on_in_another_row_and_nothing_covers_anything() -> None:
    story = given(suspects={BERT: "BLACK-3"}, clues={BERT: YELLOW})
    tiles = board(story, CARL).tiles
    for place, one in enumerate(tiles):
        for other in tiles[place + 1 :]:
            assert (
                one.x + one.width <= other.x
                or other.x + other.width <= one.x
                or one.y + one.height <= other.y
                or other.y + other.height <= one.y
            ), (one.title, other.title)


def test_hands_and_piles_stand_for_what_they_answer() -> None:
    story = given(**STORY)
    sketch = RULESET.sketch(story.table, [story.mind(ANNA)], PEOPLE)
    assert sketch.places[ANNA].cards == (Card("2", "Black", "ink", means=(("card", "BLACK-2"), ("cards", "BLACK-2"))),)
    assert [pile.means for pile in sketch.piles] == [
        (("type", "bide"), ("draw", True)),
        (("type", "nab"),),
        (("type", "draw_reward"),),
    ]
    assert sketch.piles[2].top.mark == "9"
    assert RULESET.sketch(initial(Options(), 3).table, [], PEOPLE).board is None


def test_numbers_to_draw_can_be_pointed_at_and_for_a_reward_the_open_discard() -> None:
    assert {each.mark: each.means for each in board(given()).tiles} == {
        str(number): (("draw", number),) for number in range(4)
    }
    story = given(suspects={BERT: "BLACK-3", CARL: "RED-8"}, discard=YELLOW)
    shown = board(story.when(ANNA, Eliminate(BERT, "BLACK-3")), ANNA)
    lying = [each.means for each in shown.tiles if each.title.startswith("In the discard")]
    assert lying == [(("card", f"YELLOW-{nth}"),) for nth in range(2, 14)]
    hidden = given(suspects={BERT: "BLACK-3", CARL: "RED-8"}, covered=["RED-9", "RED-7"])
    beside = board(hidden.when(ANNA, Eliminate(BERT, "BLACK-3")), ANNA)
    assert [each.means for each in beside.tiles if "face-down" in each.title] == [(("place", 0),), (("place", 1),)]
    over = replace(given().table, outcome=Outcome((), "stuck"))
    assert RULESET.sketch(over, [], PEOPLE).board is None
    assert all(each.x + each.width <= shown.width and each.y + each.height <= shown.height for each in shown.tiles)


def test_who_wants_nothing_points_at_himself() -> None:
    story = given()
    places = RULESET.sketch(story.table, [story.mind(ANNA)], PEOPLE).places
    assert {("draw", False), ("type", "decline_reward"), ("type", "hold_fire")} <= {*places[ANNA].means}
    assert places[BERT].means == (("target", BERT),)
