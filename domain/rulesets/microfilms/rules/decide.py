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
from domain.rulesets.microfilms.rules.state import Turn
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


def decide(turn: Turn, seat: Seat, command: Command) -> None:
    """The events that follow from an offered command."""
    match command:
        case DrawCard():
            draw(turn, seat, command)
        case Pass():
            take_franc(turn, seat)
        case Bribe():
            bribe(turn, seat, command)
        case AnswerBribe():
            answer_bribe(turn, seat, command)
        case Steal(target):
            steal(turn, seat, target)
        case CashOut():
            cash_out(turn, seat)
        case Interrogate():
            interrogate(turn, seat, command)
        case Blackmail():
            blackmail(turn, seat, command)
        case AnswerBlackmail():
            answer_blackmail(turn, seat, command)
        case Discard():
            discard(turn, seat, command)
        case WinAsAgent():
            win_attempts.attempt_as_agent(turn, seat, command)
        case WinAsJournalist() | WinAsHitman() | WinAsBroker() | WinAsInterpol():
            win_attempts.attempt_as_freelancer(turn, seat, command)
        case ClaimCroupier():
            win_attempts.claim_croupier(turn, seat, command)
        case ProposeDraw():
            propose_draw(turn, seat)
        case AnswerDraw():
            answer_draw(turn, seat, command)
        case CroupierTurn():
            croupier_turn(turn)


def propose_draw(turn: Turn, seat: Seat) -> None:
    """Ask every other player still in, but not the Croupier.  Rule MF-8.3."""
    asked = tuple(each for each in turn.table.others(seat) if each < turn.table.players)
    turn.emit(DrawProposed(seat, asked))


def answer_draw(turn: Turn, seat: Seat, command: AnswerDraw) -> None:
    """The first refusal ends the proposal; the last agreement ends the game.  Rule MF-8.3."""
    answered = DrawAnswered(seat, command.agree)
    if not command.agree:
        return turn.emit(answered, DrawRefused())
    if turn.table.asked == (seat,):
        return turn.emit(answered, Ended((), "draw_agreed"))
    return turn.emit(answered)


def croupier_turn(turn: Turn) -> None:
    """With at most one card the Croupier draws; otherwise it takes a franc and discards its third card.

    Rules MF-7.2, MF-7.6.
    """
    table, hand = turn.table, turn.minds[CROUPIER].hand
    if len(hand) <= 1:
        return close(turn, *((draw_from_deck(turn, CROUPIER),) if table.deck else ()))
    francs = min(1, table.house)
    paid = CroupierPaid(CROUPIER, francs)
    if table.francs[CROUPIER] + francs >= CROUPIER_GOAL:
        return turn.emit(paid, Ended((), "croupier_ten_francs"))
    if len(hand) < 3:
        return close(turn, paid)
    thrown = turn.draw("croupier-discard", hand)
    return close(turn, paid, Discarded(CROUPIER, (thrown,), 0))
