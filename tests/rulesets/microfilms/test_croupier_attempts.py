"""MF-7.4 and MF-7.5: attempts to win with two players, and the extra claim."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.offers import Command
from domain.kernel.secrecy import Known, to
from domain.rulesets.microfilms.model.cards import FILM, Card
from domain.rulesets.microfilms.model.commands import (
    ClaimCroupier,
    Pass,
    WinAsAgent,
    WinAsBroker,
    WinAsHitman,
    WinAsInterpol,
    WinAsJournalist,
)
from domain.rulesets.microfilms.model.ending_events import CroupierClaimed, Ended

from . import ANNA, BERT, CROUPIER, NATIONS, Story, croupier_game

P, O, C = "P", "O", "C"  # noqa: E741
PLAYERS = [ANNA, BERT]


def seats(player: int) -> dict[str, int]:
    """Seats of P, O and C in the tables when `player` makes the attempt."""
    return {P: player, O: 1 - player, C: CROUPIER}


def boxed(player: int, lone: str) -> str:
    """The letter in the box when `lone` is alone."""
    return NATIONS[seats(player)[lone]]


def attempt(player: int, lone: str, film: str, **options: Any) -> Story:
    """An agent's attempt with the film of P's, O's or C's nation."""
    card = FILM[NATIONS[seats(player)[film]]]
    story = croupier_game(hands={player: [card]}, cleared=[player], turn=player, letter=boxed(player, lone), **options)
    return story.when(player, WinAsAgent(card))


def claim(player: int, lone: str, film: str, held: str | None, **facts: object) -> Story:
    """P claims O's or C's film; `held`: the film the Croupier holds."""
    hand = ["CO"] if held is None else [f"MF-{NATIONS[seats(player)[held]]}"]
    facts = {"cleared": [CROUPIER], "turn": player, "letter": boxed(player, lone), **facts}
    story = croupier_game(hands={CROUPIER: hand}, **facts)
    return story.when(player, ClaimCroupier(NATIONS[seats(player)[film]]))


@pytest.mark.rule("MF-7.4.1")
@pytest.mark.parametrize(
    ("freelancer", "command"),
    [
        ("BROKER", WinAsBroker("draw", "draw")),
        ("INTERPOL", WinAsInterpol(BERT)),
        ("JOURNALIST", WinAsJournalist("MF-USSR", CROUPIER)),
    ],
)
def test_a_player_can_win_with_either_of_his_identities(freelancer: str, command: Command) -> None:
    other = "BROKER" if freelancer != "BROKER" else "INTERPOL"
    roles = {ANNA: ("AG-UK", freelancer), BERT: ("AG-USA", other)}
    facts = {"identities": roles, "hands": {ANNA: ["MF-USSR"], BERT: ["SB"]}, "evening": 2}
    story = croupier_game(cleared=[ANNA], **facts)
    story.when(ANNA, command).ends(ANNA, reason=freelancer.lower())
    story.when(ANNA, WinAsAgent("MF-USSR")).ends(ANNA, BERT, reason="allied_agents")
    croupier_game(**facts).refuses(ANNA, command, WinAsAgent("MF-USSR"))
    story.refuses(ANNA, WinAsHitman(BERT))


@pytest.mark.rule("MF-7.4.2")
@pytest.mark.parametrize("letter", NATIONS)
def test_a_freelancer_who_is_right_wins_alone_even_if_the_agents_are_allied(letter: str) -> None:
    left = [nation for nation in NATIONS if nation != letter]
    hands = {BERT: [f"AL-{nation}" for nation in left]}
    story = croupier_game(letter=letter, hands=hands, cleared=[ANNA], evening=2)
    story.when(ANNA, WinAsBroker("hand-1", "hand-1")).ends(ANNA, reason="broker")


@pytest.mark.rule("MF-7.4.3")
@pytest.mark.parametrize("letter", NATIONS)
def test_a_freelancer_who_is_wrong_makes_the_other_player_win_and_nobody_is_eliminated(letter: str) -> None:
    story = croupier_game(letter=letter, cleared=[ANNA, BERT], evening=2, hands={ANNA: ["CO"]})
    story.when(ANNA, WinAsBroker("hand-0", "draw")).ends(BERT, reason="failed_attempt").leaves(
        out=[], hands={ANNA: ["CO"]}
    )


@pytest.mark.rule("MF-7.4.4")
def test_the_journalist_cannot_show_the_film_of_his_own_agents_nation() -> None:
    roles = {ANNA: ("AG-UK", "JOURNALIST"), BERT: ("AG-USA", "BROKER")}
    story = croupier_game(identities=roles, hands={ANNA: ["MF-UK", "MF-USA"]}, cleared=[ANNA])
    story.refuses(ANNA, WinAsJournalist("MF-UK", BERT), WinAsJournalist("MF-UK", CROUPIER))
    assert {each.film for each in story.offered(ANNA, WinAsJournalist)} == {"MF-USA"}
    assert {each.film for each in story.offered(ANNA, WinAsAgent)} == {"MF-UK", "MF-USA"}


@pytest.mark.rule("MF-7.4.5")
@pytest.mark.parametrize(("film", "winner"), [("MF-USA", ANNA), ("MF-USSR", BERT)])
def test_the_journalists_claim_is_held_against_the_other_players_agent(film: Card, winner: int) -> None:
    roles = {ANNA: ("AG-UK", "JOURNALIST"), BERT: ("AG-USA", "BROKER")}
    story = croupier_game(identities=roles, hands={ANNA: [film]}, cleared=[ANNA]).when(
        ANNA, WinAsJournalist(film, BERT)
    )
    assert story.events[0].shown == Known("AG-USA", to(ANNA))
    assert story.table.outcome.winners == (winner,)


AGENT_TABLE = {
    (C, C): (P, O), (C, O): (C,), (C, P): (C,),
    (O, C): (O,), (O, O): (P,), (O, P): (O,),
    (P, C): (P,), (P, O): (P,), (P, P): (O,),
}  # fmt: skip
"""By who is alone and whose film is shown: who wins."""


@pytest.mark.rule("MF-7.4.6", "MF-7.4.7", "MF-7.4.8")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize(("lone", "film"), AGENT_TABLE)
def test_an_agents_attempt_ends_as_the_table_says(player: int, lone: str, film: str) -> None:
    winners = sorted(seats(player)[who] for who in AGENT_TABLE[lone, film])
    assert attempt(player, lone, film).table.outcome.winners == tuple(winners)


@pytest.mark.rule("MF-7.4.7")
@pytest.mark.parametrize("player", PLAYERS)
def test_allies_with_the_wrong_film_lose_together_unless_the_table_wants_the_other_to_win(player: int) -> None:
    for film in (O, P):
        attempt(player, C, film).ends(CROUPIER, reason="croupier")
        attempt(player, C, film, allied_failure="other_player").ends(1 - player, reason="failed_attempt")
    for (lone, film), who in AGENT_TABLE.items():
        if who != (C,):
            winners = tuple(sorted(seats(player)[each] for each in who))
            assert attempt(player, lone, film, allied_failure="other_player").table.outcome.winners == winners


@pytest.mark.rule("MF-7.4.8")
def test_the_croupier_as_a_winner_is_seat_2_and_as_an_ally_is_not_named() -> None:
    attempt(ANNA, C, P).ends(CROUPIER, reason="croupier")
    attempt(ANNA, O, O).ends(ANNA, reason="allied_agents")
    attempt(ANNA, P, P).ends(BERT, reason="failed_attempt")


@pytest.mark.rule("MF-7.5.1")
def test_a_player_may_claim_the_croupier_as_his_ally_and_the_other_players_film_in_his_hand() -> None:
    story = claim(ANNA, O, O, O).ends(ANNA, reason="croupier_ally")
    story.then(CroupierClaimed(ANNA, "AG-UK", "USA"), Ended((ANNA,), "croupier_ally"))


@pytest.mark.rule("MF-7.5.2")
def test_the_croupier_must_be_cleared_and_hold_a_card() -> None:
    croupier_game(hands={CROUPIER: ["MF-USA"]}, cleared=[ANNA]).refuses(ANNA, ClaimCroupier("USA"))
    croupier_game(cleared=[ANNA, CROUPIER]).refuses(ANNA, ClaimCroupier("USA"))


@pytest.mark.rule("MF-7.5.3")
def test_the_player_may_be_a_suspect_unless_both_need_be_cleared() -> None:
    claim(ANNA, O, O, O).ends(ANNA, reason="croupier_ally")
    strict = {"claim_needs_both_cleared": True, "hands": {CROUPIER: ["MF-USA"]}}
    croupier_game(cleared=[CROUPIER], **strict).refuses(ANNA, ClaimCroupier("USA"))
    croupier_game(cleared=[ANNA], **strict).refuses(ANNA, ClaimCroupier("USA"))
    croupier_game(cleared=[ANNA, CROUPIER], **strict).when(ANNA, ClaimCroupier("USA"))


@pytest.mark.rule("MF-7.5.4")
def test_the_player_cannot_name_his_own_nation() -> None:
    story = croupier_game(hands={CROUPIER: ["MF-UK"]}, cleared=[CROUPIER]).refuses(ANNA, ClaimCroupier("UK"))
    story.refuses(ANNA, ClaimCroupier("CHINA")).refuses(BERT, ClaimCroupier("UK"))
    assert [each.nation for each in story.offered(ANNA, ClaimCroupier)] == ["USA", "USSR"]
    turn = croupier_game(hands={CROUPIER: ["MF-UK"]}, cleared=[CROUPIER], turn=CROUPIER, previous=ANNA)
    turn.refuses(ANNA, ClaimCroupier("USA"), Pass())


CLAIM_TABLE = {
    (O, O): P, (O, C): O, (O, None): O,
    (C, O): C, (C, C): O, (C, None): O,
    (P, O): O, (P, C): O, (P, None): O,
}  # fmt: skip
"""By who is alone and whose film the Croupier shows: who wins."""


@pytest.mark.rule("MF-7.5.5", "MF-7.5.6", "MF-7.5.7", "MF-7.5.8")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize(("lone", "film"), CLAIM_TABLE)
def test_the_claim_ends_as_the_table_says(player: int, lone: str, film: str | None) -> None:
    story = claim(player, lone, film or O, film)
    assert story.table.outcome.winners == (seats(player)[CLAIM_TABLE[lone, film]],)


@pytest.mark.rule("MF-7.5.6")
@pytest.mark.parametrize("option", ["croupier", "other_player"])
def test_both_lose_only_if_they_are_allied_and_the_film_of_one_of_them_is_shown(option: str) -> None:
    for lone, film in CLAIM_TABLE:
        both_lose = claim(ANNA, lone, film or O, film, allied_failure=option).table.outcome.winners == (CROUPIER,)
        assert both_lose == (lone == C and film == O)


@pytest.mark.rule("MF-7.5.7")
@pytest.mark.parametrize("lone", [P, O, C])
@pytest.mark.parametrize(("named", "held"), [(O, C), (C, O), (O, P), (O, None), (C, None)])
def test_a_claim_on_a_film_that_the_croupier_does_not_hold_makes_the_other_player_win(
    lone: str, named: str, held: str | None
) -> None:
    claim(ANNA, lone, named, held).ends(BERT, reason="failed_attempt")


@pytest.mark.rule("MF-7.5.8")
def test_allies_who_have_the_croupiers_own_film_shown_do_not_lose_together() -> None:
    claim(ANNA, C, C, C).ends(BERT, reason="failed_attempt")
    claim(BERT, C, C, C, allied_failure="other_player").ends(ANNA, reason="failed_attempt")
