"""Choice of wagers on a tile (rules CI-9.2 and CI-9.3)."""

from __future__ import annotations

from itertools import combinations

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.bot.hand_value import HandEstimate, Rank
from domain.rulesets.casino_incognito.model.combinations import best_lead, tally
from domain.rulesets.casino_incognito.model.commands import Pass, Wager
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.offers import wager_limit
from domain.rulesets.casino_incognito.model.table import Table

CALLS_BETTER, CALLS_WORSE, CALLS_FREE = 0.7, 0.35, 0.9
"""Odds that another seat with a hand calls: with a better one than mine, with a worse one, and at no cost."""


class WagerValue:
    """Values of wagers on the current tile, for one view."""

    def __init__(self, table: Table, mind: Mind, chance: Chance, worlds: int) -> None:
        assert table.scoring is not None
        self.table, self.me, self.scoring = table, mind.seat, table.scoring
        self.estimate = HandEstimate(table, mind, chance, worlds)
        self.prize = self.estimate.prizes[0]
        self.limit = wager_limit(table, mind.seat)
        self.others = tuple(seat for seat in table.seats if seat != mind.seat)
        self.kept = self.estimate.kept_chip_rate()
        self.pot = sum(each or 0 for seat, each in enumerate(self.scoring.wagers) if seat != self.me)
        self.worlds = [[side[0] for side in sides] for sides in self.estimate.others_ranks]

    def best_hands(self) -> list[Rank]:
        """The best hand with no Leak card, with one, and so on."""
        leak = [card for card, _ in self.table.leak]
        found = []
        for count in range(len(leak) + 1):
            leads = [
                best_lead(self.prize.combination, tally((*self.estimate.own, *cards), self.estimate.wild)) or ()
                for cards in combinations(leak, count)
            ]
            found.append((max(leads), self.estimate.place))
        return found

    def best(self) -> tuple[float, int]:
        """The best wager's gain and chips; a negative gain means passing is better."""
        gains = [
            (self.gain(wager, hand, spent), wager)
            for spent, hand in enumerate(self.best_hands())
            for wager in self.candidate_wagers(self.limit - spent)
            if hand[0]
        ]
        return max(gains, default=(-1.0, 0))

    def candidate_wagers(self, most: int) -> list[int]:
        """Wagers that can be best: between two of them the same rivals can call, and value is linear."""
        low = self.scoring.highest
        high = low if self.table.disavowed[self.me] else most
        beyond = [wager_limit(self.table, seat) + 1 for seat in self.others]
        return sorted({each for each in (low, 1, *beyond, high) if low <= each <= min(high, most)})

    def gain(self, wager: int, hand: Rank, spent: int) -> float:
        """Gain of a wager with a hand that costs `spent` chips, over keeping the chips."""
        worth = sum([self.expected_win(wager, hand, ranks) for ranks in self.worlds]) / len(self.worlds)
        return worth - self.kept * (wager - (self.scoring.wagers[self.me] or 0) + spent)

    def expected_win(self, wager: int, hand: Rank, ranks: list[Rank]) -> float:
        """Expected points of a wager against these hands."""
        better, pot = [], float(self.pot + wager)
        for seat, rank in zip(self.others, ranks, strict=True):
            likely = self.call_odds(seat, wager, rank, hand)
            if rank > hand:
                better.append(likely)
            elif self.scoring.wagers[seat] is None:
                pot += likely * wager
        first, second = first_and_second_odds(better)
        won = first * (self.prize.worth[0] + pot * (not self.table.disavowed[self.me]))
        return won + second * (self.prize.worth[1] if len(self.prize.worth) > 1 else 0.0)

    def call_odds(self, seat: Seat, wager: int, side: Rank, hand: Rank) -> float:
        """Odds that another seat shows the hand it holds."""
        if seat in self.scoring.out or not side[0]:
            return 0.0
        if self.scoring.wagers[seat] is not None and self.table.options.wagers == "SINGLE_PASS":
            return 1.0
        if wager_limit(self.table, seat) < wager:
            return 0.0
        if not wager:
            return CALLS_FREE
        return CALLS_BETTER if side > hand else CALLS_WORSE


def first_and_second_odds(better: list[float]) -> tuple[float, float]:
    """Odds of coming first and second, given the odds that each better hand is shown."""
    first, second = 1.0, 0.0
    for each in better:
        first, second = first * (1 - each), second * (1 - each) + first * each
    return first, second


def wager_choice(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """The best wager, if better than passing."""
    gain, chips = WagerValue(table, mind, chance, worlds).best()
    return Wager(chips) if gain >= 0 else Pass()
