"""The house's own player: it imagines what each move may lead to, and takes the one that leaves it most to hope for.

It plays from its view alone. What it imagines are events as it would see them, and the ordinary folds tell what it would
know then. The odds are exact; how others answer, and how long luck takes, are rules of thumb, given as constants here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from domain.kernel.chance import Chance
from domain.kernel.offers import Command, Offer
from domain.kernel.secrecy import Event, Known, Seat, observe, to
from domain.rulesets.microfilms import commands as ask
from domain.rulesets.microfilms import events as told
from domain.rulesets.microfilms import odds
from domain.rulesets.microfilms.cards import (
    ACE_FEE,
    AGENTS,
    LETTERS,
    NATION_OF,
    Card,
    Identity,
)
from domain.rulesets.microfilms.folds import see
from domain.rulesets.microfilms.hopes import ACE, hope
from domain.rulesets.microfilms.lessons import learn
from domain.rulesets.microfilms.mind import Mind
from domain.rulesets.microfilms.offers import offers
from domain.rulesets.microfilms.table import Table, croupier

ACCEPTED, DECLINED_FREE = 0.35, 0.25
"""How often others take a bribe; how often one does who has no franc to pay for declining."""
PAID = 0.3
"""How often those who have the francs pay a blackmailer, if they have no `CO`."""
GIFT = {"MF": 0.03, "AL": 0.015}
"""What it costs to let others have a film or a letter, by the card's first letters."""
GRUDGE = 0.6
"""How much worse it is to lose to the Croupier than to the other player."""
NEAR = 1e-9
"""Chances and hopes that differ by less are equal."""
CASH_OUT: tuple[Card, ...] = ("CO",)

Future = tuple[float, tuple[Event, ...]]
"""A chance, and what happens then."""


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
    return (move for move in offer.instances() if getattr(move, "discard_order", None) is None)


class View:
    """One view, its book, and what each move is worth."""

    def __init__(self, table: Table, mind: Mind) -> None:
        self.table, self.mind, self.me = table, mind, mind.seat
        self.book = odds.book(table, mind)

    @cached_property
    def agents(self) -> odds.Faces:
        return odds.agents(self.table, self.mind)

    @cached_property
    def letters(self) -> dict[tuple[str, str], float]:
        return odds.letters_at(self.book)

    def worth(self, move: Command) -> float:
        """The chance to win, for an attempt; the hope that is left, for any other move. Draws are not for the house."""
        match move:
            case ask.ProposeDraw() | ask.AnswerDraw(True):
                return -1.0
            case ask.WinAsAgent(film):
                mine = next(NATION_OF[face] for face in self.mind.identities if face in NATION_OF)
                wins = odds.film_wins(self.book, mine)[NATION_OF[film]]
                return wins - GRUDGE * odds.bank_wins(self.book, self.agents, NATION_OF[film])
            case ask.WinAsJournalist(film, target):
                return self.agents.get((target, NATION_OF[film]), 0.0)
            case ask.WinAsHitman(target):
                return self.book.holds(target, ACE)
            case ask.WinAsInterpol(target):
                return self.book.holds(target, self.table.options.bloody)
            case ask.WinAsBroker(first, second):
                return self.letters.get((first, second), 0.0)
            case ask.ClaimCroupier(nation):
                return odds.claim_wins(self.book, self.agents, 1 - self.me, nation)
        likely = [(chance, events) for chance, events in self.futures(move) if chance > NEAR]
        return sum(chance * hope(*self.imagined(events)) for chance, events in likely) - self.regret(move)

    def imagined(self, events: tuple[Event, ...]) -> tuple[Table, Mind]:
        """This view, once these events have happened."""
        table, mind = self.table, self.mind
        for event in events:
            table, mind = see(table, observe(event, None)), learn(mind, observe(event, self.me))
        return table, mind

    def regret(self, move: Command) -> float:
        """What a move does for others: a film or a letter helps them, in their hands or on top of the discard.

        A bribe that is taken may be bait, for there are freelancers who want a card to be found on somebody.
        """
        match move:
            case ask.Bribe(target, card) if target != croupier(self.table):
                return GIFT.get(card[:2], 0.0) + 0.01 * self.table.cleared[target]
            case ask.AnswerBribe(True):
                return 0.02
            case ask.Discard(cards):
                return GIFT.get(cards[-1][:2], 0.0)
        return 0.0

    def futures(self, move: Command) -> Iterator[Future]:
        """What may follow from a move, as this seat would see it."""
        me, table = self.me, self.table
        match move:
            case ask.DrawCard("deck"):
                for card, chance in self.book.on_top():
                    yield chance, (told.CardDrawn(me, Known(card, to(me))),)
            case ask.DrawCard():
                yield 1.0, (told.DiscardTaken(me, table.discard[-1], None),)
            case ask.Pass():
                yield 1.0, (told.Passed(me, min(1, table.house)),)
            case ask.Bribe(target, card):
                yield from self.bribed(target, card)
            case ask.Steal(target):
                yield 1.0, (told.Stole(me, target, min(2, table.francs[target])),)
            case ask.CashOut():
                yield 1.0, (told.CashedOut(me, min(3, table.house)),)
            case ask.Interrogate(target, pay):
                for face, chance in self.shown(target):
                    yield chance, (told.Interrogated(me, target, pay, Known(face, to(me))),)
            case ask.Blackmail(target, pay):
                yield from self.blackmailed(target, told.BlackmailDeclared(me, target, pay))
            case ask.AnswerBribe(accept):
                yield from self.accepted() if accept else self.declined()
            case ask.AnswerBlackmail(answer):
                yield from self.answered(answer)
            case ask.Discard(cards):
                yield 1.0, (told.Discarded(me, cards, ACE_FEE if "ACE" in cards else 0),)

    @property
    def active(self) -> Seat:
        """Whose turn it is, while I answer him."""
        assert self.table.turn is not None
        return self.table.turn

    def bribed(self, target: Seat, card: Card) -> Iterator[Future]:
        """The Croupier takes all that he is offered; others often do not."""
        me, francs = self.me, self.table.francs[target]
        taken = 1.0 if target == croupier(self.table) else ACCEPTED if francs else DECLINED_FREE
        yield taken, (told.BribeAccepted(me, target, Known(card, to(me, target))),)
        if taken < 1:
            yield 1 - taken, (told.BribeDeclined(me, target, min(1, francs)),)

    def shown(self, target: Seat) -> Iterator[tuple[Card | Identity, float]]:
        """What an interrogation may show; of all that tells this seat nothing, one card stands for the rest."""
        dull: list[tuple[Card | Identity, float]] = []
        for face, chance in odds.shown(self.book, self.mind, target):
            if face in self.telling:
                yield face, chance
            else:
                dull.append((face, chance))
        if dull:
            yield dull[0][0], sum(chance for _, chance in dull)

    @cached_property
    def telling(self) -> frozenset[Card | Identity]:
        """What is worth seeing; to agents and the Broker it is letters."""
        worth: dict[str, frozenset[Card | Identity]] = {
            "JOURNALIST": AGENTS, "HITMAN": frozenset(ACE), "INTERPOL": self.table.options.bloody,
        }  # fmt: skip
        return frozenset().union(*(worth.get(face, LETTERS) for face in self.mind.identities))

    def blackmailed(self, target: Seat, declared: Event) -> Iterator[Future]:
        """Warded off by who has a `CO`; else paid by some who can; else it clears, and brings a card."""
        me, table = self.me, self.table
        is_automaton = target == croupier(table)
        defended = 0.0 if is_automaton else self.book.holds(target, CASH_OUT)
        pays = table.options.croupier_pays if is_automaton else PAID
        paid = (1 - defended) * pays * (table.francs[target] >= 2)
        yield defended, (declared, told.BlackmailDefended(me, target))
        yield paid, (declared, told.BlackmailPaid(me, target))
        left, submitted = 1 - defended - paid, told.BlackmailDeclined(me, target)
        if not table.hands[target]:
            yield left, (declared, submitted)
            return
        for card, chance in odds.picks(self.book, target):
            yield left * chance, (declared, submitted, told.CardTaken(me, target, Known(card, to(me, target))))

    def accepted(self) -> Iterator[Future]:
        """I take a bribe: it may be any card of that hand."""
        for card, chance in odds.picks(self.book, self.active):
            yield chance, (told.BribeAccepted(self.active, self.me, Known(card, to(self.active, self.me))),)

    def declined(self) -> Iterator[Future]:
        """I refuse a bribe."""
        yield 1.0, (told.BribeDeclined(self.active, self.me, min(1, self.table.francs[self.me])),)

    def answered(self, answer: str) -> Iterator[Future]:
        """I answer a blackmail."""
        me, seat, hand = self.me, self.active, self.mind.hand
        submitted = told.BlackmailDeclined(seat, me)
        if answer == "pay":
            yield 1.0, (told.BlackmailPaid(seat, me),)
        elif answer == "defend":
            yield 1.0, (told.BlackmailDefended(seat, me),)
        elif not hand:
            yield 1.0, (submitted,)
        else:
            for card in hand:
                yield 1 / len(hand), (submitted, told.CardTaken(seat, me, Known(card, to(seat, me))))
