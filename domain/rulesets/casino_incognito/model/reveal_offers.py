"""The hands that a seat may show for a tile, from its own view alone (rules CI-9.4 to CI-9.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec

from domain.kernel.chance import Chance
from domain.kernel.tuples import without_items
from domain.kernel.validation.messages import to_value_list
from domain.rulesets.casino_incognito.model.cards import (
    ACE,
    JOKERS,
    NATURAL,
    VALUE,
    Card,
    CardUse,
    Hand,
    LaidCard,
    Wild,
    parse_laid_card,
    suits_of,
)
from domain.rulesets.casino_incognito.model.hand_ranking import Pool, RankedHand, Strength, best_hand, hand_strength
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.table import Shown, Table
from domain.rulesets.casino_incognito.model.tiles import TILES, Tile

Hands = tuple[Hand, ...]


class ShowableHands(msgspec.Struct, frozen=True):
    """Every set of hands that may be shown for a tile: too many to list or to express in a schema.

    number: of the tile.
    open, hidden: the seat's own cards.
    leak: the Leak cards.
    chips: how many Leak cards it can pay for.
    """

    number: int
    open: tuple[Card, ...]
    hidden: tuple[Card, ...]
    leak: tuple[Card, ...]
    chips: int
    wild: Wild

    is_exact = False

    @property
    def tile(self) -> Tile:
        return TILES[self.number]

    @property
    def own(self) -> tuple[Card, ...]:
        return (*self.open, *self.hidden)

    def admits(self, value: Any) -> bool:
        """Whether every hand is valid, no card is used twice, and the Leak cards can be paid for."""
        if not all(self.strength(hand) for hand in value):
            return False
        uses = [parse_laid_card(laid, self.leak) for hand in value for laid in hand]
        spots = [use.spot for use in uses if use is not None and use.spot]
        cards = Counter(use.card for use in uses if use is not None and not use.spot)
        return len(spots) == len(set(spots)) <= self.chips and not cards - Counter(self.own)

    def against(self, value: Any) -> str:
        """The reason why these hands are refused, as a sentence."""
        name = self.tile.combination.name
        for number, hand in enumerate(value or (), 1):
            if not self.strength(hand):
                return f"Hand {number} is no {name} in the suits of the tile, or has a card that it cannot have."
        uses = [use for hand in value or () for laid in hand if (use := parse_laid_card(laid, self.leak)) is not None]
        paid = [use.spot for use in uses if use.spot]
        if len(paid) != len(set(paid)):
            return "A Leak card is used once."
        if len(paid) > self.chips:
            return f"Each Leak card costs a chip, and you have {self.chips}."
        lacking = Counter(use.card for use in uses if not use.spot) - Counter(self.own)
        return f"You do not have {to_value_list(sorted(lacking.elements()))} for it, or use it twice."

    def strength(self, hand: Hand) -> Strength | None:
        """Strength of a hand for the tile, regardless of who owns its cards; None if invalid."""
        uses = [parse_laid_card(laid, self.leak) for laid in hand]
        if any(use is None or not self.may_stand_for(use) for use in uses):
            return None
        return hand_strength(
            self.tile.combination, self.tile.suits, [use.stands_for for use in uses if use is not None]
        )

    def may_stand_for(self, use: CardUse) -> bool:
        return use.card not in JOKERS or use.stands_for[-1] in suits_of(use.card, self.wild)

    def schema(self) -> dict[str, Any]:
        size = self.tile.combination.size
        hand = {"type": "array", "minItems": size, "maxItems": size, "items": {"enum": list(self.parts())}}
        return {"type": "array", "maxItems": (len(self.own) + min(self.chips, len(self.leak))) // size, "items": hand}

    def parts(self) -> Iterator[LaidCard]:
        """Every card that may be part of a hand, in every notation."""
        spots = tuple(range(1, len(self.leak) + 1)) if self.chips else ()
        yield from sorted({each for source, card in self.pool(spots) for each in self.lay_options(source, card)})

    def lay_options(self, source: str, card: Card) -> tuple[str, ...]:
        """Every notation for a card."""
        if card not in JOKERS:
            return (source,)
        return tuple(f"{source}={each}" for each in NATURAL if each[-1] in suits_of(card, self.wild))

    def instances(self) -> Iterator[Hands]:
        """The menu, then best hands that leave out one card."""
        yield from dict.fromkeys((*self.menu(()), *self.lesser_hands()))

    def lesser_hands(self) -> Iterator[Hands]:
        for left_out in range(len(self.own)):
            found = self.best(self.pool((), without=left_out))
            if found is not None:
                yield (found.hand,)

    def sample(self, source: str, chance: Chance) -> Hands:
        return chance(source, tuple(self.instances()))

    def pool(self, spots: tuple[int, ...], *, without: int | None = None) -> Pool:
        """Open cards first, then hidden ones, then the Leak cards on these spots."""
        own = [(card, card) for number, card in enumerate(self.own) if number != without]
        return [*own, *((f"L{spot}", self.leak[spot - 1]) for spot in spots)]

    def best(self, pool: Pool) -> RankedHand | None:
        return best_hand(self.tile.combination, self.tile.suits, pool, self.wild)

    def leak_choices(self) -> list[tuple[int, ...]]:
        """The sets of Leak spots to pay for, smallest first."""
        spots = range(1, len(self.leak) + 1)
        return [each for size in range(min(self.chips, len(self.leak)) + 1) for each in combinations(spots, size)]

    def menu(self, to_beat: tuple[Strength, ...]) -> tuple[Hands, ...]:
        """Suggestions: nothing, the cheapest winning hand, the best without the Leak, the best, the best two."""
        offered: list[Hands] = [()]
        choices = self.leak_choices()
        found = [self.best(self.pool(spots)) for spots in choices]
        best_of_all = max((each for each in found if each is not None), key=lambda each: each.strength, default=None)
        if best_of_all is not None:
            cheapest = self.cheapest(max(to_beat, default=((), ())))
            offered += [(each.hand,) for each in (cheapest, found[0], best_of_all) if each is not None]
            offered += self.best_two(best_of_all)
        return tuple(dict.fromkeys(offered))

    def cheapest(self, to_beat: Strength) -> RankedHand | None:
        """A winning hand with the fewest Leak cards and as few face-down cards as possible, high ones spared first."""
        for spots in self.leak_choices():
            found, kept = self.best(self.pool(spots)), self
            if found is None or found.strength <= to_beat:
                continue
            for card in sorted(self.hidden, key=lambda each: -VALUE.get(each, ACE + 1)):
                fewer = msgspec.structs.replace(kept, hidden=without_items(kept.hidden, card))
                other = fewer.best(fewer.pool(spots))
                if other is not None and other.strength > to_beat:
                    found, kept = other, fewer
            return found
        return None

    def best_two(self, first: RankedHand) -> list[Hands]:
        """The best hand together with the best of the remaining cards."""
        left = self.without_hands((first.hand,))
        second = left.best(left.pool(()))
        return [] if second is None else [(first.hand, second.hand)]

    def without_hands(self, shown: Hands) -> ShowableHands:
        """The cards left after these hands; open cards are used up first."""
        own, hidden = self.open, self.hidden
        for use in (parse_laid_card(laid, self.leak) for hand in shown for laid in hand):
            if use is not None and not use.spot:
                if use.card in own:
                    own = without_items(own, use.card)
                else:
                    hidden = without_items(hidden, use.card)
        return msgspec.structs.replace(self, open=own, hidden=hidden)


def showable_hands(table: Table, mind: Mind) -> ShowableHands:
    """The hands that this seat may show for the tile being scored."""
    assert table.scoring is not None
    return ShowableHands(
        table.scoring.tile,
        table.open[mind.seat],
        mind.hidden,
        tuple(card for card, _ in table.leak),
        table.chips[mind.seat],
        table.options.jokers,
    )


def hand_strengths(table: Table) -> tuple[Strength, ...]:
    """Strengths of the hands shown so far, in the order shown."""
    assert table.scoring is not None
    judge = ShowableHands(table.scoring.tile, (), (), tuple(card for card, _ in table.leak), 0, table.options.jokers)
    worth = [judge.strength(shown.hand) for shown in table.scoring.shown]
    return tuple(each for each in worth if each is not None)


def hands_by_rank(table: Table) -> tuple[Shown, ...]:
    """The hands shown so far, best first.  Rules CI-2.4, CI-9.7."""
    assert table.scoring is not None
    worth = zip(hand_strengths(table), table.scoring.shown, strict=True)
    order = sorted(worth, key=lambda each: (each[0], table.track.index(each[1].seat)), reverse=True)
    return tuple([shown for _, shown in order])
