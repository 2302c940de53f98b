"""Legal commands of a seat, from its view alone. Legality is decided only here (rules MF-4 to MF-8). And the
answers of absent players (rule MF-10).
"""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.choices import Choice, Maybe, Ordered
from domain.kernel.offers import Command, Offer, offer
from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.model import commands
from domain.rulesets.microfilms.model.cards import ACE_FEE, AGENT, FILMS, HANDS, LETTERS, NATION_OF, Card
from domain.rulesets.microfilms.model.commands import (
    AnswerBlackmail,
    AnswerBribe,
    AnswerDraw,
    CroupierTurn,
    Discard,
    Pass,
)
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.table import Table, croupier_seat, decisions


def offers(table: Table, mind: Mind) -> tuple[Offer, ...]:
    """All offers to `mind.seat`; none if no decision is asked of it."""
    match decisions(table).get(mind.seat):
        case "turn":
            return (*turn_offers(table, mind), *attempt_offers(table, mind))
        case "bribe":
            return (offer(commands.AnswerBribe, accept=(True, False)),)
        case "blackmail":
            return (offer(commands.AnswerBlackmail, answer=tuple(blackmail_answers(table, mind))),)
        case "discard":
            return (offer(commands.Discard, cards=Ordered(discardable_cards(table, mind), table.owed)),)
        case "draw_offer":
            return (offer(commands.AnswerDraw, agree=(True, False)),)
        case "croupier":
            return (offer(commands.CroupierTurn),)
    return ()


def turn_offers(table: Table, mind: Mind) -> Iterator[Offer]:
    """Choices of a turn except attempts to win.  Rules MF-4.1 to MF-4.7, MF-8.3."""
    hand, francs = mind.hand, table.francs[mind.seat]
    kinds, others = tuple(dict.fromkeys(hand)), table.others(mind.seat)
    piles = (("deck",) if table.deck else ()) + (("discard",) if table.discard_size else ())
    if piles:
        yield offer(commands.DrawCard, pile=piles)
    yield offer(commands.Pass)
    if kinds:
        yield offer(commands.Bribe, target=others, card=kinds)
    if "SB" in hand:
        yield offer(commands.Steal, target=others)
    if "CO" in hand:
        yield offer(commands.CashOut)
    fees = (("IB",) if "IB" in hand else ()) + (("FRANC",) if francs >= 1 else ())
    suspects = tuple([seat for seat in others if seat != croupier_seat(table) or table.hands[seat]])
    if fees and suspects:
        yield offer(commands.Interrogate, target=suspects, pay=fees)
    means = tuple([card for card in ("SB", "IB") if card in hand]) + (("FRANCS",) if francs >= 2 else ())
    if means:
        yield offer(commands.Blackmail, target=others, pay=means)
    if table.options.draw_by_agreement and not table.proposed:
        yield offer(commands.ProposeDraw)


def blackmail_answers(table: Table, mind: Mind) -> Iterator[str]:
    """Rules MF-4.7.1 to MF-4.7.3."""
    if table.francs[mind.seat] >= 2:
        yield "pay"
    if "CO" in mind.hand:
        yield "defend"
    yield "decline"


def discardable_cards(table: Table, mind: Mind) -> tuple[Card, ...]:
    """The hand, without the Ace if the seat cannot pay its fee.  Rule MF-5.3."""
    if table.francs[mind.seat] >= ACE_FEE:
        return mind.hand
    return tuple([card for card in mind.hand if card != "ACE"])


def attempt_offers(table: Table, mind: Mind) -> Iterator[Offer]:
    """Attempts to win, by each identity of the seat.  Rules MF-6.1 to MF-6.6, MF-7.4, MF-7.5."""
    if table.cleared[mind.seat]:
        for identity in mind.identities:
            yield from identity_offers(table, mind, identity)
    yield from croupier_claim_offers(table, mind)


def identity_offers(table: Table, mind: Mind, identity: str) -> Iterator[Offer]:
    others = table.others(mind.seat)
    films = tuple([card for card in mind.hand if card in FILMS])
    order: dict[str, Choice] = {}
    if not table.options.is_croupier:
        order = {"discard_order": Maybe(Ordered(mind.hand, len(mind.hand)))}
    match identity:
        case "JOURNALIST":
            shown = tuple([film for film in films if AGENT[NATION_OF[film]] not in mind.identities])
            if shown:
                yield offer(commands.WinAsJournalist, film=shown, target=others, **order)
        case "HITMAN":
            yield offer(commands.WinAsHitman, target=others, **order)
        case "BROKER":
            if table.evening >= 2:
                places = ("draw", "discard", *(HANDS[seat] for seat in (mind.seat, *others)))
                yield offer(commands.WinAsBroker, first=places, second=places, **order)
        case "INTERPOL":
            suspects = tuple([seat for seat in others if not table.cleared[seat]])
            if table.evening >= 2 and suspects:
                yield offer(commands.WinAsInterpol, target=suspects, **order)
        case _:
            if films:
                yield offer(commands.WinAsAgent, film=films)


def croupier_claim_offers(table: Table, mind: Mind) -> Iterator[Offer]:
    """The extra claim in the variant with the Croupier.  Rule MF-7.5."""
    seat: Seat | None = croupier_seat(table)
    if seat is None or not table.cleared[seat] or not table.hands[seat]:
        return
    if table.options.claim_needs_both_cleared and not table.cleared[mind.seat]:
        return
    yield offer(
        commands.ClaimCroupier,
        nation=tuple([nation for nation in table.nations if AGENT[nation] not in mind.identities]),
    )


def default(table: Table, mind: Mind) -> Command:
    """The cautious answer: pass, decline a bribe, pay a blackmailer, keep films and letters, refuse a draw."""
    match decisions(table)[mind.seat]:
        case "bribe":
            return AnswerBribe(accept=False)
        case "blackmail":
            return AnswerBlackmail(answer="pay" if table.francs[mind.seat] >= 2 else "decline")
        case "discard":
            return Discard(cards=tuple(sorted(mind.hand, key=keep_priority)[: table.owed]))
        case "draw_offer":
            return AnswerDraw(agree=False)
        case "croupier":
            return CroupierTurn()
    return Pass()


def keep_priority(card: Card) -> int:
    """Sort key for discarding: lowest first. Actions, then letters, then films; the Ace is never reached."""
    return 3 if card == "ACE" else 2 if card in FILMS else 1 if card in LETTERS else 0
