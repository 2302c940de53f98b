"""[microfilms]: francs, cards and identities, and who may know of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from deaddrop.testing import Facts
from domain.rulesets.microfilms.model.cards import AGENT, FREELANCERS, NAMES, circulating

AnyState = Any


def conserved(state: AnyState) -> None:
    """Thirty francs; the cards of the nations in play, each in one place; eight identities less the fourth nation's."""
    table, minds, house = state.table, state.minds, state.house
    if not table.nations:
        return
    assert sum(table.francs) + table.house + table.removed == 30, "francs"
    assert min(*table.francs, table.house, table.removed) >= 0, "debts"
    assert table.options.eliminated_francs == "removed" or table.removed == 0, "francs left the game"
    if not table.deck and table.phase == "setup":
        return
    hands = [card for mind in minds for card in mind.hand]
    cards = sorted((*house.deck, *house.discard, *hands, house.letter))
    assert cards == sorted(circulating(table.nations, ace=not table.options.is_croupier)), "cards"
    assert len(cards) - 1 == (13 if table.options.is_croupier else 14), "card count"
    assert table.hands == tuple(len(mind.hand) for mind in minds), "hand sizes"
    assert (table.deck, table.discard_size) == (len(house.deck), len(house.discard)), "pile sizes"
    faces = sorted((*house.freelancers, *(face for mind in minds for face in mind.identities)))
    assert faces == sorted((*FREELANCERS, *(AGENT[nation] for nation in table.nations))), "identities"


MAY_KNOW = {
    "microfilms.table_laid": ("nations francs house", {}),
    "microfilms.freelancers_boxed": ("", {"identities": "nobody"}),
    "microfilms.identity_dealt": ("seat", {"identities": "seat"}),
    "microfilms.letter_boxed": ("", {"letter": "nobody"}),
    "microfilms.action_dealt": ("seat", {"card": "seat"}),
    "microfilms.deck_built": ("size", {"cards": "nobody"}),
    "microfilms.turn_began": ("seat", {}),
    "microfilms.card_drawn": ("seat", {"card": "seat"}),
    "microfilms.discard_taken": ("seat card uncovered", {}),
    "microfilms.passed": ("seat francs", {}),
    "microfilms.bribe_offered": ("seat target", {"card": "seat"}),
    "microfilms.bribe_accepted": ("seat target", {"card": "seat target"}),
    "microfilms.bribe_declined": ("seat target francs", {}),
    "microfilms.stole": ("seat target francs", {}),
    "microfilms.cashed_out": ("seat francs", {}),
    "microfilms.interrogated": ("seat target paid", {"card": "seat"}),
    "microfilms.blackmail_declared": ("seat target paid", {}),
    "microfilms.blackmail_paid": ("seat target", {}),
    "microfilms.blackmail_defended": ("seat target", {}),
    "microfilms.blackmail_declined": ("seat target", {}),
    "microfilms.card_taken": ("seat target", {"card": "seat target"}),
    "microfilms.discard_owed": ("seat count", {}),
    "microfilms.discarded": ("seat cards fee", {}),
    "microfilms.deck_reshuffled": ("evening size", {"cards": "nobody"}),
    "microfilms.croupier_paid": ("seat francs", {}),
    "microfilms.agent_revealed": ("seat identity film", {}),
    "microfilms.journalist_revealed": ("seat film target", {"shown": "seat?"}),
    "microfilms.hitman_revealed": ("seat target", {"shown": "seat?"}),
    "microfilms.broker_revealed": ("seat first second", {"shown": "seat?"}),
    "microfilms.interpol_revealed": ("seat target", {"shown": "seat?"}),
    "microfilms.croupier_claimed": ("seat identity nation", {}),
    "microfilms.eliminated": ("seat cards francs", {}),
    "microfilms.draw_proposed": ("seat asked", {}),
    "microfilms.draw_answered": ("seat agree", {}),
    "microfilms.draw_refused": ("", {}),
    "microfilms.ended": ("winners reason", {}),
    "microfilms.cards_revealed": ("identities hands deck letter freelancers", {}),
}


def knows_truth(state: AnyState, seat: int) -> None:
    """Whatever the table says of what is hidden, and whatever this seat is sure of, is so."""
    table, minds, house, me = state.table, state.minds, state.house, state.minds[seat]
    sure = [note for note in me.notes if note.sure]
    for each in table.seats:
        seen = Counter(note.card for note in table.sightings if note.sure and note.seat == each)
        assert not seen - Counter(minds[each].hand), "a sighting that all are sure of and wrong"
    for other in minds:
        noted = [note.card for note in sure if note.seat == other.seat]
        assert not Counter(noted) - Counter((*other.hand, *other.identities)), "a sighting that is sure and wrong"
        assert set(table.revealed[other.seat]) <= set(other.identities), "a wrong face was shown"
    assert all(f"AL-{nation}" != house.letter for nation in (*table.letters, *me.letters)), (
        "a letter that is in the box"
    )
    assert table.pool is None or not Counter((*house.deck, *me.drawn)) - Counter(table.pool), (
        "what was drawn and is there"
    )
    assert me.offered is None or me.offered in me.hand, "a bribe from nowhere"
    assert house.discard[len(house.discard) - len(table.discard) :] == table.discard, "another discard"
    assert table.pool is None or not Counter(house.deck) - Counter(table.pool), "a deck of other cards"
    for other_seat, nation in table.not_agent:
        assert AGENT[nation] not in minds[other_seat].identities, "an agent who was found not to be one"
    for denied in table.denied:
        assert not set(denied.cards) & set(minds[denied.seat].hand), "a card that was found not to be there"
    if table.misplaced is not None:
        assert sorted(table.misplaced) != sorted(letters(state)), "letters where they were found not to be"


def letters(state: AnyState) -> list[str]:
    """Where the two letters in play are."""
    places = {"draw": state.house.deck, "discard": state.house.discard}
    places |= {f"hand-{mind.seat}": mind.hand for mind in state.minds}
    return [place for place, cards in places.items() for card in cards if card.startswith("AL-")]


def hidden(state: AnyState) -> set[object]:
    """Single facts that somebody may not know."""
    return {
        ("letter", state.house.letter),
        *(("deck", card) for card in state.house.deck),
        *(("boxed", face) for face in state.house.freelancers),
        *(("face", mind.seat, face) for mind in state.minds for face in mind.identities),
        *(("hand", mind.seat, card) for mind in state.minds for card in mind.hand),
        *(("offered", mind.seat, mind.offered) for mind in state.minds),
    }


def word(card: str) -> str:
    """Cards and identities have names."""
    return NAMES[card]


FACTS = Facts(
    may_know=MAY_KNOW,
    conserved=conserved,
    knows_truth=knows_truth,
    hidden=hidden,
    word=word,
    pointed=frozenset(("pile", "target", "card", "cards", "pay", "film", "first", "second", "discard_order")),
)
