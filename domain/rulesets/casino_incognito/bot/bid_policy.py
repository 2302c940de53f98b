"""Value of conversations and choice of bids (rule CI-7).

The odds and sizes of others' bids are rules of thumb, given as constants here.
"""

from __future__ import annotations

from math import exp, prod
from typing import NamedTuple

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.bot.hand_value import LATER_RATE, Cards, HandEstimate, Prospect
from domain.rulesets.casino_incognito.model.commands import Bid, Disavow, SitOut, Stay
from domain.rulesets.casino_incognito.model.limits import (
    ignores_characters,
    max_bid,
    nameable_characters,
    needs_name,
    unmarked_characters,
)
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import CHARACTERS, NEWCOMERS, Character, Room, Spot
from domain.rulesets.casino_incognito.model.table import Table

BID_ODDS = 0.55
"""Odds that another seat bids when it can."""
BLIND_ODDS = 0.5
"""Odds that such a bid is unrelated to its worth: any number of chips."""
SPREAD = 0.12
"""Points by which a bid must be worse than the best to be made about a third as often."""
MARK_COST = 0.6
"""Cost of a mark, in points, when no marks are left to spare."""
TICKETS = 40
"""Weight of the best bid when one is sampled."""


class Rival(NamedTuple):
    """Another possible bidder. wins_ties: its equal bid comes first; able: odds that it can bid at all."""

    chips: int
    wins_ties: bool
    able: float = 1.0


class RoomProspects(NamedTuple):
    """Possible results of contact in a room, for one seat.

    taken: with the best conversation, the next best, and so on.
    heard: with an unseen card while others take the conversations.
    idle: with nothing while others take them.
    left: if no seat takes them.
    """

    taken: tuple[Prospect, ...]
    heard: Prospect
    idle: Prospect
    left: Prospect


def room_prospects(estimate: HandEstimate, table: Table, room: Room) -> RoomProspects:
    """Possible results of contact in a room, as the conversations stand on `table`."""
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
    """The cards of a conversation that the seat knows, its own laid ones included, and whether there are others."""
    laid = tuple([each.card for each in mind.laid if each.spot == spot])
    return (*table.conversations[spot - 1].cards, *laid), table.face_down_count(spot) > len(laid)


def rivals(table: Table, seat: Seat, room: Room) -> list[Rival]:
    """The others that may be able to bid in a room."""
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
    """Odds that another seat can bid in a room: any character unmarked on its board may be its agent.  Rule CI-7.3."""
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
    """Odds that none, one, two and so on of the rivals bid higher. fair: a sensible bid, in chips."""
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
    """Odds that a number drawn from 1 to `limit` exceeds `beaten`."""
    return max(0, limit - beaten) / limit


def bid_worth(stakes: RoomProspects, chips: int, bid: int, rivals: list[Rival], risk: float = 0.0) -> float:
    """Expected points of a bid with this many chips; 0 is no bid. risk: cost of naming a character, in points."""
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
    """Expected points of a room with the best bid up to `most` chips."""
    return max(bid_worth(stakes, chips, bid, rivals, risk * bool(bid)) for bid in range(most + 1))


def naming_risk(estimate: HandEstimate) -> float:
    """Cost of one more mark, in points. A seat without unmarked characters must disavow and scores nothing."""
    table = estimate.table
    if not needs_name(table, estimate.me):
        return 0.0
    spare = table.board_size - 2 - len(table.marks[estimate.me])
    if spare <= 0:
        return estimate.prospect(estimate.own).points + 2 * MARK_COST
    return mark_cost(spare, (table.options.rounds - table.round + 1) * len(table.conversations))


def mark_cost(spare: int, contacts: int) -> float:
    """Cost of a mark, in points, with this many to spare for this many contacts."""
    return MARK_COST * max(0.0, 1 - spare / contacts)


def bid_choice(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """A bid sampled from the good ones, better ones more often."""
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
    """The character marked on the fewest boards; those marked on many keep rivals out and are saved for later."""
    marked = {each: sum(each in marks for marks in table.marks) for each in named}
    fewest = min(marked.values())
    return chance("name", [each for each in named if marked[each] == fewest])


def disavow_choice(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """Disavow if marks get scarce in the next hand and little is left to win in this one."""
    contacts = table.options.rounds * len(table.conversations)
    gained = contacts * mark_cost(max(0, next_board_size(table) - 2 - len(table.marks[mind.seat])), contacts)
    if table.round < table.options.rounds or table.hand == table.options.hands or not gained:
        return Stay()
    estimate = HandEstimate(table, mind, chance, worlds)
    lost = estimate.prospect(estimate.own).worth(table.chips[mind.seat]) - LATER_RATE * table.chips[mind.seat]
    return Disavow() if gained > lost else Stay()


def next_board_size(table: Table) -> int:
    """Characters on a board in the next hand.  Rules CI-3.3.1, CI-10.2."""
    return max(table.board_size, min(len(table.rooms) + NEWCOMERS, CHARACTERS))


def sample_by_worth(worth: list[float], chance: Chance) -> int:
    """An index into `worth`, sampled with weights that grow exponentially with worth."""
    top = max(worth)
    tickets = [round(TICKETS * exp((each - top) / SPREAD)) for each in worth]
    return chance("bid", [number for number, count in enumerate(tickets) for _ in range(count)])
