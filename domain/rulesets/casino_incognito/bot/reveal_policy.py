"""Choice of hands to show for a tile: the most valuable, at the least cost (rules CI-9.4 to CI-9.8)."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.kernel.tuples import without_items
from domain.rulesets.casino_incognito.bot.hand_value import HandEstimate, Rank
from domain.rulesets.casino_incognito.model.cards import parse_laid_card
from domain.rulesets.casino_incognito.model.commands import Compose, Reveal
from domain.rulesets.casino_incognito.model.hand_ranking import Strength
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.reveal_offers import Hands, ShowableHands, hand_strengths, showable_hands
from domain.rulesets.casino_incognito.model.table import Scoring, Table

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
