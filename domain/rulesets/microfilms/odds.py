"""The exact book of one seat: where every card may lie, who may be who, and which attempt would win (rules MF-6, MF-9).

Everything follows from the view, with every world that looks like it equally likely. Three things are not exact: what a
failed attempt showed of a hand (`denied`) bears on the cards named, not on what else fills that hand; and what a failed
Broker showed is left out, for nobody else asks where the letters are; so are the cards that the seat drew and passed on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache, lru_cache
from itertools import chain, permutations
from math import comb, prod

import msgspec
from msgspec.structs import replace

from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.cards import (
    AGENT,
    CROUPIER,
    FILM,
    FREELANCERS,
    HANDS,
    LETTER,
    NATION_OF,
    Card,
    Identity,
    Nation,
)
from domain.rulesets.microfilms.mind import Mind
from domain.rulesets.microfilms.table import Table, croupier
from domain.rulesets.microfilms.unseen import Unseen
from domain.rulesets.microfilms.worlds import KnownFaces, known_identities, sure_hands

Faces = Mapping[tuple[Seat, Nation], float]
"""The chance that a seat has a nation's agent."""

GAP = -1
"""Where covered cards of the discard lie, for those who see its top only."""


class Book(msgspec.Struct, frozen=True):
    """Known cards by hand, and the kinds and spaces that are left.

    deck: cards in the draw deck; gaps: unknown cards by hand, and under the top of the discard; spread: all of them.
    """

    table: Table
    hands: Mapping[Seat, list[Card]]
    unseen: Unseen
    deck: int
    gaps: Mapping[Seat, int]
    spread: int

    def out_of_deck(self) -> float:
        """The chance that a pooled card was drawn already."""
        size = self.unseen.all_pooled
        return 1 - self.deck / size if size else 0.0

    def means(self, seat: Seat) -> Iterator[tuple[Card, float]]:
        """How many of each kind a hand holds, on average."""
        hand, gap, unseen, drawn = self.hands[seat], self.gaps[seat], self.unseen, self.out_of_deck()
        denied = {card for each in self.table.denied if each.seat == seat for card in each.cards}
        for card, pooled in unseen.pooled.items():
            mean: float = hand.count(card)
            if gap and card not in denied:
                mean += unseen.in_play(card) * (unseen.loose.get(card, 0) + pooled * drawn) * gap / self.spread
            yield card, mean

    def denying(self, cards: frozenset[Card]) -> set[Seat]:
        """Whose hands hold none of these kinds, as failed attempts showed."""
        return {each.seat for each in self.table.denied if not cards.isdisjoint(each.cards)}

    def holds(self, seat: Seat, cards: frozenset[Card]) -> float:
        """The chance that a hand holds any card of these kinds."""
        return self.likeliest((seat,), cards)

    def likeliest(self, seats: Collection[Seat], cards: frozenset[Card]) -> float:
        """The chance that the likeliest of these hands holds any card of these kinds."""
        if not cards.isdisjoint(chain(*[self.hands[seat] for seat in seats])):
            return 1.0
        unseen = self.unseen
        loose = sum([unseen.loose.get(card, 0) for card in cards])
        pooled = sum([unseen.pooled.get(card, 0) for card in cards])
        denying = self.denying(cards)
        gaps = {0 if seat in denying else self.gaps[seat] for seat in seats}
        missing = [misses(gap, self.spread, unseen.all_loose, unseen.all_pooled, loose, pooled) for gap in gaps]
        return 1 - min(missing, default=1.0)

    def places(self, card: Card) -> dict[str, float]:
        """Where a card of which there is one may lie, by the names a Broker uses, given that it is in play."""
        weights = self.weights(card)
        total = sum(weights.values())
        return {place: weight / total for place, weight in weights.items()}

    def surest(self, card: Card) -> float:
        """The chance of the likeliest of those places."""
        weights = self.weights(card).values()
        return max(weights) / sum(weights)

    def weights(self, card: Card) -> dict[str, float]:
        """How likely each of those places is, to the others."""
        if card in self.table.discard:
            return {"discard": 1.0}
        for seat, hand in self.hands.items():
            if card in hand:
                return {place(seat): 1.0}
        drawn = self.out_of_deck() if self.unseen.pooled.get(card) else 1.0
        weights = {"draw": 1 - drawn} if drawn < 1 else {}
        denying = self.denying(frozenset((card,)))
        for seat, gap in self.gaps.items():
            if gap and seat not in denying:
                weights[place(seat)] = drawn * gap / self.spread
        return weights

    def placed(self, card: Card, where: str) -> Book:
        """The book, had I seen where a card lies, that may lie there."""
        unseen, in_deck = self.unseen, where == "draw"
        is_loose, is_pooled = bool(unseen.loose.get(card)), bool(unseen.pooled.get(card))
        if not is_loose and not is_pooled:
            return self
        return replace(
            self,
            unseen=replace(
                unseen,
                loose={**unseen.loose, card: 0},
                pooled={**unseen.pooled, card: 0},
                all_loose=unseen.all_loose - is_loose,
                all_pooled=unseen.all_pooled - is_pooled,
            ),
            deck=self.deck - in_deck,
            gaps={seat: gap - (gap > 0 and place(seat) == where) for seat, gap in self.gaps.items()},
            spread=self.spread - (not in_deck),
        )


def place(seat: Seat) -> str:
    return "discard" if seat == GAP else HANDS[seat]


@lru_cache(maxsize=1024)
def misses(gap: int, spread: int, all_loose: int, all_pooled: int, loose: int, pooled: int) -> float:
    """The chance that `gap` of `spread` unknown cards are none of these `loose` and `pooled` ones; all loose cards are spread."""
    if not gap:
        return 1.0
    drawn = spread - all_loose
    return sum([
        comb(all_loose, few) * comb(drawn, gap - few) / comb(spread, gap)
        * without(all_loose, loose, few) * without(all_pooled, pooled, gap - few)
        for few in range(max(0, gap - drawn), min(gap, all_loose) + 1)
    ])  # fmt: skip


def without(total: int, marked: int, taken: int) -> float:
    """The chance that `taken` of `total` cards are none of the `marked` ones."""
    return comb(total - marked, taken) / comb(total, taken) if taken else 1.0


def book(table: Table, mind: Mind, unseen: Unseen) -> Book:
    """What a view says of the cards."""
    hands = sure_hands(table, mind)
    gaps = {seat: table.hands[seat] - len(hand) for seat, hand in hands.items()}
    gaps[GAP] = table.discard_size - len(table.discard)
    return Book(table, hands, unseen, table.deck, gaps, sum(gaps.values()))


@cache
def film_wins(nations: tuple[Nation, ...], lone: tuple[Nation, ...], mine: Nation) -> Mapping[Nation, float]:
    """The chance that an agent of nation `mine` wins with each film.  Rules MF-6.2, MF-7.4."""
    return {
        nation: sum(nation != mine if each == mine else nation == each for each in lone) / len(lone)
        for nation in nations
    }


def agents(table: Table, mind: Mind) -> Faces:
    """The chance that a seat has a nation's agent."""
    return agent_spread(table.nations, table.options.is_croupier, known_identities(table, mind), table.not_agent)


@lru_cache(maxsize=1024)
def agent_spread(
    nations: tuple[Nation, ...], is_full: bool, known: KnownFaces, not_agent: tuple[tuple[Seat, Nation], ...]
) -> Faces:
    """Every way to seat the agents that are not known, each equally likely. is_full: whether every seat has one."""
    found = {seat: NATION_OF[face] for seat, faces in enumerate(known) for face in faces if face in NATION_OF}
    hidden = [seat for seat, faces in enumerate(known) if seat not in found and (is_full or not faces)]
    missing = [nation for nation in nations if nation not in found.values()]
    ways = [tuple(zip(seats, missing, strict=True)) for seats in permutations(hidden, len(missing))]
    ways = [way for way in ways if not set(way).intersection(not_agent)]
    counts = Counter(pair for way in ways for pair in way)
    return {**{pair: count / len(ways) for pair, count in counts.items()}, **dict.fromkeys(found.items(), 1.0)}


def picks(book: Book, seat: Seat) -> list[tuple[Card, float]]:
    """A card picked at random from another hand; none from an empty one."""
    size = book.table.hands[seat]
    return [(card, mean / size) for card, mean in book.means(seat) if mean]


def faces(table: Table, mind: Mind, agents: Faces, seat: Seat) -> Iterator[tuple[Identity, float]]:
    """A face picked at random from another player's: each agent, and one freelancer who stands for all he may be."""
    count = len(mind.identities)
    left = 1.0
    for (each, nation), chance in agents.items():
        if each == seat:
            left -= chance / count
            yield AGENT[nation], chance / count
    if left > 1e-9:
        yield freelancer(table, mind, seat), left


def freelancer(table: Table, mind: Mind, seat: Seat) -> Identity:
    """The one a player is known to be, or else one he may be."""
    known = known_identities(table, mind)
    taken = {face for each, found in enumerate(known) for face in found if each != seat}
    fitting = [face for face in FREELANCERS if face not in taken]
    return next((face for face in fitting if face in known[seat]), fitting[0])


def shown(
    book: Book, mind: Mind, agents: Faces, seat: Seat, picks: list[tuple[Card, float]]
) -> Iterator[tuple[Card | Identity, float]]:
    """What an interrogation may show.  Rules MF-4.6, MF-7.1.8, MF-7.3.3."""
    size = book.table.hands[seat]
    count = 0 if seat == croupier(book.table) else len(mind.identities)
    for card, chance in picks:
        yield card, chance * size / (size + count)
    for face, chance in faces(book.table, mind, agents, seat) if count else ():
        yield face, chance * count / (size + count)


def letters_at(book: Book) -> dict[tuple[str, str], float]:
    """The chance of each pair of places of the two letters; a pair is sorted.  Rule MF-6.5."""
    pairs: dict[tuple[str, str], float] = {}
    for boxed in book.unseen.lone:
        first, second = [LETTER[nation] for nation in book.table.nations if nation != boxed]
        for here, chance in book.places(first).items():
            for there, then in book.placed(first, here).places(second).items():
                pair = (here, there) if here <= there else (there, here)
                pairs[pair] = pairs.get(pair, 0.0) + chance * then / len(book.unseen.lone)
    return pairs


def likely_places(book: Book) -> float:
    """Roughly the best of `letters_at`, as if each letter lay by itself: cheap enough to look ahead with."""
    chance, lone = 0.0, book.unseen.lone
    in_play = [nation for nation in book.table.nations if lone != (nation,)]
    best = {nation: book.surest(LETTER[nation]) for nation in in_play}
    for boxed in lone:
        chance += prod([likely for nation, likely in best.items() if nation != boxed]) / len(lone)
    return chance


def bank_wins(book: Book, faces: Faces, film: Nation) -> float:
    """The chance that an agent's film makes the Croupier win: the players are allied, and it is not his.  Rule MF-7.4.7."""
    options = book.table.options
    if not options.is_croupier or options.allied_failure == "other_player":
        return 0.0
    return sum(faces.get((CROUPIER, nation), 0.0) for nation in book.unseen.lone if nation != film) / len(
        book.unseen.lone
    )


def claim_wins(book: Book, faces: Faces, other: Seat, nation: Nation) -> float:
    """The chance that the Croupier holds the film of the other player, who is alone.  Rule MF-7.5."""
    is_alone = (nation in book.unseen.lone) / len(book.unseen.lone)
    return is_alone * faces.get((other, nation), 0.0) * book.holds(CROUPIER, frozenset((FILM[nation],)))
