"""MF-6.4 to MF-6.6: what failed attempts disproved holds as long as possible, through all open moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest

from domain.kernel.offers import Command
from domain.rulesets.microfilms.model.cards import Card, Identity, Place
from domain.rulesets.microfilms.model.commands import (
    Bribe,
    CashOut,
    Discard,
    DrawCard,
    Pass,
    WinAsBroker,
    WinAsHitman,
    WinAsInterpol,
)
from domain.rulesets.microfilms.model.disproved_claims import Denied, after_open_move, after_reshuffle

from . import ANNA, BERT, CARL, DORA, Story, given
from .test_worlds import sampled

PLACES: tuple[Place, ...] = ("draw", "discard", "hand-0", "hand-1")
CLAIMS = tuple(combinations_with_replacement(PLACES, 2))

Letters = tuple[Place, Place]
"""Where the letter of the UK lies, and where that of the USA."""


def fitting(misplaced: Letters | None) -> Iterator[Letters]:
    """Where the letters may be."""
    for letters in product(PLACES, PLACES):
        if misplaced is None or sorted(letters) != sorted(misplaced):
            yield letters


@pytest.mark.parametrize("claim", CLAIMS)
def test_what_a_broker_got_wrong_is_kept_exactly_where_letters_move_in_the_open(claim: Letters) -> None:
    moves: tuple[Letters, ...] = (("hand-0", "discard"), ("discard", "hand-1"))
    for source, target in moves:
        before = [letters for letters in fitting(claim) if letters[0] == source]
        after = [
            letters for letters in fitting(after_open_move(claim, ("AL-UK",), source, target)) if letters[0] == target
        ]
        assert sorted(after) == sorted((target, second) for _, second in before)
        assert after_open_move(claim, ("CO", "MF-UK"), source, target) == claim


@pytest.mark.parametrize("claim", CLAIMS)
def test_what_a_broker_got_wrong_is_kept_exactly_where_all_is_shuffled(claim: Letters) -> None:
    moved: dict[Place, Place] = {place: "draw" if place == "discard" else place for place in PLACES}
    before = {(moved[one], moved[other]) for one, other in fitting(claim) if "draw" not in (one, other)}
    assert before == {letters for letters in fitting(after_reshuffle(claim)) if "discard" not in letters}


def broker(first: Place, second: Place, hands: dict[int, list[str]]) -> Story:
    """Anna fails as the Broker."""
    story = given(4, identities={ANNA: "BROKER"}, hands=hands, cleared=[ANNA], evening=2)
    return story.when(ANNA, WinAsBroker(first, second))


@pytest.mark.rule("MF-9.3.7")
def test_a_wrong_broker_is_remembered_though_his_hand_is_opened() -> None:
    assert broker("draw", "draw", hands={ANNA: ["CO"], BERT: ["AL-UK"]}).table.misplaced == ("draw", "draw")
    assert broker("draw", "draw", hands={ANNA: ["AL-UK"]}).table.misplaced is None
    story = broker("hand-0", "draw", hands={ANNA: ["AL-UK"], BERT: ["AL-USA", "CO"], CARL: ["MF-UK"]})
    assert story.table.misplaced == ("discard", "draw")
    for number in range(60):
        assert "AL-USA" not in sampled(story.state, CARL, f"broker {number}").house.deck
    story = story.when(BERT, CashOut()).when(CARL, Pass())
    assert story.table.misplaced == ("discard", "draw")
    assert story.when(DORA, DrawCard("deck"), luck=["CO"]).table.misplaced is None


@pytest.mark.rule("MF-9.3.7")
def test_a_wrong_hitman_and_a_wrong_officer_are_remembered_when_a_known_card_is_taken_in() -> None:
    hands = {BERT: ["CO"], CARL: ["SB"]}
    roles: tuple[tuple[Identity, Command, tuple[Card, ...]], ...] = (
        ("HITMAN", WinAsHitman(BERT), ("ACE",)),
        ("INTERPOL", WinAsInterpol(BERT), ("IB", "SB")),
    )
    for role, attempt, denied in roles:
        for card in ("MF-UK", "IB", "ACE"):
            story = given(4, identities={ANNA: role}, hands=hands, discard=["MF-USA", card], cleared=[ANNA], evening=2)
            taken = story.when(ANNA, attempt).when(BERT, DrawCard("discard"))
            left = tuple([each for each in denied if each != card])
            assert taken.table.denied == ((Denied(BERT, left),) if left else ())
            trimmed = taken.when(BERT, Discard(("CO",))).when(CARL, Bribe(DORA, "SB"))
            assert trimmed.table.denied == taken.table.denied


@pytest.mark.rule("MF-9.3.7")
def test_it_is_forgotten_when_an_unseen_card_is_taken_in() -> None:
    story = given(4, identities={ANNA: "HITMAN"}, hands={BERT: ["CO"]}, cleared=[ANNA, BERT], evening=2)
    story = story.when(ANNA, WinAsHitman(BERT))
    assert story.table.denied == (Denied(BERT, ("ACE",)),)
    assert story.when(BERT, DrawCard("deck"), luck=["MF-UK"]).table.denied == ()
    trimmed = given(4, identities={ANNA: "HITMAN"}, hands={BERT: ["CO", "IB"]}, cleared=[ANNA], evening=2)
    trimmed = trimmed.when(ANNA, WinAsHitman(BERT)).when(BERT, Pass()).when(BERT, Discard(("CO",)))
    assert trimmed.table.denied == (Denied(BERT, ("ACE",)),)
