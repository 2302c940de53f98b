"""MF-10: absent players."""

from __future__ import annotations

from typing import Literal

import pytest

from domain.kernel.ruleset.decider import offers_to
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.cards import Card
from domain.rulesets.microfilms.model.commands import (
    AnswerBlackmail,
    AnswerBribe,
    AnswerDraw,
    Blackmail,
    Bribe,
    CroupierTurn,
    Discard,
    Pass,
    ProposeDraw,
)

from . import ANNA, BERT, CROUPIER, Story, croupier_game, given
from .playouts import Dice, playout


def default(story: Story, seat: int) -> object:
    return RULESET.default(story.table, story.mind(seat))


@pytest.mark.rule("MF-10.1", "MF-10.6")
def test_an_absent_players_turn_is_a_pass() -> None:
    assert default(given(), ANNA) == Pass()
    assert default(given(hands={ANNA: ["MF-USSR"]}, cleared=[ANNA]), ANNA) == Pass()


@pytest.mark.rule("MF-10.2")
def test_an_absent_player_declines_a_bribe() -> None:
    assert default(given(hands={ANNA: ["CO"]}).when(ANNA, Bribe(BERT, "CO")), BERT) == AnswerBribe(False)


@pytest.mark.rule("MF-10.3")
@pytest.mark.parametrize(("francs", "answer"), [(0, "decline"), (1, "decline"), (2, "pay"), (9, "pay")])
def test_an_absent_player_pays_a_blackmail_if_he_can_and_never_spends_a_card(
    francs: int, answer: Literal["pay", "decline"]
) -> None:
    story = given(hands={ANNA: ["SB"], BERT: ["CO"]}, francs={BERT: francs}).when(ANNA, Blackmail(BERT, "SB"))
    assert default(story, BERT) == AnswerBlackmail(answer)


@pytest.mark.rule("MF-10.4")
@pytest.mark.parametrize(
    ("hand", "cards"),
    [
        (["SB", "IB", "CO"], ("CO", "IB")),
        (["MF-UK", "AL-USA", "SB"], ("SB", "AL-USA")),
        (["MF-UK", "AL-USA", "AL-UK", "MF-USA"], ("AL-UK", "AL-USA", "MF-UK")),
        (["ACE", "MF-UK"], ("MF-UK",)),
        (["ACE", "AL-UK", "SB"], ("SB", "AL-UK")),
    ],
)
def test_an_absent_player_discards_actions_then_letters_then_films_and_never_the_ace(
    hand: list[str], cards: tuple[Card, ...]
) -> None:
    for francs in (0, 2):
        story = given(hands={ANNA: hand}, francs={ANNA: francs}).when(ANNA, Pass())
        assert default(story, ANNA) == Discard(cards)
        story.when(ANNA, Discard(cards))


@pytest.mark.rule("MF-10.5")
def test_an_absent_player_refuses_a_draw() -> None:
    assert default(given(draw_by_agreement=True).when(ANNA, ProposeDraw()), BERT) == AnswerDraw(False)


@pytest.mark.rule("MF-10.6")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_nothing_attempts_to_win_in_an_absent_players_name(players: int) -> None:
    for number in range(10):
        for story in playout(f"absent {number}", players, draw_by_agreement=True):
            for seat in RULESET.decisions(story.table):
                command = default(story, seat)
                assert isinstance(command, Pass | AnswerBribe | AnswerBlackmail | Discard | AnswerDraw | CroupierTurn)
                assert any(offer.admits(command) for offer in offers_to(RULESET, story.state, seat))


@pytest.mark.rule("MF-10.7")
def test_the_croupier_is_never_absent() -> None:
    story = croupier_game().when(ANNA, Pass()).leaves(waits={CROUPIER: "croupier"})
    assert default(story, CROUPIER) == CroupierTurn()
    assert story.offered(CROUPIER, CroupierTurn) == [CroupierTurn()]
    assert [offer.command for offer in offers_to(RULESET, story.state, CROUPIER)] == [CroupierTurn]


@pytest.mark.rule("MF-10.8")
@pytest.mark.parametrize("players", [2, 4])
def test_a_house_bot_can_follow_any_player_knowing_what_he_knew(players: int) -> None:
    for number, story in enumerate(playout("resigned", players)):
        for seat in RULESET.decisions(story.table) if number % 5 == 0 else ():
            command = RULESET.imagining.house_bot(story.table, story.mind(seat), Dice(f"bot {number}"))
            assert any(offer.admits(command) for offer in offers_to(RULESET, story.state, seat))
