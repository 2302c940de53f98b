"""MF-4.1 and MF-4.2: drawing and passing."""

from __future__ import annotations

import pytest

from domain.kernel.secrecy import Known, to
from domain.rulesets.microfilms.model.commands import AnswerBribe, Bribe, CroupierTurn, DrawCard, Pass
from domain.rulesets.microfilms.model.events import CardDrawn, DiscardTaken, Passed, TurnBegan

from . import ANNA, BERT, CARL, CROUPIER, given


@pytest.mark.rule("MF-4.1.1")
def test_a_card_from_the_deck_is_seen_by_the_drawer_alone() -> None:
    story = given(deck=["ACE", "SB"]).when(ANNA, DrawCard("deck"), luck=["ACE"])
    story.then(CardDrawn(ANNA, Known("ACE", to(ANNA)))).leaves(hands={ANNA: ["ACE"]}, deck=1)


@pytest.mark.rule("MF-4.1.2")
def test_the_top_of_the_discard_is_drawn_before_all_eyes() -> None:
    story = given(discard=["CO", "ACE"]).when(ANNA, DrawCard("discard"))
    story.then(DiscardTaken(ANNA, "ACE", "CO")).leaves(hands={ANNA: ["ACE"]}, discard=["CO"])
    given(discard=["ACE"]).when(ANNA, DrawCard("discard")).then(DiscardTaken(ANNA, "ACE", None)).leaves(discard=[])


@pytest.mark.rule("MF-4.1.3")
def test_an_empty_pile_cannot_be_drawn_from() -> None:
    given().refuses(ANNA, DrawCard("discard"))
    given(deck=[], discard=["SB"]).refuses(ANNA, DrawCard("deck"))
    given(deck=[]).refuses(ANNA, DrawCard("deck"), DrawCard("discard"))


@pytest.mark.rule("MF-4.2.1")
def test_a_player_who_passes_gains_a_franc_from_the_house() -> None:
    given().when(ANNA, Pass()).then(Passed(ANNA, 1), TurnBegan(BERT)).leaves(francs={ANNA: 1}, house=29)


@pytest.mark.rule("MF-4.2.2")
def test_passing_is_possible_with_an_empty_house_too() -> None:
    given(house=0, deck=[]).when(ANNA, Pass()).then(Passed(ANNA, 0)).leaves(francs={ANNA: 0}, house=0)


def test_turns_go_clockwise() -> None:
    story = given(3)
    for seat in (ANNA, BERT, CARL, ANNA):
        story = story.leaves(turn=seat).when(seat, Pass())


def test_nobody_acts_in_anothers_turn_but_to_answer_him() -> None:
    story = given(hands={ANNA: ["CO"], BERT: ["SB"]})
    story.refuses(BERT, Pass(), DrawCard("deck"), AnswerBribe(True)).refuses(CARL, Pass(), AnswerBribe(False))
    asked = story.when(ANNA, Bribe(BERT, "CO"))
    asked.refuses(ANNA, Pass(), AnswerBribe(True), Bribe(BERT, "CO")).refuses(BERT, Pass()).refuses(
        CARL, AnswerBribe(True)
    )
    story.refuses(CROUPIER, CroupierTurn())
