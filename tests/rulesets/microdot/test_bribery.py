"""MD-9: Bribery Cards."""

from __future__ import annotations

import pytest

from domain.rulesets.microdot.model.commands import Decline, StepGun, Throw, UseBribery
from domain.rulesets.microdot.model.events import (
    BriberyAsked,
    BriberyKept,
    BriberyReturned,
    BriberyTaken,
    BriberyUsed,
    ModeChanged,
    MoveOpened,
    SymbolThrown,
)
from domain.rulesets.microdot.model.pieces import ITEMS

from . import ANNA, BERT, Story, boxed, given, moving


@pytest.mark.rule("MD-9.1")
def test_a_mission_card_gives_a_bribery_card_while_there_are_any() -> None:
    story = given().when(ANNA, Throw(), ["mission", "C", "black"]).has(BriberyTaken(ANNA))
    story.leaves(bribery=(1, 0), turn=BERT)
    assert story.table.bribery_stack == 3
    given(bribery=(1, 3)).when(ANNA, Throw(), ["mission", "C", "black"]).leaves(bribery=(1, 3), turn=BERT)


@pytest.mark.rule("MD-9.2")
def test_a_bribery_card_frees_a_piece_before_the_throw() -> None:
    story = given(pieces={ANNA: {"gun": "held-1"}}, bribery=(2, 0)).when(ANNA, UseBribery("gun", "c3"))
    story.then(BriberyUsed(ANNA, "gun", "c3", BERT)).stands(ANNA, gun="c3")
    story.leaves(bribery=(1, 0), waits={ANNA: "throw"}).refuses(ANNA, UseBribery("gun", "c2"))


@pytest.mark.rule("MD-9.2")
def test_several_cards_can_be_used_and_with_five_pieces_the_symbol_die_is_thrown() -> None:
    pieces = {ANNA: {"gun": "held-1", "dagger": "held-1", **boxed("ladder")}}
    story = given(pieces=pieces, modes={ANNA: "recovery"}, agents=(17, None), bribery=(2, 0))
    story = story.when(ANNA, UseBribery("gun", "c3")).leaves(modes={ANNA: "recovery"})
    story = story.when(ANNA, UseBribery("dagger", "c2")).has(ModeChanged(ANNA, "mission"))
    story.leaves(agents={ANNA: None}).when(ANNA, Throw(), ["any"]).has(SymbolThrown(ANNA, "any", 1))


@pytest.mark.rule("MD-9.2")
def test_without_a_card_or_a_captured_piece_there_is_nothing_to_bribe() -> None:
    given(pieces={ANNA: {"gun": "held-1"}}).refuses(ANNA, UseBribery("gun", "c3"))
    given(pieces={ANNA: boxed("gun")}, bribery=(1, 0)).refuses(ANNA, UseBribery("gun", "c3"))
    given(pieces={ANNA: {"gun": "held-1"}}, bribery=(1, 0)).refuses(BERT, UseBribery("gun", "c3"))


@pytest.mark.rule("MD-9.4")
def test_a_mission_card_takes_a_bribery_card_back() -> None:
    story = given(bribery=(2, 0)).when(ANNA, Throw(), ["mission", "I", "white"])
    story.has(BriberyReturned(ANNA)).leaves(bribery=(1, 0), turn=BERT)


def clash(steps: int = 2, **facts: object) -> Story:
    """Anna's Gun met Bert's; both hold a Bribery Card."""
    facts = {"bribery": (1, 1), "options": {"bribery_anytime": True}, **facts}
    pieces = {ANNA: {"gun": "d5", "dagger": "box"}, BERT: {"gun": "d6"}}
    story = given(pieces=pieces, bags={ANNA: "g1", BERT: "n7"}, move=moving("any", steps), **facts)  # type: ignore[arg-type]
    return story.when(ANNA, StepGun("d6"))


@pytest.mark.rule("MD-9.5")
def test_who_just_lost_a_piece_may_bribe_at_once() -> None:
    story = clash(steps=1).has(BriberyAsked((ANNA, BERT))).leaves(waits={ANNA: "bribery", BERT: "bribery"})
    story = story.when(BERT, UseBribery("gun", "l3")).then(BriberyUsed(BERT, "gun", "l3", ANNA))
    story.leaves(waits={ANNA: "bribery"}).when(ANNA, Decline()).then(BriberyKept(ANNA)).leaves(turn=BERT)


@pytest.mark.rule("MD-9.5")
def test_the_move_goes_on_when_all_have_answered() -> None:
    story = clash().leaves(modes={ANNA: "recovery"}).when(BERT, Decline())
    back = story.when(ANNA, UseBribery("gun", "c3")).has(
        ModeChanged(ANNA, "mission"), MoveOpened(ANNA, "any", ITEMS, 1, False)
    )
    back.leaves(waits={ANNA: "move"})
    story.when(ANNA, Decline()).leaves(turn=BERT, move=None)


@pytest.mark.rule("MD-9.5")
def test_nobody_is_asked_without_a_card_or_without_the_option() -> None:
    clash(bribery=(0, 0)).leaves(turn=BERT, waits={BERT: "throw"})
    clash(options={}).leaves(turn=BERT, waits={BERT: "throw"})
