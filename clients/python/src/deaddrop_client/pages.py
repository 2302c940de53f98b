"""Lists that come in pages, without I/O."""

from __future__ import annotations

from deaddrop_client import models, operations
from deaddrop_client.steps import Emit, Stream, Wire


def list_games(wire: Wire, token: str) -> Stream[models.MyGame]:
    """All games of a player."""
    cursor: str | None = None
    while True:
        page: models.MyGamePage = yield from wire.send(operations.list_my_games(cursor=cursor), token)
        for each in page.items:
            yield Emit(each)
        if page.next is None:
            return
        cursor = page.next


def list_tournaments(wire: Wire, token: str) -> Stream[models.MyTournament]:
    """All tournaments of a player."""
    cursor: str | None = None
    while True:
        page: models.MyTournamentPage = yield from wire.send(operations.list_my_tournaments(cursor=cursor), token)
        for each in page.items:
            yield Emit(each)
        if page.next is None:
            return
        cursor = page.next
