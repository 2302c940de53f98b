"""Holds of names: at which seats an account's name may be stored, noted before each write and checked after it.

However a write and forgetting interleave, one of them sees the other: forgetting reads the hold and deletes the name, or
the writer sees after its write that the player is forgotten, and deletes the name itself. A hold holds no text, so the one
of a process that was killed does no harm. It stays as long as the account, and until forgetting has settled.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from domain.game.player_name import is_fitting
from domain.kernel.errors import Refusal
from domain.kernel.secrecy import Seat
from service.app.core.context import Context
from service.app.names.seat_names import load_salted_names
from service.app.players.player_repository import find_player
from service.app.projected.read_rows import read_rows

HELD = "held-names.{}"
"""The projection of a player: a row for each hold."""
MARK = 16
"""Characters of a commitment in a row's key."""


class HeldName(NamedTuple):
    """A name that an account may have at a seat. commitment: of the log to it."""

    game: str
    seat: Seat
    commitment: str

    @property
    def key(self) -> str:
        return f"{self.game}/{self.seat}/{self.commitment[:MARK]}"


def is_forgotten(context: Context, player: str) -> bool:
    """Whether a player was forgotten."""
    return find_player(context, player) is None


def note_held(context: Context, player: str, held: HeldName) -> None:
    """Note a hold. Repeatable."""
    context.store.put_row(HELD.format(player), held.key, 1, 0, held.commitment.encode())


def load_held(context: Context, player: str) -> list[HeldName]:
    """The holds of a player."""
    found = []
    for key, row in read_rows(context.store, HELD.format(player)):
        game, seat, _ = key.split("/")
        found.append(HeldName(game, int(seat), row.decode()))
    return found


def drop_held(context: Context, player: str) -> None:
    """Delete the holds of a player who is forgotten."""
    context.store.drop(HELD.format(player))


@contextmanager
def hold_names(
    context: Context, game: str, players: Mapping[Seat, str | None], commitments: Mapping[Seat, str]
) -> Iterator[None]:
    """Hold names that the block stores with an append. players: whose they are, by seat; None and absent: no account's.

    Of a player who was forgotten meanwhile, no name stays. A hold of a name that was not stored is released.
    """
    held = [
        (player, HeldName(game, seat, commitments[seat]))
        for seat, player in players.items()
        if player is not None and seat in commitments
    ]
    for player, each in held:
        note_held(context, player, each)
    try:
        yield
    except Refusal:
        settle(context, held)
        raise
    settle(context, held)


def settle(context: Context, held: list[tuple[str, HeldName]]) -> None:
    """Release holds of names that are not stored, and delete names of forgotten players."""
    for player, each in held:
        if not is_stored(context, each):
            context.store.delist(HELD.format(player), each.key)
        elif is_forgotten(context, player):
            erase_name(context, each)


def is_stored(context: Context, held: HeldName) -> bool:
    """Whether a seat still has the held name."""
    named = load_salted_names(context.store, held.game).get(held.seat)
    return named is not None and is_fitting(held.commitment, held.seat, named)


def erase_name(context: Context, held: HeldName) -> None:
    """Delete a held name, and none of another person's."""
    if is_stored(context, held):
        context.store.drop_name(held.game, held.seat)
    context.games.forget_names(held.game)
