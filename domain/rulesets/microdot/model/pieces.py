"""Pieces, colours and their display names (rule MD-1)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from domain.kernel.secrecy import Seat

Item = Literal["gun", "dagger", "earphones", "ladder", "wire_cutters", "passport"]
Colour = Literal["red", "blue", "green", "yellow"]
Place = str
"""The place of a piece: a square such as `d4`, a barrier place such as `north-4`, `checkpoint`, `box`, or `held-2` with
the captor's seat.
"""

ITEMS: tuple[Item, ...] = ("gun", "dagger", "earphones", "ladder", "wire_cutters", "passport")
COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "yellow")
"""Clockwise around the board."""
BREACHERS: tuple[Item, ...] = ("ladder", "wire_cutters")
VALUE: dict[Item, int] = {"gun": 6, "dagger": 5, "earphones": 4, "ladder": 3, "wire_cutters": 2, "passport": 1}
BOX: Place = "box"
CHECKPOINT: Place = "checkpoint"

PIECES_FOR_MISSION = 5
"""Pieces on the board needed for the mission."""
BRIBERY_CARDS = 4
EXTRA_THROWS = 3
"""Throws allowed in one turn beyond the first."""

NAMES: dict[Item, str] = {
    "gun": "Gun",
    "dagger": "Dagger",
    "earphones": "Earphones",
    "ladder": "Ladder",
    "wire_cutters": "Wire Cutters",
    "passport": "Passport",
}


def piece_mark(item: Item) -> str:
    """The letter and value on a piece.

    >>> piece_mark("wire_cutters")
    'W2'
    """
    return f"{NAMES[item][0]}{VALUE[item]}"


class Equipment(msgspec.Struct, frozen=True):
    """The places of a player's six pieces."""

    gun: Annotated[Place, Meta(description="Square, box or Interrogation Centre of the Gun.")] = BOX
    dagger: Annotated[Place, Meta(description="Square, box or Interrogation Centre of the Dagger.")] = BOX
    earphones: Annotated[Place, Meta(description="Square, box or Interrogation Centre of the Earphones.")] = BOX
    ladder: Annotated[Place, Meta(description="Square, box or Interrogation Centre of the Ladder.")] = BOX
    wire_cutters: Annotated[Place, Meta(description="Square, box or Interrogation Centre of the Wire Cutters.")] = BOX
    passport: Annotated[Place, Meta(description="Square, box or Interrogation Centre of the Passport.")] = BOX


def interrogation_centre(captor: Seat) -> Place:
    """A captor's Interrogation Centre."""
    return f"held-{captor}"


def captor_of(place: Place) -> Seat | None:
    """The seat that holds a captured piece; None if the place is no Interrogation Centre.

    >>> captor_of("held-2"), captor_of("d4")
    (2, None)
    """
    return int(place[5:]) if place.startswith("held-") else None


def is_on_board(place: Place) -> bool:
    """Whether a place is a square, a barrier place or the checkpoint.  Rule MD-4.3."""
    return place != BOX and not place.startswith("held-")


def barrier_of(place: Place) -> str | None:
    """The barrier of a barrier place; None for other places.

    >>> barrier_of("north-4"), barrier_of("held-2"), barrier_of("d4")
    ('north', None, None)
    """
    name, dash, _ = place.partition("-")
    return name if dash and name != "held" else None
