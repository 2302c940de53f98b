"""Choice of wagers on a tile, and of the hands to show: the most valuable, at the least cost (rules CI-9.2 to CI-9.8)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.kernel.tuples import without_items
from domain.rulesets.casino_incognito.bot.hand_value import HandEstimate, Rank
from domain.rulesets.casino_incognito.model.cards import parse_laid_card
from domain.rulesets.casino_incognito.model.commands import Compose, Pass, Reveal, Wager
from domain.rulesets.casino_incognito.model.hand_ranking import Strength, best_lead, tally
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.offers import wager_limit
from domain.rulesets.casino_incognito.model.reveal_offers import Hands, ShowableHands, hand_strengths, showable_hands
from domain.rulesets.casino_incognito.model.table import Scoring, Table

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


OPEN_COST = 0.03
"""Cost of turning a card face up, in points."""


def reveal_choice(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """The most valuable hands, given what others have shown and may still show."""
    hands = showable_hands(table, mind)
    menu = hands.menu(hand_strengths(table))
    if len(menu) == 1:
        return Reveal(())
    value = RevealValue(table, mind, chance, worlds)
    choices = [*menu, *further_hands(hands, menu)]
    best = max(choices, key=lambda each: value.worth(each))
    return Reveal(best) if best in menu else Compose(best)


def further_hands(hands: ShowableHands, menu: tuple[Hands, ...]) -> Iterator[Hands]:
    """After the best two hands, the best of the remaining cards, without the Leak."""
    longest = max(menu, key=len)
    while len(longest) > 1:
        left = hands.without_hands(longest)
        found = left.best(left.pool(()))
        if found is None or len(longest) == 3:
            return
        longest = (*longest, found.hand)
        yield longest


class RevealValue:
    """Values of showing hands for the current tile, for one view."""

    def __init__(self, table: Table, mind: Mind, chance: Chance, worlds: int) -> None:
        assert table.scoring is not None
        self.table, self.me = table, mind.seat
        self.hands = showable_hands(table, mind)
        self.place = table.track.index(mind.seat)
        seats = [each.seat for each in table.scoring.shown]
        self.shown = [
            (worth, table.track.index(seat))
            for worth, seat in zip(hand_strengths(table), seats, strict=True)
            if seat != mind.seat
        ]
        self.later_seats = self.seats_to_come(table.scoring)
        self.estimate = HandEstimate(table, mind, chance, worlds if self.later_seats else 1)
        self.kept = self.estimate.kept_chip_rate()
        pot = sum(each or 0 for each in table.scoring.wagers) * (not table.disavowed[mind.seat])
        first, *rest = self.estimate.prizes[0].worth
        self.prizes = (first + pot, *rest)

    def seats_to_come(self, scoring: Scoring) -> list[int]:
        """Seats that may still show hands, as indices among the others."""
        others = [seat for seat in self.table.seats if seat != self.me]
        return [
            number for number, seat in enumerate(others) if seat in scoring.contenders and seat not in scoring.revealed
        ]

    def worth(self, choice: Hands) -> float:
        """Expected points of showing these hands."""
        worth = [each for hand in choice if (each := self.hands.strength(hand)) is not None]
        won = sum(
            [
                self.expected_rewards(worth, [sides[number][0] for number in self.later_seats])
                for sides in self.estimate.others_ranks
            ]
        )
        return won / len(self.estimate.others_ranks) - self.cost(choice)

    def expected_rewards(self, mine: list[Strength], coming: list[Rank]) -> float:
        """Rewards of these hands, given the hands that others have yet to show."""
        won = 0.0
        for number, each in enumerate(sorted(mine, reverse=True)):
            ahead = number + sum([other > (each, self.place) for other in self.shown])
            ahead += sum([other > (each[0], self.place) for other in coming])
            won += self.prizes[ahead] if ahead < len(self.prizes) else 0.0
        return won

    def cost(self, choice: Hands) -> float:
        """Cost of the Leak cards and of turning cards face up, in points."""
        cost, left = 0.0, self.hands.open
        for use in (parse_laid_card(laid, self.hands.leak) for hand in choice for laid in hand):
            assert use is not None
            if use.spot:
                cost += self.kept
            elif use.card in left:
                left = without_items(left, use.card)
            else:
                cost += OPEN_COST
        return cost
