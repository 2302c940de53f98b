"""The house bot's behaviour as players notice it."""

from __future__ import annotations

from domain.kernel.offers import Command
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.commands import Blackmail, ClaimCroupier, Discard, Pass, WinAsAgent
from tests.rulesets.microfilms import cards_of

from . import ANNA, BERT, CARL, CROUPIER, USA, Story, croupier_game, given
from .playouts import Dice


def moves(story: Story, seat: int = ANNA) -> set[type[Command]]:
    return {type(answer(story, seat, number)) for number in range(5)}


def answer(story: Story, seat: int = ANNA, number: int = 0) -> Command:
    return RULESET.house_bot(story.table, story.mind(seat), Dice(f"bot {number}"))


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
