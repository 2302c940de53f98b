"""MF-7.1 to MF-7.3: the Croupier, its turn, and actions against it."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.secrecy import UNKNOWN, Known, to
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.cards import Card
from domain.rulesets.microfilms.model.commands import (
    AnswerBlackmail,
    AnswerBribe,
    Blackmail,
    Bribe,
    CroupierTurn,
    DrawCard,
    Interrogate,
    Pass,
    Steal,
    WinAsBroker,
    WinAsInterpol,
    WinAsJournalist,
)
from domain.rulesets.microfilms.model.events import (
    BlackmailDeclared,
    BlackmailDeclined,
    BlackmailPaid,
    BribeAccepted,
    BribeOffered,
    CardDrawn,
    CardTaken,
    CroupierPaid,
    DeckReshuffled,
    Discarded,
    DiscardOwed,
    Interrogated,
    Stole,
    TurnBegan,
)

from . import ANNA, BERT, CROUPIER, Story, croupier_game, opened
from .playouts import playout

SEEDS = [f"croupier {number}" for number in range(20)]


def his_turn(**facts: object) -> Story:
    """Anna's turn is over, and the Croupier's has begun."""
    return croupier_game(turn=CROUPIER, previous=ANNA, **facts)


@pytest.mark.rule("MF-7.1.1")
def test_the_hitman_and_the_ace_stay_in_the_box() -> None:
    for seed in SEEDS:
        state = opened(2, seed=seed, variant="croupier").state
        assert "HITMAN" in state.house.freelancers
        assert "ACE" not in (*state.house.deck, *(card for mind in state.minds for card in mind.hand))


@pytest.mark.rule("MF-7.1.2", "MF-7.1.3")
def test_each_player_has_an_agent_and_a_freelancer_and_the_croupier_the_third_agent() -> None:
    boxed = set()
    for seed in SEEDS:
        state = opened(2, seed=seed, variant="croupier").state
        faces = [mind.identities for mind in state.minds]
        assert sorted((faces[0][0], faces[1][0], faces[2][0])) == sorted(
            f"AG-{nation}" for nation in state.table.nations
        )
        assert {faces[0][1], faces[1][1], *state.house.freelancers} == {"BROKER", "INTERPOL", "JOURNALIST", "HITMAN"}
        assert len(faces[2]) == 1
        boxed.update(state.house.freelancers)
    assert len(boxed) == 4


@pytest.mark.rule("MF-7.1.2", "MF-7.1.3")
@pytest.mark.parametrize("by", [None, ANNA, BERT])
def test_the_croupiers_agent_and_the_boxed_freelancer_are_known_to_nobody(by: int | None) -> None:
    story = opened(2, variant="croupier")
    assert story.seen(by)[1].identities == UNKNOWN
    assert story.seen(by)[4].seat == CROUPIER
    assert story.seen(by)[4].identities == UNKNOWN


@pytest.mark.rule("MF-7.1.4")
def test_the_croupier_starts_as_a_suspect_with_no_card_and_no_franc() -> None:
    opened(2, variant="croupier").leaves(cleared=[], sizes=(1, 1, 0), hands={CROUPIER: []}, francs={CROUPIER: 0})


@pytest.mark.rule("MF-7.1.5")
def test_neither_player_receives_a_first_franc_unless_the_table_wants_it() -> None:
    opened(2, variant="croupier").leaves(francs=(0, 0, 0), house=30)
    for first in (ANNA, BERT):
        facts: dict[str, Any] = {"variant": "croupier", "start": "host", "first_seat": first, "second_seat_franc": True}
        opened(2, **facts).leaves(francs={first: 0, 1 - first: 1, CROUPIER: 0}, house=29)


@pytest.mark.rule("MF-7.1.6")
def test_the_croupier_is_seat_2_an_automaton() -> None:
    story = opened(2, variant="croupier")
    assert RULESET.seating(story.table.options, 2) == 1
    assert (list(story.table.seats), story.table.players) == ([0, 1, 2], 2)


@pytest.mark.rule("MF-7.1.7")
def test_only_a_player_can_begin() -> None:
    assert {opened(2, seed=seed, variant="croupier").table.turn for seed in SEEDS} == {ANNA, BERT}
    opened(2, variant="croupier", last_game={"starter": BERT, "winners": [CROUPIER]}).leaves(turn=ANNA)


@pytest.mark.rule("MF-7.1.8")
def test_an_interrogated_player_shows_one_of_both_identities_and_his_hand() -> None:
    story = croupier_game(hands={BERT: ["SB"]}, francs={ANNA: 1})
    story = story.when(ANNA, Interrogate(BERT, "FRANC"), luck=["INTERPOL"])
    assert story.asked == (("interrogation", ("SB", "AG-USA", "INTERPOL")),)


@pytest.mark.rule("MF-7.2.1")
def test_the_croupier_has_a_turn_after_every_turn_of_a_player() -> None:
    story = croupier_game(hands={ANNA: ["SB", "IB"]})
    story = story.when(ANNA, Pass()).leaves(waits={ANNA: "discard"})
    story = story.when(ANNA, RULESET.default(story.table, story.mind(ANNA))).leaves(waits={CROUPIER: "croupier"})
    story = story.when(CROUPIER, CroupierTurn(), luck=["CO"]).leaves(waits={BERT: "turn"})
    story = story.when(BERT, Pass()).leaves(waits={CROUPIER: "croupier"})
    story.when(CROUPIER, CroupierTurn(), luck=["CO"]).leaves(waits={ANNA: "turn"})


@pytest.mark.rule("MF-7.2.1")
def test_an_empty_deck_is_renewed_before_his_turn() -> None:
    story = croupier_game(deck=["CO"], discard=["SB"]).when(ANNA, DrawCard("deck"))
    assert [type(event) for event in story.events] == [CardDrawn, DeckReshuffled, TurnBegan]
    story.leaves(turn=CROUPIER, deck=1)


@pytest.mark.rule("MF-7.2.2", "MF-7.2.3")
@pytest.mark.parametrize("hand", [[], ["CO"]])
def test_with_no_card_or_one_he_draws_one_from_the_deck_and_nobody_sees_it(hand: list[str]) -> None:
    story = his_turn(hands={CROUPIER: hand}, discard=["IB"], deck=["MF-UK", "SB"])
    story = story.when(CROUPIER, CroupierTurn(), luck=["MF-UK"])
    story.then(CardDrawn(CROUPIER, Known("MF-UK", to(CROUPIER))), TurnBegan(BERT))
    story.leaves(sizes=(0, 0, len(hand) + 1), francs={CROUPIER: 0}, discard=["IB"], cleared=[])
    assert [story.seen(by)[0].card for by in (None, ANNA, BERT)] == [UNKNOWN] * 3
    assert story.asked == (("draw-deck/1", ("MF-UK", "SB")),)


@pytest.mark.rule("MF-7.2.4")
def test_with_two_cards_or_more_he_takes_a_franc_and_becomes_cleared() -> None:
    story = his_turn(hands={CROUPIER: ["CO", "MF-UK"]}).when(CROUPIER, CroupierTurn())
    story.then(CroupierPaid(CROUPIER, 1), TurnBegan(BERT))
    story.leaves(francs={CROUPIER: 1}, house=29, cleared=[CROUPIER], hands={CROUPIER: ["CO", "MF-UK"]})


@pytest.mark.rule("MF-7.2.5")
def test_with_three_cards_he_then_discards_one_at_random_face_up() -> None:
    story = his_turn(hands={CROUPIER: ["CO", "CO", "MF-UK"]}).when(CROUPIER, CroupierTurn(), luck=["CO"])
    story.then(CroupierPaid(CROUPIER, 1), Discarded(CROUPIER, ("CO",), 0), TurnBegan(BERT))
    story.leaves(discard=["CO"], hands={CROUPIER: ["CO", "MF-UK"]}, cleared=[CROUPIER], francs={CROUPIER: 1})
    assert story.asked == (("croupier-discard", ("CO", "CO", "MF-UK")),)


@pytest.mark.rule("MF-7.2.6")
def test_with_an_empty_house_he_takes_nothing_and_becomes_cleared_all_the_same() -> None:
    story = his_turn(house=0, francs={CROUPIER: 3}, hands={CROUPIER: ["CO", "SB"]}).when(CROUPIER, CroupierTurn())
    story.then(CroupierPaid(CROUPIER, 0), TurnBegan(BERT)).leaves(cleared=[CROUPIER], francs={CROUPIER: 3})


@pytest.mark.rule("MF-7.2.7", "MF-7.2.9")
def test_he_always_finds_a_card_to_draw_and_never_has_more_than_three() -> None:
    for seed in SEEDS:
        for story in playout(seed, 2):
            assert len(story.hand(CROUPIER)) <= 3
            assert not [event for event in story.events if isinstance(event, DiscardOwed) and event.seat == CROUPIER]
            if story.table.phase == "croupier":
                assert story.table.deck > 0
                assert max(len(story.hand(ANNA)), len(story.hand(BERT))) <= 3


@pytest.mark.rule("MF-7.2.8")
def test_an_empty_draw_deck_is_renewed_after_his_turn_too() -> None:
    story = his_turn(deck=["CO"], discard=["SB", "IB"]).when(CROUPIER, CroupierTurn())
    assert [type(event) for event in story.events] == [CardDrawn, DeckReshuffled, TurnBegan]
    story.leaves(evening=2, deck=2)


@pytest.mark.rule("MF-7.2.9")
def test_the_hand_limit_does_not_apply_to_him() -> None:
    his_turn(hands={CROUPIER: ["CO"]}).when(CROUPIER, CroupierTurn(), luck=["SB"]).leaves(
        cleared=[], sizes=(0, 0, 2), turn=BERT
    )


@pytest.mark.rule("MF-7.3.1")
def test_the_croupier_accepts_every_bribe_at_once() -> None:
    story = croupier_game(hands={ANNA: ["MF-UK"], CROUPIER: ["SB", "SB"]}).when(ANNA, Bribe(CROUPIER, "MF-UK"))
    story.then(
        BribeOffered(ANNA, CROUPIER, Known("MF-UK", to(ANNA))),
        BribeAccepted(ANNA, CROUPIER, Known("MF-UK", to(ANNA, CROUPIER))),
        TurnBegan(CROUPIER),
    )
    story.leaves(cleared=[ANNA], hands={ANNA: [], CROUPIER: ["MF-UK", "SB", "SB"]}).refuses(CROUPIER, AnswerBribe(True))


@pytest.mark.rule("MF-7.3.2")
def test_the_croupier_can_be_stolen_from() -> None:
    story = croupier_game(hands={ANNA: ["SB"]}, francs={CROUPIER: 5}).when(ANNA, Steal(CROUPIER))
    story.then(Stole(ANNA, CROUPIER, 2)).leaves(francs={ANNA: 2, CROUPIER: 3})


@pytest.mark.rule("MF-7.3.3")
def test_an_interrogator_sees_a_card_of_his_hand_never_his_identity() -> None:
    story = croupier_game(hands={CROUPIER: ["CO", "SB"]}, francs={ANNA: 1})
    story = story.when(ANNA, Interrogate(CROUPIER, "FRANC"), luck=["SB"])
    story.then(Interrogated(ANNA, CROUPIER, "FRANC", Known("SB", to(ANNA))))
    assert story.asked == (("interrogation", ("CO", "SB")),)


@pytest.mark.rule("MF-7.3.4")
def test_the_croupier_cannot_be_interrogated_while_he_has_no_cards() -> None:
    story = croupier_game(francs={ANNA: 1}, hands={ANNA: ["IB"]})
    story.refuses(ANNA, Interrogate(CROUPIER, "FRANC"), Interrogate(CROUPIER, "IB"))
    assert {command.target for command in story.offered(ANNA, Interrogate)} == {BERT}


@pytest.mark.rule("MF-7.3.5")
def test_the_croupier_declines_every_blackmail_at_once() -> None:
    facts = {"hands": {ANNA: ["SB"], CROUPIER: ["CO", "MF-UK"]}, "francs": {CROUPIER: 4}, "cleared": [CROUPIER]}
    story = croupier_game(**facts).when(ANNA, Blackmail(CROUPIER, "SB"), luck=["MF-UK"])
    story.then(
        BlackmailDeclared(ANNA, CROUPIER, "SB"),
        BlackmailDeclined(ANNA, CROUPIER),
        CardTaken(ANNA, CROUPIER, Known("MF-UK", to(ANNA, CROUPIER))),
        TurnBegan(CROUPIER),
    )
    story.leaves(cleared=[ANNA], francs={CROUPIER: 4}).refuses(CROUPIER, AnswerBlackmail("decline"))


@pytest.mark.rule("MF-7.3.5")
@pytest.mark.parametrize("francs", [0, 1, 2, 5])
def test_a_paying_croupier_pays_while_he_has_two_francs(francs: int) -> None:
    facts = {"hands": {ANNA: ["SB"], CROUPIER: ["CO"]}, "francs": {CROUPIER: francs}, "cleared": [CROUPIER]}
    story = croupier_game(croupier_pays=True, **facts).when(ANNA, Blackmail(CROUPIER, "SB"))
    if francs >= 2:
        story.then(BlackmailDeclared(ANNA, CROUPIER, "SB"), BlackmailPaid(ANNA, CROUPIER), TurnBegan(CROUPIER))
        story.leaves(francs={ANNA: 2, CROUPIER: francs - 2}, cleared=[CROUPIER])
    else:
        story.leaves(francs={CROUPIER: francs}, cleared=[ANNA], hands={ANNA: ["CO"]})


JOURNALIST = {ANNA: ("AG-UK", "JOURNALIST"), BERT: ("AG-USA", "BROKER")}


@pytest.mark.rule("MF-7.3.6")
@pytest.mark.parametrize(("film", "is_right"), [("MF-USSR", True), ("MF-USA", False)])
def test_the_journalist_may_name_the_croupier_whose_identity_is_checked(film: Card, is_right: bool) -> None:
    story = croupier_game(identities=JOURNALIST, hands={ANNA: [film]}, cleared=[ANNA])
    story = story.when(ANNA, WinAsJournalist(film, CROUPIER))
    assert story.events[0].shown == Known("AG-USSR", to(ANNA))
    story.ends(ANNA if is_right else BERT, reason="journalist" if is_right else "failed_attempt")


@pytest.mark.rule("MF-7.3.7")
def test_the_interpol_officer_may_arrest_the_croupier_while_he_is_a_suspect() -> None:
    facts = {"turn": BERT, "hands": {CROUPIER: ["SB"]}, "evening": 2}
    croupier_game(cleared=[BERT], **facts).when(BERT, WinAsInterpol(CROUPIER)).ends(BERT, reason="interpol")
    croupier_game(cleared=[BERT, CROUPIER], **facts).refuses(BERT, WinAsInterpol(CROUPIER))


@pytest.mark.rule("MF-7.3.8")
def test_the_croupiers_hand_is_a_place_the_broker_may_name() -> None:
    story = croupier_game(hands={CROUPIER: ["AL-UK"]}, cleared=[ANNA], evening=2)
    story.refuses(ANNA, WinAsBroker("hand-3", "draw"))
    story.when(ANNA, WinAsBroker("draw", "hand-2")).ends(ANNA, reason="broker")
