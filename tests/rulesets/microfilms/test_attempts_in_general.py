"""MF-6.1: what all attempts to win have in common."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.offers import Command
from domain.kernel.secrecy import UNKNOWN, Known, to
from domain.rulesets.microfilms.model.commands import (
    Bribe,
    WinAsAgent,
    WinAsBroker,
    WinAsHitman,
    WinAsInterpol,
    WinAsJournalist,
)
from domain.rulesets.microfilms.model.ending_events import (
    BrokerRevealed,
    Eliminated,
    HitmanRevealed,
    InterpolRevealed,
    JournalistRevealed,
)

from . import ANNA, BERT, CARL, DORA, Story, given

ATTEMPTS: dict[str, Command] = {
    "AG-UK": WinAsAgent("MF-UK"),
    "JOURNALIST": WinAsJournalist("MF-UK", CARL),
    "HITMAN": WinAsHitman(CARL),
    "BROKER": WinAsBroker("draw", "discard"),
    "INTERPOL": WinAsInterpol(CARL),
}
EVENTS = {
    "JOURNALIST": JournalistRevealed,
    "HITMAN": HitmanRevealed,
    "BROKER": BrokerRevealed,
    "INTERPOL": InterpolRevealed,
}
every_role = pytest.mark.parametrize("role", ATTEMPTS)
every_freelancer = pytest.mark.parametrize("role", EVENTS)


def ready(role: str, **facts: Any) -> Story:
    """Anna has this role and may attempt to win; her attempt in ATTEMPTS is wrong."""
    usual: dict[str, Any] = {
        "identities": {ANNA: role},
        "hands": {ANNA: ["MF-UK", "SB"]},
        "cleared": [ANNA],
        "evening": 2,
    }
    return given(4, **{**usual, **facts})


def right(role: str, **facts: object) -> tuple[Story, Command]:
    """Anna has this role; returns a right attempt too."""
    hands = {ANNA: ["MF-UK", "SB"], BERT: ["ACE", "IB"], CARL: ["AL-UK", "AL-USA"]}
    attempts = {
        "JOURNALIST": WinAsJournalist("MF-UK", BERT),
        "HITMAN": WinAsHitman(BERT),
        "BROKER": WinAsBroker("hand-2", "hand-2"),
        "INTERPOL": WinAsInterpol(BERT),
    }
    return ready(role, hands=hands, **facts), attempts[role]


@pytest.mark.rule("MF-6.1.1")
@every_role
def test_an_attempt_is_the_whole_turn_of_the_player_whose_turn_it_is(role: str) -> None:
    story = ready(role).when(ANNA, ATTEMPTS[role])
    assert story.table.outcome or story.leaves(turn=BERT)
    ready(role, turn=BERT).refuses(ANNA, ATTEMPTS[role])
    asked = ready(role, turn=BERT, hands={ANNA: ["MF-UK"], BERT: ["CO"]}).when(BERT, Bribe(ANNA, "CO"))
    asked.refuses(ANNA, ATTEMPTS[role])


@pytest.mark.rule("MF-6.1.2")
@every_role
def test_a_suspect_cannot_attempt_to_win_and_loses_nothing_by_asking(role: str) -> None:
    ready(role, cleared=[]).refuses(ANNA, ATTEMPTS[role])


@pytest.mark.rule("MF-6.1.3")
@every_role
def test_an_attempt_shows_the_identity_that_its_command_names(role: str) -> None:
    story = ready(role)
    story.refuses(ANNA, *(command for name, command in ATTEMPTS.items() if name != role))
    after = story.when(ANNA, ATTEMPTS[role])
    assert after.table.revealed == ((role,), (), (), ())


@pytest.mark.rule("MF-6.1.4")
@pytest.mark.parametrize("role", ["AG-UK", "JOURNALIST"])
def test_a_microfilm_that_is_shown_comes_from_the_own_hand(role: str) -> None:
    without = ready(role, hands={ANNA: ["SB"], BERT: ["MF-UK"]})
    without.refuses(ANNA, WinAsAgent("MF-UK"), WinAsJournalist("MF-UK", CARL))
    ready(role).refuses(ANNA, WinAsAgent("SB"), WinAsJournalist("SB", CARL), WinAsAgent("MF-USA"))


@pytest.mark.rule("MF-6.1.5")
@every_role
@pytest.mark.parametrize("evening", [1, 2, 3])
def test_the_broker_and_the_interpol_officer_wait_for_the_second_evening(role: str, evening: int) -> None:
    story = ready(role, evening=evening)
    if role in ("BROKER", "INTERPOL") and evening == 1:
        story.refuses(ANNA, ATTEMPTS[role])
    else:
        story.when(ANNA, ATTEMPTS[role])


@pytest.mark.rule("MF-6.1.6")
@every_freelancer
def test_a_freelancer_who_is_right_wins_alone_and_one_who_is_wrong_is_out(role: str) -> None:
    story, attempt = right(role)
    story.when(ANNA, attempt).ends(ANNA, reason=role.lower())
    wrong = ready(role).when(ANNA, ATTEMPTS[role]).goes_on().leaves(out=[ANNA], turn=BERT)
    assert [type(event) for event in wrong.events[:2]] == [EVENTS[role], Eliminated]


@pytest.mark.rule("MF-6.1.7")
@every_freelancer
@pytest.mark.parametrize("is_right", [True, False])
@pytest.mark.parametrize("is_sealed", [True, False])
def test_a_freelancer_sees_the_cards_he_checks_unless_the_checks_are_sealed(
    role: str, is_right: bool, is_sealed: bool
) -> None:
    story, attempt = (
        right(role, sealed_checks=is_sealed) if is_right else (ready(role, sealed_checks=is_sealed), ATTEMPTS[role])
    )
    after = story.when(ANNA, attempt)
    assert (after.table.outcome is not None) == is_right
    for by in (None, ANNA, BERT, CARL, DORA):
        shown = after.seen(by)[0].shown
        assert isinstance(shown, Known) == (by == ANNA and not is_sealed)
    if is_sealed:
        assert after.seen(ANNA)[0].shown == UNKNOWN
        assert after.notes(ANNA) == []
    else:
        assert after.seen(ANNA)[0].shown.to == to(ANNA)
