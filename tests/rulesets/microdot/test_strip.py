"""MD-4, MD-5: turns, and what happens on the strip."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from domain.rulesets.microdot.model.commands import Decline, Take, Throw, UseBribery
from domain.rulesets.microdot.model.events import (
    AgentMoved,
    BriefingRead,
    ColouredThrown,
    EquipmentDeclined,
    EquipmentOffered,
    EquipmentTaken,
    ModeChanged,
    TurnBegan,
    TurnLost,
    TurnSkipped,
)
from domain.rulesets.microdot.model.kit import DEFAULT_KIT
from domain.rulesets.microdot.model.options import Deal
from domain.rulesets.microdot.model.pieces import COLOURS, ITEMS

from . import ANNA, BERT, CARL, DORA, Story, boxed, chosen, given, opened

TWO_SHORT = {ANNA: boxed("gun", "ladder")}


def briefed(**facts: object) -> Story:
    """Anna has four pieces on the board, and throws on the strip."""
    return given(pieces=TWO_SHORT, **facts)  # type: ignore[arg-type]


@pytest.mark.rule("MD-4.1", "MD-5.1", "MD-5.3", "MD-5.4", "MD-3.4")
def test_the_example_of_the_rulebook() -> None:
    """Green throws 2 and is offered Wire Cutters; later 4 more, and Briefing Card 5 offers the Ladder."""
    story = chosen(opened(2, deal=Deal(start=(6, 1))), "green", "blue").when(ANNA, Throw(), [2])
    story.then(
        ColouredThrown(ANNA, 2, 1),
        AgentMoved(ANNA, 21, False, DEFAULT_KIT.strip[21]),
        EquipmentOffered(ANNA, ("wire_cutters",)),
    )
    story = story.when(ANNA, Take("wire_cutters", "m12")).then(EquipmentTaken(ANNA, "wire_cutters", "m12", None))
    story = story.when(BERT, Throw(), [2]).when(BERT, Decline()).leaves(turn=ANNA, round=2)
    story = story.when(ANNA, Throw(), [4, 5])
    story.then(
        ColouredThrown(ANNA, 4, 1),
        AgentMoved(ANNA, 25, False, DEFAULT_KIT.strip[25]),
        BriefingRead(ANNA, 5, DEFAULT_KIT.briefing_instruction(5)),
        EquipmentOffered(ANNA, ("ladder",)),
    )
    story.when(ANNA, Take("ladder", "n14")).stands(ANNA, ladder="n14", wire_cutters="m12")


@pytest.mark.rule("MD-4.1")
def test_a_round_is_one_turn_of_everybody() -> None:
    story = given(3, pieces={seat: boxed(*ITEMS) for seat in range(3)}, agents=(0, 10, 20))
    rounds = []
    for face in (3, 3, 3, 1):
        rounds.append((story.table.turn, story.table.round))
        story = story.when(story.table.turn or 0, Throw(), [face])
        story = story.when(story.table.turn or 0, Decline())
    assert rounds == [(ANNA, 1), (BERT, 1), (CARL, 1), (ANNA, 2)]


@pytest.mark.rule("MD-4.2")
def test_turns_to_miss_add_up_and_are_missed_whole() -> None:
    story = briefed(agents=(None, 10), skips=(0, 2), bribery=(0, 1)).when(ANNA, Throw(), [3, 9])
    story.then(
        ColouredThrown(ANNA, 3, 1),
        AgentMoved(ANNA, 2, False, DEFAULT_KIT.strip[2]),
        BriefingRead(ANNA, 9, DEFAULT_KIT.briefing_instruction(9)),
        TurnLost(ANNA),
    )
    assert story.events[4:] == (
        TurnSkipped(BERT, 1), TurnSkipped(ANNA, 2), TurnSkipped(BERT, 2), TurnBegan(ANNA, 3),
    )  # fmt: skip
    story.refuses(BERT, UseBribery("gun", "m1")).leaves(skips=(0, 0), bribery=(0, 1))


@pytest.mark.rule("MD-5.1")
@pytest.mark.parametrize(("colour", "first"), list(zip(COLOURS, (0, 10, 20, 30), strict=True)))
def test_the_first_throw_counts_from_the_own_centre(colour: str, first: int) -> None:
    others = [each for each in COLOURS if each != colour]
    story = given(pieces=TWO_SHORT, colours=(colour, others[0])).when(ANNA, Throw(), [1])
    story.leaves(agents={ANNA: first})


@pytest.mark.rule("MD-5.1")
def test_the_strip_is_a_circle() -> None:
    briefed(agents=(38, None)).when(ANNA, Throw(), [4, 9]).leaves(agents={ANNA: 2})


@pytest.mark.rule("MD-5.2")
@pytest.mark.parametrize("throw", [1, 3])
def test_on_an_occupied_segment_nothing_happens(throw: int) -> None:
    story = briefed(agents=(None, throw - 1)).when(ANNA, Throw(), [throw])
    story.then(ColouredThrown(ANNA, throw, 1), AgentMoved(ANNA, throw - 1, True, DEFAULT_KIT.strip[throw - 1])).leaves(
        turn=BERT
    )


@pytest.mark.rule("MD-5.3")
def test_equipment_may_be_declined() -> None:
    story = briefed().when(ANNA, Throw(), [4]).when(ANNA, Decline())
    story.then(EquipmentDeclined(ANNA)).stands(ANNA, gun="box").leaves(turn=BERT)


@pytest.mark.rule("MD-5.3")
def test_a_piece_on_the_board_is_not_offered_again() -> None:
    briefed().when(ANNA, Throw(), [1]).then(
        ColouredThrown(ANNA, 1, 1), AgentMoved(ANNA, 0, False, DEFAULT_KIT.strip[0])
    ).leaves(turn=BERT)


@pytest.mark.rule("MD-5.3", "MD-5.8")
def test_a_captured_piece_comes_back_from_its_captor() -> None:
    story = given(pieces={ANNA: {"gun": "held-1", "ladder": "box"}}, modes={ANNA: "recovery"}).when(ANNA, Throw(), [4])
    story = story.when(ANNA, Take("gun", "c3"))
    story.then(EquipmentTaken(ANNA, "gun", "c3", BERT), ModeChanged(ANNA, "mission"))


@pytest.mark.rule("MD-5.4")
def test_a_briefing_collects_what_is_not_on_the_board() -> None:
    story = briefed(agents=(2, None)).when(ANNA, Throw(), [3, 8])
    story.has(EquipmentOffered(ANNA, ("gun", "ladder")))
    briefed(agents=(2, None)).when(ANNA, Throw(), [3, 3]).leaves(turn=BERT, waits={BERT: "throw"})


@pytest.mark.rule("MD-5.4")
def test_throwing_again_moves_on_at_most_three_times() -> None:
    story = briefed(agents=(2, None)).when(ANNA, Throw(), [3, 1, 1])
    story.has(ColouredThrown(ANNA, 1, 2), EquipmentOffered(ANNA, ("ladder",))).leaves(agents={ANNA: 6})
    chart = {"kit": {"briefing": [
        {"number": 1, "cards": 9, "instruction": {"does": "again"}},
        {"number": 5, "cards": 9, "instruction": {"does": "collect", "items": ["ladder"]}},
    ]}}  # fmt: skip
    story = given(pieces=TWO_SHORT, agents=(2, None), options=chart)
    story = story.when(ANNA, Throw(), [3, 1, 2, 1, 2, 1, 3, 1])
    story.has(ColouredThrown(ANNA, 3, 4)).leaves(turn=BERT, agents={ANNA: 12})


@pytest.mark.rule("MD-5.5")
def test_a_piece_is_placed_on_a_free_dark_square_of_ones_choice() -> None:
    story = briefed(bags={BERT: "c3"}).when(ANNA, Throw(), [4])
    taken = {getattr(story.table.pieces[ANNA], item) for item in ITEMS}
    free = {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"} - taken - {"c3"}
    assert "c3" not in taken
    assert set(story.to(ANNA, Take)) == free
    story.refuses(ANNA, Take("gun", "c3"), Take("gun", "b2"), Take("gun", "d5"), Take("ladder", min(free)))


@pytest.mark.rule("MD-5.6")
def test_with_no_dark_square_free_it_goes_nearest_the_hq() -> None:
    dark = ("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3")
    crowd: dict[int, Mapping[str, str]] = {
        ANNA: boxed("gun", "ladder", "dagger", "passport", "earphones", "wire_cutters"),
        BERT: dict(zip(ITEMS, dark, strict=False)),
        CARL: {"gun": "b3", "dagger": "c3"},
    }
    story = given(3, pieces=crowd).when(ANNA, Throw(), [4])
    assert story.to(ANNA, Take) == ["b2"]


@pytest.mark.rule("MD-4.3", "MD-5.7")
def test_with_five_pieces_the_mission_begins() -> None:
    story = briefed(agents=(2, None)).when(ANNA, Throw(), [1]).when(ANNA, Take("gun", "c3"))
    story.then(EquipmentTaken(ANNA, "gun", "c3", None), ModeChanged(ANNA, "mission"))
    story.leaves(modes={ANNA: "mission"}, agents={ANNA: None}, turn=BERT)
    with pytest.raises(AssertionError, match="die/symbol"):
        given().when(ANNA, Throw(), [9])


@pytest.mark.rule("MD-5.8")
def test_the_sixth_piece_will_do_in_recovery() -> None:
    story = given(pieces={ANNA: {"gun": "held-1", "ladder": "box"}}, modes={ANNA: "recovery"}).when(
        ANNA, Throw(), [3, 5]
    )
    story.when(ANNA, Take("ladder", "c3")).leaves(modes={ANNA: "mission"}).stands(ANNA, gun="held-1")


@pytest.mark.rule("MD-5.8")
def test_a_piece_that_was_lost_while_briefed_is_collected_again() -> None:
    story = given(pieces={ANNA: {"gun": "held-1", **boxed("ladder", "dagger")}}).leaves(modes={ANNA: "briefing"})
    story.when(ANNA, Throw(), [4]).when(ANNA, Take("gun", "c3")).leaves(modes={ANNA: "briefing"})


@pytest.mark.rule("MD-10.5")
def test_with_no_piece_left_one_still_goes_around_the_strip() -> None:
    story = given(4, pieces={ANNA: dict.fromkeys(ITEMS, "held-1")}, modes={ANNA: "recovery"})
    story.when(ANNA, Throw(), [4]).has(EquipmentOffered(ANNA, ("gun",))).leaves(turn=ANNA)
    assert DORA in story.table.order
