"""The table of a filled seek: opened once, by the first request, with all seekers seated."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

import msgspec

from domain.kernel.errors import Conflict, Refusal
from domain.kernel.secrecy import Seat
from extensions.seeks.app.seek_rows import Seek, Seeker
from service.app.core.authorization import derive_token
from service.app.core.context import Context
from service.app.core.idempotent_requests import Request
from service.app.feeds import inboxes
from service.app.new_games.create import create, new_game_id
from service.app.new_games.creation_request import Creation, Creator, DealRequest, SeatRequest
from service.app.players.seats import bind_seat_of_token
from service.app.projected.open_games import networks_of_owner, owner_of

KEY = "seek"
"""The key of the request that opens the table, as its log shows it."""


class TablePlace(NamedTuple):
    """A seeker's seat; each field None until the table is open."""

    game: str | None
    seat: Seat | None
    seat_token: str | None


def seek_game_id(context: Context, seek_id: str) -> str:
    """The id of the one table of a seek."""
    return new_game_id(context, table_client(context, seek_id), KEY)


def table_client(context: Context, seek_id: str) -> str:
    """Scope of the key that opens a seek's table. Secret, so that other requests cannot open a game with its id."""
    return context.derive("seek-table", seek_id).hex()


def find_place(context: Context, seek: Seek, seeker: Seeker) -> TablePlace:
    """A seeker's seat. Opens the table unless it is open.  Raises Conflict too-many-open."""
    new_id = seek_game_id(context, seek.id)
    if not context.games.exists(new_id):
        open_table(context, seek)
    seat = seat_order(context, seek).index(seeker.id)
    place = TablePlace(new_id, seat, derive_token(context, new_id, f"seat-{seat}", "seat:act"))
    hand_over(context, seeker, place)
    return place


def seat_order(context: Context, seek: Seek) -> list[str]:
    """Ids of the seekers in playing order, which none of them can know or choose in advance."""
    return sorted((each.id for each in seek.seekers), key=lambda each: context.derive("seek-seat", seek.id, each))


def open_table(context: Context, seek: Seek) -> None:
    """Open the table. Idempotent. It counts for the first of its people who may open another.

    Raises Conflict too-many-open if none may.
    """
    seekers = {each.id: each for each in seek.seekers}
    ordered = [seekers[each] for each in seat_order(context, seek)]
    wanted = Creation(
        ruleset=seek.ruleset,
        options=seek.options,
        seats=[SeatRequest("human", name=each.name, claim=True, commit=each.commit) for each in ordered],
        visibility="public",
        delay_s=0,
        deal=DealRequest(),
        analysis=False,
        arbiter=False,
        rated=seek.rated,
        clock=msgspec.UNSET if seek.clock is None else seek.clock,
    )
    holders = {seat: each.player for seat, each in enumerate(ordered)}
    owners = list(dict.fromkeys(owner_of(each.owners) for each in seek.seekers))
    for owner in owners:
        creator = Creator(table_client(context, seek.id), Request(KEY, seek.id), owners=networks_of_owner(owner))
        try:
            create(context, wanted, creator, holders)
        except Conflict as refusal:
            if refusal.code != "too-many-open" or owner == owners[-1]:
                raise
        else:
            break
    for each in seek.seekers:
        find_place(context, seek, each)


def hand_over(context: Context, seeker: Seeker, place: TablePlace) -> None:
    """Add the seat to the seeker's inbox, and bind it to the player. If there is no room, the seeker still has the
    seat.
    """
    assert place.seat_token is not None
    with suppress(Refusal):
        inboxes.add_new_seats(context, seeker.inbox, [place.seat_token])
    if seeker.player is not None:
        with suppress(Refusal):
            bind_seat_of_token(context, seeker.player, place.seat_token)
