"""MF-6: attempts to win with three to six players, and elimination."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.offers import Command
from domain.kernel.secrecy import UNKNOWN, Known, to
from domain.rulesets.microfilms.model.cards import AGENT, FILM, Card, Nation, Place
from domain.rulesets.microfilms.model.commands import (
    Bribe,
    Pass,
    WinAsAgent,
    WinAsBroker,
    WinAsHitman,
    WinAsInterpol,
    WinAsJournalist,
)
from domain.rulesets.microfilms.model.ending_events import AgentRevealed, BrokerRevealed, Eliminated, Ended
from domain.rulesets.microfilms.model.events import TurnBegan

from . import ANNA, BERT, CARL, DORA, NATIONS, Story, given

ATTEMPTS: dict[str, Command] = {
    "AG-UK": WinAsAgent("MF-UK"),
    "JOURNALIST": WinAsJournalist("MF-UK", CARL),
    "HITMAN": WinAsHitman(CARL),
    "BROKER": WinAsBroker("draw", "discard"),
    "INTERPOL": WinAsInterpol(CARL),
}
RIGHT: dict[str, Command] = {
    "JOURNALIST": WinAsJournalist("MF-UK", BERT),
    "HITMAN": WinAsHitman(BERT),
    "BROKER": WinAsBroker("hand-2", "hand-2"),
    "INTERPOL": WinAsInterpol(BERT),
}
every_role = pytest.mark.parametrize("role", ATTEMPTS)
every_freelancer = pytest.mark.parametrize("role", RIGHT)


def playing(role: str, **facts: Any) -> Story:
    """Anna has this role and may attempt to win; her attempt in ATTEMPTS is wrong, and that in RIGHT right."""
    hands = {ANNA: ["MF-UK", "SB"], BERT: ["ACE", "IB"], CARL: ["AL-UK", "AL-USA"]}
    return given(4, **dict[str, Any](identities={ANNA: role}, hands=hands, cleared=[ANNA], evening=2) | facts)


@pytest.mark.rule("MF-6.1.1", "MF-6.1.2", "MF-6.1.3")
@every_role
def test_an_attempt_by_the_own_identity_is_the_whole_turn_of_a_cleared_player(role: str) -> None:
    story = playing(role).refuses(ANNA, *(command for name, command in ATTEMPTS.items() if name != role))
    story = story.when(ANNA, ATTEMPTS[role])
    assert story.table.outcome or story.leaves(turn=BERT)
    assert story.table.revealed == ((role,), (), (), ())
    playing(role, cleared=[]).refuses(ANNA, ATTEMPTS[role])
    waiting = playing(role, turn=BERT).refuses(ANNA, ATTEMPTS[role])
    waiting.when(BERT, Bribe(ANNA, "ACE")).refuses(ANNA, ATTEMPTS[role])


@pytest.mark.rule("MF-6.1.4")
@pytest.mark.parametrize("role", ["AG-UK", "JOURNALIST"])
def test_a_microfilm_that_is_shown_comes_from_the_own_hand(role: str) -> None:
    story = playing(role, hands={ANNA: ["MF-USA", "SB"], BERT: ["MF-UK"]})
    story.refuses(
        ANNA, WinAsAgent("MF-UK"), WinAsJournalist("MF-UK", CARL), WinAsAgent("SB"), WinAsJournalist("SB", CARL)
    )


@pytest.mark.rule("MF-6.1.5")
@every_role
def test_only_the_broker_and_the_interpol_officer_wait_for_the_second_evening(role: str) -> None:
    early = playing(role, evening=1)
    if role in ("BROKER", "INTERPOL"):
        early.refuses(ANNA, ATTEMPTS[role])
    else:
        early.when(ANNA, ATTEMPTS[role])


@pytest.mark.rule("MF-1.2.3", "MF-6.1.6", "MF-6.1.7", "MF-6.3.2", "MF-6.4.1", "MF-6.6.2", "MF-9.2.1")
@every_freelancer
@pytest.mark.parametrize("is_sealed", [True, False])
def test_a_freelancer_alone_sees_what_is_checked_unless_checks_are_sealed_and_wins_alone_or_is_out(
    role: str, is_sealed: bool
) -> None:
    story = playing(role, sealed_checks=is_sealed)
    right, wrong = story.when(ANNA, RIGHT[role]), story.when(ANNA, ATTEMPTS[role])
    for after in (right, wrong):
        shown = [after.seen(by)[0].shown for by in (ANNA, None, BERT, CARL, DORA)]
        assert shown[1:] == [UNKNOWN] * 4
        assert shown[0] == UNKNOWN if is_sealed else shown[0].to == to(ANNA)
        assert not (is_sealed and after.notes(ANNA))
    right.ends(ANNA, reason=role.lower())
    wrong.goes_on().leaves(out=[ANNA], turn=BERT)


@pytest.mark.rule("MF-1.2.2", "MF-6.2.1", "MF-6.2.2", "MF-6.2.3", "MF-6.2.4", "MF-6.2.5", "MF-6.2.6")
@pytest.mark.parametrize("film", NATIONS)
@pytest.mark.parametrize("boxed", NATIONS)
@pytest.mark.parametrize("seat", [ANNA, BERT, CARL])
def test_the_alliance_and_the_film_decide_an_agents_attempt(seat: int, boxed: str, film: Nation) -> None:
    """The agent whose letter is boxed is alone; to show the own film always loses."""
    lone, own = NATIONS.index(boxed), NATIONS[seat]
    allies = tuple(each for each in (ANNA, BERT, CARL) if each != lone)
    allies_win = film == own if seat == lone else film == boxed
    winners, reason = (allies, "allied_agents") if allies_win else ((lone,), "lone_agent")
    story = given(6, letter=boxed, hands={seat: [FILM[film]]}, cleared=[seat], turn=seat)
    story = story.when(seat, WinAsAgent(FILM[film])).ends(*winners, reason=reason)
    story.then(AgentRevealed(seat, AGENT[own], FILM[film]), Ended(winners, reason))
    assert film != own or seat not in winners


@pytest.mark.rule("MF-6.3.1", "MF-6.3.3", "MF-6.3.4")
def test_the_journalist_shows_a_film_and_is_right_only_of_the_agent_of_its_nation() -> None:
    roles = {ANNA: "JOURNALIST", 4: "HITMAN"}
    story = given(5, identities=roles, hands={ANNA: ["MF-UK", "MF-USA"]}, cleared=[ANNA])
    story.refuses(ANNA, WinAsJournalist("MF-UK", ANNA), WinAsJournalist("MF-USSR", DORA))
    for film, agent in (("MF-UK", BERT), ("MF-USA", CARL)):
        for target in (BERT, CARL, DORA, 4):
            after = story.when(ANNA, WinAsJournalist(film, target))  # type: ignore[arg-type]
            after.ends(ANNA, reason="journalist") if target == agent else after.goes_on().leaves(out=[ANNA])
            assert after.table.revealed[target] == ()


@pytest.mark.rule("MF-6.4.2", "MF-6.4.3")
def test_the_hitman_is_right_of_the_hand_with_the_ace() -> None:
    story = playing("HITMAN", hands={BERT: ["ACE", "SB"], CARL: ["SB"]}, evening=1).refuses(ANNA, WinAsHitman(ANNA))
    story.when(ANNA, WinAsHitman(BERT)).ends(ANNA, reason="hitman")
    story.when(ANNA, WinAsHitman(CARL)).goes_on().leaves(out=[ANNA], hands={BERT: ["ACE", "SB"], CARL: ["SB"]})


LETTERS: dict[str, tuple[dict[int, list[str]], list[str], tuple[Place, Place]]] = {
    "both in hand": ({BERT: ["AL-UK", "AL-USA"]}, [], ("hand-1", "hand-1")),
    "own hand and another": ({ANNA: ["AL-UK"], CARL: ["AL-USA"]}, [], ("hand-0", "hand-2")),
    "deck and hand": ({DORA: ["AL-USA"]}, [], ("draw", "hand-3")),
    "both in the deck": ({}, [], ("draw", "draw")),
    "discard and deck": ({}, ["AL-UK", "SB"], ("discard", "draw")),
    "both in the discard": ({}, ["AL-UK", "SB", "AL-USA"], ("discard", "discard")),
}


@pytest.mark.rule("MF-6.5.1", "MF-6.5.2", "MF-6.5.3", "MF-6.5.5", "MF-6.5.6", "MF-6.5.7")
@pytest.mark.parametrize("case", LETTERS)
def test_the_broker_names_any_two_places_and_is_right_of_those_of_both_letters_in_either_order(case: str) -> None:
    hands, discard, right = LETTERS[case]
    story = playing("BROKER", hands=hands, discard=discard).refuses(ANNA, WinAsBroker("hand-4", "draw"))
    places = ("draw", "discard", "hand-0", "hand-1", "hand-2", "hand-3")
    attempts = {
        (each.first, each.second): each for each in story.offered(ANNA, WinAsBroker) if each.discard_order is None
    }
    assert set(attempts) == {(first, second) for first in places for second in places}
    for named, attempt in attempts.items():
        after = story.when(ANNA, attempt)
        assert (after.table.outcome is not None) == (sorted(named) == sorted(right))


@pytest.mark.rule("MF-6.5.4")
def test_the_broker_looks_at_the_cards_in_the_places_named_and_disturbs_nothing() -> None:
    story = playing("BROKER", hands={BERT: ["AL-UK", "SB"]}, deck=["ACE", "CO"], discard=["IB", "CO"])
    for first, second in (("hand-1", "discard"), ("draw", "hand-0")):
        cards: dict[str, tuple[Card, ...]] = {
            "hand-1": ("AL-UK", "SB"),
            "discard": ("IB", "CO"),
            "draw": ("ACE", "CO"),
            "hand-0": (),
        }
        after = story.when(ANNA, WinAsBroker(first, second))  # type: ignore[arg-type]
        assert after.events[0] == BrokerRevealed(ANNA, first, second, Known((cards[first], cards[second]), to(ANNA)))  # type: ignore[arg-type]
        assert after.state.house.deck == ("ACE", "CO")


@pytest.mark.rule("MF-1.3.1", "MF-6.6.1", "MF-6.6.3", "MF-6.6.4")
@pytest.mark.parametrize(
    ("bloodstained", "bloody"), [("blackmail", {"SB", "IB"}), ("steal_and_cash_out", {"SB", "CO"})]
)
def test_the_officer_arrests_a_suspect_and_is_right_of_a_hand_with_a_bloodstained_card(
    bloodstained: str, bloody: set[str]
) -> None:
    for card in ("SB", "IB", "CO", "ACE", None):
        hands = {BERT: ["MF-UK", card] if card else [], CARL: ["SB"]}
        story = playing("INTERPOL", hands=hands, cleared=[ANNA, CARL], bloodstained=bloodstained)
        assert {each.target for each in story.offered(ANNA, WinAsInterpol)} == {BERT, DORA}
        after = story.when(ANNA, WinAsInterpol(BERT))
        after.ends(ANNA, reason="interpol") if card in bloody else after.goes_on().leaves(out=[ANNA])
    playing("INTERPOL", cleared=range(4)).refuses(ANNA, *map(WinAsInterpol, range(4)))


def wrong(order: tuple[Card, ...] | None = None, **facts: Any) -> Story:
    """Anna the Hitman is wrong about Bert."""
    usual: dict[str, Any] = {"hands": {ANNA: ["SB", "ACE"]}, "evening": 1}
    return playing("HITMAN", **usual | facts).when(ANNA, WinAsHitman(BERT, order))


@pytest.mark.rule("MF-6.7.2", "MF-6.7.3")
@pytest.mark.parametrize("order", [("SB", "ACE"), ("ACE", "SB"), None])
def test_the_hand_of_who_is_out_goes_on_the_discard_in_the_order_given_else_by_name_the_ace_free(
    order: tuple[Card, ...] | None,
) -> None:
    cards = order or ("ACE", "SB")
    story = wrong(order, discard=["IB"], francs={ANNA: 3}).leaves(discard=["IB", *cards], hands={ANNA: []}, house=30)
    assert story.events[1:] == (Eliminated(ANNA, cards, 3), TurnBegan(BERT))


@pytest.mark.rule("MF-6.7.3")
@pytest.mark.parametrize("hand", [[], ["SB"], ["SB", "SB"], ["SB", "ACE"]])
def test_an_order_that_is_not_exactly_the_whole_hand_is_refused(hand: list[Card]) -> None:
    story = playing("HITMAN", hands={ANNA: hand})
    story.refuses(
        ANNA, *(WinAsHitman(BERT, order) for order in (("MF-UK",), ("SB", "ACE", "CO"), ("ACE", "ACE"), ("CO",)))
    )
    story.when(ANNA, WinAsHitman(BERT, tuple(hand))).leaves(discard=hand)


@pytest.mark.rule("MF-6.7.4")
def test_the_francs_of_who_is_out_go_to_the_house_or_out_of_the_game() -> None:
    wrong(francs={ANNA: 3, BERT: 1}).leaves(francs=(0, 1, 0, 0), house=29, removed=0)
    wrong(francs={ANNA: 3, BERT: 1}, eliminated_francs="removed").leaves(francs=(0, 1, 0, 0), house=26, removed=3)


@pytest.mark.rule("MF-6.7.1", "MF-6.7.5", "MF-6.7.7")
def test_who_is_out_stays_open_and_has_no_further_turns_and_no_agent_is_ever_out() -> None:
    story = wrong()
    for seat in (BERT, CARL, DORA, BERT):
        story = story.leaves(turn=seat, out=[ANNA]).refuses(ANNA, Pass())
        assert story.table.revealed[ANNA] == ("HITMAN",)
        story = story.when(seat, Pass())
    assert playing("AG-UK").when(ANNA, ATTEMPTS["AG-UK"]).leaves(out=[]).table.outcome


@pytest.mark.rule("MF-6.7.6")
def test_the_turn_then_ends_and_an_empty_draw_deck_is_renewed_with_the_cards_of_who_is_out() -> None:
    wrong(deck=[]).leaves(evening=2, deck=2, discard=[], turn=BERT)
    wrong(deck=[], hands={}).leaves(evening=1, deck=0)
