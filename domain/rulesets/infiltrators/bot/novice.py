"""A beginner: considers one suspect's clues at a time, shoots too soon, and lays random cards."""

from __future__ import annotations

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.rulesets.infiltrators.model import commands
from domain.rulesets.infiltrators.model.candidates import consistent_cards, suspect_cards
from domain.rulesets.infiltrators.model.cards import Card, card_set, cards_of
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.offers import default, max_draw
from domain.rulesets.infiltrators.model.table import Table, decisions

RASH = 6
"""It shoots at a suspect with at most so many candidates in its view, even without a bullet to spare."""
CARDS_TO_KEEP = 2
"""It draws if it holds at most so many cards."""


def novice_bot(table: Table, mind: Mind, chance: Chance) -> Command:
    """A beginner's move."""
    match decisions(table)[mind.seat]:
        case "turn":
            return novice_turn_move(table, mind, chance)
        case "exchange_draw":
            return commands.DrawAfterExchange(draw=True)
        case "reward" if table.covered:
            return commands.DrawReward(place=chance("place", range(len(table.covered))))
    return default(table, mind)


def novice_turn_move(table: Table, mind: Mind, chance: Chance) -> Command:
    """A rash shot; else nab for an empty stand; else any card beside any suspect; else more cards."""
    for target in table.others(mind.seat):
        left = believed_cards(table, mind, target)
        if 0 < len(left) <= RASH:
            return commands.Eliminate(target=target, card=chance("card", left))
    if not mind.suspect and table.centre:
        return commands.Nab()
    beside = (*table.others(mind.seat), *((mind.seat,) if mind.suspect else ()))
    if beside and (len(mind.hand) > CARDS_TO_KEEP or (mind.hand and not table.headquarters)):
        card, target = chance("card", mind.hand), chance("target", beside)
        return commands.Clue(card=card) if target == mind.seat else commands.Exchange(card=card, target=target)
    return commands.Bide(draw=max_draw(table, mind)) if table.headquarters else default(table, mind)


def believed_cards(table: Table, mind: Mind, target: Seat) -> tuple[Card, ...]:
    """Candidates of a suspect by its own clues and misses and this seat's hand only."""
    own = card_set((*table.misses[target], *table.eliminated, *mind.hand))
    return tuple(cards_of(consistent_cards(suspect_cards(table.brief) & ~own, table.clues[target])))
