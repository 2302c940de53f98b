"""Whom to move where: into a conversation that one wants to hear, or away from one that others do (rule CI-6)."""

from __future__ import annotations

from functools import cached_property

from msgspec.structs import replace

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.rulesets.casino_incognito.casino import ADJACENT, Character, Room
from domain.rulesets.casino_incognito.commands import Move, Pass, PayMove, Skip
from domain.rulesets.casino_incognito.mind import Mind
from domain.rulesets.casino_incognito.pricing import Rival, Stakes, best_worth, risk, rivals, stakes
from domain.rulesets.casino_incognito.table import Table, put
from domain.rulesets.casino_incognito.valuing import Hopes

LASTS = 0.7
"""How much of what a move gains is still there when contact is made."""
WORTHWHILE = 0.1
"""Moves that gain less are not made."""


class Floor:
    """The rooms, and what each is worth to a seat as the characters stand."""

    def __init__(self, table: Table, mind: Mind, chance: Chance, worlds: int) -> None:
        self.table, self.mind = table, mind
        self.hopes = Hopes(table, mind, chance, worlds)
        self.rooms = sorted({each.room for each in table.conversations if each.cards})
        self.stakes: dict[Room, Stakes] = {room: stakes(self.hopes, room) for room in self.rooms}
        self.known: dict[tuple[Room, bool, tuple[Rival, ...]], float] = {}

    @cached_property
    def risk(self) -> float:
        return risk(self.hopes)

    def worth(self, table: Table, room: Room) -> float:
        """What a room is worth where the characters stand so."""
        may_bid, others = self.is_open(table, room), tuple(rivals(table, self.mind.seat, room))
        key = room, may_bid, others
        if key not in self.known:
            chips = table.chips[self.mind.seat]
            self.known[key] = best_worth(self.stakes[room], chips, list(others), self.risk, may_bid=may_bid)
        return self.known[key]

    def is_open(self, table: Table, room: Room) -> bool:
        """Whether this seat can bid in a room."""
        free = [each for each in table.inside(room) if each not in table.marks[self.mind.seat]]
        match table.options.contact:
            case "REVEAL_ONE":
                return any(each != self.mind.agent for each in free)
            case "AGENT_PRESENT":
                return self.mind.agent in free
        return True

    def gain(self, character: Character, to: Room) -> float:
        """What a move is worth."""
        after = replace(self.table, rooms=put(self.table.rooms, character - 1, to))
        changed = [room for room in (self.table.rooms[character - 1], to) if room in self.stakes]
        return sum([self.worth(after, room) - self.worth(self.table, room) for room in changed])

    def best(self, chance: Chance) -> tuple[float, Character, Room]:
        """The best move, and what it is worth; of equal ones, any."""
        gains = [
            (self.gain(character, to), character, to)
            for character, room in enumerate(self.table.rooms, 1)
            for to in ADJACENT[room]
            if room in self.stakes or to in self.stakes
        ]
        top = max((gain for gain, _, _ in gains), default=0.0)
        return chance("move", [each for each in gains if each[0] > top - 1e-9] or [(0.0, 0, 0)])


def move(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """The best free move, if it gains anything."""
    gain, character, to = Floor(table, mind, chance, worlds).best(chance)
    return Move(character, to) if gain > WORTHWHILE else Skip()


def pay_move(table: Table, mind: Mind, chance: Chance, worlds: int) -> Command:
    """A move that gains more than it costs."""
    floor = Floor(table, mind, chance, worlds)
    gain, character, to = floor.best(chance)
    cost = table.price * floor.hopes.prospect(floor.hopes.own).rate
    return PayMove(table.price, character, to) if LASTS * gain > cost + WORTHWHILE else Pass()
