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
from domain.rulesets.microfilms.bot.evaluation import ACE, hope, pace
from domain.rulesets.microfilms.bot.layouts import ground
from domain.rulesets.microfilms.model import commands as ask
from domain.rulesets.microfilms.model import events as told
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
from domain.rulesets.microfilms.model.mind import Mind, imagined
from domain.rulesets.microfilms.model.mind_fold import fold_mind
from domain.rulesets.microfilms.model.offers import offers
from domain.rulesets.microfilms.model.table import Table, croupier
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
NEAR = 1e-9
"""Chances and hopes that differ by less are equal."""
CASH_OUT: frozenset[Card] = frozenset(("CO",))

Position = tuple[Table, Mind]
"""A view, as it is or as it may become."""
Future = tuple[Position, Sequence[tuple[float, Event]]]
"""A position, and what may happen then: one of several events, each with its chance, that look alike to all but this seat."""


def house_bot(table: Table, mind: Mind, chance: Chance) -> Command:
    """The move of the house's own player: of the best ones, any."""
    moves = [move for offer in offers(table, mind) for move in instances(offer)]
    if len(moves) == 1:
        return moves[0]
    view = View(table, mind)
    worth = [view.worth(move) for move in moves]
    best = max(worth)
    return chance("house", [move for move, each in zip(moves, worth, strict=True) if each > best - NEAR])


def instances(offer: Offer) -> Iterator[Command]:
    """What an offer admits; the cards of a freelancer who fails go in hand order."""
    if "discard_order" in offer.choices:
        offer = replace(offer, choices={name: each for name, each in offer.choices.items() if name != "discard_order"})
    return offer.instances()


class View:
    """One view, its book, and what each move is worth.

    The futures leave out what everybody remembers of hands, and how this seat knows: no hope asks for it, and folding it costs time.
    """

    def __init__(self, table: Table, mind: Mind) -> None:
        self.table, self.mind, self.me = replace(table, sightings=(), ways=()), mind, mind.seat
        self.now = self.table, imagined(mind)
        self.book = belief.book(self.table, mind)
        self._picks: dict[Seat, list[tuple[Card, float]]] = {}

    def picks(self, seat: Seat) -> list[tuple[Card, float]]:
        """What a card picked at random from another hand may be."""
        if seat not in self._picks:
            self._picks[seat] = belief.picks(self.book, seat)
        return self._picks[seat]

    @cached_property
    def agents(self) -> belief.Faces:
        return belief.agents(self.table, self.mind)

    @cached_property
    def letters(self) -> dict[tuple[str, str], float]:
        return belief.letters_at(self.book)

    def worth(self, move: Command) -> float:
        """The chance to win, for an attempt; the hope that is left, for any other move. Draws are not for the house."""
        match move:
            case ask.ProposeDraw() | ask.AnswerDraw(True):
                return -1.0
            case ask.WinAsAgent(film):
                mine = next(NATION_OF[face] for face in self.mind.identities if face in NATION_OF)
                wins = belief.film_wins(self.table.nations, self.book.unseen.lone, mine)[NATION_OF[film]]
                return wins - GRUDGE * belief.bank_wins(self.book, self.agents, NATION_OF[film])
            case ask.WinAsJournalist(film, target):
                return self.agents.get((target, NATION_OF[film]), 0.0)
            case ask.WinAsHitman(target):
                return self.book.holds(target, ACE)
            case ask.WinAsInterpol(target):
                return self.book.holds(target, self.table.options.bloody)
            case ask.WinAsBroker(first, second):
                return self.letters.get((first, second), 0.0)
            case ask.ClaimCroupier(nation):
                wins = belief.claim_wins(self.book, self.agents, 1 - self.me, nation)
                return wins if self.is_late else wins - SPITE * (1 - wins)
        return self.patience * sum(self.promises(move)) - self.regret(move)

    @property
    def patience(self) -> float:
        """With two players a wrong attempt is the other's win, and waiting costs no more than hopes count."""
        return 1.0 if self.table.options.is_croupier else PATIENCE

    @property
    def is_late(self) -> bool:
        """Whether the Croupier will have his ten francs before my next turn."""
        croupier = self.table.francs[CROUPIER], self.table.hands[CROUPIER]
        return croupier[0] + 2 >= CROUPIER_GOAL and croupier[1] >= 2

    def promises(self, move: Command) -> Iterator[float]:
        """The hope that each future of a move leaves, as much as that is likely."""
        for (table, mind), events in self.futures(move):
            likely = [(chance, event) for chance, event in events if chance > NEAR]
            if likely:
                then = fold_table(table, observe(likely[0][1], None))
                wait, seen = pace(then, self.me), ground(then)
                for chance, event in likely:
                    yield chance * hope(then, fold_mind(mind, observe(event, self.me)), wait, seen)

    def regret(self, move: Command) -> float:
        """What a move does for others: a film or a letter helps them, in their hands or on top of the discard.

        A bribe that is taken may be bait, for there are freelancers who want a card to be found on somebody.
        """
        match move:
            case ask.Bribe(target, card) if target != croupier(self.table):
                return GIFT.get(card[:2], 0.0) + 0.01 * self.table.cleared[target]
            case ask.Blackmail(target) if self.table.options.is_croupier and target != CROUPIER:
                return -SPOIL * (1 - sum(self.resists(target))) * max(0.0, 1 - self.table.francs[CROUPIER] / EARLY)
            case ask.AnswerBribe(True):
                return 0.02
            case ask.Discard(cards):
                return OWN_FILM if cards[-1] in self.own_films else GIFT.get(cards[-1][:2], 0.0)
            case ask.Pass() if not self.mind.hand and self.table.deck:
                return IDLE
        return 0.0

    @cached_property
    def own_films(self) -> frozenset[Card]:
        """The film of the nation whose agent I am, if I am one."""
        return frozenset([FILM[NATION_OF[face]] for face in self.mind.identities if face in NATION_OF])

    def futures(self, move: Command) -> Iterator[Future]:
        """What may follow from a move, as this seat would see it."""
        me, mine, table, sure = self.me, to(self.me), self.table, self.sure
        match move:
            case ask.DrawCard("deck"):
                yield (
                    self.now,
                    [(chance, told.CardDrawn(me, Known(card, mine))) for card, chance in self.book.on_top()],
                )
            case ask.DrawCard():
                yield sure(told.DiscardTaken(me, table.discard[-1], None))
            case ask.Pass():
                yield sure(told.Passed(me, min(1, table.house)))
            case ask.Bribe(target, card):
                yield from self.bribed(target, card)
            case ask.Steal(target):
                yield sure(told.Stole(me, target, min(2, table.francs[target])))
            case ask.CashOut():
                yield sure(told.CashedOut(me, min(3, table.house)))
            case ask.Interrogate(target, pay):
                yield (
                    self.now,
                    [
                        (chance, told.Interrogated(me, target, pay, Known(face, mine)))
                        for face, chance in self.shown(target)
                    ],
                )
            case ask.Blackmail(target, pay):
                yield from self.blackmailed(target, told.BlackmailDeclared(me, target, pay))
            case ask.AnswerBribe(True):
                yield self.accepted()
            case ask.AnswerBribe():
                yield sure(told.BribeDeclined(self.active, me, min(1, table.francs[me])))
            case ask.AnswerBlackmail(answer):
                yield self.answered(answer)
            case ask.Discard(cards):
                yield sure(told.Discarded(me, cards, ACE_FEE if "ACE" in cards else 0))

    @property
    def active(self) -> Seat:
        """Whose turn it is, while I answer him."""
        assert self.table.turn is not None
        return self.table.turn

    def bribed(self, target: Seat, card: Card) -> Iterator[Future]:
        """The Croupier takes all that he is offered; others often do not."""
        me, francs = self.me, self.table.francs[target]
        taken = 1.0 if target == croupier(self.table) else ACCEPTED if francs else DECLINED_FREE
        yield self.now, [(taken, told.BribeAccepted(me, target, Known(card, to(me, target))))]
        yield self.now, [(1 - taken, told.BribeDeclined(me, target, min(1, francs)))]

    def shown(self, target: Seat) -> Iterator[tuple[Card | Identity, float]]:
        """What an interrogation may show; of all that tells this seat nothing, one card stands for the rest."""
        dull: list[tuple[Card | Identity, float]] = []
        for face, chance in belief.shown(self.book, self.mind, self.agents, target, self.picks(target)):
            if face in self.telling:
                yield face, chance
            elif chance > NEAR:
                dull.append((face, chance))
        if dull:
            yield dull[0][0], sum(chance for _, chance in dull)

    @cached_property
    def telling(self) -> frozenset[Card | Identity]:
        """What is worth seeing; to agents and the Broker it is letters."""
        worth: dict[str, frozenset[Card | Identity]] = {
            "JOURNALIST": AGENTS, "HITMAN": ACE, "INTERPOL": self.table.options.bloody,
        }  # fmt: skip
        return frozenset().union(*(worth.get(face, LETTERS) for face in self.mind.identities))

    def blackmailed(self, target: Seat, declared: Event) -> Iterator[Future]:
        """Warded off by who has a `CO`; else paid by some who can; else it clears, and brings a card."""
        me, table = self.me, self.table
        defended, paid = self.resists(target)
        position = after(self.now, declared)
        yield position, [(defended, told.BlackmailDefended(me, target))]
        yield position, [(paid, told.BlackmailPaid(me, target))]
        left, submitted = 1 - defended - paid, told.BlackmailDeclined(me, target)
        if not table.hands[target]:
            yield position, [(left, submitted)]
            return
        picks, both = self.picks(target), to(me, target)
        taken = [(left * chance, told.CardTaken(me, target, Known(card, both))) for card, chance in picks]
        yield after(position, submitted), taken

    def resists(self, target: Seat) -> tuple[float, float]:
        """How likely a blackmail is warded off, and how likely it is paid."""
        is_automaton = target == croupier(self.table)
        defended = 0.0 if is_automaton else self.book.holds(target, CASH_OUT)
        pays = self.table.options.croupier_pays if is_automaton else PAID
        return defended, (1 - defended) * pays * (self.table.francs[target] >= 2)

    def accepted(self) -> Future:
        """I take a bribe: it may be any card of that hand."""
        giver, both = self.active, to(self.active, self.me)
        picks = self.picks(giver)
        return self.now, [(chance, told.BribeAccepted(giver, self.me, Known(card, both))) for card, chance in picks]

    def answered(self, answer: str) -> Future:
        """I answer a blackmail."""
        me, seat, hand = self.me, self.active, self.mind.hand
        if answer == "pay":
            return self.sure(told.BlackmailPaid(seat, me))
        if answer == "defend":
            return self.sure(told.BlackmailDefended(seat, me))
        submitted = told.BlackmailDeclined(seat, me)
        if not hand:
            return self.sure(submitted)
        both = to(seat, me)
        taken = [(1 / len(hand), told.CardTaken(seat, me, Known(card, both))) for card in hand]
        return after(self.now, submitted), taken

    def sure(self, event: Event) -> Future:
        """This happens, and nothing else."""
        return self.now, [(1.0, event)]


def after(position: Position, event: Event) -> Position:
    """A view, once this event has happened."""
    table, mind = position
    return fold_table(table, observe(event, None)), fold_mind(mind, observe(event, mind.seat))
