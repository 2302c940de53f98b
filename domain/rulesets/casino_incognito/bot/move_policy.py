"""Choice of moves: characters into wanted conversations, or out of ones that others want (rule CI-6)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from msgspec.structs import replace

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.kernel.tuples import with_item
from domain.rulesets.casino_incognito.bot.bid_policy import (
    Rival,
    RoomProspects,
    best_bid_worth,
    naming_risk,
    rivals,
    room_prospects,
)
from domain.rulesets.casino_incognito.bot.hand_value import HandEstimate
from domain.rulesets.casino_incognito.model.commands import Move, Pass, PayMove, Skip
from domain.rulesets.casino_incognito.model.limits import (
    femme_toll,
    ignores_characters,
    max_bid,
    move_ways,
    muscle_toll,
)
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.offers import offers
from domain.rulesets.casino_incognito.model.options import Character, Room
from domain.rulesets.casino_incognito.model.table import Table

Step = tuple[Character, Room]

LASTS = 0.7
"""Fraction of a move's gain that remains until contact is made."""
WORTHWHILE = 0.1
"""Least gain, in points, for which a move is made."""


class Floor:
    """The rooms and their value to a seat, for any placement of the characters. Values are cached."""

    def __init__(self, table: Table, estimate: HandEstimate) -> None:
        self.table, self.mind, self.estimate = table, estimate.mind, estimate
        self.rooms = sorted({each.room for each in table.conversations if each.cards})
        self.stakes: dict[Room, RoomProspects] = {room: room_prospects(estimate, table, room) for room in self.rooms}
        self._cache: dict[tuple[Room, bool, tuple[Rival, ...]], float] = {}

    @cached_property
    def rate(self) -> float:
        return self.estimate.prospect(self.estimate.own).rate

    @cached_property
    def risk(self) -> float:
        return naming_risk(self.estimate)

    def worth(self, table: Table, room: Room) -> float:
        """Value of a room with the characters placed as on `table`."""
        return self.worth_as(table, room, is_open=self.is_open(table, room))

    def worth_if_open(self, room: Room) -> float:
        """Value of a room if this seat may bid there regardless of the characters."""
        return self.worth_as(self.table, room, is_open=True)

    def worth_as(self, table: Table, room: Room, *, is_open: bool) -> float:
        """Value of a room with the rivals as on `table`. is_open: whether this seat may bid."""
        return self.worth_against(room, tuple(rivals(table, self.mind.seat, room)), is_open=is_open)

    def worth_against(self, room: Room, others: tuple[Rival, ...], *, is_open: bool) -> float:
        """Value of a room if these rivals may bid in it. is_open: whether this seat may bid."""
        table, key = self.table, (room, is_open, others)
        chips = table.chips[self.mind.seat]
        if key not in self._cache:
            limit = max_bid(table, self.mind.seat) if is_open else 0
            self._cache[key] = best_bid_worth(self.stakes[room], chips, list(others), self.risk, most=limit)
        return self._cache[key]

    def total_worth(self) -> float:
        """Value of all rooms together."""
        return sum([self.worth(self.table, room) for room in self.rooms])

    def is_open(self, table: Table, room: Room) -> bool:
        """Whether this seat can bid in a room."""
        if ignores_characters(table, self.mind.seat):
            return True
        free = [each for each in table.characters_in(room) if each not in table.marks[self.mind.seat]]
        if table.options.contact == "AGENT_PRESENT":
            return self.mind.agent in free
        return any(each != self.mind.agent for each in free)

    def move_gain(self, character: Character, to: Room) -> float:
        """Gain of a move, less tolls but not its price."""
        leaving = self.table.rooms[character - 1]
        after = replace(self.table, rooms=with_item(self.table.rooms, character - 1, to))
        changed = [room for room in (leaving, to) if room in self.stakes]
        toll = muscle_toll(self.table, to) + femme_toll(self.table, self.mind.seat, leaving, to)
        return sum([self.worth(after, room) - self.worth(self.table, room) for room in changed]) - toll * self.rate

    def best_move(self, moves: Iterable[Step], chance: Chance) -> tuple[float, Step]:
        """One of the best of these moves, at random, with its gain; moves without effect are skipped."""
        gains = [
            (self.move_gain(character, to), (character, to))
            for character, to in moves
            if self.table.rooms[character - 1] in self.stakes or to in self.stakes
        ]
        top = max((gain for gain, _ in gains), default=0.0)
        return chance("move", [each for each in gains if each[0] > top - 1e-9] or [(0.0, (0, 0))])


def payable_steps(table: Table, seat: Seat, price: int = 0) -> list[Step]:
    """Every move that a seat can pay for."""
    return [
        (character, to) for way in move_ways(table, seat, price) for character in way["character"] for to in way["to"]
    ]


def free_move_choice(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """The best free move, if it gains enough."""
    gain, (character, to) = Floor(table, HandEstimate(table, mind, chance, worlds)).best_move(
        payable_steps(table, mind.seat), chance
    )
    return Move(character, to) if gain > WORTHWHILE else Skip()


def paid_move_choice(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """The best paid move, if it gains more than it costs."""
    floor = Floor(table, HandEstimate(table, mind, chance, worlds))
    gain, (character, to) = floor.best_move(payable_steps(table, mind.seat, table.price), chance)
    is_worth_it = LASTS * gain > table.price * floor.rate + WORTHWHILE
    return PayMove(table.price, character, to) if is_worth_it else Pass()


def flee_choice(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """The move out of the room of a bomb.  Rule CI-15.9."""
    [offer] = offers(table, mind)
    moves = [(each.character, each.to) for each in offer.instances() if isinstance(each, Move)]
    gain, (character, to) = Floor(table, HandEstimate(table, mind, chance, worlds)).best_move(moves, chance)
    return Move(character, to) if character and gain > 0 else offer.sample(chance)
