"""Replays: a range of a game's versions from one viewpoint, opened by a link."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from domain.game.aggregate import Game, ReplayLink, stream_base
from domain.game.events.game_events import Shared
from domain.game.information_state import Viewpoint, information_state, viewpoint_text
from domain.kernel.errors import Forbidden, Gone, Missing
from domain.kernel.words.scene import EMPTY
from projections.game_card import seat_names, tournament_place_json
from projections.outcome import outcome_shown
from projections.replay_frame import anonymous_names, as_replay_shows, frame_json, is_turning
from projections.scene import scene_shown
from service.answers.games import RulesetName
from service.answers.play import ReplayFrame, ReplayFramePage, ReplayLinks, ReplaySeat, ReplayViewpoint, SentReplay
from service.app.core.authorization import is_fully_revealed, is_withheld, parse_viewpoint
from service.app.core.context import Context
from service.app.core.cursors import VERSION
from service.app.core.read_game import load_chained_entries
from service.app.sharing.share import find_link, last_shared_version
from service.app.sharing.turning_points import is_undecided


class Replay(NamedTuple):
    """An opened link. game: its current version; first, last: range of versions visible now."""

    id: str
    game: Game
    link: ReplayLink
    viewpoint: Viewpoint
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
        """Whether it shows all versions from start to end, so no part of the game stays hidden."""
        begins, ends = stream_base(self.game.created)[0] + 1, self.game.ended
        return self.shared.viewpoint == "all" and (self.first, self.last) == (begins, ends)

    @property
    def is_settled(self) -> bool:
        """Whether it is immutable: no frame will change, be added, or expire."""
        return is_fully_revealed(self.game) and self.shared.expires is None and self.game.rules.is_installed


class ReplayMoment(NamedTuple):
    """One moment of a replay page. last: None if hidden as a spoiler."""

    frame: ReplayFrame
    has_next: bool
    last: int | None
    people: tuple[str, ...]


def load_replay(context: Context, replay_id: str, wanted: str | None = None) -> Replay:
    """The replay of this id. wanted: viewpoint; None: the link's own.

    Raises Missing for an unknown id, Gone for a revoked or expired link, Forbidden for other viewpoints.
    """
    game, link = find_link(context, replay_id)
    if link.revoked:
        raise Gone("This link was revoked.")
    if link.shared.expires is not None and link.shared.expires <= context.stamp():
        raise Gone("This link has expired.")
    viewpoint, first = parse_viewpoint(link.shared.viewpoint), max(link.shared.first, stream_base(game.created)[0] + 1)
    replay = Replay(
        replay_id, game, link, viewpoint, first, last_shared_version(context, game, viewpoint, link.shared.last)
    )
    return replay if wanted is None else replay._replace(viewpoint=authorize_link_viewpoint(replay, parse_viewpoint(wanted)))


def authorize_link_viewpoint(replay: Replay, viewpoint: Viewpoint) -> Viewpoint:
    """The viewpoint, if the link shows it: its own, or any if it shows everything.  Raises Forbidden."""
    if viewpoint not in viewpoint_choices(replay):
        raise Forbidden("This link does not show this viewpoint.")
    return viewpoint


def viewpoint_choices(replay: Replay) -> tuple[Viewpoint, ...]:
    """The viewpoints a link shows."""
    own = parse_viewpoint(replay.shared.viewpoint)
    return ("all", "public", *range(len(replay.game.seats))) if own == "all" else (own,)


def replay_json(context: Context, replay: Replay) -> SentReplay:
    """The replay's description, without its end and result if these are spoilers."""
    shared, path = replay.shared, f"/v1/replays/{replay.id}"
    shows_end = shared.spoilers != "none"
    game = context.games.at(replay.game.id, replay.last)
    shown = as_replay_shows(information_state(game, "public"), replay.id, replay.first, masked=replay.is_masked)
    names = replay_seat_names(context, replay, replay.last)
    return SentReplay.of(
        shared,
        id=replay.id,
        url=f"/r/{replay.id}",
        ruleset=RulesetName.of(game.rules),
        title=game.rules.title,
        from_=replay.first,
        to=replay.last if shows_end else None,
        length=replay.last - replay.first + 1 if shows_end else None,
        seats=[
            ReplaySeat(seat=seat, kind=place.kind, name=None if replay.is_masked else names[seat])
            for seat, place in enumerate(game.seats)
        ],
        outcome=outcome_shown(shown) if shared.spoilers == "all" else None,
        viewpoints=[
            ReplayViewpoint(
                viewpoint=viewpoint_text(viewpoint),
                name=viewpoint_caption(viewpoint, replay_seat_names(context, replay, replay.last)),
            )
            for viewpoint in viewpoint_choices(replay)
        ],
        game=game.id if is_game_named(replay) else None,
        tournament_table=tournament_place_json(replay.game) if is_tournament_named(replay) else None,
        links=ReplayLinks(
            self=path,
            frames=f"{path}/frames",
            card=f"{path}/card.png",
            page=f"/r/{replay.id}",
            forks=forks_path(replay),
        ),
    )


def forks_path(replay: Replay) -> str | None:
    """Path for forking a moment: the game's own if it is named, else the replay's, None for the public viewpoint."""
    if is_game_named(replay):
        return f"/v1/games/{replay.game.id}/forks"
    return None if replay.shared.viewpoint == "public" else f"/v1/replays/{replay.id}/forks"


def is_game_named(replay: Replay) -> bool:
    """Whether the game is named: the link shows all of it, names included, and the lobby lists it anyway."""
    return replay.is_whole and not replay.is_masked and replay.game.created.visibility == "public"


def is_tournament_named(replay: Replay) -> bool:
    """Whether the table's tournament is named; its pages name the players."""
    return not replay.is_masked and not is_withheld(replay.game)


def frames_page(
    context: Context, replay: Replay, first: int, last: int | None, limit: int, *, words: bool = False
) -> ReplayFramePage:
    """A page of frames from `first` on, up to `last` or the end. words: include the ruleset's words."""
    start, stop = max(first, replay.first), min(replay.last, last or replay.last)
    end_ = min(stop, start + limit - 1)
    items = list(render_frames(context, replay, start, end_, words=words)) if start <= end_ else []
    return VERSION.page(items, end_ + 1 if end_ < stop and items else None, ReplayFramePage)


def render_frames(
    context: Context, replay: Replay, first: int, last: int, *, words: bool = False
) -> Iterator[ReplayFrame]:
    """The frames from `first` to `last`, in one replay of the log.  Raises Diverged."""
    chained = iter(load_chained_entries(context, replay.game, first - 1, last - first + 1))
    before, scene = None, EMPTY
    for game in context.games.replay(replay.game, first - 1, last):
        shown = as_replay_shows(
            information_state(game, replay.viewpoint), replay.id, replay.first, masked=replay.is_masked
        )
        people = replay_seat_names(context, replay, game.version)
        if game.version >= first:
            entry = next(chained)
            yield frame_json(
                shown,
                entry,
                people,
                masked=replay.is_masked,
                is_whole=replay.is_whole,
                turning=is_turning(before, game, entry.stored.event),
                before=scene if words else None,
            )
        before, scene = game, scene_shown(shown, people) if words else EMPTY


def load_replay_moment(context: Context, replay: Replay, version: int | None) -> ReplayMoment:
    """One moment; version None: the opening.  Raises Missing for a version outside the replay."""
    at = load_opening(context, replay).version if version is None else version
    if not replay.first <= at <= replay.last:
        raise Missing("There is no such moment.")
    [shown] = render_frames(context, replay, at, at)
    last = None if replay.shared.spoilers == "none" else replay.last
    return ReplayMoment(shown, at < replay.last, last, replay_seat_names(context, replay, at))


def load_opening(context: Context, replay: Replay) -> Game:
    """The game at its first decision; at its first version if there is none."""
    moments = context.games.replay(replay.game, replay.first, replay.last)
    decided = next((game for game in moments if game.open), None)
    return decided or context.games.at(replay.game.id, replay.first)


def load_preview(context: Context, replay: Replay, version: int | None) -> Game:
    """The game at the moment that a preview of the link shows: the version, else the end if `spoilers` are `all`, else the opening.

    A link that hides how the game ended previews a version at which it is decided as the opening.  Raises Missing for a version
    outside the replay.
    """
    if version is not None and not replay.first <= version <= replay.last:
        raise Missing("There is no such moment.")
    if replay.shared.spoilers == "all":
        return context.games.at(replay.game.id, replay.last if version is None else version)
    shown = None if version is None else context.games.at(replay.game.id, version)
    return shown if shown is not None and is_undecided(shown) else load_opening(context, replay)


def viewpoint_caption(viewpoint: Viewpoint, names: tuple[str, ...]) -> str:
    """Caption of a viewpoint."""
    if isinstance(viewpoint, int):
        return f"As {names[viewpoint]} saw it"
    return "Everything is open" if viewpoint == "all" else "As everyone saw it"


def replay_seat_names(context: Context, replay: Replay, version: int) -> tuple[str, ...]:
    """Display name of each seat at a version."""
    if replay.is_masked:
        return anonymous_names(replay.game)
    return seat_names(replay.game, context.games.names(replay.game), version)
