"""Tournaments: creating, listing, amending, announcing, confirming; their officials."""

from __future__ import annotations

from typing import Any

from extensions.tournaments.answers.tournaments import (
    ChangedTournament,
    CreatedAnnouncement,
    CreatedTournament,
    OfficialSlip,
    RegulationsConsent,
    SentTournament,
    TournamentPage,
)
from extensions.tournaments.app import founding, officials
from extensions.tournaments.app.founding import Amendment, NewTournament
from extensions.tournaments.app.location import Location
from extensions.tournaments.app.officials import NewOfficial
from extensions.tournaments.http import examples as examples
from extensions.tournaments.http import requests as requests
from extensions.tournaments.http.bodies import (
    OfficialBody,
    RegulationsConsentBody,
    TournamentAmendmentBody,
    TournamentBody,
)
from extensions.tournaments.http.queries import TournamentsQuery
from extensions.tournaments.http.round_bodies import AnnouncementBody
from extensions.tournaments.http.routes.asking import READ, WRITTEN, TournamentBlueprint, to_tournament_request
from service.http.answer import Answer
from service.http.call import Call, TokenUse
from service.http.operation import REPLAYED
from service.http.request_parsing import owner_of_client
from service.http.schemas.headers import KeyHeaders, SecretKeyHeaders, VersionHeaders

blueprint = TournamentBlueprint("tournaments", "Tournaments: games under one set of regulations.")


@blueprint.operation(
    "POST",
    "/v1/tournaments",
    Answer("The new tournament.", CreatedTournament, examples.TOURNAMENT_MADE, 201, header_names=(REPLAYED,)),
    ("rules-not-installed", "unavailable"),
    body=TournamentBody,
    example=requests.TOURNAMENT_BODY,
    headers=SecretKeyHeaders,
)
def create_tournament(call: Call) -> Any:
    """Create a tournament

    Creates a tournament from a preset, which is a complete set of regulations; `regulations` overrides parts of it. At first only officials can enter people;
    after `PATCH` with `is_entering`, people can enter themselves. The answer holds the organiser's token, shown once.
    """
    body = call.body
    wanted = NewTournament(body["title"], body["ruleset"], body["preset"], body.get("regulations", {}), to_location(body))
    return founding.create_tournament(call.context, wanted, call.request, call.client, owner_of_client(call.context))


def to_location(body: dict[str, Any]) -> Location | None:
    """The location of a body, if it names one."""
    return Location(**body["location"]) if "location" in body else None


@blueprint.operation(
    "GET",
    "/v1/tournaments",
    Answer("A page of tournaments.", TournamentPage, examples.TOURNAMENT_PAGE),
    ("bad-cursor", "unavailable"),
    query=TournamentsQuery,
)
def list_tournaments(call: Call) -> Any:
    """List tournaments

    Lists tournaments, newest first.
    """
    return founding.list_tournaments(call.context, call.query.get("cursor"), call.query["limit"])


@blueprint.operation(
    "GET", "/v1/tournaments/<t>", Answer("The tournament.", SentTournament, examples.TOURNAMENT), READ, token=TokenUse.MAY
)
def get_tournament(call: Call, t: str) -> Any:
    """Get a tournament

    Returns the tournament's regulations, officials and rounds. While boards of a round are played, callers other than officials read the tournament as of the
    round's opening: a result, and its time, would inform people who have yet to play the board.
    """
    return founding.load_tournament_card(call.context, t, call.bearer)


@blueprint.operation(
    "PATCH",
    "/v1/tournaments/<t>",
    Answer("The amended tournament.", ChangedTournament, examples.TOURNAMENT_CHANGED, header_names=(REPLAYED,)),
    ("missing-if-match", "stale-decision", "entries-closed", "rules-not-installed", *WRITTEN),
    body=TournamentAmendmentBody,
    example=requests.AMENDMENT_BODY,
    headers=VersionHeaders,
    token=TokenUse.MUST,
)
def amend_tournament(call: Call, t: str) -> Any:
    """Amend a tournament

    Opens or closes entries, changes the regulations, or cancels the tournament. Changed regulations need `If-Match` with `regulated` of the card,
    or a later version; once a round was published also a reason, and if points, byes, tie-breaks or comparison change, `consent` of
    the other of organiser and chief arbiter (`POST /v1/tournaments/{tournamentId}/consents`). For organisers and chief arbiters; only organisers cancel.
    """
    return founding.amend_tournament(call.context, Amendment(**{**call.body, "location": to_location(call.body)}), to_tournament_request(call, t))


@blueprint.operation(
    "POST",
    "/v1/tournaments/<t>/consents",
    Answer("The consent.", RegulationsConsent, examples.CONSENT_GIVEN),
    ("rules-not-installed", *WRITTEN),
    body=RegulationsConsentBody,
    example=requests.CONSENT_BODY,
    token=TokenUse.MUST,
)
def make_consent(call: Call, t: str) -> Any:
    """Consent to other regulations

    Returns a text for the other of organiser and chief arbiter, who sends it with the same change as `consent` of the amendment. The text is
    valid for this change of the present regulations alone, and changes nothing by itself. For organisers and chief arbiters.
    """
    return founding.make_consent(call.context, call.body["regulations"], t, call.bearer)


@blueprint.operation(
    "POST",
    "/v1/tournaments/<t>/announcements",
    Answer("The announcement.", CreatedAnnouncement, examples.ANNOUNCEMENT_MADE, 201, header_names=(REPLAYED,)),
    WRITTEN,
    body=AnnouncementBody,
    example=requests.ANNOUNCEMENT_BODY,
    headers=KeyHeaders,
    token=TokenUse.MUST,
)
def announce(call: Call, t: str) -> Any:
    """Make an announcement

    Publishes an announcement in the tournament's feed. For officials.
    """
    return founding.announce(call.context, call.body["text"], to_tournament_request(call, t))


@blueprint.operation(
    "POST",
    "/v1/tournaments/<t>/confirm",
    Answer("The standings are final.", ChangedTournament, examples.TOURNAMENT_CHANGED, 201, header_names=(REPLAYED,)),
    ("missing-if-match", "stale-decision", "round-under-way", "appeals-open", *WRITTEN),
    headers=VersionHeaders,
    token=TokenUse.MUST,
)
def confirm_standings(call: Call, t: str) -> Any:
    """Make the standings final

    Makes the standings final after the last round and the time for appeals, if no appeal is open; `If-Match` has `scored` of the standings. This reveals the seed, with which
    anyone can check pairings, lots and deals. Later rulings and penalties are errata. For organisers and chief arbiters.
    """
    return founding.confirm_standings(call.context, to_tournament_request(call, t))


@blueprint.operation(
    "POST",
    "/v1/tournaments/<t>/officials",
    Answer("The official.", OfficialSlip, examples.OFFICIAL_GRANTED, 201, header_names=(REPLAYED,)),
    ("too-many-tokens", *WRITTEN),
    body=OfficialBody,
    example=requests.OFFICIAL_BODY,
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
)
def grant_official(call: Call, t: str) -> Any:
    """Grant an official

    Makes a person an official. The answer holds a slip, shown once, which the official's device exchanges for its token. Organisers grant every role, chief arbiters
    arbiters and scorers.
    """
    return officials.grant_official(call.context, NewOfficial(**call.body), to_tournament_request(call, t))


@blueprint.operation(
    "DELETE",
    "/v1/tournaments/<t>/officials/<o>",
    Answer("The official is revoked.", status=204),
    ("last-organiser", *WRITTEN),
    token=TokenUse.MUST,
)
def revoke_official(call: Call, t: str, o: str) -> None:
    """Revoke an official

    Ends the official's token; decisions made with it stand.
    """
    officials.revoke_official(call.context, t, o, call.bearer)
