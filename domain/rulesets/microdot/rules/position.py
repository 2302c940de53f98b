"""Validation of stated positions (rules MD-1, MD-3 and MD-12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from domain.kernel.position import (
    demand,
    demand_among,
    demand_counts,
    demand_each_once,
    demand_seats,
    demand_whole_deck,
    position_check,
)
from domain.kernel.secrecy import Seat
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.pieces import (
    BOX,
    BREACHERS,
    BRIBERY_CARDS,
    CHECKPOINT,
    ITEMS,
    Item,
    Place,
    interrogation_centre,
)
from domain.rulesets.microdot.model.table import Table
from domain.rulesets.microdot.rules.state import House


def is_in_progress(table: Table) -> bool:
    return table.phase not in ("setup", "busy", "over") and table.outcome is None


def check_table(blank: Table, table: Table) -> None:
    demand(table.players == blank.players, "The number of players is wrong")
    demand(not table.read_alone, "Secret briefings are revealed before the end")
    check_seats(table)
    for seat in table.seats:
        for item in ITEMS:
            demand(may_be(table, seat, item, table.place_of(seat, item)), "A piece is where it cannot be")
    standing = [table.place_of(seat, item) for seat in table.seats for item in ITEMS]
    squares = [place for place in standing if place in table.options.graph.territory]
    demand(len(set(squares)) == len(squares), "Two pieces stand on one square")
    demand(
        all(each is None or 0 <= each < len(table.options.full_kit.strip) for each in table.agents),
        "An agent is off the strip",
    )
    demand_counts(
        (*table.bribery, table.bribery_stack, *table.skips, table.throws, table.turns), "Bribery Cards, turns or throws"
    )
    demand(sum(table.bribery) <= BRIBERY_CARDS, "There are too many Bribery Cards")
    demand(0 <= table.round <= table.options.max_rounds, "The round is out of range")
    demand_each_once(table.offered, ITEMS, "What is offered")
    if table.move is not None:
        demand_each_once(table.move.items, ITEMS, "What may move")
        demand(1 <= table.move.steps <= len(ITEMS), "A move has more steps than any card allows")
    demand((table.phase == "move") == (table.move is not None), "The phase and the open move do not match")
    check_decks(table)


def may_be(table: Table, seat: int, item: Item, place: Place) -> bool:
    """Whether a piece may be in a place at all."""
    if place in (BOX, *(interrogation_centre(other) for other in table.seats if other != seat)):
        return True
    if place == CHECKPOINT:
        return item == "passport"
    return place in table.options.graph.territory or (item in BREACHERS and place in table.options.graph.sides)


def check_seats(table: Table) -> None:
    everybody = list(table.seats)
    for named in (table.choosers, table.asked, table.draw_asked, (table.turn,)):
        demand_seats(named, table.players, "The table")
    demand(sorted(table.by_throw) == everybody, "The order of the throws does not hold each seat once")
    chosen = [colour for colour in table.colours if colour is not None]
    demand(len(set(chosen)) == len(chosen), "Two seats have the same colour")
    demand((table.phase == "colour") == bool(table.choosers), "The phase and the seats choosing a colour do not match")
    if table.phase == "colour":
        demand(
            {seat for seat in everybody if table.colours[seat] is None} == set(table.choosers),
            "The seats choosing a colour are not those without one",
        )
        demand(
            (table.bags, table.order, table.turn) == ((), (), None), "The table is laid before every seat has a colour"
        )
        return
    demand(len(chosen) == len(everybody), "A seat has no colour")
    demand(sorted(table.order) == everybody and table.turn is not None, "The turn order does not hold each seat once")
    demand(len(table.bags) == len(everybody), "There is not one bag for each seat")
    demand(len(set(table.bags)) == len(table.bags), "Two bags are on one square")
    occupants = table.occupants()
    for owner, square in enumerate(table.bags):
        demand(may_lie(table, owner, square, occupants.get(square)), "A bag is where it cannot be")


def may_lie(table: Table, owner: Seat, square: Place, standing: tuple[Seat, Item] | None) -> bool:
    """Whether a bag may be on a square, alone or with the piece there.  Rules MD-8.5 to MD-8.7, MD-10.1."""
    if square not in table.options.graph.territory:
        return False
    is_own = standing is not None and standing[0] == owner
    if square in table.options.graph.embassy:
        return is_own and not table.options.embassy_bars_own_bag
    return standing is None or is_own or square != table.options.graph.hq[table.territory(standing[0])]


def check_decks(table: Table) -> None:
    kit = table.options.full_kit
    used, unshown = len(table.briefing_used), len(table.unshown)
    demand_counts(
        (table.briefing_deck, table.mission_deck, table.briefing_shuffle - 1, table.mission_shuffle - 1), "cards"
    )
    demand(table.briefing_deck + used + unshown == len(kit.numbers), "The number of Briefing Cards is wrong")
    demand(
        table.mission_deck + len(table.mission_used) == len(kit.letters),
        "The number of Mission Cards is wrong",
    )
    demand_among(table.briefing_used, kit.numbers, "The Briefing Cards")
    demand_among(table.mission_used, kit.letters, "The Mission Cards")
    demand(
        table.options.secret_briefing or not unshown,
        "A briefing was read in secret without the option `secret_briefing`",
    )
    for each in table.unshown:
        demand_seats((each.seat,), table.players, "A briefing")
        demand(bool(each.numbers), "A secret briefing has no possible number")
        demand_each_once(each.numbers, kit.numbers, "A briefing's numbers")


def check_mind(table: Table, mind: Mind) -> None:
    mine = [each for each in table.unshown if each.seat == mind.seat]
    demand(len(mind.read) == len(mine), "The number of briefings a seat has read does not match the table")
    demand(
        all(number in each.numbers for number, each in zip(mind.read, mine, strict=True)),
        "A seat has read a briefing with an impossible number",
    )
    demand_among((*mind.read, *table.briefing_used), table.options.full_kit.numbers, "The Briefing Cards")
    is_asked = table.phase == "take" and table.turn == mind.seat and not table.offered
    demand(bool(mind.offered) == is_asked, "The equipment offered to a seat does not match its decision")
    demand_each_once(mind.offered, ITEMS, "What is offered")
    demand(not is_asked or bool(mind.read), "Equipment is offered without a briefing")


def check_house(table: Table, minds: Sequence[Mind], house: House) -> None:
    """Every card is in exactly one place."""
    read = [number for mind in minds for number in mind.read]
    kit = table.options.full_kit
    demand((house.all_briefing, house.all_mission) == (kit.numbers, kit.letters), "The decks are not those of the kit")
    demand_whole_deck((*house.briefing, *table.briefing_used, *read), kit.numbers, "The Briefing Cards")
    demand_whole_deck((*house.mission, *table.mission_used), kit.letters, "The Mission Cards")
    demand(Counter(house.briefing).total() == table.briefing_deck, "The size of the deck does not match the table")


check_position = position_check(is_in_progress, check_table, check_mind, check_house)
