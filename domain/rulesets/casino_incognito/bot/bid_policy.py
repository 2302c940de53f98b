"""What a conversation is worth to a seat, and what to bid for it (rule CI-7).

How likely others bid, and how much, are rules of thumb, given as constants here.
"""

from __future__ import annotations

from math import exp, prod
from typing import NamedTuple

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.bot.hand_value import LATER_RATE, Cards, HandEstimate, Prospect
from domain.rulesets.casino_incognito.model.bid_limits import (
    ignores_characters,
    max_bid,
    nameable_characters,
    needs_name,
    unmarked_characters,
)
from domain.rulesets.casino_incognito.model.commands import Bid, Disavow, SitOut, Stay
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import CHARACTERS, NEWCOMERS, Character, Room, Spot
from domain.rulesets.casino_incognito.model.table import Table

BID_ODDS = 0.55
"""How often another player bids who can."""
BLIND_ODDS = 0.5
"""How often such a bid has nothing to do with what it is for: any number of chips."""
SPREAD = 0.12
"""Bids that are worth so many points less than the best are made about a third as often."""
MARK_COST = 0.6
"""What a mark costs, in points, where none are left to spare."""
TICKETS = 40
"""How finely bids are mixed."""


class Rival(NamedTuple):
    """Another bidder. wins_ties: whether an equal bid of his comes first; able: how likely he can bid at all."""

    chips: int
    wins_ties: bool
    able: float = 1.0


class RoomProspects(NamedTuple):
    """What may come of a room. taken: with the best conversation in it, the next best, …; heard: with a card unseen, while
    others take them; idle: with nothing, while others take them; left: if nobody does.
    """

    taken: tuple[Prospect, ...]
    heard: Prospect
    idle: Prospect
    left: Prospect


def room_prospects(estimate: HandEstimate, table: Table, room: Room) -> RoomProspects:
    """What may come of this room, with the conversations that are in it on a table."""
    own, chips, spots = estimate.own, table.chips[estimate.me], table.spots_in(room)
    piles = {spot: known_pile(table, estimate.mind, spot) for spot in spots}
    taken = {
        spot: estimate.prospect((*own, *cards), hears=is_partly_unknown)
        for spot, (cards, is_partly_unknown) in piles.items()
    }
    ranked = sorted(spots, key=lambda spot: -taken[spot].worth(chips))
    lost, _ = piles[ranked[0]]
    return RoomProspects(
        tuple([taken[spot] for spot in ranked]),
        estimate.prospect(own, lost=lost, hears=True),
        estimate.prospect(own, lost=lost),
        estimate.prospect(own),
    )


def known_pile(table: Table, mind: Mind, spot: Spot) -> tuple[Cards, bool]:
    """The cards of a conversation that a seat knows, with those that it laid there, and whether there are others."""
    laid = tuple([each.card for each in mind.laid if each.spot == spot])
    return (*table.conversations[spot - 1].cards, *laid), table.face_down_count(spot) > len(laid)


def rivals(table: Table, seat: Seat, room: Room) -> list[Rival]:
    """The others who may be able to bid in a room."""
    place, able = (
        table.track.index(seat),
        {each: can_bid_odds(table, each, room) for each in table.seats if each != seat},
    )
    return [
        Rival(max_bid(table, other), table.track.index(other) > place, odds)
        for other, odds in able.items()
        if odds and max_bid(table, other)
    ]


def can_bid_odds(table: Table, seat: Seat, room: Room) -> float:
    """How likely another seat can bid in a room, where any character that is not marked may be its agent.  Rule CI-7.3."""
    if ignores_characters(table, seat):
        return 1.0
    free = unmarked_characters(table, seat, room)
    possible = set(range(1, table.among[seat] + 1)).difference(table.marks[seat])
    inside = possible.intersection(free)
    if table.options.contact == "AGENT_PRESENT":
        return len(inside) / max(1, len(possible))
    if table.is_identified(seat) or not free:
        return 0.0
    return 1.0 if len(free) > 1 else 1 - len(inside) / max(1, len(possible))


def odds_of_higher_bids(rivals: list[Rival], bid: int, fair: int) -> list[float]:
    """How likely so many others bid more: none, one, …"""
    chances = [1.0]
    for rival in rivals:
        beaten = bid - 1 if rival.wins_ties else bid
        above_it = BLIND_ODDS * odds_above(beaten, rival.chips) + (1 - BLIND_ODDS) * odds_above(
            beaten, min(rival.chips, fair)
        )
        over = BID_ODDS * rival.able * above_it
        chances = [
            (chances[number] if number < len(chances) else 0.0) * (1 - over)
            + (chances[number - 1] * over if number else 0.0)
            for number in range(len(chances) + 1)
        ]
    return chances


def odds_above(beaten: int, limit: int) -> float:
    """How likely a number from 1 to the limit is above another one."""
    return max(0, limit - beaten) / limit


def bid_worth(stakes: RoomProspects, chips: int, bid: int, rivals: list[Rival], risk: float = 0.0) -> float:
    """What a bid is worth to who has so many chips; nothing is a bid too. risk: what it costs to name a character."""
    fair = max(1, round(stakes.taken[0].worth(chips) - stakes.idle.worth(chips)))
    if not bid:
        some = 1 - prod([1 - BID_ODDS * rival.able for rival in rivals])
        return (
            some * stakes.idle.worth(chips)
            + (1 - some) * stakes.left.worth(chips)
            + stakes.idle.rate * BID_ODDS * sum([rival.able for rival in rivals])
        )
    worth = -risk
    for number, chance in enumerate(odds_of_higher_bids(rivals, bid, fair)):
        if number < len(stakes.taken):
            worth += chance * stakes.taken[number].worth(chips - bid)
        else:
            worth += chance * stakes.heard.worth(chips - 1)
    return worth


def best_bid_worth(stakes: RoomProspects, chips: int, rivals: list[Rival], risk: float, *, most: int) -> float:
    """What a room is worth to who bids well in it, and no more than so much."""
    return max(bid_worth(stakes, chips, bid, rivals, risk * bool(bid)) for bid in range(most + 1))


def naming_risk(estimate: HandEstimate) -> float:
    """What one more mark costs: who runs out of characters has to disavow, and scores nothing in this hand."""
    table = estimate.table
    if not needs_name(table, estimate.me):
        return 0.0
    spare = table.board_size - 2 - len(table.marks[estimate.me])
    if spare <= 0:
        return estimate.prospect(estimate.own).points + 2 * MARK_COST
    return mark_cost(spare, (table.options.rounds - table.round + 1) * len(table.conversations))


def mark_cost(spare: int, contacts: int) -> float:
    """What a mark costs where so many are left to spare for so many contacts."""
    return MARK_COST * max(0.0, 1 - spare / contacts)


def bid_choice(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """A bid from among the good ones, each the likelier the better it is."""
    assert table.contact is not None
    named = nameable_characters(table, mind)
    if not named:
        return SitOut()
    estimate, room = HandEstimate(table, mind, chance, worlds), table.contact.room
    stake, others, cost = room_prospects(estimate, table, room), rivals(table, mind.seat, room), naming_risk(estimate)
    worth = [
        bid_worth(stake, table.chips[mind.seat], each, others, cost * bool(each))
        for each in range(max_bid(table, mind.seat) + 1)
    ]
    chosen = sample_by_worth(worth, chance)
    if not chosen:
        return SitOut()
    return Bid(chosen, character_to_name(table, named, chance) if needs_name(table, mind.seat) else None)


def character_to_name(table: Table, named: tuple[Character, ...], chance: Chance) -> Character:
    """Whom to name: one who serves the others most, so that those are left whom they have marked."""
    marked = {each: sum(each in marks for marks in table.marks) for each in named}
    fewest = min(marked.values())
    return chance("name", [each for each in named if marked[each] == fewest])


def disavow_choice(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """Clear the board where marks are scarce in the next hand, and nothing much is to be had in this one."""
    contacts = table.options.rounds * len(table.conversations)
    gained = contacts * mark_cost(max(0, next_board_size(table) - 2 - len(table.marks[mind.seat])), contacts)
    if table.round < table.options.rounds or table.hand == table.options.hands or not gained:
        return Stay()
    estimate = HandEstimate(table, mind, chance, worlds)
    lost = estimate.prospect(estimate.own).worth(table.chips[mind.seat]) - LATER_RATE * table.chips[mind.seat]
    return Disavow() if gained > lost else Stay()


def next_board_size(table: Table) -> int:
    """How many characters there will be on a board in the next hand.  Rules CI-3.3.1, CI-10.2."""
    return max(table.board_size, min(len(table.rooms) + NEWCOMERS, CHARACTERS))


def sample_by_worth(worth: list[float], chance: Chance) -> int:
    """A place in the list, the likelier the greater what stands there."""
    top = max(worth)
    tickets = [round(TICKETS * exp((each - top) / SPREAD)) for each in worth]
    return chance("bid", [number for number, count in enumerate(tickets) for _ in range(count)])
