"""Choice of intrigue cards to try, their targets, and others' cards to stop (rules CI-14 and CI-15)."""

from __future__ import annotations

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.rulesets.casino_incognito.bot import ability_value
from domain.rulesets.casino_incognito.bot.bid_policy import best_bid_worth, known_pile, rivals, sample_by_worth
from domain.rulesets.casino_incognito.bot.hand_value import LATER_RATE, Cards, HandEstimate
from domain.rulesets.casino_incognito.bot.move_policy import Floor
from domain.rulesets.casino_incognito.model import commands
from domain.rulesets.casino_incognito.model.abilities import card_strength, has_ability_for
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.intrigue_offers import (
    cards_to_try,
    crowded_rooms,
    current_ability,
    current_effect,
)
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.offers import default, offers
from domain.rulesets.casino_incognito.model.options import Room
from domain.rulesets.casino_incognito.model.table import Table

WORTHWHILE = 0.15
"""Least gain, in points, for which a card is tried."""


def attempt_choice(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """The most valuable card, if any gains enough; otherwise a bluff where allowed, the cheaper, the more often.

    Never a standing pass: given without a card to try, it would reveal that.
    """
    able = sorted({card for card in cards_to_try(mind) if has_ability_for(card, table.phase)})
    idle = (
        sorted({card for card in cards_to_try(mind) if not has_ability_for(card, table.phase)})
        if table.options.free_bluff
        else []
    )
    if not (able or idle):
        return commands.Pass()
    values = ability_value.AbilityValues(table, mind, chance, worlds)
    chips = range(1, values.odds.max_chips + 1)
    gain, card = max([(values.try_value(card, count), card) for card in able for count in chips], default=(0.0, ""))
    if gain > WORTHWHILE:
        return commands.TryIntrigue(card, 1 + sample_by_worth([values.try_value(card, count) for count in chips], chance))
    bluffs = [values.bluff_value(count) for count in chips]
    if idle and sample_by_worth([WORTHWHILE, max(bluffs)], chance):
        return commands.TryIntrigue(chance("bluff", idle), 1 + sample_by_worth(bluffs, chance))
    return commands.Pass()


def match_choice(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """Stop a card if its expected harm exceeds the chips, which its owner gets."""
    trial, part = table.plot.trial, 1 / (len(table.seats) - 1)
    assert trial is not None
    harm, chips = part * ability_value.expected_harm(table, mind), trial.chips * (1 + part)
    if table.hand < table.options.hands and harm <= chips * LATER_RATE:
        return commands.Let()
    estimate = HandEstimate(table, mind, chance, worlds)
    return commands.Match() if harm > chips * estimate.prospect(estimate.own).rate else commands.Let()


def target_choice(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """The target of the seat's own card."""
    values = ability_value.AbilityValues(table, mind, chance, worlds)
    match current_ability(table):
        case "dart":
            return commands.Strike(ability_value.dart_victim(table, mind.seat, card_strength(current_effect(table).card)))
        case "encounter":
            gain, swap = max(values.exchange_gains(values.own), key=lambda each: each[0], default=(0.0, None))
            return swap if swap is not None and gain > 0 else commands.Pass()
        case "glitter":
            return commands.CashIn(table.chips[mind.seat])
        case "distraction":
            return max(values.diversion_gains, key=lambda each: each[0])[1]
        case "target":
            return commands.Aim(max(crowded_rooms(table), key=lambda room: ability_value.target_worth(table, mind.seat, room)))
        case "muscle" | "femme" | "bomb" if values.floor.rooms:
            return commands.Aim(max(values.floor.rooms, key=lambda room: worth_of_aim(values, room)))
    return default(table, mind)


def worth_of_aim(values: ability_value.AbilityValues, room: Room) -> float:
    """Value of aiming the card being played at a room, in points."""
    card = current_effect(values.table).card
    match current_ability(values.table):
        case "bomb":
            return ability_value.bomb_worth(values.floor, room)
        case "femme":
            return ability_value.femme_worth(values.floor, room, card)
    return ability_value.muscle_worth(values.floor, room, card)


def drinks_choice(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """Each card into the reachable conversation where it gains most; useless cards where others may take them."""
    floor = Floor(table, HandEstimate(table, mind, chance, worlds))
    open_spots = {spot for room in floor.rooms if floor.is_open(table, room) for spot in table.spots_in(room)}
    held = {spot: (*floor.estimate.own, *known_pile(table, mind, spot)[0]) for spot in table.occupied_spots}
    placed = []
    for card in mind.drinks:
        gains = {
            spot: card_gain(floor.estimate, cards, card) if spot in open_spots else 0.0 for spot, cards in held.items()
        }
        top = max(gains.values())
        best = [spot for spot, gain in gains.items() if gain == top]
        placed.append(chance("drinks", [spot for spot in best if top or spot not in open_spots] or best))
        held[placed[-1]] = (*held[placed[-1]], card)
    return commands.PlaceDrinks(tuple(placed))


def card_gain(estimate: HandEstimate, cards: Cards, card: Card) -> float:
    """Expected points from adding a card to these."""
    chips = estimate.table.chips[estimate.me]
    return max(0.0, estimate.prospect((*cards, card)).worth(chips) - estimate.prospect(cards).worth(chips))


def dart_choice(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """Pay if the bids that the dart prevents are worth more."""
    floor, chips = Floor(table, HandEstimate(table, mind, chance, worlds)), table.chips[mind.seat]
    toll, lost = card_strength(current_effect(table).card), 0.0
    for room in floor.rooms:
        others = rivals(table, mind.seat, room)
        if floor.is_open(table, room):
            best, little = (
                best_bid_worth(floor.stakes[room], chips, others, floor.risk, most=most) for most in (chips, 1)
            )
            lost += best - little
    return commands.PayDart() if lost > toll * floor.rate else commands.Submit()


def mark_choice(table: Table, mind: Mind, chance: Chance, _worlds: int) -> Command:
    """Two at random: all characters in a room are equally useful."""
    [only] = offers(table, mind)
    return only.sample(chance)
