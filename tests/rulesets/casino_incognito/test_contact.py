"""CI-7: making contact."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.secrecy import UNKNOWN
from domain.kernel.words.scene import EMPTY, zone
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.commands import Bid, ChooseRoom, Pick, SitOut, Stay
from domain.rulesets.casino_incognito.model.events.hand_events import Asked
from domain.rulesets.casino_incognito.model.events.round_events import (
    AdvanceEarned,
    BidSealed,
    BidsOpened,
    ConversationTaken,
    Eavesdropped,
    RoomResolved,
    SatOut,
)
from domain.rulesets.casino_incognito.model.intrigue_state import FaceDown, IntrigueState
from domain.rulesets.casino_incognito.model.table import Contact, OpenBid

from . import ANNA, BERT, CARL, DORA, EMIL, Story, given

CROWD = {1: 4, 2: 4, 3: 4, 5: 4, 6: 4}
"""Characters that stand in room 4 beside character 4."""
FAR = {ANNA: 7, BERT: 8, CARL: 9, DORA: 10, EMIL: 1}


def crowded(players: int = 4, *, talks: int = 1, **facts: object) -> Story:
    """A room full of characters, with conversations."""
    held = [(4, (f"{spot}H",)) for spot in range(2, 2 + talks)]
    return given(players, talks=held, rooms=CROWD, agents=FAR, **facts).begin("contact")  # type: ignore[arg-type]


@pytest.mark.rule("CI-7.1.1")
def test_the_last_on_the_track_names_one_room_after_the_other() -> None:
    story = given(4, talks=[(4, ("9H",)), (5, ("8H",)), (6, ("7H",))]).begin("contact").asks("room", DORA)
    story.refuses(DORA, ChooseRoom(7)).refuses(ANNA, ChooseRoom(4))
    named = story.when(DORA, ChooseRoom(5)).asks("bid", ANNA, BERT, CARL, DORA)
    for seat in range(4):
        named = named.when(seat, SitOut())
    again = named.asks("room", DORA).refuses(DORA, ChooseRoom(5)).when(DORA, ChooseRoom(6))
    for seat in range(4):
        again = again.when(seat, SitOut())
    assert again.table.contact is not None
    assert again.table.contact.room == 4


@pytest.mark.rule("CI-7.2.1", "CI-13.2.2")
def test_bids_are_sealed_and_look_alike() -> None:
    story = crowded().asks("bid", ANNA, BERT, CARL, DORA)
    story.refuses(ANNA, Bid(0, 1), Bid(6, 1), Bid(2), Bid(2, 10))
    high, none = story.when(ANNA, Bid(5, 1)), story.when(ANNA, SitOut())
    for by in (None, BERT):
        assert high.seen(BidSealed, by) == none.seen(BidSealed, by) == [BidSealed(ANNA, UNKNOWN, UNKNOWN)]
        assert len(high.events) == len(none.events)
    assert high.mind(ANNA).bid == OpenBid(ANNA, 5, 1)
    high.asks("bid", BERT, CARL, DORA)


@pytest.mark.rule("CI-7.2.2")
def test_without_chips_nobody_is_asked() -> None:
    story = crowded(chips=[0, 5, 0, 5]).asks("bid", BERT, DORA)
    over = story.when(BERT, Bid(1, 1)).when(DORA, SitOut())
    assert over.told(SatOut) == [SatOut((ANNA, CARL, DORA), 1)]
    assert over.table.chips == (1, 4, 1, 6)


@pytest.mark.rule("CI-7.2.2", "CI-7.3.3")
def test_the_log_says_who_is_passed_over_at_bids() -> None:
    people = ("Anna", "Bert", "Carl", "Dora")
    purses = replace(EMPTY, zones=tuple(zone(f"chips:{seat}", "spot", "Chips") for seat in range(4)))
    for chips, told in (([0, 5, 0, 5], "Anna and Carl cannot bid here. "), ([1, 1, 1, 1], "")):
        asked = Asked("bid", tuple(seat for seat, each in enumerate(chips) if each))
        crowded(chips=chips).asks("bid", *asked.seats)
        assert RULESET.words.line(asked, people).startswith(f"{told}{people[asked.seats[0]]}")
        assert RULESET.words.motion(asked, purses, purses).weight == ("part" if told else "silent")
    assert "cannot bid" not in RULESET.words.line(Asked("pick", (1,)), people)


def bids(story: Story, *chips: int) -> Story:
    """Every seat bids and names a character of its own."""
    for seat, each in enumerate(chips):
        story = story.when(seat, Bid(each, seat + 1) if each else SitOut(), eavesdropping_1=["AS"])
    return story


@pytest.mark.rule("CI-7.3.1", "CI-7.3.2")
def test_a_bid_names_one_who_is_not_the_agent_and_marks_him() -> None:
    story = crowded(marks={BERT: [1], CARL: [2]})
    over = bids(story, 1, 1, 0, 0)
    assert over.table.marks == ((1,), (1, 2), (2,), ())
    crowded(marks={ANNA: [1, 2]}).refuses(ANNA, Bid(1, 1), Bid(1, 2), Bid(1, 7))


@pytest.mark.rule("CI-7.3.3")
def test_with_all_characters_marked_nobody_is_asked() -> None:
    crowded(marks={ANNA: [1, 2, 3, 4, 5, 6]}).asks("bid", BERT, CARL, DORA)
    story = given(3, talks=[(4, ("9H",)), (4, ("8H",))], rooms={4: 5}).begin("contact")
    assert story.told(BidsOpened) == [BidsOpened((), ((), (), ()))]
    assert story.table.chips == (5, 5, 5)


@pytest.mark.rule("CI-7.3.4")
def test_with_only_the_own_agent_unmarked_one_is_asked_and_can_bid_nothing() -> None:
    story = given(2, talks=[(4, ("9H",))], agents={ANNA: 4, BERT: 5}).begin("contact").asks("bid", ANNA, BERT)
    assert story.kinds(ANNA) == ["sit_out"]
    story.refuses(ANNA, Bid(1, 4))
    facts: dict[str, Any] = {"talks": [(4, ("9H",))], "agents": {ANNA: 4, BERT: 5}}
    facts["marks"] = {ANNA: [1, 2, 3, 5, 6, 7, 8, 9, 10]}
    given(2, **facts).begin("contact").asks("bid", BERT)
    given(2, options={"contact": "AGENT_PRESENT"}, **facts).begin("contact").asks("bid", ANNA, BERT)
    given(2, plot=IntrigueState(henchmen=(ANNA,)), **facts).begin("contact").asks("bid", ANNA, BERT)


@pytest.mark.rule("CI-7.3.5")
def test_a_literal_bid_names_nobody() -> None:
    story = given(2, talks=[(4, ("9H",))], rooms={4: 5}, options={"contact": "LITERAL"}).begin("contact")
    story.asks("bid", ANNA, BERT).refuses(ANNA, Bid(1, 4))
    assert story.when(ANNA, Bid(1)).when(BERT, SitOut()).table.marks == ((), ())


@pytest.mark.rule("CI-7.3.5")
def test_a_bid_may_say_that_the_agent_is_present() -> None:
    options = {"contact": "AGENT_PRESENT"}
    story = given(2, talks=[(4, ("9H",))], rooms={5: 4}, agents={ANNA: 5, BERT: 6}, options=options).begin("contact")
    assert [story.kinds(ANNA), story.kinds(BERT)] == [["bid", "sit_out"], ["sit_out"]]
    over = story.when(ANNA, Bid(2)).when(BERT, SitOut())
    assert over.table.marks == ((1, 2, 3, 6, 7, 8, 9, 10), ())


@pytest.mark.rule("CI-7.4.1", "CI-7.5.2", "CI-7.6.1", "CI-7.7.1", "CI-7.8.1")
def test_the_best_bid_takes_the_conversation_and_the_others_overhear() -> None:
    story = bids(crowded(), 3, 2, 2, 0)
    assert story.table.chips == (2, 4, 4, 8)
    assert story.table.open == (("2H",), (), (), ())
    assert story.told(ConversationTaken) == [ConversationTaken(ANNA, 1, ("2H",), 3)]
    assert story.told(AdvanceEarned) == [AdvanceEarned(ANNA)]
    assert [(each.seat, each.count) for each in story.told(Eavesdropped)] == [(CARL, 1), (BERT, 1)]
    assert story.mind(CARL).hidden == ("AS",)
    assert story.seen(Eavesdropped, BERT)[0].cards == UNKNOWN
    assert story.told(SatOut) == [SatOut((DORA,), 3)]


@pytest.mark.rule("CI-7.4.1")
def test_of_equal_bids_the_later_on_the_track_comes_first() -> None:
    assert bids(crowded(), 2, 2, 0, 0).told(ConversationTaken)[0].seat == BERT
    assert bids(crowded(track=[1, 0, 2, 3]), 2, 2, 0, 0).told(ConversationTaken)[0].seat == ANNA


@pytest.mark.rule("CI-7.5.1", "CI-7.5.2", "CI-7.5.3", "CI-7.6.1")
def test_with_two_conversations_the_second_bidder_picks_and_pays_too() -> None:
    story = bids(crowded(talks=2), 1, 3, 2, 0).asks("pick", BERT)
    story.refuses(BERT, Pick(3)).refuses(CARL, Pick(1))
    over = story.when(BERT, Pick(2))
    assert over.told(ConversationTaken) == [
        ConversationTaken(BERT, 2, ("3H",), 3),
        ConversationTaken(CARL, 1, ("2H",), 2),
    ]
    assert over.table.chips == (4, 2, 3, 8)
    assert over.table.advances == (BERT,)
    one = bids(crowded(talks=2), 0, 1, 0, 0).when(BERT, Pick(1))
    assert one.table.conversations[1].cards == ("3H",)


@pytest.mark.rule("CI-7.9.1", "CI-7.5.3")
def test_where_nobody_bids_nobody_gets_anything_and_the_pile_stays() -> None:
    story = bids(crowded(), 0, 0, 0, 0)
    assert story.table.chips == (5, 5, 5, 5)
    assert story.told(RoomResolved) == [RoomResolved(4)]
    assert story.table.conversations[0].cards == ("2H",)


@pytest.mark.rule("CI-12.2", "CI-12.3")
def test_an_absent_player_bids_nothing_and_picks_the_most() -> None:
    story = crowded()
    assert RULESET.default(story.table, story.mind(ANNA)) == SitOut()
    rooms = given(3, talks=[(6, ("9H",)), (4, ("8H",))]).begin("contact")
    assert RULESET.default(rooms.table, rooms.mind(CARL)) == ChooseRoom(4)
    held = given(4, talks=[(4, ("2H",)), (4, ("3H", "4H"))], rooms=CROWD, agents=FAR).begin("contact")
    picking = bids(held, 2, 0, 0, 0)
    assert RULESET.default(picking.table, picking.mind(ANNA)) == Pick(2)
    laid = replace(picking.table, plot=IntrigueState(down=(FaceDown(1, BERT), FaceDown(1, BERT))))
    assert RULESET.default(laid, picking.mind(ANNA)) == Pick(1)


def test_the_contacts_of_a_round_are_told_again() -> None:
    story = crowded(3)
    for seat, bid in ((ANNA, Bid(3, 1)), (BERT, Bid(1, 2)), (CARL, SitOut())):
        story = story.when(seat, bid)
    bids = (OpenBid(ANNA, 3, 1), OpenBid(BERT, 1, 2))
    assert story.table.met == (Contact(4, bids, took=(ANNA,)),)
    for seat in (ANNA, BERT, CARL):
        story = story.when(seat, Stay())
    assert (story.table.round, story.table.met) == (2, ())
