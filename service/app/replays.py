"""Replays: what a link shows, which is a range of a game through one pair of eyes, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from domain.game.events import Shared
from domain.game.game import Game, Link, base
from domain.game.sight import Viewpoint, sight
from domain.kernel.errors import Gone, Missing
from projections.card import called
from projections.frame import frame, masks, under
from projections.picture import svg
from projections.sketching import sketched
from projections.view import STATUS, text
from service.app.access import lies_open, parsed
from service.app.context import Context
from service.app.look import sealed
from service.app.share import end, found


class Replay(NamedTuple):
    """A link that was followed. game: as it is now; first, last: the versions that may be seen now."""

    id: str
    game: Game
    link: Link
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
    def is_settled(self) -> bool:
        """Whether it will be the same for ever: no frame will change, none be added, and none expire."""
        return lies_open(self.game) and self.shared.expires is None


class Leaf(NamedTuple):
    """One moment of a replay, as a page shows it. last: None where spoilers hide it."""

    frame: dict[str, Any]
    picture: str
    has_next: bool
    last: int | None
    people: tuple[str, ...]


def opened(context: Context, replay_id: str) -> Replay:
    """The replay of this id.  Raises Missing for one that was not handed out, Gone for one that is over."""
    game, link = found(context, replay_id)
    if link.revoked:
        raise Gone("This link was revoked.")
    if link.shared.expires is not None and link.shared.expires <= context.stamp():
        raise Gone("This link has expired.")
    eyes, first = parsed(link.shared.viewpoint), max(link.shared.first, base(game.created)[0] + 1)
    return Replay(replay_id, game, link, eyes, first, end(context, game, eyes, link.shared.last))


def about(context: Context, replay: Replay) -> dict[str, Any]:
    """What the replay is, without what its spoilers hide: its end, and how the game went."""
    shared, path = replay.shared, f"/v1/replays/{replay.id}"
    shows_end = shared.spoilers != "none"
    game = context.games.at(replay.game.id, replay.last)
    outcome = under(sight(game, "public"), replay.id, masked=replay.is_masked).outcome
    names = people(context, replay, replay.last)
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
        "links": {"self": path, "frames": f"{path}/frames", "card": f"{path}/card.svg", "page": f"/r/{replay.id}"},
    }


def frames(context: Context, replay: Replay, first: int, last: int | None, limit: int) -> dict[str, Any]:
    """A page of frames."""
    start, whole = max(first, replay.first), min(replay.last, last or replay.last)
    end_ = min(whole, start + limit - 1)
    items = list(between(context, replay, start, end_)) if start <= end_ else []
    return {"items": items, "next": str(end_ + 1) if end_ < whole and items else None}


def between(context: Context, replay: Replay, first: int, last: int) -> Iterator[dict[str, Any]]:
    """The frames from a version to another, by one replay of the log.  Raises Diverged."""
    told = sealed(context, replay.game, first - 1, last - first + 1)
    for game, entry in zip(context.games.replay(replay.game, first, last), told, strict=True):
        shown = under(sight(game, replay.eyes), replay.id, masked=replay.is_masked)
        yield frame(shown, entry, people(context, replay, game.version), masked=replay.is_masked)


def leaf(context: Context, replay: Replay, version: int | None) -> Leaf:
    """One moment, the first if none is named.  Raises Missing for one that is not in the replay."""
    at = replay.first if version is None else version
    if not replay.first <= at <= replay.last:
        raise Missing("There is no such moment.")
    [shown] = between(context, replay, at, at)
    last = None if replay.shared.spoilers == "none" else replay.last
    drawn = picture(context, replay, context.games.at(replay.game.id, at))
    return Leaf(shown, drawn, at < replay.last, last, people(context, replay, at))


def card(context: Context, replay: Replay) -> str:
    """The picture that goes with the link: the first decision, or the end where spoilers allow all."""
    if replay.shared.spoilers == "all":
        return picture(context, replay, context.games.at(replay.game.id, replay.last))
    for game in context.games.replay(replay.game, replay.first, replay.last):
        if game.open:
            return picture(context, replay, game)
    return picture(context, replay, context.games.at(replay.game.id, replay.first))


def picture(context: Context, replay: Replay, game: Game) -> str:
    """The table at one version, through the replay's eyes."""
    shown = under(sight(game, replay.eyes), replay.id, masked=replay.is_masked)
    names = people(context, replay, game.version)
    moment = f"event {game.version}, {STATUS[game.status]}"
    return svg(sketched(shown, names), game.rules.title, moment, seen_by(replay.eyes, names), text(shown, names, ()))


def seen_by(eyes: Viewpoint, names: tuple[str, ...]) -> str:
    """Whose eyes, for people."""
    if isinstance(eyes, int):
        return f"As {names[eyes]} sees it"
    return "Everything is open" if eyes == "all" else "As everybody sees it"


def people(context: Context, replay: Replay, version: int) -> tuple[str, ...]:
    """What each seat is called at a version."""
    if replay.is_masked:
        return masks(replay.game)
    return called(replay.game, context.games.names(replay.game), version)
