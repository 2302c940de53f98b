"""The maximal knowledge of one audience: all worlds consistent with every event it has observed.

Uses nothing of the product except events as this audience observes them. A world places each kind of card, without
distinguishing copies. Each event maps every world to its possible successors and drops those that contradict it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from typing import Any, NamedTuple

from domain.kernel.secrecy import Event, Known, observe
from domain.rulesets.microfilms.model import ending_events
from domain.rulesets.microfilms.model import events as told

ACTIONS = ("CO", "CO", "CO", "IB", "IB", "IB", "SB", "SB")

Hand = tuple[str, ...]


class World(NamedTuple):
    """hands: sorted, by seat; deck: sorted; discard: in order, the top last; box: the letter in it."""

    hands: tuple[Hand, ...]
    deck: Hand
    discard: Hand
    box: str


class History:
    """All worlds consistent with the events seen by a seat; None: a spectator. bloody: the bloodstained cards."""

    def __init__(self, seat: int | None, seats: int, players: int, bloody: Iterable[str] = ("SB", "IB")) -> None:
        self.seat, self.seats, self.players, self.bloody = seat, seats, players, frozenset(bloody)
        self.nations: tuple[str, ...] = ()
        self.first: dict[int, str | None] = {}
        self.worlds: set[World] = set()
        self.judged: Any = None

    def learn(self, event: Event) -> None:
        """Apply an event, as this seat observes it."""
        seen: Any = observe(event, self.seat).event
        match seen:
            case told.TableLaid():
                self.nations = seen.nations
            case told.ActionDealt():
                self.first[seen.seat] = shown(seen.card)
            case told.DeckBuilt():
                self.worlds = set(self.opened(seen.size))
            case ending_events.Eliminated():
                self.keep(lambda world: not self.is_right(world))
        step = STEPS.get(type(seen))
        if step is not None:
            self.worlds = {after for world in self.worlds for after in step(world, seen)}
        if isinstance(
            seen, ending_events.HitmanRevealed | ending_events.InterpolRevealed | ending_events.BrokerRevealed
        ):
            self.judged = seen

    def keep(self, fits: Any) -> None:
        self.worlds = {world for world in self.worlds if fits(world)}

    def is_right(self, world: World) -> bool:
        """Whether the last attempt is right in this world."""
        match self.judged:
            case ending_events.HitmanRevealed(_, target):
                return "ACE" in world.hands[target]
            case ending_events.InterpolRevealed(_, target):
                return not self.bloody.isdisjoint(world.hands[target])
            case ending_events.BrokerRevealed(_, first, second):
                piles = {"draw": world.deck, "discard": world.discard}
                piles |= {f"hand-{seat}": hand for seat, hand in enumerate(world.hands)}
                found = [place for place, cards in piles.items() for card in cards if card.startswith("AL-")]
                return sorted(found) == sorted((first, second))
        return False

    def opened(self, size: int) -> Iterator[World]:
        ace = ("ACE",) if self.players > 2 else ()
        for box in self.nations:
            items = [f"MF-{nation}" for nation in self.nations]
            items += [f"AL-{nation}" for nation in self.nations if nation != box]
            for dealt in set(permutations(ACTIONS, self.players)):
                if all(self.first[seat] in (None, card) for seat, card in enumerate(dealt)):
                    deck = Counter((*ACTIONS, *ace, *items)) - Counter(dealt)
                    assert deck.total() == size
                    hands = [(card,) for card in dealt] + [()] * (self.seats - self.players)
                    yield World(tuple(hands), tuple(sorted(deck.elements())), (), f"AL-{box}")


def shown(secret: Any) -> Any:
    """A secret field's value for this audience; None if hidden."""
    return secret.value if isinstance(secret, Known) else None


def less(cards: Hand, card: str) -> Hand:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def with_hand(world: World, seat: int, hand: Sequence[str]) -> World:
    return world._replace(hands=(*world.hands[:seat], tuple(sorted(hand)), *world.hands[seat + 1 :]))


def drawn(world: World, event: told.CardDrawn) -> Iterator[World]:
    for card in set(world.deck):
        if shown(event.card) in (None, card):
            yield with_hand(world._replace(deck=less(world.deck, card)), event.seat, (*world.hands[event.seat], card))


def taken_up(world: World, event: told.DiscardTaken) -> Iterator[World]:
    if world.discard[-1] == event.card and event.uncovered in (None, *world.discard[-2:-1]):
        yield with_hand(world._replace(discard=world.discard[:-1]), event.seat, (*world.hands[event.seat], event.card))


def passed(world: World, giver: int, taker: int, secret: Any) -> Iterator[World]:
    for card in set(world.hands[giver]):
        if shown(secret) in (None, card):
            after = with_hand(world, giver, less(world.hands[giver], card))
            yield with_hand(after, taker, (*world.hands[taker], card))


def thrown(world: World, seat: int, cards: Sequence[str]) -> Iterator[World]:
    if not Counter(cards) - Counter(world.hands[seat]):
        left = Counter(world.hands[seat]) - Counter(cards)
        yield with_hand(world._replace(discard=(*world.discard, *cards)), seat, tuple(left.elements()))


def interrogated(world: World, event: told.Interrogated) -> Iterator[World]:
    card = shown(event.card)
    paid = [world] if event.paid == "FRANC" else thrown(world, event.seat, (event.paid,))
    for after in paid:
        if card is None or card[:3] in ("AG-", "INT", "BRO", "JOU", "HIT") or card in after.hands[event.target]:
            yield after


def searched(world: World, event: ending_events.HitmanRevealed | ending_events.InterpolRevealed) -> Iterator[World]:
    if shown(event.shown) in (None, world.hands[event.target]):
        yield world


def looked(world: World, event: ending_events.BrokerRevealed) -> Iterator[World]:
    piles: dict[str, Hand] = {"draw": world.deck, "discard": world.discard}
    piles |= {f"hand-{seat}": hand for seat, hand in enumerate(world.hands)}
    if shown(event.shown) in (None, (piles[event.first], piles[event.second])):
        yield world


def reshuffled(world: World, event: told.DeckReshuffled) -> Iterator[World]:
    assert not world.deck
    assert len(world.discard) == event.size
    yield world._replace(deck=tuple(sorted(world.discard)), discard=())


STEPS: dict[type[Event], Any] = {
    told.CardDrawn: drawn,
    told.DiscardTaken: taken_up,
    told.BribeAccepted: lambda world, event: passed(world, event.seat, event.target, event.card),
    told.CardTaken: lambda world, event: passed(world, event.target, event.seat, event.card),
    told.Stole: lambda world, event: thrown(world, event.seat, ("SB",)),
    told.CashedOut: lambda world, event: thrown(world, event.seat, ("CO",)),
    told.Interrogated: interrogated,
    told.BlackmailDeclared: lambda world, event: (
        [world] if event.paid == "FRANCS" else thrown(world, event.seat, (event.paid,))
    ),
    told.BlackmailDefended: lambda world, event: thrown(world, event.target, ("CO",)),
    told.Discarded: lambda world, event: thrown(world, event.seat, event.cards),
    ending_events.Eliminated: lambda world, event: thrown(world, event.seat, event.cards),
    ending_events.HitmanRevealed: searched,
    ending_events.InterpolRevealed: searched,
    ending_events.BrokerRevealed: looked,
    told.DeckReshuffled: reshuffled,
}
