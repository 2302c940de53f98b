"""The house bot: takes sure wins, beats random play, and does what players would notice."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.kernel.offers import Command
from domain.kernel.ruleset.decider import decide, fold, offers_to
from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.cards import NATION_OF, Card
from domain.rulesets.microfilms.model.commands import (
    AnswerBlackmail,
    AnswerDraw,
    Blackmail,
    ClaimCroupier,
    Discard,
    DrawCard,
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
    cards_of,
    croupier_game,
    given,
    opened,
)
from tests.rulesets.microfilms.playouts import Dice, house_game


def move(story: Story, seat: Seat, dice: str = "bot") -> Command:
    return RULESET.imagining.house_bot(story.table, story.mind(seat), Dice(dice))


def at_turn(story: Story, seat: Seat) -> Story:
    """The same state, at the beginning of a seat's turn."""
    return Story(fold(RULESET, story.state, [TurnBegan(seat)]))


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


def moves(story: Story, seat: int = ANNA) -> set[type[Command]]:
    return {type(move(story, seat, f"bot {number}")) for number in range(5)}


def test_an_agent_does_not_lay_his_own_film_on_top_where_another_card_will_do() -> None:
    for other in ("SB", "IB", "CO"):
        story = given(hands={ANNA: ["MF-UK", other]}, francs={ANNA: 2}, evening=2).when(ANNA, Pass())
        assert move(story, ANNA) == Discard(cards_of([other]))


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
        assert move(story, ANNA) == Blackmail(BERT, card)


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
            assert {move(story, BERT, f"bot {number}") for number in range(5)} == {AnswerBlackmail("defend")}
