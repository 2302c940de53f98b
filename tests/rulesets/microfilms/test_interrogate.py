"""MF-4.6: interrogations."""

from __future__ import annotations

import pytest

from domain.kernel.secrecy import UNKNOWN, Known, to
from domain.rulesets.microfilms.model.commands import Interrogate
from domain.rulesets.microfilms.model.events import Interrogated

from . import ANNA, BERT, given


@pytest.mark.rule("MF-4.6.1")
def test_an_interrogation_costs_a_card_or_a_franc() -> None:
    by_card = given(hands={ANNA: ["IB"]}).when(ANNA, Interrogate(BERT, "IB"), luck=["AG-USA"])
    by_card.then(Interrogated(ANNA, BERT, "IB", Known("AG-USA", to(ANNA)))).leaves(discard=["IB"], hands={ANNA: []})
    by_franc = given(francs={ANNA: 1}).when(ANNA, Interrogate(BERT, "FRANC"), luck=["AG-USA"])
    by_franc.then(Interrogated(ANNA, BERT, "FRANC", Known("AG-USA", to(ANNA)))).leaves(francs={ANNA: 0}, house=30)
    given(hands={ANNA: ["SB", "CO"]}).refuses(ANNA, Interrogate(BERT, "IB"), Interrogate(BERT, "FRANC"))


@pytest.mark.rule("MF-4.6.2")
@pytest.mark.parametrize("card", ["SB", "MF-UK", "AG-USA"])
def test_the_interrogator_alone_sees_one_random_card_of_identity_and_hand(card: str) -> None:
    story = given(hands={BERT: ["SB", "MF-UK"]}, francs={ANNA: 1}).when(ANNA, Interrogate(BERT, "FRANC"), luck=[card])
    assert story.asked == (("interrogation", ("MF-UK", "SB", "AG-USA")),)
    assert [getattr(story.seen(by)[0], "card", None) for by in (ANNA, BERT, 2, None)] == [
        Known(card, to(ANNA)),
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
    ]


@pytest.mark.rule("MF-4.6.3")
def test_the_card_goes_back_and_the_target_never_learns_which() -> None:
    before = given(hands={BERT: ["SB", "MF-UK"]}, francs={ANNA: 1})
    seen = [before.when(ANNA, Interrogate(BERT, "FRANC"), luck=[card]) for card in ("SB", "AG-USA")]
    assert seen[0].mind(BERT) == seen[1].mind(BERT) == before.mind(BERT)
    assert seen[0].seen(BERT) == seen[1].seen(BERT)


@pytest.mark.rule("MF-4.6.4")
def test_a_target_with_an_empty_hand_shows_his_identity_for_certain() -> None:
    story = given(francs={ANNA: 1}).when(ANNA, Interrogate(BERT, "FRANC"))
    assert story.asked == (("interrogation", ("AG-USA",)),)
