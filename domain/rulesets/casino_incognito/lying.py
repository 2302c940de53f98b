"""Where the cards may lie that a seat does not see, each way as likely as any other (rules CI-16.2 and CI-16.3).

Cards count one by one. A card on which chips lie has an ability for this window; what one laid oneself is where it was taken to; and a
seat of which it is known that it holds a card for some window holds one.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from domain.kernel.chance import MOST_TRIES, Chance
from domain.kernel.errors import Impossible
from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.abilities import fits
from domain.rulesets.casino_incognito.cards import Card, full_deck
from domain.rulesets.casino_incognito.mind import Laid, Mind
from domain.rulesets.casino_incognito.table import Table


class Lie(NamedTuple):
    """By seat: face-down cards, those of them that lie tried, cards in conversations, and cards looked at; and the deck."""

    hidden: dict[Seat, tuple[Card, ...]]
    tried: dict[Seat, tuple[Card, ...]]
    laid: dict[Seat, tuple[Laid, ...]]
    drinks: dict[Seat, tuple[Card, ...]]
    deck: tuple[Card, ...]


def sample_cards(table: Table, mind: Mind, chance: Chance) -> Lie:
    """One of the ways in which all cards may lie."""
    for _ in range(MOST_TRIES):
        lie = attempt(table, mind, chance)
        if lie is not None and is_told(table, mind, lie):
            return lie
    raise Impossible("No cards were found that agree with what was tried.")


def attempt(table: Table, mind: Mind, chance: Chance) -> Lie | None:
    """A way for all that is known but for what earlier windows told, or none where the lot fell on what cannot be."""
    left = list(unseen(table, mind))
    others = [seat for seat in table.seats if seat != mind.seat]
    known = {seat: tuple([each.card for each in mind.known if each.seat == seat]) for seat in others}
    tries = sample_tries(table, known, left, chance) if table.plot.tries else {}
    if tries is None:
        return None
    hidden = {mind.seat: mind.hidden}
    for seat in others:
        held = [*known[seat], *(tries[seat].drawn if tries else ())]
        held += [draw(left, chance) for _ in range(table.hidden[seat] - len(held))]
        hidden[seat] = tuple(sorted(held))
    laid = {seat: sample_laid(table, seat, left, chance) for seat in others}
    effect, drinks = table.plot.effect, {}
    if effect is not None and effect.seat != mind.seat:
        drinks[effect.seat] = tuple(sorted([draw(left, chance) for _ in range(effect.drawn)]))
    return Lie(hidden, {seat: each.cards for seat, each in tries.items()}, laid, drinks, tuple(sorted(left)))


def is_told(table: Table, mind: Mind, lie: Lie) -> bool:
    """Whether all others hold what earlier windows told of them."""
    return all(
        any(fits(card, each.window) for card in lie.hidden[each.seat])
        for each in table.plot.fitting
        if each.seat != mind.seat
    )


def sample_laid(table: Table, seat: Seat, left: list[Card], chance: Chance) -> tuple[Laid, ...]:
    """What a seat has laid into conversations."""
    laid = [Laid(each.spot, draw(left, chance)) for each in table.plot.down if each.seat == seat]
    return tuple(sorted(laid))


class Tries(NamedTuple):
    """The cards of a seat on which chips lie, in the order of the tries; those among them that were not known."""

    cards: tuple[Card, ...]
    drawn: tuple[Card, ...]


def sample_tries(
    table: Table, known: dict[Seat, tuple[Card, ...]], left: list[Card], chance: Chance
) -> dict[Seat, Tries] | None:
    """Which cards lie tried; those that were not known leave `left`.

    First the lot falls on places, known cards or not; it holds for unknown ones as often as so many of them all fit, except where
    the known cards do not suffice in any case.
    """
    fitting = [card for card in left if is_fit(table, card)]
    places = {seat: sample_places(table, seat, cards, chance) for seat, cards in known.items()}
    if not all(card is None or is_fit(table, card) for cards in places.values() for card in cards):
        return None
    free = sum(card is None for cards in places.values() for card in cards)
    needed = sum(
        max(0, len(places[seat]) - sum(is_fit(table, card) for card in cards)) for seat, cards in known.items()
    )
    if any(chance("weights", range(len(left) - n)) >= len(fitting) - n for n in range(needed, free)):
        return None
    found = {}
    for seat, cards in places.items():
        chosen = tuple([draw(fitting, chance) if card is None else card for card in cards])
        drawn = tuple([card for card, was in zip(chosen, cards, strict=True) if was is None])
        for card in drawn:
            left.remove(card)
        found[seat] = Tries(chosen, drawn)
    return found


def sample_places(table: Table, seat: Seat, known: tuple[Card, ...], chance: Chance) -> list[Card | None]:
    """What lies at the places that were tried: known cards, or unknown ones."""
    tries = table.plot.tries.count(seat)
    held: list[Card | None] = [*known, *[None] * (table.hidden[seat] - len(known))]
    if not known:
        return held[:tries]
    return [held.pop(chance("places", range(len(held)))) for _ in range(tries)]


def is_fit(table: Table, card: Card) -> bool:
    """Whether a card can be tried now."""
    return table.options.free_bluff or fits(card, table.phase)


def draw(left: list[Card], chance: Chance) -> Card:
    """One of `left`, whose place the last one takes."""
    place = chance("cards", range(len(left)))
    left[place], left[-1] = left[-1], left[place]
    return left.pop()


def unseen(table: Table, mind: Mind) -> tuple[Card, ...]:
    """The cards of which a seat does not know where they lie."""
    if table.hand == 0:
        return ()
    seen = Counter((*table.discard, *mind.hidden, *mind.drinks, *(leak.card for leak in table.leak)))
    seen.update([laid.card for laid in mind.laid] + [held.card for held in mind.known])
    for cards in (*table.open, *(each.cards for each in table.conversations)):
        seen.update(cards)
    return tuple(sorted((Counter(full_deck(with_jokers=table.options.jokers != "OUT")) - seen).elements()))
