"""The last round of a game that is over, as an animated WebP."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from domain.game.aggregate import Game, stream_base
from domain.game.information_state import InformationState, Viewpoint, information_state
from domain.kernel.errors import Forbidden, Missing
from projections.game_card import seat_names
from projections.game_drawing import game_drawing
from projections.game_view import status_words
from projections.replay_frame import as_replay_shows
from service.app.core.authorization import is_fully_revealed
from service.app.core.context import Context
from service.app.core.read_game import load_public_game
from service.app.sharing.previews import draw_picture
from service.app.sharing.replays import Replay, replay_seat_names, viewpoint_caption
from service.pictures.characters import drawable_names
from service.pictures.rasters import CLIP_WIDTH, RasterTask
from service.pictures.table_layout import wide_picture

READ, DRAWN = 150, 16
"""Most versions of a round to read, and most pictures to draw."""
SPAN_MS, LAST_MS = 900, 3000
"""How long each picture is shown, and the last one."""

ViewAt = Callable[[Game], tuple[InformationState, tuple[str, ...]]]
"""The view of the game at one version for a clip, and its seats' names then."""


def game_clip(context: Context, game_id: str) -> bytes:
    """The last round in the public view: with all cards, once they are revealed.  Raises Missing, NotDrawn."""
    game = load_public_game(context, game_id)
    viewpoint: Viewpoint = "all" if is_fully_revealed(game) else "public"
    names = context.games.names(game)

    def view_at(at: Game) -> tuple[InformationState, tuple[str, ...]]:
        return information_state(at, viewpoint), seat_names(game, names, at.version)

    return draw_clip(context, game, stream_base(game.created)[0] + 1, view_at)


def replay_clip(context: Context, replay: Replay) -> bytes:
    """The last round as a link shows it.  Raises Forbidden if it hides the end, Missing, NotDrawn."""
    if replay.shared.spoilers != "all":
        raise Forbidden("This link does not give away how the game ended.")

    def view_at(at: Game) -> tuple[InformationState, tuple[str, ...]]:
        info = information_state(at, replay.viewpoint)
        people = replay_seat_names(context, replay, at.version)
        return as_replay_shows(info, replay.id, replay.first, masked=replay.is_masked), people

    end = context.games.at(replay.game.id, replay.last)
    return draw_clip(context, end, replay.first, view_at, replay.game)


def draw_clip(context: Context, end: Game, first: int, view_at: ViewAt, current: Game | None = None) -> bytes:
    """The clip up to `end`. first: its earliest possible version; current: the game now, if it is another."""
    if end.status not in ("over", "aborted"):
        raise Missing("The game is not over: it has no last round yet.")
    read = context.games.replay(current or end, max(first, end.version - READ), end.version)
    pictures = distinct(draw_moment(*view_at(at)) for at in last_round(deque(read, READ)))[-DRAWN:]
    spans = (*[SPAN_MS] * (len(pictures) - 1), LAST_MS)
    return draw_picture(context, RasterTask(tuple(pictures), CLIP_WIDTH, spans))


def last_round(moments: Sequence[Game]) -> list[Game]:
    """The last moments of a game, with as many new turns as there are seats."""
    turns = 0
    for number in range(len(moments) - 1, 0, -1):
        here, before = moments[number], moments[number - 1]
        turns += bool(here.open) and set(here.open) != set(before.open)
        if turns == len(here.seats):
            return list(moments)[number:]
    return list(moments)


def distinct(pictures: Iterable[str]) -> list[str]:
    """The pictures without consecutive duplicates."""
    return [picture for picture, _ in groupby(pictures)]


def draw_moment(info: InformationState, names: Sequence[str]) -> str:
    """The table at one version, without its number, so that equal tables give equal pictures."""
    people = drawable_names(names)
    moment = status_words(info.status, info.seats)
    return wide_picture(game_drawing(info, people), info.rules.title, moment, viewpoint_caption(info.viewpoint, people), "")
