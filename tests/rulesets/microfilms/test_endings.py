"""MF-7.6 and MF-8: how a game ends."""

from __future__ import annotations

from itertools import permutations

import pytest

from domain.kernel.ruleset.decider import fold
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.commands import (
    AnswerDraw,
    Bribe,
    CroupierTurn,
    Discard,
    DrawCard,
    Pass,
    ProposeDraw,
    Steal,
    WinAsAgent,
    WinAsHitman,
)
from domain.rulesets.microfilms.model.ending_events import DrawAnswered, DrawProposed, DrawRefused, Ended
from domain.rulesets.microfilms.model.events import CroupierPaid, Discarded, Passed
from domain.rulesets.microfilms.model.table import CardsRevealed

from . import ANNA, BERT, CARL, CROUPIER, DORA, Story, croupier_game, given, opened
from .playouts import playout


def his_turn(**facts: object) -> Story:
    return croupier_game(turn=CROUPIER, previous=facts.pop("previous", ANNA), **facts)


@pytest.mark.rule("MF-7.6.1")
@pytest.mark.parametrize("hand", [["CO", "SB"], ["CO", "SB", "IB"]])
def test_the_game_is_over_as_soon_as_the_croupier_has_ten_francs(hand: list[str]) -> None:
    story = his_turn(hands={CROUPIER: hand}, francs={CROUPIER: 9}).when(CROUPIER, CroupierTurn())
    story.then(CroupierPaid(CROUPIER, 1), Ended((), "croupier_ten_francs")).ends(reason="croupier_ten_francs")
    his_turn(hands={CROUPIER: hand[:2]}, francs={CROUPIER: 8}).when(CROUPIER, CroupierTurn()).goes_on()


@pytest.mark.rule("MF-7.6.2")
def test_left_alone_he_needs_twelve_turns() -> None:
    story, turns = opened(2, variant="croupier"), 0
    while not story.table.outcome:
        seat = story.table.turn
        if seat == CROUPIER:
            turns += 1
            luck = [story.state.house.deck[0]] if len(story.hand(CROUPIER)) < 2 else []
            story = story.when(CROUPIER, CroupierTurn(), luck)
        else:
            story = story.when(seat, Pass())
    assert turns == 12
    story.ends(reason="croupier_ten_francs")


@pytest.mark.rule("MF-7.6.3")
def test_only_his_own_turn_gives_him_francs() -> None:
    for number in range(20):
        before = 0
        for story in playout(f"his francs {number}", 2):
            francs = story.table.francs[CROUPIER]
            assert francs <= before or any(isinstance(event, CroupierPaid) for event in story.events)
            before = francs
    story = croupier_game(hands={ANNA: ["SB"], CROUPIER: ["CO", "IB"]}, francs={CROUPIER: 9}).when(
        ANNA, Steal(CROUPIER)
    )
    story.when(CROUPIER, CroupierTurn()).goes_on().leaves(francs={CROUPIER: 8})


@pytest.mark.rule("MF-8.1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_game_ends_once(players: int) -> None:
    for number in range(10):
        games = list(playout(f"ends {number}", players))
        ends = [event for story in games for event in story.events if isinstance(event, Ended)]
        assert len(ends) == 1
        assert games[-1].events[-1] == ends[0]
        assert games[-1].table.outcome is not None
        games[-1].refuses(ANNA, Pass(), DrawCard("deck")).refuses(BERT, Pass())


@pytest.mark.rule("MF-8.1.2")
def test_when_the_game_is_over_every_card_is_opened() -> None:
    story = given(4, hands={ANNA: ["MF-USSR"], BERT: ["CO"]}, cleared=[ANNA]).when(ANNA, WinAsAgent("MF-USSR"))
    (told,) = RULESET.reveal(story.state)
    assert isinstance(told, CardsRevealed)
    assert told.identities == (("AG-UK",), ("AG-USA",), ("AG-USSR",), ("BROKER",))
    assert told.hands == (("MF-USSR",), ("CO",), (), ())
    assert (told.deck, told.letter) == (story.state.house.deck, "AL-USSR")
    assert told.freelancers == ("HITMAN", "INTERPOL", "JOURNALIST")
    after = Story(fold(RULESET, story.state, (told,)), (told,))
    assert all(event == told for by in (None, ANNA, BERT) for event in after.seen(by))
    words = " ".join(RULESET.words.describe(after.table, None, ("Anna", "Bert", "Carl", "Dora")))
    assert "Dora (the Information Broker)" in words
    assert "The letter in the box was the USSR Alliance letter" in words


@pytest.mark.rule("MF-8.2.1", "MF-8.2.3")
def test_after_sixty_turns_for_every_player_the_game_is_a_draw() -> None:
    story = given(3, turn=CARL, turns=180).when(CARL, Pass())
    story.then(Passed(CARL, 1), Ended((), "turn_cap")).ends(reason="turn_cap")
    given(3, turn=CARL, turns=179).when(CARL, Pass()).goes_on()
    late = given(3, turn=CARL, turns=180, hands={CARL: ["CO", "SB"]}).when(CARL, Pass()).leaves(waits={CARL: "discard"})
    late.when(CARL, Discard(("CO",))).then(Discarded(CARL, ("CO",), 0), Ended((), "turn_cap"))


@pytest.mark.rule("MF-8.2.1")
@pytest.mark.parametrize("cap", [1, 3])
def test_the_turn_cap_is_the_tables_choice(cap: int) -> None:
    story, turns = opened(3, turn_cap=cap), 0
    while not story.table.outcome:
        story, turns = story.when(story.table.turn, Pass()), turns + 1
    assert turns == 3 * cap
    story.ends(reason="turn_cap")


@pytest.mark.rule("MF-8.2.2")
def test_turns_count_together_with_eliminated_players_as_seats_and_without_the_croupiers() -> None:
    story = given(4, turn_cap=2, identities={ANNA: "HITMAN"}, cleared=[ANNA]).when(ANNA, WinAsHitman(BERT))
    turns = 1
    while not story.table.outcome:
        story, turns = story.when(story.table.turn, Pass()), turns + 1
    assert turns == 8
    croupier = opened(2, variant="croupier", turn_cap=2)
    turns = 0
    while not croupier.table.outcome:
        seat = croupier.table.turn
        turns += seat != CROUPIER
        luck = [croupier.state.house.deck[0]] if seat == CROUPIER and len(croupier.hand(CROUPIER)) < 2 else []
        croupier = croupier.when(seat, CroupierTurn() if seat == CROUPIER else Pass(), luck)
    assert turns == 4


@pytest.mark.rule("MF-8.2.3")
def test_the_croupiers_last_turn_comes_before_the_cap() -> None:
    facts = {"turns": 120, "turn": BERT, "hands": {CROUPIER: ["CO", "SB"]}}
    story = croupier_game(**facts).when(BERT, Pass()).goes_on().leaves(turn=CROUPIER)
    story.when(CROUPIER, CroupierTurn()).ends(reason="turn_cap")
    tenth = croupier_game(francs={CROUPIER: 9}, **facts).when(BERT, Pass()).when(CROUPIER, CroupierTurn())
    tenth.ends(reason="croupier_ten_francs")


@pytest.mark.rule("MF-8.3.1")
def test_draws_by_agreement_are_off_unless_the_table_wants_them() -> None:
    given().refuses(ANNA, ProposeDraw())
    given(draw_by_agreement=True).when(ANNA, ProposeDraw()).then(DrawProposed(ANNA, (BERT, CARL)))


@pytest.mark.rule("MF-8.3.2")
def test_the_player_whose_turn_it_is_may_propose_a_draw_once_in_that_turn_before_his_choice() -> None:
    story = given(draw_by_agreement=True, hands={ANNA: ["CO", "SB"]}).refuses(BERT, ProposeDraw())
    refused = story.when(ANNA, ProposeDraw()).when(BERT, AnswerDraw(False)).refuses(ANNA, ProposeDraw())
    asked = refused.when(ANNA, Bribe(BERT, "CO")).refuses(ANNA, ProposeDraw())
    asked.refuses(BERT, ProposeDraw())
    owing = story.when(ANNA, Pass()).refuses(ANNA, ProposeDraw())
    owing.when(ANNA, Discard(("CO",))).when(BERT, ProposeDraw())
    given(draw_by_agreement=True).when(ANNA, ProposeDraw()).refuses(ANNA, Pass(), ProposeDraw())


@pytest.mark.rule("MF-8.3.3")
@pytest.mark.parametrize("order", list(permutations((BERT, CARL, DORA))))
def test_every_other_player_is_asked_at_once_and_only_if_all_agree_is_the_game_a_draw(order: tuple[int, ...]) -> None:
    story = given(4, draw_by_agreement=True).when(ANNA, ProposeDraw())
    story.leaves(waits=dict.fromkeys((BERT, CARL, DORA), "draw_offer"))
    for seat in order[:2]:
        story = (
            story.when(seat, AnswerDraw(True)).then(DrawAnswered(seat, True)).goes_on().refuses(seat, AnswerDraw(True))
        )
    story = story.refuses(ANNA, AnswerDraw(True)).when(order[2], AnswerDraw(True))
    story.then(DrawAnswered(order[2], True), Ended((), "draw_agreed")).ends(reason="draw_agreed")


@pytest.mark.rule("MF-8.3.3")
def test_an_eliminated_player_is_not_asked() -> None:
    story = given(4, draw_by_agreement=True, identities={ANNA: "HITMAN"}, cleared=[ANNA]).when(ANNA, WinAsHitman(BERT))
    story.when(BERT, ProposeDraw()).then(DrawProposed(BERT, (CARL, DORA)))


@pytest.mark.rule("MF-8.3.4")
@pytest.mark.parametrize("agreed", [(), (BERT,), (CARL,), (BERT, CARL)])
def test_the_first_refusal_ends_the_proposal_and_the_turn_goes_on(agreed: tuple[int, ...]) -> None:
    story = given(4, draw_by_agreement=True).when(ANNA, ProposeDraw())
    for seat in agreed:
        story = story.when(seat, AnswerDraw(True))
    story = story.when(DORA, AnswerDraw(False)).then(DrawAnswered(DORA, False), DrawRefused())
    story.goes_on().leaves(waits={ANNA: "turn"}).refuses(BERT, AnswerDraw(True)).when(ANNA, Pass()).leaves(turn=BERT)


@pytest.mark.rule("MF-8.3.5")
def test_with_two_players_both_must_agree_and_the_croupier_is_not_asked() -> None:
    story = croupier_game(draw_by_agreement=True).when(ANNA, ProposeDraw()).leaves(waits={BERT: "draw_offer"})
    story.when(BERT, AnswerDraw(True)).ends(reason="draw_agreed")
    story.when(BERT, AnswerDraw(False)).goes_on()
