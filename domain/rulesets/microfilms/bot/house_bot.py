"""The house bot: one-ply look-ahead over the possible outcomes of each move.

It plays from its view alone. Outcomes are events as it would observe them, folded by the ordinary folds. Probabilities
of cards come from the belief; how others answer is a matter of rules of thumb, given as constants here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from msgspec.structs import replace

from domain.kernel.chance import Chance
from domain.kernel.offers import Command, Offer
from domain.kernel.secrecy import Event, Known, Seat, observe, to
from domain.rulesets.microfilms.bot import belief
from domain.rulesets.microfilms.bot.evaluation import ACE, Hand, turn_discount, win_estimate
from domain.rulesets.microfilms.bot.layouts import public_cards
from domain.rulesets.microfilms.bot.letter_odds import letter_pair_odds
from domain.rulesets.microfilms.model import commands, events
from domain.rulesets.microfilms.model.cards import (
    ACE_FEE,
    AGENTS,
    CROUPIER,
    CROUPIER_GOAL,
    FILM,
    LETTERS,
    NATION_OF,
    Card,
    Identity,
)
from domain.rulesets.microfilms.model.mind import Mind, to_lookahead
from domain.rulesets.microfilms.model.mind_fold import fold_mind
from domain.rulesets.microfilms.model.offers import offers
from domain.rulesets.microfilms.model.table import Table, croupier_seat
from domain.rulesets.microfilms.model.table_fold import fold_table

ACCEPTED, ACCEPTED_WITHOUT_FRANCS = 0.35, 0.25
"""Probability that others accept a bribe; that they do if declining is free, for want of a franc."""
PAID = 0.3
"""Probability that a target with two francs and no `CO` pays a blackmailer."""
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
"""Cost of taking from the discard: among moves that lead to the same, the others are better."""
PATIENCE = 0.7
"""Factor on estimates against immediate attempts: with three or more players, waiting is often too late."""
SPITE = 0.3
"""Cost of making the other player win by a wrong claim while the game could go on."""
GRUDGE = 0.6
"""How much worse losing to the Croupier is than losing to the other player."""
EPSILON = 1e-9
"""Values and probabilities that differ by less count as equal."""
CASH_OUT: frozenset[Card] = frozenset(("CO",))

Position = tuple[Table, Mind]
"""A view, present or possible."""
Future = tuple[Position, Sequence[tuple[float, Event]]]
"""A position, and the events that may follow, each with its probability. To the public they all look alike."""


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


class MoveEvaluator:
    """Values of moves from one view.

    Futures omit the public memory of hands and the notes of cards: evaluation does not use them, and folding them costs
    time.
    """

    def __init__(self, table: Table, mind: Mind) -> None:
        self.table, self.mind, self.me = replace(table, sightings=(), ways=()), mind, mind.seat
        self.now = self.table, to_lookahead(mind)
        self.belief = belief.belief_of(self.table, mind)
        self._pick_odds: dict[Seat, list[tuple[Card, float]]] = {}
        self._discard_costs: dict[Hand, float] = {}

    def pick_odds(self, seat: Seat) -> list[tuple[Card, float]]:
        """Kinds of a card picked at random from another hand, with their probabilities."""
        if seat not in self._pick_odds:
            self._pick_odds[seat] = belief.pick_odds(self.belief, seat)
        return self._pick_odds[seat]

    @cached_property
    def agent_odds(self) -> belief.AgentOdds:
        return belief.agent_odds(self.table, self.mind)

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
                then = fold_table(table, observe(likely[0][1], None))
                discount, seen = turn_discount(then, self.me), public_cards(then)
                for chance, event in likely:
                    after = fold_mind(mind, observe(event, self.me))
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

    def futures(self, move: Command) -> Iterator[Future]:
        """Possible outcomes of a move, as this seat would observe them."""
        me, mine, table, certain = self.me, to(self.me), self.table, self.certain_future
        match move:
            case commands.DrawCard("deck"):
                odds = self.belief.next_odds()
                yield self.now, [(chance, events.CardDrawn(me, Known(card, mine))) for card, chance in odds]
            case commands.DrawCard():
                yield certain(events.DiscardTaken(me, table.discard[-1], None))
            case commands.Pass():
                yield certain(events.Passed(me, min(1, table.house)))
            case commands.Bribe(target, card):
                yield from self.bribe_futures(target, card)
            case commands.Steal(target):
                yield certain(events.Stole(me, target, min(2, table.francs[target])))
            case commands.CashOut():
                yield certain(events.CashedOut(me, min(3, table.house)))
            case commands.Interrogate(target, pay):
                yield (
                    self.now,
                    [
                        (chance, events.Interrogated(me, target, pay, Known(face, mine)))
                        for face, chance in self.interrogation_odds(target)
                    ],
                )
            case commands.Blackmail(target, pay):
                yield from self.blackmail_futures(target, events.BlackmailDeclared(me, target, pay))
            case commands.AnswerBribe(True):
                yield self.accepted_bribe_future()
            case commands.AnswerBribe():
                yield certain(events.BribeDeclined(self.active_seat, me, min(1, table.francs[me])))
            case commands.AnswerBlackmail(answer):
                yield self.blackmail_answer_future(answer)
            case commands.Discard(cards):
                yield certain(events.Discarded(me, cards, ACE_FEE if "ACE" in cards else 0))

    @property
    def active_seat(self) -> Seat:
        """The seat whose turn it is, while this seat answers it."""
        assert self.table.turn is not None
        return self.table.turn

    def bribe_futures(self, target: Seat, card: Card) -> Iterator[Future]:
        """The target accepts or declines. The Croupier always accepts."""
        me, francs = self.me, self.table.francs[target]
        taken = 1.0 if target == croupier_seat(self.table) else ACCEPTED if francs else ACCEPTED_WITHOUT_FRANCS
        yield self.now, [(taken, events.BribeAccepted(me, target, Known(card, to(me, target))))]
        yield self.now, [(1 - taken, events.BribeDeclined(me, target, min(1, francs)))]

    def interrogation_odds(self, target: Seat) -> Iterator[tuple[Card | Identity, float]]:
        """Outcomes of an interrogation with their probabilities; one card stands for all uninformative ones."""
        dull: list[tuple[Card | Identity, float]] = []
        for face, chance in belief.interrogation_odds(
            self.belief, self.mind, self.agent_odds, target, self.pick_odds(target)
        ):
            if face in self.informative_cards:
                yield face, chance
            elif chance > EPSILON:
                dull.append((face, chance))
        if dull:
            yield dull[0][0], sum(chance for _, chance in dull)

    @cached_property
    def informative_cards(self) -> frozenset[Card | Identity]:
        """Cards worth seeing for this seat's identities; letters for agents and the Broker."""
        worth: dict[str, frozenset[Card | Identity]] = {
            "JOURNALIST": AGENTS, "HITMAN": ACE, "INTERPOL": self.table.options.bloody,
        }  # fmt: skip
        return frozenset().union(*(worth.get(face, LETTERS) for face in self.mind.identities))

    def blackmail_futures(self, target: Seat, declared: Event) -> Iterator[Future]:
        """The target defends, pays, or declines, which clears this seat and brings a card."""
        me, table = self.me, self.table
        defended, paid = self.resistance_odds(target)
        position = position_after(self.now, declared)
        yield position, [(defended, events.BlackmailDefended(me, target))]
        yield position, [(paid, events.BlackmailPaid(me, target))]
        left, submitted = 1 - defended - paid, events.BlackmailDeclined(me, target)
        if not table.hands[target]:
            yield position, [(left, submitted)]
            return
        picks, both = self.pick_odds(target), to(me, target)
        taken = [(left * chance, events.CardTaken(me, target, Known(card, both))) for card, chance in picks]
        yield position_after(position, submitted), taken

    def resistance_odds(self, target: Seat) -> tuple[float, float]:
        """Probabilities that a blackmail is warded off, and that it is paid."""
        is_automaton = target == croupier_seat(self.table)
        defended = 0.0 if is_automaton else self.belief.hold_chance(target, CASH_OUT)
        pays = self.table.options.croupier_pays if is_automaton else PAID
        return defended, (1 - defended) * pays * (self.table.francs[target] >= 2)

    def accepted_bribe_future(self) -> Future:
        """This seat accepts a bribe: any card of the briber's hand."""
        giver, both = self.active_seat, to(self.active_seat, self.me)
        picks = self.pick_odds(giver)
        return self.now, [(chance, events.BribeAccepted(giver, self.me, Known(card, both))) for card, chance in picks]

    def blackmail_answer_future(self, answer: str) -> Future:
        """This seat answers a blackmail."""
        me, seat, hand = self.me, self.active_seat, self.mind.hand
        if answer == "pay":
            return self.certain_future(events.BlackmailPaid(seat, me))
        if answer == "defend":
            return self.certain_future(events.BlackmailDefended(seat, me))
        submitted = events.BlackmailDeclined(seat, me)
        if not hand:
            return self.certain_future(submitted)
        both = to(seat, me)
        taken = [(1 / len(hand), events.CardTaken(seat, me, Known(card, both))) for card in hand]
        return position_after(self.now, submitted), taken

    def certain_future(self, event: Event) -> Future:
        """A single certain outcome."""
        return self.now, [(1.0, event)]


def position_after(position: Position, event: Event) -> Position:
    """The view after an event."""
    table, mind = position
    return fold_table(table, observe(event, None)), fold_mind(mind, observe(event, mind.seat))
