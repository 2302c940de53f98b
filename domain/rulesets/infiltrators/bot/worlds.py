"""A whole state that looks like one seat's view, every one equally likely (rule IF-8.2).

A world says which card each suspect is, what lies in the centre, what everybody holds, what is left in the Headquarters, and which
card each face-down one in the discard is. It looks like a view when it agrees with all that table and mind state, and with what
they mean by the rules:

* A suspect agrees with its clues and its misses, and has not been eliminated (IF-3, IF-4.5).
* A card that was taken from the discard before all eyes is in that hand.
* An eliminated suspect that nobody has seen since was in the Headquarters then. So it lies face down only where a card came to lie
  later, and a hand holds no more such cards than came to it later.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from domain.kernel.chance import MOST_TRIES, Chance
from domain.kernel.errors import Impossible
from domain.kernel.secrecy import Seat
from domain.kernel.tuples import with_added
from domain.rulesets.infiltrators.model.candidates import possible_suspects, unseen_suspects
from domain.rulesets.infiltrators.model.cards import Card, cards_of, in_order
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.table import Returned, Table
from domain.rulesets.infiltrators.rules.state import House, State


class Room(NamedTuple):
    """Where one returned card may be. size: spots of that place; most: how many of it and of later ones may be there."""

    size: int
    most: int


Rooms = tuple[Room, ...]
"""The Headquarters, each other hand by seat, and what lies face down in the discard."""


def sample_world(table: Table, mind: Mind, chance: Chance) -> State:
    """A state with this table and this mind, drawn uniformly; a function of the view and the chance alone."""
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
    """The cards of the mission that this seat cannot place, by suit and number."""
    seen = {*table.visible_cards(), *mind.hand, mind.suspect}
    return [card for card in in_order((*table.brief.plain, *table.brief.special)) if card not in seen]


def sample_suspects(table: Table, mind: Mind, chance: Chance) -> dict[Seat, Card]:
    """A different card for each stand that this seat cannot look at.  Rule IF-9.3."""
    choices = {seat: tuple(cards_of(cards)) for seat, cards in possible_suspects(table, mind).items()}
    for _ in range(MOST_TRIES):
        found = {seat: chance("suspects", cards) for seat, cards in choices.items()}
        if len(set(found.values())) == len(found):
            return found
    raise Impossible("No suspects were found that are different cards.")


def sample_centre(table: Table, mind: Mind, suspects: dict[Seat, Card], chance: Chance) -> tuple[Card, ...]:
    """What lies in the centre: any suspects that are left."""
    left = [card for card in cards_of(unseen_suspects(table, mind)) if card not in suspects.values()]
    return in_order([take(left, "centre", chance) for _ in range(table.centre)])


def take(left: list[Card], source: str, chance: Chance) -> Card:
    card = chance(source, tuple(left))
    left.remove(card)
    return card


class HiddenPlaces:
    """The places for what a seat cannot see, and what was put there. covered: by place, in order."""

    def __init__(self, table: Table, mind: Mind) -> None:
        self.headquarters: list[Card] = []
        self.hands: dict[Seat, list[Card]] = {seat: [] for seat in table.seats if seat != mind.seat}
        self.covered: dict[int, Card] = {}
        self._ages = table.covered
        self._sizes = (table.headquarters, *(table.hands[seat] - len(table.kept[seat]) for seat in self.hands))

    def rooms(self, returned: Returned, number: int) -> Rooms:
        """Where a suspect may be who was the `number`-th to be eliminated."""
        most = (self._sizes[0], *(returned.fresh[seat] for seat in self.hands))
        late = sum(age >= number for age in self._ages)
        return (*(Room(*each) for each in zip(self._sizes, most, strict=True)), Room(late, late))

    def put(self, card: Card, place: int, number: int, chance: Chance) -> None:
        """A returned card lies in this place of its rooms."""
        if place <= len(self.hands):
            (self.headquarters, *self.hands.values())[place].append(card)
            return
        free = [spot for spot, age in enumerate(self._ages) if age >= number and spot not in self.covered]
        self.covered[chance("covered", free)] = card

    def fill(self, left: list[Card], chance: Chance) -> None:
        """All other cards go anywhere."""
        for cards, size in zip((self.headquarters, *self.hands.values()), self._sizes, strict=True):
            cards.extend([take(left, "hidden", chance) for _ in range(size - len(cards))])
        for spot in range(len(self._ages)):
            if spot not in self.covered:
                self.covered[spot] = take(left, "hidden", chance)
        self.covered = dict(sorted(self.covered.items()))


def sample_places(table: Table, hidden: HiddenPlaces, returned: list[Returned], chance: Chance) -> list[int]:
    """For each returned card, the latest first, the place that it is in; each as likely as it leaves worlds."""
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
    """In how many ways the rest can be put where there is room, once so many are in each place."""
    number = sum(placed)
    if number == len(rooms):
        return 1
    return sum(free * ways(rooms, more) for free, more in steps(rooms[number], placed) if free)


def steps(rooms: Rooms, placed: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """For each place, how many spots are free for the next card, and what is placed once it is there."""
    return [
        (room.size - count if count < room.most else 0, with_added(placed, place, 1))
        for place, (room, count) in enumerate(zip(rooms, placed, strict=True))
    ]
