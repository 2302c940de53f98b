"""What a conversation is worth to a seat, and what to bid for it (rule CI-7).

How likely others bid, and how much, are rules of thumb, given as constants here.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.bidding import most, nameable, needs_name
from domain.rulesets.casino_incognito.casino import Room
from domain.rulesets.casino_incognito.commands import Bid, SitOut
from domain.rulesets.casino_incognito.mind import Mind
from domain.rulesets.casino_incognito.table import Table
from domain.rulesets.casino_incognito.valuing import Hopes, Prospect

BIDS = 0.55
"""How often another player bids who can."""
BLIND = 0.5
"""How often such a bid has nothing to do with what it is for: any number of chips."""
SPREAD = 0.12
"""Bids that are worth so many points less than the best are made about a third as often."""
MARK = 0.6
"""What a mark costs, in points, where none are left to spare."""
TICKETS = 40
"""How finely bids are mixed."""


class Rival(NamedTuple):
    """Another bidder. wins_ties: whether an equal bid of his comes first."""

    chips: int
    wins_ties: bool


class Stakes(NamedTuple):
    """What may come of a room. taken: with the best conversation in it, the next best, …; heard: with a card unseen, while
    others take them; idle: with nothing, while others take them; left: if nobody does.
    """

    taken: tuple[Prospect, ...]
    heard: Prospect
    idle: Prospect
    left: Prospect


def stakes(hopes: Hopes, room: Room) -> Stakes:
    """What may come of this room."""
    table, own = hopes.table, hopes.own
    piles = [table.conversations[spot - 1].cards for spot in table.spots(room)]
    taken = [hopes.prospect((*own, *cards)) for cards in piles]
    best = max(range(len(piles)), key=lambda number: taken[number].worth(table.chips[hopes.me]))
    gained = hopes.with_gain(piles[best])
    return Stakes(
        tuple(sorted(taken, key=lambda each: -each.worth(table.chips[hopes.me]))),
        hopes.prospect(own, gained, hears=True),
        hopes.prospect(own, gained),
        hopes.prospect(own),
    )


def rivals(table: Table, seat: Seat, room: Room) -> list[Rival]:
    """The others who can bid in a room."""
    inside, place = table.inside(room), table.track.index(seat)
    return [
        Rival(table.chips[other], table.track.index(other) > place)
        for other in table.seats
        if other != seat and table.chips[other] and is_open(table, other, inside)
    ]


def is_open(table: Table, seat: Seat, inside: tuple[int, ...]) -> bool:
    return table.options.contact == "LITERAL" or any(each not in table.marks[seat] for each in inside)


def ahead(rivals: list[Rival], bid: int, fair: int) -> list[float]:
    """How likely so many others bid more: none, one, …"""
    chances = [1.0]
    for rival in rivals:
        beaten = bid - 1 if rival.wins_ties else bid
        over = BIDS * (BLIND * above(beaten, rival.chips) + (1 - BLIND) * above(beaten, min(rival.chips, fair)))
        chances = [
            (chances[number] if number < len(chances) else 0.0) * (1 - over)
            + (chances[number - 1] * over if number else 0.0)
            for number in range(len(chances) + 1)
        ]
    return chances


def above(beaten: int, limit: int) -> float:
    """How likely a number from 1 to the limit is above another one."""
    return max(0, limit - beaten) / limit


def worth_of(stakes: Stakes, chips: int, bid: int, rivals: list[Rival], risk: float = 0.0) -> float:
    """What a bid is worth to who has so many chips; nothing is a bid too. risk: what it costs to name a character."""
    fair = max(1, round(stakes.taken[0].worth(chips) - stakes.idle.worth(chips)))
    if not bid:
        some = 1 - (1 - BIDS) ** len(rivals)
        return (
            some * stakes.idle.worth(chips)
            + (1 - some) * stakes.left.worth(chips)
            + stakes.idle.rate * BIDS * len(rivals)
        )
    worth = -risk
    for number, chance in enumerate(ahead(rivals, bid, fair)):
        if number < len(stakes.taken):
            worth += chance * stakes.taken[number].worth(chips - bid)
        else:
            worth += chance * stakes.heard.worth(chips - 1)
    return worth


def best_worth(stakes: Stakes, chips: int, rivals: list[Rival], risk: float, *, may_bid: bool) -> float:
    """What a room is worth to who bids well in it."""
    bids = range(chips + 1 if may_bid else 1)
    return max(worth_of(stakes, chips, bid, rivals, risk) for bid in bids)


def risk(hopes: Hopes) -> float:
    """What one more mark costs: who runs out of characters has to disavow, and scores nothing in this hand."""
    table = hopes.table
    if not needs_name(table, hopes.me):
        return 0.0
    spare = table.board - 2 - len(table.marks[hopes.me])
    if spare <= 0:
        return hopes.prospect(hopes.own).points + 2 * MARK
    rounds = table.options.rounds - table.round + 1
    return MARK * max(0.0, 1 - spare / (rounds * len(table.conversations)))


def bid(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """A bid from among the good ones, each the likelier the better it is."""
    assert table.contact is not None
    named = nameable(table, mind)
    if not named:
        return SitOut()
    hopes, room = Hopes(table, mind, chance, worlds), table.contact.room
    stake, others, cost = stakes(hopes, room), rivals(table, mind.seat, room), risk(hopes)
    chips = most(table, mind.seat)
    worth = [worth_of(stake, table.chips[mind.seat], each, others, cost * bool(each)) for each in range(chips + 1)]
    chosen = mixed(worth, chance)
    if not chosen:
        return SitOut()
    return Bid(chosen, chance("name", named) if needs_name(table, mind.seat) else None)


def mixed(worth: list[float], chance: Chance) -> int:
    """A place in the list, the likelier the greater what stands there."""
    top = max(worth)
    tickets = [round(TICKETS * exp((each - top) / SPREAD)) for each in worth]
    return chance("bid", [number for number, count in enumerate(tickets) for _ in range(count)])
