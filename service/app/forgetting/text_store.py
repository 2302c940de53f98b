"""A store of texts, as forgetting walks it. An extension brings its own among its parts of the use cases."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from domain.kernel.secrecy import Seat
from service.app.core.context import Context


class FormerSeat(NamedTuple):
    """A seat that a player has or had. commitment: of the log to the player's name there, which is stored with their
    messages; None: for everything that was written from the seat. is_own: no other person has it now.
    """

    game: str
    seat: Seat
    commitment: str | None
    is_own: bool = False


class TextStore(NamedTuple):
    """A store of texts. keys: patterns of its keys, `*` for any text; no key of another pattern holds a text of an account.

    of_seat, of_player: delete a player's texts, at a seat or everywhere; both repeatable, and both leave the lists by
    which they find them. settle: deletes those lists.
    """

    name: str
    keys: tuple[str, ...]
    of_seat: Callable[[Context, FormerSeat], None] | None = None
    of_player: Callable[[Context, str], None] | None = None
    settle: Callable[[Context, str], None] | None = None
