"""Events: creating, listing, amending, announcing, confirming; their officials."""

from __future__ import annotations

from typing import Any

from extensions.tournaments.answers.events import (
    ConsentGiven,
    EventChanged,
    EventMade,
    EventPage,
    MessageSent,
    SentEvent,
    SentOfficialGranted,
)
from extensions.tournaments.app import founding, officials
from extensions.tournaments.app.event_location import Location
from extensions.tournaments.app.founding import Amendment, NewEvent
from extensions.tournaments.app.officials import NewOfficial
from extensions.tournaments.http import event_examples as examples
from extensions.tournaments.http import event_requests as requests
from extensions.tournaments.http.event_bodies import AmendmentBody, ConsentBody, EventBody, OfficialBody
from extensions.tournaments.http.event_queries import EventsQuery
from extensions.tournaments.http.round_bodies import EventMessageBody
from extensions.tournaments.http.routes.asking import READ, WRITTEN, EventBlueprint, to_event_request
from service.http.answer import Answer
from service.http.call import Call, TokenUse
from service.http.operation import REPLAYED
from service.http.request_parsing import owner_of_client
from service.http.schemas.headers import KeyHeaders, SecretKeyHeaders, VersionHeaders

blueprint = EventBlueprint("events", "Events: games under one set of regulations.")


@blueprint.operation(
    "POST",
    "/v1/events",
    Answer("The new event.", EventMade, examples.EVENT_MADE, 201, header_names=(REPLAYED,)),
    ("rules-not-installed", "unavailable"),
    body=EventBody,
    example=requests.EVENT_BODY,
    headers=SecretKeyHeaders,
)
def create_event(call: Call) -> Any:
    """Create an event

    Creates an event from a preset, which is a complete set of regulations; `regulations` overrides parts of it. At first only officials can enter people;
    after `PATCH` with `is_entering`, people can enter themselves. The answer holds the organiser's token, shown once.
    """
    body = call.body
    wanted = NewEvent(body["title"], body["ruleset"], body["preset"], body.get("regulations", {}), to_location(body))
    return founding.create_event(call.context, wanted, call.request, call.client, owner_of_client(call.context))


def to_location(body: dict[str, Any]) -> Location | None:
    """The location of a body, if it names one."""
    return Location(**body["location"]) if "location" in body else None


@blueprint.operation(
    "GET",
    "/v1/events",
    Answer("A page of events.", EventPage, examples.EVENT_PAGE),
    ("bad-cursor", "unavailable"),
    query=EventsQuery,
)
def list_events(call: Call) -> Any:
    """List events

    Lists events, newest first.
    """
    return founding.list_events(call.context, call.query.get("cursor"), call.query["limit"])


@blueprint.operation(
    "GET", "/v1/events/<e>", Answer("The event.", SentEvent, examples.EVENT), READ, token=TokenUse.MAY
)
def get_event(call: Call, e: str) -> Any:
    """Get an event

    Returns the event's regulations, officials and rounds. While boards of a round are played, callers other than officials read the event as of the
    round's opening: a result, and its time, would inform people who have yet to play the board.
    """
    return founding.load_event_card(call.context, e, call.bearer)


@blueprint.operation(
    "PATCH",
    "/v1/events/<e>",
    Answer("The amended event.", EventChanged, examples.EVENT_CHANGED, header_names=(REPLAYED,)),
    ("missing-if-match", "stale-decision", "entries-closed", "rules-not-installed", *WRITTEN),
    body=AmendmentBody,
    example=requests.AMENDMENT_BODY,
    headers=VersionHeaders,
    token=TokenUse.MUST,
)
def amend_event(call: Call, e: str) -> Any:
    """Amend an event

    Opens or closes entries, changes the regulations, or cancels the event. Changed regulations need `If-Match` with `regulated` of the card,
    or a later version; once a round was published also a reason, and if points, byes, tie-breaks or comparison change, `consent` of
    the other of organiser and chief arbiter (`POST /v1/events/{eventId}/consents`). For organisers and chief arbiters; only organisers cancel.
    """
    return founding.amend_event(call.context, Amendment(**{**call.body, "location": to_location(call.body)}), to_event_request(call, e))


@blueprint.operation(
    "POST",
    "/v1/events/<e>/consents",
    Answer("The consent.", ConsentGiven, examples.CONSENT_GIVEN),
    ("rules-not-installed", *WRITTEN),
    body=ConsentBody,
    example=requests.CONSENT_BODY,
    token=TokenUse.MUST,
)
def make_consent(call: Call, e: str) -> Any:
    """Consent to other regulations

    Returns a text for the other of organiser and chief arbiter, who sends it with the same change as `consent` of the amendment. The text is
    valid for this change of the present regulations alone, and changes nothing by itself. For organisers and chief arbiters.
    """
    return founding.make_consent(call.context, call.body["regulations"], e, call.bearer)


@blueprint.operation(
    "POST",
    "/v1/events/<e>/messages",
    Answer("The announcement.", MessageSent, examples.MESSAGE_SENT, 201, header_names=(REPLAYED,)),
    WRITTEN,
    body=EventMessageBody,
    example=requests.MESSAGE_BODY,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def announce(call: Call, e: str) -> Any:
    """Make an announcement

    Publishes an announcement in the event's feed. For officials.
    """
    return founding.announce(call.context, call.body["text"], to_event_request(call, e))


@blueprint.operation(
    "POST",
    "/v1/events/<e>/confirm",
    Answer("The standings are final.", EventChanged, examples.EVENT_CHANGED, 201, header_names=(REPLAYED,)),
    ("missing-if-match", "stale-decision", "round-under-way", "appeals-open", *WRITTEN),
    headers=VersionHeaders,
    token=TokenUse.MUST,
)
def confirm_standings(call: Call, e: str) -> Any:
    """Make the standings final

    Makes the standings final after the last round and the time for appeals, if no appeal is open; `If-Match` has `scored` of the standings. This reveals the seed, with which
    anyone can check pairings, lots and deals. Later rulings and penalties are errata. For organisers and chief arbiters.
    """
    return founding.confirm_standings(call.context, to_event_request(call, e))


@blueprint.operation(
    "POST",
    "/v1/events/<e>/officials",
    Answer("The official.", SentOfficialGranted, examples.OFFICIAL_GRANTED, 201, header_names=(REPLAYED,)),
    ("too-many-tokens", *WRITTEN),
    body=OfficialBody,
    example=requests.OFFICIAL_BODY,
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
)
def grant_official(call: Call, e: str) -> Any:
    """Grant an official

    Makes a person an official. The answer holds a slip, shown once, which the official's device exchanges for its token. Organisers grant every role, chief arbiters
    arbiters and scorers.
    """
    return officials.grant_official(call.context, NewOfficial(**call.body), to_event_request(call, e))


@blueprint.operation(
    "DELETE",
    "/v1/events/<e>/officials/<o>",
    Answer("The official is revoked.", status=204),
    ("last-organiser", *WRITTEN),
    token=TokenUse.MUST,
)
def revoke_official(call: Call, e: str, o: str) -> None:
    """Revoke an official

    Ends the official's token; decisions made with it stand.
    """
    officials.revoke_official(call.context, e, o, call.bearer)
