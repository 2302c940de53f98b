"""Cost of a request by endpoint and limit, never by the work done, which could leak hidden state."""

from __future__ import annotations

from collections.abc import Mapping

FRAMES_EACH = 4
ENTRIES_EACH = 100
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
    "web.own_games_part": 5,
    "sharing.end_part": 5,
    "sharing.lobby_card": 10,
    "web.table_page": 5,
    "web.table_part": 2,
    "web.sample_picture": 5,
    "evidence.evidence": 3,
    "player_seats.list_my_games": 5,
    "series.get_series": 10,
    "series_pages.series_page": 10,
    "series_pages.embedded_series": 10,
}
"""Cost by endpoint; all others cost 1."""
PAGES = {"replays.replay_frames": (50, 200, FRAMES_EACH), "feed.events": (100, 500, ENTRIES_EACH)}
"""Paged endpoints: default limit, highest limit, items per unit of cost."""

COSTS_TEXT = (
    f"A read counts once, long polls too; a page of frames once for each {FRAMES_EACH} that its `limit` allows, a page of entries "
    f"once for each {ENTRIES_EACH}; a clip 30 times, a record, a series and a picture as PNG 10 times, evidence 3 times, a player's games, a picture or the page of a replay or a table 5 times, a table's drawing twice."
)


def request_cost(endpoint: str | None, query: Mapping[str, str]) -> int:
    """Cost of a request in units of one read.

    >>> request_cost("replays.replay_frames", {"limit": "200"}), request_cost("replays.replay_frames", {}), request_cost("play.view", {})
    (50, 13, 1)
    """
    page = PAGES.get(endpoint or "")
    if page is None or query.get("wait", "0") != "0":
        return COSTS.get(endpoint or "", 1)
    usual, most, each = page
    text = query.get("limit", "")
    limit = min(most, int(text)) if text.isascii() and text.isdigit() and len(text) < 5 else usual
    return max(1, -(-limit // each))
