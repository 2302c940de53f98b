"""MF-7: the Croupier's turn, actions against it, attempts with two players, the extra claim, and ten francs."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.offers import Command
from domain.kernel.secrecy import Known, to
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.cards import FILM, Card
from domain.rulesets.microfilms.model.commands import (
    AnswerBlackmail,
    AnswerBribe,
    Blackmail,
    Bribe,
    ClaimCroupier,
    CroupierTurn,
    DrawCard,
    Interrogate,
    Pass,
    Steal,
    WinAsAgent,
    WinAsBroker,
    WinAsHitman,
    WinAsInterpol,
    WinAsJournalist,
)
from domain.rulesets.microfilms.model.ending_events import CroupierClaimed, Ended
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
    Stole,
    TurnBegan,
)

from . import ANNA, BERT, CROUPIER, NATIONS, Story, croupier_game, opened
from .playouts import playout


def his_turn(**facts: object) -> Story:
    """Anna's turn is over, and the Croupier's has begun."""
    return croupier_game(turn=CROUPIER, previous=ANNA, **facts)


@pytest.mark.rule("MF-7.2.1")
def test_the_croupier_has_a_turn_after_every_turn_of_a_player_and_a_renewal_of_the_deck() -> None:
    story = croupier_game(hands={ANNA: ["SB", "IB"]}).when(ANNA, Pass()).leaves(waits={ANNA: "discard"})
    story = story.when(ANNA, RULESET.default(story.table, story.mind(ANNA))).leaves(waits={CROUPIER: "croupier"})
    story = story.when(CROUPIER, CroupierTurn(), luck=["CO"]).leaves(waits={BERT: "turn"})
    story.when(BERT, Pass()).when(CROUPIER, CroupierTurn(), luck=["CO"]).leaves(waits={ANNA: "turn"})
    empty = croupier_game(deck=["CO"], discard=["SB"]).when(ANNA, DrawCard("deck"))
    assert [type(event) for event in empty.events] == [CardDrawn, DeckReshuffled, TurnBegan]
    empty.leaves(turn=CROUPIER, deck=1)


@pytest.mark.rule("MF-7.2.2", "MF-7.2.3", "MF-7.2.9")
@pytest.mark.parametrize("hand", [[], ["CO"]])
def test_with_no_card_or_one_the_croupier_draws_one_from_the_deck_and_keeps_it(hand: list[str]) -> None:
    story = his_turn(hands={CROUPIER: hand}, discard=["IB"], deck=["MF-UK", "SB"]).when(
        CROUPIER, CroupierTurn(), luck=["MF-UK"]
    )
    story.then(CardDrawn(CROUPIER, Known("MF-UK", to(CROUPIER))), TurnBegan(BERT))
    story.leaves(sizes=(0, 0, len(hand) + 1), francs={CROUPIER: 0}, discard=["IB"], cleared=[])


@pytest.mark.rule("MF-7.2.4", "MF-7.2.5", "MF-7.2.6")
@pytest.mark.parametrize(("house", "francs"), [(30, 1), (0, 0)])
def test_with_two_cards_or_more_the_croupier_takes_a_franc_is_cleared_and_discards_a_third(
    house: int, francs: int
) -> None:
    two = his_turn(hands={CROUPIER: ["CO", "MF-UK"]}, house=house).when(CROUPIER, CroupierTurn())
    two.then(CroupierPaid(CROUPIER, francs), TurnBegan(BERT)).leaves(
        francs={CROUPIER: francs}, house=house - francs, cleared=[CROUPIER]
    )
    three = his_turn(hands={CROUPIER: ["CO", "CO", "MF-UK"]}, house=house).when(CROUPIER, CroupierTurn(), luck=["CO"])
    three.then(CroupierPaid(CROUPIER, francs), Discarded(CROUPIER, ("CO",), 0), TurnBegan(BERT))
    three.leaves(discard=["CO"], hands={CROUPIER: ["CO", "MF-UK"]}, cleared=[CROUPIER])
    assert three.asked == (("croupier-discard", ("CO", "CO", "MF-UK")),)


@pytest.mark.rule("MF-7.2.7", "MF-7.2.9", "MF-7.6.3")
def test_the_croupier_always_finds_a_card_never_has_more_than_three_and_gains_francs_only_in_that_turn() -> None:
    for number in range(20):
        before = 0
        for story in playout(f"croupier {number}", 2):
            assert len(story.hand(CROUPIER)) <= 3
            assert not [event for event in story.events if isinstance(event, DiscardOwed) and event.seat == CROUPIER]
            assert story.table.phase != "croupier" or story.table.deck > 0
            francs = story.table.francs[CROUPIER]
            assert francs <= before or any(isinstance(event, CroupierPaid) for event in story.events)
            before = francs


@pytest.mark.rule("MF-7.2.8")
def test_an_empty_draw_deck_is_renewed_after_the_croupiers_turn_too() -> None:
    story = his_turn(deck=["CO"], discard=["SB", "IB"]).when(CROUPIER, CroupierTurn())
    assert [type(event) for event in story.events] == [CardDrawn, DeckReshuffled, TurnBegan]
    story.leaves(evening=2, deck=2)


@pytest.mark.rule("MF-7.3.1")
def test_the_croupier_accepts_every_bribe_at_once() -> None:
    story = croupier_game(hands={ANNA: ["MF-UK"]}).when(ANNA, Bribe(CROUPIER, "MF-UK"))
    offered, accepted = Known("MF-UK", to(ANNA)), Known("MF-UK", to(ANNA, CROUPIER))
    story.then(BribeOffered(ANNA, CROUPIER, offered), BribeAccepted(ANNA, CROUPIER, accepted), TurnBegan(CROUPIER))  # type: ignore[arg-type]
    story.leaves(cleared=[ANNA], hands={ANNA: [], CROUPIER: ["MF-UK"]}).refuses(CROUPIER, AnswerBribe(True))


@pytest.mark.rule("MF-7.3.2")
def test_the_croupier_can_be_stolen_from() -> None:
    story = croupier_game(hands={ANNA: ["SB"], CROUPIER: ["CO", "IB"]}, francs={CROUPIER: 9}).when(
        ANNA, Steal(CROUPIER)
    )
    story.then(Stole(ANNA, CROUPIER, 2)).when(CROUPIER, CroupierTurn()).goes_on().leaves(francs={ANNA: 2, CROUPIER: 8})


@pytest.mark.rule("MF-7.1.8", "MF-7.3.3", "MF-7.3.4")
def test_an_interrogator_sees_a_card_of_a_players_identities_and_hand_but_of_the_croupiers_hand_alone() -> None:
    story = croupier_game(hands={BERT: ["SB"], CROUPIER: ["CO", "SB"]}, francs={ANNA: 1})
    asked = [story.when(ANNA, Interrogate(seat, "FRANC"), luck=["SB"]).asked for seat in (BERT, CROUPIER)]
    assert asked == [(("interrogation", ("SB", "AG-USA", "INTERPOL")),), (("interrogation", ("CO", "SB")),)]
    empty = croupier_game(francs={ANNA: 1}, hands={ANNA: ["IB"]})
    assert {command.target for command in empty.offered(ANNA, Interrogate)} == {BERT}


@pytest.mark.rule("MF-7.3.5")
@pytest.mark.parametrize(("francs", "pays"), [(5, False), (0, True), (1, True), (2, True), (5, True)])
def test_the_croupier_declines_a_blackmail_at_once_or_by_option_pays_while_possible(francs: int, pays: bool) -> None:
    facts: dict[str, Any] = {
        "hands": {ANNA: ["SB"], CROUPIER: ["CO"]},
        "francs": {CROUPIER: francs},
        "cleared": [CROUPIER],
    }
    story = croupier_game(croupier_pays=pays, **facts).when(ANNA, Blackmail(CROUPIER, "SB"))
    declared, taken = (
        BlackmailDeclared(ANNA, CROUPIER, "SB"),
        CardTaken(ANNA, CROUPIER, Known("CO", to(ANNA, CROUPIER))),
    )
    if pays and francs >= 2:
        story.then(declared, BlackmailPaid(ANNA, CROUPIER), TurnBegan(CROUPIER)).leaves(
            francs={ANNA: 2, CROUPIER: francs - 2}
        )
    else:
        story.then(declared, BlackmailDeclined(ANNA, CROUPIER), taken, TurnBegan(CROUPIER)).leaves(cleared=[ANNA])
    story.refuses(CROUPIER, AnswerBlackmail("decline"))


JOURNALIST = {ANNA: ("AG-UK", "JOURNALIST"), BERT: ("AG-USA", "BROKER")}


@pytest.mark.rule("MF-7.3.6", "MF-7.4.4", "MF-7.4.5")
@pytest.mark.parametrize(("target", "agent"), [(CROUPIER, "AG-USSR"), (BERT, "AG-USA")])
@pytest.mark.parametrize("film", ["MF-USSR", "MF-USA"])
def test_the_journalist_names_the_agent_of_the_croupier_or_the_other_player_not_the_own(
    target: int, agent: str, film: Card
) -> None:
    story = croupier_game(identities=JOURNALIST, hands={ANNA: ["MF-UK", film]}, cleared=[ANNA])
    story = story.refuses(ANNA, WinAsJournalist("MF-UK", target)).when(ANNA, WinAsJournalist(film, target))
    assert story.events[0].shown == Known(agent, to(ANNA))
    is_right = agent[3:] == film[3:]
    story.ends(ANNA if is_right else BERT, reason="journalist" if is_right else "failed_attempt")


@pytest.mark.rule("MF-7.3.7", "MF-7.3.8")
def test_the_officer_arrests_the_croupier_while_a_suspect_and_the_broker_names_that_hand() -> None:
    facts: dict[str, Any] = {"turn": BERT, "hands": {CROUPIER: ["SB"]}, "evening": 2}
    croupier_game(cleared=[BERT], **facts).when(BERT, WinAsInterpol(CROUPIER)).ends(BERT, reason="interpol")
    croupier_game(cleared=[BERT, CROUPIER], **facts).refuses(BERT, WinAsInterpol(CROUPIER))
    story = croupier_game(hands={CROUPIER: ["AL-UK"]}, cleared=[ANNA], evening=2).refuses(
        ANNA, WinAsBroker("hand-3", "draw")
    )
    story.when(ANNA, WinAsBroker("draw", "hand-2")).ends(ANNA, reason="broker")


@pytest.mark.rule("MF-7.4.1", "MF-7.4.2", "MF-7.4.3")
@pytest.mark.parametrize(
    ("freelancer", "right", "wrong"),
    [
        ("BROKER", WinAsBroker("draw", "draw"), WinAsBroker("draw", "hand-0")),
        ("INTERPOL", WinAsInterpol(BERT), WinAsInterpol(CROUPIER)),
        ("JOURNALIST", WinAsJournalist("MF-USSR", CROUPIER), WinAsJournalist("MF-USSR", BERT)),
    ],
)
def test_a_player_wins_by_either_identity_alone_as_a_freelancer_and_wrong_makes_the_other_win(
    freelancer: str, right: Command, wrong: Command
) -> None:
    """Anna's and Bert's agents are allied."""
    roles = {ANNA: ("AG-UK", freelancer), BERT: ("AG-USA", "BROKER" if freelancer != "BROKER" else "INTERPOL")}
    facts: dict[str, Any] = {"identities": roles, "hands": {ANNA: ["MF-USSR"], BERT: ["SB"]}, "evening": 2}
    story = croupier_game(cleared=[ANNA], **facts).refuses(ANNA, WinAsHitman(BERT))
    story.when(ANNA, right).ends(ANNA, reason=freelancer.lower())
    story.when(ANNA, wrong).ends(BERT, reason="failed_attempt").leaves(out=[], hands={ANNA: ["MF-USSR"]})
    story.when(ANNA, WinAsAgent("MF-USSR")).ends(ANNA, BERT, reason="allied_agents")
    croupier_game(**facts).refuses(ANNA, right, WinAsAgent("MF-USSR"))


P, O, C = "P", "O", "C"  # noqa: E741


def seats(player: int) -> dict[str, int]:
    """Seats of P, O and C in the tables when `player` makes the attempt."""
    return {P: player, O: 1 - player, C: CROUPIER}


AGENT_TABLE = {
    (C, C): (P, O), (C, O): (C,), (C, P): (C,),
    (O, C): (O,), (O, O): (P,), (O, P): (O,),
    (P, C): (P,), (P, O): (P,), (P, P): (O,),
}  # fmt: skip
"""By who is alone and whose film is shown: who wins."""


@pytest.mark.rule("MF-7.4.6", "MF-7.4.7", "MF-7.4.8")
@pytest.mark.parametrize("player", [ANNA, BERT])
@pytest.mark.parametrize(("lone", "film"), AGENT_TABLE)
def test_an_agents_attempt_ends_as_the_table_says_but_for_allies_by_option(player: int, lone: str, film: str) -> None:
    place, winners = seats(player), AGENT_TABLE[lone, film]
    card = FILM[NATIONS[place[film]]]
    facts: dict[str, Any] = {
        "hands": {player: [card]},
        "cleared": [player],
        "turn": player,
        "letter": NATIONS[place[lone]],
    }
    for option, who in (("croupier", winners), ("other_player", (O,) if winners == (C,) else winners)):
        story = croupier_game(allied_failure=option, **facts).when(player, WinAsAgent(card))
        assert story.table.outcome.winners == tuple(sorted(place[each] for each in who))


CLAIM_TABLE = {
    (O, O): P, (O, C): O, (O, None): O,
    (C, O): C, (C, C): O, (C, None): O,
    (P, O): O, (P, C): O, (P, None): O,
}  # fmt: skip
"""By who is alone and whose film the Croupier shows: who wins."""


def claim(player: int, lone: str, named: str, held: str | None, **options: Any) -> Story:
    """P claims O's or C's film; `held`: the film the Croupier holds."""
    place = seats(player)
    hand = ["CO"] if held is None else [f"MF-{NATIONS[place[held]]}"]
    story = croupier_game(
        hands={CROUPIER: hand}, cleared=[CROUPIER], turn=player, letter=NATIONS[place[lone]], **options
    )
    return story.when(player, ClaimCroupier(NATIONS[place[named]]))


@pytest.mark.rule("MF-7.5.1", "MF-7.5.5", "MF-7.5.6", "MF-7.5.7", "MF-7.5.8")
@pytest.mark.parametrize("player", [ANNA, BERT])
@pytest.mark.parametrize("option", ["croupier", "other_player"])
def test_the_claim_ends_as_the_table_says_and_wrong_if_the_film_is_not_there(player: int, option: str) -> None:
    for (lone, film), winner in CLAIM_TABLE.items():
        story = claim(player, lone, film or O, film, allied_failure=option)
        assert story.table.outcome.winners == (seats(player)[winner],)
    for lone in (P, O, C):
        for named, held in ((O, C), (C, O), (O, P), (C, None)):
            claim(player, lone, named, held).ends(1 - player, reason="failed_attempt")
    claim(ANNA, O, O, O).then(CroupierClaimed(ANNA, "AG-UK", "USA"), Ended((ANNA,), "croupier_ally"))


@pytest.mark.rule("MF-7.5.2", "MF-7.5.3", "MF-7.5.4")
def test_the_croupier_must_be_cleared_and_hold_a_card_by_option_the_player_be_cleared_and_no_own_nation_is_named() -> (
    None
):
    croupier_game(hands={CROUPIER: ["MF-USA"]}, cleared=[ANNA]).refuses(ANNA, ClaimCroupier("USA"))
    croupier_game(cleared=[ANNA, CROUPIER]).refuses(ANNA, ClaimCroupier("USA"))
    for cleared, is_strict in (([CROUPIER], False), ([ANNA, CROUPIER], True)):
        story = croupier_game(cleared=cleared, claim_needs_both_cleared=is_strict, hands={CROUPIER: ["MF-USA"]})
        assert [each.nation for each in story.offered(ANNA, ClaimCroupier)] == ["USA", "USSR"]
        story.refuses(BERT, ClaimCroupier("UK"))
    croupier_game(cleared=[CROUPIER], claim_needs_both_cleared=True, hands={CROUPIER: ["MF-USA"]}).refuses(
        ANNA, ClaimCroupier("USA")
    )


@pytest.mark.rule("MF-7.6.1")
@pytest.mark.parametrize("hand", [["CO", "SB"], ["CO", "SB", "IB"]])
def test_the_game_is_over_as_soon_as_the_croupier_has_ten_francs(hand: list[str]) -> None:
    story = his_turn(hands={CROUPIER: hand}, francs={CROUPIER: 9}).when(CROUPIER, CroupierTurn())
    story.then(CroupierPaid(CROUPIER, 1), Ended((), "croupier_ten_francs")).ends(reason="croupier_ten_francs")


@pytest.mark.rule("MF-7.6.2", "MF-8.2.2")
@pytest.mark.parametrize(("cap", "turns", "reason"), [(60, 12, "croupier_ten_francs"), (2, 4, "turn_cap")])
def test_left_alone_the_croupier_needs_twelve_turns_which_the_turn_cap_does_not_count(
    cap: int, turns: int, reason: str
) -> None:
    story, his = opened(2, variant="croupier", turn_cap=cap), 0
    while not story.table.outcome:
        if story.table.turn == CROUPIER:
            his += 1
            luck = [story.state.house.deck[0]] if len(story.hand(CROUPIER)) < 2 else []
            story = story.when(CROUPIER, CroupierTurn(), luck)
        else:
            story = story.when(story.table.turn, Pass())
    story.ends(reason=reason)
    assert his == turns
