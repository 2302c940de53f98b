"""Sampling of unseen cards, uniformly over all layouts (rules CI-16.2 and CI-16.3).

Copies of a card are distinct. Layouts agree with the view: a tried or sealed card has an ability for this window,
cards that the seat laid lie with the taker of their conversation, and a seat known to hold a card for some window holds
one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from domain.kernel.chance import MOST_TRIES, Chance
from domain.kernel.errors import Impossible
from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.model.abilities import has_ability_for
from domain.rulesets.casino_incognito.model.cards import Card, full_deck
from domain.rulesets.casino_incognito.model.mind import Mind, OwnLaidCard, SealedAttempt
from domain.rulesets.casino_incognito.model.table import Table

FINE = 1 << 53
"""Resolution of sampled odds."""


class CardLayout(NamedTuple):
    """The place of every card.

    hidden: face-down cards by seat.
    tried: those of them tried in this window, by seat.
    attempts: sealed tries by seat.
    laid: cards in conversations by seat.
    drinks: cards being looked at, by seat.
    deck: the rest.
    """

    hidden: dict[Seat, tuple[Card, ...]]
    tried: dict[Seat, tuple[Card, ...]]
    attempts: dict[Seat, SealedAttempt]
    laid: dict[Seat, tuple[OwnLaidCard, ...]]
    drinks: dict[Seat, tuple[Card, ...]]
    deck: tuple[Card, ...]


def sample_cards(table: Table, mind: Mind, chance: Chance) -> CardLayout:
    """A layout drawn uniformly.  Raises Impossible if none is found."""
    for _ in range(MOST_TRIES):
        layout = sample_layout(table, mind, chance)
        if layout is not None and agrees_with_tries(table, mind, layout):
            return layout
    raise Impossible("No cards were found that agree with what was tried.")


def sample_layout(table: Table, mind: Mind, chance: Chance) -> CardLayout | None:
    """A layout that ignores the tries of earlier windows; None if this draw is impossible."""
    left = list(unlocated_cards(table, mind))
    others = [seat for seat in table.seats if seat != mind.seat]
    known = {seat: tuple([each.card for each in mind.known if each.seat == seat]) for seat in others}
    tries = sample_tries(table, known, left, chance) if table.plot.tries or table.plot.answers else {}
    if tries is None:
        return None
    hidden = {mind.seat: mind.hidden}
    for seat in others:
        held = [*known[seat], *(tries[seat].drawn if tries else ())]
        held += [draw_card(left, chance) for _ in range(table.hidden[seat] - len(held))]
        hidden[seat] = tuple(sorted(held))
    laid = {seat: sample_laid(table, seat, left, chance) for seat in others}
    effect, drinks = table.plot.effect, {}
    if effect is not None and effect.seat != mind.seat:
        drinks[effect.seat] = tuple(sorted([draw_card(left, chance) for _ in range(effect.drawn)]))
    tried = {seat: each.cards for seat, each in tries.items()}
    attempts = {seat: each.attempt for seat, each in tries.items() if each.attempt is not None}
    return CardLayout(hidden, tried, attempts, laid, drinks, tuple(sorted(left)))


def agrees_with_tries(table: Table, mind: Mind, layout: CardLayout) -> bool:
    """Whether the other seats hold cards that fit their tries in earlier windows."""
    return all(
        any(has_ability_for(card, each.window) for card in layout.hidden[each.seat])
        for each in table.plot.fitting
        if each.seat != mind.seat
    )


def sample_laid(table: Table, seat: Seat, left: list[Card], chance: Chance) -> tuple[OwnLaidCard, ...]:
    """The cards that a seat laid into conversations."""
    laid = [OwnLaidCard(each.spot, draw_card(left, chance)) for each in table.plot.down if each.seat == seat]
    return tuple(sorted(laid))


class SampledTries(NamedTuple):
    """A seat's tries.

    cards: those with chips on them, in order.
    attempt: its sealed try.
    drawn: those of all these cards that were unknown.
    """

    cards: tuple[Card, ...]
    attempt: SealedAttempt | None
    drawn: tuple[Card, ...]


class PossibleSeal(NamedTuple):
    """The tries that a seat may have sealed. known: known cards that fit; unknown: number of unknown cards; most: its
    chips.
    """

    seat: Seat
    known: tuple[Card, ...]
    unknown: int
    most: int


def sample_tries(
    table: Table, known: dict[Seat, tuple[Card, ...]], left: list[Card], chance: Chance
) -> dict[Seat, SampledTries] | None:
    """Samples tried cards and sealed tries; newly drawn cards are removed from `left`. None rejects the draw.

    The positions of the tried cards are drawn first, over known and unknown cards. The draw is then accepted with odds
    proportional to the chance that all its unknown tried cards fit, relative to the fewest there can be, and to the
    number of ways to seal the open answers.
    """
    fitting = [card for card in left if is_fit(table, card)]
    fit_known = {seat: tuple([card for card in cards if is_fit(table, card)]) for seat, cards in known.items()}
    tries = {seat: table.plot.tries.count(seat) for seat in known}
    places = {seat: sample_tried_cards(table, seat, cards, chance) for seat, cards in known.items()}
    if not all(card is None or is_fit(table, card) for cards in places.values() for card in cards):
        return None
    free = sum(card is None for cards in places.values() for card in cards)
    needed = sum(max(0, tries[seat] - len(cards)) for seat, cards in fit_known.items())
    if any(chance("weights", range(len(left) - n)) >= len(fitting) - n for n in range(needed, free)):
        return None
    had = {each.seat: each.chips for each in table.plot.answers if each.seat in known}
    unknown = {seat: table.hidden[seat] - len(cards) for seat, cards in known.items()}
    stock = len(fitting), len(left)
    if had:
        left_known = {
            seat: tuple((Counter(fit_known[seat]) - Counter(card for card in places[seat] if card)).elements())
            for seat in had
        }
        able = [
            PossibleSeal(seat, left_known[seat], unknown[seat] - places[seat].count(None), most)
            for seat, most in had.items()
        ]
        widest = [
            PossibleSeal(seat, fit_known[seat], unknown[seat] - max(0, tries[seat] - len(known[seat])), most)
            for seat, most in had.items()
        ]
        if not draw_with_odds(count_seals(able, free, *stock) / count_seals(widest, needed, *stock), chance):
            return None
        attempts = sample_attempts(able, free, *stock, chance)
    else:
        attempts = {}
    found = {}
    for seat, cards in places.items():
        chosen = tuple([draw_card(fitting, chance) if card is None else card for card in cards])
        drawn = [card for card, was in zip(chosen, cards, strict=True) if was is None]
        attempt = attempts.get(seat)
        if attempt is not None and attempt.chips and attempt.card is None:
            attempt = SealedAttempt(draw_card(fitting, chance), attempt.chips)
            drawn.append(attempt.card or "")
        for card in drawn:
            left.remove(card)
        found[seat] = SampledTries(chosen, attempt, tuple(drawn))
    return found


def sample_tried_cards(table: Table, seat: Seat, known: tuple[Card, ...], chance: Chance) -> list[Card | None]:
    """The cards at the tried positions; None for an unknown card."""
    tries = table.plot.tries.count(seat)
    held: list[Card | None] = [*known, *[None] * (table.hidden[seat] - len(known))]
    if not known:
        return held[:tries]
    return [held.pop(chance("places", range(len(held)))) for _ in range(tries)]


def count_seals(able: Sequence[PossibleSeal], taken: int, fitting: int, stock: int) -> Fraction:
    """Expected number of ways in which these seats can have sealed a try or a pass.

    taken: unknown fitting cards used elsewhere.
    fitting, stock: number of unknown fitting cards, and of all unknown cards.
    """
    if not able:
        return Fraction(1)
    (_, known, unknown, most), *others = able
    without = count_seals(others, taken, fitting, stock)
    if not unknown or fitting <= taken:
        return (1 + most * len(known)) * without
    drawn = Fraction(fitting - taken, stock - taken) * count_seals(others, taken + 1, fitting, stock)
    return (1 + most * len(known)) * without + most * unknown * drawn


def sample_attempts(
    able: Sequence[PossibleSeal], taken: int, fitting: int, stock: int, chance: Chance
) -> dict[Seat, SealedAttempt]:
    """A sealed try for each seat. An unknown card is None with chips above 0."""
    found: dict[Seat, SealedAttempt] = {}
    for nth, (seat, known, _, most) in enumerate(able):
        whole, others = (
            count_seals(able[nth:], taken, fitting, stock),
            count_seals(able[nth + 1 :], taken, fitting, stock),
        )
        if not draw_with_odds((1 + most * len(known)) * others / whole, chance):
            taken += 1
            found[seat] = SealedAttempt(None, 1 + chance("answers", range(most)))
            continue
        number = chance("answers", range(1 + most * len(known)))
        place, chips = divmod(number - 1, most) if number else (0, -1)
        found[seat] = SealedAttempt(known[place] if number else None, chips + 1)
    return found


def draw_with_odds(odds: Fraction, chance: Chance) -> bool:
    """True with probability `odds`, from 0 to 1, to 53 binary digits."""
    return odds == 1 or chance("weights", range(FINE)) < odds * FINE


def is_fit(table: Table, card: Card) -> bool:
    """Whether a card can be tried in this window."""
    return table.options.free_bluff or has_ability_for(card, table.phase)


def draw_card(left: list[Card], chance: Chance) -> Card:
    """Removes a random card from `left`, replacing it by the last one."""
    place = chance("cards", range(len(left)))
    left[place], left[-1] = left[-1], left[place]
    return left.pop()


def unlocated_cards(table: Table, mind: Mind) -> tuple[Card, ...]:
    """The cards whose location the seat does not know."""
    if table.hand == 0:
        return ()
    seen = Counter((*table.discard, *mind.hidden, *mind.drinks, *(leak.card for leak in table.leak)))
    seen.update([laid.card for laid in mind.laid] + [held.card for held in mind.known])
    for cards in (*table.open, *(each.cards for each in table.conversations)):
        seen.update(cards)
    return tuple(sorted((Counter(full_deck(with_jokers=table.options.jokers != "OUT")) - seen).elements()))
