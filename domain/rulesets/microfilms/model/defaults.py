"""Default answers of absent players (rule MF-10)."""

from __future__ import annotations

from domain.kernel.offers import Command
from domain.rulesets.microfilms.model.cards import FILMS, LETTERS, Card
from domain.rulesets.microfilms.model.commands import (
    AnswerBlackmail,
    AnswerBribe,
    AnswerDraw,
    CroupierTurn,
    Discard,
    Pass,
)
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.table import Table, decisions


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
