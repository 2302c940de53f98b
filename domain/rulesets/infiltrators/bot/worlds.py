"""Sampling of worlds: full states compatible with one seat's view, uniformly distributed (rule IF-8.2).

A world fixes each suspect, the centre, all hands, the Headquarters, and each face-down card of the discard. It is
compatible with a view if it agrees with the table, the mind, and what follows from them by the rules:

* A suspect agrees with its clues and misses, and has not been eliminated (IF-3, IF-4.5).
* A card openly taken from the discard is in that hand.
* An eliminated suspect not seen since went to the Headquarters. So it is face down in the discard only where a card
  came later, and a hand holds no more such cards than came to it later.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from domain.kernel.chance import MOST_TRIES, Chance, take
from domain.kernel.errors import Impossible
from domain.kernel.secrecy import Seat
from domain.kernel.tuples import with_added
from domain.rulesets.infiltrators.model.candidates import possible_suspects, unseen_suspects
from domain.rulesets.infiltrators.model.cards import Card, cards_of, in_order
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.table import Returned, Table
from domain.rulesets.infiltrators.rules.state import House, State


class Room(NamedTuple):
    """One place for a returned card. size: its spots; most: bound on this and later returned cards there."""

    size: int
    most: int


Rooms = tuple[Room, ...]
"""One room each for the Headquarters, the other hands by seat, and the face-down discard."""


def sample_world(table: Table, mind: Mind, chance: Chance) -> State:
    """A uniformly random state with this table and this mind. Depends only on the view and `chance`.

    Raises Impossible if the view contradicts itself.
    """
    suspects = sample_suspects(table, mind, chance)
    centre = sample_centre(table, mind, suspects, chance)
    left = unplaced_cards(table, mind)
    for card in (*suspects.values(), *centre):
        left.remove(card)
    hidden = HiddenPlaces(table, mind)
    returned = [each for each in table.returned[::-1] if each.card in left]
    for each, place in zip(returned, sample_places(table, hidden, returned, chance), strict=True):
        left.remove(each.card)
        hidden.put(each.card, place, table.eliminated.index(each.card) + 1, chance)
    hidden.fill(left, chance)
    minds = tuple(
        mind
        if seat == mind.seat
        else Mind(seat, in_order((*table.kept[seat], *hidden.hands[seat])), suspects.get(seat))
        for seat in table.seats
    )
    return State(table, minds, House(in_order(hidden.headquarters), centre, tuple(hidden.covered.values())))


def unplaced_cards(table: Table, mind: Mind) -> list[Card]:
    """The mission's cards whose place this seat does not know, by suit and number."""
    seen = {*table.visible_cards(), *mind.hand, mind.suspect}
    return [card for card in in_order((*table.brief.plain, *table.brief.special)) if card not in seen]


def sample_suspects(table: Table, mind: Mind, chance: Chance) -> dict[Seat, Card]:
    """A different random candidate for each other stand.  Rule IF-9.3.  Raises Impossible."""
    choices = {seat: tuple(cards_of(cards)) for seat, cards in possible_suspects(table, mind).items()}
    for _ in range(MOST_TRIES):
        found = {seat: chance("suspects", cards) for seat, cards in choices.items()}
        if len(set(found.values())) == len(found):
            return found
    raise Impossible("No suspects were found that are different cards.")


def sample_centre(table: Table, mind: Mind, suspects: dict[Seat, Card], chance: Chance) -> tuple[Card, ...]:
    """The centre: random remaining suspects."""
    left = [card for card in cards_of(unseen_suspects(table, mind)) if card not in suspects.values()]
    return in_order([take("centre", left, chance) for _ in range(table.centre)])


class HiddenPlaces:
    """The places a seat cannot see, and the cards put there so far. covered: by spot of the face-down discard."""

    def __init__(self, table: Table, mind: Mind) -> None:
        self.headquarters: list[Card] = []
        self.hands: dict[Seat, list[Card]] = {seat: [] for seat in table.seats if seat != mind.seat}
        self.covered: dict[int, Card] = {}
        self._ages = table.covered
        self._sizes = (table.headquarters, *(table.hands[seat] - len(table.kept[seat]) for seat in self.hands))

    def rooms(self, returned: Returned, number: int) -> Rooms:
        """Rooms of a returned suspect. number: 1 for the first one eliminated."""
        most = (self._sizes[0], *(returned.fresh[seat] for seat in self.hands))
        late = sum(age >= number for age in self._ages)
        return (*(Room(*each) for each in zip(self._sizes, most, strict=True)), Room(late, late))

    def put(self, card: Card, place: int, number: int, chance: Chance) -> None:
        """Put a returned card into this place, an index into its rooms. number: as in `rooms`."""
        if place <= len(self.hands):
            (self.headquarters, *self.hands.values())[place].append(card)
            return
        free = [spot for spot, age in enumerate(self._ages) if age >= number and spot not in self.covered]
        self.covered[chance("covered", free)] = card

    def fill(self, left: list[Card], chance: Chance) -> None:
        """Distribute all other cards at random; `left` must fit exactly."""
        for cards, size in zip((self.headquarters, *self.hands.values()), self._sizes, strict=True):
            cards.extend([take("hidden", left, chance) for _ in range(size - len(cards))])
        for spot in range(len(self._ages)):
            if spot not in self.covered:
                self.covered[spot] = take("hidden", left, chance)
        self.covered = dict(sorted(self.covered.items()))


def sample_places(table: Table, hidden: HiddenPlaces, returned: list[Returned], chance: Chance) -> list[int]:
    """A random place for each returned card, latest first, weighted by the number of worlds it leaves."""
    rooms = tuple(hidden.rooms(each, table.eliminated.index(each.card) + 1) for each in returned)
    placed, places = (0,) * (len(hidden.hands) + 2), list[int]()
    for each in rooms:
        weights = list(accumulate(free * ways(rooms, more) for free, more in steps(each, placed)))
        lot = chance("returned", range(weights[-1]))
        places.append(next(place for place, weight in enumerate(weights) if lot < weight))
        placed = with_added(placed, places[-1], 1)
    return places


@lru_cache(maxsize=4096)
def ways(rooms: tuple[Rooms, ...], placed: tuple[int, ...]) -> int:
    """Number of ways to place the remaining returned cards. placed: returned cards in each place so far."""
    number = sum(placed)
    if number == len(rooms):
        return 1
    return sum(free * ways(rooms, more) for free, more in steps(rooms[number], placed) if free)


def steps(rooms: Rooms, placed: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """For each place: free spots for the next card, and `placed` once it is there."""
    return [
        (room.size - count if count < room.most else 0, with_added(placed, place, 1))
        for place, (room, count) in enumerate(zip(rooms, placed, strict=True))
    ]
