"""Players: loading them, finding them by their tokens, and writing facts that were decided at the newest version."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from domain.kernel.errors import Conflict, Gone, Missing, Unauthorised
from domain.players.facts import AnyFact, Forgotten, decode_fact, encode_fact
from domain.players.player import SLACK, Credential, Player, fold_player, needed_facts
from service.app.core.context import Context, hash_token
from service.ids import is_game_id

PLAYER_TOKEN_PREFIX = "dd_player_"
ID_LENGTH = 18
TRIES = 8
UNKNOWN_TOKEN = "This token opens nothing here."

DecideFacts = Callable[[Player], Sequence[AnyFact]]


def load_player(context: Context, player: str) -> Player:
    """The player with this id.  Raises Missing, also for text that is no id, and for a player who was forgotten."""
    found = None
    if is_game_id(player):
        found = fold_player(player, ((version, decode_fact(fact)) for version, fact in context.store.facts(player)))
    if found is None:
        raise Missing("There is no such player.")
    return found


def find_player(context: Context, player: str) -> Player | None:
    """The player with this id, if there is one."""
    try:
        return load_player(context, player)
    except Missing:
        return None


def load_player_of_token(context: Context, bearer: str | None) -> Player:
    """The player that a `dd_player_` token acts for.  Raises Unauthorised, Gone."""
    return authenticate_player(context, bearer)[0]


def authenticate_player(context: Context, bearer: str | None) -> tuple[Player, Credential]:
    """The player that a token acts for, and the token's credential.  Raises Unauthorised, Gone."""
    if bearer is None or not bearer.startswith(PLAYER_TOKEN_PREFIX):
        raise Unauthorised("This needs the token of a player.")
    try:
        player = load_player(context, bearer.removeprefix(PLAYER_TOKEN_PREFIX)[:ID_LENGTH])
    except Missing:
        raise Unauthorised(UNKNOWN_TOKEN) from None
    held = player.find_credential("token", hash_token(bearer))
    if held is None:
        raise Unauthorised(UNKNOWN_TOKEN)
    if held.revoked is not None:
        raise Gone("This token was revoked.")
    return player, held


def decide_and_write(context: Context, player: str, decide: DecideFacts) -> Player:
    """Write the facts that `decide` makes of the newest player, and return the player after them. None: no write.

    Decides again if another write was first. Shortens a stream with many outdated facts.
    Raises the errors of `decide`, Missing, Conflict, Unavailable.
    """
    for _ in range(TRIES):
        held = load_player(context, player)
        facts = list(decide(held))
        if not facts:
            return held
        needed = needed_facts(held, context.now_ms())
        is_long = held.length > 2 * len(needed) + SLACK
        written = [encode_fact(each) for each in (*needed, *facts)] if is_long else [encode_fact(each) for each in facts]
        if context.store.write_facts(player, held.version, written, replace=is_long):
            return load_player(context, player)
    raise busy()


def bury(context: Context, held: Player) -> bool:
    """Delete all facts of a player at this version; False if another write was first."""
    fact = encode_fact(Forgotten(at=context.now_ms()))
    return context.store.bury_player(held.id, held.version, fact)


def busy() -> Conflict:
    return Conflict("busy", "Other requests changed this player at the same moment. Send the same request again.")
