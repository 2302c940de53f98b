"""Where the values of an answer stand in the scene, so that they can be pointed at."""

from __future__ import annotations

from typing import Any

from domain.kernel.offers import Command
from domain.kernel.reflection.field_text import field_types, holds_seats
from domain.kernel.secrecy import Seat
from domain.kernel.words.scene import Scene


def seat_place(seat: Seat) -> str:
    """A seat's own place, which every table has."""
    return f"seat:{seat}"


def is_seat_field(command: type[Command], field: str) -> bool:
    """Whether a command's field holds seats."""
    return any(each.name == field and holds_seats(each.kind) for each in field_types(command))


class Pointer:
    """Finds values in a scene. own: the seat that answers, whose things come first; seats: how many there are."""

    def __init__(self, scene: Scene, own: Seat | None, seats: int) -> None:
        self.grids = frozenset([each.id for each in scene.zones if each.form in ("grid", "sheet", "track")])
        self.places = {seat_place(seat) for seat in range(seats)} | {each.id for each in scene.zones}
        self.kinds: dict[str, str] = {}
        for each in sorted(scene.zones, key=lambda zone: zone.seat != own):
            for thing in each.things:
                if thing.kind is not None:
                    self.kinds.setdefault(thing.kind, f"{each.id}/{thing.kind}")
                self.places.add(f"{each.id}/{thing.name}")

    def place_of(self, command: type[Command], field: str, value: Any) -> str | None:
        """Where a value stands: a seat at its place, a zone by its id, a kind where the answering seat has it, else where
        it lies open. None: nowhere.
        """
        if isinstance(value, int) and not isinstance(value, bool):
            place = seat_place(value)
            return place if place in self.places and is_seat_field(command, field) else None
        if not isinstance(value, str):
            return None
        return value if value in self.places else self.kinds.get(value)

    def exists(self, place: str) -> bool:
        """Whether there is such a place, or it is a cell of a grid that there is."""
        return place in self.places or place.partition("/")[0] in self.grids
