"""Kinds of cards, and words of the game (rules IF-1 to IF-4)."""

from __future__ import annotations

from domain.kernel.text.event_text import and_list
from domain.kernel.words.phrases import Kind, Term
from domain.rulesets.infiltrators.model.cards import CARDS, HIGHEST, NAMES, NUMBER, SPECIAL, SUIT, Card, Suit
from domain.rulesets.infiltrators.model.missions import MISSIONS

BACK, BULLET, MARK = "card", "bullet", "mark"
OPEN, CROSSED, MISSED = "open", "crossed", "missed"
"""Faces of a mark on a clue board; missed: a shot named that card."""
SYMBOLS: dict[Suit, str] = {"RED": "diamonds", "BLACK": "plain-circle", "YELLOW": "triangle", "GREEN": "plain-square", "BLUE": "round-star"}
LEAST_HIGHEST = min([each.max for each in MISSIONS.values()])
"""The highest number that every named mission has in play."""
TONES: dict[Suit, str] = {"RED": "red", "BLACK": "ink", "YELLOW": "gold", "GREEN": "green", "BLUE": "blue"}


def card_kind(card: Card) -> Kind:
    """A card, with its matches in a few words."""
    suit, number = SUIT[card], NUMBER[card]
    is_special = number == SPECIAL
    alike = [each for each in range(2, HIGHEST + 1) if each % number == 0 or number % each == 0]
    always = [str(each) for each in alike if each <= max(number, LEAST_HIGHEST)]
    rest = "".join([f" ({each} if in play)" for each in alike if each > max(number, LEAST_HIGHEST)])
    line = f"Matches {suit.lower()} alone" if is_special else f"Matches {suit.lower()}, and {and_list(always)}{rest}"
    numbers = "" if is_special else f", or its number is {and_list(always).replace(' and ', ' or ')}{rest}"
    return Kind(
        name=NAMES[card].capitalize(),
        symbol=SYMBOLS[suit],
        line=line,
        corner="★" if is_special else str(number),
        tone=TONES[suit],
        back=BACK,
        text=f"Upright beside a suspect: it is {suit.lower()}{numbers}. Across: it is not.",
        rule="IF-3",
    )


HIT = "hit"
"""The zone of the suspects that were hit."""
KINDS: dict[str, Kind] = {
    **{card: card_kind(card) for card in CARDS},
    BULLET: Kind(name="Bullet", symbol="cartridge", line="Each shot takes one", tone="ink", rule="IF-5.2"),
    MARK: Kind(name="Mark", symbol="cross-mark", line="Crossed out, this card is not the suspect", tone="red", rule="IF-9"),
}

TERMS = {
    "Suspect": Term("A card face down on a stand. Its owner knows it; the others must name it.", "IF-1.2"),
    "Centre": Term("The suspects that nobody has on a stand yet, face down.", "IF-2.2"),
    "Headquarters": Term("The face-down deck. If it and all hands are empty, all is lost.", "IF-1.4"),
    "Nab": Term("Take a suspect from the centre to your stand, and look at it.", "IF-4.1"),
    "Clue": Term("A card beside a suspect: upright if it matches, across if it does not.", "IF-3.6"),
    "Match": Term("The same suit, or a number that is equal, a multiple or a factor.", "IF-3"),
    "Bide": Term("Throw away the top card of the Headquarters unseen, then draw up to three.", "IF-4.4"),
    "Bullet": Term("Each shot takes one. With fewer bullets than suspects all is lost.", "IF-5.2"),
    "Reward": Term("A player who names a suspect may take a card from the discard.", "IF-4.6"),
}
