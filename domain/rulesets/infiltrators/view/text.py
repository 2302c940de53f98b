"""Views, events and forms in words, and the kinds of cards (rules IF-1 to IF-5 and IF-9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import Word, and_list, count_text, plain_value_text
from domain.kernel.words.phrases import Kind, Term
from domain.rulesets.infiltrators.model import cards
from domain.rulesets.infiltrators.model.candidates import candidates
from domain.rulesets.infiltrators.model.commands import Eliminate
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.missions import MISSIONS
from domain.rulesets.infiltrators.model.options import mission_of
from domain.rulesets.infiltrators.model.table import Table, decisions

BACK, BULLET, MARK = "card", "bullet", "mark"
OPEN, CROSSED, MISSED = "open", "crossed", "missed"
"""Faces of a mark on a clue board; missed: a shot named that card."""
SYMBOLS: dict[cards.Suit, str] = {"RED": "diamonds", "BLACK": "plain-circle", "YELLOW": "triangle", "GREEN": "plain-square", "BLUE": "round-star"}
LEAST_HIGHEST = min([each.max for each in MISSIONS.values()])
"""The highest number that every named mission has in play."""
TONES: dict[cards.Suit, str] = {"RED": "red", "BLACK": "ink", "YELLOW": "gold", "GREEN": "green", "BLUE": "blue"}


def card_kind(card: cards.Card) -> Kind:
    """A card, with its matches in a few words."""
    suit, number = cards.SUIT[card], cards.NUMBER[card]
    is_special = number == cards.SPECIAL
    alike = [each for each in range(2, cards.HIGHEST + 1) if each % number == 0 or number % each == 0]
    always = [str(each) for each in alike if each <= max(number, LEAST_HIGHEST)]
    rest = "".join([f" ({each} if in play)" for each in alike if each > max(number, LEAST_HIGHEST)])
    line = f"Matches {suit.lower()} alone" if is_special else f"Matches {suit.lower()}, and {and_list(always)}{rest}"
    numbers = "" if is_special else f", or its number is {and_list(always).replace(' and ', ' or ')}{rest}"
    return Kind(
        name=cards.NAMES[card].capitalize(),
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
    **{card: card_kind(card) for card in cards.CARDS},
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


AWAITED = {
    "turn": "It is {name}'s turn.",
    "exchange_draw": "{name} may draw a card.",
    "reward": "{name} may take a card from the discard.",
    "trim": "{name} must discard.",
    "last_chance": "{name} may take a last shot.",
}

REASONS = {
    "all_identified": "every suspect was identified",
    "too_few_bullets": "there were fewer bullets than suspects",
    "cards_used_up": "all cards were used up",
    "stuck": "a player could do nothing",
    "time_up": "the time was up",
}

MOST_NAMED = 12
"""Most cards that are listed by name."""


def describe(table: Table, mind: Mind | None, people: Sequence[str]) -> tuple[str, ...]:
    """The view as lines of text. mind: None for the public view; people: display name of each seat."""
    if table.phase == "setup":
        return ()
    private = private_lines(mind) if mind is not None else ()
    return (*public_lines(table, people), *private, *deduction_lines(table, mind, people))


def public_lines(table: Table, people: Sequence[str]) -> Iterator[str]:
    """The public state."""
    plan = table.brief
    suits = and_list([suit.lower() for suit in plan.suits])
    specials = ", with special cards" if plan.specials else ""
    yield f"{plan.title or 'A mission of this table'}: {suits} {plan.min} to {plan.max}{specials}."
    minutes = (mission_of(table.options).seconds or 0) // 60
    if minutes and plan.seconds is None:
        yield f"This table plays it without a clock; the mission allows {count_text(minutes, 'minute')}."
    bullets, suspects = count_text(table.bullets, "bullet"), count_text(table.remaining, "suspect")
    yield f"{bullets} for {suspects}, {table.centre} of them in the centre."
    yield f"Headquarters: {count_text(table.headquarters, 'card')}. Discard: {discard_text(table)}."
    if table.eliminated:
        yield f"Eliminated: {card_list(table.eliminated)}."
    for seat in table.seats:
        yield player_line(table, seat, people)
    for seat, kind in decisions(table).items():
        yield AWAITED[kind].format(name=people[seat])
    if table.outcome is not None:
        yield f"The game is over, {'won' if table.outcome.winners else 'lost'}: {REASONS[table.outcome.reason]}."
    if table.reveal is not None:
        yield f"In the centre: {card_list(table.reveal.centre)}."


def player_line(table: Table, seat: Seat, people: Sequence[str]) -> str:
    """A seat, its hand, and the public facts about its suspect."""
    hand = f"{people[seat]}: {count_text(table.hands[seat], 'card')} in hand"
    if table.reveal:
        hand = f"{people[seat]}: {card_list(table.reveal.hands[seat])} in hand"
    elif table.kept[seat]:
        hand += f", {card_list(table.kept[seat])} among them"
    if not table.stands[seat]:
        return f"{hand}; no suspect."
    return f"{hand}; {'; '.join(('a suspect on the stand', *suspect_facts(table, seat)))}."


def suspect_facts(table: Table, seat: Seat) -> Iterator[str]:
    """Public facts about a suspect: clues, misses and marks."""
    shown = table.reveal.suspects[seat] if table.reveal else None
    if shown is not None:
        yield f"it was {cards.NAMES[shown]}"
    upright = [clue.card for clue in table.clues[seat] if clue.vertical]
    across = [clue.card for clue in table.clues[seat] if not clue.vertical]
    misses = list(dict.fromkeys(table.misses[seat]))
    for word, beside in (("matched by", upright), ("not matched by", across), ("not", misses)):
        if beside:
            yield f"{word} {card_list(beside)}"
    if table.crossed[seat]:
        yield f"crossed out: {card_list(table.crossed[seat])}"


def discard_text(table: Table) -> str:
    face_up = f"{card_list(table.discard)} face up" if table.discard else "nothing face up"
    return f"{face_up}, {count_text(len(table.covered), 'card')} face down"


def private_lines(mind: Mind) -> Iterator[str]:
    """What this seat knows beyond the table."""
    yield f"Your hand: {card_list(mind.hand, 'empty')}."
    if mind.suspect is not None:
        yield f"Your suspect is {cards.NAMES[mind.suspect]}."


def deduction_lines(table: Table, mind: Mind | None, people: Sequence[str]) -> Iterator[str]:
    """Candidates of each suspect with `helper: auto`; mind: None for the public view.  Rule IF-9.3."""
    if table.options.helper == "auto" and table.outcome is None:
        for seat, left in candidates(table, mind).items():
            size = left.bit_count()
            named = card_list(tuple(cards.cards_of(left)))
            several = f"could be any of {count_text(size, 'card')}{f': {named}' if size <= MOST_NAMED else ''}"
            yield f"{people[seat]}'s suspect {several if size > 1 else f'must be {named}'}."


def card_list(kinds: Sequence[cards.Card], nothing: str = "nothing") -> str:
    return and_list([cards.NAMES[kind] for kind in kinds], nothing)


def holdings_text(by_seat: Sequence[Sequence[cards.Card]], people: Sequence[str]) -> str:
    """The cards that each seat holds."""
    return "; ".join(f"{people[seat]} holds {card_list(hand)}" for seat, hand in enumerate(by_seat))


def suspects_text(by_seat: Sequence[cards.Card | None], people: Sequence[str]) -> str:
    """The suspect of each seat that has one."""
    return ", ".join(f"{people[seat]} {cards.NAMES[card]}" for seat, card in enumerate(by_seat) if card) or "none"


def narrowing_text(sizes: Sequence[int], _: Sequence[str]) -> str:
    """The effect of a clue on a suspect. sizes: numbers of candidates before and after."""
    before, left = sizes
    candidates = f"any of {left} cards" if left > 1 else "only 1 card"
    return f"{candidates}, {f'down from {before}' if left < before else 'as before'}"


FORMATTERS: dict[str, Word] = {
    "card": lambda kind, _: cards.NAMES[kind],
    "named": lambda kinds, _: card_list(kinds),
    "counted": lambda kinds, _: count_text(len(kinds), "card"),
    "cards": lambda number, _: count_text(number, "card"),
    "wanted": lambda number, _: count_text(number, "card") if number else "no card",
    "fitting": lambda number, _: f"{'only ' if number == 1 else ''}{count_text(number, 'card')}",
    "suspects": lambda number, _: count_text(number, "suspect"),
    "bullets": lambda number, _: count_text(number, "bullet"),
    "turned": lambda vertical, _: "upright, a match," if vertical else "across, no match,",
    "narrowed": narrowing_text,
    "marks": lambda crossed, _: "crosses out" if crossed else "clears",
    "reason": lambda reason, _: REASONS[reason],
    "hands": holdings_text,
    "suspected": suspects_text,
}
"""Formatters of the lines of events."""


NEEDS_CONFIRMATION = (Eliminate,)
"""Commands to confirm: a bullet is gone even if it misses."""

NAMED: dict[tuple[str, Any], str] = {
    ("draw", True): "Draw a card",
    ("draw", False): "Leave it",
    ("crossed", True): "Cross out",
    ("crossed", False): "Clear",
}


def face_down_text(place: int) -> str:
    """A face-down card of the discard, by age; `place` 0 is the oldest.  Rule IF-4.6.3.

    >>> face_down_text(0), face_down_text(2)
    ('the oldest face-down card', 'face-down card 3 by age')
    """
    return f"face-down card {place + 1} by age" if place else "the oldest face-down card"


def card_text(card: cards.Card) -> str:
    """A card by its suit, then its number.

    >>> card_text("RED-5"), card_text("RED-1")
    ('Red 5', 'Red special')
    """
    return f"{cards.SUIT[card].capitalize()} {'special' if cards.NUMBER[card] == cards.SPECIAL else cards.NUMBER[card]}"


def value_text(field: str, value: Any, people: Sequence[str]) -> str:
    """The label of a field value, for a button or a list. people: display name of each seat."""
    if isinstance(value, str) and value in cards.NAMES:
        return card_text(value)
    if field == "place":
        words = face_down_text(value)
        return words[0].upper() + words[1:]
    if isinstance(value, bool) and (field, value) in NAMED:
        return NAMED[field, value]
    if field == "draw":
        return f"Draw {count_text(value, 'card')}" if value else "Draw nothing"
    return plain_value_text(field, value, people)


def value_order(field: str, value: Any) -> Any:
    """Sort key of field values: cards by suit, then by number.

    >>> sorted(["BLACK-2", "RED-10", "RED-9"], key=lambda card: value_order("card", card))
    ['RED-9', 'RED-10', 'BLACK-2']
    """
    return cards.INDEX[value] if field in ("card", "cards") else 0
