"""CI-5 and CI-6: surveillance, and blending in."""

from __future__ import annotations

import pytest

from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.commands import Move, Pass, PayMove, Skip
from domain.rulesets.casino_incognito.model.events.hand_events import ConversationLost, DieRolled

from . import ANNA, BERT, CARL, given


@pytest.mark.rule("CI-5.1.1", "CI-5.2.1", "CI-5.3.1")
def test_empty_rooms_fall_silent_and_every_conversation_gets_a_card() -> None:
    table = given(4, talks=[(3, ("9H", "8H")), (5, ("7H",))], rooms={3: 2})
    story = table.begin("surveillance", die_1=[6], die_3=[9], surveillance_1=["AS", "KS", "QS"])
    assert story.told(ConversationLost) == [ConversationLost(1, ("9H", "8H"))]
    assert story.told(DieRolled) == [DieRolled(1, 6), DieRolled(3, 9)]
    assert story.table.conversations == ((6, ("AS",)), (5, ("7H", "KS")), (9, ("QS",)))
    assert story.table.discard == ("8H", "9H")


@pytest.mark.rule("CI-6.1.1")
def test_a_hand_has_three_rounds_and_is_scored_then() -> None:
    assert [given(round=number).begin("round_end").table.phase for number in (1, 2)] == ["free_moves"] * 2
    assert given(round=3, tiles=[0]).begin("round_end").table.phase == "scoring"
    assert given(round=2, tiles=[0], options={"leak": "TWO_ROUND_HAND"}).begin("round_end").table.phase == "scoring"


@pytest.mark.rule("CI-6.2.1", "CI-6.2.2")
def test_a_question_is_skipped_only_where_everybody_sees_the_answer() -> None:
    table = given(talks=[(1, ("9H",))], chips=[5, 0, 5], agents={ANNA: 1, CARL: 4})
    story = table.begin("contact").asks("bid", ANNA, CARL)
    assert story.kinds(ANNA) == ["sit_out"]
    assert story.kinds(CARL) == ["bid", "sit_out"]


@pytest.mark.rule("CI-6.3.1")
def test_in_turn_order_each_may_move_one_character_one_room() -> None:
    story = given(track=[1, 0, 2]).begin("free_moves").asks("move", BERT)
    story.refuses(BERT, Move(1, 3), Move(1, 1), Move(11, 2), Pass(), PayMove(1, 1, 2)).refuses(ANNA, Move(1, 2))
    moved = story.when(BERT, Move(1, 2)).asks("move", ANNA)
    assert moved.table.characters_in(2) == (1, 2)
    assert moved.table.chips == (5, 5, 5)
    last = moved.when(ANNA, Skip()).asks("move", CARL).when(CARL, Move(1, 6))
    last.asks("pay_move", BERT)
    assert last.table.rooms[0] == 6


@pytest.mark.rule("CI-6.4.1", "CI-6.4.2", "CI-6.4.3")
def test_the_price_of_a_move_never_falls() -> None:
    story = given(chips=[5, 5, 5]).begin("paid_moves").asks("pay_move", ANNA)
    story.refuses(ANNA, PayMove(0, 1, 2), PayMove(6, 1, 2), PayMove(1, 1, 3), Move(1, 2))
    raised = story.when(ANNA, PayMove(3, 1, 2)).asks("pay_move", BERT)
    assert raised.table.chips == (2, 5, 5)
    again = raised.refuses(BERT, PayMove(2, 1, 3)).when(BERT, PayMove(3, 1, 3)).asks("pay_move", CARL)
    assert again.table.rooms[0] == 3


@pytest.mark.rule("CI-6.5.1", "CI-6.6.1")
def test_passing_is_final_and_the_last_one_may_go_on() -> None:
    story = given(chips=[5, 5, 2]).begin("paid_moves").when(ANNA, Pass()).asks("pay_move", BERT)
    alone = story.when(BERT, PayMove(1, 1, 2)).when(CARL, Pass()).asks("pay_move", BERT)
    once = alone.when(BERT, PayMove(2, 1, 1)).asks("pay_move", BERT)
    over = once.when(BERT, PayMove(2, 1, 2))
    assert over.table.phase == "leak"
    poor = given(chips=[5, 5, 2]).begin("paid_moves").when(ANNA, PayMove(3, 1, 2)).asks("pay_move", BERT)
    assert poor.when(BERT, Pass()).table.phase == "leak"


@pytest.mark.rule("CI-12.2")
def test_an_absent_player_moves_nobody_and_pays_nothing() -> None:
    free, paid = given().begin("free_moves"), given().begin("paid_moves")
    assert RULESET.default(free.table, free.mind(ANNA)) == Skip()
    assert RULESET.default(paid.table, paid.mind(ANNA)) == Pass()
