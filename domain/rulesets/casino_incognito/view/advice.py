"""Advice to a seat that decides: why it is asked, and its best hand."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.text.event_text import count_text
from domain.kernel.words.phrases import Advice
from domain.rulesets.casino_incognito.model.cards import split_laid_card
from domain.rulesets.casino_incognito.model.limits import needs_name
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.reveal_offers import showable_hands
from domain.rulesets.casino_incognito.model.table import Table, decisions
from domain.rulesets.casino_incognito.view.answers import hand_name


def advice(table: Table, mind: Mind, _people: Sequence[str]) -> tuple[Advice, ...]:
    """Sentences that help the seat to answer."""
    match decisions(table).get(mind.seat):
        case "disguise":
            return (Advice("Others find your agent out by ruling characters out; only you know who it is."),)
        case "move":
            return (Advice("Contact is made later by who is in a room: bring characters to where cards lie."),)
        case "room":
            return (Advice("All bid there at once: the best bids take its conversations, other bidders pay a chip for a card of the deck."),)
        case "bid" if needs_name(table, mind.seat):
            left = table.board_size - 1 - len(table.marks[mind.seat])
            return (Advice(f"The best bids take conversations. Each bid tells all one character that you are not; {left} more, and you are found out."),)
        case "wager":
            return (best_hand_advice(table, mind),)
    return ()


def best_hand_advice(table: Table, mind: Mind) -> Advice:
    """The best hand that the seat can show for the tile, of its own cards and of Leak cards that it can pay for now."""
    hands = showable_hands(table, mind)
    found = [each for spots in hands.leak_choices() if (each := hands.best(hands.pool(spots))) is not None]
    if not found:
        return Advice(f"You have no {hands.tile.combination.name} to show: a wager would be lost.", "warning")
    best = max(found, key=lambda each: each.strength)  # of equal ones the first, with the fewest Leak cards
    named = hand_name(hands.tile.combination, best.strength)
    paid = sum(split_laid_card(laid)[1] > 0 for laid in best.hand)
    source = f"with {count_text(paid, 'card')} of the Leak, for {count_text(paid, 'chip')}" if paid else "of your own cards"
    return Advice(f"Your best hand for it: {named}, {source}.", "best")
