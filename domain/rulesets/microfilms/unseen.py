"""The cards that a seat has not located, and what the next draw may bring (rule MF-9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache

import msgspec

from domain.rulesets.microfilms.cards import IDENTITIES, LETTERS, NATION_OF, Card, Nation, circulating
from domain.rulesets.microfilms.mind import Mind
from domain.rulesets.microfilms.table import Table
from domain.rulesets.microfilms.worlds import letters_in_play

Stock = Mapping[Card, int]


class Unseen(msgspec.Struct, frozen=True, eq=False):
    """The cards that a seat has not located. has_deck: whether any is left to draw.

    loose, pooled: by kind, those that cannot and that may lie in the draw deck, the boxed letter among them.
    all_loose, all_pooled: how many, the boxed letter left out.
    lone: nations that may be alone, that is whose letter may be in the box, each equally likely.
    """

    has_deck: bool
    loose: Stock
    pooled: Stock
    all_loose: int
    all_pooled: int
    lone: tuple[Nation, ...]

    def in_play(self, card: Card) -> float:
        """The chance that a card that I have not located is not the boxed letter."""
        return 1 - 1 / len(self.lone) if card in LETTERS and NATION_OF[card] in self.lone else 1.0

    def is_next(self, card: Card) -> float:
        """The chance that the next card of the draw deck is of this kind."""
        count = self.pooled.get(card, 0) if self.has_deck else 0
        return count * self.in_play(card) / self.all_pooled if count else 0.0

    def on_top(self) -> list[tuple[Card, float]]:
        """What the next card of the draw deck may be."""
        return [(card, chance) for card in self.pooled if (chance := self.is_next(card))]


def unseen(table: Table, mind: Mind) -> Unseen:
    """What a view says of the cards that it does not place."""
    located = [note.card for note in mind.notes if note.sure and note.card not in IDENTITIES]
    located += (*mind.hand, *table.discard)
    located.sort()
    return left(
        (table.nations, not table.options.is_croupier),
        table.deck > 0,
        table.pool,
        (table.letters, mind.letters),
        tuple(located),
    )


@lru_cache(maxsize=1024)
def left(
    kinds: tuple[tuple[Nation, ...], bool],
    has_deck: bool,
    pool: tuple[Card, ...] | None,
    letters: tuple[tuple[Nation, ...], ...],
    located: tuple[Card, ...],
) -> Unseen:
    """What is left of all cards beside those that are located. letters: those known to be in play, from the table and from the mind."""
    counts = dict(stock(*kinds))
    for card in located:
        counts[card] -= 1
    in_play = letters_in_play(pool, *letters)
    lone = tuple([nation for nation in kinds[0] if nation not in in_play])
    if pool is None:
        return Unseen(has_deck, {}, counts, 0, sum(counts.values()) - 1, lone)
    pooled = {card: min(count, pool.count(card)) for card, count in counts.items()}
    loose = {card: count - pooled[card] for card, count in counts.items()}
    return Unseen(has_deck, loose, pooled, sum(loose.values()) - 1, sum(pooled.values()), lone)


@cache
def stock(nations: tuple[Nation, ...], has_ace: bool) -> Stock:
    """All cards that may circulate, by kind."""
    return Counter(circulating(nations, ace=has_ace))
