"""CI-15 and CI-16.2: cards that change conversations: drinks, an exchange, another room."""

from __future__ import annotations

import pytest

from domain.kernel.secrecy import UNKNOWN, Known, observe, to
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.commands import (
    Bid,
    ChooseRoom,
    Divert,
    Exchange,
    Pass,
    PlaceDrinks,
    SitOut,
)
from domain.rulesets.casino_incognito.model.events.ability_events import (
    CardExchanged,
    ConversationMoved,
    DrinksDrawn,
    DrinksPlaced,
    FaceDownLost,
    FaceDownRevealed,
    FaceDownTaken,
)
from domain.rulesets.casino_incognito.model.events.intrigue_events import IntriguePlayed, NothingCame
from domain.rulesets.casino_incognito.model.mind import KnownCard, OwnLaidCard
from domain.rulesets.casino_incognito.rules.state import FOLDS

from . import ANNA, BERT, CARL, Story
from .windows import TALKS, onward, played, sampled, window


def drunk() -> Story:
    """Anna has laid two cards face down into the first conversation and one into the second."""
    story = window("in_surveillance", hidden={ANNA: ["4D"]}, talks=TALKS)
    asked = played(story, ANNA, "4D", drinks_1=["KS", "2C", "AH"]).asks("drinks", ANNA)
    return asked.when(ANNA, PlaceDrinks((1, 2, 1)))


@pytest.mark.rule("CI-15.1.1", "CI-15.1.2")
def test_drinks_are_drawn_looked_at_and_laid_face_down() -> None:
    story = window("in_surveillance", hidden={ANNA: ["4D"]}, talks=TALKS)
    asked = played(story, ANNA, "4D", drinks_1=["KS", "2C", "AH"]).asks("drinks", ANNA)
    assert asked.seen(DrinksDrawn, BERT) == [DrinksDrawn(ANNA, 3, UNKNOWN)]
    assert asked.mind(ANNA).drinks == ("2C", "AH", "KS")
    asked.refuses(ANNA, PlaceDrinks((1, 2)), PlaceDrinks((1, 2, 3)))
    laid = asked.when(ANNA, PlaceDrinks((1, 2, 1)))
    assert laid.told(DrinksPlaced) == [DrinksPlaced(ANNA, (1, 1, 2), Known(("2C", "KS", "AH"), to(ANNA)))]
    assert [laid.table.face_down_count(spot) for spot in (1, 2)] == [2, 1]
    assert laid.mind(ANNA).laid == (OwnLaidCard(1, "2C"), OwnLaidCard(1, "KS"), OwnLaidCard(2, "AH"))
    assert "(9♥ and 2 face down)" in " ".join(RULESET.words.describe(laid.table, None, ("Anna", "Bert", "Carl")))


@pytest.mark.rule("CI-15.1.1", "CI-14.5.2")
def test_with_one_conversation_all_drinks_go_there_and_with_none_nothing_is_drawn() -> None:
    one = played(window("in_surveillance", 2, hidden={ANNA: ["3D"]}, talks=TALKS[:1]), ANNA, "3D")
    assert [event.spots for event in one.told(DrinksPlaced)] == [(1, 1)]
    none = played(window("in_surveillance", hidden={ANNA: ["3D"]}), ANNA, "3D")
    assert [none.told(DrinksDrawn), none.told(NothingCame)] == [[], [NothingCame(ANNA)]]


@pytest.mark.rule("CI-15.1.3", "CI-16.2.1")
def test_who_takes_the_conversation_takes_what_lies_face_down() -> None:
    asked = onward(drunk(), "contact").asks("room", CARL).when(CARL, ChooseRoom(4))
    bid = asked.when(ANNA, SitOut()).when(BERT, Bid(1, 4)).when(CARL, SitOut())
    assert bid.seen(FaceDownTaken, CARL) == [FaceDownTaken(BERT, 1, 2, UNKNOWN)]
    assert bid.mind(BERT).hidden == ("2C", "KS")
    assert (bid.table.hidden[BERT], bid.table.face_down_count(1)) == (2, 0)
    assert bid.mind(ANNA).laid == (OwnLaidCard(2, "AH"),)
    assert bid.mind(ANNA).known == (KnownCard(BERT, "2C"), KnownCard(BERT, "KS"))
    assert sampled(bid, ANNA, 1).minds[BERT].hidden == ("2C", "KS")
    shown = FOLDS.mind(bid.mind(ANNA), observe(IntriguePlayed(BERT, "KS", 1), ANNA))
    assert shown.known == (KnownCard(BERT, "2C"),)
    assert FOLDS.mind(shown, observe(IntriguePlayed(CARL, "2C", 1), ANNA)).known == shown.known


@pytest.mark.rule("CI-15.1.4")
def test_what_lies_face_down_in_a_lost_conversation_is_seen() -> None:
    story = onward(drunk(), "surveillance", rooms=(1, 2, 3, 3, 5, 6, 7, 8, 9, 10))
    assert story.told(FaceDownLost) == [FaceDownLost(1, ("2C", "KS"))]
    assert story.table.discard == ("2C", "4D", "9H", "KS")
    assert story.mind(ANNA).laid == (OwnLaidCard(2, "AH"),)


@pytest.mark.rule("CI-15.1.5")
def test_what_lies_face_down_is_collected_and_opened_at_the_end_of_the_game() -> None:
    story = drunk()
    assert RULESET.reveal(story.state)[1:] == (FaceDownRevealed((("2C", "KS"), ("AH",))),)
    collected = onward(story, "hand")
    assert (collected.table.plot.down, collected.mind(ANNA).laid) == ((), ())


@pytest.mark.rule("CI-15.7.1", "CI-15.7.2")
def test_a_card_of_a_conversation_is_exchanged_for_one_as_high() -> None:
    held, shown = {ANNA: ["7H", "KS", "RJ", "2C"], BERT: ["6C"]}, {ANNA: ["9D"]}
    talks = [(4, ("9H", "BJ")), (5, ("AS",))]
    story = played(window("before_surveillance", hidden=held, opened=shown, talks=talks), ANNA, "7H")
    assert set(story.asks("target", ANNA).offered(ANNA)) == {Exchange(1, "9H", "9D"), Exchange(1, "9H", "KS"), Pass()}
    down = story.when(ANNA, Exchange(1, "9H", "KS"))
    assert down.told(CardExchanged) == [CardExchanged(ANNA, 1, "9H", "KS", ("KS",))]
    assert down.table.conversations[0].cards == ("KS", "BJ")
    assert (down.table.open[ANNA], down.mind(ANNA).hidden) == (("9D", "9H"), ("2C", "RJ"))
    up = story.when(ANNA, Exchange(1, "9H", "9D"))
    assert (up.table.open[ANNA], up.table.hidden[ANNA]) == (("9H",), 3)
    assert story.when(ANNA, Pass()).told(NothingCame) == [NothingCame(ANNA)]


@pytest.mark.rule("CI-15.7.2", "CI-14.5.2")
def test_who_is_seen_to_have_no_card_to_exchange_is_not_asked() -> None:
    def after(held: list[str], opened: list[str]) -> Story:
        talks = [(4, ("9H", "BJ")), (5, ("AS",))]
        story = window("before_surveillance", hidden={ANNA: ["7H", *held]}, opened={ANNA: opened}, talks=talks)
        return played(story, ANNA, "7H")

    for none in (after([], []), after([], ["8D", "RJ"])):
        assert none.told(NothingCame) == [NothingCame(ANNA)]
        assert "target" not in RULESET.decisions(none.table).values()
    assert after([], ["8D", "9D"]).asks("target", ANNA).kinds(ANNA) == ["exchange", "pass"]
    for low in (["2C"], ["RJ"]):
        assert after(low, []).asks("target", ANNA).kinds(ANNA) == ["pass"]


@pytest.mark.rule("CI-15.12.1")
def test_a_conversation_moves_to_an_adjacent_room() -> None:
    story = played(window("before_blending_in", hidden={ANNA: ["AH"]}, talks=TALKS), ANNA, "AH").asks("target", ANNA)
    over = story.refuses(ANNA, Divert(1, 2), Divert(2, 5), Pass()).when(ANNA, Divert(1, 8))
    assert over.told(ConversationMoved) == [ConversationMoved(ANNA, 1, 8)]
    assert over.table.conversations[0] == (8, ("9H",))
