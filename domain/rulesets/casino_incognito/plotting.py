"""Which intrigue cards to try, what to do with them, and which of others' to stop (rules CI-14 and CI-15).

What a card does for its player or to others is a rule of thumb for some, given as constants here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.abilities import Ability, ability, fits, strength
from domain.rulesets.casino_incognito.bidding import unmarked
from domain.rulesets.casino_incognito.cards import Card
from domain.rulesets.casino_incognito.casino import ADJACENT, Room
from domain.rulesets.casino_incognito.commands import (
    Aim,
    CashIn,
    Divert,
    Exchange,
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
from domain.rulesets.casino_incognito.scheming import crowded, current, givable, played, takeable, untried
from domain.rulesets.casino_incognito.showing import one_less
from domain.rulesets.casino_incognito.table import Table
from domain.rulesets.casino_incognito.valuing import Cards, Hopes

MATCHED = 0.3
"""How often a card that is tried is stopped."""
WORTHWHILE = 0.15
"""Cards that gain less are not tried."""
DISAVOWED = 4.0
"""What it is worth to all others together that one player has to disavow."""
HARM: dict[Ability, float] = {"buy": 1.5, "dart": 1.5, "encounter": 1.0, "target": 1.5, "henchman": 0.5, "glitter": 3.0}
"""What it costs all others together that a card is played."""


class Scheme:
    """What cards can do for a seat now."""

    def __init__(self, table: Table, mind: Mind, chance: Chance, worlds: int) -> None:
        self.table, self.mind = table, mind
        self.hopes = Hopes(table, mind, chance, worlds)
        self.chips, self.own = table.chips[mind.seat], self.hopes.own
        self.now = self.hopes.prospect(self.own)

    def worth(self, cards: Cards, *, chips: int | None = None) -> float:
        return self.hopes.prospect(cards).worth(self.chips if chips is None else chips)

    def gain(self, card: Card) -> float:
        """What it is worth to try a card for a chip: it is lost with the chip if it is played, and brings one if it is stopped."""
        its = ability(card)
        assert its is not None
        without = one_less(self.own, card)
        does = GAINS[its](self, card, without) if its in GAINS else 0.0
        played = does + self.worth(without) - self.worth(self.own) - self.now.rate
        return (1 - MATCHED) * played + MATCHED * self.now.rate

    def bought(self, _card: Card, without: Cards) -> float:
        """Two cards more."""
        heard = self.hopes.prospect(without, hears=True).worth(self.chips)
        return 2 * (heard - self.worth(without))

    def intimidates(self, _card: Card, _without: Cards) -> float:
        return self.now.rate

    def cashes_in(self, _card: Card, _without: Cards) -> float:
        """A point for a chip, and nothing more in this hand but what is printed for the second."""
        return (self.chips - 1) * (1 - self.now.rate) - self.now.points

    def throws(self, card: Card, _without: Cards) -> float:
        """The victim pays, or bids little."""
        return strength(card) / len(self.hopes.table.seats)

    def targets(self, _card: Card, _without: Cards) -> float:
        """The others who have no two to mark have to disavow."""
        return max((self.caught(room) for room in crowded(self.table)), default=0.0)

    def caught(self, room: Room) -> float:
        others = [seat for seat in self.table.seats if seat != self.mind.seat and not self.table.disavowed[seat]]
        caught = sum(len(unmarked(self.table, seat, room)) < 2 for seat in others)
        return DISAVOWED * caught / (len(self.table.seats) - 1)

    def exchanges(self, _card: Card, without: Cards) -> float:
        """The best exchange."""
        return max((gain for gain, _ in self.swaps(without)), default=0.0)

    def swaps(self, own: Cards) -> list[tuple[float, Exchange]]:
        """What each exchange gains."""
        before = self.worth(own)
        return [
            (self.worth((*one_less(own, give), take)) - before, Exchange(spot, take, give))
            for spot, take in takeable(self.table)
            for give in givable(self.table, self.mind, take)
            if give in own
        ]

    def hires(self, _card: Card, _without: Cards) -> float:
        """The best room to which nobody lets one in."""
        floor = self.floor
        return max([floor.inside(room) - floor.worth(self.table, room) for room in floor.rooms], default=0.0)

    @cached_property
    def floor(self) -> Floor:
        return Floor(self.table, self.hopes)

    def diverts(self, _card: Card, _without: Cards) -> float:
        """The best move of a conversation."""
        return max((gain for gain, _ in self.diversions), default=0.0)

    @cached_property
    def diversions(self) -> list[tuple[float, Divert]]:
        """What each move of a conversation gains."""
        found, before = [], self.floor.whole()
        for spot in self.table.talks:
            talk = self.table.conversations[spot - 1]
            for to in ADJACENT[talk.room]:
                after = Floor(self.table.conversation(spot, talk._replace(room=to)), self.hopes)
                found.append((after.whole() - before, Divert(spot, to)))
        return found


GAINS: dict[Ability, Callable[[Scheme, Card, Cards], float]] = {
    "buy": Scheme.bought,
    "intimidate": Scheme.intimidates,
    "glitter": Scheme.cashes_in,
    "dart": Scheme.throws,
    "target": Scheme.targets,
    "encounter": Scheme.exchanges,
    "henchman": Scheme.hires,
    "distraction": Scheme.diverts,
}


def attempt(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """The card that is worth most, tried for a chip, if it is worth anything."""
    able = sorted({card for card in untried(mind) if fits(card, table.phase)})
    if not able:
        return Pass()
    scheme = Scheme(table, mind, chance, worlds)
    gain, card = max((scheme.gain(card), card) for card in able)
    return TryIntrigue(card, 1) if gain > WORTHWHILE else Pass()


def match(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """Stop a card, if what it may do costs more than the chips, which its player gets."""
    trial = table.plot.trial
    assert trial is not None
    able = [its for card in unseen(table, mind) if fits(card, table.phase) and (its := ability(card))]
    harm = sum(HARM.get(its, 0.0) for its in able) / max(1, len(able)) / (len(table.seats) - 1)
    hopes = Hopes(table, mind, chance, worlds)
    cost = trial.chips * hopes.prospect(hopes.own).rate * (1 + 1 / (len(table.seats) - 1))
    return Match() if harm > cost else Let()


def target(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """What a card of one's own is to hit."""
    scheme = Scheme(table, mind, chance, worlds)
    match played(table):
        case "dart":
            return Strike(leader(table, mind.seat))
        case "encounter":
            gain, swap = max(scheme.swaps(scheme.own), key=lambda each: each[0], default=(0.0, None))
            return swap if swap is not None and gain > 0 else Pass()
        case "glitter":
            return CashIn(table.chips[mind.seat])
        case "distraction":
            return max(scheme.diversions, key=lambda each: each[0])[1]
        case "target":
            return Aim(max(crowded(table), key=scheme.caught))
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
