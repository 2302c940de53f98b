"""Names of seats that a moderator has hidden: a row for each game that has one."""

from __future__ import annotations

import msgspec

from domain.game.aggregate import Game
from domain.kernel.secrecy import Seat
from service.store import ProjectionRows

NAME = "hidden-names"
"""The projection: by game, the seats with a hidden name and the log's commitment to it, so that a substitute's shows."""
TRIES = 8


class HiddenNames(msgspec.Struct, frozen=True):
    """The hidden names of a game. version: rises with every change; seats: commitments by seat."""

    version: int
    seats: dict[Seat, str]


_ENCODER, _DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(HiddenNames)


def load_hidden_names(store: ProjectionRows, game_id: str) -> HiddenNames:
    """The hidden names of a game; empty if there are none."""
    row = store.row(NAME, game_id)
    return HiddenNames(0, {}) if row is None else _DECODER.decode(row)


def find_hidden_seats(store: ProjectionRows, game: Game) -> set[Seat]:
    """Seats whose name is hidden, while they have the same person."""
    hidden = load_hidden_names(store, game.id).seats
    return {seat for seat, player in hidden.items() if (game.seats[seat].player or "") == player}


def set_hidden(store: ProjectionRows, game: Game, seat: Seat, *, hidden: bool) -> bool:
    """Hide or show the name of a seat; False if it is so already, or if others keep changing the row."""
    player = game.seats[seat].player or ""
    for _ in range(TRIES):
        held = load_hidden_names(store, game.id)
        if (held.seats.get(seat) == player) is hidden:
            return False
        others = {at: each for at, each in held.seats.items() if at != seat}
        changed = HiddenNames(held.version + 1, {**others, seat: player} if hidden else others)
        if store.put_row(NAME, game.id, changed.version, 0, _ENCODER.encode(changed)):
            return True
    return False
