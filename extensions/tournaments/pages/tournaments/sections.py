"""Sections of the lobby and of the player's page, and the place of a table in its tournament."""

from __future__ import annotations

from typing import Any

from extensions.tournaments.answers.tournaments import TournamentSummary
from extensions.tournaments.app.at_tables.place import load_tournament_place
from extensions.tournaments.app.founding import list_tournaments
from service.answers.games import SentTournamentPlace
from service.app.core.context import Context
from service.web.lobby_page import titles_of_games
from service.web.page_part import PlaceOfTable

LISTED, LOOKED_AT = 4, 8
"""Most tournaments that the lobby lists, and the newest ones they are chosen from."""


def newest_tournaments(context: Context) -> list[TournamentSummary]:
    """The newest tournaments that were not cancelled, unfinished ones first."""
    newest = list_tournaments(context, None, LOOKED_AT).items
    held = [each for each in newest if each.status != "cancelled"]
    return sorted(held, key=lambda each: each.status == "final")[:LISTED]


def lobby_values(context: Context) -> dict[str, Any]:
    """Variables of the lobby's list."""
    return {"tournaments": newest_tournaments(context), "titles": titles_of_games(context)}


def find_tournament_place(context: Context, table: SentTournamentPlace) -> PlaceOfTable | None:
    """Where a table of a tournament belongs; None if the tournament is not in this store."""
    found = load_tournament_place(context, table)
    return None if found is None else PlaceOfTable(f"Table {found.table}, round {found.round}", found.path, "tournament", found.title, f"/t/{found.tournament}")
