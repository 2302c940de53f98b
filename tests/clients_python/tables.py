"""A table of people, which offer its player takes, and which requests open a stream."""

from __future__ import annotations

from typing import Any

import httpx

from deaddrop_client import Client, Game, Seat, mine, sample
from deaddrop_client.models import Event, View

Table = Game[View, Event, Any]
Place = Seat[View, Event, Any]


def begin_table(client: Client) -> Table:
    return client.create("microfilms", [mine("Anna"), mine("Boris"), mine("Clara")])


def first(view: View) -> dict[str, object]:
    return sample(next(each for each in view.offers if each.exact))


def is_events(request: httpx.Request) -> bool:
    return request.url.path.endswith("/events") and "event-stream" in request.headers["Accept"]


def awaited(game: Table) -> Place:
    """The seat that owes a decision."""
    return next(seat for seat in game.seats if seat.view().decision is not None)
