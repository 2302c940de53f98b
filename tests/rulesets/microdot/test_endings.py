"""MD-10: draws. MD-13: absent players."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.errors import Malformed
from domain.rulesets.microdot import RULESET
from domain.rulesets.microdot.model.commands import AnswerDraw, ChooseColour, Decline, Pass, ProposeDraw, Take, Throw
from domain.rulesets.microdot.model.ending_events import DrawAnswered, DrawProposed, DrawRefused, Ended
from domain.rulesets.microdot.model.options import Deal, Options

from . import ANNA, BERT, CARL, Story, boxed, given, moving, opened


@pytest.mark.rule("MD-10.3")
def test_after_the_last_round_the_game_is_a_draw() -> None:
    story = given(move=moving(), turns=2, round=1, turn=BERT, options={"max_rounds": 1})
    story.when(BERT, Pass()).ends(reason="round_cap")
    story = given(move=moving(), turns=1, options={"max_rounds": 1}, skips=(0, 1))
    story.when(ANNA, Pass()).ends(reason="round_cap")
    assert Options().max_rounds == 200


@pytest.mark.rule("MD-10.3")
@pytest.mark.parametrize("rounds", [0, 1001])
def test_the_cap_is_from_one_to_a_thousand_rounds(rounds: int) -> None:
    with pytest.raises(Malformed):
        RULESET.seating(Options(max_rounds=rounds), 2)


@pytest.mark.rule("MD-10.4")
def test_draws_are_agreed_on_by_all_where_the_table_allows_it() -> None:
    given(3).refuses(ANNA, ProposeDraw())
    story = given(3, options={"draw_by_agreement": True}).when(ANNA, ProposeDraw())
    story.then(DrawProposed(ANNA, (BERT, CARL))).leaves(waits={BERT: "draw_offer", CARL: "draw_offer"})
    agreed = story.when(CARL, AnswerDraw(True)).when(BERT, AnswerDraw(True))
    agreed.then(DrawAnswered(BERT, True), Ended((), "draw_agreed")).ends(reason="draw_agreed")
    refused = story.when(CARL, AnswerDraw(False)).then(DrawAnswered(CARL, False), DrawRefused())
    refused.leaves(waits={ANNA: "throw"}).refuses(ANNA, ProposeDraw())


def answer(story: Story, seat: int) -> Any:
    return RULESET.default(story.table, story.mind(seat))


@pytest.mark.rule("MD-13.1")
def test_an_absent_player_chooses_the_first_colour_throws_and_moves_nothing() -> None:
    story = opened(2, deal=Deal(start=(6, 1)))
    assert answer(story, ANNA) == ChooseColour("red")
    assert answer(story.when(ANNA, ChooseColour("red")), BERT) == ChooseColour("blue")
    assert answer(given(), ANNA) == Throw()
    assert answer(given(move=moving()), ANNA) == Pass()
    must = given(move=moving(), options={"mandatory_move": True})
    assert any(answer(must, ANNA) == each for kind in RULESET.commands for each in must.offered(ANNA, kind))


@pytest.mark.rule("MD-13.2")
def test_an_absent_player_takes_what_he_needs() -> None:
    story = given(pieces={ANNA: boxed("gun", "ladder")}, agents=(2, None)).when(ANNA, Throw(), [3, 8])
    assert answer(story, ANNA) == Take("gun", "c3")
    enough = given(pieces={ANNA: {"gun": "held-1"}}).when(ANNA, Throw(), ["mission", "I", "black"])
    assert answer(enough, ANNA) == Decline()


@pytest.mark.rule("MD-13.3")
def test_an_absent_player_uses_no_card_and_agrees_to_no_draw() -> None:
    asked = given(2, options={"draw_by_agreement": True}).when(ANNA, ProposeDraw())
    assert answer(asked, BERT) == AnswerDraw(False)
    lost = given(pieces={ANNA: {"gun": "held-1"}}, bribery=(1, 0))
    assert answer(lost, ANNA) == Throw()
    at_once = given(pieces={BERT: {"gun": "held-0"}}, bribery=(0, 1), asked=(BERT,))
    assert answer(at_once, BERT) == Decline()
