"""Studies: notes on a replay, and variations."""

from __future__ import annotations

from typing import Any

from service.answers.studies import CreatedStudy, CreatedStudyVariation, SentStudy, StudyPage
from service.app.studies import studies
from service.app.studies.studies import StudyWords
from service.app.studies.study_rows import Note
from service.app.studies.variations import add_variation
from service.http import request_parsing
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.cost import Cost
from service.http.openapi import share_examples as examples
from service.http.operation import REPLAYED
from service.http.responses import PRIVATE
from service.http.routes.forks import to_fork_request
from service.http.schemas.headers import SecretKeyHeaders, SeenHeaders
from service.http.schemas.study_bodies import MyStudiesQuery, StudyBody, StudyContentBody, StudyVariationBody

blueprint = Blueprint("studies", "Studies: notes on a replay, and variations.")

SHOWN = ("not-found", "gone", "replay-diverged", "unavailable")
CHANGED = ("forbidden", "suspended", "busy", *SHOWN)


def to_notes(read: list[dict[str, Any]]) -> tuple[Note, ...]:
    """Notes by version; notes of one version in the order of the body."""
    return tuple(sorted([Note(**each) for each in read], key=lambda note: note.at))


@blueprint.operation(
    "POST",
    "/v1/replays/<r>/studies",
    Answer("The study, and its token.", CreatedStudy, examples.STUDY_MADE, 201, header_names=("Location", REPLAYED), headers=lambda made: {"Location": made.study.links.self}),
    ("unauthorised", "forbidden", "suspended", "too-many-open", *SHOWN),
    body=StudyBody,
    example=examples.NEW_STUDY,
    headers=SecretKeyHeaders,
    name="startStudy",
)
def start_study(call: Call, r: str) -> Any:
    """Start a study

    Starts a study of a game that is over. Any caller with a link to its replay may start one. A study shows only information that the link shows, and ends with it. Its id
    suffices to read it; the token, or a token of the `player` who started it, changes and deletes it. It is deleted a year after the last
    change. An address may start 50 in 30 days.
    """
    words = StudyWords(call.body["title"], to_notes(call.body["notes"]))
    return studies.start_study(call.context, r, words, call.body.get("player"), call.creator)


@blueprint.operation(
    "GET",
    "/v1/studies/<study>",
    Answer("The study.", SentStudy, examples.STUDY, etag=True, cache_control=PRIVATE),
    SHOWN,
    name="getStudy",
    cost=Cost(2),
)
def read_study(call: Call, study: str) -> Any:
    """Read a study

    Returns the description of the study's replay, the notes with their versions, and the variations.
    """
    return studies.read_study(call.context, study)


@blueprint.operation(
    "PUT",
    "/v1/studies/<study>",
    Answer("The changed study.", SentStudy, examples.STUDY),
    ("missing-if-match", "stale-decision", *CHANGED),
    body=StudyContentBody,
    example=examples.STUDY_BODY,
    headers=SeenHeaders,
    token=TokenUse.MUST,
    name="changeStudy",
)
def change_study(call: Call, study: str) -> Any:
    """Change a study

    Changes the study, with its token, or a token of the player who started it. The body replaces title, notes and variations;
    variations can be removed and reworded here, and are added by `addStudyVariation`. Repeating the same change gets the same answer.
    """
    assert call.bearer is not None
    body = call.body
    kept = tuple((each["game"], each["text"]) for each in body["variations"])
    words = StudyWords(body["title"], to_notes(body["notes"]), kept)
    return studies.replace_study(call.context, study, call.bearer, call.headers["seen"], words)


@blueprint.operation(
    "POST",
    "/v1/studies/<study>/variations",
    Answer("The study, and the fork's tokens and claim codes, which are shown here only.", CreatedStudyVariation, examples.VARIATION_MADE, 201, header_names=(REPLAYED,)),
    ("not-started", "impossible-position", "rules-not-installed", "too-many-open", "study-full", *CHANGED),
    body=StudyVariationBody,
    example=examples.VARIATION_BODY,
    headers=SecretKeyHeaders,
    token=TokenUse.MUST,
    name="addStudyVariation",
)
def make_variation(call: Call, study: str) -> Any:
    """Add a variation

    Makes a fork of the study's replay at a version, and lists it there. The fork is a game of its own:
    all readers of the study may watch it as spectators.
    """
    return add_variation(call.context, study, to_fork_request(call.body), call.body.get("text"), call.creator)


@blueprint.operation(
    "DELETE",
    "/v1/studies/<study>",
    Answer("The study is deleted.", status=204),
    CHANGED,
    token=TokenUse.MUST,
)
def delete_study(call: Call, study: str) -> None:
    """Delete a study

    Deletes the study, with its token, or a token of the player who started it. Its variations are games of their own, and stay.
    """
    assert call.bearer is not None
    studies.delete_study(call.context, study, call.bearer)


@blueprint.operation(
    "GET",
    "/v1/players/me/studies",
    Answer("A page of studies.", StudyPage, {"items": [examples.STUDY_SUMMARY], "next": None}),
    ("bad-cursor", "gone", "unavailable"),
    query=MyStudiesQuery,
    token=TokenUse.MUST,
)
def list_my_studies(call: Call) -> Any:
    """List your studies

    Lists the studies that you started with your account, newest first.
    """
    page = studies.load_my_studies(call.context, call.bearer, call.query.get("cursor"), call.query["limit"])
    request_parsing.note_valid_token()
    return page
