"""The house's own player: it imagines what each move may lead to, and takes the one that leaves it most to hope for.

It plays from its view alone. What it imagines are events as it would see them, and the ordinary folds tell what it would
know then. The odds are exact; how others answer, and how long luck takes, are rules of thumb, given as constants here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from msgspec.structs import replace

from domain.kernel.chance import Chance
from domain.kernel.offers import Command, Offer
from domain.kernel.secrecy import Event, Known, Seat, observe, to
from domain.rulesets.microfilms.bot import belief
from domain.rulesets.microfilms.bot.evaluation import ACE, turn_discount, win_estimate
from domain.rulesets.microfilms.bot.layouts import public_cards
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

ACCEPTED, DECLINED_FREE = 0.35, 0.25
"""How often others take a bribe; how often one does who has no franc to pay for declining."""
PAID = 0.3
"""How often those who have the francs pay a blackmailer, if they have no `CO`."""
GIFT = {"MF": 0.03, "AL": 0.015}
"""What it costs to let others have a film or a letter, by the card's first letters."""
OWN_FILM = 0.12
"""What it costs an agent to lay his own nation's film on top of the discard: to him it is worth nothing, and others win with it."""
SPOIL = 0.08
"""What it is worth that the one rival submits to blackmail: his card is gone, and he is Suspect; less as the Croupier gains."""
EARLY = 3
"""With so many francs the Croupier is the one to mind: who quarrels then loses to him."""
IDLE = 0.1
"""What it costs to pass with an empty hand while there is a card to draw."""
PATIENCE = 0.7
"""What a hope is worth beside odds that can be taken at once: of three and more, who waits is often too late."""
SPITE = 0.3
"""What it costs to make the other player win by a wrong claim, while the game would go on without it."""
GRUDGE = 0.6
"""How much worse it is to lose to the Croupier than to the other player."""
EPSILON = 1e-9
"""Chances and hopes that differ by less are equal."""
CASH_OUT: frozenset[Card] = frozenset(("CO",))

Position = tuple[Table, Mind]
"""A view, as it is or as it may become."""
Future = tuple[Position, Sequence[tuple[float, Event]]]
"""A position, and what may happen then: one of several events, each with its chance, that look alike to all but this seat."""


def house_bot(table: Table, mind: Mind, chance: Chance) -> Command:
    """The move of the house's own player: of the best ones, any."""
    moves = [move for offer in offers(table, mind) for move in bot_instances(offer)]
    if len(moves) == 1:
        return moves[0]
    evaluator = MoveEvaluator(table, mind)
    worth = [evaluator.value(move) for move in moves]
    best = max(worth)
    return chance("house", [move for move, each in zip(moves, worth, strict=True) if each > best - EPSILON])


def bot_instances(offer: Offer) -> Iterator[Command]:
    """What an offer admits; the cards of a freelancer who fails go in hand order."""
    if "discard_order" in offer.choices:
        offer = replace(offer, choices={name: each for name, each in offer.choices.items() if name != "discard_order"})
    return offer.instances()


class MoveEvaluator:
    """One view, its belief, and what each move is worth.

    The futures leave out what everybody remembers of hands, and how this seat knows: no hope asks for it, and folding it costs time.
    """

    def __init__(self, table: Table, mind: Mind) -> None:
        self.table, self.mind, self.me = replace(table, sightings=(), ways=()), mind, mind.seat
        self.now = self.table, to_lookahead(mind)
        self.belief = belief.belief_of(self.table, mind)
        self._pick_odds: dict[Seat, list[tuple[Card, float]]] = {}

    def pick_odds(self, seat: Seat) -> list[tuple[Card, float]]:
        """What a card picked at random from another hand may be."""
        if seat not in self._pick_odds:
            self._pick_odds[seat] = belief.pick_odds(self.belief, seat)
        return self._pick_odds[seat]

    @cached_property
    def agent_odds(self) -> belief.AgentOdds:
        return belief.agent_odds(self.table, self.mind)

    @cached_property
    def letter_odds(self) -> dict[tuple[str, str], float]:
        return belief.letter_pair_odds(self.belief)

    def value(self, move: Command) -> float:
        """The chance to win, for an attempt; the hope that is left, for any other move. Draws are not for the house."""
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
        return self.patience * sum(self.expected_values(move)) - self.help_to_others(move)

    @property
    def patience(self) -> float:
        """With two players a wrong attempt is the other's win, and waiting costs no more than hopes count."""
        return 1.0 if self.table.options.is_croupier else PATIENCE

    @property
    def is_late(self) -> bool:
        """Whether the Croupier will have his ten francs before my next turn."""
        croupier = self.table.francs[CROUPIER], self.table.hands[CROUPIER]
        return croupier[0] + 2 >= CROUPIER_GOAL and croupier[1] >= 2

    def expected_values(self, move: Command) -> Iterator[float]:
        """The hope that each future of a move leaves, as much as that is likely."""
        for (table, mind), outcomes in self.futures(move):
            likely = [(chance, event) for chance, event in outcomes if chance > EPSILON]
            if likely:
                then = fold_table(table, observe(likely[0][1], None))
                wait, seen = turn_discount(then, self.me), public_cards(then)
                for chance, event in likely:
                    yield chance * win_estimate(then, fold_mind(mind, observe(event, self.me)), wait, seen)

    def help_to_others(self, move: Command) -> float:
        """What a move does for others: a film or a letter helps them, in their hands or on top of the discard.

        A bribe that is taken may be bait, for there are freelancers who want a card to be found on somebody.
        """
        match move:
            case commands.Bribe(target, card) if target != croupier_seat(self.table):
                return GIFT.get(card[:2], 0.0) + 0.01 * self.table.cleared[target]
            case commands.Blackmail(target) if self.table.options.is_croupier and target != CROUPIER:
                return (
                    -SPOIL * (1 - sum(self.resistance_odds(target))) * max(0.0, 1 - self.table.francs[CROUPIER] / EARLY)
                )
            case commands.AnswerBribe(True):
                return 0.02
            case commands.Discard(cards):
                return OWN_FILM if cards[-1] in self.own_films else GIFT.get(cards[-1][:2], 0.0)
            case commands.Pass() if not self.mind.hand and self.table.deck:
                return IDLE
        return 0.0

    @cached_property
    def own_films(self) -> frozenset[Card]:
        """The film of the nation whose agent I am, if I am one."""
        return frozenset([FILM[NATION_OF[face]] for face in self.mind.identities if face in NATION_OF])

    def futures(self, move: Command) -> Iterator[Future]:
        """What may follow from a move, as this seat would see it."""
        me, mine, table, certain = self.me, to(self.me), self.table, self.certain_future
        match move:
            case commands.DrawCard("deck"):
                yield (
                    self.now,
                    [(chance, events.CardDrawn(me, Known(card, mine))) for card, chance in self.belief.next_odds()],
                )
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
        """Whose turn it is, while I answer him."""
        assert self.table.turn is not None
        return self.table.turn

    def bribe_futures(self, target: Seat, card: Card) -> Iterator[Future]:
        """The Croupier takes all that he is offered; others often do not."""
        me, francs = self.me, self.table.francs[target]
        taken = 1.0 if target == croupier_seat(self.table) else ACCEPTED if francs else DECLINED_FREE
        yield self.now, [(taken, events.BribeAccepted(me, target, Known(card, to(me, target))))]
        yield self.now, [(1 - taken, events.BribeDeclined(me, target, min(1, francs)))]

    def interrogation_odds(self, target: Seat) -> Iterator[tuple[Card | Identity, float]]:
        """What an interrogation may show; of all that tells this seat nothing, one card stands for the rest."""
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
        """What is worth seeing; to agents and the Broker it is letters."""
        worth: dict[str, frozenset[Card | Identity]] = {
            "JOURNALIST": AGENTS, "HITMAN": ACE, "INTERPOL": self.table.options.bloody,
        }  # fmt: skip
        return frozenset().union(*(worth.get(face, LETTERS) for face in self.mind.identities))

    def blackmail_futures(self, target: Seat, declared: Event) -> Iterator[Future]:
        """Warded off by who has a `CO`; else paid by some who can; else it clears, and brings a card."""
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
        """How likely a blackmail is warded off, and how likely it is paid."""
        is_automaton = target == croupier_seat(self.table)
        defended = 0.0 if is_automaton else self.belief.hold_chance(target, CASH_OUT)
        pays = self.table.options.croupier_pays if is_automaton else PAID
        return defended, (1 - defended) * pays * (self.table.francs[target] >= 2)

    def accepted_bribe_future(self) -> Future:
        """I take a bribe: it may be any card of that hand."""
        giver, both = self.active_seat, to(self.active_seat, self.me)
        picks = self.pick_odds(giver)
        return self.now, [(chance, events.BribeAccepted(giver, self.me, Known(card, both))) for card, chance in picks]

    def blackmail_answer_future(self, answer: str) -> Future:
        """I answer a blackmail."""
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
        """This happens, and nothing else."""
        return self.now, [(1.0, event)]


def position_after(position: Position, event: Event) -> Position:
    """A view, once this event has happened."""
    table, mind = position
    return fold_table(table, observe(event, None)), fold_mind(mind, observe(event, mind.seat))
