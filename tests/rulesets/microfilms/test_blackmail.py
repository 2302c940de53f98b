"""MF-4.7: blackmail and its answers."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from domain.kernel.secrecy import Known, to
from domain.rulesets.microfilms.model.commands import AnswerBlackmail, Blackmail, Interrogate, Pass
from domain.rulesets.microfilms.model.events import (
    BlackmailDeclared,
    BlackmailDeclined,
    BlackmailDefended,
    BlackmailPaid,
    CardTaken,
    TurnBegan,
)

from . import ANNA, BERT, CARL, Story, given


def blackmailed(**facts: Any) -> Story:
    """Anna has blackmailed Bert with a card."""
    hands = {ANNA: ["SB"], **facts.pop("hands", {})}
    return given(hands=hands, **facts).when(ANNA, Blackmail(BERT, "SB"))


def answers(story: Story) -> list[str]:
    return [command.answer for command in story.offered(BERT, AnswerBlackmail)]


@pytest.mark.parametrize(("pay", "hand", "francs"), [("SB", ["SB"], 0), ("IB", ["IB"], 0), ("FRANCS", [], 2)])
def test_a_blackmail_costs_a_card_or_two_francs(
    pay: Literal["SB", "IB", "FRANCS"], hand: list[str], francs: int
) -> None:
    story = given(hands={ANNA: hand, BERT: ["CO"]}, francs={ANNA: francs})
    assert {command.pay for command in story.offered(ANNA, Blackmail)} == {pay}
    story = story.when(ANNA, Blackmail(BERT, pay)).then(BlackmailDeclared(ANNA, BERT, pay))
    story.leaves(discard=hand, francs={ANNA: 0}, house=30, waits={BERT: "blackmail"})
    given(hands={ANNA: ["CO"]}, francs={ANNA: 1}).refuses(ANNA, Blackmail(BERT, "FRANCS"), Blackmail(BERT, "SB"))


@pytest.mark.rule("MF-4.7.1")
def test_to_pay_is_to_give_the_blackmailer_two_francs_and_no_token_turns() -> None:
    story = blackmailed(francs={BERT: 2}, cleared=[BERT], hands={BERT: ["MF-UK"]}).when(BERT, AnswerBlackmail("pay"))
    story.then(BlackmailPaid(ANNA, BERT), TurnBegan(BERT))
    story.leaves(francs={ANNA: 2, BERT: 0}, cleared=[BERT], hands={BERT: ["MF-UK"]})


@pytest.mark.rule("MF-4.7.2")
def test_to_defend_is_to_discard_a_blowback_and_the_blackmailer_gets_nothing() -> None:
    story = blackmailed(hands={BERT: ["CO", "MF-UK"]}, cleared=[BERT]).when(BERT, AnswerBlackmail("defend"))
    story.then(BlackmailDefended(ANNA, BERT), TurnBegan(BERT))
    story.leaves(hands={ANNA: [], BERT: ["MF-UK"]}, cleared=[BERT], francs=(0, 0, 0))
    blackmailed(hands={BERT: ["SB", "IB"]}).refuses(BERT, AnswerBlackmail("defend"))


@pytest.mark.rule("MF-4.7.3")
def test_to_decline_turns_both_tokens_and_loses_a_random_card() -> None:
    story = blackmailed(hands={BERT: ["CO", "CO", "MF-UK"]}, cleared=[BERT, CARL]).when(
        BERT, AnswerBlackmail("decline"), luck=["MF-UK"]
    )
    story.then(BlackmailDeclined(ANNA, BERT), CardTaken(ANNA, BERT, Known("MF-UK", to(ANNA, BERT))), TurnBegan(BERT))
    story.leaves(hands={ANNA: ["MF-UK"], BERT: ["CO", "CO"]}, cleared=[ANNA, CARL])
    assert story.asked == (("blackmail", ("CO", "CO", "MF-UK")),)


@pytest.mark.rule("MF-4.7.4")
@pytest.mark.parametrize(("francs", "expected"), [(0, ["decline"]), (1, ["decline"]), (2, ["pay", "decline"])])
def test_a_target_with_fewer_than_two_francs_cannot_pay(francs: int, expected: list[str]) -> None:
    assert answers(blackmailed(hands={BERT: ["IB"]}, francs={BERT: francs})) == expected


@pytest.mark.rule("MF-4.7.5")
@pytest.mark.parametrize("pay", ["SB", "IB"])
def test_the_card_used_lies_under_the_one_that_wards_it_off(pay: Literal["SB", "IB", "FRANCS"]) -> None:
    story = given(hands={ANNA: [pay], BERT: ["CO"]}).when(ANNA, Blackmail(BERT, pay))
    story.when(BERT, AnswerBlackmail("defend")).leaves(discard=[pay, "CO"])


@pytest.mark.rule("MF-4.7.6")
def test_the_identity_is_never_taken() -> None:
    story = blackmailed(hands={BERT: ["ACE"]}).when(BERT, AnswerBlackmail("decline"))
    assert story.asked == (("blackmail", ("ACE",)),)
    assert story.mind(BERT).identities == ("AG-USA",)


@pytest.mark.rule("MF-4.7.7")
def test_a_target_with_an_empty_hand_loses_nothing_but_the_tokens_turn() -> None:
    story = blackmailed(francs={BERT: 2}, cleared=[BERT]).when(BERT, AnswerBlackmail("decline"))
    story.then(BlackmailDeclined(ANNA, BERT)).leaves(hands={ANNA: []}, cleared=[ANNA], francs={BERT: 2})


@pytest.mark.rule("MF-4.7.8")
def test_the_target_is_asked_unless_everybody_sees_that_he_can_only_decline() -> None:
    blackmailed(hands={BERT: ["MF-UK"]}).leaves(waits={BERT: "blackmail"})
    blackmailed(francs={BERT: 2}).leaves(waits={BERT: "blackmail"})
    story = blackmailed(francs={BERT: 1}, cleared=[BERT])
    story.then(BlackmailDeclared(ANNA, BERT, "SB"), BlackmailDeclined(ANNA, BERT), TurnBegan(BERT))
    story.leaves(cleared=[ANNA], francs={BERT: 1})


@pytest.mark.rule("MF-9.2.2")
def test_what_a_target_may_answer_is_shown_to_him_alone() -> None:
    story = blackmailed(hands={BERT: ["CO"]}, francs={BERT: 2})
    assert answers(story) == ["pay", "defend", "decline"]
    assert story.offered(ANNA, AnswerBlackmail) == story.offered(CARL, AnswerBlackmail) == []
    without = blackmailed(hands={BERT: ["MF-UK"]}, francs={BERT: 2})
    assert without.table == story.table
    assert [without.mind(seat) for seat in (ANNA, CARL)] == [story.mind(seat) for seat in (ANNA, CARL)]


def test_a_blackmailed_player_can_do_nothing_else_and_nobody_anything() -> None:
    story = blackmailed(hands={BERT: ["CO"]}, francs={CARL: 5})
    story.refuses(BERT, Pass()).refuses(ANNA, Pass(), AnswerBlackmail("pay")).refuses(CARL, Interrogate(BERT, "FRANC"))
