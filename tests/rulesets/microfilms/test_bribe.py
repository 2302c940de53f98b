"""MF-4.3: bribes."""

from __future__ import annotations

from typing import cast

import pytest

from domain.kernel.secrecy import UNKNOWN, Known, to
from domain.rulesets.microfilms.model.cards import Card
from domain.rulesets.microfilms.model.commands import AnswerBribe, Bribe
from domain.rulesets.microfilms.model.events import BribeAccepted, BribeDeclined, BribeOffered, TurnBegan

from . import ANNA, BERT, CARL, given


@pytest.mark.rule("MF-4.3.1")
@pytest.mark.parametrize("card", ["ACE", "SB", "MF-UK", "AL-UK"])
def test_any_card_of_the_own_hand_may_be_offered_face_down(card: Card) -> None:
    story = given(hands={ANNA: [card], BERT: ["IB"]}).refuses(
        ANNA, Bribe(BERT, "IB"), Bribe(BERT, cast("Card", "AG-UK"))
    )
    story = story.when(ANNA, Bribe(BERT, card)).then(BribeOffered(ANNA, BERT, Known(card, to(ANNA))))
    story.leaves(waits={BERT: "bribe"}, hands={ANNA: [card]})


@pytest.mark.rule("MF-4.3.2")
def test_the_target_answers_without_knowing_the_card() -> None:
    story = given(hands={ANNA: ["ACE"]}).when(ANNA, Bribe(BERT, "ACE"))
    assert story.seen(BERT) == [BribeOffered(ANNA, BERT, UNKNOWN)]
    assert story.offered(BERT, AnswerBribe) == [AnswerBribe(True), AnswerBribe(False)]
    other = given(hands={ANNA: ["SB"]}).when(ANNA, Bribe(BERT, "SB"))
    assert (other.table, other.mind(BERT)) == (story.table, story.mind(BERT))


@pytest.mark.rule("MF-4.3.3")
def test_accepting_moves_the_card_and_clears_the_briber() -> None:
    story = given(hands={ANNA: ["ACE"]}).when(ANNA, Bribe(BERT, "ACE")).when(BERT, AnswerBribe(True))
    story.then(BribeAccepted(ANNA, BERT, Known("ACE", to(ANNA, BERT))), TurnBegan(BERT))
    story.leaves(hands={ANNA: [], BERT: ["ACE"]}, cleared=[ANNA], francs=(0, 0, 0))


@pytest.mark.rule("MF-4.3.4")
def test_a_briber_who_was_cleared_stays_cleared() -> None:
    story = given(hands={ANNA: ["ACE"]}, cleared=[ANNA, CARL]).when(ANNA, Bribe(BERT, "ACE"))
    story.when(BERT, AnswerBribe(True)).leaves(cleared=[ANNA, CARL])
    story.when(BERT, AnswerBribe(False)).leaves(cleared=[ANNA, CARL])


@pytest.mark.rule("MF-4.3.5")
def test_declining_costs_a_franc_and_the_card_goes_back_unseen() -> None:
    story = given(hands={ANNA: ["ACE"]}, francs={BERT: 2}).when(ANNA, Bribe(BERT, "ACE")).when(BERT, AnswerBribe(False))
    story.then(BribeDeclined(ANNA, BERT, 1), TurnBegan(BERT))
    story.leaves(francs={ANNA: 1, BERT: 1}, hands={ANNA: ["ACE"], BERT: []}, cleared=[])
    assert story.notes(BERT) == []
    assert story.mind(ANNA).offered is None


@pytest.mark.rule("MF-4.3.6")
def test_a_target_without_francs_may_decline_and_pays_nothing() -> None:
    story = given(hands={ANNA: ["ACE"]}).when(ANNA, Bribe(BERT, "ACE")).when(BERT, AnswerBribe(False))
    story.then(BribeDeclined(ANNA, BERT, 0)).leaves(francs=(0, 0, 0))
