"""The house's own player: it imagines what each move may lead to, and takes the one that leaves it most to hope for.

It plays from its view alone. What it imagines are events as it would see them, and the ordinary folds tell what it would
know then. The odds are exact; how others answer, and how long luck takes, are rules of thumb, given as constants here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations

import msgspec
from msgspec.structs import replace

from domain.kernel.chance import Chance
from domain.kernel.offers import Command, Offer
from domain.kernel.secrecy import Event, Known, Seat, observe, to
from domain.rulesets.microfilms import commands as ask
from domain.rulesets.microfilms import events as told
from domain.rulesets.microfilms import odds
from domain.rulesets.microfilms.cards import (
    ACE_FEE,
    AGENT,
    AGENTS,
    CROUPIER,
    CROUPIER_GOAL,
    FILM,
    LETTER,
    LETTERS,
    NATION_OF,
    Card,
    Identity,
    Nation,
)
from domain.rulesets.microfilms.mind import Mind, learn
from domain.rulesets.microfilms.offers import offers
from domain.rulesets.microfilms.table import Table, croupier, see

ACCEPTED, DECLINED_FREE = 0.35, 0.25
"""How often others take a bribe; how often one does who has no franc to pay for declining."""
PAID = 0.3
"""How often those who have the francs pay a blackmailer, if they have no `CO`."""
FRANC, SHIELD = 0.006, 0.012
"""What a franc is worth beside its use, and a `CO` that can ward off a blackmail."""
GIFT = {"MF": 0.03, "AL": 0.015}
"""What it costs to let others have a film or a letter, by the card's first letters."""
CLEARED_DANGER, SUSPECT_DANGER, CALM = 0.8, 0.3, 20
"""How likely a player is to end the game in his first turn: so much, of so many."""
GRUDGE = 0.6
"""How much worse it is to lose to the Croupier than to the other player."""
FAR = 9.0
"""Turns after which luck is no longer counted on."""
NEAR = 1e-9
"""Chances and hopes that differ by less are equal."""
ACE: tuple[Card, ...] = ("ACE",)
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


def hope(table: Table, mind: Mind) -> float:
    """The chance to win that a view promises, when its next turn has come; of a hand above the limit it keeps the best."""
    book = odds.book(table, mind)
    top = dict(book.on_top()) if table.deck else {}
    outlook = Outlook(table, mind, mind.hand, book, top, pace(table, mind))
    limit = table.limit(mind.seat)
    if len(mind.hand) <= limit:
        return outlook.value()
    return max(replace(outlook, hand=hand).value() for hand in sorted({*combinations(mind.hand, limit)}))


def pace(table: Table, mind: Mind) -> float:
    """What a win is worth that comes a turn later: others may be first, the Croupier too, and turns run out.

    How soon others win shows in how long they have not: a game that has lasted long is a slow one.
    """
    others = [seat for seat in table.others(mind.seat) if seat < table.players]
    danger = sum(CLEARED_DANGER if table.cleared[seat] else SUSPECT_DANGER for seat in others) / (CALM + table.turns)
    left = table.options.turn_cap - table.turns / table.players
    if table.options.is_croupier:
        left = min(left, (CROUPIER_GOAL - table.francs[CROUPIER] + max(0, 2 - table.hands[CROUPIER])) / 2)
    return max(0.0, (1 - danger) * left / (left + 1))


class Outlook(msgspec.Struct, frozen=True):
    """What each identity may hope for: the odds of its attempt, less for every turn it has yet to wait.

    hand: what is kept; top: what the next card of the draw deck may be; pace: what a turn's wait leaves of a win.
    """

    table: Table
    mind: Mind
    hand: tuple[Card, ...]
    book: odds.Book
    top: dict[Card, float]
    pace: float

    def value(self) -> float:
        """The best identity's hope, and a little for francs and a shield."""
        best = max(self.of(identity) for identity in self.mind.identities)
        return self.after(1, best) + FRANC * min(self.francs, 4) + SHIELD * ("CO" in self.hand)

    def of(self, identity: Identity) -> float:
        match identity:
            case "JOURNALIST":
                return self.journalist()
            case "HITMAN":
                return self.hitman()
            case "BROKER":
                return self.broker()
            case "INTERPOL":
                return self.interpol()
        return self.agent(NATION_OF[identity])

    @property
    def francs(self) -> int:
        return self.table.francs[self.mind.seat]

    def after(self, turns: float, chance: float = 1.0) -> float:
        """What is left of a chance to win that comes `turns` from now."""
        return float(chance * self.pace**turns)

    def clearing(self, *kept: Card) -> float:
        """Turns until Cleared, if these cards are not to be spent.

        A blackmail fails on a `CO` or is paid, and a bribe is mostly declined, but for the Croupier, who takes everything.
        """
        if self.table.cleared[self.mind.seat]:
            return 0.0
        spare = [card for card in self.hand if card not in kept]
        has_threat = "SB" in spare or "IB" in spare or self.francs >= 2
        if self.table.options.is_croupier:
            return 1.0 if spare or has_threat else 2.0
        if has_threat:
            return 1.6
        return min(2.4 if spare else FAR, 3.6 - self.francs)

    def evening(self) -> float:
        """Turns until the second evening: about half of all turns draw."""
        return 0.0 if self.table.evening >= 2 else 2.0 * self.table.deck / self.table.players

    def drawing(self, *cards: Card) -> float:
        """Turns until a draw brings one of these."""
        chance = sum(self.top.get(card, 0.0) for card in cards)
        return min(FAR, 1 / chance) if chance else FAR

    def agent(self, mine: Nation) -> float:
        """Show a film in hand, or draw for one."""
        wins = odds.film_wins(self.book, mine)
        held = [nation for nation in wins if FILM[nation] in self.hand]
        return max(self.drawn(wins), *(self.held(wins, nation) for nation in held), 0.0)

    def held(self, wins: dict[Nation, float], film: Nation) -> float:
        """With a film in hand: as soon as Cleared, or when a letter has told if it is the right one.

        If it is not, another has to be found, which takes about four turns.
        """
        wait = self.clearing(FILM[film])
        is_sure = len(self.book.lone) == 1
        wait_letter = 0.0 if is_sure else self.drawing(*(LETTER[nation] for nation in self.book.lone))
        now = self.after(wait, wins[film])
        later = wins[film] + self.after(4, 1 - wins[film])
        return max(now, self.after(max(wait, wait_letter), later)) if wins[film] else 0.0

    def drawn(self, wins: dict[Nation, float]) -> float:
        """Without a film: draw any that may win; each has its odds."""
        good = [nation for nation, chance in wins.items() if chance]
        wait = self.clearing() + self.drawing(*(FILM[nation] for nation in good))
        return self.after(wait, self.on_average(good, wins) or max(wins.values()))

    def on_average(self, nations: list[Nation], chances: dict[Nation, float]) -> float:
        """The mean of chances by film, each film as likely as it is on top of the draw deck; 0 if none is there."""
        likely = [(self.top.get(FILM[nation], 0.0), chances[nation]) for nation in nations]
        total = sum(weight for weight, _ in likely)
        return sum(weight * chance for weight, chance in likely) / total if total else 0.0

    def journalist(self) -> float:
        """A film, and the face that goes with it: by guess, or by about four turns of interrogation."""
        found = odds.agents(self.table, self.mind)
        others = self.table.others(self.mind.seat)
        face = {
            nation: max(found.get((seat, nation), 0.0) for seat in others)
            for nation in self.table.nations
            if AGENT[nation] not in self.mind.identities
        }
        wait_face = 4.0 if self.francs or "IB" in self.hand else 5.0
        held = [nation for nation in face if FILM[nation] in self.hand]
        if held:
            return max(
                self.after(self.clearing(FILM[nation]), max(face[nation], self.after(wait_face))) for nation in held
            )
        wait = self.clearing() + self.drawing(*FILM.values())
        return self.after(wait, max(self.on_average(list(face), face) or 0.5, self.after(wait_face)))

    def hitman(self) -> float:
        """Know who holds the Ace, who will hardly get rid of it; best of all, give it away as a bribe."""
        if "ACE" in self.hand:
            return self.after(2 + 0.7 * self.clearing("ACE"), 0.85)
        held = max(self.book.holds(seat, ACE) for seat in self.table.others(self.mind.seat))
        wait_ace = min(5.0, self.drawing("ACE") + 2)
        return max(self.after(self.clearing(), 0.9 * held), self.after(self.clearing() + wait_ace))

    def interpol(self) -> float:
        """A Suspect with a bloodstained card, in the second evening; best of all, he took it as a bribe."""
        bloody = self.table.options.bloody
        suspects = [seat for seat in self.table.others(self.mind.seat) if not self.table.cleared[seat]]
        caught = max((self.book.holds(seat, bloody) for seat in suspects), default=0.0)
        wait_bait = self.clearing() + (2 if bloody.intersection(self.hand) else 3)
        now = self.after(max(self.evening(), self.clearing()), 0.9 * caught)
        return max(now, self.after(max(self.evening(), wait_bait), 0.7))

    def broker(self) -> float:
        """Know where both letters are, in the second evening; in five turns some more will have been seen."""
        wait = max(self.clearing(), self.evening())
        now = self.after(wait, 0.95 * odds.likely_places(self.book))
        return max(now, self.after(max(wait, 5.0), 0.6))
