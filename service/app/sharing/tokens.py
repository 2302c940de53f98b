"""Tokens: inspection, minting of weaker ones, listing and revocation."""

from __future__ import annotations

from domain.game import decide
from domain.game.aggregate import Game, Grant
from domain.game.batch import Batch, Cause
from domain.game.events.game_events import Scope, TokenMinted
from domain.game.events.tournament_table import TournamentTable
from domain.game.token_descent import GrantOrLink, descendants, grants_and_links, is_good
from domain.kernel.errors import Forbidden, Missing, Unauthorised
from domain.kernel.secrecy import NOBODY, Known
from service.answers.tokens import AccessGrant, AccessGrantPage, CreatedToken, SentToken
from service.app.core.authorization import (
    Principal,
    authenticate_principal,
    derive_token,
    is_fully_revealed,
    is_of_tournament,
    is_withheld,
    load_game_of_token,
    own_viewpoint,
    parse_viewpoint,
    require_scope,
)
from service.app.core.context import Context, hash_token
from service.app.core.cursors import TOKEN, BadCursor, TokenPosition
from service.app.core.idempotent_requests import Reply, Request
from service.app.sharing.replay_ids import encrypt_replay_id
from service.ids import is_game_id

WEAKER: dict[str, tuple[str, ...]] = {
    "organiser": ("spectator",),
    "seat:act": ("seat:read", "spectator"),
    "seat:read": ("seat:read", "spectator"),
    "spectator": ("spectator",),
}


def inspect(context: Context, bearer: str | None) -> SentToken:
    """A token's scope, game and seat.  Raises Unauthorised, Gone."""
    if bearer is None:
        raise Unauthorised("There is no token to inspect.")
    game = load_game_of_token(context, bearer)
    return token_json(game.id, authenticate_principal(game, bearer))


def token_json(game_id: str, who: Principal) -> SentToken:
    assert who.grant is not None
    return SentToken.of(who.grant, id=f"{game_id}-{who.grant.id}", game=game_id)


def mint(context: Context, game_id: str, bearer: str | None, scope: Scope, request: Request) -> Reply:
    """Mint a token weaker than the bearer's.  Raises Forbidden if it would not be weaker, Conflict too-many-tokens,
    Gone.
    """
    game = context.games.load(game_id)
    who = authenticate_principal(game, bearer)
    require_scope(who, *WEAKER)
    if scope not in WEAKER[who.scope or ""]:
        raise Forbidden(f"A token of scope {who.scope} gives no token of scope {scope}.")
    assert who.grant is not None
    require_helpers(game)
    grant_id = f"m{context.derive('grant', game_id, who.grant.id, request.key).hex()[:12]}"
    text = derive_token(context, game_id, grant_id, scope)
    seat = who.seat if scope == "seat:read" else None
    by = who.grant.id
    event = TokenMinted(grant_id, scope, seat, Known(hash_token(text), NOBODY), Known(by, NOBODY))

    def make(latest: Game, cause: Cause) -> Batch:
        authenticate_principal(latest, bearer)
        return decide.decide_mint(latest, event, cause)

    done = context.games.execute(game_id, request.within("mint").within(by), make)
    minted = CreatedToken(id=f"{game_id}-{grant_id}", game=game_id, scope=scope, seat=seat, token=text)
    return Reply(minted, done.replayed)


def require_helpers(game: Game) -> None:
    """Raises Forbidden if a tournament forbids read-only seat tokens, or its table is not public yet."""
    table = game.created.tournament_table
    if is_of_tournament(game) and isinstance(table, TournamentTable) and (not table.helpers or is_withheld(game)):
        raise Forbidden("The seats of this tournament's table hand out no tokens.")


def revocable_ids(game: Game, who: Principal) -> frozenset[str]:
    """Ids of the tokens and links that `who` may see and revoke.

    The organiser: all. Others: their own and its descendants; a seat also every link to its view, by any creator.
    """
    if who.grant is None:
        return frozenset()
    if who.scope == "organiser":
        return frozenset(each.id for each in grants_and_links(game))
    roots = {who.grant.id}
    if who.scope == "seat:act":
        roots |= {each.id for each in game.grants if each.seat == who.seat}
        roots |= {each.id for each in game.links if each.shared.viewpoint == f"seat:{who.seat}"}
    return descendants(game, roots)


def load_tokens_page(
    context: Context, game_id: str, bearer: str | None, cursor: str | None, limit: int
) -> AccessGrantPage:
    """A page of the tokens and links that the bearer may revoke, oldest first, links after tokens.

    Raises Missing, Unauthorised, Gone, BadCursor.
    """
    game = context.games.load(game_id)
    who = authenticate_principal(game, bearer)
    require_scope(who, *WEAKER, "arbiter")
    mine = revocable_ids(game, who)
    shown = [each for each in grants_and_links(game) if each.id in mine]
    positions = [TokenPosition(game.id, each.id) for each in shown]
    last = TOKEN.parse_optional(cursor)
    if last is not None and last not in positions:
        raise BadCursor
    start = 0 if last is None else positions.index(last) + 1
    end = start + limit
    items = [token_row_json(context, game, who, each, mine) for each in shown[start:end]]
    return TOKEN.page(items, positions[end - 1] if end < len(shown) else None, AccessGrantPage)


def token_row_json(
    context: Context, game: Game, who: Principal, each: GrantOrLink, mine: frozenset[str]
) -> AccessGrant:
    """A token or link as its reader sees it. A link's URL is included only for callers who may see its contents."""
    by = each.by if isinstance(each, Grant) else each.shared.by
    name, parent = f"{game.id}-{each.id}", f"{game.id}-{by}" if by in mine else None
    good = is_good(each, context.stamp())
    if isinstance(each, Grant):
        return AccessGrant(id=name, by=parent, good=good, kind="token", scope=each.scope, seat=each.seat)
    shared = each.shared
    may_see = is_fully_revealed(game) or parse_viewpoint(shared.viewpoint) in (own_viewpoint(who), "public")
    url = f"/r/{encrypt_replay_id(context, game.id, each.id)}" if may_see else None
    return AccessGrant(
        id=name, by=parent, good=good, kind="replay", viewpoint=shared.viewpoint, expires=shared.expires, url=url
    )


def revoke_by_token_id(context: Context, token_id: str, bearer: str | None) -> None:
    """Revoke a token or link with its descendants. Raises Missing, not Forbidden, for a caller who may not revoke it.

    Raises Unauthorised, Missing.
    """
    game_id, _, wanted = token_id.partition("-")
    if not is_game_id(game_id):
        raise Missing("There is no such token.")
    game = context.games.load(game_id)
    who = authenticate_principal(game, bearer)
    require_scope(who, *WEAKER, "arbiter")
    found = next((each for each in grants_and_links(game) if each.id == wanted), None)
    if found is None or found.id not in revocable_ids(game, who):
        raise Missing("There is no such token.")
    revoke_grant_or_link(context, game, found, bearer)


def revoke_grant_or_link(context: Context, game: Game, each: GrantOrLink, bearer: str | None) -> None:
    """Revoke a token or link of a game. Idempotent."""
    if each.revoked:
        return

    def end(latest: Game, cause: Cause) -> Batch:
        authenticate_principal(latest, bearer)
        return decide.decide_revocation(latest, each.id, cause)

    context.games.execute(game.id, Request(each.id, each.id).within("revoke"), end)
