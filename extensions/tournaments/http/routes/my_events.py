"""Events of players: the player's events from all devices, and binding an entry."""

from __future__ import annotations

from typing import Any

from extensions.tournaments.answers.events import MyEventPage, PlayerEntry
from extensions.tournaments.app.entrants import binding, my_events
from extensions.tournaments.http import event_examples as examples
from extensions.tournaments.http.event_bodies import PlayerEntryBody
from extensions.tournaments.http.event_queries import MyEventsQuery
from service.http import request_parsing
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.cost import Cost

blueprint = Blueprint("player_events", "Events of players: your events from all devices.")


@blueprint.operation(
    "GET",
    "/v1/players/me/events",
    Answer("A page of events.", MyEventPage, examples.MY_EVENTS),
    ("bad-cursor", "gone", "unavailable"),
    query=MyEventsQuery,
    token=TokenUse.MUST,
    cost=Cost(11, items=2),
)
def list_my_events(call: Call) -> Any:
    """List your events

    Lists the events with an entry of the player, from all devices, newest first: each with its status, the entry, and the entry's table in the
    open round. At an event the player's token acts for the entry, as the entry's own does. A page of large events ends before
    its limit; `next` continues it.
    """
    page = my_events.load_my_events(call.context, call.bearer, call.query.get("cursor"), call.query["limit"])
    request_parsing.note_valid_token()
    return page


@blueprint.operation(
    "PUT",
    "/v1/players/me/entries/<e>/<number:entry>",
    Answer("The player has the entry.", PlayerEntry, examples.PLAYER_ENTRY),
    ("forbidden", "not-found", "gone", "suspended", "player-full", "already-entered", "entry-bound", "busy", "unavailable"),
    body=PlayerEntryBody,
    example=examples.PLAYER_ENTRY_BODY,
    token=TokenUse.MUST,
    name="bindEntry",
)
def bind_entry(call: Call, e: str, entry: int) -> Any:
    """Bind an entry to your account

    Binds an entry to your account by the entry's own token, for example if it was made without an account. The seats that its person has had are bound too, unless another player
    holds them. A person has one entry, and a place of an entry has one player. The event does not learn of it.
    """
    return binding.bind_entry(call.context, call.bearer, e, number=entry, member=call.body["member"], token=call.body["token"])
