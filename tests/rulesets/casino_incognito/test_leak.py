"""CI-8: the Leak, disavowing, and the end of a round."""

from __future__ import annotations

import pytest

from domain.kernel.secrecy import UNKNOWN
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.commands import Disavow, Stay
from domain.rulesets.casino_incognito.model.events.hand_events import LeakTurned
from domain.rulesets.casino_incognito.model.events.round_events import (
    Advanced,
    AnswersOpened,
    DisavowalSealed,
    Disavowed,
)

from . import ANNA, BERT, CARL, given


@pytest.mark.rule("CI-8.1.1", "CI-8.2.1", "CI-4.4.1")
def test_cards_leak_in_the_second_and_third_round() -> None:
    first = given(leak=[("9H", 0)]).begin("leak")
    assert first.told(LeakTurned) == []
    second = given(leak=[("9H", 0)], round=2).begin("leak", leak_1=["8H"])
    assert second.told(LeakTurned) == [LeakTurned("8H")]
    third = given(leak=[("9H", 0), ("8H", 0)], round=3).begin("leak", leak_1=["7H"])
    assert [each.card for each in third.table.leak] == ["9H", "8H", "7H"]


@pytest.mark.rule("CI-8.1.2")
def test_the_leak_may_come_otherwise() -> None:
    options = {"leak": "NO_SETUP_CARD"}
    assert given(options=options).begin("hand").table.leak == ()
    assert len(given(options=options).begin("leak").table.leak) == 1
    options = {"leak": "TWO_ROUND_HAND"}
    assert len(given(leak=[("9H", 0)], options=options).begin("leak").table.leak) == 2
    assert len(given(leak=[("9H", 0), ("8H", 0)], round=2, options=options).begin("leak").table.leak) == 3


@pytest.mark.rule("CI-8.3.1", "CI-13.2.2")
def test_all_say_at_once_whether_they_disavow() -> None:
    story = given().begin("leak").asks("disavow", ANNA, BERT, CARL)
    one, other = story.when(BERT, Disavow()), story.when(BERT, Stay())
    for by in (None, ANNA):
        assert one.seen(DisavowalSealed, by) == other.seen(DisavowalSealed, by) == [DisavowalSealed(BERT, UNKNOWN)]
    assert one.mind(BERT).answer == "DISAVOW"
    assert one.table.disavowed == (False, False, False)
    over = one.when(ANNA, Stay()).when(CARL, Stay())
    assert over.told(AnswersOpened) == [AnswersOpened((BERT,))]
    assert over.table.disavowed == (False, True, False)


NINE = (2, 3, 4, 5, 6, 7, 8, 9, 10)


@pytest.mark.rule("CI-8.4.1")
def test_who_is_identified_must_disavow() -> None:
    story = given(marks={ANNA: NINE, BERT: NINE[:-1]}, agents={ANNA: 1, BERT: 10}).begin("leak")
    over = story.asks("disavow", BERT, CARL).when(BERT, Stay()).when(CARL, Stay())
    assert over.told(AnswersOpened) == [AnswersOpened((ANNA,))]
    alone = given(2, marks={ANNA: NINE, BERT: (1, *NINE[1:])}, agents={ANNA: 1, BERT: 2}).begin("leak")
    assert alone.told(AnswersOpened) == [AnswersOpened((ANNA, BERT))]
    more = given(marks={ANNA: NINE}, rooms={}, options={"disguises": "ALL_20"})
    assert not more.table.is_identified(ANNA)


@pytest.mark.rule("CI-8.5.1", "CI-1.2.2")
def test_the_old_disguise_goes_back_before_another_is_drawn() -> None:
    story = given(marks={ANNA: [4, 5]}, agents={ANNA: 3}).begin("leak").when(BERT, Stay()).when(CARL, Stay())
    same = story.when(ANNA, Disavow(), disguises=[3])
    assert same.mind(ANNA).agent == 3
    other = story.when(ANNA, Disavow(), disguises=[9])
    assert other.mind(ANNA).agent == 9
    assert 3 in other.state.house.disguises
    assert 9 not in other.state.house.disguises
    assert other.table.marks[ANNA] == ()
    assert other.seen(Disavowed, BERT) == [Disavowed(ANNA, UNKNOWN, UNKNOWN)]


@pytest.mark.rule("CI-8.5.1")
def test_disavowals_follow_in_turn_order() -> None:
    story = given(track=[2, 1, 0]).begin("leak")
    for seat in (ANNA, BERT, CARL):
        story = story.when(seat, Disavow())
    assert [each.seat for each in story.told(Disavowed)] == [CARL, BERT, ANNA]


@pytest.mark.rule("CI-8.6.1", "CI-10.3.1")
def test_one_is_disavowed_until_the_hand_is_over() -> None:
    story = given(disavowed=[BERT], round=2)
    assert story.begin("round_end").table.disavowed[BERT]
    assert not story.begin("hand_end").table.disavowed[BERT]


@pytest.mark.rule("CI-8.7.1")
def test_advances_follow_in_the_order_in_which_they_were_earned() -> None:
    story = given(track=[0, 1, 2], advances=(CARL, BERT, CARL), round=3, tiles=[0]).begin("round_end")
    assert [each.track for each in story.told(Advanced)] == [(0, 2, 1), (0, 1, 2), (0, 2, 1)]
    first = given(advances=(ANNA,), round=3, tiles=[0]).begin("round_end")
    assert first.told(Advanced) == []


@pytest.mark.rule("CI-12.3")
def test_an_absent_player_stays() -> None:
    story = given().begin("leak")
    assert RULESET.default(story.table, story.mind(ANNA)) == Stay()
