"""Replays: what a link shows, which is a range of a game through one pair of eyes, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from domain.game.aggregate import Game, ReplayLink, stream_base
from domain.game.events import Shared
from domain.game.information_state import Viewpoint, information_state, viewpoint_text
from domain.kernel.errors import Forbidden, Gone, Missing
from projections.game_card import seat_names
from projections.game_drawing import game_drawing
from projections.game_view import STATUS, view_text
from projections.replay_frame import anonymous_names, as_replay_shows, frame_json, is_turning
from service.app.authorization import is_fully_revealed, parse_viewpoint
from service.app.context import Context
from service.app.cursors import VERSION
from service.app.read_game import load_chained_entries
from service.app.sharing.share import find_link, last_shared_version
from service.pictures import phone_layout
from service.pictures.table_layout import wide_picture


class Replay(NamedTuple):
    """A link that was followed. game: as it is now; first, last: the versions that may be seen now."""

    id: str
    game: Game
    link: ReplayLink
    eyes: Viewpoint
    first: int
    last: int

    @property
    def shared(self) -> Shared:
        return self.link.shared

    @property
    def is_masked(self) -> bool:
        return self.shared.names == "masked"

    @property
    def is_whole(self) -> bool:
        """Whether it shows everything from the beginning to the end, so that nothing of the game is left to be learnt."""
        begins, ends = stream_base(self.game.created)[0] + 1, self.game.ended
        return self.shared.viewpoint == "all" and (self.first, self.last) == (begins, ends)

    @property
    def is_settled(self) -> bool:
        """Whether it will be the same for ever: no frame will change, none be added, and none expire."""
        return is_fully_revealed(self.game) and self.shared.expires is None and self.game.rules.is_installed


class ReplayMoment(NamedTuple):
    """One moment of a replay, as a page shows it. last: None where spoilers hide it."""

    frame: dict[str, Any]
    has_next: bool
    last: int | None
    people: tuple[str, ...]


def load_replay(context: Context, replay_id: str, wanted: str | None = None) -> Replay:
    """The replay of this id, through the eyes that are wanted, or the link's own.

    Raises Missing for one that was not handed out, Gone for one that is over, Forbidden for eyes that it does not show.
    """
    game, link = find_link(context, replay_id)
    if link.revoked:
        raise Gone("This link was revoked.")
    if link.shared.expires is not None and link.shared.expires <= context.stamp():
        raise Gone("This link has expired.")
    eyes, first = parse_viewpoint(link.shared.viewpoint), max(link.shared.first, stream_base(game.created)[0] + 1)
    replay = Replay(replay_id, game, link, eyes, first, last_shared_version(context, game, eyes, link.shared.last))
    return replay if wanted is None else replay._replace(eyes=check_viewpoint(replay, parse_viewpoint(wanted)))


def check_viewpoint(replay: Replay, eyes: Viewpoint) -> Viewpoint:
    """Eyes that a link shows: its own, and where it shows everything those of anybody.  Raises Forbidden."""
    if eyes not in viewpoint_choices(replay):
        raise Forbidden("This link does not show these eyes.")
    return eyes


def viewpoint_choices(replay: Replay) -> tuple[Viewpoint, ...]:
    """The eyes to choose from."""
    own = parse_viewpoint(replay.shared.viewpoint)
    return ("all", "public", *range(len(replay.game.seats))) if own == "all" else (own,)


def replay_json(context: Context, replay: Replay) -> dict[str, Any]:
    """What the replay is, without what its spoilers hide: its end, and how the game went."""
    shared, path = replay.shared, f"/v1/replays/{replay.id}"
    shows_end = shared.spoilers != "none"
    game = context.games.at(replay.game.id, replay.last)
    outcome = as_replay_shows(
        information_state(game, "public"), replay.id, replay.first, masked=replay.is_masked
    ).outcome
    names = replay_seat_names(context, replay, replay.last)
    return {
        "id": replay.id,
        "url": f"/r/{replay.id}",
        "ruleset": {"name": game.rules.name, "version": game.rules.version},
        "title": game.rules.title,
        "viewpoint": shared.viewpoint,
        "from": replay.first,
        "to": replay.last if shows_end else None,
        "length": replay.last - replay.first + 1 if shows_end else None,
        "spoilers": shared.spoilers,
        "names": shared.names,
        "expires": shared.expires,
        "seats": [
            {"seat": seat, "kind": place.kind, "name": None if replay.is_masked else names[seat]}
            for seat, place in enumerate(game.seats)
        ],
        "outcome": outcome if shared.spoilers == "all" else None,
        "eyes": [
            {
                "as": viewpoint_text(eyes),
                "name": viewpoint_caption(eyes, replay_seat_names(context, replay, replay.last)),
            }
            for eyes in viewpoint_choices(replay)
        ],
        "game": game.id if is_game_named(replay) else None,
        "links": {
            "self": path,
            "frames": f"{path}/frames",
            "card": f"{path}/card.svg",
            "page": f"/r/{replay.id}",
            "forks": forks_path(replay),
        },
    }


def forks_path(replay: Replay) -> str | None:
    """Where to go on from a moment of it: with the game's own log and luck where the game is told; None for public eyes."""
    if is_game_named(replay):
        return f"/v1/games/{replay.game.id}/forks"
    return None if replay.shared.viewpoint == "public" else f"/v1/replays/{replay.id}/forks"


def is_game_named(replay: Replay) -> bool:
    """Whether to say which game it is: where the link shows all of it, names included, and the lobby lists it anyway."""
    return replay.is_whole and not replay.is_masked and replay.game.created.visibility == "public"


def frames_page(context: Context, replay: Replay, first: int, last: int | None, limit: int) -> dict[str, Any]:
    """A page of frames."""
    start, whole = max(first, replay.first), min(replay.last, last or replay.last)
    end_ = min(whole, start + limit - 1)
    items = list(render_frames(context, replay, start, end_)) if start <= end_ else []
    return VERSION.page(items, end_ + 1 if end_ < whole and items else None)


def render_frames(context: Context, replay: Replay, first: int, last: int) -> Iterator[dict[str, Any]]:
    """The frames from a version to another, by one replay of the log.  Raises Diverged."""
    told = iter(load_chained_entries(context, replay.game, first - 1, last - first + 1))
    before = None
    for game in context.games.replay(replay.game, first - 1, last):
        if game.version >= first:
            entry = next(told)
            yield frame_json(
                as_replay_shows(information_state(game, replay.eyes), replay.id, replay.first, masked=replay.is_masked),
                entry,
                replay_seat_names(context, replay, game.version),
                masked=replay.is_masked,
                is_whole=replay.is_whole,
                turning=is_turning(before, game, entry.stored.event),
            )
        before = game


def load_replay_moment(context: Context, replay: Replay, version: int | None) -> ReplayMoment:
    """One moment, the opening if none is named.  Raises Missing for one that is not in the replay."""
    at = load_opening(context, replay).version if version is None else version
    if not replay.first <= at <= replay.last:
        raise Missing("There is no such moment.")
    [shown] = render_frames(context, replay, at, at)
    last = None if replay.shared.spoilers == "none" else replay.last
    return ReplayMoment(shown, at < replay.last, last, replay_seat_names(context, replay, at))


def replay_card_svg(context: Context, replay: Replay, version: int | None, shape: str) -> str:
    """The table at a version; else the picture that goes with the link: the first decision, or the end where spoilers allow all.

    shape: `wide` or `tall`.  Raises Missing for a version that is not in the replay.
    """
    if version is not None and not replay.first <= version <= replay.last:
        raise Missing("There is no such moment.")
    if version is None and replay.shared.spoilers == "all":
        version = replay.last
    game = load_opening(context, replay) if version is None else context.games.at(replay.game.id, version)
    return draw_version(context, replay, game, shape)


def load_opening(context: Context, replay: Replay) -> Game:
    """The game as its first decision is open, or where none is at the beginning."""
    moments = context.games.replay(replay.game, replay.first, replay.last)
    decided = next((game for game in moments if game.open), None)
    return decided or context.games.at(replay.game.id, replay.first)


def draw_version(context: Context, replay: Replay, game: Game, shape: str) -> str:
    """The table at one version, through the replay's eyes."""
    shown = as_replay_shows(information_state(game, replay.eyes), replay.id, replay.first, masked=replay.is_masked)
    names = replay_seat_names(context, replay, game.version)
    moment, told = f"event {game.version}, {STATUS[game.status]}", view_text(shown, names, ())
    if shape == "tall":
        return phone_layout.phone_picture(game_drawing(shown, names), game.rules.title, moment, told)
    return wide_picture(
        game_drawing(shown, names), game.rules.title, moment, viewpoint_caption(replay.eyes, names), told
    )


def viewpoint_caption(eyes: Viewpoint, names: tuple[str, ...]) -> str:
    """Whose eyes, for people."""
    if isinstance(eyes, int):
        return f"As {names[eyes]} sees it"
    return "Everything is open" if eyes == "all" else "As everybody sees it"


def replay_seat_names(context: Context, replay: Replay, version: int) -> tuple[str, ...]:
    """What each seat is called at a version."""
    if replay.is_masked:
        return anonymous_names(replay.game)
    return seat_names(replay.game, context.games.names(replay.game), version)
