"""Previews: pictures of tables, replays and the lobby as PNG, with their texts."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from typing import NamedTuple

import msgspec

from domain.game.event_text import outcome_text
from domain.game.information_state import InformationState, information_state
from domain.kernel.text.event_text import and_list, count_text
from projections.game_card import seat_names
from projections.game_drawing import game_drawing, with_capital
from projections.game_view import status_words, view_text
from service.app.core.context import Context
from service.app.core.read_game import load_public_game
from service.app.rulesets.lobby_catalogue import draw_sample
from service.app.sharing import replays
from service.app.sharing.replays import Replay
from service.pictures.characters import drawable_names
from service.pictures.lobby_picture import lobby_picture
from service.pictures.rasters import NotDrawn, RasterTask
from service.pictures.table_layout import wide_picture

PUBLIC_CAPTION = "As everyone sees it"


class Preview(NamedTuple):
    """The texts of a link's preview. image: path of the picture."""

    title: str
    description: str
    image: str


def draw_picture(context: Context, task: RasterTask) -> bytes:
    """A picture, cached by its content: its game's version, its viewpoint and its names.  Raises NotDrawn."""
    key = sha256(msgspec.msgpack.encode(task)).digest()
    drawn = context.pictures.peek(key)
    if drawn is None:
        raise NotDrawn(key, task, partial(context.pictures.put, key))
    return drawn


def table_png(context: Context, game_id: str) -> bytes:
    """The table in its current public view.  Raises Missing, NotDrawn."""
    info, names = load_public_table(context, game_id)
    people, moment = drawable_names(names), status_words(info.status, info.seats)
    drawn = wide_picture(
        game_drawing(info, people), info.rules.title, moment, PUBLIC_CAPTION, view_text(info, people, ())
    )
    return draw_picture(context, RasterTask((drawn,)))


def replay_png(context: Context, replay: Replay, version: int | None) -> bytes:
    """A replay at a version; None: its preview.  Raises Missing for a version outside it, NotDrawn."""
    drawn = replays.replay_card_svg(context, replay, version, "wide", is_for_raster=True)
    return draw_picture(context, RasterTask((drawn,)))


def lobby_png(context: Context) -> bytes:
    """The lobby's preview.  Raises NotDrawn."""
    games = list(context.catalogue.newest())
    drawn = lobby_picture([draw_sample(each) for each in games], [each.title for each in games])
    return draw_picture(context, RasterTask((drawn,)))


def load_public_table(context: Context, game_id: str) -> tuple[InformationState, tuple[str, ...]]:
    """The current public view of a game, and its seats' names.  Raises Missing."""
    game = load_public_game(context, game_id)
    return information_state(game, "public"), seat_names(game, context.games.names(game), game.version)


def table_preview(context: Context, game_id: str) -> Preview:
    """The preview of a table: an invitation as long as seats are free.  Raises Missing."""
    info, names = load_public_table(context, game_id)
    title, image = info.rules.title, f"/v1/games/{game_id}/card.png"
    there = [name for name, place in zip(names, info.seats, strict=True) if place.is_taken]
    free = len(names) - len(there)
    if info.status == "seating":
        around = f"{and_list(there)} {'is' if len(there) == 1 else 'are'} there. " if there else ""
        return Preview(f"Sit down at a table of {title}", f"{around}{with_capital(count_text(free, 'seat'))} free.", image)
    if info.status == "playing":
        return Preview(f"A table of {title}", f"{and_list(there)} are playing. Watch what everybody sees.", image)
    return Preview(f"A game of {title}", f"{with_capital(outcome_text(info.outcome, names))}.", image)
