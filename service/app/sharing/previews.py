"""Previews of links: posters of tables and replays, and the picture of the lobby, as PNG, with their texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from typing import NamedTuple
from urllib.parse import urlencode

import msgspec

from domain.game.aggregate import Game
from domain.game.information_state import InformationState, information_state, viewpoint_text
from domain.kernel.text.event_text import and_list, count_text, with_capital
from domain.kernel.words.phrases import to_length
from projections.game_card import seat_names
from projections.poster import Poster, to_poster
from projections.replay_frame import as_replay_shows
from service.app.core.context import Context
from service.app.core.read_game import load_public_game
from service.app.rulesets.covers import cover_of
from service.app.sharing.drawn_pictures import DrawnPictures
from service.app.sharing.replays import Replay, load_preview, replay_seat_names, viewpoint_caption
from service.pictures.characters import drawable_names, drawable_text
from service.pictures.lobby_picture import lobby_picture
from service.pictures.poster import poster_svg
from service.pictures.rasters import NotDrawn, RasterTask

PUBLIC_CAPTION = "As everyone sees it"
LONGEST_TITLE = 90
"""Characters of a moment in a title."""


class Preview(NamedTuple):
    """The texts of a link's preview. image: path of the picture."""

    title: str
    description: str
    image: str


class PreviewedMoment(NamedTuple):
    """A moment that a preview shows. shown: all that its link lets anybody see; people: the seats' names; caption: makes that of the viewpoint."""

    shown: InformationState
    people: tuple[str, ...]
    caption: Callable[[tuple[str, ...]], str]

    def poster(self, people: tuple[str, ...]) -> Poster:
        return to_poster(self.shown, people, self.caption(people))


def draw_picture(context: Context, svg: str) -> bytes:
    """A picture, cached by its content.  Raises NotDrawn."""
    task = RasterTask(svg)
    key = sha256(msgspec.msgpack.encode(task)).digest()
    drawn = context.part(DrawnPictures).cache.peek(key)
    if drawn is None:
        raise NotDrawn(key, task, partial(context.part(DrawnPictures).cache.put, key))
    return drawn


def draw_moment(context: Context, moment: PreviewedMoment) -> bytes:
    """The poster of a moment, in characters that the pictures' fonts have.  Raises NotDrawn."""
    poster = moment.poster(drawable_names(moment.people))
    drawn = poster._replace(line=drawable_text(poster.line), more=drawable_text(poster.more))
    return draw_picture(context, poster_svg(drawn, cover_of(moment.shown.rules)))


def table_png(context: Context, game_id: str) -> bytes:
    """The poster of a table in its current public view.  Raises Missing, NotDrawn."""
    return draw_moment(context, load_public_moment(context, game_id))


def replay_png(context: Context, replay: Replay, version: int | None) -> bytes:
    """The poster of a replay at a version; None: its preview.  Raises Missing for a version outside it, NotDrawn."""
    return draw_moment(context, load_replay_moment(context, replay, version))


def lobby_png(context: Context) -> bytes:
    """The lobby's preview.  Raises NotDrawn."""
    games = list(context.catalogue.newest())
    return draw_picture(context, lobby_picture([cover_of(each) for each in games], [each.title for each in games]))


def load_public_moment(context: Context, game_id: str) -> PreviewedMoment:
    """The current public view of a table.  Raises Missing, Forbidden."""
    game = load_public_game(context, game_id)
    people = seat_names(game, context.games.names(game), game.version)
    return PreviewedMoment(information_state(game, "public"), people, lambda _: PUBLIC_CAPTION)


def load_replay_moment(context: Context, replay: Replay, version: int | None) -> PreviewedMoment:
    """What a link shows at a version, or in its preview.  Raises Missing."""
    game: Game = load_preview(context, replay, version)
    shown = as_replay_shows(information_state(game, replay.viewpoint), replay.id, replay.first, masked=replay.is_masked)
    people = replay_seat_names(context, replay, game.version)
    return PreviewedMoment(shown, people, partial(viewpoint_caption, replay.viewpoint))


def table_preview(context: Context, game_id: str) -> Preview:
    """The preview of a table: an invitation as long as seats are free.  Raises Missing, Forbidden."""
    moment = load_public_moment(context, game_id)
    info, names, image = moment.shown, moment.people, f"/v1/games/{game_id}/card.png"
    there = [name for name, place in zip(names, info.seats, strict=True) if place.is_taken]
    if info.status == "seating":
        around = f"{and_list(there)} {'is' if len(there) == 1 else 'are'} there. " if there else ""
        free = with_capital(count_text(len(names) - len(there), "seat"))
        return Preview(f"Sit down at a table of {info.rules.title}", f"{around}{free} free.", image)
    poster = moment.poster(names)
    now = f"{and_list(there)} are playing. Watch what everybody sees." if info.status == "playing" else played_by(poster)
    return Preview(moment_title(poster), now, image)


def replay_preview(context: Context, replay: Replay, version: int | None) -> Preview:
    """The preview of a link at a version that its address names, or of the link alone.  Raises Missing."""
    moment = load_replay_moment(context, replay, version)
    poster = moment.poster(moment.people)
    viewpoint = viewpoint_text(replay.viewpoint)
    wanted = {"v": version, "viewpoint": None if viewpoint == replay.shared.viewpoint else viewpoint}
    named = {name: each for name, each in wanted.items() if each is not None}
    query = f"?{urlencode(named)}" if named else ""
    description = f"{played_by(poster, is_masked=replay.is_masked)} {poster.viewpoint}."
    return Preview(moment_title(poster), description, f"/v1/replays/{replay.id}/card.png{query}")


def moment_title(poster: Poster) -> str:
    """A moment and its game in one line."""
    return f"{to_length(poster.line, LONGEST_TITLE)} · {poster.title}"


def played_by(poster: Poster, *, is_masked: bool = False) -> str:
    """Why a game ended, if it did, and who plays it."""
    names: Sequence[str] = [each.name for each in poster.seats]
    seats = count_text(len(names), "seat")
    who = f"A game of {poster.title} with {seats if is_masked else f'{seats}: {and_list(names)}'}."
    return f"{poster.more} {who}" if poster.more else who
