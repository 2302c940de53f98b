"""Authentication and authorization: a token gives a principal, a principal its viewpoints.

A token contains its game's id, so parsing needs no lookup; its rights are read from that game's log only.
"""

from __future__ import annotations

import hmac
from base64 import b32encode
from typing import NamedTuple

from domain.game.aggregate import Decision, Game, Grant, stream_base
from domain.game.information_state import Viewpoint, viewpoint_text
from domain.kernel.errors import Forbidden, Gone, Malformed, Missing, Unauthorised
from domain.kernel.secrecy import Seat
from service.app.core.context import Context, hash_token
from service.app.core.seen_seats import note_seen
from service.ids import is_game_id

TOKEN_PREFIXES = {"organiser": "org", "seat:act": "seat", "seat:read": "read", "spectator": "spec", "arbiter": "arb"}
SLIP_PREFIX = "dd_slip_"
ASK_PREFIX = "dd_ask_"
NO_TOKEN = "This is a slip, which opens nothing before it is exchanged for a token."
ID_LENGTH = 18


class Principal(NamedTuple):
    """The caller, for one game. grant None: anonymous, the least privileged."""

    grant: Grant | None

    @property
    def scope(self) -> str | None:
        return self.grant.scope if self.grant else None

    @property
    def seat(self) -> Seat | None:
        return self.grant.seat if self.grant else None


ANONYMOUS = Principal(None)
AT_TABLE = ("seat:act", "seat:read", "arbiter")
"""Scopes of callers at a table: its players, holders of read-only seat tokens, and arbiters."""


def derive_token(context: Context, game_id: str, grant_id: str, scope: str) -> str:
    """The token of a grant. Deterministic; only its hash is stored."""
    return f"dd_{TOKEN_PREFIXES[scope]}_{game_id}{derive_secret_text(context, 'token', game_id, grant_id)}"


def derive_slip(context: Context, game_id: str, name: str) -> str:
    """The slip of a seat. Deterministic; only its hash is stored. name: of the request that makes it."""
    return f"{SLIP_PREFIX}{game_id}{derive_secret_text(context, 'slip', game_id, name)}"


def derive_secret_text(context: Context, *parts: str) -> str:
    """160 secret bits derived from the server's key and `parts`, as 32 letters and digits."""
    return b32encode(context.derive(*parts)[:20]).decode().lower()


def parse_token_game(text: str) -> str:
    """The id of the game a token belongs to.  Raises Unauthorised for text that is no token."""
    game_id = text.rpartition("_")[2][:ID_LENGTH]
    if not text.startswith("dd_") or not is_game_id(game_id):
        raise Unauthorised("This is not a token of this service.")
    return game_id


def load_game_of_token(context: Context, text: str) -> Game:
    """The game a token belongs to.  Raises Unauthorised if there is none."""
    try:
        return context.games.load(parse_token_game(text))
    except Missing:
        raise Unauthorised("This token opens nothing here.") from None


def authenticate_principal(game: Game, text: str | None) -> Principal:
    """The holder of a token, given as text; None: anonymous.  Raises Unauthorised, Gone, Forbidden at a tournament's table."""
    if text is None:
        require_public(game)
        return ANONYMOUS
    return authenticate_hash(game, hash_token(text))


def authenticate_hash(game: Game, wanted: str) -> Principal:
    """The holder of the token with this hash.  Raises Unauthorised, Gone, Forbidden at a tournament's table."""
    found = None
    for grant in game.grants:
        if hmac.compare_digest(grant.hash, wanted):
            found = grant
    if found is None and any(each.hash == wanted for each in game.slips.values()):
        raise Unauthorised(NO_TOKEN)
    if found is None:
        raise Unauthorised("This token opens nothing here.")
    if found.revoked:
        raise Gone("This token was revoked.")
    if found.scope == "organiser" and is_of_tournament(game):
        raise Forbidden("This table belongs to a tournament, whose officials decide on it.", "belongs-to-tournament")
    if found.scope not in AT_TABLE:
        require_public(game)
    return Principal(found)


def is_of_tournament(game: Game) -> bool:
    """Whether a game is a table of a tournament in this store. An imported record of such a table is an ordinary game."""
    return game.opening is not None and game.imported is None


def is_withheld(game: Game) -> bool:
    """Whether a tournament's table is not public yet: its round is not open, or other tables play its deal until the round
    is closed.
    """
    if not is_of_tournament(game):
        return False
    return (game.is_held and game.is_running) or (game.created.deal == "duplicate" and not game.is_revealed)


def require_public(game: Game) -> None:
    """Raises Forbidden for callers without a seat if the table is not public yet."""
    if is_withheld(game):
        raise Forbidden("Nothing of this table is public before its round is closed.")


def require_not_revoked(game: Game, who: Principal) -> None:
    """Raises Gone if the principal's token was revoked since authentication. game: its current version."""
    if who.grant is not None and any(each.revoked and each.id == who.grant.id for each in game.grants):
        raise Gone("This token was revoked.")


def is_fully_revealed(game: Game) -> bool:
    """Whether every viewpoint is public: the game is over and its seed revealed."""
    return not game.is_running and game.is_revealed


def has_to_answer(game: Game, who: Principal, after: int) -> bool:
    """Whether the caller's seat has an open decision, at another version than this one; also once the game is over. Another, since a log that
    was put back is behind what its readers have seen.
    """
    if not game.is_running:
        return True
    return game.version != after and owed_decision(game, own_viewpoint(who)) is not None


def owed_decision(game: Game, own: Viewpoint) -> Decision | None:
    """The decision that a seat may answer now; none while the table is paused. own: the seat, or the public, which owes nothing."""
    return game.own_decision(own) if isinstance(own, int) and game.is_running and not game.is_paused else None


def own_viewpoint(who: Principal) -> Viewpoint:
    """The principal's own viewpoint: its seat, or the public."""
    return who.seat if who.seat is not None and who.scope in ("seat:act", "seat:read") else "public"


def authorize_viewpoint(
    context: Context, game: Game, who: Principal, wanted: str | None, version: int | None = None
) -> Viewpoint:
    """The viewpoint for `who` at a version; None: the current one. wanted: viewpoint as text, None for the own one.

    The only way to others' viewpoints during a game: an arbiter's read is recorded in the store before any data is
    returned. A version beyond the game's shows no data, so no read is recorded.

    Notes that a player has looked at a tournament's table.

    Raises Malformed for text that names no viewpoint, Forbidden, and Unavailable if the read cannot be recorded.
    """
    note_seen(context, game, who.grant)
    if wanted is None:
        asked: Viewpoint = "all" if who.scope == "arbiter" and game.is_running else own_viewpoint(who)
    else:
        asked = parse_viewpoint(wanted)
    if isinstance(asked, int) and asked >= len(game.seats):
        raise Malformed(f"There is no seat {asked}.", {"viewpoint": ["No such seat."]})
    if asked in (own_viewpoint(who), "public") or is_fully_revealed(game):
        return asked
    if who.scope != "arbiter":
        raise Forbidden("This viewpoint is not yours while the game is on.")
    before, _ = stream_base(game.created)
    seen = game.version if version is None else version
    if before < seen <= game.version:
        context.store.note_read(game.id, seen, viewpoint_text(asked), context.now_ms())
    return asked


def parse_viewpoint(wanted: str) -> Viewpoint:
    if wanted == "public":
        return "public"
    if wanted == "all":
        return "all"
    number = wanted.removeprefix("seat:")
    if number != wanted and number.isascii() and number.isdigit() and len(number) <= 2:
        return int(number)
    raise Malformed("`viewpoint` is seat:<number>, public or all.", {"viewpoint": ["seat:<number>, public or all."]})


def require_scope(who: Principal, *scopes: str) -> None:
    """Raises Unauthorised without a token, Forbidden with one of another scope."""
    if who.grant is None:
        raise Unauthorised(f"This needs a token: {' or '.join(scopes)}.")
    if who.scope not in scopes:
        raise Forbidden(f"This needs a token of scope {' or '.join(scopes)}.")
