"""The house bot: legal moves, from its view alone, takes sure wins, and beats random play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from domain.kernel.offers import Command
from domain.kernel.ruleset.decider import decide, fold, offers_to
from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.cards import NATION_OF
from domain.rulesets.microfilms.model.commands import (
    AnswerDraw,
    ClaimCroupier,
    Discard,
    Interrogate,
    Pass,
    ProposeDraw,
    WinAsAgent,
    WinAsBroker,
    WinAsHitman,
    WinAsInterpol,
    WinAsJournalist,
)
from domain.rulesets.microfilms.model.events import TurnBegan
from tests.cases import cases
from tests.rulesets.microfilms import (
    ANNA,
    BERT,
    CARL,
    CROUPIER,
    DORA,
    UK,
    USA,
    VARIANTS,
    Story,
    croupier_game,
    given,
    opened,
)
from tests.rulesets.microfilms.playouts import Dice, playout

OPTIONS: list[dict[str, Any]] = [
    {},
    {"show_discard": "top", "bloodstained": "steal_and_cash_out"},
    {"sealed_checks": True, "draw_by_agreement": True, "croupier_pays": True, "allied_failure": "other_player"},
]


def move(story: Story, seat: Seat, dice: str = "bot") -> Command:
    return RULESET.imagining.house_bot(story.table, story.mind(seat), Dice(dice))


def at_turn(story: Story, seat: Seat) -> Story:
    """The same state, at the beginning of a seat's turn."""
    return Story(fold(RULESET, story.state, [TurnBegan(seat)]))


@pytest.mark.parametrize("players", cases(2, 5, later=[3, 4, 6]))
@pytest.mark.parametrize("options", OPTIONS)
def test_every_move_is_offered_and_the_same_luck_gives_the_same_move(players: int, options: dict[str, Any]) -> None:
    for number, story in enumerate(playout(f"offered {players}", players, turn_cap=12, **options)):
        for seat in RULESET.decisions(story.table):
            command = move(story, seat, f"bot {number}")
            assert any(offer.admits(command) for offer in offers_to(RULESET, story.state, seat))
            assert command == move(story, seat, f"bot {number}")


@pytest.mark.parametrize("players", [2, 4, 6])
def test_worlds_that_look_alike_get_the_same_move(players: int) -> None:
    for number, story in enumerate(playout(f"alike {players}", players)):
        for seat in RULESET.decisions(story.table) if number % 4 == 0 else ():
            other = RULESET.imagining.sample_world(story.table, story.mind(seat), Dice(f"world {number}"))
            assert move(Story(other), seat) == move(story, seat)


def test_a_lone_agent_who_has_seen_both_letters_shows_a_foreign_film() -> None:
    """Bert and Carl are allied: their letters lie in the open."""
    story = given(evening=2, cleared=[ANNA], hands={ANNA: ["MF-USA"]}, discard=["AL-USA", "AL-USSR", "CO"], letter=UK)
    assert move(story, ANNA) == WinAsAgent("MF-USA")


def test_an_agent_who_saw_one_foreign_letter_knows_which_film_wins_in_any_case() -> None:
    """With the letter of the USA in play, the film of the USSR wins for Anna whether she is allied or alone."""
    story = given(evening=2, cleared=[ANNA], hands={ANNA: ["MF-USA", "MF-USSR"]}, discard=["AL-USA", "CO"])
    assert move(story, ANNA) == WinAsAgent("MF-USSR")


def test_an_agent_never_shows_a_film_that_cannot_win() -> None:
    story = given(evening=2, cleared=[ANNA], hands={ANNA: ["MF-UK", "MF-USA"]}, discard=["AL-USA", "AL-UK", "CO"])
    assert not isinstance(move(story, ANNA), WinAsAgent)


def test_the_journalist_names_an_agent_he_knows() -> None:
    story = given(
        4,
        cleared=[DORA],
        turn=DORA,
        hands={DORA: ["MF-USA"]},
        francs={DORA: 1},
        identities={DORA: "JOURNALIST"},
        evening=2,
    )
    seen = story.when(DORA, Interrogate(BERT, "FRANC"), ["AG-USA"])
    assert move(at_turn(seen, DORA), DORA) == WinAsJournalist("MF-USA", BERT)


def test_the_hitman_names_who_took_the_ace() -> None:
    story = given(
        4, cleared=[DORA], turn=DORA, hands={BERT: ["ACE"]}, francs={DORA: 1}, identities={DORA: "HITMAN"}, evening=2
    )
    seen = story.when(DORA, Interrogate(BERT, "FRANC"), ["ACE"])
    assert move(at_turn(seen, DORA), DORA) == WinAsHitman(BERT)


def test_the_officer_arrests_who_was_seen_with_a_bloodstained_card() -> None:
    story = given(
        4, cleared=[DORA], turn=DORA, hands={BERT: ["SB"]}, francs={DORA: 1}, identities={DORA: "INTERPOL"}, evening=2
    )
    seen = story.when(DORA, Interrogate(BERT, "FRANC"), ["SB"])
    assert move(at_turn(seen, DORA), DORA) == WinAsInterpol(BERT)


def test_the_broker_who_holds_a_letter_and_sees_the_other_names_both_places() -> None:
    story = given(
        4,
        cleared=[DORA],
        turn=DORA,
        hands={DORA: ["AL-UK"]},
        discard=["AL-USA"],
        identities={DORA: "BROKER"},
        evening=2,
    )
    assert places(move(story, DORA)) == ["discard", "hand-3"]


def places(command: Command) -> list[str]:
    assert isinstance(command, WinAsBroker)
    return sorted((command.first, command.second))


def test_a_player_claims_the_croupier_when_all_is_known() -> None:
    """Bert's face, both letters and the film in the Croupier's hand are known: Anna and the Croupier are allied."""
    story = croupier_game(
        hands={CROUPIER: ["MF-USA"]},
        cleared=[CROUPIER],
        francs={ANNA: 2},
        discard=["AL-UK", "AL-USSR"],
        letter=USA,
        evening=2,
    )
    story = at_turn(story.when(ANNA, Interrogate(BERT, "FRANC"), ["AG-USA"]), ANNA)
    story = at_turn(story.when(ANNA, Interrogate(CROUPIER, "FRANC")), ANNA)
    assert move(story, ANNA) == ClaimCroupier(USA)


def test_a_film_that_may_win_is_kept() -> None:
    story = given(hands={ANNA: ["CO", "MF-USA", "SB"]}, cleared=[ANNA], discard=["IB"]).when(ANNA, Pass())
    command = move(story, ANNA)
    assert isinstance(command, Discard)
    assert all(card not in NATION_OF for card in command.cards)


def test_the_house_does_not_draw_by_agreement() -> None:
    story = given(draw_by_agreement=True, evening=2)
    assert not isinstance(move(story, ANNA), ProposeDraw)
    assert move(story.when(ANNA, ProposeDraw()), CARL) == AnswerDraw(False)


def winners(seed: str, players: int, house: Sequence[Seat]) -> tuple[Seat, ...]:
    """Winners of a game in which the seats outside `house` play at random."""
    dice = Dice(seed)
    state = opened(players, seed=seed, **VARIANTS.get(players, {})).state
    while (outcome := RULESET.outcome(state.table)) is None:
        seat = next(iter(RULESET.decisions(state.table)))
        if seat in house:
            command = RULESET.imagining.house_bot(state.table, state.minds[seat], dice)
        else:
            command = dice("offer", offers_to(RULESET, state, seat)).sample(dice)
        state = fold(RULESET, state, decide(RULESET, state, seat, command, dice))
    return outcome.winners


def test_the_house_beats_random_players() -> None:
    """One house bot among three random players wins more often than not."""
    games = [(number % 4, winners(f"strength {number}", 4, [number % 4])) for number in range(24)]
    assert sum(seat in won for seat, won in games) > 12


def test_two_of_the_house_beat_the_croupier() -> None:
    games = [winners(f"croupier {number}", 2, [ANNA, BERT]) for number in range(20)]
    assert sum(ANNA in won or BERT in won for won in games) > 14
