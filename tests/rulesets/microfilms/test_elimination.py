"""MF-6.7: elimination."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.errors import NotOffered
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.cards import Card
from domain.rulesets.microfilms.model.commands import Pass, WinAsBroker, WinAsHitman
from domain.rulesets.microfilms.model.ending_events import AgentRevealed, Eliminated

from . import ANNA, BERT, CARL, DORA, Story, given
from .playouts import playout


def wrong(order: tuple[Card, ...] | None = None, **facts: Any) -> Story:
    """Anna the Hitman is wrong about Bert."""
    usual: dict[str, Any] = {"identities": {ANNA: "HITMAN"}, "hands": {ANNA: ["SB", "ACE"]}, "cleared": [ANNA]}
    return given(4, **{**usual, **facts}).when(ANNA, WinAsHitman(BERT, order))


@pytest.mark.rule("MF-6.7.1")
def test_an_eliminated_players_identity_stays_open() -> None:
    story = wrong()
    for seat in (BERT, CARL, DORA):
        assert story.table.revealed[ANNA] == ("HITMAN",)
        story = story.when(seat, Pass())
    assert "is out" in " ".join(RULESET.words.describe(story.table, None, ("Anna", "Bert", "Carl", "Dora")))


@pytest.mark.rule("MF-6.7.2")
def test_his_whole_hand_goes_face_up_on_the_discard_the_ace_free_of_charge() -> None:
    story = wrong(discard=["IB"], francs={ANNA: 3}).leaves(discard=["IB", "ACE", "SB"], hands={ANNA: []}, house=30)
    assert story.events[1] == Eliminated(ANNA, ("ACE", "SB"), 3)


@pytest.mark.rule("MF-6.7.3")
@pytest.mark.parametrize("order", [("SB", "ACE"), ("ACE", "SB"), None])
def test_the_cards_go_in_the_order_given_else_by_name(order: tuple[Card, ...] | None) -> None:
    wrong(order).leaves(discard=list(order or ("ACE", "SB")))


@pytest.mark.rule("MF-6.7.3")
@pytest.mark.parametrize("hand", [[], ["SB"], ["SB", "SB"], ["SB", "ACE"]])
@pytest.mark.parametrize("order", [("MF-UK",), ("SB", "ACE", "CO"), ("ACE", "ACE"), ("CO",)])
def test_an_order_that_is_not_exactly_the_whole_hand_is_refused(hand: list[Card], order: tuple[Card, ...]) -> None:
    with pytest.raises(NotOffered):
        wrong(order, hands={ANNA: hand})
    wrong(tuple(hand), hands={ANNA: hand}).leaves(discard=hand)


@pytest.mark.rule("MF-6.7.4")
def test_his_francs_go_to_the_house_or_out_of_the_game() -> None:
    wrong(francs={ANNA: 3, BERT: 1}).leaves(francs=(0, 1, 0, 0), house=29, removed=0)
    wrong(francs={ANNA: 3, BERT: 1}, eliminated_francs="removed").leaves(francs=(0, 1, 0, 0), house=26, removed=3)


@pytest.mark.rule("MF-6.7.5")
def test_he_has_no_further_turns_and_answers_nothing() -> None:
    story = wrong(draw_by_agreement=True)
    for seat in (BERT, CARL, DORA, BERT):
        story = story.leaves(turn=seat).refuses(ANNA, Pass())
        assert ANNA not in RULESET.decisions(story.table)
        story = story.when(seat, Pass())


@pytest.mark.rule("MF-6.7.6")
def test_the_turn_then_ends_and_an_empty_draw_deck_is_renewed_with_his_cards() -> None:
    wrong(deck=[], hands={ANNA: ["SB", "ACE"]}).leaves(evening=2, deck=2, discard=[], turn=BERT)
    wrong(deck=[], hands={}).leaves(evening=1, deck=0)
    wrong(deck=["CO"]).leaves(evening=1, deck=1, discard=["ACE", "SB"])


@pytest.mark.rule("MF-6.7.7")
def test_an_agent_is_never_eliminated() -> None:
    for number in range(20):
        for story in playout(f"agents {number}", 6):
            out = {face for seat in story.table.seats if story.table.out[seat] for face in story.mind(seat).identities}
            assert not [face for face in out if face.startswith("AG-")]
            assert not any(isinstance(event, AgentRevealed) for event in story.events) or story.table.outcome


def test_all_three_freelancers_may_go_out_and_the_agents_play_on() -> None:
    story = given(
        6,
        identities={ANNA: "HITMAN", BERT: "BROKER", CARL: "INTERPOL"},
        hands={ANNA: ["SB"], BERT: ["IB"], CARL: ["CO"]},
        cleared=[ANNA, BERT, CARL],
        evening=2,
    )
    story = story.when(ANNA, WinAsHitman(DORA)).when(BERT, WinAsBroker("discard", "discard"))
    story.leaves(out=[ANNA, BERT], turn=CARL)
