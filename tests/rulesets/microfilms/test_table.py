"""MF-1: what is on the table."""

from __future__ import annotations

import msgspec
import pytest

from domain.rulesets.microfilms.model.cards import ACTIONS, FILM, FILMS, IDENTITIES, LETTERS, NATION_OF, Card
from domain.rulesets.microfilms.model.commands import (
    AnswerBlackmail,
    Bribe,
    CashOut,
    Interrogate,
    Pass,
    WinAsAgent,
    WinAsHitman,
    WinAsInterpol,
)
from domain.rulesets.microfilms.model.options import Options
from tests.rulesets.microfilms import NATIONS, VARIANTS

from . import ANNA, BERT, CARL, DORA, given, opened, stock
from .playouts import playout


def test_there_are_twenty_five_cards() -> None:
    assert (len(IDENTITIES), len(FILMS), len(LETTERS), len(ACTIONS)) == (8, 4, 4, 8)
    assert [ACTIONS.count(kind) for kind in ("SB", "IB", "CO")] == [2, 3, 3]


@pytest.mark.rule("MF-1.1.1")
def test_two_copies_of_a_card_cannot_be_told_apart() -> None:
    story = given(hands={ANNA: ["CO", "CO"]})
    assert story.offered(ANNA, CashOut) == [CashOut()]
    assert len(story.offered(ANNA, Bribe)) == 2  # one for each target


@pytest.mark.rule("MF-1.1.2")
def test_every_copy_counts_in_a_random_pick() -> None:
    story = given(hands={BERT: ["CO", "CO"]}, francs={ANNA: 1})
    story = story.when(ANNA, Interrogate(BERT, "FRANC"), luck=["CO"])
    assert story.asked == (("interrogation", ("CO", "CO", "AG-USA")),)


@pytest.mark.rule("MF-1.1.3")
def test_blowback_is_no_action_but_wards_off_a_blackmail() -> None:
    given(hands={ANNA: ["CO"]}).refuses(ANNA, AnswerBlackmail("defend"))


@pytest.mark.rule("MF-1.2.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_agents_of_the_three_nations_in_play_are_dealt(players: int) -> None:
    story = opened(players, seed=f"agents {players}")
    agents = {face for mind in story.state.minds for face in mind.identities if face in NATION_OF}
    assert agents == {f"AG-{nation}" for nation in story.table.nations}
    assert len(story.table.nations) == 3


@pytest.mark.rule("MF-1.2.2")
@pytest.mark.parametrize(("boxed", "allies"), [("USSR", (ANNA, BERT)), ("USA", (ANNA, CARL)), ("UK", (BERT, CARL))])
def test_the_nations_of_the_letters_in_play_are_allied(boxed: str, allies: tuple[int, ...]) -> None:
    ally, lone = allies[0], ({ANNA, BERT, CARL} - {*allies}).pop()
    film = FILM[NATIONS[lone]]
    story = given(letter=boxed, hands={ally: [film]}, cleared=[ally], turn=ally)
    story.when(ally, WinAsAgent(film)).ends(*allies, reason="allied_agents")


@pytest.mark.rule("MF-1.2.3")
def test_a_freelancer_wins_alone() -> None:
    story = given(4, identities={ANNA: "HITMAN"}, hands={BERT: ["ACE"]}, cleared=[ANNA])
    story.when(ANNA, WinAsHitman(BERT)).ends(ANNA, reason="hitman")


@pytest.mark.rule("MF-1.3.1")
@pytest.mark.parametrize(
    ("bloodstained", "card", "is_bloody"),
    [
        ("blackmail", "SB", True),
        ("blackmail", "IB", True),
        ("blackmail", "CO", False),
        ("steal_and_cash_out", "SB", True),
        ("steal_and_cash_out", "IB", False),
        ("steal_and_cash_out", "CO", True),
    ],
)
def test_five_action_cards_are_bloodstained(bloodstained: str, card: Card, is_bloody: bool) -> None:
    story = given(
        4, identities={ANNA: "INTERPOL"}, hands={BERT: [card]}, cleared=[ANNA], evening=2, bloodstained=bloodstained
    ).when(ANNA, WinAsInterpol(BERT))
    if is_bloody:
        story.ends(ANNA, reason="interpol")
    else:
        story.goes_on().leaves(out=[ANNA])
    bloody = msgspec.convert({"bloodstained": bloodstained}, Options).bloody
    assert sum(action in bloody for action in ACTIONS) == 5


@pytest.mark.rule("MF-1.4.1", "MF-3.1.2", "MF-1.5.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_there_are_always_thirty_francs_and_the_same_cards(players: int) -> None:
    for number in range(4):
        states = [story.state for story in playout(f"conserved {number}", players)]
        assert {stock(state)[0] for state in states} == {30}
        assert {tuple(sorted(stock(state)[1].items())) for state in states} == {
            tuple(sorted(stock(states[0])[1].items()))
        }
        assert all(
            sum(state.table.hands) + state.table.deck + state.table.discard_size == (13 if players == 2 else 14)
            for state in states
        )
        assert all(francs >= 0 for state in states for francs in (*state.table.francs, state.table.house))


@pytest.mark.rule("MF-1.4.2")
def test_a_suspicion_token_says_suspect_or_cleared() -> None:
    story = given(francs={ANNA: 2}).when(ANNA, Pass())
    assert all(isinstance(token, bool) for token in story.table.cleared)


@pytest.mark.parametrize(
    ("players", "circulating", "deck", "house"),
    [(2, 13, 11, 30), (3, 14, 11, 29), (4, 14, 10, 28), (5, 14, 9, 28), (6, 14, 8, 27)],
)
def test_what_is_dealt_and_what_is_left(players: int, circulating: int, deck: int, house: int) -> None:
    story = opened(players, **VARIANTS.get(players, {})).leaves(deck=deck, house=house, discard=[], evening=1)
    assert stock(story.state)[1].total() == circulating
    assert sum(len(mind.identities) for mind in story.state.minds) == (5 if players == 2 else players)


@pytest.mark.parametrize("seat", [ANNA, BERT, CARL, DORA])
def test_a_story_knows_its_cast(seat: int) -> None:
    assert given(4).mind(seat).identities == (("AG-UK", "AG-USA", "AG-USSR", "BROKER")[seat],)
