"""Odds that others stop an intrigue card (rule CI-14.4). Rules of thumb, given as constants here."""

from __future__ import annotations

from domain.rulesets.casino_incognito.bot.hand_value import LATER_RATE
from domain.rulesets.casino_incognito.bot.sample_cards import unlocated_cards
from domain.rulesets.casino_incognito.model.abilities import Ability, ability, has_ability_for
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.table import Table

HARM: dict[Ability, float] = {
    "dart": 1.5, "buy": 1.5, "encounter": 1.0, "henchman": 0.5,
    "glitter": 3.0, "target": 1.5,
}  # fmt: skip
"""Cost of each ability to all others together, in points."""
EAGER = 0.9
"""Odds of stopping a card that costs others far more than its chips."""
STEEP = 3
"""How sharply others distinguish cards worth stopping from others."""
LEAST_RATE = 0.3
"""Least value of a chip to another seat, in points."""


def expected_harm(table: Table, mind: Mind) -> float:
    """Expected cost to all others together of a card known only to fit this window, in points."""
    able = [
        its for card in unlocated_cards(table, mind) if has_ability_for(card, table.phase) and (its := ability(card))
    ]
    return sum([HARM.get(its, 0.0) for its in able]) / max(1, len(able))


class MatchOdds:
    """Odds that a card is stopped, by the chips on it. max_chips: more chips are of no use."""

    def __init__(self, table: Table, mind: Mind, rate: float) -> None:
        others = [chips for seat, chips in enumerate(table.chips) if seat != mind.seat]
        part = 1 / len(others)
        self.richest = max(others)
        self.max_chips = min(table.chips[mind.seat], self.richest + 1)
        self.harm = part * expected_harm(table, mind)
        self.price = (1 + part) * (max(rate, LEAST_RATE) if table.hand == table.options.hands else LATER_RATE)

    def stop_odds(self, chips: int) -> float:
        """Zero if no other seat has that many chips; otherwise falls with the chips."""
        if chips > self.richest or not self.harm:
            return 0.0
        return EAGER / (1 + (chips * self.price / self.harm) ** STEEP)
