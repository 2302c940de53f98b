"""Binds an entry that was made without an account to a player, by the entry's own token. No log records it."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from domain.kernel.errors import Conflict, Forbidden, Gone, Malformed, Missing, Refusal, Unauthorised
from extensions.tournaments.answers.tournaments import PlayerEntry
from extensions.tournaments.app.callers import authenticate_caller
from extensions.tournaments.app.entry_players import (
    note_player,
    person_text,
    players_of_entries,
    since_version,
)
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.app.tables import seat_token
from extensions.tournaments.domain.decide.requirements import malformed
from extensions.tournaments.domain.entries import Entry
from extensions.tournaments.domain.facts.parts import Seated
from extensions.tournaments.domain.tables import Table
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context
from service.app.players.player_repository import load_player
from service.app.players.seats import bind_seat_of_token, hold_bound_name, load_player_with_room

log = logging.getLogger(__name__)


def bind_entry(context: Context, bearer: str | None, tournament_id: str, *, number: int, member: int, token: str) -> PlayerEntry:
    """Bind a place of an entry to the bearer's player, by the entry's own token, with the seats that its person has
    had.

    Repeatable. member: index of the person in the entry.
    Raises Unauthorised, Forbidden, Gone, Missing, Malformed for another entry's token, Conflict `already-entered`,
    `entry-bound`.
    """
    player = load_player_with_room(context, bearer or "", 0)
    assert player is not None
    tournament = context.part(Tournaments).repository.load(tournament_id)
    entry = require_entry_of_token(context, tournament, number, token)
    if member >= entry.members:
        raise malformed("member", f"0 to {entry.members - 1}.")
    hold_place(context, tournament, entry, member, player.id)
    for each in seat_tokens_of(context, tournament, entry, member):
        try:
            hold_bound_name(context, player.id, each)
            bind_seat_of_token(context, player.id, each)
        except Refusal as refused:
            log.info("a seat of a tournament was not bound", extra={"game": tournament_id, "why": refused.code})
    return PlayerEntry(tournament=tournament_id, entry=number, member=member)


def require_entry_of_token(context: Context, tournament: Tournament, number: int, token: str) -> Entry:
    """The entry that an entry token acts for.  Raises Unauthorised, Gone, Forbidden, Malformed."""
    if not token.startswith("dd_entry_"):
        raise Forbidden("This needs the token of an entry.")
    entry = authenticate_caller(context, tournament, token).entry
    if entry is None or entry.number != number:
        raise Malformed("This token is not of that entry.", {"token": ["Of another entry."]})
    return entry


def hold_place(context: Context, tournament: Tournament, entry: Entry, member: int, player: str) -> None:
    """Store the player of a place, unless another player has it.

    Noted in the player's list first and checked again afterwards: a player forgotten meanwhile leaves no data, and of
    two places at once a player keeps none.  Raises Conflict, Unauthorised.
    """
    held = players_of_entries(tournament, context.part(Tournaments).repository.texts(tournament)).get((entry.number, member))
    if held == player:
        return
    require_free(context, tournament, entry, held, player)
    note_player(context.store, player, tournament)
    place = person_text(since_version(entry, member), entry.number, member, player)
    found = context.part(Tournaments).repository.add_text(tournament, place)
    if found.text != player:
        raise other_holder()
    try:
        load_player(context, player)
        require_free(context, tournament, entry, None, player)
    except (Missing, Conflict) as refusal:
        context.part(Tournaments).repository.forget_texts(tournament, [place.key])
        if isinstance(refusal, Missing):
            raise Unauthorised("This player is not there any more.") from None
        raise


def require_free(context: Context, tournament: Tournament, entry: Entry, held: str | None, player: str) -> None:
    """Raises Conflict if another player has the place, or this one has another entry."""
    if held is not None:
        raise other_holder()
    mine = {
        number
        for (number, _), each in players_of_entries(tournament, context.part(Tournaments).repository.texts(tournament)).items()
        if each == player and number != entry.number
    }
    if mine:
        raise Conflict("already-entered", f"Your account has entry {min(mine)} here. One person is one entry.")


def other_holder() -> Conflict:
    return Conflict("entry-bound", "Another player has this entry.")


def seat_tokens_of(context: Context, tournament: Tournament, entry: Entry, member: int) -> Iterator[str]:
    """The valid tokens of the seats that the person of a place has had at opened tables."""
    since = since_version(entry, member)
    for played in tournament.rounds.values():
        for table in played.tables.values():
            seat = find_seat(table, Seated(entry.number, member))
            if seat is None or table.game.opened is None or (since > (played.published or 0) and table.game.is_over):
                continue
            token = find_token(context, table.game.id, seat)
            if token is not None:
                yield token


def find_seat(table: Table, seated: Seated) -> int | None:
    return table.seats.index(seated) if seated in table.seats else None


def find_token(context: Context, game_id: str, seat: int) -> str | None:
    """The token of a seat; None if a stand-in has it, or the game is gone."""
    try:
        return seat_token(context, context.games.load(game_id), seat)
    except (Missing, Gone):
        return None
