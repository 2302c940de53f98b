"""Dispatch from commands to rules (MF-4 to MF-8)."""

from __future__ import annotations

from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.model import commands
from domain.rulesets.microfilms.model.cards import CROUPIER, CROUPIER_GOAL
from domain.rulesets.microfilms.model.ending_events import DrawAnswered, DrawProposed, DrawRefused, Ended
from domain.rulesets.microfilms.model.events import CroupierPaid, Discarded
from domain.rulesets.microfilms.rules import turn, win_attempts
from domain.rulesets.microfilms.rules.ending import close
from domain.rulesets.microfilms.rules.state import Deciding


def decide(deciding: Deciding, seat: Seat, command: commands.AnyCommand) -> None:
    """The events that follow from an offered command."""
    match command:
        case commands.DrawCard():
            turn.draw(deciding, seat, command)
        case commands.Pass():
            turn.take_franc(deciding, seat)
        case commands.Bribe():
            turn.bribe(deciding, seat, command)
        case commands.AnswerBribe():
            turn.answer_bribe(deciding, seat, command)
        case commands.Steal(target):
            turn.steal(deciding, seat, target)
        case commands.CashOut():
            turn.cash_out(deciding, seat)
        case commands.Interrogate():
            turn.interrogate(deciding, seat, command)
        case commands.Blackmail():
            turn.blackmail(deciding, seat, command)
        case commands.AnswerBlackmail():
            turn.answer_blackmail(deciding, seat, command)
        case commands.Discard():
            turn.discard(deciding, seat, command)
        case commands.WinAsAgent():
            win_attempts.attempt_as_agent(deciding, seat, command)
        case commands.WinAsJournalist() | commands.WinAsHitman() | commands.WinAsBroker() | commands.WinAsInterpol():
            win_attempts.attempt_as_freelancer(deciding, seat, command)
        case commands.ClaimCroupier():
            win_attempts.claim_croupier(deciding, seat, command)
        case commands.ProposeDraw():
            propose_draw(deciding, seat)
        case commands.AnswerDraw():
            answer_draw(deciding, seat, command)
        case commands.CroupierTurn():
            croupier_turn(deciding)


def propose_draw(deciding: Deciding, seat: Seat) -> None:
    """Ask every other player still in, but not the Croupier.  Rule MF-8.3."""
    asked = tuple(each for each in deciding.table.others(seat) if each < deciding.table.players)
    deciding.emit(DrawProposed(seat, asked))


def answer_draw(deciding: Deciding, seat: Seat, command: commands.AnswerDraw) -> None:
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
        return close(deciding, *((turn.draw_from_deck(deciding, CROUPIER),) if table.deck else ()))
    francs = min(1, table.house)
    paid = CroupierPaid(CROUPIER, francs)
    if table.francs[CROUPIER] + francs >= CROUPIER_GOAL:
        return deciding.emit(paid, Ended((), "croupier_ten_francs"))
    if len(hand) < 3:
        return close(deciding, paid)
    thrown = deciding.draw("croupier-discard", hand)
    return close(deciding, paid, Discarded(CROUPIER, (thrown,), 0))
