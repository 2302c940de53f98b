"""A running game that is put back: whether its luck is made anew, and how it stands still until that is done."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from domain.game.aggregate import Game
from domain.game.clock import stopped_clock
from domain.game.clocks.pause import clock_after_pause
from domain.game.events import GameRestored
from domain.game.opening.luck_status import with_epoch
from domain.kernel.timestamps import milliseconds


def restored_epoch(game: Game) -> int | msgspec.UnsetType:
    """The epoch of the luck that begins where a game is put back to this one; UNSET where its luck stays what it is.

    Tables of a duplicate group keep the luck that they share.
    """
    luck = game.luck_status
    if luck is None or not game.is_running or game.created.deal == "duplicate":
        return msgspec.UNSET
    return luck.epoch_after_restore or msgspec.UNSET


def with_restore(game: Game, event: GameRestored) -> Game:
    """A game that was put back, which ends a pause. Where its luck is made anew, it stands still meanwhile."""
    if game.luck_status is None or not game.is_running or not isinstance(event.epoch, int):
        return replace(game, pause=None)
    running = game.clock if game.status == "playing" and not game.awaits_luck else None
    if running is not None and game.pause is not None:
        running = clock_after_pause(running, game.pause, milliseconds(game.at))
    stopped = game.stopped if running is None else stopped_clock(running, game.at)
    luck = with_epoch(game.luck_status, event.epoch, game.version + 1)
    return replace(game, luck_status=luck, clock=None, stopped=stopped, pause=None)
