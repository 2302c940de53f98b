"""Views with few worlds, each with a fact that worlds must respect."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.model.commands import (
    AnswerBlackmail,
    AnswerBribe,
    Blackmail,
    Bribe,
    CashOut,
    CroupierTurn,
    Discard,
    DrawCard,
    Interrogate,
    Pass,
    WinAsBroker,
    WinAsHitman,
    WinAsJournalist,
)

from . import ANNA, BERT, CARL, CROUPIER, DORA, NATIONS, Story, croupier_game, given, opened


class Eye(NamedTuple):
    """A position and the viewing seat."""

    story: Story
    seat: Seat


def the_opening_for_three() -> Eye:
    """Each player holds the action card dealt."""
    return Eye(opened(3, nations=NATIONS), BERT)


def a_first_evening() -> Eye:
    """Bert drew and threw an action card away, Carl has just drawn: of these four, one at most was not dealt."""
    story = given(hands={ANNA: ["CO"], BERT: ["IB"], CARL: ["SB"]}, turn=BERT)
    story = story.when(BERT, DrawCard("deck"), luck=["ACE"]).when(BERT, Discard(("IB",)))
    return Eye(story.when(CARL, DrawCard("deck"), luck=["MF-UK"]), ANNA)


def reshuffled() -> Story:
    """Bert's turn in the second evening: all but three cards were shuffled, and everybody knows which."""
    discard = ["CO", "CO", "IB", "IB", "SB", "SB", "ACE", "MF-UK", "MF-USSR", "AL-USA"]
    hands = {ANNA: ["CO"], BERT: ["IB"], CARL: ["AL-UK"]}
    story = given(hands=hands, deck=["MF-USA"], discard=discard)
    return story.when(ANNA, DrawCard("deck")).when(ANNA, Discard(("MF-USA",)))


def a_pool_with_copies_elsewhere() -> Eye:
    """Bert drew and threw an IB away. Two of three were shuffled: was it one of them, or the third?"""
    story = reshuffled().when(BERT, DrawCard("deck"), luck=["SB"]).when(BERT, Discard(("IB",)))
    return Eye(story, ANNA)


def carl_drew() -> Story:
    story = reshuffled().when(BERT, Pass())
    story = story.when(CARL, DrawCard("deck"), luck=["IB"]).when(CARL, Discard(("AL-UK",)))
    return story.when(ANNA, DrawCard("deck"), luck=["SB"]).when(ANNA, Discard(("CO",)))


def a_card_i_drew_and_lost() -> Eye:
    """Two of three IBs were shuffled; Carl drew one of them and gave it to Anna, who may have given it to Bert."""
    story = carl_drew().when(BERT, Pass())
    story = story.when(CARL, Bribe(ANNA, "IB")).when(ANNA, AnswerBribe(accept=True))
    return Eye(story.when(ANNA, Bribe(BERT, "SB")).when(BERT, AnswerBribe(accept=True)), CARL)


def a_film_i_drew() -> Eye:
    """Only the top of the discard lies in sight. Bert threw a film away that he drew; it is covered."""
    hands = {ANNA: ["IB"], BERT: ["SB"], CARL: ["CO"]}
    story = given(hands=hands, discard=["MF-USSR"], show_discard="top", turn=BERT, evening=2)
    story = story.when(BERT, DrawCard("deck"), luck=["MF-USA"]).when(BERT, Discard(("MF-USA",)))
    return Eye(story.when(CARL, CashOut()), BERT)


def a_first_evening_of_one_who_drew() -> Eye:
    """Bert drew two action cards: neither of them is one of the three that were dealt."""
    known = ["IB", "MF-UK", "AL-UK", "MF-USA"]
    story = given(hands={ANNA: ["CO"], BERT: ["CO"], CARL: ["SB"]}, discard=known, cleared=[BERT], turn=BERT)
    story = story.when(BERT, DrawCard("deck"), luck=["IB"]).when(CARL, Pass()).when(ANNA, Pass())
    return Eye(story.when(BERT, DrawCard("deck"), luck=["SB"]).when(BERT, Discard(("SB",))), BERT)


def a_pool_that_is_nearly_drawn() -> Eye:
    """Seven of eleven cards of the second evening are out again, and most of them lie in the open."""
    story = reshuffled()
    moves = ("SB", "IB"), ("CO", "CO"), ("IB", "CO"), ("SB", "SB"), ("IB", "IB"), ("CO", "IB"), ("MF-UK", "SB")
    for number, (drawn, thrown) in enumerate(moves, 1):
        seat = number % 3
        story = story.when(seat, DrawCard("deck"), luck=[drawn]).when(seat, Discard((thrown,)))  # type: ignore[arg-type]
    return Eye(story, CARL)


def a_bribe_open() -> Eye:
    """Anna offers one of three cards to Bert, and he knows one of them."""
    known = ["CO", "IB", "IB", "MF-UK", "AL-UK", "ACE", "SB"]
    hands = {ANNA: ["CO", "CO", "SB"], BERT: ["IB"], CARL: ["MF-USA"]}
    story = given(hands=hands, discard=known, francs={BERT: 1}, turn=BERT, evening=2)
    story = story.when(BERT, Interrogate(ANNA, "FRANC"), luck=["CO"]).when(CARL, Pass())
    return Eye(story.when(ANNA, Bribe(BERT, "SB")), BERT)


def a_failed_hitman() -> Eye:
    """Bert has no Ace, and offers Dora one of his cards; the Interpol officer may be in the box or at the table."""
    known = ["IB", "IB", "IB", "SB", "SB", "MF-UK", "AL-UK"]
    hands = {BERT: ["CO", "MF-USA"], CARL: ["ACE"], DORA: ["CO"]}
    story = given(4, identities={ANNA: "HITMAN"}, hands=hands, discard=known, cleared=[ANNA], evening=2)
    return Eye(story.when(ANNA, WinAsHitman(BERT)).when(BERT, Bribe(DORA, "CO")), DORA)


def a_failed_broker() -> Eye:
    """The letters are not both in the deck, and Carl knows where none is."""
    known = ["IB", "IB", "IB", "SB", "SB", "CO", "CO"]
    hands = {BERT: ["AL-UK"], CARL: ["MF-UK"], DORA: ["MF-USA"]}
    roles = {ANNA: "BROKER"}
    story = given(4, identities=roles, hands=hands, discard=known, cleared=[ANNA], evening=2)
    return Eye(story.when(ANNA, WinAsBroker("draw", "draw")), CARL)


def a_failed_broker_with_a_letter() -> Eye:
    """Anna's letter lies in the open now; the other is not in the deck, where she said it was."""
    known = ["IB", "IB", "IB", "SB", "SB", "CO", "CO"]
    hands = {ANNA: ["AL-UK"], BERT: ["AL-USA"], CARL: ["MF-UK"], DORA: ["MF-USA", "CO"]}
    story = given(4, identities={ANNA: "BROKER"}, hands=hands, discard=known, cleared=[ANNA], evening=2)
    story = story.when(ANNA, WinAsBroker("hand-0", "draw")).when(BERT, Pass()).when(CARL, Pass())
    return Eye(story.when(DORA, CashOut()), CARL)


def a_failed_hitman_and_a_card_that_all_saw() -> Eye:
    """Bert has no Ace, and what he took since is a film."""
    known = ["IB", "IB", "IB", "SB", "SB", "AL-UK", "MF-UK"]
    hands = {BERT: ["CO"], CARL: ["ACE"], DORA: ["CO"]}
    story = given(4, identities={ANNA: "HITMAN"}, hands=hands, discard=known, cleared=[ANNA, BERT], evening=2)
    return Eye(story.when(ANNA, WinAsHitman(BERT)).when(BERT, DrawCard("discard")), DORA)


def a_failed_journalist() -> Eye:
    """Carl is not Agent UK, and another freelancer is at the table."""
    roles = {ANNA: "JOURNALIST", BERT: "AG-UK", CARL: "AG-USA", DORA: "AG-USSR", 4: "BROKER"}
    known = ["IB", "IB", "IB", "SB", "SB", "CO", "CO", "ACE", "AL-USA"]
    hands = {ANNA: ["MF-UK"], BERT: ["AL-UK"]}
    story = given(5, identities=roles, hands=hands, discard=known, cleared=[ANNA], evening=2)
    return Eye(story.when(ANNA, WinAsJournalist("MF-UK", CARL)), DORA)


def covered_discards() -> Eye:
    """Only the top of the discard is visible. Bert took a film from it, Carl took a card from Bert, perhaps that film."""
    hands = {ANNA: ["SB", "CO", "CO", "ACE", "MF-UK", "AL-UK", "AL-USA"], BERT: ["IB"], CARL: ["CO"]}
    discard = ["MF-USA", "IB", "SB", "MF-USSR"]
    story = given(
        hands=hands, deck=["IB"], discard=discard, show_discard="top",
        francs={CARL: 2}, cleared=[BERT], turn=BERT, evening=2,
    )  # fmt: skip
    story = story.when(BERT, DrawCard("discard")).when(CARL, Blackmail(BERT, "FRANCS"))
    return Eye(story.when(BERT, AnswerBlackmail("decline"), luck=["MF-USSR"]), ANNA)


def a_doubtful_film() -> Eye:
    """Anna saw the film with Carl, and then Carl gave Bert a card."""
    known = ["CO", "IB", "IB", "IB", "SB", "SB", "AL-UK"]
    hands = {ANNA: ["CO"], BERT: ["ACE"], CARL: ["MF-UK", "CO"]}
    story = given(hands=hands, discard=known, francs={ANNA: 1}, evening=2)
    story = story.when(ANNA, Interrogate(CARL, "FRANC"), luck=["MF-UK"]).when(BERT, Pass())
    return Eye(story.when(CARL, Bribe(BERT, "MF-UK")).when(BERT, AnswerBribe(accept=True)), ANNA)


def a_doubtful_action() -> Eye:
    """Anna saw one of two steals with Carl, who has since given a card away: the deck cannot hold both."""
    known = ["CO", "CO", "CO", "IB", "IB", "AL-UK", "MF-UK"]
    hands = {ANNA: ["ACE"], BERT: ["IB"], CARL: ["SB", "MF-USA"]}
    story = given(hands=hands, discard=known, francs={ANNA: 1}, evening=2)
    story = story.when(ANNA, Interrogate(CARL, "FRANC"), luck=["SB"]).when(BERT, Pass())
    return Eye(story.when(CARL, Bribe(BERT, "MF-USA")).when(BERT, AnswerBribe(accept=True)), ANNA)


def a_card_that_was_taken() -> Eye:
    """Bert took a card of Anna's, and has another of which she has seen a copy elsewhere."""
    known = ["CO", "IB", "IB", "SB", "AL-UK", "MF-UK", "ACE"]
    hands = {ANNA: ["CO", "AL-USA"], BERT: ["SB", "CO"], CARL: ["IB"]}
    story = given(hands=hands, discard=known, francs={BERT: 2}, cleared=[ANNA, BERT], turn=BERT, evening=2)
    story = story.when(BERT, Blackmail(ANNA, "FRANCS")).when(ANNA, AnswerBlackmail("decline"), luck=["CO"])
    return Eye(story.when(BERT, Discard(("SB",))), ANNA)


def croupier_drawn() -> Story:
    """A first evening with the Croupier, who has drawn, and Anna has seen that Bert is the officer."""
    known = ["CO", "CO", "IB", "SB"]
    story = croupier_game(hands={ANNA: ["IB"], BERT: ["SB"]}, discard=known, francs={ANNA: 1})
    story = story.when(ANNA, Interrogate(BERT, "FRANC"), luck=["INTERPOL"])
    return story.when(CROUPIER, CroupierTurn(), luck=["MF-UK"])


def a_game_with_the_croupier() -> Eye:
    return Eye(croupier_drawn(), ANNA)


def the_croupiers_own_view() -> Eye:
    """His draw deck is any cards but the two that were dealt."""
    return Eye(croupier_drawn().when(BERT, DrawCard("deck"), luck=["CO"]).when(BERT, Discard(("CO",))), CROUPIER)


def a_bribed_croupier() -> Eye:
    """A pool of the second evening, and a letter that Anna put into the Croupier's hand."""
    hands = {ANNA: ["AL-UK", "CO"], BERT: ["IB"], CROUPIER: ["MF-UK"]}
    discard = ["CO", "CO", "IB", "IB", "SB", "SB", "MF-USSR"]
    story = croupier_game(hands=hands, discard=discard, deck=["MF-USA", "AL-USA"], francs={BERT: 1}, turn=BERT)
    story = story.when(BERT, DrawCard("deck"), luck=["AL-USA"]).when(BERT, Discard(("AL-USA",)))
    story = story.when(CROUPIER, CroupierTurn(), luck=["MF-USA"])
    return Eye(story.when(ANNA, Bribe(CROUPIER, "AL-UK")).when(CROUPIER, CroupierTurn(), luck=["MF-UK"]), ANNA)


def a_cash_out_seen_twice() -> Eye:
    """Carl is known to hold a CO, and spends one: the next one that he holds may be any card."""
    known = ["CO", "IB", "IB", "IB", "SB", "SB", "AL-UK"]
    hands = {ANNA: ["MF-UK"], BERT: ["ACE"], CARL: ["CO", "CO"]}
    story = given(hands=hands, discard=known, francs={ANNA: 1}, evening=2)
    story = story.when(ANNA, Interrogate(CARL, "FRANC"), luck=["CO"]).when(BERT, Pass())
    return Eye(story.when(CARL, CashOut()), ANNA)


POSITIONS: tuple[Callable[[], Eye], ...] = (
    the_opening_for_three,
    a_pool_with_copies_elsewhere,
    a_failed_hitman,
    a_failed_broker,
    a_failed_journalist,
    a_doubtful_film,
    a_bribe_open,
    a_card_i_drew_and_lost,
    a_first_evening,
    a_first_evening_of_one_who_drew,
    a_film_i_drew,
    a_pool_that_is_nearly_drawn,
    covered_discards,
    a_failed_broker_with_a_letter,
    a_failed_hitman_and_a_card_that_all_saw,
    a_doubtful_action,
    a_card_that_was_taken,
    a_game_with_the_croupier,
    a_bribed_croupier,
    the_croupiers_own_view,
    a_cash_out_seen_twice,
)
"""Each kind of knowledge."""

SMALLEST: tuple[Callable[[], Eye], ...] = (
    a_bribed_croupier,
    a_card_that_was_taken,
)
"""Positions in which all paths of chance are tried quickly."""
