"""MF-3 and MF-4: francs, tokens and piles, and the actions of a turn except attempts to win."""

from __future__ import annotations

from typing import Any, Literal, cast

import pytest

from domain.kernel.secrecy import UNKNOWN, Known, to
from domain.rulesets.microfilms.model.cards import Card
from domain.rulesets.microfilms.model.commands import (
    AnswerBlackmail,
    AnswerBribe,
    Blackmail,
    Bribe,
    CashOut,
    CroupierTurn,
    DrawCard,
    Interrogate,
    Pass,
    Steal,
    WinAsBroker,
    WinAsHitman,
    WinAsInterpol,
    WinAsJournalist,
)
from domain.rulesets.microfilms.model.events import (
    BlackmailDeclared,
    BlackmailDeclined,
    BlackmailDefended,
    BlackmailPaid,
    BribeAccepted,
    BribeDeclined,
    BribeOffered,
    CardDrawn,
    CardTaken,
    CashedOut,
    CroupierPaid,
    DiscardTaken,
    Interrogated,
    Passed,
    Stole,
    TurnBegan,
)

from . import ANNA, BERT, CARL, CROUPIER, Story, croupier_game, given

AIMED: tuple[type[Any], ...] = (Steal, Interrogate, Blackmail, Bribe)


@pytest.mark.rule("MF-3.8.1")
def test_a_player_can_aim_at_every_other_player_and_never_at_themselves() -> None:
    story = given(4, hands={ANNA: ["SB", "IB"]}, francs={ANNA: 2})
    for kind in AIMED:
        assert {command.target for command in story.offered(ANNA, kind)} == {1, 2, 3}
    story.refuses(
        ANNA, Steal(ANNA), Interrogate(ANNA, "IB"), Blackmail(ANNA, "SB"), Bribe(ANNA, "SB"), Steal(9), Steal(-1)
    )


@pytest.mark.rule("MF-3.8.2")
@pytest.mark.parametrize("role", ["HITMAN", "JOURNALIST", "BROKER", "INTERPOL"])
def test_nobody_can_aim_at_an_eliminated_player_or_name_one(role: str) -> None:
    first = "HITMAN" if role != "HITMAN" else "BROKER"
    facts: dict[str, Any] = {"hands": {BERT: ["MF-UK", "SB"]}, "francs": {BERT: 2}, "cleared": [ANNA, BERT]}
    story = given(5, identities={ANNA: first, BERT: role}, evening=2, **facts)
    story = story.when(ANNA, WinAsHitman(CARL) if first == "HITMAN" else WinAsBroker("discard", "discard"))
    for kind in AIMED:
        assert {command.target for command in story.offered(BERT, kind)} == {2, 3, 4}
    story.refuses(BERT, WinAsHitman(ANNA), WinAsJournalist("MF-UK", ANNA), WinAsInterpol(ANNA))
    story.refuses(BERT, WinAsBroker("hand-0", "draw"), WinAsBroker("draw", "hand-0"))


@pytest.mark.rule("MF-3.5.1", "MF-4.1.1")
def test_every_card_of_the_deck_is_equally_likely_to_be_drawn_and_seen_by_the_drawer_alone() -> None:
    story = given(deck=["CO", "CO", "SB"]).when(ANNA, DrawCard("deck"), luck=["SB"])
    story.then(CardDrawn(ANNA, Known("SB", to(ANNA)))).leaves(hands={ANNA: ["SB"]}, deck=2)
    assert story.asked == (("draw-deck/1", ("CO", "CO", "SB")),)


@pytest.mark.rule("MF-3.6.1", "MF-3.6.2", "MF-4.1.2")
@pytest.mark.parametrize(("show", "listed"), [("full", ("IB", "SB", "CO")), ("top", ("CO",))])
def test_the_top_of_the_discard_is_taken_in_the_open_and_uncovers_the_next(show: str, listed: tuple[str, ...]) -> None:
    story = given(hands={ANNA: ["CO"]}, discard=["IB", "SB"], show_discard=show).when(ANNA, CashOut())
    assert (story.table.discard, story.table.discard_size) == (listed, 3)
    story = story.when(BERT, DrawCard("discard")).then(DiscardTaken(BERT, "CO", "SB")).leaves(discard=["IB", "SB"])
    assert (story.table.discard, story.table.discard_size) == (("IB", "SB") if show == "full" else ("SB",), 2)
    last = given(discard=["SB"], show_discard=show).when(ANNA, DrawCard("discard")).then(DiscardTaken(ANNA, "SB", None))
    assert (last.table.discard, last.table.discard_size) == ((), 0)


@pytest.mark.rule("MF-4.1.3")
def test_an_empty_pile_cannot_be_drawn_from() -> None:
    given().refuses(ANNA, DrawCard("discard"))
    given(deck=[], discard=["SB"]).refuses(ANNA, DrawCard("deck"))


@pytest.mark.rule("MF-3.2.1", "MF-4.2.1", "MF-4.2.2", "MF-4.5.1", "MF-4.5.2")
def test_a_house_that_is_short_pays_what_it_has() -> None:
    given().when(ANNA, Pass()).then(Passed(ANNA, 1), TurnBegan(BERT)).leaves(francs={ANNA: 1}, house=29)
    given(house=0, deck=[]).when(ANNA, Pass()).then(Passed(ANNA, 0))
    for house, paid in ((30, 3), (2, 2), (1, 1), (0, 0)):
        story = given(hands={ANNA: ["CO"]}, house=house).when(ANNA, CashOut()).then(CashedOut(ANNA, paid))
        story.leaves(francs={ANNA: paid}, house=house - paid, discard=["CO"])
    poor = croupier_game(house=0, hands={CROUPIER: ["SB", "IB"]}, turn=CROUPIER, previous=ANNA)
    poor.when(CROUPIER, CroupierTurn()).then(CroupierPaid(CROUPIER, 0))


@pytest.mark.rule("MF-3.7.3", "MF-4.4.1", "MF-4.4.2", "MF-4.4.3")
@pytest.mark.parametrize(("held", "taken"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_a_steal_takes_two_francs_or_what_there_is_and_turns_no_token(held: int, taken: int) -> None:
    story = given(hands={ANNA: ["SB"], BERT: ["CO"]}, francs={BERT: held}).when(ANNA, Steal(BERT))
    story.then(Stole(ANNA, BERT, taken)).leaves(francs={ANNA: taken, BERT: held - taken}, discard=["SB"], cleared=[])


def test_a_card_is_needed_for_each_action() -> None:
    given(hands={ANNA: ["IB"]}).refuses(ANNA, Steal(BERT), CashOut())
    given(hands={ANNA: ["SB", "CO"]}).refuses(ANNA, Interrogate(BERT, "IB"), Interrogate(BERT, "FRANC"))
    given(hands={ANNA: ["CO"]}, francs={ANNA: 1}).refuses(ANNA, Blackmail(BERT, "FRANCS"), Blackmail(BERT, "SB"))


def test_only_the_player_who_is_asked_acts() -> None:
    story = given(hands={ANNA: ["CO"], BERT: ["SB"]})
    story.refuses(BERT, Pass(), DrawCard("deck"), AnswerBribe(True)).refuses(CARL, Pass(), CroupierTurn())
    asked = story.when(ANNA, Bribe(BERT, "CO")).refuses(BERT, Pass()).refuses(CARL, AnswerBribe(True))
    asked.refuses(ANNA, Pass(), AnswerBribe(True), Bribe(BERT, "CO"))


@pytest.mark.rule("MF-2.3.2", "MF-4.3.1", "MF-4.3.2")
@pytest.mark.parametrize("card", ["ACE", "SB", "MF-UK", "AL-UK"])
def test_any_card_of_the_own_hand_but_no_identity_is_offered_unseen(card: Card) -> None:
    before = given(hands={ANNA: [card], BERT: ["IB"]}).refuses(
        ANNA, Bribe(BERT, "IB"), Bribe(BERT, cast("Card", "AG-UK"))
    )
    story = before.when(ANNA, Bribe(BERT, card)).leaves(waits={BERT: "bribe"}, hands={ANNA: [card]})
    assert (story.seen(ANNA), story.seen(BERT)) == (
        [BribeOffered(ANNA, BERT, Known(card, to(ANNA)))],
        [BribeOffered(ANNA, BERT, UNKNOWN)],
    )
    assert story.mind(BERT) == before.mind(BERT)


@pytest.mark.rule("MF-3.3.1", "MF-4.3.3", "MF-4.3.4")
@pytest.mark.parametrize("cleared", [[], [ANNA, CARL]])
def test_accepting_a_bribe_moves_the_card_and_clears_the_briber(cleared: list[int]) -> None:
    story = given(hands={ANNA: ["ACE"]}, cleared=cleared).when(ANNA, Bribe(BERT, "ACE")).leaves(cleared=cleared)
    story.when(BERT, AnswerBribe(False)).leaves(cleared=cleared)
    story = story.when(BERT, AnswerBribe(True)).then(
        BribeAccepted(ANNA, BERT, Known("ACE", to(ANNA, BERT))), TurnBegan(BERT)
    )
    story.leaves(hands={ANNA: [], BERT: ["ACE"]}, cleared=[ANNA, *cleared[1:]], francs=(0, 0, 0))


@pytest.mark.rule("MF-4.3.5", "MF-4.3.6")
@pytest.mark.parametrize(("held", "paid"), [(2, 1), (1, 1), (0, 0)])
def test_declining_a_bribe_costs_a_franc_if_there_is_one_and_the_card_goes_back_unseen(held: int, paid: int) -> None:
    story = (
        given(hands={ANNA: ["ACE"]}, francs={BERT: held}).when(ANNA, Bribe(BERT, "ACE")).when(BERT, AnswerBribe(False))
    )
    story.then(BribeDeclined(ANNA, BERT, paid), TurnBegan(BERT)).leaves(francs={ANNA: paid, BERT: held - paid})
    assert (story.hand(ANNA), story.notes(BERT), story.mind(ANNA).offered) == (("ACE",), [], None)


@pytest.mark.rule("MF-3.7.2", "MF-4.6.1")
def test_an_interrogation_costs_a_card_or_a_franc() -> None:
    by_card = given(hands={ANNA: ["IB"]}).when(ANNA, Interrogate(BERT, "IB"))
    by_card.then(Interrogated(ANNA, BERT, "IB", Known("AG-USA", to(ANNA)))).leaves(discard=["IB"], hands={ANNA: []})
    given(francs={ANNA: 1}).when(ANNA, Interrogate(BERT, "FRANC")).leaves(francs={ANNA: 0}, house=30)


@pytest.mark.rule("MF-1.1.2", "MF-4.6.2", "MF-4.6.3", "MF-4.6.4")
def test_the_interrogator_alone_sees_one_random_card_of_identity_and_hand_which_goes_back() -> None:
    before = given(hands={BERT: ["CO", "CO"]}, francs={ANNA: 1})
    for card in ("CO", "AG-USA"):
        story = before.when(ANNA, Interrogate(BERT, "FRANC"), luck=[card])
        assert story.asked == (("interrogation", ("CO", "CO", "AG-USA")),)
        assert [story.seen(by)[0].card for by in (ANNA, BERT, CARL, None)] == [
            Known(card, to(ANNA)),
            UNKNOWN,
            UNKNOWN,
            UNKNOWN,
        ]
        assert story.mind(BERT) == before.mind(BERT)
    assert given(francs={ANNA: 1}).when(ANNA, Interrogate(BERT, "FRANC")).asked == (("interrogation", ("AG-USA",)),)


def blackmailed(**facts: Any) -> Story:
    """Anna has blackmailed Bert with a card."""
    hands = {ANNA: ["SB"], **facts.pop("hands", {})}
    return given(hands=hands, **facts).when(ANNA, Blackmail(BERT, "SB"))


@pytest.mark.rule("MF-3.7.1", "MF-3.7.2", "MF-4.7.5")
@pytest.mark.parametrize(("pay", "hand", "francs"), [("SB", ["SB"], 0), ("IB", ["IB"], 0), ("FRANCS", [], 2)])
def test_a_blackmail_is_paid_at_once_and_under_the_card_that_wards_it_off(
    pay: Literal["SB", "IB", "FRANCS"], hand: list[str], francs: int
) -> None:
    story = given(hands={ANNA: hand, BERT: ["CO"]}, francs={ANNA: francs})
    assert {command.pay for command in story.offered(ANNA, Blackmail)} == {pay}
    story = story.when(ANNA, Blackmail(BERT, pay)).then(BlackmailDeclared(ANNA, BERT, pay))
    story.leaves(discard=hand, francs={ANNA: 0}, house=30, waits={BERT: "blackmail"})
    story.when(BERT, AnswerBlackmail("defend")).leaves(discard=[*hand, "CO"], francs={ANNA: 0}, house=30)


@pytest.mark.rule("MF-4.7.1")
def test_to_pay_is_to_give_the_blackmailer_two_francs_and_no_token_turns() -> None:
    story = blackmailed(francs={BERT: 2}, cleared=[BERT], hands={BERT: ["MF-UK"]}).when(BERT, AnswerBlackmail("pay"))
    story.then(BlackmailPaid(ANNA, BERT), TurnBegan(BERT))
    story.leaves(francs={ANNA: 2, BERT: 0}, cleared=[BERT], hands={BERT: ["MF-UK"]})


@pytest.mark.rule("MF-1.1.3", "MF-4.7.2")
def test_to_defend_is_to_discard_a_blowback_and_the_blackmailer_gets_nothing() -> None:
    story = blackmailed(hands={BERT: ["CO", "MF-UK"]}, cleared=[BERT]).when(BERT, AnswerBlackmail("defend"))
    story.then(BlackmailDefended(ANNA, BERT), TurnBegan(BERT)).leaves(hands={ANNA: [], BERT: ["MF-UK"]}, cleared=[BERT])
    blackmailed(hands={BERT: ["SB", "IB"]}).refuses(BERT, AnswerBlackmail("defend"))


@pytest.mark.rule("MF-3.3.1", "MF-4.7.3", "MF-4.7.6", "MF-4.7.7")
def test_to_decline_turns_both_tokens_and_loses_a_random_card_of_the_hand_if_any() -> None:
    hands = {BERT: ["CO", "CO", "MF-UK"]}
    story = blackmailed(hands=hands, cleared=[BERT, CARL]).when(BERT, AnswerBlackmail("decline"), luck=["MF-UK"])
    story.then(BlackmailDeclined(ANNA, BERT), CardTaken(ANNA, BERT, Known("MF-UK", to(ANNA, BERT))), TurnBegan(BERT))
    story.leaves(hands={ANNA: ["MF-UK"], BERT: ["CO", "CO"]}, cleared=[ANNA, CARL])
    assert story.asked == (("blackmail", ("CO", "CO", "MF-UK")),)
    empty = blackmailed(francs={BERT: 2}, cleared=[BERT]).when(BERT, AnswerBlackmail("decline"))
    empty.then(BlackmailDeclined(ANNA, BERT)).leaves(hands={ANNA: []}, cleared=[ANNA], francs={BERT: 2})


@pytest.mark.rule("MF-4.7.4", "MF-9.2.2")
@pytest.mark.parametrize("hand", ["CO", "IB"])
@pytest.mark.parametrize("francs", [0, 1, 2])
def test_what_a_target_may_answer_depends_on_francs_and_hand_and_is_shown_to_the_target_alone(
    hand: str, francs: int
) -> None:
    story = blackmailed(hands={BERT: [hand]}, francs={BERT: francs})
    answers = [*["pay"] * (francs == 2), *["defend"] * (hand == "CO"), "decline"]
    assert [command.answer for command in story.offered(BERT, AnswerBlackmail)] == answers
    assert story.offered(ANNA) == story.offered(CARL) == []
    other = blackmailed(hands={BERT: ["MF-UK"]}, francs={BERT: francs})
    assert (story.table, story.mind(ANNA), story.mind(CARL)) == (other.table, other.mind(ANNA), other.mind(CARL))


@pytest.mark.rule("MF-4.7.8")
def test_the_target_is_asked_unless_everybody_sees_that_only_declining_is_possible() -> None:
    blackmailed(hands={BERT: ["MF-UK"]}).leaves(waits={BERT: "blackmail"})
    blackmailed(francs={BERT: 2}).leaves(waits={BERT: "blackmail"})
    story = blackmailed(francs={BERT: 1}, cleared=[BERT])
    story.then(BlackmailDeclared(ANNA, BERT, "SB"), BlackmailDeclined(ANNA, BERT), TurnBegan(BERT))
    story.leaves(cleared=[ANNA], francs={BERT: 1})
