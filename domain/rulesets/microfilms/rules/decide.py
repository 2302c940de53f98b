"""What follows from a command that was offered: the table of contents of the rules."""

from __future__ import annotations

from domain.kernel.chance import Chance
from domain.kernel.secrecy import Event, Seat
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
from domain.rulesets.microfilms.model.events import (
    CroupierPaid,
    Discarded,
    DrawAnswered,
    DrawProposed,
    DrawRefused,
    Ended,
)
from domain.rulesets.microfilms.rules import turn, win_attempts
from domain.rulesets.microfilms.rules.ending import close
from domain.rulesets.microfilms.rules.state import State

Command = (
    DrawCard | Pass | Bribe | AnswerBribe | Steal | CashOut | Interrogate | Blackmail | AnswerBlackmail | Discard
    | WinAsAgent | FreelanceAttempt | ClaimCroupier | ProposeDraw | AnswerDraw | CroupierTurn
)  # fmt: skip


def decide(state: State, seat: Seat, command: Command, chance: Chance) -> tuple[Event, ...]:
    """The events that follow from an offered command."""
    match command:
        case DrawCard():
            return turn.draw(state, seat, command, chance)
        case Pass():
            return turn.take_franc(state, seat)
        case Bribe():
            return turn.bribe(state, seat, command)
        case AnswerBribe():
            return turn.answer_bribe(state, seat, command)
        case Steal(target):
            return turn.steal(state, seat, target)
        case CashOut():
            return turn.cash_out(state, seat)
        case Interrogate():
            return turn.interrogate(state, seat, command, chance)
        case Blackmail():
            return turn.blackmail(state, seat, command, chance)
        case AnswerBlackmail():
            return turn.answer_blackmail(state, seat, command, chance)
        case Discard():
            return turn.discard(state, seat, command)
        case WinAsAgent():
            return win_attempts.as_agent(state, seat, command)
        case WinAsJournalist() | WinAsHitman() | WinAsBroker() | WinAsInterpol():
            return win_attempts.as_freelancer(state, seat, command)
        case ClaimCroupier():
            return win_attempts.claim_croupier(state, seat, command)
        case ProposeDraw():
            return propose_draw(state, seat)
        case AnswerDraw():
            return answer_draw(state, seat, command)
        case CroupierTurn():
            return croupier_turn(state, chance)


def propose_draw(state: State, seat: Seat) -> tuple[Event, ...]:
    """Every other player still in is asked; the Croupier is not.  Rule MF-8.3."""
    asked = tuple(each for each in state.table.others(seat) if each < state.table.players)
    return (DrawProposed(seat, asked),)


def answer_draw(state: State, seat: Seat, command: AnswerDraw) -> tuple[Event, ...]:
    """The first refusal ends the proposal, the last agreement the game.  Rule MF-8.3."""
    answered = DrawAnswered(seat, command.agree)
    if not command.agree:
        return answered, DrawRefused()
    if state.table.asked == (seat,):
        return answered, Ended((), "draw_agreed")
    return (answered,)


def croupier_turn(state: State, chance: Chance) -> tuple[Event, ...]:
    """Up to one card he draws; from two on he takes a franc, and throws away a third.  Rules MF-7.2, MF-7.6."""
    table, hand = state.table, state.minds[CROUPIER].hand
    if len(hand) <= 1:
        return close(state, *((turn.from_deck(state, CROUPIER, chance),) if table.deck else ()))
    francs = min(1, table.house)
    paid = CroupierPaid(CROUPIER, francs)
    if table.francs[CROUPIER] + francs >= CROUPIER_GOAL:
        return paid, Ended((), "croupier_ten_francs")
    if len(hand) < 3:
        return close(state, paid)
    thrown = chance("croupier-discard", hand)
    return close(state, paid, Discarded(CROUPIER, (thrown,), 0))
