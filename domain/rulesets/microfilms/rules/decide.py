"""Dispatch from commands to rules (MF-4 to MF-8)."""

from __future__ import annotations

from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.model.cards import CROUPIER, CROUPIER_GOAL
from domain.rulesets.microfilms.model.commands import (
    AnswerBlackmail,
    AnswerBribe,
    AnswerDraw,
    Blackmail,
    Bribe,
    CashOut,
    ClaimCroupier,
    CroupierTurn,
    Discard,
    DrawCard,
    FreelanceAttempt,
    Interrogate,
    Pass,
    ProposeDraw,
    Steal,
    WinAsAgent,
    WinAsBroker,
    WinAsHitman,
    WinAsInterpol,
    WinAsJournalist,
)
from domain.rulesets.microfilms.model.ending_events import DrawAnswered, DrawProposed, DrawRefused, Ended
from domain.rulesets.microfilms.model.events import CroupierPaid, Discarded
from domain.rulesets.microfilms.rules import win_attempts
from domain.rulesets.microfilms.rules.ending import close
from domain.rulesets.microfilms.rules.state import Deciding
from domain.rulesets.microfilms.rules.turn import (
    answer_blackmail,
    answer_bribe,
    blackmail,
    bribe,
    cash_out,
    discard,
    draw,
    draw_from_deck,
    interrogate,
    steal,
    take_franc,
)

Command = (
    DrawCard | Pass | Bribe | AnswerBribe | Steal | CashOut | Interrogate | Blackmail | AnswerBlackmail | Discard
    | WinAsAgent | FreelanceAttempt | ClaimCroupier | ProposeDraw | AnswerDraw | CroupierTurn
)  # fmt: skip


def decide(deciding: Deciding, seat: Seat, command: Command) -> None:
    """The events that follow from an offered command."""
    match command:
        case DrawCard():
            draw(deciding, seat, command)
        case Pass():
            take_franc(deciding, seat)
        case Bribe():
            bribe(deciding, seat, command)
        case AnswerBribe():
            answer_bribe(deciding, seat, command)
        case Steal(target):
            steal(deciding, seat, target)
        case CashOut():
            cash_out(deciding, seat)
        case Interrogate():
            interrogate(deciding, seat, command)
        case Blackmail():
            blackmail(deciding, seat, command)
        case AnswerBlackmail():
            answer_blackmail(deciding, seat, command)
        case Discard():
            discard(deciding, seat, command)
        case WinAsAgent():
            win_attempts.attempt_as_agent(deciding, seat, command)
        case WinAsJournalist() | WinAsHitman() | WinAsBroker() | WinAsInterpol():
            win_attempts.attempt_as_freelancer(deciding, seat, command)
        case ClaimCroupier():
            win_attempts.claim_croupier(deciding, seat, command)
        case ProposeDraw():
            propose_draw(deciding, seat)
        case AnswerDraw():
            answer_draw(deciding, seat, command)
        case CroupierTurn():
            croupier_turn(deciding)


def propose_draw(deciding: Deciding, seat: Seat) -> None:
    """Ask every other player still in, but not the Croupier.  Rule MF-8.3."""
    asked = tuple(each for each in deciding.table.others(seat) if each < deciding.table.players)
    deciding.emit(DrawProposed(seat, asked))


def answer_draw(deciding: Deciding, seat: Seat, command: AnswerDraw) -> None:
    """The first refusal ends the proposal; the last agreement ends the game.  Rule MF-8.3."""
    answered = DrawAnswered(seat, command.agree)
    if not command.agree:
        return deciding.emit(answered, DrawRefused())
    if deciding.table.asked == (seat,):
        return deciding.emit(answered, Ended((), "draw_agreed"))
    return deciding.emit(answered)


def croupier_turn(deciding: Deciding) -> None:
    """With at most one card the Croupier draws; otherwise it takes a franc and discards its third card.

    Rules MF-7.2, MF-7.6.
    """
    table, hand = deciding.table, deciding.minds[CROUPIER].hand
    if len(hand) <= 1:
        return close(deciding, *((draw_from_deck(deciding, CROUPIER),) if table.deck else ()))
    francs = min(1, table.house)
    paid = CroupierPaid(CROUPIER, francs)
    if table.francs[CROUPIER] + francs >= CROUPIER_GOAL:
        return deciding.emit(paid, Ended((), "croupier_ten_francs"))
    if len(hand) < 3:
        return close(deciding, paid)
    thrown = deciding.draw("croupier-discard", hand)
    return close(deciding, paid, Discarded(CROUPIER, (thrown,), 0))
