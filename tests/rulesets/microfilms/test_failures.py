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
    WinAsJournalist,
)
from domain.rulesets.microfilms.model.disproved_claims import Denied, after_open_move, after_reshuffle

from . import ANNA, BERT, CARL, DORA, Story, given

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
    story = story.when(BERT, CashOut()).when(CARL, Pass())
    assert story.table.misplaced == ("discard", "draw")
    assert story.when(DORA, DrawCard("deck"), luck=["CO"]).table.misplaced is None


@pytest.mark.rule("MF-9.3.7")
@pytest.mark.parametrize(
    ("role", "attempt", "denied"),
    [("HITMAN", WinAsHitman(BERT), ("ACE",)), ("INTERPOL", WinAsInterpol(BERT), ("IB", "SB"))],
)
@pytest.mark.parametrize("card", ["MF-UK", "IB", "ACE"])
def test_a_wrong_hitman_and_a_wrong_officer_are_remembered_of_a_hand_but_for_cards_it_takes_in(
    role: Identity, attempt: Command, denied: tuple[Card, ...], card: Card
) -> None:
    hands = {BERT: ["CO"], CARL: ["SB"]}
    story = given(4, identities={ANNA: role}, hands=hands, discard=["MF-USA", card], cleared=[ANNA], evening=2).when(
        ANNA, attempt
    )
    assert story.table.denied == (Denied(BERT, denied),)
    taken, left = story.when(BERT, DrawCard("discard")), tuple([each for each in denied if each != card])
    assert taken.table.denied == ((Denied(BERT, left),) if left else ())
    trimmed = taken.when(BERT, Discard(("CO",))).when(CARL, Bribe(DORA, "SB"))
    assert trimmed.table.denied == taken.table.denied
    assert story.when(BERT, DrawCard("deck"), luck=["AL-UK"]).table.denied == ()
    elsewhere = story.when(BERT, Pass()).when(CARL, DrawCard("discard"))
    assert elsewhere.table.denied == story.table.denied


@pytest.mark.rule("MF-9.3.7")
def test_a_wrong_journalist_shows_for_good_which_agent_a_player_is_not() -> None:
    story = given(4, identities={ANNA: "JOURNALIST"}, hands={ANNA: ["MF-UK"]}, cleared=[ANNA]).when(
        ANNA, WinAsJournalist("MF-UK", CARL)
    )
    assert story.when(BERT, DrawCard("deck"), luck=["ACE"]).table.not_agent == ((CARL, "UK"),)
