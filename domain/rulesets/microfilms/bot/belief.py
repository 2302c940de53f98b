"""Belief state of one seat: probabilities of card places, identities and winning attempts (rules MF-6, MF-9).

Computed from the view, with all worlds compatible with it equally likely, as `worlds` samples them. Two approximations:
cards that a failed attempt disproved of a hand (`denied`) are excluded there, without raising their probability
elsewhere; and a Broker's disproved claim is ignored, as only another Broker could use it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache, lru_cache
from itertools import permutations
from math import comb, prod

import msgspec

from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.bot.layouts import COPIES, Layout, PublicCards, Unseen, layouts, public_cards
from domain.rulesets.microfilms.model.cards import (
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
from domain.rulesets.microfilms.model.mind import KnownIdentities, Mind, known_identities
from domain.rulesets.microfilms.model.table import Table, croupier_seat

AgentOdds = Mapping[tuple[Seat, Nation], float]
"""Probability that a seat has a nation's agent; missing pairs are impossible."""


class Belief(msgspec.Struct, frozen=True):
    """Belief about the cards. layouts: those compatible with the view, each with its probability."""

    table: Table
    layouts: tuple[tuple[float, Layout], ...]

    @property
    def unseen(self) -> Unseen:
        """The unseen cards of the first layout. Its `lone` is the same in all layouts."""
        return self.layouts[0][1].unseen

    def next_chance(self, card: Card) -> float:
        """Probability that the next card of the draw deck is of this kind."""
        return sum([likely * layout.unseen.next_chance(card) for likely, layout in self.layouts])

    def next_odds(self) -> list[tuple[Card, float]]:
        """Kinds that the next card of the draw deck may be, each with its probability."""
        if len(self.layouts) == 1:
            return self.unseen.next_odds()
        kinds = sorted({card for _, layout in self.layouts for card in layout.unseen.inside})
        return [(card, chance) for card in kinds if (chance := self.next_chance(card))]

    def expected_counts(self, seat: Seat) -> Iterator[tuple[Card, float]]:
        """Expected number of each kind in a hand."""
        denied = {card for each in self.table.denied if each.seat == seat for card in each.cards}
        found: dict[Card, float] = {}
        for likely, layout in self.layouts:
            for card in layout.hands[seat]:
                found[card] = found.get(card, 0.0) + likely
            if gap := layout.gaps[seat]:
                open_to = [
                    (card, layout.unseen.expected_outside(card)) for card in layout.unseen.counts if card not in denied
                ]
                total = sum([mean for _, mean in open_to])
                for card, mean in open_to:
                    if mean:
                        found[card] = found.get(card, 0.0) + likely * gap * mean / total
        yield from found.items()

    def hold_chance(self, seat: Seat, cards: frozenset[Card]) -> float:
        """Probability that a hand holds any card of these kinds."""
        denied = self.table.denied
        is_denied = bool(denied) and any(each.seat == seat and cards <= {*each.cards} for each in denied)
        chance = 0.0
        for likely, layout in self.layouts:
            if not cards.isdisjoint(layout.hands[seat]):
                chance += likely
            elif layout.gaps[seat] and not is_denied:
                chance += likely * (1 - miss_chance(layout.unseen, cards, layout.gaps[seat], layout.spread))
        return chance

    def best_hold_chance(self, seats: Collection[Seat], cards: frozenset[Card]) -> float:
        """The highest `hold_chance` among these seats; 0 without any."""
        return max([self.hold_chance(seat, cards) for seat in seats], default=0.0)

    def best_place_chance(self, card: Card) -> float:
        """Probability of the likeliest place of a unique card, given that it is in play."""
        places = self.place_odds(card)
        return max(places.values()) if places else 0.0

    def place_odds(self, card: Card) -> dict[str, float]:
        """Probability of each place of a unique card, by its name for the Broker, given that it is in play."""
        found: dict[str, float] = {}
        for likely, layout in self.layouts:
            for place, chance in place_odds(self.table, layout, card):
                found[place] = found.get(place, 0.0) + likely * chance
        return found


def place_odds(table: Table, layout: Layout, card: Card) -> Iterator[tuple[str, float]]:
    """Places of a unique card in this layout with their probabilities, given that it is in play."""
    known = known_place(table, layout, card)
    if known:
        yield known, 1.0
        return
    drawn = outside_chance(layout.unseen, card)
    if drawn < 1:
        yield "draw", 1 - drawn
    open_to = list(unknown_slots(table, layout, card))
    total = sum([slot for _, slot in open_to])
    for where, slot in open_to:
        yield where, drawn * slot / total


def known_place(table: Table, layout: Layout, card: Card) -> str | None:
    """The place of a card that this layout locates, else None."""
    if card in table.discard:
        return "discard"
    return next((HANDS[seat] for seat, hand in enumerate(layout.hands) if card in hand), None)


def unknown_slots(table: Table, layout: Layout, card: Card) -> Iterator[tuple[str, int]]:
    """Places other than the draw deck that may hold an unlocated card, and their numbers of unknown cards."""
    if layout.covered:
        yield "discard", layout.covered
    for seat, gap in enumerate(layout.gaps):
        if gap and not any(each.seat == seat and card in each.cards for each in table.denied):
            yield HANDS[seat], gap


def outside_chance(unseen: Unseen, card: Card) -> float:
    """Probability that a unique card in play is outside the draw deck."""
    in_play = unseen.in_play_chance(card)
    return 1 - unseen.inside.get(card, 0.0) / in_play if in_play else 1.0


@lru_cache(maxsize=4096)
def miss_chance(unseen: Unseen, cards: frozenset[Card], gap: int, spread: int) -> float:
    """Probability that `gap` of the `spread` unlocated cards outside the draw deck include none of these."""
    single = [card for card in cards if card not in COPIES and unseen.counts.get(card)]
    missed = 0.0
    for likely, split in unseen.split_odds():
        out = sum([
            unseen.counts[card] - inside for card, inside in zip(COPIES, split, strict=True) if card in cards
        ])  # fmt: skip
        in_deck = (unseen.deck - sum(split)) / unseen.singles if unseen.singles else 0.0
        for held, chance in outside_counts(unseen, single, in_deck):
            missed += likely * chance * none_chance(spread, out + held, gap)
    return missed


def outside_counts(unseen: Unseen, single: list[Card], in_deck: float) -> Iterator[tuple[int, float]]:
    """Number of these unique cards outside the draw deck, with its probability. single: at most one card."""
    if not single:
        yield 0, 1.0
        return
    (card,) = single
    out = unseen.in_play_chance(card) * (1 - in_deck * (card in unseen.single))
    yield 1, out
    yield 0, 1 - out


def none_chance(total: int, marked: int, taken: int) -> float:
    """Probability that `taken` of `total` cards include none of the `marked` ones."""
    return comb(total - marked, taken) / comb(total, taken)


def belief_of(table: Table, mind: Mind, seen: PublicCards | None = None) -> Belief:
    """The belief that follows from a view. seen: `public_cards(table)`, if the caller has it."""
    found = layouts(seen or public_cards(table), mind)
    if len(found) == 1:
        return Belief(table, ((1.0, found[0]),))
    total = sum([each.worlds for each in found])
    return Belief(table, tuple([(each.worlds / total, each) for each in found]))


@cache
def film_win_chances(nations: tuple[Nation, ...], lone: tuple[Nation, ...], mine: Nation) -> Mapping[Nation, float]:
    """Probability that an agent of nation `mine` wins with each film. lone: nations that may be alone.

    Rules MF-6.2, MF-7.4.
    """
    return {
        nation: sum(nation != mine if each == mine else nation == each for each in lone) / len(lone)
        for nation in nations
    }


def agent_odds(table: Table, mind: Mind) -> AgentOdds:
    """Probability that a seat has a nation's agent."""
    return seated_agent_odds(table.nations, table.options.is_croupier, known_identities(table, mind), table.not_agent)


@lru_cache(maxsize=1024)
def seated_agent_odds(
    nations: tuple[Nation, ...], is_full: bool, known: KnownIdentities, not_agent: tuple[tuple[Seat, Nation], ...]
) -> AgentOdds:
    """All ways to seat the unknown agents are equally likely. is_full: whether every seat has an agent."""
    found = {seat: NATION_OF[face] for seat, faces in enumerate(known) for face in faces if face in NATION_OF}
    hidden = [seat for seat, faces in enumerate(known) if seat not in found and (is_full or not faces)]
    missing = [nation for nation in nations if nation not in found.values()]
    ways = [tuple(zip(seats, missing, strict=True)) for seats in permutations(hidden, len(missing))]
    ways = [way for way in ways if not set(way).intersection(not_agent)]
    counts = Counter(pair for way in ways for pair in way)
    return {**{pair: count / len(ways) for pair, count in counts.items()}, **dict.fromkeys(found.items(), 1.0)}


def pick_odds(belief: Belief, seat: Seat) -> list[tuple[Card, float]]:
    """Kinds of a card picked at random from another hand, with their probabilities; nothing for an empty hand."""
    size = belief.table.hands[seat]
    return [(card, mean / size) for card, mean in belief.expected_counts(seat) if mean]


def identity_odds(table: Table, mind: Mind, agents: AgentOdds, seat: Seat) -> Iterator[tuple[Identity, float]]:
    """Identities that a random pick from another player's may show, with probabilities. One freelancer for all."""
    count = len(mind.identities)
    left = 1.0
    for (each, nation), chance in agents.items():
        if each == seat:
            left -= chance / count
            yield AGENT[nation], chance / count
    if left > 1e-9:
        yield plausible_freelancer(table, mind, seat), left


def plausible_freelancer(table: Table, mind: Mind, seat: Seat) -> Identity:
    """The freelancer a player is known to be, else one the player may be."""
    known = known_identities(table, mind)
    taken = {face for each, found in enumerate(known) for face in found if each != seat}
    fitting = [face for face in FREELANCERS if face not in taken]
    return next((face for face in fitting if face in known[seat]), fitting[0])


def interrogation_odds(
    belief: Belief, mind: Mind, agents: AgentOdds, seat: Seat, picks: list[tuple[Card, float]]
) -> Iterator[tuple[Card | Identity, float]]:
    """Cards and identities an interrogation may show, with their probabilities. picks: `pick_odds` of that hand.

    Rules MF-4.6, MF-7.1.8, MF-7.3.3.
    """
    size = belief.table.hands[seat]
    count = 0 if seat == croupier_seat(belief.table) else len(mind.identities)
    for card, chance in picks:
        yield card, chance * size / (size + count)
    for face, chance in identity_odds(belief.table, mind, agents, seat) if count else ():
        yield face, chance * count / (size + count)


def croupier_win_chance(belief: Belief, agents: AgentOdds, film: Nation) -> float:
    """Probability that showing this film makes the Croupier win: the players are allied and it is the wrong film.

    Rule MF-7.4.7.
    """
    options = belief.table.options
    if not options.is_croupier or options.allied_failure == "other_player":
        return 0.0
    return sum(agents.get((CROUPIER, nation), 0.0) for nation in belief.unseen.lone if nation != film) / len(
        belief.unseen.lone
    )


def claim_win_chance(belief: Belief, agents: AgentOdds, other: Seat, nation: Nation) -> float:
    """Probability that a claim wins: the other player is alone, and the Croupier holds that film.  Rule MF-7.5."""
    is_alone = (nation in belief.unseen.lone) / len(belief.unseen.lone)
    return is_alone * agents.get((other, nation), 0.0) * belief.hold_chance(CROUPIER, frozenset((FILM[nation],)))


def letter_pair_odds(belief: Belief) -> dict[tuple[str, str], float]:
    """Probability of each pair of places of the two letters, each pair sorted.  Rule MF-6.5."""
    pairs: dict[tuple[str, str], float] = {}
    lone = belief.unseen.lone
    for likely, layout in belief.layouts:
        for boxed in lone:
            first, second = [LETTER[nation] for nation in belief.table.nations if nation != boxed]
            for here, there, chance in pair_place_odds(belief.table, layout, first, second):
                pair = (here, there) if here <= there else (there, here)
                pairs[pair] = pairs.get(pair, 0.0) + likely * chance / len(lone)
    return pairs


def pair_place_odds(table: Table, layout: Layout, first: Card, second: Card) -> Iterator[tuple[str, str, float]]:
    """Pairs of places of two unique cards in play, with their probabilities in this layout."""
    if known_place(table, layout, first) or known_place(table, layout, second):
        for here, chance in place_odds(table, layout, first):
            for there, then in place_odds(table, layout, second):
                yield here, there, chance * then
        return
    unseen = layout.unseen
    may = [card in unseen.single for card in (first, second)]
    for likely, split in unseen.split_odds():
        inside, singles = unseen.deck - sum(split), unseen.singles
        for one, other, chance in pair_inside_odds(inside, singles, may):
            if chance:
                yield from pair_slot_odds(table, layout, (first, second), (one, other), likely * chance)


def pair_inside_odds(inside: int, singles: int, may: list[bool]) -> Iterator[tuple[bool, bool, float]]:
    """Whether each of two unique cards is in the draw deck, with the probability.

    inside: how many of the `singles`, the unique cards that may be in the deck, are in it; may: whether each of the two
    is one of those.
    """
    if not all(may):
        chance = inside / singles if any(may) else 0.0
        yield may[0], may[1], chance
        yield False, False, 1 - chance
        return
    total = singles * (singles - 1)
    outside = singles - inside
    yield True, True, inside * (inside - 1) / total
    yield True, False, inside * outside / total
    yield False, True, inside * outside / total
    yield False, False, outside * (outside - 1) / total


def pair_slot_odds(
    table: Table, layout: Layout, cards: tuple[Card, Card], inside: tuple[bool, bool], chance: float
) -> Iterator[tuple[str, str, float]]:
    """Pairs of places given which cards are in the draw deck; the others are equally likely in each unknown slot.

    chance: probability of that condition.
    """
    first, second = [
        {"draw": 1} if is_inside else dict(unknown_slots(table, layout, card))
        for card, is_inside in zip(cards, inside, strict=True)
    ]
    ways = [
        (here, there, slots * (others - (here == there != "draw")))
        for here, slots in first.items()
        for there, others in second.items()
    ]
    total = sum([way for _, _, way in ways])
    for here, there, way in ways if total else ():
        if way:
            yield here, there, chance * way / total


def approximate_letters_chance(belief: Belief) -> float:
    """Approximate maximum of `letter_pair_odds`, with letters taken as independent. Cheap enough for look-ahead."""
    chance, lone = 0.0, belief.unseen.lone
    in_play = [nation for nation in belief.table.nations if lone != (nation,)]
    best = {nation: belief.best_place_chance(LETTER[nation]) for nation in in_play}
    for boxed in lone:
        chance += prod([likely for nation, likely in best.items() if nation != boxed]) / len(lone)
    return chance
