"""Possible outcomes of a move, as the seat would observe them, with their probabilities.

Outcomes are events, folded by the ordinary folds. Probabilities of cards come from the belief; the answers of
others are rules of thumb, given as constants here. Tests verify against the rules that every event that the rules
decide is among these outcomes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property, partial

from msgspec.structs import replace

from domain.kernel.offers import Command
from domain.kernel.secrecy import Event, Known, Seat, observe, to
from domain.rulesets.microfilms.bot import belief
from domain.rulesets.microfilms.bot.evaluation import ACE
from domain.rulesets.microfilms.model import commands, events
from domain.rulesets.microfilms.model.cards import ACE_FEE, AGENTS, LETTERS, Card, Identity
from domain.rulesets.microfilms.model.mind import Mind, to_lookahead
from domain.rulesets.microfilms.model.table import Table, croupier_seat
from domain.rulesets.microfilms.rules.state import FOLDS

ACCEPTED, ACCEPTED_WITHOUT_FRANCS = 0.35, 0.25
"""Probability that others accept a bribe; the same if they have no franc, so that declining is free."""
PAID = 0.3
"""Probability that a target with two francs and no `CO` pays a blackmailer."""
EPSILON = 1e-9
"""Values and probabilities that differ by less count as equal."""
CASH_OUT: frozenset[Card] = frozenset(("CO",))

Position = tuple[Table, Mind]
"""A view, present or possible."""
Future = tuple[Position, Sequence[tuple[float, Event]]]
"""A position, and the events that may follow, each with its probability. To the public they all look alike."""


class Foresight:
    """Outcomes of moves from one view.

    Futures omit the public memory of hands and the notes of cards: evaluation does not use them, and folding them costs
    time.
    """

    def __init__(self, table: Table, mind: Mind) -> None:
        self.table, self.mind, self.me = replace(table, sightings=(), ways=()), mind, mind.seat
        self.now = self.table, to_lookahead(mind)
        self.belief = belief.belief_of(self.table, mind)
        self.pick_odds = cache(partial(belief.pick_odds, self.belief))
        self.interrogation_odds = cache(self._interrogation_odds)
        self.resistance_odds = cache(self._resistance_odds)

    @cached_property
    def agent_odds(self) -> belief.AgentOdds:
        return belief.agent_odds(self.table, self.mind)

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

    def _interrogation_odds(self, target: Seat) -> list[tuple[Card | Identity, float]]:
        """Outcomes of an interrogation with their probabilities; one card stands for all uninformative ones."""
        informative, dull = list[tuple[Card | Identity, float]](), list[tuple[Card | Identity, float]]()
        for face, chance in belief.interrogation_odds(
            self.belief, self.mind, self.agent_odds, target, self.pick_odds(target)
        ):
            if face in self.informative_cards:
                informative.append((face, chance))
            elif chance > EPSILON:
                dull.append((face, chance))
        return [*informative, (dull[0][0], sum(chance for _, chance in dull))] if dull else informative

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

    def _resistance_odds(self, target: Seat) -> tuple[float, float]:
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
    return FOLDS.table(table, observe(event, None)), FOLDS.mind(mind, observe(event, mind.seat))
