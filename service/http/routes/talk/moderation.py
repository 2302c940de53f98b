"""Reports, and acts of moderators."""

from __future__ import annotations

from typing import Any

from domain.kernel.timestamps import milliseconds
from service.answers.chat import CreatedReport, ModerationActPage, ReportPage, SentModerationAct
from service.app.moderation.acts import execute_act, load_act_page
from service.app.moderation.moderators import Moderator, authenticate_moderator
from service.app.moderation.reports import load_report_page, make_report
from service.app.moderation.subjects import Subject
from service.http import request_parsing
from service.http.answer import Answer
from service.http.app_services import current_services
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import moderation_examples as examples
from service.http.operation import REPLAYED
from service.http.schemas.headers import KeyHeaders
from service.http.schemas.talk.moderation_bodies import ActsQuery, ModerationActBody, ReportBody, ReportsQuery

blueprint = Blueprint("moderation", "Reports of texts and names, and acts of moderators.")


def load_moderator(call: Call) -> Moderator:
    """The calling moderator.  Raises Unauthorised, Gone."""
    found = authenticate_moderator(call.context, call.bearer)
    request_parsing.note_valid_token()
    return found


@blueprint.operation(
    "POST",
    "/v1/reports",
    Answer("The report.", CreatedReport, examples.REPORTED, 201, header_names=(REPLAYED,)),
    ("forbidden", "not-found", "gone", "too-many-open", "unavailable"),
    body=ReportBody,
    example=examples.REPORT_BODY,
    headers=KeyHeaders,
    token=TokenUse.MAY,
)
def report(call: Call) -> Any:
    """Report a message, a name, a player or a study

    Reports a text that the caller can read: a message with a token that reads it; a name, a study or a player's profile also without a token. The reported person
    is not notified. A report is deleted after 90 days, and keeps a copy of the reported message; an address may have 20 open reports.
    """
    body, owners = call.body, request_parsing.owners_of_client(call.context)
    subject = Subject(**body["subject"])
    return make_report(call.context, subject, body["ground"], body.get("note"), bearer=call.bearer, request=call.request, owners=owners)


@blueprint.operation(
    "GET",
    "/v1/moderation/reports",
    Answer("A page of reports.", ReportPage, {"items": [examples.REPORT], "next": None}),
    ("bad-cursor", "gone", "unavailable"),
    query=ReportsQuery,
    token=TokenUse.MUST,
    name="listReports",
)
def list_reports(call: Call) -> Any:
    """List reports

    Lists the reports, for moderators, each with the reported text as it is now, hidden or not, or as it was reported if the message is gone.
    """
    load_moderator(call)
    asked = call.query
    return load_report_page(call.context, asked["state"], asked.get("cursor"), asked["limit"])


@blueprint.operation(
    "POST",
    "/v1/moderation/acts",
    Answer("The act, which is in the log of moderation.", SentModerationAct, examples.ACT, 201, header_names=(REPLAYED,)),
    ("not-found", "gone", "no-player", "not-in-force", "busy", "unavailable"),
    body=ModerationActBody,
    example=examples.ACT_BODY,
    headers=KeyHeaders,
    token=TokenUse.MUST,
    name="moderate",
)
def act(call: Call) -> Any:
    """Hide, show, suspend, lift or dismiss

    Acts on a subject, for moderators. `hide` deletes a message; replaces the name at a seat by a number, everywhere within 5 seconds, and in records that are
    written later; gives a player the name `Player`; hides a study from all. `show` reverts the hiding of a seat's name or a study.
    `suspend` applies to the named player, the holder of the named seat, or the author of the message: no new tables, seats or messages
    until it ends or a moderator lifts it; running games can be played on. `dismiss` closes the reports and does nothing else; every other
    act closes the reports of its subject too.
    """
    who, body = load_moderator(call), call.body
    until_ms = milliseconds(body["until"]) if "until" in body else None
    done = execute_act(call.context, body["act"], Subject(**body["subject"]), who.name, reason=body["reason"], until_ms=until_ms, request=call.request)
    current_services().chat.announce()
    return done


@blueprint.operation(
    "GET",
    "/v1/moderation/acts",
    Answer("A page of the log.", ModerationActPage, {"items": [examples.ACT], "next": None}),
    ("bad-cursor", "gone", "unavailable"),
    query=ActsQuery,
    token=TokenUse.MUST,
    name="listActs",
)
def list_acts(call: Call) -> Any:
    """Read the log of moderation

    Lists, for moderators, every act of the last year with its author and reason, newest first.
    """
    load_moderator(call)
    return load_act_page(call.context, call.query.get("cursor"), call.query["limit"])
