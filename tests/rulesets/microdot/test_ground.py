"""The board as pages draw it: where cells lie, what throws bring, and what happens on squares that a piece may step to."""

from __future__ import annotations

from domain.kernel.words.ground import Cell
from domain.rulesets.microdot import RULESET
from domain.rulesets.microdot.model.board_graph import row_and_column
from domain.rulesets.microdot.model.kit import DEFAULT_KIT

from . import ANNA, BERT, Story, given, moving


def cells(story: Story, zone: str, seat: int = ANNA) -> dict[str, Cell]:
    return {each.at: each for each in RULESET.words.grounds(story.table, story.state.minds[seat])[zone].all_cells if each.at}


def test_squares_lie_row_by_row_under_what_divides_them() -> None:
    ground = RULESET.words.grounds(given().table, None)["board"]
    assert [row_and_column(each.at) for each in ground.squares] == [(row, column) for row in range(14) for column in range(14)]
    assert all((each.x, each.y) == (2 * column, 2 * row) for each in ground.squares for row, column in [row_and_column(each.at)])
    assert {each.mark for each in ground.cells} == {"wall-post", "wire-rail", "post", "rail", "hub"}


def test_every_place_that_a_piece_can_be_on_is_a_cell() -> None:
    graph = given().table.options.graph
    assert {*graph.squares, *graph.sides, "checkpoint"} <= cells(given(), "board").keys()


def test_the_strip_goes_around_from_centre_to_segments() -> None:
    ring = RULESET.words.grounds(given().table, None)["strip"].cells
    assert [each.at for each in ring[:3]] == ["centre-red", "1", "2"]
    assert len({(each.x, each.y) for each in ring}) == len(DEFAULT_KIT.strip) + 4
    steps = [abs(one.x - other.x) + abs(one.y - other.y) for one, other in zip(ring, (*ring[1:], ring[0]), strict=True)]
    assert set(steps) == {1}


def test_what_each_throw_brings_is_told_to_the_seat_that_throws_on_the_strip() -> None:
    story = given(pieces={ANNA: dict.fromkeys(("gun", "dagger", "ladder"), "box")}, agents=(3, 0))
    badged = {each.badge: each.at for each in cells(story, "strip").values() if each.badge}
    assert badged == {str(face): str(4 + face) for face in range(1, 7)}
    assert not [each for each in cells(story, "strip", BERT).values() if each.badge]
    assert not [each for each in cells(given(), "strip").values() if each.badge], "on the mission"


def test_what_happens_on_a_square_is_said_by_the_command_that_leads_there() -> None:
    far = {ANNA: "g1", BERT: "n7"}
    story = given(pieces={ANNA: {"gun": "d5", "dagger": "m6"}, BERT: {"ladder": "d6", "gun": "e6"}}, bags=far, move=moving())
    found = cells(story, "board")
    assert found["d6"].signs == {"step_gun": "captures"}
    assert found["e6"].signs == {"step_gun": "both fall"}
    assert found["n7"].signs == {"step_dagger": "bag"}
    assert found["d4"].signs == {}
    assert not [each for each in cells(story, "board", BERT).values() if each.signs]


def test_a_breach_is_a_gap_in_the_colour_of_its_owner() -> None:
    story = given(pieces={BERT: {"ladder": "north-4"}})
    [gap] = [each for each in RULESET.words.grounds(story.table, None)["board"].cells if each.mark.startswith("breach")]
    assert (gap.tone, gap.mark, gap.x, gap.y) == ("blue", "breach-post", 13, 6)
