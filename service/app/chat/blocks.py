"""Blocks of a seat: authors whose messages are left out for this seat only."""

from __future__ import annotations

import re

from domain.game.aggregate import Game
from domain.kernel.errors import Conflict, Missing
from domain.kernel.secrecy import Seat
from service.answers.chat import ChatBlock, ChatBlocks
from service.app.chat.speakers import MOST_NOTES
from service.app.core.authorization import Principal, require_scope
from service.app.core.context import Context
from service.store import NotesFull

AUTHOR = r"^(seat-[0-9]{1,2}|guest-[a-z2-7]{8})$"
MOST_BLOCKS = 40


def load_blocks(context: Context, game: Game, who: Principal) -> frozenset[str]:
    """Authors that the caller's seat blocks; none without a seat."""
    if who.seat is None:
        return frozenset()
    prefix = block_prefix(game, who.seat)
    return frozenset(name.removeprefix(prefix) for name in context.store.notes(game.id) if name.startswith(prefix))


def list_blocks(context: Context, game: Game, who: Principal) -> ChatBlocks:
    """Blocked authors, by name.  Raises Unauthorised, Forbidden."""
    require_scope(who, "seat:act", "seat:read")
    return ChatBlocks(items=[ChatBlock(author=author) for author in sorted(load_blocks(context, game, who))], next=None)


def block(context: Context, game: Game, who: Principal, author: str) -> ChatBlock:
    """Leave out an author's messages for the caller's seat.  Raises Missing for an author that cannot be blocked,
    Conflict.
    """
    note = block_note(game, who, author)
    held = load_blocks(context, game, who)
    if author not in held and len(held) >= MOST_BLOCKS:
        raise too_many_blocks()
    try:
        context.store.note(game.id, note, "", MOST_NOTES)
    except NotesFull:
        raise too_many_blocks() from None
    return ChatBlock(author=author)


def unblock(context: Context, game: Game, who: Principal, author: str) -> None:
    """Show an author's messages again.  Raises Missing for an author that is not blocked."""
    note = block_note(game, who, author)
    if author not in load_blocks(context, game, who):
        raise Missing("This author is not blocked.")
    context.store.unnote(game.id, note)


def block_note(game: Game, who: Principal, author: str) -> str:
    """Name of the note of a block.  Raises Unauthorised, Forbidden, Missing."""
    require_scope(who, "seat:act")
    kind, _, which = author.partition("-")
    if not re.fullmatch(AUTHOR, author) or (kind == "seat" and (int(which) >= len(game.seats) or int(which) == who.seat)):
        raise Missing("There is no such author, or it is you.")
    assert who.seat is not None
    return f"{block_prefix(game, who.seat)}{author}"


def block_prefix(game: Game, seat: Seat) -> str:
    """Prefix of the notes of a seat's blocks: a substitute inherits none from the person before."""
    place = game.seats[seat]
    return f"block-{seat}.{(place.player or '')[:16]}-" if place.is_substitute else f"block-{seat}-"


def too_many_blocks() -> Conflict:
    return Conflict("too-many-blocks", f"A seat blocks {MOST_BLOCKS} authors at most.")
