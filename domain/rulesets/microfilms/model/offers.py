"""Legal commands of a seat, from its view alone. Legality is decided only here (rules MF-4 to MF-8). And the
answers of absent players (rule MF-10).
"""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.choices import Choice, Maybe, Ordered
from domain.kernel.offers import Answer, Command, Offer, offer, to_offers, withhold
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


def answers(table: Table, mind: Mind) -> tuple[Answer, ...]:
    """All answers of `mind.seat`, offered and withheld; none if no decision is asked of it."""
    match decisions(table).get(mind.seat):
        case "turn":
            return (*turn_offers(table, mind), *attempt_offers(table, mind))
        case "bribe":
            return (offer(commands.AnswerBribe, accept=(True, False)),)
        case "blackmail":
            return tuple(blackmail_answers(table, mind))
        case "discard":
            return tuple(discard_answers(table, mind))
        case "draw_offer":
            return (offer(commands.AnswerDraw, agree=(True, False)),)
        case "croupier":
            return (offer(commands.CroupierTurn),)
    return ()


def offers(table: Table, mind: Mind) -> tuple[Offer, ...]:
    """What `mind.seat` may do."""
    return to_offers(answers(table, mind))


def turn_offers(table: Table, mind: Mind) -> Iterator[Answer]:
    """Choices of a turn except attempts to win.  Rules MF-4.1 to MF-4.7, MF-8.3."""
    hand, francs = mind.hand, table.francs[mind.seat]
    kinds, others = tuple(dict.fromkeys(hand)), table.others(mind.seat)
    piles = (("deck",) if table.deck else ()) + (("discard",) if table.discard_size else ())
    if piles:
        yield offer(commands.DrawCard, pile=piles)
    else:
        yield withhold(commands.DrawCard, "draw deck and discard are empty")
    yield offer(commands.Pass)
    yield offer(commands.Bribe, target=others, card=kinds) if kinds else withhold(commands.Bribe, "you hold no card")
    yield offer(commands.Steal, target=others) if "SB" in hand else withhold(commands.Steal, "you hold no Steal card")
    yield offer(commands.CashOut) if "CO" in hand else withhold(commands.CashOut, "you hold no Cash Out card")
    fees = (("IB",) if "IB" in hand else ()) + (("FRANC",) if francs >= 1 else ())
    suspects = tuple([seat for seat in others if seat != croupier_seat(table) or table.hands[seat]])
    if fees and suspects:
        yield offer(commands.Interrogate, target=suspects, pay=fees)
    elif suspects:
        yield withhold(commands.Interrogate, "you have no Interrogate card and no franc")
    else:
        yield withhold(commands.Interrogate, "the Croupier's hand is empty")
    means = tuple([card for card in ("SB", "IB") if card in hand]) + (("FRANCS",) if francs >= 2 else ())
    if means:
        yield offer(commands.Blackmail, target=others, pay=means)
    else:
        yield withhold(commands.Blackmail, "you have no Blackmail card and not 2 francs")
    if table.options.draw_by_agreement:
        again = withhold(commands.ProposeDraw, "a draw was proposed in this turn already")
        yield again if table.proposed else offer(commands.ProposeDraw)


def blackmail_answers(table: Table, mind: Mind) -> Iterator[Answer]:
    """Rules MF-4.7.1 to MF-4.7.3."""
    can_pay, can_defend = table.francs[mind.seat] >= 2, "CO" in mind.hand
    able = ((("pay",) if can_pay else ()) + (("defend",) if can_defend else ()) + ("decline",))
    yield offer(commands.AnswerBlackmail, answer=able)
    if not can_pay:
        yield withhold(commands.AnswerBlackmail, "you have not 2 francs", field="answer", value="pay")
    if not can_defend:
        yield withhold(commands.AnswerBlackmail, "you hold no Blowback card", field="answer", value="defend")


def discard_answers(table: Table, mind: Mind) -> Iterator[Answer]:
    """Rules MF-5.2, MF-5.3."""
    able = discardable_cards(table, mind)
    yield offer(commands.Discard, cards=Ordered(able, table.owed))
    if able != mind.hand:
        yield withhold(commands.Discard, f"you have not {ACE_FEE} francs for its fee", "MF-5.3", field="cards", value="ACE")


def discardable_cards(table: Table, mind: Mind) -> tuple[Card, ...]:
    """The hand, without the Ace if the seat cannot pay its fee.  Rule MF-5.3."""
    if table.francs[mind.seat] >= ACE_FEE:
        return mind.hand
    return tuple([card for card in mind.hand if card != "ACE"])


def attempt_offers(table: Table, mind: Mind) -> Iterator[Answer]:
    """Attempts to win, by each identity of the seat.  Rules MF-6.1 to MF-6.6, MF-7.4, MF-7.5."""
    for identity in mind.identities:
        if table.cleared[mind.seat]:
            yield from identity_offers(table, mind, identity)
        else:
            yield withhold(ATTEMPT_BY.get(identity, commands.WinAsAgent), "you are not Cleared")
    yield from croupier_claim_offers(table, mind)


def identity_offers(table: Table, mind: Mind, identity: str) -> Iterator[Answer]:
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
            else:
                yield withhold(commands.WinAsJournalist, "you hold no Microfilm of another's nation")
        case "HITMAN":
            yield offer(commands.WinAsHitman, target=others, **order)
        case "BROKER":
            if table.evening >= 2:
                places = ("draw", "discard", *(HANDS[seat] for seat in (mind.seat, *others)))
                yield offer(commands.WinAsBroker, first=places, second=places, **order)
            else:
                yield withhold(commands.WinAsBroker, "it is the first evening")
        case "INTERPOL":
            suspects = tuple([seat for seat in others if not table.cleared[seat]])
            if table.evening >= 2 and suspects:
                yield offer(commands.WinAsInterpol, target=suspects, **order)
            else:
                yield withhold(commands.WinAsInterpol, "it is the first evening" if table.evening < 2 else "no other player is a Suspect")
        case _:
            if films:
                yield offer(commands.WinAsAgent, film=films)
            else:
                yield withhold(commands.WinAsAgent, "you hold no Microfilm")


def croupier_claim_offers(table: Table, mind: Mind) -> Iterator[Answer]:
    """The extra claim in the variant with the Croupier.  Rule MF-7.5."""
    seat: Seat | None = croupier_seat(table)
    if seat is None:
        return
    if not table.cleared[seat]:
        yield withhold(commands.ClaimCroupier, "the Croupier is not Cleared")
        return
    if not table.hands[seat]:
        yield withhold(commands.ClaimCroupier, "the Croupier's hand is empty")
        return
    if table.options.claim_needs_both_cleared and not table.cleared[mind.seat]:
        yield withhold(commands.ClaimCroupier, "you are not Cleared")
        return
    yield offer(
        commands.ClaimCroupier,
        nation=tuple([nation for nation in table.nations if AGENT[nation] not in mind.identities]),
    )


ATTEMPT_BY: dict[str, type[Command]] = {
    "JOURNALIST": commands.WinAsJournalist,
    "HITMAN": commands.WinAsHitman,
    "BROKER": commands.WinAsBroker,
    "INTERPOL": commands.WinAsInterpol,
}
"""The attempt of each freelancer."""


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
