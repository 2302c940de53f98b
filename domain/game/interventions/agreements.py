"""Agreements of a table: who may say that a device belongs to the person of another seat. docs/adr/0085"""

from __future__ import annotations

import msgspec

from domain.game.aggregate import Game
from domain.kernel.errors import Conflict
from domain.kernel.secrecy import Seat

NO_ASKS = "no-seat-asks"


def takes_asks(game: Game) -> bool:
    """Whether the seats of a table may agree on who plays one of them."""
    created = game.created
    return created.rated is not True and created.deal != "duplicate" and created.tournament_table is msgspec.UNSET


def require_asks(game: Game) -> None:
    """Raises Conflict no-seat-asks unless the seats of a table may agree on who plays one of them."""
    if not takes_asks(game):
        raise Conflict(NO_ASKS, "The seats of rated tables, of duplicate deals and of tournaments are given by their organisers alone.")


def witnesses(game: Game, seat: Seat) -> tuple[Seat, ...]:
    """The seats whose persons may agree on who plays a seat: all others that people play now."""
    return tuple(each for each in game.people if each != seat)


def require_agreement(game: Game, seat: Seat, by: Seat) -> None:
    """Raises Conflict unless the person of a seat may agree on who plays another one."""
    require_asks(game)
    if by not in witnesses(game, seat):
        raise Conflict("own-seat-ask", "The person of another seat agrees: neither the asker, nor a bot.")
