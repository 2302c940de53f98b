"""A view as text, for screen readers, terminals and language models."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import and_list, count_text
from domain.rulesets.infiltrators.model.candidates import candidates
from domain.rulesets.infiltrators.model.cards import NAMES, Card, cards_of
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.options import mission_of
from domain.rulesets.infiltrators.model.table import Table, decisions

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
        yield f"it was {NAMES[shown]}"
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
        yield f"Your suspect is {NAMES[mind.suspect]}."


def deduction_lines(table: Table, mind: Mind | None, people: Sequence[str]) -> Iterator[str]:
    """Candidates of each suspect with `helper: auto`; mind: None for the public view.  Rule IF-9.3."""
    if table.options.helper == "auto" and table.outcome is None:
        for seat, left in candidates(table, mind).items():
            size = left.bit_count()
            named = card_list(tuple(cards_of(left)))
            several = f"could be any of {count_text(size, 'card')}{f': {named}' if size <= MOST_NAMED else ''}"
            yield f"{people[seat]}'s suspect {several if size > 1 else f'must be {named}'}."


def card_list(kinds: Sequence[Card], nothing: str = "nothing") -> str:
    return and_list([NAMES[kind] for kind in kinds], nothing)
