"""Layouts of the known cards, and the number of worlds of each (rule MF-9).

Sampling of worlds and the bot's belief both build on this, so they agree.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import accumulate, chain, product
from math import comb, factorial, perm, prod
from operator import mul
from typing import NamedTuple

import msgspec

from domain.kernel.chance import Chance
from domain.kernel.errors import Impossible
from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.model.cards import ACTIONS, LETTER, LETTERS, NATION_OF, Card, Nation, circulating
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.table import Table

COPIES: dict[Card, int] = {card: ACTIONS.count(card) for card in ACTIONS}
"""Copies of each action card. All other cards are unique."""

NONE = (0,) * len(COPIES)
EPSILON = 1e-9
"""Expected counts below this are taken as 0."""

Split = tuple[int, ...]
"""Number of copies of each action card in the draw deck, in the order of `COPIES`."""


@cache
def split_worlds(copies: int, shuffled: int, left: int, gone: int, count: int) -> int:
    """Number of worlds in which `count` copies of an action card are in the draw deck, counting copies as distinct.

    copies: of this card in the game; shuffled: into this deck; left: not known to be elsewhere; gone: drawn from this
    deck by the seat.
    """
    away, out = shuffled - count - gone, copies - count
    if away < 0 or count > left:
        return 0
    return comb(copies, count) * perm(out, max(copies - left, gone)) * comb(out - gone, away)


class Splits(NamedTuple):
    """Possible splits. worlds: cumulative number of worlds by split; inside: expected copies in the deck by kind."""

    each: tuple[Split, ...]
    worlds: tuple[int, ...]
    inside: tuple[float, ...]


class Unseen(msgspec.Struct, frozen=True, eq=False):
    """The unlocated cards, and which of them may be in the draw deck.

    counts: of each kind, the boxed letter included.
    lone: nations whose letter may be the boxed one, equally likely.
    single: unique cards that may be in the deck; singles: their number without the boxed letter.
    deck: its size; inside: expected number of each kind in it.
    """

    counts: Mapping[Card, int]
    lone: tuple[Nation, ...]
    single: frozenset[Card]
    singles: int
    deck: int
    splits: Splits
    inside: Mapping[Card, float]

    def in_play_chance(self, card: Card) -> float:
        """Probability that an unlocated card is not the boxed letter."""
        return 1 - 1 / len(self.lone) if card in LETTERS and NATION_OF[card] in self.lone else 1.0

    def expected_outside(self, card: Card) -> float:
        """Expected number of unlocated cards of a kind outside the draw deck."""
        mean = self.counts.get(card, 0) * self.in_play_chance(card) - self.inside.get(card, 0.0)
        return mean if mean > EPSILON else 0.0

    def next_chance(self, card: Card) -> float:
        """Probability that the next card of the draw deck is of this kind."""
        return self.inside.get(card, 0.0) / self.deck if self.deck else 0.0

    def next_odds(self) -> list[tuple[Card, float]]:
        """Kinds that the next card of the draw deck may be, each with its probability."""
        return [(card, chance) for card in self.inside if (chance := self.next_chance(card)) > EPSILON]

    def split_odds(self) -> list[tuple[float, Split]]:
        """Possible splits, each with its probability."""
        total, before, found = self.splits.worlds[-1], 0, []
        for split, upto in zip(self.splits.each, self.splits.worlds, strict=True):
            if upto > before:
                found.append(((upto - before) / total, split))
            before = upto
        return found

    def sample_split(self, chance: Chance) -> Split:
        """A random split, weighted by its number of worlds."""
        worlds = self.splits.worlds
        return self.splits.each[bisect(worlds, chance("deck", range(worlds[-1])))]


class Layout(msgspec.Struct, frozen=True, eq=False):
    """A placement of the located cards.

    hands: known cards by seat, one's own complete; gaps: numbers of unknown cards in them.
    covered: number of discarded cards out of sight; spread: `covered` plus all gaps.
    worlds: number of worlds of this layout.
    """

    hands: tuple[tuple[Card, ...], ...]
    gaps: tuple[int, ...]
    covered: int
    unseen: Unseen
    spread: int
    worlds: int


class Supply(msgspec.Struct, frozen=True, eq=False):
    """All cards of a game, and those that may have been shuffled into the draw deck.

    counts: of each kind.
    shuffled: number of each action card, in the order of `COPIES`; single: the unique cards, sorted.
    letters: nations whose letter certainly was shuffled in.
    """

    counts: Mapping[Card, int]
    shuffled: tuple[int, ...]
    single: tuple[Card, ...]
    letters: frozenset[Nation]


@lru_cache(maxsize=1024)
def supply(nations: tuple[Nation, ...], has_ace: bool, pool: tuple[Card, ...] | None) -> Supply:
    """The supply for these nations. pool: the cards shuffled into the draw deck; None: unknown."""
    cards = circulating(nations, ace=has_ace)
    stock = cards if pool is None else pool
    return Supply(
        Counter(cards),
        tuple([stock.count(card) for card in COPIES]),
        tuple([card for card in cards if card not in COPIES and card in stock]),
        frozenset([NATION_OF[card] for card in pool or () if card in LETTERS]),
    )


class PublicCards(msgspec.Struct, frozen=True, eq=False):
    """The part of the table that constrains layouts.

    letters: nations whose letter is known to be in play.
    sizes: hand sizes by seat; deck: size of the draw deck; dealt: action cards that were never in it.
    covered: number of discarded cards out of sight.
    denied: seats with cards that their hands do not hold, by failed attempts.
    """

    nations: tuple[Nation, ...]
    supply: Supply
    letters: frozenset[Nation]
    sizes: tuple[int, ...]
    deck: int
    dealt: int
    discard: tuple[Card, ...]
    covered: int
    denied: tuple[tuple[Seat, tuple[Card, ...]], ...]


def public_cards(table: Table) -> PublicCards:
    """The part of the table that constrains layouts, the same for every mind."""
    cards = supply(table.nations, not table.options.is_croupier, table.pool)
    return PublicCards(
        table.nations,
        cards,
        cards.letters.union(table.letters),
        table.hands,
        table.deck,
        table.players if table.evening == 1 else 0,
        table.discard,
        table.discard_size - len(table.discard),
        tuple([(each.seat, each.cards) for each in table.denied]) if table.denied else (),
    )


def layouts(ground: PublicCards, mind: Mind) -> tuple[Layout, ...]:
    """All layouts that have a world.  Raises Impossible if there is none."""
    lone = tuple([each for each in ground.nations if each not in ground.letters and each not in mind.letters])
    seat, hand, seats = mind.seat, mind.hand, len(ground.sizes)
    placed = [(*way[:seat], hand, *way[seat + 1 : seats]) for way in mind.memory.all_ways()]
    left = tuple([each for hands in placed if (each := layout(ground, lone, hands, mind.drawn)) is not None])
    if not left:
        raise Impossible("No cards were found that agree with what is known of hands.")
    return left


def layout(
    ground: PublicCards, lone: tuple[Nation, ...], hands: tuple[tuple[Card, ...], ...], drawn: tuple[Card, ...]
) -> Layout | None:
    """The layout with these known cards; None if it contradicts the table or has no world.

    lone: nations whose letter may be boxed; drawn: by the seat since the last shuffle.
    """
    gaps = tuple([size - len(hand) for size, hand in zip(ground.sizes, hands, strict=True)])
    if min(gaps) < 0:
        return None
    if ground.denied and any(card in hands[at] for at, cards in ground.denied for card in cards):
        return None
    located = tuple(sorted(chain(ground.discard, *hands)))
    unseen = unseen_cards(ground.supply, lone, located, drawn, (ground.deck, ground.dealt))
    if unseen is None:
        return None
    spread = ground.covered + sum(gaps)
    if not 0 <= spread <= sum(unseen.counts.values()):
        return None
    worlds = unseen.splits.worlds[-1] * arrangements(spread, gaps)
    return Layout(hands, gaps, ground.covered, unseen, spread, worlds) if worlds else None


@lru_cache(maxsize=1024)
def arrangements(spread: int, gaps: tuple[int, ...]) -> int:
    """Number of ways to distribute `spread` cards over unordered gaps and, the rest, an ordered pile."""
    return factorial(spread) // prod([factorial(gap) for gap in gaps])


@lru_cache(maxsize=4096)
def unseen_cards(
    supply: Supply, lone: tuple[Nation, ...], located: tuple[Card, ...], drawn: tuple[Card, ...], sizes: tuple[int, int]
) -> Unseen | None:
    """The cards not among `located`; None if that is inconsistent with the supply.

    lone: nations whose letter may be boxed; drawn: by the seat since the last shuffle.
    sizes: of the draw deck, and number of action cards that were never in it.
    """
    deck, dealt = sizes
    counts = dict(supply.counts)
    for card in located:
        left = counts.get(card, 0)
        if not left:
            return None
        counts[card] = left - 1
    single = [card for card in supply.single if counts[card] and card not in drawn]
    boxed = [LETTER[nation] for nation in lone if LETTER[nation] in single]
    singles = len(single) - bool(boxed)
    gone = tuple([drawn.count(card) for card in COPIES]) if drawn else NONE
    splits = possible_splits(tuple([counts[card] for card in COPIES]), supply.shuffled, gone, singles, (deck, dealt))
    if not splits.each:
        return None
    inside: dict[Card, float] = dict(zip(COPIES, splits.inside, strict=True))
    share = (deck - sum(splits.inside)) / singles if singles else 0.0
    for card in single:
        inside[card] = share * (1 - 1 / len(lone)) if card in boxed else share
    return Unseen(counts, lone, frozenset(single), singles, deck, splits, inside)


@lru_cache(maxsize=8192)
def possible_splits(
    counts: tuple[int, ...], shuffled: tuple[int, ...], gone: tuple[int, ...], single: int, sizes: tuple[int, int]
) -> Splits:
    """The possible splits; empty if nothing fits.

    counts, shuffled, gone: copies of each action card that are unlocated, were shuffled into the deck, and were drawn
    from it by the seat.
    single: number of unique cards that may be in the deck; sizes: as for `unseen_cards`.
    """
    (deck, dealt), drawn = sizes, sum(gone)
    kinds = [kind_splits(*kind) for kind in zip(COPIES.values(), shuffled, counts, gone, strict=True)]
    rest = [
        comb(single, deck - inside) * comb(max(0, len(ACTIONS) - inside - drawn), dealt) if inside <= deck else 0
        for inside in range(sum(counts) + 1)
    ]
    splits, worlds = [], []
    for split, ways in zip(product(*[counts for counts, _ in kinds]), product(*[ways for _, ways in kinds]), strict=True):
        others = rest[sum(split)]
        if others:
            splits.append(split)
            worlds.append(prod(ways) * others)
    total = sum(worlds)
    means = [sum(map(mul, copies, worlds)) / total for copies in zip(*splits, strict=True)]
    return Splits(tuple(splits), tuple(accumulate(worlds)), tuple(means))


@cache
def kind_splits(copies: int, shuffled: int, left: int, gone: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How many copies of an action card may be in the draw deck, and the number of worlds of each; as `split_worlds`."""
    found = [(count, ways) for count in range(copies + 1) if (ways := split_worlds(copies, shuffled, left, gone, count))]
    return tuple([count for count, _ in found]), tuple([ways for _, ways in found])
