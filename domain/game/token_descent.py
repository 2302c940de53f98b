"""Tokens and links of a game: their folds from the log, and their descendants, minted or made with one, transitively.

Revoking a token revokes its descendants, and they count towards its limits.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from domain.game.aggregate import Game, Grant, ReplayLink, plaintext
from domain.game.events.game_events import ReplayShared, Scope, TokenMinted, TokenRevoked
from domain.kernel.errors import Conflict

MOST_LIVE: dict[Scope, int] = {"organiser": 100, "seat:act": 100, "seat:read": 10, "spectator": 10}
"""Limit on a token's valid descendants at a time, by scope."""
IN_ALL: dict[Scope, int] = {"organiser": 300, "seat:act": 300, "seat:read": 30, "spectator": 30}
"""Limit on a token's descendants ever, by scope."""


GrantOrLink = Grant | ReplayLink


def grants_and_links(game: Game) -> tuple[GrantOrLink, ...]:
    """All tokens, then all links of a game, each in order of creation."""
    return (*game.grants, *game.links)


def descendants(game: Game, roots: Collection[str]) -> frozenset[str]:
    """Ids of these tokens and links and all their descendants."""
    found = set(roots)
    for grant in game.grants:  # children come after their parents
        if grant.by in found:
            found.add(grant.id)
    return frozenset(found.union(link.id for link in game.links if link.shared.by in found))


def ancestry(game: Game, grant_id: str) -> tuple[Grant, ...]:
    """A token and its ancestors, itself first."""
    by_id = {grant.id: grant for grant in game.grants}
    found: dict[str, Grant] = {}
    each: str | None = grant_id
    while each in by_id and each not in found:  # imported logs may contain a cycle
        found[each] = by_id[each]
        each = by_id[each].by
    return tuple(found.values())


def is_good(each: GrantOrLink, at: str) -> bool:
    """Whether a token or link is valid at a time (RFC 3339 as `stamp` writes it)."""
    expires = each.shared.expires if isinstance(each, ReplayLink) else None
    return not each.revoked and (expires is None or expires > at)


def require_room(game: Game, grant_id: str, at: str) -> None:
    """Raises Conflict too-many-tokens if this token or an ancestor has reached a limit."""
    for holder in ancestry(game, grant_id):
        if holder.scope not in IN_ALL:
            continue
        ids = descendants(game, {holder.id}) - {holder.id}
        made = [each for each in grants_and_links(game) if each.id in ids]
        whose = "This token has" if holder.id == grant_id else "A token that this one descends from has"
        if len(made) >= IN_ALL[holder.scope]:
            raise Conflict(
                "too-many-tokens",
                f"{whose} handed out {IN_ALL[holder.scope]} tokens and links, as many as it ever may.",
            )
        if sum(is_good(each, at) for each in made) >= MOST_LIVE[holder.scope]:
            raise Conflict(
                "too-many-tokens",
                f"{whose} handed out {MOST_LIVE[holder.scope]} tokens and links that are still good, as many as it may: revoke some first.",
            )


def with_grant(game: Game, grant: Grant) -> Game:
    return replace(game, grants=(*game.grants, grant))


def with_token_minted(game: Game, event: TokenMinted) -> Game:
    return with_grant(game, Grant(event.id, event.scope, event.seat, plaintext(event.token), by=plaintext(event.by)))


def with_token_revoked(game: Game, event: TokenRevoked) -> Game:
    return without_grants(game, {event.id})


def without_grants(game: Game, roots: Collection[str]) -> Game:
    """The game with these tokens and links and all their descendants revoked."""
    ended = descendants(game, roots)
    return replace(
        game,
        grants=tuple(replace(each, revoked=True) if each.id in ended else each for each in game.grants),
        links=tuple(replace(each, revoked=True) if each.id in ended else each for each in game.links),
    )


def with_replay_shared(game: Game, event: ReplayShared) -> Game:
    return replace(game, links=(*game.links, ReplayLink(event.id, plaintext(event.shared))))
