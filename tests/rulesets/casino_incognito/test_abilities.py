"""CI-15 and CI-16.2: what each card does when it is played."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.secrecy import UNKNOWN
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.commands import (
    Aim,
    Bid,
    CashIn,
    ChooseRoom,
    Disavow,
    MarkTwo,
    Move,
    Pass,
    PayDart,
    PayMove,
    PlaceDrinks,
    SitOut,
    Skip,
    Strike,
    Submit,
)
from domain.rulesets.casino_incognito.model.events.ability_events import (
    BombOver,
    CardsBought,
    CharacterFled,
    ChipsCashedIn,
    DartPaid,
    DartSuffered,
    DartThrown,
    FemmePaid,
    HenchmanHired,
    Intimidated,
    MarksOpened,
    MarksSealed,
    MusclePaid,
    TokenPlaced,
    TokensRemoved,
)
from domain.rulesets.casino_incognito.model.events.intrigue_events import NothingCame
from domain.rulesets.casino_incognito.model.events.round_events import Disavowed, MoveSkipped
from domain.rulesets.casino_incognito.model.intrigue_state import IntrigueState, Token

from . import ANNA, BERT, CARL, Story, given
from .windows import TALKS, played, window


@pytest.mark.rule("CI-15.2.1", "CI-15.2.2")
def test_muscle_takes_chips_from_whoever_moves_into_its_room() -> None:
    asked = played(window("before_blending_in", hidden={ANNA: ["3C"]}), ANNA, "3C").asks("target", ANNA)
    placed = asked.refuses(ANNA, Aim(11)).when(ANNA, Aim(2))
    assert placed.told(TokenPlaced) == [TokenPlaced(ANNA, "muscle", 2, 2)]
    assert placed.table.plot.muscle == Token(ANNA, 2, 2)
    moved = placed.asks("move", ANNA).when(ANNA, Move(1, 2))
    assert moved.told(MusclePaid) == [MusclePaid(ANNA, 2)]
    assert moved.table.chips == (5 - 1 - 2, 5, 5)
    free = moved.when(BERT, Move(2, 5))
    assert free.table.chips == moved.table.chips
    paid = free.when(CARL, Skip()).asks("pay_move", ANNA).when(ANNA, Pass()).when(BERT, PayMove(1, 3, 2))
    assert (paid.table.chips[BERT], paid.table.price) == (5 - 1 - 2, 1)


@pytest.mark.rule("CI-15.2.3")
def test_a_move_that_cannot_be_paid_is_not_open() -> None:
    plot = IntrigueState(muscle=Token(CARL, 2, 3), femme=Token(CARL, 3, 2))
    story = given(plot=plot, chips=[2, 9, 9]).begin("free_moves")
    story.refuses(ANNA, Move(1, 2)).when(ANNA, Move(7, 3))
    paying = given(plot=plot, chips=[4, 5, 9]).begin("paid_moves")
    paying.refuses(ANNA, PayMove(2, 1, 2), PayMove(1, 3, 2)).when(ANNA, PayMove(1, 1, 2))
    paying.when(ANNA, PayMove(2, 7, 3)).refuses(BERT, PayMove(2, 3, 2), PayMove(4, 3, 7)).when(BERT, PayMove(3, 3, 7))
    crowd = dict.fromkeys(range(1, 11), 3)
    stuck = given(plot=plot, chips=[1, 1, 9], rooms=crowd)
    assert stuck.begin("free_moves").told(MoveSkipped) == [MoveSkipped(ANNA), MoveSkipped(BERT)]
    stuck.begin("paid_moves").asks("pay_move", CARL)


@pytest.mark.rule("CI-15.2.4", "CI-15.3.2")
@pytest.mark.parametrize(("token", "suit"), [("muscle", "C"), ("femme", "H")])
def test_a_stronger_card_moves_a_token(token: str, suit: str) -> None:
    held = {ANNA: [f"3{suit}"], BERT: [f"3{suit}"], CARL: [f"5{suit}"]}
    story = played(window("before_blending_in", hidden=held), ANNA, f"3{suit}").when(ANNA, Aim(2))
    same = played(story, BERT, f"3{suit}")
    assert same.told(NothingCame) == [NothingCame(BERT)]
    moved = played(same, CARL, f"5{suit}").when(CARL, Aim(8))
    assert getattr(moved.table.plot, token) == Token(CARL, 8, 4)


@pytest.mark.rule("CI-15.2.5", "CI-15.3.2")
def test_tokens_leave_when_blending_in_is_over() -> None:
    story = given(plot=IntrigueState(muscle=Token(CARL, 2, 3)), chips=[0, 0, 1]).begin("paid_moves").when(CARL, Pass())
    assert story.told(TokensRemoved) == [TokensRemoved()]
    assert story.table.plot.muscle is None


@pytest.mark.rule("CI-15.3.1")
def test_the_femme_fatale_is_paid_by_others_who_come_or_go() -> None:
    story = given(plot=IntrigueState(muscle=Token(CARL, 2, 1), femme=Token(CARL, 2, 2))).begin("free_moves")
    into = story.when(ANNA, Move(1, 2))
    assert (into.told(MusclePaid), into.told(FemmePaid)) == ([MusclePaid(ANNA, 1)], [FemmePaid(ANNA, CARL, 2)])
    assert into.table.chips == (2, 5, 7)
    out = into.when(BERT, Move(2, 6))
    assert out.table.chips == (2, 3, 9)
    own = out.when(CARL, Move(3, 2))
    assert (own.table.chips, own.told(FemmePaid)) == ((2, 3, 8), [])


@pytest.mark.rule("CI-15.4.1", "CI-15.4.2")
def test_a_dart_costs_chips_or_high_bids() -> None:
    held = {ANNA: ["4S"], CARL: ["2S"]}
    asked = played(window("before_surveillance", hidden=held, talks=[(4, ("9H",))]), ANNA, "4S").asks("target", ANNA)
    struck = asked.refuses(ANNA, Strike(ANNA)).when(ANNA, Strike(BERT)).asks("dart", BERT)
    assert struck.told(DartThrown) == [DartThrown(ANNA, BERT, 3)]
    paid = struck.when(BERT, PayDart())
    assert (paid.told(DartPaid), paid.table.chips[BERT]) == ([DartPaid(BERT, 3)], 2)
    again = played(paid, CARL, "2S").when(CARL, Strike(BERT)).when(BERT, Submit())
    assert again.table.plot.darted == (BERT,)
    bidding = given(plot=IntrigueState(darted=(BERT,)), talks=[(4, ("9H",))]).begin("contact")
    bidding.refuses(BERT, Bid(2, 4)).when(BERT, Bid(1, 4))
    poor = played(window("before_surveillance", hidden=held, chips=[5, 2, 5]), ANNA, "4S").when(ANNA, Strike(BERT))
    assert poor.told(DartSuffered) == [DartSuffered(BERT)]
    played(window("before_surveillance", hidden=held, chips=[5, 3, 5]), ANNA, "4S").when(ANNA, Strike(BERT)).asks(
        "dart", BERT
    )
    assert (
        given(plot=IntrigueState(darted=(BERT,), played=(ANNA,), henchmen=(CARL,))).begin("surveillance").table.plot
        == IntrigueState()
    )


@pytest.mark.rule("CI-15.5.1")
def test_two_cards_are_bought() -> None:
    story = played(window("before_contact", hidden={ANNA: ["8D"]}), ANNA, "8D", bought_1=["KS", "AH"])
    assert story.seen(CardsBought, BERT) == [CardsBought(ANNA, 2, UNKNOWN)]
    assert story.mind(ANNA).hidden == ("AH", "KS")
    short = played(window("before_contact", hidden={ANNA: ["8D"]}, deck=[]), ANNA, "8D")
    assert short.mind(ANNA).hidden == ("8D",)


@pytest.mark.rule("CI-15.6.1")
def test_intimidation_brings_a_chip() -> None:
    story = played(window("before_contact", hidden={ANNA: ["8C"]}), ANNA, "8C", 2)
    assert story.told(Intimidated) == [Intimidated(ANNA, 1)]
    assert story.table.chips == (4, 5, 5)


@pytest.mark.rule("CI-15.8.1")
def test_with_a_henchman_the_next_bid_names_nobody() -> None:
    story = window("before_contact", hidden={ANNA: ["8S"]}, talks=[(4, ("9H",)), (5, ("8H",))], rooms={4: 3})
    hired = played(story, ANNA, "8S")
    assert hired.told(HenchmanHired) == [HenchmanHired(ANNA)]
    bidding = hired.when(CARL, ChooseRoom(4)).asks("bid", ANNA)
    taken = bidding.when(ANNA, Bid(2))
    assert (taken.table.open[ANNA], taken.table.marks[ANNA], taken.table.plot.henchmen) == (("9H",), (), ())
    taken.asks("bid", ANNA, BERT, CARL).refuses(ANNA, Bid(1)).when(ANNA, Bid(1, 5))
    waiting = bidding.when(ANNA, SitOut())
    assert waiting.table.plot.henchmen == (ANNA,)
    here = window("before_contact", hidden={ANNA: ["8S"]}, talks=[(4, ("9H",))], options={"contact": "AGENT_PRESENT"})
    assert played(here, ANNA, "8S").when(ANNA, Bid(1)).when(BERT, SitOut()).when(CARL, SitOut()).table.marks[ANNA] == ()


@pytest.mark.rule("CI-15.9.1")
def test_all_move_a_character_away_from_the_bomb() -> None:
    story = played(
        window("before_contact", 4, hidden={BERT: ["JS"]}, rooms={1: 5, 2: 5}, track=[2, 1, 0, 3]), BERT, "JS"
    )
    asked = story.when(BERT, Aim(5)).asks("bomb", CARL).refuses(CARL, Move(3, 2), Move(1, 3), Pass())
    moved = asked.when(CARL, Move(1, 4)).asks("bomb", BERT).when(BERT, Move(5, 6)).asks("bomb", ANNA)
    over = moved.when(ANNA, Move(2, 2))
    assert over.told(CharacterFled) == [CharacterFled(ANNA, 2, 2)]
    assert over.told(BombOver) == [BombOver(5)]
    assert over.table.characters_in(5) == ()
    assert over.table.kind == "disavow"


@pytest.mark.rule("CI-15.10.1")
def test_chips_become_points_and_the_agent_is_disavowed() -> None:
    story = window("before_scoring", hidden={ANNA: ["QS"]}, marks={ANNA: [4]}, tiles=[0])
    asked = played(story, ANNA, "QS").asks("target", ANNA).refuses(ANNA, CashIn(5), Pass())
    over = asked.when(ANNA, CashIn(3))
    assert over.told(ChipsCashedIn) == [ChipsCashedIn(ANNA, 3)]
    assert (over.table.chips[ANNA], over.table.vp[ANNA]) == (1, 3)
    assert (over.table.disavowed[ANNA], over.table.marks[ANNA]) == (True, ())
    assert [event.seat for event in over.told(Disavowed)] == [ANNA]
    poor = played(window("before_scoring", hidden={ANNA: ["QS"]}, chips=[1, 0, 0], tiles=[0]), ANNA, "QS")
    assert (poor.told(ChipsCashedIn), poor.table.disavowed[ANNA]) == ([ChipsCashedIn(ANNA, 0)], True)


CROWD = {1: 5, 2: 5, 3: 5}


def targeted(players: int = 4, **facts: Any) -> Story:
    """Anna has targeted room 5, in which characters 1, 2, 3 and 5 stand."""
    held = {ANNA: ["KS"]}
    return played(window("before_contact", players, hidden=held, rooms=CROWD, agents={ANNA: 9, BERT: 1, CARL: 2, 3: 3}, **facts), ANNA, "KS")  # fmt: skip


@pytest.mark.rule("CI-15.11.1", "CI-15.11.2", "CI-13.2.2")
def test_all_others_mark_two_of_the_room() -> None:
    story = (
        targeted().asks("mark", BERT, CARL, 3).refuses(BERT, MarkTwo((1, 2)), MarkTwo((2,)), Disavow(), MarkTwo((2, 9)))
    )
    one, other = story.when(BERT, MarkTwo((3, 2))), story.when(BERT, MarkTwo((5, 3)))
    for by in (None, CARL):
        assert one.seen(MarksSealed, by) == other.seen(MarksSealed, by) == [MarksSealed(BERT, UNKNOWN)]
    assert one.table == other.table
    over = one.when(CARL, MarkTwo((1, 3))).when(3, MarkTwo((1, 2)))
    assert over.told(MarksOpened) == [MarksOpened(((), (2, 3), (1, 3), (1, 2)), ())]
    assert over.told(Disavowed) == []
    two = played(window("before_contact", hidden={ANNA: ["KS"]}, rooms={**CROWD, 7: 6, 8: 6, 9: 6}), ANNA, "KS")
    assert set(two.asks("target", ANNA).offered(ANNA)) == {Aim(5), Aim(6)}


@pytest.mark.rule("CI-15.11.3")
def test_who_cannot_mark_two_must_disavow() -> None:
    story = targeted(marks={BERT: [2, 3], CARL: [1, 3, 5]}).asks("mark", BERT, 3)
    assert story.kinds(BERT) == ["disavow"]
    said = story.when(BERT, Disavow())
    assert said.seen(MarksSealed, 3) == [MarksSealed(BERT, UNKNOWN)]
    over = said.when(3, MarkTwo((1, 2)))
    assert over.told(MarksOpened)[0].disavowing == (BERT, CARL)
    assert over.table.disavowed == (False, True, True, False)
    assert over.table.marks[:3] == ((), (), ())
    alone = targeted(2, marks={BERT: [2, 3, 5]})
    assert alone.table.disavowed == (False, True)


@pytest.mark.rule("CI-15.11.4")
def test_who_is_identified_by_it_disavows_at_the_next_leak() -> None:
    story = targeted(2, marks={BERT: [4, 6, 7, 8, 9, 10, 2]}).when(BERT, MarkTwo((3, 5)))
    assert story.table.is_identified(BERT)
    assert not story.table.disavowed[BERT]


@pytest.mark.rule("CI-12.5")
def test_an_absent_player_does_the_plainest_thing() -> None:
    def default(story: Story, seat: int) -> object:
        return RULESET.default(story.table, story.mind(seat))

    drinks = played(window("in_surveillance", hidden={ANNA: ["4D"]}, talks=TALKS), ANNA, "4D")
    assert default(drinks, ANNA) == PlaceDrinks((1, 1, 1))
    dart = played(window("before_surveillance", hidden={ANNA: ["4S"]}), ANNA, "4S")
    assert default(dart, ANNA) == Strike(BERT)
    assert default(dart.when(ANNA, Strike(BERT)), BERT) == Submit()
    queen = played(window("before_scoring", hidden={ANNA: ["QS"]}, tiles=[0]), ANNA, "QS")
    assert default(queen, ANNA) == CashIn(0)
    swap = played(window("before_surveillance", hidden={ANNA: ["7H", "KS"]}, talks=TALKS), ANNA, "7H")
    assert default(swap, ANNA) == Pass()
    bomb = played(window("before_contact", hidden={ANNA: ["JS"]}), ANNA, "JS")
    assert default(bomb, ANNA) == Aim(1)
    assert default(bomb.when(ANNA, Aim(1)), ANNA) == Move(1, 2)
    assert default(targeted(), BERT) == MarkTwo((2, 3))
