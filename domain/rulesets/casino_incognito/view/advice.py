"""Advice to a seat that decides: why it is asked, and its best hand."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.words.phrases import Advice
from domain.rulesets.casino_incognito.model.limits import needs_name
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.reveal_offers import showable_hands
from domain.rulesets.casino_incognito.model.table import Table, decisions
from domain.rulesets.casino_incognito.view.answers import hands_told


def advice(table: Table, mind: Mind, _people: Sequence[str]) -> tuple[Advice, ...]:
    """Sentences that help the seat to answer."""
    match decisions(table).get(mind.seat):
        case "disguise":
            return (Advice("Others find your agent out by ruling characters out; only you know who it is."),)
        case "move":
            return (Advice("Contact is made later by who is in a room: bring characters to where cards lie."),)
        case "room":
            return (Advice("All bid there at once, for the conversations that lie in it."),)
        case "bid" if needs_name(table, mind.seat):
            left = table.board_size - 1 - len(table.marks[mind.seat])
            return (Advice(f"Your bid tells all one character that you are not; {left} more, and you are found out."),)
        case "wager":
            return (best_hand_advice(table, mind),)
    return ()


def best_hand_advice(table: Table, mind: Mind) -> Advice:
    """The best hand that the seat can show for the tile: of its own cards, else with Leak cards that it can pay for."""
    hands = showable_hands(table, mind)
    for spots in hands.leak_choices():
        found = hands.best(hands.pool(spots))
        if found is not None:
            told = hands_told(table, mind, (found.hand,)).rpartition(":")[0]
            return Advice(f"Your best hand for it{'' if spots else ', of your own cards'}: {told[:1].lower()}{told[1:]}.", "best")
    return Advice(f"You have no {hands.tile.combination.name} to show: a wager would be lost.", "warning")
