"""Tournaments of players: the player's tournaments from all devices, and binding an entry."""

from __future__ import annotations

from typing import Any

from extensions.tournaments.answers.tournaments import MyTournamentPage, PlayerEntry
from extensions.tournaments.app.entrants import binding
from extensions.tournaments.app.entrants import my_tournaments as my_tournaments
from extensions.tournaments.http import examples as examples
from extensions.tournaments.http.bodies import PlayerEntryBody
from extensions.tournaments.http.queries import MyTournamentsQuery
from service.http import request_parsing
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.cost import Cost

blueprint = Blueprint("player_tournaments", "Tournaments of players: your tournaments from all devices.")


@blueprint.operation(
    "GET",
    "/v1/players/me/tournaments",
    Answer("A page of tournaments.", MyTournamentPage, examples.MY_TOURNAMENTS),
    ("bad-cursor", "gone", "unavailable"),
    query=MyTournamentsQuery,
    token=TokenUse.MUST,
    cost=Cost(11, items=2),
)
def list_my_tournaments(call: Call) -> Any:
    """List your tournaments

    Lists the tournaments with an entry of the player, from all devices, newest first: each with its status, the entry, and the entry's table in the
    open round. At a tournament the player's token acts for the entry, as the entry's own does. A page of large tournaments ends before
    its limit; `next` continues it.
    """
    page = my_tournaments.load_my_tournaments(call.context, call.bearer, call.query.get("cursor"), call.query["limit"])
    request_parsing.note_valid_token()
    return page


@blueprint.operation(
    "PUT",
    "/v1/players/me/entries/<t>/<number:entry>",
    Answer("The player has the entry.", PlayerEntry, examples.PLAYER_ENTRY),
    ("forbidden", "not-found", "gone", "suspended", "player-full", "already-entered", "entry-bound", "busy", "unavailable"),
    body=PlayerEntryBody,
    example=examples.PLAYER_ENTRY_BODY,
    token=TokenUse.MUST,
    name="bindEntry",
)
def bind_entry(call: Call, t: str, entry: int) -> Any:
    """Bind an entry to your account

    Binds an entry to your account by the entry's own token, for example if it was made without an account. The seats that its person has had are bound too, unless another player
    holds them. A person has one entry, and a place of an entry has one player. The tournament does not learn of it.
    """
    return binding.bind_entry(call.context, call.bearer, t, number=entry, member=call.body["member"], token=call.body["token"])
