"""Tolls of moves past Muscle or a Femme Fatale (rules CI-15.2 and CI-15.3)."""

from __future__ import annotations

from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.model.options import ADJACENT, Room
from domain.rulesets.casino_incognito.model.table import Table

MoveWay = dict[str, tuple[int, ...]]


def muscle_toll(table: Table, to: Room) -> int:
    """Chips owed to the bank, by every seat."""
    muscle = table.plot.muscle
    return muscle.toll if muscle is not None and muscle.room == to else 0


def femme_toll(table: Table, seat: Seat, leaving: Room, to: Room) -> int:
    """Chips owed to the owner of the Femme Fatale, by every other seat."""
    femme = table.plot.femme
    return femme.toll if femme is not None and femme.seat != seat and femme.room in (leaving, to) else 0


def move_ways(table: Table, seat: Seat, price: int = 0) -> tuple[MoveWay, ...]:
    """The affordable moves at this price or more, and the chips that remain for the price after tolls."""
    found: list[MoveWay] = []
    has_tolls = price and (table.plot.muscle or table.plot.femme)
    for leaving in ADJACENT:
        for toll, to in neighbours_by_toll(table, seat, leaving).items() if table.characters_in(leaving) else ():
            left = table.chips[seat] - toll
            chips = {"chips": tuple(range(price, left + 1))} if has_tolls else {}
            if left >= price:
                found.append({"character": table.characters_in(leaving), "to": to, **chips})
    return tuple(found)


def neighbours_by_toll(table: Table, seat: Seat, leaving: Room) -> dict[int, tuple[Room, ...]]:
    """The rooms next to one, by the toll of moving there."""
    rooms: dict[int, tuple[Room, ...]] = {}
    for to in ADJACENT[leaving]:
        toll = muscle_toll(table, to) + femme_toll(table, seat, leaving, to)
        rooms[toll] = (*rooms.get(toll, ()), to)
    return rooms
