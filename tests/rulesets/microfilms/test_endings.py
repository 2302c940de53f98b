"""MF-5 and MF-8: the end of a turn, and of a game."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from domain.kernel.ruleset.decider import fold
from domain.kernel.secrecy import NOBODY, Known
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.cards import Card
from domain.rulesets.microfilms.model.commands import (
    AnswerBlackmail,
    AnswerBribe,
    AnswerDraw,
    Blackmail,
    Bribe,
    CashOut,
    CroupierTurn,
    Discard,
    DrawCard,
    Pass,
    ProposeDraw,
    Steal,
    WinAsAgent,
    WinAsHitman,
)
from domain.rulesets.microfilms.model.ending_events import DrawAnswered, DrawProposed, DrawRefused, Ended
from domain.rulesets.microfilms.model.events import CardDrawn, DeckReshuffled, Discarded, DiscardOwed, Passed, TurnBegan
from domain.rulesets.microfilms.model.table import CardsRevealed

from . import ANNA, BERT, CARL, CROUPIER, DORA, Story, croupier_game, given, opened
from .playouts import playout


def owing(hand: list[str], **facts: Any) -> Story:
    """Anna has passed."""
    return given(hands={ANNA: hand}, **facts).when(ANNA, Pass())


@pytest.mark.rule("MF-5.1.1", "MF-5.2.2")
@pytest.mark.parametrize("cleared", [[], [ANNA]])
@pytest.mark.parametrize("hand", [["SB"], ["IB", "SB"], ["CO", "IB", "SB"]])
def test_a_suspect_keeps_one_card_and_a_cleared_player_two_and_exactly_the_surplus_goes(
    hand: list[str], cleared: list[int]
) -> None:
    surplus, story = len(hand) - 1 - len(cleared), owing(hand, cleared=cleared)
    if surplus <= 0:
        story.then(Passed(ANNA, 1), TurnBegan(BERT))
    else:
        story.then(Passed(ANNA, 1), DiscardOwed(ANNA, surplus)).leaves(waits={ANNA: "discard"})
        assert {each.cards for each in story.offered(ANNA, Discard)} == {*permutations(hand, surplus)}
        story.refuses(ANNA, Discard(("SB", "SB")), Discard(("MF-UK",)))


@pytest.mark.rule("MF-3.4.2", "MF-5.1.2", "MF-5.1.3")
def test_only_the_player_whose_turn_ends_is_checked_by_the_token_as_it_then_lies() -> None:
    bribed = given(hands={ANNA: ["SB", "IB", "CO"], BERT: ["CO"]}).when(ANNA, Bribe(BERT, "SB"))
    full = bribed.when(BERT, AnswerBribe(True)).leaves(cleared=[ANNA], turn=BERT, sizes=(2, 2, 0))
    full.when(BERT, Pass()).leaves(waits={BERT: "discard"})
    bribed.when(BERT, AnswerBribe(False)).leaves(waits={ANNA: "discard"})
    blackmail = given(hands={ANNA: ["SB", "IB"], BERT: ["CO"]}, cleared=[BERT]).when(ANNA, Blackmail(BERT, "SB"))
    blackmail.when(BERT, AnswerBlackmail("decline")).leaves(cleared=[ANNA], hands={ANNA: ["CO", "IB"]}, turn=BERT)


@pytest.mark.rule("MF-5.2.1", "MF-5.3.1", "MF-5.3.2", "MF-5.3.3")
@pytest.mark.parametrize("cards", [("SB", "IB"), ("IB", "SB"), ("ACE", "IB"), ("SB", "ACE")])
def test_cards_go_in_the_order_picked_and_the_ace_among_them_costs_two_francs(cards: tuple[Card, ...]) -> None:
    story, fee = owing(["SB", "IB", "ACE"], francs={ANNA: 1}, discard=["CO"]), 2 * ("ACE" in cards)
    story = story.when(ANNA, Discard(cards)).then(Discarded(ANNA, cards, fee), TurnBegan(BERT))
    story.leaves(discard=["CO", *cards], francs={ANNA: 2 - fee}, house=28 + fee)
    poor = owing(["SB", "IB", "ACE"])
    poor.refuses(ANNA, Discard(cards)) if fee else poor.when(ANNA, Discard(cards))
    bribe = given(hands={ANNA: ["ACE"]}).when(ANNA, Bribe(BERT, "ACE")).when(BERT, AnswerBribe(True))
    bribe.leaves(francs={ANNA: 0}, hands={BERT: ["ACE"]})


@pytest.mark.rule("MF-5.4.1", "MF-5.4.2", "MF-5.4.3", "MF-5.4.4")
@pytest.mark.parametrize("discard", [[], ["SB"], ["SB", "MF-UK"]])
def test_an_empty_draw_deck_is_made_anew_after_the_last_discard_and_the_next_evening_begins(discard: list[str]) -> None:
    story = given(deck=["ACE"], discard=discard, hands={ANNA: ["CO"]}, evening=2).when(ANNA, DrawCard("deck"))
    assert [type(event) for event in story.events] == [CardDrawn, DiscardOwed]
    story = story.leaves(evening=2, deck=0).when(ANNA, Discard(("CO",)))
    cards: Any = tuple(sorted((*discard, "CO")))
    story.then(Discarded(ANNA, ("CO",), 0), DeckReshuffled(3, len(cards), Known(cards, NOBODY)), TurnBegan(BERT))
    story.leaves(evening=3, deck=len(cards), discard=[])
    left = given(deck=["ACE", "SB"], discard=["CO"]).when(ANNA, DrawCard("deck"), luck=["SB"])
    left.leaves(evening=1, discard=["CO"])


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


@pytest.mark.rule("MF-8.1.1")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_game_ends_once(players: int) -> None:
    for number in range(10):
        *_, last = games = list(playout(f"ends {number}", players))
        assert [event for story in games for event in story.events if isinstance(event, Ended)] == [last.events[-1]]
        last.refuses(ANNA, Pass(), DrawCard("deck")).refuses(BERT, Pass())


@pytest.mark.rule("MF-8.1.2", "MF-9.1.2")
def test_when_the_game_is_over_every_card_is_opened_to_all() -> None:
    story = given(4, hands={ANNA: ["MF-USSR"], BERT: ["CO"]}, cleared=[ANNA]).when(ANNA, WinAsAgent("MF-USSR"))
    identities: Any = (("AG-UK",), ("AG-USA",), ("AG-USSR",), ("BROKER",))
    told = CardsRevealed(
        identities,
        (("MF-USSR",), ("CO",), (), ()),
        story.state.house.deck,
        "AL-USSR",
        ("HITMAN", "INTERPOL", "JOURNALIST"),
    )
    assert RULESET.reveal(story.state) == (told,)
    after = Story(fold(RULESET, story.state, (told,)), (told,))
    assert [after.seen(by) for by in (None, ANNA, BERT)] == [[told]] * 3
    words = " ".join(RULESET.words.describe(after.table, None, ("Anna", "Bert", "Carl", "Dora")))
    assert "Dora (the Information Broker)" in words
    assert "The letter in the box was the USSR Alliance letter" in words


@pytest.mark.rule("MF-8.2.1", "MF-8.2.2")
@pytest.mark.parametrize("cap", [1, 3])
def test_after_the_turns_of_the_cap_for_all_who_sat_down_the_game_is_a_draw(cap: int) -> None:
    story = opened(3, turn_cap=cap)
    for _ in range(3 * cap):
        story = story.goes_on().when(story.table.turn, Pass())
    story.ends(reason="turn_cap")
    out = given(4, turn_cap=cap, identities={ANNA: "HITMAN"}, cleared=[ANNA]).when(ANNA, WinAsHitman(BERT))
    for _ in range(4 * cap - 1):
        out = out.goes_on().when(out.table.turn, Pass())
    out.ends(reason="turn_cap")


@pytest.mark.rule("MF-8.2.1", "MF-8.2.3")
def test_the_cap_is_checked_after_the_last_discard_and_the_croupiers_turn_and_tenth_franc() -> None:
    given(3, turn=CARL, turns=179).when(CARL, Pass()).goes_on()
    late = given(3, turn=CARL, turns=180, hands={CARL: ["CO", "SB"]}).when(CARL, Pass()).leaves(waits={CARL: "discard"})
    late.when(CARL, Discard(("CO",))).then(Discarded(CARL, ("CO",), 0), Ended((), "turn_cap"))
    for francs, reason in ((0, "turn_cap"), (9, "croupier_ten_francs")):
        story = croupier_game(turns=120, turn=BERT, hands={CROUPIER: ["CO", "SB"]}, francs={CROUPIER: francs})
        story.when(BERT, Pass()).goes_on().when(CROUPIER, CroupierTurn()).ends(reason=reason)


@pytest.mark.rule("MF-8.3.1", "MF-8.3.2")
def test_the_player_whose_turn_it_is_may_by_option_propose_a_draw_once_before_the_turns_choice() -> None:
    given().refuses(ANNA, ProposeDraw())
    story = given(draw_by_agreement=True, hands={ANNA: ["CO", "SB"]}).refuses(BERT, ProposeDraw())
    asked = story.when(ANNA, ProposeDraw()).then(DrawProposed(ANNA, (BERT, CARL))).refuses(ANNA, Pass(), ProposeDraw())
    refused = asked.when(BERT, AnswerDraw(False)).refuses(ANNA, ProposeDraw())
    refused.when(ANNA, Bribe(BERT, "CO")).refuses(ANNA, ProposeDraw()).refuses(BERT, ProposeDraw())
    owing = story.when(ANNA, Pass()).refuses(ANNA, ProposeDraw())
    owing.when(ANNA, Discard(("CO",))).when(BERT, ProposeDraw())
    out = given(4, draw_by_agreement=True, identities={ANNA: "HITMAN"}, cleared=[ANNA]).when(ANNA, WinAsHitman(BERT))
    out.when(BERT, ProposeDraw()).then(DrawProposed(BERT, (CARL, DORA)))


@pytest.mark.rule("MF-8.3.3", "MF-8.3.4")
@pytest.mark.parametrize("order", list(permutations((BERT, CARL, DORA))))
def test_all_others_are_asked_at_once_and_the_last_agreement_or_first_refusal_decides(order: tuple[int, ...]) -> None:
    story = given(4, draw_by_agreement=True).when(ANNA, ProposeDraw())
    story.leaves(waits=dict.fromkeys((BERT, CARL, DORA), "draw_offer"))
    for number, seat in enumerate(order):
        refused = story.when(seat, AnswerDraw(False)).then(DrawAnswered(seat, False), DrawRefused())
        refused.goes_on().leaves(waits={ANNA: "turn"}).refuses(order[-1], AnswerDraw(True)).when(ANNA, Pass()).leaves(
            turn=BERT
        )
        story = story.refuses(ANNA, AnswerDraw(True)).when(seat, AnswerDraw(True))
        if number < 2:
            story.then(DrawAnswered(seat, True)).goes_on().refuses(seat, AnswerDraw(True))
    story.then(DrawAnswered(order[-1], True), Ended((), "draw_agreed")).ends(reason="draw_agreed")


@pytest.mark.rule("MF-8.3.5")
def test_with_two_players_both_must_agree_and_the_croupier_is_not_asked() -> None:
    story = croupier_game(draw_by_agreement=True).when(ANNA, ProposeDraw()).leaves(waits={BERT: "draw_offer"})
    story.when(BERT, AnswerDraw(True)).ends(reason="draw_agreed")
