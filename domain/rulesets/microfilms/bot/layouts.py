"""How the cards may lie that a seat has not located, and how many worlds there are of each layout (rule MF-9).

Both who draws a world and who asks for odds reckon from here, so they believe the same.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import accumulate, chain, product
from math import comb, factorial, perm, prod
from typing import NamedTuple

import msgspec

from domain.kernel.chance import Chance
from domain.kernel.errors import Impossible
from domain.rulesets.microfilms.model.cards import ACTIONS, LETTERS, NATION_OF, Card, Nation, circulating
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.table import Table

COPIES: dict[Card, int] = {card: ACTIONS.count(card) for card in ACTIONS}
"""How many copies there are of each action card; of all else there is one."""

NEAR = 1e-9
"""Less than this is nothing."""

Split = tuple[int, ...]
"""How many copies of each action card are in the draw deck."""


class Kind(NamedTuple):
    """Of an action card: how many copies there are, were shuffled into the draw deck, and are known to lie elsewhere.

    gone: how many the seat drew from this deck.
    """

    copies: int
    shuffled: int
    seen: int
    gone: int

    def ways(self, count: int) -> int:
        """In how many ways `count` copies are in the deck, and the known ones are others."""
        left, out = self.shuffled - count - self.gone, self.copies - count
        if left < 0 or self.seen > out:
            return 0
        return comb(self.copies, count) * perm(out, max(self.seen, self.gone)) * comb(out - self.gone, left)


class Unseen(msgspec.Struct, frozen=True, eq=False):
    """The cards that are not located, by what may lie in the draw deck.

    counts: of each kind, the boxed letter among them; lone: nations whose letter may be in the box, each equally likely.
    kinds: the action cards; single: cards without copies that may be in the deck, the boxed letter left out; deck: its size.
    splits, worlds: how many copies of each kind may be in the deck, and up to each such split how many worlds there are.
    inside: of each kind, how many are in the deck on average.
    """

    counts: Mapping[Card, int]
    lone: tuple[Nation, ...]
    kinds: tuple[Kind, ...]
    single: frozenset[Card]
    singles: int
    deck: int
    splits: tuple[Split, ...]
    worlds: tuple[int, ...]
    inside: Mapping[Card, float]

    def in_play(self, card: Card) -> float:
        """The chance that a card that is not located is not the boxed letter."""
        return 1 - 1 / len(self.lone) if card in LETTERS and NATION_OF[card] in self.lone else 1.0

    def outside(self, card: Card) -> float:
        """How many of a kind that are not located lie outside the draw deck, on average."""
        mean = self.counts.get(card, 0) * self.in_play(card) - self.inside.get(card, 0.0)
        return mean if mean > NEAR else 0.0

    def is_next(self, card: Card) -> float:
        """The chance that the next card of the draw deck is of this kind."""
        return self.inside.get(card, 0.0) / self.deck if self.deck else 0.0

    def on_top(self) -> list[tuple[Card, float]]:
        """What the next card of the draw deck may be."""
        return [(card, chance) for card in self.inside if (chance := self.is_next(card)) > NEAR]

    def chances(self) -> list[tuple[float, Split]]:
        """How likely each split is."""
        total, before, found = self.worlds[-1], 0, []
        for split, upto in zip(self.splits, self.worlds, strict=True):
            if upto > before:
                found.append(((upto - before) / total, split))
            before = upto
        return found

    def sample_split(self, chance: Chance) -> Split:
        """Each split as likely as it has worlds."""
        return self.splits[bisect(self.worlds, chance("deck", range(self.worlds[-1])))]


class Layout(msgspec.Struct, frozen=True, eq=False):
    """One way in which the located cards lie. hands: by seat, one's own whole; gaps: how many more each holds.

    covered: cards of the discard that are out of sight; spread: they and all gaps; worlds: how many there are.
    """

    hands: tuple[tuple[Card, ...], ...]
    gaps: tuple[int, ...]
    covered: int
    unseen: Unseen
    spread: int
    worlds: int


def letters_in_play(pool: tuple[Card, ...] | None, *seen: tuple[Nation, ...]) -> set[Nation]:
    """Nations whose letter is known to be in play: it was shuffled into the draw deck, or seen."""
    return {NATION_OF[card] for card in pool or () if card in LETTERS}.union(*seen)


def layouts(table: Table, mind: Mind) -> tuple[Layout, ...]:
    """Every way in which the cards that a seat knows of may lie, but those in which no world is left.  Raises Impossible."""
    found = [layout(table, mind, way) for way in mind.memory.all_ways()]
    left = tuple([each for each in found if each is not None and each.worlds])
    if not left:
        raise Impossible("No cards were found that agree with what is known of hands.")
    return left


def layout(table: Table, mind: Mind, way: tuple[tuple[Card, ...], ...]) -> Layout | None:
    """What a way leaves open; None: it does not fit the table."""
    hands = (*way[: mind.seat], mind.hand, *way[mind.seat + 1 :])[: len(table.hands)]
    gaps = tuple([size - len(hand) for size, hand in zip(table.hands, hands, strict=True)])
    covered = table.discard_size - len(table.discard)
    if min(gaps) < 0:
        return None
    if table.denied and any(card in hands[denied.seat] for denied in table.denied for card in denied.cards):
        return None
    located = tuple(sorted(chain(table.discard, *hands)))
    unseen = left(
        (table.nations, not table.options.is_croupier),
        table.pool,
        (table.letters, mind.letters),
        (located, mind.drawn),
        (table.deck, table.players if table.evening == 1 else 0),
    )
    if unseen is None:
        return None
    spread = covered + sum(gaps)
    worlds = unseen.worlds[-1] * arrangements(spread, gaps)
    return Layout(hands, gaps, covered, unseen, spread, worlds)


@lru_cache(maxsize=1024)
def arrangements(spread: int, gaps: tuple[int, ...]) -> int:
    """In how many ways so many cards fill these gaps, whose cards have no order, and a pile whose cards have one."""
    return factorial(spread) // prod([factorial(gap) for gap in gaps])


@lru_cache(maxsize=4096)
def left(
    kinds: tuple[tuple[Nation, ...], bool],
    pool: tuple[Card, ...] | None,
    letters: tuple[tuple[Nation, ...], ...],
    located: tuple[tuple[Card, ...], tuple[Card, ...]],
    sizes: tuple[int, int],
) -> Unseen | None:
    """What is left of all cards beside those that are located; None: there are not so many.

    kinds: the nations, and whether there is an Ace; letters: those known to be in play, from the table and from the mind;
    located: where, and drawn by the seat since the last shuffle; sizes: of the deck, and of the action cards that were never in it.
    """
    (known, drawn), (deck, dealt) = located, sizes
    nations, has_ace = kinds
    counts = dict(stock_of(nations, has_ace))
    for card in known:
        counts[card] = counts.get(card, 0) - 1
        if counts[card] < 0:
            return None
    seen = letters_in_play(pool, *letters)
    lone = tuple([nation for nation in nations if nation not in seen])
    single = frozenset(
        [card for card, count in counts.items()
         if count and card not in COPIES and card not in drawn and (pool is None or card in pool)]
    )  # fmt: skip
    singles = len(single) - any(card in LETTERS and NATION_OF[card] in lone for card in single)
    stock = circulating(nations, ace=has_ace) if pool is None else pool
    each = tuple([
        Kind(copies, stock.count(card), copies - counts[card], drawn.count(card)) for card, copies in COPIES.items()
    ])  # fmt: skip
    splits, worlds, means = splits_of(each, singles, deck, dealt)
    if not worlds:
        return None
    inside: dict[Card, float] = dict(zip(COPIES, means, strict=True))
    found = Unseen(counts, lone, each, single, singles, deck, splits, worlds, inside)
    share = (deck - sum(means)) / singles if singles else 0.0
    inside.update({card: share * found.in_play(card) for card in single})
    return found


@cache
def stock_of(nations: tuple[Nation, ...], has_ace: bool) -> Mapping[Card, int]:
    """How many there are of each card."""
    return Counter(circulating(nations, ace=has_ace))


@lru_cache(maxsize=1024)
def splits_of(
    kinds: tuple[Kind, ...], single: int, deck: int, dealt: int
) -> tuple[tuple[Split, ...], tuple[int, ...], tuple[float, ...]]:
    """How many copies of each kind may be in the draw deck, up to each such split how many worlds there are, and how many of
    each kind are there on average.

    single: cards without copies that may be in the deck; deck: its size; dealt: action cards that were never in it.
    """
    gone = sum([kind.gone for kind in kinds])
    ways = [[(count, kind.ways(count)) for count in range(kind.copies + 1)] for kind in kinds]
    found = []
    for split in product(*[[each for each in kind if each[1]] for kind in ways]):
        inside = sum([count for count, _ in split])
        if deck - single <= inside <= deck:
            never = comb(max(0, len(ACTIONS) - inside - gone), dealt)
            worlds = prod([ways for _, ways in split]) * comb(single, deck - inside) * never
            if worlds:
                found.append((tuple([count for count, _ in split]), worlds))
    total = sum([worlds for _, worlds in found])
    means = [
        sum([split[nth] * worlds for split, worlds in found]) / total if total else 0.0 for nth in range(len(kinds))
    ]
    return tuple([split for split, _ in found]), tuple(accumulate([worlds for _, worlds in found])), tuple(means)
