"""MF-10: absent players."""

from __future__ import annotations

import pytest

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

from . import ANNA, BERT, CROUPIER, Story, croupier_game, given, opened
from .playouts import Dice


def default(story: Story, seat: int) -> object:
    return RULESET.default(story.table, story.mind(seat))


@pytest.mark.rule("MF-10.1", "MF-10.2", "MF-10.5", "MF-10.6")
def test_an_absent_player_passes_declines_a_bribe_and_refuses_a_draw() -> None:
    assert default(given(hands={ANNA: ["MF-USSR"]}, cleared=[ANNA]), ANNA) == Pass()
    assert default(given(hands={ANNA: ["CO"]}).when(ANNA, Bribe(BERT, "CO")), BERT) == AnswerBribe(False)
    assert default(given(draw_by_agreement=True).when(ANNA, ProposeDraw()), BERT) == AnswerDraw(False)


@pytest.mark.rule("MF-10.3")
def test_an_absent_player_pays_a_blackmail_if_possible_and_never_spends_a_card() -> None:
    for francs in (0, 1, 2, 9):
        story = given(hands={ANNA: ["SB"], BERT: ["CO"]}, francs={BERT: francs}).when(ANNA, Blackmail(BERT, "SB"))
        assert default(story, BERT) == AnswerBlackmail("pay" if francs >= 2 else "decline")


@pytest.mark.rule("MF-10.4")
@pytest.mark.parametrize(
    ("hand", "cards"),
    [
        (["SB", "IB", "CO"], ("CO", "IB")),
        (["MF-UK", "AL-USA", "AL-UK", "MF-USA"], ("AL-UK", "AL-USA", "MF-UK")),
        (["ACE", "AL-UK", "SB"], ("SB", "AL-UK")),
        (["ACE", "MF-UK"], ("MF-UK",)),
    ],
)
def test_an_absent_player_discards_actions_then_letters_then_films_and_never_the_ace(
    hand: list[str], cards: tuple[Card, ...]
) -> None:
    assert default(given(hands={ANNA: hand}, francs={ANNA: 2}).when(ANNA, Pass()), ANNA) == Discard(cards)


@pytest.mark.rule("MF-10.7")
def test_the_croupier_is_never_absent() -> None:
    story = croupier_game().when(ANNA, Pass()).leaves(waits={CROUPIER: "croupier"})
    assert [default(story, CROUPIER)] == story.offered(CROUPIER) == [CroupierTurn()]


@pytest.mark.rule("MF-10.8")
def test_a_house_bot_plays_on() -> None:
    """From table and mind of the seat, and so with what the player knew."""
    story = opened(4)
    seat = story.table.turn
    assert RULESET.imagining.house_bot(story.table, story.mind(seat), Dice("bot")) in story.offered(seat)
