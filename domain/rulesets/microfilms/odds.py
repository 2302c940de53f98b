"""The exact book of one seat: where every card may lie, who may be who, and which attempt would win (rules MF-6, MF-9).

Everything follows from the view, with every world that looks like it equally likely. Three things are not exact: what a
failed attempt showed of a hand (`denied`) bears on the cards named, not on what else fills that hand; and what a failed
Broker showed is left out, for nobody else asks where the letters are; so are the cards that the seat drew and passed on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from itertools import permutations
from math import comb, prod

import msgspec
from msgspec.structs import replace

from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.cards import (
    AGENT,
    CROUPIER,
    FILM,
    FREELANCERS,
    LETTER,
    LETTERS,
    NATION_OF,
    Card,
    Identity,
    Nation,
    circulating,
)
from domain.rulesets.microfilms.mind import Mind
from domain.rulesets.microfilms.table import Table, croupier
from domain.rulesets.microfilms.worlds import known_identities, letters_in_play, sure_hands

Stock = Mapping[Card, int]
Faces = Mapping[tuple[Seat, Nation], float]
"""The chance that a seat has a nation's agent."""

GAP = -1
"""Where covered cards of the discard lie, for those who see its top only."""


class Book(msgspec.Struct, frozen=True):
    """Known cards by hand, and the kinds and spaces that are left.

    loose, pooled: unknown cards, by kind, that cannot and that may lie in the draw deck, the boxed letter among them.
    all_loose, all_pooled: how many, the boxed letter left out.
    lone: nations that may be alone, that is whose letter may be in the box, each equally likely.
    deck: cards in the draw deck; gaps: unknown cards by hand, and under the top of the discard; spread: all of them.
    """

    table: Table
    hands: Mapping[Seat, list[Card]]
    loose: Stock
    pooled: Stock
    all_loose: int
    all_pooled: int
    lone: tuple[Nation, ...]
    deck: int
    gaps: Mapping[Seat, int]
    spread: int

    def in_play(self, card: Card) -> float:
        """The chance that a card that I have not located is not the boxed letter."""
        return 1 - 1 / len(self.lone) if card in LETTERS and NATION_OF[card] in self.lone else 1.0

    def on_top(self) -> list[tuple[Card, float]]:
        """What the next card of the draw deck may be."""
        size = self.all_pooled
        top = [(card, count * self.in_play(card) / size) for card, count in self.pooled.items() if count]
        return [(card, chance) for card, chance in top if chance]

    def out_of_deck(self) -> float:
        """The chance that a pooled card was drawn already."""
        return 1 - self.deck / self.all_pooled if self.all_pooled else 0.0

    def mean(self, card: Card, seat: Seat) -> float:
        """How many of a kind a hand holds, on average."""
        known = self.hands[seat].count(card)
        gap = self.gaps[seat]
        if not gap or self.denies(seat, card):
            return known
        out = self.loose.get(card, 0) + self.pooled.get(card, 0) * self.out_of_deck()
        return known + self.in_play(card) * out * gap / self.spread

    def denies(self, seat: Seat, card: Card) -> bool:
        return any(each.seat == seat and card in each.cards for each in self.table.denied)

    def holds(self, seat: Seat, cards: Collection[Card]) -> float:
        """The chance that a hand holds any card of these kinds."""
        hand = self.hands[seat]
        if any(card in hand for card in cards):
            return 1.0
        if not self.gaps[seat] or any(self.denies(seat, card) for card in cards):
            return 0.0
        loose = sum(self.loose.get(card, 0) for card in cards)
        pooled = sum(self.pooled.get(card, 0) for card in cards)
        return 1 - self.misses(seat, loose, pooled)

    def misses(self, seat: Seat, loose: int, pooled: int) -> float:
        """The chance that the unknown cards of a hand are none of `loose` loose and `pooled` pooled cards."""
        gap, drawn = self.gaps[seat], self.spread - self.all_loose
        return sum(
            comb(self.all_loose, few) * comb(drawn, gap - few) / comb(self.spread, gap)
            * without(self.all_loose, loose, few) * without(self.all_pooled, pooled, gap - few)
            for few in range(max(0, gap - drawn), min(gap, self.all_loose) + 1)
        )  # fmt: skip

    def places(self, card: Card) -> dict[str, float]:
        """Where a card of which there is one may lie, by the names a Broker uses, given that it is in play."""
        if card in self.table.discard:
            return {"discard": 1.0}
        for seat, hand in self.hands.items():
            if card in hand:
                return {place(seat): 1.0}
        drawn = self.out_of_deck() if self.pooled.get(card) else 1.0
        odds = {"draw": 1 - drawn} if drawn < 1 else {}
        for seat, gap in self.gaps.items():
            if gap and not self.denies(seat, card):
                odds[place(seat)] = odds.get(place(seat), 0.0) + drawn * gap / self.spread
        total = sum(odds.values())
        return {name: chance / total for name, chance in odds.items()}

    def placed(self, card: Card, where: str) -> Book:
        """The book, had I seen where a card lies, that may lie there."""
        is_loose, is_pooled = bool(self.loose.get(card)), bool(self.pooled.get(card))
        if not is_loose and not is_pooled:
            return self
        in_deck = where == "draw"
        return replace(
            self,
            loose={**self.loose, card: 0},
            pooled={**self.pooled, card: 0},
            all_loose=self.all_loose - is_loose,
            all_pooled=self.all_pooled - is_pooled,
            deck=self.deck - in_deck,
            gaps={seat: gap - (gap > 0 and place(seat) == where) for seat, gap in self.gaps.items()},
            spread=self.spread - (not in_deck),
        )


def place(seat: Seat) -> str:
    return "discard" if seat == GAP else f"hand-{seat}"


def without(total: int, marked: int, taken: int) -> float:
    """The chance that `taken` of `total` cards are none of the `marked` ones."""
    return comb(total - marked, taken) / comb(total, taken) if taken else 1.0


def book(table: Table, mind: Mind) -> Book:
    """What a view says of the cards."""
    hands = sure_hands(table, mind)
    pooled = dict(stock(table.nations, not table.options.is_croupier))
    for cards in (table.discard, *hands.values()):
        for card in cards:
            pooled[card] -= 1
    loose: dict[Card, int] = {}
    if table.pool is not None:
        for card, count in pooled.items():
            pooled[card] = min(count, table.pool.count(card))
            loose[card] = count - pooled[card]
    in_deck = table.pool is None
    gaps = {seat: table.hands[seat] - len(hand) for seat, hand in hands.items()}
    gaps[GAP] = table.discard_size - len(table.discard)
    return Book(
        table, hands, loose, pooled, sum(loose.values()) - (not in_deck), sum(pooled.values()) - in_deck,
        lone_nations(table, mind), table.deck, gaps, sum(gaps.values()),
    )  # fmt: skip


@cache
def stock(nations: tuple[Nation, ...], has_ace: bool) -> Stock:
    """All cards that may circulate, by kind."""
    return Counter(circulating(nations, ace=has_ace))


def lone_nations(table: Table, mind: Mind) -> tuple[Nation, ...]:
    """The nations that may be alone: those whose letter nobody showed me."""
    seen = letters_in_play(table, mind)
    return tuple([nation for nation in table.nations if nation not in seen])


def film_wins(book: Book, mine: Nation) -> dict[Nation, float]:
    """The chance that an agent of nation `mine` wins with each film.  Rules MF-6.2, MF-7.4."""
    lone = book.lone
    return {
        nation: sum(nation != mine if each == mine else nation == each for each in lone) / len(lone)
        for nation in book.table.nations
    }


def agents(table: Table, mind: Mind) -> Faces:
    """The chance that a seat has a nation's agent."""
    known = known_identities(table, mind)
    found = {seat: NATION_OF[face] for seat, faces in known.items() for face in faces if face in NATION_OF}
    is_full = table.options.is_croupier
    hidden = tuple([seat for seat in table.seats if seat not in found and (is_full or not known[seat])])
    missing = tuple([nation for nation in table.nations if nation not in found.values()])
    spread = agent_spread(hidden, missing, table.not_agent)
    return {**spread, **dict.fromkeys(found.items(), 1.0)}


@cache
def agent_spread(
    hidden: tuple[Seat, ...], missing: tuple[Nation, ...], not_agent: tuple[tuple[Seat, Nation], ...]
) -> Faces:
    """Every way to seat the missing agents, each equally likely."""
    ways = [tuple(zip(seats, missing, strict=True)) for seats in permutations(hidden, len(missing))]
    ways = [way for way in ways if not set(way).intersection(not_agent)]
    counts = Counter(pair for way in ways for pair in way)
    return {pair: count / len(ways) for pair, count in counts.items()}


def picks(book: Book, seat: Seat) -> Iterator[tuple[Card, float]]:
    """A card picked at random from another hand, which is not empty."""
    size = book.table.hands[seat]
    for card in stock(book.table.nations, not book.table.options.is_croupier):
        if chance := book.mean(card, seat) / size:
            yield card, chance


def faces(table: Table, mind: Mind, seat: Seat) -> Iterator[tuple[Identity, float]]:
    """A face picked at random from another player's: each agent, and one freelancer who stands for all he may be."""
    count = len(mind.identities)
    left = 1.0
    for (each, nation), chance in agents(table, mind).items():
        if each == seat:
            left -= chance / count
            yield AGENT[nation], chance / count
    if left > 1e-9:
        yield freelancer(table, mind, seat), left


def freelancer(table: Table, mind: Mind, seat: Seat) -> Identity:
    """The one a player is known to be, or else one he may be."""
    known = known_identities(table, mind)
    taken = {face for each, found in known.items() for face in found if each != seat}
    fitting = [face for face in FREELANCERS if face not in taken]
    return next((face for face in fitting if face in known[seat]), fitting[0])


def shown(book: Book, mind: Mind, seat: Seat) -> Iterator[tuple[Card | Identity, float]]:
    """What an interrogation may show.  Rules MF-4.6, MF-7.1.8, MF-7.3.3."""
    size = book.table.hands[seat]
    count = 0 if seat == croupier(book.table) else len(mind.identities)
    for card, chance in picks(book, seat) if size else ():
        yield card, chance * size / (size + count)
    for face, chance in faces(book.table, mind, seat) if count else ():
        yield face, chance * count / (size + count)


def letters_at(book: Book) -> dict[tuple[str, str], float]:
    """The chance of each pair of places of the two letters; a pair is sorted.  Rule MF-6.5."""
    pairs: dict[tuple[str, str], float] = {}
    for boxed in book.lone:
        first, second = [LETTER[nation] for nation in book.table.nations if nation != boxed]
        for here, chance in book.places(first).items():
            for there, then in book.placed(first, here).places(second).items():
                pair = (here, there) if here <= there else (there, here)
                pairs[pair] = pairs.get(pair, 0.0) + chance * then / len(book.lone)
    return pairs


def likely_places(book: Book) -> float:
    """Roughly the best of `letters_at`, as if each letter lay by itself: cheap enough to look ahead with."""
    chance = 0.0
    for boxed in book.lone:
        pair = [LETTER[nation] for nation in book.table.nations if nation != boxed]
        chance += prod(max(book.places(card).values()) for card in pair) / len(book.lone)
    return chance


def bank_wins(book: Book, faces: Faces, film: Nation) -> float:
    """The chance that an agent's film makes the Croupier win: the players are allied, and it is not his.  Rule MF-7.4.7."""
    options = book.table.options
    if not options.is_croupier or options.allied_failure == "other_player":
        return 0.0
    return sum(faces.get((CROUPIER, nation), 0.0) for nation in book.lone if nation != film) / len(book.lone)


def claim_wins(book: Book, faces: Faces, other: Seat, nation: Nation) -> float:
    """The chance that the Croupier holds the film of the other player, who is alone.  Rule MF-7.5."""
    is_alone = (nation in book.lone) / len(book.lone)
    return is_alone * faces.get((other, nation), 0.0) * book.holds(CROUPIER, (FILM[nation],))
