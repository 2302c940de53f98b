"""Sections of the lobby and of the player's page, and the place of a table in its event."""

from __future__ import annotations

from typing import Any

from service.answers.events import EventSummary
from service.answers.games import SentEventPlace
from service.app.core.context import Context
from service.app.tournaments.at_tables.event_place import load_event_place
from service.app.tournaments.founding import list_events
from service.web.lobby_page import titles_of_games
from service.web.page_part import PlaceOfTable

LISTED, LOOKED_AT = 4, 8
"""Most events that the lobby lists, and the newest ones they are chosen from."""


def newest_events(context: Context) -> list[EventSummary]:
    """The newest events that were not cancelled, unfinished ones first."""
    newest = list_events(context, None, LOOKED_AT).items
    held = [each for each in newest if each.status != "cancelled"]
    return sorted(held, key=lambda each: each.status == "final")[:LISTED]


def lobby_values(context: Context) -> dict[str, Any]:
    """Variables of the lobby's list."""
    return {"events": newest_events(context), "titles": titles_of_games(context)}


def find_event_place(context: Context, table: SentEventPlace) -> PlaceOfTable | None:
    """Where a table of an event belongs; None if the event is not in this store."""
    found = load_event_place(context, table)
    return None if found is None else PlaceOfTable(f"Table {found.table}, round {found.round}", found.path, "event", found.title, f"/e/{found.event}")
