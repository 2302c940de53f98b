"""The house bot: one-ply look-ahead over the possible outcomes of each move, from its view alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from msgspec.structs import replace

from domain.kernel.chance import Chance
from domain.kernel.offers import Command, Offer
from domain.kernel.secrecy import observe
from domain.rulesets.microfilms.bot import belief
from domain.rulesets.microfilms.bot.belief import letter_pair_odds
from domain.rulesets.microfilms.bot.evaluation import ACE, Hand, turn_discount, win_estimate
from domain.rulesets.microfilms.bot.foresight import EPSILON, Foresight
from domain.rulesets.microfilms.bot.layouts import public_cards
from domain.rulesets.microfilms.model import commands
from domain.rulesets.microfilms.model.cards import CROUPIER, CROUPIER_GOAL, FILM, NATION_OF, Card
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.offers import offers
from domain.rulesets.microfilms.model.table import Table, croupier_seat
from domain.rulesets.microfilms.rules.state import FOLDS

GIFT = {"MF": 0.03, "AL": 0.015}
"""Cost of letting others have a film or a letter, by the card's prefix."""
OWN_FILM = 0.12
"""Cost for an agent of discarding its own nation's film on top: it never wins with it, but others do."""
SPOIL = 0.08
"""Value of the only rival's submitting to blackmail, losing a card and the token; less as the Croupier gains francs."""
EARLY = 3
"""Francs of the Croupier from which weakening the rival is worth nothing."""
IDLE = 0.1
"""Cost of passing with an empty hand while there is a card to draw."""
SUBMISSION = 0.01
"""Cost of declining to pay or defend while there is a card to lose: the blackmailer gets it and is Cleared."""
BOTHER = 1e-6
"""Cost of taking from the discard: among moves with the same result, the others are better."""
PATIENCE = 0.7
"""Factor on estimates against immediate attempts: with three or more players, waiting is often too late."""
SPITE = 0.3
"""Cost of making the other player win by a wrong claim while the game could go on."""
GRUDGE = 0.6
"""How much worse losing to the Croupier is than losing to the other player."""


def house_bot(table: Table, mind: Mind, chance: Chance) -> Command:
    """The house bot's move: a random one of the best."""
    moves = [move for offer in offers(table, mind) for move in bot_instances(offer)]
    if len(moves) == 1:
        return moves[0]
    evaluator = MoveEvaluator(table, mind)
    worth = [evaluator.value(move) for move in moves]
    best = max(worth)
    return chance("house", [move for move, each in zip(moves, worth, strict=True) if each > best - EPSILON])


def bot_instances(offer: Offer) -> Iterator[Command]:
    """Commands that an offer admits, without `discard_order`: a failed freelancer discards in hand order."""
    if "discard_order" in offer.choices:
        offer = replace(offer, choices={name: each for name, each in offer.choices.items() if name != "discard_order"})
    return offer.instances()


class MoveEvaluator(Foresight):
    """Values of moves from one view."""

    def __init__(self, table: Table, mind: Mind) -> None:
        super().__init__(table, mind)
        self._discard_costs: dict[Hand, float] = {}

    @cached_property
    def letter_odds(self) -> dict[tuple[str, str], float]:
        return letter_pair_odds(self.belief)

    def value(self, move: Command) -> float:
        """Value of a move: for an attempt its probability of winning, else the discounted estimate. Avoids draws."""
        match move:
            case commands.ProposeDraw() | commands.AnswerDraw(True):
                return -1.0
            case commands.WinAsAgent(film):
                mine = next(NATION_OF[face] for face in self.mind.identities if face in NATION_OF)
                wins = belief.film_win_chances(self.table.nations, self.belief.unseen.lone, mine)[NATION_OF[film]]
                return wins - GRUDGE * belief.croupier_win_chance(self.belief, self.agent_odds, NATION_OF[film])
            case commands.WinAsJournalist(film, target):
                return self.agent_odds.get((target, NATION_OF[film]), 0.0)
            case commands.WinAsHitman(target):
                return self.belief.hold_chance(target, ACE)
            case commands.WinAsInterpol(target):
                return self.belief.hold_chance(target, self.table.options.bloody)
            case commands.WinAsBroker(first, second):
                return self.letter_odds.get((first, second), 0.0)
            case commands.ClaimCroupier(nation):
                wins = belief.claim_win_chance(self.belief, self.agent_odds, 1 - self.me, nation)
                return wins if self.is_late else wins - SPITE * (1 - wins)
        return self.patience * sum(self.expected_values(move)) - self.side_cost(move)

    @property
    def patience(self) -> float:
        """Factor on estimates: `PATIENCE`, but 1 with two players, where a wrong attempt makes the other win."""
        return 1.0 if self.table.options.is_croupier else PATIENCE

    @property
    def is_late(self) -> bool:
        """Whether the Croupier will have ten francs before this seat's next turn."""
        return self.table.francs[CROUPIER] + 2 >= CROUPIER_GOAL and self.table.hands[CROUPIER] >= 2

    def expected_values(self, move: Command) -> Iterator[float]:
        """Estimates of a move's futures, weighted by probability."""
        for (table, mind), outcomes in self.futures(move):
            likely = [(chance, event) for chance, event in outcomes if chance > EPSILON]
            if likely:
                then = FOLDS.table(table, observe(likely[0][1], None))
                discount, seen = turn_discount(then, self.me), public_cards(then)
                for chance, event in likely:
                    after = FOLDS.mind(mind, observe(event, self.me))
                    yield chance * win_estimate(then, after, discount, seen, self.discard_cost)

    def side_cost(self, move: Command) -> float:
        """Cost of a move that estimates miss: films and letters others get, bait of the Hitman or Interpol, idling.

        Negative if the move hurts the only rival.
        """
        match move:
            case commands.Bribe(target, card) if target != croupier_seat(self.table):
                return GIFT.get(card[:2], 0.0) + 0.01 * self.table.cleared[target]
            case commands.Blackmail(target) if self.table.options.is_croupier and target != CROUPIER:
                submits = 1 - sum(self.resistance_odds(target))
                return -SPOIL * submits * max(0.0, 1 - self.table.francs[CROUPIER] / EARLY)
            case commands.AnswerBribe(True):
                return 0.02
            case commands.AnswerBlackmail("decline") if self.mind.hand:
                return SUBMISSION
            case commands.Discard(cards):
                return self.top_cost(cards[-1])
            case commands.DrawCard("discard"):
                return BOTHER
            case commands.Pass() if not self.mind.hand and self.table.deck:
                return IDLE
        return 0.0

    def top_cost(self, card: Card) -> float:
        """Cost of leaving a card on top of the discard."""
        return OWN_FILM if card in self.own_films else GIFT.get(card[:2], 0.0)

    def discard_cost(self, cards: Hand) -> float:
        """Cost of discarding these at the end of a turn, the cheapest on top, in the unit of estimates."""
        if cards not in self._discard_costs:
            self._discard_costs[cards] = min([self.top_cost(card) for card in cards]) / self.patience
        return self._discard_costs[cards]

    @cached_property
    def own_films(self) -> frozenset[Card]:
        """The film of this seat's own nation; empty without an agent identity."""
        return frozenset([FILM[NATION_OF[face]] for face in self.mind.identities if face in NATION_OF])
