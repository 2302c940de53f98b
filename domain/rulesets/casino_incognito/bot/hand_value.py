"""Expected value of a hand: sampled showdowns are compared (rule CI-9).

Estimates follow from a view alone: unseen cards are sampled uniformly. The numbers of cards that seats will gain,
and the odds that a hand is shown, are rules of thumb, given as constants here.
"""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from domain.kernel.chance import Chance
from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.bot.sample_cards import draw_card, unlocated_cards
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.hand_ranking import Lead, Tally, best_lead, tally
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.table import Table
from domain.rulesets.casino_incognito.model.tiles import TILES, Combination, Reward

SHOW_ODDS = 0.8
"""Odds that another seat holding a hand wagers on it and shows it."""
BONUS_CARD = 1.2
"""Value of a card in the next hand, in points."""
LATER_RATE = 0.8
"""Value of a chip in a later hand, in points."""
TIEBREAK = 0.01
"""Value of a chip at the end of the game, in points."""
BEST_OF_MANY = 0.95
"""Discount for the best of several estimates, which is biased upwards."""

Cards = tuple[Card, ...]
Rank = tuple[Lead, int]
"""A hand's lead and its player's place on the track; an empty lead is no hand."""
OthersRanks = list[tuple[Rank, ...]]
"""The others' hands in one showdown: by seat, the best one for each tile."""


class Prospect(NamedTuple):
    """Expectation for a set of cards. points: from the remaining tiles; rate: points per chip kept."""

    points: float
    rate: float

    def worth(self, chips: float) -> float:
        return self.points + self.rate * chips


class Prize(NamedTuple):
    """A tile and the value of its places to this seat, in points."""

    combination: Combination
    worth: tuple[float, ...]


class Showdown(NamedTuple):
    """A sampled end of the hand.

    others: cards of each other seat, besides its face-up cards and the present Leak.
    mine: cards this seat gains.
    heard: an unseen card it might draw.
    """

    others: dict[Seat, Cards]
    mine: Cards
    heard: Card | None


class HandEstimate:
    """Sampled showdowns for one view, and the prospects of hands in them. Results are cached."""

    def __init__(self, table: Table, mind: Mind, chance: Chance, worlds: int) -> None:
        self.table, self.mind, self.me = table, mind, mind.seat
        self.place = table.track.index(mind.seat)
        self.wild = table.options.jokers
        self.own: Cards = (*table.open[mind.seat], *mind.hidden)
        self.is_last = table.hand == table.options.hands
        self.prizes = [self.to_prize(each.tile, each.bonus) for each in table.tiles if each.tile not in table.judged]
        self.leak: Cards = tuple([card for card, _ in table.leak])
        self._tallies: dict[Cards, Tally] = {}
        self._ranks: dict[tuple[Cards, Cards, int], tuple[Rank, ...]] = {}
        self._prospects: dict[tuple[Cards, Cards, bool], Prospect] = {}
        self.worlds = sample_showdowns(table, mind, chance, worlds)
        self.others_ranks: list[OthersRanks] = [
            [self.best_ranks(table.open[seat], more, table.track.index(seat)) for seat, more in world.others.items()]
            for world in self.worlds
        ]

    def to_prize(self, tile: int, bonus: int) -> Prize:
        """A disavowed player's first place pays the printed second reward, without chips.  Rule CI-9.8."""
        rewards = [self.reward_value(each) for each in TILES[tile].combination.rewards]
        if self.table.disavowed[self.me]:
            return Prize(TILES[tile].combination, (rewards[1] if rewards[1:] else 0.0,))
        return Prize(TILES[tile].combination, (rewards[0] + bonus, *rewards[1:]))

    def reward_value(self, reward: Reward) -> float:
        return reward.vp + (0.0 if self.is_last else BONUS_CARD * reward.cards)

    def best_ranks(self, cards: Cards, more: Cards, place: int) -> tuple[Rank, ...]:
        """The best hand for each tile from these cards, `more`, and the Leak."""
        key = cards, more, place
        if key not in self._ranks:
            held = tally(more, self.wild, self.tally_with_leak(cards))
            self._ranks[key] = tuple([(best_lead(prize.combination, held) or (), place) for prize in self.prizes])
        return self._ranks[key]

    def tally_with_leak(self, cards: Cards) -> Tally:
        """Counts of these cards and the Leak's."""
        if cards not in self._tallies:
            self._tallies[cards] = tally((*cards, *self.leak), self.wild)
        return self._tallies[cards]

    def prospect(self, own: Cards, *, lost: Cards = (), hears: bool = False) -> Prospect:
        """Expectation with these cards. lost: cards that another seat gets; hears: with one more unseen card."""
        key = own, lost, hears
        if key not in self._prospects:
            odds = self.place_odds(own, lost=lost, hears=hears)
            points = sum(
                chance * worth
                for prize, chances in zip(self.prizes, odds, strict=True)
                for chance, worth in zip(chances, prize.worth, strict=False)
            )
            self._prospects[key] = Prospect(points, self.chip_rate(max((chances[0] for chances in odds), default=0.0)))
        return self._prospects[key]

    def place_odds(self, own: Cards, *, lost: Cards = (), hears: bool = False) -> list[list[float]]:
        """By tile, the odds that these cards come first, second and third."""
        found = [[0.0, 0.0, 0.0] for _ in self.prizes]
        part = 1 / len(self.worlds)
        for world, others in zip(self.worlds, self.ranks_with_gain(lost) if lost else self.others_ranks, strict=True):
            more = (*world.mine, world.heard) if hears and world.heard else world.mine
            ranks = self.best_ranks(own, more, self.place)
            for number, mine in enumerate(ranks):
                if mine[0]:
                    places = PLACE_ODDS[sum([side[number] > mine for side in others])]
                    for place, chance in enumerate(places):
                        found[number][place] += part * chance
        return found

    def chip_rate(self, best: float) -> float:
        """Value of a chip, in points, given the best odds of winning a tile with it."""
        return max(BEST_OF_MANY * best * (not self.table.disavowed[self.me]), 0.0 if self.is_last else LATER_RATE)

    def kept_chip_rate(self) -> float:
        """Value of a chip that is not wagered on the next tile, in points."""
        later = self.place_odds(self.own)[1:]
        return max(self.chip_rate(max((chances[0] for chances in later), default=0.0)), TIEBREAK)

    def ranks_with_gain(self, cards: Cards) -> list[OthersRanks]:
        """The others' hands if one of them gains these cards, a different one in each showdown."""
        found = []
        for number, (world, sides) in enumerate(zip(self.worlds, self.others_ranks, strict=True)):
            which = number % len(sides)
            seat = tuple(world.others)[which]
            place = self.table.track.index(seat)
            ranks = self.best_ranks((*self.table.open[seat], *cards), world.others[seat], place)
            found.append([*sides[:which], ranks, *sides[which + 1 :]])
        return found


PLACE_ODDS = tuple(
    tuple([comb(better, ahead) * SHOW_ODDS**ahead * (1 - SHOW_ODDS) ** (better - ahead) for ahead in range(3)])
    for better in range(5)
)
"""Odds of coming first, second and third, by the number of better hands."""


def sample_showdowns(table: Table, mind: Mind, chance: Chance, worlds: int) -> list[Showdown]:
    """Samples showdowns: seats gain cards and the Leak is completed."""
    stock = list(unlocated_cards(table, mind))
    rounds = max(0, table.options.rounds - table.round) if table.scoring is None else 0
    gains = rounds * (1 if len(table.seats) == 2 else 2)
    leaks = max(0, table.options.leaks(table.options.rounds) - len(table.leak))
    return [sample_showdown(table, mind, list(stock), gains=gains, leaks=leaks, chance=chance) for _ in range(worlds)]


def sample_showdown(table: Table, mind: Mind, left: list[Card], *, gains: int, leaks: int, chance: Chance) -> Showdown:
    """Samples one showdown. left: unlocated cards; drawn ones are removed from it."""

    def draw(count: int) -> Cards:
        return tuple([draw_card(left, chance) for _ in range(min(count, len(left)))])

    leak, others = draw(leaks), {}
    for seat in table.seats:
        if seat != mind.seat:
            known = tuple([card for owner, card in mind.known if owner == seat])
            others[seat] = (*known, *draw(table.hidden[seat] - len(known) + gains), *leak)
    return Showdown(others, (*draw(gains), *leak), draw_card(left, chance) if left else None)
