"""MF-3: money, tokens and piles."""

from __future__ import annotations

from itertools import pairwise

import pytest

from domain.rulesets.microfilms.model.cards import circulating
from domain.rulesets.microfilms.model.commands import (
    AnswerBlackmail,
    AnswerBribe,
    Blackmail,
    Bribe,
    CashOut,
    CroupierTurn,
    Discard,
    DrawCard,
    Interrogate,
    Pass,
    Steal,
    WinAsBroker,
    WinAsHitman,
    WinAsInterpol,
    WinAsJournalist,
)
from domain.rulesets.microfilms.model.events import BlackmailDeclined, CashedOut, CroupierPaid, Passed

from . import ANNA, BERT, CARL, CROUPIER, DORA, Story, croupier_game, given, opened
from .playouts import playout

AIMED: tuple[type[Steal] | type[Interrogate] | type[Blackmail] | type[Bribe], ...] = (
    Steal,
    Interrogate,
    Blackmail,
    Bribe,
)


def targets(story: Story, seat: int, kind: type[Steal] | type[Interrogate] | type[Blackmail] | type[Bribe]) -> set[int]:
    """Targets of a seat for this kind of command."""
    return {command.target for command in story.offered(seat, kind)}


@pytest.mark.rule("MF-3.1.1")
def test_francs_are_whole_numbers_and_change_is_always_at_hand() -> None:
    story = given(francs={ANNA: 3, BERT: 3}).when(ANNA, Interrogate(BERT, "FRANC"), luck=["AG-USA"])
    story.leaves(francs={ANNA: 2}, house=25)
    assert all(isinstance(francs, int) for francs in story.table.francs)


@pytest.mark.rule("MF-3.1.3")
def test_everybody_knows_how_many_francs_each_player_and_the_house_have() -> None:
    for story in playout("francs", 3):
        assert len(story.table.francs) == 3
        assert sum(story.table.francs) + story.table.house == 30


@pytest.mark.rule("MF-3.2.1")
def test_a_house_that_is_short_pays_what_it_has() -> None:
    given(house=0).when(ANNA, Pass()).then(Passed(ANNA, 0))
    given(house=1, hands={ANNA: ["CO"]}).when(ANNA, CashOut()).then(CashedOut(ANNA, 1)).leaves(house=0)
    poor = croupier_game(house=0, hands={CROUPIER: ["SB", "IB"]}, turn=CROUPIER, previous=ANNA)
    poor.when(CROUPIER, CroupierTurn()).then(CroupierPaid(CROUPIER, 0))


@pytest.mark.rule("MF-3.3.1")
def test_an_accepted_bribe_clears_the_briber_and_a_declined_blackmail_the_blackmailer() -> None:
    bribed = given(hands={ANNA: ["CO"]}).when(ANNA, Bribe(BERT, "CO"))
    bribed.leaves(cleared=[]).when(BERT, AnswerBribe(True)).leaves(cleared=[ANNA])
    blackmailed = given(hands={ANNA: ["SB"], BERT: ["IB"]}).when(ANNA, Blackmail(BERT, "SB"))
    blackmailed.leaves(cleared=[]).when(BERT, AnswerBlackmail("decline"), luck=["IB"]).leaves(cleared=[ANNA])


@pytest.mark.rule("MF-3.3.2")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_only_a_blackmail_that_he_declines_makes_a_cleared_player_a_suspect(players: int) -> None:
    for number in range(4):
        games = list(playout(f"suspects {number}", players))
        for before, after in pairwise(games):
            turned = [
                seat for seat in after.table.seats if before.table.cleared[seat] and not after.table.cleared[seat]
            ]
            declined = [event.target for event in after.events if isinstance(event, BlackmailDeclined)]
            assert turned == [seat for seat in declined if before.table.cleared[seat]]


@pytest.mark.rule("MF-3.4.1")
def test_a_hand_is_known_to_its_owner_and_its_size_to_everybody() -> None:
    for story in playout("hands", 4):
        assert story.table.hands == tuple(len(mind.hand) for mind in story.state.minds)


@pytest.mark.rule("MF-3.4.2")
def test_a_hand_may_exceed_the_limit_until_the_end_of_its_owners_turn() -> None:
    story = given(hands={ANNA: ["CO"], BERT: ["IB"]})
    story = story.when(ANNA, Bribe(BERT, "CO")).when(BERT, AnswerBribe(True)).leaves(sizes=(0, 2, 0), turn=BERT)
    story.when(BERT, Pass()).leaves(waits={BERT: "discard"})


@pytest.mark.rule("MF-3.5.1")
def test_every_card_of_the_draw_deck_is_equally_likely_to_be_on_top() -> None:
    story = given(deck=["CO", "CO", "SB"], discard=["IB"]).when(ANNA, DrawCard("deck"), luck=["SB"])
    assert story.asked == (("draw-deck/1", ("CO", "CO", "SB")),)
    assert story.state.house.deck == ("CO", "CO")


@pytest.mark.rule("MF-3.5.2")
def test_everybody_knows_how_many_cards_the_draw_deck_holds() -> None:
    for story in playout("deck", 3):
        assert story.table.deck == len(story.state.house.deck)


@pytest.mark.rule("MF-3.6.1")
def test_each_card_on_the_discard_covers_the_one_before() -> None:
    story = given(hands={ANNA: ["CO"]}, discard=["IB", "SB"]).when(ANNA, CashOut()).leaves(discard=["IB", "SB", "CO"])
    story.when(BERT, DrawCard("discard")).leaves(discard=["IB", "SB"], hands={BERT: ["CO"]})


@pytest.mark.rule("MF-3.6.2")
def test_the_view_lists_the_whole_discard_or_only_its_top() -> None:
    hands = {ANNA: ["CO"]}
    full = given(hands=hands, discard=["IB", "SB"]).when(ANNA, CashOut())
    assert (full.table.discard, full.table.discard_size) == (("IB", "SB", "CO"), 3)
    top = given(hands=hands, discard=["IB", "SB"], show_discard="top").when(ANNA, CashOut())
    assert (top.table.discard, top.table.discard_size) == (("CO",), 3)
    again = top.when(BERT, DrawCard("discard"))
    assert (again.table.discard, again.table.discard_size) == (("SB",), 2)
    none_left = given(discard=["SB"], show_discard="top").when(ANNA, DrawCard("discard"))
    assert (none_left.table.discard, none_left.table.discard_size) == ((), 0)


@pytest.mark.rule("MF-3.7.1")
def test_a_card_used_for_an_action_is_discarded_before_anybody_answers() -> None:
    story = given(hands={ANNA: ["SB"], BERT: ["CO"]}).when(ANNA, Blackmail(BERT, "SB"))
    story.leaves(discard=["SB"], hands={ANNA: []}, waits={BERT: "blackmail"})


@pytest.mark.rule("MF-3.7.2")
def test_francs_that_pay_for_an_action_go_to_the_house_and_never_come_back() -> None:
    story = given(francs={ANNA: 2}, hands={BERT: ["CO"]}).when(ANNA, Blackmail(BERT, "FRANCS"))
    story.leaves(francs={ANNA: 0}, house=30).when(BERT, AnswerBlackmail("defend")).leaves(francs={ANNA: 0}, house=30)


@pytest.mark.rule("MF-3.7.3")
def test_an_action_card_is_used_for_one_of_its_purposes() -> None:
    story = given(hands={ANNA: ["SB"], BERT: ["CO"]}, francs={BERT: 3})
    story.when(ANNA, Steal(BERT)).leaves(waits={BERT: "turn"}, francs={ANNA: 2, BERT: 1}, cleared=[])


@pytest.mark.rule("MF-3.8.1")
def test_a_player_can_aim_at_every_other_player_and_never_at_himself() -> None:
    story = given(4, hands={ANNA: ["SB", "IB"]}, francs={ANNA: 2})
    for kind in AIMED:
        assert targets(story, ANNA, kind) == {BERT, CARL, DORA}
    story.refuses(
        ANNA, Steal(ANNA), Interrogate(ANNA, "IB"), Blackmail(ANNA, "SB"), Bribe(ANNA, "SB"), Steal(9), Steal(-1)
    )


@pytest.mark.rule("MF-3.8.2")
@pytest.mark.parametrize("role", ["HITMAN", "JOURNALIST", "BROKER", "INTERPOL"])
def test_nobody_can_aim_at_an_eliminated_player_or_name_him(role: str) -> None:
    first = "HITMAN" if role != "HITMAN" else "BROKER"
    story = given(
        5,
        identities={ANNA: first, BERT: role},
        hands={BERT: ["MF-UK", "SB"]},
        francs={BERT: 2},
        cleared=[ANNA, BERT],
        evening=2,
    )
    attempt = WinAsHitman(CARL) if first == "HITMAN" else WinAsBroker("discard", "discard")
    story = story.when(ANNA, attempt).leaves(out=[ANNA], turn=BERT)
    for kind in AIMED:
        assert targets(story, BERT, kind) == {2, 3, 4}
    match role:
        case "HITMAN":
            story.refuses(BERT, WinAsHitman(ANNA))
        case "JOURNALIST":
            story.refuses(BERT, WinAsJournalist("MF-UK", ANNA))
        case "BROKER":
            story.refuses(BERT, WinAsBroker("hand-0", "draw"), WinAsBroker("draw", "hand-0"))
        case "INTERPOL":
            story.refuses(BERT, WinAsInterpol(ANNA))


def test_the_cards_that_circulate() -> None:
    assert len(circulating(("UK", "USA", "USSR"), ace=True)) == 15  # one letter of which is boxed
    assert sorted(opened(nations=("UK", "USA", "USSR")).table.hands) == [1, 1, 1]


def test_a_story_can_discard() -> None:
    given(hands={ANNA: ["CO", "IB"]}).when(ANNA, Pass()).when(ANNA, Discard(("CO",))).leaves(discard=["CO"])
