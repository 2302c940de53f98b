"""Callers of an event: a token belongs to an official or an entry, whose rights are read from the event's log. A
player's token acts for the player's entry.
"""

from __future__ import annotations

import hmac
from typing import Literal, NamedTuple

from domain.kernel.errors import Gone, Missing, Unauthorised
from domain.tournament.entries import Entry
from domain.tournament.facts.base import By
from domain.tournament.tournament import Official, Tournament
from service.app.core.authorization import derive_secret_text
from service.app.core.context import Context, hash_token
from service.app.players.player_repository import PLAYER_TOKEN_PREFIX, load_player_of_token
from service.app.tournaments.entry_players import holders_of

TokenKind = Literal["event", "official", "entry", "slip", "consent"]
"""event: of an organiser."""
SLIP_PREFIX = "dd_slip_"


class Caller(NamedTuple):
    """The caller. by: `o2` or `e17`, None for an anonymous one."""

    by: By | None = None
    official: Official | None = None
    entry: Entry | None = None


ANYBODY = Caller()


def derive_event_token(context: Context, event: str, kind: TokenKind, name: str) -> str:
    """The token of an official or an entry, or a slip. Deterministic; only its hash is stored. name: of the request that
    makes it.
    """
    return f"dd_{kind}_{event}{derive_secret_text(context, 'event-token', event, kind, name)}"


def authenticate_caller(context: Context, tournament: Tournament, bearer: str | None) -> Caller:
    """The holder of a token; anonymous without one, and for a player without an entry here.  Raises Unauthorised, Gone.
    """
    if bearer is None:
        return ANYBODY
    if bearer.startswith(PLAYER_TOKEN_PREFIX):
        return player_caller(context, tournament, load_player_of_token(context, bearer).id)
    if bearer.startswith(SLIP_PREFIX):
        raise Unauthorised("This is a slip, which opens nothing before it is exchanged for a token.")
    wanted, found = hash_token(bearer), ANYBODY
    for official in tournament.officials.values():
        if official.token is not None and hmac.compare_digest(official.token, wanted):
            found = Caller(official.id, official, tournament.entries.get(official.entry or 0))
    for entry in tournament.entries.values():
        if entry.token is not None and hmac.compare_digest(entry.token, wanted):
            found = Caller(f"e{entry.number}", None, entry)
    if found.by is None:
        raise Unauthorised("This token opens nothing here.")
    if found.official is not None and found.official.is_revoked:
        raise Gone("This token was revoked.")
    return found


def player_caller(context: Context, tournament: Tournament, player: str) -> Caller:
    """A player as the holder of an entry at this version; anonymous without one."""
    number = holders_of(tournament, context.tournaments.texts(tournament)).get(player, 0)
    entry = tournament.entries.get(number)
    return ANYBODY if entry is None else Caller(f"e{number}", None, entry)


def require_official_caller(caller: Caller) -> Official:
    """The calling official.  Raises Missing for others, who must not learn of officials' data."""
    if caller.official is None:
        raise Missing("There is nothing here for you.")
    return caller.official


def visible_to(context: Context, tournament: Tournament, caller: Caller) -> Tournament:
    """The version that the caller may read: while boards are played, only officials read beyond the round's opening."""
    if caller.official is not None or tournament.public_version == tournament.version:
        return tournament
    return context.tournaments.at(tournament.id, tournament.public_version)
