"""Cost of a request by endpoint, limit and public figures, never by the work done, which could leak hidden state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from projections.event_row import EventRow

FRAMES_EACH = 4
ENTRIES_EACH, WORDED_EACH = 100, 10
GAMES_EACH = 10
COSTS = {
    "records.record": 10,
    "replays.replay_card": 5,
    "pictures.replay_clip": 30,
    "pictures.replay_picture": 10,
    "pictures.table_clip": 30,
    "pictures.table_picture": 10,
    "replaying.embedded_replay": 5,
    "replaying.replay_page": 5,
    "studying.study_page": 5,
    "web.lobby_page": 5,
    "web.own_games_part": 5,
    "sharing.end_part": 5,
    "sharing.lobby_card": 10,
    "web.table_page": 5,
    "web.table_part": 2,
    "web.sample_picture": 5,
    "evidence.evidence": 3,
    "player_events.list_my_events": 20,
    "player_seats.list_my_games": 5,
    "series.get_series": 10,
    "series_pages.series_page": 10,
    "series_pages.embedded_series": 10,
}
"""Cost by endpoint; all others cost 1."""
PAGES = {
    "replays.replay_frames": (50, 200, FRAMES_EACH),
    "feed.events": (100, 500, ENTRIES_EACH),
    "games.list_games": (20, 100, GAMES_EACH),
    "forks.list_forks": (20, 100, GAMES_EACH),
}
"""Paged endpoints: default limit, highest limit, items per unit of cost."""
WORDED = "feed.events"
"""The page, or stream, whose entries may come with the ruleset's words: `WORDED_EACH` of these cost as much as `ENTRIES_EACH` without."""
ENTERED_EACH, TABLES_EACH, FACTS_EACH = 200, 20, 100
"""Entries of an event, tables of its largest round, and facts of its log, for each further unit of a read of the event."""
PROGRESS, STANDINGS, EVENT_RECORD = "rounds.get_progress", "standings.get_standings", "standings.event_record"

COSTS_TEXT = (
    f"A read counts once; a page of frames once for each {FRAMES_EACH} that its `limit` allows, a page of entries, waited for or not, and a stream of them "
    f"once for each {ENTRIES_EACH}, with words for each {WORDED_EACH}, a page of games once for each {GAMES_EACH}; a clip 30 times, a player's events 20 times, a record, a series and a picture as PNG 10 times, evidence 3 times, the lobby's page, a player's games, a picture or the page of a replay or a table 5 times, a table's drawing twice. "
    f"A read of an event counts once more for each {ENTERED_EACH} entries of the event, a series for each {ENTERED_EACH} entries of each of its events; the progress of a "
    f"round instead once more for each {TABLES_EACH} tables of the event's largest round; standings as of a version once more for each {FACTS_EACH} facts before it; the record of an event 10 times more for each of these tables."
)

FindRows = Callable[[Sequence[str]], Sequence[EventRow | None]]
"""The rows of events, None for one that is not there."""


def request_cost(endpoint: str | None, query: Mapping[str, str], path: Mapping[str, Any], find_rows: FindRows) -> int:
    """Cost of a request in units of one read. path: parameters of its URL; find_rows: called for reads of events.

    >>> def none(events): return [None for _ in events]
    >>> request_cost("replays.replay_frames", {"limit": "200"}, {}, none), request_cost("replays.replay_frames", {}, {}, none)
    (50, 13)
    >>> request_cost("play.view", {}, {}, none)
    1
    """
    page = PAGES.get(endpoint or "")
    if page is not None:
        usual, most, each = page
        each = WORDED_EACH if endpoint == WORDED and query.get("words") == "true" else each
        return max(1, -(-min(most, parse_number(query.get("limit", ""), usual)) // each))
    cost = COSTS.get(endpoint or "", 1)
    if "e" in path:
        return cost + sum(event_cost(endpoint, query, row) for row in find_rows([path["e"]]) if row is not None)
    if "events" in query and endpoint is not None and endpoint.startswith("series"):
        return cost + sum(row.made // ENTERED_EACH for row in find_rows(query["events"].split(",")) if row is not None)
    return cost


def event_cost(endpoint: str | None, query: Mapping[str, str], row: EventRow) -> int:
    """Further cost of a read of an event, by its public figures."""
    if endpoint == PROGRESS:
        return row.tables // TABLES_EACH
    if endpoint == EVENT_RECORD:
        return COSTS["records.record"] * row.tables
    before = min(row.version, parse_number(query["at"], row.version)) if endpoint == STANDINGS and "at" in query else 0
    return row.made // ENTERED_EACH + before // FACTS_EACH


def parse_number(text: str, usual: int) -> int:
    """A number of up to four digits in a query; else the usual one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else usual
