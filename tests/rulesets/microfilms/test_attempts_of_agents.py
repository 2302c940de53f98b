"""MF-6.2: an agent's attempt, with three to six players."""

from __future__ import annotations

import pytest

from domain.rulesets.microfilms.model.cards import AGENT, FILM, Nation
from domain.rulesets.microfilms.model.commands import WinAsAgent
from domain.rulesets.microfilms.model.ending_events import AgentRevealed, Ended

from . import ANNA, BERT, CARL, NATIONS, Story, given


def attempt(seat: int, boxed: str, film: Nation, players: int = 3) -> Story:
    """Anna is Agent UK, Bert Agent USA, Carl Agent USSR; one letter is boxed, one film shown."""
    story = given(players, letter=boxed, hands={seat: [FILM[film]]}, cleared=[seat], turn=seat)
    return story.when(seat, WinAsAgent(FILM[film]))


@pytest.mark.rule("MF-6.2.1", "MF-6.2.2", "MF-6.2.3", "MF-6.2.4", "MF-6.2.5")
@pytest.mark.parametrize("film", NATIONS)
@pytest.mark.parametrize("boxed", NATIONS)
@pytest.mark.parametrize("seat", [ANNA, BERT, CARL])
def test_the_alliance_and_the_film_decide_an_agents_attempt(seat: int, boxed: str, film: Nation) -> None:
    lone = NATIONS.index(boxed)
    allies = tuple(each for each in (ANNA, BERT, CARL) if each != lone)
    if seat == lone:
        winners = allies if film == NATIONS[seat] else (lone,)
    else:
        winners = allies if film == boxed else (lone,)
    story = attempt(seat, boxed, film)
    story.ends(*winners, reason="lone_agent" if winners == (lone,) else "allied_agents")
    story.then(AgentRevealed(seat, AGENT[NATIONS[seat]], FILM[film]), Ended(winners, story.table.outcome.reason))


@pytest.mark.rule("MF-6.2.1")
def test_an_allied_agent_with_the_lone_agents_film_wins_together_with_his_ally() -> None:
    attempt(ANNA, "USSR", "USSR").ends(ANNA, BERT, reason="allied_agents")
    attempt(CARL, "UK", "UK").ends(BERT, CARL, reason="allied_agents")


@pytest.mark.rule("MF-6.2.2")
def test_a_lone_agent_with_the_film_of_either_ally_wins_alone() -> None:
    attempt(CARL, "USSR", "UK").ends(CARL, reason="lone_agent")
    attempt(CARL, "USSR", "USA").ends(CARL, reason="lone_agent")


@pytest.mark.rule("MF-6.2.3")
def test_an_allied_agent_with_his_allys_or_his_own_film_makes_the_lone_agent_win() -> None:
    attempt(ANNA, "USSR", "USA").ends(CARL, reason="lone_agent")
    attempt(ANNA, "USSR", "UK").ends(CARL, reason="lone_agent")


@pytest.mark.rule("MF-6.2.4")
def test_a_lone_agent_with_his_own_film_makes_both_allies_win() -> None:
    attempt(CARL, "USSR", "USSR").ends(ANNA, BERT, reason="allied_agents")


@pytest.mark.rule("MF-6.2.5")
@pytest.mark.parametrize("boxed", NATIONS)
@pytest.mark.parametrize("seat", [ANNA, BERT, CARL])
def test_showing_the_own_film_is_legal_and_always_loses(seat: int, boxed: str) -> None:
    outcome = attempt(seat, boxed, NATIONS[seat]).table.outcome
    assert outcome.winners
    assert seat not in outcome.winners


@pytest.mark.rule("MF-6.2.6")
def test_freelancers_lose_whenever_an_agent_makes_an_attempt() -> None:
    for boxed in NATIONS:
        for film in NATIONS:
            assert not {3, 4, 5}.intersection(attempt(ANNA, boxed, film, players=6).table.outcome.winners)
