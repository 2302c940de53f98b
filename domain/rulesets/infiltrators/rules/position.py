"""Checks of an imported position: can it occur in a running game? (rules IF-1, IF-2 and IF-8)

The checks raise Impossible.
"""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.position import (
    demand,
    demand_counts,
    demand_each_once,
    demand_seats,
    demand_whole_deck,
    position_check,
)
from domain.rulesets.infiltrators.model.cards import Card, in_order
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.table import Table
from domain.rulesets.infiltrators.rules.state import House


def is_in_progress(table: Table) -> bool:
    return table.phase not in ("setup", "over") and table.outcome is None and table.reveal is None


def deck_of(table: Table) -> tuple[Card, ...]:
    return (*table.brief.plain, *table.brief.special)


def check_table(blank: Table, table: Table) -> None:
    demand(table.brief == blank.brief, "The mission is another one than the options give")
    demand(table.turn is not None, "It is nobody's turn")
    demand_seats((table.turn,), len(table.hands), "The turn")
    demand_seats(table.chances, len(table.hands), "The last chance")
    demand_counts((table.turns, table.owed, table.changed), "turns, cards or marks")
    demand((table.phase == "trim") == (table.owed > 0), "Cards are owed, or none where some should be")
    check_sizes(table)
    deck = deck_of(table)
    demand_each_once(table.visible_cards(), deck, "The cards in sight")
    demand_each_once(table.eliminated, table.brief.guesses, "The eliminated")
    for seat, clues in enumerate(table.clues):
        demand_seats({clue.by for clue in clues}, len(table.hands), "A clue")
        demand_each_once(tuple(set(table.misses[seat])), deck, "The misses")
        demand_each_once(table.crossed[seat], deck, "The marks")
        demand(len(table.kept[seat]) <= table.hands[seat], "A hand holds less than was seen to come to it")
    demand_each_once([each.card for each in table.returned], table.eliminated, "Those that went back")
    for each in table.returned:
        demand(len(each.fresh) == len(table.hands), "There is not one value for each seat in fresh")
        demand(
            all(0 <= count <= size for count, size in zip(each.fresh, table.hands, strict=True)),
            "More cards are new than are held",
        )


def check_sizes(table: Table) -> None:
    """Check the numbers of cards, suspects and bullets."""
    laid = sum(map(len, table.clues)) + len(table.discard) + len(table.covered)
    demand_counts((*table.hands, table.headquarters, table.centre, table.bullets), "cards or bullets")
    sizes = sum(table.hands) + table.headquarters + table.centre + sum(table.stands) + laid
    demand(sizes == len(deck_of(table)), "The cards are not as many as there are")
    demand(table.remaining + len(table.eliminated) == table.brief.suspects, "The suspects are not as many as there are")
    demand(table.bullets <= table.brief.bullets - len(table.eliminated), "There are more bullets than were left")
    ages = table.covered
    demand(
        list(ages) == sorted(ages) and all(0 <= age <= len(table.eliminated) for age in ages),
        "A card lies face down since another time",
    )


def check_mind(table: Table, mind: Mind) -> None:
    demand(len(mind.hand) == table.hands[mind.seat], "A hand is not as large as it is said to be")
    demand_each_once(mind.hand, deck_of(table), "The hand")
    demand(mind.hand == in_order(mind.hand), "The hand is not in order")
    elsewhere = {card for card in table.visible_cards() if card not in table.kept[mind.seat]}
    demand(
        set(table.kept[mind.seat]) <= set(mind.hand) and not elsewhere.intersection(mind.hand),
        "A card of the hand is elsewhere",
    )
    demand((mind.suspect is not None) == table.stands[mind.seat], "A stand is not as it is said to be")
    gone = {*table.visible_cards(), *table.eliminated, *mind.hand}
    demand(
        mind.suspect is None or (mind.suspect in table.brief.guesses and mind.suspect not in gone),
        "The suspect is elsewhere",
    )


def check_house(table: Table, minds: Sequence[Mind], house: House) -> None:
    """Check that each card is in exactly one place."""
    clues = [clue.card for beside in table.clues for clue in beside]
    held = [card for mind in minds for card in (*mind.hand, *((mind.suspect,) if mind.suspect else ()))]
    everywhere = (*house.headquarters, *house.centre, *house.covered, *clues, *table.discard, *held)
    demand_whole_deck(everywhere, deck_of(table), "The cards")
    sizes = (len(house.headquarters), len(house.centre), len(house.covered))
    demand(
        sizes == (table.headquarters, table.centre, len(table.covered)),
        "The piles are not as large as they are said to be",
    )


check_position = position_check(is_in_progress, check_table, check_mind, check_house)
