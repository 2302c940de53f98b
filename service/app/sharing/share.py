"""Creation and revocation of replay links.

The creator of a link must be able to see its contents. Later it shows its viewpoint's view at that time: of a running
game the past, no sooner than spectators see it, and never beyond its range.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from domain.game import decide
from domain.game.aggregate import Game, ReplayLink, stream_base
from domain.game.batch import Batch, Cause
from domain.game.events.game_events import Shared
from domain.game.information_state import Viewpoint, viewpoint_text
from domain.kernel.errors import Forbidden, Malformed, Missing
from service.answers.play import CreatedReplay
from service.app.core.authorization import (
    ANONYMOUS,
    Principal,
    authenticate_principal,
    authorize_viewpoint,
    is_withheld,
    require_scope,
)
from service.app.core.context import Context
from service.app.core.idempotent_requests import Reply, Request
from service.app.core.read_game import visible_head
from service.app.sharing.replay_ids import decrypt_replay_id, derive_link_id, encrypt_replay_id
from service.app.sharing.tokens import WEAKER, revocable_ids, revoke_grant_or_link


class ShareRequest(NamedTuple):
    """A requested link. viewpoint: None for the caller's own; last: None for the end; expires: RFC 3339, as `stamp`."""

    viewpoint: str | None
    first: int
    last: int | None
    spoilers: Literal["none", "end", "all"]
    names: Literal["shown", "masked"]
    expires: str | None


def share(context: Context, game_id: str, bearer: str | None, wanted: ShareRequest, request: Request) -> Reply:
    """Create a replay link.  Raises Unauthorised, Forbidden, Malformed."""
    who = authenticate_principal(context.games.load(game_id), bearer)
    require_scope(who, *WEAKER)
    assert who.grant is not None
    link = derive_link_id(context, game_id, who.grant.id, request.key)

    def make(latest: Game, cause: Cause) -> Batch:
        return decide.decide_share(
            latest, link, authorize_share(context, latest, authenticate_principal(latest, bearer), wanted), cause
        )

    replay_id = encrypt_replay_id(context, game_id, link)
    done = context.games.execute(game_id, request.within("share").within(who.grant.id), make)
    return Reply(CreatedReplay(id=replay_id, url=f"/r/{replay_id}"), done.replayed)


def authorize_share(context: Context, game: Game, who: Principal, wanted: ShareRequest) -> Shared:
    """The event of a permitted link.  Raises Forbidden for others' viewpoints, Malformed."""
    assert who.grant is not None
    if is_withheld(game):
        raise Forbidden("Nothing of this table is shared before its round is closed.")
    viewpoint = authorize_viewpoint(context, game, who, wanted.viewpoint)
    last = last_shared_version(context, game, viewpoint, wanted.last)
    if wanted.last is not None and wanted.last > last:
        raise Malformed(f"There is no version {wanted.last} yet.", {"to": [f"At most {last}."]})
    if max(wanted.first, stream_base(game.created)[0] + 1) > last:
        raise Malformed(f"No version from {wanted.first} on is visible.", {"from": [f"At most {last}."]})
    if wanted.expires is not None and wanted.expires <= context.stamp():
        raise Malformed("That time has passed.", {"expires": ["A time to come."]})
    return Shared(
        viewpoint_text(viewpoint), wanted.first, wanted.last, wanted.spoilers, wanted.names, wanted.expires, who.grant.id
    )  # fmt: skip


def last_shared_version(context: Context, game: Game, viewpoint: Viewpoint, last: int | None) -> int:
    """The last version of a range that the link's holders may see now."""
    visible = visible_head(context, game, ANONYMOUS, viewpoint)
    return min(visible, last or game.ended or visible)


def find_link(context: Context, replay_id: str) -> tuple[Game, ReplayLink]:
    """The game and link of a replay id, even of a revoked link.  Raises Missing."""
    game_id, name = decrypt_replay_id(context, replay_id)
    game = context.games.load(game_id)
    link = next((each for each in game.links if each.id == name), None)
    if link is None:
        raise Missing("There is no such replay.")
    return game, link


def revoke_link(context: Context, replay_id: str, bearer: str | None) -> None:
    """Revoke a link, by an ancestor token, the organiser, or the seat whose view it shows.

    Raises Missing, Unauthorised, Forbidden.
    """
    game, link = find_link(context, replay_id)
    who = authenticate_principal(game, bearer)
    require_scope(who, *WEAKER)
    if link.id not in revocable_ids(game, who):
        raise Forbidden("This link is not yours to revoke.")
    revoke_grant_or_link(context, game, link, bearer)
