"""Open seats that one client took at tables of others, and that have not begun: few enough that others find one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from domain.kernel.errors import Conflict
from projections import lobby
from service.app.core.context import Context
from service.app.core.idempotent_requests import Request
from service.app.core.limits import Limits
from service.app.projected.open_games import count_for, name_of_owner, networks_of_owner
from service.shares import NETWORK_TIMES
from service.store.open_items import Exceeded, OpenBound

SEATS = "seats"
"""The kind of these items; one is named `<game>.<fingerprint>`."""
FINGERPRINT_CHARACTERS = 16


@contextmanager
def counted_seat(context: Context, game_id: str, owners: Sequence[str], request: Request) -> Iterator[None]:
    """Count the seat that the request takes in the block, unless the client opened the table itself; an error in the block undoes it.

    owners: pseudonyms of the client's networks, the narrowest first.  Raises Conflict `too-many-open`.
    """
    opener, limits = networks_of_owner(context.store.owner(game_id)), context.part(Limits).open_limits
    if limits is None or opener[:1] == tuple(owners[:1]):
        yield
        return
    item = f"{game_id}.{context.derive('open-seat', game_id, request.key).hex()[:FINGERPRINT_CHARACTERS]}"
    most = limits.seats
    bounds = [OpenBound(each, SEATS, (item,), NETWORK_TIMES * most if number else most) for number, each in enumerate(owners)]
    try:
        count_for(context, bounds, lambda full: no_room(owners, full))
    except Conflict:
        for each in owners:
            free_begun(context, each)
        count_for(context, bounds, lambda full: no_room(owners, full))
    try:
        yield
    except BaseException:
        for each in owners:
            context.store.close_item(each, SEATS, item)
        raise


def free_begun(context: Context, owner: str) -> None:
    """Stop counting the seats of an owner at tables that no longer wait, or are in no list."""
    items = context.store.open_items(owner, SEATS)
    rows = context.store.some_rows(lobby.NAME, [each.partition(".")[0] for each in items])
    for item, row in zip(items, rows, strict=True):
        if row is None or lobby.decode_row(row).status != "seating":
            context.store.close_item(owner, SEATS, item)


def no_room(owners: Sequence[str], full: Exceeded) -> Conflict:
    """The refusal of another seat."""
    whose = name_of_owner(owners, full.bound)
    return Conflict("too-many-open", f"Open seats of others that {whose} may hold before play begins: {full.bound.most}. Wait until one begins.")
