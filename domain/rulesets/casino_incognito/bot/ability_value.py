"""Value of intrigue abilities to a seat, in points (rule CI-15)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from domain.kernel.chance import Chance
from domain.kernel.tuples import without_items
from domain.rulesets.casino_incognito.bot.bid_policy import known_pile
from domain.rulesets.casino_incognito.bot.hand_value import Cards, HandEstimate
from domain.rulesets.casino_incognito.bot.hindrance_value import (
    bomb_worth,
    dart_loss,
    dart_victim,
    femme_worth,
    is_too_weak,
    muscle_worth,
    target_worth,
)
from domain.rulesets.casino_incognito.bot.match_odds import MatchOdds
from domain.rulesets.casino_incognito.bot.move_policy import Floor
from domain.rulesets.casino_incognito.bot.reveal_policy import OPEN_COST
from domain.rulesets.casino_incognito.model.abilities import Ability, ability, card_strength
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.commands import Divert, Exchange
from domain.rulesets.casino_incognito.model.intrigue_offers import crowded_rooms, givable_cards, takeable_cards
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import ADJACENT
from domain.rulesets.casino_incognito.model.table import Table

TAKEN = 0.25
"""Odds of taking a wanted conversation."""
BIDDABLE = 0.4
"""Least value of a chip, in points, while bids are still to come."""


class AbilityValues:
    """Values of trying and playing cards, for one view. Estimates are cached."""

    def __init__(self, table: Table, mind: Mind, chance: Chance, worlds: int) -> None:
        self.table, self.mind = table, mind
        self.estimate = HandEstimate(table, mind, chance, worlds)
        self.chips, self.own = table.chips[mind.seat], self.estimate.own
        self.now = self.estimate.prospect(self.own)
        self.odds = MatchOdds(table, mind, self.now.rate)
        has_bids = not table.phase.endswith(("scoring", "tile"))
        self.price = max(self.now.rate, BIDDABLE) if has_bids else self.now.rate
        self._play_values: dict[Card, float] = {}

    def hand_worth(self, cards: Cards) -> float:
        """Expected points with these cards and the seat's chips."""
        return self.estimate.prospect(cards).worth(self.chips)

    def try_value(self, card: Card, chips: int) -> float:
        """Value of trying a card for this many chips: lost with the card if it is played, doubled if it is stopped."""
        if card not in self._play_values:
            self._play_values[card] = self.play_value(card)
        stopped = self.odds.stop_odds(chips)
        price = 1.0 if ability(card) == "glitter" else self.price
        return (1 - stopped) * (self._play_values[card] - chips * price) + stopped * chips * self.now.rate

    def play_value(self, card: Card) -> float:
        """Value of the card's effect, less the value of the card itself; chips not counted."""
        its = ability(card)
        assert its is not None
        without = without_items(self.own, card)
        return PLAY_VALUES[its](self, card, without) + self.hand_worth(without) - self.hand_worth(self.own)

    def bluff_value(self, chips: int) -> float:
        """Value of trying a card without effect for this many chips; unless stopped, it is exposed.  Rule CI-14.6.2."""
        stopped = self.odds.stop_odds(chips)
        return stopped * chips * self.now.rate - (1 - stopped) * (chips * self.price + OPEN_COST)

    def buy_value(self, _card: Card, without: Cards) -> float:
        """Two more unseen cards."""
        heard = self.estimate.prospect(without, hears=True).worth(self.chips)
        return 2 * (heard - self.hand_worth(without))

    def intimidate_value(self, _card: Card, _without: Cards) -> float:
        return self.now.rate

    def glitter_value(self, _card: Card, _without: Cards) -> float:
        """One point per chip, against what is left to win in this hand and in later ones."""
        return self.chips * (1 - self.now.rate) - self.now.points

    def dart_value(self, card: Card, _without: Cards) -> float:
        """The victim pays or bids at most one chip."""
        toll = card_strength(card)
        victim = dart_victim(self.table, self.mind.seat, toll)
        return dart_loss(self.table, victim, toll) / len(self.table.seats)

    def target_value(self, _card: Card, _without: Cards) -> float:
        """The others mark two characters each or disavow."""
        return max((target_worth(self.table, self.mind.seat, room) for room in crowded_rooms(self.table)), default=0.0)

    def muscle_value(self, card: Card, _without: Cards) -> float:
        """The best room for the Muscle."""
        is_idle = is_too_weak(self.table.plot.muscle, card)
        return 0.0 if is_idle else max([muscle_worth(self.floor, room, card) for room in self.floor.rooms], default=0.0)

    def femme_value(self, card: Card, _without: Cards) -> float:
        """The best room for the Femme Fatale."""
        is_idle = is_too_weak(self.table.plot.femme, card)
        return 0.0 if is_idle else max([femme_worth(self.floor, room, card) for room in self.floor.rooms], default=0.0)

    def bomb_value(self, _card: Card, _without: Cards) -> float:
        """The best room to clear."""
        return max([bomb_worth(self.floor, room) for room in self.floor.rooms], default=0.0)

    def drinks_value(self, card: Card, without: Cards) -> float:
        """Cards known to this seat alone, in a conversation it may take."""
        piles = [
            (*without, *known_pile(self.table, self.mind, spot)[0])
            for room in self.floor.rooms
            if self.floor.is_open(self.table, room)
            for spot in self.table.spots_in(room)
        ]
        gains = [self.estimate.prospect(own, hears=True).worth(self.chips) - self.hand_worth(own) for own in piles]
        return TAKEN * card_strength(card) * max(gains, default=0.0)

    def encounter_value(self, _card: Card, without: Cards) -> float:
        """The best exchange."""
        return max((gain for gain, _ in self.exchange_gains(without)), default=0.0)

    def exchange_gains(self, own: Cards) -> list[tuple[float, Exchange]]:
        """Every possible exchange with its gain."""
        before = self.hand_worth(own)
        return [
            (self.hand_worth((*without_items(own, give), take)) - before, Exchange(spot, take, give))
            for spot, take in takeable_cards(self.table)
            for give in givable_cards(self.table, self.mind, take)
            if give in own
        ]

    def henchman_value(self, _card: Card, _without: Cards) -> float:
        """The best room that this seat could not bid in otherwise."""
        floor = self.floor
        return max([floor.worth_if_open(room) - floor.worth(self.table, room) for room in floor.rooms], default=0.0)

    @cached_property
    def floor(self) -> Floor:
        return Floor(self.table, self.estimate)

    def distraction_value(self, _card: Card, _without: Cards) -> float:
        """The best move of a conversation."""
        return max((gain for gain, _ in self.diversion_gains), default=0.0)

    @cached_property
    def diversion_gains(self) -> list[tuple[float, Divert]]:
        """Every possible move of a conversation with its gain."""
        found, before = [], self.floor.total_worth()
        for spot in self.table.occupied_spots:
            talk = self.table.conversations[spot - 1]
            for to in ADJACENT[talk.room]:
                after = Floor(self.table.with_conversation(spot, talk._replace(room=to)), self.estimate)
                found.append((after.total_worth() - before, Divert(spot, to)))
        return found


PLAY_VALUES: dict[Ability, Callable[[AbilityValues, Card, Cards], float]] = {
    "drinks": AbilityValues.drinks_value,
    "muscle": AbilityValues.muscle_value,
    "femme": AbilityValues.femme_value,
    "bomb": AbilityValues.bomb_value,
    "buy": AbilityValues.buy_value,
    "intimidate": AbilityValues.intimidate_value,
    "glitter": AbilityValues.glitter_value,
    "dart": AbilityValues.dart_value,
    "target": AbilityValues.target_value,
    "encounter": AbilityValues.encounter_value,
    "henchman": AbilityValues.henchman_value,
    "distraction": AbilityValues.distraction_value,
}
