"""The house bot: samples the hidden cards and agents, and compares the value of its cards and chips.

It plays from its view alone and mixes its bids.
"""

from __future__ import annotations

from collections.abc import Callable

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.rulesets.casino_incognito.bot import bid_policy, intrigue_policy, move_policy, scoring_policy
from domain.rulesets.casino_incognito.bot.hand_value import HandEstimate
from domain.rulesets.casino_incognito.model.commands import ChooseDisguise, ChooseRoom, Pick
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.offers import default, open_rooms
from domain.rulesets.casino_incognito.model.options import ADJACENT, Spot
from domain.rulesets.casino_incognito.model.table import Table, decisions

WORLDS, SCORING_WORLDS = 16, 32
"""Samples per decision; SCORING_WORLDS: while a tile is scored."""


def house_bot(table: Table, mind: Mind, chance: Chance) -> Command:
    """The house bot's command."""
    kind = decisions(table)[mind.seat]
    if kind in POLICIES:
        return POLICIES[kind](table, mind, chance, SCORING_WORLDS if table.scoring is not None else WORLDS)
    return disguise_choice(table, mind, chance) if kind == "disguise" else default(table, mind)


def disguise_choice(table: Table, mind: Mind, chance: Chance) -> Command:
    """A random disguise, so that agents cannot be guessed.

    If only the agent can hear, one that stands in the casino, if any, weighted by the number of adjacent rooms.
    """
    doors = {each: len(ADJACENT.get(each, ())) for each in mind.looked} if is_agent_needed(table) else {}
    tickets = [each for each, rooms in doors.items() for _ in range(rooms)]
    keep = chance("keep", tickets or mind.looked)
    others = [each for each in mind.looked if each != keep]
    return ChooseDisguise(keep, chance("remove", others) if len(others) > 1 else None)


def is_agent_needed(table: Table) -> bool:
    return table.options.contact == "AGENT_PRESENT"


def room_choice(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """The least valuable room first: others spend their chips there."""
    worth = conversation_worth(table, mind, chance, worlds)
    return ChooseRoom(min(open_rooms(table), key=lambda each: max(worth[spot] for spot in table.spots_in(each))))


def pick_choice(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """The most valuable conversation."""
    assert table.contact is not None
    worth = conversation_worth(table, mind, chance, worlds)
    return Pick(max(table.spots_in(table.contact.room), key=lambda spot: worth[spot]))


def conversation_worth(table: Table, mind: Mind, chance: Chance, worlds: int) -> dict[Spot, float]:
    """Expected points with each conversation."""
    estimate, chips = HandEstimate(table, mind, chance, worlds), table.chips[mind.seat]
    piles = {spot: bid_policy.known_pile(table, mind, spot) for spot in table.occupied_spots}
    return {
        spot: estimate.prospect((*estimate.own, *cards), hears=hears).worth(chips)
        for spot, (cards, hears) in piles.items()
    }


POLICIES: dict[str, Callable[[Table, Mind, Chance, int], Command]] = {
    "move": move_policy.free_move_choice,
    "pay_move": move_policy.paid_move_choice,
    "room": room_choice,
    "bid": bid_policy.bid_choice,
    "pick": pick_choice,
    "disavow": bid_policy.disavow_choice,
    "wager": scoring_policy.wager_choice,
    "reveal": scoring_policy.reveal_choice,
    "intrigue": intrigue_policy.attempt_choice,
    "match": intrigue_policy.match_choice,
    "target": intrigue_policy.target_choice,
    "drinks": intrigue_policy.drinks_choice,
    "bomb": move_policy.flee_choice,
    "mark": intrigue_policy.mark_choice,
    "dart": intrigue_policy.dart_choice,
}
