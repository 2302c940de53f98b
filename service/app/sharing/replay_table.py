"""The table of a replay at one moment, as its viewpoint saw it, for pages that share their scene with live tables."""

from __future__ import annotations

from domain.game.information_state import information_state
from domain.kernel.errors import Missing
from projections.replay_frame import as_replay_shows
from service.app.core.context import Context
from service.app.play.table_page import TablePage, to_table_page
from service.app.sharing.replays import Replay, replay_seat_names


def load_replay_table(context: Context, replay: Replay, version: int) -> TablePage:
    """The table at a version, without its offers, since a replay takes no commands.  Raises Missing for a version
    outside the replay.
    """
    if not replay.first <= version <= replay.last:
        raise Missing("There is no such moment.")
    game = context.games.at(replay.game.id, version)
    shown = as_replay_shows(information_state(game, replay.viewpoint), replay.id, replay.first, masked=replay.is_masked)
    page = to_table_page(shown, replay_seat_names(context, replay, version))
    return page._replace(view={**page.view, "offers": []})
