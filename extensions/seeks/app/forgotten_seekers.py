"""Seekers who are forgotten: they leave their seeks, or keep a place at a filled one without a name."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from msgspec.structs import replace

from domain.kernel.errors import Missing
from extensions.seeks.app.seek_rows import NAME, Seek, Seeker, change_seek
from service.app.core.context import Context
from service.app.players.held_texts import is_forgotten
from service.app.projected.read_rows import read_rows


def erase_seeker(context: Context, player: str) -> None:
    """Take a player out of all seeks: no unfilled one waits for them, and a filled one seats its holder unnamed.

    Raises Conflict `busy`.
    """
    for seek_id, row in list(read_rows(context.store, NAME)):
        found = msgspec.json.decode(row, type=Seek)
        if not any(each.player == player for each in found.seekers):
            continue
        if found.is_over(context.now_ms()):
            context.store.delist(NAME, seek_id)
            continue
        with suppress(Missing):
            change_seek(context, seek_id, lambda held: (without_player(held, player), None))


def without_player(held: Seek, player: str) -> Seek:
    """The seek without a player; unchanged if they are not in it."""
    if not any(each.player == player for each in held.seekers):
        return held
    if held.filled_ms is None:
        return replace(held, seekers=tuple(each for each in held.seekers if each.player != player))
    return replace(held, seekers=tuple(without_account(each) if each.player == player else each for each in held.seekers))


def without_account(seeker: Seeker) -> Seeker:
    """The place at the table of a person without an account and a name."""
    return replace(seeker, name=None, player=None)


def check_seeker(context: Context, seeker: Seeker) -> None:
    """After a seeker was written: of a player who was forgotten meanwhile, no text stays."""
    if seeker.player is not None and is_forgotten(context, seeker.player):
        erase_seeker(context, seeker.player)
