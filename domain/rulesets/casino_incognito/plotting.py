"""Which intrigue cards to try, what to do with them, and which of others' to stop (rules CI-14 and CI-15).

How much others are harmed by a card is a rule of thumb, given as constants here.
"""

from __future__ import annotations

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.abilities import Ability, ability, fits, strength
from domain.rulesets.casino_incognito.commands import (
    Aim,
    CashIn,
    Let,
    Match,
    Pass,
    PayDart,
    Strike,
    Submit,
    TryIntrigue,
)
from domain.rulesets.casino_incognito.defaults import default
from domain.rulesets.casino_incognito.lying import unseen
from domain.rulesets.casino_incognito.mind import Mind
from domain.rulesets.casino_incognito.mingling import Floor
from domain.rulesets.casino_incognito.offers import offers
from domain.rulesets.casino_incognito.pricing import best_worth, rivals
from domain.rulesets.casino_incognito.scheming import crowded, current, played, untried
from domain.rulesets.casino_incognito.table import Table
from domain.rulesets.casino_incognito.uses import Uses
from domain.rulesets.casino_incognito.valuing import LATER, Hopes

WORTHWHILE = 0.15
"""Cards that gain less are not tried."""
HARM: dict[Ability, float] = {"buy": 1.5, "dart": 1.5, "encounter": 1.0, "target": 1.5, "henchman": 0.5, "glitter": 3.0}
"""What it costs all others together that a card is played."""


def attempt(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """The card that is worth most, tried for a chip, if it is worth anything."""
    able = sorted({card for card in untried(mind) if fits(card, table.phase)})
    if not able:
        return Pass()
    uses = Uses(table, mind, chance, worlds)
    gain, card = max((uses.gain(card), card) for card in able)
    return TryIntrigue(card, 1) if gain > WORTHWHILE else Pass()


def match(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """Stop a card, if what it may do costs more than the chips, which its player gets."""
    trial, part = table.plot.trial, 1 / (len(table.seats) - 1)
    assert trial is not None
    able = [its for card in unseen(table, mind) if fits(card, table.phase) and (its := ability(card))]
    harm = part * sum(HARM.get(its, 0.0) for its in able) / max(1, len(able))
    chips = trial.chips * (1 + part)
    if table.hand < table.options.hands and harm <= chips * LATER:
        return Let()
    hopes = Hopes(table, mind, chance, worlds)
    return Match() if harm > chips * hopes.prospect(hopes.own).rate else Let()


def target(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """What a card of one's own is to hit."""
    uses = Uses(table, mind, chance, worlds)
    match played(table):
        case "dart":
            return Strike(leader(table, mind.seat))
        case "encounter":
            gain, swap = max(uses.swaps(uses.own), key=lambda each: each[0], default=(0.0, None))
            return swap if swap is not None and gain > 0 else Pass()
        case "glitter":
            return CashIn(table.chips[mind.seat])
        case "distraction":
            return max(uses.diversions, key=lambda each: each[0])[1]
        case "target":
            return Aim(max(crowded(table), key=uses.caught))
    return default(table, mind)


def leader(table: Table, seat: Seat) -> Seat:
    """The best of the others so far."""
    others = [each for each in table.seats if each != seat]
    return max(others, key=lambda each: (table.vp[each], table.chips[each]))


def dart(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """Pay, if what one would bid for is worth more."""
    floor, chips = Floor(table, Hopes(table, mind, chance, worlds)), table.chips[mind.seat]
    toll, lost = strength(current(table).card), 0.0
    for room in floor.rooms:
        others = rivals(table, mind.seat, room)
        if floor.is_open(table, room):
            best, little = (best_worth(floor.stakes[room], chips, others, floor.risk, most=most) for most in (chips, 1))
            lost += best - little
    return PayDart() if lost > toll * floor.rate else Submit()


def mark(table: Table, mind: Mind, chance: Chance, _worlds: int) -> Command:
    """Any two: all in a room are of the same use."""
    [only] = offers(table, mind)
    return only.sample(chance)
