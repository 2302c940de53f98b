"""MD-7: capture."""

from __future__ import annotations

import pytest

from domain.rulesets.microdot.model.commands import STEPS, StepDagger, StepGun, StepLadder, StepPassport
from domain.rulesets.microdot.model.events import ModeChanged, PieceCaptured, PiecesClashed, PieceStepped
from domain.rulesets.microdot.model.pieces import ITEMS, VALUE

from . import ANNA, BERT, given, moving, on_board

FAR = {ANNA: "g1", BERT: "n7"}


@pytest.mark.rule("MD-7.1")
def test_a_higher_piece_captures_a_lower_one() -> None:
    story = given(pieces={ANNA: {"gun": "d5"}, BERT: {"ladder": "d6"}}, bags=FAR, move=moving())
    story = story.when(ANNA, StepGun("d6"))
    story.then(PieceCaptured(BERT, "ladder", ANNA, "d6"), PieceStepped(ANNA, "gun", "d6", None))
    story.stands(BERT, ladder="held-0").stands(ANNA, gun="d6").leaves(modes=("mission", "mission"))


@pytest.mark.rule("MD-7.2")
@pytest.mark.parametrize("item", ITEMS)
def test_equal_pieces_of_every_kind_capture_each_other(item: str) -> None:
    story = given(pieces={ANNA: {item: "d5"}, BERT: {item: "d6"}}, bags=FAR, move=moving())
    story = story.when(ANNA, STEPS[item]("d6"))  # type: ignore[index]
    story.then(PiecesClashed(ANNA, BERT, item, "d6"))  # type: ignore[arg-type]
    story.stands(ANNA, **{item: "held-1"}).stands(BERT, **{item: "held-0"}).leaves(turn=BERT)


@pytest.mark.rule("MD-7.2")
@pytest.mark.parametrize("other", ITEMS)
def test_the_values_decide(other: str) -> None:
    story = given(pieces={ANNA: {"ladder": "d5"}, BERT: {other: "d6"}}, bags=FAR, move=moving())
    assert ("d6" in story.to(ANNA, StepLadder)) == (VALUE["ladder"] >= VALUE[other])  # type: ignore[index]


@pytest.mark.rule("MD-7.3")
def test_with_fewer_than_five_pieces_one_goes_into_recovery_at_once() -> None:
    story = given(pieces={ANNA: {"gun": "d5"}, BERT: {"ladder": "d6", "passport": "box"}}, bags=FAR, move=moving())
    story = story.when(ANNA, StepGun("d6")).has(ModeChanged(BERT, "recovery"))
    story.leaves(modes={BERT: "recovery"}, agents={BERT: None}, turn=BERT)


@pytest.mark.rule("MD-7.3")
def test_with_six_pieces_one_goes_on_after_an_equal_clash_and_with_five_one_does_not() -> None:
    pieces = {ANNA: {"gun": "d5"}, BERT: {"gun": "d6", "passport": "box"}}
    story = given(pieces=pieces, bags=FAR, move=moving()).when(ANNA, StepGun("d6")).has(ModeChanged(BERT, "recovery"))
    story.leaves(modes=("mission", "recovery"), turn=BERT)
    assert (on_board(story, ANNA), on_board(story, BERT)) == (5, 4)
    both = given(pieces={ANNA: {"gun": "d5"}, BERT: {"gun": "d6"}}, bags=FAR, move=moving()).when(ANNA, StepGun("d6"))
    both.leaves(modes=("mission", "mission"), turn=BERT)
    assert not [each for each in both.events if isinstance(each, ModeChanged)]


@pytest.mark.rule("MD-7.3")
def test_a_player_who_is_briefed_stays_so() -> None:
    few = {"ladder": "d6", "passport": "box", "gun": "box"}
    story = given(pieces={ANNA: {"gun": "d5"}, BERT: few}, bags=FAR, move=moving(), agents=(None, 17))
    story.when(ANNA, StepGun("d6")).leaves(modes={BERT: "briefing"}, agents={BERT: 17})


@pytest.mark.rule("MD-7.4")
def test_pieces_on_a_barrier_and_at_the_checkpoint_are_safe_and_before_it_they_are_not() -> None:
    safe = {BERT: {"ladder": "north-4", "passport": "checkpoint", "wire_cutters": "f4"}}
    story = given(pieces={ANNA: {"gun": "g4", "dagger": "g7"}, **safe}, bags=FAR, move=moving())
    reached = {*story.to(ANNA, StepGun), *story.to(ANNA, StepDagger)}
    assert reached & {"north-4", "checkpoint", "f4"} == {"f4"}
    near = given(pieces={ANNA: {"gun": "g6"}, BERT: {"passport": "g7"}}, bags=FAR, move=moving())
    assert "g7" in near.to(ANNA, StepGun)


@pytest.mark.rule("MD-7.5")
def test_in_an_embassy_nothing_is_captured() -> None:
    story = given(pieces={ANNA: {"gun": "f5"}, BERT: {"passport": "f6"}}, bags=FAR, move=moving())
    assert "f6" not in story.to(ANNA, StepGun)
    empty = given(pieces={ANNA: {"gun": "h6", "ladder": "north-1"}}, bags=FAR, move=moving())
    assert "i6" in empty.to(ANNA, StepGun)


@pytest.mark.rule("MD-6.4")
def test_a_higher_piece_may_be_attacked_where_suicide_is_open() -> None:
    pieces = {ANNA: {"passport": "d5"}, BERT: {"gun": "d6"}}
    given(pieces=pieces, bags=FAR, move=moving()).refuses(ANNA, StepPassport("d6"))
    story = given(pieces=pieces, bags=FAR, move=moving(), options={"suicide": True}).when(ANNA, StepPassport("d6"))
    story.then(PieceCaptured(ANNA, "passport", BERT, "d6")).stands(ANNA, passport="held-1").stands(BERT, gun="d6")
    story.leaves(turn=BERT)
