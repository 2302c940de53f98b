"""MF-6.3 to MF-6.6: the attempts of freelancers, with four to six players."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.secrecy import UNKNOWN, Known, to
from domain.rulesets.microfilms.model.cards import Card, Place
from domain.rulesets.microfilms.model.commands import WinAsBroker, WinAsHitman, WinAsInterpol, WinAsJournalist
from domain.rulesets.microfilms.model.ending_events import (
    BrokerRevealed,
    Eliminated,
    Ended,
    HitmanRevealed,
    InterpolRevealed,
    JournalistRevealed,
)
from domain.rulesets.microfilms.model.events import TurnBegan

from . import ANNA, BERT, CARL, DORA, Story, given


def playing(role: str, **facts: Any) -> Story:
    """Anna is a freelancer among the agents UK (Bert), USA (Carl) and USSR (Dora)."""
    return given(4, **dict[str, Any](identities={ANNA: role}, cleared=[ANNA], evening=2) | facts)


@pytest.mark.rule("MF-6.3.1")
def test_the_journalist_shows_a_film_to_all_and_names_a_player() -> None:
    story = playing("JOURNALIST", hands={ANNA: ["MF-UK", "MF-USA"]})
    assert {(each.film, each.target) for each in story.offered(ANNA, WinAsJournalist)} == {
        (film, target) for film in ("MF-UK", "MF-USA") for target in (BERT, CARL, DORA)
    }
    story.refuses(ANNA, WinAsJournalist("MF-UK", ANNA), WinAsJournalist("MF-USSR", BERT))
    after = story.when(ANNA, WinAsJournalist("MF-UK", CARL))
    assert after.seen(None)[0] == JournalistRevealed(ANNA, "MF-UK", CARL, UNKNOWN)


@pytest.mark.rule("MF-6.3.2")
def test_the_journalist_alone_checks_the_named_identity() -> None:
    after = playing("JOURNALIST", hands={ANNA: ["MF-UK"]}).when(ANNA, WinAsJournalist("MF-UK", CARL))
    assert after.seen(ANNA)[0].shown == Known("AG-USA", to(ANNA))
    assert after.seen(CARL)[0].shown == after.seen(DORA)[0].shown == UNKNOWN


@pytest.mark.rule("MF-6.3.3")
def test_the_journalist_wins_if_the_nations_match() -> None:
    story = playing("JOURNALIST", hands={ANNA: ["MF-USSR"]}).when(ANNA, WinAsJournalist("MF-USSR", DORA))
    story.then(JournalistRevealed(ANNA, "MF-USSR", DORA, Known("AG-USSR", to(ANNA))), Ended((ANNA,), "journalist"))
    story.ends(ANNA, reason="journalist")


@pytest.mark.rule("MF-6.3.4")
def test_the_journalist_is_eliminated_if_they_do_not_match() -> None:
    story = playing("JOURNALIST", hands={ANNA: ["MF-USSR"]}).when(ANNA, WinAsJournalist("MF-USSR", CARL))
    story.then(
        JournalistRevealed(ANNA, "MF-USSR", CARL, Known("AG-USA", to(ANNA))),
        Eliminated(ANNA, ("MF-USSR",), 0),
        TurnBegan(BERT),
    )
    story.leaves(out=[ANNA], discard=["MF-USSR"])
    assert story.table.revealed[CARL] == ()


def test_the_journalist_may_name_another_freelancer_and_is_wrong() -> None:
    story = given(5, identities={ANNA: "JOURNALIST", BERT: "HITMAN"}, hands={ANNA: ["MF-UK"]}, cleared=[ANNA])
    story.when(ANNA, WinAsJournalist("MF-UK", BERT)).leaves(out=[ANNA])


@pytest.mark.rule("MF-6.4.1")
def test_the_hitman_names_another_player_and_looks_at_his_whole_hand() -> None:
    story = playing("HITMAN", hands={ANNA: ["ACE"], BERT: ["CO", "SB"]}).refuses(ANNA, WinAsHitman(ANNA))
    story = story.when(ANNA, WinAsHitman(BERT))
    assert story.events[0] == HitmanRevealed(ANNA, BERT, Known(("CO", "SB"), to(ANNA)))


@pytest.mark.rule("MF-6.4.2")
def test_the_hitman_wins_if_the_ace_is_there() -> None:
    playing("HITMAN", hands={BERT: ["ACE", "SB"]}, evening=1).when(ANNA, WinAsHitman(BERT)).ends(ANNA, reason="hitman")


@pytest.mark.rule("MF-6.4.3")
def test_the_hitman_is_eliminated_if_it_is_not() -> None:
    story = playing("HITMAN", hands={ANNA: ["CO"], BERT: ["SB"], CARL: ["ACE"]}).when(ANNA, WinAsHitman(BERT))
    story.goes_on().leaves(out=[ANNA], hands={ANNA: [], BERT: ["SB"]}, discard=["CO"])


@pytest.mark.rule("MF-6.5.1")
def test_the_broker_names_two_of_draw_deck_discard_and_the_hands_of_players_still_in() -> None:
    story = playing("BROKER")
    places = ("draw", "discard", "hand-0", "hand-1", "hand-2", "hand-3")
    assert {(each.first, each.second) for each in story.offered(ANNA, WinAsBroker)} == {
        (a, b) for a in places for b in places
    }
    story.refuses(ANNA, WinAsBroker("hand-4", "draw"), WinAsBroker("draw", "hand-5"))


LETTERS: dict[str, tuple[dict[int, list[str]], dict[str, Any], tuple[Place, Place]]] = {
    "both in hand": ({BERT: ["AL-UK", "AL-USA"]}, {}, ("hand-1", "hand-1")),
    "own hand and another": ({ANNA: ["AL-UK"], CARL: ["AL-USA"]}, {}, ("hand-0", "hand-2")),
    "deck and hand": ({DORA: ["AL-USA"]}, {}, ("draw", "hand-3")),
    "both in the deck": ({}, {}, ("draw", "draw")),
    "discard and deck": ({}, {"discard": ["AL-UK", "SB"]}, ("discard", "draw")),
    "both in the discard": ({}, {"discard": ["AL-UK", "SB", "AL-USA"]}, ("discard", "discard")),
}


@pytest.mark.rule("MF-6.5.2", "MF-6.5.5")
@pytest.mark.parametrize("case", LETTERS)
def test_the_broker_wins_with_the_places_of_both_letters_in_either_order(case: str) -> None:
    hands, facts, places = LETTERS[case]
    for first, second in (places, places[::-1]):
        playing("BROKER", hands=hands, **facts).when(ANNA, WinAsBroker(first, second)).ends(ANNA, reason="broker")


@pytest.mark.rule("MF-6.5.3", "MF-6.5.6")
@pytest.mark.parametrize("case", LETTERS)
def test_any_other_two_places_are_wrong_and_eliminate_the_broker(case: str) -> None:
    hands, facts, right = LETTERS[case]
    story = playing("BROKER", hands=hands, **facts)
    for attempt in story.offered(ANNA, WinAsBroker):
        if sorted((attempt.first, attempt.second)) != sorted(right) and attempt.discard_order is None:
            story.when(ANNA, attempt).goes_on().leaves(out=[ANNA])


@pytest.mark.rule("MF-6.5.4")
def test_the_broker_looks_at_the_cards_in_the_places_he_named() -> None:
    hands = {ANNA: ["CO"], BERT: ["AL-UK", "SB"]}
    story = playing("BROKER", hands=hands, discard=["IB", "ACE"]).when(ANNA, WinAsBroker("hand-1", "discard"))
    shown: Known[tuple[tuple[Card, ...], tuple[Card, ...]]] = Known((("AL-UK", "SB"), ("IB", "ACE")), to(ANNA))
    assert story.events[0] == BrokerRevealed(ANNA, "hand-1", "discard", shown)
    deck = playing("BROKER", deck=["ACE", "AL-UK"]).when(ANNA, WinAsBroker("draw", "hand-0"))
    assert deck.events[0].shown.value == (("ACE", "AL-UK"), ())
    assert deck.state.house.deck == ("ACE", "AL-UK")


@pytest.mark.rule("MF-6.5.7")
def test_a_place_that_is_empty_may_be_named() -> None:
    playing("BROKER").when(ANNA, WinAsBroker("discard", "hand-1")).leaves(out=[ANNA])


@pytest.mark.rule("MF-6.6.1")
def test_the_interpol_officer_arrests_another_player_who_is_a_suspect() -> None:
    story = playing("INTERPOL", cleared=[ANNA, BERT], hands={BERT: ["SB"]})
    assert {attempt.target for attempt in story.offered(ANNA, WinAsInterpol)} == {CARL, DORA}
    story.refuses(ANNA, WinAsInterpol(BERT), WinAsInterpol(ANNA))
    playing("INTERPOL", cleared=[ANNA, BERT, CARL, DORA]).refuses(ANNA, *map(WinAsInterpol, range(4)))


@pytest.mark.rule("MF-6.6.2")
def test_the_officer_looks_at_the_whole_hand() -> None:
    story = playing("INTERPOL", hands={BERT: ["CO", "MF-UK"]}).when(ANNA, WinAsInterpol(BERT))
    assert story.events[0] == InterpolRevealed(ANNA, BERT, Known(("CO", "MF-UK"), to(ANNA)))


@pytest.mark.rule("MF-6.6.3")
@pytest.mark.parametrize("card", ["SB", "IB"])
def test_the_officer_wins_if_it_holds_a_bloodstained_card(card: str) -> None:
    playing("INTERPOL", hands={BERT: ["CO", card]}).when(ANNA, WinAsInterpol(BERT)).ends(ANNA, reason="interpol")


@pytest.mark.rule("MF-6.6.4")
@pytest.mark.parametrize("hand", [[], ["CO"], ["ACE", "MF-UK", "AL-UK"]])
def test_the_officer_is_eliminated_if_it_holds_none(hand: list[str]) -> None:
    playing("INTERPOL", hands={BERT: hand}).when(ANNA, WinAsInterpol(BERT)).goes_on().leaves(out=[ANNA])
