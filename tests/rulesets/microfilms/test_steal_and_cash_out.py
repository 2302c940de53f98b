"""MF-4.4 and MF-4.5: stealing and cashing out."""

from __future__ import annotations

import pytest

from domain.rulesets.microfilms.model.commands import CashOut, Steal
from domain.rulesets.microfilms.model.events import CashedOut, Stole

from . import ANNA, BERT, given


@pytest.mark.rule("MF-4.4.1")
def test_a_steal_card_takes_two_francs_from_another_player() -> None:
    story = given(hands={ANNA: ["SB"]}, francs={BERT: 3}).when(ANNA, Steal(BERT)).then(Stole(ANNA, BERT, 2))
    story.leaves(francs={ANNA: 2, BERT: 1}, discard=["SB"], hands={ANNA: []})
    given(hands={ANNA: ["IB"]}, francs={BERT: 3}).refuses(ANNA, Steal(BERT))


@pytest.mark.rule("MF-4.4.2")
def test_from_a_player_with_one_franc_it_takes_that_franc() -> None:
    story = given(hands={ANNA: ["SB"]}, francs={BERT: 1}).when(ANNA, Steal(BERT))
    story.then(Stole(ANNA, BERT, 1)).leaves(francs={ANNA: 1, BERT: 0})


@pytest.mark.rule("MF-4.4.3")
def test_a_player_without_francs_may_be_aimed_at_for_nothing() -> None:
    story = given(hands={ANNA: ["SB"]}).when(ANNA, Steal(BERT))
    story.then(Stole(ANNA, BERT, 0)).leaves(francs=(0, 0, 0), discard=["SB"])


@pytest.mark.rule("MF-4.5.1")
def test_a_cash_out_card_takes_three_francs_from_the_house() -> None:
    story = given(hands={ANNA: ["CO"]}).when(ANNA, CashOut()).then(CashedOut(ANNA, 3))
    story.leaves(francs={ANNA: 3}, house=27, discard=["CO"], hands={ANNA: []})
    given(hands={ANNA: ["SB", "IB"]}).refuses(ANNA, CashOut())


@pytest.mark.rule("MF-4.5.2")
@pytest.mark.parametrize("house", [0, 1, 2])
def test_a_house_with_less_pays_all_it_has(house: int) -> None:
    story = given(hands={ANNA: ["CO"]}, house=house).when(ANNA, CashOut())
    story.then(CashedOut(ANNA, house)).leaves(francs={ANNA: house}, house=0, discard=["CO"])
