"""Forgetting of names: docs/spec/names.md, section 4."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from domain.kernel.secrecy import Seat
from domain.kernel.text.written_text import to_comparable
from service.app.names.seat_names import load_names
from service.ids import is_game_id
from service.store import ArchivedStore


class NamedSeat(NamedTuple):
    """A seat of a game, and its name."""

    game: str
    seat: Seat
    name: str


def find_seats(store: ArchivedStore, name: str) -> Iterator[NamedSeat]:
    """Seats whose name is `name` or can be confused with it, in every game that the store holds."""
    wanted = to_comparable(name)
    for game in sorted({*store.games(), *store.archive.games()}):
        for seat, found in sorted(load_names(store, game).items()):
            if to_comparable(found) == wanted:
                yield NamedSeat(game, seat, found)


def forget_name(store: ArchivedStore, game: str, seat: Seat) -> bool:
    """Delete a name and its salt; False if there is none."""
    return is_game_id(game) and store.drop_name(game, seat)
