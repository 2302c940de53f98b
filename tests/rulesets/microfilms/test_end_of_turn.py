"""MF-5: the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.secrecy import NOBODY, Known
from domain.rulesets.microfilms.model.cards import Card
from domain.rulesets.microfilms.model.commands import (
    AnswerBlackmail,
    AnswerBribe,
    Blackmail,
    Bribe,
    CashOut,
    Discard,
    DrawCard,
    Pass,
    Steal,
    WinAsHitman,
)
from domain.rulesets.microfilms.model.events import CardDrawn, DeckReshuffled, Discarded, DiscardOwed, Passed, TurnBegan

from . import ANNA, BERT, CARL, Story, given


def owing(hand: list[str], **facts: Any) -> Story:
    """Anna has passed, and holds too many cards."""
    return given(hands={ANNA: hand}, **facts).when(ANNA, Pass())


@pytest.mark.rule("MF-5.1.1")
def test_a_suspect_keeps_one_card_and_a_cleared_player_two() -> None:
    owing(["SB"]).leaves(turn=BERT)
    owing(["SB", "IB"]).then(Passed(ANNA, 1), DiscardOwed(ANNA, 1)).leaves(waits={ANNA: "discard"})
    owing(["SB", "IB"], cleared=[ANNA]).leaves(turn=BERT)
    owing(["SB", "IB", "CO"], cleared=[ANNA]).then(Passed(ANNA, 1), DiscardOwed(ANNA, 1))
    owing(["SB", "IB", "CO"]).then(Passed(ANNA, 1), DiscardOwed(ANNA, 2))


@pytest.mark.rule("MF-5.1.2")
def test_only_the_player_whose_turn_ends_is_checked_by_his_token_as_it_then_lies() -> None:
    bribed = given(hands={ANNA: ["SB", "IB", "CO"]}).when(ANNA, Bribe(BERT, "SB"))
    bribed.when(BERT, AnswerBribe(True)).leaves(cleared=[ANNA], turn=BERT, sizes=(2, 1, 0))
    bribed.when(BERT, AnswerBribe(False)).leaves(waits={ANNA: "discard"})
    blackmail = given(hands={ANNA: ["SB", "IB"], BERT: ["CO"]}).when(ANNA, Blackmail(BERT, "SB"))
    blackmail.when(BERT, AnswerBlackmail("decline")).leaves(cleared=[ANNA], hands={ANNA: ["CO", "IB"]}, turn=BERT)


@pytest.mark.rule("MF-5.1.3")
def test_other_players_may_hold_too_many_cards_until_their_own_turns_end() -> None:
    story = given(hands={ANNA: ["SB", "SB"], BERT: ["IB", "IB"], CARL: ["CO", "CO"]}, cleared=[ANNA, BERT])
    story = story.when(ANNA, Blackmail(BERT, "SB")).when(BERT, AnswerBlackmail("decline"), luck=["IB"])
    story = story.leaves(sizes=(2, 1, 2), cleared=[ANNA], turn=BERT).when(BERT, Pass()).leaves(turn=CARL)
    story.when(CARL, Pass()).leaves(waits={CARL: "discard"})


@pytest.mark.rule("MF-5.2.1")
@pytest.mark.parametrize("cards", [("SB", "IB"), ("IB", "SB"), ("CO", "IB"), ("SB", "CO")])
def test_the_player_picks_which_cards_go_and_in_which_order(cards: tuple[Card, ...]) -> None:
    story = owing(["SB", "IB", "CO"], discard=["ACE"]).when(ANNA, Discard(cards))
    story.then(Discarded(ANNA, cards, 0), TurnBegan(BERT)).leaves(discard=["ACE", *cards])


@pytest.mark.rule("MF-5.2.2")
def test_he_discards_exactly_the_surplus() -> None:
    owing(["SB", "IB", "CO"]).refuses(
        ANNA,
        Discard(()),
        Discard(("SB",)),
        Discard(("SB", "IB", "CO")),
        Discard(("SB", "SB")),
        Discard(("SB", "MF-UK")),
    )


@pytest.mark.rule("MF-5.3.1")
def test_to_discard_the_ace_costs_two_francs() -> None:
    story = owing(["ACE", "SB"], francs={ANNA: 1}).when(ANNA, Discard(("ACE",)))
    story.then(Discarded(ANNA, ("ACE",), 2), TurnBegan(BERT)).leaves(francs={ANNA: 0}, house=30, discard=["ACE"])
    owing(["ACE", "SB"], francs={ANNA: 1}).when(ANNA, Discard(("SB",))).leaves(francs={ANNA: 2})


@pytest.mark.rule("MF-5.3.2")
def test_a_player_with_fewer_than_two_francs_cannot_choose_the_ace() -> None:
    story = owing(["ACE", "SB", "CO"], house=0).leaves(francs={ANNA: 0})
    assert {command.cards for command in story.offered(ANNA, Discard)} == {("SB", "CO"), ("CO", "SB")}
    story.refuses(ANNA, Discard(("ACE", "SB")), Discard(("SB", "ACE")))
    assert [command.cards for command in owing(["ACE", "SB"]).offered(ANNA, Discard)] == [("SB",)]
    rich = owing(["ACE", "SB"], francs={ANNA: 1})
    assert [command.cards for command in rich.offered(ANNA, Discard)] == [("ACE",), ("SB",)]


@pytest.mark.rule("MF-5.3.3")
def test_the_ace_leaves_a_hand_free_of_charge_in_any_other_way() -> None:
    bribe = given(hands={ANNA: ["ACE"]}, francs={ANNA: 2}).when(ANNA, Bribe(BERT, "ACE")).when(BERT, AnswerBribe(True))
    bribe.leaves(francs={ANNA: 2}, hands={BERT: ["ACE"]})
    blackmail = given(hands={ANNA: ["SB"], BERT: ["ACE"]}).when(ANNA, Blackmail(BERT, "SB"))
    blackmail.when(BERT, AnswerBlackmail("decline")).leaves(hands={ANNA: ["ACE"]}, house=30)
    attempt = given(4, identities={ANNA: "HITMAN"}, hands={ANNA: ["ACE"]}, cleared=[ANNA]).when(ANNA, WinAsHitman(BERT))
    attempt.leaves(out=[ANNA], discard=["ACE"], house=30)


@pytest.mark.rule("MF-5.4.1", "MF-5.4.2")
def test_an_empty_draw_deck_is_made_anew_from_the_discard_and_the_next_evening_begins() -> None:
    story = given(deck=["ACE"], discard=["SB", "CO", "MF-UK"]).when(ANNA, DrawCard("deck"))
    whole: Known[tuple[Card, ...]] = Known(("CO", "MF-UK", "SB"), NOBODY)
    assert story.events[1:] == (DeckReshuffled(2, 3, whole), TurnBegan(BERT))
    story.leaves(evening=2, deck=3, discard=[])
    third = given(deck=["ACE"], discard=["SB"], evening=2).when(ANNA, DrawCard("deck"))
    third.leaves(evening=3)
    given(deck=["ACE", "SB"], discard=["CO"]).when(ANNA, DrawCard("deck"), luck=["SB"]).leaves(
        evening=1, discard=["CO"]
    )


@pytest.mark.rule("MF-5.4.3")
def test_a_card_discarded_in_the_same_turn_takes_part_in_the_reshuffle() -> None:
    story = given(deck=["ACE"], discard=["SB"], hands={ANNA: ["CO"]}).when(ANNA, DrawCard("deck"))
    story = story.leaves(evening=1, deck=0, waits={ANNA: "discard"}).when(ANNA, Discard(("CO",)))
    story.leaves(evening=2, deck=2, discard=[])
    assert story.state.house.deck == ("CO", "SB")


@pytest.mark.rule("MF-5.4.4")
def test_a_discard_of_one_card_is_enough_for_a_reshuffle() -> None:
    story = given(deck=["ACE"], hands={ANNA: ["CO"]}).when(ANNA, DrawCard("deck")).when(ANNA, Discard(("CO",)))
    story.leaves(evening=2, deck=1, discard=[])


@pytest.mark.rule("MF-5.4.5")
def test_with_both_piles_empty_no_evening_begins_until_there_is_something_to_shuffle() -> None:
    hands = {
        ANNA: ["SB"],
        BERT: ["CO", "CO", "CO", "ACE", "MF-UK", "MF-USA", "MF-USSR"],
        CARL: ["SB", "IB", "IB", "IB", "AL-UK", "AL-USA"],
    }
    story = given(hands=hands).leaves(deck=0).refuses(ANNA, DrawCard("deck"), DrawCard("discard"))
    passed = story.when(ANNA, Pass()).then(Passed(ANNA, 1), TurnBegan(BERT)).leaves(evening=1, deck=0)
    passed.when(BERT, CashOut()).leaves(evening=1, waits={BERT: "discard"})
    story.when(ANNA, Steal(BERT)).leaves(evening=2, deck=1, discard=[])


def test_the_three_things_follow_in_order() -> None:
    story = given(deck=["ACE"], hands={ANNA: ["CO"]}).when(ANNA, DrawCard("deck"))
    assert [type(event) for event in story.events] == [CardDrawn, DiscardOwed]
    story = story.when(ANNA, Discard(("CO",)))
    assert [type(event) for event in story.events] == [Discarded, DeckReshuffled, TurnBegan]
