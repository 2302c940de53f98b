"""Callers of a tournament: a token belongs to an official or an entry, whose rights are read from the tournament's log. A
player's token acts for the player's entry.
"""

from __future__ import annotations

import hmac
from typing import Literal, NamedTuple

from domain.kernel.errors import Gone, Missing, Unauthorised
from extensions.tournaments.app.entry_players import holders_of
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.entries import Entry
from extensions.tournaments.domain.facts.base import By
from extensions.tournaments.domain.own_boards import boards_ahead, withheld_tables, without_results
from extensions.tournaments.domain.tournament import Official, Tournament
from service.app.core.authorization import NO_TOKEN, SLIP_PREFIX, derive_secret_text
from service.app.core.context import Context, hash_token
from service.app.players.player_repository import PLAYER_TOKEN_PREFIX, load_player_of_token

TokenKind = Literal["tournament", "official", "entry", "slip", "consent"]
"""tournament: of the organiser, as a creation answers it; official: of any official's device."""


class Caller(NamedTuple):
    """The caller. by: `o2` or `e17`, None for an anonymous one."""

    by: By | None = None
    official: Official | None = None
    entry: Entry | None = None


ANYBODY = Caller()


def derive_tournament_token(context: Context, tournament_id: str, kind: TokenKind, name: str) -> str:
    """The token of an official or an entry, or a slip. Deterministic; only its hash is stored. name: of the request that
    makes it.
    """
    return f"dd_{kind}_{tournament_id}{derive_secret_text(context, 'tournament-token', tournament_id, kind, name)}"


def authenticate_caller(context: Context, tournament: Tournament, bearer: str | None) -> Caller:
    """The holder of a token; anonymous without one, and for a player without an entry here.  Raises Unauthorised, Gone.
    """
    if bearer is None:
        return ANYBODY
    if bearer.startswith(PLAYER_TOKEN_PREFIX):
        return player_caller(context, tournament, load_player_of_token(context, bearer).id)
    if bearer.startswith(SLIP_PREFIX):
        raise Unauthorised(NO_TOKEN)
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
    number = holders_of(tournament, context.part(Tournaments).repository.texts(tournament)).get(player, 0)
    entry = tournament.entries.get(number)
    return ANYBODY if entry is None else Caller(f"e{number}", None, entry)


def require_official_caller(caller: Caller) -> Official:
    """The calling official.  Raises Missing for other callers: the answer tells them nothing of officials' data."""
    if caller.official is None:
        raise Missing("There is nothing here for you.")
    return caller.official


def visible_to(context: Context, tournament: Tournament, caller: Caller) -> Tournament:
    """The tournament as the caller may read it: while boards are played, only officials read beyond the round's opening, and
    those who play a deal read no result of it. tournament: at its newest version.
    """
    if caller.official is not None:
        return as_official(tournament, tournament, caller.official)
    return public_part(context, tournament)


def public_part(context: Context, tournament: Tournament) -> Tournament:
    """The tournament at its last public version. tournament: at its newest version."""
    if tournament.public_version == tournament.version:
        return tournament
    return context.part(Tournaments).repository.at(tournament.id, tournament.public_version)


def as_official(newest: Tournament, then: Tournament, official: Official) -> Tournament:
    """The tournament at a version as an official may read it now. newest: which says what they play."""
    current, tables = newest.current, withheld_tables(newest, official)
    return then if current is None else without_results(then, current.number, tables)


def load_version_for(context: Context, tournament: Tournament, caller: Caller, version: int) -> Tournament:
    """An earlier version of the tournament as the caller may read it. tournament: at its newest version."""
    then = context.part(Tournaments).repository.at(tournament.id, version)
    return then if caller.official is None else as_official(tournament, then, caller.official)


def shown_after(then: Tournament, caller: Caller) -> Tournament:
    """The tournament right after a request, as the answer shows it to its caller."""
    if caller.official is not None:
        return as_official(then, then, caller.official)
    current = then.current
    return without_results(then, current.number, current.tables) if current is not None and then.has_hidden_round else then


def may_read_drafts(tournament: Tournament, caller: Caller) -> bool:
    """Whether the caller may read drafts now: an official, who plays no deal whose results a draft would show."""
    if caller.official is None:
        return False
    return tournament.regulations.is_blind or not boards_ahead(tournament, caller.official)


def provable_to(context: Context, tournament: Tournament, caller: Caller) -> Tournament:
    """The version of which the caller may read the whole log, for records. tournament: at its newest version."""
    seen = visible_to(context, tournament, caller)
    return public_part(context, tournament) if seen.withheld else seen
