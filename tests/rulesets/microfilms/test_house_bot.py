"""The house bot's behaviour as players notice it."""

from __future__ import annotations

import pytest

from domain.kernel.offers import Command
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.cards import Card
from domain.rulesets.microfilms.model.commands import (
    AnswerBlackmail,
    Blackmail,
    ClaimCroupier,
    Discard,
    DrawCard,
    Pass,
    WinAsAgent,
)
from tests.rulesets.microfilms import cards_of

from . import ANNA, BERT, CARL, CROUPIER, USA, Story, croupier_game, given
from .playouts import Dice, house_game


def moves(story: Story, seat: int = ANNA) -> set[type[Command]]:
    return {type(answer(story, seat, number)) for number in range(5)}


def answer(story: Story, seat: int = ANNA, number: int = 0) -> Command:
    return RULESET.imagining.house_bot(story.table, story.mind(seat), Dice(f"bot {number}"))


def test_an_agent_does_not_lay_his_own_film_on_top_where_another_card_will_do() -> None:
    for other in ("SB", "IB", "CO"):
        story = given(hands={ANNA: ["MF-UK", other]}, francs={ANNA: 2}, evening=2).when(ANNA, Pass())
        assert answer(story) == Discard(cards_of([other]))


def test_an_empty_hand_draws_while_there_is_a_deck() -> None:
    for francs in range(4):
        for turns in (1, 10, 30):
            assert Pass not in moves(given(francs={ANNA: francs}, turns=turns, evening=2))


def test_of_three_an_agent_attempts_at_good_odds() -> None:
    """No letter was seen: any foreign film wins two times in three."""
    story = given(hands={ANNA: ["MF-USA"], BERT: ["CO"], CARL: ["SB"]}, cleared=[ANNA], turns=15, evening=2)
    assert moves(story) == {WinAsAgent}


def test_of_two_the_first_blackmails_the_other_for_his_only_card() -> None:
    """Though no film is to be had: it clears, and leaves the rival without a card."""
    for card in ("SB", "IB"):
        story = croupier_game(hands={ANNA: [card], BERT: ["SB"]})
        assert answer(story) == Blackmail(BERT, card)


def test_of_two_nobody_attempts_at_odds_that_the_next_draw_may_better() -> None:
    """The film wins one time in two, and often enough the Croupier if it does not."""
    story = croupier_game(
        hands={ANNA: ["AL-UK", "MF-USSR"], BERT: ["IB"], CROUPIER: ["IB", "SB"]},
        francs={BERT: 2, CROUPIER: 5}, cleared=[ANNA, CROUPIER], discard=["SB", "CO", "CO"], letter=USA, turns=9,
    )  # fmt: skip
    assert WinAsAgent not in moves(story)


def test_no_claim_at_poor_odds_while_the_croupier_has_a_long_way_to_go() -> None:
    for francs in range(4, 8):
        story = croupier_game(
            hands={ANNA: ["SB"], BERT: ["CO"], CROUPIER: ["IB", "MF-USA"]},
            francs={ANNA: 1, BERT: 1, CROUPIER: francs}, cleared=[CROUPIER], turns=12,
        )  # fmt: skip
        assert ClaimCroupier not in moves(story)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_no_turn_goes_to_a_card_that_is_taken_and_thrown_straight_back(players: int) -> None:
    turns = wasted = 0
    for number in range(4):
        taken: Card | None = None
        for story, _, command in house_game(f"turns {number}", players):
            match command:
                case DrawCard("discard"):
                    taken = story.table.discard[-1]
                case Discard(cards):
                    wasted += cards == (taken,)
                    taken = None
                case _:
                    taken = None
            turns += RULESET.decisions(story.table) == {story.table.turn: "turn"}
    assert turns > 60
    assert wasted == 0


def test_the_only_card_wards_a_blackmail_off_and_is_not_given_away() -> None:
    """Of two seats: also where the blackmailer is Cleared already, so that the token changes nothing."""
    for cleared in ([], [ANNA], [BERT], [ANNA, BERT]):
        for card in ("SB", "IB"):
            story = croupier_game(hands={ANNA: [card], BERT: ["CO"]}, cleared=cleared)
            story = story.when(ANNA, Blackmail(BERT, card))
            assert {answer(story, BERT, number) for number in range(5)} == {AnswerBlackmail("defend")}
