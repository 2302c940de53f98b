"""What a seat may hope for in a hand: what it does not see is imagined many times, and hands are compared (rule CI-9).

It follows from a view alone. Others' face-down cards are any that the seat does not see, each as likely; how many cards
everybody will yet gain, and how often a hand that one holds is shown, are rules of thumb, given as constants here.
"""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from domain.kernel.chance import Chance
from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.bot.sample_cards import draw_card, unlocated_cards
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.combinations import Lead, Tally, best_lead, tally
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.table import Table
from domain.rulesets.casino_incognito.model.tiles import TILES, Combination, Reward

SHOW_ODDS = 0.8
"""How often another player who holds a hand wagers on it and shows it."""
BONUS_CARD = 1.2
"""What a card in the next hand is worth, in points."""
LATER_RATE = 0.8
"""What a chip fetches in a later hand, in points."""
TIEBREAK = 0.01
"""What a chip is worth at the very end."""
BEST_OF_MANY = 0.95
"""What one believes of the best of several estimates."""

Cards = tuple[Card, ...]
Rank = tuple[Lead, int]
"""A hand in few words: its lead, and its player's place on the track; without a lead it is none."""
OthersRanks = list[tuple[Rank, ...]]
"""What the others hold in one imagined world: of each, the best hand for each tile."""


class Prospect(NamedTuple):
    """points: expected of the rewards of the tiles that are left; rate: what a chip that one keeps will fetch."""

    points: float
    rate: float

    def worth(self, chips: float) -> float:
        return self.points + self.rate * chips


class Prize(NamedTuple):
    """A tile, and what its places are worth to this seat, from the first on."""

    combination: Combination
    worth: tuple[float, ...]


class Showdown(NamedTuple):
    """What a seat imagines at the end of a hand. others: the cards of each other seat beside its open ones and the Leak as it is;
    mine: what it gains itself; heard: a card that it might draw.
    """

    others: dict[Seat, Cards]
    mine: Cards
    heard: Card | None


class HandEstimate:
    """One view, and what may be hidden from it."""

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
        """A disavowed player has what is printed for the second, and no chips.  Rule CI-9.8."""
        rewards = [self.reward_value(each) for each in TILES[tile].combination.rewards]
        if self.table.disavowed[self.me]:
            return Prize(TILES[tile].combination, (rewards[1] if rewards[1:] else 0.0,))
        return Prize(TILES[tile].combination, (rewards[0] + bonus, *rewards[1:]))

    def reward_value(self, reward: Reward) -> float:
        return reward.vp + (0.0 if self.is_last else BONUS_CARD * reward.cards)

    def best_ranks(self, cards: Cards, more: Cards, place: int) -> tuple[Rank, ...]:
        """The best hand for each tile of these cards, those that come to them, and the Leak."""
        key = cards, more, place
        if key not in self._ranks:
            held = tally(more, self.wild, self.tally_with_leak(cards))
            self._ranks[key] = tuple([(best_lead(prize.combination, held) or (), place) for prize in self.prizes])
        return self._ranks[key]

    def tally_with_leak(self, cards: Cards) -> Tally:
        """Cards with those of the Leak."""
        if cards not in self._tallies:
            self._tallies[cards] = tally((*cards, *self.leak), self.wild)
        return self._tallies[cards]

    def prospect(self, own: Cards, *, lost: Cards = (), hears: bool = False) -> Prospect:
        """What these cards promise. lost: cards that go to another player; hears: whether a card unseen comes to them."""
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
        """For each tile how likely these cards come first, second and third."""
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
        """What a chip fetches, where the best chance to win a tile with it is known."""
        return max(BEST_OF_MANY * best * (not self.table.disavowed[self.me]), 0.0 if self.is_last else LATER_RATE)

    def kept_chip_rate(self) -> float:
        """What a chip fetches that is not wagered on the next tile."""
        later = self.place_odds(self.own)[1:]
        return max(self.chip_rate(max((chances[0] for chances in later), default=0.0)), TIEBREAK)

    def ranks_with_gain(self, cards: Cards) -> list[OthersRanks]:
        """What the others hold if one of them gains these cards: another one in each world."""
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
"""How likely a hand comes first, second and third, by how many better ones there are."""


def sample_showdowns(table: Table, mind: Mind, chance: Chance, worlds: int) -> list[Showdown]:
    """Worlds as they may be when the hand is scored: everybody gains cards, and the Leak is whole."""
    stock = list(unlocated_cards(table, mind))
    rounds = max(0, table.options.rounds - table.round) if table.scoring is None else 0
    gains = rounds * (1 if len(table.seats) == 2 else 2)
    leaks = max(0, table.options.leaks(table.options.rounds) - len(table.leak))
    return [sample_showdown(table, mind, list(stock), gains, leaks, chance) for _ in range(worlds)]


def sample_showdown(table: Table, mind: Mind, left: list[Card], gains: int, leaks: int, chance: Chance) -> Showdown:
    """left: the cards of which nobody knows where they lie; those that are drawn leave it."""

    def drawn(count: int) -> Cards:
        return tuple([draw_card(left, chance) for _ in range(min(count, len(left)))])

    leak, others = drawn(leaks), {}
    for seat in table.seats:
        if seat != mind.seat:
            known = tuple([card for owner, card in mind.known if owner == seat])
            others[seat] = (*known, *drawn(table.hidden[seat] - len(known) + gains), *leak)
    return Showdown(others, (*drawn(gains), *leak), draw_card(left, chance) if left else None)
