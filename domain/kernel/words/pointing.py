"""Places of an answer's values in the scene, so that players can point at them."""

from __future__ import annotations

from typing import Any

from domain.kernel.offers import Command
from domain.kernel.reflection.field_text import field_types, holds_seats
from domain.kernel.secrecy import Seat
from domain.kernel.words.scene import Scene


def seat_place(seat: Seat) -> str:
    """A seat's own place, which exists at every table."""
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
        """The place of a value: a seat's own, a zone by its id, a kind in the answering seat's zones, else its
        open place. None: no place.
        """
        if isinstance(value, int) and not isinstance(value, bool):
            place = seat_place(value)
            return place if place in self.places and is_seat_field(command, field) else None
        if not isinstance(value, str):
            return None
        return value if value in self.places else self.kinds.get(value)

    def exists(self, place: str) -> bool:
        """Whether a place exists, itself or as a cell of an existing grid."""
        return place in self.places or place.partition("/")[0] in self.grids
