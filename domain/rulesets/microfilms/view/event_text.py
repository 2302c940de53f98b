"""Text of events, one line each, as their audience may read them."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.text.event_text import Word, and_list, count_text
from domain.rulesets.microfilms.model.cards import AGENT, FILM, NAMES, NATION_NAMES, NATION_OF, Card, Identity, Place
from domain.rulesets.microfilms.view.table_text import REASONS, franc_count

PRICES = {"SB": NAMES["SB"], "IB": NAMES["IB"], "FRANC": "1 franc", "FRANCS": "2 francs"}
PLACES = {"draw": "the draw deck", "discard": "the discard"}


def card_list(kinds: Sequence[Card | Identity]) -> str:
    return and_list([NAMES[kind] for kind in kinds])


def francs_text(number: int) -> str:
    return franc_count(number) if number else "no francs"


def purses_text(by_seat: Sequence[int], people: Sequence[str]) -> str:
    """The seats that start with francs, and their numbers of francs."""
    return ", ".join(f"{people[seat]} {each}" for seat, each in enumerate(by_seat) if each) or "none"


def broker_place_text(named: Place, people: Sequence[str]) -> str:
    """A place named by a Broker."""
    return PLACES.get(named) or f"{people[int(named.removeprefix('hand-'))]}'s hand"


def holdings_text(verb: str, by_seat: Sequence[Sequence[Card | Identity]], people: Sequence[str]) -> str:
    """The cards or identity of each seat. verb: "is" or "holds"."""
    return "; ".join(f"{people[seat]} {verb} {card_list(kinds)}" for seat, kinds in enumerate(by_seat))


FORMATTERS: dict[str, Word] = {
    "card": lambda kind, _: NAMES[kind],
    "cards": lambda kinds, _: card_list(kinds),
    "nations": lambda nations, _: and_list([NATION_NAMES[each] for each in nations]),
    "first": lambda piles, _: card_list(piles[0]),
    "second": lambda piles, _: card_list(piles[1]),
    "agent": lambda film, _: NAMES[AGENT[NATION_OF[film]]],
    "film": lambda nation, _: NAMES[FILM[nation]],
    "francs": lambda number, _: francs_text(number),
    "purses": purses_text,
    "size": lambda number, _: count_text(number, "card"),
    "fee": lambda number, _: f" and pays {franc_count(number)} to the house" if number else "",
    "lost": lambda number, _: f", losing {franc_count(number)}" if number else "",
    "price": lambda paid, _: PRICES[paid],
    "place": broker_place_text,
    "answers": lambda agree, _: "agrees to" if agree else "refuses",
    "reason": lambda reason, _: REASONS[reason],
    "faces": lambda by_seat, people: holdings_text("is", by_seat, people),
    "hands": lambda by_seat, people: holdings_text("holds", by_seat, people),
}
"""Formatters of the lines of events."""
