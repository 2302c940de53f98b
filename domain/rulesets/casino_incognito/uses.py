"""What each intrigue card can do for a seat, in points (rule CI-15); what is not here does nothing that is worth a card."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from domain.kernel.chance import Chance
from domain.rulesets.casino_incognito.abilities import Ability, ability, strength
from domain.rulesets.casino_incognito.bidding import unmarked
from domain.rulesets.casino_incognito.cards import Card
from domain.rulesets.casino_incognito.casino import ADJACENT, Room
from domain.rulesets.casino_incognito.commands import Divert, Exchange
from domain.rulesets.casino_incognito.mind import Mind
from domain.rulesets.casino_incognito.mingling import Floor
from domain.rulesets.casino_incognito.scheming import crowded, givable, takeable
from domain.rulesets.casino_incognito.showing import one_less
from domain.rulesets.casino_incognito.table import Table
from domain.rulesets.casino_incognito.valuing import Cards, Hopes

MATCHED = 0.3
"""How often a card that is tried is stopped."""
DISAVOWED = 4.0
"""What it is worth to all others together that one player has to disavow."""


class Uses:
    """What cards can do for a seat now."""

    def __init__(self, table: Table, mind: Mind, chance: Chance, worlds: int) -> None:
        self.table, self.mind = table, mind
        self.hopes = Hopes(table, mind, chance, worlds)
        self.chips, self.own = table.chips[mind.seat], self.hopes.own
        self.now = self.hopes.prospect(self.own)

    def worth(self, cards: Cards) -> float:
        return self.hopes.prospect(cards).worth(self.chips)

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
        return strength(card) / len(self.table.seats)

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


GAINS: dict[Ability, Callable[[Uses, Card, Cards], float]] = {
    "buy": Uses.bought,
    "intimidate": Uses.intimidates,
    "glitter": Uses.cashes_in,
    "dart": Uses.throws,
    "target": Uses.targets,
    "encounter": Uses.exchanges,
    "henchman": Uses.hires,
    "distraction": Uses.diverts,
}
